"""Synthetic books: every planted defect is found, and nothing is reported where none is planted.

``RULEWRIGHT_LONG=1000`` checks so many random books instead of a few.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from benchmarks.chapters import PARTS, Chapter, chapters, read_chapter
from benchmarks.synthetic import SOURCES, Expected, write_book
from benchmarks.words import name_of

from rulewright.checks import ALL
from rulewright.evidence.passages import Passages
from rulewright.gherkin.scenario import run as play
from rulewright.run.run import BookReport, check_book, load, select

BOOKS = int(os.environ.get("RULEWRIGHT_LONG", "12"))
MOST_PLANTED = 5


def checked(folder: Path) -> BookReport:
    """What all checks find in a book."""
    return check_book(*load(folder), select((), ()), passages=Passages(folder / SOURCES))


def found(report: BookReport) -> list[Expected]:
    """What is open, as codes and parties; a witness that does not replay or a question left open is a failure."""
    assert not report.faults, report.faults
    assert not report.undecided, report.undecided
    return sorted((f.code, *sorted(f.clauses)) for f in report.findings if f.status == "open")


@pytest.mark.parametrize("chapter", chapters("planted"), ids=lambda c: c.name)
def test_a_planted_defect_is_all_that_is_found(chapter: Chapter, tmp_path: Path) -> None:
    written = write_book(tmp_path, 12, seed=1, planted=(chapter,))
    assert found(checked(tmp_path)) == sorted(written.expected)


@pytest.mark.parametrize("seed", range(BOOKS))
def test_what_is_found_in_a_random_book_is_what_was_planted(seed: int, tmp_path: Path) -> None:
    draw = random.Random(f"planted {seed}")
    drawn = draw.choices(chapters("planted"), k=draw.randrange(MOST_PLANTED + 1))
    planted = tuple(c for n, c in enumerate(drawn) if not (c.of_the_book and c in drawn[:n]))
    written = write_book(tmp_path, draw.randrange(10, 70), seed, planted)
    assert found(checked(tmp_path)) == sorted(written.expected)


def test_the_scenarios_of_a_clean_book_pass(tmp_path: Path) -> None:
    write_book(tmp_path, 250, seed=2)
    book, scenarios = load(tmp_path)
    assert [r.failure for r in (play(book, s) for s in scenarios) if not r.passed] == []


def test_a_clean_book_has_chapters_of_every_kind_and_more_than_one_region(tmp_path: Path) -> None:
    write_book(tmp_path, 5000, seed=3)
    book, _ = load(tmp_path)
    titles = {p.title.split(" B")[0] for p in book.pages.values()}
    kinds = [c for c in chapters("plain") + chapters("planted") if not c.text("rulings", planted=False)]
    assert len(titles) == len(kinds)
    assert len(list((tmp_path / "features").iterdir())) > 1


def test_every_check_has_a_planted_defect() -> None:
    assert frozenset[str]().union(*(c.codes for c in chapters("planted"))) == {c.code for c in ALL}


@pytest.mark.parametrize("chapter", chapters("planted"), ids=lambda c: c.name)
def test_a_defect_and_its_cure_differ(chapter: Chapter) -> None:
    sick, mended = ("".join(chapter.text(p, planted) for p in PARTS) for planted in (True, False))
    assert sick != mended


def test_one_seed_writes_one_book(tmp_path: Path) -> None:
    books = []
    for name in ("one", "other"):
        write_book(tmp_path / name, 60, seed=4, planted=chapters("planted")[:2])
        files = sorted(p for p in (tmp_path / name).rglob("*") if p.is_file())
        books.append([(p.relative_to(tmp_path / name), p.read_bytes()) for p in files])
    assert books[0] == books[1]


def test_no_two_names_are_near_each_other() -> None:
    names = [name_of(n) for n in range(2000)]
    syllables = [set(enumerate(n.split())) for n in names[:400]]
    assert len(set(names)) == len(names)
    assert all(len(a & b) <= 1 for i, a in enumerate(syllables) for b in syllables[i + 1 :])


def test_a_line_without_a_sign_is_no_chapter(tmp_path: Path) -> None:
    (tmp_path / "x.diff").write_text("nothing\n@@ page\npage: $K\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no line of a chapter"):
        read_chapter(tmp_path / "x.diff")
