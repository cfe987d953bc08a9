"""An event that never starts: from set-up on, no play brings about what its start needs."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks.order.circular_prerequisites import circles
from rulewright.checks.shared.event_graph import blamed, clauses_of, drawn, header_of
from rulewright.checks.shared.plain import stated
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.reach.reachable import proof, reachable

CHECK = Check(
    "RW612",
    "unreachable-event",
    Severity.ERROR,
    "An event can never start: no play from set-up brings about what its start needs.",
)


def find(context: Context) -> Iterator[Finding]:
    """The events that are drawn and never start, but for those that wait for one another in a circle."""
    book = context.book
    events = book.events
    if events is None:
        return
    known = reachable(book)
    circular = {e for circle in circles(context) for e in circle}
    for event in drawn(book):
        if event not in circular and not known.brought_about(events.starts, (event,)):
            yield unreachable(context, event)


def unreachable(context: Context, event: str) -> Finding:
    """The finding on one event, with the preconditions to blame."""
    book = context.book
    parts = blamed(book, event)
    clauses = clauses_of(parts) or (header_of(book, event),)
    return stated(
        context,
        CHECK,
        clauses,
        f"{event} never starts: whatever has been played since set-up, when it is rolled a precondition fails.",
        f"{event} is rolled",
        core=(*(c.text for p in parts for c in p.conditions if c.text), f"proved for {proof(book)}"),
        cures=("Let another clause bring about what the event waits for, or drop the precondition.",),
        cell=event,
    )
