"""What several checks share: sides of a collision kept apart, priority, same landing, words for a cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from graph.index import index_of, prevails
from rules.expr import Expr, Variable, conj, equal, substitute
from rules.model import Anchor, AnchorKind, Block, Book, Outcome, Part
from verifier.matching import apart
from verifier.story import Doing

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Side:
    """A part with variables of its own, so that two sides never share a name."""

    part: Part
    names: dict[str, Expr]

    @property
    def variables(self) -> tuple[Variable, ...]:
        """The variables, renamed."""
        return tuple(v for v in self.names.values() if isinstance(v, Variable))

    def told(self, expr: Expr) -> Expr:
        """An expression of the part, in the names of this side."""
        return substitute(expr, self.names)

    def args(self, args: Sequence[Expr]) -> tuple[Expr, ...]:
        """Several expressions of the part, in the names of this side."""
        return tuple(self.told(a) for a in args)

    @property
    def anchor(self) -> Anchor:
        """The moment, in the names of this side."""
        return replace(self.part.anchor, args=self.args(self.part.anchor.args))

    @property
    def renamed(self) -> Part:
        """The part itself, in the names of this side."""
        conditions = tuple(replace(c, expr=self.told(c.expr)) for c in self.part.conditions)
        life = tuple(replace(c, expr=self.told(c.expr)) for c in self.part.life)
        return replace(self.part, conditions=conditions, life=life, anchor=self.anchor)


def side(part: Part, mark: str) -> Side:
    """A part as one side of a question."""
    return Side(part, apart(part.variables, mark))


def pairs(items: Sequence[T]) -> Iterator[tuple[T, T]]:
    """Every two of the items, each pair once, an item not with itself."""
    for i, one in enumerate(items):
        for other in items[i + 1 :]:
            yield one, other


def settled_by_priority(book: Book, one: Part, other: Part) -> bool:
    """Whether one of two parts yields to the other wherever both apply."""
    if one is other:
        return False
    index = index_of(book)
    return one.yields != other.yields or prevails(one, other, index) or prevails(other, one, index)


def same_args(one: tuple[Expr, ...], other: tuple[Expr, ...]) -> Expr:
    """That two lists of arguments name the same."""
    return conj([equal(a, b) for a, b in zip(one, other, strict=True)])


def together(book: Book, one: Part, other: Part) -> bool:
    """Whether two parts land together: the same part, or one section whose clauses read one state."""
    if one is other:
        return True
    if one.anchor.moment != other.anchor.moment or one.section != other.section:
        return False
    return one.remember == other.remember and book.sections[one.section].block is Block.TOGETHER


def same_moment(one: Side, other: Side) -> Expr:
    """That the moments of two parts are one: the act is done with the same things."""
    if one.part.anchor.kind is AnchorKind.ACT:
        return same_args(one.anchor.args, other.anchor.args)
    return conj([])


def as_doing(outcomes: tuple[Outcome, ...]) -> tuple[Doing, ...]:
    """Outcomes as a block that lands."""
    return (Doing((), conj([]), outcomes),)


def says(book: Book, *clauses: str) -> dict[str, str]:
    """The clauses' own sentences."""
    return {c: book.clauses[c].says for c in clauses}


def names_of(*clauses: str) -> tuple[str, ...]:
    """The parties of a finding, each once, sorted."""
    return tuple(sorted(set(clauses)))
