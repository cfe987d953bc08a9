"""How events and clauses stand to one another, as facts on their pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright.book.model import Clause, Page
from rulewright.checks.shared.event_relations import Kind, Relation
from rulewright.reports.priorities import overridden
from rulewright.reports.reports import SHORTLY
from rulewright.site.book_data import Told
from rulewright.site.text import Link

OUTWARD = {Kind.REQUIRES: "Requires", Kind.CANCELS: "Cancels", Kind.TRIGGERS: "Triggers"}
INWARD = {Kind.REQUIRES: "Required by", Kind.CANCELS: "Cancelled by", Kind.TRIGGERS: "Triggered by"}


@dataclass(frozen=True, slots=True)
class Other:
    """An event that another has to do with, and the clauses by which."""

    event: Link
    clauses: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Related:
    """The events that one has to do with in one way."""

    name: str
    others: tuple[Other, ...]


@dataclass(frozen=True, slots=True)
class Decided:
    """A person's decision between two clauses."""

    prevails: Link
    over: Link
    because: str


@dataclass(frozen=True, slots=True)
class Decision:
    """A person's decision on what a clause means."""

    clause: Link
    means: str
    because: str


@dataclass(frozen=True, slots=True)
class Relations:
    """What a clause prevails over and yields to, by its own words and by rulings, and what acts lead from and to it."""

    over: tuple[Link, ...]
    yields: tuple[Link, ...]
    rulings: tuple[Decided, ...]
    sets_off: tuple[Link, ...]
    set_off_by: tuple[Link, ...]


def events_related(told: Told, shown: Page, at: str) -> Iterator[Related]:
    """What an event requires, cancels, triggers and is in conflict with, and which events do so to it."""
    for kind, name in OUTWARD.items():
        own = [r for r in told.relations if r.kind is kind and r.source == shown.event]
        yield from _related(name, [(r.target, r) for r in own], told, at)
        other = [r for r in told.relations if r.kind is kind and r.target == shown.event]
        yield from _related(INWARD[kind], [(r.source, r) for r in other], told, at)
    against = [r for r in told.relations if r.kind is Kind.CONFLICTS and shown.event in (r.source, r.target)]
    pairs = [(({r.source, r.target} - {shown.event}).pop(), r) for r in against]
    yield from _related("Conflicts with", pairs, told, at)


def _related(name: str, found: Iterable[tuple[str, Relation]], told: Told, at: str) -> Iterator[Related]:
    pages = told.event_pages  # an event without one is told by its name
    others = tuple(Other(told.to(pages.get(event, event), at), told.all(r.clauses, at)) for event, r in found)
    if others:
        yield Related(name, others)


def relations_of(told: Told, clause: Clause, at: str) -> Relations:
    """How a clause stands to others."""
    return Relations(
        over=told.all(overridden(clause), at),
        yields=told.all(told.prevailing.get(clause.id, ()), at),
        rulings=tuple(d for d in decided(told, at) if clause.id in (d.prevails.words, d.over.words)),
        sets_off=told.all(told.set_off.get(clause.id, ()), at),
        set_off_by=told.all(told.set_off_by.get(clause.id, ()), at),
    )


@dataclass(frozen=True, slots=True)
class Seen:
    """What somebody has seen to be wrong, and what has become of it."""

    id: str
    clauses: tuple[Link, ...]
    says: str
    seen: str
    standing: str
    struck: str
    findings: tuple[Link, ...]


def seen(told: Told, at: str, clause: str = "") -> Iterator[Seen]:
    """The reports of a book, or those on one clause of it, in the order of its file."""
    for account in (a for a in told.report.accounts if not clause or clause in a.report.clauses):
        report = account.report
        clauses = told.all((c for c in report.clauses if c in told.book.clauses), at)
        findings = tuple(Link(f.code, told.finding(f), at) for f in account.findings)
        standing = SHORTLY[account.standing]
        yield Seen(report.id, clauses, report.says, report.seen, standing, report.struck, findings)


def decided(told: Told, at: str) -> Iterator[Decided]:
    """The rulings of a book."""
    return (Decided(told.to(r.prevails, at), told.to(r.over, at), r.because) for r in told.book.rulings)
