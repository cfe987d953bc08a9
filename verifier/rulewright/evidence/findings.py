"""Findings: what a check reports, with all its evidence, and the questions they are made from."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from rulewright.book.model import Anchor, Book, Ruling
from rulewright.evidence.matter import of_clauses
from rulewright.language.errors import Position
from rulewright.language.expr import Expr, Variable

OF_TABLES = ("overlap", "gap", "table-edge")
Parties = tuple[str, frozenset[str]]  # a code and clauses in whatever order
Known = Mapping[str, Parties]  # by fingerprint, what is told in one line


class Severity(Enum):
    """How bad a finding is; the order is from worst to mildest."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"

    @property
    def rank(self) -> int:
        """0 for an error, rising."""
        return list(Severity).index(self)


class Tier(Enum):
    """How far a state is known to come about; the order is from what is known best."""

    SEEN = "seen in play"  # a random game came there; its record replays
    REACHED = "reached"  # by moves from set-up without any change from outside; the record replays
    INVARIANT = "lawful under the invariants"  # of what is known to be always so nothing is against it
    UNKNOWN = "lawful, unknown in play"  # no law is against it; whether anything else is, could not be asked
    LAWFUL = "lawful only"  # no law is against it, though play from set-up does not come there

    @property
    def rank(self) -> int:
        """0 for what is seen, rising."""
        return list(Tier).index(self)


class Proof(Enum):
    """How it is known that something never comes about."""

    EXHAUSTED = "exhausted"  # every lawful state was gone through, by the solver
    INDUCTIVE = "inductive"  # it is so at set-up and every move keeps it so
    BOUNDED = "bounded"  # every lawful state with no more than some number of members that the text does not name


HOW = {
    Proof.EXHAUSTED: "Proved of every lawful state.",
    Proof.INDUCTIVE: "Proved of all play: it is so at set-up, and every move keeps it so.",
    Proof.BOUNDED: "Proved of every lawful state with no more of a sort than the book names and its spare members.",
}


@dataclass(frozen=True, slots=True)
class Check:
    """A kind of defect: its stable code, its name, and one sentence on what it is."""

    code: str
    name: str
    severity: Severity  # at most; where a state shows the defect, it is less where play is not known to lead there
    sentence: str
    contradiction: bool = False  # what its clauses say cannot all be so
    together: bool = False  # it shows only where each of its clauses applies


@dataclass(frozen=True, slots=True)
class Ending:
    """A Then of a replay: fixed words, or words around a cell or an act under the witness's binding."""

    words: str = ""
    cell: tuple[str, tuple[Expr, ...], Expr] | None = None  # field, arguments, a value
    act: tuple[str, tuple[Expr, ...]] | None = None
    others: tuple[tuple[str, tuple[Expr, ...]], ...] = ()  # acts any of which will do in its place


@dataclass(frozen=True, slots=True)
class Query:
    """A question of a check: the defect is there iff a lawful state and parameters meet ``question``.

    A long one is worked out when it is asked: most known findings are shown by their examples.

    ``question`` is over the state when the moment of ``anchor`` begins. With no anchor the defect
    shows in the state itself.
    """

    check: Check
    clauses: tuple[str, ...]
    message: str
    asks: Expr | Callable[[], Expr]
    parameters: tuple[Variable, ...] = ()
    anchor: Anchor | None = None
    then_played: str = ""  # the words that play what comes after the moment
    ending: Ending = Ending()
    demands: Mapping[str, str] = field(default_factory=dict)
    named: tuple[tuple[str, Ending], ...] = ()  # demands of one clause under several bindings, told under the witness's
    whom: tuple[Variable, ...] = ()  # that the message names: whom they stand for is told with it
    cures: tuple[str, ...] = ()
    core: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    cell: str = ""  # what is contested, for the fingerprint
    worded: bool = False  # that is said in words of the book, and the matter says it in its formal reading
    matter: str | None = None  # what it is about, for the fingerprint; else all that its clauses say of the cell
    region: tuple[str, ...] = ()
    severity: Severity | None = None
    also: tuple[Ending, ...] = ()  # further Thens
    first: tuple[Ending, ...] = ()  # Thens of the state before the moment
    other: Book | None = None  # the book with another reading of a clause, in which the replay has to fail
    readings: tuple[str, ...] = ()  # the adopted one and the other one
    parts: tuple[str, ...] = ()  # the parts of its clauses that take part; all of them where none is named
    tentative: bool = False  # asks less than the table does: a witness that does not replay leaves it open
    lax: bool = False  # the same of a question that is asked as long as any other
    between: bool | None = None  # whether its clauses contest the cell in the replay; if not, nor do their sections
    changes: bool = False  # whether one of them changes the cell by an amount, and so contests it with any that sets it
    stops: bool = False  # play comes to a stop by it, before it is seen what sections side by side contest
    crowded: bool = False  # one of so many pairs of a crowd that no cure is proved for it
    of_definitions: bool = False  # asks about states in which circular definitions come to no end, as no other does
    coarse: bool = False  # a short cut, not asked long: another query asks the same in full, and tells if it stays open

    @property
    def question(self) -> Expr:
        """The condition that is asked about."""
        return self.asks if isinstance(self.asks, Expr) else self.asks()

    def names(self, book: Book) -> Names:
        """The fingerprints of what it finds."""
        return fingerprints(book, self.check.code, self.clauses, self.cell, self.matter, self.worded)

    @property
    def parties(self) -> Parties:
        """The code and the clauses of what it finds."""
        return self.check.code, frozenset(self.clauses)

    @property
    def curable(self) -> bool:
        """Whether a cure may be proved for what it finds."""
        return self.other is None and not self.tentative and not self.crowded


