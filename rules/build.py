"""From the model and phrase files to sorts, fields, acts, laws and a phrase book."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from keyword import iskeyword
from math import prod
from typing import TypeVar

from rules.errors import Position, Problem
from rules.expr import TRUE, Apply, Expr, Literal, Operator, Read, Variable, conj, disj, equal, negate
from rules.files import Files
from rules.model import Act, ChangeCell, Condition, Field, FieldKind, Law, Outcome, SetCell, Sort
from rules.parse import ExpressionError, Names, check_type, nearest, one_of, parse_expression
from rules.phrases import Phrase, PhraseBook, PhraseError, Slot, Use, Wording, negative_of, read_wording, settings
from rules.schema import ActShape, All, Any_, FieldShape, Not, PhraseShape, SortShape, TermShape
from rules.show import identifier
from rules.types import BOOL, BoolType, IntType, MemberType, Type, Value, fits
from rules.yamlread import Document, Where

MAX_MEMBERS = 2000
MAX_CELLS = 1_000_000
MAX_NUMBERS = 100_000
RESERVED = frozenset(
    "was first min max connected any all count sum least greatest the range nobody int bool it".split()
)
T = TypeVar("T")
_RANGE = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})\Z")


@dataclass
class Builder:
    """A book in the making: what is known so far, and what is wrong."""

    files: Files
    names: Names = field(default_factory=lambda: Names({}))
    phrases: PhraseBook = field(default_factory=lambda: PhraseBook())
    acts: dict[str, Act] = field(default_factory=dict)
    laws: list[Law] = field(default_factory=list)
    steps: tuple[str, ...] = ()
    implied: list[Phrase] = field(default_factory=list)

    def problem(self, position: Position, message: str, hint: str = "") -> None:
        """Note something that is wrong."""
        self.files.problems.append(Problem(position, message, hint))

    def attempt(self, position: Position, make: Callable[[], T]) -> T | None:
        """What ``make`` gives, or nothing and a problem at the position."""
        try:
            return make()
        except (PhraseError, ExpressionError) as error:
            self.problem(position, error.message, error.hint)
            return None

    def conditions(
        self, written: list[object], scope: Mapping[str, Expr], document: Document, where: Where
    ) -> tuple[Condition, ...]:
        """Written conditions, each with its reading; unreadable ones are noted and left out."""
        found = []
        for i, item in enumerate(written):
            place = (*where, i) if (*where, i) in document.positions else where
            condition = self.condition(item, scope, document, place)
            if condition is not None:
                found.append(condition)
        return tuple(found)

    def condition(self, item: object, scope: Mapping[str, Expr], document: Document, where: Where) -> Condition | None:
        """One written condition."""
        match item:
            case str():
                expr = self.attempt(document.at(where), lambda: self.phrases.condition(item, scope))
                return None if expr is None else Condition(expr, item)
            case All(all=inner):
                parts = self.conditions(list(inner), scope, document, (*where, "all"))
                return Condition(conj([c.expr for c in parts]), "all of: " + "; ".join(c.text for c in parts))
            case Any_(any=inner):
                parts = self.conditions(list(inner), scope, document, (*where, "any"))
                return Condition(disj([c.expr for c in parts]), " or ".join(c.text for c in parts))
            case Not(not_=inner):
                parts = self.conditions(list(inner), scope, document, (*where, "not"))
                return Condition(negate(conj([c.expr for c in parts])), "not: " + "; ".join(c.text for c in parts))
        raise AssertionError(item)

    def effects(
        self, written: list[str], scope: Mapping[str, Expr], document: Document, where: Where
    ) -> tuple[list[Outcome], list[Expr]]:
        """Written effects, and what has to be somebody for them."""
        outcomes: list[Outcome] = []
        needs: list[Expr] = []
        for i, text in enumerate(written):
            place = (*where, i) if (*where, i) in document.positions else where
            got = self.attempt(document.at(place), lambda: self.phrases.effects_and_needs(text, scope))
            if got is not None:
                outcomes.extend(got[0])
                needs.extend(got[1])
                self.check_writable(got[0], document.at(place), text)
                self.check_range(got[0], document.at(place), text)
        return outcomes, needs

    def check_writable(self, outcomes: tuple[Outcome, ...], position: Position, text: str) -> None:
        """Constants, derived cells and inputs are not written by clauses."""
        for outcome in outcomes:
            name = getattr(outcome, "field", "")
            if name and self.names.fields[name].kind is not FieldKind.STATE:
                kind = self.names.fields[name].kind.value
                hint = "Write it with 'holds' if derived."
                self.problem(position, f"'{text}' would write {name}, which is {kind}", hint)


    def check_range(self, outcomes: tuple[Outcome, ...], position: Position, text: str) -> None:
        """A number that is written out and set lies in the range of its cell, unless the cell is clamped."""
        for outcome in outcomes:
            if isinstance(outcome, SetCell) and isinstance(outcome.value, Literal):
                known = self.names.fields[outcome.field]
                value = outcome.value.value
                if isinstance(known.type, IntType) and not known.clamped and isinstance(value, int):
                    if not known.type.low <= value <= known.type.high:
                        hint = f"{known.name} is {known.type}; a field with 'clamped: yes' takes the nearest value."
                        self.problem(position, f"'{text}' would set {known.name} to {value}", hint)


def build_model(files: Files) -> Builder:
    """Read model.yaml and phrases.yaml; what is wrong is in ``files.problems``."""
    builder = Builder(files)
    document = files.documents["model.yaml"]
    sorts = _sorts(builder, document)
    builder.names = Names(sorts)
    for group in ("fields", "inputs"):
        shapes: dict[str, FieldShape] = getattr(files.model, group)
        for name, shape in shapes.items():
            known = _field(builder, name, shape, group == "inputs", document, (group, name))
            if known is not None:
                builder.names.fields[name] = known
    members: dict[str, list[tuple[str, str]]] = {}
    for sort in sorts.values():
        for member in sort.members:
            members.setdefault(member, []).append((sort.name, member))
    builder.phrases = PhraseBook(members=members, fields=builder.names.fields, acts=builder.acts)
    builder.steps = tuple(files.model.timeline)
    _phrases(builder, files.documents["phrases.yaml"])
    _acts(builder, document)
    for name, law in files.model.laws.items():
        text = law if isinstance(law, str) else law.means
        place = document.at(("laws", name))
        expr = builder.attempt(place, lambda: check_type(parse_expression(text, builder.names, {}), BOOL, "a law"))
        if expr is not None:
            builder.laws.append(Law(name, expr, place))
    return builder


def _sorts(builder: Builder, document: Document) -> dict[str, Sort]:
    sorts: dict[str, Sort] = {}
    written: list[tuple[str, str, list[str], int]] = []
    for name, shape in builder.files.model.sorts.items():
        listed = shape if isinstance(shape, list) else shape.members
        written.append(("sorts", name, listed, shape.spare if isinstance(shape, SortShape) else 0))
    written += [("values", name, listed, 0) for name, listed in builder.files.model.values.items()]
    for group, name, listed, spare in written:
        place = document.at((group, name))
        if name in sorts:
            builder.problem(place, f"the sort '{name}' is declared twice", "Give one of them another name.")
        if not can_be_named(name):
            builder.problem(place, f"'{name}' cannot name a sort", "Use letters, digits and _, and no reserved word.")
        members = [*listed, *(f"{name}-{i + 1}" for i in range(spare))]
        if len(members) > MAX_MEMBERS:
            message = f"{name} has {len(members)} members; {MAX_MEMBERS} is the most"
            builder.problem(place, message, "Use spare members.")
            members = members[:1]
        if not members:
            builder.problem(place, f"{name} has no member", "Give it members or spare ones.")
            members = [f"{name}-1"]
        for member in sorted(m for m, n in Counter(members).items() if n > 1):
            builder.problem(place, f"'{member}' stands twice in {name}", "Remove one of them.")
        for member in members:
            if " ".join(member.split()) != member or not member or re.search(r"[{}]", member):
                builder.problem(place, f"'{member}' cannot name a member", "Use words with single spaces between them.")
        if "nobody" in members:
            builder.problem(place, "'nobody' cannot be a member", f"Make the field optional: {name}?")
        by_identifier: dict[str, str] = {}
        for member in members:
            other = by_identifier.setdefault(identifier(member), member)
            if other != member:
                message = f"'{member}' and '{other}' of {name} would be one name in expressions"
                builder.problem(place, message, "Let them differ in letters or digits.")
        sorts[name] = Sort(name, tuple(dict.fromkeys(members)), spare, group == "values")
    return sorts


def _type(text: str, names: Names) -> Type:
    if text == "bool":
        return BOOL
    span = _RANGE.match(text)
    if span:
        low, high = int(span[1]), int(span[2])
        if low > high:
            raise ExpressionError(f"the range {text} is empty", "Write the lower bound first.")
        if high - low >= MAX_NUMBERS:
            raise ExpressionError(f"the range {text} has more than {MAX_NUMBERS} numbers", "Count in larger units.")
        return IntType(low, high)
    sort = text.removesuffix("?")
    if sort not in names.sorts:
        known = [*names.sorts, "bool"]
        raise ExpressionError(f"'{text}' is no type", nearest(sort, known) or "Use bool, a range like 0..9, or a sort.")
    return MemberType(sort, text.endswith("?"))


def value_of(written: object, wanted: Type) -> Value:
    """A value as written in YAML, for a type: yes and no are truth values, nobody is none."""
    if isinstance(wanted, BoolType) and written in ("yes", "no"):
        return written == "yes"
    if isinstance(wanted, MemberType):
        return None if written in ("nobody", None) else str(written)
    return written if isinstance(written, bool | int | str) else None


def _field(
    builder: Builder, name: str, shape: FieldShape, is_input: bool, document: Document, where: Where
) -> Field | None:
    place = document.at(where)
    names = builder.names
    if not can_be_named(name):
        builder.problem(place, f"'{name}' cannot name a field", "Use letters, digits and _, and no reserved word.")
        return None
    if name in names.fields:
        builder.problem(place, f"'{name}' is declared twice", "Give one of them another name.")
    kind = builder.attempt(place, lambda: _type(shape.is_, names))
    unknown = [s for s in shape.of if s not in names.sorts]
    for sort in unknown:
        builder.problem(place, f"'{sort}' is no sort", one_of(sort, list(names.sorts)))
    if kind is None or unknown:
        return None
    if shape.symmetric and (len(shape.of) != 2 or len(set(shape.of)) != 1):
        builder.problem(place, f"{name} cannot be symmetric", "A symmetric field has one sort twice.")
    if prod(len(names.sorts[s].members) for s in shape.of) > MAX_CELLS:
        builder.problem(place, f"{name} would have more than {MAX_CELLS} cells", "Let it be of fewer or smaller sorts.")
        return None
    start = value_of(shape.start, kind) if shape.start is not None else natural_start(kind, names)
    members = {n: s.members for n, s in names.sorts.items()}
    if not fits(start, kind, members):
        at = document.at((*where, "start"))
        builder.problem(at, f"{name} cannot start at {shape.start}: it is {kind}", values_hint(kind, names))
    if shape.default is not None and not fits(value_of(shape.default, kind), kind, members):
        at = document.at((*where, "default"))
        builder.problem(at, f"{shape.default} cannot be the default of {name}: it is {kind}", values_hint(kind, names))
    starts: dict[tuple[str, ...], Value] = {}
    for key, written in shape.starts.items():
        at = document.at((*where, "starts", key))
        args = tuple(k.strip() for k in key.split(",")) if len(shape.of) > 1 else (key,)
        if len(args) != len(shape.of) or any(a not in members[s] for a, s in zip(args, shape.of, strict=False)):
            known = [*members[shape.of[0]]] if len(shape.of) == 1 else []
            hint = one_of(key, known) if known else f"It is of: {', '.join(shape.of) or 'nothing'}."
            builder.problem(at, f"'{key}' is no argument of {name}", hint)
            continue
        value = value_of(written, kind)
        if not fits(value, kind, members):
            builder.problem(at, f"{name}({key}) cannot start at {written}: it is {kind}", values_hint(kind, names))
        starts[args] = value
        if shape.symmetric:
            starts[args[::-1]] = value
    return Field(
        name,
        tuple(shape.of),
        kind,
        start,
        starts,
        _kind(builder, shape, is_input, place),
        shape.closed,
        shape.clamped,
        shape.symmetric,
        shape.chance,
        shape.by,
        value_of(shape.default, kind),
        shape.default is not None,
        place,
    )


def can_be_named(name: str) -> bool:
    """Whether a sort or field can have the name: it stands in expressions as it is, and means nothing else there."""
    return name == identifier(name) and not iskeyword(name) and name not in RESERVED


def values_hint(kind: Type, names: Names) -> str:
    """What a value of a type may be, for a hint."""
    match kind:
        case BoolType():
            return "Write yes or no."
        case IntType(low, high):
            return f"Write a whole number from {low} to {high}."
        case MemberType(sort, optional):
            listed = [*names.sorts[sort].members[:10], *(["nobody"] if optional else [])]
            return f"Write a member: {', '.join(listed)}."


def _kind(builder: Builder, shape: FieldShape, is_input: bool, place: Position) -> FieldKind:
    if is_input + shape.constant + shape.derived > 1:
        message = "an input is neither constant nor derived, and a constant is not derived"
        builder.problem(place, message, "Keep one of the keys.")
    if is_input:
        return FieldKind.INPUT
    return FieldKind.CONSTANT if shape.constant else FieldKind.DERIVED if shape.derived else FieldKind.STATE


def natural_start(kind: Type, names: Names) -> Value:
    """The start value of a field that declares none: no, 0 or the nearest to it, nobody or the first member."""
    match kind:
        case BoolType():
            return False
        case IntType(low, high):
            return min(max(0, low), high)
        case MemberType(sort, optional):
            return None if optional else names.sorts[sort].members[0]


def _slot_scope(slots: tuple[Slot, ...]) -> dict[str, Expr]:
    return {s.name: Variable(s.name, s.type) for s in slots}


def _wordings(
    builder: Builder, say: str, also: list[str], negatives: list[str], place: Position
) -> tuple[Wording, ...] | None:
    wordings = []
    for text, negative in [*((t, False) for t in (say, *also)), *((t, True) for t in negatives)]:
        wording = builder.attempt(place, lambda: read_wording(text, negative))
        if wording is None:
            return None
        wordings.append(wording)
    first = {e.name: e for e in wordings[0].elements if isinstance(e, Slot)}
    for wording in wordings:
        slots = {e.name: e for e in wording.elements if isinstance(e, Slot)}
        if slots != first:
            builder.problem(place, f"the wordings of '{say}' have different slots", "Give each the same slots.")
        for slot in slots.values():
            if slot.sort != "int" and slot.sort not in builder.names.sorts:
                hint = one_of(slot.sort, [*builder.names.sorts, "int"])
                builder.problem(place, f"'{slot.sort}' in '{say}' is no sort", hint)
                return None
    return tuple(wordings)


def _phrases(builder: Builder, document: Document) -> None:
    shapes = builder.files.phrases
    for i, shape in enumerate(shapes.sets):
        place = document.at(("sets", i))
        if shape.of not in builder.names.sorts:
            builder.problem(place, f"'{shape.of}' is no sort", one_of(shape.of, list(builder.names.sorts)))
            continue
        scope: dict[str, Expr] = {"it": Variable("it", MemberType(shape.of))}
        where = document.at(("sets", i, "where"))
        text = shape.where
        expr = builder.attempt(where, lambda: check_type(parse_expression(text, builder.names, scope), BOOL, "a set"))
        builder.names.sets[shape.say] = (shape.of, expr if expr is not None else TRUE)
    for i, term in enumerate(shapes.terms):
        _term(builder, term, document, ("terms", i))
    for i, phrase in enumerate(shapes.phrases):
        _phrase(builder, phrase, document, ("phrases", i))
    _check_duplicates(builder, document)
    add_implied(builder)


def _term(builder: Builder, shape: TermShape, document: Document, where: Where) -> None:
    place = document.at(where)
    wordings = _wordings(builder, shape.say, shape.also, [], place)
    if wordings is None:
        return
    slots = tuple(e for e in wordings[0].elements if isinstance(e, Slot))
    at = document.at((*where, "is"))
    expr = builder.attempt(at, lambda: parse_expression(shape.is_, builder.names, _slot_scope(slots)))
    if expr is not None and expr.type == BOOL:
        builder.problem(at, f"'{shape.say}' is a condition, not a value", "Make it a phrase.")
    elif expr is not None:
        builder.phrases.add(Phrase(shape.say, Use.TERM, wordings, expr))
        builder.implied.extend(implied(shape.say, wordings, expr, builder))


def implied(say: str, wordings: tuple[Wording, ...], expr: Expr, builder: Builder) -> list[Phrase]:
    """What a term that names one cell lets be said besides: TERM is VALUE, and TERM rises or falls by a number.

    An input also SHOWS its value. These count as wordings of the term, not as phrases of their own.
    """
    if not isinstance(expr, Read) or builder.names.fields[expr.field].kind is FieldKind.CONSTANT:
        return []
    if any(isinstance(e, Slot) and e.name == "value" for e in wordings[0].elements):
        return []
    number_valued = isinstance(expr.type, IntType)
    sort = "int" if number_valued else expr.type.sort if isinstance(expr.type, MemberType) else ""
    value = Slot("value", sort, isinstance(expr.type, MemberType) and expr.type.optional)
    verbs = ["is", *(["shows"] if builder.names.fields[expr.field].kind is FieldKind.INPUT else [])]
    told = tuple(Wording((*w.elements, verb, value)) for w in wordings for verb in verbs)
    negated = tuple(Wording((*w.elements, "is", "not", value), True) for w in wordings)
    found = [Phrase(say, Use.CONDITION, (*told, *negated), equal(expr, Variable("value", value.type)), implied=True)]
    if number_valued and builder.names.fields[expr.field].kind is FieldKind.STATE:
        for verb, sign in (("rises", 1), ("falls", -1)):
            by = Slot("value", "int")
            amount: Expr = Variable("value", by.type)
            if sign < 0:
                amount = Apply(Operator.NEG, (amount,), amount.type)
            grown = tuple(Wording((*w.elements, verb, "by", by)) for w in wordings)
            change = (ChangeCell(expr.field, expr.args, amount),)
            found.append(Phrase(say, Use.CHANGE, grown, TRUE, change, implied=True))
    return found


def add_implied(builder: Builder) -> None:
    """Add the implied phrases whose wordings nothing else has."""
    taken = {shape_of(w) for p in builder.phrases.phrases for w in p.wordings}
    for phrase in builder.implied:
        left = tuple(w for w in phrase.wordings if shape_of(w) not in taken)
        if left:
            builder.phrases.add(replace(phrase, wordings=left))


def shape_of(wording: Wording) -> tuple[str, ...]:
    """A wording with its slots' sorts only."""
    return tuple(e if isinstance(e, str) else f"{{{e.sort}}}" for e in wording.elements)


