"""A kept outcome of a scenario is used only as long as nothing has changed that the scenario consults."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rulewright.book.model import AnchorKind, Book, Clause, Condition
from rulewright.language.expr import FALSE
from rulewright.lowering.loader import BOOKS
from rulewright.reach.outcomes import Outcome, ground_of, outcome
from rulewright.run.memory import Store
from rulewright.run.run import load
from rulewright.table.index import index_of

BOOK, EVERY = load(BOOKS / "peace_of_westphalia")
SCENARIOS = EVERY[::8]


def all_outcomes(book: Book, memory: Store | None) -> list[Outcome]:
    """What scenarios come to in a book of which nothing is known but what is kept."""
    book = replace(book)
    return [outcome(book, scenario, memory) for scenario in SCENARIOS]


def told(outcomes: list[Outcome]) -> list[Outcome]:
    return [replace(o, result=None) for o in outcomes]


def never(clause: Clause) -> Clause:
    """The clause with a condition that nothing meets."""
    return replace(
        clause, parts=tuple(replace(p, conditions=(*p.conditions, Condition(FALSE, "never"))) for p in clause.parts)
    )


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    first = all_outcomes(BOOK, Store(tmp_path))
    again = all_outcomes(BOOK, Store(tmp_path))
    assert told(first) == told(again) == told(all_outcomes(BOOK, None))
    assert all(o.result is None for o in again if o.passed)


def test_after_any_one_clause_is_changed_what_is_recalled_is_what_would_be_played(tmp_path: Path) -> None:
    all_outcomes(BOOK, Store(tmp_path))
    spared = 0
    for clause in [c for c in BOOK.clauses.values() if c.parts][::3]:
        changed = replace(BOOK, clauses={**BOOK.clauses, clause.id: never(clause)})
        recalled = all_outcomes(changed, Store(tmp_path))
        assert told(recalled) == told(all_outcomes(changed, None)), clause.id
        spared += sum(o.result is None for o in recalled)
    assert spared


def test_a_clause_that_stands_is_consulted_where_it_may_have_a_say(tmp_path: Path) -> None:
    all_outcomes(BOOK, Store(tmp_path))
    stands = dict.fromkeys(p.clause for p in index_of(BOOK).parts.values() if p.anchor.kind is AnchorKind.STANDING)
    spared = 0
    for name in stands:
        changed = replace(BOOK, clauses={**BOOK.clauses, name: never(BOOK.clauses[name])})
        recalled = all_outcomes(changed, Store(tmp_path))
        assert told(recalled) == told(all_outcomes(changed, None)), name
        spared += sum(o.result is None for o in recalled)
    assert spared > len(stands) * len(SCENARIOS) / 2


def test_a_law_is_consulted_by_all(tmp_path: Path) -> None:
    all_outcomes(BOOK, Store(tmp_path))
    changed = replace(BOOK, laws=BOOK.laws[1:])
    assert all(o.result is not None for o in all_outcomes(changed, Store(tmp_path)))


def test_what_a_scenario_comes_to_without_a_clause_is_kept_apart(tmp_path: Path) -> None:
    memory = Store(tmp_path)
    for scenario in EVERY[:40]:
        book, again = replace(BOOK), replace(BOOK)
        whole, lacking = outcome(book, scenario, memory), outcome(book, scenario, memory, scenario.clause)
        assert replace(outcome(again, scenario, memory), result=None) == replace(whole, result=None)
        assert replace(outcome(again, scenario, memory, scenario.clause), result=None) == replace(lacking, result=None)
        assert replace(lacking, result=None) == replace(outcome(BOOK, scenario, None, scenario.clause), result=None)


def test_only_what_is_asked_again_goes_with_the_book(tmp_path: Path) -> None:
    book, memory, written = replace(BOOK), Store(tmp_path), EVERY[0]
    made_up = replace(written, path="")
    for scenario in (written, made_up, written, made_up):
        outcome(book, scenario, memory)
    assert [known.scenario for known in ground_of(book).ended.values()] == [written]
