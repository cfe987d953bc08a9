"""Expressions of the book language as plain functions of a world and of names with values.

Read with Python's own ``ast``; every function takes ``(world, env)``, where ``world.show(field, args)`` gives what a
cell shows and ``env`` what the variables in scope are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Fn = Callable[[Any, dict[str, Any]], Any]
Kind = tuple[Any, ...]  # ("bool",), ("int", low, high) or ("member", sort, optional)

BOOL: Kind = ("bool",)
INT: Kind = ("int", None, None)
_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)$")


class NotUnderstood(Exception):
    """The interpreter does not cover this; never a verdict on the book."""


class Stop(Exception):
    """Play cannot go on: a contested cell is read, an input is missing, acts go round, a number leaves its range."""

    def __init__(self, why: str, about: Any = None) -> None:
        self.why = why
        self.about = about
        super().__init__(f"{why} {about}")


@dataclass(frozen=True)
class Field:
    """A kind of cell: what it is of, what it holds, and who changes it."""

    name: str
    of: tuple[str, ...]
    kind: Kind
    start: Any
    starts: dict[str, Any]
    role: str  # state, constant, derived or input
    symmetric: bool = False
    clamped: bool = False
    closed: bool = False
    default: Any = ...
    fixed: bool = False  # set up with any value, and then only clauses and acts change it

    @property
    def lasting(self) -> bool:
        """Whether only clauses, acts and moves that the model tells change it once the game has begun."""
        return self.closed or self.fixed

    def key(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments in the one order by which a cell is known."""
        if self.symmetric and str(args[0]) > str(args[1]):
            return (args[1], args[0], *args[2:])
        return args

    def start_at(self, args: tuple[Any, ...]) -> Any:
        """What a cell holds at set-up."""
        if len(args) == 1 and args[0] in self.starts:
            return self.starts[args[0]]
        return self.start


def kind_of(text: Any, sorts: dict[str, Any]) -> Kind:
    """The kind of value that a field or a slot is said to hold."""
    text = str(text)
    found = _RANGE.match(text)
    if found:
        return ("int", int(found[1]), int(found[2]))
    if text == "bool":
        return BOOL
    if text == "int":
        return INT
    bare = text.rstrip("?")
    if bare not in sorts:
        raise NotUnderstood(f"kind {text}")
    return ("member", bare, text.endswith("?"))


def identifier(name: str) -> str:
    """The name of a member as it stands in expressions."""
    return re.sub(r"\W", "_", name)


