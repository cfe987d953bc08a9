"""Finite choices written out: the values of a type, the bindings of variables, the paths of a relation.

Every type of the language has finitely many values, so a quantifier, a variable or a path can always
be replaced by its instances; what would become too big to be worth it raises TooLarge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import assert_never

from graph.index import index_of, range_of
from rules.expr import (
    FALSE,
    TRUE,
    Apply,
    Connected,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Variable,
    conj,
    disj,
    equal,
    negate,
    size,
    substitute,
)
from rules.model import Book
from rules.types import BoolType, IntType, MemberType, Type, Value

LONGEST_PATH = 5
HEAVIEST = 20_000


class TooLarge(Exception):
    """A question would become bigger than its answer is worth."""


def values_of(kind: Type, book: Book) -> tuple[Value, ...]:
    """Every value of a type in order: members as declared, nobody last, numbers upwards."""
    match kind:
        case BoolType():
            return (False, True)
        case IntType(low, high):
            return tuple(range(low, high + 1))
        case MemberType(sort, optional):
            return (*book.sorts[sort].members, *((None,) if optional else ()))
        case _:
            assert_never(kind)


def bindings(variables: tuple[Variable, ...], book: Book) -> Iterator[dict[str, Expr]]:
    """Every choice of values for the variables, nobody left out, in order."""
    for values in product(*(range_of(v, index_of(book)) for v in variables)):
        yield {v.name: Literal(x, v.type) for v, x in zip(variables, values, strict=True)}


def instances(expr: Expr, book: Book, most: int = 5000) -> tuple[Expr, ...]:
    """A condition as conditions that together mean the same: leading ands and alls written out."""
    match expr:
        case Apply(Operator.AND, args):
            return tuple(i for a in args for i in instances(a, book, most))
        case Quantify(Quantifier.ALL, variable, where, body) if len(range_of(variable, index_of(book))) <= most:
            room = most // max(1, len(range_of(variable, index_of(book))))
            found: list[Expr] = []
            for binding in bindings((variable,), book):
                given = substitute(where, binding)
                for part in instances(substitute(body, binding), book, room):
                    found.append(part if given == TRUE else implies(given, part))
            return tuple(found)
        case _:
            return (expr,)


def implies(given: Expr, then: Expr) -> Expr:
    """Whether the second holds if the first does."""
    return disj([negate(given), then])


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


def bounded(expr: Expr) -> Expr:
    """The expression, if it has not become too large."""
    if size(expr) >= HEAVIEST:
        raise TooLarge(f"an expression of more than {HEAVIEST} parts")
    return expr
