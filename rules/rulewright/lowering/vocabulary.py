"""From phrases.yaml and the acts of model.yaml to the phrases, terms, sets and acts of a book."""

from __future__ import annotations

from dataclasses import replace

from rulewright.book.model import CLAUSES, OUTSIDE, Act, ChangeCell, Condition, FieldKind
from rulewright.files.schema import ActShape, Conditions, MoveShape, PhraseShape, TermShape
from rulewright.files.yamlread import Document, Where
from rulewright.language.errors import Position
from rulewright.language.expr import TRUE, Apply, Expr, Operator, Read, Variable, equal, free_variables
from rulewright.language.show import identifier
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.lowering.builder import Builder
from rulewright.phrasing.parse import ExpressionError, Names, check_type, one_of, parse_expression
from rulewright.phrasing.phrases import Phrase, Slot, Use, Wording, negative_of, read_wording, settings


def _slot_scope(slots: tuple[Slot, ...], names: Names) -> dict[str, Expr]:
    return {s.name: variable(s, names) for s in slots}


def variable(slot: Slot, names: Names) -> Variable:
    """What stands for whatever fills a slot; a number is one of those that the book counts with."""
    return Variable(slot.name, IntType(-names.reach, names.reach) if slot.sort == "int" else slot.type)


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
                builder.problem(place, f"'{slot.sort}' in '{say}' is no sort", hint, slot.sort)
                return None
    return tuple(wordings)


def read_phrases(builder: Builder, document: Document) -> None:
    shapes = builder.files.phrases
    for i, shape in enumerate(shapes.sets):
        place = document.at(("sets", i))
        if shape.of not in builder.names.sorts:
            builder.problem(place, f"'{shape.of}' is no sort", one_of(shape.of, list(builder.names.sorts)), shape.of)
            builder.lose(shape.say, identifier(shape.say))
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
    _lose_unread(builder, [(term.say, *term.also) for term in shapes.terms])
    _lose_unread(builder, [(phrase.say, *phrase.also, *phrase.not_) for phrase in shapes.phrases])
    _check_duplicates(builder)
    add_implied(builder)


def _lose_unread(builder: Builder, wordings: list[tuple[str, ...]]) -> None:
    """Count as lost, with all their wordings, what did not become phrases."""
    read = {phrase.say for phrase in builder.phrases.phrases}
    builder.lose(*(text for say, *others in wordings if say not in read for text in (say, *others)))


def _term(builder: Builder, shape: TermShape, document: Document, where: Where) -> None:
    place = document.at(where)
    wordings = _wordings(builder, shape.say, shape.also, [], place)
    if wordings is None:
        return
    slots = tuple(e for e in wordings[0].elements if isinstance(e, Slot))
    at = document.at((*where, "is"))
    expr = builder.attempt(at, lambda: parse_expression(shape.is_, builder.names, _slot_scope(slots, builder.names)))
    if expr is not None and expr.type == BOOL:
        builder.problem(at, f"'{shape.say}' is a condition, not a value", "Make it a phrase.")
    elif expr is not None:
        _add(builder, Phrase(shape.say, Use.TERM, wordings, expr), place)
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
    same = equal(expr, variable(value, builder.names))
    found = [Phrase(say, Use.CONDITION, (*told, *negated), same, implied=True)]
    if number_valued and builder.names.fields[expr.field].kind is FieldKind.STATE:
        for verb, sign in (("rises", 1), ("falls", -1)):
            by = Slot("value", "int")
            amount: Expr = variable(by, builder.names)
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
    scope = _slot_scope(tuple(e for e in wordings[0].elements if isinstance(e, Slot)), builder.names)
    if bool(shape.means) == bool(shape.changes):
        builder.problem(place, f"'{shape.say}' needs either 'means' or 'changes'", "Write one of them.")
        return
    if shape.changes:
        changes = [
            builder.attempt(document.at((*where, "changes", cell)), lambda: _change(builder, cell, str(amount), scope))
            for cell, amount in shape.changes.items()
        ]
        done = tuple(c for c in changes if c is not None)
        if len(done) == len(changes):
            _add(builder, Phrase(shape.say, Use.CHANGE, wordings, TRUE, done), place)
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
    _add(builder, Phrase(shape.say, Use.CONDITION, wordings, expr, (), "", shape.for_example, *examples), place)


