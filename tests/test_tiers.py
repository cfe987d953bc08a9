"""How far a finding is known to come about: what is seen or reached has a record from set-up that replays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from check_pages import book_of, fixtures
from rulewright.book.model import Book
from rulewright.evidence.exhaustion import all_play
from rulewright.evidence.findings import Finding, Tier
from rulewright.evidence.game import steps_of
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.feature import Step
from rulewright.gherkin.scenario import Scenario, run
from rulewright.run.run import check_book, select
from rulewright.run.ways import with_way
from rulewright.story import effort
from small_books import BRUTE, Written, doing_books
from test_exhaustive import search, whole
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


def still(folder: Path, *clauses: str) -> Book:
    """Two towns in which nothing happens but what clauses do."""
    return town(folder, *clauses, feasts=", by: clauses", sells=", by: clauses")


def test_where_all_play_is_gone_through_what_it_does_not_come_to_is_not_called_reachable(tmp_path: Path) -> None:
    """Both facts come about, and each by moves that any search of moments in whatever order puts together."""
    book = still(
        tmp_path,
        "{clause: T.1, says: So., at: beginning of income, then: [ULM is rich]}",
        "{clause: T.2, says: So., at: end of income, then: [ULM is not rich, ULM is a port]}",
        "{clause: T.3, says: So., at: taxes, when: [ULM is a port, ULM is rich], then: [BERN has 1 gold]}",
        "{clause: T.4, says: So., at: taxes, when: [ULM is a port, ULM is rich], then: [BERN has 2 gold]}",
    )
    (finding,) = findings(book, "RW302")
    assert (finding.tier, finding.record, finding.path) == (Tier.LAWFUL, "", ())
    assert finding.reach == (
        "No play leads there: ULM is a port; ULM is rich: never when that moment comes (proved of all 4 states that"
        " play comes to; 2 Town)."
    )


def test_a_witness_to_which_play_does_not_come_gives_way_to_a_state_to_which_it_does(tmp_path: Path) -> None:
    either = "[{any: [ULM is a port, {all: [BERN is rich, BERN is walled]}]}]"
    book = still(
        tmp_path,
        "{clause: T.1, says: So., at: beginning of income, then: [BERN is rich, BERN is walled]}",
        "{clause: T.2, says: So., at: beginning of taxes, then: [ULM is a port]}",
        "{clause: T.3, says: So., at: end of taxes, then: [ULM is not a port]}",
        f"{{clause: T.4, says: So., at: end of income, when: {either}, then: [BERN has 1 gold]}}",
        f"{{clause: T.5, says: So., at: end of income, when: {either}, then: [BERN has 2 gold]}}",
    )
    (found,) = (f for f in findings(book, "RW302") if f.clauses == ("T.4", "T.5"))
    own = [s for s in steps_of(found.scenario) if s.keyword != "given"]
    other = Scenario("", (), "", "", 0, "", (Step("given", "ULM is a port", 0), *own))
    assert run(book, other).passed  # it shows there too, and play does not come there at the end of income
    port = replace(found, witness=("ULM is a port",), cells=(("port", ("ULM",), True),), scenario=gherkin(other))
    finding = with_way(book, port)
    assert finding.tier in (Tier.SEEN, Tier.REACHED) and replays(finding, book)
    assert finding.path == ("the beginning of the income step is played",)
    assert finding.witness == ("BERN is rich", "BERN is walled")
    assert run(book, Scenario("", (), "", "", 0, "", steps_of(finding.scenario))).passed
    assert finding.reach == "Play leads there from set-up, here in 1 moment."


def test_a_finding_that_shows_only_in_the_last_of_many_states_is_not_said_never_to_come(tmp_path: Path) -> None:
    last = effort.ALL_REPLAYS + 5
    either = f"[{{any: [ULM is walled, ULM has {last} gold]}}]"
    model = f"""
sorts: {{Town: [ULM]}}
fields: {{gold: {{of: Town, is: 0..{last}, start: 0}}, walled: {{of: Town}}, rich: {{of: Town}}}}
timeline: [income, taxes]
outside: []
"""
    phrases = """
phrases:
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - say: "{t:Town} has less than {n:int} gold"
    means: gold(t) < n
    for example: ULM has less than 2 gold
    true when: [ULM has 1 gold]
    false when: [ULM has 2 gold]
  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}
  - {say: "{t:Town} is walled", not: "{t:Town} is open", means: walled(t)}
  - {say: "{t:Town} is rich", not: "{t:Town} is poor", means: rich(t)}
"""
    listed = (
        f"{{clause: T.1, says: So., at: beginning of taxes, when: [ULM has less than {last} gold],"
        " then: [ULM gains 1 gold]}",
        f"{{clause: T.2, says: So., at: end of taxes, when: {either}, then: [ULM is rich]}}",
        f"{{clause: T.3, says: So., at: end of taxes, when: {either}, then: [ULM is poor]}}",
        "{clause: T.4, says: So., at: beginning of income, then: [ULM is walled]}",
        "{clause: T.5, says: So., at: end of income, then: [ULM is open]}",
    )
    clauses = "".join(f"      - {one}\n" for one in listed)
    page = f"page: T\ntitle: T\nsections:\n  - section: taxes\n    clauses:\n{clauses}"
    files = {"book.yaml": DEAD["book.yaml"], "model.yaml": model, "phrases.yaml": phrases, "town.yaml": page}
    book = book_of(files, tmp_path)
    (found,) = (f for f in findings(book, "RW302") if f.clauses == ("T.2", "T.3"))
    own = [s for s in steps_of(found.scenario) if s.keyword != "given"]
    walled = Scenario("", (), "", "", 0, "", (Step("given", "ULM is walled", 0), *own))
    assert run(book, walled).passed
    witness = replace(found, witness=("ULM is walled",), cells=(("walled", ("ULM",), True),), scenario=gherkin(walled))
    assert all_play(book) is not None
    finding = with_way(book, witness)
    assert not finding.reach.startswith("No play leads there"), finding.reach


def test_where_play_is_not_gone_through_to_its_end_nothing_is_concluded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = book_of(DEAD, tmp_path)
    monkeypatch.setattr(effort, "ALL_MOVES", 5)
    assert all_play(book) is None
    assert all_play(town(tmp_path / "2", RICH, PAID, outside=None)) is None


@BRUTE
@given(doing_books(acts=True))
def test_no_finding_is_called_reached_that_a_plain_search_does_not_come_to(written: Written) -> None:
    book = whole(written)
    space = all_play(book)
    if space is None:
        return
    clean, *_ = search(book)
    for finding in check_book(book, [], select(("RW301", "RW302"), ())).findings:
        own = [s for s in steps_of(finding.scenario) if s.keyword != "given"]
        shown = False
        for content in clean:
            given = [Step("given", book.phrases.say_cell(*cell, value), 0) for cell, value in content]  # type: ignore
            shown |= run(book, Scenario("", finding.clauses, "", "", 0, "", (*given, *own))).passed
        known = finding.tier in (Tier.SEEN, Tier.REACHED)
        assert shown or not known
        assert not known or replays(finding, book)
        if finding.reach.startswith("No play leads there: never"):
            cells = {((name, args), value) for name, args, value in finding.cells}
            assert not any(cells <= set(content) for content in clean)  # type: ignore[call-overload]


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
