"""The smallest telling state for a refuted obligation, the same on every run.

Parameters are chosen first, then the cells from the inside out, each as close to its start value as
the question and the laws allow; many cells are tried at their start at once. Where the solver gives up on a smaller
state the one at hand is kept, which meets the question too. Last of all, each cell goes back to its start that the
question can do without: it may have been needed only for the choice of whom the question says there to be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from rulewright.book.model import Book, FieldKind
from rulewright.language.expr import (
    Expr,
    Literal,
    Read,
    Variable,
    Was,
    conj,
    conjuncts,
    negate,
    size,
)
from rulewright.language.types import Value
from rulewright.solver.obligations import Obligation
from rulewright.solver.places import one_of, place_of
from rulewright.solver.relaxation import first_met
from rulewright.solver.solve import GaveUp, Key, Met, Question, Situation
from rulewright.story import effort
from rulewright.story.facts import Nearest, domain
from rulewright.story.laws import laws_of
from rulewright.story.unroll import values_of
from rulewright.table.evaluate import MissingInput, Scene, evaluate
from rulewright.table.state import Cell, State


@dataclass(frozen=True)
class Witness:
    """The cells that differ from their start, sorted; the parameters; dice and choices; cells before the moment."""

    cells: tuple[tuple[str, tuple[Value, ...], Value], ...]
    binding: Mapping[str, Value] = field(default_factory=dict)
    inputs: tuple[tuple[str, tuple[Value, ...], Value], ...] = ()
    before: tuple[tuple[str, tuple[Value, ...], Value], ...] | None = None

    def state(self, book: Book) -> State:
        """The witness as a state of the game."""
        return _state(book, self.cells)

    def state_before(self, book: Book) -> State | None:
        """The state before the moment, if the question spoke of it."""
        return None if self.before is None else _state(book, self.before)

    def given(self) -> dict[Cell, Value]:
        """The dice and choices by cell."""
        return {(name, args): value for name, args, value in self.inputs}


def _state(book: Book, cells: tuple[tuple[str, tuple[Value, ...], Value], ...]) -> State:
    state = State.start(book)
    for name, args, value in cells:
        state.set(name, args, value)
    return state


class _Narrowing:
    """A question with more and more of its cells fixed."""

    def __init__(self, book: Book, question: Question, situation: Situation) -> None:
        self.book = book
        self.question = question
        self.situation = situation
        self.fixed: set[Key | str] = set()
        self.given_up = 0

    def try_out(self, extra: list[Expr]) -> bool:
        """Whether the question can still hold with these conditions; keeps the situation if so.

        The solver is asked only where the situation at hand does not show it.
        """
        scene = self.situation.scene(self.book)
        with suppress(MissingInput):  # a die that the situation does not throw shows nothing
            if all(evaluate(e, scene, self.situation.binding) for e in extra):
                return True
        found = self.hold(extra)
        if found is not None:
            self.situation = found
        return found is not None

    def hold(self, extra: list[Expr]) -> Situation | None:
        """A situation with these conditions too, if the solver soon finds one; raises GaveUp after too many tries."""
        try:
            return self.question.hold(extra)
        except GaveUp:
            self.given_up += 1
            if self.given_up > effort.CELLS_GIVEN_UP:
                raise
            return None

    def pin(self, place: Expr, values: Sequence[Value], now: Value) -> None:
        """Fix a place at the first value in order with which the question can hold."""
        low, high = 0, values.index(now)
        while low < high:
            middle = (low + high) // 2
            if self.try_out([one_of(place, values[: middle + 1])]):
                high = min(middle, values.index(self.current(place)))
            else:
                low = middle + 1
        self.question.settle(one_of(place, (values[high],)))

    def current(self, place: Expr) -> Value:
        """The value of a place in the situation at hand."""
        return self.situation.binding[place.name] if isinstance(place, Variable) else self.situation.cells[_key(place)]

    def parameters(self, variables: tuple[Variable, ...]) -> None:
        """Fix the parameters in order."""
        for variable in variables:
            if variable.name in self.situation.binding:
                values = values_of(variable.type, self.book)
                self.pin(variable, values, self.situation.binding[variable.name])

    def open_cells(self) -> list[Key]:
        """The cells not fixed yet whose arguments are settled, innermost ones only."""
        waiting = [k for k in self.situation.cells if k not in self.fixed]
        nearest = min((self.situation.depths[k] for k in waiting), default=0)
        return sorted((k for k in waiting if self.situation.depths[k] == nearest), key=repr)

    def at_start(self, keys: list[Key]) -> None:
        """Fix the cells, at their start values as many as possible."""
        starts = [one_of(place_of(k, self.book), self.domain(k)[:1]) for k in keys]
        if self.try_out(starts):
            self.question.settle(conj(starts))
            self.fixed.update(keys)
        elif len(keys) == 1:
            self.pin(place_of(keys[0], self.book), self.domain(keys[0]), self.situation.cells[keys[0]])
            self.fixed.update(keys)
        else:
            self.at_start(keys[: len(keys) // 2])
            self.at_start(keys[len(keys) // 2 :])

    def domain(self, key: Key) -> Sequence[Value]:
        """The values of a cell, the start value or the default of an input first."""
        spec = self.book.fields[key[1]]
        values = domain(self.book, spec, key[2])
        if isinstance(values, Nearest) and isinstance(spec.default, int) and spec.has_default:
            return replace(values, start=spec.default)
        if spec.kind is FieldKind.INPUT and spec.has_default:
            return (spec.default, *(v for v in values if v != spec.default))
        return values


def witness(
    book: Book,
    obligation: Obligation,
    others: tuple[Witness, ...] = (),
    resources: int = effort.RESOURCES,
    met: Met | None = None,
) -> Witness | None:
    """The witness of a refuted obligation that no other one equals; None where there is none.

    Where there are no others, the search may go on from where the obligation was found to be ``met``.

    Raises GaveUp and TooLarge where the bounds are reached, ReadingsDiffer on a defect of this program.
    """
    apart = [negate(_told(book, obligation.chosen, o)) for o in others]
    asked = conj([obligation.question, *apart])
    if met is None or apart:
        met = first_met(book, asked, resources)
    if met is None:
        return None
    question = met.question
    narrowing = _Narrowing(book, question, met.situation)
    question.allow(min(resources, effort.PLAINER))
    with suppress(GaveUp):  # the situation at hand does as well
        narrowing.parameters((*obligation.chosen, *question.made))
        while keys := narrowing.open_cells():
            narrowing.at_start(keys)
        narrowing.situation = narrowing.hold([]) or narrowing.situation
    found = as_witness(book, obligation.chosen, narrowing.situation)
    return _needed(book, asked, found)


def _needed(book: Book, asked: Expr, found: Witness) -> Witness:
    """The witness without cells that a condition can do without, perhaps with somebody else who is meant.

    Many cells are left out at once where that can be, and in the end no single one can be.
    """
    shortest_first = sorted(conjuncts(asked), key=size)
    many = (len(found.cells) + 1) // 2
    while many:
        before, at = len(found.cells), 0
        while at < len(found.cells):
            less = replace(found, cells=found.cells[:at] + found.cells[at + many :])
            if _meets(book, shortest_first, less):
                found = less
            else:
                at += many
        if many > 1:
            many //= 2
        elif len(found.cells) == before:
            break
    return found


def _meets(book: Book, asked: list[Expr], found: Witness) -> bool:
    """Whether a witness is lawful and meets some conditions."""
    laws, state = laws_of(book), found.state(book)
    scene = Scene(laws.stored, state, found.state_before(book), found.given())
    with suppress(MissingInput):
        return not laws.broken(state) and all(evaluate(e, scene, found.binding) is True for e in asked)
    return False


def as_witness(book: Book, chosen: tuple[Variable, ...], final: Situation) -> Witness:
    """A situation as it stands, with these parameters."""
    now, before = final.states(book)
    idle = {v.name: next(iter(values_of(v.type, book))) for v in chosen}
    return Witness(
        cells=told_once(book, now),
        binding={name: final.binding.get(name, value) for name, value in idle.items()},
        inputs=tuple(sorted(((*cell, value) for cell, value in final.inputs(book).items()), key=repr)),
        before=None if before is None else told_once(book, before),
    )


def told_once(book: Book, state: State) -> tuple[tuple[str, tuple[Value, ...], Value], ...]:
    """The cells that differ from their start."""
    return tuple((name, args, value) for (name, args), value in state.cells())


def _key(place: Expr) -> Key:
    read = place.body if isinstance(place, Was) else place
    assert isinstance(read, Read)
    args = tuple(a.value for a in read.args if isinstance(a, Literal))
    return (isinstance(place, Was), read.field, args)


def _told(book: Book, chosen: tuple[Variable, ...], other: Witness) -> Expr:
    """That a state shows all the facts of an earlier witness, with its parameters."""
    facts = [one_of(place_of((False, name, args), book), (value,)) for name, args, value in other.cells]
    named = [one_of(v, (other.binding[v.name],)) for v in chosen if v.name in other.binding]
    return conj([*facts, *named])
