"""Why the table does not show what a story tells: before it the rules disagree about a cell.

A story goes on with the first of two values, the table with the old one, and stops where the cell is read. So the
question is asked again of states in which that does not happen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, Part, SetCell
from rulewright.evidence.findings import Query
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Expr,
    Literal,
    Read,
    Variable,
    conj,
    disj,
    equal,
    exists,
    negate,
    number,
    substitute,
)
from rulewright.language.types import MemberType
from rulewright.story.interference import beats, meet, reads, writes
from rulewright.story.matching import apart
from rulewright.story.moments import contested, turn, whole
from rulewright.story.story import place_of, seen_from
from rulewright.table.scene import MissingInput
from rulewright.table.state import Cell, orders
from rulewright.table.trace import Trace

Written = SetCell | ChangeCell


@dataclass(frozen=True)
class Failure:
    """A state of which the table did not show what was asked: in its words, and what it played."""

    message: str
    trace: Trace | None

    def quarrel(self, book: Book) -> str:
        """What else went wrong at the table, in words; empty if nothing did."""
        if self.trace is None:
            return ""
        if self.trace.contested:
            cells = ", ".join(sorted(book.phrases.say_place(*cell) for cell in self.trace.contested))
            return f"the rules disagree about {cells} in its moment, wherever it was looked for"
        if self.trace.stopped is not None and not isinstance(self.trace.stopped, MissingInput):
            return f"its moment is not played to its end: {self.trace.stopped}"
        return ""

    def undisputed(self, book: Book, query: Query) -> Expr:
        """That the parts of the moment, but for those asked about, do not disagree about what was contested."""
        contested = self.trace.contested if self.trace is not None else ()
        return undisputed(book, query.anchor, frozenset(name for name, _ in contested), query.parts)

    def between_sections(self, book: Book, query: Query) -> Expr:
        """That sections side by side contest in the moment a cell that they did here; raises TooLarge.

        A finding that is about such a contest does not hang on it.
        """
        if (
            self.trace is None
            or query.between
            or query.stops
            or query.anchor is None
            or query.anchor.kind is AnchorKind.STANDING
        ):
            return FALSE
        return disj([between_sections(book, query.anchor, cell) for cell in self.trace.contested])


def between_sections(book: Book, anchor: Anchor, cell: Cell) -> Expr:
    """That of the sections of a moment two that are side by side contest a cell; raises TooLarge."""
    (name, args), spec = cell, book.fields[cell[0]]
    here = zip(args, spec.parameters, strict=True)
    read = Read(name, tuple(Literal(a, MemberType(sort)) for a, sort in here), spec.type)
    blocks = whole(book, anchor)
    writing = (
        d.part for b in blocks for d in b if d.part is not None and meet(writes(book, d.part), reads(read, book))
    )
    places = dict.fromkeys(place_of(part, 0) for part in writing)
    beside = [(p, q) for p, q in combinations(places, 2) if not (seen_from(book, p, q) or seen_from(book, q, p))]
    return disj([contested(book, blocks, read, p.stage, p.section, q.section)[0] for p, q in beside])


def undisputed(book: Book, anchor: Anchor | None, fields: frozenset[str], but: tuple[str, ...]) -> Expr:
    """That what the parts of a moment write themselves gives no cell of some fields two values.

    It is told of the state in which the moment begins, and asks for more where a third part prevails.
    """
    if anchor is None or anchor.kind is AnchorKind.STANDING:
        return TRUE
    couples = combinations_with_replacement(writers(book, anchor, fields), 2)
    apart_from = [(one, other) for one, other in couples if not {one[0].id, other[0].id} <= set(but)]
    return conj([negate(_clash(book, anchor, *one, *other)) for one, other in apart_from])


def writers(book: Book, anchor: Anchor, fields: frozenset[str]) -> list[tuple[Part, Written]]:
    """The parts of a moment that write cells of some fields, each with what it writes."""
    return [
        (part, outcome)
        for part in book.parts()
        if part.anchor.kind is anchor.kind and part.anchor.moment == anchor.moment
        for outcome in part.outcomes
        if isinstance(outcome, SetCell | ChangeCell) and outcome.field in fields
    ]


def _clash(book: Book, anchor: Anchor, one: Part, outcome: Written, other: Part, against: Written) -> Expr:
    """That two parts of a moment write different values into one cell of one field."""
    if outcome.field != against.field or all(isinstance(o, ChangeCell) for o in (outcome, against)):
        return FALSE
    if one.id != other.id and (beats(one, other, book) or beats(other, one, book)):
        return FALSE
    left, right = apart(one.variables, "quarrel 1"), apart(other.variables, "quarrel 2")
    pairs = [
        *zip(_told(one.anchor.args, left), anchor.args, strict=True),
        *zip(_told(other.anchor.args, right), anchor.args, strict=True),
    ]
    cell = _told(outcome.args, left)
    meeting = [
        conj(list(map(equal, cell, order))) for order in orders(book.fields[outcome.field], _told(against.args, right))
    ]
    apply = [turn(book, _named(part, names)) for part, names in ((one, left), (other, right))]
    variables = tuple(v for v in (*left.values(), *right.values()) if isinstance(v, Variable))
    return exists(
        variables,
        conj([*(equal(a, b) for a, b in pairs), disj(meeting), _differ(outcome, left, against, right), *apply]),
    )


def _differ(one: Written, left: dict[str, Expr], other: Written, right: dict[str, Expr]) -> Expr:
    if isinstance(one, SetCell) and isinstance(other, SetCell):
        return negate(equal(substitute(one.value, left), substitute(other.value, right)))
    moved = [(o.amount, names) for o, names in ((one, left), (other, right)) if isinstance(o, ChangeCell)]
    return conj([negate(equal(substitute(amount, names), number(0))) for amount, names in moved])


def _told(args: tuple[Expr, ...], names: dict[str, Expr]) -> tuple[Expr, ...]:
    return tuple(substitute(a, names) for a in args)


def _named(part: Part, names: dict[str, Expr]) -> Part:
    """A part with other names for its variables."""
    conditions = tuple(replace(c, expr=substitute(c.expr, names)) for c in part.conditions)
    life = tuple(replace(c, expr=substitute(c.expr, names)) for c in part.life)
    anchor = replace(part.anchor, args=_told(part.anchor.args, names))
    return replace(part, conditions=conditions, life=life, anchor=anchor)
