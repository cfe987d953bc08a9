"""What holds when a part's turn comes: its guard told of the state in which its moment began."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import compress, takewhile

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Edge,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Expr,
    Literal,
    Read,
    Was,
    conj,
    disj,
    equal,
    exists,
    free_variables,
    larger_than,
    negate,
    parts_of,
    sampled,
    substitute,
)
from rulewright.language.types import BOOL
from rulewright.memo.per_book import for_a_book, for_what_stands
from rulewright.story import effort
from rulewright.story.boxes import quick
from rulewright.story.effects import act_outcomes, acts_by
from rulewright.story.havoc import QUIET, Later, Time, is_untold, now, time_after, told_of, untold, with_cells
from rulewright.story.interference import (
    Pattern,
    beats,
    expressions,
    leads_to,
    meet,
    name_of,
    outcome_writes,
    read_first,
    reads,
    relevant,
)
from rulewright.story.matching import apart_from
from rulewright.story.regression import after, blocks_of, step_blocks, told
from rulewright.story.reveal import reveal
from rulewright.story.story import (
    Block,
    Doing,
    Story,
    Watched,
    doing,
    place_of,
    requirements,
    seen_from,
    spoken,
    under,
)
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of, upon
from rulewright.table.triggers import first_of


def conditions_of(part: Part) -> Expr:
    """The conditions that are read when the part's turn comes, life left out."""
    return conj([c.expr for c in part.conditions])


def life_of(part: Part) -> Expr:
    """The conditions that are sampled when the moment begins."""
    return conj([c.expr for c in part.life])


def starts_event(book: Book, anchor: Anchor) -> bool:
    """Whether a moment is the start of an event."""
    return book.events is not None and anchor.kind is AnchorKind.ACT and anchor.act == book.events.starts


@for_what_stands
def played(book: Book, anchor: Anchor) -> Anchor:
    """The moment to play so that this one comes: an event starts by being rolled, if a die can draw it at all."""
    if starts_event(book, anchor) and book.events is not None:
        rolled = replace(anchor, act=book.events.rolled)
        if quick(reveal(requirements(book, rolled.act, rolled.args), book), book) is not False:
            return rolled
    return anchor


def begins(book: Book, anchor: Anchor) -> Expr:
    """What has to be so in the state in which the moment begins, for it to come at all."""
    if anchor.kind is not AnchorKind.ACT:
        return conj([])
    parts = [requirements(book, anchor.act, anchor.args)]
    moment = played(book, anchor)
    if moment != anchor:
        parts.append(requirements(book, moment.act, moment.args))
        tested = index_of(book).tested.upon(first_of(anchor.args))
        parts += [negate(exists(p.variables, conditions_of(p))) for p in tested if p.anchor.args == anchor.args]
    return conj(parts)


def preconditions(book: Book) -> tuple[Part, ...]:
    """The parts that say what becomes of a rolled event when a precondition fails."""
    return index_of(book).tested.upon(...)


def at_turn(book: Book, part: Part, expr: Expr, known: Expr = TRUE) -> Expr:
    """An expression over the state at the part's turn, told of the state in which its moment began.

    The story in between is left ``later.untold``: see ``short`` and ``in_full``. It is told of
    states in which the condition ``known`` holds when the moment begins.
    """
    revealed = reveal(expr, book)
    if part.anchor.kind is AnchorKind.STANDING:
        return revealed
    return past(book, _before(book, part), revealed, reveal(known, book), told_at_once=False)


def undisputed_end(book: Book, blocks: Iterable[Block], revealed: Expr) -> Expr:
    """An expression over the state after the blocks, told of the state before them.

    It is told of plays in which no clause does what another one forbids without priority. Raises TooLarge.
    """
    return ended(book, blocks, revealed, disputed=False)


def ended(
    book: Book,
    blocks: Iterable[Block],
    revealed: Expr,
    disputed: bool = True,
    heaviest: int = effort.FORMULA_WEIGHT,
    muted: str = "",
) -> Expr:
    """An expression over the state after the blocks, told of the state before them in full; raises TooLarge.

    What the part ``muted`` does upon acts is left out.
    """
    telling = _telling(book, tuple(blocks), reads(revealed, book))
    if not telling:
        return at_beginning(revealed)
    cells = [c for _, c in telling]
    return after(book, [b for b, _ in telling], revealed, cells, heaviest=heaviest, disputed=disputed, muted=muted)


