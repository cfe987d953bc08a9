"""`rulewright diff` and `rulewright reviewed`: what may be compared, formats, exit codes, and errors that are told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.reports.reports import SCHEMA as REPORT

SCHEMA = json.loads(REPORT.with_name("diff.json").read_text(encoding="utf-8"))
NARROW = ("at least 10 coins", "at least 11 coins")
POOR = """\
      - clause: taxes.2
        says: As taxes.1 tells, the poor pay nothing.
        refs: [taxes.1]
        for: {the player: Player}
        when: [{not: the player has at least 10 coins}]
        then: [the player is not taxed]
"""
ERRATUM = """\
erratum: second printing
date: 2020-01-02
says: Eleven was meant.
source: The publisher.
amends:
  - clause: taxes.1
    says: Whoever has eleven coins or more is taxed.
    for: {the player: Player}
    when: [the player has at least 11 coins]
    then: [the player is taxed]
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with two new books in it that are the same."""
    monkeypatch.chdir(tmp_path)
    for name in ("old", "book"):
        assert call("init", name).exit_code == 0
        edit("book: ", "book: tavern #", f"{name}/book.yaml")
    yield tmp_path


def call(*arguments: str) -> Result:
    """A command, run in this process."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def edit(old: str, new: str, name: str = "book/taxes.yaml") -> None:
    """Write something else into a file."""
    text = Path(name).read_text(encoding="utf-8")
    assert old in text
    Path(name).write_text(text.replace(old, new), encoding="utf-8")


def git(*arguments: str) -> None:
    """A command of git."""
    named = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    subprocess.run(["git", *who, *arguments], check=True, capture_output=True, env={**os.environ, **named})


def data(*arguments: str) -> Any:
    """The differences as data, which meet their schema."""
    found = json.loads(call("diff", *arguments, "--format", "json").output)
    jsonschema.validate(found, SCHEMA, jsonschema.Draft202012Validator)
    return found


def test_the_schema_tells_a_finding_as_the_report_does() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    report = json.loads(REPORT.read_text(encoding="utf-8"))
    assert all(SCHEMA["$defs"][name] == report["$defs"][name] for name in ("finding", "location"))


def test_a_book_and_itself(here: Path) -> None:
    result = call("diff", "old", "book")
    assert (result.exit_code, result.output) == (
        0,
        "tavern: old → book\n\nno clause differs; 0 findings gained, 0 lost; 0 scenarios failing now; "
        "0 to be looked at again.\n",
    )


def test_an_edit_is_told_with_a_state_that_is_played(here: Path) -> None:
    edit(*NARROW)
    result = call("diff", "old", "book")
    assert result.exit_code == 1
    assert result.output.startswith(
        """\
tavern: old → book

taxes.1  narrower
  book/taxes.yaml:8:17
  was: when the player has at least 10 coins; the player is taxed
  now: when the player has at least 11 coins; the player is taxed
  For example: Ann has 10 coins. When: the taxes step is played.
    was: Ann is taxed
    now: Ann is not taxed still
    A scenario that passes now and failed before:
      Scenario: taxes.1 as it was and as it is
        Given Ann has 10 coins
        When the taxes step is played
        Then Ann is not taxed still

Findings gained:
"""
    )
    assert "Scenarios that fail now:\n  book/features/taxes.feature:6: [taxes.1] ten coins are enough:" in result.output
    found = data("old", "book")
    assert (found["undeclared"], [f["code"] for f in found["gained"]]) == (["narrower"], ["RW705"])


def test_colours_are_colours(here: Path) -> None:
    edit(*NARROW)
    told = call("diff", "old", "book", "--no-check", "--color", "always").output
    assert "taxes.1  \x1b[33m\x1b[1mnarrower\x1b[0m\n" in told


def test_a_change_that_is_declared_does_not_fail(here: Path) -> None:
    edit(*NARROW)
    edit("Given Ann has 10", "Given Ann has 11", "book/features/taxes.feature")
    assert call("diff", "old", "book").exit_code == 1
    assert call("diff", "old", "book", "--allow", "wider").exit_code == 1
    assert call("diff", "old", "book", "--allow", "narrower", "--allow", "wider").exit_code == 0


