"""What is always so from set-up on: pairs of facts on closed cells that never come together, found and proved.

Houdini (Flanagan and Leino, 2001): all pairs of facts that do not hold at set-up are supposed never to come together,
and those that random play shows together are dropped. Of what is left each move is asked whether it leads from a lawful
state without any of these pairs to one with some of them; those are dropped in turn, until every move keeps what
remains. Open cells are anything at any time. Where so much hangs together that this is too much, nothing is known.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations

from rulewright.book.model import Anchor, AnchorKind, Book
from rulewright.language.expr import Expr, Literal, conj, free_variables, larger_than, negate
from rulewright.language.types import MemberType, Value
from rulewright.memo.per_book import for_a_book
from rulewright.reach.chance import by_chance, disturbed, set_up
from rulewright.reach.reachable import Way, cells_in, fits, reachable
from rulewright.solver.places import one_of, place_of
from rulewright.solver.solve import GaveUp, Question, Search
from rulewright.story import effort
from rulewright.story.havoc import QUIET
from rulewright.story.interference import Pattern, meet, outcome_writes
from rulewright.story.moments import begins, ended, opening
from rulewright.story.regression import blocks_of
from rulewright.story.reveal import reveal
from rulewright.story.story import Block
from rulewright.story.unroll import TooLarge
from rulewright.table.evaluate import evaluate
from rulewright.table.index import index_of
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import Cell, State
from rulewright.table.trace import Trace

Fact = tuple[Cell, Value]
Pair = tuple[Fact, Fact]
Able = Callable[[Book, Anchor], Expr]  # that a player may do an act, as far as norms go


@dataclass(frozen=True)
class Move:
    """Something that leads from one state to the next: what it needs, and what lands."""

    needs: Expr
    blocks: tuple[Block, ...]
    writes: frozenset[Pattern]


def never_met(book: Book, question: Expr, able: Able) -> tuple[Pair, ...] | None:
    """Pairs that never come together and without which no state meets a question; nothing if it may be met.

    Without any, no state meets it that values which can arise make up.
    """
    return _never_met(book, question, able)[0]


def against(book: Book, question: Expr, able: Able) -> tuple[Pair, ...] | None:
    """The same, but none where what is always so is not against it; nothing where that is not known."""
    pairs, known = _never_met(book, question, able)
    return pairs if pairs is not None else () if known else None


def _never_met(book: Book, question: Expr, able: Able) -> tuple[tuple[Pair, ...] | None, bool]:
    """Pairs that are enough, and if there are none whether all was asked that may be against the question."""
    revealed = reveal(question, book)
    if QUIET in free_variables(revealed):
        return None, False
    if not cells_in(book, revealed):
        return None, True
    known = reachable(book)
    asked = True

    def enough(some: tuple[Pair, ...]) -> bool:
        return not known.possible(conj([revealed, *map(parted(book), some)]), lawful=True)

    every = about(book, revealed)
    own = tuple(cell for cell in every if cell in cells_in(book, revealed))
    for cells in dict.fromkeys((own, every)):
        if enough(candidates(book, cells)):
            pairs = apart(book, cells, able)
            if pairs is None:
                asked = False
            elif enough(pairs):
                return fewest_of(pairs, enough), True
    return None, asked


def followed(values: frozenset[Value]) -> bool:
    """Whether facts on a cell are looked at that can hold these values."""
    return 1 < len(values) <= effort.FACT_VALUES


def fewest_of(pairs: tuple[Pair, ...], enough: Callable[[tuple[Pair, ...]], bool]) -> tuple[Pair, ...]:
    """Of some pairs that are enough some of which none can be left out."""
    for pair in pairs:
        fewer = tuple(p for p in pairs if p != pair)
        pairs = fewer if enough(fewer) else pairs
    return pairs


def parted(book: Book) -> Callable[[Pair], Expr]:
    """That two facts are not both so."""
    return lambda pair: negate(conj([holds(book, fact) for fact in pair]))


def holds(book: Book, fact: Fact) -> Expr:
    """A fact as a condition."""
    cell, value = fact
    return reveal(one_of(place_of((False, *cell), book), (value,)), book)


def in_words(book: Book, pair: Pair) -> str:
    """Two facts that never come together, in phrases of the book."""
    one, other = (book.phrases.say_cell(*cell, value) for cell, value in pair)
    return f"never together from set-up on: {one}; {other}"


def about(book: Book, question: Expr) -> tuple[Cell, ...]:
    """The closed cells on which it hangs whether a question is ever met, nearest first, as far as they are few."""
    found = dict.fromkeys(cells_in(book, question))
    waiting = list(found)
    facts = 0
    kept: list[Cell] = []
    known = reachable(book)
    for cell in waiting:
        many = len(known.values[cell])
        facts += many if followed(known.values[cell]) else 0
        if facts > effort.FACTS:
            break
        if followed(known.values[cell]):
            kept.append(cell)
        for way in behind(book, cell):
            for expr in (*way.needs, *way.begins):
                more = [c for c in cells_in(book, expr) if c not in found]
                found.update(dict.fromkeys(more))
                waiting += more
    return tuple(sorted(kept, key=repr))


@for_a_book
def behind(book: Book, cell: Cell) -> tuple[Way, ...]:
    """The ways by which a cell is written, and those by which the acts come about for which they wait."""
    known = reachable(book)
    found = [way for _, way in known.into(cell)]
    for way in found:
        for act, args in way.upon:
            acts = (w for w in known.ways if isinstance(w.gives[1], tuple) and w.gives[0] == act)
            found += [w for w in acts if w not in found and fits(act, w.gives[1], [(act, args)])]  # type: ignore[arg-type]
    return tuple(found)


@for_a_book
def candidates(book: Book, cells: tuple[Cell, ...]) -> tuple[Pair, ...]:
    """The pairs of facts on some closed cells that random play never shows together."""
    known = reachable(book)
    facts = [(cell, value) for cell in cells for value in sorted(known.values[cell], key=str)]
    seen = [tuple(state.get(*c) for c in cells) for state in played(book)]
    met = {pair for values in dict.fromkeys(seen) for pair in combinations(zip(cells, values, strict=True), 2)}
    return tuple(p for p in combinations(facts, 2) if p[0][0] != p[1][0] and p not in met)


@for_a_book
def apart(book: Book, cells: tuple[Cell, ...], able: Able) -> tuple[Pair, ...] | None:
    """The pairs of facts on some closed cells that are proved never to come together; nothing if that is too much."""
    if len(cells) < 2:
        return ()
    moves = [m for m in all_moves(book, able) if meet(m.writes, _patterns(cells))]
    kept = _kept(book, moves, list(candidates(book, cells))) if len(moves) <= effort.MOVES else None
    return None if kept is None else tuple(kept)


def _kept(book: Book, moves: list[Move], pairs: list[Pair]) -> list[Pair] | None:
    """Of pairs those that every move keeps apart, together with the others that are left; nothing if it is too much."""
    asked = 0
    grown = True
    provers = [MoveProver(book, move) for move in moves]
    while grown and pairs:
        grown = False
        for one in provers:
            told = {pair: one.ending(pair) for pair in pairs}
            pairs = [pair for pair in pairs if told[pair] is not None]
            grown = grown or len(pairs) < len(told)
            joined = {p: end for p, end in told.items() if end is not None and one.joins(p)}
            while joined:
                asked += 1
                broken = None if asked > effort.INVARIANT_QUESTIONS else one.broken(pairs, joined)
                if broken is None:
                    return None
                if not broken:
                    break
                grown = True
                pairs = [p for p in pairs if p not in broken]
                joined = {p: end for p, end in joined.items() if p not in broken}
    return pairs


@dataclass
class MoveProver:
    """One move, and whether it keeps apart what is apart before it."""

    book: Book
    move: Move
    _told: dict[Fact, Expr | None] = field(default_factory=dict)
    _question: Question | None = None

    def ending(self, pair: Pair) -> tuple[Expr, ...] | None:
        """That two facts are so after the move, said of the state before; nothing where that is too long to tell."""
        told = tuple(expr for expr in map(self.after, pair) if expr is not None)
        return told if len(told) == len(pair) else None

    def after(self, fact: Fact) -> Expr | None:
        """The same of one fact."""
        if fact not in self._told:
            self._told[fact] = _after(self.book, self.move, fact)
        return self._told[fact]

    def joins(self, pair: Pair) -> bool:
        """Whether the move has a say in one of two facts."""
        return any(self.after(fact) != holds(self.book, fact) for fact in pair)

    def broken(self, pairs: list[Pair], joined: dict[Pair, tuple[Expr, ...]]) -> set[Pair] | None:
        """Which pairs it may end with from a state without any; nothing where that is not known."""
        apart_before = [parted(self.book)(pair) for pair in pairs]
        try:
            if self._question is None:
                all_read = conj([self.move.needs, *apart_before, *(e for end in joined.values() for e in end)])
                if larger_than(all_read, effort.BRIEF_PARTS):
                    return None
                known = reachable(self.book)
                limits = known.limits_at(len(known.ways), all_read)
                search = Search(self.book, effort.REACH_RESOURCES)
                self._question = search.question(conj([self.move.needs, *limits]))
            found = self._question.hold(apart_before, joined.values())
        except (GaveUp, TooLarge):
            return None
        if found is None:
            return set()
        scene = found.scene(self.book)
        return {p for p, end in joined.items() if all(_met(e, scene, found.binding) for e in end)} or None


def _met(expr: Expr, scene: Scene, binding: Mapping[str, Value]) -> bool:
    try:
        return evaluate(expr, scene, binding) is True
    except (MissingInput, Contested, KeyError):
        return False


def _after(book: Book, move: Move, fact: Fact) -> Expr | None:
    """That a fact is so after a move, said of the state before; nothing where that is too long to tell."""
    with suppress(TooLarge):
        told = ended(book, move.blocks, holds(book, fact), heaviest=effort.FACT_PARTS)
        return None if larger_than(told, effort.FACT_PARTS) else told
    return None


def _patterns(cells: tuple[Cell, ...]) -> frozenset[Pattern]:
    return frozenset((name, tuple(map(str, args))) for name, args in cells)


@for_a_book
def all_moves(book: Book, able: Able) -> tuple[Move, ...]:
    """All that may happen next: an edge of a step, an act of a player, the roll of an event."""
    stories = [(conj([]), blocks_of(parts, book)) for parts in index_of(book).steps.values()]
    for anchor in played_acts(book):
        needs = reveal(conj([begins(book, anchor), able(book, anchor)]), book)
        stories.append((needs, opening(book, anchor)))
    return tuple(Move(needs, blocks, _written(book, blocks)) for needs, blocks in stories)


def _written(book: Book, blocks: tuple[Block, ...]) -> frozenset[Pattern]:
    return frozenset[Pattern]().union(*(outcome_writes(book, o) for b in blocks for d in b for o in d.outcomes))


def played_acts(book: Book) -> Iterator[Anchor]:
    """The acts of players, done with anybody, and the roll of each event."""
    events = book.events
    for act in book.acts.values():
        args: tuple[Expr, ...] = act.parameters
        if events is not None and act.name == events.rolled:
            kind = MemberType(events.sort)
            yield from (_done(act.name, (Literal(e, kind),)) for e in book.sorts[events.sort].members)
        elif events is None or act.name not in (events.starts, events.ends):
            yield _done(act.name, args)


def _done(act: str, args: tuple[Expr, ...]) -> Anchor:
    return Anchor(AnchorKind.ACT, act=act, args=args)


@for_a_book
def fired(book: Book) -> frozenset[str]:
    """The parts that had a say in random play."""
    return frozenset(line.part for trace in _random_play(book) for line in trace.lines if line.fired)


def played(book: Book) -> tuple[State, ...]:
    """Set-up, and the states after many moments of random play from there."""
    return (State.start(book), *(trace.after for trace in _random_play(book)))


@for_a_book
def _random_play(book: Book) -> tuple[Trace, ...]:
    """Many moments of random play from set-up in which no rules disagreed, the same in every run."""
    chance = random.Random(0)  # no secret hangs on it
    fixed = any(f.fixed for f in book.fields.values())
    anchors = [*played_acts(book), *(Anchor(AnchorKind.STEP, step, edge) for step, edge in index_of(book).steps)]
    state = State.start(book)
    seen: list[Trace] = []
    for moment in range(effort.RANDOM_MOMENTS if anchors else 0):
        if moment % effort.RANDOM_GAME == 0:
            state = set_up(book, chance, effort.GAME_GIVENS if fixed and moment else 0)
        if chance.random() >= effort.RANDOM_QUIET:
            state = disturbed(book, state, chance)
        trace = by_chance(book, state, chance.choice(anchors), chance).trace
        if not (trace.stopped or trace.refused or trace.contested or trace.disputed or trace.broken):
            state = trace.after
            seen.append(trace)
    return tuple(seen)
