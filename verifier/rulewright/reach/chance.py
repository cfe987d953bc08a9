"""A moment of a book played by chance: an edge of a step or an act of a player, with anybody, dice as they fall."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.book.model import Anchor, Book, Field, FieldKind
from rulewright.language.expr import Expr, Literal
from rulewright.language.types import IntType, Value
from rulewright.play.demands import broken_laws
from rulewright.play.play import play_moment
from rulewright.story import effort
from rulewright.story.facts import domain
from rulewright.story.unroll import values_of
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import Cell, OutOfRange, State
from rulewright.table.trace import Trace


@dataclass(frozen=True, slots=True)
class Played:
    """A moment that was played: which, with whom, with which dice and choices, and what came of it."""

    anchor: Anchor
    args: tuple[Value, ...]
    inputs: Mapping[Cell, Value]
    trace: Trace


def by_chance(book: Book, state: State, anchor: Anchor, chance: random.Random) -> Played:
    """A moment played from a state, with things, dice and choices drawn for it."""
    args = tuple(_value(book, a, chance) for a in anchor.args)
    inputs: dict[Cell, Value] = {}
    while True:
        trace = play_moment(book, state, anchor, args, inputs)
        if not isinstance(trace.stopped, MissingInput) or len(inputs) >= effort.INPUTS_ADDED:
            return Played(anchor, args, inputs, trace)
        name, at = trace.stopped.cell
        inputs[name, at] = chance.choice(domain(book, book.fields[name], at))


def _value(book: Book, arg: Expr, chance: random.Random) -> Value:
    if isinstance(arg, Literal):
        return arg.value
    if isinstance(arg.type, IntType) and arg.type.high - arg.type.low > effort.GAME_NUMBERS:
        least = max(arg.type.low, -1)  # of all numbers few make a move
        return chance.randint(least, least + effort.GAME_NUMBERS)
    return chance.choice(values_of(arg.type, book))


def set_up(book: Book, chance: random.Random, changes: int, only_scene: bool = False) -> State:
    """A lawful state in which a game may begin: with some changes of cells that need not start as they are said to.

    With ``only_scene`` they are of the fields that the model says may be set up as anything.
    """
    stored = [f for f in book.fields.values() if f.kind is FieldKind.STATE and not f.closed]
    free = [f for f in stored if f.fixed or not only_scene]
    state = State.start(book)
    for _ in range(changes):
        state = _changed(book, state, chance, free)
    return state


def disturbed(book: Book, state: State, chance: random.Random) -> State:
    """A state in which play outside the book may have changed an open cell, if that is lawful."""
    stored = (f for f in book.fields.values() if f.kind is FieldKind.STATE and not f.closed)
    return _changed(book, state, chance, [f for f in stored if not f.fixed])


def _changed(book: Book, state: State, chance: random.Random, free: list[Field]) -> State:
    """A state in which a cell of one of some fields may hold something else, if that is lawful."""
    if not free:
        return state
    spec = chance.choice(free)
    other = state.copy()
    args = tuple(chance.choice(book.members[sort]) for sort in spec.parameters)
    try:
        other.set(spec.name, args, chance.choice(values_of(spec.type, book)))
    except OutOfRange:
        return state
    try:
        return other if not broken_laws(Scene(book, other), {spec.name}) else state
    except (Contested, MissingInput):
        return state
