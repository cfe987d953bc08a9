"""What the table looks up in a book again and again: parts by moment, claims by field, norms by act.

An index is built once for a book and lives as long as the book does.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from rulewright.book.model import (
    AnchorKind,
    Block,
    Book,
    ChangeCell,
    Claim,
    Condition,
    Edge,
    FieldKind,
    Keep,
    Law,
    Norm,
    Outcome,
    Part,
    Section,
    SetCell,
    Table,
)
from rulewright.language.expr import Expr, Literal, Read, Variable, Was, fields_read, free_variables, parts_of
from rulewright.language.lazy import postponed
from rulewright.language.types import BoolType, IntType, Value
from rulewright.table.state import Cell, orders
from rulewright.table.trace import TraceLine
from rulewright.table.triggers import NOTHING_WAITS, First, Waiting

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")

Batch = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Test:
    """A condition of a part; ``life`` is read in the state in which the moment began."""

    condition: Condition
    life: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """In which order a part's free variables are tried, and what is tested once each is bound."""

    part: Part
    variables: tuple[Variable, ...]
    levels: tuple[tuple[Test, ...], ...]


@dataclass(frozen=True, slots=True)
class Asleep:
    """What keeps a part silent: a condition, of its ``life`` perhaps, that is false while no cell of it is touched."""

    cells: frozenset[Cell]
    life: bool
    line: TraceLine


@dataclass(frozen=True, slots=True)
class Ruled:
    """A law with all fields that it hangs on; ``of_now`` if it asks for no die, no choice and nothing past."""

    name: str
    condition: Expr
    cone: frozenset[str]
    of_now: bool


# For the condition of a law, whether it holds where just these cells of its cone are touched, and who has a say in it.
Held = dict[Expr, dict[frozenset[tuple[Cell, Value]], tuple[bool, frozenset[str]]]]


@dataclass(frozen=True)
class Index:
    """The look-up tables of one book."""

    members: dict[str, tuple[str, ...]]
    steps: Mapping[tuple[str, Edge], Batch]
    waiting: Mapping[str, Waiting]  # the same, by what the act is done with
    tested: Waiting
    claims: Mapping[str, tuple[tuple[Part, Claim], ...]]
    norms: Mapping[str, tuple[tuple[Part, Norm], ...]]
    keeps: tuple[tuple[Part, Keep, frozenset[str]], ...]
    laws: tuple[Ruled, ...]
    keeps_on: Mapping[str, tuple[int, ...]]  # the places of those that hang on a field
    laws_on: Mapping[str, tuple[int, ...]]
    tables: Mapping[str, tuple[Table, Batch]]
    rulings: frozenset[tuple[str, str]]
    overriding: Mapping[str, frozenset[str]]  # by a clause, the clauses that it says it overrides
    levels: Mapping[str, int]  # of the clauses that yield to those of a lower one
    above: Mapping[str, str]  # by a clause, the one that it is stated below
    written: Mapping[str, frozenset[Value] | None]  # what outcomes set a field to; None where one works it out
    cones: dict[str, frozenset[str]]  # what the claims on a field read
    parts: Mapping[str, Part]
    follows: Mapping[str, tuple[str, ...]]  # by a section that follows others, these
    plans: MutableMapping[tuple[int, frozenset[str]], Plan] = field(default_factory=dict)
    asleep: MutableMapping[int, Asleep | None] = field(default_factory=dict)
    frames: MutableMapping[str, Part | None] = field(default_factory=dict)
    batches: MutableMapping[tuple[int, bool], tuple[tuple[Batch, ...], ...]] = field(default_factory=dict)
    relations: dict[str, nx.Graph[Value]] = field(default_factory=dict)
    read: dict[str, frozenset[str]] = field(default_factory=dict)  # what each part reads
    held: Held = field(default_factory=dict)

    def level(self, clause: str) -> int:
        """How low a clause ranks: what ranks higher, with a smaller number, prevails over it."""
        return self.levels.get(clause, 0)

    @cached_property
    def circles(self) -> Mapping[str, int]:
        """The clauses that are in a circle of priorities, each with the number of its circle."""
        groups = nx.strongly_connected_components(priorities(self)) if self.overriding or self.rulings else ()
        return {clause: n for n, group in enumerate(groups) if len(group) > 1 for clause in group}

    @cached_property
    def circular(self) -> Mapping[str, frozenset[str]]:
        """The fields whose definitions lead back to them, each with all those of its circle."""
        reads: nx.DiGraph[str] = nx.DiGraph([(name, other) for name, found in self.cones.items() for other in found])
        groups = nx.strongly_connected_components(reads)
        return {name: frozenset(g) for g in groups for name in g if len(g) > 1 or reads.has_edge(name, name)}

    def defining(self, name: str) -> tuple[str, ...]:
        """The clauses that make a field hang on those of its circle."""
        circle = self.circular[name]
        found = (
            (p, fields_read(p.guard) | fields_read(c.value) | _read_by(c.args))
            for f in sorted(circle)
            for p, c in self.claims.get(f, ())
        )
        return tuple(sorted({p.clause for p, read in found if read & circle}))

    @cached_property
    def forerunners(self) -> Mapping[str, frozenset[str]]:
        """By a section that follows others, all that come before it where they share a moment."""
        return following(self.follows)

    @cached_property
    def ranks(self) -> Mapping[str, int]:
        """The sections that follow others, and these, numbered so that each comes after all that it follows."""
        return {s: n for n, s in enumerate(nx.topological_sort(_order(self.follows)))}

    @cached_property
    def ruled_over(self) -> Mapping[str, frozenset[str]]:
        """By a clause that prevails by rulings, those over which it does."""
        found: dict[str, frozenset[str]] = {}
        for prevailing, over in self.rulings:
            found[prevailing] = found.get(prevailing, frozenset()) | {over}
        return found


