"""All that play from set-up comes to, gone through state by state, breadth first, as far as it is small.

Explicit-state enumeration (Baier and Katoen, Principles of Model Checking, 2008): from each state of the game and each
place in the timeline every act is done with everything, and the next moment of a step is played, with every fall of the
dice and every choice. Of moments that change nothing only the timeline goes on. Where clauses contest a cell, play goes
on with each value that they give it, and with the old one; what comes then counts for proofs that something never comes
about, and no record is told of it. From a state that breaks a law, or where play comes to a stop, nothing goes on.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import chain, combinations, product

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Edge,
    Field,
    FieldKind,
    Instead,
    SetCell,
)
from rulewright.language.expr import Apply, Expr, Literal, Operator, Variable
from rulewright.language.types import IntType, Value
from rulewright.memo.per_book import for_a_book
from rulewright.play.demands import broken_laws
from rulewright.play.play import play_moment
from rulewright.reach.chance import Played, comes_not, out_of_the_game
from rulewright.reach.invariants import played_acts
from rulewright.story import effort
from rulewright.story.facts import domain
from rulewright.story.reveal import missing
from rulewright.story.unroll import values_of
from rulewright.table.index import index_of
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import Cell, OutOfRange, State, cell_of
from rulewright.table.trace import LongChain, Trace

Content = frozenset[tuple[Cell, Value]]  # the cells of a state that differ from their start
Key = tuple[Content, int]

OF_AN_ACT = "what comes after clauses disagree whether an act is done is open"
OF_A_READING = "what comes after clauses disagree about what a moment reads is open"
NO_SET_UP = "no set-up keeps every law"
OF_A_CHAIN = "more acts set one another off than are followed"


@dataclass(frozen=True, slots=True)
class Node:
    """A state that play comes to and the moment of the timeline that comes next, with the move that led there."""

    state: State
    at: int
    before: Node | None = None
    played: Played | None = None
    clean: bool = True  # nothing was contested on the way

    @property
    def key(self) -> Key:
        """What tells it from others."""
        return content(self.state), self.at

    @property
    def set_up(self) -> State:
        """The state in which its play began."""
        node = self
        while node.before is not None:
            node = node.before
        return node.state

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moments that led here, those in which nothing happened left out."""
        found: list[Played] = []
        node = self
        while node.before is not None and node.played is not None:
            found += [] if node.played.trace.idle else [node.played]
            node = node.before
        return tuple(reversed(found))


