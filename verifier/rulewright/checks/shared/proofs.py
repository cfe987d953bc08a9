"""Findings that are proofs: what never happens has no state to show, so they cite what is to blame and the bound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from rulewright.book.model import Book, Kind, Part
from rulewright.evidence.context import Context
from rulewright.evidence.core import Grounds, to_blame, told_grounds
from rulewright.evidence.findings import Check, Finding, Proof, Unsettled, fingerprints
from rulewright.language.errors import Position
from rulewright.language.expr import Expr
from rulewright.memo.per_book import for_a_book
from rulewright.solver.solve import Proved, Undecided, Verdict
from rulewright.story.reveal import reveal

T = TypeVar("T")
KINDS = (Kind.RULE, Kind.DEFINITION, Kind.TABLE)  # what is meant to apply; a heading is worked out from its words


def proof(
    context: Context,
    check: Check,
    clauses: tuple[str, ...],
    message: str,
    cell: str,
    core: tuple[str, ...] = (),
    related: tuple[str, ...] = (),
    cures: tuple[str, ...] = (),
    moment: str = "",
    positions: tuple[Position, ...] = (),
    asked: Callable[[Book], Expr] | None = None,
    matter: str | None = None,
    worded: bool = False,
) -> Finding:
    """The finding on something that no lawful state shows; ``cell`` and ``matter`` tell it from others of the parties.

    With the question that has no answer, of any book, it cites the clauses, laws and facts that none can be spared of.
    """
    names = fingerprints(context.book, check.code, clauses, cell, matter, worded)
    return Finding(
        check.code,
        check.name,
        check.severity,
        context.book.id,
        clauses,
        message,
        moment,
        core=(*core, *told_grounds(context.book, grounds(context.book, asked, (*clauses, *related)))),
        related=related,
        cures=cures,
        fingerprint=names.fingerprint,
        former=names.former,
        positions=positions or context.positions(clauses),
        never=exhausted(context.book),
    )


def exhausted(book: Book) -> Proof:
    """How what is proved of every lawful state is known: for the members that there are, some of which may be spare."""
    return Proof.BOUNDED if any(sort.spare for sort in book.sorts.values()) else Proof.EXHAUSTED


def grounds(book: Book, asked: Callable[[Book], Expr] | None, own: tuple[str, ...]) -> Grounds:
    """The laws, facts and other clauses that a proof rests on."""
    found = None if asked is None else to_blame(book, (), lambda alone, _: asked(alone), own)
    return found or Grounds()


def leave_open(context: Context, check: Check, clauses: tuple[str, ...], verdict: Verdict) -> None:
    """Note that a question about these clauses was not decided, if it was not."""
    if isinstance(verdict, Undecided):
        context.undecided.append(Unsettled(check.code, context.book.id, clauses, verdict.reason))


def never(context: Context, check: Check, clauses: tuple[str, ...], question: Expr) -> bool:
    """Whether it is proved that no lawful state meets a question; where that stays undecided it is left open."""
    if context.plainly(question):
        return False
    verdict = context.ask(question)
    leave_open(context, check, clauses, verdict)
    return isinstance(verdict, Proved)


def never_at_all(context: Context, question: Expr) -> bool:
    """Whether it is proved that no state meets a question, be it lawful or not: in the midst of a moment none need be.

    Raises TooLarge.
    """
    return context.proves_of(lawless(context.book), reveal(question, context.book))


@for_a_book
def lawless(book: Book) -> Book:
    """The book without its laws."""
    return replace(book, laws=())


def fewest(items: Sequence[T], enough: Callable[[tuple[T, ...]], bool]) -> tuple[T, ...]:
    """Of things that are enough together those of which none can be spared, the last kept first."""
    kept = tuple(items)
    for item in items:
        rest = tuple(i for i in kept if i is not item)
        if enough(rest):
            kept = rest
    return kept


def conditions_in_words(book: Book, part: Part) -> str:
    """When a part applies, in the words it was written in."""
    said = [c.text or book.phrases.say(c.expr) for c in (*part.life, *part.conditions)]
    return "; ".join(said) or "always"
