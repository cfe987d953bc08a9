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
from itertools import product
from math import prod
from typing import TYPE_CHECKING, assert_never

from rulewright.book.model import Book, Field, FieldKind
from rulewright.language.expr import (
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
    free_variables,
    size,
)
from rulewright.language.lazy import postponed
from rulewright.language.types import IntType, MemberType, Type, Value
from rulewright.memo.per_book import for_a_book
from rulewright.solver.counting import counted_for, unified
from rulewright.solver.miniscope import miniscoped
from rulewright.solver.skolem import skolemised
from rulewright.solver.terms import INT, Term, Terms
from rulewright.story import effort
from rulewright.story.facts import closed_values
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of, range_of
from rulewright.table.state import orders

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")

Env = Mapping[str, Value]


@dataclass(frozen=True)
class Touched:
    """A cell that a question reads: its field, argument terms, and how deeply it is nested in reads."""

    field: str
    args: tuple[Term, ...]
    was: bool
    depth: int
    term: Term


@dataclass
class Encoded:
    """A condition as a term, with the cells and parameters it touches and the facts about them."""

    term: Term
    touched: list[Touched] = field(default_factory=list)
    parameters: dict[str, Term] = field(default_factory=dict)
    facts: list[Term] = field(default_factory=list)


@dataclass(frozen=True)
class EncodedQuestion:
    """A condition that is to be met: what says there is somebody is told of parameters that are made for it."""

    expr: Expr
    made: tuple[Variable, ...]
    encoded: Encoded


FREE = object()  # what a name stands for that nothing binds


class Plan:
    """What is known of one part of an expression, and its terms by what the variables in it stand for."""

    __slots__ = ("before", "expr", "names", "now", "order")

    def __init__(self, expr: Expr) -> None:
        self.expr = expr  # plans are found by identity
        self.names = tuple(sorted(v.name for v in free_variables(expr)))
        self.order: list[int] = []
        self.now: dict[tuple[object, ...], Term] = {}
        self.before: dict[tuple[object, ...], Term] = {}


