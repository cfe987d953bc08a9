"""Everything that can be: the lawful states of a book, the inputs of a moment, the moments."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from .language import Field
from .reading import Act, Book
from .table import Cell, Record, Stop, Table, World


def values(book: Book, spec: Field) -> tuple[Any, ...]:
    """Every value that a cell of a field can hold."""
    match spec.kind[0]:
        case "bool":
            return (False, True)
        case "int":
            return tuple(range(spec.kind[1], spec.kind[2] + 1))
        case _:
            return (*((None,) if spec.kind[2] else ()), *book.sorts[spec.kind[1]])


def cells(book: Book, role: str) -> list[tuple[Field, Cell]]:
    """The cells of the fields with a role, each in one order."""
    found = []
    for spec in book.fields.values():
        if spec.role == role:
            keys = dict.fromkeys(spec.key(args) for args in product(*(book.sorts[s] for s in spec.of)))
            found += [(spec, (spec.name, key)) for key in keys]
    return found


def lawful(book: Book, state: dict[Cell, Any]) -> bool:
    """Whether all laws hold; a contested reading counts as no."""
    world = World(book, state)
    try:
        return all(law(world, {}) for law in book.laws.values())
    except Stop:
        return False


class Space:
    """The lawful states and inputs of a book; a sample where there are too many."""

    def __init__(self, book: Book, unread: frozenset[str] = frozenset(), most: int = 600, seed: int = 0) -> None:
        self.book = book
        self.complete = True
        random = Random(seed)
        stored = cells(book, "state")
        domains = [self._domain(spec, cell, unread) for spec, cell in stored]
        total = 1
        for domain in domains:
            total *= len(domain)
        names = [cell for _, cell in stored]
        if total <= 20_000:
            every = [dict(zip(names, choice, strict=True)) for choice in product(*domains)]
        else:
            self.complete = False
            every = [dict(zip(names, [random.choice(d) for d in domains], strict=True)) for _ in range(6000)]
        self.states = [s for s in every if lawful(book, s)]
        dice = cells(book, "input")
        shown = [(spec.start_at(()),) if spec.name in unread else values(book, spec) for spec, _ in dice]
        self.inputs = [dict(zip([c for _, c in dice], choice, strict=True)) for choice in product(*shown)]
        if len(self.states) * len(self.inputs) > most:
            self.complete = False
            fewer = max(1, most // len(self.inputs))
            if len(self.states) > fewer:
                self.states = random.sample(self.states, fewer)

    def _domain(self, spec: Field, cell: Cell, unread: frozenset[str]) -> tuple[Any, ...]:
        start = spec.start_at(cell[1])
        if spec.name in unread:
            return (start,)
        every = values(self.book, spec)
        if not spec.closed:
            return every
        return tuple(v for v in every if v == start or v in self._written(spec, every))

    def _written(self, spec: Field, every: tuple[Any, ...]) -> set[Any]:
        """What some clause or act may write into a field, by what is written plainly; else anything."""
        found: set[Any] = set()
        effects = [e for p in self.book.parts for e in p.effects] + [
            e for a in self.book.acts.values() for e in a.effects
        ]
        for effect in effects:
            if effect.name != spec.name or effect.what in ("do", "hold"):
                continue
            if effect.what == "add":
                return set(every)
            try:
                assert effect.value is not None
                found.add(effect.value(None, {}))
            except Exception:
                return set(every)
        return found

    def moments(self) -> list[tuple[str, ...]]:
        """The edges of steps at which something is said, and every act of players with all that it can be done with."""
        found: list[Any] = list(dict.fromkeys(p.anchor for p in self.book.parts if p.anchor[:1] == ("step",)))
        for act in self.book.acts.values():
            if act.by is None and not act.outside:  # only clauses do it
                continue
            found += [("act", act.name, args) for args in self.choices(act)]
        return found

    def whole(self) -> list[tuple[str, ...]]:
        """The steps at which something is said, each to be played from its beginning to its end."""
        return list(dict.fromkeys(m[:2] for m in self.moments() if m[0] == "step"))

    def choices(self, act: Act) -> list[tuple[Any, ...]]:
        """Everything that an act can be done with."""
        sorts = self.book.sorts
        ranges = [(*sorts[k[1]], *((None,) if k[2] else ())) if k[0] == "member" else (0,) for _, k in act.slots]
        return list(product(*ranges))


class Reached:
    """What the lasting cells come to hold together in plays from set-up on.

    ``found`` are those of plays in which nothing goes wrong, ``wide`` those of plays that go on all the same.
    """

    def __init__(self, space: Space, moments: list[Any]) -> None:
        self.book = space.book
        self.cells = [cell for spec, cell in cells(space.book, "state") if spec.lasting]
        self.by_lasting: dict[tuple[Any, ...], list[dict[Cell, Any]]] = {}
        for state in space.states:
            self.by_lasting.setdefault(self.of(state), []).append(state)
        starts = product(*(self._start(name, key) for name, key in self.cells))
        first = [start for start in starts if start in self.by_lasting]
        self.found = self._from(first, space, moments, True)
        self.wide = self._from(first, space, moments, False)

    def _start(self, name: str, key: tuple[Any, ...]) -> tuple[Any, ...]:
        spec = self.book.fields[name]
        return values(self.book, spec) if spec.fixed else (spec.start_at(key),)

    def _from(self, first: list[tuple[Any, ...]], space: Space, moments: list[Any], well: bool) -> set[tuple[Any, ...]]:
        waiting = list(first)
        found = set(waiting)
        for lasting in waiting:
            for state, given, moment in product(self.by_lasting.get(lasting, ()), space.inputs, moments):
                record = played(self.book, moment, state, given)
                after = self.of(record.after)
                wrong = record.stop or record.contested or record.disputes or record.broken
                if after not in found and not (wrong if well else record.stop or after not in self.by_lasting):
                    found.add(after)
                    waiting.append(after)
        return found

    def holds(self, wanted: dict[Cell, Any], well: bool) -> bool:
        """Whether some cells come to hold together what is wanted of them."""
        at = {cell: n for n, cell in enumerate(self.cells)}
        asked = [(at[cell], value) for cell, value in wanted.items() if cell in at]
        return any(all(state[n] == value for n, value in asked) for state in (self.found if well else self.wide))

    def of(self, state: dict[Cell, Any]) -> tuple[Any, ...]:
        """What the lasting cells hold in a state."""
        return tuple(state.get(cell) for cell in self.cells)


def played(
    book: Book,
    moment: Any,
    state: dict[Cell, Any],
    given: dict[Cell, Any],
    follows: dict[str, frozenset[str]] | None = None,
) -> Record:
    """A moment, or a whole step, played on a state; sections may follow one another otherwise than the book says."""
    table = Table(book, state, given, follows)
    return table.step(*moment[1:]) if moment[0] == "step" else table.act(moment[1], moment[2])
