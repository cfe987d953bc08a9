"""The expression tree: one closed set of total expressions that is typed, evaluated and encoded.

Three readings go over it with their cases in this order: Literal, Variable, Read, Apply, Quantify,
Was, Connected. Nothing here has behaviour beyond walking and rebuilding the tree.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import reduce
from operator import is_
from typing import Any, ClassVar, TypeVar

from rulewright.language.types import BOOL, BoolType, IntType, MemberType, Type, Value

T = TypeVar("T")


class Operator(Enum):
    """What an Apply does; division is by a positive literal and rounds down."""

    NOT = "not"
    AND = "and"
    OR = "or"
    EQ = "=="
    LT = "<"
    LE = "<="
    ADD = "+"
    SUB = "-"
    MUL = "*"
    DIV = "//"
    NEG = "neg"
    IF = "if"
    MIN = "min"
    MAX = "max"


class Quantifier(Enum):
    """What a Quantify gathers over the members of a sort that meet its ``where``.

    LEAST and GREATEST give ``default`` over nothing; THE gives nobody unless exactly one fits.
    """

    ANY = "any"
    ALL = "all"
    COUNT = "count"
    SUM = "sum"
    LEAST = "least"
    GREATEST = "greatest"
    THE = "the"


class _Once(type):
    """Gives the tree that says the same where one was made before: most are then one thing and need no comparing.

    Trees are equal by what they say all the same, as those made long ago are forgotten.
    """

    made: ClassVar[dict[tuple[object, ...], Any]] = {}

    def __call__(cls, *args: Any, **named: Any) -> Any:
        names: tuple[str, ...] = cls.__match_args__  # type: ignore[attr-defined]  # every tree is a dataclass
        if named or len(args) < len(names):
            one = super().__call__(*args, **named)
            args = tuple([getattr(one, name) for name in names])
        key = (cls, *[tuple(map(id, a)) if type(a) is tuple else a if type(a) in _PLAIN else id(a) for a in args])
        found = _Once.made.get(key)
        if found is None:
            if len(_Once.made) >= MOST_KEPT:
                _Once.made.clear()
            found = _Once.made[key] = super().__call__(*args)
        return found


class _Kept(metaclass=_Once):
    """Room for what would else be worked out again and again for every part of a large tree."""

    __slots__ = ("_children", "_depth", "_fields", "_free", "_hash", "_parts", "_reading", "_size")
    _children: tuple[Expr, ...]
    _fields: frozenset[str]
    _free: frozenset[Variable]
    _hash: int
    _depth: int
    _parts: int  # how many different ones it has at most
    _reading: Callable[..., Any]  # what gives its value at the table
    _size: int


def _hash_once(node: _Kept) -> int:
    try:
        return node._hash
    except AttributeError:
        names: tuple[str, ...] = type(node).__match_args__  # type: ignore[attr-defined]
        found = hash(tuple([getattr(node, name) for name in names]))
        object.__setattr__(node, "_hash", found)
        return found


def _same_tree(node: _Kept, other: object) -> bool:
    """Whether two trees say the same: what stands in them many times is compared once."""
    if node is other:
        return True
    if type(node) is not type(other) or hash(node) != hash(other):
        return False
    waiting: list[tuple[object, object]] = [(node, other)]
    seen: set[tuple[int, int]] = set()
    while waiting:
        one, two = waiting.pop()
        if one is two or (id(one), id(two)) in seen:
            continue
        if type(one) is not type(two) or hash(one) != hash(two):
            return False
        if isinstance(one, tuple) and isinstance(two, tuple):
            if len(one) != len(two):
                return False
            waiting.extend(zip(one, two, strict=True))
        elif isinstance(one, _Kept) and not isinstance(one, Literal | Variable):
            seen.add((id(one), id(two)))
            names: tuple[str, ...] = type(one).__match_args__  # type: ignore[attr-defined]
            waiting.extend((getattr(one, name), getattr(two, name)) for name in names)
        elif one != two:
            return False
    return True


@dataclass(frozen=True, slots=True)
class Literal(_Kept):
    """A value written down: True, 3, a member's name, or None for nobody."""

    value: Value
    type: Type

    __hash__ = _hash_once