class Encoder:
    """Encodes expressions of one book in one context; raises TooLarge."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.index = index_of(book)
        self._recent: dict[Expr, EncodedQuestion | TooLarge] = {}  # the one asked last comes last
        self._begin()

    def _begin(self) -> None:
        self.terms = Terms()
        self.done = Encoded(self.terms.true)
        self._facts: dict[Term, None] = {}
        self._touched: set[Term] = set()
        self._plans: dict[int, Plan] = {}
        self._depth: dict[int, int] = {}
        self._work = 0

    def encode(self, expr: Expr) -> Encoded:
        """The term of an expression and all it touches."""
        self._begin()
        for variable in sorted(free_variables(expr), key=lambda v: v.name):
            self._parameter(variable)
        self.done.term = self._condition(miniscoped(expr, self.index))
        self.done.facts = list(self._facts)
        done = self.done
        self._begin()
        return done

    def ask(self, expr: Expr) -> EncodedQuestion:
        """A question to be asked, and asked again soon: with more patience, and for its least witness."""
        known = self._recent.pop(expr, None)
        if known is None:
            known = self._question(expr)
        self._recent[expr] = known
        if len(self._recent) > effort.QUESTIONS_ENCODED:
            del self._recent[next(iter(self._recent))]
        if isinstance(known, TooLarge):
            raise known
        return known

    def _question(self, expr: Expr) -> EncodedQuestion | TooLarge:
        told, made = skolemised(miniscoped(expr, self.index), self.index)
        try:
            return EncodedQuestion(told, made, self.encode(told))
        except TooLarge as limit:
            return limit

    def _condition(self, expr: Expr) -> Term:
        """The term of a question: parameters that something is counted for are taken value by value.

        What is counted for one of them then is the same term as what is counted for the member that it is.
        """
        if isinstance(expr, Apply) and expr.operator is Operator.AND:
            return self.terms.all_of([self._condition(a) for a in unified(expr.args, self.index)])
        counted = counted_for(expr)
        ranges = [self._choices(v) for v in counted]
        if prod(map(len, ranges)) > effort.CASES:
            counted, ranges = (), []
        terms = [self._parameter(v) for v in counted]
        cases = []
        for values in product(*ranges):
            env = {v.name: value for v, value in zip(counted, values, strict=True)}
            names = [self.terms.value(value, v.type) for v, value in zip(counted, values, strict=True)]
            others = [self.terms.negated(self.terms.same(t, n)) for t, n in zip(terms, names, strict=True)]
            cases.append(self.terms.any_of([*others, self.term(expr, env, False)]))
        return self.terms.all_of(cases)

    def _choices(self, parameter: Variable) -> tuple[Value, ...]:
        """Every value of a parameter, nobody too where it may be that."""
        nobody = (None,) if isinstance(parameter.type, MemberType) and parameter.type.optional else ()
        return (*range_of(parameter, self.index), *nobody)

    def term(self, expr: Expr, env: Env, was: bool) -> Term:
        """The term of an expression under a choice of members for its bound variables."""
        plan = self._plans.get(id(expr)) or self._plan(expr)
        known = plan.before if was else plan.now
        key = tuple([env.get(n, FREE) for n in plan.names])
        found = known.get(key)
        if found is None:
            self._work += 1
            if self._work > effort.TERMS:
                raise TooLarge(f"more than {effort.TERMS} terms")
            found = known[key] = self._term(expr, env, was)
        return found

    def _plan(self, expr: Expr) -> Plan:
        """What is known of an expression, which is kept as long as that is."""
        plan = self._plans[id(expr)] = Plan(expr)
        if isinstance(expr, Apply):
            plan.order = sorted(range(len(expr.args)), key=lambda n: size(expr.args[n]))
        return plan

    def _term(self, expr: Expr, env: Env, was: bool) -> Term:
        match expr:
            case Literal(value=value, type=kind):
                return self.terms.value(value, kind)
            case Variable(name=name, type=kind):
                return self.terms.value(env[name], kind) if name in env else self._parameter(expr)
            case Read(field=name, args=args):
                found = tuple([self.term(a, env, was) for a in args])
                return self.read(self.book.fields[name], found, was, self._nesting(expr), args)
            case Apply(operator=operator, args=args):
                return self._apply(expr, operator, args, env, was)
            case Quantify():
                return self._quantify(expr, env, was)
            case Was(body=body):
                return self.term(body, env, True)
            case Connected():
                return self._connected(expr, env, was)
            case _:
                assert_never(expr)

    def _nesting(self, expr: Expr) -> int:
        found = self._depth.get(id(expr))
        if found is None:
            inside = max((self._nesting(c) for c in children(expr)), default=0)
            found = self._depth[id(expr)] = inside + isinstance(expr, Read)
        return found

    def _parameter(self, variable: Variable) -> Term:
        term = self.terms.make("parameter", (), variable.type, variable.name)
        if variable.name not in self.done.parameters:
            self.done.parameters[variable.name] = term
            self._fact(self.within(term, variable.type))
        return term

    def _fact(self, fact: Term) -> None:
        if fact is not self.terms.true:
            self._facts[fact] = None

    def within(self, term: Term, kind: Type) -> Term:
        """That a term has a value of a type."""
        match kind:
            case IntType(low, high):
                least, most = self.terms.value(low, INT), self.terms.value(high, INT)
                return self.terms.all_of((self.terms.at_most(least, term), self.terms.at_most(term, most)))
            case MemberType(_, optional) if not optional:
                return self.terms.negated(self.terms.same(term, self.terms.value(None, kind)))
            case _:
                return self.terms.true

    def read(self, spec: Field, args: tuple[Term, ...], was: bool, depth: int, sources: tuple[Expr, ...]) -> Term:
        """The cell of a field at some arguments; at nobody the field's start value."""
        nobody = [
            self.terms.same(a, self.terms.value(None, e.type))
            for a, e in zip(args, sources, strict=True)
            if (isinstance(e.type, MemberType) and e.type.optional) or (a.known and a.name is None)
        ]
        start = self.terms.value(spec.start, spec.type)
        missing = self.terms.any_of(nobody)
        if missing is self.terms.true:
            return start
        if spec.kind is FieldKind.CONSTANT:
            return self.terms.choice(missing, start, self._constant(spec, args))
        if spec.kind is FieldKind.DERIVED:
            raise ValueError(f"{spec.name} is derived: reveal the expression first")
        return self.terms.choice(missing, start, self._cell(spec, args, was and spec.kind is FieldKind.STATE, depth))

    def _constant(self, spec: Field, args: tuple[Term, ...]) -> Term:
        if all(a.known for a in args):
            values = tuple(a.name for a in args)
            return self.terms.value(spec.start_at(values), spec.type)
        shown = self.terms.value(spec.start, spec.type)
        for key, value in spec.starts.items():
            here = [
                self.terms.same(a, self.terms.value(k, MemberType(s)))
                for a, k, s in zip(args, key, spec.parameters, strict=True)
            ]
            shown = self.terms.choice(self.terms.all_of(here), self.terms.value(value, spec.type), shown)
        return shown

    def _cell(self, spec: Field, args: tuple[Term, ...], was: bool, depth: int) -> Term:
        term = self.terms.make("cell", args, spec.type, (spec.name, was))
        if term not in self._touched:
            self._touched.add(term)
            self.done.touched.append(Touched(spec.name, args, was, depth, term))
            self._cell_facts(spec, term, args)
            for order in orders(spec, args)[1:]:
                self._fact(self.terms.same(term, self.terms.make("cell", order, spec.type, (spec.name, was))))
        return term

    def _cell_facts(self, spec: Field, term: Term, args: tuple[Term, ...]) -> None:
        self._fact(self.within(term, spec.type))
        if all(a.known for a in args):
            self._one_of(spec, term, closed_values(self.book, spec, tuple(a.name for a in args)))
            return
        elsewhere: list[Term] = []
        for key in spec.starts if spec.closed else ():
            pairs = zip(args, key, spec.parameters, strict=True)
            here = self.terms.all_of([self.terms.same(a, self.terms.value(k, MemberType(s))) for a, k, s in pairs])
            elsewhere.append(here)
            self._one_of(spec, term, closed_values(self.book, spec, key), self.terms.negated(here))
        self._one_of(spec, term, closed_values(self.book, spec, (None,) * len(args)), *elsewhere)

    def _one_of(self, spec: Field, term: Term, values: tuple[Value, ...] | None, *unless: Term) -> None:
        """The fact that a cell has one of some values, if they are known."""
        if values is not None:
            same = [self.terms.same(term, self.terms.value(v, spec.type)) for v in values]
            self._fact(self.terms.any_of([*unless, *same]))

    def _apply(self, expr: Apply, operator: Operator, args: tuple[Expr, ...], env: Env, was: bool) -> Term:
        if operator in (Operator.AND, Operator.OR):
            return self._joined(expr, operator, env, was)
        found: list[Term] = []
        for arg in args:
            found.append(self.term(arg, env, was))
            if operator is Operator.IF and len(found) == 1 and found[0].known:
                return self.term(args[1] if found[0] is self.terms.true else args[2], env, was)
        return OPERATORS[operator](self.terms, found)

    def _joined(self, expr: Apply, operator: Operator, env: Env, was: bool) -> Term:
        """An and or an or, of which one part may settle it: the small ones are looked at first."""
        settles = self.terms.false if operator is Operator.AND else self.terms.true
        found = [settles] * len(expr.args)
        for i in self._plans[id(expr)].order:
            term = found[i] = self.term(expr.args[i], env, was)
            if term is settles:
                return settles
        return OPERATORS[operator](self.terms, found)

    def _quantify(self, expr: Quantify, env: Env, was: bool) -> Term:
        fits: list[tuple[Value, Term, Term]] = []
        for value in range_of(expr.variable, self.index):
            inner = {**env, expr.variable.name: value}
            where = self.term(expr.where, inner, was)
            if where is not self.terms.false:
                fits.append((value, where, self.term(expr.body, inner, was)))
        match expr.quantifier:
            case Quantifier.ANY:
                return self.terms.any_of([self.terms.all_of([w, b]) for _, w, b in fits])
            case Quantifier.ALL:
                return self.terms.all_of([self.terms.any_of([self.terms.negated(w), b]) for _, w, b in fits])
            case Quantifier.COUNT:
                return self._total([(self.terms.all_of([w, b]), self.terms.value(1, INT)) for _, w, b in fits])
            case Quantifier.SUM:
                return self._total([(w, b) for _, w, b in fits])
            case Quantifier.LEAST:
                return self._extreme([(w, b) for _, w, b in fits], expr.default, self.terms.lesser)
            case Quantifier.GREATEST:
                return self._extreme([(w, b) for _, w, b in fits], expr.default, self.terms.greater)
            case Quantifier.THE:
                return self._only([(v, self.terms.all_of([w, b])) for v, w, b in fits], expr.variable.type)
            case _:
                assert_never(expr.quantifier)

    def _total(self, summands: list[tuple[Term, Term]]) -> Term:
        zero = self.terms.zero
        return self.terms.sum_of([self.terms.choice(w, b, zero) for w, b in summands])

    def _extreme(self, found: list[tuple[Term, Term]], default: int, better: Callable[[Term, Term], Term]) -> Term:
        some, best = self.terms.false, self.terms.value(default, INT)
        for where, value in found:
            best = self.terms.choice(where, self.terms.choice(some, better(best, value), value), best)
            some = self.terms.any_of([some, where])
        return best

    def _only(self, found: list[tuple[Value, Term]], kind: Type) -> Term:
        shown, some, several = self.terms.value(None, kind), self.terms.false, self.terms.false
        for value, fits in found:
            several = self.terms.any_of([several, self.terms.all_of([some, fits])])
            some = self.terms.any_of([some, fits])
            shown = self.terms.choice(fits, self.terms.value(value, kind), shown)
        return self.terms.choice(several, self.terms.value(None, kind), shown)

    def _connected(self, expr: Connected, env: Env, was: bool) -> Term:
        kind = expr.variable.type
        members = range_of(expr.variable, self.index)
        start, goal = self.term(expr.start, env, was), self.term(expr.goal, env, was)
        names = {m: self.terms.value(m, kind) for m in members}
        meets = {m: self.term(expr.through, {**env, expr.variable.name: m}, was) for m in members}
        roads = self._roads(expr, members, env, was)
        if all(road["term"] is self.terms.true for road in roads.edges.values()) and expr.through == TRUE:
            regions = [list(c) for c in nx.connected_components(roads)]
            inside = [
                [self.terms.any_of([self.terms.same(t, names[m]) for m in r]) for t in (start, goal)] for r in regions
            ]
            return self.terms.any_of([self.terms.all_of(both) for both in inside])
        reached = {m: self.terms.all_of([self.terms.same(start, names[m]), meets[m]]) for m in members}
        for _ in range(len(members) - 1):
            wider = {m: self._step(m, reached, meets, roads) for m in members}
            if all(wider[m] is reached[m] for m in members):
                break
            reached = wider
        return self.terms.any_of([self.terms.all_of([self.terms.same(goal, names[m]), reached[m]]) for m in members])

    def _step(
        self, member: Value, reached: dict[Value, Term], meets: dict[Value, Term], roads: nx.Graph[Value]
    ) -> Term:
        self._work += len(roads[member])
        if self._work > effort.TERMS:
            raise TooLarge(f"more than {effort.TERMS} terms")
        arrive = [self.terms.all_of([reached[other], roads.edges[member, other]["term"]]) for other in roads[member]]
        return self.terms.any_of([reached[member], self.terms.all_of([meets[member], self.terms.any_of(arrive)])])

    def _roads(self, expr: Connected, members: tuple[Value, ...], env: Env, was: bool) -> nx.Graph[Value]:
        roads: nx.Graph[Value] = nx.Graph()
        roads.add_nodes_from(members)
        for n, one in enumerate(members):
            for other in members[n + 1 :]:
                pairs = ((one, other), (other, one))
                inside = [{**env, expr.variable.name: a, expr.other.name: b} for a, b in pairs]
                joined = self.terms.any_of([self.term(expr.edge, e, was) for e in inside])
                if joined is not self.terms.false:
                    roads.add_edge(one, other, term=joined)
        return roads


