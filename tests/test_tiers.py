"""How far a finding is known to come about: what is seen or reached has a record from set-up that replays."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of, fixtures
from rulewright.evidence.findings import Finding, Tier
from rulewright.evidence.game import steps_of
from rulewright.gherkin.scenario import Scenario, run
from rulewright.run.run import check_book, select
from test_outside import BUILT, PAID, RICH, findings, town

DEAD = {
    "book.yaml": "{book: town, title: The town, block: together}",
    "model.yaml": """
sorts: {Town: [ULM]}
fields: {rich: {of: Town}, dead: {of: Town}, walled: {of: Town}}
acts:
  - {act: builds, say: "{t:Town} builds", requires: [t is alive, t is poor], then: [t is rich]}
  - {act: dies, say: "{t:Town} dies", requires: [t is rich], then: [t is dead, t is poor]}
timeline: [taxes]
outside: []
""",
    "phrases.yaml": """
phrases:
  - {say: "{t:Town} is rich", not: "{t:Town} is poor", means: rich(t)}
  - {say: "{t:Town} is dead", not: "{t:Town} is alive", means: dead(t)}
  - {say: "{t:Town} is walled", not: "{t:Town} is open", means: walled(t)}
""",
    "town.yaml": """
page: T
title: The town
sections:
  - section: taxes
    at: taxes
    clauses:
      - {clause: T.1, says: So., when: [ULM is dead, ULM is rich], then: [ULM is walled]}
      - {clause: T.2, says: So., when: [ULM is dead, ULM is rich], then: [ULM is open]}
""",
}


def replays(finding: Finding, book: object) -> bool:
    """Whether the record of a finding passes, from a set-up that the model allows."""
    steps = steps_of(finding.record)
    return run(book, Scenario("", finding.clauses, "", "", 0, "", steps)).passed  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("outside", "walled", "tiers"),
    [
        (BUILT.replace("when: [t is a port], ", ""), "", [Tier.SEEN]),
        ("outside: []", ", set up: any", [Tier.SEEN]),
        (None, "", [Tier.INVARIANT]),  # the rest of the game is not described
        (None, ", closed: yes", []),
    ],
)
def test_a_finding_says_how_far_it_is_known_to_come_about(
    outside: str | None, walled: str, tiers: list[Tier], tmp_path: Path
) -> None:
    book = town(tmp_path, RICH, PAID, outside=outside, walled=walled)
    found = findings(book, "RW302")
    assert [f.tier for f in found] == tiers
    for finding in found:
        assert bool(finding.record) == (finding.tier is Tier.SEEN) != bool(finding.granted)
        assert finding.granted in ((), ("BERN is walled",), ("ULM is walled",))
        assert not finding.record or replays(finding, book)


def test_what_no_play_leads_to_is_lawful_only(tmp_path: Path) -> None:
    book = town(tmp_path, RICH, PAID, outside="outside: []")
    assert [f.tier for f in findings(book, "RW302")] in ([], [Tier.LAWFUL])


def test_what_two_facts_that_never_come_together_exclude_is_lawful_only(tmp_path: Path) -> None:
    book = book_of(DEAD, tmp_path)
    (finding,) = findings(book, "RW302")
    assert finding.tier is Tier.LAWFUL and "never together from set-up on" in finding.reach


@pytest.mark.parametrize("fixture", fixtures()[::7], ids=lambda f: f"{f.code} {f.title}")
def test_no_finding_is_called_reached_without_a_record_that_replays(fixture: object, tmp_path: Path) -> None:
    book = book_of(fixture.files, tmp_path)  # type: ignore[attr-defined]
    fixed = {name for name, f in book.fields.items() if f.fixed}
    for finding in check_book(book, [], select((), ())).findings:
        known = finding.tier in (Tier.SEEN, Tier.REACHED)
        assert bool(finding.record) == known
        if known:
            assert replays(finding, book)
            given = [s.text for s in steps_of(finding.record) if s.keyword == "given"]
            assert {o.field for text in given for o in book.phrases.effects(text)} <= fixed  # type: ignore[union-attr]
