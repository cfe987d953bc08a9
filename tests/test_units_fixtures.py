"""In the fixtures of each check, what is recalled after an edit of any kind is what would be found, in words of now."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import Fixture, book_of, fixtures
from edited_books import EDITS, edited
from rulewright.book.model import Book
from rulewright.checks import CHECKS
from rulewright.evidence.context import Context
from rulewright.evidence.passages import Passages
from rulewright.evidence.scenario_results import play
from rulewright.gherkin.scenario import read_features
from rulewright.run.inheritance import inherit
from rulewright.run.memory import Store

FIXTURES = fixtures()
KINDS = [kind for kind in EDITS if kind != "words"]


def of_one_check(fixture: Fixture) -> list[Fixture]:
    """The fixtures of the check of a fixture."""
    return [f for f in FIXTURES if f.code == fixture.code]


def kinds_for(fixture: Fixture) -> list[str]:
    """Some kinds of edits: all of them are dealt to the fixtures of one check, words to each."""
    every = of_one_check(fixture)
    return [*KINDS[every.index(fixture) % len(KINDS) :: len(every)], "words"]


def found(fixture: Fixture, book: Book, memory: Store) -> tuple[object, ...]:
    """What the check of a fixture finds in a book and leaves open, and which findings may have cures."""
    sources = book.path / "sources"
    scenarios = [s for s in read_features(book.path)[0] if book.clauses.keys() >= set(s.tags)]
    context = Context(
        book,
        dict.fromkeys(fixture.scenarios, 1),
        memory=memory,
        played=play(book, scenarios),
        passages=Passages(sources) if sources.is_dir() else None,
    )
    findings = [f for checks, find in CHECKS if fixture.code in {c.code for c in checks} for f in find(context)]
    curable = sorted(name for name, query in context.asked.items() if query is None or query.curable)
    return findings, list(dict.fromkeys(context.undecided)), context.faults, curable


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda f: f"{f.code} {f.title}")
def test_whatever_is_edited_what_is_recalled_is_what_would_be_found(fixture: Fixture, tmp_path: Path) -> None:
    """Where one book becomes another, and where that becomes the one again."""
    book, memory = book_of(fixture.files, tmp_path / "book"), Store(tmp_path / "before")
    first = found(fixture, book, memory)
    for kind in kinds_for(fixture):
        for n, other in enumerate(edited(book, kind, 2)):
            theirs = Store(tmp_path / f"{kind} {n}")
            anew = found(fixture, other, theirs)
            assert found(fixture, book, theirs) == first, f"{kind} {n}, taken back"
            inherit(other, book)
            assert found(fixture, other, memory) == anew, f"{kind} {n}"


def test_every_kind_of_edit_is_dealt_to_every_check() -> None:
    dealt = {
        code: {kind for f in FIXTURES if f.code == code for kind in kinds_for(f)} for code in {f.code for f in FIXTURES}
    }
    assert all(kinds == EDITS.keys() for kinds in dealt.values())
