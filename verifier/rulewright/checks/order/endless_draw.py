"""A state in which the dice are thrown anew for ever: every event that may be rolled sends them back."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Book, Part
from rulewright.checks.order.undischargeable_event import is_open
from rulewright.checks.shared.event_graph import clauses_of, drawn, moment_of, tests_of
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.expr import Expr, conj, disj, exists, negate
from rulewright.story.moments import conditions_of

CHECK = Check(
    "RW614",
    "endless-draw",
    Severity.WARNING,
    "In some state every event that the dice can bring has them thrown anew.",
)


def find(context: Context) -> Iterator[Finding]:
    """The finding on a book's draw, if its events are all that the dice can bring and one of them is still open."""
    book = context.book
    if book.events is None or not book.events.again:
        return
    events = drawn(book)
    everywhere = conj([disj([negate(is_open(context, e)), in_vain(book, e)]) for e in events])
    for event in events:
        for part in again(book, event):
            finding = context.decide(query(context, event, part, everywhere))
            if finding is not None:
                yield finding
                return


def again(book: Book, event: str) -> tuple[Part, ...]:
    """The preconditions of an event whose failure has the dice thrown anew."""
    assert book.events is not None
    wanted = book.events.again.items()
    return tuple(
        p
        for p in tests_of(book, event)
        if all(any(a.axis == axis and a.value == value for a in p.dispositions) for axis, value in wanted)
    )


def in_vain(book: Book, event: str) -> Expr:
    """That an event which is rolled has the dice thrown anew, and no other precondition says otherwise."""
    sent = again(book, event)
    others = [p for p in tests_of(book, event) if p not in sent]
    return conj([disj([fails(p) for p in sent]), *(negate(fails(p)) for p in others)])


def fails(part: Part) -> Expr:
    """That a precondition fails."""
    return exists(part.variables, conditions_of(part))


def query(context: Context, event: str, part: Part, everywhere: Expr) -> Query:
    """The question for a state in which one event, which may be rolled, is sent back like all others."""
    book = context.book
    assert book.events is not None
    clauses = clauses_of(p for e in drawn(book) for p in again(book, e))
    return Query(
        CHECK,
        clauses,
        "Each event that may still be rolled has the dice thrown anew, so that the draw never ends.",
        conj([everywhere, is_open(context, event), in_vain(book, event), conditions_of(part)]),
        anchor=moment_of(book, book.events.rolled, event),
        ending=Ending(f"{part.clause} applies"),
        demands={c: book.clauses[c].says for c in clauses},
        cures=("Say what happens when no event can take place.",),
        cell="draw",
    )