def _add(builder: Builder, phrase: Phrase, place: Position) -> None:
    """Add a phrase or a term to the book, all of whose slots mean something."""
    builder.phrases.add(phrase)
    builder.places.append((phrase, place))
    exprs = (phrase.meaning, *(e for change in phrase.changes for e in (*change.args, change.amount)))
    used = {variable.name for expr in exprs for variable in free_variables(expr)}
    for name in (slot.name for slot in phrase.slots if slot.name not in used):
        hint = "Use it there, or write a word in its place."
        builder.problem(place, f"the slot '{name}' of '{phrase.say}' is not used in what it means", hint)


def _change(builder: Builder, cell: str, amount: str, scope: dict[str, Expr]) -> ChangeCell:
    read = parse_expression(cell, builder.names, scope)
    if not isinstance(read, Read) or not isinstance(read.type, IntType):
        raise ExpressionError(f"'{cell}' is no number-valued cell", "Write a field on its arguments.")
    change = check_type(parse_expression(amount, builder.names, scope), IntType(0, 0), f"'{amount}'")
    return ChangeCell(read.field, read.args, change)


def read_acts(builder: Builder, document: Document) -> None:
    """Read what may be done: by players and clauses, and by the rest of the game."""
    shapes = builder.files.model.acts
    for i, shape in enumerate(shapes):
        _announce_act(builder, shape, document, ("acts", i))
    _lose_unread(builder, [(shape.say, *shape.also, shape.act) for shape in shapes])
    for i, shape in enumerate(shapes):
        if shape.act in builder.acts:
            _fill(builder, shape.act, (shape.requires, "requires"), shape.then, document, ("acts", i))
    for i, move in enumerate(builder.files.model.outside or ()):
        _move(builder, move, document, ("outside", i))


def _fill(
    builder: Builder, name: str, needed: tuple[Conditions, str], then: list[str], document: Document, where: Where
) -> None:
    """Let an act require what stands under a key, and do what stands under ``then``."""
    act, (listed, key) = builder.acts[name], needed
    scope: dict[str, Expr] = {v.name: v for v in act.parameters}
    requires = builder.conditions(list(listed), scope, document, (*where, key))
    outcomes, needs = builder.effects(then, scope, document, (*where, "then"))
    guards = tuple(Condition(n, builder.phrases.say(n)) for n in dict.fromkeys(needs))
    builder.acts[name] = replace(act, requires=(*requires, *guards), outcomes=tuple(outcomes))


def _move(builder: Builder, shape: MoveShape, document: Document, where: Where) -> None:
    """What the rest of the game does, as an act that no player does."""
    named = " and ".join(f"{{{name}:{sort}}}" for name, sort in shape.for_.items())
    say = f"{shape.move} with {named}" if named else shape.move
    if not _announce(builder, "move", Act(shape.move, (), by=OUTSIDE, position=document.at(where)), say, []):
        builder.lose(say, shape.move)
        return
    if not shape.then:
        hint = "Say under 'then' what it changes."
        builder.problem(document.at(where), f"the move '{shape.move}' changes nothing", hint)
    _fill(builder, shape.move, (shape.when, "when"), shape.then, document, where)


def _announce_act(builder: Builder, shape: ActShape, document: Document, where: Where) -> None:
    exhaustive = bool(shape.permissions) or shape.by == CLAUSES
    act = Act(shape.act, (), exhaustive=exhaustive, by=shape.by, position=document.at(where))
    if not _announce(builder, "act", act, shape.say, shape.also):
        return
    names = [v.name for v in builder.acts[shape.act].parameters if isinstance(v.type, MemberType)]
    if shape.by not in ("", CLAUSES, *names):
        hint = one_of(shape.by, [CLAUSES, *names])
        builder.problem(document.at((*where, "by")), f"'{shape.by}' is no slot of '{shape.say}'", hint)


def _announce(builder: Builder, what: str, act: Act, say: str, also: list[str]) -> bool:
    """Let an act be said, with those that its wording names; whether that can be read."""
    if act.name in builder.acts:
        message = f"the {what} '{act.name}' is declared twice"
        builder.problem(act.position, message, "Give one of them another name.")
    wordings = _wordings(builder, say, also, [], act.position)
    if wordings is None:
        return False
    slots = (e for e in wordings[0].elements if isinstance(e, Slot))
    builder.acts[act.name] = replace(act, parameters=tuple(variable(s, builder.names) for s in slots))
    builder.phrases.add(Phrase(say, Use.ACT, wordings, TRUE, (), act.name))
    return True


def _check_duplicates(builder: Builder) -> None:
    seen: dict[tuple[str, ...], Phrase] = {}
    for phrase, place in builder.places:
        for wording in phrase.wordings:
            other = seen.setdefault(shape_of(wording), phrase)
            if other is not phrase:
                builder.problem(place, f"'{phrase.say}' and '{other.say}' share a wording", "Reword one of them.")
