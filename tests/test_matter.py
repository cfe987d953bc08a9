"""A fingerprint says what collides and under which conditions: an entry of a baseline hides nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.evidence.findings import fingerprint
from rulewright.run.baseline import read_baseline
from rulewright.run.run import Report, run, select

MODEL = """\
sorts: {Town: [ULM, BERN, GENF]}
fields:
  gold: {of: Town, is: 0..9, start: 3, clamped: yes}
  walled: {of: Town}
  road: {of: [Town, Town]}
timeline: [income, taxes]
"""
PHRASES = """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} has a road to {s:Town}", means: "road(t, s)"}
  - say: "{t:Town} can be reached"
    means: "any(road(u, t) for u in Town)"
    for example: ULM can be reached
    true when: [BERN has a road to ULM, ULM has a road to BERN]
    false when: [ULM has a road to BERN]
  - {say: "the gold of {t:Town} is {n:int}", means: gold(t) == n}
"""
PAGE = """\
page: T
title: The town
sections:
  - section: all
    at: income
    clauses:
      - clause: T.1
        says: A town that another can reach has one gold.
        for: {t: Town, s: Town}
        when: [t is walled, t has a road to s, t can be reached]
        then: [the gold of t is 1]
      - clause: T.2
        says: A town without walls that leads somewhere has two.
        for: {s: Town, t: Town}
        when: [s has a road to t]
        then: [the gold of s is 2]
