"""The scene that an expression is read in, and the two ways in which a reading can fail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rulewright.book.model import Book, Part
from rulewright.language.types import Value
from rulewright.phrasing.sayings import name_value
from rulewright.table.state import Cell, State

Binding = Mapping[str, Value]
Claims = Mapping[str, Value]  # who says what of a cell
Side = tuple[Part, Binding, Value]
NOTHING: Mapping[Any, Any] = {}


class MissingInput(Exception):
    """A die or a choice is read that was not given."""

    def __init__(self, cell: Cell, book: Book) -> None:
        self.cell, self.book = cell, book
        super().__init__(cell, book)

    def __str__(self) -> str:
        return f"{self.book.phrases.say_place(*self.cell)} is needed and was not given"


class Contested(Exception):
    """A cell is read for which clauses give different values, none of them with priority."""

    def __init__(self, cell: Cell, claims: Claims, book: Book) -> None:
        self.cell, self.claims, self.book = cell, dict(claims), book
        super().__init__(cell, self.claims, book)

    def __str__(self) -> str:
        sides = ", ".join(f"{clause} says {name_value(value)}" for clause, value in self.claims.items())
        return f"the rules disagree about {self.book.phrases.say_place(*self.cell)}: {sides}"


class Unsolved(Contested):
    """A cell whose definitions lead back to it, and no value fits or several do; ``fitting`` are those that do."""

    def __init__(self, cell: Cell, clauses: tuple[str, ...], fitting: tuple[Value, ...], book: Book) -> None:
        shown = fitting or (book.fields[cell[0]].start,)
        super().__init__(cell, {clause: shown[n % len(shown)] for n, clause in enumerate(clauses)}, book)
        self.fitting = fitting

    def __str__(self) -> str:
        many = "several values fit" if self.fitting else "no value fits"
        place = self.book.phrases.say_place(*self.cell)
        return f"the rules disagree about {place}: it hangs on itself, and {many} what {', '.join(self.claims)} say"


class ComesBack(Exception):
    """A cell is read while it is worked out: its definitions lead back to it."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        super().__init__(cell)


@dataclass(frozen=True, slots=True)
class Scene:
    """One reading of one state: it must not outlive a change of that state."""

    book: Book
    state: State
    before: State | None = None
    inputs: Mapping[Cell, Value] = field(default_factory=dict)
    contested: Mapping[Cell, Claims] = field(default_factory=dict)
    cited: set[str] = field(default_factory=set)
    memo: dict[Cell, Value] = field(default_factory=dict)
    begun: set[Cell] = field(default_factory=set)  # the cells of circular definitions that are worked out just now
    supposing: bool = False  # whether values are supposed of such cells: then each that comes back is supposed, too
    tried: list[tuple[Value, ...]] = field(default_factory=list)  # the values that were tried for such cells

    @property
    def past(self) -> Scene:
        """The same scene before the moment."""
        state = self.state if self.before is None else self.before
        return Scene(self.book, state, None, self.inputs, {}, self.cited)


def name_sides(said: list[Side]) -> Claims:
    """What each side says, by clause; by part or binding too where one clause says several things."""
    by_clause: dict[str, set[Value]] = {}
    by_part: dict[str, set[Value]] = {}
    for part, _, value in said:
        by_clause.setdefault(part.clause, set()).add(value)
        by_part.setdefault(part.id, set()).add(value)
    named: dict[str, Value] = {}
    for part, binding, value in said:
        if len(by_clause[part.clause]) == 1:
            named[part.clause] = value
        elif len(by_part[part.id]) == 1:
            named[part.id] = value
        else:
            named[f"{part.id} ({', '.join(f'{name}: {v}' for name, v in binding.items())})"] = value
    return named
