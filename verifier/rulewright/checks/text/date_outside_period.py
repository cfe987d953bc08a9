"""The date in the heading of an event lies outside the years of its period."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks.shared.plain import plain
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check(
    "RW103",
    "date-outside-period",
    Severity.WARNING,
    "The date in the heading of an event lies outside the years of its period.",
)


def find(context: Context) -> Iterator[Finding]:
    """Headings whose date runs backwards, or reaches beyond the period that they name."""
    for clause in context.book.clauses.values():
        header = clause.header
        if header is None or header.date is None:
            continue
        first, last = header.date
        if first > last:
            message = f"The date runs backwards, from {first} to {last}."
            yield plain(context, CHECK, clause, message, ("Correct the years.",), "order", f"{first} {last}")
            continue
        span = context.book.periods.get(header.period)
        if span is not None and (first < span[0] or last > span[1]):
            message = (
                f"Its date {years(first, last)} {place(header.date, span)} period {header.period} ({years(*span)})."
            )
            cure = ("Correct the date, or move the event.",)
            yield plain(context, CHECK, clause, message, cure, "period", f"{first} {last} {span}")


def years(first: int, last: int) -> str:
    """A span of years in print."""
    return f"{first}" if first == last else f"{first}–{last}"


def place(date: tuple[int, int], span: tuple[int, int]) -> str:
    """Whether a date that is not within a span touches it at all."""
    return "lies outside" if date[1] < span[0] or date[0] > span[1] else "reaches beyond"
