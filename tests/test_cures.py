"""A cure that is called proved, put into the book: its finding is gone, and no check finds anything that was not there.

The whole check is run on the book as it is and as it would be. Nothing here knows which checks a cure can concern.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from check_pages import Fixture, book_of, fixtures
from rulewright.book.model import Book
from rulewright.checks import ALL, CHECKS
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding, Query
from rulewright.gherkin.scenario import Scenario, read_features
from rulewright.remedy.cure_rows import Cure
from rulewright.remedy.cures import first_kind, second_kind, with_proved_cures
from rulewright.run.run import check_book
from small_books import (
    BRUTE,
    LONG,
    Draw,
    Written,
    chosen,
    claiming_books,
    doing_books,
    named,
    norm_books,
    reacting_books,
    several,
    table_books,
)

CODES = frozenset(c.code for c in ALL)
FIRING = [f for f in fixtures() if any(code == f.code for code, *_ in f.finds)]
FEWER = settings(BRUTE, max_examples=BRUTE.max_examples if LONG else 8)
Told = Counter[tuple[str, str, frozenset[str]]]


def told(book: Book, scenarios: Sequence[Scenario], of: Book) -> Told:
    """How often each code is found or left undecided of each set of clauses, but that what is new has no scenario."""
    report = check_book(book, list(scenarios), CODES, baseline=False, cured=lambda _: False)
    assert not report.faults
    found = Told(("found", f.code, frozenset(f.clauses)) for f in report.findings if f.status == "open")
    found.update(("open", u.code, frozenset(u.clauses)) for u in set(report.undecided))
    return Told({key: n for key, n in found.items() if key[1] != "RW701" or key[2] <= of.clauses.keys()})


def found_with_cures(
    book: Book, scenarios: Sequence[Scenario], codes: frozenset[str]
) -> Iterator[tuple[Finding, Cure]]:
    """What is found, with each cure that is called proved."""
    for checks, find in CHECKS:
        if codes.isdisjoint(c.code for c in checks):
            continue
        context = Context(book)
        for finding in list(find(context)):
            query = context.asked.get(finding.fingerprint)
            better = with_proved_cures(context, finding, find, None, scenarios)
            if query is not None and better.code in codes:
                yield from ((better, cure_named(book, query, words)) for words in better.proved_cures)


def cure_named(book: Book, query: Query, words: str) -> Cure:
    """The cure with these words."""
    return next(c for kind in (first_kind, second_kind) for c in kind(book, query) if c.words == words)


def assert_cured(book: Book, scenarios: Sequence[Scenario] = (), codes: frozenset[str] = CODES) -> int:
    """Fail unless every cure that is called proved takes its finding away and adds none; gives how many there are."""
    cures = list(found_with_cures(book, scenarios, codes))
    before = told(book, scenarios, book) if cures else Told()
    for finding, cure in cures:
        after = told(cure.book, scenarios, book)
        assert ("found", finding.code, frozenset(finding.clauses)) not in after, (finding.code, cure.words)
        assert not after - before, (finding.code, finding.clauses, cure.words, after - before)
    return len(cures)


@pytest.mark.parametrize("fixture", FIRING, ids=lambda f: f"{f.code} {f.title}")
def test_the_cures_of_a_fixture_open_nothing(fixture: Fixture, tmp_path: Path) -> None:
    book = book_of(fixture.files, tmp_path)
    assert_cured(book, read_features(book.path)[0], frozenset([fixture.code]))


@FEWER
@given(st.one_of(doing_books(), reacting_books(), claiming_books(), norm_books()))
def test_the_cures_of_a_small_book_open_nothing(written: Written) -> None:
    assert_cured(written.load())


@st.composite
def overlapping_books(draw: Draw) -> Written:
    """Books of a case split whose cases meet: each is one of the conditions of a few, or two of them."""
    about = ["ULM is walled", "BERN is walled", "ULM has at least 1 gold", "the lord of ULM is BERN"]
    clauses = [named(1, at="day", cases="yes", **({"rest": "yes"} if chosen(draw, True, False, False) else {}))]
    for number in range(2, draw(st.integers(3, 4)) + 1):
        case = list(dict.fromkeys(several(draw, lambda: chosen(draw, *about), 1, 2)))
        clauses.append(named(number, of="T.1", case=case, then=[f"BERN has {number - 2} gold"]))
    return Written(tuple(clauses), (), draw(st.booleans()), draw(st.booleans()))


@FEWER
@given(st.one_of(overlapping_books(), overlapping_books(), table_books(), table_books(cases=True)))
def test_the_cures_of_a_small_table_open_nothing(written: Written) -> None:
    assert_cured(written.load(), codes=frozenset({"RW304", "RW401", "RW402"}))
