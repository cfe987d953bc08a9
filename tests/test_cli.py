"""The command line: every command on a new book, exit codes, options, and errors that are told."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

from rulewright.cli.check import exit_code
from rulewright.cli.main import main
from rulewright.evidence.context import Stats
from rulewright.evidence.findings import Finding, Severity, Unsettled
from rulewright.files.library import in_command
from rulewright.files.places import shipped_books
from rulewright.language.errors import Position
from rulewright.reports.reports import FORMATS, Look
from rulewright.reports.reports import SCHEMA as SCHEMA_FILE
from rulewright.run.baseline import Known, with_reasons
from rulewright.run.run import BookReport, Report, load

SCHEMA = json.loads(SCHEMA_FILE.read_text(encoding="utf-8"))
QUARREL = """\
      - clause: taxes.2
        says: The rich are never taxed.
        refs: [taxes.9]
        for: {the player: Player}
        when: [the player has at least 15 coins]
        then: [the player is not taxed]
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a new book in it."""
    monkeypatch.chdir(tmp_path)
    assert call("init", "book").exit_code == 0
    yield tmp_path


def call(*arguments: str) -> Result:
    """A command, run in this process."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def command(*arguments: str, seed: str = "0", **more: str) -> subprocess.CompletedProcess[bytes]:
    """A command, run in a process of its own."""
    named = {**os.environ, "PYTHONHASHSEED": seed, **more}
    return subprocess.run([sys.executable, "-m", "rulewright.cli", *arguments], capture_output=True, env=named)


def quarrel() -> None:
    """Let two clauses of the book contradict each other."""
    with Path("book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(QUARREL)


def report(*arguments: str) -> Any:
    """The report of a check, which meets its schema."""
    data = json.loads(call("check", "book", "--format", "json", *arguments).output)
    jsonschema.validate(data, SCHEMA, jsonschema.Draft202012Validator)
    return data


def test_a_new_book_is_without_findings() -> None:
    result = call("check", "book")
    assert (result.exit_code, result.output) == (
        0,
        "1 book, 1 clause: 0 errors, 0 warnings, 0 notes, 0 undecided.\n",
    )


def test_its_scenarios_pass_and_the_results_are_written_as_junit(here: Path) -> None:
    assert command("test", "book", "--junit", "out").returncode == 0
    assert 'failures="0" skipped="0" tests="2"' in (here / "out" / "book.xml").read_text()


def test_a_scenario_that_fails_ends_with_one_where_only_it_is_chosen(here: Path) -> None:
    feature = here / "book" / "features" / "taxes.feature"
    feature.write_text(feature.read_text().replace("Ann is taxed", "Ann is not taxed"))
    done = command("test", "book", "-k", "Coins are enough")
    assert done.returncode == 1 and b"1 failed, 1 deselected" in done.stdout


def test_a_scenario_that_fails_is_told_by_its_place_without_a_traceback(here: Path) -> None:
    feature = here / "book" / "features" / "taxes.feature"
    rows = "\n      Examples:\n        | n |\n        | 11 |\n        | 5 |\n"
    steps = "      Given Ann has <n> coins\n      When the taxes step is played\n      Then Ann is taxed\n"
    feature.write_text(f"{feature.read_text()}\n    Scenario Outline: some coins\n{steps}{rows}")
    lines = command("test", "book").stdout.decode().splitlines()
    assert lines[0] == "book:" and lines[1].startswith("...F")
    assert lines[2:5] == [
        "book/features/taxes.feature:19: [taxes.1] some coins (5)",
        "  'Ann is taxed' is not so",
        "  taxes.1 did not apply: the player has at least 10 coins",
    ]
    assert lines[5].startswith("1 failed, 3 passed in ") and not lines[6:]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["list", "book"], "taxes.1                                  rule         2 scenarios\n"),
        (["show", "taxes.1", "book"], "Whoever has ten coins or more is taxed."),
        (["suggest", "taxes.1", "book"], "Given Ann has 10 coins"),
        (["mutate", "book"], "mutants noticed (100.0 %)"),
        (["mutate", "book", "--all"], "noticed     taxes.1  taxes.1: dropped"),
        (["mutate", "book", "--clause", "taxes.1"], "mutants noticed"),
        (["phrases", "book"], "{p:Player} is taxed"),
        (["phrases", "book", "--lint"], "used once: {p:Player} is taxed"),
        (["explain"], "RW302  contradictory-outcome"),
        (["explain", "RW302"], "contradictory-outcome"),
        (["explain", "contradictory-outcome"], "RW302"),
        (["check", "book", "--format", "concise"], "0 errors"),
        (["--help"], "Usage"),
        (["--version"], "version"),
    ],
)
def test_each_command_does_its_work(arguments: list[str], told: str) -> None:
    result = call(*arguments)
    assert result.exit_code == 0 and told in result.output, result.output


