"""How events and clauses stand to one another, as the rows of facts on their pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.book.model import Clause, Page
from rulewright.checks.shared.event_relations import Kind, Relation
from rulewright.reports.priorities import overridden
from rulewright.site.book_data import Told
from rulewright.site.text import text

OUTWARD = {Kind.REQUIRES: "Requires", Kind.CANCELS: "Cancels", Kind.TRIGGERS: "Triggers"}
INWARD = {Kind.REQUIRES: "Required by", Kind.CANCELS: "Cancelled by", Kind.TRIGGERS: "Triggered by"}


def event_rows(told: Told, shown: Page, at: str) -> Iterator[list[str]]:
    """What an event requires, cancels, triggers and is in conflict with, and which events do so to it."""
    for kind, name in OUTWARD.items():
        own = [r for r in told.relations if r.kind is kind and r.source == shown.event]
        yield from _row(name, [(r.target, r) for r in own], told, at)
        other = [r for r in told.relations if r.kind is kind and r.target == shown.event]
        yield from _row(INWARD[kind], [(r.source, r) for r in other], told, at)
    against = [r for r in told.relations if r.kind is Kind.CONFLICTS and shown.event in (r.source, r.target)]
    yield from _row("Conflicts with", [(({r.source, r.target} - {shown.event}).pop(), r) for r in against], told, at)


def _row(name: str, found: Iterable[tuple[str, Relation]], told: Told, at: str) -> Iterator[list[str]]:
    shown = [f"{told.to(_page_of(told, event), at)}{_by(told, r, at)}" for event, r in found]
    if shown:
        yield [name, ", ".join(shown)]


def _page_of(told: Told, event: str) -> str:
    """The page of an event, where it has one."""
    return told.event_pages.get(event, event)


def _by(told: Told, relation: Relation, at: str) -> str:
    if not relation.clauses:
        return ""
    return f" (by {', '.join(told.to(c, at) for c in relation.clauses)})"


def clause_rows(told: Told, clause: Clause, at: str) -> list[tuple[str, list[str]]]:
    """What a clause prevails over and yields to, by its own words and by rulings, and what acts lead from and to it."""
    rulings = [r for r in told.book.rulings if clause.id in (r.prevails, r.over)]
    decided = [
        f"{told.to(r.prevails, at)} prevails over {told.to(r.over, at)}, because {text(r.because)}" for r in rulings
    ]
    return [
        ("prevails over", joined(told, overridden(clause), at)),
        ("yields to", joined(told, told.prevailing.get(clause.id, ()), at)),
        ("ruling", decided),
        ("sets off", joined(told, told.set_off.get(clause.id, ()), at)),
        ("set off by", joined(told, told.set_off_by.get(clause.id, ()), at)),
    ]


def joined(told: Told, identifiers: Iterable[str], at: str) -> list[str]:
    """Links in one value; no value where there is none."""
    links = [told.to(i, at) for i in identifiers]
    return [", ".join(links)] if links else []
