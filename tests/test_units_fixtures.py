"""In the fixtures of each check, what is recalled after a change is what would be found, in the words of now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from check_pages import Fixture, book_of, fixtures
from rulewright.book.model import Book, Condition
from rulewright.checks import CHECKS
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding
from rulewright.evidence.scenario_results import play
from rulewright.gherkin.scenario import read_features
from rulewright.language.expr import FALSE
from rulewright.run.inheritance import inherit
from rulewright.run.memory import Store

FIRING = [f for f in fixtures() if f.finds and "errata" not in "".join(f.files)]


def found(fixture: Fixture, book: Book, memory: Store | None = None) -> list[Finding]:
    """What the check of a fixture finds in a book."""
    context = Context(
        book, dict.fromkeys(fixture.scenarios, 1), memory=memory, played=play(book, read_features(book.path)[0])
    )
    return [f for checks, find in CHECKS if fixture.code in {c.code for c in checks} for f in find(context)]


def in_other_words(book: Book) -> Book:
    """The book whose clauses and conventions say what they say in other words, and stand elsewhere."""
    clauses = {
        c.id: replace(c, says=f"In short: {c.says}", position=replace(c.position, line=c.position.line + 5))
        for c in book.clauses.values()
    }
    conventions = {name: replace(c, says=f"As ever: {c.says}") for name, c in book.conventions.items()}
    return replace(book, clauses=clauses, conventions=conventions)


def changed(book: Book) -> Iterator[Book]:
    """The book with each clause that has parts applying never, or always, or doing nothing."""
    for clause in [c for c in book.clauses.values() if c.parts and not (c.header or c.parts[0].dispositions)]:
        for change in (
            lambda p: replace(p, conditions=(Condition(FALSE, "never"),)),
            lambda p: replace(p, conditions=()),
            lambda p: replace(p, outcomes=()),
        ):
            parts = tuple(map(change, clause.parts))
            yield replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


@pytest.mark.parametrize("fixture", FIRING, ids=lambda f: f"{f.code} {f.title}")
def test_whatever_clause_changes_what_is_recalled_is_what_would_be_found(fixture: Fixture, tmp_path: Path) -> None:
    book, memory = book_of(fixture.files, tmp_path / "book"), Store(tmp_path / "cache")
    found(fixture, book, memory)
    for other in changed(book):
        inherit(other, book)
        assert found(fixture, other, memory) == found(fixture, replace(other))


@pytest.mark.parametrize("fixture", FIRING, ids=lambda f: f"{f.code} {f.title}")
def test_words_that_have_changed_are_told(fixture: Fixture, tmp_path: Path) -> None:
    book, memory = book_of(fixture.files, tmp_path / "book"), Store(tmp_path / "cache")
    found(fixture, book, memory)
    other = in_other_words(book)
    assert found(fixture, other, memory) == found(fixture, other)
