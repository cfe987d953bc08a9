"""How grave a finding is: its defect, and how far the state that shows it is known to come about."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from check_pages import book_of
from rulewright.book.model import Book
from rulewright.checks import ALL
from rulewright.cli.main import main
from rulewright.evidence.findings import Finding, Severity, Tier, comes_about
from rulewright.evidence.game import steps_of
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.feature import Step
from rulewright.gherkin.scenario import Scenario, run
from rulewright.reports.fold import folds
from rulewright.reports.reports import finding_data
from rulewright.run.run import check_book, select
from rulewright.run.severity import in_one_place, weighed
from rulewright.run.ways import with_way
from test_outside import MODEL, PHRASES, findings

WALLED = "{clause: T.1, says: So., for: {t: Town}, at: income, when: [t is walled], then: [t is rich]}"
POOR = "{clause: T.2, says: So., for: {t: Town}, at: income, when: [t is walled], then: [t is not rich]}"
OPEN = {"outside": "", "walled": "", "port": "", "feasts": "", "sells": "", "gives": ", by: clauses"}


def files(*sections: tuple[str, ...], **said: str) -> dict[str, str]:
    """Two towns, with the clauses of some sections."""
    written = "".join(
        f"  - section: s{n}\n    block: together\n    clauses:\n" + "".join(f"      - {c}\n" for c in clauses)
        for n, clauses in enumerate(sections)
    )
    model = MODEL.format(**{**OPEN, **said})
    page = f"page: T\ntitle: T\nsections:\n{written}"
    book = "{book: town, title: The towns, block: together}"
    return {"book.yaml": book, "model.yaml": model, "phrases.yaml": PHRASES, "town.yaml": page}


def towns(folder: Path, *sections: tuple[str, ...], **said: str) -> Book:
    """The same as a book."""
    return book_of(files(*sections, **said), folder)


def finding(code: str = "RW302", clauses: tuple[str, ...] = ("T.1", "T.2"), **more: object) -> Finding:
    """A finding of a check with its severity."""
    (check,) = (c for c in ALL if c.code == code)
    return Finding(code, check.name, check.severity, "town", clauses, "It is so.", **more)  # type: ignore[arg-type]


GRAVE = {
    Tier.SEEN: ("error", "warning", "note"),
    Tier.REACHED: ("error", "warning", "note"),
    Tier.INVARIANT: ("warning", "warning", "note"),
    Tier.UNKNOWN: ("warning", "warning", "note"),
    Tier.LAWFUL: ("note", "note", "note"),
    None: ("error", "warning", "note"),
}


@pytest.mark.parametrize("tier", [*Tier, None])
def test_a_finding_is_as_grave_as_its_reach_and_never_graver_than_its_check(tier: Tier | None, tmp_path: Path) -> None:
    book = towns(tmp_path, (WALLED,), (POOR,))
    told = [weighed(book, finding(code, tier=tier)) for code in ("RW302", "RW603", "RW601")]
    assert tuple(f.severity.value for f in told) == GRAVE[tier]
    assert all((f.lowered_from is None) == (f.severity is finding(f.code).severity) for f in told)


@pytest.mark.parametrize("tier", list(Tier))
def test_a_contradiction_within_one_section_is_one_whatever_its_reach(tier: Tier, tmp_path: Path) -> None:
    book = towns(tmp_path, (WALLED, POOR))
    assert weighed(book, finding(tier=tier)).severity is Severity.ERROR
    grave = weighed(book, finding("RW317", ("T.1",), tier=tier)).severity.value  # which contradicts no clause
    assert grave == GRAVE[tier][0]


def test_the_clauses_of_one_event_are_in_one_place(tmp_path: Path) -> None:
    book = towns(tmp_path, (WALLED,), (POOR,))
    assert not in_one_place(book, ("T.1", "T.2")) and in_one_place(book, ("T.1",)) and in_one_place(book, ())
    sections = {name: replace(section, event="III.1") for name, section in book.sections.items()}
    assert in_one_place(replace(book, sections=sections), ("T.1", "T.2"))
    sections["s0"] = replace(sections["s0"], event="III.2")
    assert not in_one_place(replace(book, sections=sections), ("T.1", "T.2"))


def test_what_the_check_of_a_book_tells_hangs_on_where_the_clauses_stand_and_on_reach(tmp_path: Path) -> None:
    (here,) = findings(towns(tmp_path / "1", (WALLED, POOR)), "RW302")
    (apart,) = findings(towns(tmp_path / "2", (WALLED,), (POOR,)), "RW302")
    (set_up,) = findings(towns(tmp_path / "3", (WALLED,), (POOR,), walled=", set up: any"), "RW302")
    assert [f.severity.value for f in (here, apart, set_up)] == ["error", "warning", "error"]
    assert here.fingerprint == apart.fingerprint
    assert comes_about(apart).startswith("Comes about: lawful under the invariants (so a warning, not an error), if")
    assert "(so" not in comes_about(here) and finding_data(apart)["lowered_from"] == "error"


def test_a_check_is_as_grave_when_it_recalls_as_when_it_looks_anew(tmp_path: Path) -> None:
    for name, text in files((WALLED,), (POOR,)).items():
        (tmp_path / "book").mkdir(exist_ok=True)
        (tmp_path / "book" / name).write_text(text, encoding="utf-8")
    ask = ["check", str(tmp_path / "book"), "--select", "RW302"]
    told = [CliRunner().invoke(main, [*ask, "--format", "json", *more]) for more in (["--no-cache"], [], [])]
    assert len({t.output for t in told}) == 1
    assert [f["severity"] for f in json.loads(told[0].output)["findings"]] == ["warning"]
    codes = [CliRunner().invoke(main, [*ask, *more]).exit_code for more in ([], ["--fail-on", "error"])]
    assert codes == [1, 0]


def test_findings_of_one_defect_are_one_entry_also_where_they_are_not_as_grave() -> None:
    told = finding(demands={"T.1": "so"}, fingerprint="1", tier=Tier.INVARIANT)
    mild = replace(told, clauses=("T.1", "T.3"), fingerprint="2", severity=Severity.WARNING)
    (fold,) = folds([mild, told])
    assert fold.shown is told and fold.like == (mild,)


EITHER = "when: [{any: [BERN is a port, ULM is walled]}]"
PORTS = (
    "{clause: T.4, says: So., at: taxes, when: [ULM is a port, BERN is a port], then: [BERN is a port, ULM is a port]}"
)
SHUT, BY = ", closed: yes", ", by: clauses"


def of_port(book: Book) -> Finding:
    """What is found, told of a state to which no play leads: only a port makes a port."""
    (found,) = (f for f in check_book(book, [], select(("RW302",), ())).findings if f.clauses == ("T.1", "T.2"))
    own = [s for s in steps_of(found.scenario) if s.keyword != "given"]
    port = Scenario("", (), "", "", 0, "", (Step("given", "BERN is a port", 0), *own))
    assert run(book, port).passed
    return replace(
        found,
        severity=Severity.ERROR,
        lowered_from=None,
        witness=("BERN is a port",),
        cells=(("port", ("BERN",), True),),
        scenario=gherkin(port),
    )


def either_way(folder: Path, when: str = "") -> Book:
    """A book of two clauses that disagree of a walled ULM or a port, where a third one builds the wall if anything."""
    return towns(
        folder,
        (f"{{clause: T.1, says: So., at: income, {EITHER}, then: [ULM is rich]}}",),
        (f"{{clause: T.2, says: So., at: income, {EITHER}, then: [ULM is not rich]}}",),
        (f"{{clause: T.3, says: So., at: taxes, {when}then: [ULM is walled]}}", PORTS),
        port=SHUT,
        walled=SHUT,
        feasts=BY,
        sells=BY,
    )


def test_that_no_play_leads_to_one_state_is_not_said_of_the_finding(tmp_path: Path) -> None:
    """Another state shows it; whether play leads there is another question."""
    book = either_way(tmp_path, "when: [BERN has 9 gold], ")
    told = with_way(book, of_port(book))
    assert (told.tier, told.severity) == (Tier.UNKNOWN, Severity.WARNING)
    assert told.reach.startswith("No play leads to this state: never BERN is a port (proved for ")
    assert told.reach.endswith("Whether play leads to another one that shows it is open.")


def test_where_a_game_shows_the_finding_in_another_state_it_is_told_of_that_one(tmp_path: Path) -> None:
    book = either_way(tmp_path)
    told = with_way(book, of_port(book))
    assert (told.tier, told.severity, told.witness) == (Tier.SEEN, Severity.ERROR, ("ULM is walled",))
    for text in (told.scenario, told.record):
        assert run(book, Scenario("", (), "", "", 0, "", steps_of(text))).passed
