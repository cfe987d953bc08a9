"""The references of a passage: which other passages or sections it names, and what it names that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from rulewright.manuscript.marks import DOTTED, plain
from rulewright.manuscript.outline import Passage

_LETTERS = r"(?:\.?\([a-z0-9]{1,3}\))"
_NUMBER = rf"(?:(?:{DOTTED}|[0-9]{{1,4}}|[IVXLC]{{1,7}}\b){_LETTERS}{{0,3}}|\([a-z0-9]{{1,3}}\))"
_LEAD = r"(?P<lead>\b(?:see(?:\s+also)?|rules?|sections?|clauses?|paragraphs?|chapters?|articles?|cf\.)|§§?)\s*"
_LIST = rf"(?P<list>{_NUMBER}(?:\s*(?:,\s*(?:and|or)?|and|or|to|–|-|&)\s*{_NUMBER}){{0,20}})"
NUMBERS = re.compile(rf"{_LEAD}{_LIST}(?![\w%])", re.I)
LOOSE = re.compile(rf"(?<![\w.]){DOTTED}{_LETTERS}{{0,3}}(?![\w%])")
_NAMED = r"see(?:\s+also)?|rules?|rules?\s+(?:on|for)|sections?(?:\s+on)?|chapters?(?:\s+on)?|under"
NAMES = re.compile(rf"\b(?P<lead>{_NAMED})\s+(?:the\s+)?[\"“‘'«]*(?=\w)", re.I)
QUOTED = re.compile(r"\b(?:see|section|chapter)\s+[\"“«](?P<title>[^\"”»]{1,60})[\"”»]", re.I)
FIRM = ("rule", "section", "clause", "paragraph", "chapter", "article", "§")  # behind them a bare number is one
MOST = 100  # of one passage
MOST_WORDS = 8  # of a title


@dataclass(frozen=True, slots=True)
class Mention:
    """Something that a passage refers to: the id that it has in the book, or its words where it has none."""

    to: str
    known: bool


def references(passage: Passage, known: Set[str], titles: Mapping[str, str]) -> list[Mention]:
    """What a passage refers to, in its order, each once, itself left out; ``known`` are ids, ``titles`` of sections."""
    text = passage.block.text
    found: dict[str, Mention] = {}
    for _, reference in sorted(_all(text, passage, known, titles), key=lambda told: told[0]):
        if reference.to not in (passage.id, passage.number):
            found.setdefault(reference.to, reference)
    return list(found.values())[:MOST]


def _all(text: str, passage: Passage, known: Set[str], titles: Mapping[str, str]) -> Iterator[tuple[int, Mention]]:
    for match in NUMBERS.finditer(text):
        firm = match["lead"].lower().rstrip("s").startswith(FIRM)
        for number in re.finditer(_NUMBER, match["list"], re.I):
            name = _resolved(number[0], passage, known)
            if name:
                yield match.start(), Mention(name, True)
            elif "." in number[0] or (firm and number[0].isdigit()):
                yield match.start(), Mention(plain(number[0]).lstrip("."), False)
    for match in LOOSE.finditer(text):
        name = _resolved(match[0], passage, known)
        if name:
            yield match.start(), Mention(name, True)
    for match in NAMES.finditer(text):
        words = re.findall(r"[\w'’-]+", text[match.end() : match.end() + 200])[:MOST_WORDS]
        lead = match["lead"].lower()
        for many in range(len(words), 0, -1):
            title = " ".join(words[:many]).lower()
            if title in titles and (words[0][0].isupper() or lead.startswith(("see", "section", "chapter"))):
                yield match.start(), Mention(titles[title], True)
                break
    for match in QUOTED.finditer(text):
        title = " ".join(match["title"].lower().split()).strip(".,; ")
        if title and title not in titles:
            yield match.start(), Mention(" ".join(match["title"].split()), False)


def _resolved(number: str, passage: Passage, known: Set[str]) -> str:
    """The id of a number, which may count below the passage that names it; nothing if there is none."""
    name = plain(number).lstrip(".")
    around = passage.id
    while around := around.rpartition(".")[0]:
        if f"{around}.{name}" in known and not _whole(name):
            return f"{around}.{name}"
    if f"{passage.section}.{name}" in known and not _whole(name):
        return f"{passage.section}.{name}"
    return name if name in known else ""


def _whole(name: str) -> bool:
    return "." in name
