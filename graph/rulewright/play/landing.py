"""How effects land: all of one batch at once, additions added up, disagreements left contested."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulewright.book.model import ChangeCell, Part, SetCell
from rulewright.language.types import Value
from rulewright.table.evaluate import evaluate
from rulewright.table.index import Index, standing
from rulewright.table.scene import Binding, Claims, Scene, Side, name_sides
from rulewright.table.state import Cell, OutOfRange, State, cell_of

Firing = tuple[Part, Binding]
Names = tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Write:
    """One effect on one cell: a value, or with ``adds`` an amount."""

    part: Part
    binding: Binding
    cell: Cell
    value: Value
    adds: bool


def writes_of(firing: Iterable[Firing], scene: Scene) -> list[Write]:
    """The effects of parts that fire, all read in one scene; an effect on nobody falls away."""
    found: list[Write] = []
    for part, binding in firing:
        for outcome in part.outcomes:
            if isinstance(outcome, SetCell | ChangeCell):
                args = tuple(evaluate(arg, scene, binding) for arg in outcome.args)
                adds = isinstance(outcome, ChangeCell)
                value = evaluate(outcome.amount if isinstance(outcome, ChangeCell) else outcome.value, scene, binding)
                if None not in args:
                    found.append(Write(part, binding, cell_of(scene.book, outcome.field, args), value, adds))
    return found


def land(
    state: State, firing: list[Firing], writes: list[Write], index: Index
) -> tuple[dict[Cell, Claims], list[Write]]:
    """Write all effects into the state; gives the contested cells, which keep their old value, and what was written.

    What is prevailed over is not, and of alternatives that add the same only one is. Raises OutOfRange.
    """
    landed: set[int] = set()
    contested: dict[Cell, Claims] = {}
    by_cell: dict[Cell, list[Write]] = {}
    for write in writes:
        by_cell.setdefault(write.cell, []).append(write)
    settled: list[tuple[Cell, Value]] = []
    rows = _alternatives(firing, index) if any(part.group for part, _ in firing) else []
    for cell, found in by_cell.items():
        old = state.get(*cell)
        kept = {part.id for part in standing({w.part.id: w.part for w in found}.values(), index)}
        every = [w for w in found if w.part.id in kept]
        found, quarrel = _choose_rows(every, rows, old)
        landed |= {id(w) for w in (*found, *(w for w in every if not w.adds))}
        quarrel = quarrel or _quarrel(found, old)
        if quarrel:
            contested[cell] = name_sides(quarrel)
        else:
            settled.append((cell, _result(found, old)))
    put(state, [(cell, value, [w for w in by_cell[cell] if id(w) in landed]) for cell, value in settled])
    return contested, [w for w in writes if id(w) in landed]


def put(state: State, results: Iterable[tuple[Cell, Value, Iterable[Write]]]) -> None:
    """Write into cells what some effects come to; raises OutOfRange, which names the clauses that lead there."""
    stops: list[OutOfRange] = []
    for cell, value, writes in results:
        try:
            state.set(*cell, value)
        except OutOfRange as stop:
            stop.clauses = tuple(dict.fromkeys(w.part.clause for w in writes if _leads(w, stop)))
            stops.append(stop)
    OutOfRange.raise_any(stops)


def _leads(write: Write, stop: OutOfRange) -> bool:
    """Whether an effect takes a cell towards the end of its range that is passed: not one that makes room."""
    if not (write.adds and isinstance(write.value, int) and isinstance(stop.value, int) and isinstance(stop.end, int)):
        return True
    return write.value > 0 if stop.value > stop.end else write.value < 0


def clashes(writes: Iterable[Write], state: State, index: Index) -> dict[Cell, Claims]:
    """The cells that several parts, or one under several bindings, write differently through acts of one batch.

    What one of them does to a cell several times it does in its own order.
    """
    by_cell: dict[Cell, dict[tuple[str, Names], Write]] = {}
    for write in writes:
        by_cell.setdefault(write.cell, {})[write.part.id, tuple(write.binding.items())] = write
    found: dict[Cell, Claims] = {}
    for cell, by_doer in by_cell.items():
        kept = {part.id for part in standing({w.part.id: w.part for w in by_doer.values()}.values(), index)}
        quarrel = _quarrel([w for w in by_doer.values() if w.part.id in kept], state.get(*cell))
        if quarrel:
            found[cell] = name_sides(quarrel)
    return found


def _result(writes: list[Write], old: Value) -> Value:
    sets = [w.value for w in writes if not w.adds]
    if sets:
        return sets[0]
    amounts = [w.value for w in writes if isinstance(w.value, int)]
    return old + sum(amounts) if amounts and isinstance(old, int) else old


def _quarrel(writes: list[Write], old: Value) -> list[Side]:
    """The sides, if two values differ or a value stands beside an amount."""
    values = {w.value for w in writes if not w.adds}
    moved = any(w.adds and w.value for w in writes)
    if len(values) + moved < 2:
        return []
    return [(w.part, w.binding, _result([w], old)) for w in writes]


def _alternatives(firing: list[Firing], index: Index) -> list[list[Firing]]:
    """Rows and cases of one group that fire together under one binding and of which none has priority."""
    groups: dict[str, list[Firing]] = {}
    for part, binding in firing:
        if part.group:
            groups.setdefault(part.group, []).append((part, binding))
    found: list[list[Firing]] = []
    for members in groups.values():
        found.extend(_same_binding(members, index))
    return found


def _same_binding(members: list[Firing], index: Index) -> Iterator[list[Firing]]:
    names = set.intersection(*({v.name for v in part.variables} for part, _ in members))
    shared: dict[tuple[tuple[str, Value], ...], list[Firing]] = {}
    for part, binding in members:
        shared.setdefault(tuple((n, binding[n]) for n in sorted(names)), []).append((part, binding))
    for firing in shared.values():
        if len({part.clause for part, _ in firing}) > 1:
            kept = {part.id for part in standing({p.id: p for p, _ in firing}.values(), index)}
            yield [(part, binding) for part, binding in firing if part.id in kept]


def _choose_rows(writes: list[Write], rows: list[list[Firing]], old: Value) -> tuple[list[Write], list[Side]]:
    """Of alternatives that come to the same keep one, rather one that sets it; else give the sides that differ."""
    for alternatives in rows:
        clauses: Mapping[str, Firing] = {part.clause: (part, binding) for part, binding in alternatives}
        ours = {id(binding) for _, binding in alternatives}
        mine = {c: [w for w in writes if w.part.clause == c and id(w.binding) in ours] for c in clauses}
        if not any(mine.values()) or any(_quarrel(found, old) for found in mine.values()):
            continue  # or one contradicts itself, which another that comes to the same does not settle
        results = {clause: _result(found, old) for clause, found in mine.items()}
        if len(set(results.values())) > 1:
            return writes, [(*clauses[clause], value) for clause, value in results.items()]
        first = max(mine.values(), key=lambda found: (any(not w.adds for w in found), bool(found)))
        spare = {id(w) for found in mine.values() for w in found} - {id(w) for w in first}
        writes = [w for w in writes if id(w) not in spare]
    return writes, []