@dataclass
class StateSpace:
    """The states that play comes to, as far as they are gone through."""

    book: Book
    most_states: int
    most_moves: int
    nodes: dict[Key, Node] = field(default_factory=dict)
    set_ups: int = 0
    moves: int = 0  # that were tried
    open: dict[str, None] = field(default_factory=dict)  # why these may not be all
    _asking: Book = field(init=False)
    _changing: set[Content] = field(default_factory=set)  # the states from which something leads on, or goes wrong

    def __post_init__(self) -> None:
        self._asking = _without_defaults(self.book)

    @property
    def complete(self) -> bool:
        """Whether play comes to nothing else."""
        return not self.open

    @property
    def clean(self) -> Iterator[Node]:
        """The states to which play comes without anything being contested, those with the fewest moves first."""
        return (node for node in self.nodes.values() if node.clean)

    @property
    def dead_ends(self) -> tuple[Node, ...]:
        """The states, each once, from which no moment leads to another one."""
        found: dict[Content, Node] = {}
        for node in self.clean:
            if content(node.state) not in self._changing:
                found.setdefault(content(node.state), node)
        return tuple(found.values())

    def explore(self) -> Iterator[tuple[Node, Played]]:
        """Every moment that may come in each state, as it is tried; those of the fewest moves first."""
        waiting: list[Node] = []
        for state in self._set_ups():
            self.set_ups += 1
            waiting.append(Node(state, 0))
        if not waiting:
            self.open[NO_SET_UP] = None
        contested: list[Node] = []
        for layer in (waiting, contested):
            while layer and not self._full():
                layer = yield from self._layer(layer, contested)

    def _layer(self, layer: list[Node], contested: list[Node]) -> Generator[tuple[Node, Played], None, list[Node]]:
        """The moments of some states and of these at later places in the timeline; gives the states that are next."""
        following: list[Node] = []
        for node in layer:
            if node.key in self.nodes:
                continue
            if self._full():
                break
            self.nodes[node.key] = node
            for played in self._from(node):
                yield node, played
                for reached in self._after(node, played):
                    if reached.key in self.nodes:
                        continue
                    if not reached.clean and node.clean:
                        contested.append(reached)
                    else:
                        (layer if played.trace.idle else following).append(reached)
        return following

    def _full(self) -> bool:
        if len(self.nodes) >= self.most_states:
            self.open[f"more than {self.most_states} states"] = None
        if self.moves >= self.most_moves:
            self.open[f"more than {self.most_moves} moves"] = None
        return len(self.nodes) >= self.most_states or self.moves >= self.most_moves

    def _set_ups(self) -> Iterator[State]:
        """The lawful states in which a game may begin, those with the fewest changes first."""
        cells = [(c, _others(self.book, c)) for c in _cells(self.book, [f for f in stored(self.book) if f.fixed])]
        for many in range(len(cells) + 1):
            for some in combinations(cells, many):
                for values in product(*(others for _, others in some)):
                    if self.set_ups >= self.most_states or self.moves >= self.most_moves:
                        self.open[f"more than {self.set_ups} ways to set the game up"] = None
                        return
                    self.moves += 1
                    state = State.start(self.book)
                    for (cell, _), value in zip(some, values, strict=True):
                        state.set(*cell, value)
                    if _lawful(self.book, state):
                        yield state

    def _from(self, node: Node) -> Iterator[Played]:
        """Every moment that may come next."""
        for anchor in (*timeline(self.book)[node.at : node.at + 1], *acts(self.book)):
            for args in _choices([self._values(anchor, a) for a in anchor.args]):
                for played in self._outcomes(node.state, anchor, args):
                    if not (out_of_the_game(self.book, played) or comes_not(self.book, node.state, played)):
                        yield played

    def _values(self, anchor: Anchor, arg: Expr) -> Sequence[Value]:
        """What an act may be done with, numbers as far as they can be those of the game."""
        if isinstance(arg, Literal):
            return (arg.value,)
        if isinstance(arg.type, IntType) and isinstance(arg, Variable):
            listed = numbers(self.book, anchor.act, arg)
            if listed is None:
                self.open[f"'{anchor.act}' is done with any number"] = None
                return range(max(arg.type.low, -1), min(arg.type.high, effort.GAME_NUMBERS) + 1)
            return listed
        return values_of(arg.type, self.book)

    def _outcomes(self, state: State, anchor: Anchor, args: tuple[Value, ...]) -> Iterator[Played]:
        """A moment with every fall of the dice and every choice that it asks for."""
        waiting: list[dict[Cell, Value]] = [{}]
        while waiting:
            if self.moves >= self.most_moves:
                self._full()
                return
            inputs = waiting.pop()
            self.moves += 1
            trace = play_moment(self._asking, state, anchor, args, inputs)
            if not isinstance(trace.stopped, MissingInput):
                yield Played(anchor, args, inputs, trace)
                continue
            cell = trace.stopped.cell
            values = domain(self.book, self.book.fields[cell[0]], cell[1])
            if len(values) > self.most_moves:
                self.open[f"more than {self.most_moves} moves"] = None
                values = values[:1]
            waiting += [{**inputs, cell: value} for value in reversed(values)]

    def _after(self, node: Node, played: Played) -> Iterator[Node]:
        """What a moment leads to."""
        trace = played.trace
        steps = len(timeline(self.book))
        at = node.at if played.anchor.kind is AnchorKind.ACT else (node.at + 1) % steps
        self.open.update(dict.fromkeys(_doubts(trace)))
        wrong = bool(trace.stopped or trace.contested or trace.disputed or trace.broken)
        if wrong or node.state != trace.after:
            self._changing.add(content(node.state))
        if trace.stopped or trace.broken or trace.refused is not None:
            return
        if not wrong:
            yield Node(trace.after, at, node, played, node.clean)
            return
        for state in _settled_anyhow(self.book, trace):
            if _lawful(self.book, state):
                yield Node(state, at, node, played, clean=False)


def _settled_anyhow(book: Book, trace: Trace) -> Iterator[State]:
    """The states after a moment in which cells were contested, whichever of their values these hold."""
    cells = list(trace.contested)
    for values in product(*((trace.after.get(*c), *trace.contested[c].values()) for c in cells)):
        state = trace.after.copy()
        with suppress(OutOfRange):
            for cell, value in zip(cells, values, strict=True):
                state.set(*cell, value)
            yield state


