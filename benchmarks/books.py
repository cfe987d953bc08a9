"""Books to measure: their order, copies of them, and a copy in which one number of one guard is another."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import yaml

from rulewright.files.library import features_of
from rulewright.files.yamlread import Loader
from rulewright.language.errors import BookError
from rulewright.lowering.loader import load_book

GUARDS = ("when", "while")
PAGE = re.compile(r"^page:", re.MULTILINE)
MOST_TRIES = 24
NUMBER = re.compile(r"(?<![\w.-])\d+(?![\w.])")


def by_size(books: list[Path]) -> list[Path]:
    """The books, those with the shortest text first."""
    return sorted(books, key=lambda book: sum(p.stat().st_size for p in book.rglob("*.yaml")))


def copy_book(book: Path, folder: Path) -> Path:
    """A copy of a book in a folder, its scenarios inside it."""
    copy = folder / book.resolve().name
    shutil.copytree(book, copy)
    features = features_of(book)
    if features is not None:
        shutil.copytree(features, copy / "features", dirs_exist_ok=True)
    return copy


def change_guard(book: Path) -> str | None:
    """Change a number in a guard of one clause so that the book still loads; tells the change, if there is one."""
    tries = 0
    for page in sorted(book.rglob("*.yaml")):
        text = page.read_text(encoding="utf-8")
        if PAGE.search(text) is None:
            continue
        for start, end in numbers_in_guards(text):
            for other in (int(text[start:end]) + 1, int(text[start:end]) - 1):
                if (tries := tries + 1) > MOST_TRIES:
                    return None
                page.write_text(text[:start] + str(other) + text[end:], encoding="utf-8")
                if loads(book):
                    return f"{page.name}: {text[start:end]} is {other}"
                page.write_text(text, encoding="utf-8")
    return None


def loads(book: Path) -> bool:
    """Whether the book can be read."""
    try:
        load_book(book)
    except BookError:
        return False
    return True


def numbers_in_guards(text: str) -> Iterator[tuple[int, int]]:
    """Where whole numbers stand in the guards of a page, as offsets into its text."""
    root = yaml.compose(text, Loader)
    for guard in _guards(root) if root is not None else ():
        for scalar in _scalars(guard):
            start, end = scalar.start_mark.index, scalar.end_mark.index
            yield from ((start + m.start(), start + m.end()) for m in NUMBER.finditer(text[start:end]))


def _guards(node: yaml.Node) -> Iterator[yaml.Node]:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value in GUARDS:
                yield value
            else:
                yield from _guards(value)
    elif isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            yield from _guards(inner)


def _scalars(node: yaml.Node) -> Iterator[yaml.ScalarNode]:
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            yield from _scalars(inner)
    elif isinstance(node, yaml.MappingNode):
        for _, inner in node.value:
            yield from _scalars(inner)