def _phrase(builder: Builder, shape: PhraseShape, document: Document, where: Where) -> None:
    place = document.at(where)
    wordings = _wordings(builder, shape.say, shape.also, shape.not_, place)
    if wordings is None:
        return
    scope = _slot_scope(tuple(e for e in wordings[0].elements if isinstance(e, Slot)))
    if bool(shape.means) == bool(shape.changes):
        builder.problem(place, f"'{shape.say}' needs either 'means' or 'changes'", "Write one of them.")
        return
    if shape.changes:
        changes = [
            builder.attempt(
                document.at((*where, "changes", cell)), lambda: _change(builder, cell, str(amount), scope)
            )
            for cell, amount in shape.changes.items()
        ]
        done = tuple(c for c in changes if c is not None)
        if len(done) == len(changes):
            builder.phrases.add(Phrase(shape.say, Use.CHANGE, wordings, TRUE, done))
        return
    at = document.at((*where, "means"))
    text = shape.means
    expr = builder.attempt(at, lambda: check_type(parse_expression(text, builder.names, scope), BOOL, "a phrase"))
    if expr is None:
        return
    if not shape.not_:
        wordings = (*wordings, *(n for w in wordings if (n := negative_of(w)) is not None))
    if settings(expr) is None and not (shape.for_example and shape.true_when and shape.false_when):
        hint = "Add 'for example', 'true when' and 'false when'."
        builder.problem(place, f"'{shape.say}' can only be tested, so it needs a true and a false example", hint)
    examples = (tuple(shape.true_when), tuple(shape.false_when))
    builder.phrases.add(Phrase(shape.say, Use.CONDITION, wordings, expr, (), "", shape.for_example, *examples))


