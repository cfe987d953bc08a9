"""Finite choices written out: the values of a type.

Every type of the language has finitely many values, so a quantifier, a variable or a path can always
be replaced by its instances; what would become too big to be worth it raises TooLarge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rulewright.book.model import Book
from rulewright.language.expr import Expr, larger_than
from rulewright.language.types import BoolType, IntType, MemberType, Type, Value
from rulewright.story import effort


class TooLarge(Exception):
    """A question would become bigger than its answer is worth."""


def values_of(kind: Type, book: Book) -> Sequence[Value]:
    """Every value of a type in order: members as declared, nobody last, numbers upwards."""
    match kind:
        case BoolType():
            return (False, True)
        case IntType(low, high):
            return range(low, high + 1)
        case MemberType(sort, optional):
            return (*book.sorts[sort].members, *((None,) if optional else ()))
        case _:
            assert_never(kind)


def bounded(expr: Expr, heaviest: int = effort.FORMULA_WEIGHT) -> Expr:
    """The expression, if it has not become too large."""
    if larger_than(expr, heaviest):
        raise TooLarge(f"an expression of more than {heaviest} parts")
    return expr
