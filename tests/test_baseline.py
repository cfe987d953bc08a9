"""Baselines and rulings: what is known or decided is told and does not fail a run; what fits nothing is told too."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from reported import CODES, FILES, write_book
from rulewright.checks.conflict.settlement import settlements
from rulewright.cli.main import main
from rulewright.evidence.context import Context
from rulewright.files.places import page_paths
from rulewright.files.yamlread import read_yaml
from rulewright.gherkin.feature import feature_files
from rulewright.lowering.loader import shipped_books
from rulewright.run.baseline import entries_of, read_baseline, survivors_of
from rulewright.run.run import load
from rulewright.run.shelf import fetch
from rulewright.run.watch import stamps

CHECK = ("check", "town", "--no-cache", "--select")
KNOWN = 'known:\n  - {{fingerprint: "{0}", code: {1}, clauses: {2}, reason: {3}}}\n'
PRINT = "73cb8a95028c5aa6"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the small book in it."""
    monkeypatch.chdir(tmp_path)
    return write_book(Path(".")).resolve()


def call(*arguments: str) -> Result:
    """A command, run in this process."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def findings(*options: str, codes: str = "RW101") -> dict[str, Any]:
    """The findings of a check as data, by their clauses."""
    data = json.loads(call(*CHECK, codes, "--format", "json", *options).stdout)
    return {" ".join(f["clauses"]): f for f in data["findings"]}


def test_a_known_finding_is_named_and_does_not_fail_the_run(here: Path) -> None:
    (here / "town.yaml").write_text(FILES["town.yaml"].replace(", refs: [T.8]", ""), encoding="utf-8")
    (here / "reports.yaml").unlink()
    end = "\n\n1 book, 7 clauses: 0 errors, 0 warnings, 0 notes, 0 undecided, 1 baselined.\n"
    reason = "The 10 % | toll on <bridges> was dropped from the book."
    for option, told in (
        ((), "baselined: 1 RW101 ('rulewright check --all' tells each with its reason)"),
        (("--all",), f"baselined RW101 dangling-reference  T.6: {reason}"),
    ):
        result = call(*CHECK, "RW101", *option)
        assert result.exit_code == 0 and result.output == told + end


def test_a_new_finding_fails_the_run_beside_a_known_one() -> None:
    result = call(*CHECK, "RW101")
    assert result.exit_code == 1 and "warning RW101 dangling-reference  T.5" in result.output
    assert "warning RW101 dangling-reference  T.6" not in result.output


def test_data_hold_the_status_and_the_reason() -> None:
    found = findings()
    assert [(found[c]["status"], found[c]["reason"]) for c in ("T.5", "T.6")] == [
        ("open", ""),
        ("baselined", "The 10 % | toll on <bridges> was dropped from the book."),
    ]


def test_without_the_baseline_all_is_open_and_shown_in_full() -> None:
    assert {f["status"] for f in findings("--no-baseline").values()} == {"open"}
    assert "warning RW101 dangling-reference  T.6" in call(*CHECK, "RW101", "--no-baseline").output


def test_without_the_baseline_its_errors_do_not_matter(here: Path) -> None:
    (here / "baseline.yaml").write_text("known: [", encoding="utf-8")
    assert call(*CHECK, "RW101", "--no-baseline").exit_code == 1


def test_a_known_finding_is_explained_with_its_reason() -> None:
    assert "  Baselined: The 10 % | toll" in call("explain", PRINT, "town").output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (KNOWN.format(PRINT, "RW101", "[T.6]", '""'), "baseline.yaml:2:5: the entry on RW101 T.6 has no reason"),
        (KNOWN.format(PRINT, "RW101", "[T.6]", '" "'), "the entry on RW101 T.6 has no reason"),
        (KNOWN.format(PRINT, "RW101", "[T.5]", "So."), "the entry says RW101 T.5, its finding is RW101 T.6"),
        (KNOWN.format("0" * 16, "RW101", "[T.6]", "So."), f"Now it is '{PRINT}'."),
        (
            KNOWN.format(PRINT, "RW101", "[T.6]", "So.") + KNOWN.format("0" * 16, "RW101", "[T.6]", "Or.")[7:],
            "remove the entry",
        ),
        (KNOWN.format("0" * 16, "RW101", "[T.7]", "So."), "lists RW101 T.7 '0000000000000000', and no finding fits"),
        (KNOWN.format("0" * 16, "RW999", "[T.7]", "So."), "no check has the code 'RW999'"),
        (KNOWN.format(PRINT, "RW101", "[T.6]", "So.") + KNOWN.format(PRINT, "RW101", "T.6", "So.")[7:], "stands twice"),
        ("known:\n  - {code: RW101, clauses: [T.6], reason: So.}\n", "2:5: the key 'fingerprint' is missing"),
        ("known:\n  - {code: RW101, clauses: [T.6], why: So.}\n", "unknown key 'why'"),
        ("known: 5\n", "baseline.yaml:1:8: 'known' has to be a list"),
        ("known: [", "baseline.yaml:2:1: not YAML"),
        ("- 5\n", "baseline.yaml"),
        ("known: [&a {}, *a]\n", "aliases are not allowed"),
        ("knwon: []\n", "Did you mean 'known'?"),
    ],
)
def test_an_entry_that_is_wrong_or_fits_nothing_ends_with_two(here: Path, text: str, told: str) -> None:
    (here / "baseline.yaml").write_text(text, encoding="utf-8")
    result = call(*CHECK, "RW101")
    assert result.exit_code == 2 and told in result.output, result.output


@pytest.mark.parametrize("text", ["", "known: []\n", "known:\n"])
def test_a_baseline_may_be_empty(here: Path, text: str) -> None:
    (here / "baseline.yaml").write_text(text, encoding="utf-8")
    assert call(*CHECK, "RW101").exit_code == (1 if text != "known:\n" else 2)


def test_an_entry_is_not_judged_where_its_check_did_not_run(here: Path) -> None:
    (here / "baseline.yaml").write_text(KNOWN.format("0" * 16, "RW101", "[T.7]", "So."), encoding="utf-8")
    assert call(*CHECK, "RW102").exit_code == 0


def test_an_entry_on_what_is_ruled_is_an_error(here: Path) -> None:
    entry = KNOWN.format("604493d4f01bd802", "RW302", "[T.3, T.4]", "So.")
    (here / "baseline.yaml").write_text(entry, encoding="utf-8")
    assert "the finding on RW302 T.3 × T.4 is ruled already" in call(*CHECK, "RW302").output


def test_proposed_entries_wait_for_a_reason_and_then_fit(here: Path) -> None:
    assert call("baseline", "town", "--write").output.startswith("town/baseline.yaml: ")
    text = (here / "baseline.yaml").read_text(encoding="utf-8")
    assert text.startswith(FILES["baseline.yaml"]) and 'reason: ""' in text
    assert "has no reason" in call("check", "town").output
    (here / "baseline.yaml").write_text(text.replace('reason: ""', "reason: So it is."), encoding="utf-8")
    assert call("check", "town").exit_code == 0
    assert call("baseline", "town").output == ""


@pytest.mark.parametrize("before", [None, "", "known: []\n", "known:\n- {0}", "# Ours.\nknown:\n    - {0}\n"])
def test_entries_are_appended_to_any_plain_list(here: Path, before: str | None) -> None:
    path = here / "baseline.yaml"
    entry = f'{{fingerprint: "{PRINT}", code: RW101, clauses: [T.6], reason: So.}}'
    path.unlink()
    if before is not None:
        path.write_text(before.replace("{0}", entry), encoding="utf-8")
    assert call("baseline", "town", "--write").exit_code == 0
    entries, problems = entries_of(read_yaml(path, "baseline.yaml"))
    assert problems == [] and {e.clauses for e in entries} >= {("T.1", "T.2"), ("T.5",), ("T.6",)}


def test_a_list_to_which_nothing_can_be_added_is_left_as_it_is(here: Path) -> None:
    text = KNOWN.format(PRINT, "RW101", "[T.6]", "So.").replace("\n  - ", " [").rstrip() + "]\n"
    (here / "baseline.yaml").write_text(text, encoding="utf-8")
    result = call("baseline", "town", "--write")
    assert result.exit_code == 2 and "nothing can be added" in result.output
    assert (here / "baseline.yaml").read_text(encoding="utf-8") == text


BEGUN = """# Ours.
survivors:  # of last year
  - {clause: T.1, mutant: "T.1#a: 1 made 0", reason: So.}  # by hand