"""
KNOWN = 'known:\n  - {{fingerprint: "{0}", code: RW302, clauses: [T.1, T.2], reason: So it is.}}\n'


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    book = tmp_path / "town"
    book.mkdir()
    (book / "book.yaml").write_text("{book: town, title: The town, block: together}\n", "utf-8")
    (book / "model.yaml").write_text(MODEL, "utf-8")
    (book / "phrases.yaml").write_text(PHRASES, "utf-8")
    (book / "town.yaml").write_text(PAGE, "utf-8")
    return book


def check(book: Path, codes: str = "RW302") -> Report:
    return run([book], select([codes], ()))


def call(*arguments: str) -> Result:
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def only(book: Path) -> str:
    (finding,) = [f for f in check(book).findings if f.clauses == ("T.1", "T.2")]
    return finding.fingerprint


def edited(book: Path, *changes: tuple[str, str]) -> str:
    text = PAGE
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (book / "town.yaml").write_text(text, "utf-8")
    return only(book)


SECOND = PAGE.index("      - clause: T.2")
RENAMED = (
    PAGE[:SECOND]
    .replace("{t: Town, s: Town}", "{a: Town, b: Town}")
    .replace(
        "[t is walled, t has a road to s, t can be reached]",
        "[a is walled, a has a road to b, a can be reached]",
    )
    .replace("gold of t", "gold of a")
    + PAGE[SECOND:]
)


def test_names_of_variables_do_not_matter(here: Path) -> None:
    before = only(here)
    (here / "town.yaml").write_text(RENAMED, "utf-8")
    assert only(here) == before


def test_what_a_phrase_means_matters_and_not_its_names(here: Path) -> None:
    before = only(here)
    for means, same in (("any(road(t, a) for t in Town)", True), ("any(road(a, t) for t in Town)", False)):
        text = PHRASES.replace('"{t:Town} can be', '"{a:Town} can be').replace("any(road(u, t) for u in Town)", means)
        (here / "phrases.yaml").write_text(text, "utf-8")
        assert (only(here) == before) == same


def test_where_clauses_stand_and_what_they_say_does_not_matter(here: Path) -> None:
    before = only(here)
    assert edited(here, ("has one gold", "gets one piece of gold")) == before
    head = PAGE[: PAGE.index("      - clause: T.1")]
    (here / "town.yaml").write_text(head + "\n\n" + PAGE[SECOND:] + PAGE[len(head) : SECOND], "utf-8")
    assert only(here) == before
    (here / "town.yaml").rename(here / "a.yaml")
    assert only(here) == before


def test_the_order_of_conditions_and_of_variables_does_not_matter(here: Path) -> None:
    before = only(here)
    swapped = (
        "[t is walled, t has a road to s, t can be reached]",
        "[t can be reached, t has a road to s, t is walled]",
    )
    assert edited(here, swapped, ("{t: Town, s: Town}", "{s: Town, t: Town}")) == before


@pytest.mark.parametrize(
    "change",
    [
        [("is 1]", "is 7]")],
        [("is 1]", "is 7]"), ("is 2]", "is 8]")],
        [("t is walled, ", "")],
        [("at: income", "at: taxes")],
        [("[s has a road to t]", "[s has a road to t, s is walled]")],
        [("the gold of s is 2", "the gold of t is 2")],
    ],
)
def test_numbers_conditions_cells_and_the_moment_matter(here: Path, change: list[tuple[str, str]]) -> None:
    before = only(here)
    assert edited(here, *change) != before


def test_an_entry_hides_no_other_contradiction_of_its_clauses(here: Path) -> None:
    """With both numbers changed the run once stayed green."""
    (here / "baseline.yaml").write_text(KNOWN.format(only(here)), "utf-8")
    assert call("check", "town", "--no-cache", "--select", "RW302").exit_code == 0
    now = edited(here, ("is 1]", "is 7]"), ("is 2]", "is 8]"))
    result = call("check", "town", "--no-cache", "--select", "RW302")
    assert result.exit_code == 2 and "error RW302" in result.output
    assert "no finding fits it" in result.output and f"Now it is '{now}'." in result.output


def test_an_entry_is_not_touched_by_what_it_is_not_about(here: Path) -> None:
    before = only(here)
    more = "then: [the gold of s is 2]\n      - {clause: T.3, says: Ulm is walled., then: [ULM is walled]}"
    assert edited(here, ("then: [the gold of s is 2]", more)) == before


def former() -> str:
    """What earlier versions called the finding."""
    return fingerprint("RW302", ("T.1", "T.2"), "gold")


def test_an_entry_of_an_earlier_version_is_told_and_hides_nothing(here: Path) -> None:
    (here / "baseline.yaml").write_text(KNOWN.format(former()), "utf-8")
    result = call("check", "town", "--no-cache", "--select", "RW302")
    assert result.exit_code == 2 and "error RW302" in result.output
    assert f"'{former()}' on RW302 T.1 × T.2 is of an earlier version" in result.output and only(here) in result.output


def test_fingerprints_of_an_earlier_version_are_written_anew_in_place(here: Path) -> None:
    now = only(here)
    text = f"# Ours: {former()}\nknown:\n" + KNOWN.format(former())[7:] + "survivors: []  # none\n"
    (here / "baseline.yaml").write_text(text, "utf-8")
    (here / "examples.json").write_text(json.dumps({"examples": {former(): {"clauses": [], "share": "x"}}}), "utf-8")
    told = call("baseline", "town", "--write", "--select", "RW302")
    assert told.exit_code == 0 and "town/baseline.yaml:3: RW302 T.1 × T.2: Both of these apply" in told.output
    assert "1 fingerprints of an earlier version written anew" in told.output
    assert (here / "baseline.yaml").read_text("utf-8") == text.replace(f'"{former()}"', f'"{now}"')
    assert list(json.loads((here / "examples.json").read_text("utf-8"))["examples"]) == [now]
    assert call("baseline", "town", "--write", "--select", "RW302").output == ""
    assert [e.fingerprint for e in read_baseline(here)[0]] == [now]


def test_what_is_found_is_named_the_same_from_a_memory_after_an_edit(here: Path) -> None:
    told = ("check", "town", "--select", "RW302", "--format", "concise")
    for number in (2, 8, 5):
        edited(here, ("the gold of s is 2", f"the gold of s is {number}"))
        assert call(*told).output == call(*told, "--no-cache").output
