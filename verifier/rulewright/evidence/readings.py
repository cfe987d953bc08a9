"""Two readings of one clause: the book under the other one, and how the end states of a play are told apart."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from rulewright.book.model import Book, Clause, Part
from rulewright.gherkin.scenario import Scenario, run
from rulewright.language.types import Value
from rulewright.table.evaluate import read
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import Cell, State


def readings_of(clause: Clause) -> dict[str, tuple[Part, ...]]:
    """The parts under each reading that was not adopted: of the clause, and of the rows that it modifies."""
    found: dict[str, tuple[Part, ...]] = {}
    for part in clause.alternatives:
        found[part.reading] = (*found.get(part.reading, ()), part)
    return found


def under(book: Book, clause: Clause, parts: tuple[Part, ...]) -> Book:
    """The book with parts of another reading in place of those of the clauses that they belong to."""
    spoken = dict.fromkeys(p.clause for p in parts) | (dict.fromkeys([clause.id]) if clause.parts else {})
    told = {c: replace(book.clauses[c], parts=tuple(p for p in parts if p.clause == c)) for c in spoken}
    return replace(book, clauses={**book.clauses, **told})


def tell_apart(
    book: Book, other: Book, scenario: Scenario, named: Cell | None, but: Container[Cell] = ()
) -> tuple[str, str]:
    """What is so in the end in either book, for one cell that differs: the one that is named, else the first.

    Some cells are not told ``but`` others.
    """
    mine, theirs = run(book, scenario), run(other, scenario)
    if mine.state is None or theirs.state is None:
        return "", ""
    before = None if mine.trace is None else mine.trace.before
    scenes = [
        Scene(b, r.state, before, r.inputs, r.trace.contested if r.trace is not None else {})
        for b, r in ((book, mine), (other, theirs))
        if r.state is not None
    ]
    cells = [c for c in mine.state.changed(theirs.state) if c not in but]
    telling = named is not None and named not in but and (named in cells or not cells)
    cell = named if telling else next(iter(cells), None)
    if cell is None:
        return "", ""
    told = [said(scene, cell, before, other) for scene, other in (scenes, scenes[::-1])]
    return told[0], told[1]


def said(scene: Scene, cell: Cell, before: State | None, other: Scene) -> str:
    """A Then on what a cell shows; *still* where a moment left it alone."""
    say = scene.book.phrases.say_cell
    try:
        value: Value = read(*cell, scene)
    except (Contested, MissingInput):
        return f"the rules disagree whether {say(*cell, shown(other, cell))}"
    return say(*cell, value) + (" still" if before is not None and shown(scene.past, cell) == value else "")


def shown(scene: Scene, cell: Cell) -> Value:
    """What a cell shows; its start value where that cannot be told."""
    try:
        return read(*cell, scene)
    except (Contested, MissingInput):
        return scene.book.fields[cell[0]].start_at(cell[1])