"""
AFTER = """
# Mutants come last.
survivors:
  - {clause: T.1, mutant: "T.1#a: 1 made 0", reason: So.}
"""
ENTRY = f"""known:
  # The bridge.
  - fingerprint: "{PRINT}"
    code: RW101
    clauses: [T.6]
    reason: >-
      So
      it is.
"""


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize(
    "before",
    [BEGUN, "# Nothing yet.\n", "known: []  # none\n" + BEGUN, ENTRY + AFTER, BEGUN + ENTRY, BEGUN + ENTRY.rstrip()],
)
def test_what_stands_in_a_baseline_stays_as_it_is_written(here: Path, before: str, mark: str, end: str) -> None:
    """Comments, survivors and the ends of lines once were lost where there was no known finding."""
    path = here / "baseline.yaml"
    path.write_bytes((mark + before.replace("\n", end)).encode())
    assert call("baseline", "town", "--write", "--select", "RW302").exit_code == 0
    text = path.read_bytes().decode()
    assert text.startswith(mark) and text.count("\n") == text.count(end)
    kept = [line for line in before.replace("known: []", "known:").split("\n") if line]
    left = iter(text.removeprefix(mark).split(end))
    assert all(line in left for line in kept)  # in their order
    entries, problems = entries_of(read_yaml(path, "baseline.yaml"))
    assert problems == [] and entries[-1].clauses == ("T.1", "T.2")
    assert survivors_of(here)[0] == [] or [s.clause for s in survivors_of(here)[0]] == ["T.1"]
    assert ("survivors" in before) == bool(survivors_of(here)[0])


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_baseline_that_cannot_be_written_is_told_and_stays(
    here: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, step, full)
    result = call("baseline", "town", "--write")
    assert result.exit_code == 2 and "town/baseline.yaml: it cannot be written: No space" in result.output
    assert (here / "baseline.yaml").read_text("utf-8") == FILES["baseline.yaml"]
    assert not [name for name in os.listdir(here) if name.startswith(".")]


def test_a_link_in_the_folder_of_a_book_is_not_written_through(here: Path) -> None:
    other = here.parent / "other.yaml"
    other.write_text(FILES["baseline.yaml"], "utf-8")
    for name, options in (("baseline.yaml", ["--write"]), ("examples.json", ["--examples"])):
        (here / name).unlink(missing_ok=True)
        (here / name).symlink_to(other)
        result = call("baseline", "town", *options)
        assert result.exit_code == 2 and "it is a link, which is not followed" in result.output
        assert other.read_text("utf-8") == FILES["baseline.yaml"]


def test_a_report_is_not_written_through_a_link(here: Path) -> None:
    other = here.parent / "other.txt"
    other.write_text("mine", "utf-8")
    (here.parent / "report.txt").symlink_to(other)
    result = call(*CHECK, "RW101", "--output", "report.txt")
    assert result.exit_code == 2 and "report.txt: it is a link" in result.output and other.read_text("utf-8") == "mine"


EDITORS = ["#page.yaml#", "page.yaml~", ".page.yaml.swp", ".page.yaml", "4913", ".#town.yaml"]


def test_files_of_editors_are_no_pages_no_features_and_no_change(here: Path) -> None:
    features = here / "features"
    features.mkdir()
    before = stamps([here])
    for folder, kind in ((here, "yaml"), (features, "feature")):
        for name in (n.replace("yaml", kind) for n in EDITORS[:-1]):
            (folder / name).write_text("- [", "utf-8")
        (folder / f".#town.{kind}").symlink_to("somebody@somewhere.4711:1764067000")  # as Emacs locks a file
    assert page_paths(here) == [here / "town.yaml"] and feature_files(features) == [] and stamps([here]) == before
    assert call(*CHECK, "RW101").exit_code == 1 and fetch(here).scenarios == []


def test_proposed_entries_are_printed_where_nothing_is_to_be_written(here: Path) -> None:
    result = call("baseline", "town")
    assert "known:\n" in result.output and "    clauses: [T.1, T.2]\n" in result.output
    assert (here / "baseline.yaml").read_text(encoding="utf-8") == FILES["baseline.yaml"]


@pytest.mark.parametrize("word", ["0cc96d0f", "RW101", "dangling-reference"])
def test_entries_are_proposed_for_what_is_selected_alone(here: Path, word: str) -> None:
    assert call("baseline", "town", "--write", "--select", word).exit_code == 0
    assert [e.clauses for e in entries_of(read_yaml(here / "baseline.yaml", ""))[0]] == [("T.6",), ("T.5",)]


@pytest.mark.parametrize(("word", "told"), [("0cc96d00", "no open finding '0cc96d00'"), ("RW999", "no check has")])
def test_what_is_selected_and_not_there_ends_with_two(word: str, told: str) -> None:
    result = call("baseline", "town", "--select", word)
    assert result.exit_code == 2 and told in result.output


def test_a_ruled_finding_is_named_with_its_reason_and_does_not_fail_the_run() -> None:
    result = call(*CHECK, "RW302", "--all")
    assert "ruled RW302 contradictory-outcome  T.3 × T.4: The walls were paid for.\n" in result.output
    found = findings(codes="RW302")["T.3 T.4"]
    assert (found["status"], found["replayed"]) == ("ruled", True)


def test_a_ruling_that_settles_nothing_is_a_note_at_its_place() -> None:
    (stale,) = findings(codes="RW802").values()
    assert (stale["severity"], stale["clauses"]) == ("note", ["T.1", "T.3"])
    assert (stale["locations"][0]["path"], stale["locations"][0]["line"]) == ("town/rulings.yaml", 3)
    assert call(*CHECK, "RW802").exit_code == 0


def test_without_its_ruling_the_finding_is_open(here: Path) -> None:
    (here / "rulings.yaml").unlink()
    assert findings(codes="RW302")["T.3 T.4"]["status"] == "open"


def test_a_ruling_is_judged_by_the_findings_between_its_clauses_alone(here: Path) -> None:
    book, scenarios = load(here)
    told = {(s.ruling.prevails, s.ruling.over): [f.clauses for f in s.findings] for s in settlements(Context(book))}
    assert told == {("T.4", "T.3"): [("T.3", "T.4")], ("T.1", "T.3"): []} and scenarios == []


@pytest.mark.parametrize("path", shipped_books(), ids=lambda p: p.name)
def test_each_known_finding_of_a_shipped_book_has_a_reason_of_its_own(path: Path) -> None:
    entries, problems = read_baseline(path)
    assert problems == [] and len({e.reason for e in entries}) == len(entries)
    assert all(e.reason.endswith(".") and len(e.reason.split()) > 8 for e in entries)


def test_what_is_selected_here_is_what_the_reports_show() -> None:
    assert set(findings(codes=",".join(CODES))) == {"T.1 T.2", "T.1 T.3", "T.3 T.4", "T.5", "T.6"}