def test_a_finding_gained_fails_unless_it_is_known_or_mild(here: Path) -> None:
    for name in ("old", "book"):
        with Path(f"{name}/taxes.yaml").open("a", encoding="utf-8") as page:
            page.write(POOR.replace("[taxes.1]", "[]"))
    edit("refs: []", "refs: [taxes.9]")
    assert [f["code"] for f in data("old", "book")["gained"]] == ["RW101"]
    assert call("diff", "old", "book").exit_code == 1
    fingerprint = data("old", "book")["gained"][0]["fingerprint"]
    entry = f'known:\n  - {{fingerprint: "{fingerprint}", code: RW101, clauses: [taxes.2], reason: It comes.}}\n'
    Path("book/baseline.yaml").write_text(entry, encoding="utf-8")
    assert call("diff", "old", "book").exit_code == 0


def test_a_finding_between_clauses_that_are_renumbered_is_the_same(here: Path) -> None:
    title = POOR.replace("refs: [taxes.1]", "refs: []").replace("{not: the player has at least 10 coins}",
                                                                "the player has at least 12 coins")  # fmt: skip
    for name in ("old", "book"):
        with Path(f"{name}/taxes.yaml").open("a", encoding="utf-8") as page:
            page.write(title)
    edit("clause: taxes.2", "clause: taxes.3")
    found = data("old", "book")
    assert [(d["old"], d["new"], d["kinds"]) for d in found["clauses"]] == [("taxes.2", "taxes.3", ["renumbered"])]
    assert ([f["code"] for f in found["gained"]], found["lost"]) == (["RW102"], [])


def test_what_refers_to_a_change_is_suspect_until_it_was_looked_at(here: Path) -> None:
    for name in ("old", "book"):
        with Path(f"{name}/taxes.yaml").open("a", encoding="utf-8") as page:
            page.write(POOR)
    edit(*NARROW)
    assert [s["id"] for s in data("old", "book")["suspects"]] == ["taxes.2"]
    done = call("reviewed", "taxes.2", "book")
    assert (done.exit_code, done.output) == (0, "book/reviewed.yaml: taxes.2\n")
    assert data("old", "book")["suspects"] == []
    assert call("check", "book", "--select", "RW1").exit_code == 0
    edit("at least 11", "at least 12")
    assert [(s["id"], s["because"]) for s in data("old", "book")["suspects"]] == [("taxes.2", ["taxes.1"])]


def test_what_is_not_there_cannot_have_been_looked_at(here: Path) -> None:
    result = call("reviewed", "taxes.7", "nothing", "book")
    assert (result.exit_code, result.stderr) == (
        2,
        "command line: there is no clause, ruling or page 'nothing'\n"
        "  'rulewright diff' lists what is to be looked at.\n"
        "command line: there is no clause, ruling or page 'taxes.7'\n  Did you mean 'taxes.1'?\n2 errors.\n",
    )
    assert not Path("book/reviewed.yaml").exists()


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_a_person_wrote_into_the_file_of_reviews_stays(end: str, here: Path) -> None:
    path = Path("book/reviewed.yaml")
    told = [
        "# Mine.",
        "reviewed:",
        "  # why",
        "  - {id: taxes.1, digest: '00'}  # seen",
        "  - id: gone",
        "    digest: x",
    ]
    path.write_bytes("".join(f"{line}{end}" for line in told).encode())
    assert call("reviewed", "taxes.1", "page taxes", "book").exit_code == 0
    lines = path.read_bytes().decode().split(end)
    assert [*lines[:3], *lines[4:6], lines[7]] == [*told[:3], *told[4:], ""]
    assert (
        lines[3].startswith("  - {id: taxes.1, digest: ") and lines[3].endswith("}  # seen") and "'00'" not in lines[3]
    )
    assert lines[6].startswith('  - {id: "page taxes", digest: "')
    before = path.read_bytes()
    assert call("reviewed", "taxes.1", "book").exit_code == 0 and path.read_bytes() == before


