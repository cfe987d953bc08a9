"""What the last test run and the last mutation run of a book came to: when, on which revision, of which words.

A record lies in the memory of its book. It tells by a hash whether the book and its scenarios still say what they said
then.
"""

from __future__ import annotations

import hashlib
import os
import posixpath
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rulewright.evidence.context import Memory
from rulewright.run.git import git
from rulewright.run.shelf import hashes


@dataclass(frozen=True, slots=True)
class Stamp:
    """When a run was made, on which revision, and a hash of all it read."""

    when: str
    revision: str
    words: str


@dataclass(frozen=True, slots=True)
class Played:
    """A run of all scenarios of a book."""

    stamp: Stamp
    passed: int
    failed: int


@dataclass(frozen=True, slots=True)
class Mutated:
    """A mutation run: how many alterations of each clause were noticed, and how many there are."""

    stamp: Stamp
    clauses: Mapping[str, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Records:
    """The last runs of a book, as far as they were kept, and the hash of what it says now."""

    tested: Played | None = None
    mutated: Mutated | None = None
    words: str = ""


def stamp(book: Path) -> Stamp:
    """The stamp of a run that is made now."""
    return Stamp(datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"), revision(book), words_of(book))


def revision(book: Path) -> str:
    """The revision that a book stands in, marked where the book was changed since; empty outside of git."""
    prefix, _, commit = _git(book, "rev-parse", "--show-prefix", "HEAD").partition("\n")
    kept = {name: told for told, name in _entries(_git(book, "ls-tree", "-r", "-z", "--full-tree", commit or "HEAD"))}
    here = {posixpath.normpath(prefix + Path(os.path.relpath(f, book)).as_posix()): Path(f) for f in hashes(book) or {}}
    gone = any(not (book / name[len(prefix) :]).exists() for name in kept if name.startswith(prefix))
    changed = gone or any(not _is(file, kept.get(name, "")) for name, file in here.items())
    return commit[:12] + " with changes" * (changed and bool(commit))


def _entries(tree: str) -> Iterator[tuple[str, str]]:
    """The hash and the name of each file of a tree."""
    for entry in filter(None, tree.split("\0")):
        told, _, name = entry.partition("\t")
        yield told.split()[-1], name


def _is(file: Path, told: str) -> bool:
    """Whether a file holds what git names so, however its lines end here."""
    method = hashlib.sha1 if len(told) == 40 else hashlib.sha256
    with suppress(OSError):
        held = file.read_bytes()
        texts = (held, held.replace(b"\r\n", b"\n"))
        return told in (method(b"blob %d\0%b" % (len(text), text)).hexdigest() for text in texts)
    return False


def _git(book: Path, *arguments: str) -> str:
    """What git says of a book's folder; nothing outside of git."""
    return os.fsdecode(git(book, *arguments) or b"").rstrip("\n")


def words_of(book: Path) -> str:
    """A hash of the files of a book and of its scenarios."""
    said = sorted((os.path.relpath(file, book), told) for file, told in (hashes(book) or {}).items())
    return hashlib.sha256(repr(said).encode()).hexdigest()


def keep(memory: Memory | None, record: Played | Mutated) -> None:
    """Keep a record in the memory of its book."""
    if memory is not None:
        memory.keep_told(type(record).__name__, asdict(record))


def records(memory: Memory | None, book: Path) -> Records:
    """What was kept of a book; what cannot be read is as good as none."""
    tested = mutated = None
    if memory is not None:
        with suppress(ValueError, KeyError, TypeError, AttributeError):
            data = memory.told("Played")
            tested = Played(_stamp(data), int(data["passed"]), int(data["failed"]))
        with suppress(ValueError, KeyError, TypeError, AttributeError):
            data = memory.told("Mutated")
            clauses = {str(c): (int(noticed), int(number)) for c, (noticed, number) in data["clauses"].items()}
            mutated = Mutated(_stamp(data), clauses)
    return Records(tested, mutated, words_of(book))


def _stamp(data: Mapping[str, Any]) -> Stamp:
    return Stamp(*(str(data["stamp"][name]) for name in ("when", "revision", "words")))