@dataclass(frozen=True, slots=True)
class Finding:
    """A defect of a book, with its evidence."""

    code: str
    name: str
    severity: Severity
    book: str
    clauses: tuple[str, ...]
    message: str
    moment: str = ""
    witness: tuple[str, ...] = ()
    demands: Mapping[str, str] = field(default_factory=dict)
    core: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    region: tuple[str, ...] = ()
    scenario: str = ""
    replayed: bool = False
    cures: tuple[str, ...] = ()
    fingerprint: str = ""
    former: str = ""  # the fingerprint that earlier versions gave it, where that is another one
    status: str = "open"  # or baselined, or ruled; then with the reason
    reason: str = ""
    positions: tuple[Position, ...] = ()
    cells: tuple[tuple[str, tuple[object, ...], object], ...] = ()
    path: tuple[str, ...] = ()  # moments from set-up to the witness, in words
    reach: str = ""  # a sentence: whether the witness is reached from set-up, in how many moments
    tier: Tier | None = None  # how far its witness is known to come about; nothing where it has none
    lowered_from: Severity | None = None  # what it would be if play were known to lead there, where it is less
    granted: tuple[str, ...] = ()  # the changes by the rest of the game that are taken for granted for it
    record: str = ""  # from set-up to the finding, as a scenario that was replayed; where it is seen or reached
    never: Proof | None = None  # how it is proved, where it says that something never comes about
    proved_cures: tuple[str, ...] = ()  # the cures that are proved to remove the finding
    brief: bool = False  # known and told in one line: without evidence
    example: str = ""  # its witness as JSON, for ``examples.json``

    @property
    def parties(self) -> Parties:
        """The code and the clauses."""
        return self.code, frozenset(self.clauses)

    @property
    def sort_key(self) -> tuple[object, ...]:
        """The order of reports: by place, then by code."""
        first = self.positions[0] if self.positions else Position()
        return (first.path, first.line, self.code, self.clauses, self.fingerprint)


def demands_by_clause(demands: Iterable[tuple[str, str]]) -> dict[str, str]:
    """What each of some clauses demands, all of it where one demands several things."""
    found: dict[str, dict[str, None]] = {}
    for clause, demand in demands:
        found.setdefault(clause, {})[demand] = None
    return {clause: "; ".join(told) for clause, told in found.items()}


def may_be_cured(finding: Finding) -> bool:
    """Whether there is a kind of cure that could be proved: for two clauses that collide, and for tables."""
    return len(finding.clauses) == 2 or finding.name in OF_TABLES


def is_known(known: Known, finding: Finding) -> bool:
    """Whether a finding is told in one line."""
    return known.get(finding.fingerprint) == finding.parties


def in_one_line(finding: Finding) -> Finding:
    """A finding without its evidence."""
    nothing = {"moment": "", "witness": (), "demands": {}, "core": (), "scenario": "", "cells": (), "example": ""}
    return replace(finding, **nothing, brief=True)  # type: ignore[arg-type]  # each of the type of its field


def comes_about(finding: Finding) -> str:
    """How far the state of a finding is known to come about, or how it is proved that something never does."""
    if finding.never is not None:
        return HOW[finding.never]
    if finding.tier is None:
        return ""
    taken = f", if the rest of the game brings about: {'; '.join(finding.granted)}" if finding.granted else ""
    less = finding.lowered_from
    lowered = f" (so {_a(finding.severity)}, not {_a(less)})" if less is not None else ""
    return f"Comes about: {finding.tier.value}{lowered}{taken}."


def _a(severity: Severity) -> str:
    return f"an {severity.value}" if severity is Severity.ERROR else f"a {severity.value}"


def told_cures(finding: Finding) -> tuple[str, ...]:
    """The cures of a finding, marked where they are proved to remove it."""
    return tuple(f"{cure} (proved)" if cure in finding.proved_cures else cure for cure in finding.cures)


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A question that was not decided within the bounds."""

    code: str
    book: str
    clauses: tuple[str, ...]
    reason: str
    finding: str = ""  # the fingerprint of what would be found, where that is known
    known: str = ""  # the reason of a person who has looked at it

    @property
    def why(self) -> str:
        """Why there is no answer, and what a person who knows it says of that."""
        return f"{self.reason}; known: {self.known}" if self.known else self.reason


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a ruling settles; or why that is not known, where it seems to settle nothing."""

    ruling: Ruling
    findings: tuple[Finding, ...]
    doubt: str = ""


class Names(NamedTuple):
    """The fingerprint of a finding, and that which earlier versions gave it, where that is another one."""

    fingerprint: str
    former: str


def fingerprints(
    book: Book, code: str, clauses: tuple[str, ...], cell: str, matter: str | None = None, worded: bool = False
) -> Names:
    """The fingerprints of what is found between some clauses: if not told, it is about all that they say of the cell.

    Where the cell is ``worded`` it is in words of the book, for which the matter stands.
    """
    said = of_clauses(book, clauses, cell) if matter is None else matter
    former = fingerprint(code, clauses, cell)
    found = fingerprint(code, clauses, "" if worded else cell, said)
    return Names(found, former if former != found else "")


def fingerprint(code: str, clauses: tuple[str, ...], cell: str, matter: str = "") -> str:
    """A name for a finding that stays while its code, parties and cell stay, and what it is about."""
    text = "|".join([code, *sorted(clauses), cell, *([matter] if matter else [])])
    return hashlib.sha256(text.encode()).hexdigest()[:16]
