"""A precondition does not say everything about what happens when it fails."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import Part
from rulewright.checks.conflict.disposition_conflict import outcome_words
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.story.moments import preconditions, turn

CHECK = Check(
    "RW403",
    "unstated-disposition",
    Severity.WARNING,
    "A precondition can fail, and neither it nor a convention of the book says what then becomes of the event.",
)


def find(context: Context) -> Iterator[Finding]:
    """The preconditions that leave an axis open."""
    for part in preconditions(context.book):
        open_axes = [a.axis for a in part.dispositions if a.origin == "unstated"]
        if open_axes:
            yield from context.unit(CHECK.code, (part,), partial(decided, context, part, open_axes))


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
