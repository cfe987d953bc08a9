"""A page of a book: its clauses in order, each with all that is known about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from rulewright.book.model import Clause, Norm, Page, Part, Row, Section
from rulewright.evidence.findings import Finding
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.scenario import Scenario
from rulewright.reports.prose import moment_words
from rulewright.site.book_data import Told, tally
from rulewright.site.errata import Amended, Deleted, amended_by, deleted_in
from rulewright.site.phrases import linked, sorts_of
from rulewright.site.readings import ReadPart, reading, readings_left, row_words
from rulewright.site.relations import Related, Relations, events_related, relations_of
from rulewright.site.runs import last_test_run, mutation_score
from rulewright.site.text import Link, Sentence


@dataclass(frozen=True, slots=True)
class Case:
    """A clause within another, with the results of a roll that lead to it if any do."""

    clause: Link
    says: str
    result: str = ""


@dataclass(frozen=True, slots=True)
class Cases:
    """The rows of a clause, called by what they are; those of a roll say of what, and what changes it."""

    name: str  # part, case or result
    rows: tuple[Case, ...]
    roll: Sentence = ()
    low: int = 0
    high: int = 0
    rest: bool = False
    modifiers: tuple[Case, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """A finding about a clause, with the other clauses."""

    page: str  # its address
    others: tuple[Link, ...]
    status: str


@dataclass(frozen=True, slots=True)
class Alike:
    """Findings of one message."""

    code: str
    name: str
    message: str
    found: tuple[Found, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """A part in words, under its label: what it says, by the word that it says it under."""

    label: str
    said: tuple[tuple[str, tuple[Sentence, ...]], ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """Where and why a scenario fails."""

    line: int
    title: str
    why: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A scenario that stands at another clause of the page."""

    title: str
    clause: Link


@dataclass(frozen=True, slots=True)
class About:
    """Where a clause comes from, and what it has to do with others."""

    note: str
    confirms: tuple[str, ...]
    counts: tuple[str, ...]
    takes: tuple[str, ...]
    parent: Link | None
    relations: Relations
    refers: tuple[Link, ...]
    referred: tuple[Link, ...]
    mutation: str
    document: str
    lines: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Shown:
    """A clause with all that is known about it."""

    id: str
    short: str  # its name in the contents of the page
    level: int
    says: str
    amended: tuple[Amended, ...]
    moments: tuple[str, ...]
    kind: str
    partial: str
    scenarios: int
    failed: tuple[Failure, ...]
    gherkin: str  # of the scenarios that stand here
    elsewhere: tuple[Elsewhere, ...]
    cases: Cases | None
    findings: tuple[Alike, ...]
    severity: str  # of the worst of them
    adopted: str
    readings: tuple[Reading, ...]
    left: tuple[Reading, ...]  # not adopted
    about: About


@dataclass(frozen=True, slots=True)
class Passage:
    """A section with its clauses."""

    title: str
    id: str
    block: str  # how the clauses of a moment go together: steps or together
    referred: tuple[Link, ...]
    clauses: tuple[Shown, ...]
    deleted: tuple[Deleted, ...]


