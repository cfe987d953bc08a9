"""Numbered instructions that stand in another order than the phases of the turn in which they are carried out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rulewright.book.model import AnchorKind, Block, Book, Clause, Part, Section
from rulewright.checks.shared.plain import stated
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check(
    "RW108",
    "phase-order",
    Severity.NOTE,
    "An instruction stands after one that is carried out in a later phase of the same turn.",
)


def find(context: Context) -> Iterator[Finding]:
    """Clauses of a section of steps whose moment comes before that of the one above them."""
    book = context.book
    for section in book.sections.values():
        if section.block is not Block.STEPS:
            continue
        for before, part in backwards(book, section):
            parties = (before.clause, part.clause)
            yield stated(
                context,
                CHECK,
                parties,
                f"{part.clause} stands after {before.clause} and is carried out before it: "
                f"{part.anchor.step} comes before {before.anchor.step}.",
                cures=("Put the clauses in the order of the steps, or correct the step of one.",),
                cell=section.id,
                matter=f"{before.anchor.step}, {part.anchor.step}",
            )


def backwards(book: Book, section: Section) -> Iterator[tuple[Part, Part]]:
    """Neighbours among the instructions of a section, of one life and unrelated clauses, that run against the turn."""
    timed = [
        part for c in section.clauses if (parts := at_one_step(book.clauses[c])) for part in parts if not part.group
    ]
    for one, other in pairwise(timed):
        same_turn = [c.expr for c in one.life] == [c.expr for c in other.life]
        early = book.steps.index(other.anchor.step) < book.steps.index(one.anchor.step)
        if early and same_turn and not other.clause.startswith(one.clause):
            yield one, other


def at_one_step(clause: Clause) -> tuple[Part, ...]:
    """The parts of a clause that is carried out at one step of the turn; what spans several has no place."""
    anchors = {part.anchor for part in clause.parts}
    return clause.parts if len(anchors) == 1 and clause.parts[0].anchor.kind is AnchorKind.STEP else ()
