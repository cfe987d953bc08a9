"""A page of a book: its clauses in order, each with all that is known about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rulewright.book.model import Clause, Page, Section
from rulewright.site.book_data import Told, tally
from rulewright.site.clause import Shown, clause_shown
from rulewright.site.errata import Amended, deleted_in
from rulewright.site.relations import Related, events_related
from rulewright.site.runs import last_test_run
from rulewright.site.text import Link, url


@dataclass(frozen=True, slots=True)
class Passage:
    """A section with its clauses."""

    title: str
    id: str
    block: str  # how the clauses of a moment go together: steps or together
    referred: tuple[Link, ...]
    clauses: tuple[Shown, ...]
    deleted: tuple[tuple[str, tuple[Amended, ...]], ...]  # clauses that errata deleted


@dataclass(frozen=True, slots=True)
class ClausesPage:
    """A page of clauses, and how it fares."""

    template: ClassVar = "clauses.md"
    name: str
    book: Link
    version: str  # of the text
    script: str  # the address of what copies a link or a citation
    header: tuple[tuple[str, str], ...]
    related: tuple[Related, ...]
    clauses: int
    passed: int
    failed: int
    tested: str
    findings: Link  # how many, on the board
    referred: tuple[Link, ...]
    sections: tuple[Passage, ...]


def page_title(shown: Page) -> str:
    """The title of a page, with its number where it has one."""
    numbered = shown.event or any(c.isdigit() for c in shown.id)
    return f"{shown.id} {shown.title}" if numbered and shown.title else shown.title or shown.id


def clause_page(told: Told, shown: Page) -> ClausesPage:
    """A page of clauses."""
    at, clauses = told.pages[shown.id], clauses_of(told, shown)
    results = [r for c in clauses for r in told.of_clause.get(c.id, ())]
    found = {f.fingerprint: f for c in clauses for f in told.found.get(c.id, ())}
    return ClausesPage(
        name=page_title(shown),
        book=told.home(at),
        version=told.version,
        script=url("share.js", at),
        header=tuple(dict.fromkeys(header_facts(told, shown))),
        related=tuple(events_related(told, shown, at)) if shown.event else (),
        clauses=len(clauses),
        passed=sum(r.passed for r in results),
        failed=sum(not r.passed for r in results),
        tested=last_test_run(told),
        findings=Link(tally(found.values(), "no findings"), told.board(page=shown.id) if found else "", at),
        referred=told.all(sorted(set(told.referrers.get(shown.id, ()))), at),
        sections=tuple(_section(told, told.book.sections[name], at) for name in shown.sections),
    )


def clauses_of(told: Told, shown: Page) -> list[Clause]:
    """The clauses of a page, in order."""
    return [told.book.clauses[c] for s in shown.sections for c in told.book.sections[s].clauses]


def header_facts(told: Told, shown: Page) -> Iterator[tuple[str, str]]:
    """What the headings of an event say; nothing for a page without one."""
    headers = (c.header for c in clauses_of(told, shown)) if shown.event else ()
    for header in (h for h in headers if h is not None):
        if header.period:
            yield "Period", header.period
        if header.date:
            first, last = header.date
            yield "Date", str(first) if first == last else f"{first} to {last}"
        if header.lasts:
            yield "Lasts", header.lasts
        yield "Occurs", "more than once" if header.repeatable else "once"


def _section(told: Told, section: Section, at: str) -> Passage:
    others = told.referrers.get(section.id, ()) if section.id not in told.book.clauses else ()
    clauses = [told.book.clauses[name] for name in section.clauses]
    return Passage(
        title=section_title(section),
        id=section.id,
        block=section.block.value,
        referred=told.all(others, at),
        clauses=tuple(clause_shown(told, c, at, 4 if c.parent in section.clauses else 3) for c in clauses),
        deleted=deleted_in(told, section, at),
    )


def section_title(section: Section) -> str:
    """The title of a section, or what its id says beyond that of its page."""
    own = section.id.rpartition("/")[2].replace(".", " ")
    return section.title if section.title not in ("", section.id) else own[:1].upper() + own[1:]
