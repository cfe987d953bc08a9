"""Where books and their scenarios are found: shipped ones, and folders a user names."""

from __future__ import annotations

import os
from pathlib import Path

from rules.places import BOOKS, shipped_books, shown_path


def books_at(paths: tuple[str, ...]) -> list[Path]:
    """The folders of the books named; all shipped ones when none is. A folder of books gives each of them."""
    if not paths:
        return shipped_books()
    found: dict[Path, Path] = {}  # each book once, by the folder that it is
    for name in paths:
        path = Path(name)
        inner = sorted(p.parent for p in path.glob("*/book.yaml"))
        if not path.exists() and (BOOKS / name / "book.yaml").is_file():
            path = BOOKS / name
        for book in [path] if (path / "book.yaml").is_file() or not inner else inner:
            found.setdefault(Path(os.path.realpath(book)), book)
    return list(found.values())


def features_of(book: Path) -> Path | None:
    """The folder of a book's scenarios: beside its files, or where those of the shipped books are."""
    resolved = book.resolve()
    places = [book / "features"]
    if resolved.parent == BOOKS:
        places += [BOOKS.parent / "features" / resolved.name, BOOKS.parent.parent / "features" / resolved.name]
    return next((p for p in places if p.is_dir()), None)


def told(path: Path) -> str:
    """A path as it is shown in reports."""
    return shown_path(path)
