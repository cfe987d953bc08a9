"""What a report says does not hang on how clauses call their variables, nor whether two of them use one name."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from check_pages import Fixture, book_of, fixtures
from renamed_book import names_in, under_other_names
from rulewright.book.model import Book
from rulewright.checks import CHECKS
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding
from rulewright.evidence.passages import Passages
from rulewright.evidence.scenario_results import play
from rulewright.gherkin.scenario import read_features
from small_books import (
    BRUTE,
    Draw,
    Written,
    chosen,
    claiming_books,
    condition,
    doing_books,
    effect,
    named,
    norm_books,
    priority,
    reacting_books,
    several,
    some_laws,
    table_books,
)


def report(book: Book, codes: frozenset[str] = frozenset(), scenarios: tuple[str, ...] = ()) -> list[Any]:
    """All that the checks say of a book, but for words in which variables are named."""
    sources = book.path / "sources"
    context = Context(
        book,
        dict.fromkeys(scenarios, 1),
        played=play(book, read_features(book.path)[0]),
        passages=Passages(sources) if sources.is_dir() else None,
    )
    found = [f for checks, find in CHECKS if not codes or codes & {c.code for c in checks} for f in find(context)]
    open_ones = sorted((u.code, u.clauses) for u in context.undecided)
    return [sorted(map(told, found)), open_ones, sorted(f.split(":")[0] for f in context.faults)]


def told(finding: Finding) -> tuple[Any, ...]:
    """What a finding says of whom, and the state that shows it."""
    parties = (finding.code, finding.severity.value, finding.clauses, finding.related, finding.moment)
    return (*parties, finding.replayed, len(finding.region), repr(finding.cells))


@pytest.mark.parametrize("fixture", fixtures(), ids=lambda f: f"{f.code} {f.title}")
def test_a_fixture_says_the_same_under_other_names(fixture: Fixture, tmp_path: Path) -> None:
    book, codes = book_of(fixture.files, tmp_path), frozenset((fixture.code,))
    said = report(book, codes, fixture.scenarios)
    for few in (False, True):
        assert report(under_other_names(book, few), codes, fixture.scenarios) == said, "few" if few else "many"


@st.composite
def meeting_books(draw: Draw) -> Written:
    """Books of clauses upon one act, done by some with some, that share names and differ in whom they are for."""
    clauses = []
    for number in range(1, draw(st.integers(2, 4)) + 1):
        one, other = chosen(draw, *product(("t", "u", "ULM", "BERN", "the lord of t"), repeat=2))
        told = {n: "Town" for n in "tu" if any(n in w.split() for w in (one, other))}
        names = tuple(told)
        when = several(draw, lambda names=names: condition(draw, names), 0, 2)
        then = several(draw, lambda names=names: effect(draw, names, number > 1), 1, 2)
        then = [e for e in then if "serves" not in e] or ["ULM is walled"]
        head = {"for": told} if told else {}
        clauses.append(named(number, upon=f"{one} serves {other}", when=when, then=then, **head))
    priority(draw, clauses)
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), draw(st.booleans()))


@BRUTE
@given(
    st.one_of(meeting_books(), reacting_books(), doing_books(acts=True), norm_books(), claiming_books(), table_books())
)
def test_a_small_book_says_the_same_under_other_names(written: Written) -> None:
    note(repr(written))
    book = written.load()
    said = report(book)
    for few in (False, True):
        assert report(under_other_names(book, few)) == said, "few" if few else "many"


def test_other_names_are_other_names() -> None:
    """Few names are shared by all clauses, many by none."""
    clauses = [
        named(1, upon="t robs u", then=["t is walled"], **{"for": {"t": "Town", "u": "Town"}}),
        named(2, upon="a pays", when=["some town has 1 gold"], then=["a is walled"], **{"for": {"a": "Town"}}),
    ]
    book = Written(tuple(clauses)).load()
    assert names_in(under_other_names(book, True)) == {"v1", "v2"}
    many = under_other_names(book, False)
    assert len(names_in(many)) == 4
    one, other = ({v.name for v in c.parts[0].variables} for c in many.clauses.values())
    assert one.isdisjoint(other)
