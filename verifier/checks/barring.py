"""Two acts of one moment of which whichever is done first keeps the other from being done.

It is proved of each act by itself, of any state, so that it does not matter what else is done in between: doing the
one makes false what the other requires, and nothing that is done at the moment makes it true again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from graph.index import index_of, upon
from rules.expr import TRUE, Expr, Read, conj, negate, parts_of
from rules.model import Book, ChangeCell, Outcome, Part, Perform, SetCell
from verifier.after import after
from verifier.checks.pairs import same_cell, side, together
from verifier.context import Context
from verifier.effects import outcome_under
from verifier.interference import Pattern, expressions, meet, outcome_writes, reads
from verifier.laws import waiving
from verifier.reveal import reveal
from verifier.story import Doing

Written = SetCell | ChangeCell
Acted = tuple[Part, Written, Expr]  # a part that does an act, a cell that this writes, and what the act requires


def bar_each_other(context: Context, one: Acted, other: Acted) -> bool:
    """Whether it is soon proved that neither of two acts is done at its moment once the other is."""
    return all(_bars(context, *pair) for pair in ((one, other), (other, one)))


def _bars(context: Context, first: Acted, second: Acted) -> bool:
    """Whether the first of two acts keeps the second from being done after it."""
    book = context.book
    (part, outcome, _), (rival, against, able) = first, second
    cells = reads(reveal(able, book), book)
    if not meet(outcome_writes(book, outcome), cells) or any(_looks(o) for o in (outcome, against)):
        return False
    landing = _through_acts(book, [p for p in index_of(book).parts.values() if together(book, p, part)], cells)
    if landing is None:
        return False
    left, right = side(part, "1"), side(rival, "2")
    told = right.told(able)
    lawless = waiving(book, frozenset(law.name for law in book.laws))

    def then(done: Outcome, wanted: Expr) -> Expr:
        return after(book, [(Doing((), TRUE, (done,)),)], reveal(wanted, book))

    same = same_cell(book, outcome.field, left.args(outcome.args), right.args(against.args))
    spoilt = conj([same, left.told(first[2]), then(outcome_under(outcome, left.names), told)])
    restored = (conj([negate(told), then(done, told)]) for done in landing)
    return all(context.proves_of(lawless, reveal(question, book)) for question in (spoilt, *restored))


def _looks(outcome: Written) -> bool:
    """Whether it hangs on the state what an outcome writes, and where."""
    return any(isinstance(e, Read) for told in expressions((outcome,)) for e in parts_of(told))


def _through_acts(book: Book, batch: Sequence[Part], cells: frozenset[Pattern]) -> list[Outcome] | None:
    """What the acts of some parts write into some cells; nothing where others do so too, or it hangs on the state."""
    found: list[Outcome] = []
    for outcome in (o for p in batch for o in p.outcomes if meet(outcome_writes(book, o), cells)):
        if not isinstance(outcome, Perform):
            return None
        found += (o for o in _own(book, outcome) if meet(outcome_writes(book, o), cells))
        answers = (o for p in upon(outcome.act, ..., index_of(book)) for o in p.outcomes)
        if any(meet(outcome_writes(book, o), cells) for o in answers):
            return None
    plain = all(isinstance(o, SetCell | ChangeCell) and not _looks(o) for o in found)
    return list(dict.fromkeys(found)) if plain else None


def _own(book: Book, done: Perform) -> Iterator[Outcome]:
    """What an act writes itself, whoever does it."""
    return iter(book.acts[done.act].outcomes)
