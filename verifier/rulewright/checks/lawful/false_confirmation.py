"""What a clause says to be so wherever it applies is not so in some state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rulewright.book.model import AnchorKind, Book, Clause, Keep, Part
from rulewright.checks.conflict.unmet_demand import derived_cells, undisputed
from rulewright.checks.shared.pairs import free
from rulewright.checks.text.undefined_term import undefined
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_part
from rulewright.language.expr import conj, fields_read, negate
from rulewright.story.moments import begins, opening, past, played
from rulewright.story.reveal import reveal

CHECK = Check(
    "RW317",
    "false-confirmation",
    Severity.ERROR,
    "What a clause says to be so wherever it applies is not so in some state in which it does.",
)


def find(context: Context) -> Iterator[Finding]:
    """The statements that some state shows to be false."""
    vague = {spec.name for spec in undefined(context.book)}
    for clause in context.book.clauses.values():
        for part in clause.confirms:
            for said in part.outcomes:
                if isinstance(said, Keep) and not fields_read(said.condition) & vague:
                    about = f"{CHECK.code} {part.id} {said.text}"
                    yield from context.unit(about, (part,), partial(decided, context, clause, part, said))


def decided(context: Context, clause: Clause, part: Part, said: Keep) -> Iterator[Finding]:
    """The finding on one statement."""
    finding = context.decide(question(context.book, clause, part, said))
    if finding is not None:
        yield finding


def question(book: Book, clause: Clause, part: Part, said: Keep) -> Query:
    """Whether in some state the clause applies and its statement is false, and no claims contest what these read.

    What is said of an act is asked of the state that it leads to.
    """
    false = conj([part.guard, negate(said.condition)])
    asks = conj([false, *[undisputed(book, cell) for cell in dict.fromkeys(derived_cells(book, false))]])
    anchor = None
    if part.anchor.kind is AnchorKind.ACT:
        anchor = played(book, part.anchor)
        ended = past(book, opening(book, part.anchor), reveal(asks, book))
        asks = conj([begins(book, part.anchor), free(book, part.anchor), ended])
    return Query(
        CHECK,
        (clause.id,),
        f"This is not so wherever the clause applies: {said.text}.",
        asks,
        part.variables,
        anchor,
        ending=Ending(f"{clause.id} is not kept"),
        demands={clause.id: f"confirms: {said.text}"},
        cures=(f"Correct the statement of {clause.id}, or the clauses that it rests on.",),
        cell=said.text,
        worded=True,
        matter=of_part(book, replace(part, outcomes=(said,))),
        parts=(part.id,),
        tentative=True,
    )
