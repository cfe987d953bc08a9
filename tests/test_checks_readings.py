"""Two readings of a clause at the table: the scenario that is shown passes under one and fails under the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import assert_finds, book_of, page_fixtures, page_path
from rulewright.book.model import Book
from rulewright.evidence.findings import Finding
from rulewright.evidence.readings import readings_of, under
from rulewright.gherkin.feature import read_feature
from rulewright.gherkin.scenario import run


def ambiguity(title: str, folder: Path) -> tuple[Book, Finding]:
    """The book of a fixture on the page of the check, and its one finding."""
    fixture = next(f for f in page_fixtures("RW501", page_path("ambiguity")) if f.title == title)
    book = book_of(fixture.files, folder)
    (found,) = assert_finds("RW501", book, *fixture.finds)
    return book, found


def played(book: Book, found: Finding, folder: Path) -> tuple[bool, bool]:
    """Whether the scenario of a finding passes in the book, and under the other reading."""
    path = folder / "found.feature"
    lines = "".join(f"    {line}\n" for line in found.scenario.splitlines())
    path.write_text(f"Feature: a finding\n\n  @{found.clauses[0]}\n{lines}", encoding="utf-8")
    (scenario,) = read_feature(path)
    clause = book.clauses[found.clauses[0]]
    ((_, parts),) = readings_of(clause).items()
    return run(book, scenario).passed, run(under(book, clause, parts), scenario).passed


def test_only_the_adopted_reading_passes(tmp_path: Path) -> None:
    book, found = ambiguity("Who is meant", tmp_path)
    assert played(book, found, tmp_path) == (True, False)


def test_a_modifier_read_otherwise_alters_the_rows(tmp_path: Path) -> None:
    book, found = ambiguity("A modifier without a sign", tmp_path)
    assert played(book, found, tmp_path) == (True, False)
    assert found.related == ("T.1.6+",)


def test_the_finding_tells_what_each_reading_makes_of_the_state(tmp_path: Path) -> None:
    _, found = ambiguity("Who is chief", tmp_path)
    assert found.demands == {"T.1": "Ulm: the chief is ULM; Bern: the chief is BERN"}


def test_a_choice_that_no_moment_asks_for_is_told(tmp_path: Path) -> None:
    book, found = ambiguity("Whose vote makes a chief", tmp_path)
    assert played(book, found, tmp_path) == (True, False)
    assert [s.strip() for s in found.scenario.splitlines() if " votes" in s] == ["When ULM votes"]
    assert found.demands == {"T.1": "itself: the chief is ULM; another: the chief is nobody"}


def test_a_norm_that_one_reading_lacks_is_a_verdict(tmp_path: Path) -> None:
    book, found = ambiguity("What may be done", tmp_path)
    assert played(book, found, tmp_path) == (True, False)
    assert found.scenario.splitlines()[-1].endswith("is refused because of T.1")


@pytest.mark.parametrize("says", ["forbids: [ULM trades]", "permits: [ULM trades]", "obliges: [ULM trades]"])
def test_a_norm_that_the_adopted_reading_lacks_is_denied(says: str, tmp_path: Path) -> None:
    fixture = next(f for f in page_fixtures("RW501", page_path("ambiguity")) if f.title == "What may be done")
    readings = f"{{none: {{}}, some: {{while: [ULM is angry], {says}}}}}"
    clause = f"{{clause: T.1, says: So., reading: none, readings: {readings}}}"
    page = f"page: T\ntitle: T\nsections:\n  - section: all\n    clauses:\n      - {clause}\n"
    book = book_of({**fixture.files, "town.yaml": page}, tmp_path)
    (found,) = assert_finds("RW501", book, ("RW501", "T.1"))
    assert played(book, found, tmp_path) == (True, False)
    assert " is not " in found.scenario.splitlines()[-1]
