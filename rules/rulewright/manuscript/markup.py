"""HTML to blocks, each at the characters that its text has in the file.

What is read is a stranger's: this goes through the file once, from left to right, as the tokenizer of the WHATWG's HTML
standard does, and what is never closed takes in all the rest. (The parser of Python's library, on which others rest,
goes over such a rest again and again.) Nothing is run, and no link is followed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape

from rulewright.manuscript.blocks import TextBlock, TextBlockKind, Unfit, one_line
from rulewright.manuscript.marks import heading_mark, mark_of, plain

MOST_TAGS = 200_000
_OPENED = re.compile(r"<(?:!|\?|/?[A-Za-z])")
_NAME = re.compile(r"[A-Za-z][^\s/>]*")
_PIECE = re.compile(r"""[^>"'=]+|=\s*(?:"[^"]*("|\Z)|'[^']*('|\Z))?|["']""")
_VALUE = re.compile(r"""([A-Za-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))|([A-Za-z-]+)""")
UNSEEN = ("script", "style", "template", "noscript", "svg", "math", "head", "iframe", "object", "textarea", "select")
RAW = ("script", "style", "textarea", "iframe", "title")  # in which no tag is one
INLINE = frozenset(
    "a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong "
    "sub sup time tt u var wbr".split()
)


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag, or a run of characters between two tags, which has no name."""

    name: str
    closing: bool
    inside: str  # of a tag all behind its name
    start: int
    end: int


@dataclass
class _List:
    """A list that is open: what its next item is numbered, if it is."""

    style: str  # as the attribute `type` has it; nothing for a list without numbers
    number: int
    step: int


@dataclass
class _Flow:
    """What is being gathered between two borders of blocks."""

    pieces: list[Tag] = field(default_factory=list)
    lists: list[_List] = field(default_factory=list)
    mark: str | None = None  # of the item that is open, until its first block takes it
    heading: int = 0
    cells: int | None = None


def tags(text: str) -> Iterator[Tag]:
    """The tags and runs of characters of a text of HTML, each character once."""
    at = 0
    while at < len(text):
        begun = _OPENED.search(text, at)
        opened = begun.start() if begun is not None else len(text)
        if opened > at:
            yield Tag("", False, "", at, opened)
        if opened == len(text):
            return
        if text.startswith("<!--", opened):
            closed = text.find("-->", opened + 4)
            at = len(text) if closed < 0 else closed + 3
        elif text.startswith(("<!", "<?"), opened):
            closed = text.find(">", opened)
            at = len(text) if closed < 0 else closed + 1
        else:
            closing = text.startswith("</", opened)
            name = _NAME.match(text, opened + 1 + closing)
            assert name is not None  # by what was searched for
            end = name.end()
            while (piece := _PIECE.match(text, end)) is not None:
                end = piece.end()
            at = min(end + 1, len(text))
            tag = Tag(name[0].lower(), closing, text[name.end() : end], opened, at)
            yield tag
            if tag.name in RAW and not closing:
                found = re.compile(f"</{tag.name}", re.I).search(text, at)
                stop = found.start() if found is not None else len(text)
                if stop > at:
                    yield Tag("", False, "", at, stop)
                at = stop


def attributes(inside: str) -> dict[str, str]:
    """The attributes of a tag."""
    found: dict[str, str] = {}
    for name, double, single, bare, alone in _VALUE.findall(inside[:2000]):
        found.setdefault((name or alone).lower(), unescape(double or single or bare))
    return found


def blocks_of(lines: tuple[str, ...]) -> Iterator[TextBlock]:
    """The blocks of a text of HTML."""
    text = "\n".join(lines)
    flow, unseen = _Flow(), ""
    depth = 0
    for number, tag in enumerate(tags(text)):
        if number >= MOST_TAGS:
            raise Unfit(f"it has more than {MOST_TAGS:,} tags", "Split it, and import each part.")
        if unseen:
            depth += (tag.name == unseen) * (-1 if tag.closing else 1)
            unseen = unseen if depth else ""
        elif tag.name in UNSEEN:
            if not tag.closing and not tag.inside.endswith("/"):
                unseen, depth = tag.name, 1
        elif not tag.name or tag.name == "br":
            flow.pieces.append(tag)
        elif tag.name not in INLINE:
            if tag.name in ("td", "th") and flow.cells is not None:
                flow.pieces.append(tag)
                continue
            if flow.cells is None or tag.name == "tr" or tag.name == "table":
                yield from _flush(flow, text)
            _enter(flow, tag)
    yield from _flush(flow, text)


