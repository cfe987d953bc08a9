"""Plain text to blocks: what blank lines part, what begins with a printed number, and short lines that head others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate

from rulewright.manuscript.blocks import WORDS_SHOWN, TextBlock, TextBlockKind, one_line
from rulewright.manuscript.marks import heading_mark, mark_of, starts_anew

UNDERLINE = re.compile(r"\s*(=+|-{3,}|~{3,})\s*\Z")
CLOSED = (".", ";", ",", ":", "!", "?")  # ends of what is no heading
WRAPPED = 160  # characters of a line beyond which a text is not broken into lines
PRINTED = re.compile(r"\w")


def blocks_of(lines: tuple[str, ...]) -> list[TextBlock]:
    """The blocks of a plain text; headings that follow one another as a list does are one."""
    found = list(_blocks(lines))
    for i, block in enumerate(found[1:], 1):
        if _listed(found[i - 1], block) or (found[i - 1].kind is TextBlockKind.ITEM and _numbered(block, found[i - 1])):
            found[i - 1 : i + 1] = [replace(b, kind=TextBlockKind.ITEM, level=1) for b in found[i - 1 : i + 1]]
    return found


def _listed(one: TextBlock, other: TextBlock) -> bool:
    """Whether two headings stand behind each other with numbers of one depth, and so head nothing."""
    return one.kind is TextBlockKind.HEADING is other.kind and _numbered(other, one)


def _numbered(other: TextBlock, one: TextBlock) -> bool:
    """Whether a heading has the number behind that of a block before it."""
    if other.kind is not TextBlockKind.HEADING or not one.mark or not other.mark or other.text.isupper():
        return False
    (stem, last), (stems, next_one) = (_stem(b.mark) for b in (one, other))
    return stem == stems and next_one == last + 1


def _stem(mark: str) -> tuple[str, int]:
    stem, _, last = mark.rpartition(".")
    return (stem, int(last)) if last.isdigit() else (stem, ord(last[0]) if len(last) == 1 else -1)


def _blocks(lines: tuple[str, ...]) -> Iterator[TextBlock]:
    start = number = 0
    whole = any(len(line) > WRAPPED for line in lines)  # then a line is a paragraph
    end = max((i for i, line in enumerate(lines) if PRINTED.search(line)), default=-1) + 1
    while number < len(lines):
        if not PRINTED.search(lines[number]):
            start += len(lines[number]) + 1
            number += 1
            continue
        stop = number + 1
        while stop < len(lines) and PRINTED.search(lines[stop]) and not whole:
            stop += 1
        underline = UNDERLINE.match(lines[stop]) if stop < len(lines) and stop == number + 1 else None
        yield from _run(lines[number:stop], start, stop >= end, underline[1][0] if underline else "")
        start += sum(len(line) + 1 for line in lines[number:stop])
        number = stop


def split_run(run: tuple[str, ...]) -> list[tuple[int, int]]:
    """The lines of a paragraph that belong together: each rule with a number of its own begins anew."""
    begins = [0]
    for i in range(1, len(run)):
        if starts_anew(run[i - 1], run[i], mark_of(run[begins[-1]]) is not None):
            begins.append(i)
    return list(zip(begins, [*begins[1:], len(run)], strict=True))


def _run(run: tuple[str, ...], start: int, last: bool, underline: str) -> Iterator[TextBlock]:
    """The blocks of lines without a blank one between them."""
    if underline or (len(run) == 1 and not last and heads(run[0])):
        yield heading(run[0], start, {"=": 1, "-": 2, "~": 3}.get(underline, 0))
        return
    if len(run) > 1 and run[0].isupper() and heads(run[0]):
        yield heading(run[0], start, 0)
        start, run = start + len(run[0]) + 1, run[1:]
    starts = list(accumulate((len(line) + 1 for line in run), initial=start))
    for begin, stop in split_run(run):
        yield block_of("\n".join(run[begin:stop]), starts[begin])


def heads(line: str) -> bool:
    """Whether a line that stands alone heads what comes: short, begun as a title, and no sentence."""
    number, title = heading_mark(line)
    mark = mark_of(line)
    if not title or len(title) > WORDS_SHOWN or title.endswith(CLOSED) or not title[0].isalnum() or title[0].islower():
        return False
    return mark is None or bool(number)


def heading(line: str, start: int, level: int) -> TextBlock:
    """A heading; without a level that is told, that of its number, capitals before other letters."""
    number, title = heading_mark(line)
    level = level or (number.count(".") + 1 if number else 1 if line.isupper() else 2)
    begin, end = start + len(line) - len(line.lstrip()), start + len(line.rstrip())
    return TextBlock(TextBlockKind.HEADING, one_line(title), begin, end, level, number)


def block_of(passage: str, start: int) -> TextBlock:
    """A passage with its mark."""
    begin, end = start + len(passage) - len(passage.lstrip()), start + len(passage.rstrip())
    mark = mark_of(passage)
    if mark is None or not passage[mark.end :].strip():
        return TextBlock(TextBlockKind.TEXT, one_line(passage), begin, end)
    return TextBlock(TextBlockKind.ITEM, one_line(passage[mark.end :]), begin, end, 1, mark.text)