@dataclass(frozen=True, slots=True)
class ClausesPage:
    """A page of clauses, and how it fares."""

    template: ClassVar = "clauses.md"
    name: str
    book: Link
    header: tuple[tuple[str, str], ...]
    related: tuple[Related, ...]
    clauses: int
    passed: int
    failed: int
    tested: str
    findings: str
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
    return ClausesPage(
        name=page_title(shown),
        book=told.home(at),
        header=tuple(header_facts(told, shown)),
        related=tuple(events_related(told, shown, at)) if shown.event else (),
        clauses=len(clauses),
        passed=sum(r.passed for r in results),
        failed=sum(not r.passed for r in results),
        tested=last_test_run(told),
        findings=tally({f.fingerprint: f for c in clauses for f in told.found.get(c.id, ())}.values()),
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


def clause_shown(told: Told, clause: Clause, at: str, level: int) -> Shown:
    """A clause with all that is known about it."""
    results, found = told.of_clause.get(clause.id, []), told.found.get(clause.id, [])
    first = [(r.scenario, _shown_first(told, clause, r.scenario)) for r in results]
    readings = zip(clause.parts, reading(told.book, clause), strict=True)
    left = zip(clause.alternatives, readings_left(told.book, clause), strict=True)
    return Shown(
        id=clause.id,
        short=clause.id.rpartition("/")[2],
        level=level,
        says=clause.says,
        amended=amended_by(told, clause.id, at),
        moments=_moments(told, clause),
        kind=clause.kind.value,
        partial=clause.partial,
        scenarios=len(results),
        failed=tuple(Failure(r.line, r.scenario.title, r.failure) for r in results if not r.passed),
        gherkin="\n".join(gherkin(s) for s, place in first if place == clause.id),
        elsewhere=tuple(Elsewhere(s.title, told.to(place, at)) for s, place in first if place != clause.id),
        cases=cases_of(told, clause, at),
        findings=_findings(told, found, clause, at),
        severity=min(found, key=lambda f: f.severity.rank).severity.value if found else "",
        adopted=clause.adopted,
        readings=tuple(_reading(told, part, read, at) for part, read in readings),
        left=tuple(_reading(told, part, read, at) for part, read in left),
        about=about(told, clause, at),
    )


def _moments(told: Told, clause: Clause) -> tuple[str, ...]:
    """When the clause speaks, what it does with acts, and how long it lasts."""
    said = [moment_words(told.book, p) for p in clause.parts]
    said += [f"as long as {c.text}" for p in clause.parts for c in p.life]
    said += [o.kind.value for p in clause.parts for o in p.outcomes if isinstance(o, Norm)]
    return tuple(dict.fromkeys(said))


def cases_of(told: Told, clause: Clause, at: str) -> Cases | None:
    """The rows or cases of a clause, each with its own words."""
    shown, clauses = clause.table, told.book.clauses

    def case(name: str, row: Row | None = None) -> Case:
        return Case(told.to(name, at), clauses[name].says, row_words(row) if row is not None else "")

    if shown is None:
        inner = told.children.get(clause.id, ())
        return Cases("part", tuple(map(case, inner))) if inner else None
    if shown.roll is None:
        return Cases("case", tuple(case(r.clause) for r in shown.rows))
    return Cases(
        name="result",
        rows=tuple(case(r.clause, r) for r in shown.rows),
        roll=linked(told, told.book.phrases.say_term(shown.roll), (), {}, at),
        low=shown.low,
        high=shown.high,
        rest=bool(shown.rest),
        modifiers=tuple(case(name) for name in dict.fromkeys(n for n, _ in shown.modifiers) if name in clauses),
    )


def _findings(told: Told, found: list[Finding], clause: Clause, at: str) -> tuple[Alike, ...]:
    """The findings about a clause, those of one message together."""
    alike: dict[tuple[str, str, str], list[Found]] = {}
    for finding in found:
        others = told.all((c for c in finding.clauses if c != clause.id), at)
        shown = Found(Link("", told.finding(finding), at).address, others, finding.status)
        alike.setdefault((finding.code, finding.name, finding.message), []).append(shown)
    return tuple(Alike(*said, tuple(shown)) for said, shown in alike.items())


def _reading(told: Told, part: Part, read: ReadPart, at: str) -> Reading:
    sorts, said = sorts_of(part), dict[str, list[Sentence]]()
    for line in read.lines:
        words = linked(told, line.words, line.uses, sorts, at) if line.uses else (Link(line.words.strip()),)
        said.setdefault(line.name, []).append(words)
    return Reading(read.label, tuple((name, tuple(lines)) for name, lines in said.items()))


def _shown_first(told: Told, clause: Clause, scenario: Scenario) -> str:
    """The first clause of a scenario on the page of one of them."""
    return next(tag for tag in scenario.tags if told.book.clauses[tag].page == clause.page)


def about(told: Told, clause: Clause, at: str) -> About:
    """Where a clause comes from, and what it has to do with others."""
    counts, takes = (
        tuple(f"{name}: {a.words}" for name, a in named.items()) for named in (clause.counts, clause.takes)
    )
    return About(
        note=clause.note,
        confirms=tuple(o.text for part in clause.confirms for o in part.outcomes),
        counts=counts,
        takes=takes,
        parent=told.to(clause.parent, at) if clause.parent else None,
        relations=relations_of(told, clause, at),
        refers=told.all(clause.refs, at),
        referred=told.all(told.referrers.get(clause.id, ()), at),
        mutation=mutation_score(told, clause),
        document=clause.source.document,
        lines=clause.source.lines,
    )
