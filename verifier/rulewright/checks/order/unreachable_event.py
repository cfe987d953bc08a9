"""An event that never starts: from set-up on, no play brings about what its start needs."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Part
from rulewright.checks.order.circular_prerequisites import circles
from rulewright.checks.shared.event_graph import (
    blamed,
    clauses_of,
    drawn,
    header_of,
    moment_of,
    start_of,
    tests_of,
)
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import fewest
from rulewright.checks.shared.reaching import always_so, done_by_clauses, shut_out
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Proof, Severity
from rulewright.language.expr import conj, negate
from rulewright.reach.reachable import proof, reachable
from rulewright.story.moments import begins, conditions_of

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
        if event in circular:
            continue
        if not known.brought_about(events.starts, (event,)):
            yield unreachable(context, event, blamed(book, event), (f"proved for {proof(book)}",))
        elif events.starts not in done_by_clauses(book):
            pairs = shut_out(context, start_of(book, event))
            if pairs is not None:
                yield unreachable(context, event, shutting(context, event), always_so(book, pairs))


def shutting(context: Context, event: str) -> tuple[Part, ...]:
    """Preconditions without any of which play would lead to the start of an event."""
    book = context.book
    assert book.events is not None
    rolled = begins(book, moment_of(book, book.events.rolled, event))

    def enough(some: tuple[Part, ...]) -> bool:
        return shut_out(context, conj([rolled, *(negate(conditions_of(p)) for p in some)])) is not None

    return fewest(tests_of(book, event), enough)


def unreachable(context: Context, event: str, parts: tuple[Part, ...], proved: tuple[str, ...]) -> Finding:
    """The finding on one event, with the preconditions to blame."""
    book = context.book
    clauses = clauses_of(parts) or (header_of(book, event),)
    return stated(
        context,
        CHECK,
        clauses,
        f"{event} never starts: whatever has been played since set-up, when it is rolled a precondition fails.",
        f"{event} is rolled",
        core=(*(c.text for p in parts for c in p.conditions if c.text), *proved),
        cures=("Let another clause bring about what the event waits for, or drop the precondition.",),
        cell=event,
        never=Proof.INDUCTIVE,
    )
