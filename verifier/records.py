"""What the last test run and the last mutation run of a book came to: when, on which revision, of which words.

A record is a small file beside the memory of proofs. It tells by a hash whether the book and its scenarios still
say what they said then.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rules.errors import BookError
from rules.outfile import write_file
from verifier.shelf import hashes


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
    commit = _git(book, "rev-parse", "--short=12", "HEAD")
    changed = _git(book, "status", "--porcelain", "--", ".")
    return f"{commit} with changes" if commit and changed else commit


def _git(book: Path, *arguments: str) -> str:
    with suppress(OSError, subprocess.SubprocessError):
        command = ["git", "-C", str(book), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=10).stdout.strip()
    return ""


def words_of(book: Path) -> str:
    """A hash of the files of a book and of its scenarios."""
    said = sorted((os.path.relpath(file, book), told) for file, told in (hashes(book) or {}).items())
    return hashlib.sha256(repr(said).encode()).hexdigest()


def keep(folder: Path, book: Path, record: Played | Mutated) -> None:
    """Keep a record of a book; a folder that cannot be written keeps nothing."""
    with suppress(BookError):
        write_file(_path(folder, book, type(record).__name__), json.dumps(asdict(record), indent=1) + "\n")


def records(folder: Path, book: Path) -> Records:
    """What was kept of a book; what cannot be read is as good as none."""
    tested = mutated = None
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
        data = _read(folder, book, "Played")
        tested = Played(_stamp(data), int(data["passed"]), int(data["failed"]))
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
        data = _read(folder, book, "Mutated")
        clauses = {str(c): (int(noticed), int(number)) for c, (noticed, number) in data["clauses"].items()}
        mutated = Mutated(_stamp(data), clauses)
    return Records(tested, mutated, words_of(book))


def _stamp(data: Mapping[str, Any]) -> Stamp:
    return Stamp(*(str(data["stamp"][name]) for name in ("when", "revision", "words")))


def _read(folder: Path, book: Path, kind: str) -> Any:
    return json.loads(_path(folder, book, kind).read_text(encoding="utf-8"))


def _path(folder: Path, book: Path, kind: str) -> Path:
    name = hashlib.sha256(str(book.resolve()).encode()).hexdigest()[:16]
    return folder / f"{kind.lower()}-{name}.json"
