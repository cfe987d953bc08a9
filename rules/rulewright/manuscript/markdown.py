"""Markdown to blocks, by the lines that markdown-it-py gives to each element."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import accumulate
from typing import TYPE_CHECKING

from rulewright.manuscript.blocks import TextBlock, TextBlockKind, one_line
from rulewright.manuscript.marks import heading_mark, mark_of, plain
from rulewright.manuscript.plaintext import split_run

if TYPE_CHECKING:
    from markdown_it.token import Token

_LINK = re.compile(r"!?\[([^\[\]]*)\](?:\([^()]*\)|\[[^\[\]]*\])")
_TAG = re.compile(r"</?[A-Za-z][^<>]*>|<!--|-->")
_EMPHASIS = re.compile(r"(?<!\\)[*`]+|(?<![\\\w])_+(?=\w)|(?<=\w)_+(?!\w)")
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")


def blocks_of(lines: tuple[str, ...]) -> Iterator[TextBlock]:
    """The blocks of a Markdown text."""
    from markdown_it import MarkdownIt

    tokens: list[Token] = []
    reader = MarkdownIt("commonmark").enable("table")
    reader.block.parse("\n".join(lines), reader, {}, tokens)
    starts = list(accumulate((len(line) + 1 for line in lines), initial=0))
    items: list[str] = []  # the mark of each list item that is open, until its first paragraph takes it
    heading: Token | None = None
    row: list[str] | None = None
    where = [0, 1]  # the lines of the row
    for token in tokens:
        if token.type == "list_item_open":
            items.append(token.info)
        elif token.type == "list_item_close":
            items.pop()
        elif token.type == "heading_open":
            heading = token
        elif token.type == "tr_open":
            row = []
        elif token.type == "tr_close" and row is not None:
            yield from _row(row, where, lines, starts)
            row = None
        elif token.type == "inline" and row is not None:
            row.append(visible_text(token.content))
            where = token.map or where
        elif token.type == "inline" and heading is not None:
            yield from _heading(heading, token.content, lines, starts)
            heading = None
        elif token.type in ("inline", "fence", "code_block", "html_block") and token.map:
            mark, depth = (items[-1] if items else ""), len(items)
            yield from _passages(token, mark, depth, lines, starts)
            if items:
                items[-1] = ""


def visible_text(text: str) -> str:
    """What a reader sees of a line with marks of emphasis, links, tags and escapes; links are followed nowhere."""
    for pattern in (_LINK, _TAG, _EMPHASIS):
        text = pattern.sub(r"\1" if pattern is _LINK else "", text)
    return one_line(unescape(_ESCAPE.sub(r"\1", text)))


def _span(first: int, behind: int, lines: tuple[str, ...], starts: list[int]) -> tuple[int, int]:
    """The characters of some lines, but for blank ones at the end."""
    while behind > first + 1 and not lines[behind - 1].strip():
        behind -= 1
    start = starts[first] + len(lines[first]) - len(lines[first].lstrip())
    return start, starts[behind - 1] + len(lines[behind - 1].rstrip())


def _heading(token: Token, content: str, lines: tuple[str, ...], starts: list[int]) -> Iterator[TextBlock]:
    first, behind = token.map or [0, 1]
    number, title = heading_mark(visible_text(content))
    if title:
        start, end = starts[first], starts[behind - 1] + len(lines[behind - 1].rstrip())
        yield TextBlock(TextBlockKind.HEADING, title, start, end, int(token.tag[1:]), plain(number))


def _row(cells: list[str], where: list[int], lines: tuple[str, ...], starts: list[int]) -> Iterator[TextBlock]:
    text = " | ".join(cells)
    if text.strip(" |"):
        start = starts[where[0]]
        yield TextBlock(TextBlockKind.ROW, text, start, start + len(lines[where[0]].rstrip()))


def _passages(token: Token, mark: str, depth: int, lines: tuple[str, ...], starts: list[int]) -> Iterator[TextBlock]:
    """The passages of a paragraph: each line with a number of its own begins another one."""
    first, behind = token.map or [0, 1]
    own = tuple(token.content.split("\n"))
    parts = split_run(own) if token.type == "inline" else [(0, len(own))]
    for begin, stop in parts:
        until = behind if stop == len(own) else first + stop
        text = visible_text("\n".join(own[begin:stop]))
        if not text or first + begin >= until:
            continue
        start, end = _span(first + begin, until, lines, starts)
        printed = mark_of(text) if token.type == "inline" else None
        if printed is not None and printed.text and text[printed.end :]:
            yield TextBlock(TextBlockKind.ITEM, text[printed.end :], start, end, max(depth, 1), printed.text)
        elif depth:
            yield TextBlock(TextBlockKind.ITEM, text, start, end, depth, mark)
        else:
            yield TextBlock(TextBlockKind.TEXT, text, start, end)
        mark = ""