def _change(builder: Builder, cell: str, amount: str, scope: dict[str, Expr]) -> ChangeCell:
    read = parse_expression(cell, builder.names, scope)
    if not isinstance(read, Read) or not isinstance(read.type, IntType):
        raise ExpressionError(f"'{cell}' is no number-valued cell", "Write a field on its arguments.")
    change = check_type(parse_expression(amount, builder.names, scope), IntType(0, 0), f"'{amount}'")
    return ChangeCell(read.field, read.args, change)


def _acts(builder: Builder, document: Document) -> None:
    shapes = builder.files.model.acts
    for i, shape in enumerate(shapes):
        _announce_act(builder, shape, document, ("acts", i))
    for i, shape in enumerate(shapes):
        act = builder.acts.get(shape.act)
        if act is None:
            continue
        scope: dict[str, Expr] = {v.name: v for v in act.parameters}
        requires = builder.conditions(list(shape.requires), scope, document, ("acts", i, "requires"))
        outcomes, needs = builder.effects(shape.then, scope, document, ("acts", i, "then"))
        guards = tuple(Condition(n, builder.phrases.say(n)) for n in dict.fromkeys(needs))
        builder.acts[shape.act] = Act(
            act.name, act.parameters, (*requires, *guards), tuple(outcomes), bool(shape.permissions), act.position
        )


def _announce_act(builder: Builder, shape: ActShape, document: Document, where: Where) -> None:
    place = document.at(where)
    if shape.act in builder.acts:
        builder.problem(place, f"the act '{shape.act}' is declared twice", "Give one of them another name.")
    wordings = _wordings(builder, shape.say, shape.also, [], place)
    if wordings is None:
        return
    slots = tuple(e for e in wordings[0].elements if isinstance(e, Slot))
    parameters = tuple(Variable(s.name, s.type) for s in slots)
    builder.acts[shape.act] = Act(shape.act, parameters, exhaustive=bool(shape.permissions), position=place)
    builder.phrases.add(Phrase(shape.say, Use.ACT, wordings, TRUE, (), shape.act))


def _check_duplicates(builder: Builder, document: Document) -> None:
    seen: dict[tuple[str, ...], Phrase] = {}
    for phrase in builder.phrases.phrases:
        for wording in phrase.wordings:
            other = seen.setdefault(shape_of(wording), phrase)
            if other is not phrase:
                message = f"'{phrase.say}' and '{other.say}' share a wording"
                builder.problem(document.at(()), message, "Reword one of them.")