def contested(book: Book, blocks: Iterable[Block], cell: Read, stage: int, one: str, other: str) -> tuple[Expr, Expr]:
    """That two sections contest a cell at a stage of a moment, and that one settles it there; raises TooLarge."""
    telling = _telling(book, tuple(blocks), reads(cell, book))
    story = told(book, [b for b, _ in telling], [c for _, c in telling])
    return story.contests(cell, stage, one, other), story.settles(cell, stage, one, other)


def clashing(book: Book, blocks: Iterable[Block], cell: Read, stage: int, section: str) -> Expr:
    """That what lands at once of a section at a stage of a moment gives a cell two values; raises TooLarge."""
    telling = _telling(book, tuple(blocks), reads(cell, book))
    return told(book, [b for b, _ in telling], [c for _, c in telling]).clashes(cell, stage, section)


def at_odds(book: Book, anchor: Anchor, cell: Read, act: str, one: int, other: int) -> Expr:
    """That a clause or an act does an act in a moment so that two of its effects give a cell two values.

    The effects are told by their numbers. Raises TooLarge.
    """
    telling = _telling(book, whole(book, anchor), reads(cell, book))
    return told(book, [b for b, _ in telling], [c for _, c in telling]).at_odds(cell, act, one, other)


def quarrels(book: Book, anchor: Anchor, cell: Read, one: str, other: str) -> Expr:
    """That two parts upon an act that is done in the midst of a moment give a cell two values; raises TooLarge."""
    telling = _telling(book, whole(book, anchor), reads(cell, book))
    return told(book, [b for b, _ in telling], [c for _, c in telling]).quarrels(cell, one, other)


def forbidden(
    book: Book, anchor: Anchor, part: Part, done: Perform, ban: Part, norm: Norm, names: tuple[Expr, ...]
) -> Expr:
    """That a part comes to do an act in the midst of a moment while a norm forbids it, and nothing settles that.

    The act is one of its outcomes, or done by one in turn, with what the ``names`` stand for. Raises TooLarge.
    """
    every = tuple(one for one in index_of(book).norms[norm.act] if one[1].kind is NormKind.FORBID)
    by = next(n for n, o in enumerate(part.outcomes) if isinstance(o, Perform) and done in acts_by(book, o))
    inner = done.act if done not in part.outcomes else ""
    attempts = _attempts(book, anchor, part.id, by, every, names, inner)
    if attempts is None:
        raise TooLarge(f"an expression of more than {effort.MIDST_WEIGHT} parts")
    return attempts[every.index((ban, norm))]


@for_a_book
def _attempts(
    book: Book,
    anchor: Anchor,
    name: str,
    number: int,
    bans: tuple[tuple[Part, Norm], ...],
    names: tuple[Expr, ...],
    inner: str,
) -> tuple[Expr, ...] | None:
    """The same of each of some norms, all in one story; nothing where that is too large."""
    part = index_of(book).parts[name]
    done = part.outcomes[number]
    assert isinstance(done, Perform)
    terms = [part.guard, *part.anchor.args, *expressions(part.outcomes), requirements(book, done.act, done.args)]
    for act in acts_by(book, done) if inner else ():
        terms += [requirements(book, act.act, act.args), *expressions(act_outcomes(book.acts[act.act], act.args))]
    for other, about in index_of(book).norms[inner or done.act]:
        if (other, about) in bans or beats(other, part, book) or any(beats(other, b, book) for b, _ in bans):
            terms += spoken(other, about)[1]
    wanted = frozenset[Pattern]().union(*(reads(reveal(e, book), book) for e in terms))
    telling = _telling(book, whole(book, anchor), wanted, goal=part.id)
    watched = Watched(part.id, number, bans, names, inner)
    with suppress(TooLarge):
        blocks, cells = [b for b, _ in telling], [c for _, c in telling]
        story = told(book, blocks, cells, heaviest=effort.MIDST_WEIGHT, watched=watched)
        return tuple(disj([attempt[n] for attempt in story.attempts]) for n in range(len(bans)))
    return None


