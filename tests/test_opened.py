"""What a cure opens: which scenarios are played for it, and which of them may fail."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulewright.book.model import Book
from rulewright.checks.conflict import disposition_conflict
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Query
from rulewright.evidence.scenario_results import show
from rulewright.gherkin.feature import Step
from rulewright.gherkin.scenario import Scenario
from rulewright.lowering.loader import BOOKS
from rulewright.reach.outcomes import heard
from rulewright.remedy.cures import second_kind
from rulewright.remedy.side_effects import Opening, hearing_of, states_what_is_gone
from rulewright.run.run import load

Read = tuple[Book, list[Scenario], Query]


@pytest.fixture(scope="module")
def read() -> Read:
    """A shipped book, the scenarios of one of its events, and what two preconditions of that collide in."""
    book, scenarios = load(BOOKS / "europa_universalis")
    context = Context(book)
    finding = next(f for f in disposition_conflict.find(context) if f.clauses == ("III.7/pre.1", "III.7/pre.2"))
    query = context.asked[finding.fingerprint]
    assert query is not None
    return book, [s for s in scenarios if s.clause.startswith("III.7")], query


def test_a_scenario_may_fail_that_says_nothing_but_the_defect(read: Read) -> None:
    book, scenarios, query = read
    cured = next(second_kind(book, query)).book
    gone = [s for s in scenarios if states_what_is_gone(cured, s)]
    assert [s.title for s in gone if s.clause in query.clauses] == [
        "a Protestant Spain and a Portugal run by a player",
        "a Portugal that is no minor under a Protestant Spain",
    ]
    assert not any(states_what_is_gone(book, s) for s in scenarios)
    for scenario in gone:
        wrong = Step("then", "III.7 is in effect", scenario.line)
        assert not states_what_is_gone(cured, replace(scenario, steps=(*scenario.steps, wrong)))


def test_what_scenarios_consult_is_told_of_the_run_that_plays_them(read: Read) -> None:
    book, scenarios, query = read
    told = show(book, scenarios, range(len(scenarios)), hear=True)
    assert told.heard == tuple((n, *heard(book, s, None)) for n, s in enumerate(scenarios))
    assert told.alive == frozenset().union(*(alive for _, _, alive in told.heard))
    assert show(book, scenarios, range(len(scenarios))) == replace(told, heard=())
    hearing = hearing_of(book, scenarios, query.clauses, told.heard)
    assert hearing is not None and hearing_of(book, scenarios, query.clauses, ()) is None
    assert hearing == Opening(Context(book), scenarios).near(hearing.parts)


def test_a_hearing_of_other_parts_is_of_no_use(read: Read) -> None:
    book, scenarios, query = read
    told = show(book, scenarios, range(len(scenarios)), hear=True).heard
    some = hearing_of(book, scenarios, query.clauses[:1], told)
    other = frozenset(p.id for p in book.clauses[query.clauses[1]].parts)
    opening = Opening(Context(book), scenarios, some)
    assert some is not None and opening.near(some.parts) is some
    assert opening.near(other) == Opening(Context(book), scenarios).near(other) != some
