"""The solver term of a revealed expression: the symbolic reading of the language.

The cases stand in the order of the expression tree, as they do in the concrete reading. Quantifiers
are written out over their members; what is already known is folded while it is built. Every cell that
is read is recorded, together with what is true of it whatever the question is: its range, its
symmetry, the values that a closed field can have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import assert_never

import networkx as nx
import z3

from graph.index import index_of, range_of
from rules.expr import (
    TRUE,
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
    children,
)
from rules.model import Book, Field, FieldKind
from rules.types import IntType, MemberType, Type, Value
from verifier.facts import closed_values
from verifier.symbols import Symbols, Term
from verifier.unroll import TooLarge

Env = Mapping[str, Value]
Cells = Mapping[tuple[str, tuple[Value, ...]], Value]
MOST_TERMS = 200_000
TWO = (TRUE, TRUE)


@dataclass(frozen=True)
class Touched:
    """A cell that a question reads: its field, argument terms, and how deeply it is nested in reads."""

    field: str
    args: tuple[Term, ...]
    was: bool
    depth: int


@dataclass
class Encoded:
    """A condition as a term, with the cells and parameters it touches and the facts about them."""

    term: Term
    touched: list[Touched] = field(default_factory=list)
    parameters: dict[str, Variable] = field(default_factory=dict)
    facts: list[Term] = field(default_factory=list)


class Encoder:
    """Encodes expressions of one book in one context; raises TooLarge."""

    def __init__(self, book: Book, symbols: Symbols | None = None) -> None:
        self.book = book
        self.symbols = symbols or Symbols(book)
        self.done = Encoded(self.symbols.true)
        self._seen: set[tuple[int, bool]] = set()
        self._facts: set[int] = set()
        self._memo: dict[tuple[int, bool, tuple[Value, ...]], Term] = {}
        self._free: dict[int, tuple[str, ...]] = {}
        self._depth: dict[int, int] = {}
        self._work = 0

    def encode(self, expr: Expr) -> Encoded:
        """The term of an expression and all it touches."""
        self.done = Encoded(self.symbols.true)
        self._seen, self._facts, self._work = set(), set(), 0
        self._memo, self._free, self._depth = {}, {}, {}
        self.done.term = self.term(expr, {}, False)
        return self.done

    def term(self, expr: Expr, env: Env, was: bool) -> Term:
        """The term of an expression under a choice of members for its bound variables."""
        key = (id(expr), was, tuple(env[n] for n in self._names(expr) if n in env))
        if key not in self._memo:
            self._work += 1
            if self._work > MOST_TERMS:
                raise TooLarge(f"more than {MOST_TERMS} terms")
            self._memo[key] = self._term(expr, env, was)
        return self._memo[key]

    def _term(self, expr: Expr, env: Env, was: bool) -> Term:
        match expr:
            case Literal(value=value, type=kind):
                return self.symbols.literal(value, kind)
            case Variable(name=name, type=kind):
                return self.symbols.literal(env[name], kind) if name in env else self._parameter(expr)
            case Read(field=name, args=args):
                found = tuple([self.term(a, env, was) for a in args])
                return self.read(self.book.fields[name], found, was, self._nesting(expr), args)
            case Apply(operator=operator, args=args):
                return self._apply(operator, args, env, was)
            case Quantify():
                return self._quantify(expr, env, was)
            case Was(body=body):
                return self.term(body, env, True)
            case Connected():
                return self._connected(expr, env, was)
            case _:
                assert_never(expr)

    def _names(self, expr: Expr) -> tuple[str, ...]:
        """Every variable named in an expression; kept by identity because trees share their parts."""
        if id(expr) not in self._free:
            own = {expr.name} if isinstance(expr, Variable) else set()
            self._free[id(expr)] = tuple(sorted(own.union(*(self._names(c) for c in children(expr)))))
        return self._free[id(expr)]

    def _nesting(self, expr: Expr) -> int:
        if id(expr) not in self._depth:
            inside = max((self._nesting(c) for c in children(expr)), default=0)
            self._depth[id(expr)] = inside + isinstance(expr, Read)
        return self._depth[id(expr)]

    def _parameter(self, variable: Variable) -> Term:
        term = self.symbols.parameter(variable.name, variable.type)
        if variable.name not in self.done.parameters:
            self.done.parameters[variable.name] = variable
            self._fact(self.within(term, variable.type))
        return term

    def _fact(self, fact: Term) -> None:
        if not self.symbols.is_true(fact) and fact.get_id() not in self._facts:
            self._facts.add(fact.get_id())
            self.done.facts.append(fact)

    def within(self, term: Term, kind: Type) -> Term:
        """That a term has a value of a type."""
        match kind:
            case IntType(low, high):
                return z3.And(self.symbols.number(low) <= term, term <= self.symbols.number(high))
            case MemberType(_, optional) if not optional:
                return self.symbols.negated(self.symbols.same(term, self.symbols.literal(None, kind)))
            case _:
                return self.symbols.true

    def read(self, spec: Field, args: tuple[Term, ...], was: bool, depth: int, sources: tuple[Expr, ...]) -> Term:
        """The cell of a field at some arguments; at nobody the field's start value."""
        nobody = [
            self.symbols.same(a, self.symbols.literal(None, e.type))
            for a, e in zip(args, sources, strict=True)
            if (isinstance(e.type, MemberType) and e.type.optional) or self.symbols.meaning.get(a.get_id(), "") is None
        ]
        start = self.symbols.literal(spec.start, spec.type)
        missing = self.symbols.any_of(nobody)
        if self.symbols.is_true(missing):
            return start
        if spec.kind is FieldKind.CONSTANT:
            return self.symbols.choice(missing, start, self._constant(spec, args))
        if spec.kind is FieldKind.DERIVED:
            raise ValueError(f"{spec.name} is derived: reveal the expression first")
        return self.symbols.choice(missing, start, self._cell(spec, args, was and spec.kind is FieldKind.STATE, depth))

    def _constant(self, spec: Field, args: tuple[Term, ...]) -> Term:
        if all(self.symbols.known(a) for a in args):
            values = tuple(self.symbols.value(a) for a in args)
            return self.symbols.literal(spec.start_at(values), spec.type)
        shown = self.symbols.literal(spec.start, spec.type)
        for key, value in spec.starts.items():
            here = [
                self.symbols.same(a, self.symbols.literal(k, MemberType(s)))
                for a, k, s in zip(args, key, spec.parameters, strict=True)
            ]
            shown = self.symbols.choice(self.symbols.all_of(here), self.symbols.literal(value, spec.type), shown)
        return shown

    def _cell(self, spec: Field, args: tuple[Term, ...], was: bool, depth: int) -> Term:
        function = self.symbols.function(spec, was)
        term = function(*args)
        key = (term.get_id(), was)
        if key not in self._seen:
            self._seen.add(key)
            self.done.touched.append(Touched(spec.name, args, was, depth))
            self._cell_facts(spec, term, args)
            if spec.symmetric:
                self._fact(self.symbols.same(term, function(args[1], args[0], *args[2:])))
        return term

    def _cell_facts(self, spec: Field, term: Term, args: tuple[Term, ...]) -> None:
        self._fact(self.within(term, spec.type))
        known = all(self.symbols.known(a) for a in args)
        values = closed_values(self.book, spec, tuple(self.symbols.value(a) for a in args) if known else None)
        if values is not None:
            self._fact(
                self.symbols.any_of([self.symbols.same(term, self.symbols.literal(v, spec.type)) for v in values])
            )

    def _apply(self, operator: Operator, args: tuple[Expr, ...], env: Env, was: bool) -> Term:
        found: list[Term] = []
        for arg in args:
            found.append(self.term(arg, env, was))
            if operator is Operator.AND and self.symbols.is_false(found[-1]):
                return self.symbols.false
            if operator is Operator.OR and self.symbols.is_true(found[-1]):
                return self.symbols.true
            if operator is Operator.IF and len(found) == 1 and self.symbols.known(found[0]):
                return self.term(args[1] if self.symbols.is_true(found[0]) else args[2], env, was)
        return OPERATORS[operator](self.symbols, found)

    def _quantify(self, expr: Quantify, env: Env, was: bool) -> Term:
        fits: list[tuple[Value, Term, Term]] = []
        for value in range_of(expr.variable, index_of(self.book)):
            inner = {**env, expr.variable.name: value}
            where = self.term(expr.where, inner, was)
            if not self.symbols.is_false(where):
                fits.append((value, where, self.term(expr.body, inner, was)))
        match expr.quantifier:
            case Quantifier.ANY:
                return self.symbols.any_of([self.symbols.all_of([w, b]) for _, w, b in fits])
            case Quantifier.ALL:
                return self.symbols.all_of([self.symbols.any_of([self.symbols.negated(w), b]) for _, w, b in fits])
            case Quantifier.COUNT:
                return self._total([(self.symbols.all_of([w, b]), self.symbols.number(1)) for _, w, b in fits])
            case Quantifier.SUM:
                return self._total([(w, b) for _, w, b in fits])
            case Quantifier.LEAST:
                return self._extreme([(w, b) for _, w, b in fits], expr.default, self.symbols.lesser)
            case Quantifier.GREATEST:
                return self._extreme([(w, b) for _, w, b in fits], expr.default, self.symbols.greater)
            case Quantifier.THE:
                return self._only([(v, self.symbols.all_of([w, b])) for v, w, b in fits], expr.variable.type)
            case _:
                assert_never(expr.quantifier)

    def _total(self, summands: list[tuple[Term, Term]]) -> Term:
        zero = self.symbols.number(0)
        return self.symbols.sum_of([self.symbols.choice(w, b, zero) for w, b in summands])

    def _extreme(self, found: list[tuple[Term, Term]], default: int, better: Callable[[Term, Term], Term]) -> Term:
        some, best = self.symbols.false, self.symbols.number(default)
        for where, value in found:
            best = self.symbols.choice(where, self.symbols.choice(some, better(best, value), value), best)
            some = self.symbols.any_of([some, where])
        return best

    def _only(self, found: list[tuple[Value, Term]], kind: Type) -> Term:
        shown, some, several = self.symbols.literal(None, kind), self.symbols.false, self.symbols.false
        for value, fits in found:
            several = self.symbols.any_of([several, self.symbols.all_of([some, fits])])
            some = self.symbols.any_of([some, fits])
            shown = self.symbols.choice(fits, self.symbols.literal(value, kind), shown)
        return self.symbols.choice(several, self.symbols.literal(None, kind), shown)

    def _connected(self, expr: Connected, env: Env, was: bool) -> Term:
        kind = expr.variable.type
        members = range_of(expr.variable, index_of(self.book))
        start, goal = self.term(expr.start, env, was), self.term(expr.goal, env, was)
        names = {m: self.symbols.literal(m, kind) for m in members}
        meets = {m: self.term(expr.through, {**env, expr.variable.name: m}, was) for m in members}
        roads = self._roads(expr.relation, members, was)
        if all(self.symbols.is_true(road["term"]) for road in roads.edges.values()) and expr.through == TRUE:
            regions = [list(c) for c in nx.connected_components(roads)]
            inside = [
                [self.symbols.any_of([self.symbols.same(t, names[m]) for m in r]) for t in (start, goal)]
                for r in regions
            ]
            return self.symbols.any_of([self.symbols.all_of(both) for both in inside])
        reached = {m: self.symbols.all_of([self.symbols.same(start, names[m]), meets[m]]) for m in members}
        for _ in range(len(members) - 1):
            wider = {m: self._step(m, reached, meets, roads) for m in members}
            if all(wider[m].eq(reached[m]) for m in members):
                break
            reached = wider
        return self.symbols.any_of(
            [self.symbols.all_of([self.symbols.same(goal, names[m]), reached[m]]) for m in members]
        )

    def _step(self, member: Value, reached: dict[Value, Term], meets: dict[Value, Term], roads: nx.Graph) -> Term:  # type: ignore[type-arg]
        self._work += len(roads[member])
        if self._work > MOST_TERMS:
            raise TooLarge(f"more than {MOST_TERMS} terms")
        arrive = [self.symbols.all_of([reached[other], roads.edges[member, other]["term"]]) for other in roads[member]]
        return self.symbols.any_of([reached[member], self.symbols.all_of([meets[member], self.symbols.any_of(arrive)])])

    def _roads(self, relation: str, members: tuple[Value, ...], was: bool) -> nx.Graph:  # type: ignore[type-arg]
        spec = self.book.fields[relation]
        roads: nx.Graph = nx.Graph()  # type: ignore[type-arg]
        roads.add_nodes_from(members)
        kinds = [MemberType(s) for s in spec.parameters]
        for n, one in enumerate(members):
            for other in members[n + 1 :]:
                ways = [
                    self.read(spec, tuple(map(self.symbols.literal, pair, kinds)), was, 1, TWO)
                    for pair in ((one, other), (other, one))
                ]
                joined = self.symbols.any_of(ways)
                if not self.symbols.is_false(joined):
                    roads.add_edge(one, other, term=joined)
        return roads


