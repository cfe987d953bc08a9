"""Names of files and words of a book reach a terminal and the log of a workflow without being obeyed there."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from rulewright.cli.check import FORMS
from rulewright.cli.main import main
from rulewright.language.errors import Position, Problem
from rulewright.language.inert import inert, inert_line
from rulewright.run.scenarios import run_pytest
from test_cli import QUARREL

OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")
NAMES = (
    "::error file=a::\x1b[31mred\x1b]0;title\x07",
    "two\n::error::lines ##[error]no",
    "\r::no [red]rich[bold turn\u202eedlog",
)


def obeys(text: str) -> bool:
    """Whether a terminal or a workflow would do something about a text."""
    return bool(OBEYED.search(text) or re.search(r"^\s*::|##\[", text, re.MULTILINE))


@given(st.text() | st.text(alphabet=":#[ \n\t\r\x1b\xa0\u202ea"))
def test_a_text_is_obeyed_by_nothing_and_made_so_once(text: str) -> None:
    assert not obeys(inert(text)) and "\n" not in inert_line(text)
    assert inert(inert(text)) == inert(text) and inert(text).count("\n") == text.count("\n")


def test_ordinary_words_stay_as_they_are() -> None:
    words = "Über 3 × 4 → “x”: a::b, C#, # 1, [x]\n  : :\n\tשלום, می\u200cخواهم 🙂 e\u0301"
    assert inert(words) == words


@given(st.text())
def test_a_reader_of_json_reads_what_was_said(text: str) -> None:
    told = json.dumps({text: ["::", text]}, ensure_ascii=False, indent=1)
    assert json.loads(inert(told)) == json.loads(told)


@given(st.text(min_size=1), st.text(), st.text())
def test_a_problem_is_told_in_one_line_and_its_next_step_in_another(path: str, message: str, hint: str) -> None:
    told = str(Problem(Position(path, 3, 4), message, hint))
    assert not obeys(inert(told)) and told.count("\n") == bool(hint)


@pytest.fixture(params=NAMES)
def book(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A book with findings, in a folder whose name means harm."""
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, ["init", "book"]).exit_code == 0
    with Path("book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(QUARREL)
    name = str(request.param)
    shutil.move("book", name)
    (Path(name) / "features" / "taxes.feature").rename(Path(name) / "features" / f"{name}.feature")
    (Path(name) / "taxes.yaml").rename(Path(name) / f"{name}.yaml")
    return Path(name)


def told(*arguments: str) -> str:
    """All that a command says."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.stdout + result.stderr


def test_no_command_and_no_report_hands_on_what_a_name_would_do(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_STEP_SUMMARY", raising=False)
    reports = [told("check", "--no-cache", "--format", form, "--", str(book)) for form in FORMS if form != "github"]
    lines = told("check", "--no-cache", "--format", "github", "--", str(book)).splitlines()
    own = [line for line in lines if re.match(r"::(error|warning|notice) (file|title)=", line)]
    assert own and not any(obeys(line[2:]) for line in own)
    rest = ["\n".join(line for line in lines if line not in own)]
    others = [
        told(*command, "--", *named, str(book))
        for command, named in (
            (["list"], []),
            (["show"], ["taxes.1"]),
            (["suggest"], ["taxes.1"]),
            (["phrases"], []),
            (["baseline"], []),
            (["explain"], ["0123456789abcdef"]),
            (["list"], ["missing"]),
            (["check", "--sources"], [f"{book}{book}"]),
        )
    ]
    for text in (*reports, *rest, *others):
        assert text.strip() and not obeys(text), text


def test_the_scenarios_of_a_folder_with_such_a_name_are_played_and_told(
    book: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (feature,) = (book / "features").iterdir()
    said = feature.read_text("utf-8")
    feature.write_text(said.replace("is taxed", "is not taxed"), "utf-8")
    assert run_pytest([(book, 2)], None, "") == 1
    out = capsys.readouterr().out
    assert "1 failed" in out and not obeys(out), out


def test_the_words_of_a_book_are_told_in_lines_of_the_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence on several lines might else add a command, or a line that looks like a report's."""
    monkeypatch.chdir(tmp_path)
    CliRunner().invoke(main, ["init", "book"])
    quarrel = QUARREL.replace("says: ", 'says: "No.\\n::error::no\\n0 errors.\\n##[error]no" #')
    assert quarrel != QUARREL
    with Path("book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(quarrel)
    for form in ("full", "concise", "json", "sarif", "junit"):
        text = told("check", "book", "--no-cache", "--format", form)
        assert "RW302" in text and not obeys(text) and "0 errors." not in text.splitlines(), text
    for command in (["show", "taxes.2", "book"], ["suggest", "taxes.2", "book"]):
        assert not obeys(told(*command))
