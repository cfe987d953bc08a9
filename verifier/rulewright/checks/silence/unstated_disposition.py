"""A precondition does not say everything about what happens when it fails."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import Book, Part
from rulewright.checks.conflict.disposition_conflict import outcome_words
from rulewright.checks.text.undefined_term import said_by
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.types import BOOL
from rulewright.memo.per_book import for_a_book
from rulewright.story.interference import Pattern, meet, reads
from rulewright.story.moments import preconditions, turn
from rulewright.story.reveal import reveal

CHECK = Check(
    "RW403",
    "unstated-disposition",
    Severity.WARNING,
    "A precondition can fail, and neither it nor a convention of the book says what then becomes of the event.",
)


def find(context: Context) -> Iterator[Finding]:
    """The preconditions that leave an axis open."""
    for part in preconditions(context.book):
        open_axes = [
            a.axis for a in part.dispositions if a.origin == "unstated" and matters(context.book, part, a.axis)
        ]
        if open_axes:
            yield from context.unit(
                f"{CHECK.code} {' '.join(open_axes)}", (part,), partial(decided, context, part, open_axes)
            )


def matters(book: Book, part: Part, axis: str) -> bool:
    """Whether an axis makes a difference: a mark on an event is one only if something of the book asks for it."""
    assert book.events is not None
    field = book.events.axes[axis]
    return book.fields[field].type != BOOL or meet(frozenset({(field, (part.event,))}), asked_for(book))


@for_a_book
def asked_for(book: Book) -> frozenset[Pattern]:
    """The cells that clauses and requirements of acts read; what is left as it was is not asked for."""
    told = (e for c in book.clauses.values() for e in said_by(c, marks=False))
    required = (c.expr for act in book.acts.values() for c in act.requires)
    return frozenset().union(*(reads(reveal(e, book), book) for e in (*told, *required)))


def decided(context: Context, part: Part, open_axes: list[str]) -> Iterator[Finding]:
    """The finding on a precondition, if it can fail."""
    others = tuple(
        sorted(
            p.clause
            for p in preconditions(context.book)
            if p.event == part.event
            and p.clause != part.clause
            and all(a.origin != "unstated" for a in p.dispositions if a.axis in open_axes)
        )
    )
    finding = context.decide(
        Query(
            CHECK,
            (part.clause,),
            f"When {part.event} is rolled and this precondition fails, nothing says: {', '.join(open_axes)}.",
            turn(context.book, part),
            part.variables,
            anchor=part.anchor,
            ending=Ending(f"no rule settles {open_axes[0]} of {part.event}"),
            demands={part.clause: outcome_words(part)},
            cures=("State it in the clause.", "Add a convention of the book on silence."),
            related=others,
            cell=",".join(open_axes),
            parts=(part.id,),
        )
    )
    if finding is not None:
        yield finding
