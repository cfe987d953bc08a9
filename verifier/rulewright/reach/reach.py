"""A way from set-up to what closed cells hold: the moments that bring it about, each played at the table.

What is wanted is traced back, from each value to the first way in which it can arise and to what that
way needs, down to set-up. Then the moments are played forwards: before each, play outside the book may
change open cells, and the least state in which the moment does its work is looked for. Moments come in
any order; players neither start nor end events, the dice bring them. Only what the player comes to is
believed. What the others do without is left out of the way at last: it is not the shortest there is, but every moment
of it is needed for the rest, played as told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from rulewright.book.model import Anchor, AnchorKind, Book, FieldKind, SetCell
from rulewright.gherkin.describe import phrases_of
from rulewright.gherkin.moment import say_step
from rulewright.language.expr import (
    Expr,
    Literal,
    Variable,
    Was,
    conj,
    fields_read,
    free_variables,
    parts_of,
    substitute,
)
from rulewright.language.types import IntType, MemberType, Value
from rulewright.play.demands import broken_laws
from rulewright.play.play import play_moment
from rulewright.reach.reachable import Done, Way, cells_in, fits, proof, reachable
from rulewright.solver.obligations import Obligation
from rulewright.solver.places import one_of, place_of
from rulewright.solver.solve import GaveUp
from rulewright.solver.witness import Witness, told_once, witness
from rulewright.story import effort
from rulewright.story.facts import domain
from rulewright.story.havoc import TOO_LONG
from rulewright.story.laws import laws_of
from rulewright.story.matching import apart
from rulewright.story.moments import begins, conditions_of, played, short, turn
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge, values_of
from rulewright.table.evaluate import NOTHING, MissingInput, evaluate
from rulewright.table.scene import Scene
from rulewright.table.state import Cell, State
from rulewright.table.trace import Trace


@dataclass(frozen=True, slots=True)
class Reached:
    """The closed cells hold what is wanted after these moments, in words; and the state that they leave."""

    moments: tuple[str, ...]
    state: State
    set_up: tuple[str, ...] = ()  # what is chosen at set-up, in phrases
    steps: tuple[str, ...] = ()  # the dice and choices of each moment and the moment, as a scenario says them
    granted: tuple[str, ...] = ()  # the changes of open cells that are taken for granted on the way


@dataclass(frozen=True, slots=True)
class Unreachable:
    """No play, however long, lets these cells hold what is wanted of them."""

    cells: tuple[Cell, ...]
    bound: str


@dataclass(frozen=True, slots=True)
class NotFound:
    """No way was found; that says nothing about whether there is one."""

    moments: int  # at most so many were tried


Told = list[tuple[Cell, Value]]
Reach = Reached | Unreachable | NotFound


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment that is to come, and what has to be so before it for it to do its work."""

    anchor: Anchor
    needs: Expr


@dataclass
class Heard:
    """The parts, steps and acts with which a way was looked for, in their order."""

    parts: dict[str, None] = field(default_factory=dict)
    steps: dict[str, None] = field(default_factory=dict)
    acts: dict[tuple[str, tuple[Expr, ...]], None] = field(default_factory=dict)


Chosen = tuple[tuple[Anchor, Witness], ...]  # moments with the open cells, dice and choices in which to play them


Least = Callable[[Book, Expr], Witness | None]  # the least state that meets a condition; raises GaveUp, TooLarge


def least(book: Book, question: Expr) -> Witness | None:
    """The least state that meets a condition, looked for in a while; raises GaveUp, TooLarge."""
    return witness(book, Obligation("", question), resources=effort.REACH_RESOURCES)


def path_to(
    book: Book, goal: Mapping[Cell, Value], hints: Mapping[Cell, Value] = NOTHING, look: Least = least
) -> Reach:
    """A way found from set-up to a state in which closed cells hold these values; open ones are left aside.

    With ``hints``, open cells hold these values at each of the moments.
    """
    return path_with(book, goal, hints, look)[0]


def path_with(book: Book, goal: Mapping[Cell, Value], hints: Mapping[Cell, Value], look: Least) -> tuple[Reach, Heard]:
    """The same with what it was looked for with; worked out once."""
    known = reachable(book)
    key = repr((sorted(goal.items(), key=repr), sorted(hints.items(), key=repr)))
    if key not in known.paths:
        heard = Heard()
        known.paths[key] = _path_to(book, goal, hints, look, heard), heard
    return known.paths[key]  # type: ignore[return-value]  # the module of its type knows no ways


