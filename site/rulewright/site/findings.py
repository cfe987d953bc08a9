"""The page of a finding, with all its evidence."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from markupsafe import Markup

from rulewright.evidence.findings import Finding, comes_about, told_cures
from rulewright.gherkin.picture import picture
from rulewright.language.errors import Position
from rulewright.language.types import Value
from rulewright.site.applies import with_facts
from rulewright.site.book_data import Told
from rulewright.site.codes import check_words, in_words
from rulewright.site.text import Link, Sentence

CHECKS_START = "checks/index.md"


@dataclass(frozen=True, slots=True)
class Side:
    """A clause of a finding: what it says, and what it demands where that is more."""

    clause: Link
    says: str
    demand: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """The picture of a state, as SVG, and how wide it was drawn, in pixels; 0 where that is not known."""

    svg: Markup
    width: int


@dataclass(frozen=True, slots=True)
class FindingPage:
    """A finding with all its evidence."""

    template: ClassVar = "finding.md"
    finding: Finding
    status: str
    sides: tuple[Side, ...]
    elsewhere: Link  # what else applies in its state
    picture: Drawing | None
    cures: tuple[str, ...]
    happened: tuple[Sentence, ...]  # each begins with the clause or part that did it, if one did
    command: str  # that plays it again
    check: Link
    book: Link
    related: tuple[Link, ...]
    comes_about: str  # how far its state is known to come about
    positions: tuple[str, ...]
    board: Link


def check_page(code: str) -> str:
    """The page that explains a code."""
    return f"checks/{code}.md"


def finding_page(told: Told, finding: Finding) -> FindingPage:
    """A finding with all its evidence."""
    at, folder = told.finding(finding), shlex.quote(told.path.resolve().name)
    return FindingPage(
        finding=finding,
        status=in_words(finding.status),
        sides=sides(told, finding, at),
        elsewhere=with_facts(told, finding.witness, at),
        picture=drawn(told, finding),
        cures=tuple(told_cures(finding)),
        happened=tuple(_happened(told, line, at) for line in told.replays.get(finding.fingerprint, ())),
        command=f"rulewright explain {finding.fingerprint} {folder} --scenario",
        check=Link(check_words(finding.code, finding.name), check_page(finding.code), at),
        book=told.home(at),
        related=told.all(finding.related, at),
        comes_about=comes_about(finding),
        positions=tuple(_place(told, p) for p in finding.positions),
        board=Link("all findings", told.board(finding.code), at),
    )


def sides(told: Told, finding: Finding, at: str) -> tuple[Side, ...]:
    """The clauses of a finding, each with what it says and demands."""
    return tuple(_side(told, finding, clause, at) for clause in finding.clauses)


def _side(told: Told, finding: Finding, identifier: str, at: str) -> Side:
    clause = told.book.clauses.get(identifier)
    says, demand = clause.says if clause is not None else "", finding.demands.get(identifier, "")
    return Side(told.to(identifier, at), says, "" if clause is not None and demand == says else demand)


def drawn(told: Told, finding: Finding) -> Drawing | None:
    """The picture of a finding's state, no wider than it was drawn."""
    cells = [((name, tuple(_values(args))), _value(value)) for name, args, value in finding.cells]
    if not cells:
        return None
    svg = " ".join(picture(told.book, cells, f"The state of {finding.fingerprint}").split("\n"))
    box = re.search(r'viewBox="\S+ \S+ (\S+) \S+"', svg)
    return Drawing(Markup(svg), round(float(box[1])) if box else 0)


def _values(args: Iterable[object]) -> list[Value]:
    return [_value(a) for a in args]


def _value(value: object) -> Value:
    assert value is None or isinstance(value, (bool, int, str))
    return value


def _happened(told: Told, said: str, at: str) -> Sentence:
    """A line of a trace; the clause or part at the beginning of one leads to its page."""
    first, blank, rest = said.partition(" ")
    clause = first.partition("#")[0]
    known = clause in told.book.clauses
    return (Link(first, told.places[clause], at), Link(blank + rest)) if known else (Link(said),)


def _place(told: Told, position: Position) -> str:
    """A place as seen from the folder that holds the book."""
    way = os.path.relpath(position.path, told.path.resolve().parent) if position.path else ""
    return str(replace(position, path=way.replace(os.sep, "/")))