def has_a_say(book: Book, blocks: Iterable[Block], cell: Read, part: Part, number: int, rivals: Container[str]) -> Expr:
    """That an outcome of a part stands in a cell whatever some of those that prevail over it do; raises TooLarge."""
    telling = _telling(book, tuple(blocks), reads(cell, book))
    story = told(book, [b for b, _ in telling], [c for _, c in telling])
    return story.has_a_say(cell, part.id, number, rivals)


def goes_past(book: Book, anchor: Anchor, cell: Read, part: Part, upwards: bool, numbers: Sequence[Read]) -> Expr:
    """That a part leads a number past an end of its range in a moment that comes, and before none of some ``numbers``.

    Raises TooLarge.
    """
    read = frozenset[Pattern]().union(*(reads(n, book) for n in (cell, *numbers)))
    telling = _telling(book, whole(book, anchor), read)
    story = told(book, [b for b, _ in telling], [c for _, c in telling])
    return story.goes_past(cell, part.id, upwards, numbers)


def past(book: Book, blocks: Iterable[Block], revealed: Expr, known: Expr = TRUE, told_at_once: bool = True) -> Expr:
    """An expression over the state after the blocks, told of the state before them; untold if too long.

    What does not happen where the revealed condition ``known`` holds before them is left out. A story that is
    not ``told_at_once`` is left untold, as most questions are decided without it.
    """
    blocks = tuple(blocks)
    telling = _telling(book, blocks, reads(revealed, book), known)
    if not telling:
        return at_beginning(revealed)
    if told_at_once and not is_untold(revealed):
        with suppress(TooLarge):
            return after(book, [b for b, _ in telling], revealed, [c for _, c in telling], known, effort.TOLD_PARTS)
    with suppress(TooLarge):
        return _left_untold(book, blocks, telling, revealed, known, own(blocks))
    return _left_untold(book, blocks, telling, revealed, known, 0)


def at_beginning(expr: Expr) -> Expr:
    """An expression over the state in which a moment begins: what was before the moment is what is then."""
    return sampled(expr)


def own(blocks: tuple[Block, ...]) -> int:
    """How many blocks come first that are nothing but what an act itself writes."""
    plain = (
        all(d.part is None and all(isinstance(o, SetCell | ChangeCell) for o in d.outcomes) for d in b) for b in blocks
    )
    return len(list(takewhile(bool, plain)))


def _left_untold(
    book: Book,
    blocks: tuple[Block, ...],
    telling: list[tuple[Block, frozenset[Pattern]]],
    revealed: Expr,
    known: Expr,
    own: int,
) -> Expr:
    """The expression with what the first blocks write told, and what the others may write left untold."""
    always = [d for b in blocks[:own] for d in b]
    doings = [d for b, _ in telling for d in b if d not in always]
    if doings:
        written = frozenset[Pattern]().union(*(_writes(book, d) for d in doings))
        silent = [reveal(negate(_interferes(book, d, own > 0)), book) for d in doings]
        revealed = untold(revealed, written, silent, time_after(book, blocks, known, own), book)
    return after(book, blocks[:own], revealed, known=known) if own else at_beginning(revealed)


def _interferes(book: Book, one: Doing, began_before: bool) -> Expr:
    """That a doing happens and may change something; its life is that of when the moment began."""
    life = Was(one.life, BOOL) if began_before else one.life
    return exists(one.variables, conj([life, one.guard, _moves(book, one)]))


def _moves(book: Book, one: Doing) -> Expr:
    """That a doing changes something, or may: not all is as it says already, and an act can be done."""
    return disj([moves(book, outcome) for outcome in one.outcomes])


def moves(book: Book, outcome: Outcome) -> Expr:
    """That something comes of an outcome, or may."""
    match outcome:
        case SetCell(field=name, args=args, value=value):
            return negate(equal(Read(name, args, book.fields[name].type), value))
        case Perform(act=act, args=args):
            return requirements(book, act, args)
        case _:
            return TRUE


def short(book: Book, expr: Expr) -> Expr | None:
    """A condition with all told of its later cells, where these are short stories."""
    return in_full(book, expr, heaviest=effort.TOLD_PARTS) if QUIET in free_variables(expr) else expr


