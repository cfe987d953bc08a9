"""What closed cells can ever come to hold from set-up on: more than they really can, never less.

Starting from the start values, whatever an outcome writes is added once its part may apply with what
the closed cells can hold so far, each cell taken by itself and open cells being anything. Where nothing
more is added, a value that is missing is out of reach of every play, however long.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby, product

from rulewright.book.model import CLAUSES, Anchor, AnchorKind, Book, Field, FieldKind, Outcome, Part, Perform, SetCell
from rulewright.language.expr import (
    TRUE,
    Expr,
    Literal,
    Read,
    Variable,
    conj,
    conjuncts,
    fields_read,
    free_variables,
    parts_of,
    substitute,
)
from rulewright.language.types import MemberType, Value
from rulewright.memo.per_book import already, for_a_book, for_what_stands, take_over
from rulewright.reach.digests import digest, question_hash
from rulewright.reach.outcomes import Keeping
from rulewright.solver.obligations import Obligation
from rulewright.solver.places import one_of, place_of
from rulewright.solver.solve import Proved, Prover
from rulewright.story import effort
from rulewright.story.facts import bound_of
from rulewright.story.moments import begins
from rulewright.story.reveal import reveal
from rulewright.story.unroll import values_of
from rulewright.table.evaluate import Contested, MissingInput, Scene, evaluate
from rulewright.table.index import index_of
from rulewright.table.state import Cell, State, cell_of, orders

Names = tuple[str | None, ...]  # what an act is done with, or anything
Done = tuple[str, Names]
Write = tuple[Cell, frozenset[Value]]


@dataclass(frozen=True, slots=True)
class Way:
    """How a value may come into a cell or an act may come about.

    ``needs`` are read each at a time of its own, ``begins`` in the lawful state before a moment; one of
    the acts in ``upon`` has to be done.
    """

    gives: Write | Done
    needs: tuple[Expr, ...] = ()
    begins: tuple[Expr, ...] = ()
    upon: tuple[Done, ...] = ()
    part: Part | None = None


@dataclass
class Reachable:
    """The values that each closed cell can come to hold, and the acts that may come about."""

    book: Book
    values: dict[Cell, frozenset[Value]]
    ways: list[Way] = field(default_factory=list)  # in the order in which they were found open
    paths: dict[str, object] = field(default_factory=dict)  # ways that were looked for
    plays: dict[object, tuple[State, Mapping[Cell, Value]] | None] = field(default_factory=dict)  # moments on them
    _done: dict[str, set[Done]] = field(default_factory=dict)  # what may come about, by the act
    _firsts: dict[tuple[str, str | None], set[Done]] = field(default_factory=dict)  # and by the first argument, too
    _into: dict[Cell, list[int]] = field(default_factory=dict)  # the numbers of the ways that write a cell
    _digests: dict[Expr, bytes] = field(default_factory=dict)
    _provers: dict[bool, Prover] = field(default_factory=dict)

    def holds(self, cell: Cell, value: Value) -> bool:
        """Whether a cell can come to hold a value, as far as this tells."""
        return cell not in self.values or value in self.values[cell]

    def may(self, way: Way) -> bool:
        """Whether a way is open with what is known so far."""
        return (
            (not way.upon or any(self.brought_about(act, args) for act, args in way.upon))
            and all(self.possible(e, lawful=True) for e in way.begins)
            and all(self.possible(e, lawful=False) for e in way.needs)
        )

    def add(self, way: Way) -> None:
        """Take in what a way gives."""
        self.ways.append(way)
        what, more = way.gives
        if isinstance(what, tuple) and isinstance(more, frozenset):
            self.values[what] |= more
            self._into.setdefault(what, []).append(len(self.ways) - 1)
        elif isinstance(what, str) and isinstance(more, tuple):
            self._done.setdefault(what, set()).add((what, more))
            self._firsts.setdefault((what, more[0] if more else None), set()).add((what, more))

    def brought_about(self, act: str, args: Names) -> bool:
        """Whether an act may be one of those done."""
        if not args or args[0] is None:
            return fits(act, args, self._done.get(act, ()))
        return any(fits(act, args, self._firsts.get((act, first), ())) for first in (args[0], None))

    def possible(self, expr: Expr, lawful: bool) -> bool:
        """Whether a condition can hold with what the closed cells can; with ``lawful`` in a legal state."""
        revealed = reveal(expr, self.book)
        if any(_never(self.book, c) for c in conjuncts(revealed)):
            return False
        limits = list(self._limits(revealed))
        if not (limits or lawful or _hangs_on_constants(self.book, revealed)) or self._at_start(revealed):
            return True
        question = reveal(conj([revealed, *limits]), self.book)
        answers = _answers(self.book)
        if (lawful, question) not in answers:
            answers[lawful, question] = self._answer(question, lawful)
        return answers[lawful, question]

    def _answer(self, question: Expr, lawful: bool) -> bool:
        """Whether a question is not refuted in a while; remembered where earlier runs are."""
        memory = _MEMORIES.get(id(self.book))
        if memory is None:
            return not isinstance(self._prover(lawful).ask(Obligation("", question)), Proved)
        key = f"possible {lawful} {question_hash(self.book, question)} {digest(question, self._digests).hex()}"
        known = memory.told(key).get("possible")
        if not isinstance(known, bool):
            known = not isinstance(self._prover(lawful).ask(Obligation("", question)), Proved)
            memory.keep_told(key, {"possible": known})
        return known

    @cached_property
    def _start(self) -> Scene:
        return Scene(self.book, State.start(self.book))

    def _at_start(self, revealed: Expr) -> bool:
        if free_variables(revealed):
            return False
        try:
            return evaluate(revealed, self._start) is True
        except (Contested, MissingInput):
            return False

    def _prover(self, lawful: bool) -> Prover:
        if lawful not in self._provers:
            self._provers[lawful] = Prover(self.book if lawful else replace(self.book, laws=()), effort.REACH_RESOURCES)
        return self._provers[lawful]

    def limits_at(self, number: int, expr: Expr) -> tuple[Expr, ...]:
        """That the closed cells which a condition reads hold what the first so many ways can give them."""
        limits: list[Expr] = []
        for cell in cells_in(self.book, expr):
            limits += _limit(self.book, cell, self.held(cell, (w for n, w in self.into(cell) if n < number)))
        return tuple(limits)

    def into(self, cell: Cell) -> Iterator[tuple[int, Way]]:
        """The ways that write a cell, with their numbers."""
        return ((n, self.ways[n]) for n in self._into.get(cell, ()))

    def held(self, cell: Cell, ways: Iterable[Way]) -> frozenset[Value]:
        """What a cell holds if nothing but some ways write it."""
        start = frozenset([self.book.fields[cell[0]].start_at(cell[1])])
        return start.union(*(w.gives[1] for w in ways if isinstance(w.gives[1], frozenset)))

    @cached_property
    def alone(self) -> Mapping[Value, tuple[Cell, ...]]:
        """The cells of one thing alone, by what it is."""
        own = sorted((cell for cell in self.values if len(cell[1]) == 1), key=lambda cell: str(cell[1][0]))
        return {thing: tuple(cells) for thing, cells in groupby(own, lambda cell: cell[1][0])}

    def _limits(self, expr: Expr) -> Iterator[Expr]:
        """For each closed cell that a condition reads, that it holds something it can; what is no limit left out."""
        for cell in cells_in(self.book, expr):
            yield from _limit(self.book, cell, self.values[cell])


_MEMORIES: weakref.WeakValueDictionary[int, Keeping] = weakref.WeakValueDictionary()


def remembered(book: Book, memory: Keeping) -> None:
    """Let answers on a book be kept from run to run, and those of earlier runs be used."""
    if id(book) not in _MEMORIES:
        weakref.finalize(book, _MEMORIES.pop, id(book), None)
    _MEMORIES[id(book)] = memory


@for_what_stands
def _answers(_: Book) -> dict[tuple[bool, Expr], bool]:
    """Whether conditions can hold, as far as that has been asked."""
    return {}


@for_a_book
def reachable(book: Book) -> Reachable:
    """What the closed cells of a book can ever come to hold."""
    return _fixpoint(book)


def inherit(book: Book, before: Book, edited: Iterable[str]) -> None:
    """Take over what was reachable before some parts were edited, if these open the same ways; all else is the same."""
    known, now, was = already(reachable, before), index_of(book).parts, index_of(before).parts
    pairs = [(now[name], was[name]) for name in edited]
    tested = any(part.dispositions for pair in pairs for part in pair)  # which may keep an event from starting
    if known is not None and not tested and all(_opened(book, p) == _opened(before, q) for p, q in pairs):
        ways = [replace(w, part=now[w.part.id]) if w.part is not None else w for w in known.ways]
        take_over(reachable, book, replace(known, book=book, ways=ways, paths={}, plays={}, _provers={}))


def _opened(book: Book, part: Part) -> list[Way]:
    """The ways that a part opens by what it does."""
    ways = (*_acts_of(book, part), *_writes_of(book, part, closed_by_field(book)))
    return [replace(way, part=None) for way in ways]


def proof(book: Book) -> str:
    """How far a proof that something is out of reach goes, in words."""
    lawful = " in which no law is broken" if book.laws else ""
    return f"any number of moments{lawful}; {bound_of(book)}"


def closed_cells(book: Book) -> Iterator[Cell]:
    """The cells of closed fields that have few of them, which hold few values."""
    for spec in book.fields.values():
        if spec.kind is FieldKind.STATE and spec.closed:
            cells = list(_cells_of(book, spec))
            if len(cells) <= effort.CELLS_FOLLOWED and len(values_of(spec.type, book)) <= effort.VALUES_FOLLOWED:
                yield from cells


@for_what_stands
def closed_by_field(book: Book) -> Mapping[str, tuple[Cell, ...]]:
    """The same by their field."""
    return {name: tuple(cells) for name, cells in groupby(closed_cells(book), lambda c: c[0])}


@for_what_stands
def cells_in(book: Book, expr: Expr) -> tuple[Cell, ...]:
    """The closed cells that a condition may read."""
    read = (e for e in parts_of(reveal(expr, book)) if isinstance(e, Read))
    return tuple(dict.fromkeys(c for e in read for c in _meant(book, e)))


def _meant(book: Book, read: Read) -> Iterator[Cell]:
    args = [a.value if isinstance(a, Literal) else None for a in read.args]
    for cell in closed_by_field(book).get(read.field, ()):
        named = orders(book.fields[read.field], cell[1])
        if any(all(a is None or a == b for a, b in zip(args, order, strict=True)) for order in named):
            yield cell


@for_what_stands
def _limit(book: Book, cell: Cell, held: frozenset[Value]) -> tuple[Expr, ...]:
    """That a cell holds one of some values, where it could hold others."""
    if len(held) == len(values_of(book.fields[cell[0]].type, book)):
        return ()
    return (one_of(place_of((False, *cell), book), tuple(sorted(held, key=str))),)


@for_what_stands
def _never(book: Book, condition: Expr) -> bool:
    """Whether a condition that speaks of no cell, only of whom it names, is not met."""
    if fields_read(condition) or free_variables(condition):
        return False
    return evaluate(condition, Scene(book, State.start(book))) is False


def _hangs_on_constants(book: Book, revealed: Expr) -> bool:
    """Whether what never changes has a say in a condition."""
    return any(book.fields[name].kind is FieldKind.CONSTANT for name in fields_read(revealed))


def _cells_of(book: Book, spec: Field) -> Iterator[Cell]:
    every = product(*(book.members[sort] for sort in spec.parameters))
    yield from dict.fromkeys(cell_of(book, spec.name, args) for args in every)


def _fixpoint(book: Book) -> Reachable:
    cells = closed_by_field(book)
    start = {c: frozenset([book.fields[c[0]].start_at(c[1])]) for some in cells.values() for c in some}
    found = Reachable(book, start)
    waiting = [*_events(book), *_acts(book), *_writes(book, cells)]
    grown = True
    while grown:
        grown = False
        closed: list[Way] = []
        for way in waiting:
            if found.may(way):
                found.add(way)
                grown = True
            else:
                closed.append(way)
        waiting = closed
    return found


def fits(act: str, args: Names, done: Iterable[Done]) -> bool:
    """Whether an act may be one of those done, where anything stands for any argument."""
    return any(
        act == other and all(a is None or b is None or a == b for a, b in zip(args, theirs, strict=True))
        for other, theirs in done
    )


def _acts(book: Book) -> Iterator[Way]:
    """The acts of players and those that parts bring about; events are neither started nor ended by players."""
    events = book.events
    for act in (a for a in book.acts.values() if a.by != CLAUSES):
        if events is None or act.name not in (events.rolled, events.starts, events.ends):
            needs = tuple(c.expr for c in act.requires)
            yield Way((act.name, tuple(None for _ in act.parameters)), begins=needs)
    for part in book.parts():
        yield from _acts_of(book, part)


def _acts_of(book: Book, part: Part) -> Iterator[Way]:
    for outcome in part.outcomes:
        if isinstance(outcome, Perform):
            needs = (*_guards(part), *_able(book, outcome.act, outcome.args), *_waiting(book, part, {}))
            yield Way((outcome.act, tuple(map(_name, outcome.args))), needs, upon=_moment(part), part=part)


def _events(book: Book) -> Iterator[Way]:
    """The rolls of events, and the starts of those that can be rolled when no precondition fails."""
    events = book.events
    if events is None:
        return
    within = any(isinstance(o, Perform) and o.act == events.rolled for p in book.parts() for o in p.outcomes)
    for event in book.sorts[events.sort].members:
        for act in (events.rolled, events.starts):
            named = Anchor(AnchorKind.ACT, act=act, args=(Literal(event, MemberType(events.sort)),))
            condition = (begins(book, named), *(_able(book, events.rolled, named.args) if act == events.starts else ()))
            yield Way((act, (event,)), condition) if within else Way((act, (event,)), begins=condition)


def _guards(part: Part) -> tuple[Expr, ...]:
    both = (conj([c.expr for c in part.life]), conj([c.expr for c in part.conditions]))
    return tuple(e for e in both if e != TRUE)


def _able(book: Book, act: str, args: tuple[Expr, ...]) -> tuple[Expr, ...]:
    """What an act requires that is done with some things."""
    spec = book.acts[act]
    return (substitute(conj([c.expr for c in spec.requires]), spec.binding(args)),) if spec.requires else ()


def _waiting(book: Book, part: Part, names: dict[str, Expr]) -> tuple[Expr, ...]:
    """What the act requires for which a part waits, done with the things that this names."""
    if part.anchor.kind is not AnchorKind.ACT:
        return ()
    return _able(book, part.anchor.act, tuple(substitute(a, names) for a in part.anchor.args))


def _moment(part: Part) -> tuple[Done, ...]:
    if part.anchor.kind is not AnchorKind.ACT:
        return ()
    return ((part.anchor.act, tuple(map(_name, part.anchor.args))),)


def _name(arg: Expr) -> str | None:
    return str(arg.value) if isinstance(arg, Literal) and arg.value is not None else None


def _writes(book: Book, cells: Mapping[str, tuple[Cell, ...]]) -> Iterator[Way]:
    """Every way in which a part or an act writes a closed cell."""
    for act in book.acts.values():
        for outcome in act.outcomes:
            for cell, value, names in _targets(book, outcome, act.parameters, cells):
                able = _able(book, act.name, tuple(substitute(p, names) for p in act.parameters))
                yield Way((cell, value), able, upon=_upon(act.name, act.parameters, names))
    for part in book.parts():
        yield from _writes_of(book, part, cells)


def _writes_of(book: Book, part: Part, cells: Mapping[str, tuple[Cell, ...]]) -> Iterator[Way]:
    anchor = part.anchor.args if part.anchor.kind is AnchorKind.ACT else None
    for outcome in part.outcomes:
        for cell, value, names in _targets(book, outcome, part.variables, cells):
            needs = (*(substitute(e, names) for e in _guards(part)), *_waiting(book, part, names))
            yield Way((cell, value), needs, upon=_upon(part.anchor.act, anchor, names), part=part)


def _upon(act: str, patterns: tuple[Expr, ...] | None, names: dict[str, Expr]) -> tuple[Done, ...]:
    return () if patterns is None else ((act, tuple(_name(substitute(p, names)) for p in patterns)),)


def _targets(
    book: Book, outcome: Outcome, variables: tuple[Variable, ...], cells: Mapping[str, tuple[Cell, ...]]
) -> Iterator[tuple[Cell, frozenset[Value], dict[str, Expr]]]:
    """The cells that an outcome may write, with the values, and what its variables are then."""
    name = getattr(outcome, "field", "")
    if isinstance(outcome, SetCell) and outcome.value == Read(name, outcome.args, outcome.value.type):
        return  # the cell stays as it is
    for cell in cells.get(name, ()):
        spec = book.fields[name]
        every = frozenset(values_of(spec.type, book))
        value = outcome.value.value if isinstance(outcome, SetCell) and isinstance(outcome.value, Literal) else every
        for args in orders(spec, cell[1]):
            names = _named(outcome, args, variables)
            if names is not None:
                yield cell, every if value is every or value not in every else frozenset([value]), names


def _named(outcome: Outcome, args: tuple[Value, ...], variables: tuple[Variable, ...]) -> dict[str, Expr] | None:
    """What the variables of an outcome are when it writes a cell with these arguments; None if it does not."""
    names: dict[str, Expr] = {}
    for arg, value in zip(getattr(outcome, "args", ()), args, strict=True):
        if isinstance(arg, Literal) and arg.value != value:
            return None
        if isinstance(arg, Variable) and arg in variables:
            names[arg.name] = Literal(value, arg.type)
    return names
