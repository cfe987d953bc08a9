"""Cells as expressions, and what they hold."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.book.model import Book
from rulewright.language.expr import Apply, Expr, Literal, Operator, Read, Was, conj, disj, equal, number
from rulewright.language.types import BOOL, IntType, MemberType, Value
from rulewright.solver.solve import Key
from rulewright.story import effort
from rulewright.story.facts import Nearest


def place_of(key: Key, book: Book) -> Expr:
    """A cell as an expression."""
    was, name, args = key
    spec = book.fields[name]
    literals = tuple(Literal(a, MemberType(s)) for a, s in zip(args, spec.parameters, strict=True))
    read = Read(name, literals, spec.type)
    return Was(read, spec.type) if was else read


def between(low: int, place: Expr, high: int) -> Expr:
    """That a place has a number of a range."""
    return conj([Apply(Operator.LE, pair, BOOL) for pair in ((number(low), place), (place, number(high)))])


def one_of(place: Expr, values: Sequence[Value]) -> Expr:
    """That a place has one of some values."""
    kind = place.type
    if isinstance(values, Nearest) and len(values) > 1:
        return between(values.low, place, values.high)
    if isinstance(values, range) and len(values) > effort.NUMBERS_LISTED:
        return between(values[0], place, values[-1])
    if isinstance(kind, MemberType):
        kind = MemberType(kind.sort, True)
    literals = [Literal(v, IntType(v, v) if isinstance(kind, IntType) and isinstance(v, int) else kind) for v in values]
    return disj([equal(place, literal) for literal in literals])
