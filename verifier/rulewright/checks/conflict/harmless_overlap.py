"""Two rows of a table, or two cases of a split, apply to one result, to the same effect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import Keep, Norm, Part, expressions_of
from rulewright.checks.shared.proofs import leave_open, never
from rulewright.checks.shared.rows import Meeting, differences, meetings, with_extent
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses, of_table
from rulewright.language.expr import disj
from rulewright.solver.solve import Undecided
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW305",
    "harmless-overlap",
    Severity.NOTE,
    "Two rows or cases that should exclude each other both apply, to the same effect.",
)


def find(context: Context) -> Iterator[Finding]:
    """The pairs of rows of one table that share a result and never differ in what they do."""
    for meeting, patience in meetings(context, CHECK):
        meant = meeting.split.table.hit == "any"
        if not meant and meeting.settled is None and spoken(meeting.one) == spoken(meeting.other):
            about = f"{CHECK.code} {of_table(meeting.split.table)}"
            found = context.unit(about, meeting.parts, partial(decided, context, meeting))
            patience.asked += 1
            patience.found += len(found)
            yield from found


def spoken(row: tuple[Part, ...]) -> set[tuple[object, ...]]:
    """What a row says of acts and demands: what it forbids, permits, obliges to or keeps."""
    told = [o for part in row for o in part.outcomes if isinstance(o, Norm | Keep)]
    return {(o.kind if isinstance(o, Norm) else Keep, getattr(o, "act", ""), *expressions_of(o)) for o in told}


def decided(context: Context, meeting: Meeting) -> Iterator[Finding]:
    """The finding on two rows."""
    if context.possible(meeting.both()) and agree(context, meeting):
        finding = context.decide(query(meeting))
        if finding is not None:
            yield with_extent(context, meeting, finding)


def agree(context: Context, meeting: Meeting) -> bool:
    """Whether two rows are proved to do the same wherever both apply."""
    try:
        differ = disj([condition for condition, _ in differences(meeting)])
        return never(context, CHECK, meeting.parties, meeting.both(differ))
    except TooLarge as limit:
        leave_open(context, CHECK, meeting.parties, Undecided(str(limit)))
        return False


def query(meeting: Meeting) -> Query:
    """The question whether two rows meet at all."""
    first, second = meeting.parties
    return Query(
        CHECK,
        meeting.parties,
        "One result falls into both of these; they do the same with it.",
        meeting.both(),
        meeting.variables,
        meeting.split.moment,
        ending=Ending(f"{first} and {second} both apply"),
        demands=meeting.demands,
        cures=("Let them exclude each other.", "Merge them into one."),
        related=(meeting.split.table.clause,),
        cell="rows",
        matter=of_clauses(meeting.split.book, (*meeting.parties, meeting.split.table.clause)),
    )