def in_full(book: Book, expr: Expr, deepest: int | None = None, heaviest: int = effort.FORMULA_WEIGHT) -> Expr | None:
    """A condition with all told of its later cells, however long a story; nothing where that is too much.

    With ``deepest`` it is told only where no act is done by what is done upon so many acts.
    """
    silent: list[Expr] | None = None if deepest is None else []
    stories: dict[Time, Story] = {}
    cells: dict[Time, list[Expr]] = {}
    free = free_variables(expr)
    for cell in (e for e in parts_of(expr) if isinstance(e, Later)):
        cells.setdefault(cell.time, []).append(now(cell, book))

    def tell(cell: Later, args: tuple[Expr, ...]) -> Expr:
        time = cell.time
        if (
            time.within is not None
            or cell.args[len(cell.own(cell.args)) :] != time.names
            or (deepest is not None and not free.issuperset(time.names))
        ):
            raise TooLarge("what happens before is told of things with names of their own")
        if time not in stories:
            wanted = frozenset[Pattern]().union(*(reads(e, book) for e in cells[time]))
            telling = _telling(book, time.blocks, wanted, time.known)
            limits = (heaviest, silent, deepest or 0)
            stories[time] = told(book, [b for b, _ in telling], [c for _, c in telling], time.known, *limits)
        return told_of(stories[time].now(now(cell, book)), cell, args)

    with suppress(TooLarge):
        told_so = with_cells(substitute(expr, {QUIET.name: FALSE}), tell)
        told_so = conj([told_so, *(silent or ())])
        return None if larger_than(told_so, effort.QUESTION_PARTS) else told_so
    return None


def _telling(
    book: Book, blocks: tuple[Block, ...], wanted: frozenset[Pattern], known: Expr = TRUE, goal: str = ""
) -> list[tuple[Block, frozenset[Pattern]]]:
    """The blocks that write what is read after them, and the cells that matter: gone through from last to first.

    With a ``goal`` also those that may lead to the part of that id.
    """
    telling: list[tuple[Block, frozenset[Pattern]]] = []
    fields = {name for name, _ in wanted}
    for block in reversed(blocks):
        if not any(_may_write(d, fields) for d in block):
            continue
        cells = relevant(book, tuple(o for d in block for o in d.outcomes), wanted, goal)
        matter = (d for d in block if meet(_writes(book, d), cells) or _leads(book, d, goal))
        doings = tuple(d for d in matter if _may_live(book, d, known))
        if doings:
            telling.insert(0, (doings, cells))
            wanted = cells.union(*(read_first(book, conj([d.guard, d.life]), d.outcomes) for d in doings))
            fields = {name for name, _ in wanted}
    return telling


def _may_write(one: Doing, fields: Container[str]) -> bool:
    """Whether a doing writes some of these fields, or does an act that may."""
    return any(
        isinstance(o, Perform) or (isinstance(o, SetCell | ChangeCell) and o.field in fields) for o in one.outcomes
    )


def _leads(book: Book, one: Doing, goal: str) -> bool:
    """Whether a doing is that of a part, or may lead to it."""
    done = (o for o in one.outcomes if isinstance(o, Perform))
    itself = one.part is not None and one.part.id == goal
    return itself or any(leads_to(book, o.act, tuple(map(name_of, o.args)), goal) for o in done)


def opening(book: Book, anchor: Anchor) -> tuple[Block, ...]:
    """Everything that lands when an act is done."""
    return tuple(_upon(book, anchor, None))


def whole(book: Book, anchor: Anchor) -> tuple[Block, ...]:
    """All that lands in the moment of a step, or when an act is done."""
    return opening(book, anchor) if anchor.kind is AnchorKind.ACT else step_blocks(book, anchor.step, anchor.edge)


def turn(book: Book, part: Part, guard: Expr | None = None) -> Expr:
    """That the part's moment comes and its guard (or another condition) holds at its turn."""
    wanted = conditions_of(part) if guard is None else guard
    life = at_beginning(reveal(life_of(part), book))
    return conj([begins(book, part.anchor), life, at_turn(book, part, wanted, life)])


def _may_live(book: Book, one: Doing, known: Expr) -> bool:
    """Whether a doing may happen where a condition holds when its moment begins."""
    return quick(conj([reveal(one.life, book), known]), book) is not False


def _before(book: Book, part: Part) -> tuple[Block, ...]:
    """The blocks of the moment that land before the part's own."""
    return around(book, part)[0]


