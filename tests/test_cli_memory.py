"""What a check writes is the same bytes whatever the hash seed, and whatever earlier runs have left behind."""

from __future__ import annotations

import gc
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli.main import main
from rulewright.language.expr import TRUE, Expr, Literal, Read, Variable
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.lowering.loader import load_book
from rulewright.memo.private import seal, secret
from rulewright.run.memory import PATIENCE, TABLE, Store
from rulewright.solver.solve import Proved, Situation
from rulewright.solver.witness import as_witness
from rulewright.story import effort
from test_cli import QUARREL

Harm = Callable[[Path], None]
WITH_A_BOOK = ["book", "elsewhere", "kept"]
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
def here(tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a book in it that has findings; nothing is kept yet."""
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main, ["init", "book"]).exit_code == 0
    with Path("book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(QUARREL)
    return tmp_path


def started(*arguments: str, seed: str = "0") -> subprocess.Popen[bytes]:
    """A check in a process of its own."""
    command = [sys.executable, "-m", "rulewright.cli", "check", "book", *arguments]
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
            "from rulewright.cli.main import main",
            f"print(*[CliRunner().invoke(main, line.split()).output for line in {LINES}])",
        ]
    )
    one, other = (
        subprocess.run([sys.executable, "-c", script], capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in "12"
    )
    assert one.stdout == other.stdout and one.stdout.count(b"RW302") >= 3, one.stderr


def database(kept: Path) -> Path:
    """What is kept about the book."""
    (found,) = kept.glob("*/*.sqlite")
    return found


def test_a_second_run_and_one_without_a_memory_give_the_same_bytes(here: Path, kept: Path) -> None:
    alone = here_checked("--no-cache")
    assert not kept.exists()
    assert here_checked() == here_checked() == alone and database(kept).is_file()


def test_what_is_kept_does_not_hang_on_the_current_folder(
    here: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here_checked()
    (here / "elsewhere").mkdir()
    monkeypatch.chdir(here / "elsewhere")
    CliRunner().invoke(main, ["check", "../book"])
    assert database(kept).is_file() and not any(Path().iterdir()) and sorted(os.listdir(here)) == WITH_A_BOOK


def replaced(content: bytes) -> Callable[[Path], None]:
    """Put something else in the place of the database."""
    return lambda path: (path.write_bytes(content), None)[1]


def answers(text: str) -> Callable[[Path], None]:
    """Put another answer in the place of every one, with the seal of this user."""

    def change(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as found:
            for (name,) in found.execute("SELECT name FROM kept").fetchall():
                by = seal(secret(), name.encode(), text.encode())
                found.execute("UPDATE kept SET seal = ?, told = ? WHERE name = ?", (by, text.encode(), name))

    return change


def another(*statements: str) -> Callable[[Path], None]:
    """A database of the same name that a stranger made."""

    def make(path: Path) -> None:
        path.unlink()
        with closing(sqlite3.connect(path, isolation_level=None)) as found:
            for statement in statements:
                found.execute(statement)

    return make


def altered(statement: str) -> Callable[[Path], None]:
    """What is kept, altered by somebody who cannot seal."""

    def change(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as found:
            found.execute(statement)

    return change


def link(path: Path) -> None:
    """A link to a file of the user's."""
    path.unlink()
    Path("mine").write_text("mine", "utf-8")
    path.symlink_to(Path("mine").absolute())


def pipe(path: Path) -> None:
    """What would make a reader wait for ever."""
    path.unlink()
    os.mkfifo(path)


ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x, x, x FROM n"


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
        another("CREATE TABLE kept (name TEXT)"),
        another(f"CREATE VIEW kept (name, seal, told) AS {ENDLESS}"),
        another(TABLE, f"CREATE TRIGGER t AFTER INSERT ON kept BEGIN INSERT INTO kept {ENDLESS}; END"),
        altered("UPDATE kept SET told = (SELECT told FROM kept LIMIT 1)"),
        altered("UPDATE kept SET told = 1, seal = 'x'"),
        altered("UPDATE kept SET seal = zeroblob(900000000) WHERE name = (SELECT name FROM kept LIMIT 1)"),
        lambda path: os.truncate(path, 2_000_000_000),
        link,
        pipe,
    ],
)
def test_a_damaged_memory_does_no_harm(here: Path, kept: Path, harm: Callable[[Path], None]) -> None:
    first = here_checked()
    harm(database(kept))
    assert here_checked() == here_checked() == first
    assert not Path("mine").exists() or Path("mine").read_text("utf-8") == "mine"


