"""A small book of an imaginary league, for the tests of the table."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules.loader import load_book
from rules.model import Book

FOLDER = Path(__file__).parent / "league"


@cache
def league() -> Book:
    """The book of the league, loaded once."""
    return load_book(FOLDER)