def around(book: Book, part: Part) -> tuple[tuple[Block, ...], Block, tuple[Block, ...]]:
    """What lands in the part's moment before it, together with it (itself included), and all else: after or beside it.

    What sections do beside it, which it does not follow, it does not see.
    """
    if part.anchor.kind is AnchorKind.ACT:
        blocks = tuple(_upon(book, part.anchor, part if part.dispositions else None))
        if part.dispositions:
            tested = tuple(map(doing, index_of(book).tested.upon(first_of(part.anchor.args))))
            return blocks, _fitting(tested, part.anchor), ()
    else:
        blocks = step_blocks(book, part.anchor.step, part.anchor.edge)
        place = _places(book, part.anchor.step, part.anchor.edge).get(part.id)
        return (blocks, (), ()) if place is None else _parted(book, blocks, place)
    for i, block in enumerate(blocks):
        if any(_is(d, part) for d in block):
            return _parted(book, blocks, i)
    return tuple(b for b in blocks if precedes(book, b, part)), (), ()


def _parted(book: Book, blocks: tuple[Block, ...], place: int) -> tuple[tuple[Block, ...], Block, tuple[Block, ...]]:
    """The blocks of a moment that come before one of them, it, and the others."""
    own = blocks[place]
    part = own[0].part
    before = [part is None or precedes(book, b, part) for b in blocks[:place]]
    rest = [b for b, seen in zip(blocks[:place], before, strict=True) if not seen]
    return tuple(compress(blocks, before)), own, (*rest, *blocks[place + 1 :])


def precedes(book: Book, block: Block, part: Part) -> bool:
    """Whether a part sees what a block of its moment did that lands earlier in the order of the book."""
    return seen_from(book, place_of(part, 0), place_of(block[0].part, 0))


@for_a_book
def _places(book: Book, step: str, edge: Edge) -> Mapping[str, int]:
    """For each part of an edge of a step, which of its blocks it is in."""
    found: dict[str, int] = {}
    for place, block in enumerate(step_blocks(book, step, edge)):
        for done in block:
            if done.part is not None:
                found.setdefault(done.part.id, place)
    return found


def _upon(book: Book, anchor: Anchor, part: Part | None) -> Iterator[Block]:
    """What an act does, and the parts upon it up to one of them."""
    act = book.acts[anchor.act]
    yield (Doing((), TRUE, act_outcomes(act, anchor.args)),)
    if part is not None and part.dispositions:
        return
    if book.events is not None and anchor.act == book.events.rolled:
        yield _starting(book, anchor)
    for block in blocks_of(upon(anchor.act, first_of(anchor.args), index_of(book)), book):
        fitting = _fitting(block, anchor)
        if fitting:
            yield fitting


def _starting(book: Book, anchor: Anchor) -> Block:
    """What a rolled event's preconditions do, or that it starts where none of them fails."""
    assert book.events is not None
    tested = _fitting(tuple(map(doing, index_of(book).tested.upon(first_of(anchor.args)))), anchor)
    free = conj([negate(exists(d.variables, conj([d.life, d.guard]))) for d in tested])
    return (*tested, Doing((), free, (Perform(book.events.starts, anchor.args),)))


def _fitting(block: Block, anchor: Anchor) -> Block:
    """Of a block that waits for an act what may fit the act done with these things, which it then hangs on."""
    return tuple(_matched(d, anchor) for d in block if not _elsewhere(d, anchor))


def _is(done: Doing, part: Part | None) -> bool:
    """Whether a doing is that of a part, which may have other names for its variables."""
    return part is not None and done.part is not None and done.part.id == part.id


def _elsewhere(done: Doing, anchor: Anchor) -> bool:
    """Whether a part waits for the act being done with other things than these, in so many words."""
    assert done.part is not None
    pairs = zip(done.part.anchor.args, anchor.args, strict=True)
    return any(isinstance(p, Literal) and isinstance(a, Literal) and p.value != a.value for p, a in pairs)


def _matched(done: Doing, anchor: Anchor) -> Doing:
    """The doing with its variables apart from those in what the act is done with, and what makes it fit that."""
    assert done.part is not None
    names = apart_from(anchor.args, done.variables)
    same = [equal(substitute(p, names), a) for p, a in zip(done.part.anchor.args, anchor.args, strict=True)]
    one = under(done, names)
    return replace(one, guard=conj([*same, one.guard]))


def _writes(book: Book, done: Doing) -> frozenset[Pattern]:
    return frozenset().union(*(outcome_writes(book, o) for o in done.outcomes))