def test_a_memory_that_another_process_does_not_let_go_makes_no_run_wait_long(here: Path, kept: Path) -> None:
    first = here_checked()
    with closing(sqlite3.connect(database(kept), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        (here / "book" / "taxes.yaml").open("a", encoding="utf-8").write("\n")
        begun = time.perf_counter()
        assert here_checked() == first
        assert time.perf_counter() - begun < 6 * PATIENCE


def alien(folder: Path) -> None:
    """A folder that others may write to."""
    folder.mkdir(parents=True)
    folder.chmod(0o777)


def linked(folder: Path) -> None:
    """A link to a folder of the user's."""
    folder.parent.mkdir()
    Path("theirs").mkdir()
    folder.symlink_to(Path("theirs").absolute())


def filled(folder: Path) -> None:
    """A file of the user's."""
    folder.parent.mkdir()
    folder.write_text("mine", "utf-8")


@pytest.mark.parametrize("make", [alien, linked, filled])
def test_a_place_that_is_not_this_users_is_not_used_and_it_is_told(here: Path, kept: Path, make: Harm) -> None:
    make(kept)
    result = CliRunner().invoke(main, ["check", "book", "--format", "json"])
    assert result.stdout_bytes == here_checked("--no-cache")
    assert len(result.stderr.splitlines()) == 1 and "without a cache" in result.stderr, result.stderr
    assert kept.is_file() or not any(kept.iterdir())


@pytest.mark.parametrize("mode, held", [(0o644, b"k" * 32), (0o600, b"short")])
def test_a_secret_that_others_may_know_is_none(
    here: Path, monkeypatch: pytest.MonkeyPatch, mode: int, held: bytes
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(here / "data"))
    (here / "data" / "rulewright").mkdir(parents=True, mode=0o700)
    known = here / "data" / "rulewright" / "secret"
    known.write_bytes(held)
    known.chmod(mode)
    result = CliRunner().invoke(main, ["check", "book"])
    assert "without a cache" in result.stderr and "RW302" in result.stdout and known.read_bytes() == held


def test_what_was_kept_with_another_secret_is_not_believed(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A workflow may bring back a cache that a pull request has filled."""
    here_checked()
    book, question = load_book(here / "book"), Literal(True, BOOL)
    theirs = Store(here / "store")
    theirs.keep(book, question, Proved("so they say"), 0)
    monkeypatch.setenv("XDG_DATA_HOME", str(here / "data"))
    assert theirs.recall(book, question, 0) == Proved("so they say")
    assert Store(here / "store").recall(book, question, 0) is None


def test_a_cache_in_the_current_folder_is_neither_read_nor_made(here: Path) -> None:
    """One that a pull request brought once made an error vanish."""
    theirs = here / ".rulewright_cache"
    theirs.mkdir()
    (theirs / "verdicts.sqlite").write_bytes(b"theirs")
    assert b"RW302" in here_checked() and [p.name for p in theirs.iterdir()] == ["verdicts.sqlite"]


def test_only_the_databases_of_some_versions_are_kept(here: Path, kept: Path) -> None:
    here_checked()
    last = database(kept)
    last.unlink()
    for number in range(5):
        last.with_name(f"{number}.sqlite").write_bytes(b"")
        os.utime(last.with_name(f"{number}.sqlite"), (number, number))
    here_checked()
    assert sorted(p.name for p in last.parent.glob("*.sqlite")) == sorted(["3.sqlite", "4.sqlite", last.name])


def test_a_damaged_memory_is_begun_anew(here: Path, kept: Path) -> None:
    here_checked()
    path = database(kept)
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
    book, store = load_book(here / "book"), Store(here / "store")
    small, large = (Variable("n", IntType(0, high)) for high in (3, 9))
    question: list[Expr] = [Read("taxed", (Variable("p", MemberType("Player")),), BOOL), TRUE, Literal(True, BOOL)]
    store.keep(book, small, Proved("small"), 0)
    assert store.recall(book, large, 0) is None and store.recall(book, small, 0) == Proved("small")
    assert store.recall(book, question[0], 0) is None


def test_what_took_more_is_not_known_to_who_asks_in_brief(here: Path) -> None:
    """Else what a question comes to would hang on what was asked before it."""
    book, store, question = load_book(here / "book"), Store(here / "store"), Literal(True, BOOL)
    store.keep(book, question, Proved("at length"), effort.RESOURCES)
    assert store.recall(book, question, effort.HASTE) is None
    assert store.recall(book, question, effort.RESOURCES) == Proved("at length")


def test_a_witness_that_took_more_is_not_known_to_who_asks_in_brief(here: Path) -> None:
    book, store, question = load_book(here / "book"), Store(here / "store"), Literal(True, BOOL)
    shown = as_witness(book, (), Situation({}, {}, {}))
    store.keep_found(book, question, (), shown, effort.RESOURCES)
    assert store.found(book, question, (), effort.HASTE) is None
    assert store.found(book, question, (), effort.RESOURCES) == shown


def test_what_the_solver_answers_alone_is_kept_apart(here: Path) -> None:
    """A guess, or a coarser model, may answer what the solver alone leaves open."""
    book, store, question = load_book(here / "book"), Store(here / "store"), Literal(True, BOOL)
    store.keep(book, question, Proved("with guesses"), effort.RESOURCES)
    assert store.recall(book, question, effort.RESOURCES, alone=True) is None
    store.keep(book, question, Proved("alone"), effort.RESOURCES, alone=True)
    assert store.recall(book, question, effort.RESOURCES) == Proved("with guesses")
    assert store.recall(book, question, effort.RESOURCES, alone=True) == Proved("alone")