_INDEXES: dict[int, Index] = {}


def index_of(book: Book) -> Index:
    """The index of a book, built at the first call."""
    found = _INDEXES.get(id(book))
    if found is None:
        found = build_index(book)
        adopt(book, found)
    return found


def adopt(book: Book, index: Index) -> None:
    """Take an index as that of a book, for as long as the book lives."""
    _INDEXES[id(book)] = index
    weakref.finalize(book, _INDEXES.pop, id(book), None)


def build_index(book: Book) -> Index:
    """Go over the parts of a book once."""
    steps: dict[tuple[str, Edge], list[Part]] = {}
    acts: dict[str, list[Part]] = {}
    claims: dict[str, list[tuple[Part, Claim]]] = {}
    norms: dict[str, list[tuple[Part, Norm]]] = {}
    keeps: list[tuple[Part, Keep]] = []
    groups: dict[str, list[Part]] = {}
    for part in book.parts():
        if part.group:
            groups.setdefault(part.group, []).append(part)
        match part.anchor.kind:
            case AnchorKind.STEP:
                steps.setdefault((part.anchor.step, part.anchor.edge), []).append(part)
            case AnchorKind.ACT:
                acts.setdefault(part.anchor.act, []).append(part)
            case AnchorKind.STANDING:
                _file_standing(book, part, claims, norms, keeps)
    cones = _cones(claims)
    upon_acts = {act: tuple(p for p in parts if not _tests(p, book)) for act, parts in acts.items()}
    preconditions = tuple(part for part in book.parts() if _tests(part, book))
    kept = tuple((p, k, _cone(fields_read(p.guard) | fields_read(k.condition), cones)) for p, k in keeps)
    laws = tuple(_ruled(law, book, claims, cones) for law in book.laws)
    return Index(
        members=book.members,
        steps={key: tuple(parts) for key, parts in steps.items()},
        waiting={act: Waiting(parts) for act, parts in upon_acts.items()},
        tested=Waiting(preconditions),
        claims={name: tuple(found) for name, found in claims.items()},
        norms={act: tuple(found) for act, found in norms.items()},
        keeps=kept,
        laws=laws,
        keeps_on=by_field(cone for _, _, cone in kept),
        laws_on=by_field(law.cone for law in laws),
        tables={c.id: (c.table, tuple(groups.get(c.id, ()))) for c in book.clauses.values() if c.table is not None},
        rulings=frozenset((ruling.prevails, ruling.over) for ruling in book.rulings),
        overriding=overriding(book.parts()),
        levels={part.clause: part.level for part in book.parts() if part.level},
        above={clause.id: clause.parent for clause in book.clauses.values() if clause.parent},
        written=_written(book),
        cones=cones,
        parts={part.id: part for part in book.parts()},
        follows={s.id: s.follows for s in book.sections.values() if s.follows},
    )


