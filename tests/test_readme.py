"""What README.md shows is what happens: its console blocks are run, its finding is looked up."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli.main import main
from rulewright.reports.reports import FORMATS, Look
from rulewright.run.run import run as run_books

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.M | re.S)


def commands(block: str) -> list[tuple[str, str]]:
    """Each command of a console block with what it prints."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.M)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def test_the_tour_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command of the tour prints what the tour shows."""
    monkeypatch.chdir(tmp_path)
    first, second, _ = blocks("console")
    addition = blocks("yaml")[1]
    for command, printed in commands(first):
        assert run(command) == printed
    with (tmp_path / "tavern" / "taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(addition)
    for command, printed in commands(second):
        assert run(command) == printed


def test_a_document_becomes_the_book_that_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The document of the README gives what the README shows; encoded as it is shown there, it gives the finding."""
    monkeypatch.chdir(tmp_path)
    (document,), encoded = blocks("text"), blocks("yaml")[2]
    Path("fen.txt").write_text(document, encoding="utf-8")
    for command, printed in commands(blocks("console")[2]):
        assert run(command) == printed
    model, phrases, readings = re.split(r"^# [0-9a-z-]+\.yaml.*\n", encoded, flags=re.M)[1:]
    Path("fen/model.yaml").write_text(model, encoding="utf-8")
    Path("fen/phrases.yaml").write_text(phrases, encoding="utf-8")
    page = Path("fen/01-marching.yaml").read_text("utf-8")
    for reading in re.split(r"^(?=while|at)", readings, flags=re.M)[1:]:
        lines = ["for: {the company: Company}", *reading.splitlines()]
        page = page.replace("        kind: draft\n", "".join(f"        {line}\n" for line in lines), 1)
    Path("fen/01-marching.yaml").write_text(page, encoding="utf-8")
    told = run("rulewright check fen --select RW2,RW3")
    assert "RW303 permission-vs-prohibition  5.1 × 5.2" in told
    assert "  Then: the rules disagree whether Red marches is allowed.\n" in told


def run(command: str) -> str:
    """What a rulewright command prints."""
    words = shlex.split(command)
    assert words[0] == "rulewright"
    return CliRunner().invoke(main, words[1:]).output


def test_the_shown_finding_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding at the top of the README is reported word for word; of the others no cures are proved."""
    monkeypatch.chdir(ROOT)
    shown = next(b for b in blocks("") if "RW301" in b)
    parties = {w for line in shown.splitlines()[1:2] for w in line.split() if "/" in w}
    book = Path("rules/books/europa_universalis")
    report = run_books([book], frozenset(["RW301"]), baseline=False, cured=lambda f: set(f.clauses) == parties)
    assert shown in FORMATS["full"](report, Look())


def test_every_command_of_the_readme_exists() -> None:
    """The table of commands names commands that are there, and all of them."""
    table = re.findall(r"^\| (`.*?) \|", README, re.M)
    named = {word for row in table for word in re.findall(r"`(\w+)", row)}
    assert named == set(main.commands)
