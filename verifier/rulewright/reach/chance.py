"""A moment of a book played by chance: an edge of a step or an act of a player, with anybody, dice as they fall."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulewright.book.model import OUTSIDE, Anchor, AnchorKind, Book, Field, FieldKind
from rulewright.language.expr import Expr, Literal
from rulewright.language.types import IntType, Value
from rulewright.memo.per_book import for_a_book
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


def out_of_the_game(book: Book, played: Played) -> bool:
    """Whether a player tried a number that is none of the game, or an act that itself asks too much of the range."""
    if not isinstance(played.trace.stopped, OutOfRange) or not played.anchor.args:
        return False
    spoken = any(line.fired and line.clause in book.clauses for line in played.trace.lines)
    return not spoken or any(isinstance(a.type, IntType) for a in played.anchor.args)


def comes_not(book: Book, state: State, played: Played) -> bool:
    """Whether the rest of the game would by a move itself break a law, or lead a number past its end."""
    anchor = played.anchor
    if anchor.kind is not AnchorKind.ACT or book.acts[anchor.act].by != OUTSIDE or not _fails(played.trace):
        return False
    return _fails(play_moment(_silent_upon_acts(book), state, anchor, played.args, played.inputs))


def _fails(trace: Trace) -> bool:
    return bool(trace.broken or isinstance(trace.stopped, OutOfRange))


@for_a_book
def _silent_upon_acts(book: Book) -> Book:
    """The book in which no clause says anything upon an act."""
    kept = {
        name: replace(c, parts=tuple(p for p in c.parts if p.anchor.kind is not AnchorKind.ACT))
        for name, c in book.clauses.items()
    }
    return replace(book, clauses=kept)