@for_a_book
def encoder_of(book: Book) -> Encoder:
    """The encoder of a book, which remembers the questions asked last."""
    return Encoder(book)


OPERATORS: dict[Operator, Callable[[Terms, list[Term]], Term]] = {
    Operator.NOT: lambda t, a: t.negated(a[0]),
    Operator.AND: lambda t, a: t.all_of(a),
    Operator.OR: lambda t, a: t.any_of(a),
    Operator.EQ: lambda t, a: t.same(a[0], a[1]),
    Operator.LT: lambda t, a: t.less(a[0], a[1]),
    Operator.LE: lambda t, a: t.at_most(a[0], a[1]),
    Operator.ADD: lambda t, a: t.sum_of(a),
    Operator.SUB: lambda t, a: t.sum_of((a[0], t.product_of((t.value(-1, INT), a[1])))),
    Operator.MUL: lambda t, a: t.product_of(a),
    Operator.DIV: lambda t, a: t.quotient(a[0], a[1]),
    Operator.NEG: lambda t, a: t.product_of((t.value(-1, INT), a[0])),
    Operator.IF: lambda t, a: t.choice(a[0], a[1], a[2]),
    Operator.MIN: lambda t, a: reduce(t.lesser, a),
    Operator.MAX: lambda t, a: reduce(t.greater, a),
}
