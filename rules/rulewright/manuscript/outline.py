"""Blocks to what a book is made of: pages, sections, and passages with ids.

The id of a passage is the number that is printed before it; where that counts anew in each section (``3.``, ``(a)``)
it stands below the section or the rule that it belongs to (``setup.3``, ``4.2.a``); a passage without one is counted
behind the number of its section, if that is one of the whole text, or its name (``4.2-1``, ``setup-2``), with a hyphen,
so that nobody takes it for a number of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.manuscript.blocks import Manuscript, TextBlock, TextBlockKind
from rulewright.manuscript.marks import DOTTED

LONGEST_NAME = 40  # characters of an id that is made from a title
_NUMBER = re.compile(DOTTED)


@dataclass(frozen=True, slots=True)
class Passage:
    """What becomes a clause."""

    id: str
    number: str  # as it is printed, with what it stands below; nothing where none is
    block: TextBlock
    section: str


@dataclass
class OutlineSection:
    """A heading and what stands below it up to the next one."""

    id: str
    title: str
    number: str
    heading: TextBlock | None
    passages: list[Passage] = field(default_factory=list)


@dataclass
class OutlinePage:
    """The sections of a chapter."""

    id: str
    title: str
    sections: list[OutlineSection] = field(default_factory=list)


@dataclass
class Outline:
    """A document as the pages of a book."""

    title: str
    heading: TextBlock | None  # that has the title, where that is no page
    pages: list[OutlinePage] = field(default_factory=list)

    @property
    def sections(self) -> list[OutlineSection]:
        """The sections of all pages."""
        return [section for page in self.pages for section in page.sections]

    @property
    def passages(self) -> list[Passage]:
        """The passages of all sections."""
        return [passage for section in self.sections for passage in section.passages]


@dataclass
class _Names:
    """The ids that are taken."""

    taken: set[str]

    def free(self, *wanted: str) -> str:
        """The first that is not taken, or the last with a number behind it; it is taken from now on."""
        name = next((w for w in wanted if w not in self.taken), "")
        number = 2
        while not name:
            name, number = (f"{wanted[-1]}-{number}" if f"{wanted[-1]}-{number}" not in self.taken else ""), number + 1
        self.taken.add(name)
        return name


def slug(text: str) -> str:
    """A text as part of an id: small letters and digits, hyphens between them."""
    words = re.sub(r"[\W_]+", "-", text.lower()).strip("-")
    if len(words) > LONGEST_NAME:
        words = words[: LONGEST_NAME + 1].rpartition("-")[0] or words[:LONGEST_NAME]
    return words.strip("-") or "text"


def outline_of(manuscript: Manuscript, stem: str) -> Outline:
    """The pages of a document; ``stem`` names it where it has no title.

    A page is what stands below a heading of the highest level; a single one at the top is the title of all.
    """
    blocks = list(manuscript.blocks)
    headings = [b for b in blocks if b.kind is TextBlockKind.HEADING]
    title = _title(blocks, headings)
    outline = Outline(title.text if title is not None else stem, title)
    rest = [b for b in headings if b is not title]
    top = min((b.level for b in rest), default=1)
    names, passages = _Names(set()), _Names(set())
    page: OutlinePage | None = None
    section: OutlineSection | None = None
    context = _Context()
    for block in blocks:
        if block is title:
            continue
        if block.kind is TextBlockKind.HEADING:
            name = names.free(*[n for n in (_numbered(block, page),) if n], slug(block.text))
            section = OutlineSection(name, block.text, block.mark, block)
            if block.level <= top or page is None:
                page = OutlinePage(name, block.text)
                outline.pages.append(page)
            page.sections.append(section)
            context = _Context()
            continue
        if page is None or section is None:
            name = names.free(slug(outline.title))
            page, section = OutlinePage(name, outline.title), OutlineSection(name, outline.title, "", None)
            page.sections.append(section)
            outline.pages.append(page)
        number, wanted = context.names(block, section)
        passage = Passage(passages.free(*wanted), number, block, section.id)
        context.enter(block, passage)
        section.passages.append(passage)
    return outline


def _title(blocks: list[TextBlock], headings: list[TextBlock]) -> TextBlock | None:
    """The heading that names the whole document."""
    if not headings or blocks[0] is not headings[0] or len(headings) < 2:
        return None
    first, others = headings[0], headings[1:]
    alone = all(b.level > first.level for b in others)
    return first if not first.mark and (alone or any(b.mark for b in others)) else None


def _numbered(block: TextBlock, page: OutlinePage | None) -> str:
    """The id of a section by its number."""
    if not block.mark or _NUMBER.fullmatch(block.mark) or block.mark.isdigit() or page is None:
        return block.mark
    return f"{page.id}.{block.mark}" if len(block.mark) == 1 and block.mark.islower() else block.mark


@dataclass
class _Context:
    """What numbers and letters count below, within a section."""

    rule: str = ""  # the last passage with a number of its own
    plain: str = ""  # the last passage without any
    items: list[tuple[int, str]] = field(default_factory=list)  # depth and id of the items around
    unmarked: int = 0

    def names(self, block: TextBlock, section: OutlineSection) -> tuple[str, tuple[str, ...]]:
        """The number that a passage has in the whole document, and the ids that it may have, the best first."""
        if not block.mark:
            self.unmarked += 1
            name = section.number if _NUMBER.fullmatch(section.number) else slug(section.title)
            return "", (f"{name}-{self.unmarked}",)
        if _NUMBER.match(block.mark):
            return block.mark, (block.mark,)
        around = next((name for depth, name in reversed(self.items) if depth < block.level), "")
        base = around or (self.rule if not block.mark.isdigit() else "") or section.id
        best = f"{base}.{block.mark}"
        return best, (best, f"{self.plain or base}.{block.mark}")

    def enter(self, block: TextBlock, passage: Passage) -> None:
        """A passage is behind us."""
        if block.kind is not TextBlockKind.ITEM:
            self.items.clear()
            self.plain = passage.id
        else:
            self.items = [(depth, name) for depth, name in self.items if depth < block.level]
            self.items.append((block.level, passage.id))
        if block.mark and (_NUMBER.match(block.mark) or block.mark.isdigit()):
            self.rule = passage.id


def titles(sections: Iterable[OutlineSection]) -> dict[str, str]:
    """The id of each section by its title in small letters; none for a title that several have."""
    found: dict[str, str] = {}
    twice: set[str] = set()
    for section in sections:
        title = " ".join(section.title.lower().split())
        twice |= {title} & found.keys()
        found.setdefault(title, section.id)
    return {title: name for title, name in found.items() if title not in twice}
