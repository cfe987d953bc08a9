"""Where books lie: the shipped ones, the files of each, and how a path is told."""

from __future__ import annotations

import os
from pathlib import Path

from rulewright.language.errors import BookError, Position, Problem

ROOMS = Path(__file__).resolve().parent.parent
BOOKS = next((p for p in (ROOMS / "books", ROOMS.parent / "books") if p.is_dir()), ROOMS / "books")
MAX_FILES = 20_000
NAMES = (".yaml", ".yml")  # of the files that may be pages; a page is told to be named as the former
SKIPPED = ("features", "build")
ERRATA = "errata"  # the folder of a book that holds them
REVIEWED = "reviewed.yaml"
BESIDE = ("baseline.yaml", REVIEWED)  # what people record about a book, which it does not hang on
OWN = ("book.yaml", "model.yaml", "phrases.yaml", "rulings.yaml", "reports.yaml", *BESIDE)  # that are no pages


def shipped_books() -> list[Path]:
    """The folders of the books that come with the program, sorted."""
    return sorted(p.parent for p in BOOKS.glob("*/book.yaml"))


def shown_path(path: Path) -> str:
    """A path as it is reported: from the current folder when it lies below."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except (OSError, RuntimeError, ValueError):  # RuntimeError: a link that leads to itself
        return path.as_posix()


def page_paths(folder: Path) -> list[Path]:
    """The page files of a book, sorted by path."""
    return _files_below(folder, {folder / name for name in (*OWN, ERRATA)})


def errata_paths(folder: Path) -> list[Path]:
    """The files of a book's errata, sorted by path."""
    return _files_below(folder / ERRATA, set()) if (folder / ERRATA).is_dir() else []


def of_an_editor(name: str) -> bool:
    """Whether a file of this name is hidden, or a lock or a copy that an editor keeps beside the one it is of."""
    return name.startswith((".", "#")) or name.endswith("~") or name == "4913"  # which vim tries to make


def _files_below(folder: Path, special: set[Path]) -> list[Path]:
    """The YAML files below a folder but for special files and folders, sorted by path."""
    found: list[Path] = []
    for top, folders, names in os.walk(folder, onerror=_unreadable):
        folders[:] = [f for f in folders if f not in SKIPPED and not f.startswith(".") and Path(top, f) not in special]
        found.extend(Path(top, n) for n in (*names, *folders) if _is_page(n) and Path(top, n) not in special)
    if len(found) > MAX_FILES:
        raise BookError([Problem(Position(shown_path(folder)), f"more than {MAX_FILES} files", "Split the book.")])
    return sorted(found)


def _is_page(name: str) -> bool:
    return name.endswith(NAMES) and not of_an_editor(name)


def _unreadable(error: OSError) -> None:
    place = Position(shown_path(Path(str(error.filename))))
    raise BookError([Problem(place, f"the folder cannot be read: {error.strerror}", "Change its permissions.")])
