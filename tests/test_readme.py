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
    first, second = blocks("console")
    addition = blocks("yaml")[1]
    for command, printed in commands(first):
        assert run(command) == printed
    with (tmp_path / "tavern" / "taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(addition)
    for command, printed in commands(second):
        assert run(command) == printed


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