def _doubts(trace: Trace) -> Iterator[str]:
    """Why what comes after a moment is not known."""
    if trace.disputed:
        yield OF_AN_ACT
    if isinstance(trace.stopped, Contested):
        yield OF_A_READING
    if isinstance(trace.stopped, LongChain):
        yield OF_A_CHAIN


def content(state: State) -> Content:
    """What tells a state from others."""
    return frozenset((cell, state.get(*cell)) for cell in state.touched())


def stored(book: Book) -> list[Field]:
    """The fields that a state holds."""
    return [f for f in book.fields.values() if f.kind is FieldKind.STATE]


def undescribed(book: Book) -> list[Field]:
    """The fields that may be anything at any time: the model does not say what the rest of the game does."""
    return [f for f in stored(book) if not (f.closed or f.fixed)]


@for_a_book
def timeline(book: Book) -> tuple[Anchor, ...]:
    """The moments of the steps in which something may happen, in their order."""
    steps = index_of(book).steps
    places = product(book.steps or ("",), Edge)
    return tuple(Anchor(AnchorKind.STEP, step, edge) for step, edge in places if steps.get((step, edge)))


@for_a_book
def acts(book: Book) -> tuple[Anchor, ...]:
    """The acts that players and the rest of the game do."""
    return tuple(played_acts(book))


def _without_defaults(book: Book) -> Book:
    """The book in which every choice is asked for."""
    if not any(f.has_default for f in book.fields.values()):
        return book
    fields = {name: replace(f, has_default=False) for name, f in book.fields.items()}
    return replace(book, fields=fields)


def _choices(values: Sequence[Sequence[Value]]) -> Iterator[tuple[Value, ...]]:
    """Every choice of one of each, without listing those of a wide range."""
    if not values:
        yield ()
        return
    for value in values[0]:
        for rest in _choices(values[1:]):
            yield (value, *rest)


@for_a_book
def numbers(book: Book, act: str, variable: Variable) -> range | None:
    """The numbers with which an act can be done, where they are few: any other leads a cell out of its range."""
    assert isinstance(variable.type, IntType)
    found = range(variable.type.low, variable.type.high + 1)
    anchors = (p.anchor for p in book.parts())
    if all(a.kind is not AnchorKind.ACT or a.act != act or a.instead is Instead.NO for a in anchors):
        written = [o for o in book.acts[act].outcomes if isinstance(o, SetCell | ChangeCell)]
        several = {o.field for n, o in enumerate(written) if o.field in {w.field for w in written[:n]}}
        for outcome in (o for o in written if o.field not in several):  # two may together stay in the range
            span = _span(book, outcome, variable)
            found = found if span is None else range(max(found.start, span.start), min(found.stop, span.stop))
    return found if len(found) <= effort.ACT_NUMBERS else None


def _span(book: Book, outcome: SetCell | ChangeCell, variable: Variable) -> range | None:
    """The numbers that an outcome of an act can be about; nothing where any can."""
    kind = book.fields[outcome.field].type
    if missing(outcome.args):
        return None  # on nobody it comes to nothing
    if not isinstance(kind, IntType) or book.fields[outcome.field].clamped:
        return None
    if isinstance(outcome, SetCell):
        return range(kind.low, kind.high + 1) if outcome.value == variable else None
    far = kind.high - kind.low
    amounts = (variable, Apply(Operator.NEG, (variable,), outcome.amount.type))
    return range(-far, far + 1) if outcome.amount in amounts else None


def _cells(book: Book, fields: Sequence[Field]) -> list[Cell]:
    every = (product([f.name], product(*(book.members[s] for s in f.parameters))) for f in fields)
    return list(dict.fromkeys(cell_of(book, name, args) for name, args in chain.from_iterable(every)))


def _others(book: Book, cell: Cell) -> tuple[Value, ...]:
    start = book.fields[cell[0]].start_at(cell[1])
    return tuple(v for v in values_of(book.fields[cell[0]].type, book) if v != start)


def _lawful(book: Book, state: State) -> bool:
    try:
        return not broken_laws(Scene(book, state), set(book.fields))
    except (Contested, MissingInput):
        return True