@dataclass(frozen=True, slots=True)
class Variable(_Kept):
    """A name bound by a clause, an act, a phrase or a quantifier."""

    name: str
    type: Type

    __hash__ = _hash_once


@dataclass(frozen=True, slots=True)
class Read(_Kept):
    """The value of a cell: a field on arguments. At nobody a field has its start value."""

    field: str
    args: tuple[Expr, ...]
    type: Type

    __hash__ = _hash_once
    __eq__ = _same_tree


@dataclass(frozen=True, slots=True)
class Apply(_Kept):
    """An operator on its arguments. AND and OR take any number, IF is (condition, then, else)."""

    operator: Operator
    args: tuple[Expr, ...]
    type: Type

    __hash__ = _hash_once
    __eq__ = _same_tree


@dataclass(frozen=True, slots=True)
class Quantify(_Kept):
    """A quantifier over the members of the variable's sort for which ``where`` holds."""

    quantifier: Quantifier
    variable: Variable
    where: Expr
    body: Expr
    type: Type
    default: int = 0

    __hash__ = _hash_once
    __eq__ = _same_tree


@dataclass(frozen=True, slots=True)
class Was(_Kept):
    """The value that the body had before the moment now being played."""

    body: Expr
    type: Type

    __hash__ = _hash_once
    __eq__ = _same_tree


@dataclass(frozen=True, slots=True)
class Connected(_Kept):
    """Whether a path joins two members, every member ``variable`` on it meeting ``through``.

    The ends are on the path too; a member is joined to itself if it meets ``through``. Two members
    ``variable`` and ``other`` are neighbours where ``edge`` holds of them in either order.
    """

    start: Expr
    goal: Expr
    variable: Variable
    through: Expr
    other: Variable
    edge: Expr
    type: Type = BOOL

    __hash__ = _hash_once
    __eq__ = _same_tree

    @property
    def relation(self) -> str:
        """The two-place truth-valued field of the edges, if they are just what it holds now; else empty."""
        plain = type(self.edge) is Read and self.edge.args == (self.variable, self.other)
        return self.edge.field if plain and isinstance(self.edge, Read) else ""


Expr = Literal | Variable | Read | Apply | Quantify | Was | Connected

MOST_KEPT = 500_000
MADE_AGAIN = 8  # times that the parts of an expression may have been made, if they are to be counted once
_PLAIN = frozenset((str, int, bool, BoolType, IntType, MemberType))

TRUE = Literal(True, BOOL)
FALSE = Literal(False, BOOL)


def connected(relation: str, start: Expr, goal: Expr, variable: Variable, through: Expr = TRUE) -> Connected:
    """Whether a path of a relation joins two members, every member on it meeting ``through``."""
    other = Variable(variable.name + "'", variable.type)
    return Connected(start, goal, variable, through, other, Read(relation, (variable, other), BOOL))


def number(value: int) -> Literal:
    """A whole number as an expression."""
    return Literal(value, IntType(value, value))


def conj(parts: list[Expr] | tuple[Expr, ...]) -> Expr:
    """All of the parts, flattened; true when there is none."""
    flat: list[Expr] = []
    for part in parts:
        if type(part) is Literal:
            if part.value is False:
                return FALSE
        elif isinstance(part, Apply) and part.operator is Operator.AND:
            flat.extend(part.args)
        else:
            flat.append(part)
    flat = list(dict.fromkeys(flat))
    return TRUE if not flat else flat[0] if len(flat) == 1 else Apply(Operator.AND, tuple(flat), BOOL)


def conjuncts(expr: Expr) -> tuple[Expr, ...]:
    """The conditions that an expression joins; none where it is always true."""
    if isinstance(expr, Apply) and expr.operator is Operator.AND:
        return expr.args
    return () if expr == TRUE else (expr,)


def disj(parts: list[Expr] | tuple[Expr, ...]) -> Expr:
    """Any of the parts, flattened; false when there is none."""
    flat: list[Expr] = []
    for part in parts:
        if type(part) is Literal:
            if part.value is True:
                return TRUE
        elif isinstance(part, Apply) and part.operator is Operator.OR:
            flat.extend(part.args)
        else:
            flat.append(part)
    flat = list(dict.fromkeys(flat))
    return FALSE if not flat else flat[0] if len(flat) == 1 else Apply(Operator.OR, tuple(flat), BOOL)


