"""The value of an expression on a state: the concrete reading of the language.

The cases stand in the order of the expression tree, as they do in the symbolic reading. A cell that
clauses claim shows the claimed value; claims that differ, with no priority between them, contest it.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, assert_never

from rulewright.book.model import Book, FieldKind, Part
from rulewright.language.expr import (
    Apply,
    Connected,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    Was,
    bound,
    parts_of,
)
from rulewright.language.lazy import postponed
from rulewright.language.types import IntType, MemberType, Type, Value
from rulewright.table.index import Index, Plan, index_of, plan_of, range_of, standing
from rulewright.table.scene import (
    NOTHING,
    Binding,
    Claims,
    ComesBack,
    Contested,
    MissingInput,
    Scene,
    Side,
    Unsolved,
    name_sides,
)
from rulewright.table.state import Cell, cell_of

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")

__all__ = ["NOTHING", "OPERATORS", "Binding", "Claims", "Contested", "MissingInput", "Scene", "bindings", "evaluate"]

Reading = Callable[[Scene, Binding], Any]
MOST_TRIED = 4_096  # values of cells in circular definitions, together

OPERATORS: dict[Operator, Callable[..., Any]] = {
    Operator.NOT: operator.not_,
    Operator.AND: lambda *args: all(args),
    Operator.OR: lambda *args: any(args),
    Operator.EQ: operator.eq,
    Operator.LT: operator.lt,
    Operator.LE: operator.le,
    Operator.ADD: lambda *args: sum(args),
    Operator.SUB: operator.sub,
    Operator.MUL: lambda *args: prod(args),
    Operator.DIV: operator.floordiv,
    Operator.NEG: operator.neg,
    Operator.IF: lambda c, a, b: a if c else b,
    Operator.MIN: lambda *args: min(args),
    Operator.MAX: lambda *args: max(args),
}


def evaluate(expr: Expr, scene: Scene, binding: Binding = NOTHING) -> Any:
    """The value of an expression; raises MissingInput and Contested."""
    return reading(expr)(scene, binding)


def reading(expr: Expr) -> Reading:
    """What gives the value of an expression in a scene; worked out once and kept with the expression."""
    try:
        return expr._reading
    except AttributeError:
        found = _reading(expr)
        object.__setattr__(expr, "_reading", found)
        return found


def _reading(expr: Expr) -> Reading:
    match expr:
        case Literal(value=value):
            return lambda scene, binding: value
        case Variable(name=name):
            return lambda scene, binding: binding[name]
        case Read():
            return _read(expr)
        case Apply():
            return _apply(expr)
        case Quantify():
            return _quantify(expr)
        case Was(body=body):
            told = reading(body)
            return lambda scene, binding: told(scene.past, binding)
        case Connected():
            return lambda scene, binding: _connected(expr, scene, binding)
        case _:
            assert_never(expr)


def _read(expr: Read) -> Reading:
    name, args = expr.field, [reading(arg) for arg in expr.args]
    if all(isinstance(arg, Literal) for arg in expr.args):
        known = tuple(arg.value for arg in expr.args if isinstance(arg, Literal))
        return lambda scene, binding: read(name, known, scene)
    return lambda scene, binding: read(name, tuple([arg(scene, binding) for arg in args]), scene)


def _apply(expr: Apply) -> Reading:
    args = [reading(arg) for arg in expr.args]
    match expr.operator:
        case Operator.AND:
            return lambda scene, binding: _all(args, scene, binding)
        case Operator.OR:
            return lambda scene, binding: _any(args, scene, binding)
        case Operator.IF:
            condition, then, otherwise = args
            return lambda scene, binding: (then if condition(scene, binding) else otherwise)(scene, binding)
        case known:
            return _operation(OPERATORS[known], args)


def _all(args: list[Reading], scene: Scene, binding: Binding) -> bool:
    for arg in args:
        if not arg(scene, binding):
            return False
    return True


def _any(args: list[Reading], scene: Scene, binding: Binding) -> bool:
    for arg in args:
        if arg(scene, binding):
            return True
    return False


def _operation(apply: Callable[..., Any], args: list[Reading]) -> Reading:
    match args:
        case [only]:
            return lambda scene, binding: apply(only(scene, binding))
        case [left, right]:
            return lambda scene, binding: apply(left(scene, binding), right(scene, binding))
        case _:
            return lambda scene, binding: apply(*[arg(scene, binding) for arg in args])


def _quantify(expr: Quantify) -> Reading:
    body, chosen, name = reading(expr.body), _chosen(expr), expr.variable.name
    match expr.quantifier:
        case Quantifier.ANY:
            return lambda scene, binding: any(body(scene, inner) for inner in chosen(scene, binding))
        case Quantifier.ALL:
            return lambda scene, binding: all(body(scene, inner) for inner in chosen(scene, binding))
        case Quantifier.COUNT:
            return lambda scene, binding: sum(1 for inner in chosen(scene, binding) if body(scene, inner))
        case Quantifier.SUM:
            return lambda scene, binding: sum(body(scene, inner) for inner in chosen(scene, binding))
        case Quantifier.LEAST:
            return lambda scene, binding: min(
                [body(scene, inner) for inner in chosen(scene, binding)], default=expr.default
            )
        case Quantifier.GREATEST:
            return lambda scene, binding: max(
                [body(scene, inner) for inner in chosen(scene, binding)], default=expr.default
            )
        case Quantifier.THE:
            return lambda scene, binding: _only([inner[name] for inner in chosen(scene, binding) if body(scene, inner)])
        case _:
            assert_never(expr.quantifier)


def _only(fits: list[Value]) -> Value:
    return fits[0] if len(fits) == 1 else None


def _chosen(expr: Quantify) -> Callable[[Scene, Binding], Iterator[Binding]]:
    """What goes over the members that meet the ``where``: one binding, in which the member changes."""
    where, name = reading(expr.where), expr.variable.name

    def chosen(scene: Scene, binding: Binding) -> Iterator[Binding]:
        inner = dict(binding)
        for value in range_of(expr.variable, index_of(scene.book)):
            inner[name] = value
            if where(scene, inner):
                yield inner

    return chosen


def read(name: str, args: tuple[Value, ...], scene: Scene) -> Value:
    """The value that a cell shows: a given input, a claim, or what is stored."""
    cell = (name, args)
    try:
        return scene.memo[cell]
    except KeyError:
        found = scene.memo[cell] = _read_anew(cell, scene)
        return found


def _read_anew(cell: Cell, scene: Scene) -> Value:
    name, args = cell
    spec = scene.book.fields[name]
    if None in args:
        return spec.start
    one = cell_of(scene.book, name, args)
    if one != cell:
        return read(*one, scene)
    if spec.kind is FieldKind.INPUT:
        return _given(cell, scene)
    if scene.contested and cell in scene.contested:
        raise Contested(cell, scene.contested[cell], scene.book)
    index = index_of(scene.book)
    if name in index.claims:
        return _solution(cell, scene) if name in index.circular else _claimed(cell, scene)
    return scene.state.get(*cell)


def _given(cell: Cell, scene: Scene) -> Value:
    spec = scene.book.fields[cell[0]]
    if cell in scene.inputs:
        return scene.inputs[cell]
    if not spec.has_default:
        raise MissingInput(cell, scene.book)
    return spec.default


def _claimed(cell: Cell, scene: Scene) -> Value:
    index = index_of(scene.book)
    said: list[Side] = []
    for part, claim in index.claims[cell[0]]:
        for binding in matching(part, claim.args, cell[1], scene):
            said.append((part, binding, evaluate(claim.value, scene, binding)))
    if not said:
        return scene.state.get(*cell)
    kept = {part.id for part in standing({p.id: p for p, _, _ in said}.values(), index)}
    said = [side for side in said if side[0].id in kept]
    scene.cited.update(part.clause for part, _, _ in said)
    if len({value for _, _, value in said}) > 1:
        raise Contested(cell, name_sides(said), scene.book)
    return said[0][2]


def _solution(cell: Cell, scene: Scene) -> Value:
    """The value of a cell whose definitions may lead back to it: where they do, that which it has in all solutions.

    Raises Contested, Unsolved, and ComesBack where another cell is begun, which then tries all that they come back to.
    """
    if cell in scene.begun:
        raise ComesBack(cell)
    scene.begun.add(cell)
    try:
        return _claimed(cell, scene)
    except ComesBack:
        if len(scene.begun) > 1:
            raise
    finally:
        scene.begun.discard(cell)
    fitting = _fitting([cell], scene)
    if len(fitting) > 1:  # a condition beside a false one was not read; what it leads to is part of the circle, too
        wider = _fitting(_led_to(cell, scene.book), scene)
        fitting = wider if len(wider) == 1 else fitting
    if len(fitting) != 1:
        raise Unsolved(cell, index_of(scene.book).defining(cell[0]), fitting, scene.book)
    return fitting[0]


def _fitting(supposed: list[Cell], scene: Scene) -> tuple[Value, ...]:
    """The values of the first cell in all solutions: of these and all that definitions come back to, each as defined.

    Where there are too many to try they are all taken to fit.
    """
    index, cell = index_of(scene.book), supposed[0]
    while True:
        kinds = [_values(scene.book.fields[name].type, index) for name, _ in supposed]
        if prod(map(len, kinds)) > MOST_TRIED:
            return kinds[0]
        every = (dict(zip(supposed, values, strict=True)) for values in product(*kinds))
        try:
            return tuple(dict.fromkeys(one[cell] for one in every if _fits(one, cell, scene)))
        except ComesBack as stop:
            supposed.append(stop.cell)


def _fits(supposed: dict[Cell, Value], first: Cell, scene: Scene) -> bool:
    """Whether cells that show these values come to them by what defines them; raises ComesBack for a further one."""
    trial = replace(scene, memo={**scene.memo, **supposed}, begun={first})
    try:
        return all(_claimed(cell, trial) == value for cell, value in supposed.items())
    except Contested:
        return False


def _led_to(cell: Cell, book: Book) -> list[Cell]:
    """The cells in circles to which the definitions of one lead, itself first, whatever their conditions come to."""
    index = index_of(book)
    found = dict.fromkeys([cell])
    waiting = [cell]
    while waiting and len(found) <= MOST_TRIED:
        name, args = waiting.pop()
        for part, claim in index.claims.get(name, ()):
            case = match_args(part, claim.args, args)
            if case is None:
                continue
            read_by = (c for e in (part.guard, claim.value, *claim.args) for c in _cells_read(e, case[0], book))
            new = dict.fromkeys(one for one in read_by if one not in found)
            found |= new
            waiting += new
    return [one for one in found if one[0] in index.circular]


def _cells_read(expr: Expr, binding: Binding, book: Book) -> Iterator[Cell]:
    """The cells that an expression may read under a binding, with anybody for whom it names by what holds."""
    index = index_of(book)
    inside = {v.name for part in parts_of(expr) for v in bound(part)}
    known = {name: value for name, value in binding.items() if name not in inside}
    for one in parts_of(expr):
        if isinstance(one, Read):
            sorts = book.fields[one.field].parameters
            named = [_named(arg, sort, known, index) for arg, sort in zip(one.args, sorts, strict=True)]
            yield from (cell_of(book, one.field, args) for args in product(*named) if None not in args)


def _named(arg: Expr, sort: str, known: Binding, index: Index) -> tuple[Value, ...]:
    """Whom a term may name."""
    match arg:
        case Literal(value=value):
            return (value,)
        case Variable(name=name) if name in known:
            return (known[name],)
        case _:
            return index.members[sort]


def _values(kind: Type, index: Index) -> tuple[Value, ...]:
    """Every value that a cell of a type can hold."""
    nobody = (None,) if isinstance(kind, MemberType) and kind.optional else ()
    return range_of(Variable("", kind), index) + nobody


def matching(part: Part, patterns: tuple[Expr, ...], args: tuple[Value, ...], scene: Scene) -> Iterator[Binding]:
    """The bindings under which a part applies and its argument patterns have the given values."""
    found = match_args(part, patterns, args)
    if found is None:
        return
    bound, rest = found
    for binding in bindings(part, scene, bound):
        if all(evaluate(pattern, scene, binding) == value for pattern, value in rest):
            yield binding


def match_args(
    part: Part, patterns: tuple[Expr, ...], args: tuple[Value, ...]
) -> tuple[Binding, list[tuple[Expr, Value]]] | None:
    """The variables that patterns bind at once, and the patterns left to compare; None if they cannot fit."""
    for pattern, value in zip(patterns, args, strict=True):
        if isinstance(pattern, Literal) and pattern.value != value:
            return None
    names = {variable.name for variable in part.variables}
    bound: dict[str, Value] = {}
    rest: list[tuple[Expr, Value]] = []
    for pattern, value in zip(patterns, args, strict=True):
        match pattern:
            case Literal():
                pass
            case Variable(name=name) if name in names:
                if not _in_range(value, pattern.type) or bound.setdefault(name, value) != value:
                    return None
            case _:
                rest.append((pattern, value))
    return bound, rest


def _in_range(value: Value, wanted: Type) -> bool:
    return wanted.low <= value <= wanted.high if isinstance(wanted, IntType) else value is not None  # type: ignore[operator]


def bindings(
    part: Part, scene: Scene, bound: Binding = NOTHING, began: Scene | None = None, failed: list[str] | None = None
) -> Iterator[Binding]:
    """The bindings under which a part's guard holds, in the order of its variables.

    ``began`` is the scene in which its life is read, ``failed`` collects the words of conditions that
    did not hold, those that were reached last coming last.
    """
    plan = plan_of(part, frozenset(bound), scene.book)
    return _Binding(plan, scene, began or scene, failed).descend(0, dict(bound))


class _Binding:
    """The search for the bindings of one part; no function of another, which would be left to the garbage collector."""

    __slots__ = ("began", "deepest", "failed", "index", "plan", "scene")

    def __init__(self, plan: Plan, scene: Scene, began: Scene, failed: list[str] | None) -> None:
        self.plan = plan
        self.scene = scene
        self.began = began
        self.failed = failed
        self.index = index_of(scene.book)
        self.deepest = -1

    def descend(self, level: int, binding: Binding) -> Iterator[Binding]:
        if not self.passes(level, binding):
            return
        if level == len(self.plan.variables):
            yield binding
            return
        variable = self.plan.variables[level]
        for value in range_of(variable, self.index):
            yield from self.descend(level + 1, {**binding, variable.name: value})

    def passes(self, level: int, binding: Binding) -> bool:
        for test in self.plan.levels[level]:
            if not evaluate(test.condition.expr, self.began if test.life else self.scene, binding):
                if self.failed is not None and level > self.deepest:
                    self.failed.append(test.condition.text)
                    self.deepest = level
                return False
        return True


def _connected(expr: Connected, scene: Scene, binding: Binding) -> bool:
    start, goal = evaluate(expr.start, scene, binding), evaluate(expr.goal, scene, binding)
    meets: dict[Value, bool] = {}

    def on_the_way(member: Value) -> bool:
        if member not in meets:
            meets[member] = evaluate(expr.through, scene, {**binding, expr.variable.name: member})
        return meets[member]

    if start is None or goal is None or not on_the_way(start) or not on_the_way(goal):
        return False
    found = relation(expr.relation, scene) if expr.relation else _edges(expr, scene, binding)
    return nx.has_path(nx.subgraph_view(found, filter_node=on_the_way), start, goal)


def _edges(expr: Connected, scene: Scene, binding: Binding) -> nx.Graph[Value]:
    """The members joined wherever an edge that is told as a condition holds either way."""
    members = range_of(expr.variable, index_of(scene.book))
    pairs = ((a, b) for a in members for b in members)
    names = (expr.variable.name, expr.other.name)
    roads: nx.Graph[Value] = nx.Graph()
    roads.add_nodes_from(members)
    edge = reading(expr.edge)
    roads.add_edges_from(p for p in pairs if edge(scene, {**binding, **dict(zip(names, p, strict=True))}))
    return roads


def relation(name: str, scene: Scene) -> nx.Graph[Value]:
    """The members of a sort, joined wherever a truth-valued field of two of them is true either way."""
    spec = scene.book.fields[name]
    index = index_of(scene.book)
    fixed = spec.kind is FieldKind.CONSTANT and not any(cell[0] == name for cell, _ in scene.state.cells())
    if fixed and name in index.relations:
        return index.relations[name]
    members = index.members[spec.parameters[0]]
    roads: nx.Graph[Value] = nx.Graph()
    roads.add_nodes_from(members)
    roads.add_edges_from((a, b) for a in members for b in members if read(name, (a, b), scene))
    if fixed:
        index.relations[name] = roads
    return roads
