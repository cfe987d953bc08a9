"""What a check writes is the same bytes whatever the hash seed, and whatever earlier runs have left behind."""

from __future__ import annotations

import gc
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner
from test_cli import QUARREL

from rules.expr import TRUE, Expr, Literal, Read, Variable
from rules.loader import load_book
from rules.types import BOOL, IntType, MemberType
from verifier.cli import main
from verifier.memory import FOLDER, Store
from verifier.solve import Proved

LINES = (
    "check book --no-cache",
    "check book --no-cache --format concise",
    "check book --no-cache --format json",
    "list book",
    "phrases book",
    "mutate book",
    "show taxes.1 book",
    "suggest taxes.2 book",
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a book in it that has findings."""
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, ["init", "book"]).exit_code == 0
    with Path("book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(QUARREL)
    return tmp_path


def started(*arguments: str, seed: str = "0") -> subprocess.Popen[bytes]:
    """A check in a process of its own."""
    command = [sys.executable, "-m", "verifier.cli", "check", "book", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONHASHSEED": seed})


def here_checked(*options: str) -> bytes:
    """What a check writes in this process."""
    gc.collect()  # closes the database of the run before
    result = CliRunner().invoke(main, ["check", "book", "--format", "json", *options])
    assert result.exit_code == 1, result.output
    gc.collect()
    return result.stdout_bytes


def test_two_hash_seeds_give_the_same_bytes() -> None:
    script = "; ".join(
        [
            "from click.testing import CliRunner",
            "from verifier.cli import main",
            f"print(*[CliRunner().invoke(main, line.split()).output for line in {LINES}])",
        ]
    )
    one, other = (
        subprocess.run([sys.executable, "-c", script], capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in "12"
    )
    assert one.stdout == other.stdout and one.stdout.count(b"RW302") >= 3, one.stderr


def test_a_second_run_and_one_without_a_memory_give_the_same_bytes(here: Path) -> None:
    alone = here_checked("--no-cache")
    assert not (here / FOLDER).exists()
    assert here_checked() == here_checked() == alone and (here / FOLDER / "verdicts.sqlite").is_file()


def replaced(content: bytes) -> Callable[[Path], None]:
    """Put something else in the place of the database."""
    return lambda path: (path.write_bytes(content), None)[1]


def answers(text: str) -> Callable[[Path], None]:
    """Put another answer in the place of every one."""

    def change(path: Path) -> None:
        with sqlite3.connect(path) as database:
            database.execute("UPDATE verdicts SET answer = ?", (text,))
        database.close()

    return change


def other_table(path: Path) -> None:
    """Another program's database of the same name."""
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE verdicts (name TEXT)")
    database.close()


@pytest.mark.parametrize(
    "harm",
    [
        replaced(b""),
        replaced(b"nonsense" * 1000),
        replaced(b"SQLite format 3\0" + b"\xff" * 5000),
        answers("{"),
        answers("[]"),
        answers("7"),
        answers('{"cells": 1}'),
        answers('{"cells": [["coins", ["Zoe"], 3]], "binding": {}, "inputs": [], "before": null}'),
        answers('{"cells": [["coins", ["Ann"], 99]], "binding": {}, "inputs": [], "before": null}'),
        answers('{"cells": [["gone", [], 3]], "binding": {}, "inputs": [], "before": null}'),
        other_table,
    ],
)
def test_a_damaged_memory_does_no_harm(here: Path, harm: Callable[[Path], None]) -> None:
    first = here_checked()
    harm(here / FOLDER / "verdicts.sqlite")
    assert here_checked() == here_checked() == first


def test_a_file_in_the_place_of_the_memory_does_no_harm(here: Path) -> None:
    (here / FOLDER).write_text("mine")
    assert b"RW302" in here_checked() and (here / FOLDER).read_text() == "mine"


def test_a_damaged_memory_is_begun_anew(here: Path) -> None:
    here_checked()
    path = here / FOLDER / "verdicts.sqlite"
    path.write_bytes(b"nonsense" * 1000)
    here_checked()
    assert path.read_bytes().startswith(b"SQLite format 3")


def test_two_at_once_give_the_same_bytes() -> None:
    both = [started("--format", "json"), started("--format", "json", seed="1")]
    written = [process.communicate()[0] for process in both]
    assert [process.returncode for process in both] == [1, 1] and written[0] == written[1]


@pytest.mark.parametrize("seconds", [1.0, 2.0, 4.0])
def test_a_run_that_is_killed_does_no_harm(here: Path, seconds: float) -> None:
    killed = started("--jobs", "1")
    with suppress(subprocess.TimeoutExpired):
        killed.wait(seconds)
    killed.kill()
    killed.communicate()
    assert here_checked() == here_checked("--no-cache")


def test_a_change_of_the_book_is_not_answered_from_memory(here: Path) -> None:
    here_checked()
    page = here / "book" / "taxes.yaml"
    page.write_text(page.read_text().replace("is not taxed]", "is taxed]"))
    result = CliRunner().invoke(main, ["check", "book", "--select", "RW302"])
    assert result.exit_code == 0


def test_questions_about_different_variables_of_one_name_are_kept_apart(here: Path) -> None:
    book, store = load_book(here / "book"), Store(here / FOLDER)
    small, large = (Variable("n", IntType(0, high)) for high in (3, 9))
    question: list[Expr] = [Read("taxed", (Variable("p", MemberType("Player")),), BOOL), TRUE, Literal(True, BOOL)]
    store.keep(book, small, Proved("small"))
    assert store.recall(book, large) is None and store.recall(book, small) == Proved("small")
    assert store.recall(book, question[0]) is None
