"""The laws that hold in the midst of moments too, where the others need not: whatever lands keeps each of them.

It is proved by induction over what lands: of the laws that are taken to hold those go that some block of some moment
is not proved to keep, until none goes. Sections side by side read states without what the others write, so that a law
that several of them may touch is not taken to hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from rulewright.book.model import Anchor, AnchorKind, Book, Law
from rulewright.checks.shared.doings import written
from rulewright.checks.shared.preserved import Facts, Preserved
from rulewright.evidence.context import Context, hangs_on_circle, of_the_whole_book
from rulewright.language.expr import Expr, conjuncts, larger_than
from rulewright.memo.per_book import for_a_book
from rulewright.story import effort
from rulewright.story.havoc import loosely
from rulewright.story.interference import Pattern, meet, reads
from rulewright.story.moments import in_full, opening
from rulewright.story.regression import step_blocks
from rulewright.story.reveal import reveal
from rulewright.story.story import Block, Place, place_of, requirements, seen_from
from rulewright.table.index import index_of


def never_in_midst(context: Context, question: Expr) -> bool:
    """Whether it is proved that no state in the midst of a moment meets a question, told in full if need be.

    Of circular definitions nothing is proved so.
    """
    if context.loosely_proved(question):  # else the few laws that hold there do not prove it either
        loose, wider = loosely(question, context.book)
        if context.proves_of(with_laws(wider, steadfast(context)), loose):
            return True
    told = in_full(context.book, question, heaviest=effort.TOLD_PARTS)
    if told is None or larger_than(told, effort.BRIEF_PARTS) or hangs_on_circle(context.book, told):
        return False
    return context.proves_of(with_laws(context.book, steadfast(context)), reveal(told, context.book))


@of_the_whole_book
def steadfast(context: Context) -> tuple[str, ...]:
    """The laws that hold in the midst of moments, by their names in the order of the book."""
    book = context.book
    blocks = tuple(dict.fromkeys(landing(book)))
    anything = frozenset[Pattern]((name, (None,) * len(spec.parameters)) for name, spec in book.fields.items())
    aside = tuple(side_by_side(book))
    held: tuple[Law, ...] | None = None
    kept = book.laws
    while held != kept:
        held = kept
        preserved = Preserved(Context(with_laws(book, tuple(law.name for law in held)), memory=context.memory))
        kept = tuple(
            breach.law
            for breach in preserved.breaches
            if not any(meet(one, breach.cells) and meet(other, breach.cells) for one, other in aside)
            and all(preserved.law(breach, block, facts, anything) for block, facts in blocks)
        )
    return tuple(law.name for law in kept)


def landing(book: Book) -> Iterator[tuple[Block, Facts]]:
    """Whatever lands at once, of every moment, and what is so when it does.

    What an act requires is so when it lands; of what is done upon it only what hangs on no cell.
    """
    for step, edge in index_of(book).steps:
        yield from ((block, ()) for block in step_blocks(book, step, edge))
    for act in book.acts.values():
        needs = requirements(book, act.name, act.parameters)
        own, *upon_it = opening(book, Anchor(AnchorKind.ACT, act=act.name, args=act.parameters))
        yield own, (needs,)
        lasting = tuple(c for c in conjuncts(needs) if not reads(reveal(c, book), book))
        yield from ((block, lasting) for block in upon_it)


def side_by_side(book: Book) -> Iterator[tuple[frozenset[Pattern], frozenset[Pattern]]]:
    """What two sections write, of which neither sees what the other does, for every two such of each moment."""
    acts = (Anchor(AnchorKind.ACT, act=act.name, args=act.parameters) for act in book.acts.values())
    steps = (step_blocks(book, step, edge) for step, edge in index_of(book).steps)
    for blocks in (*steps, *(opening(book, anchor) for anchor in acts)):
        writes: dict[Place, frozenset[Pattern]] = {}
        for block in blocks:
            place = place_of(block[0].part, 0)
            writes[place] = writes.get(place, frozenset()) | written(book, block)
        for one, other in combinations(writes, 2):
            if not (seen_from(book, one, other) or seen_from(book, other, one)):
                yield writes[one], writes[other]


@for_a_book
def with_laws(book: Book, names: tuple[str, ...]) -> Book:
    """The book with some of its laws alone."""
    return replace(book, laws=tuple(law for law in book.laws if law.name in names))
