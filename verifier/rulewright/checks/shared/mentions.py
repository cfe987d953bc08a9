"""Which clauses name which things."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Book, Part, expressions_of
from rulewright.language.expr import Expr, Literal, walk
from rulewright.language.types import MemberType
from rulewright.memo.per_book import for_a_part


def mentions(book: Book) -> dict[tuple[str, str], tuple[str, ...]]:
    """The clauses that name each member, by sort and member, in the order of the book."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for part in book.parts():
        for member in named(book, part):
            found.setdefault(member, {})[part.clause] = None
    return {member: tuple(clauses) for member, clauses in found.items()}


@for_a_part
def named(_: Book, part: Part) -> tuple[tuple[str, str], ...]:
    """The members that a part names, by sort and member."""
    literals = (e for told in spoken(part) for e in walk(told) if isinstance(e, Literal))
    members = ((e.type.sort, e.value) for e in literals if isinstance(e.type, MemberType) and isinstance(e.value, str))
    return tuple(dict.fromkeys(members))


def spoken(part: Part) -> Iterator[Expr]:
    """Every expression of a part."""
    yield from (c.expr for c in (*part.life, *part.conditions))
    yield from part.anchor.args
    for outcome in part.outcomes:
        yield from expressions_of(outcome)