class Expressions:
    """What expressions may name: fields, sets and the members of sorts."""

    def __init__(self, sorts: dict[str, tuple[str, ...]], fields: dict[str, Field]) -> None:
        self.sorts = sorts
        self.fields = fields
        self.sets: dict[str, tuple[str, Fn | None]] = {s: (s, None) for s in sorts}
        self.members = {identifier(m): (m, s) for s, members in sorts.items() for m in members}

    def compiled(self, text: str, scope: dict[str, Kind]) -> tuple[Fn, Kind]:
        """The function of an expression and the kind of its value."""
        return self.node(ast.parse(text.strip(), mode="eval").body, scope)

    def node(self, node: ast.expr, scope: dict[str, Kind]) -> tuple[Fn, Kind]:
        """The same of a part of one."""
        match node:
            case ast.Constant(value=bool() | int() as value):
                return (lambda w, e: value), BOOL if isinstance(value, bool) else INT
            case ast.Name(id=name):
                return self._name(name, scope)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                f, _ = self.node(operand, scope)
                return (lambda w, e: not f(w, e)), BOOL
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                f, _ = self.node(operand, scope)
                return (lambda w, e: -f(w, e)), INT
            case ast.BoolOp(op=op, values=values):
                fs = [self.node(v, scope)[0] for v in values]
                if isinstance(op, ast.And):
                    return (lambda w, e: all(f(w, e) for f in fs)), BOOL
                return (lambda w, e: any(f(w, e) for f in fs)), BOOL
            case ast.BinOp(left=left, op=op, right=right):
                return self._sum(left, op, right, scope)
            case ast.Compare():
                return self._compare(node, scope), BOOL
            case ast.IfExp(test=test, body=body, orelse=orelse):
                t, (a, kind), (b, _) = self.node(test, scope)[0], self.node(body, scope), self.node(orelse, scope)
                return (lambda w, e: a(w, e) if t(w, e) else b(w, e)), kind
            case ast.Call(func=ast.Name(id=name)):
                return self._call(name, node, scope)
            case _:
                raise NotUnderstood(ast.unparse(node))

    def _name(self, name: str, scope: dict[str, Kind]) -> tuple[Fn, Kind]:
        if name in scope:
            return (lambda w, e: e[name]), scope[name]
        if name in self.fields:
            return (lambda w, e: w.show(name, ())), self.fields[name].kind
        if name in self.members:
            member, sort = self.members[name]
            return (lambda w, e: member), ("member", sort, False)
        if name == "nobody":
            return (lambda w, e: None), ("member", "", True)
        if name in ("yes", "no", "true", "false"):
            truth = name in ("yes", "true")
            return (lambda w, e: truth), BOOL
        raise NotUnderstood(name)

    def _sum(self, left: ast.expr, op: ast.operator, right: ast.expr, scope: dict[str, Kind]) -> tuple[Fn, Kind]:
        a, b = self.node(left, scope)[0], self.node(right, scope)[0]
        match op:
            case ast.Add():
                return (lambda w, e: a(w, e) + b(w, e)), INT
            case ast.Sub():
                return (lambda w, e: a(w, e) - b(w, e)), INT
            case ast.Mult():
                return (lambda w, e: a(w, e) * b(w, e)), INT
            case ast.FloorDiv():
                return (lambda w, e: a(w, e) // b(w, e)), INT
            case _:
                raise NotUnderstood(type(op).__name__)

    def _compare(self, node: ast.Compare, scope: dict[str, Kind]) -> Fn:
        fs: list[Fn] = []
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            fs.append(self._comparison(left, op, right, scope))
            left = right
        return lambda w, e: all(f(w, e) for f in fs)

    def _comparison(self, left: ast.expr, op: ast.cmpop, right: ast.expr, scope: dict[str, Kind]) -> Fn:
        a = self.node(left, scope)[0]
        if isinstance(op, ast.In) and isinstance(right, ast.Call):
            return self._first(a, right, scope)
        if isinstance(op, ast.In) and isinstance(right, ast.Tuple):
            bs = [self.node(r, scope)[0] for r in right.elts]
            return lambda w, e: any(a(w, e) == b(w, e) for b in bs)
        b = self.node(right, scope)[0]
        match op:
            case ast.Eq():
                return lambda w, e: a(w, e) == b(w, e)
            case ast.NotEq():
                return lambda w, e: a(w, e) != b(w, e)
            case ast.Lt():
                return lambda w, e: a(w, e) < b(w, e)
            case ast.LtE():
                return lambda w, e: a(w, e) <= b(w, e)
            case ast.Gt():
                return lambda w, e: a(w, e) > b(w, e)
            case ast.GtE():
                return lambda w, e: a(w, e) >= b(w, e)
            case _:
                raise NotUnderstood(type(op).__name__)

    def _over(self, node: ast.expr, scope: dict[str, Kind]) -> tuple[Fn, Kind, Callable[..., Any]]:
        """What a ``G for x in S if H`` gives, and all the names with values under which it is read."""
        if not isinstance(node, ast.GeneratorExp) or len(node.generators) != 1:
            raise NotUnderstood(ast.unparse(node))
        (over,) = node.generators
        assert isinstance(over.target, ast.Name) and isinstance(over.iter, ast.Name)
        name, among = over.target.id, over.iter.id
        if among not in self.sets:
            raise NotUnderstood(among)
        sort, where = self.sets[among]
        inner = {**scope, name: ("member", sort, False)}
        tests = [self.node(test, inner)[0] for test in over.ifs]
        body, kind = self.node(node.elt, inner)
        members = self.sorts[sort]

        def chosen(w: Any, env: dict[str, Any]) -> Any:
            for member in members:
                inside = {**env, name: member}
                if (where is None or where(w, {"it": member})) and all(t(w, inside) for t in tests):
                    yield inside, member

        return body, kind, chosen

    def _call(self, name: str, node: ast.Call, scope: dict[str, Kind]) -> tuple[Fn, Kind]:
        if name in ("any", "all", "count", "sum", "the", "least", "greatest"):
            return self._quantified(name, node, scope)
        if name in ("min", "max"):
            fs = [self.node(a, scope)[0] for a in node.args]
            pick = min if name == "min" else max
            return (lambda w, e: pick(f(w, e) for f in fs)), INT
        if name == "was":
            f, kind = self.node(node.args[0], scope)
            return (lambda w, e: f(w.past, e)), kind
        if name == "connected":
            return self._connected(node, scope), BOOL
        if name in self.fields:
            fs = [self.node(a, scope)[0] for a in node.args]
            return (lambda w, e: w.show(name, tuple(f(w, e) for f in fs))), self.fields[name].kind
        raise NotUnderstood(name)

    def _quantified(self, name: str, node: ast.Call, scope: dict[str, Kind]) -> tuple[Fn, Kind]:
        body, kind, over = self._over(node.args[0], scope)
        default = next((self.node(k.value, scope)[0] for k in node.keywords if k.arg == "default"), None)
        match name:
            case "any":
                return (lambda w, e: any(body(w, i) for i, _ in over(w, e))), BOOL
            case "all":
                return (lambda w, e: all(body(w, i) for i, _ in over(w, e))), BOOL
            case "sum":
                return (lambda w, e: sum(body(w, i) for i, _ in over(w, e))), INT
            case "count":
                # "count(x for x in S if G)": how many members there are, whatever the body names
                return (lambda w, e: sum(1 for _ in over(w, e))), INT
            case "the":

                def only(w: Any, e: dict[str, Any]) -> Any:
                    fits = [body(w, i) for i, _ in over(w, e)]
                    return fits[0] if len(fits) == 1 else None

                return only, ("member", kind[1], True)
            case _:
                pick = min if name == "least" else max
                return (
                    lambda w, e: pick((body(w, i) for i, _ in over(w, e)), default=default(w, e) if default else 0)
                ), INT

    def _connected(self, node: ast.Call, scope: dict[str, Kind]) -> Fn:
        relation, start, goal = node.args
        assert isinstance(relation, ast.Name)
        field = self.fields[relation.id]
        p, q = self.node(start, scope)[0], self.node(goal, scope)[0]
        name, meets = "", None
        for key in node.keywords:
            assert key.arg is not None
            name = key.arg.removeprefix("for_")
            meets = self.node(key.value, {**scope, name: ("member", field.of[0], False)})[0]
        members = self.sorts[field.of[0]]

        def connected(w: Any, env: dict[str, Any]) -> bool:
            one, other = p(w, env), q(w, env)
            if one is None or other is None:
                return False

            def meeting(member: Any) -> bool:
                return meets is None or meets(w, {**env, name: member})

            if not (meeting(one) and meeting(other)):  # then it hangs on nothing else
                return False
            reached, waiting = {one}, [one]
            while waiting:
                here = waiting.pop()
                for m in members:
                    road = m not in reached and (w.show(field.name, (here, m)) or w.show(field.name, (m, here)))
                    if road and meeting(m):
                        reached.add(m)
                        waiting.append(m)
            return other in reached

        return connected

    def _first(self, a: Fn, call: ast.Call, scope: dict[str, Kind]) -> Fn:
        if not (isinstance(call.func, ast.Name) and call.func.id == "first"):
            raise NotUnderstood(ast.unparse(call))
        n = self.node(call.args[0], scope)[0]
        key, _, over = self._over(call.args[1], scope)

        def among_the_first(w: Any, e: dict[str, Any]) -> bool:
            who = a(w, e)
            keys = {member: key(w, i) for i, member in over(w, e)}
            return who in keys and sum(k > keys[who] for k in keys.values()) < n(w, e)

        return among_the_first
