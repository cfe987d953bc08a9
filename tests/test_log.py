"""`rulewright log`: the history of a clause, by the revisions of its book and by errata."""

from __future__ import annotations

import json
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from rulewright.reports.reports import SCHEMA as REPORT
from test_diff_cli import ERRATUM, NARROW, call, edit, git

SCHEMA = json.loads(REPORT.with_name("log.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a new book in it, which git keeps."""
    monkeypatch.chdir(tmp_path)
    assert call("init", "book").exit_code == 0
    git("init", "-q")
    commit("The first text")
    yield tmp_path


def commit(subject: str) -> None:
    """Keep all as it is."""
    git("add", "-A")
    git("-c", "commit.gpgsign=false", "commit", "-q", "-m", subject)


def data(*arguments: str) -> Any:
    """The history as data, which meets its schema."""
    result = call("log", *arguments, "--format", "json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    jsonschema.validate(found, SCHEMA, jsonschema.Draft202012Validator)
    return found


def told(*arguments: str) -> list[tuple[str, str, str]]:
    """By what a clause changed, and how."""
    entries = data(*arguments)["entries"]
    return [(e["source"], e["about"], ", ".join(e["change"]["kinds"])) for e in entries]


FIRST = ("revision", "The first text", "new")


def test_the_schema_tells_a_clause_as_that_of_diff_does() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    diff = json.loads(REPORT.with_name("diff.json").read_text(encoding="utf-8"))
    assert all(SCHEMA["$defs"][name] == diff["$defs"][name] for name in ("clause", "shown"))


def test_only_what_changes_words_or_meaning_is_told_newest_first(here: Path) -> None:
    edit(*NARROW)
    commit("Eleven")
    edit("title: ", "title: The ", "book/book.yaml")
    commit("Another title")
    edit("      - clause: taxes.1\n", "      - clause: taxes.1\n        note: As in the old text.\n")
    commit("A note")
    edit("ten coins", "eleven coins")
    commit("Words")
    assert told("taxes.1", "book") == [
        ("revision", "Words", "reworded"),
        ("revision", "Eleven", "narrower"),
        FIRST,
    ]
    (shown,) = data("taxes.1", "book")["entries"][1]["change"]["shown"]
    assert (shown["old"], shown["new"]) == ("Ann is taxed", "Ann is not taxed still")


def test_the_text(here: Path) -> None:
    edit(*NARROW)
    result = call("log", "taxes.1", "book")
    assert result.exit_code == 0
    assert result.output.startswith(
        "taxes.1\n  book/taxes.yaml:8:17\n  Whoever has ten coins or more is taxed.\n\n"
        "files as they are  narrower\n"
        "  was: when the player has at least 10 coins; the player is taxed\n"
        "  now: when the player has at least 11 coins; the player is taxed\n"
        "  For example: Ann has 10 coins. When: the taxes step is played.\n"
    )
    assert "  new\n  The first text\n  now: Whoever has ten coins or more is taxed.\n" in result.output


def test_a_clause_is_followed_under_another_id_and_where_files_and_folders_are_moved(here: Path) -> None:
    edit(*NARROW)
    commit("Eleven")
    Path("book/taxes.yaml").rename("book/money.yaml")
    commit("The file is moved")
    Path("shelf").mkdir()
    Path("book").rename("shelf/tavern")
    commit("The folder is moved")
    edit("clause: taxes.1", "clause: taxes.7", "shelf/tavern/money.yaml")
    edit("taxes.1", "taxes.7", "shelf/tavern/features/taxes.feature")
    commit("Another number")
    Path("shelf/tavern").rename("book")
    commit("The folder is moved back")
    assert told("taxes.7", "book") == [
        ("revision", "Another number", "renumbered"),
        ("revision", "Eleven", "narrower"),
        FIRST,
    ]


def test_a_phrase_that_means_something_else_changes_the_clause(here: Path) -> None:
    edit("means: coins(p) >= n", "means: coins(p) > n", "book/phrases.yaml")
    edit("Ann has 7 coins", "Ann has 6 coins", "book/phrases.yaml")
    assert told("taxes.1", "book") == [("files", "", "narrower"), FIRST]


def test_a_clause_that_is_gone_has_a_history(here: Path) -> None:
    two = "      - {clause: taxes.2, says: Ann pays., then: [Ann is taxed]}\n"
    text = Path("book/taxes.yaml").read_text(encoding="utf-8")
    Path("book/taxes.yaml").write_text(text + two, encoding="utf-8")
    commit("A second clause")
    Path("book/taxes.yaml").write_text(text, encoding="utf-8")
    commit("Out with it")
    assert told("taxes.2", "book") == [("revision", "Out with it", "gone"), ("revision", "A second clause", "new")]
    assert "taxes.2\n  It is gone.\n" in call("log", "taxes.2", "book").output


def test_errata_are_told_one_after_another(here: Path) -> None:
    Path("book/errata").mkdir()
    Path("book/errata/a.yaml").write_text(ERRATUM, encoding="utf-8")
    third = ERRATUM.replace("second", "third").replace("2020", "2021").replace("11 coins", "12 coins")
    Path("book/errata/b.yaml").write_text(third.replace("Eleven was", "Twelve is"), encoding="utf-8")
    entries = data("taxes.1", "book")["entries"]
    assert [(e["source"], e["name"], e["date"], e["change"]["kinds"]) for e in entries if e["source"] == "erratum"] == [
        ("erratum", "third printing", "2021-01-02", ["narrower"]),
        ("erratum", "second printing", "2020-01-02", ["narrower"]),
    ]
    assert "2021-01-02 erratum third printing  narrower\n  Twelve is meant.\n" in call("log", "taxes.1", "book").output


def test_a_revision_that_cannot_be_read_is_told_and_passed_over(here: Path) -> None:
    edit("when:", "whenever:")
    commit("A slip")
    edit("whenever:", "when:")
    edit(*NARROW)
    commit("Mended")
    found = data("taxes.1", "book")
    assert [e["about"] for e in found["entries"]] == ["Mended", "The first text"]
    (problem,) = found["unread"]
    assert "book/taxes.yaml:" in problem and "whenever" in problem


def test_so_many_revisions_are_read(here: Path) -> None:
    for number in ("11", "12", "13"):
        edit(f"at least {int(number) - 1} coins", f"at least {number} coins")
        commit(number)
    found = data("taxes.1", "book", "--most", "2")
    assert ([e["about"] for e in found["entries"]], found["more"]) == (["13"], True)
    assert "There are older revisions" in call("log", "taxes.1", "book", "--most", "2").output
    assert data("taxes.1", "book", "--most", "4")["more"] is False


def test_without_git_the_errata_are_told(here: Path) -> None:
    shutil.rmtree(".git")
    found = data("taxes.1", "book")
    assert (found["entries"], found["note"]) == ([], "it is in no git repository, or there is no git")
    assert call("log", "taxes.1", "book").output.endswith(
        "No change is known.\n\nOf revisions nothing is known: it is in no git repository, or there is no git.\n"
    )


def test_a_clause_that_never_was_is_an_error(here: Path) -> None:
    result = call("log", "taxes.9", "book")
    assert result.exit_code == 2 and "there is no clause 'taxes.9'" in result.output
    assert call("log", "taxes.1", "nowhere").exit_code == 2
    assert call("log", "taxes.1", "book", "--most", "0").exit_code == 2


def test_nothing_that_a_repository_names_is_run(here: Path) -> None:
    """A program for signatures, for differences and for files."""
    program = here / "evil"
    program.write_text(f"#!/bin/sh\ntouch {here}/was-run\ncat\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    edit(*NARROW)
    commit("Eleven")
    Path("book").rename("tavern")
    Path(".gitattributes").write_text("* diff=evil filter=evil\n", encoding="utf-8")
    commit("Moved")
    for name in (
        "gpg.program",
        "diff.external",
        "diff.evil.command",
        "diff.evil.textconv",
        "core.fsmonitor",
        "core.pager",
    ):
        git("config", name, str(program))
    for name in ("filter.evil.smudge", "filter.evil.clean"):
        git("config", name, str(program))
    git("config", "log.showSignature", "true")
    (here / "was-run").unlink(missing_ok=True)
    assert told("taxes.1", "tavern") == [("revision", "Eleven", "narrower"), FIRST]
    assert not (here / "was-run").exists()


@pytest.mark.parametrize("name", [":(exclude)book", "-x", "a b", "böok", "*"])
def test_odd_names_of_folders(here: Path, name: str) -> None:
    Path("book").rename(name)
    commit("Moved \x1b[31mred")
    edit(*NARROW, name=f"{name}/taxes.yaml")
    commit("Eleven")
    os.chdir(name)
    assert told("taxes.1") == [("revision", "Eleven", "narrower"), FIRST]
    assert "\x1b" not in call("log", "taxes.1").output
