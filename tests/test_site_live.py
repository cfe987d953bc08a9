"""What the pages that answer are made of: kernel, moments, relations between events, years and turns."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

from rulewright.book.model import Book
from rulewright.checks.shared.event_relations import Kind, relations
from rulewright.evidence.findings import Severity
from rulewright.language.show import show
from rulewright.language.types import BOOL
from rulewright.run.run import load
from rulewright.site.applies import is_conflict, moments
from rulewright.site.kernel import expr_data, kernel
from rulewright.site.timeline import dated, turns
from strategies import PATRON, RANK, Maker, small_book
from test_severity import finding

LEAGUE = Path(__file__).parent / "league"
EU = Path(__file__).parent.parent / "rules" / "books" / "europa_universalis"


def books() -> list[Book]:
    return [load(LEAGUE)[0], load(EU)[0]]


def test_the_kernel_of_a_book_is_plain_data_with_every_part() -> None:
    for book in books():
        data = kernel(book)
        assert json.loads(json.dumps(data)) == data
        assert [p["id"] for p in data["parts"]] == [p.id for p in book.parts()]


def test_every_part_stands_in_one_moment() -> None:
    for book in books():
        numbers = [number for moment in moments(book) for number, *_ in moment["parts"]]
        assert sorted(numbers) == list(range(len(list(book.parts()))))


def test_the_moments_stand_in_the_order_of_play() -> None:
    titles = [m["title"] for m in moments(load(EU)[0])]
    wanted = ["all the time", "events", "upon event is rolled", "upon event starts", "income", "peace"]
    assert [t for t in titles if t in wanted] == wanted


def test_a_conflict_is_one_however_far_its_state_is_known_to_come_about() -> None:
    shown = finding(replayed=True)
    assert is_conflict(shown) and not is_conflict(replace(shown, replayed=False))
    assert is_conflict(replace(shown, severity=Severity.NOTE, lowered_from=Severity.ERROR))
    assert not is_conflict(finding("RW305", replayed=True)) and not is_conflict(finding("RW603", replayed=True))


def test_different_expressions_are_different_data() -> None:
    seen: dict[str, str] = {}
    for seed in range(2000):
        draw = Random(seed)
        expr = Maker(small_book(), draw).make(draw.choice((BOOL, RANK, PATRON)), draw.randint(1, 3))
        assert seen.setdefault(json.dumps(expr_data(expr)), show(expr)) == show(expr)
    assert len(seen) > 1000


def test_what_an_event_needs_and_ends_is_read_off_its_clauses() -> None:
    found = {(r.source, r.kind, r.target): r.clauses for r in relations(load(EU)[0], ())}
    assert found["IV.4", Kind.REQUIRES, "III.7"] == ("IV.4/pre.1",)
    assert found["III.7", Kind.CANCELS, "III.6"] == ("III.6/pre.1",)
    assert found["IV.4", Kind.CANCELS, "III.7"] == ("IV.4/events.1",)
    assert found["IV.1", Kind.TRIGGERS, "IV.1 union"] == ("IV.1/T1.events.3",)
    assert ("III.6", Kind.REQUIRES, "III.7") not in found


def test_the_turns_of_a_period_share_its_years() -> None:
    spans = turns(load(EU)[0])
    assert [(s.first, s.last, s.name) for s in spans[:2]] == [(1560, 1564, "15"), (1565, 1569, "16")]
    assert (spans[-1].last, spans[-1].name) == (1659, "34")


def test_the_events_stand_by_their_first_year_and_those_without_a_date_last() -> None:
    events = dated(load(EU)[0])
    years = [d.span.first for d in events if d.span and not d.loose]
    assert years == sorted(years) and years[0] == 1542
    assert [d.loose for d in events] == sorted(d.loose for d in events)
    assert [d for d in events if d.loose and d.span and d.span.first not in (1560, 1615)] == []
