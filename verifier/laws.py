"""The laws of a book as instances, found again by the cells that they speak of.

A law is asked about only where a state differs from the start: a cell that nothing has touched meets
the laws as long as the start of the book does.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from types import EllipsisType

from graph.evaluate import Scene, evaluate
from graph.state import Cell, State
from rules.expr import Connected, Expr, Literal, Read, walk
from rules.model import Book
from rules.types import Value
from verifier.reveal import reveal
from verifier.unroll import instances

Pattern = tuple[Value | EllipsisType, ...]  # an ellipsis where an argument is worked out


@dataclass
class Laws:
    """Every law written out, and which instances speak of which cells."""

    stored: Book
    instances: list[tuple[str, Expr]] = field(default_factory=list)
    exact: dict[Cell, list[int]] = field(default_factory=dict)
    loose: dict[str, dict[Pattern, list[int]]] = field(default_factory=dict)

    def about(self, cells: Iterable[Cell]) -> list[int]:
        """The instances that speak of any of the cells, in order."""
        found: set[int] = set()
        for name, args in cells:
            found.update(self.exact.get((name, args), ()))
            for pattern, numbers in self.loose.get(name, {}).items():
                if all(isinstance(p, EllipsisType) or p == a for p, a in zip(pattern, args, strict=True)):
                    found.update(numbers)
        return sorted(found)

    def broken(self, state: State) -> list[int]:
        """The instances about touched cells that a state of stored cells does not meet."""
        touched = [cell for cell, _ in state.cells()]
        scene = Scene(self.stored, state)
        return [n for n in self.about(touched) if not evaluate(self.instances[n][1], scene)]


_LAWS: dict[int, Laws] = {}


def laws_of(book: Book) -> Laws:
    """The laws of a book, written out once; raises CircularClaims, TooLarge."""
    if id(book) not in _LAWS:
        _LAWS[id(book)] = _write_out(book)
        weakref.finalize(book, _LAWS.pop, id(book), None)
    return _LAWS[id(book)]


def stored_only(book: Book) -> Book:
    """The book without clauses: its cells show just what is stored, as revealed expressions want."""
    return replace(book, clauses={}, rulings=())


def _write_out(book: Book) -> Laws:
    laws = Laws(stored_only(book))
    for law in book.laws:
        for instance in instances(reveal(law.condition, book), book):
            number = len(laws.instances)
            laws.instances.append((law.name, instance))
            for name, pattern in dict.fromkeys(_reads(instance, book)):
                known = tuple(p for p in pattern if not isinstance(p, EllipsisType))
                if len(known) < len(pattern):
                    laws.loose.setdefault(name, {}).setdefault(pattern, []).append(number)
                else:
                    laws.exact.setdefault((name, known), []).append(number)
    return laws


def _reads(expr: Expr, book: Book) -> Iterable[tuple[str, Pattern]]:
    for part in walk(expr):
        match part:
            case Read(field=name, args=args):
                yield name, tuple(a.value if isinstance(a, Literal) else ... for a in args)
            case Connected(relation=name):
                yield name, (...,) * len(book.fields[name].parameters)
            case _:
                pass
