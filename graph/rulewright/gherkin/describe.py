"""A state in the phrases of its book."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.book.model import Book
from rulewright.language.types import Value
from rulewright.table.state import Cell, State, cell_of


def in_phrases(book: Book, state: State) -> list[str]:
    """What differs from the start, each cell as a phrase, in a fixed order."""
    return phrases_of(book, state.cells())


def difference(book: Book, before: State, after: State) -> list[str]:
    """What is so after and was not before, as phrases."""
    return phrases_of(book, [(cell, after.get(*cell)) for cell in after.changed(before)])


def phrases_of(book: Book, cells: Iterable[tuple[Cell, Value]]) -> list[str]:
    """Each cell once, whatever the order in which a symmetric field names it."""
    return list(dict.fromkeys(book.phrases.say_cell(*cell_of(book, *cell), value) for cell, value in cells))
