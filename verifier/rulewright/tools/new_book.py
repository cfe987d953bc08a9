"""A new book: a small one that loads and runs, to be written over, or the model and the phrases of another book.

The small ones are books like any other, in the folder ``starting_books``; the first two lines of their ``book.yaml``
are the id and the title, which the new book has anew.
"""

from __future__ import annotations

import json
from pathlib import Path

from rulewright.files.outfile import write_files
from rulewright.files.yamledit import tree
from rulewright.language.errors import BookError, Position, Problem
from rulewright.lowering.loader import load_book

STARTING_BOOKS = Path(__file__).parent / "starting_books"
TAXES = "taxes"  # the one that is meant when none is named
HANDED_ON = ("block", "prohibition prevails", "layers", "conventions", "periods", "external", "numbering", "events")
KINDS = (".yaml", ".feature")
WORLD = ("model.yaml", "phrases.yaml")


def templates() -> list[str]:
    """The names of the small books, sorted."""
    return sorted(folder.name for folder in STARTING_BOOKS.iterdir() if (folder / "book.yaml").is_file())


def make_book(folder: Path, template: str = TAXES) -> list[Path]:
    """Write the files of a new book, those of a small one; its pages come last, and then its scenarios.

    Raises:
        BookError: if the folder is there and not empty, or its name cannot be an id.
    """
    head = head_of(folder)
    small = STARTING_BOOKS / template
    files = [path for kind in KINDS for path in small.rglob(f"*{kind}")]
    texts = {path.relative_to(small): _text(path) for path in sorted(files, key=_place_in_list)}
    about = Path("book.yaml")
    texts[about] = head + "".join(texts[about].splitlines(keepends=True)[2:])
    return _write(folder, texts)


def book_from(folder: Path, source: Path) -> list[Path]:
    """Write a new book without clauses, with the model, the phrases, the conventions and the events of another one.

    What its ``book.yaml`` says of its text (the document, the order of pages, clauses on which it rests) is left out.

    Raises:
        BookError: if the other book is wrong, the folder is there and not empty, or its name cannot be an id.
    """
    head = head_of(folder)
    load_book(source)
    texts = {Path("book.yaml"): head + _handed_on(_text(source / "book.yaml"))}
    texts |= {Path(name): _text(source / name) for name in WORLD if (source / name).is_file()}
    return _write(folder, texts)


def head_of(folder: Path) -> str:
    """The id and the title of a new book, as ``book.yaml`` begins; raises BookError where there can be no such book."""
    place = Position(str(folder))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BookError([Problem(place, "it is there already and not empty", "Choose another name.")])
    name = folder.name
    if not name or str(folder).startswith("-") or not all(c.isalnum() or c in "-_ ." for c in name):
        hint = "Use letters, digits, - and _, and begin with a letter."
        raise BookError([Problem(place, f"'{name}' cannot name a book", hint)])
    title = name.replace("-", " ").replace("_", " ").strip().capitalize()
    told = [json.dumps(text, ensure_ascii=False) for text in (name, title)]
    return f"book: {told[0]}\ntitle: {told[1]}\n"


def _handed_on(text: str) -> str:
    """The lines of some keys of a ``book.yaml``, as they stand there."""
    spans = [(k.value, text[k.start_mark.index : v.end_mark.index].rstrip(" \r\n")) for k, v in tree(text).value]
    return "".join(f"{said}\n" for key, said in spans if key in HANDED_ON)


def _place_in_list(path: Path) -> tuple[bool, bool, str]:
    """Where a file comes in the list: what every book has, then pages and what is decided, then scenarios."""
    return path.suffix == ".feature", path.name not in ("book.yaml", *WORLD), path.as_posix()


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8-sig")


def _write(folder: Path, texts: dict[Path, str]) -> list[Path]:
    written = {folder / relative: text for relative, text in texts.items()}
    write_files(written)
    return list(written)
