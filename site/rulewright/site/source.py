"""Where the hand-written parts of the site stand, and what the page on the written language says of a key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

from rulewright.files.schema import (
    BaselineShape,
    BookShape,
    ErratumShape,
    ModelShape,
    PageShape,
    PhrasesShape,
    RulingsShape,
    Shape,
)

ROOTS = (BookShape, ModelShape, PhrasesShape, PageShape, ErratumShape, RulingsShape, BaselineShape)
_CODE = re.compile(r"`([^`]+)`")
_CELLS = re.compile(r"(?<!\\)\|")
_BLOCK = re.compile(
    r"^```[^\n]*\n.*?^```$|^#[^\n]*$|^\|[^\n]*$|^(?:[^\n`#|]|`(?!``))[^\n]*(?:\n[^\n|#]+)*", re.M | re.S
)


def source_folder() -> Path:
    """Where style, scripts and hand-written pages stand: in the wheel beside this file, else in the checkout."""
    shipped = Path(__file__).parent / "source"
    return shipped if shipped.is_dir() else Path(__file__).parents[2]


@cache
def keys() -> frozenset[str]:
    """Every key that may stand in the files of a book."""
    seen: set[type[Shape]] = set()
    waiting: list[type[Shape]] = [*ROOTS]
    found: set[str] = set()
    while waiting:
        shape = waiting.pop()
        if shape not in seen:
            seen.add(shape)
            for name, field in shape.model_fields.items():
                found.add(field.alias or name)
                waiting += _shapes(field.annotation)
    return frozenset(found)


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
        used = re.compile(rf"(?:^|[\s{{,\[-]){word}:", re.M)
        yield from (line.strip() for line in block.splitlines()[1:-1] if used.search(line))
        return
    cells = [cell.strip() for cell in _CELLS.split(block)[1:-1]] if block.startswith("|") else []
    shown = _CODE.findall(block)
    if any(re.search(rf"(?:^|[\s{{,\[]){word}(?::|,|$)", code) for code in shown):
        yield ": ".join(cells).replace("\\|", "|") if cells else " ".join(block.split())
