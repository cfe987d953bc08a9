"""Defects of form: dangling references, gaps in the numbering, dates outside the period, clauses without scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from rules.model import Clause, Kind
from rules.parse import nearest
from verifier.context import Context
from verifier.findings import Check, Finding, Severity, fingerprint

DANGLING = Check(
    "RW101",
    "dangling-reference",
    Severity.WARNING,
    "A clause refers to something that is neither in the book nor declared to lie outside it.",
)
NUMBERING = Check("RW102", "numbering", Severity.NOTE, "The numbers of the clauses of a section leave one out.")
DATE = Check(
    "RW103",
    "date-outside-period",
    Severity.WARNING,
    "The date in the heading of an event lies outside the years of its period.",
)
UNTESTED = Check("RW701", "clause-without-scenario", Severity.WARNING, "No scenario plays a clause that can be played.")


def dangling(context: Context) -> Iterator[Finding]:
    """References that lead nowhere."""
    book = context.book
    known = {*book.clauses, *book.sections, *book.pages}
    known |= {m for s in book.sorts.values() if book.events and s.name == book.events.sort for m in s.members}
    roots = {prefix for c in book.clauses for prefix in prefixes(c)}
    for clause in book.clauses.values():
        for ref in clause.refs:
            if ref in known or ref in roots or any(fnmatchcase(ref, pattern) for pattern in book.external):
                continue
            hint = nearest(ref, sorted(known)) or "Mend it, or list it under 'external' in book.yaml."
            yield plain(context, DANGLING, clause, f"It refers to '{ref}', which is not there.", (hint,), ref)


def prefixes(clause: str) -> list[str]:
    """What a clause's id stands below: a.b/c.d gives a.b/c and a.b."""
    found = []
    while match := re.search(r"[./][^./]*\Z", clause):
        clause = clause[: match.start()]
        found.append(clause)
    return found


def numbering(context: Context) -> Iterator[Finding]:
    """Gaps between the numbers of the clauses of one section."""
    book = context.book
    if not book.numbering:
        return
    for section in book.sections.values():
        numbered: dict[str, list[tuple[int, str]]] = {}
        for clause in section.clauses:
            match = re.fullmatch(r"(.*[./])([0-9]{1,3})", clause)
            if match and not book.clauses[clause].parent:
                numbered.setdefault(match[1], []).append((int(match[2]), clause))
        for stem, found in numbered.items():
            present = {n for n, _ in found}
            for number, clause in found:
                if number > min(present) and number - 1 not in present:
                    message = f"{stem}{number - 1} is missing before it."
                    cure = ("Renumber the clauses, or restore the one that is missing.",)
                    yield plain(context, NUMBERING, book.clauses[clause], message, cure, str(number))


def date(context: Context) -> Iterator[Finding]:
    """Dates of headings outside their period."""
    for clause in context.book.clauses.values():
        header = clause.header
        if header is None or header.date is None:
            continue
        first, last = header.date
        if first > last:
            cure = ("Correct the years.",)
            yield plain(context, DATE, clause, f"The date runs backwards, from {first} to {last}.", cure, "order")
        span = context.book.periods.get(header.period)
        if span is not None and (first < span[0] or last > span[1]):
            years = f"{first}" if first == last else f"{first}–{last}"
            whole = last < span[0] or first > span[1]
            how = "lies outside" if whole else "reaches beyond"
            message = f"Its date {years} {how} period {header.period} ({span[0]}–{span[1]})."
            yield plain(context, DATE, clause, message, ("Correct the date, or move the event.",), "period")


def untested(context: Context) -> Iterator[Finding]:
    """Clauses with a formal reading and no scenario."""
    for clause in context.book.clauses.values():
        if playable(clause) and not context.scenarios.get(clause.id):
            cure = (f"Add one; 'rulewright suggest {clause.id}' proposes some.",)
            yield plain(context, UNTESTED, clause, "No scenario plays this clause.", cure, "")


def playable(clause: Clause) -> bool:
    """Whether a clause has something that a scenario could show."""
    return bool(clause.parts or clause.table) and clause.kind in (
        Kind.RULE,
        Kind.DEFINITION,
        Kind.TABLE,
        Kind.HEADER,
        Kind.EXAMPLE,
    )


def plain(context: Context, check: Check, clause: Clause, message: str, cures: tuple[str, ...], cell: str) -> Finding:
    """A finding that needs no state."""
    return Finding(
        check.code,
        check.name,
        check.severity,
        context.book.id,
        (clause.id,),
        message,
        cures=cures,
        fingerprint=fingerprint(check.code, (clause.id,), cell),
        positions=(clause.position,),
    )

