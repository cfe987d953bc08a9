"""Waits for files to change: they are looked at several times a second, which any file system allows."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from rulewright.files.library import features_of
from rulewright.files.places import of_an_editor

PAUSE = 0.1  # seconds between two looks
BUILT = "build"  # folders that are made from what is watched
Stamps = dict[str, tuple[int, int]]


def folders_of(books: Sequence[Path], sources: str | None = None) -> list[Path]:
    """The folders with what a check of books reads."""
    features = [folder for book in books if (folder := features_of(book)) is not None]
    return list(dict.fromkeys([*books, *features, *([Path(sources)] if sources else [])]))


@contextmanager
def until_interrupted() -> Iterator[Callable[[], bool]]:
    """Ends what is done in it when somebody interrupts it; tells whether that was, as a finalizer may swallow it."""
    heard: list[int] = []

    def hear(number: int, _: FrameType | None) -> None:
        heard.append(number)
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:  # as a shell lets what it has put behind ignore it
        signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: bool(heard)
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGINT, before)


def changes(
    folders: Sequence[Path], output: str | None = None, over: Callable[[], bool] = lambda: False
) -> Iterator[bool]:
    """True at once, and then False whenever files below some folders have changed and rest again, but for one file.

    What changes while the caller is busy is not missed. It ends when it is ``over``.
    """
    seen = stamps(folders, output)
    yield True
    while not over():
        time.sleep(PAUSE)
        now = stamps(folders, output)
        if now != seen:
            seen = _at_rest(now, folders, output)
            yield False


def _at_rest(now: Stamps, folders: Sequence[Path], output: str | None) -> Stamps:
    before: Stamps = {}
    while now != before:
        time.sleep(PAUSE / 2)
        before, now = now, stamps(folders, output)
    return now


def stamps(folders: Sequence[Path], output: str | None = None) -> Stamps:
    """When each file below some folders was last changed, and its size; what is hidden or built is left out."""
    found: Stamps = {}
    left_out = os.path.abspath(output) if output is not None else ""
    for folder in folders:
        for top, inner, names in os.walk(folder.absolute()):
            inner[:] = [name for name in inner if not name.startswith(".") and name != BUILT]
            for path in (os.path.join(top, name) for name in names if not of_an_editor(name)):
                try:
                    told = os.stat(path)
                except OSError:  # it is gone again
                    continue
                if path != left_out:
                    found[path] = told.st_mtime_ns, told.st_size
    return found