def negate(part: Expr) -> Expr:
    """Not the part, without doubling a negation."""
    if isinstance(part, Literal):
        return FALSE if part.value else TRUE
    if isinstance(part, Apply) and part.operator is Operator.NOT:
        return part.args[0]
    return Apply(Operator.NOT, (part,), BOOL)


def equal(left: Expr, right: Expr) -> Expr:
    """Whether two expressions have one value; decided at once for two literals."""
    if left == right:
        return TRUE
    if isinstance(left, Literal) and isinstance(right, Literal):
        return TRUE if left.value == right.value else FALSE
    if isinstance(left.type, BoolType) and isinstance(right, Literal):
        return left if right.value else negate(left)
    return Apply(Operator.EQ, (left, right), BOOL)


def choose(condition: Expr, then: Expr, otherwise: Expr) -> Expr:
    """``then`` where the condition holds, else ``otherwise``."""
    if condition == TRUE or then == otherwise:
        return then
    if condition == FALSE:
        return otherwise
    return Apply(Operator.IF, (condition, then, otherwise), join_types(then.type, otherwise.type))


def exists(variables: tuple[Variable, ...], body: Expr) -> Expr:
    """Whether some members make the body true."""
    return reduce(lambda e, v: Quantify(Quantifier.ANY, v, TRUE, e, BOOL), reversed(variables), body)


def every(variables: tuple[Variable, ...], body: Expr) -> Expr:
    """Whether all members make the body true."""
    return reduce(lambda e, v: Quantify(Quantifier.ALL, v, TRUE, e, BOOL), reversed(variables), body)


def join_types(left: Type, right: Type) -> Type:
    """The narrowest type that holds the values of both."""
    match left, right:
        case IntType(a, b), IntType(c, d):
            return IntType(min(a, c), max(b, d))
        case MemberType(s, o), MemberType(_, p):
            return MemberType(s, o or p)
        case _:
            return left


def children(expr: Expr) -> tuple[Expr, ...]:
    """The direct parts of an expression, in reading order."""
    try:
        return expr._children
    except AttributeError:
        found = _children(expr)
        object.__setattr__(expr, "_children", found)
        return found


def _children(expr: Expr) -> tuple[Expr, ...]:
    match expr:
        case Literal() | Variable():
            return ()
        case Read(args=args) | Apply(args=args):
            return args
        case Quantify(where=where, body=body):
            return (where, body)
        case Was(body=body):
            return (body,)
        case Connected(start=start, goal=goal, through=through, edge=edge):
            return (start, goal, through, edge)


def walk(expr: Expr) -> Iterator[Expr]:
    """The expression and everything in it, outside in."""
    yield expr
    for child in children(expr):
        yield from walk(child)


def parts_of(expr: Expr) -> Iterator[Expr]:
    """The expression and everything in it, what stands in it several times once, outside in."""
    waiting, seen = [expr], set[int]()
    while waiting:
        inner = waiting.pop()
        if id(inner) not in seen:
            seen.add(id(inner))
            yield inner
            waiting.extend(reversed(children(inner)))


def size(expr: Expr) -> int:
    """How many parts an expression has when it is written out."""
    try:
        return expr._size
    except AttributeError:
        found = 1 + sum([size(c) for c in children(expr)])
        object.__setattr__(expr, "_size", found)
        return found


def depth(expr: Expr) -> int:
    """How deeply the parts of an expression are nested."""
    try:
        return expr._depth
    except AttributeError:
        found = 1 + max([depth(c) for c in children(expr)], default=0)
        object.__setattr__(expr, "_depth", found)
        return found


def larger_than(expr: Expr, most: int) -> bool:
    """Whether an expression has more different parts than this; what is known of its parts is not counted anew."""
    if _at_most(expr) <= most:
        return False
    found = gather(expr, {}, most)
    if found > most:
        found = _different(expr, most)
    if found <= most:
        object.__setattr__(expr, "_parts", found)
    return found > most


def gather(expr: Expr, parts: dict[int, Expr], most: int) -> int:
    """Add the parts of an expression to those found before, by identity; how many there are, or more than ``most``."""
    if id(expr) not in parts:
        parts[id(expr)] = expr
        waiting = [expr]
        while waiting and len(parts) <= most:
            for inner in children(waiting.pop()):
                if id(inner) not in parts:
                    parts[id(inner)] = inner
                    waiting.append(inner)
    return len(parts)