def _enter(flow: _Flow, tag: Tag) -> None:
    """What a tag at the border of blocks changes."""
    if tag.name in ("ol", "ul", "menu"):
        _list(flow, tag)
    elif tag.name == "li":
        flow.mark = None if tag.closing else _item(flow, tag)
    elif re.fullmatch("h[1-6]", tag.name):
        flow.heading = 0 if tag.closing else int(tag.name[1])
    elif tag.name == "tr":
        flow.cells = None if tag.closing else 0
    elif tag.name == "table":
        flow.cells = None


def _list(flow: _Flow, tag: Tag) -> None:
    if tag.closing:
        del flow.lists[-1:]
        flow.mark = None
    elif len(flow.lists) < 100:
        said = attributes(tag.inside)
        start = said.get("start", "1")
        number = int(start) if re.fullmatch("-?[0-9]{1,6}", start) else 1
        flow.lists.append(
            _List(said.get("type", "1") if tag.name == "ol" else "", number, -1 if "reversed" in said else 1)
        )


def _item(flow: _Flow, tag: Tag) -> str:
    """The mark that a browser prints before an item."""
    if not flow.lists or not flow.lists[-1].style:
        return ""
    inner = flow.lists[-1]
    value = attributes(tag.inside).get("value", "")
    number = int(value) if re.fullmatch("-?[0-9]{1,6}", value) else inner.number
    inner.number = number + inner.step
    return list_number(number, inner.style)


def list_number(number: int, style: str) -> str:
    """A number as lists print it: ``1``, ``a``, ``A``, ``i`` or ``I``."""
    if style in ("a", "A") and number > 0:
        letters = ""
        while number:
            number, rest = divmod(number - 1, 26)
            letters = chr(ord(style) + rest) + letters
        return letters
    if style in ("i", "I") and 0 < number < 4000:
        digits = (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL")
        said = ""
        for value, letter in (*digits, (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
            said += letter * (number // value)
            number %= value
        return said if style == "I" else said.lower()
    return str(number)


def _flush(flow: _Flow, text: str) -> Iterator[TextBlock]:
    """The blocks of what was gathered; a line break parts them where a number of its own follows."""
    pieces, flow.pieces = flow.pieces, []
    runs: list[list[Tag]] = [[]]
    for i, piece in enumerate(pieces):
        if piece.name == "br":
            behind = next(
                (visible(text, p) for p in pieces[i + 1 : i + 4] if not p.name and visible(text, p).strip()), ""
            )
            if not flow.heading and (mark := mark_of(behind)) is not None and mark.text:
                runs.append([])
            continue
        runs[-1].append(piece)
    for run in runs:
        yield from _block(flow, run, text)


def visible(text: str, piece: Tag) -> str:
    """What a reader sees of a run of characters."""
    return unescape(text[piece.start : piece.end])


def _block(flow: _Flow, run: list[Tag], text: str) -> Iterator[TextBlock]:
    filled = [p for p in run if not p.name and visible(text, p).strip()]
    if not filled:
        return
    words = one_line("".join(" | " if p.name else visible(text, p) for p in run)).strip("| ")
    raw, last = text[filled[0].start : filled[0].end], text[filled[-1].start : filled[-1].end]
    start, end = filled[0].start + len(raw) - len(raw.lstrip()), filled[-1].start + len(last.rstrip())
    if flow.heading:
        number, title = heading_mark(words)
        yield TextBlock(TextBlockKind.HEADING, title, start, end, flow.heading, plain(number))
    elif flow.cells is not None:
        yield TextBlock(TextBlockKind.ROW, " | ".join(c for c in map(str.strip, words.split(" | ")) if c), start, end)
    else:
        mark, depth = mark_of(words), len(flow.lists)
        if mark is not None and mark.text and words[mark.end :]:
            yield TextBlock(TextBlockKind.ITEM, words[mark.end :], start, end, max(depth, 1), mark.text)
        elif flow.mark is not None or depth:
            yield TextBlock(TextBlockKind.ITEM, words, start, end, max(depth, 1), flow.mark or "")
        else:
            yield TextBlock(TextBlockKind.TEXT, words, start, end)
    flow.mark = "" if flow.mark is not None else None
