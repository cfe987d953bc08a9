"""The texts that a book had: at each revision of its folder that git keeps, and as each of its errata left it.

Only commands of git are asked that run nothing of what a folder names. The history is that of first parents, so that
each revision has one before it; where the folder was moved it is followed to where it came from.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from rulewright.book.model import Book
from rulewright.files.places import NAMES
from rulewright.language.errors import BookError, Problem
from rulewright.lowering.loader import read_book
from rulewright.run.editions import files_at, write_files
from rulewright.run.git import git

MOST = 100  # revisions that are read where nothing else is asked for
PLACE = "book.yaml"
MOVED = "R"


@dataclass(frozen=True, slots=True)
class Revision:
    """A commit that changed the folder of a book, and where that stood then."""

    commit: str
    date: str  # ISO 8601: year, month, day
    subject: str
    folder: str  # from the top of the repository; empty at the top


@dataclass(frozen=True, slots=True)
class Text:
    """A text that a book had: the book as it was read, or what was wrong with it."""

    revision: Revision
    book: Book | None = None
    problems: tuple[Problem, ...] = ()
    same: bool = False  # it is written as in the one after it, and not read again


def revisions_of(path: Path, most: int) -> tuple[list[Revision], bool] | None:
    """The revisions of a book, the newest first, and whether there are more than so many; None if git has none."""
    top = _line(git(path, "rev-parse", "--show-toplevel"))
    prefix = _line(git(path, "rev-parse", "--show-prefix"))
    if not top or prefix is None:
        return None
    folder, start = prefix.rstrip("/"), "HEAD"
    found: list[Revision] = []
    while start and len(found) <= most:
        listed = _listed(Path(top), start, folder, most + 1 - len(found))
        parents = _there(Path(top), [f"{one.commit}^:{_within(folder, PLACE)}" for one in listed])
        start = ""
        for revision, before in zip(listed, parents, strict=True):
            found.append(revision)
            if not before:  # here the folder came to be
                folder = _origin(Path(top), revision, folder)
                start = f"{revision.commit}^"
                break
    return found[:most], len(found) > most


def _listed(top: Path, start: str, folder: str, most: int) -> list[Revision]:
    """Some revisions that changed files of a folder, from one on."""
    said = git(
        top,
        "--literal-pathspecs",
        "rev-list",
        "--first-parent",
        f"--max-count={most}",
        "--format=%cs %s",
        start,
        "--",
        folder or ".",
    )
    lines = os.fsdecode(said or b"").split("\n")
    heads = [n for n, line in enumerate(lines) if n % 2 == 0 and line.startswith("commit ")]
    told = ((lines[n].removeprefix("commit "), *lines[n + 1].partition(" ")[::2]) for n in heads)
    return [Revision(commit, date, subject, folder) for commit, date, subject in told]


def _there(top: Path, names: Sequence[str]) -> list[bool]:
    """Whether git keeps something of each name."""
    if any("\n" in name for name in names):
        return [True] * len(names)
    said = git(
        top,
        "cat-file",
        "--batch-check",
        given="".join(f"{name}\n" for name in names).encode("utf-8", "surrogateescape"),
    )
    lines = os.fsdecode(said or b"").splitlines()
    return (
        [not line.endswith((" missing", " ambiguous")) for line in lines]
        if len(lines) == len(names)
        else [True] * len(names)
    )


def _origin(top: Path, revision: Revision, folder: str) -> str:
    """From where a folder was moved by a revision; the folder itself where it was not."""
    said = git(
        top, "diff-tree", "-r", "-M", "-z", "--no-ext-diff", "--no-textconv", "--diff-filter=R", "--name-status",
        f"{revision.commit}^", revision.commit,
    )  # fmt: skip
    words = os.fsdecode(said or b"").split("\0")
    moves = {
        new: old for how, old, new in zip(words[::3], words[1::3], words[2::3], strict=False) if how.startswith(MOVED)
    }
    if (old := moves.get(_within(folder, PLACE))) is not None and PurePosixPath(old).name == PLACE:
        return old.removesuffix(PLACE).rstrip("/")
    came = [
        old.removesuffix(name).rstrip("/")
        for new, old in sorted(moves.items())
        if (name := _below(folder, new)) and (old == name or old.endswith(f"/{name}"))
    ]
    return max(came, key=came.count) if came else folder


def _within(folder: str, name: str) -> str:
    return f"{folder}/{name}" if folder else name


def _below(folder: str, name: str) -> str:
    """A name as it is told within a folder; empty if it does not stand there."""
    return name if not folder else name.removeprefix(f"{folder}/") if name.startswith(f"{folder}/") else ""


def _line(said: bytes | None) -> str | None:
    return None if said is None else os.fsdecode(said).rstrip("\n")


def texts_of(path: Path, revisions: Sequence[Revision]) -> Iterator[Text]:
    """The books of some revisions, the newest first; what is no book is left out."""
    read: dict[str, str] | None = None
    top = Path(_line(git(path, "rev-parse", "--show-toplevel")) or path)
    for revision in revisions:
        with tempfile.TemporaryDirectory(prefix="rulewright-", ignore_cleanup_errors=True) as folder:
            try:
                wanted = files_at(top, revision.commit, revision.folder)
                if PLACE not in wanted:
                    continue
                wanted = {name: blob for name, blob in wanted.items() if name.endswith(NAMES)}  # and no scenarios
                if wanted == read:
                    yield Text(revision, same=True)
                    continue
                yield Text(revision, _read(top, wanted, Path(folder).resolve(), revision.folder))
                read = wanted
            except BookError as error:
                yield Text(revision, None, tuple(error.problems))


def _read(top: Path, wanted: dict[str, str], root: Path, below: str) -> Book | None:
    """A book from what git keeps, read as if it stood where it did; None where git has not all of it."""
    inside = Path(below or ".")
    if not write_files(top, wanted, root / inside):
        return None
    with chdir(root):
        return read_book(inside).book


def printings_of(path: Path, book: Book) -> Iterator[tuple[str, Book]]:
    """The book as each of its errata left it, by the id of that, the newest first; under no id as it was printed.

    Raises BookError where it cannot be read so.
    """
    ids = [erratum.id for erratum in book.errata]
    for number in reversed(range(len(ids) + 1)):
        yield ids[number - 1] if number else "", book if number == len(ids) else read_book(path, but=ids[number:]).book