def _path_to(book: Book, goal: Mapping[Cell, Value], hints: Mapping[Cell, Value], look: Least, heard: Heard) -> Reach:
    wanted = {c: v for c, v in goal.items() if lasting(book, c)}
    scene = {c: v for c, v in wanted.items() if book.fields[c[0]].fixed}
    start = set_up_with(book, scene)
    if _met(start, wanted):
        return Reached((), start, set_up_in_words(book, scene))
    known = reachable(book)
    if missing := tuple(sorted((c for c, v in wanted.items() if not known.holds(c, v)), key=repr)):
        return Unreachable(missing, proof(book))
    search = _Search(book, wanted, hints, look, heard, scene)
    try:
        for cell, value in sorted((c for c in wanted.items() if c[0] not in scene), key=repr):
            search.trace(cell, value, len(known.ways))
        return search.forwards()
    except (GaveUp, TooLarge, RecursionError):
        return NotFound(effort.WAY_MOMENTS)


def lasting(book: Book, cell: Cell) -> bool:
    """Whether only moments of the book change a cell once the game has begun."""
    spec = book.fields[cell[0]]
    return spec.closed or spec.fixed


def set_up_with(book: Book, scene: Mapping[Cell, Value]) -> State:
    """The state in which a game begins, with some cells that need not start as they are said to."""
    state = State.start(book)
    for cell, value in scene.items():
        state.set(*cell, value)
    return state


def set_up_in_words(book: Book, scene: Mapping[Cell, Value]) -> tuple[str, ...]:
    """What of a set-up is not as it is said to start, in phrases."""
    return tuple(phrases_of(book, [(c, v) for c, v in scene.items() if v != book.fields[c[0]].start_at(c[1])]))


def _met(state: State, wanted: Mapping[Cell, Value]) -> bool:
    return all(state.get(*cell) == value for cell, value in wanted.items())


