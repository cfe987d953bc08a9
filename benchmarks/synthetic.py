"""Synthetic books of any size, with defects planted in them; what is written depends on size and seed alone.

A book is a row of regions. A region has towns, guilds and words of its own and a few chapters; a chapter has a step
or an event of its own and reads a town of the chapter before it. So the number of clauses that share a moment and a
cell stays the same however large the book is, and it is about that of the shipped books.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from string import Template

from benchmarks.chapters import HERE, PARTS, Chapter, chapters
from benchmarks.words import name_of

CHAPTERS_PER_REGION = 20
TOWNS = 3  # of a chapter
FEW = 300  # clauses
SOURCES = "sources"  # the folder of the documents
TRADES = ("smiths", "bakers", "weavers", "masons")

Expected = tuple[str, ...]  # a code and the clauses that are party to the finding, sorted
Drawn = tuple[Chapter, bool]  # and whether its defect is planted


@dataclass
class Written:
    """A book as it was written: what is planted in it, and of what it is made."""

    folder: Path
    expected: set[Expected] = field(default_factory=set)
    clauses: int = 0
    steps: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    rulings: list[str] = field(default_factory=list)
    reports: list[str] = field(default_factory=list)
    declared: dict[str, None] = field(default_factory=dict)  # lines of book.yaml that chapters need, each once
    own: dict[str, str] = field(default_factory=lambda: {"model": "", "phrases": ""})  # vocabulary of chapters


@dataclass(frozen=True)
class Region:
    """Some chapters and what they share."""

    number: int
    chapters: tuple[Drawn, ...]

    @property
    def name(self) -> str:
        """The name of the region, as one word."""
        return name_of(self.number).replace(" ", "-")

    @property
    def towns(self) -> list[str]:
        """The towns, three for each chapter."""
        first = self.number * CHAPTERS_PER_REGION * TOWNS
        return [name_of(first + i) for i in range(TOWNS * len(self.chapters))]

    @property
    def guilds(self) -> list[str]:
        """The guilds, the first of which is the eldest."""
        return [f"{name_of(self.number)} {trade}" for trade in TRADES]

    def signs(self, number: int) -> dict[str, str]:
        """What the signs of one chapter stand for."""
        towns, page = self.towns, f"{self.name}.{number + 1}"
        own = dict(zip("ABC", towns[number * TOWNS :], strict=False))
        guilds = {"G": self.guilds[number % len(TRADES)], "H": self.guilds[0]}
        named = {"K": page, "E": page, "F": f"{page}.bis", "N": str(number + 1), "S": f"{own['A']} season"}
        return {**own, **guilds, **named, "P": towns[number * TOWNS - 1]}

    def told(self, text: str, signs: dict[str, str]) -> str:
        """A text with its signs filled in, its words being those of the region."""
        return Template(text.replace("~", "_" + self.name.lower().replace("-", "_"))).substitute(signs)


def write_book(
    folder: Path, clauses: int, seed: int = 0, planted: tuple[Chapter, ...] = (), near: float = 0.5
) -> Written:
    """Write a book of about so many clauses with these defects planted.

    ``near`` is the share of near misses among the chapters. One that leans on a ruling is among them only in a
    book of few clauses: the shipped books have no rulings, and each of them is proved by itself.
    """
    drawn = plan(clauses, seed, planted, near)
    cuts = range(0, len(drawn), CHAPTERS_PER_REGION)
    regions = [Region(n, tuple(drawn[i : i + CHAPTERS_PER_REGION])) for n, i in enumerate(cuts)]
    written = Written(folder)
    (folder / "features").mkdir(parents=True, exist_ok=True)
    for region in regions:
        write_region(region, written)
    (folder / "book.yaml").write_text(
        _shared("book") + "".join(sorted(written.declared, key=_own_key)), encoding="utf-8"
    )
    for file in ("model", "phrases"):
        (folder / f"{file}.yaml").write_text(vocabulary(file, regions, written), encoding="utf-8")
    if written.rulings:
        (folder / "rulings.yaml").write_text("rulings:\n" + "".join(written.rulings), encoding="utf-8")
    if written.reports:
        (folder / "reports.yaml").write_text("reports:\n" + "".join(written.reports), encoding="utf-8")
    return written


def plan(clauses: int, seed: int, planted: tuple[Chapter, ...], near: float) -> list[Drawn]:
    """So many clauses in chapters of all kinds, in an order of their own, the planted ones among them.

    Of the chapters without a defect those with an event are rarer.
    """
    draw = random.Random(seed)
    plain = [c for c in chapters("plain") for _ in range(1 if c.has_event else 3)]
    mended = [c for c in chapters("planted") if clauses <= FEW or not c.text("rulings", planted=False)]
    found = [(c, True) for c in planted]
    left = clauses - sum(c.clauses for c in planted)
    while left > 0:
        chapter = draw.choice(mended if draw.random() < near else plain)
        found.append((chapter, False))
        left -= chapter.clauses
    draw.shuffle(found)
    return found


def write_region(region: Region, written: Written) -> None:
    """Write the pages and scenarios of a region, and note what the book as a whole has to know of them."""
    home = written.folder / region.name
    home.mkdir(exist_ok=True)
    feature = [f"Feature: {region.name}\n\n"]
    for number, (chapter, planted) in enumerate(region.chapters):
        signs = region.signs(number)
        text = {part: region.told(chapter.text(part, planted), signs) for part in PARTS}
        (home / f"{signs['K']}.yaml").write_text(text["page"], encoding="utf-8")
        if text["other page"]:
            (home / f"{signs['F']}.yaml").write_text(text["other page"], encoding="utf-8")
        if text["source"]:
            (written.folder / SOURCES).mkdir(exist_ok=True)
            (written.folder / SOURCES / f"{signs['K']}.txt").write_text(text["source"], encoding="utf-8")
        feature.append(text["feature"])
        written.rulings += [f"  - {line}\n" for line in text["rulings"].splitlines()]
        written.reports += [f"  - {line}\n" for line in text["reports"].splitlines()]
        written.declared |= dict.fromkeys(text["book"].splitlines(keepends=True))
        for file in written.own:
            written.own[file] += text[file]
        written.clauses += chapter.clauses
        written.steps.append(signs["S"])
        written.events += [signs["E"]] if chapter.has_event else []
        written.events += [signs["F"]] if chapter.has_two_events else []
        if planted:
            written.expected |= {_party(region.told(e, signs)) for e in chapter.expected}
    path = written.folder / "features" / f"{region.name}.feature"
    path.write_text("".join(feature), encoding="utf-8")


def _party(text: str) -> Expected:
    code, *clauses = text.split()
    return (code, *sorted(clauses))


def vocabulary(file: str, regions: list[Region], written: Written) -> str:
    """The model or the phrases: what all regions share, and below each heading what regions and chapters add."""
    heads = {"Events": ", ".join(written.events or ["none"]), "Steps": ", ".join(written.steps)}
    gathered = {k: [Template(v).substitute(heads)] for k, v in _sections(_shared(file), headed=True).items()}
    own = _sections(_shared(f"region_{file}"), headed=False)
    for region in regions:
        signs = {"Towns": ", ".join(region.towns), "Guilds": ", ".join(region.guilds), **region.signs(0)}
        for key, text in own.items():
            gathered[key].append(region.told(text, signs))
    for key, text in _sections(written.own[file], headed=False).items():
        gathered[key].append(text)
    return "".join("".join(texts) for texts in gathered.values())


def _shared(stem: str) -> str:
    """A file of vocabulary."""
    return (HERE / "vocabulary" / f"{stem}.yaml").read_text(encoding="utf-8")


def _sections(text: str, headed: bool) -> dict[str, str]:
    """The sections of a vocabulary by their key, with their heading or without; a key may come more than once."""
    found: dict[str, str] = {}
    key = ""
    for line in text.splitlines(keepends=True):
        if line.startswith(" "):
            found[key] += line
        else:
            key = line.split(":")[0]
            found[key] = found.get(key, "") + (line if headed else "")
    return found


def _own_key(line: str) -> bool:
    """Whether a line of book.yaml is no continuation of what stands at its end."""
    return not line.startswith(" ")
