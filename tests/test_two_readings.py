"""The concrete and the symbolic reading give every expression one value in every state."""

from __future__ import annotations

import os
from random import Random

from hypothesis import given, settings

from rulewright.book.model import Book, FieldKind
from rulewright.language.expr import Apply, Operator, number
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.solver.encode import OPERATORS as SYMBOLIC
from rulewright.solver.encode import Encoder
from rulewright.solver.symbols import Reading, Symbols
from rulewright.table.evaluate import OPERATORS as CONCRETE
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State
from strategies import RANK, Maker, cells_of, random_state, seeds, small_book

BOOK = small_book()
SYMBOLS = Symbols(BOOK)
STATES_EACH = 5


def test_both_readings_know_every_operator() -> None:
    """The tables are complete and in one order."""
    assert list(CONCRETE) == list(SYMBOLIC) == list(Operator)


def scenes(draw: Random) -> list[tuple[Scene, Reading]]:
    """Random scenes, each as the table and as the solver see it."""
    return [scene_and_reading(BOOK, draw) for _ in range(STATES_EACH)]


def scene_and_reading(book: Book, draw: Random) -> tuple[Scene, Reading]:
    """One random scene in both forms."""
    now, before = random_state(book, draw), random_state(book, draw)
    inputs = {cell: draw.randint(1, 6) for cell in cells_of(book, FieldKind.INPUT)}
    return Scene(book, now, before, inputs), Reading(SYMBOLS, every_cell(now), every_cell(before), inputs)


def every_cell(state: State) -> dict[tuple[str, tuple[object, ...]], object]:
    """All stored cells with their values."""
    return {cell: state.get(*cell) for cell in cells_of(BOOK, FieldKind.STATE)}


def assert_agree(seed: int, pairs: list[tuple[Scene, Reading]]) -> None:
    """One random expression has one value in every scene."""
    draw = Random(seed)
    expr = Maker(BOOK, draw).make(draw.choice((BOOL, RANK, MemberType("Land", True))), draw.randint(1, 4))
    term = Encoder(BOOK).encode(expr).term
    for scene, reading in pairs:
        expected = evaluate(expr, scene)
        assert reading.value(term) == expected, f"seed {seed}: {expr}"


@settings(max_examples=200, deadline=None)
@given(seeds)
def test_the_readings_agree_on_random_expressions(seed: int) -> None:
    """An expression has the same value on the graph and in the solver."""
    assert_agree(seed, scenes(Random(seed)))


def test_the_readings_agree_for_long() -> None:
    """The same over as many examples as RULEWRIGHT_LONG asks for."""
    wanted = int(os.environ.get("RULEWRIGHT_LONG", "500"))
    pairs: list[tuple[Scene, Reading]] = []
    for seed in range(wanted // STATES_EACH):
        if seed % 20 == 0:
            pairs = scenes(Random(seed))
        assert_agree(seed, pairs)


def test_division_rounds_down_on_both_sides() -> None:
    """Minus three halves is minus two."""
    expr = Apply(Operator.DIV, (number(-3), number(2)), IntType(-2, -2))
    pair = scenes(Random(0))[0]
    assert evaluate(expr, pair[0]) == pair[1].value(Encoder(BOOK).encode(expr).term) == -2
