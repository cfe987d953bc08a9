"""A run whose solvers all give up says of every finding of every fixture that it is there, or undecided: never nothing.

So too one in which every story is too long to be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from check_pages import Fixture, book_of, fixtures
from rulewright.book.model import Book
from rulewright.checks import CHECKS
from rulewright.evidence.context import Context
from rulewright.evidence.passages import Passages
from rulewright.evidence.scenario_results import play
from rulewright.gherkin.scenario import read_features
from rulewright.solver.solve import GaveUp, Search

# What play from set-up never leads to is told where that is proved; else any state may be reached, and nothing is left
# open: the pages of these checks say so.
BY_REACH = {
    ("RW210", "What always comes with what it excludes"),
    ("RW212", "Two winners of a game that is over with the first"),
    ("RW212", "A winner in a game that goes on"),
    ("RW612", "Its forerunner always shuts it out"),
}
FIRING = [f for f in fixtures() if f.finds and (f.code, f.title) not in BY_REACH]


def told(fixture: Fixture, book: Book) -> Iterator[tuple[str, ...]]:
    """The codes and parties of what the check of a fixture finds in a book, or leaves open."""
    sources = book.path / "sources"
    context = Context(
        book,
        dict.fromkeys(fixture.scenarios, 1),
        played=play(book, read_features(book.path)[0]),
        passages=Passages(sources) if sources.is_dir() else None,
    )
    for checks, find in CHECKS:
        if fixture.code in {c.code for c in checks}:
            yield from ((f.code, *sorted(f.clauses)) for f in find(context))
    yield from ((u.code, *sorted(u.clauses)) for u in context.undecided)


def silent_about(fixture: Fixture, folder: Path) -> set[tuple[str, ...]]:
    """The expected findings of a fixture that are neither found nor left open: by clauses that all take part."""
    known = [(code, set(parties)) for code, *parties in told(fixture, book_of(fixture.files, folder))]
    return {
        (code, *parties)
        for code, *parties in fixture.finds
        if not any(other == code and (some & set(parties) or not parties) for other, some in known)
    }


@pytest.mark.parametrize("fixture", FIRING, ids=lambda f: f"{f.code} {f.title}")
def test_what_a_solver_gives_up_is_told(fixture: Fixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(*_: object) -> None:
        raise GaveUp("the solver gave up: no work at all")

    monkeypatch.setattr(Search, "check", give_up)
    assert not silent_about(fixture, tmp_path)


@pytest.mark.parametrize("fixture", FIRING, ids=lambda f: f"{f.code} {f.title}")
def test_what_is_too_long_a_story_is_told(fixture: Fixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.story.effort.EFFECTS", 0)
    assert not silent_about(fixture, tmp_path)
