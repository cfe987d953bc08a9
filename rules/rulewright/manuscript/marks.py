"""The numbers and letters that are printed before rules: ``16.5.3``, ``IV.2``, ``3.``, ``(a)``, ``§ 5``."""

from __future__ import annotations

import re
from dataclasses import dataclass

_ROMAN = "[IVXLCDM]{1,7}"
DOTTED = rf"(?:[0-9]{{1,4}}|{_ROMAN}|[A-Z])(?:\.[0-9]{{1,4}}[a-z]?)+"
_SIMPLE = rf"[0-9]{{1,4}}[a-z]?|{_ROMAN}|[A-Za-z]|[ivx]{{1,5}}"
_WORD = r"(?:chapter|part|section|article|rule)\s+"
MARK = re.compile(
    rf"\s*(?:(?P<dotted>{DOTTED}(?:\([a-z0-9]{{1,3}}\))*)[.):]?"
    rf"|§+\s?(?P<paragraph>(?:{DOTTED})|[0-9]{{1,4}}[a-z]?)[.):]?"
    rf"|\((?P<bracketed>{_SIMPLE})\)"
    rf"|(?P<simple>{_SIMPLE})[.)]"
    r"|(?P<bullet>[-*•‣◦–—·]))(?=\s)\s*"
)
_HEADED = re.compile(
    rf"\s*(?:{_WORD}(?P<worded>(?:{DOTTED})|{_SIMPLE})|(?P<plain>[0-9]{{1,4}}))[.):]?(?:\s*[–—:-])?(?=\s|$)\s*", re.I
)
_ENDS = re.compile(r"[.:;!?)\]\"'”’]\s*\Z")


@dataclass(frozen=True, slots=True)
class Mark:
    """What is printed before a passage."""

    text: str  # without brackets and full stops; nothing for a bullet
    dotted: bool  # whether it is a number of its own in the whole document
    end: int  # where the passage begins behind it


def mark_of(text: str) -> Mark | None:
    """The mark with which a text begins."""
    found = MARK.match(text)
    if found is None:
        return None
    whole = found["dotted"] or found["paragraph"]
    if whole:
        return Mark(plain(whole), True, found.end())
    return Mark(found["bracketed"] or found["simple"] or "", False, found.end())


def heading_mark(text: str) -> tuple[str, str]:
    """The number of a heading and its title: of ``Chapter 3: Retreats``, ``3 Retreats`` and ``4.2 Retreats``."""
    found = _HEADED.match(text)
    if found is not None and text[found.end() :].strip():
        return found["worded"] or found["plain"], text[found.end() :].strip()
    mark = mark_of(text)
    if mark is not None and mark.text and text[mark.end :].strip():
        return mark.text, text[mark.end :].strip()
    return "", text.strip()


def plain(number: str) -> str:
    """A number as an id has it: ``4.2(a)`` is 4.2.a."""
    return re.sub(r"\.?\(([a-z0-9]+)\)", r".\1", number)


def starts_anew(before: str, line: str, marked: bool) -> bool:
    """Whether a line within a paragraph begins a rule of its own, ``before`` being the line above it.

    A line that was broken may begin with a number by chance: the line above has to be at its end, or a list to go on.
    """
    mark = mark_of(line)
    if mark is None or not line[mark.end :].strip():
        return False
    return bool(_ENDS.search(before)) or (marked and not line[mark.end].islower()) or not mark.text
