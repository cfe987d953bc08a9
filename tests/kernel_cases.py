"""Cases on which table and browser have to agree: random expressions and states, each with the table's answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from rulewright.book.model import Book, FieldKind, Part
from rulewright.language.types import BOOL, Value
from rulewright.site.kernel import expr_data, model_data
from rulewright.story.facts import domain
from rulewright.table.evaluate import Contested, MissingInput, Scene, bindings, evaluate
from rulewright.table.state import Cell, State
from strategies import PATRON, RANK, Maker, cells_of, random_state, small_book

Case = dict[str, Any]
OPEN = (FieldKind.STATE, FieldKind.INPUT)


def told(cells: list[tuple[Cell, Value]]) -> list[list[Value]]:
    """Cells with their values as data."""
    return [[name, *args, value] for (name, args), value in cells]


def expressions(seed: int, number: int, left_open: bool = False) -> Case:
    """Random expressions over the small book, with the state, the state before it, and the value.

    With ``left_open`` the state is a part of one, and there are the values in several that hold it.
    """
    draw, book = Random(seed), small_book()
    cases = [(_open_expression if left_open else _expression)(book, draw) for _ in range(number)]
    kernel = {**model_data(book), "parts": [], "conditions": [], "claims": {}, "prevails": [], "phrases": []}
    return {"kernel": kernel, "cases": cases, "open": left_open}


def domains(book: Book) -> Callable[[Cell], tuple[Value, ...]]:
    """What each cell can hold: the same for all cells of a field that start alike."""
    known: dict[tuple[str, Value], tuple[Value, ...]] = {}

    def of(cell: Cell) -> tuple[Value, ...]:
        field = book.fields[cell[0]]
        alike = cell[0], field.start_at(cell[1])
        if alike not in known:
            known[alike] = domain(book, field, cell[1])
        return known[alike]

    return of


def _open_expression(book: Book, draw: Random) -> Case:
    expr = Maker(book, draw).make(draw.choice((BOOL, RANK, PATRON)), draw.randint(1, 4))
    everything = [cell for kind in OPEN for cell in cells_of(book, kind)]
    share = draw.choice((0.3, 0.7, 0.9))
    held = domains(book)
    given = {c: draw.choice(held(c)) for c in everything if draw.random() < share}
    values = [evaluate(expr, completed(book, draw, given)) for _ in range(6)]
    return {"expr": expr_data(expr), "now": told(list(given.items())), "before": [], "values": values}


def completed(book: Book, draw: Random, given: dict[Cell, Value]) -> Scene:
    """A scene in which all cells have values, those that are given and any others."""
    state, inputs = State.start(book), dict[Cell, Value]()
    cells = [cell for kind in OPEN for cell in cells_of(book, kind) if cell not in given]
    held = domains(book)
    chosen = {cell: draw.choice(held(cell)) for cell in cells}
    for (name, args), value in [*chosen.items(), *given.items()]:
        if book.fields[name].kind is FieldKind.INPUT:
            inputs[name, args] = value
        else:
            state.set(name, args, value)
    return Scene(book, state, None, inputs)


def _expression(book: Book, draw: Random) -> Case:
    expr = Maker(book, draw).make(draw.choice((BOOL, RANK, PATRON)), draw.randint(1, 4))
    before, now, inputs = random_state(book, draw), random_state(book, draw), random_inputs(book, draw)
    value = evaluate(expr, Scene(book, now, before, inputs))
    given = list(inputs.items())
    cells = {"before": told(before.cells() + given), "now": told(now.cells() + given)}
    return {"expr": expr_data(expr), **cells, "value": value}


def random_inputs(book: Book, draw: Random) -> dict[Cell, Value]:
    """Every die and every choice."""
    cells = cells_of(book, FieldKind.INPUT)
    held = domains(book)
    return {cell: draw.choice(held(cell)) for cell in cells}


def sparse_state(book: Book, draw: Random, share: float) -> State:
    """A state in which a share of the cells has any value."""
    state, held = State.start(book), domains(book)
    for name, args in cells_of(book, FieldKind.STATE):
        if draw.random() < share:
            state.set(name, args, draw.choice(held((name, args))))
    return state


def states(book: Book, seed: int, shares: tuple[float, ...]) -> Iterator[Case]:
    """Random states of a book, with what each of its parts comes to at the table."""
    draw = Random(seed)
    for share in shares:
        yield read_at_table(book, sparse_state(book, draw, share), random_inputs(book, draw))


def read_at_table(book: Book, state: State, inputs: dict[Cell, Value]) -> Case:
    """A state with what each part of the book comes to in it."""
    scene = Scene(book, state, None, inputs)
    parts = {part.id: at_table(part, scene) for part in book.parts()}
    return {"cells": told(state.cells() + list(inputs.items())), "parts": parts}


def completions(book: Book, seed: int, share: float, number: int) -> Case:
    """Some cells and dice, all others open; with what each part comes to once the others have values too."""
    draw = Random(seed)
    everything = dict.fromkeys(cell for kind in OPEN for cell in cells_of(book, kind))
    held = domains(book)
    given = {c: draw.choice(held(c)) for c in everything if draw.random() < share}
    found: dict[str, set[str]] = {}
    for _ in range(number):
        scene = completed(book, draw, given)
        for part in book.parts():
            found.setdefault(part.id, set()).add(at_table(part, scene)["status"])
    return {"cells": told(list(given.items())), "parts": {name: sorted(said) for name, said in found.items()}}


def at_table(part: Part, scene: Scene) -> Case:
    """Whether a part can fire: under how many bindings, the first of them, or else the condition that fails."""
    failed: list[str] = []
    try:
        found = list(bindings(part, scene, failed=failed))
    except Contested:
        return {"status": "contested"}
    except MissingInput:
        return {"status": "open"}
    if not found:
        return {"status": "fails", "because": failed[-1] if failed else ""}
    return {"status": "fires", "count": len(found), "first": [found[0][v.name] for v in part.variables]}
