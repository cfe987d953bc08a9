"""Two rows of a table, or two cases of a split, apply to one result and make different things of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rulewright.checks.shared.pairs import cures
from rulewright.checks.shared.rows import Meeting, differences, meetings, with_extent
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, Unsettled
from rulewright.evidence.matter import of_clauses, of_table
from rulewright.story import effort
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW304",
    "overlap",
    Severity.ERROR,
    "Two rows or cases that should exclude each other both apply and lead to different results.",
    contradiction=True,
    together=True,
)


def find(context: Context) -> Iterator[Finding]:
    """The pairs of rows of one table that share a result and differ in what they do."""
    for meeting, patience in meetings(context, CHECK):
        if context.concerns(*meeting.parties):
            about = f"{CHECK.code} {of_table(meeting.split.table)}"
            found = context.unit(about, meeting.parts, partial(decided, context, meeting))
            patience.asked += 1
            patience.found += len(found)
            yield from found


def decided(context: Context, meeting: Meeting) -> Iterator[Finding]:
    """The finding on two rows."""
    try:
        crowded = len(meeting.split.rows) > effort.CURED_CROWD
        found = (context.decide(replace(query, crowded=crowded)) for query in queries(meeting))
        finding = next((f for f in found if f is not None), None) if context.possible(meeting.both()) else None
    except TooLarge as limit:
        context.undecided.append(Unsettled(CHECK.code, context.book.id, meeting.parties, str(limit)))
        return
    if finding is not None:
        yield with_extent(context, meeting, finding)


def queries(meeting: Meeting) -> Iterator[Query]:
    """The questions whether two rows differ, in one cell after the other and then in what their acts do."""
    parties = meeting.parties
    for differ, cell in differences(meeting):
        words = "the rules disagree whether …" if cell else f"{parties[0]} and {parties[1]} both apply"
        yield Query(
            CHECK,
            parties,
            "One result falls into both of these, and they do different things with it.",
            meeting.both(differ),
            meeting.variables,
            meeting.split.moment,
            ending=Ending(words, cell=cell),
            demands=meeting.demands,
            cures=("Let them exclude each other.", *cures(parties)[1:]),
            related=(meeting.split.table.clause,),
            cell="rows",
            matter=of_clauses(meeting.split.book, (*parties, meeting.split.table.clause)),
            parts=tuple(p.id for p in meeting.parts),
        )
