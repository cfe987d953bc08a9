"""Moments played: who speaks, what lands, what is contested, refused or broken.

A moment is an edge of a step of the timeline, or an act; a step played as a whole is its three edges one after the
other, each of which begins with what the one before has left. The sections of a moment speak side by side, each of a
state that only it has changed, and what they did is brought together cell by cell; one that follows others reads what
these did. Within a section, what reads one state lands together; its acts are done after that, each with all that is
done upon it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from typing import Any

from .language import Field, Fn, Stop
from .reading import Act, Book, Effect, Part, Term
from .reading import Table as Split

Cell = tuple[str, tuple[Any, ...]]
Env = dict[str, Any]
Fits = tuple[Term, Any]  # who takes part in an act, and who has to
EDGES = ("beginning", "inside", "end")
DEEPEST = 32
UNSURE = 99  # how deep in acts something is of which only that it may be so is said


class World:
    """One state to be read, with the state before the moment and the inputs of the moment."""

    __slots__ = ("book", "cells", "contested", "inputs", "memo", "past_cells")

    def __init__(
        self,
        book: Book,
        cells: dict[Cell, Any],
        past_cells: dict[Cell, Any] | None = None,
        inputs: dict[Cell, Any] | None = None,
        contested: Iterable[Cell] = (),
    ) -> None:
        self.book = book
        self.cells = cells
        self.past_cells = cells if past_cells is None else past_cells
        self.inputs = inputs or {}
        self.contested = frozenset(contested)
        self.memo: dict[Cell, Any] = {}

    @property
    def past(self) -> World:
        """The world before the moment."""
        return World(self.book, self.past_cells, None, self.inputs)

    def show(self, name: str, args: tuple[Any, ...]) -> Any:
        """What a cell shows: an input, what clauses claim of it, or what is stored."""
        spec = self.book.fields[name]
        if None in args:
            return spec.start
        cell = (name, spec.key(args))
        if cell in self.memo:
            return self.memo[cell]
        self.memo[cell] = found = self._show(spec, cell)
        return found

    def _show(self, spec: Field, cell: Cell) -> Any:
        if spec.role == "input":
            if cell in self.inputs:
                return self.inputs[cell]
            if spec.default is ...:
                raise Stop("missing", cell)
            return spec.default
        if cell in self.contested:
            raise Stop("contested", cell)
        said = claims_on(self, cell)
        if said:
            kept = prevailing(self.book, [p for p, _, _ in said])
            values = {v for p, _, v in said if p.id in kept}
            if len(values) != 1:
                raise Stop("contested", cell)
            return next(iter(values))
        return self.stored(cell)

    def stored(self, cell: Cell) -> Any:
        """What a cell holds, whatever clauses claim of it."""
        if cell in self.cells:
            return self.cells[cell]
        return self.book.fields[cell[0]].start_at(cell[1])


def claims_on(world: World, cell: Cell) -> list[tuple[Part, Env, Any]]:
    """What clauses that stand say of a cell."""
    found = []
    spec = world.book.fields[cell[0]]
    for part in world.book.parts:
        for claim in part.claims:
            if claim.name != cell[0]:
                continue
            for env in bindings(part, world):
                args = tuple(a(world, env) for a in claim.args)
                if None not in args and spec.key(args) == cell[1]:
                    assert claim.value is not None
                    found.append((part, env, claim.value(world, env)))
    return found


def bindings(
    part: Part, world: World, began: World | None = None, bound: Env | None = None, done: Iterable[Fits] = ()
) -> Iterator[Env]:
    """The choices of its variables under which a part speaks in a world, of an act that fits terms of its own."""
    bound = bound or {}
    free = [v for v in part.variables if v.name not in bound]
    for choice in product(*(v.values for v in free)):
        env = {**bound, **{v.name: c for v, c in zip(free, choice, strict=True)}}
        if speaks(part, world, began or world, env, done):
            yield env


def speaks(part: Part, world: World, began: World, env: Env, done: Iterable[Fits] = ()) -> bool:
    """Whether all conditions hold; a contested cell stops play only where no other condition fails.

    That an act is the one that a part waits for is such a condition: of another act it says nothing.
    """
    contested = None
    asked: list[tuple[Fn, World]] = [(t.holds, began) for t in part.life] + [(t.holds, world) for t in part.tests]
    asked += [(lambda w, e, t=term, v=value: t.value(w, e) == v, began) for term, value in done]  # type: ignore[misc]
    for holds, where in asked:
        try:
            if not holds(where, env):
                return False
        except Stop as stop:
            contested = contested or stop
    if contested is not None:
        raise contested
    return True


def matched(part: Part, terms: tuple[Term, ...], args: tuple[Any, ...]) -> tuple[Env, list[Fits]] | None:
    """The variables that what is done binds, and what is left to compare; nothing if they cannot fit."""
    bound: Env = {}
    rest: list[Fits] = []
    own = {v.name: v for v in part.variables}
    for term, value in zip(terms, args, strict=True):
        if term.variable and term.variable in own:
            if value not in own[term.variable].values or bound.setdefault(term.variable, value) != value:
                return None
        else:
            rest.append((term, value))
    return bound, rest


def outranks(book: Book, one: Part, other: Part) -> bool:
    """Whether one part prevails over another where both speak of the same; in a circle none does."""
    if one.clause == other.clause:
        return False
    if one.layer is not None and other.layer is not None and one.layer != other.layer:
        return one.layer < other.layer
    edge = (one.clause, other.clause)
    if (other.clause in one.over or edge in book.rulings) and edge not in book.circles:
        return True
    return other.default and not one.default and not _named_over(book, other, one)


def _named_over(book: Book, one: Part, other: Part) -> bool:
    """Whether one part says by name that it prevails over another, which goes before its yielding to any."""
    edge = (one.clause, other.clause)
    return (other.clause in one.over or edge in book.rulings) and edge not in book.circles


def prevailing(book: Book, parts: Iterable[Part]) -> set[str]:
    """Of parts that speak of the same, the ids of those over which none prevails."""
    parts = list(parts)
    return {p.id for p in parts if not any(outranks(book, q, p) for q in parts)}


@dataclass(frozen=True)
class Write:
    """One effect on one cell."""

    part: Part
    env: Env
    cell: Cell
    value: Any
    adds: bool
    number: int = 0  # which effect of its part
    depth: int = 0


@dataclass(frozen=True)
class Batch:
    """What landed on a cell at once."""

    writes: tuple[Write, ...]
    contested: bool = False


@dataclass(frozen=True)
class Aside:
    """What sections did to a cell side by side, upon an act; by the names of the sections."""

    threads: dict[str, list[Any]]


Story = list[Batch | Aside]  # what became of a cell in a thread, in its order


def writes_of(story: Story) -> list[Write]:
    """All that was written in a story."""
    found: list[Write] = []
    for entry in story:
        if isinstance(entry, Batch):
            found += entry.writes
        else:
            found += [w for inner in entry.threads.values() for w in writes_of(inner)]
    return found


def without(story: Story, gone: set[int]) -> Story:
    """A story but for what has fallen away."""
    found: Story = []
    for entry in story:
        if isinstance(entry, Batch):
            left = tuple(w for w in entry.writes if id(w) not in gone)
            if left:
                found.append(Batch(left, entry.contested))
        else:
            inner = {name: without(said, gone) for name, said in entry.threads.items()}
            if any(inner.values()):
                found.append(Aside({name: said for name, said in inner.items() if said}))
    return found


def decisive(story: Story) -> list[Write]:
    """The writes that by themselves make what a story comes to; none where that is not plain."""
    every = writes_of(story)
    last = story[-1] if story else None
    if len(every) == 1 or all(w.adds and w.value * every[0].value > 0 for w in every):
        return every
    if isinstance(last, Batch) and not last.contested and not any(w.adds for w in last.writes):
        return list(last.writes)
    return []


@dataclass
class Thread:
    """The state as one section has it, and what it has done to it."""

    cells: dict[Cell, Any]
    contested: set[Cell] = field(default_factory=set)
    broken: set[str] = field(default_factory=set)
    stories: dict[Cell, Story] = field(default_factory=dict)

    def copy(self) -> Thread:
        """The same, by somebody who has done nothing yet."""
        return Thread(dict(self.cells), set(self.contested), set(self.broken))


@dataclass
class Spoken:
    """An effect that was said of a cell: whether it stands, and who else spoke of the cell."""

    write: Write
    kept: bool
    who: frozenset[str]
    later: frozenset[str] = frozenset()  # who set the cell anew, afterwards


@dataclass
class Record:
    """What happened in a moment."""

    before: dict[Cell, Any]
    after: dict[Cell, Any]
    inputs: dict[Cell, Any]
    fired: list[tuple[Part, Env, int, bool]] = field(default_factory=list)  # how deep in acts; laws broken before
    contested: dict[Cell, set[str]] = field(default_factory=dict)
    sides: list[tuple[Part, Part, Cell, int]] = field(default_factory=list)  # two that collide, and how deep
    rows: list[tuple[Part, Part, bool | None]] = field(default_factory=list)  # two that meet; whether they differ
    totals: set[tuple[str, Any]] = field(default_factory=set)  # tables that speak, with the result
    within: set[str] = field(default_factory=set)  # the rows that apply where their table speaks
    missed: set[tuple[str, Any]] = field(default_factory=set)  # of these, those of which no row applies
    spoken: list[Spoken] = field(default_factory=list)
    acts: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    refused: tuple[str, tuple[Any, ...], str] | None = None
    disputes: list[tuple[str, tuple[Any, ...], tuple[str, ...], tuple[str, ...], int]] = field(default_factory=list)
    unsettled: list[tuple[str, Env]] = field(default_factory=list)
    broken: set[str] = field(default_factory=set)
    broken_at_end: set[str] = field(default_factory=set)
    unkept: set[tuple[str, str]] = field(default_factory=set)  # the part that keeps, the clause that writes
    apart: set[tuple[str, str, Cell]] = field(default_factory=set)  # two sections that contest a cell
    yielded: set[tuple[str, str, Cell]] = field(default_factory=set)  # or of which one prevails there
    blurred: set[tuple[str, str, Cell]] = field(default_factory=set)  # or of which one contests it by itself
    attempts: list[tuple[Part, str, tuple[Any, ...], str]] = field(default_factory=list)
    turns: list[tuple[Part, World, World, Env]] = field(default_factory=list)
    stop: str = ""
    stops: set[str] = field(default_factory=set)  # of sections side by side each may stop for a reason of its own
    stopped_at: Any = None


class Table:
    """A state on which one moment is played."""

    def __init__(
        self,
        book: Book,
        cells: dict[Cell, Any],
        inputs: dict[Cell, Any] | None = None,
        follows: dict[str, frozenset[str]] | None = None,
    ) -> None:
        self.book = book
        self.follows = book.follows if follows is None else follows
        self.now = Thread(dict(cells))
        self.inputs = inputs or {}
        self.depth = 0
        self.record = Record(dict(cells), self.now.cells, self.inputs)
        self.said: dict[int, Spoken] = {}

    def step(self, name: str, *edges: str) -> Record:
        """Play edges of a step of the timeline one after the other, or the whole step."""

        def play() -> None:
            for edge in edges or EDGES:
                before = dict(self.now.cells)
                parts = [p for p in self.book.parts if p.anchor == ("step", name, edge)]
                self._speak(parts, before, self.world(before), None)
                self._laws(before)

        return self._close(play)

    def act(self, name: str, args: tuple[Any, ...]) -> Record:
        """Let a player do an act."""
        return self._close(lambda: self._do(name, args, None))

    def _close(self, play: Any) -> Record:
        try:
            play()
        except Stop as stop:
            self.record.stop = stop.why
            self.record.stopped_at = stop.about
            self.record.stops.add(stop.why)
        self.record.after = self.now.cells
        world = self.world(self.record.before)
        for name in self.record.broken:
            try:
                self.record.broken_at_end |= set() if self.book.laws[name](world, {}) else {name}
            except Stop:
                continue
        return self.record

    def world(self, before: dict[Cell, Any]) -> World:
        """The state as it is now, to be read."""
        return World(self.book, dict(self.now.cells), before, self.inputs, self.now.contested)

    # Who speaks

    def _speak(self, parts: list[Part], before: dict[Cell, Any], began: World, done: Any) -> None:
        told = {cell: len(story) for cell, story in self.now.stories.items()}
        for early in (True, False):
            self._side_by_side([p for p in parts if p.remember is early], before, began, done)
        for cell, story in self.now.stories.items():
            self._anew(story[told.get(cell, 0) :], [])

    def _side_by_side(self, parts: list[Part], before: dict[Cell, Any], began: World, done: Any) -> None:
        """Let each section speak of the state as it is now, or as those left it that it follows."""
        base = self.now
        threads: dict[str, Thread] = {}
        stops: list[Stop] = []
        sections = dict.fromkeys(p.section for p in parts)
        for section in sorted(sections, key=lambda s: len(self.follows[s])):
            earlier = [s for s in sections if s in self.follows[section]]
            if any(s not in threads for s in earlier):
                continue  # one of them has stopped
            self.now = base.copy()
            self._join({s: threads[s] for s in earlier}, False)
            self.now = self.now.copy()
            try:
                for batch in self._batches([p for p in parts if p.section == section]):
                    self._batch(batch, before, began, done)
                threads[section] = self.now
            except Stop as stop:
                stops.append(stop)
                self.record.stops.add(stop.why)
        if stops and len(sections) == 1:
            raise stops[0]  # in the state in which it stops
        self.now = base
        if stops:
            self._unjoined(parts)
            raise stops[0]
        self._join(threads, True)

    def _unjoined(self, parts: list[Part]) -> None:
        """Of sections that are not brought together it is not certain that what collides in one is not silent."""
        yielding = {
            w.id for w in parts for p in parts if self._apart(p.section, w.section) and outranks(self.book, p, w)
        }
        self.record.sides = [
            (a, b, cell, UNSURE if yielding & {a.id, b.id} else depth) for a, b, cell, depth in self.record.sides
        ]

    # What sections did side by side

    def _join(self, threads: dict[str, Thread], final: bool) -> None:
        """Bring together what threads did, in the state from which they went out."""
        base = self.now
        base.broken |= {law for t in threads.values() for law in t.broken}
        written: list[tuple[Cell, Any]] = []
        for cell in dict.fromkeys(c for t in threads.values() for c in t.stories):
            said = {name: t.stories[cell] for name, t in threads.items() if cell in t.stories}
            if final:
                self._overwritten(said)
            stories = self._yielded(cell, said, final)
            value, quarrels = self._joined(cell, stories, self._stored(cell))
            for one, other in quarrels:
                self._quarrel(cell, stories[one], stories[other], final)
                self.record.apart |= {(one, other, cell), (other, one, cell)} if final else set()
                base.contested.add(cell)
            left = [name for name, story in stories.items() if story]
            if not self._in_line(left) and any(cell in t.contested - base.contested for t in threads.values()):
                value = self._stored(cell)
                for one, other in combinations(left, 2):
                    if self._apart(one, other):
                        self._quarrel(cell, stories[one], stories[other], False)
                        self.record.blurred |= {(one, other, cell), (other, one, cell)}
            written.append((cell, value))
            base.stories.setdefault(cell, []).append(Aside(stories))
        base.contested |= {c for t in threads.values() for c in t.contested}
        base.cells.update(written)

    def _overwritten(self, stories: dict[str, Story]) -> None:
        """Note of what is written to a cell who sets it anew, later in a section or in one that follows."""
        for name, story in stories.items():
            behind = [e for other, after in stories.items() if name in self.follows[other] for e in after]
            self._anew(story, behind)

    def _anew(self, story: Story, behind: Story) -> None:
        for n, entry in enumerate(story):
            later = {w.part.clause for w in writes_of([*story[n + 1 :], *behind]) if not w.adds}
            for w in writes_of([entry]):
                if id(w) in self.said:
                    self.said[id(w)].later |= later

    def _apart(self, one: str, other: str) -> bool:
        """Whether no order is stated of two sections."""
        return one != other and one not in self.follows[other] and other not in self.follows[one]

    def _in_line(self, sections: list[str]) -> bool:
        return not any(self._apart(one, other) for one in sections for other in sections)

    def _yielded(self, cell: Cell, stories: dict[str, Story], final: bool) -> dict[str, Story]:
        """The same but for what something in a thread beside prevails over."""
        every = {name: writes_of(story) for name, story in stories.items()}
        gone: set[int] = set()
        for name, writes in every.items():
            beside = [(other, v.part) for other, vs in every.items() if self._apart(name, other) for v in vs]
            for w in writes:
                above = {other for other, p in beside if outranks(self.book, p, w.part)}
                gone |= {id(w)} if above else set()
                if final:
                    self.record.yielded |= {(name, other, cell) for other in above}
                if final and id(w) in self.said:
                    spoken = self.said[id(w)]
                    spoken.who |= {p.clause for _, p in beside}
                    spoken.kept = spoken.kept and not above
        if final:  # nor is it certain that they contradict others of their own section
            fell = {w.part.id for writes in every.values() for w in writes if id(w) in gone}
            self.record.sides = [
                (a, b, c, UNSURE if c == cell and fell & {a.id, b.id} else depth)
                for a, b, c, depth in self.record.sides
            ]
        return {name: without(story, gone) for name, story in stories.items()}

    def _joined(self, cell: Cell, stories: dict[str, Story], old: Any) -> tuple[Any, list[tuple[str, str]]]:
        """What threads come to on a cell together, and which two of them do not go together."""
        left = {name: story for name, story in stories.items() if story}
        sets = {name for name, story in left.items() if any(not w.adds for w in writes_of(story))}
        if not self._in_line(list(left)):  # what is overwritten decides nothing
            left = {n: s for n, s in left.items() if not any(n in self.follows[later] for later in sets)}
        names = sorted(left, key=lambda n: len(self.follows[n]))
        if self._in_line(names):
            value = old
            for name in names:
                value = self._told(cell, left[name], value)
            return value, []
        nets = {n: self._net(cell, left[n], n in sets, old) for n in names}
        quarrels = [
            (a, b)
            for i, a in enumerate(names)
            for b in names[i + 1 :]
            if self._apart(a, b) and next(_quarrels([nets[a], nets[b]]), None)
        ]
        return (old, quarrels) if quarrels else (self._held(cell, _sum(nets.values(), old)), [])

    def _net(self, cell: Cell, story: Story, sets: bool, old: Any) -> Write:
        """What a thread comes to on a cell: a value if it set it at all, else an amount."""
        first = writes_of(story)[0]
        value = self._told(cell, story, old) if sets else sum(w.value for w in writes_of(story))
        return Write(first.part, {}, cell, value, not sets)

    def _told(self, cell: Cell, story: Story, value: Any) -> Any:
        """What a cell holds when a story has gone by."""
        for entry in story:
            if isinstance(entry, Aside):
                value = self._joined(cell, entry.threads, value)[0]
            elif not entry.contested:
                value = self._held(cell, _result(list(entry.writes), value))
        return value

    def _quarrel(self, cell: Cell, one: Story, other: Story, final: bool) -> None:
        """Note who contests a cell; of what by itself makes what its thread comes to it is certain."""
        self.record.contested.setdefault(cell, set())
        for w in writes_of(one):
            for v in writes_of(other):
                if next(_quarrels([w, v]), None) is not None:
                    self.record.contested[cell] |= {w.part.clause, v.part.clause}
                    sure = final and {id(w), id(v)} <= {id(x) for x in (*decisive(one), *decisive(other))}
                    self.record.sides.append((w.part, v.part, cell, max(w.depth, v.depth) if sure else UNSURE))

    def _batches(self, parts: list[Part]) -> Iterator[list[Part]]:
        """Parts that read one state: those of a section that acts together, the rows of a table, or one by itself."""
        groups: list[tuple[Any, list[Part]]] = []
        for part in parts:
            key: Any = ("section", part.section) if part.together else ("table", part.table) if part.table else part.id
            if groups and groups[-1][0] == key:
                groups[-1][1].append(part)
            else:
                groups.append((key, [part]))
        for _, batch in groups:
            yield batch

    def _batch(self, batch: list[Part], before: dict[Cell, Any], began: World, done: Any) -> list[tuple[Part, Env]]:
        world = self.world(before)
        firing: list[tuple[Part, Env]] = []
        for part in batch:
            firing += [(part, env) for env in self._fits(part, world, began, done)]
        for part, env in firing:
            self.record.fired.append((part, env, self.depth, bool(self.now.broken)))
        for name in dict.fromkeys(p.table for p in batch if p.table):
            self._unsettled(name, firing, world, began, done)
            self._meet(name, firing, world)
        self._land(firing, world)
        return firing

    def _fits(self, part: Part, world: World, began: World, done: Any) -> Iterator[Env]:
        if done is None:
            self.record.turns.append((part, world, began, {}))
            yield from bindings(part, world, began)
            return
        found = matched(part, part.anchor[2], done)
        if found is None:
            return
        bound, rest = found
        if all(self._equal(term, value, began, bound) for term, value in rest):
            self.record.turns.append((part, world, began, bound))
        yield from bindings(part, world, began, bound, rest)

    def _equal(self, term: Term, value: Any, began: World, bound: Env) -> bool:
        try:
            return bool(term.value(began, bound) == value)
        except KeyError:  # hangs on another variable
            return True

    def _unsettled(self, name: str, firing: list[tuple[Part, Env]], world: World, began: World, done: Any) -> None:
        table = self.book.tables[name]
        names = [v.name for v in table.frame.variables]
        settled = [{n: env[n] for n in names} for part, env in firing if part.table == name]
        for env in self._spoken_to(table, world, began, done):
            own = {n: env[n] for n in names}
            result = table.total(world, env) if table.total else None
            self.record.totals.add((name, result))
            self.record.within |= {p.id for p, e in firing if p.table == name and all(e[n] == own[n] for n in names)}
            rows = [{t.text: t for t in p.tests if t.implied} for p in self.book.parts if p.table == name]
            shared = [t for text, t in rows[0].items() if all(text in r for r in rows)] if rows else []
            if rows and own not in settled and _all_hold(shared, world, env):
                self.record.missed.add((name, result))
                if not table.rest:
                    self.record.unsettled.append((name, own))

    def _spoken_to(self, table: Split, world: World, began: World, done: Any) -> Iterator[Env]:
        """What a table speaks of; of one that leaves nothing open nobody asks whether it does."""
        try:
            yield from self._fits(table.frame, world, began, done)
        except Stop:
            if not table.rest:
                raise

    def _meet(self, table: str, firing: list[tuple[Part, Env]], world: World) -> None:
        """Note the rows that apply to one thing, and whether what each does by itself differs."""
        names = [v.name for v in self.book.tables[table].frame.variables]
        rows = [(p, e) for p, e in firing if p.table == table]
        for i, (one, env) in enumerate(rows):
            for other, there in rows[i + 1 :]:
                if one.clause == other.clause or any(env[n] != there[n] for n in names):
                    continue
                left, right = self._alone(one, env, world), self._alone(other, there, world)
                differ = None if left is None or right is None else left != right
                if outranks(self.book, one, other) or outranks(self.book, other, one):
                    high, low = (one, other) if outranks(self.book, one, other) else (other, one)
                    if self._cells(low, env, world) - self._cells(high, env, world, True):
                        self.record.rows.append((one, other, None))  # what the lower one does beside is left open
                    continue
                here = [p for p, e in rows if all(e[n] == env[n] for n in names)]
                if not {one.id, other.id} <= prevailing(self.book, here):
                    differ = None  # of a row that a third one displaces nothing is said
                self.record.rows.append((one, other, differ))

    def _cells(self, part: Part, env: Env, world: World, able: bool = False) -> set[Any]:
        """What a row speaks of: cells, and acts; where it has to be ``able`` to, no cells of an act that cannot be."""
        found: set[Any] = set()
        for effect in part.effects:
            args = tuple(a(world, env) for a in effect.args)
            if effect.what == "do":
                act = self.book.acts[effect.name]
                named = dict(zip([slot for slot, _ in act.slots], args, strict=True))
                if not act.effects or any(p.anchor[:2] == ("act", act.name) for p in self.book.parts):
                    found.add((act.name, args))
                if not able or _all_hold(list(act.requires), world, named):
                    found |= self._cells(Part(act.name, act.name, effects=act.effects), named, world, able)
                continue
            found.add((effect.name, args if None in args else self.book.fields[effect.name].key(args)))
        return found

    def _alone(self, part: Part, env: Env, world: World) -> dict[Cell, Any] | None:
        """What a row does by itself, as cells that change; nothing if that is not plain."""
        found: dict[Cell, list[Write]] = {}
        for effect in part.effects:
            args = tuple(a(world, env) for a in effect.args)
            if effect.what == "do" or effect.value is None:
                return None
            if None not in args:
                cell = (effect.name, self.book.fields[effect.name].key(args))
                found.setdefault(cell, []).append(
                    Write(part, env, cell, effect.value(world, env), effect.what == "add")
                )
        if any(len(ws) > 1 for ws in found.values()):
            return None
        try:
            after = {c: self._held(c, _result(ws, self._stored(c))) for c, ws in found.items()}
        except Stop:
            return None
        return {c: v for c, v in after.items() if v != self._stored(c)}

    # What lands

    def _land(
        self,
        firing: list[tuple[Part, Env]],
        world: World,
        settled: frozenset[Cell] = frozenset(),
        by: Part | None = None,
    ) -> list[Write]:
        """Let effects land, but on cells that are settled, and then do the acts; gives all that is spoken.

        What an act says is written by the part that does it.
        """
        spoken, acts = [], []
        for part, env in firing:
            for number, effect in enumerate(part.effects):
                args = tuple(a(world, env) for a in effect.args)
                if effect.what == "do":
                    acts.append((part, env, effect.name, args))
                    continue
                assert effect.value is not None
                value = effect.value(world, env)
                if None not in args:
                    cell = (effect.name, self.book.fields[effect.name].key(args))
                    spoken.append(Write(part, env, cell, value, effect.what == "add", number, self.depth))
        writes = [w for w in spoken if w.cell not in settled]
        if writes:
            self._write(writes, firing, world, by)
        said, mine = list(spoken), list[Write]()
        for part, env, name, args in acts:
            # an act's effects are those of who does it: they yield to what prevails over that one
            above = frozenset(w.cell for w in said if outranks(self.book, w.part, part))
            own = [Write(part, env, w.cell, w.value, w.adds) for w in self._do(name, args, part, above)]
            said += own
            mine += [w for w in own if w.cell not in above]
        self._clashes(writes, mine)
        return spoken

    def _write(self, writes: list[Write], firing: list[tuple[Part, Env]], world: World, by: Part | None) -> None:
        by_cell: dict[Cell, list[Write]] = {}
        for write in writes:
            by_cell.setdefault(write.cell, []).append(write)
        settled: list[tuple[Cell, Any]] = []
        for cell, found in by_cell.items():
            old = self._stored(cell)
            kept = prevailing(self.book, [w.part for w in found])
            who = frozenset(w.part.clause for w in found)
            for w in found:
                self.said[id(w)] = Spoken(w, w.part.id in kept, who)
                self.record.spoken.append(self.said[id(w)])
            standing = [w for w in found if w.part.id in kept]
            pairs = list(_quarrels(standing))
            every = standing
            standing, quarrel = self._rows_meet(cell, firing, standing, old)
            contested = quarrel or next(_quarrels(standing), None) is not None
            if contested:
                self._contest(cell, standing, pairs)
            elif standing:
                settled.append((cell, _result(standing, old)))
            told = [w for w in every if not w.adds or w in standing]  # rows that set the same say so too
            own = tuple(w if by is None else replace(w, part=by, depth=self.depth - 1) for w in told)
            self.now.stories.setdefault(cell, []).append(Batch(own, contested))
        for cell, value in settled:
            self.now.cells[cell] = self._held(cell, value)
        self._keeps(writes, firing, world)

    def _contest(self, cell: Cell, standing: list[Write], pairs: list[tuple[Write, Write]]) -> None:
        self.now.contested.add(cell)
        self.record.contested.setdefault(cell, set()).update(w.part.clause for w in standing)
        self.record.sides += [(a.part, b.part, cell, self.depth) for a, b in pairs]

    def _rows_meet(
        self, cell: Cell, firing: list[tuple[Part, Env]], standing: list[Write], old: Any
    ) -> tuple[list[Write], bool]:
        """Of rows of one table that apply to one thing, one is enough if they come to the same."""
        quarrel = False
        for table in dict.fromkeys(p.table for p, _ in firing if p.table):
            for rows in self._alternatives(table, firing):
                clauses = list(dict.fromkeys(p.clause for p, _ in rows))
                envs = [id(e) for _, e in rows]
                mine = {c: [w for w in standing if w.part.clause == c and id(w.env) in envs] for c in clauses}
                if len(clauses) < 2 or not any(mine.values()):
                    continue
                results = {c: _result(ws, old) for c, ws in mine.items()}
                if any(next(_quarrels(ws), None) for ws in mine.values()) or len(set(results.values())) > 1:
                    quarrel = True
                else:
                    first = max(mine.values(), key=lambda ws: (any(not w.adds for w in ws), bool(ws)))
                    spare = {id(w) for ws in mine.values() for w in ws} - {id(w) for w in first}
                    standing = [w for w in standing if id(w) not in spare]
        return standing, quarrel

    def _alternatives(self, table: str, firing: list[tuple[Part, Env]]) -> Iterator[list[tuple[Part, Env]]]:
        """The rows of a table that apply to one thing and of which none prevails over another."""
        names = [v.name for v in self.book.tables[table].frame.variables]
        by_thing: dict[tuple[Any, ...], list[tuple[Part, Env]]] = {}
        for part, env in firing:
            if part.table == table:
                by_thing.setdefault(tuple(env[n] for n in names), []).append((part, env))
        for rows in by_thing.values():
            kept = prevailing(self.book, [p for p, _ in rows])
            yield [(p, e) for p, e in rows if p.id in kept]

    def _clashes(self, writes: list[Write], acts: list[Write]) -> None:
        """What several do to one cell at one time of whom one does so by acts; of each the last counts."""
        for cell in dict.fromkeys(w.cell for w in acts):
            done = [w for w in acts if w.cell == cell]
            last = {_who(w): w for w in done}
            found = [*(w for w in writes if w.cell == cell and _who(w) not in last), *last.values()]
            kept = prevailing(self.book, [w.part for w in found])
            standing = [w for w in found if w.part.id in kept]
            pairs = [(a, b) for a, b in _quarrels(standing) if {_who(a), _who(b)} & last.keys()]
            if pairs:
                self._contest(cell, standing, pairs)

    def _stored(self, cell: Cell) -> Any:
        return self.now.cells.get(cell, self.book.fields[cell[0]].start_at(cell[1]))

    def _held(self, cell: Cell, value: Any) -> Any:
        """A value as the cell can hold it."""
        spec = self.book.fields[cell[0]]
        if spec.kind[0] == "int":
            low, high = spec.kind[1:]
            if spec.clamped:
                return max(low, min(high, value))
            if not low <= value <= high:
                raise Stop("out of range", cell)
        if spec.kind[0] == "member" and value is None and not spec.kind[2]:
            raise Stop("out of range", cell)
        return value

    # Acts

    def _do(
        self, name: str, args: tuple[Any, ...], by: Part | None, settled: frozenset[Cell] = frozenset()
    ) -> list[Write]:
        """Do an act if it is possible and allowed, but for settled cells; gives what it sets by itself."""
        if self.depth >= DEEPEST:
            raise Stop("loop", name)
        act = self.book.acts[name]
        before = dict(self.now.cells)
        began = self.world(before)
        env = {slot: a for (slot, _), a in zip(act.slots, args, strict=True)}
        if any(a is None and not (k[0] == "member" and k[2]) for (_, k), a in zip(act.slots, args, strict=True)):
            return []
        for need in act.requires:
            if not need.holds(began, env):
                if by is None:
                    self.record.refused = (name, args, need.text)
                else:
                    self.record.attempts.append((by, name, args, need.text))
                return []
        if not act.outside and not self._allowed(act, args, began, by):
            return []
        self.record.acts.append((name, args))
        self.depth += 1
        own = Part(f"act {name}", f"act {name}", effects=act.effects)
        writes = self._land([(own, env)], self.world(before), settled, by) if act.effects else []
        events = self.book.head.get("events")
        if events and name == events["rolled"]:
            tested = [p for p in self.book.parts if p.fails]
            fired: list[Any] = []
            parts = [p for p in tested if matched(p, p.anchor[2], args) is not None]
            rest_ok = [p for p in parts if p.anchor[2][0].value(began, {}) == args[0]]
            if rest_ok:
                fired = self._batch(rest_ok, before, began, args)
            if not fired:
                self._do(events["starts"], args, own)
        upon = [p for p in self.book.parts if p.anchor[:2] == ("act", name) and not p.fails]
        self._speak(upon, before, began, args)
        self.depth -= 1
        self._laws(before)
        return writes

    def effects_of(self, name: str, args: tuple[Any, ...]) -> None:
        """Let what an act does itself land, and no more."""
        act = self.book.acts[name]
        env = {slot: a for (slot, _), a in zip(act.slots, args, strict=True)}
        own = Part(f"act {name}", f"act {name}", effects=tuple(e for e in act.effects if e.what != "do"))
        self._land([(own, env)], self.world(dict(self.now.cells)))

    def _allowed(self, act: Act, args: tuple[Any, ...], began: World, by: Part | None) -> bool:
        found = norms_on(self.book, act, args, began)
        speaking = [p for p, _ in found] + ([by] if by is not None else [])
        kept = prevailing(self.book, speaking)
        said = {
            kind: tuple(dict.fromkeys(p.clause for p, k in found if k == kind and p.id in kept))
            for kind in ("forbids", "bars", "permits", "obliges", "excludes")
        }
        chosen = by is None and not said["obliges"]  # a player does it of his own accord
        others = (said["bars"] if chosen else ()) + (() if said["obliges"] else said["excludes"])
        forbids = tuple(dict.fromkeys(said["forbids"] + others))
        does = (*((by.clause,) if by is not None and by.id in kept else ()), *said["obliges"])
        if forbids and does:
            self.record.disputes.append((act.name, args, does, forbids, self.depth))
            return False
        if forbids and by is not None:
            self.record.attempts.append((by, act.name, args, "forbidden"))
            return False
        if forbids and said["permits"] and not self.book.prohibition_prevails:
            self.record.disputes.append((act.name, args, said["permits"], forbids, self.depth))
            return False
        if forbids:
            self.record.refused = (act.name, args, "forbidden")
            return False
        if by is None and act.exhaustive and not said["permits"] and not said["obliges"]:
            self.record.refused = (act.name, args, "nothing permits it")
            return False
        return True

    # What is broken

    def _laws(self, before: dict[Cell, Any]) -> None:
        world = self.world(before)
        for name, law in self.book.laws.items():
            try:
                if not law(world, {}):
                    self.record.broken.add(name)
                    self.now.broken.add(name)
            except Stop:
                continue

    def _keeps(self, writes: list[Write], firing: list[tuple[Part, Env]], past: World) -> None:
        now = World(self.book, dict(self.now.cells), past.cells, self.inputs, self.now.contested)
        earlier = World(self.book, past.cells, None, self.inputs)
        for part in self.book.parts:
            if any(outranks(self.book, w, part) for w, _ in firing):
                continue
            for demand in part.demands:
                self._unkept(part, demand, list, now, now, writes)
            for keep in part.keeps:
                self._unkept(
                    part, keep, lambda envs, k=keep: [e for e in envs if k.holds(earlier, e)], earlier, now, writes
                )

    def _unkept(self, part: Part, said: Any, of: Any, when: World, now: World, writes: list[Write]) -> None:
        try:
            envs = of(bindings(part, when))
            if any(not said.holds(now, e) for e in envs):
                self.record.unkept |= {(part.id, w.part.clause) for w in writes}
        except Stop:
            return


def norms_on(book: Book, act: Act, args: tuple[Any, ...], world: World) -> list[tuple[Part, str]]:
    """The parts that speak of an act, and how; a duty to another act of the same doer excludes what it rules out."""
    found: list[tuple[Part, str]] = []
    for part in book.parts:
        for norm in part.norms:
            if norm.act == act.name and _concerned(part, norm, args, world):
                found.append((part, norm.kind))
            elif norm.act == act.name and norm.kind == "obliges" and _excluded(book, part, norm, act, args, world):
                found.append((part, "excludes"))
    return found


def _concerned(part: Part, norm: Any, args: tuple[Any, ...], world: World) -> bool:
    return any(True for _ in bindings(part, world, done=list(zip(norm.args, args, strict=True))))


def _excluded(book: Book, part: Part, norm: Any, act: Act, args: tuple[Any, ...], world: World) -> bool:
    own = sets_of(book, act, args, world)
    for env in bindings(part, world):
        obliged = tuple(t.value(world, env) for t in norm.args)
        other = sets_of(book, act, obliged, world)
        if act.doer(obliged) == act.doer(args) and any(other.get(c, v) != v for c, v in own.items()):
            return True
    return False


def sets_of(book: Book, act: Act, args: tuple[Any, ...], world: World) -> dict[Cell, Any]:
    """The cells that an act sets, with their values."""
    env = {slot: a for (slot, _), a in zip(act.slots, args, strict=True)}
    found = {}
    for effect in act.effects:
        if effect.what == "set":
            cells = tuple(a(world, env) for a in effect.args)
            assert effect.value is not None
            if None not in cells:
                found[effect.name, book.fields[effect.name].key(cells)] = effect.value(world, env)
    return found


def _result(writes: list[Write], old: Any) -> Any:
    sets = [w.value for w in writes if not w.adds]
    return sets[0] if sets else old + sum(w.value for w in writes) if writes else old


def _sum(nets: Iterable[Write], old: Any) -> Any:
    """What threads come to that go together."""
    nets = list(nets)
    amount = sum(n.value for n in nets if n.adds)
    start = next((n.value for n in nets if not n.adds), old)
    return start + amount if amount else start  # what is no number takes no amount


def _all_hold(tests: list[Any], world: World, env: Env) -> bool:
    """Whether conditions hold, of which none is open as clauses contest what it reads."""
    try:
        return all(t.holds(world, env) for t in tests)
    except Stop:
        return False


def _who(write: Write) -> tuple[Any, ...]:
    return write.part.id, tuple(write.env.items())


def _quarrels(writes: list[Write]) -> Iterator[tuple[Write, Write]]:
    """The pairs of effects on one cell that do not go together: two values, or a value and an amount."""
    for i, one in enumerate(writes):
        for other in writes[i + 1 :]:
            if one.adds and other.adds:
                continue
            if one.adds != other.adds:
                if (one.value if one.adds else other.value) != 0:
                    yield one, other
            elif one.value != other.value:
                yield one, other


__all__ = ["Cell", "Effect", "Record", "Stop", "Table", "World", "bindings", "claims_on", "norms_on", "outranks"]
