"""What is kept of a run reads back as it was, and only for a book and scenarios of which not a word has changed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.evidence.findings import Finding
from rulewright.evidence.scenario_results import Played
from rulewright.lowering.loader import BOOKS
from rulewright.run.division import grouped
from rulewright.run.memory import Store
from rulewright.run.run import Report, load, run, select
from rulewright.run.unit_results import Kept, finding_data, finding_of, portion_data, portion_of
from rulewright.run.units import Case, Portion, portion

ALL = select((), ())
BOOK, SCENARIOS = load(BOOKS / "price_of_power")


@pytest.fixture(scope="module")
def portions() -> list[Portion]:
    """What all checks find in a book of which no scenario was played."""
    return [portion(Case(BOOK, tuple(SCENARIOS)), some, ALL, Played()) for some in grouped(ALL)]


def test_findings_read_back_as_they_were(portions: list[Portion]) -> None:
    findings = [f for p in portions for f in p.findings]
    assert len({f.code for f in findings}) > 3 and any(f.witness for f in findings)
    assert [finding_of(json.loads(json.dumps(finding_data(f)))) for f in findings] == findings


def test_portions_read_back_without_their_questions(portions: list[Portion]) -> None:
    back = [portion_of(json.loads(json.dumps(portion_data(p)))) for p in portions]
    assert [(p.findings, p.undecided, p.faults, p.settled) for p in back if p is not None] == [
        (p.findings, p.undecided, p.faults, p.settled) for p in portions
    ]
    assert [p.stats.candidates for p in back if p is not None] == [p.stats.candidates for p in portions]
    assert any(p.asked for p in portions) and all(
        set(b.asked) == set(p.asked) for b, p in zip(back, portions, strict=True) if b
    )


def test_what_is_no_portion_is_nothing() -> None:
    assert [portion_of(data) for data in ({}, {"findings": 3}, {"stats": [], "settled": 1})] == [None] * 3


def test_every_word_and_place_counts() -> None:
    moved = replace(SCENARIOS[0], line=SCENARIOS[0].line + 1)
    clause = next(iter(BOOK.clauses.values()))
    renamed = replace(BOOK, clauses={**BOOK.clauses, clause.id: replace(clause, says=f"{clause.says}!")})
    every = [(BOOK, tuple(SCENARIOS)), (BOOK, (moved, *SCENARIOS[1:])), (renamed, tuple(SCENARIOS))]
    assert len({Kept(None, *one).name for one in every}) == 3


def cured(report: Report) -> list[tuple[str, ...]]:
    return [f.proved_cures for f in report.findings]


def test_cures_are_proved_anew_for_findings_that_were_kept_without(tmp_path: Path) -> None:
    """A finding that a baseline no longer names gets its cures although its question was not kept."""
    paths = [BOOKS / "price_of_power"]
    plain = run(paths, ALL, Store(tmp_path), baseline=False, cured=lambda _: False)
    fresh = run(paths, ALL, None, baseline=False)
    assert cured(plain) != cured(fresh) == cured(run(paths, ALL, Store(tmp_path), baseline=False))
    assert cured(run(paths, ALL, Store(tmp_path), baseline=False)) == cured(fresh)


def told(brief: bool, memory: Store | None) -> list[Finding]:
    """What the shipped book's checks find, known findings in one line or in full."""
    return run([BOOKS / "price_of_power"], ALL, memory, brief=lambda _: brief).findings


def test_known_findings_in_one_line_are_those_told_in_full_without_evidence(tmp_path: Path) -> None:
    """Evidence that a run has left out is gathered by the next one that wants it."""
    full, brief = told(False, None), told(True, Store(tmp_path))
    assert any(f.scenario for f in full) and not any(f.brief for f in full)
    assert [(f.fingerprint, f.status, f.reason) for f in brief] == [(f.fingerprint, f.status, f.reason) for f in full]
    assert not any(f.scenario or f.witness or f.path for f in brief)
    assert told(False, Store(tmp_path)) == full == told(True, Store(tmp_path))
