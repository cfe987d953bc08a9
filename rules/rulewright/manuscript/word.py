"""DOCX to blocks: each paragraph is a line, its number the one that Word would print. Read in a process of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from zipfile import BadZipFile, ZipFile

from rulewright.manuscript.blocks import TextBlock, TextBlockKind, Unfit, one_line
from rulewright.manuscript.marks import heading_mark, mark_of, plain
from rulewright.manuscript.markup import list_number

MOST_PARTS = 5_000  # files in the archive
UNPACKED = 200_000_000  # bytes of all of them
W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
FALLBACK = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"
STYLES = {"lowerLetter": "a", "upperLetter": "A", "lowerRoman": "i", "upperRoman": "I"}
HEADING = re.compile(r"(?:heading|überschrift|titre|título|titolo|kop)\s*([1-9])\Z", re.I)


def blocks_of(data: bytes) -> tuple[list[str], list[TextBlock], list[str]]:
    """The lines of a document, its blocks, and what was left out.

    Raises:
        Unfit: if it is no DOCX, or unpacks to too much.
    """
    _check_archive(data)
    import docx
    from docx.opc.exceptions import OpcError

    try:
        document = docx.Document(BytesIO(data))
    except (BadZipFile, OpcError, KeyError, ValueError, SyntaxError) as error:
        raise Unfit(
            f"it is no DOCX: {one_line(str(error)) or type(error).__name__}", "Save it anew as DOCX."
        ) from error
    headings, numbers = _headings(document), _Numbers(document)
    lines: list[str] = []
    blocks: list[TextBlock] = []
    start = 0

    def add(text: str, level: int, mark: str, depth: int, row: bool) -> None:
        nonlocal start
        line = one_line(text)
        block = _block(line, start, level, mark, depth, row)
        if block is not None:
            blocks.append(block)
        lines.append(line)
        start += len(line) + 1

    for element, row in _elements(document.element.body):
        if row:
            add(" | ".join(t for cell in element.findall(f"{W}tc") if (t := _words(cell))), 0, "", 0, True)
            continue
        mark, depth = numbers.of(element)
        level = headings.get(_style(element), 0) or _outline(element)
        add(_words(element), level, mark, depth, False)
    for text in _notes(document):
        add(text, 0, "", 0, False)
    return lines, blocks, []


def _check_archive(data: bytes) -> None:
    """The archive unpacks to what can be held; what it says of itself is what is unpacked at most."""
    try:
        with ZipFile(BytesIO(data)) as archive:
            parts = archive.infolist()
    except BadZipFile as error:
        raise Unfit("it is no DOCX: it is no archive", "Save it anew as DOCX; DOC and RTF are others.") from error
    if len(parts) > MOST_PARTS:
        raise Unfit(f"it holds more than {MOST_PARTS:,} files", "Save it anew as DOCX.")
    if sum(part.file_size for part in parts) > UNPACKED:
        raise Unfit(f"it unpacks to more than {UNPACKED:,} bytes", "Leave its pictures out, or split it.")
    if any(part.flag_bits & 1 for part in parts):
        raise Unfit("it is encrypted", "Save it without a password.")


def _elements(body: Any) -> Iterator[tuple[Any, bool]]:
    """The paragraphs and rows of tables in the order of the text; what a row holds is told with it."""
    waiting = [body]
    while waiting:
        element = waiting.pop()
        if element.tag == FALLBACK:
            continue
        if element.tag in (f"{W}p", f"{W}tr"):
            yield element, element.tag == f"{W}tr"
            if element.tag == f"{W}p":  # what a text box in it holds stands behind it
                waiting.extend(reversed(list(element.iterfind(f".//{W}txbxContent"))))
            continue
        waiting.extend(reversed(list(element)))


def _words(element: Any) -> str:
    """The text of a paragraph or a cell without what was struck out and what its text boxes hold."""
    found: list[str] = []
    waiting = [element]
    while waiting:
        inner = waiting.pop()
        if isinstance(inner, str):
            found.append(inner)
        elif inner.tag == f"{W}t":
            found.append(inner.text or "")
        elif inner.tag in (f"{W}tab", f"{W}br", f"{W}cr"):
            found.append(" ")
        elif inner.tag not in (FALLBACK, f"{W}txbxContent", f"{W}moveFrom", f"{W}del"):
            if inner.tag == f"{W}p":
                waiting.append(" ")
            waiting.extend(reversed(list(inner)))
    return one_line("".join(found))


def _style(paragraph: Any) -> str:
    found = paragraph.find(f"{W}pPr/{W}pStyle")
    return found.get(f"{W}val", "") if found is not None else ""


def _outline(paragraph: Any) -> int:
    found = paragraph.find(f"{W}pPr/{W}outlineLvl")
    level = found.get(f"{W}val", "") if found is not None else ""
    return int(level) + 2 if re.fullmatch("[0-8]", level) else 0


def _headings(document: Any) -> dict[str, int]:
    """The level of each style that heads what comes; that of titles is the first."""
    found = {}
    for style in document.styles.element.iterchildren(f"{W}style"):
        name = style.find(f"{W}name")
        said = name.get(f"{W}val", "") if name is not None else ""
        level = HEADING.match(said)
        if level is not None:
            found[style.get(f"{W}styleId", "")] = int(level[1]) + 1
        elif said.lower() == "title":
            found[style.get(f"{W}styleId", "")] = 1
    return found


def _notes(document: Any) -> Iterator[str]:
    """The texts of the notes at the foot of pages."""
    from docx.oxml import parse_xml

    for relation in document.part.rels.values():
        if relation.reltype.endswith("/footnotes") and not relation.is_external:
            for note in parse_xml(relation.target_part.blob).iterchildren(f"{W}footnote"):
                text = _words(note)
                if text:
                    yield text


class _Numbers:
    """The numbers that Word prints before paragraphs, counted as they come."""

    def __init__(self, document: Any) -> None:
        self.levels: dict[tuple[str, int], tuple[int, str, str]] = {}  # of a list: start, style, text
        self.lists: dict[str, str] = {}
        self.counts: dict[str, dict[int, int]] = {}
        parts = [
            r.target_part for r in document.part.rels.values() if r.reltype.endswith("/numbering") and not r.is_external
        ]
        for part in parts[:1]:
            self._read(part.element)
        self.styles = {}
        for style in document.styles.element.iterchildren(f"{W}style"):
            found = style.find(f"{W}pPr/{W}numPr")
            if found is not None:
                self.styles[style.get(f"{W}styleId", "")] = found

    def _read(self, element: Any) -> None:
        for number in element.iterchildren(f"{W}num"):
            found = number.find(f"{W}abstractNumId")
            if found is not None:
                self.lists[number.get(f"{W}numId", "")] = found.get(f"{W}val", "")
        for abstract in element.iterchildren(f"{W}abstractNum"):
            name = abstract.get(f"{W}abstractNumId", "")
            for level in abstract.iterchildren(f"{W}lvl"):
                said = {c.tag.removeprefix(W): c.get(f"{W}val", "") for c in level if isinstance(c.tag, str)}
                place, start = level.get(f"{W}ilvl", ""), said.get("start", "1")
                if re.fullmatch("[0-8]", place) and re.fullmatch("[0-9]{1,6}", start):
                    self.levels[name, int(place)] = int(start), said.get("numFmt", ""), said.get("lvlText", "")

    def of(self, paragraph: Any) -> tuple[str, int]:
        """The number of a paragraph and how deep it is in its list; nothing and 0 where it is in none."""
        found = paragraph.find(f"{W}pPr/{W}numPr")
        found = self.styles.get(_style(paragraph)) if found is None else found
        if found is None:
            return "", 0
        said = {c.tag.removeprefix(W): c.get(f"{W}val", "") for c in found if isinstance(c.tag, str)}
        name, place = self.lists.get(said.get("numId", "")), said.get("ilvl", "0")
        if name is None or not re.fullmatch("[0-8]", place):
            return "", 0
        level = int(place)
        counts = self.counts.setdefault(name, {})
        start, style, text = self.levels.get((name, level), (1, "decimal", f"%{level + 1}."))
        counts[level] = counts.get(level, start - 1) + 1
        for deeper in [other for other in counts if other > level]:
            del counts[deeper]
        if style in ("bullet", "none", ""):
            return "", level + 1
        return self._printed(name, text, counts), level + 1

    def _printed(self, name: str, text: str, counts: dict[int, int]) -> str:
        def number(found: re.Match[str]) -> str:
            level = int(found[1]) - 1
            start, style, _ = self.levels.get((name, level), (1, "decimal", ""))
            return list_number(counts.get(level, start), STYLES.get(style, "1"))

        mark = mark_of(f"{re.sub('%([1-9])', number, text[:100])} ")
        return (
            mark.text if mark is not None else re.sub(r"[^\w.]", "", re.sub("%([1-9])", number, text[:100])).strip(".")
        )


def _block(line: str, start: int, level: int, mark: str, depth: int, row: bool) -> TextBlock | None:
    if not line:
        return None
    end = start + len(line)
    if level:
        number, title = (mark, line) if mark else heading_mark(line)
        return TextBlock(TextBlockKind.HEADING, title, start, end, level, plain(number))
    if row:
        return TextBlock(TextBlockKind.ROW, line, start, end)
    printed = mark_of(line) if not mark else None
    if printed is not None and line[printed.end :]:
        return TextBlock(TextBlockKind.ITEM, line[printed.end :], start, end, max(depth, 1), printed.text)
    return TextBlock(TextBlockKind.ITEM if depth else TextBlockKind.TEXT, line, start, end, depth, mark)
