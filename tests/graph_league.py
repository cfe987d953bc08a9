"""A small book of an imaginary league, for the tests of the table."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rulewright.book.model import Book
from rulewright.lowering.loader import load_book

FOLDER = Path(__file__).parent / "league"


@cache
def league() -> Book:
    """The book of the league, loaded once."""
    return load_book(FOLDER)