def following(follows: Mapping[str, tuple[str, ...]]) -> dict[str, frozenset[str]]:
    """By a section that follows others, all that come before it."""
    order = _order(follows)
    return {s: frozenset(nx.ancestors(order, s)) for s in follows}


def _order(follows: Mapping[str, tuple[str, ...]]) -> nx.DiGraph[str]:
    return nx.DiGraph((other, s) for s, others in follows.items() for other in others)


def outcomes_of(book: Book) -> Iterator[Outcome]:
    """Everything that a part or an act of the book brings about."""
    for part in book.parts():
        yield from part.outcomes
    for act in book.acts.values():
        yield from act.outcomes


def can_be(book: Book, cell: Cell, value: Value) -> bool:
    """Whether something gives a cell this value: it starts so, an outcome sets it, or play outside the book may."""
    name, args = cell
    spec, values = book.fields[name], index_of(book).written.get(name, frozenset())
    bound = spec.kind is FieldKind.STATE and spec.closed and values is not None
    return not bound or value == spec.start_at(args) or value in (values or ())


def _written(book: Book) -> dict[str, frozenset[Value] | None]:
    found: dict[str, frozenset[Value] | None] = {}
    for outcome in outcomes_of(book):
        match outcome:
            case SetCell(field=name, value=Literal(value=value)):
                known = found.setdefault(name, frozenset())
                found[name] = None if known is None else known | {value}
            case SetCell(field=name, args=args, value=Read(field=same, args=own)) if same == name and own in orders(
                book.fields[name], args
            ):
                found.setdefault(name, frozenset())  # it stays as it is
            case SetCell(field=name) | ChangeCell(field=name):
                found[name] = None
            case _:
                pass
    return found


def by_field(cones: Iterable[frozenset[str]]) -> dict[str, tuple[int, ...]]:
    """For each field, the places of the cones that it is in."""
    found: dict[str, list[int]] = {}
    for place, cone in enumerate(cones):
        for name in cone:
            found.setdefault(name, []).append(place)
    return {name: tuple(places) for name, places in found.items()}


def hanging(on: Mapping[str, tuple[int, ...]], fields: Iterable[str]) -> list[int]:
    """The places of what hangs on some fields, in order."""
    return sorted({place for name in fields for place in on.get(name, ())})


def upon(act: str, first: First, index: Index) -> Batch:
    """The parts that may speak when an act is done with this first, in order."""
    return index.waiting.get(act, NOTHING_WAITS).upon(first)


def _tests(part: Part, book: Book) -> bool:
    rolled = book.events.rolled if book.events is not None else ""
    return part.anchor.kind is AnchorKind.ACT and part.anchor.act == rolled and bool(part.dispositions)


def _file_standing(
    book: Book,
    part: Part,
    claims: dict[str, list[tuple[Part, Claim]]],
    norms: dict[str, list[tuple[Part, Norm]]],
    keeps: list[tuple[Part, Keep]],
) -> None:
    for outcome in part.outcomes:
        match outcome:
            case Claim(name, args, value, text):
                said = [(part, Claim(name, order, value, text)) for order in orders(book.fields[name], args)]
                claims.setdefault(name, []).extend(said)
            case Norm():
                norms.setdefault(outcome.act, []).append((part, outcome))
            case Keep():
                keeps.append((part, outcome))
            case _:
                pass


def _cones(claims: dict[str, list[tuple[Part, Claim]]]) -> dict[str, frozenset[str]]:
    """For each claimed field, the fields that its claims read."""
    return {
        name: frozenset().union(*(fields_read(p.guard) | fields_read(c.value) | _read_by(c.args) for p, c in found))
        for name, found in claims.items()
    }


def _read_by(args: Iterable[Expr]) -> frozenset[str]:
    return frozenset().union(*(fields_read(arg) for arg in args))


def cone_of(fields: frozenset[str], index: Index) -> frozenset[str]:
    """The fields, and all that the values of these hang on by what clauses say of them."""
    return _cone(fields, index.cones)


def _cone(fields: frozenset[str], cones: dict[str, frozenset[str]]) -> frozenset[str]:
    """The fields, and all that the values of these hang on."""
    seen: set[str] = set()
    todo = list(fields)
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo.extend(cones.get(name, ()))
    return frozenset(seen)


