"""Finite choices written out: the values of a type, the paths of a relation.

Every type of the language has finitely many values, so a quantifier, a variable or a path can always
be replaced by its instances; what would become too big to be worth it raises TooLarge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import assert_never

from graph.index import index_of, range_of
from rules.expr import (
    FALSE,
    Connected,
    Expr,
    Literal,
    conj,
    disj,
    equal,
    larger_than,
    substitute,
)
from rules.model import Book
from rules.types import BoolType, IntType, MemberType, Type, Value

LONGEST_PATH = 5
HEAVIEST = 60_000


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


def paths(expr: Connected, book: Book, edge: Callable[[Expr, Expr], Expr]) -> Expr:
    """A Connected as the disjunction of its simple paths, each step told by ``edge``."""
    kind = expr.variable.type
    members = [Literal(m, kind) for m in range_of(expr.variable, index_of(book))]
    if len(members) > LONGEST_PATH:
        raise TooLarge(f"paths over {expr.relation}, which changes here, among {len(members)} members")
    known: dict[tuple[Value, Value], Expr] = {}

    def road(one: Literal, other: Literal) -> Expr:
        pair = (one.value, other.value)
        if pair not in known:
            known[pair] = known[pair[::-1]] = disj([edge(one, other), edge(other, one)])
        return known[pair]

    routes = (route for size in range(1, len(members) + 1) for route in permutations(members, size))
    return bounded(disj([_route(expr, route, road) for route in routes]))


def _route(expr: Connected, route: tuple[Literal, ...], road: Callable[[Literal, Literal], Expr]) -> Expr:
    ends = conj([equal(expr.start, route[0]), equal(expr.goal, route[-1])])
    if ends == FALSE:
        return FALSE
    open_at = [substitute(expr.through, {expr.variable.name: m}) for m in route]
    return conj([ends, *open_at, *(road(a, b) for a, b in zip(route, route[1:], strict=False))])


def bounded(expr: Expr, heaviest: int = HEAVIEST) -> Expr:
    """The expression, if it has not become too large."""
    if larger_than(expr, heaviest):
        raise TooLarge(f"an expression of more than {heaviest} parts")
    return expr
