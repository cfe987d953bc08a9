"""`check --watch` checks again whenever a file changes, and says just what a run from the start would say."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Timer

import pytest
from click.testing import CliRunner

from rulewright.cli.main import main
from rulewright.run import watch
from rulewright.run.watch import changes, folders_of, stamps, until_interrupted
from test_cli import QUARREL

WAITING = "Waiting for changes"
RUN = """
import signal
from rulewright.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # which is ignored in what a shell has put behind
main()
"""
PAGE = Path("book/taxes.yaml")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a book in it that has findings."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(watch, "PAUSE", 0.01)
    assert CliRunner().invoke(main, ["init", "book"]).exit_code == 0
    PAGE.write_text(PAGE.read_text(encoding="utf-8") + QUARREL, encoding="utf-8")
    return tmp_path


def edited(old: str, new: str) -> Callable[[], object]:
    """Something that edits the page."""
    text = PAGE.read_text(encoding="utf-8")
    assert old in text
    return lambda: PAGE.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    "change",
    [
        edited,
        lambda *_: PAGE.unlink,
        lambda *_: lambda: Path("book/more.yaml").write_text("page: more\n"),
        lambda *_: lambda: Path("book/features/taxes.feature").write_text("Feature: other\n"),
        lambda *_: lambda: Path("book/baseline.yaml").write_text("known: []\n"),
    ],
)
def test_a_change_is_noticed_once(change: Callable[[str, str], Callable[[], object]]) -> None:
    looks = count()
    noticed = changes(folders_of([Path("book")]), over=lambda: next(looks) > 10)
    assert next(noticed) is True
    change("taxed", "robbed")()  # while the caller is busy
    assert list(noticed) == [False]


def test_a_change_is_waited_for() -> None:
    noticed = changes([Path("book")])
    next(noticed)
    timer = Timer(0.05, edited("taxed", "robbed"))
    timer.start()
    assert next(noticed) is False
    timer.join()


@pytest.mark.skipif(os.name == "nt", reason="it is interrupted by a signal")
def test_an_interrupt_is_heard_also_where_it_is_swallowed() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with until_interrupted() as over:
            with suppress(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
            assert over() and list(changes([Path("book")], over=over)) == [True]
            signal.raise_signal(signal.SIGINT)
            pytest.fail("it goes on")
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="it is interrupted by a signal")
def test_what_is_to_ignore_interrupts_ignores_them() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with until_interrupted() as over:
            signal.raise_signal(signal.SIGINT)
            assert not over()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_what_is_hidden_built_or_written_by_the_run_is_not_watched() -> None:
    before = stamps([Path("book")], "book/report.txt")
    for name in ("book/.hidden", "book/.git/index", "book/build/site/index.html", "book/report.txt"):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text("new")
    assert stamps([Path("book")], "book/report.txt") == before


def test_the_sources_are_watched_where_they_are_compared() -> None:
    assert folders_of([Path("book")], "sources") == [Path("book"), Path("book/features"), Path("sources")]


class Watched:
    """A check that watches the book, in a process of its own."""

    def __init__(self, *options: str) -> None:
        command = [sys.executable, "-c", RUN, "check", "book", "--watch", "--jobs", "1", *options]
        self.report = Path("report.txt")
        self.process = subprocess.Popen(
            [*command, "--output", str(self.report)], stderr=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.limit = Timer(120, self.process.kill)
        self.limit.start()

    def told(self) -> tuple[str, list[str]]:
        """The report of the next check, and what it says aside."""
        assert self.process.stderr is not None
        aside: list[str] = []
        for line in self.process.stderr:
            if WAITING in line:
                return self.report.read_text(encoding="utf-8"), aside
            aside.append(line)
        raise AssertionError(f"it has ended: {aside}")

    def interrupted(self) -> int:
        """With which code it ends when somebody interrupts it."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait()


@pytest.fixture
def watched() -> Iterator[Callable[..., Watched]]:
    """What begins to watch; it does not outlive the test."""
    begun: list[Watched] = []

    def begin(*options: str) -> Watched:
        begun.append(Watched(*options))
        return begun[-1]

    yield begin
    for one in begun:
        one.limit.cancel()
        one.process.kill()
        one.process.wait()


def anew() -> str:
    """The report of a run that knows of no other."""
    output = Path("anew.txt")
    CliRunner().invoke(main, ["check", "book", "--no-cache", "--output", str(output)])
    return output.read_text(encoding="utf-8")


def waited() -> None:
    """Long enough for a file to have another time of change than before, on any file system."""
    time.sleep(0.05)


@pytest.mark.skipif(os.name == "nt", reason="it is interrupted by a signal")
def test_each_report_is_that_of_a_run_from_the_start(watched: Callable[..., Watched]) -> None:
    run = watched()
    assert run.told() == (anew(), [])
    first = PAGE.read_text(encoding="utf-8")
    for old, new in (("is not taxed]", "is taxed]"), ("page:", "# moved\npage:"), ("says: ", "says: In short, ")):
        waited()
        edited(old, new)()
        report, aside = run.told()
        assert report == anew() and all(line.startswith(("Come: ", "Gone: ")) for line in aside)
    waited()
    PAGE.write_text(first, encoding="utf-8")
    report, aside = run.told()
    assert report == anew() and "RW302" in report
    assert [line.split(" taxes")[0] for line in aside] == [
        "Come: RW302 contradictory-outcome",
        "Gone: RW209 redundant-clause",
    ]
    assert run.interrupted() == 1


@pytest.mark.skipif(os.name == "nt", reason="it is interrupted by a signal")
def test_a_mistake_is_told_and_can_be_mended(watched: Callable[..., Watched]) -> None:
    run = watched()
    first, _ = run.told()
    text = PAGE.read_text(encoding="utf-8")
    waited()
    edited("is not taxed]", "is not vexed]")()
    _, aside = run.told()
    assert aside[-1] == "1 error.\n" and "vexed" in "".join(aside)
    waited()
    PAGE.write_text(text, encoding="utf-8")
    assert run.told() == (first, [])
    waited()
    edited("is not taxed]", "is not vexed]")()
    run.told()
    assert run.interrupted() == 2


def test_to_watch_needs_what_earlier_runs_found() -> None:
    result = CliRunner().invoke(main, ["check", "book", "--watch", "--no-cache"])
    assert result.exit_code == 2 and "Leave out --no-cache" in result.output