def _different(expr: Expr, most: int) -> int:
    """How many parts say something of their own, or more than ``most``: what says the same may have been made twice.

    Without this what is too large would hang on what was made, and forgotten, before. Of parts made very often it is
    not looked for.
    """
    numbers: dict[int, int] = {}  # for each part, by identity, which of the different ones it is
    known: dict[tuple[object, ...], int] = {}
    waiting = [expr]

    def own(thing: object) -> object:
        return thing if isinstance(thing, Literal | Variable) else numbers.get(id(thing), thing)

    while waiting and len(known) <= most and len(numbers) <= MADE_AGAIN * most:
        part = waiting[-1]
        rest = [c for c in children(part) if id(c) not in numbers]
        if rest:
            waiting += rest
            continue
        waiting.pop()
        names: tuple[str, ...] = type(part).__match_args__
        told = (getattr(part, name) for name in names)
        key = (type(part), *(tuple(map(own, a)) if type(a) is tuple else own(a) for a in told))
        numbers[id(part)] = known.setdefault(key, len(known))
    return most + 1 if waiting else len(known)


def _at_most(expr: Expr) -> int:
    try:
        return expr._parts
    except AttributeError:
        found = 1 + sum([_at_most(c) for c in children(expr)])
        object.__setattr__(expr, "_parts", found)
        return found


def sampled(expr: Expr) -> Expr:
    """An expression over the state in which a moment begins: what was before the moment is what is then."""
    if not any(isinstance(e, Was) for e in parts_of(expr)):
        return expr
    done: dict[int, Expr] = {}

    def told(inner: Expr) -> Expr:
        found = done.get(id(inner))
        if found is None:
            found = done[id(inner)] = told(inner.body) if isinstance(inner, Was) else rebuild(inner, told)
        return found

    return told(expr)


def rebuild(expr: Expr, change: Callable[[Expr], Expr]) -> Expr:
    """The expression with ``change`` applied to each direct part."""
    match expr:
        case Literal() | Variable():
            return expr
        case Read(args=args) | Apply(args=args):
            new = tuple([change(a) for a in args])
            if all(map(is_, new, args)):
                return expr
            if type(expr) is Apply:
                return Apply(expr.operator, new, expr.type)
            return Read(expr.field, new, expr.type) if type(expr) is Read else replace(expr, args=new)
        case Quantify(where=where, body=body):
            limited, told = change(where), change(body)
            if limited is where and told is body:
                return expr
            return Quantify(expr.quantifier, expr.variable, limited, told, expr.type, expr.default)
        case Was(body=body):
            return replace(expr, body=change(body))
        case Connected(start=start, goal=goal, through=through, edge=edge):
            new = tuple([change(e) for e in (start, goal, through, edge)])
            if all(map(is_, new, (start, goal, through, edge))):
                return expr
            return replace(expr, start=new[0], goal=new[1], through=new[2], edge=new[3])


def free_variables(expr: Expr) -> frozenset[Variable]:
    """The variables that nothing inside the expression binds."""
    try:
        return expr._free
    except AttributeError:
        found = _free_variables(expr)
        object.__setattr__(expr, "_free", found)
        return found


def _free_variables(expr: Expr) -> frozenset[Variable]:
    match expr:
        case Literal():
            return _NO_VARIABLES
        case Variable():
            return frozenset((expr,))
        case Read(args=args) | Apply(args=args):
            return _all_of([free_variables(a) for a in args])
        case Quantify(variable=variable, where=where, body=body):
            return _but(variable, _all_of([free_variables(where), free_variables(body)]))
        case Was(body=body):
            return free_variables(body)
        case Connected(start=start, goal=goal, variable=variable, through=through, other=other, edge=edge):
            inside = [_but(variable, free_variables(through)), _but(other, _but(variable, free_variables(edge)))]
            return _all_of([free_variables(start), free_variables(goal), *inside])


_NO_VARIABLES: frozenset[Variable] = frozenset()
_NO_FIELDS: frozenset[str] = frozenset()


