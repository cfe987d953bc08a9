"""The laws of a book over stored cells, written out, and which of their instances a state breaks."""

from __future__ import annotations

import weakref
from dataclasses import dataclass, field, replace

from graph.evaluate import Scene, evaluate
from graph.instances import Instances
from graph.state import State
from rules.expr import Expr
from rules.model import Book
from verifier.reveal import reveal


@dataclass
class Laws:
    """Every law written out, and which instances speak of which cells."""

    stored: Book
    written: Instances = field(default_factory=Instances)

    @property
    def instances(self) -> list[tuple[str, Expr]]:
        """The instances in order, each with the name of its law."""
        return self.written.instances

    def broken(self, state: State) -> list[int]:
        """The instances about touched cells that a state of stored cells does not meet."""
        scene = Scene(self.stored, state)
        return [n for n in self.written.about(state.touched()) if not evaluate(self.instances[n][1], scene)]


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
        laws.written.add(law.name, reveal(law.condition, book), book)
    return laws