def _ruled(
    law: Law, book: Book, claims: Mapping[str, list[tuple[Part, Claim]]], cones: dict[str, frozenset[str]]
) -> Ruled:
    cone = _cone(fields_read(law.condition), cones)
    spoken = [pair for name in cone for pair in claims.get(name, ())]
    told = [law.condition, *(e for p, c in spoken for e in (p.guard, *c.args, c.value))]
    given = any(book.fields[name].kind is FieldKind.INPUT for name in cone)
    of_now = not given and not any(isinstance(e, Was) for expr in told for e in parts_of(expr))
    return Ruled(law.name, law.condition, cone, of_now)


def fields_of(part: Part, index: Index) -> frozenset[str]:
    """All fields that a part of the book reads, in its guard and in what it does."""
    if part.id not in index.read:
        index.read[part.id] = _fields_of(part, index)
    return index.read[part.id]


def _fields_of(part: Part, index: Index) -> frozenset[str]:
    read = fields_read(part.guard)
    for outcome in part.outcomes:
        match outcome:
            case Keep(condition=condition):
                read |= fields_read(condition)
            case SetCell(value=value) | ChangeCell(amount=value) | Claim(value=value):
                read |= _read_by((*outcome.args, value))
            case _:
                read |= _read_by(outcome.args)
    return _cone(read, index.cones)


def range_of(variable: Variable, index: Index) -> tuple[Value, ...]:
    """Every value that a variable can take, nobody left out."""
    match variable.type:
        case BoolType():
            return (False, True)
        case IntType(low, high):
            return tuple(range(low, high + 1))
        case member:
            return index.members[member.sort]


def plan_of(part: Part, bound: frozenset[str], book: Book) -> Plan:
    """How to go through the bindings of a part of which some variables are bound already."""
    index = index_of(book)
    key = (id(part), bound)
    if key not in index.plans:
        index.plans[key] = _make_plan(part, bound, book)
    return index.plans[key]


def _make_plan(part: Part, bound: frozenset[str], book: Book) -> Plan:
    """Test each condition as soon as its variables are bound; one that reads an input keeps its place."""
    variables = tuple(v for v in part.variables if v.name not in bound)
    depth = {v.name: n for n, v in enumerate(variables, start=1)}
    levels: list[list[Test]] = [[] for _ in range(len(variables) + 1)]
    deepest = 0
    for life, conditions in ((True, part.life), (False, part.conditions)):
        for condition in conditions:
            level = max((depth.get(v.name, 0) for v in free_variables(condition.expr)), default=0)
            if any(book.fields[name].kind is FieldKind.INPUT for name in fields_read(condition.expr)):
                level = max(level, deepest)
            deepest = max(deepest, level)
            levels[level].append(Test(condition, life))
    return Plan(part, variables, tuple(map(tuple, levels)))


def batches_of(parts: Batch, book: Book, remember: bool) -> tuple[Batch, ...]:
    """The parts of one moment as runs that read one state each: sections together, steps, groups."""
    return tuple(batch for thread in threads_of(parts, book, remember) for batch in thread)


def threads_of(parts: Batch, book: Book, remember: bool) -> tuple[tuple[Batch, ...], ...]:
    """The parts of one moment by their sections, each as runs that read one state; each after those it follows."""
    index = index_of(book)
    key = (id(parts), remember)
    if key not in index.batches:
        sections: dict[str, dict[tuple[str, str], list[Part]]] = {}
        for part in parts:
            if part.remember is remember:
                runs = sections.setdefault(part.section, {})
                runs.setdefault(_togetherness(part, book), []).append(part)
        ranked = sorted(sections, key=lambda s: index.ranks.get(s, -1)) if index.follows else sections
        index.batches[key] = tuple(tuple(map(tuple, sections[s].values())) for s in ranked)
    return index.batches[key]


def _togetherness(part: Part, book: Book) -> tuple[str, str]:
    section = book.sections.get(part.section, Section("", "", "", Block.STEPS))
    if section.block is Block.TOGETHER:
        return ("section", part.section)
    return ("group", part.group) if part.group else ("part", part.id)


def overriding(parts: Iterable[Part]) -> dict[str, frozenset[str]]:
    """By each clause that overrides others, these."""
    found: dict[str, frozenset[str]] = {}
    for part in parts:
        if part.overrides:
            found[part.clause] = found.get(part.clause, frozenset()).union(part.overrides)
    return found