@dataclass
class _Search:
    """One search: what is wanted and the moments that are to bring it about."""

    book: Book
    wanted: Mapping[Cell, Value]
    hints: Mapping[Cell, Value]
    look: Least
    heard: Heard
    scene: dict[Cell, Value]  # how the game is set up, as far as that is chosen
    moments: list[Moment] = field(default_factory=list)
    traced: set[tuple[Cell, Value]] = field(default_factory=set)

    def trace(self, cell: Cell, value: Value, before: int) -> None:
        """Add the moments that bring a value about, found open before some number of ways."""
        if self.book.fields[cell[0]].start_at(cell[1]) == value or (cell, value) in self.traced:
            return
        self.traced.add((cell, value))
        ways = reachable(self.book).ways[:before]
        for number, way in enumerate(ways):
            what, more = way.gives
            if what == cell and isinstance(more, frozenset) and value in more:
                self.moment(way, number, self.value_needed(way, cell, value))
                return

    def value_needed(self, way: Way, cell: Cell, value: Value) -> tuple[Expr, ...]:
        """That an act writes a wanted value, where it is worked out from cells of the state before."""
        if way.part is not None:
            return ()
        for act, args in way.upon:
            spec = self.book.acts[act]
            names = spec.binding(self.anchor(act, args).args)
            for outcome in spec.outcomes:
                if isinstance(outcome, SetCell) and outcome.field == cell[0]:
                    told = substitute(outcome.value, names)
                    if not isinstance(told, Literal):
                        return (one_of(told, (value,)),)
        return ()

    def moment(self, way: Way, number: int, more: tuple[Expr, ...] = ()) -> None:
        """Add the moment in which a way is taken, after the moments that it needs."""
        part = way.part
        if part is not None:
            self.heard.parts[part.id] = None
        if part is not None and part.anchor.kind is AnchorKind.STEP:
            needed = substitute(turn(self.book, part), apart(part.variables, part.id))
            self.plan(Moment(part.anchor, conj([needed, *more])), number)
        elif part is not None and part.anchor.kind is AnchorKind.ACT:
            needed = substitute(conditions_of(part), apart(part.variables, part.id))
            self.by_act(part.anchor.act, way.upon, number, (needed, *more))
        elif way.upon:
            self.by_act(way.upon[0][0], way.upon, number, more)

    def by_act(self, act: str, upon: tuple[Done, ...], before: int, more: tuple[Expr, ...]) -> None:
        """Add the moment in which an act is done: by a player, by the dice, or by a part."""
        for number, way in enumerate(reachable(self.book).ways[:before]):
            what, args = way.gives
            if what == act and isinstance(args, tuple) and any(fits(act, args, [u]) for u in upon):
                if way.part is not None:
                    self.moment(way, number, more)
                else:
                    anchor = self.anchor(act, upon[0][1])
                    self.plan(Moment(played(self.book, anchor), conj([begins(self.book, anchor), *more])), number)
                return

    def anchor(self, act: str, names: tuple[str | None, ...]) -> Anchor:
        """An act with what is known of its arguments."""
        args = tuple(
            Literal(a, replace_optional(v)) if a is not None else replace(v, name=f"{act} {v.name}")
            for v, a in zip(self.book.acts[act].parameters, names, strict=True)
        )
        return Anchor(AnchorKind.ACT, act=act, args=args)

    def plan(self, moment: Moment, before: int) -> None:
        """Add a moment after those that bring about what it needs of closed cells."""
        known = reachable(self.book)
        if moment.anchor.kind is AnchorKind.STEP:
            self.heard.steps[moment.anchor.step] = None
        else:
            self.heard.acts[moment.anchor.act, moment.anchor.args] = None
        found = self.least(moment.needs, known.limits_at(before, moment.needs), State.start(self.book))
        for name, args, value in found.cells if found is not None else ():
            if self.book.fields[name].closed:
                self.trace((name, args), value, before)
        for number, other in enumerate(self.moments):
            if other.anchor == moment.anchor:
                moment = replace(moment, needs=conj([other.needs, moment.needs]))
                del self.moments[number]
                break
        self.moments.append(moment)

    def least(self, needs: Expr, more: tuple[Expr, ...], held: State) -> Witness | None:
        """The least state in which a moment does its work; ``held`` is one with nothing but what has to be so."""
        question = short(self.book, conj([needs, *more]))
        if question is None:
            raise TooLarge(TOO_LONG)
        told = reveal(question, self.book)
        return as_it_stands(self.book, told, held) or self.look(self.book, told)

    def forwards(self) -> Reach:
        """Play the moments; what a moment needs of the scene was set up so, unless it is settled already."""
        state = set_up_with(self.book, self.scene)
        chosen: Chosen = ()
        for moment in self.moments[: effort.WAY_MOMENTS]:
            told = {c: state.get(*c) for c in self.cells(state, moment)}
            held = [one_of(place_of((False, *c), self.book), (v,)) for c, v in (*told.items(), *self.hints.items())]
            base = State.start(self.book)
            for cell, value in (told | dict(self.hints)).items():
                base.set(*cell, value)
            found = self.least(moment.needs, tuple(held), base)
            if found is None:
                return NotFound(effort.WAY_MOMENTS)
            for name, args, value in found.cells:
                if self.book.fields[name].fixed and (name, args) not in told:
                    self.scene[name, args] = value
                    state.set(name, args, value)
            came = _play(self.book, state, moment.anchor, found)
            if came is None:
                return NotFound(effort.WAY_MOMENTS)
            state, chosen = came.after, (*chosen, (moment.anchor, found))
        return self.shortened(chosen) or NotFound(effort.WAY_MOMENTS)

    def shortened(self, chosen: Chosen) -> Reached | None:
        """The way without what the other moments do without, one after the other; nothing if it does not lead there."""
        whole = self.walked(chosen)
        shorter = (self.shortened((*chosen[:n], *chosen[n + 1 :])) for n in range(len(chosen)) if whole)
        return next((way for way in shorter if way is not None), whole)

    def walked(self, chosen: Chosen) -> Reached | None:
        """Where moments lead, if it is where it was to be."""
        state = set_up_with(self.book, self.scene)
        played: list[_Played] = []
        for anchor, found in chosen:
            came = _play(self.book, state, anchor, found)
            if came is None:
                return None
            state = came.after
            played.append(came)
        told = [one.words for one in played]
        before = set_up_in_words(self.book, self.scene)
        if before and told:
            told[0] = f"from a set-up with {', '.join(before)}: {told[0]}"
        steps = tuple(step for one in played for step in one.steps)
        granted = tuple(dict.fromkeys(g for one in played for g in one.granted))
        return Reached(tuple(told), state, before, steps, granted) if _met(state, self.wanted) else None

    def cells(self, state: State, moment: Moment) -> Iterator[Cell]:
        """The cells that stay as they are: the closed ones that a moment reads, and those that have changed."""
        read = cells_in(self.book, moment.needs)
        changed = (c for c, _ in state.cells() if lasting(self.book, c))
        yield from dict.fromkeys((*read, *changed))


