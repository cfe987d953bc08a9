"""A document as blocks: headings, paragraphs, items of lists and rows of tables, each with where it stands.

Every format gives lines, so that a passage has one sort of place: lines of the file itself for text, Markdown and HTML,
paragraphs for DOCX, printed lines for PDF.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from itertools import accumulate

from rulewright.language.errors import BookError, Position, Problem

MOST_BLOCKS = 5_000  # of one document
MOST_LETTERS = 20_000  # of one passage
MOST_LINES = 50_000  # of one document
LARGEST = 20_000_000  # bytes of DOCX and PDF
LARGEST_TEXT = 2_000_000  # bytes of a text, Markdown or HTML
WORDS_SHOWN = 60  # characters of a heading that is shown as a title


class Unfit(Exception):
    """A document that is not taken; carries the reason and the next step."""


class TextBlockKind(Enum):
    """What sort of block."""

    HEADING = "heading"
    TEXT = "text"
    ITEM = "item"  # of a list
    ROW = "row"  # of a table


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A run of text that is printed as one, between two places among the characters of the joined lines."""

    kind: TextBlockKind
    text: str  # as a reader sees it, in one line, without its mark
    start: int
    end: int  # behind its last character
    level: int = 0  # of a heading, from 1; how deep an item is, from 1
    mark: str = ""  # the number or letter that is printed before it, without brackets and full stops
    page: int = 0  # from 1, of what has pages
    box: tuple[float, float, float, float] | None = None  # points from the left and the top: left, top, right, bottom


@dataclass(frozen=True)
class Manuscript:
    """A document that was read: its lines, its blocks in the order of the text, and what was left out of them."""

    name: str
    lines: tuple[str, ...]
    blocks: tuple[TextBlock, ...]
    left_out: tuple[str, ...] = field(default=())  # in words

    @cached_property
    def starts(self) -> list[int]:
        """Where each line begins among the characters of all."""
        return list(accumulate((len(line) + 1 for line in self.lines), initial=0))

    def place(self, block: TextBlock) -> tuple[tuple[int, int], tuple[int, int] | None]:
        """The first and the last line of a block, from 1; and its characters within them where others share them."""
        first, last = (bisect_right(self.starts, at) - 1 for at in (block.start, block.end - 1))
        before, behind = self.starts[first], self.starts[last] + len(self.lines[last])
        around = "\n".join(self.lines[first : last + 1])
        start, end = block.start - before, len(around) - (behind - block.end)
        alone = not around[:start].strip() and not around[end:].strip()
        return (first + 1, last + 1), None if alone else (start, end)

    def passage(self, block: TextBlock) -> str:
        """The characters of a block, as they stand in the document."""
        lines, chars = self.place(block)
        text = "\n".join(self.lines[lines[0] - 1 : lines[1]])
        return text if chars is None else text[chars[0] : chars[1]]


def within_bounds(blocks: Iterable[TextBlock]) -> Iterator[TextBlock]:
    """The blocks as they come; raises Unfit where they are too many, or one is too long."""
    for number, block in enumerate(blocks):
        if number >= MOST_BLOCKS:
            raise Unfit(f"it has more than {MOST_BLOCKS:,} passages", "Split it, and import each part.")
        if len(block.text) > MOST_LETTERS:
            message = f"'{block.text[:30]}…' begins a passage of more than {MOST_LETTERS:,} letters"
            raise Unfit(message, "Part it into paragraphs.")
        yield block


def refused(name: str, message: str, hint: str, line: int = 0, column: int = 0) -> BookError:
    """That a document cannot be read, where, and what to do."""
    return BookError([Problem(Position(name, line, column), message, hint)])


def one_line(text: str) -> str:
    """A text in one line, white space made blanks."""
    return " ".join(text.split())
