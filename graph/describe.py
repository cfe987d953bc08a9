"""A state in the phrases of its book."""

from __future__ import annotations

from collections.abc import Iterable

from graph.state import Cell, State, orders
from rules.model import Book
from rules.types import Value


def in_phrases(book: Book, state: State) -> list[str]:
    """What differs from the start, each cell as a phrase, in a fixed order."""
    return phrases_of(book, state.cells())


def difference(book: Book, before: State, after: State) -> list[str]:
    """What is so after and was not before, as phrases."""
    return phrases_of(book, [(cell, after.get(*cell)) for cell in after.changed(before)])


def phrases_of(book: Book, cells: Iterable[tuple[Cell, Value]]) -> list[str]:
    """Each cell once: of the two orders of a symmetric field the first is said."""
    said: dict[str, None] = {}
    for (field, args), value in cells:
        first = min(orders(book.fields[field], args), key=lambda order: tuple(map(str, order)))
        if first == args:
            said.setdefault(book.phrases.say_cell(field, args, value))
    return list(said)
