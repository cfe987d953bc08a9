"""What the sections of a moment bring about side by side, put together: each read a state of its own.

A section sees what it did itself and what those did that it follows. Of one cell, what a clause writes over which
one of another section prevails falls away; what is left of each section is a value, or by how much it changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

from rulewright.language.types import Value
from rulewright.play.landing import Write, put
from rulewright.table.index import Index, prevails
from rulewright.table.scene import Claims, name_sides
from rulewright.table.state import Cell, State


@dataclass(frozen=True)
class Thread:
    """What a section did in a moment, from the state that it found to the one that it left."""

    section: str
    found: State
    left: State
    log: Sequence[Write]
    contested: dict[Cell, Claims]  # in it, or before it
    follows: Set[str]

    @cached_property
    def writes(self) -> dict[Cell, list[Write]]:
        """What it wrote into each cell, in its order."""
        by_cell: dict[Cell, list[Write]] = {}
        for write in self.log:
            by_cell.setdefault(write.cell, []).append(write)
        return by_cell


@dataclass(frozen=True)
class Net:
    """What is left of a thread in one cell."""

    thread: Thread
    cell: Cell
    writes: Sequence[Write]

    @cached_property
    def left(self) -> Value:
        """What the cell holds after it, where nothing beside it does anything; raises OutOfRange."""
        if self.whole:
            return self.thread.left.get(*self.cell)
        replayed = self.thread.found.copy()
        for write in self.writes:
            old = replayed.get(*self.cell)
            added = write.adds and isinstance(old, int) and isinstance(write.value, int)
            value = old + write.value if added else write.value  # type: ignore[operator]
            put(replayed, [(self.cell, value, [*self.writes])])
        return replayed.get(*self.cell)

    @property
    def said(self) -> Value:
        """What it would make of the cell, for a reader: of what is left of changes also a number out of range."""
        found = self.thread.found.get(*self.cell)
        if isinstance(found, int) and not (self.whole or self.sets):
            return found + self.amount
        return self.left

    @property
    def whole(self) -> bool:
        """Whether nothing of it has fallen away."""
        return len(self.writes) == len(self.thread.writes[self.cell])

    @property
    def sets(self) -> bool:
        """Whether it set the cell at all."""
        return not all(w.adds for w in self.writes)

    @property
    def amount(self) -> int:
        """What it added to the cell."""
        return sum(w.value for w in self.writes if w.adds and isinstance(w.value, int))

    def follows(self, other: Net) -> bool:
        """Whether it comes after another."""
        return other.thread.section in self.thread.follows


def merged(base: State, threads: Sequence[Thread], index: Index) -> tuple[State, dict[Cell, Claims]]:
    """The state after threads that began in one, and the cells that they contest; raises OutOfRange.

    With a thread all that it follows is among them, before it.
    """
    state, contested = base.copy(), dict[Cell, Claims]()
    for thread in threads:
        contested.update(thread.contested)
    cells = dict.fromkeys(cell for thread in threads for cell in thread.writes)
    results: list[tuple[Cell, Value, list[Write]]] = []
    for cell in cells:
        writers = [t for t in threads if cell in t.writes]
        nets = [_net(t, cell, writers, index) for t in writers]
        value, quarrel = _result(nets, base.get(*cell))
        if quarrel:
            contested[cell] = name_sides([(n.writes[-1].part, n.writes[-1].binding, n.said) for n in quarrel])
        else:
            results.append((cell, value, [w for n in nets for w in n.writes]))
    put(state, results)
    return state, contested


def _net(thread: Thread, cell: Cell, writers: Iterable[Thread], index: Index) -> Net:
    """What is left of a thread in a cell, where others write it too."""
    rivals = [
        w.part
        for t in writers
        if t is not thread and t.section not in thread.follows and thread.section not in t.follows
        for w in t.writes[cell]
    ]
    kept = [w for w in thread.writes[cell] if not any(prevails(rival, w.part, index) for rival in rivals)]
    return Net(thread, cell, kept)


def _result(nets: list[Net], old: Value) -> tuple[Value, list[Net]]:
    """What a cell comes to hold, or the nets that do not agree about it."""
    nets = [n for n in nets if n.writes]
    heads = [n for n in nets if not any(other.follows(n) for other in nets)]
    if not nets or len(heads) == 1:
        return (heads[0].left if heads else old), []
    setting = [n for n in nets if n.sets]
    setters = [n for n in setting if not any(other.follows(n) for other in setting)]
    changers = [n for n in nets if not n.sets and n.amount and not any(s.follows(n) for s in setters)]
    apart = [c for c in changers if not all(c.follows(s) for s in setters)]  # none where none sets it
    if len({n.left for n in setters}) > 1 or apart:
        return old, [*setters, *apart]
    value = setters[0].left if setters else old
    if changers and isinstance(value, int):
        return value + sum(n.amount for n in changers), []
    return value, []
