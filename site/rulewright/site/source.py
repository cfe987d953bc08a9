"""Where the hand-written parts of the site stand, and what the page on the written language says of a key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal, get_args, get_origin

from pydantic.fields import FieldInfo

from rulewright.files.schema import (
    BaselineShape,
    BookShape,
    ErratumShape,
    ModelShape,
    PageShape,
    PhrasesShape,
    ReportsShape,
    RulingsShape,
    Shape,
)

ROOTS = (BookShape, ModelShape, PhrasesShape, PageShape, ErratumShape, RulingsShape, ReportsShape, BaselineShape)
_CODE = re.compile(r"`([^`]+)`")
_CELLS = re.compile(r"(?<!\\)\|")
_BLOCK = re.compile(
    r"^```[^\n]*\n.*?^```$|^#[^\n]*$|^\|[^\n]*$|^(?:[^\n`#|]|`(?!``))[^\n]*(?:\n(?!#|\||```)[^\n]+)*", re.M | re.S
)


def source_folder() -> Path:
    """Where style, scripts and hand-written pages stand: in the wheel beside this file, else in the checkout."""
    shipped = Path(__file__).parent / "source"
    return shipped if shipped.is_dir() else Path(__file__).parents[2]


@cache
def keys() -> frozenset[str]:
    """Every key that may stand in the files of a book."""
    return frozenset(field.alias or name for shape in _every_shape() for name, field in shape.model_fields.items())


@cache
def words() -> frozenset[str]:
    """Every key, and every word that may stand behind one and of which the page says something."""
    behind = {word for shape in _every_shape() for field in shape.model_fields.values() for word in _words(field)}
    return keys() | {word for word in behind if said_of(word)}


@cache
def _every_shape() -> tuple[type[Shape], ...]:
    found: dict[type[Shape], None] = {}
    waiting: list[type[Shape]] = [*ROOTS]
    while waiting:
        shape = waiting.pop()
        if shape not in found:
            found[shape] = None
            waiting += (inner for field in shape.model_fields.values() for inner in _shapes(field.annotation))
    return tuple(found)


def _words(field: FieldInfo) -> Iterator[str]:
    """The words that may stand behind a key, where it takes only some."""
    waiting: list[object] = [field.annotation]
    while waiting:
        kind = waiting.pop()
        if get_origin(kind) is Literal:
            yield from (word for word in get_args(kind) if isinstance(word, str) and word)
        else:
            waiting += get_args(kind)


def _shapes(annotation: object) -> Iterator[type[Shape]]:
    if isinstance(annotation, type) and issubclass(annotation, Shape):
        yield annotation
    for inner in get_args(annotation):
        yield from _shapes(inner)


def said_of(key: str) -> list[tuple[str, list[str]]]:
    """What the page on the written language says of a key: by the headings, paragraphs and lines that show it."""
    text = (source_folder() / "pages" / "language.md").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    heading = ""
    for match in _BLOCK.finditer(text):
        block = match[0]
        if block.startswith("#"):
            heading = block.lstrip("# ")
        else:
            found.setdefault(heading, []).extend(_lines(key, block))
    return [(name, lines) for name, lines in found.items() if lines]


def _lines(key: str, block: str) -> Iterator[str]:
    """What a block of the page says of a key: the lines of code that use it, a row that explains it, a paragraph."""
    word = re.escape(key)
    if block.startswith("```"):
        behind = "" if key in keys() else rf"|: +{word}(?=[\s,}}\]]|$)"
        used = re.compile(rf"(?:^|[\s{{,\[-]){word}:{behind}", re.M)
        yield from (line.strip() for line in block.splitlines()[1:-1] if used.search(line))
        return
    if block.startswith("- "):
        for item in re.split(r"\n(?=- )", block):
            yield from _lines(key, item.removeprefix("- "))
        return
    cells = [cell.strip() for cell in _CELLS.split(block)[1:-1]] if block.startswith("|") else []
    shown = _CODE.findall(block)
    if any(re.search(rf"(?:^|[\s{{,\[]){word}(?::|,|$)", code) for code in shown):
        yield ": ".join(cells).replace("\\|", "|") if cells else " ".join(block.split())
