"""Which clauses name which things."""

from __future__ import annotations

from collections.abc import Iterator

from rules.expr import Expr, Literal, walk
from rules.model import Book, Part, expressions_of
from rules.types import MemberType


def mentions(book: Book) -> dict[tuple[str, str], tuple[str, ...]]:
    """The clauses that name each member, by sort and member, in the order of the book."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for part in book.parts():
        for expr in spoken(part):
            for inner in walk(expr):
                if isinstance(inner, Literal) and isinstance(inner.type, MemberType) and isinstance(inner.value, str):
                    found.setdefault((inner.type.sort, inner.value), {})[part.clause] = None
    return {member: tuple(clauses) for member, clauses in found.items()}


def spoken(part: Part) -> Iterator[Expr]:
    """Every expression of a part."""
    yield from (c.expr for c in (*part.life, *part.conditions))
    yield from part.anchor.args
    for outcome in part.outcomes:
        yield from expressions_of(outcome)
