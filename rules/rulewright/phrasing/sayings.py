"""Saying cells, conditions, terms and acts back in the words of a book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import itemgetter

from rulewright.book.model import Act, Field, SetCell
from rulewright.language.expr import (
    Apply,
    Connected,
    Expr,
    Literal,
    Operator,
    Quantify,
    Read,
    Variable,
    Was,
    bound,
    equal,
    fields_read,
    free_variables,
    substitute,
)
from rulewright.language.types import BOOL, IntType, MemberType, Value
from rulewright.phrasing.plainly import plainly
from rulewright.phrasing.wordings import Phrase, Slot, Use, Wording, settings


@dataclass
class Sayings:
    """The phrases of a book, as far as they are for saying things."""

    acts: Mapping[str, Act] = field(default_factory=dict)
    fields: Mapping[str, Field] = field(default_factory=dict)
    phrases: list[Phrase] = field(default_factory=list)
    _sayable: dict[str, list[tuple[Phrase, SetCell, Wording]]] | None = None
    _acts: dict[str, Phrase] | None = None
    _by_field: dict[tuple[Use, str], list[tuple[int, Phrase]]] | None = None  # each under one field that it reads

    def say_cell(self, name: str, args: tuple[Value, ...], value: Value) -> str:
        """A cell and its value in a phrase that sets it; in formal words where the book has none."""
        shown = ", ".join(name_value(a) for a in args)
        formal = f"{name}({shown}) = {name_value(value)}" if args else f"{name} = {name_value(value)}"
        return self.cell_in_words(name, args, value) or formal

    def cell_in_words(self, name: str, args: tuple[Value, ...], value: Value) -> str | None:
        """A cell and its value in a phrase that sets it, if the book has one for this value."""
        for _, setting, wording in self._sayable_by_field().get(name, ()):
            slots: dict[str, Value] = {}
            pairs = [*zip(setting.args, args, strict=True), (setting.value, value)]
            if all(_unify_value(pattern, actual, slots) for pattern, actual in pairs):
                if all(isinstance(e, str) or e.name in slots for e in wording.elements):
                    if all(isinstance(e, str) or e.optional or slots[e.name] is not None for e in wording.elements):
                        return _fill_words(wording, {k: name_value(v) for k, v in slots.items()})
        return None

    def say_place(self, name: str, args: tuple[Value, ...] = ()) -> str:
        """What stands in a cell, as a thing that is asked for or changes; what is not named is anybody."""
        spec = self.fields[name]
        named = args or (None,) * len(spec.parameters)
        kinds = map(MemberType, spec.parameters)
        filled = [
            Variable(anybody, kind) if a is None else Literal(a, kind)
            for a, anybody, kind in zip(named, _any_of(spec.parameters), kinds, strict=True)
        ]
        return self.say_read(Read(name, tuple(filled), spec.type))

    def say_read(self, cell: Read) -> str:
        """The same of a cell as it is read: by a term, else by what a phrase says of it, else by its name."""
        if cell.type == BOOL:
            said = self.phrase_for(cell)
            return plainly(cell, self.say) if said is None else f"whether {said}"
        if (term := self._say_phrase(cell, Use.TERM)) is not None:
            return term
        value = "N" if isinstance(cell.type, IntType) else "X"
        holds = self._say_phrase(equal(cell, Variable(value, cell.type)), Use.CONDITION, cell.field)
        return plainly(cell, self.say) if holds is None else f"the {value} in '{holds}'"

    def can_say(self, name: str) -> bool:
        """Whether some phrase sets the field and nothing else."""
        return bool(self._sayable_by_field().get(name))

    def _sayable_by_field(self) -> dict[str, list[tuple[Phrase, SetCell, Wording]]]:
        if self._sayable is None:
            found: dict[str, list[tuple[int, Phrase, SetCell, Wording]]] = {}
            for phrase in self.phrases:
                if phrase.use is not Use.CONDITION:
                    continue
                for wording in phrase.wordings:
                    cells = settings(phrase.meaning, not wording.negative)
                    if cells is not None and len(cells) == 1:
                        fixed = sum(isinstance(e, Literal) for e in (*cells[0].args, cells[0].value))
                        found.setdefault(cells[0].field, []).append((-fixed, phrase, cells[0], wording))
            self._sayable = {
                name: [(p, s, w) for _, p, s, w in sorted(rows, key=lambda r: r[0])] for name, rows in found.items()
            }
        return self._sayable

    def say(self, expr: Expr) -> str:
        """An expression in the words of the book, in plain words where there are none."""
        said = self._say_phrase(expr, Use.CONDITION) if expr.type == BOOL else None
        if said is not None:
            return said
        if isinstance(expr, Literal) and expr.type == BOOL:
            return "always" if expr.value else "never"
        return plainly(expr, self.say) if expr.type == BOOL else self.say_term(expr)

    def phrase_for(self, expr: Expr) -> str | None:
        """A condition as one phrase of the book; nothing where no phrase means it."""
        return self._say_phrase(expr, Use.CONDITION)

    def say_term(self, expr: Expr) -> str:
        """A term in the words of the book."""
        match expr:
            case Literal(value=value):
                return name_value(value)
            case Variable(name=name):
                return name
        return self._say_phrase(expr, Use.TERM) or plainly(expr, self.say)

    def say_act(self, name: str, args: tuple[Expr, ...]) -> str:
        """An act in its own words."""
        if self._acts is None:
            self._acts = {p.act: p for p in reversed(self.phrases) if p.use is Use.ACT}
        if phrase := self._acts.get(name):
            slots = {p.name: self.say_term(a) for p, a in zip(self.acts[name].parameters, args, strict=True)}
            return _fill_words(phrase.wordings[0], slots)
        return f"{name} with {' and '.join(map(self.say_term, args))}" if args else name

    def _reading(self, expr: Expr, use: Use) -> list[Phrase]:
        """The phrases that may mean an expression, in order: they read no field that it does not."""
        if self._by_field is None:
            self._by_field = {}
            for place, phrase in enumerate(self.phrases):
                name = min(fields_read(phrase.meaning), default="")
                self._by_field.setdefault((phrase.use, name), []).append((place, phrase))
        found = [pair for name in ("", *fields_read(expr)) for pair in self._by_field.get((use, name), ())]
        return [phrase for _, phrase in sorted(found, key=itemgetter(0))]

    def _say_phrase(self, expr: Expr, use: Use, about: str = "") -> str | None:
        """An expression in the phrase with most words of its own that means it, and reads a field that is named."""
        inner = expr.args[0] if isinstance(expr, Apply) and expr.operator is Operator.NOT else None
        best: tuple[int, str] | None = None
        for phrase in self._reading(expr, use):
            if about and about not in fields_read(phrase.meaning):
                continue
            for wording in phrase.wordings:
                target = inner if wording.negative else expr
                slots: dict[str, Expr] = {}
                if target is None or not unify(phrase.meaning, target, slots, frozenset(s.name for s in phrase.slots)):
                    continue
                if all(isinstance(e, str) or _fits(e, slots.get(e.name)) for e in wording.elements):
                    said = _fill_words(wording, {k: self.say_term(v) for k, v in slots.items()})
                    if best is None or len(wording.literals) > best[0]:
                        best = (len(wording.literals), said)
        return best[1] if best else None


def unify(pattern: Expr, target: Expr, slots: dict[str, Expr], names: frozenset[str]) -> bool:
    """Whether filling the named variables of the pattern gives the target; fills ``slots``."""
    match pattern, target:
        case Variable(name=name), _ if name in names:
            if name in slots:
                return slots[name] == target
            same = type(pattern.type) is type(target.type)
            if same and isinstance(pattern.type, MemberType) and isinstance(target.type, MemberType):
                same = pattern.type.sort == target.type.sort
            if same:
                slots[name] = target
            return same
        case Literal(value=a), Literal(value=b):
            return a == b and type(a) is type(b)
        case Read(field=f), Read(field=g) if f == g:
            return all(unify(a, b, slots, names) for a, b in zip(pattern.args, target.args, strict=True))
        case Apply(operator=f), Apply(operator=g) if f == g and len(pattern.args) == len(target.args):
            return all(unify(a, b, slots, names) for a, b in zip(pattern.args, target.args, strict=True))
        case Was(body=a), Was(body=b):
            return unify(a, b, slots, names)
        case Quantify(quantifier=f), Quantify(quantifier=g) if f == g and pattern.default == target.default:
            return _unify_inside(
                (pattern, pattern.where, pattern.body), (target, target.where, target.body), slots, names
            )
        case Connected(start=a, goal=b), Connected(start=c, goal=d):
            inside = (pattern, pattern.through, pattern.edge), (target, target.through, target.edge)
            ends = unify(a, c, slots, names) and unify(b, d, slots, names)
            return ends and _unify_inside(*inside, slots, names)
    return pattern == target


def _unify_inside(
    pattern: tuple[Expr, ...], target: tuple[Expr, ...], slots: dict[str, Expr], names: frozenset[str]
) -> bool:
    """The same of what stands in two expressions that bind variables, which nothing outside of them can name."""
    if [v.type for v in bound(pattern[0])] != [v.type for v in bound(target[0])]:
        return False
    taken = names.union(v.name for inside in (*pattern, *target) for v in free_variables(inside))
    longest = max(map(len, taken), default=0)
    fresh = [Variable("'" * (longest + n), v.type) for n, v in enumerate(bound(pattern[0]), start=1)]
    insides = []
    for expr, *parts in (pattern, target):
        own: dict[str, Expr] = {v.name: new for v, new in zip(bound(expr), fresh, strict=True)}
        insides.append([substitute(part, own) for part in parts])
    alike = all(unify(a, b, slots, names) for a, b in zip(*insides, strict=True))
    return alike and not any(free_variables(filling) & {*fresh} for filling in slots.values())


def _unify_value(pattern: Expr, actual: Value, slots: dict[str, Value]) -> bool:
    if isinstance(pattern, Literal):
        return pattern.value == actual and type(pattern.value) is type(actual)
    if isinstance(pattern, Variable):
        if isinstance(pattern.type, IntType) != (isinstance(actual, int) and not isinstance(actual, bool)):
            return False
        if pattern.name in slots:
            return slots[pattern.name] == actual
        slots[pattern.name] = actual
        return True
    return False


def _any_of(sorts: tuple[str, ...]) -> list[str]:
    """A word for anybody of each sort, another one for each."""
    return [f"any {'other ' * sorts[:n].count(sort)}{sort}" for n, sort in enumerate(sorts)]


def _fits(slot: Slot, filling: Expr | None) -> bool:
    """Whether what fills a slot can be read back there."""
    return filling is not None and (slot.optional or not (isinstance(filling, Literal) and filling.value is None))


def _fill_words(wording: Wording, slots: Mapping[str, str]) -> str:
    return " ".join(e if isinstance(e, str) else slots[e.name] for e in wording.elements)


def name_value(value: Value) -> str:
    """A value in the words of a scenario."""
    match value:
        case None:
            return "nobody"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)
