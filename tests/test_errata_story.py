"""What an editor lives with errata: a conflict is printed, an erratum settles it, and both texts can be asked about."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.run import shelf
from rulewright.run.memory import Store
from rulewright.run.shelf import Fetched, fetch

FILES = {
    "book.yaml": "{book: town, title: The town, block: together}\n",
    "model.yaml": "sorts: {Town: [ULM, BERN]}\n"
    "fields: {gold: {of: Town, is: 0..9, start: 3}, walled: {of: Town}}\ntimeline: [income]\n",
    "phrases.yaml": """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "the gold of {t:Town} is {n:int}", means: gold(t) == n}
""",
    "town.yaml": """\
page: T
title: The town
sections:
  - section: all
    at: income
    clauses:
      - {clause: T.1, says: Ulm has one gold., then: [the gold of ULM is 1]}
      - {clause: T.2, says: A walled Ulm has nine gold., when: [ULM is walled], then: [the gold of ULM is 9]}
      - {clause: T.3, says: Bern has a gate.}
""",
    "features/town.feature": """\
Feature: The town

  @T.1
  Rule: T.1 Ulm has one gold.

    Scenario: without a wall
      Given ULM is not walled
      When the income step is played
      Then the gold of ULM is 1

    Scenario: a wall is worth more
      Given ULM is walled
      When the income step is played
      Then the gold of ULM is 9

  @T.2
  Rule: T.2 A walled Ulm has nine gold.

    Scenario: with a wall
      Given ULM is walled (context)
      When the income step is played
      Then the gold of ULM is 9

    Scenario: with none
      Given ULM is not walled (context)
      When the income step is played
      Then the gold of ULM is 1
""",
}
ERRATUM = """\
erratum: 2
date: 2002-03-04
says: Walls are not counted with the purse.
source: The authors, in the second printing.
link: https://example.org/errata
amends:
  - {clause: T.1, says: An open Ulm has one gold., when: [ULM is not walled], then: [the gold of ULM is 1]}
deletes: T.3
"""
ADDED = """\
adds:
  - {clause: T.4, after: T.1, says: Bern is walled in time., then: [BERN is walled]}