def test_a_file_of_reviews_to_which_nothing_can_be_added_is_told(here: Path) -> None:
    path = Path("book/reviewed.yaml")
    path.write_text("reviewed: [{id: gone, digest: x}, {id: too, digest: y}]\n", encoding="utf-8")
    done = call("reviewed", "taxes.1", "book")
    assert (done.exit_code, done.stderr.splitlines()[0]) == (2, "book/reviewed.yaml: nothing can be added to this file")
    assert path.read_text(encoding="utf-8").startswith("reviewed: [{id: gone")


def test_a_link_in_a_revision_is_told_and_not_left_out(here: Path) -> None:
    git("init", "-q", ".")
    git("add", "-A")
    git("commit", "-qm", "one")
    Path("book/taxes.yaml").rename("elsewhere.yaml")
    Path("book/taxes.yaml").symlink_to(here / "elsewhere.yaml")
    git("add", "-A")
    git("commit", "-qm", "two")
    done = call("diff", "HEAD~1..HEAD", "book")
    assert done.exit_code == 2
    assert "'taxes.yaml' is a link, which is not followed" in done.stderr


def test_with_and_without_an_erratum(here: Path) -> None:
    Path("book/errata").mkdir()
    Path("book/errata/second.yaml").write_text(ERRATUM, encoding="utf-8")
    found = data("book", "--erratum", "second printing")
    assert [(d["new"], d["kinds"]) for d in found["clauses"]] == [("taxes.1", ["narrower"])]
    assert (found["old"], found["new"]) == ("without second printing", "with second printing")
    assert [f["title"] for f in found["scenarios"]] == ["ten coins are enough"]
    result = call("diff", "--erratum", "second", "book")
    assert (result.exit_code, result.stderr) == (
        2,
        "book: the book has no erratum 'second'\n  Its errata: second printing.\n1 error.\n",
    )


def test_two_revisions_and_the_files_as_they_are(here: Path) -> None:
    """Nothing of it is checked out, and nothing in the folder changes."""
    git("init", "-q", ".")
    git("add", "-A")
    git("commit", "-qm", "one")
    git("branch", "first")
    edit(*NARROW)
    git("commit", "-qam", "two")
    edit("11 coins", "12 coins")
    before = {p: p.read_bytes() for p in here.rglob("*") if p.is_file() and ".git" not in p.parts}
    shown = {
        arguments: data(*arguments)["clauses"][0]["shown"][0]["given"]
        for arguments in (("first..HEAD", "book"), ("first..", "book"), ("HEAD", "book"), ("first", "book"))
    }
    assert list(shown.values()) == [["Ann has 10 coins"]] * 2 + [["Ann has 11 coins"], ["Ann has 10 coins"]]
    assert data("first..HEAD", "book")["clauses"][0]["place"] == {
        "old": "book/taxes.yaml:8:17",
        "new": "book/taxes.yaml:8:17",
    }
    assert {p: p.read_bytes() for p in here.rglob("*") if p.is_file() and ".git" not in p.parts} == before


def test_the_example_of_a_workflow_writes_the_comment_of_a_pull_request(here: Path) -> None:
    root = Path(__file__).resolve().parent.parent
    workflow = yaml.safe_load((root / ".github" / "workflows" / "rulebook.yml").read_text(encoding="utf-8"))
    (words,) = [s["run"] for s in workflow["jobs"]["diff"]["steps"] if s.get("run", "").startswith("rulewright ")]
    git("init", "-q", ".")
    git("add", "-A")
    git("commit", "-qm", "one")
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    edit(*NARROW)
    git("commit", "-qam", "two")
    given = [w.strip('"').replace("$BASE", "main") for w in words.split()[1:]]
    told = call(*(w if w != "rules/books/price_of_power" else "book" for w in given))
    assert told.exit_code == 1 and "narrower" in (here / "comment.md").read_text(encoding="utf-8")