def test_clauses_are_listed_as_json() -> None:
    (row,) = json.loads(call("list", "book", "--format", "json").output)["clauses"]
    assert (row["id"], row["book"], row["scenarios"], row["partial"]) == ("taxes.1", "book", 2, False)


def test_a_command_in_the_folder_of_a_book_means_that_book(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(here / "book")
    assert json.loads(call("check", "--format", "json").output)["books"] == ["book"]
    assert call("list").output == call("list", ".").output and call("list").output.count("\n") == 1
    assert b"book:" in command("test").stdout


def test_a_contradiction_ends_with_one_and_is_told() -> None:
    quarrel()
    result = call("check", "book")
    assert result.exit_code == 1 and "error RW302 contradictory-outcome  taxes.1 × taxes.2" in result.output


def test_a_report_as_json_meets_its_schema() -> None:
    quarrel()
    data = report()
    assert {f["code"] for f in data["findings"]} >= {"RW101", "RW302"} and data["books"] == ["book"]
    assert all(f["replayed"] for f in data["findings"] if f["scenario"])


def test_a_report_without_findings_meets_its_schema() -> None:
    assert report()["findings"] == []


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize(
    ("options", "found"),
    [
        (["--select", "RW302"], {"RW302"}),
        (["--select", "RW3"], {"RW302"}),
        (["--select", "contradictory-outcome"], {"RW302"}),
        (["--select", "RW101,RW302"], {"RW101", "RW302"}),
        (["--select", "RW101", "--select", "RW302"], {"RW101", "RW302"}),
        (["--select", "RW", "--ignore", "RW1,RW302,RW701"], set()),
    ],
)
def test_checks_are_selected_and_ignored(options: list[str], found: set[str]) -> None:
    quarrel()
    assert {f["code"] for f in report(*options)["findings"]} == found


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ([], 1),
        (["--fail-on", "error"], 1),
        (["--fail-on", "note"], 1),
        (["--exit-zero"], 0),
        (["--select", "RW101"], 1),
        (["--select", "RW101", "--fail-on", "error"], 0),
        (["--select", "RW102"], 0),
    ],
)
def test_the_fail_level_decides_about_the_exit_code(options: list[str], code: int) -> None:
    quarrel()
    assert call("check", "book", *options).exit_code == code


def faked(**changes: Any) -> Report:
    """A report on a book in which these things were found."""
    book, scenarios = load(Path("book"))
    given = {"findings": [], "undecided": [], **changes}
    return Report([BookReport(book, given["findings"], given["undecided"], Stats(), scenarios)])


def test_something_undecided_alone_ends_with_three() -> None:
    undecided = [Unsettled("RW302", "book", ("taxes.1",), "too long a story")]
    assert exit_code(faked(undecided=undecided), "warning", False) == 3
    assert exit_code(faked(undecided=undecided), "warning", True) == 0


def test_something_undecided_that_the_baseline_knows_is_told_and_fails_no_run() -> None:
    """Its entry says the same fingerprint, check and clauses; any other leaves the run failing."""
    quarrel()
    asked = Unsettled("RW302", "book", ("taxes.1",), "too long a story", finding="1" * 16)
    entry = Known(asked.finding, "RW302", ("taxes.1",), "Looked at.", Position("baseline.yaml"))
    (known,) = with_reasons([entry], [asked])
    assert exit_code(faked(undecided=[known]), "warning", False) == 0
    for form in FORMATS:
        assert "Looked at." in FORMATS[form](faked(undecided=[known]), Look()), form
    for other in (
        replace(entry, code="RW303"),
        replace(entry, clauses=("taxes.2",)),
        replace(entry, fingerprint="0" * 16),
    ):
        assert exit_code(faked(undecided=with_reasons([other], [asked])), "warning", False) == 3
    nameless = replace(asked, finding="")
    assert exit_code(faked(undecided=with_reasons([replace(entry, fingerprint="")], [nameless])), "warning", False) == 3