def prevails(one: Part, other: Part, index: Index) -> bool:
    """Whether a part has priority over another wherever both speak of one cell or act.

    None of those that are in one circle of priorities has priority over another of them.
    """
    # INVARIANT: what prevails over what makes no circle, so that of some that apply one is always left.
    if one.clause == other.clause or not _outranks(one, other, index):
        return False
    circle = index.circles.get(one.clause)
    return circle is None or circle != index.circles.get(other.clause)


def claimants(parts: Iterable[Part], index: Index) -> list[Part]:
    """Of some parts those that claim priority over another of them: it is stated, or they stand below its clause."""
    among = tuple(parts)
    clauses = {part.clause for part in among}
    return [
        part
        for part in among
        if not (clauses.isdisjoint(part.overrides) and clauses.isdisjoint(index.ruled_over.get(part.clause, ())))
        or index.above.get(part.clause) in clauses
    ]


def may_prevail(parts: Iterable[Part], index: Index) -> list[Part]:
    """Of some parts those that may have priority over another of them, in order."""
    among = tuple(parts)
    least = max((index.level(part.clause) for part in among), default=0)
    if not least:
        return claimants(among, index)
    claiming = {part.id for part in claimants(among, index)}
    return [part for part in among if part.id in claiming or index.level(part.clause) < least]


def _outranks(one: Part, other: Part, index: Index) -> bool:
    """Whether priority is stated, or goes without saying."""
    named = other.clause in one.overrides or (one.clause, other.clause) in index.rulings
    return named or _outranks_unsaid(one.clause, other.clause, index)


def _outranks_unsaid(one: str, other: str, index: Index) -> bool:
    """Whether one clause prevails over another as that ranks lower, or as it is stated below it, and not the reverse.

    A clause yields to none that it overrides itself.
    """
    if one in index.overriding.get(other, ()) or (other, one) in index.rulings:
        return False
    if index.level(one) != index.level(other):
        return index.level(one) < index.level(other)
    return index.above.get(one) == other


def priorities(index: Index) -> nx.DiGraph[str]:
    """From each clause to those that it prevails over, as far as they may be in a circle: one is closed by a word.

    A clause that says nothing by itself, as one that only heads its cases, is in none.
    """
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_edges_from((one, other) for one, others in index.overriding.items() for other in others)
    graph.add_edges_from(index.rulings)
    graph.add_edges_from((one, up) for one, up in index.above.items() if _outranks_unsaid(one, up, index))
    outranked = [one for one in graph if graph.in_degree(one)]
    lower = [one for one in graph if graph.out_degree(one) and index.level(one)]
    pairs = ((one, y) for one in outranked for y in lower if index.level(one) < index.level(y))
    graph.add_edges_from([(one, y) for one, y in pairs if _outranks_unsaid(one, y, index)])
    graph.remove_nodes_from(set(graph) - {part.clause for part in index.parts.values()})
    return graph


def standing(parts: Iterable[Part], index: Index) -> list[Part]:
    """Of the parts that apply to one cell or act, those over which no other one of them prevails."""
    applying = list(parts)
    if len(applying) < 2:
        return applying
    # Over what is of no lower level only those prevail that claim it; they are few, where all others may be many.
    claiming, any_of = claimants(applying, index), may_prevail(applying, index)
    return [
        part
        for part in applying
        if not any(prevails(o, part, index) for o in (any_of if index.level(part.clause) else claiming))
    ]


def frame_of(group: str, index: Index) -> Part | None:
    """What the rows of a table have in common, as a part: it applies where one of them should."""
    if group not in index.frames:
        table, rows = index.tables.get(group, (None, ()))
        index.frames[group] = None if table is None or table.rest or not rows else frame(table, rows)
    return index.frames[group]


def frame(table: Table, rows: Batch) -> Part:
    """What a table lends to its rows, as a part, also of a table whose other results do nothing.

    Whom all rows do something to has to be somebody before the table speaks.
    """
    first = rows[0]
    implied = [c for c in first.conditions if c.implied and free_variables(c.expr) <= frozenset(table.variables)]
    conditions = (*table.guard, *(c for c in implied if all(c in row.conditions for row in rows)))
    life = tuple(c for c in first.life if all(c in row.life for row in rows))
    among = Condition(table.among, "")
    return Part(table.clause, table.clause, first.anchor, table.variables, (*conditions, among), life=life)
