"""Laws written out member by member, and found again by the cells that they speak of.

A law is asked about only where a state differs from the start: an instance whose cells nothing has
touched is met as long as the start of the book meets it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from types import EllipsisType

from rulewright.book.model import Book
from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    disj,
    negate,
    parts_of,
    substitute,
)
from rulewright.language.types import Value
from rulewright.table.index import index_of, range_of
from rulewright.table.state import Cell, cell_of, orders

Pattern = tuple[Value | EllipsisType, ...]  # an ellipsis where an argument is worked out


@dataclass
class Instances:
    """Conditions written out, each with the name of its law, and which of them speak of which cells."""

    instances: list[tuple[str, Expr]] = field(default_factory=list)
    exact: dict[Cell, list[int]] = field(default_factory=dict)
    loose: dict[str, dict[Pattern, list[int]]] = field(default_factory=dict)

    def add(self, name: str, condition: Expr, book: Book) -> None:
        """Write a law out."""
        for instance in instances(condition, book):
            number = len(self.instances)
            self.instances.append((name, instance))
            for read, pattern in dict.fromkeys(_reads(instance, book)):
                known = tuple(p for p in pattern if not isinstance(p, EllipsisType))
                if len(known) < len(pattern):
                    for order in orders(book.fields[read], pattern):
                        self.loose.setdefault(read, {}).setdefault(order, []).append(number)
                else:
                    self.exact.setdefault(cell_of(book, read, known), []).append(number)

    def about(self, cells: Iterable[Cell]) -> list[int]:
        """The instances that speak of any of the cells, in order."""
        found: set[int] = set()
        for name, args in cells:
            found.update(self.exact.get((name, args), ()))
            for pattern, numbers in self.loose.get(name, {}).items():
                if all(isinstance(p, EllipsisType) or p == a for p, a in zip(pattern, args, strict=True)):
                    found.update(numbers)
        return sorted(found)


def _reads(expr: Expr, book: Book) -> Iterable[tuple[str, Pattern]]:
    for part in parts_of(expr):
        match part:
            case Read(field=name, args=args):
                yield name, tuple(a.value if isinstance(a, Literal) else ... for a in args)
            case _:
                pass


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