def test_findings_weigh_more_than_something_undecided() -> None:
    finding = Finding("RW302", "contradictory-outcome", Severity.ERROR, "book", ("taxes.1",), "It is so.")
    undecided = [Unsettled("RW302", "book", ("taxes.1",), "too long a story")]
    assert exit_code(faked(findings=[finding], undecided=undecided), "warning", False) == 1


def test_a_finding_is_explained_and_replayed_by_its_fingerprint() -> None:
    quarrel()
    (found,) = report("--select", "RW302")["findings"]
    assert "taxes.1 × taxes.2" in call("explain", found["fingerprint"][:8], "book").output
    assert call("explain", found["fingerprint"], "book", "--scenario").output == found["scenario"]


def test_the_next_steps_that_a_check_names_work_as_they_are_printed(here: Path) -> None:
    (here / "book").rename(here / "a book")
    with Path("a book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(QUARREL)
    told = call("check", "a book").output
    (replay,) = re.findall(r"Replay: rulewright (.+)", told)
    (proposed,) = re.findall(r"; 'rulewright (suggest .+)' proposes some", told)
    assert call(*shlex.split(replay)).output.startswith("Scenario: contradictory-outcome")
    assert call(*shlex.split(proposed)).output.startswith("  @taxes.2\n")


def test_a_book_is_named_in_commands_unless_it_is_that_of_the_current_folder(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = shipped_books()[0]
    assert [in_command(p) for p in (here / "book", here.parent, shipped)] == [
        " book",
        f" {here.parent}",
        f" {shipped.name}",
    ]
    monkeypatch.chdir(here / "book")
    assert in_command(here / "book") == ""


def test_an_explained_finding_shows_its_grounds_cures_state_and_scenario() -> None:
    quarrel()
    (found,) = report("--select", "RW302")["findings"]
    told = call("explain", found["fingerprint"], "book").output
    assert f"  Because of: {found['core'][0]}\n" in told
    assert found["proved_cures"] and all(f"{cure} (proved)\n" in told for cure in found["proved_cures"])
    assert "  The state:\n    Ann  coins: 15\n" in told
    assert told.endswith("".join(f"    {line}\n" for line in found["scenario"].splitlines()))


def test_a_report_goes_to_a_file(here: Path) -> None:
    result = call("check", "book", "--format", "json", "--output", "a/b/report.json")
    assert result.output == "" and json.loads((here / "a/b/report.json").read_text())["findings"] == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["check", "nowhere"], "nowhere: there is no book here"),
        (["check", "book", "--select", "RW999"], "no check has the code 'RW999'"),
        (["check", "book", "--select", "contradictory-outcom"], "Did you mean 'contradictory-outcome'?"),
        (["check", "book", "--format", "xml"], "Invalid value"),
        (["check", "book", "--output", "/proc/nowhere/x"], "/proc/nowhere"),
        (["check", "book", "--output", "book"], "is a directory"),
        (["show", "taxes.7", "book"], "Did you mean 'taxes.1'?"),
        (["check", "book", "--select", "RW999"], "Codes are listed by 'rulewright explain'."),
        (["mutate", "book", "--clause", "taxes.7"], "Did you mean 'taxes.1'?"),
        (["test", "book", "-k", "no such title"], "no scenario has 'no such title' in its title"),
        (["show"], "Missing argument"),
        (["suggest", "x", "book"], "there is no clause 'x'"),
        (["explain", "0000", "book"], "there is no finding '0000'"),
        (["init", "book"], "it is there already and not empty"),
        (["init", "a/b{c}"], "cannot name a book"),
        (["init", "book/book.yaml"], "it is there already"),
        (["init", "book/book.yaml/x"], "Not a directory"),
        (["list", "x" * 5000], "File name too long"),
        (["frobnicate"], "No such command"),
    ],
)
def test_a_wrong_call_ends_with_two_and_is_told(arguments: list[str], told: str) -> None:
    result = call(*arguments)
    assert result.exit_code == 2 and told in result.output, result.output


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("RW999", "'RW999' is no check, no key of the language and no fingerprint\n  Did you mean 'RW"),
        ("contradictory-outcom", "Did you mean 'contradictory-outcome'?"),
        (
            "quux",
            "'quux' is no check, no key of the language and no fingerprint\n  "
            "Checks are listed by 'rulewright explain', keys on the page of the written language.",
        ),
        ("3a3", "'3a3' is too short for a fingerprint\n  Write at least 4 of its letters."),
    ],
)
def test_what_cannot_be_a_fingerprint_is_told_before_a_book_is_read(word: str, told: str) -> None:
    result = call("explain", word, "nowhere")
    assert result.exit_code == 2 and told in result.output and "there is no book" not in result.output


