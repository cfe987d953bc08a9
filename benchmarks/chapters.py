"""Chapters of synthetic books, each read from a file that is a patch.

Lines that begin with ``-`` stand in the book where the defect is planted, lines that begin with ``+`` where it is
mended, all others in both; so a clean chapter is a near miss of a defect. Signs as ``$A`` stand for what every
chapter has of its own: towns A, B and C, P a town of the chapter before it, guilds G and H, page K,
its number N in its region, event E, another event F, which has a page of its own, step S.
``~`` ends the words that a region has of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTS = ("page", "other page", "source", "feature", "rulings", "reports", "model", "phrases", "book")


@dataclass(frozen=True)
class Chapter:
    """A chapter that can be written with its defect or mended."""

    name: str
    expected: tuple[str, ...]  # "CODE CLAUSE CLAUSE" for each finding, with the signs of the chapter still in it
    lines: tuple[tuple[str, str, str], ...]  # part, sign, text

    @property
    def codes(self) -> frozenset[str]:
        """The codes of what is found where the defect is planted."""
        return frozenset(e.split()[0] for e in self.expected)

    @property
    def has_event(self) -> bool:
        """Whether it tells of an event."""
        return any("$E" in text for _, _, text in self.lines)

    @property
    def of_the_book(self) -> bool:
        """Whether its defect is one of the whole book: planted twice it is still found once."""
        return bool(self.text("book", planted=True))

    @property
    def has_two_events(self) -> bool:
        """Whether it tells of another event too."""
        return any("$F" in text for _, _, text in self.lines)

    @property
    def clauses(self) -> int:
        """How many clauses it has."""
        return sum(self.text(part, planted=False).count("clause: $") for part in ("page", "other page"))

    def text(self, part: str, planted: bool) -> str:
        """One part of the chapter, with the defect or mended."""
        left_out = "+" if planted else "-"
        return "".join(text + "\n" for own, sign, text in self.lines if own == part and sign != left_out)


@cache
def chapters(folder: str) -> tuple[Chapter, ...]:
    """The chapters of a folder beside this file, by name: ``plain`` ones, or ``planted`` with a defect each."""
    return tuple(read_chapter(path) for path in sorted((HERE / folder).glob("*.diff")))


def read_chapter(path: Path) -> Chapter:
    """A chapter from its file: what is found in it, then its parts as a patch.

    Raises:
        ValueError: for a line that belongs to no part, or has no sign.
    """
    head, *body = path.read_text(encoding="utf-8").splitlines()
    lines: list[tuple[str, str, str]] = []
    part = ""
    for line in body:
        if line.startswith("@@ "):
            part = line[3:]
        elif part not in PARTS or line[:1] not in (" ", "-", "+"):
            raise ValueError(f"{path.name}: '{line}' is no line of a chapter")
        else:
            lines.append((part, line[0], line[1:]))
    found = tuple(e.strip() for e in head.split(";") if e.strip() != "nothing")
    return Chapter(path.stem, found, tuple(lines))
