"""A precondition does not say everything about what happens when it fails."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import Book, Part
from rulewright.checks.conflict.disposition_conflict import outcome_words
from rulewright.checks.text.undefined_term import said_by
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.expr import conj, exists, negate
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
    """The preconditions that leave an axis open, where no other that fails with them states it."""
    for part in preconditions(context.book):
        open_axes = [
            a.axis for a in part.dispositions if a.origin == "unstated" and matters(context.book, part, a.axis)
        ]
        beside: dict[tuple[Part, ...], list[str]] = {}
        for axis in open_axes:
            beside.setdefault(stating(context.book, part, axis), []).append(axis)
        if beside:
            about = f"{CHECK.code} {' '.join(open_axes)}"
            yield from context.unit(about, (part, *others_of(beside)), partial(decided, context, part, beside))


def stating(book: Book, part: Part, axis: str) -> tuple[Part, ...]:
    """The other preconditions of the same event that state an axis."""
    rivals = (p for p in preconditions(book) if p.event == part.event and p.clause != part.clause)
    return tuple(p for p in rivals if any(a.axis == axis and a.origin != "unstated" for a in p.dispositions))


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


def others_of(beside: dict[tuple[Part, ...], list[str]]) -> tuple[Part, ...]:
    """The preconditions that state one of some axes, each once."""
    return tuple(dict.fromkeys(p for others in beside for p in others))


def decided(context: Context, part: Part, beside: dict[tuple[Part, ...], list[str]]) -> Iterator[Finding]:
    """The findings on a precondition: one where none of the others states any of the axes, else one for each."""
    every = {axis for axes in beside.values() for axis in axes}
    in_order = [a.axis for a in part.dispositions if a.axis in every]
    whole = context.decide(query(context.book, part, in_order, others_of(beside)))
    if whole is not None:
        yield whole
    elif len(beside) > 1:
        found = (context.decide(query(context.book, part, axes, others)) for others, axes in beside.items())
        yield from (f for f in found if f is not None)


def query(book: Book, part: Part, open_axes: list[str], others: tuple[Part, ...]) -> Query:
    """The question whether a precondition can fail while none of the others that state the axes does."""
    silent = [negate(exists(p.variables, turn(book, p))) for p in others]
    return Query(
        CHECK,
        (part.clause,),
        f"When {part.event} is rolled and this precondition fails, nothing says: {', '.join(open_axes)}.",
        conj([turn(book, part), *silent]),
        part.variables,
        anchor=part.anchor,
        ending=Ending(f"no rule settles {open_axes[0]} of {part.event}"),
        demands={part.clause: outcome_words(part)},
        cures=("State it in the clause.", "Add a convention of the book on silence."),
        related=tuple(sorted({p.clause for p in others})),
        cell=",".join(open_axes),
        parts=(part.id,),
    )
