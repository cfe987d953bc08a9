"""`check --page`, `--clause` and `--new`: the report and the code are of what is asked for, and of nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.run import memory
from rulewright.run.last_check import change
from rulewright.run.run import Report, run, select
from rulewright.tools.new_book import make_book
from test_cli import QUARREL

OTHER = """\
page: fees
title: Fees
sections:
  - section: fees
    clauses:
      - {clause: fees.1, says: Fees are low., kind: note, refs: [nowhere]}
      - {clause: fees.2, says: A fee is due after all., kind: note, refs: [taxes.1]}
"""
PAGE = Path("book/taxes.yaml")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a book in it whose two pages have findings."""
    monkeypatch.chdir(tmp_path)
    make_book(Path("book"))
    PAGE.write_text(PAGE.read_text() + QUARREL)
    Path("book/fees.yaml").write_text(OTHER)


def call(*arguments: str) -> Result:
    """A check of the book, in this process."""
    result = CliRunner().invoke(main, ["check", "book", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def found(*arguments: str) -> tuple[int, list[str]]:
    """The code of a check, and the clauses of each of its findings with the check."""
    done = call("--format", "json", *arguments)
    told = json.loads(done.stdout)["findings"]
    return done.exit_code, sorted(f"{f['code']} {' '.join(f['clauses'])}" for f in told)


QUARRELS = ["RW101 taxes.2", "RW302 taxes.1 taxes.2", "RW701 taxes.2"]
FEES = ["RW101 fees.1"]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ([], (1, [*FEES, *QUARRELS])),
        (["--page", "taxes"], (1, QUARRELS)),
        (["--page", "book/taxes.yaml"], (1, QUARRELS)),
        (["--page", "taxes.yaml"], (1, QUARRELS)),
        (["--page", "fees"], (1, FEES)),
        (["--page", "fees", "--page", "taxes"], (1, [*FEES, *QUARRELS])),
        (["--clause", "taxes.1"], (1, ["RW302 taxes.1 taxes.2"])),
        (["--clause", "fees.2"], (0, [])),
        (["--clause", "fees.2", "--page", "fees"], (1, FEES)),
        (["--clause", "taxes.1", "--select", "RW101"], (0, [])),
    ],
)
def test_what_concerns_a_page_or_a_clause_is_told_and_gives_the_code(asked: list[str], told: object) -> None:
    assert found(*asked) == told


def test_what_is_stated_below_a_clause_belongs_to_it() -> None:
    Path("book/fees.yaml").write_text(OTHER.replace("refs: [taxes.1]", "of: fees.1, refs: [nowhere]"))
    assert found("--clause", "fees.1")[1] == ["RW101 fees.1", "RW101 fees.2"]
    assert found("--clause", "fees.2")[1] == ["RW101 fees.2"]


def test_a_report_says_what_it_was_cut_down_to() -> None:
    assert call("--clause", "fees.2").stdout == (
        "1 book, 4 clauses: 0 errors, 0 warnings, 0 notes, 0 undecided. Only what concerns fees.2.\n"
    )


def test_names_that_mean_nothing_are_told_all_at_once() -> None:
    done = call("--page", "tax", "--clause", "taxes.3")
    assert done.exit_code == 2 and "there is no page 'tax'\n  Did you mean 'taxes'?" in done.output
    assert "there is no clause 'taxes.3'\n  Did you mean" in done.output and done.output.endswith("2 errors.\n")


def test_errors_of_the_book_are_told_whatever_is_asked_for() -> None:
    Path("book/fees.yaml").write_text(OTHER.replace("sections", "sectoins"))
    done = call("--clause", "taxes.1")
    assert done.exit_code == 2 and "book/fees.yaml" in done.output


def test_what_the_last_check_told_is_not_new() -> None:
    first = call("--new", "--format", "concise")
    assert first.stderr == "book: no check of it is known, so all of it is told.\n" and first.exit_code == 1
    assert found("--new") == (0, [])
    PAGE.write_text(PAGE.read_text().replace("at least 15", "at least 16"))
    assert found("--new") == (1, ["RW302 taxes.1 taxes.2"])
    assert found("--new") == (0, []) and found() == (1, [*FEES, *QUARRELS])
    assert call("--new").stdout.endswith("0 undecided. Only what the last check did not tell.\n")


def test_what_was_left_out_is_new_still() -> None:
    """A check of one page, or of one code, has told of nothing else."""
    assert found("--page", "fees")[1] == FEES
    assert found("--new", "--select", "RW302") == (1, ["RW302 taxes.1 taxes.2"])
    assert found("--new")[1] == ["RW101 taxes.2", "RW701 taxes.2"]


def test_what_has_gone_is_new_when_it_comes_back() -> None:
    call()
    text = PAGE.read_text()
    PAGE.write_text(text.replace("refs: [taxes.9]", "refs: [taxes.1]"))
    assert found("--new") == (0, [])
    PAGE.write_text(text)
    assert found("--new") == (1, ["RW101 taxes.2"])


def test_what_another_has_put_into_the_cache_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    call()
    monkeypatch.setattr(memory, "secret", lambda: bytes(32))
    assert call("--new").stderr == "book: no check of it is known, so all of it is told.\n"


def test_new_needs_what_the_last_check_told() -> None:
    done = call("--new", "--no-cache")
    assert done.exit_code == 2 and "Leave out --no-cache, or --new." in done.output


def test_what_has_come_and_gone_is_told_of_books_that_were_read_both_times() -> None:
    codes = select(["RW302", "RW101"], ())
    before = run([Path("book")], codes)
    PAGE.write_text(
        PAGE.read_text().replace("refs: [taxes.9]", "refs: [taxes.1]").replace("at least 15", "at least 16")
    )
    seen = change(before, run([Path("book")], codes))
    assert [[f.code for f in told] for told in (seen.come, seen.gone)] == [["RW302"], ["RW302", "RW101"]]
    assert change(before, Report()) == change(before, before)
