"""Editions of a book that are compared: folders, revisions of git, and the text with an erratum or without it.

A revision is written into a folder of its own, file by file from what git keeps, and read there as if it stood where
the book does: nothing is checked out, no filter or hook is run, and what is known of those words is recalled.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import chdir, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from rulewright.book.model import Book
from rulewright.evidence.context import Memory
from rulewright.evidence.examples import NAME as EXAMPLES
from rulewright.evidence.examples import examples_of
from rulewright.files.library import features_of
from rulewright.files.places import MAX_FILES, NAMES, shown_path
from rulewright.files.textfile import MAX_BYTES
from rulewright.gherkin.feature import Scenario
from rulewright.language.errors import BookError, Position, Problem
from rulewright.phrasing.parse import nearest
from rulewright.run.baseline import read_baseline
from rulewright.run.git import git
from rulewright.run.reviewed import Reviews, read_reviews
from rulewright.run.shelf import fetch, hashes, name_of, place_of, read
from rulewright.run.units import Case

WANTED = (*NAMES, ".feature", EXAMPLES)  # how the files end that a book is read from
RANGE = ".."
FILES = ("100644", "100755")  # the modes of what git keeps as a file
LINK = "120000"  # that of a link


@dataclass(frozen=True)
class Edition:
    """One text of a book as it is compared with another: what it is called, its case, and what people have recorded."""

    label: str
    case: Case
    known: frozenset[str] = frozenset()  # the fingerprints in its baseline
    reviews: Reviews = Reviews()

    @property
    def book(self) -> Book:
        """The book."""
        return self.case.book

    @property
    def scenarios(self) -> Sequence[Scenario]:
        """Its scenarios."""
        return self.case.scenarios


@dataclass(frozen=True)
class Origin:
    """Where an edition is read from: a folder, within a root if that is not the current folder."""

    label: str
    path: Path
    root: Path | None = None
    but: str = ""  # the erratum that is left out

    def read(self, memory: Memory | None) -> Edition:
        """The edition; raises BookError with all that is wrong with it."""
        here = place_of(self.path)
        problems: list[Problem] = []
        with nullcontext() if self.root is None else chdir(self.root):
            if self.root is None and not self.but:
                found = fetch(self.path, memory)
                book, scenarios, name = found.book, found.scenarios, found.name
            else:
                volume = read(self.path, {}, but=[self.but] if self.but else ())
                book, scenarios = volume.book, volume.every
                files = hashes(self.path)
                name = "" if files is None else name_of(here + (f"\nbut {self.but}" if self.but else ""), files)
            examples, wrong = examples_of(book)
            problems += wrong
            entries, wrong = read_baseline(self.path)
            problems += wrong
            reviews, wrong = read_reviews(self.path)
            problems += wrong
        if problems:
            raise BookError(problems)
        case = Case(book, tuple(scenarios), None, memory, {}, name, examples)
        return Edition(self.label, case, frozenset(e.fingerprint for e in entries), reviews)


def both(old: Origin, new: Origin, memory: Memory | None) -> tuple[Edition, Edition]:
    """Two editions; raises BookError with all that is wrong with either."""
    found: list[Edition] = []
    problems: list[Problem] = []
    for source in (old, new):
        try:
            found.append(source.read(memory.of(source.path) if memory is not None else None))
        except BookError as error:
            label = f"{source.label}: " if source.root is not None else ""
            problems += [
                Problem(Position(f"{label}{p.position.path}", p.position.line, p.position.column), p.message, p.hint)
                for p in error.problems
            ]
    if problems:
        raise BookError(problems)
    return found[0], found[1]


def without_erratum(path: Path, erratum: str) -> tuple[Origin, Origin]:
    """A book without an erratum and with it; raises BookError where it has none of that id."""
    from rulewright.lowering.loader import load_book

    known = [e.id for e in load_book(path).errata]
    if erratum not in known:
        listed = f"Its errata: {', '.join(known)}." if known else "It has no errata."
        message = f"the book has no erratum '{erratum}'"
        raise BookError([Problem(Position(shown_path(path)), message, nearest(erratum, known) or listed)])
    return Origin(f"without {erratum}", path, but=erratum), Origin(f"with {erratum}", path)


def is_revision(word: str) -> bool:
    """Whether a word names revisions rather than a folder."""
    return RANGE in word and not os.path.exists(word) and "/../" not in f"/{word}/"


@contextmanager
def revisions(word: str, path: Path) -> Iterator[tuple[Origin, Origin]]:
    """A book at two revisions, ``OLD..NEW``; where only one is named, at that and as its files are now.

    Raises:
        BookError: where the book is not in git, or has no such revision, or is not there at it.
    """
    old, dots, new = word.partition(RANGE)
    names = [old or "HEAD", *([new or "HEAD"] if dots else [])]
    with tempfile.TemporaryDirectory(prefix="rulewright-", ignore_cleanup_errors=True) as folder:
        found: list[Origin] = []
        problems: list[Problem] = []
        for number, name in enumerate(names):
            try:
                found.append(_written(name, path, Path(folder).resolve() / str(number)))
            except BookError as error:
                problems += error.problems
        if problems:
            raise BookError(problems)
        if not dots:
            found.append(Origin("files", path))
        yield found[0], found[1]


def _written(revision: str, path: Path, root: Path) -> Origin:
    """The book at a revision, written below a root as it stands below the current folder."""
    place = Position(shown_path(path))
    around = next((p for p in (path, *path.parents) if p.is_dir()), Path())
    prefix = _line(git(around, "rev-parse", "--show-prefix"))
    if prefix is None:
        hint = f"Name a book in a git repository, or two folders; '{revision}' is none with a book."
        raise BookError([Problem(place, "it is in no git repository, or there is no git", hint)])
    commit = _line(git(around, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"))
    if not commit:
        hint = nearest(revision, _names(around)) or "'git log' and 'git branch' list them."
        raise BookError([Problem(Position("command line"), f"git knows no revision '{revision}'", hint)])
    below = PurePosixPath(prefix, *path.relative_to(around).parts)
    inside = _inside(path)
    if "book.yaml" not in _write(around, commit, below.as_posix(), root / inside):
        hint = "Name a revision that has it, or the folder that it had then."
        raise BookError([Problem(place, f"at the revision '{revision}' there is no book here", hint)])
    features = features_of(path)
    if features is not None and features != path / "features":  # those of a book that comes with the program
        _write(features, commit, _line(git(features, "rev-parse", "--show-prefix")) or "", root / inside / "features")
    return Origin(revision, inside, root)


def _line(said: bytes | None) -> str | None:
    return None if said is None else os.fsdecode(said).rstrip("\n")


def _names(folder: Path) -> list[str]:
    """The branches and tags that git knows in a folder."""
    said = _line(git(folder, "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags"))
    return (said or "").splitlines()


def _inside(path: Path) -> Path:
    """Where a book stands below the current folder; by its name where it does not."""
    with suppress(ValueError, OSError, RuntimeError):
        return path.resolve().relative_to(Path.cwd().resolve())
    return Path(path.resolve().name)


def _write(folder: Path, commit: str, below: str, target: Path) -> list[str]:
    """Write the files that a book is read from, as git keeps them in a tree; their names, none if there is no tree."""
    wanted = files_at(folder, commit, below)
    return list(wanted) if write_files(folder, wanted, target) else []


def files_at(folder: Path, commit: str, below: str) -> dict[str, str]:
    """The files that a book is read from, as git lists them in a tree, by name what it keeps; none if there is no tree.

    Raises:
        BookError: where one is a link, or they are too large or too many.
    """
    tree = f"{commit}:{below if below != '.' else ''}".rstrip("/")
    listed = os.fsdecode(git(folder, "ls-tree", "-r", "-l", "-z", "--full-tree", tree) or b"")
    wanted: dict[str, str] = {}
    for told, _, name in (entry.partition("\t") for entry in listed.split("\0") if entry):
        mode, _, blob, size = told.split()
        if mode == LINK and name.endswith(WANTED):
            message, hint = (
                f"'{name}' is a link, which is not followed",
                "Put the file in its place, or compare folders.",
            )
            raise BookError([Problem(Position(f"{commit[:12]}:{below}"), message, hint)])
        if mode not in FILES or not name.endswith(WANTED) or not _is_safe(name):
            continue
        if int(size) > MAX_BYTES or len(wanted) >= MAX_FILES:
            message = f"'{name}' is too large" if int(size) > MAX_BYTES else f"more than {MAX_FILES} files"
            raise BookError([Problem(Position(f"{commit[:12]}:{below}"), message, "Split the book.")])
        wanted[name] = blob
    return wanted


def write_files(folder: Path, wanted: Mapping[str, str], target: Path) -> bool:
    """Write what git keeps into files below a folder; whether it has all of it."""
    held = git(folder, "cat-file", "--batch", given="".join(f"{blob}\n" for blob in wanted.values()).encode()) or b""
    at = 0
    for name in wanted:
        end = held.find(b"\n", at)
        if end < 0 or held[at:end].endswith(b" missing"):  # it was never fetched
            return False
        length = int(held[at:end].split()[2])
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(held[end + 1 : end + 1 + length])
        at = end + length + 2
    return True


def _is_safe(name: str) -> bool:
    """Whether a name that git keeps leads to no place but one below."""
    parts = PurePosixPath(name).parts
    return not name.startswith("/") and ".." not in parts and "\\" not in name and ":" not in parts[0]