def as_it_stands(book: Book, question: Expr, state: State) -> Witness | None:
    """A state as the witness of a condition, where it is lawful and meets it; nothing if dice or choices are read."""
    inputs = any(book.fields[name].kind is FieldKind.INPUT for name in fields_read(question))
    if inputs or free_variables(question) or any(isinstance(e, Was) for e in parts_of(question)):
        return None
    laws = laws_of(book)
    met = evaluate(question, Scene(laws.stored, state)) is True and not laws.broken(state)
    return Witness(told_once(book, state)) if met else None


def replace_optional(variable: Variable) -> MemberType:
    """The type of a thing that a variable stands for."""
    assert isinstance(variable.type, MemberType)
    return MemberType(variable.type.sort)


def _clean(book: Book, trace: Trace) -> bool:
    """Whether a moment was played from a lawful state, and nothing stood against it."""
    hindered = trace.stopped or trace.refused or trace.contested or trace.disputed or trace.broken
    return not hindered and not broken_laws(Scene(book, trace.before), set(book.fields))


@dataclass(frozen=True, slots=True)
class _Played:
    """A moment of a way: what it leaves, in words, as steps of a scenario, and the changes it takes for granted."""

    after: State
    words: str
    steps: tuple[str, ...]
    granted: tuple[str, ...]


def _play(book: Book, state: State, anchor: Anchor, found: Witness) -> _Played | None:
    """Let play outside the book bring about the open cells, and play the moment.

    Nothing where it was not played from a lawful state, or something stood against it.
    """
    base = found.state(book)
    for (name, args), _ in (*base.cells(), *state.cells()):
        if lasting(book, (name, args)):
            base.set(name, args, state.get(name, args))
    changed = [(c, v) for c, v in base.cells() if not lasting(book, c) and state.get(*c) != v]
    granted = phrases_of(book, [(cell, base.get(*cell)) for cell in base.changed(state)])
    done = tuple(_taken(book, a, found) if isinstance(a, Variable) else _value(a) for a in anchor.args)
    given = found.given()
    key = (tuple(base.cells()), anchor, done, tuple(given.items()))
    plays = reachable(book).plays
    if key not in plays:
        trace, inputs = _outcome(book, base, anchor, done, given)
        plays[key] = (trace.after, inputs) if _clean(book, trace) else None
    came = plays[key]
    if came is None:
        return None
    words = _moment(book, anchor, done)
    chosen = [book.phrases.say_cell(*c, v) for c, v in came[1].items() if _matters(book, c, v)]
    beside = [*phrases_of(book, changed), *chosen]
    told = f"{words} ({', '.join(beside)})" if beside else words
    return _Played(came[0], told, (*chosen, words), tuple(granted))


def _taken(book: Book, variable: Variable, found: Witness) -> Value:
    """What an act is done with: what a state was found for, or the first there is where anything does."""
    if variable.name in found.binding:
        return found.binding[variable.name]
    if isinstance(variable.type, IntType):
        return min(max(0, variable.type.low), variable.type.high)
    return values_of(variable.type, book)[0]


def _outcome(
    book: Book, base: State, anchor: Anchor, done: tuple[Value, ...], inputs: Mapping[Cell, Value]
) -> tuple[Trace, Mapping[Cell, Value]]:
    """What a moment comes to, and the dice and choices that it took: of those not given, the first there are."""
    while True:
        trace = play_moment(book, base, anchor, done, inputs)
        if not isinstance(trace.stopped, MissingInput) or trace.stopped.cell in inputs:
            return trace, inputs
        name, args = trace.stopped.cell
        inputs = {**inputs, (name, args): domain(book, book.fields[name], args)[0]}


def _moment(book: Book, anchor: Anchor, done: tuple[Value, ...]) -> str:
    """A moment in words."""
    if anchor.kind is AnchorKind.STEP:
        return say_step(book, anchor.step, anchor.edge)
    literals = tuple(Literal(v, a.type) for v, a in zip(done, anchor.args, strict=True))
    return book.phrases.say_act(anchor.act, literals)


def _value(arg: Expr) -> Value:
    return arg.value if isinstance(arg, Literal) else None


def _matters(book: Book, cell: Cell, value: Value) -> bool:
    spec = book.fields[cell[0]]
    return not spec.has_default or spec.default != value
