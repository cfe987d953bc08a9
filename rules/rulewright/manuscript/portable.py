"""PDF to blocks: each printed line is a line, with its page and box. Read in a process of its own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from statistics import median
from typing import Any

from rulewright.manuscript.blocks import WORDS_SHOWN, TextBlock, TextBlockKind, Unfit, one_line
from rulewright.manuscript.marks import heading_mark, mark_of, plain, starts_anew
from rulewright.manuscript.plaintext import CLOSED

MOST_PAGES = 1_000
SHARE = 0.2  # of the words of a page that stand on each side of a gap between columns
ACROSS = 0.05  # of them may lie across it: headings over both columns
CLEAR = 4.0  # points on both sides of the middle of a gap
LARGER = 1.15  # times the letters of the text are the letters of a heading

Word = dict[str, Any]  # of pdfplumber: text, x0, x1, top, bottom, size, fontname


@dataclass(frozen=True, slots=True)
class Printed:
    """A line as it is printed; measures in points from the left and the top of its page."""

    text: str
    page: int
    left: float
    top: float
    right: float
    bottom: float
    size: float  # of its letters
    bold: bool
    column: int


def blocks_of(data: bytes) -> tuple[list[str], list[TextBlock], list[str]]:
    """The lines of a document, its blocks, and what was left out.

    Raises:
        Unfit: if it is no PDF, has too many pages, or no text.
    """
    printed, left_out = _without_running_heads(_pages(data))
    if not printed:
        raise Unfit("it has no text, only pictures, it seems", "Have its text recognised first (OCR), and import that.")
    starts, at = [], 0
    for line in printed:
        starts.append(at)
        at += len(line.text) + 1
    return [line.text for line in printed], list(_blocks(printed, starts)), left_out


def _pages(data: bytes) -> list[list[Printed]]:
    import pdfplumber
    from pdfminer.pdfdocument import PDFPasswordIncorrect

    try:
        with pdfplumber.open(BytesIO(data)) as document:
            found = []
            for page in document.pages:
                if page.page_number > MOST_PAGES:
                    raise Unfit(f"it has more than {MOST_PAGES:,} pages", "Split it, and import each part.")
                found.append(_lines(page))
                page.close()
            return found
    except (Unfit, MemoryError):
        raise
    except Exception as error:  # of a stranger's bytes the library may make anything
        if any(isinstance(one, PDFPasswordIncorrect) for one in (error, error.__cause__, *error.args)):
            raise Unfit("it is locked with a password", "Save it without one.") from error
        raise Unfit(f"it is no PDF that can be read: {_said(error)}", "Save it anew as PDF.") from error


def _said(error: Exception) -> str:
    return one_line(str(error))[:200] or type(error).__name__


def _lines(page: Any) -> list[Printed]:
    """The lines of a page in the order of reading: columns one after the other."""
    words = page.extract_words(extra_attrs=["size", "fontname"], keep_blank_chars=False, use_text_flow=False)
    gap = _gap(words)
    rows: list[list[Word]] = []
    for word in sorted(words, key=lambda w: (round(float(w["top"]), 1), float(w["x0"]))):
        if rows and float(word["top"]) < (float(rows[-1][0]["top"]) + float(rows[-1][0]["bottom"])) / 2:
            rows[-1].append(word)
        else:
            rows.append([word])
    if gap is None:
        return [_printed(row, page.page_number, 0) for row in rows]
    found: list[Printed] = []
    sides: tuple[list[Printed], list[Printed]] = ([], [])
    for row in rows:
        if any(float(w["x0"]) < gap < float(w["x1"]) for w in row):
            found += [*sides[0], *sides[1], _printed(row, page.page_number, 0)]
            sides = ([], [])
            continue
        for column in (0, 1):
            part = [w for w in row if (float(w["x0"]) >= gap) == bool(column)]
            if part:
                sides[column].append(_printed(part, page.page_number, column + 1))
    return [*found, *sides[0], *sides[1]]


def _gap(words: list[Word]) -> float | None:
    """Where the gap between two columns is, if the page has them."""
    if len(words) < 40:
        return None
    left, right = min(float(w["x0"]) for w in words), max(float(w["x1"]) for w in words)
    fit: list[tuple[float, float]] = []
    for step in range(60, 141):
        x = left + (right - left) * step / 200
        across = sum(float(w["x0"]) < x + CLEAR and float(w["x1"]) > x - CLEAR for w in words) / len(words)
        before = sum(float(w["x1"]) <= x for w in words) / len(words)
        if across <= ACROSS and SHARE <= before <= 1 - SHARE:
            fit.append((across, x))
    return min(fit)[1] if fit else None


def _printed(row: list[Word], page: int, column: int) -> Printed:
    words = sorted(row, key=lambda w: float(w["x0"]))
    size = median(float(w["size"]) for w in words)
    bold = all(re.search("bold|black|heavy", str(w["fontname"]), re.I) for w in words)
    edges = (min(float(w["x0"]) for w in words), min(float(w["top"]) for w in words))
    ends = (max(float(w["x1"]) for w in words), max(float(w["bottom"]) for w in words))
    left, top, right, bottom = (round(edge, 1) for edge in (*edges, *ends))
    text = one_line(" ".join(str(w["text"]) for w in words))
    return Printed(text, page, left, top, right, bottom, round(size, 1), bold, column)


def _without_running_heads(pages: list[list[Printed]]) -> tuple[list[Printed], list[str]]:
    """All lines but those that stand at the top or the foot of most pages, and what these are."""

    def known(line: Printed) -> str:
        return re.sub("[0-9]+", "#", line.text)

    edges: Counter[str] = Counter()
    for page in pages:
        by_height = sorted(page, key=lambda line: line.top)
        edges.update({known(line) for line in (*by_height[:1], *by_height[-1:])})
    most = {text for text, number in edges.items() if number >= 3 and number > len(pages) / 2}
    most |= {text for text, number in edges.items() if re.fullmatch(r"\W*#\W*", text) and number >= 2}
    kept: list[Printed] = []
    gone: Counter[str] = Counter()
    for page in pages:
        ends = {min((p.top for p in page), default=0.0), max((p.top for p in page), default=0.0)}
        for line in page:
            if line.top in ends and known(line) in most:
                gone[known(line)] += 1
            else:
                kept.append(line)
    return kept, [f"'{text}' at the edge of {number} pages" for text, number in sorted(gone.items())]


def _blocks(lines: list[Printed], starts: list[int]) -> Iterator[TextBlock]:
    size = median(line.size for line in lines for _ in line.text)
    gaps = [
        b.top - a.bottom for a, b in zip(lines, lines[1:], strict=False) if _together(a, b) and a.size == b.size == size
    ]
    usual = max(median(gaps), 0.0) if gaps else 0.0
    sizes = sorted({line.size for line in lines if line.size >= size * LARGER}, reverse=True)
    begin = 0
    for i in range(1, len(lines) + 1):
        if i == len(lines) or _anew(lines, begin, i, usual + size * 0.4, size):
            yield _block(lines[begin:i], starts[begin], starts[i - 1] + len(lines[i - 1].text), size, sizes)
            begin = i


def _together(one: Printed, other: Printed) -> bool:
    return one.page == other.page and one.column == other.column and other.top > one.top


def _anew(lines: list[Printed], begin: int, i: int, gap: float, size: float) -> bool:
    """Whether a line begins another block than the one above it."""
    above, line = lines[i - 1], lines[i]
    if _heads(above, size) != _heads(line, size) or above.size != line.size and _heads(line, size):
        return True
    if starts_anew(above.text, line.text, mark_of(lines[begin].text) is not None):
        return True
    if not _together(above, line):
        return above.text.endswith((".", "!", "?", ":")) or not line.text[:1].islower()
    return line.top - above.bottom > gap


def _heads(line: Printed, size: float) -> bool:
    short = len(line.text) <= WORDS_SHOWN and not line.text.endswith(CLOSED)
    return short and (line.size >= size * LARGER or (line.bold and line.size >= size))


def _block(lines: list[Printed], start: int, end: int, size: float, sizes: list[float]) -> TextBlock:
    text = one_line(" ".join(line.text for line in lines))
    first = [line for line in lines if _together(lines[0], line) or line is lines[0]]
    edges = (
        min(p.left for p in first),
        min(p.top for p in first),
        max(p.right for p in first),
        max(p.bottom for p in first),
    )
    if _heads(lines[0], size) and len(text) <= 2 * WORDS_SHOWN:
        number, title = heading_mark(text)
        level = sizes.index(lines[0].size) + 1 if lines[0].size in sizes else len(sizes) + 1
        return TextBlock(TextBlockKind.HEADING, title, start, end, min(level, 6), plain(number), lines[0].page, edges)
    mark = mark_of(text)
    if mark is not None and text[mark.end :]:
        return TextBlock(TextBlockKind.ITEM, text[mark.end :], start, end, 1, mark.text, lines[0].page, edges)
    return TextBlock(TextBlockKind.TEXT, text, start, end, 0, "", lines[0].page, edges)
