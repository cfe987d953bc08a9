"""What happens when a scenario is replayed for a page, kept as long as the moments that it plays stay as they are."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain

from rulewright.book.model import Book
from rulewright.evidence.context import Memory
from rulewright.evidence.findings import Finding
from rulewright.evidence.game import steps_of
from rulewright.gherkin.scenario import Recorder, Scenario, run
from rulewright.gherkin.session import story
from rulewright.reach.outcomes import ground_of, named
from rulewright.run.units import Case
from rulewright.run.workers import Work

TOGETHER = 10  # replays that are worth handing to another process


def replays(cases: Sequence[Case], found: Sequence[Sequence[Finding]], work: Work) -> list[dict[str, list[str]]]:
    """What happens when the scenarios of the findings of each case are replayed, by their fingerprints."""
    shown = [[f for f in findings if f.scenario] for findings in found]
    calls = [
        (n, (tuple(scenario_of(f) for f in findings[at : at + TOGETHER]),))
        for n, findings in enumerate(shown)
        for at in range(0, len(findings), TOGETHER)
    ]
    told = chain.from_iterable(work(replayed, calls))
    return [{f.fingerprint: next(told) for f in findings} for findings in shown]


def scenario_of(finding: Finding) -> Scenario:
    """The scenario that shows a finding."""
    clause = next(iter(finding.clauses), "")
    return Scenario(clause, finding.clauses, "", "", 0, clause, steps_of(finding.scenario))


def replayed(case: Case, scenarios: Sequence[Scenario]) -> list[list[str]]:
    """What happens in the last moments of scenarios."""
    return [happened(case.book, scenario, case.memory) for scenario in scenarios]


def happened(book: Book, scenario: Scenario, memory: Memory | None) -> list[str]:
    """What happens in the last moment of a scenario, each thing in a line."""
    if memory is None:
        return _replayed(book, scenario, Recorder())
    ground, recorder = ground_of(book), Recorder()
    key = f"replay {ground.key(scenario, '')}"
    known = memory.told(key)
    with suppress(KeyError, TypeError, ValueError):
        if known["consulted"] == ground.consulted(named(known)):
            return [str(said) for said in known["lines"]]
    lines = _replayed(book, scenario, recorder)
    memory.keep_told(key, {"lines": lines, **ground.played(recorder)})
    return lines


def _replayed(book: Book, scenario: Scenario, recorder: Recorder) -> list[str]:
    trace = run(book, scenario, recorder).trace
    return list(dict.fromkeys(story(book, trace))) if trace is not None else []