def _all_of(sets: list[frozenset[T]]) -> frozenset[T]:
    """What is in any of some sets: one of them where it holds the others, as every part of a tree keeps its own."""
    largest: frozenset[T] = max(sets, key=len, default=frozenset())
    return largest if all(s <= largest for s in sets) else largest.union(*sets)


def _but(variable: Variable, found: frozenset[Variable]) -> frozenset[Variable]:
    left = [v for v in found if v.name != variable.name]
    return found if len(left) == len(found) else frozenset(left)


def substitute(expr: Expr, binding: Mapping[str, Expr]) -> Expr:
    """The expression with free variables replaced; bound ones are renamed where they would capture."""
    return _substituted(expr, binding, {}) if binding else expr


def _substituted(expr: Expr, binding: Mapping[str, Expr], done: dict[int, Expr]) -> Expr:
    """The same; ``done`` keeps what has become of the parts that an expression has several times."""
    for variable in free_variables(expr):
        if variable.name in binding:
            break
    else:
        return expr
    found = done.get(id(expr))
    if found is None:
        found = done[id(expr)] = _replaced(expr, binding, done)
    return found


def _replaced(expr: Expr, binding: Mapping[str, Expr], done: dict[int, Expr]) -> Expr:
    match expr:
        case Literal():
            return expr
        case Variable(name=name):
            return binding.get(name, expr)
        case Read() | Apply() | Was():
            return rebuild(expr, lambda e: _substituted(e, binding, done))
        case Quantify(variable=variable):
            fresh, inner = _enter(variable, binding, (expr.where, expr.body))
            below = done if inner == binding else {}
            where, body = (_substituted(e, inner, below) for e in (expr.where, expr.body))
            return Quantify(expr.quantifier, fresh, where, body, expr.type, expr.default)
        case Connected(variable=variable, other=other):
            fresh, inner = _enter(variable, binding, (expr.through, expr.edge))
            second, innermost = _enter(other, inner, (expr.edge,))
            return replace(
                expr,
                start=_substituted(expr.start, binding, done),
                goal=_substituted(expr.goal, binding, done),
                variable=fresh,
                through=_substituted(expr.through, inner, {}),
                other=second,
                edge=_substituted(expr.edge, innermost, {}),
            )


def _enter(
    variable: Variable, binding: Mapping[str, Expr], inside: tuple[Expr, ...]
) -> tuple[Variable, dict[str, Expr]]:
    inner = {name: expr for name, expr in binding.items() if name != variable.name}
    taken = {v.name for e in inner.values() for v in free_variables(e)}
    fresh = variable
    if fresh.name in taken:
        taken |= {v.name for e in inside for v in free_variables(e)}
    while fresh.name in taken:
        fresh = Variable(fresh.name + "'", fresh.type)
    if fresh != variable:
        inner[variable.name] = fresh
    return fresh, inner


def bound(expr: Expr) -> tuple[Variable, ...]:
    """The variables that an expression itself binds."""
    match expr:
        case Quantify(variable=variable):
            return (variable,)
        case Connected(variable=variable, other=other):
            return (variable, other)
        case _:
            return ()


def rebound(expr: Expr, taken: Container[str], name: Callable[[Variable], str]) -> Expr:
    """The expression with names of their own for those of the variables that it binds whose names are taken."""
    names: dict[str, Expr] = {v.name: Variable(name(v), v.type) for v in bound(expr) if v.name in taken}
    if not names:
        return expr

    def named(variable: Variable) -> Variable:
        found = names.get(variable.name, variable)
        return found if isinstance(found, Variable) else variable

    match expr:
        case Quantify(variable=variable, where=where, body=body):
            inside = substitute(where, names), substitute(body, names)
            return replace(expr, variable=named(variable), where=inside[0], body=inside[1])
        case Connected(variable=variable, through=through, other=other, edge=edge):
            met = substitute(through, {variable.name: named(variable)})
            return replace(
                expr, variable=named(variable), through=met, other=named(other), edge=substitute(edge, names)
            )
        case _:
            return expr


def fields_read(expr: Expr) -> frozenset[str]:
    """The names of the fields that an expression reads."""
    try:
        return expr._fields
    except AttributeError:
        own = frozenset((expr.field,)) if isinstance(expr, Read) else _NO_FIELDS
        found = _all_of([own, *map(fields_read, children(expr))])
        object.__setattr__(expr, "_fields", found)
        return found