"""
FEATURE = """\
Feature: Walls

  @T.4
  Rule: T.4 Bern is walled in time.

    Scenario: Bern is walled
      Given BERN is not walled
      When the income step is played
      Then BERN is walled
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a book of which two clauses are in conflict as they are printed."""
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        write(f"book/{name}", text)
    return tmp_path


def write(name: str, text: str) -> None:
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    Path(name).write_text(text, encoding="utf-8")


def call(*arguments: str) -> Result:
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def found(*options: str) -> set[tuple[str, ...]]:
    """The codes of errors with the clauses that are party to them."""
    told = json.loads(call("check", "book", "--format", "json", "--select", "RW3,RW7", *options).stdout)
    return {(f["code"], *f["clauses"]) for f in told["findings"] if f["severity"] == "error"}


def test_an_erratum_settles_a_conflict_and_the_printed_text_still_has_it() -> None:
    conflict = ("RW302", "T.1", "T.2")
    before = found()
    assert conflict in before
    write("book/errata/second.yaml", ERRATUM)
    assert found() == set()
    assert found("--without-errata") == before


def test_the_report_says_which_text_was_read() -> None:
    write("book/errata/second.yaml", ERRATUM)
    assert "1 book, 2 clauses, 1 erratum: 0 errors" in call("check", "book").output
    printed = call("check", "book", "--without-errata").output
    assert "1 book, 3 clauses as printed: " in printed and "--scenario --without-errata\n" in printed


def test_show_tells_the_errata_of_a_clause_and_what_it_said() -> None:
    write("book/errata/second.yaml", ERRATUM)
    shown = call("show", "T.1", "book").output
    assert "An open Ulm has one gold.\n  at book/errata/second.yaml:7:" in shown
    assert "amended by the erratum 2 (2002-03-04; The authors, in the second printing.)" in shown
    assert "before: Ulm has one gold.  (book/town.yaml:7:18)" in shown
    printed = call("show", "T.1", "book", "--without-errata").output
    assert "\n  Ulm has one gold.\n" in printed and "erratum" not in printed


def test_a_clause_that_is_deleted_is_told_with_its_erratum() -> None:
    write("book/errata/second.yaml", ERRATUM)
    told = call("show", "T.3", "book")
    assert told.exit_code == 2 and "the erratum '2' of 2002-03-04 deletes 'T.3'" in told.output
    assert "Bern has a gate." in call("show", "T.3", "book", "--without-errata").output


def test_a_clause_that_is_added_has_scenarios_which_the_printed_text_does_without() -> None:
    """So does it without the ruling on the clause that is not there."""
    write("book/errata/second.yaml", ERRATUM + ADDED)
    write("book/features/walls.feature", FEATURE)
    write("book/rulings.yaml", "rulings: [{prevails: T.4, over: T.1, because: Walls come first.}]\n")
    assert (
        "added by the erratum 2 (2002-03-04; The authors, in the second printing.)\n\n"
        in call("show", "T.4", "book").output
    )
    played = call("test", "book")
    assert played.exit_code == 0 and "5 passed" in played.output
    played = call("test", "book", "--without-errata")
    assert played.exit_code == 1 and ", 1 skipped in" in played.output
    assert "T.4" not in json.dumps(json.loads(call("check", "book", "--without-errata", "--format", "json").stdout))


def test_list_names_the_errata_of_each_clause() -> None:
    write("book/errata/second.yaml", ERRATUM)
    rows = json.loads(call("list", "book", "--format", "json").output)["clauses"]
    assert [(r["id"], r["errata"]) for r in rows] == [("T.1", ["2"]), ("T.2", [])]
    printed = json.loads(call("list", "book", "--format", "json", "--without-errata").output)["clauses"]
    assert [(r["id"], r["errata"]) for r in printed] == [("T.1", []), ("T.2", []), ("T.3", [])]


def test_scenarios_are_played_by_the_text_that_is_asked_for() -> None:
    write("book/errata/second.yaml", ERRATUM)
    assert call("test", "book").exit_code == 0
    assert call("test", "book", "--without-errata").exit_code == 1


def test_what_the_printed_text_came_to_is_not_kept_as_the_last_test_run(here: Path) -> None:
    write("book/errata/second.yaml", ERRATUM)
    assert call("test", "book", "--without-errata").exit_code == 1
    assert not list(here.rglob("played-*.json"))


def test_explain_finds_a_finding_of_the_printed_text() -> None:
    write("book/errata/second.yaml", ERRATUM)
    data = json.loads(call("check", "book", "--without-errata", "--format", "json", "--select", "RW302").stdout)
    (finding,) = data["findings"]
    assert call("explain", finding["fingerprint"], "book").exit_code == 2
    assert "Ulm has one gold." in call("explain", finding["fingerprint"], "book", "--without-errata").output


def test_the_baseline_is_of_the_text_with_its_errata() -> None:
    """What an erratum brought and a person knows is no error where the text is read without it."""
    worse = ERRATUM.replace("when: [ULM is not walled], then: [the gold of ULM is 1]", "then: [the gold of ULM is 2]")
    write("book/errata/second.yaml", worse)
    assert call("baseline", "book", "--write").exit_code == 0
    entries = Path("book/baseline.yaml").read_text("utf-8").replace('reason: ""', "reason: Known.")
    write("book/baseline.yaml", entries)
    assert call("check", "book").exit_code == 0
    printed = call("check", "book", "--without-errata")
    assert "no finding fits" not in printed.output
    assert "error RW302" in printed.output, "what the printed text says is another contradiction, which nobody knows"
    Path("book/errata/second.yaml").unlink()
    assert "no finding fits" in call("check", "book").output


def fetched(printed: bool = False) -> Fetched:
    return fetch(Path("book"), Store(Path("cache")), printed)


def test_what_is_kept_of_a_book_is_kept_of_each_of_its_texts() -> None:
    write("book/errata/second.yaml", ERRATUM)
    for _ in range(2):
        assert fetched().book.clauses["T.1"].says == "An open Ulm has one gold."
        assert fetched(printed=True).book.clauses["T.1"].says == "Ulm has one gold."
    assert fetched().name != fetched(printed=True).name


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("errata/second.yaml", "An open Ulm has one gold.", "An open Ulm has one gold piece."),
        ("errata/second.yaml", "deletes: T.3", ""),
        ("errata/second.yaml", "clause: T.1", "clause: T.2"),
        ("town.yaml", "Ulm has one gold.", "Ulm has 1 gold."),
        ("town.yaml", "Bern has a gate.", "Bern has gates."),
        ("town.yaml", "A walled Ulm has", "A walled Ulm gets"),
    ],
)
def test_what_has_changed_in_a_book_with_errata_is_seen(name: str, old: str, new: str) -> None:
    """The edited page of an amended clause does not bring its printed text back."""
    write("book/errata/second.yaml", ERRATUM)
    before = fetched().book
    text = Path(f"book/{name}").read_text("utf-8")
    assert old in text
    write(f"book/{name}", text.replace(old, new))
    got, wanted = fetched().book, fetch(Path("book")).book
    assert (got.clauses, got.sections, got.errata) == (wanted.clauses, wanted.sections, wanted.errata)
    assert (got.clauses, got.errata) != (before.clauses, before.errata)


def test_of_a_book_with_errata_a_page_that_they_leave_alone_is_read_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    page = "page: G\ntitle: Gates\nsections: [{section: gates, clauses: [{clause: G.1, says: They close at dusk.}]}]\n"
    write("book/errata/second.yaml", ERRATUM)
    write("book/gates.yaml", page)
    assert "G.1" in fetched().book.clauses
    write("book/gates.yaml", page.replace("close", "open"))
    wanted = fetch(Path("book")).book
    monkeypatch.setattr(shelf, "read", lambda *_: pytest.fail("the whole book is read"))
    got = fetched().book
    assert (got.clauses, got.sections, got.errata) == (wanted.clauses, wanted.sections, wanted.errata)


def test_an_erratum_that_comes_or_goes_is_seen() -> None:
    assert "T.3" in fetched().book.clauses
    write("book/errata/second.yaml", ERRATUM)
    assert "T.3" not in fetched().book.clauses and not fetched().book.printed and fetched(printed=True).book.printed
    Path("book/errata/second.yaml").unlink()
    assert "T.3" in fetched().book.clauses and not fetched(printed=True).book.printed
