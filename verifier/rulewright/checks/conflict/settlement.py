"""What each ruling of a book settles: the checks on its two clauses are run again as if it had not been made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rulewright.book.model import Book, Perform, Ruling
from rulewright.checks.conflict import (
    contradictory_outcome,
    disposition_conflict,
    exclusive_obligations,
    harmless_overlap,
    overlap,
    permission_vs_prohibition,
    unmet_demand,
)
from rulewright.checks.shared.pairs import simultaneous
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding, Query, Settlement
from rulewright.story.interference import settles
from rulewright.table.index import adopt, index_of

PRIORITY = (
    disposition_conflict,
    contradictory_outcome,
    permission_vs_prohibition,
    overlap,
    harmless_overlap,
    unmet_demand,
    exclusive_obligations,
)
CODES = frozenset(check.CHECK.code for check in PRIORITY)


@dataclass
class PairContext(Context):
    """A run over a book that asks only about findings between two clauses."""

    parties: frozenset[str] = frozenset()

    def concerns(self, *clauses: str) -> bool:
        return frozenset(clauses) == self.parties

    def involves(self, clause: str) -> bool:
        return clause in self.parties

    def may_concern(self, clauses: Iterable[str]) -> bool:
        return self.parties.issubset(clauses)

    def decide(self, query: Query) -> Finding | None:
        """As in any run, for the two clauses; nothing for others."""
        return super().decide(query) if frozenset(query.clauses) == self.parties else None


def settlements(context: Context) -> tuple[Settlement, ...]:
    """What each ruling settles, worked out once in a run."""
    if context.settled is None:
        context.settled = tuple(settlement(context, ruling) for ruling in context.book.rulings)
    return context.settled


def settlement(context: Context, ruling: Ruling) -> Settlement:
    """The findings between the clauses of a ruling that are there without it and not with it."""
    book = context.book
    context.progress(f"{book.id}: {ruling.prevails} over {ruling.over}")
    left, _ = between(context, book, ruling)
    without, doubt = between(context, unruled(book, ruling), ruling)
    if not doubt and decides(book, ruling):
        doubt = "it decides whether what an act writes stands, which by itself is no finding"
    settled = [replace(f, status="ruled", reason=ruling.because) for k, f in without.items() if k not in left]
    return Settlement(ruling, tuple(settled), doubt)


def decides(book: Book, ruling: Ruling) -> bool:
    """Whether a ruling may let the effects of one clause settle what the acts of the other write."""
    high, low = (book.clauses[c].parts for c in (ruling.prevails, ruling.over))
    return any(
        simultaneous(book, one, other) and settles(book, one, other, act)
        for one in high
        for other in low
        for act in other.outcomes
        if isinstance(act, Perform)
    )


def unruled(book: Book, ruling: Ruling) -> Book:
    """The book without a ruling, with the index of the whole book."""
    rulings = tuple(r for r in book.rulings if (r.prevails, r.over) != (ruling.prevails, ruling.over))
    other = replace(book, rulings=rulings)
    index = index_of(book)
    adopt(other, replace(index, rulings=frozenset((r.prevails, r.over) for r in rulings), batches={}))
    return other


def between(context: Context, book: Book, ruling: Ruling) -> tuple[dict[str, Finding], str]:
    """The findings between two clauses of a book by fingerprint, and why some question about them has no answer."""
    pair = PairContext(
        book, context.scenarios, memory=context.memory, parties=frozenset((ruling.prevails, ruling.over))
    )
    found = {f.fingerprint: f for check in PRIORITY for f in check.find(pair)}
    context.faults.extend(f for f in pair.faults if f not in context.faults)
    doubts = [u.reason for u in pair.undecided if frozenset(u.clauses) == pair.parties]
    return {k: f for k, f in found.items() if frozenset(f.clauses) == pair.parties}, "; ".join(doubts)