def test_what_was_checked_is_recalled_of_a_revision(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No solver is asked and no check is run once more."""
    git("init", "-q", ".")
    git("add", "-A")
    git("commit", "-qm", "one")
    assert call("check", "book").exit_code == 0

    def asked(*_: object) -> None:
        raise AssertionError("it was asked again")

    monkeypatch.setattr("rulewright.solver.solve.Prover.ask", asked)
    monkeypatch.setattr("rulewright.run.units.CHECKS", ())
    assert call("diff", "HEAD..HEAD", "book", "--jobs", "1").exit_code == 0


def test_a_revision_runs_nothing_of_the_folder(here: Path) -> None:
    """A filter that the folder names would have written a file."""
    git("init", "-q", ".")
    git("add", "-A")
    git("commit", "-qm", "one")
    git("config", "filter.evil.smudge", "touch evil; cat")
    Path("book/.gitattributes").write_text("* filter=evil\n", encoding="utf-8")
    git("add", "-A")
    git("commit", "-qm", "two")
    assert call("diff", "HEAD~1..HEAD", "book").exit_code == 0
    assert not list(here.rglob("evil"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "command line: it is not said what is to be compared\n  Write 'rulewright diff OLD NEW'"),
        (("old",), "command line: it is not said what is to be compared\n"),
        (("a", "b", "c"), "command line: 'c' is one word too many\n"),
        (("old", "gone"), "gone: there is no book here\n"),
        (("a..b", "book"), "book: it is in no git repository, or there is no git\n"),
        (("--output=x", "book"), "book: it is in no git repository"),
    ],
)
def test_what_cannot_be_compared_is_told(words: tuple[str, ...], told: str, here: Path) -> None:
    result = call("diff", "--", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr and "error" in result.stderr.splitlines()[-1]


def test_unknown_revisions_are_told_at_once(here: Path) -> None:
    git("init", "-q", ".")
    git("add", "-A")
    git("commit", "-qm", "one")
    git("tag", "printing")
    result = call("diff", "prnting..--output=x", "book")
    assert (result.exit_code, result.stderr) == (
        2,
        "command line: git knows no revision '--output=x'\n  'git log' and 'git branch' list them.\n"
        "command line: git knows no revision 'prnting'\n  Did you mean 'printing'?\n2 errors.\n",
    )


def test_mistakes_in_both_editions_are_told_at_once(here: Path) -> None:
    edit("is taxed]", "is txed]", "old/taxes.yaml")
    edit("at: taxes", "at: txes")
    result = call("diff", "old", "book")
    assert result.exit_code == 2
    assert "old/taxes.yaml:12:16:" in result.stderr and "book/taxes.yaml:6:9:" in result.stderr


def test_words_of_a_book_do_nothing_where_they_are_shown(here: Path) -> None:
    edit("Whoever has ten coins", '"<b>Who|ever</b> @all has ten coins')
    edit("is taxed.\n        for", 'is taxed."\n        for')
    Path("old").rename("o\x1bld")
    assert call("diff", "o\x1bld", "book").output.startswith("tavern: o\\u001bld → book\n")
    told = call("diff", "o\x1bld", "book", "--format", "markdown").output
    assert "\x1b" not in told and "<b>" not in told
    assert "&lt;b&gt;Who\\|ever&lt;/b&gt; @<!-- -->all" in told


def test_the_report_is_the_same_on_every_run(here: Path) -> None:
    edit(*NARROW)
    with Path("book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(POOR)
    seeds = [
        subprocess.run(
            [sys.executable, "-m", "rulewright.cli", "diff", "old", "book", "--no-cache"],
            capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        for seed in ("1", "2")
    ]
    assert seeds[0].stdout == seeds[1].stdout != b""
    for form in ("text", "markdown", "json"):
        first = call("diff", "old", "book", "--format", form, "--no-cache")
        assert first.output == call("diff", "old", "book", "--format", form, "--jobs", "2").output
