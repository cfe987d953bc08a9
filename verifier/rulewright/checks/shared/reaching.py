"""What no play from set-up leads to, though a lawful state would meet it: some facts never come together."""

from __future__ import annotations

from rulewright.book.model import Book, Perform
from rulewright.checks.shared.pairs import free
from rulewright.evidence.context import Context, all_parts
from rulewright.language.expr import Expr, larger_than
from rulewright.memo.per_book import for_a_book
from rulewright.reach.invariants import Pair, in_words, never_met
from rulewright.reach.reachable import cells_in, proof
from rulewright.story import effort
from rulewright.story.moments import short


def shut_out(context: Context, question: Expr) -> tuple[Pair, ...] | None:
    """Facts that never come together, without which no play leads to a state that meets a question; nothing if one may.

    It is one of the state in which a moment begins.
    """
    told = short(context.book, question)
    if told is None or larger_than(told, effort.BRIEF_PARTS):
        return None
    if cells_in(context.book, told):
        all_parts(context)  # whither play leads hangs on whatever may happen in it
    return never_met(context.book, told, free)


def always_so(book: Book, pairs: tuple[Pair, ...]) -> tuple[str, ...]:
    """What is always so from set-up on, in words, and for how far that is proved."""
    return (*(in_words(book, pair) for pair in pairs), f"proved for {proof(book)}")


@for_a_book
def done_by_clauses(book: Book) -> frozenset[str]:
    """The acts that some clause or other act does, in the midst of a moment."""
    outcomes = [o for p in book.parts() for o in p.outcomes] + [o for a in book.acts.values() for o in a.outcomes]
    found = {o.act for o in outcomes if isinstance(o, Perform)}
    events = book.events
    return frozenset(found | ({events.starts} if events is not None and events.rolled in found else set()))
