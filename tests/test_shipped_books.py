"""The shipped books hold the defects that are known of them, and every finding on them replays from its text."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Sarif

from rulewright.cli.shell import cores, memory
from rulewright.evidence.examples import examples_of
from rulewright.gherkin.feature import read_feature
from rulewright.gherkin.scenario import run as play
from rulewright.lowering.loader import shipped_books
from rulewright.reports.reports import SCHEMA as SCHEMA_FILE
from rulewright.reports.reports import as_json
from rulewright.reports.sarif import as_sarif
from rulewright.run.run import BookReport, Report, run, select

SCHEMA = json.loads(SCHEMA_FILE.read_text(encoding="utf-8"))

pytestmark = pytest.mark.shipped

KNOWN = {
    "RW301 III.7/pre.1 III.7/pre.2",
    "RW301 III.7/pre.2 III.7/pre.3",
    "RW301 III.13/pre.1 III.13/pre.2",
    "RW304 III.3/events.1.10 III.3/events.1.5+",
    "RW402 III.11/administration.5.navy III.11/administration.5.navy.10",
    "RW402 III.11/administration.5.colony III.11/administration.5.colony.1",
    "RW303 III.11/administration.5.end III.11/administration.5.fleet.7",
    "RW303 III.7/following.administration.1.end III.7/following.peace.1",
    "RW103 III.13/header",
    "RW307 IV.17/header",
    "RW106 III.8/events.1 III.19/annexes.1",
    "RW303 III.8/diplomacy.1 III.8/diplomacy.2",
    "RW501 IV.1/T2.events.4",
    "RW309 IV.1/T1.events.7 IV.1/T2.events.4",
    "RW302 e1615/alignments.aligned.1 e1615/alignments.neutrality.1",
    "RW303 e1615/elimination.4 e1615/influence.placement.8",
    "RW109 e1615/sanctions.huguenot.2",
    "RW306 pow/variants.three-four.4",
    "RW401 pow/election.17",
    "RW401 pow/victory.westphalia.1",
    "RW501 pow/council-of-trent.pius",
    "RW306 pow/variants.three-four.2 pow/variants.three-four.4",
    "RW501 pow/spread-the-faith.saved",
    "RW201 pow/diplomacy.game.8",
    "RW317 pow/tradeoffs.1",
    "RW302 pop/16.3.general.8 pop/16.3.standard.3",
    "RW302 pop/16.3.general.6",
    "RW302 pop/16.3.general.8 pop/16.3.wars.5",
    "RW303 pop/16.3.dnpr.1 pop/16.3.dnpr.3",
    "RW303 pop/16.ages.4 pop/16.ages.5",
    "RW504 pop/16.3.general.7",
    "RW302 pop/16.5.expansion.10 pop/16.5.expansion.9",
    "RW408 pop/16.5.revolution.6",
    "RW302 e1615/minors.autodefense.2 e1615/minors.impediment.4",
    "RW109 pow/war.declare-war.0",
    "RW317 pow/turns.choose.1",
    "RW401 pow/religious-war.peace.0",
    "RW501 e1615/papacy.decrees.2",
    "RW501 e1615/papacy.decrees.19",
    "RW303 e1615/building.minors.1 e1615/building.minors.4",
    "RW303 e1615/minors.2 e1615/tenets.5",
    "RW303 e1615/declarations.alliances.6 e1615/tenets.5",
    "RW303 e1615/alignments.aligned.4 e1615/alignments.neutrality.4",
    "RW303 e1615/control.4 e1615/elimination.4",
    "RW302 e1615/markers.4 e1615/rebellion.7",
    "RW302 e1615/minors.allowed.1 e1615/minors.impediment.1",
    "RW302 e1615/board.large.4 e1615/intro.3",
    "RW205 e1615/papacy.3.1",
    "RW205 e1615/declarations.surrender.5",
    "RW317 e1615/rebellion.5",
    "RW302 e1615/control.2 e1615/control.relinquish.1",
    "RW302 e1615/control.relinquish.1 e1615/elimination.3",
    "RW401 e1615/influence.attack.9",
    "RW104 pow/contents.electors pow/contents.hex-allocation",
    "RW110 pow/setup.color.2 pow/contents.trent",
    "RW110 pow/setup.electors.1 pow/setup.principalities.4 pow/contents.ptowns",
    "RW317 pow/setup.sheet.1",
    "RW501 pow/setup.emperor.4",
    "RW401 pow/upheaval.early.0",
    "RW205 pow/upheaval.early.2",
    "RW101 pow/foreign.4",
    "RW501 pow/foreign.steps.14",
    "RW317 pow/play.3",
    "RW317 pow/peace.add.6.ally",
    "RW302 pow/battles.fight.4",
    "RW404 pow/battles.fight.1",
    "RW303 pow/upheaval.early.4 pow/upheaval.early.5.only",
    "RW309 pow/conversion.6 pow/spread-the-faith.convert.4",
    "RW303 pow/foreign.4 pow/religious-war.battle.3",
    "RW501 pow/religious-war.declared.6",
    "RW501 pow/religious-war.declared.7",
}


UNDECIDED = {
    "RW601 III.8/events.4 IV.19/events.1",
    "RW601 IV.5/FE.events.1 IV.6/events.2",
    "RW601 IV.5/SE.events.1 IV.6/events.2",
    "RW309 IV.1/T1.events.7 IV.1/T2.events.5",
    "RW314 IV.19/header IV.19/peace.1",
    "RW303 III.8/diplomacy.2 IV.1/T1.events.1",
    "RW303 III.8/diplomacy.2 IV.2/SE.T1.diplomacy.2",
    "RW303 e1615/minors.5 e1615/ottomans.10",
    "RW308 III.19/diplomacy.1",
    "RW308 pow/religious-war.battle.4",
    "RW316 pow/election.14",
    "RW318",  # of an act, which no clause speaks of
}


@pytest.fixture(scope="module")
def reports() -> list[BookReport]:
    """The reports on all shipped books, which a run that comes later recalls."""
    return run(shipped_books(), select((), ()), memory(), jobs=cores(), cured=lambda _: False).books


def test_the_known_defects_are_found(reports: list[BookReport]) -> None:
    found = {" ".join([f.code, *f.clauses]) for report in reports for f in report.findings}
    assert KNOWN - found == set()


def test_no_other_finding_is_open(reports: list[BookReport]) -> None:
    """Each finding is in the baseline of its book, and each entry there fits a finding."""
    assert [(f.code, f.clauses) for report in reports for f in report.findings if f.status == "open"] == []
    assert [problem for report in reports for problem in report.problems] == []


def test_nothing_but_what_is_named_here_is_left_undecided(reports: list[BookReport]) -> None:
    """Each of these has an entry with a reason, as every finding has; one that comes to be decided leaves the list."""
    left = {" ".join([u.code, *u.clauses]) for report in reports for u in report.undecided}
    assert left == UNDECIDED
    assert all(u.known for report in reports for u in report.undecided)


def test_no_witness_fails_to_replay(reports: list[BookReport]) -> None:
    assert [fault for report in reports for fault in report.faults] == []


def test_each_finding_with_a_state_is_shown_by_the_example_that_is_kept(reports: list[BookReport]) -> None:
    """Otherwise it is looked for in every run: 'rulewright baseline --examples' writes the files anew."""
    for report in reports:
        kept, problems = examples_of(report.book)
        shown = {f.fingerprint: json.loads(f.example)["share"] for f in report.findings if f.example}
        assert not problems and {name: e.share for name, e in kept.items()} == shown


def test_each_scenario_of_a_finding_runs_from_its_text(reports: list[BookReport], tmp_path: Path) -> None:
    """What a report prints is a feature file but for its heading, and it passes."""
    for report in reports:
        for finding in report.findings:
            if finding.scenario:
                path = tmp_path / f"{finding.fingerprint}.feature"
                text = "".join(f"    {line}\n" for line in finding.scenario.splitlines())
                tag = next(iter(finding.clauses), finding.code)
                path.write_text(f"Feature: a finding\n\n  @{tag}\n{text}", encoding="utf-8")
                (scenario,) = read_feature(path)
                assert play(report.book, scenario).failure == ""


def test_the_data_on_all_books_is_as_the_schema_says(reports: list[BookReport]) -> None:
    data = json.loads(as_json(Report(reports)))
    assert len(data["findings"]) >= len(KNOWN)
    jsonschema.validate(data, SCHEMA, jsonschema.Draft202012Validator)


def test_sarif_on_all_books_is_as_its_standard_says(reports: list[BookReport]) -> None:
    """With every finding told as if it were open, against a model that was made from the official schema."""
    opened = [replace(r, findings=[replace(f, status="open") for f in r.findings]) for r in reports]
    log = Sarif.model_validate_json(as_sarif(Report(opened)))
    assert len(log.runs[0].results or []) >= len(KNOWN)


def test_every_clause_that_says_something_has_a_scenario(reports: list[BookReport]) -> None:
    assert [f.clauses for report in reports for f in report.findings if f.code == "RW701"] == []