@pytest.mark.parametrize("name", ["check", "list", "mutate", "phrases", "test"])
def test_errors_of_a_book_end_with_two_and_are_told_all_at_once(here: Path, name: str) -> None:
    page = here / "book" / "taxes.yaml"
    page.write_text(page.read_text().replace("is taxed]", "is taxt]").replace("at: taxes", "at: taxis"))
    result = call(name, "book")
    assert result.exit_code == 2 and "taxes.yaml:6:9: 'taxis' is no step" in result.output
    assert "'the player is taxt' is no effect" in result.output and result.output.endswith("2 errors.\n")


def test_a_book_that_cannot_be_read_does_not_hide_the_others(here: Path) -> None:
    call("init", "other")
    (here / "other" / "model.yaml").write_text("sorts: [")
    result = call("check", "book", "other")
    assert result.exit_code == 2 and "1 book, 1 clause" in result.output and "other/model.yaml:" in result.output


def test_a_book_named_twice_is_one() -> None:
    assert call("check", "book", "./book", ".").output.startswith("1 book, 1 clause: ")


def test_examples_that_do_not_hold_end_with_one(here: Path) -> None:
    phrases = here / "book" / "phrases.yaml"
    phrases.write_text(phrases.read_text().replace("[Ann has 7 coins]", "[Ann has 3 coins]"))
    result = call("phrases", "book")
    assert result.exit_code == 1 and "example does not hold" in result.output


def test_too_few_noticed_mutants_end_with_one(here: Path) -> None:
    (here / "book" / "features" / "taxes.feature").unlink()
    assert call("mutate", "book", "--at-least", "50").exit_code == 1


def test_colours_are_given_only_where_asked_for() -> None:
    quarrel()
    assert b"\x1b[" not in command("check", "book").stdout
    assert b"\x1b[" in command("check", "book", "--color", "always").stdout


@pytest.mark.parametrize("name", ["a b", "Ünder", "x.y-z_1"])
def test_a_book_may_have_any_ordinary_name(name: str) -> None:
    assert call("init", name).exit_code == 0 and call("check", name).exit_code == 0


def test_a_file_name_that_is_no_text_is_told_without_a_fault(here: Path) -> None:
    Path(os.fsdecode(os.fsencode(here / "book") + b"/\xff.yaml")).write_text("page: x")
    done = command("check", "book", PYTHONIOENCODING="ascii")
    assert done.returncode == 2 and b"Traceback" not in done.stderr and b"title" in done.stderr


def test_signs_that_the_terminal_lacks_are_spelled_out() -> None:
    quarrel()
    done = command("check", "book", PYTHONIOENCODING="iso8859-5")
    assert done.returncode == 1 and b"taxes.1 \\xd7 taxes.2" in done.stdout


def test_a_source_that_is_not_there_is_an_error_of_the_call(here: Path) -> None:
    (here / "documents").mkdir()
    page = here / "book" / "taxes.yaml"
    page.write_text(page.read_text().replace("says:", 'source: {document: a.txt, hash: "00"}\n        says:', 1))
    result = call("check", "book", "--sources", "documents")
    assert result.exit_code == 2
    assert "documents/a.txt: no such document" in result.output


def test_a_source_that_reads_otherwise_makes_its_clause_stale(here: Path) -> None:
    (here / "documents").mkdir()
    (here / "documents" / "a.txt").write_text("The tax falls due.\n", encoding="utf-8")
    page = here / "book" / "taxes.yaml"
    stated = 'source: {document: a.txt, lines: [1, 1], hash: "00"}\n        says:'
    page.write_text(page.read_text().replace("says:", stated, 1))
    assert "RW107 stale-source" in call("check", "book", "--sources", "documents", "--no-cache").output
    assert "RW107 stale-source" not in call("check", "book").output
