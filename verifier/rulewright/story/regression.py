"""The state after effects, told of the state before them.

``after(book, blocks, e)`` is the expression about the state before that equals ``e`` once the blocks
have landed: a read of a cell becomes a choice between what is written into it and what it was. Effects
for each of many members are matched with the cell that is read, not written out. Acts that are done
are followed by what is done upon them; one that a clause does while another forbids it is not done.
Cells that effects disagree about show the first of the values: whether they do is asked separately.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.book.model import Book, Edge, Perform
from rulewright.language.expr import TRUE, Expr, Variable, free_variables
from rulewright.memo.per_book import for_a_book
from rulewright.story import effort
from rulewright.story.interference import Identity, Pattern, expressions
from rulewright.story.story import Block, Doing, Story, Watched, doing
from rulewright.table.index import Batch, batches_of, index_of


def after(
    book: Book,
    blocks: Iterable[Block],
    expr: Expr,
    cells: Sequence[frozenset[Pattern]] = (),
    known: Expr = TRUE,
    heaviest: int = effort.FORMULA_WEIGHT,
    disputed: bool = True,
    muted: str = "",
) -> Expr:
    """The revealed expression carried back through the blocks, which are one moment; raises TooLarge."""
    return told(book, blocks, cells, known, heaviest, disputed=disputed, muted=muted).now(expr)


def told(
    book: Book,
    blocks: Iterable[Block],
    cells: Sequence[frozenset[Pattern]] = (),
    known: Expr = TRUE,
    heaviest: int = effort.FORMULA_WEIGHT,
    silent: list[Expr] | None = None,
    deepest: int = 0,
    disputed: bool = True,
    watched: Watched | None = None,
    muted: str = "",
) -> Story:
    """The story of the blocks, which are one moment; raises TooLarge.

    With ``cells`` for each block, its effects on other cells are left out; see ``interference.relevant``.
    The story is good for states before the moment that meet the revealed condition ``known``; ``heaviest``
    says how large what a cell comes to may become. With a list ``silent`` it is good for states that meet all
    that it gathers: that no act is done by what is done upon ``deepest`` acts.
    """
    blocks = tuple(blocks)
    story = Story(book, frozenset(v.name for v in free_in(blocks)), known)
    story.heaviest = heaviest
    story.disputed = disputed
    story.watched = watched
    story.muted = muted
    if silent is not None:
        story.silent, story.deepest = silent, deepest
    for i, block in enumerate(blocks):
        story.cells = cells[i] if cells else None
        story.land(block)
    return story


def blocks_of(parts: Batch, book: Book) -> tuple[Block, ...]:
    """The parts of one moment as they land one after the other; the parts as the index of the book has them."""
    return _blocks_of(book, Identity(parts))


@for_a_book
def _blocks_of(book: Book, parts: Identity[Batch]) -> tuple[Block, ...]:
    runs = (run for remember in (True, False) for run in batches_of(parts.thing, book, remember))
    return tuple(tuple(doing(p) for p in run) for run in runs)


@for_a_book
def step_blocks(book: Book, step: str, edge: Edge) -> tuple[Block, ...]:
    """What lands at an edge of a step of the timeline."""
    return blocks_of(index_of(book).steps.get((step, edge), ()), book)


def act_block(act: str, args: tuple[Expr, ...], guard: Expr = TRUE) -> Block:
    """An act being done."""
    return (Doing((), guard, (Perform(act, args),)),)


def free_in(blocks: Iterable[Block]) -> frozenset[Variable]:
    """The variables that doings use without binding them."""
    found: set[Variable] = set()
    for one in (d for block in blocks for d in block):
        told = [one.guard, one.life, *expressions(one.outcomes)]
        found |= {v for e in told for v in free_variables(e)} - set(one.variables)
    return frozenset(found)
