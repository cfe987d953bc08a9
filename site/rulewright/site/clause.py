"""A clause with all that is known about it, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.book.model import Clause, Norm, Part, Row
from rulewright.evidence.findings import Finding
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.scenario import Scenario
from rulewright.reports.prose import moment_words
from rulewright.site.book_data import Told
from rulewright.site.codes import in_words
from rulewright.site.errata import Amended, amended_by
from rulewright.site.passages import Quote, quote
from rulewright.site.phrases import linked, sorts_of
from rulewright.site.readings import ReadPart, reading, readings_left
from rulewright.site.relations import Relations, Seen, relations_of, seen
from rulewright.site.runs import mutation_score
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
    first: bool = False  # of several that fit the first counts
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
class About:
    """Where a clause comes from, and what it has to do with others."""

    note: str
    reports: tuple[Seen, ...]
    confirms: tuple[str, ...]
    restates: Link | None
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
    number: str  # as it is printed
    short: str  # its name in the contents of the page
    level: int
    says: str
    quote: Quote | None  # of the source, where it may be shown
    amended: tuple[Amended, ...]
    moments: tuple[str, ...]
    kind: str
    partial: str
    assumes: tuple[str, ...]  # where the text is silent
    scenarios: int
    failed: tuple[Failure, ...]
    gherkin: str  # of the scenarios that stand here
    elsewhere: tuple[tuple[str, Link], ...]  # scenarios that stand at another clause of the page
    cases: Cases | None
    findings: tuple[Alike, ...]
    severity: str  # of the worst of them
    adopted: str
    readings: tuple[Reading, ...]
    left: tuple[Reading, ...]  # not adopted
    about: About


def clause_shown(told: Told, clause: Clause, at: str, level: int) -> Shown:
    """A clause with all that is known about it."""
    results, found = told.of_clause.get(clause.id, []), told.found.get(clause.id, [])
    first = [(r.scenario, _shown_first(told, clause, r.scenario)) for r in results]
    readings = zip(clause.parts or clause.restated, reading(told.book, clause), strict=True)
    left = zip(clause.alternatives, readings_left(told.book, clause), strict=True)
    return Shown(
        id=clause.id,
        number=told.number(clause.id),
        short=clause.id.rpartition("/")[2],
        level=level,
        says=clause.says,
        quote=quote(told.passages, clause),
        amended=amended_by(told, clause.id, at),
        moments=_moments(told, clause),
        kind=clause.kind.value,
        partial=clause.partial,
        assumes=clause.assumes,
        scenarios=len(results),
        failed=tuple(Failure(r.line, r.scenario.title, r.failure) for r in results if not r.passed),
        gherkin="\n".join(gherkin(s) for s, place in first if place == clause.id),
        elsewhere=tuple((s.title, told.to(place, at)) for s, place in first if place != clause.id),
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
    lasting = {p.id.removesuffix("#from") for p in clause.parts if p.id.endswith("#from")}
    told_of = {p.id: moment_words(told.book, p) for p in clause.parts if p.id not in lasting}
    ends = [
        words.removeprefix("at ").removeprefix("upon ") for name, words in told_of.items() if name.endswith("#until")
    ]
    said = [words for name, words in told_of.items() if not name.endswith("#until")]
    said += [f"until {words}" for words in ends]
    said += [f"as long as {c.text}" for p in clause.parts for c in p.life]
    said += [o.kind.value for p in clause.parts for o in p.outcomes if isinstance(o, Norm)]
    return tuple(dict.fromkeys(said))


def cases_of(told: Told, clause: Clause, at: str) -> Cases | None:
    """The rows or cases of a clause, each with its own words."""
    shown, clauses = clause.table, told.book.clauses

    def case(name: str, row: Row | None = None) -> Case:
        return Case(told.to(name, at), clauses[name].says, row.words if row is not None else "")

    if shown is None:
        inner = told.children.get(clause.id, ())
        return Cases("part", tuple(map(case, inner))) if inner else None
    if shown.roll is None:
        return Cases("case", tuple(case(r.clause) for r in shown.rows), first=shown.hit == "first")
    return Cases(
        name="result",
        rows=tuple(case(r.clause, r) for r in shown.rows),
        roll=linked(told, told.book.phrases.say_term(shown.roll), (), {}, at),
        low=shown.low,
        high=shown.high,
        rest=bool(shown.rest),
        first=shown.hit == "first",
        modifiers=tuple(case(name) for name in dict.fromkeys(n for n, _ in shown.modifiers) if name in clauses),
    )


def _findings(told: Told, found: list[Finding], clause: Clause, at: str) -> tuple[Alike, ...]:
    """The findings about a clause, those of one message together."""
    alike: dict[tuple[str, str, str], list[Found]] = {}
    for finding in found:
        others = told.all((c for c in finding.clauses if c != clause.id), at)
        shown = Found(Link("", told.finding(finding), at).address, others, in_words(finding.status))
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
        reports=tuple(seen(told, at, clause.id)),
        restates=told.to(clause.restates, at) if clause.restates else None,
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