OPERATORS: dict[Operator, Callable[[Symbols, list[Term]], Term]] = {
    Operator.NOT: lambda s, a: s.negated(a[0]),
    Operator.AND: lambda s, a: s.all_of(a),
    Operator.OR: lambda s, a: s.any_of(a),
    Operator.EQ: lambda s, a: s.same(a[0], a[1]),
    Operator.LT: lambda _, a: a[0] < a[1],
    Operator.LE: lambda _, a: a[0] <= a[1],
    Operator.ADD: lambda s, a: s.sum_of(a),
    Operator.SUB: lambda _, a: a[0] - a[1],
    Operator.MUL: lambda _, a: reduce(lambda x, y: x * y, a),
    Operator.DIV: lambda _, a: a[0] / a[1],
    Operator.NEG: lambda _, a: -a[0],
    Operator.IF: lambda s, a: s.choice(a[0], a[1], a[2]),
    Operator.MIN: lambda s, a: reduce(s.lesser, a),
    Operator.MAX: lambda s, a: reduce(s.greater, a),
}


class Reading:
    """One state as the solver sees it, in which terms have values."""

    def __init__(self, symbols: Symbols, now: Cells, before: Cells, inputs: Cells) -> None:
        self.symbols = symbols
        ctx = symbols.ctx
        self._model = z3.ModelRef(z3.Z3_mk_model(ctx.ref()), ctx)
        for was, cells in ((False, {**now, **inputs}), (True, before)):
            for name in dict.fromkeys(name for name, _ in cells):
                self._define(symbols.book.fields[name], was, {a: v for (n, a), v in cells.items() if n == name})

    def _define(self, spec: Field, was: bool, values: Mapping[tuple[Value, ...], Value]) -> None:
        function = self.symbols.function(spec, was)
        start = self.symbols.literal(spec.start, spec.type)
        if not spec.parameters:
            self._model.update_value(function(), self.symbols.literal(values[()], spec.type))
            return
        ref = self.symbols.ctx.ref()
        table = z3.FuncInterp(
            z3.Z3_add_func_interp(ref, self._model.model, function.ast, start.as_ast()), self.symbols.ctx
        )
        for args, value in values.items():
            entry = z3.AstVector(ctx=self.symbols.ctx)
            for arg, sort in zip(args, spec.parameters, strict=True):
                entry.push(self.symbols.literal(arg, MemberType(sort)))
            z3.Z3_func_interp_add_entry(ref, table.f, entry.vector, self.symbols.literal(value, spec.type).as_ast())

    def value(self, term: Term) -> Value:
        """The value of a term."""
        return self.symbols.value(self._model.eval(term, model_completion=True))
