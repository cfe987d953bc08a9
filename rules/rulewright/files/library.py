"""Where books and their scenarios are found: shipped ones, and folders a user names."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from rulewright.files.places import BOOKS, shipped_books, shown_path


def books_at(paths: tuple[str, ...]) -> list[Path]:
    """The folders of the books named; a folder of books gives each of them.

    When none is named, that of the current folder is meant, or all shipped ones where it holds none.
    """
    if not paths:
        return [Path.cwd()] if Path("book.yaml").is_file() else shipped_books()
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
    resolved = Path(os.path.realpath(book))  # which leaves a link that leads to itself as it is
    places = [book / "features"]
    if resolved.parent == BOOKS:
        places += [BOOKS.parent / "features" / resolved.name, BOOKS.parent.parent / "features" / resolved.name]
    return next((p for p in places if p.is_dir()), None)


def in_command(path: Path) -> str:
    """A book as a command names it that is typed here, after a blank; nothing for that of the current folder."""
    resolved = path.resolve()
    if resolved == Path.cwd():
        return ""
    return f" {shlex.quote(resolved.name if resolved.parent == BOOKS else shown_path(path))}"
