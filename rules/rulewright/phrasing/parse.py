"""From text in Python's expression syntax to the expression tree, typed and with every name known.

The text is parsed by the standard library's ``ast`` and only the forms below are accepted; nothing
is ever evaluated.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property

from rulewright.book.model import Field, Sort
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    Was,
    conj,
    connected,
    disj,
    equal,
    join_types,
    negate,
    number,
    substitute,
)
from rulewright.language.extent import MAX_EXTENT, MAX_LEVELS, extent
from rulewright.language.show import identifier, variable_name
from rulewright.language.types import BOOL, BoolType, IntType, MemberType, Type

MAX_LENGTH = 4000
MAX_NODES = 2000
MAX_DEPTH = 60
NEAR = 10**5
MAX_INT = 10**9
MAX_RESULT = 10**15  # a whole number that every reader of a book counts exactly, a browser too
MAX_RANGE = 10_000
MOST_NAMES = 3000


ALLOWED = "The page on the written language lists what is allowed."


class ExpressionError(Exception):
    """An expression cannot be read; carries a message and what to do, and the name that is ``missing`` if one is."""

    def __init__(self, message: str, hint: str = ALLOWED, missing: str = "") -> None:
        super().__init__(message)
        self.message, self.hint, self.missing = message, hint, missing


class Ambiguous(ExpressionError):
    """A name means several things, and nothing beside it tells which."""


@dataclass
class Names:
    """What names mean in the expressions of one book."""

    sorts: Mapping[str, Sort]
    fields: dict[str, Field] = field(default_factory=dict)
    sets: dict[str, tuple[str, Expr]] = field(default_factory=dict)  # name -> (sort, condition on `it`)
    members: dict[str, list[tuple[str, str]]] = field(default_factory=dict)  # identifier -> (sort, member)

    def __post_init__(self) -> None:
        for sort in self.sorts.values():
            for member in sort.members:
                self.members.setdefault(identifier(member), []).append((sort.name, member))

    @cached_property
    def _named(self) -> dict[str, str]:
        """The sorts by their names and identifiers, the first of each."""
        found: dict[str, str] = {}
        for sort in self.sorts:
            found.setdefault(sort, sort)
            found.setdefault(identifier(sort), sort)
        return found

    @property
    def reach(self) -> int:
        """How far from zero the numbers are that fill a slot: beyond all that a field holds."""
        held = [max(-f.type.low, f.type.high) for f in self.fields.values() if isinstance(f.type, IntType)]
        return NEAR if max(held, default=0) <= NEAR else MAX_INT

    def domain(self, name: str) -> tuple[str, Expr] | None:
        """The sort behind a sort's or set's name or identifier, and the condition on ``it``."""
        if name in self._named:
            return self._named[name], TRUE
        for label, found in self.sets.items():
            if name in (label, identifier(label)):
                return found
        return None


def parse_expression(text: str, names: Names, scope: Mapping[str, Expr], expected: Type | None = None) -> Expr:
    """Read an expression.

    Raises:
        ExpressionError: for anything that is not an expression of the language.
    """
    if len(text) > MAX_LENGTH:
        raise ExpressionError(f"the expression is longer than {MAX_LENGTH} characters", "Name parts of it as terms.")
    try:
        tree = _parsed(text.strip())
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        reason = error.msg if isinstance(error, SyntaxError) else "it cannot be read"
        raise ExpressionError(f"'{text}' is not an expression: {reason}", "Write it in the syntax of Python.") from None
    _check_extent(tree.body)
    spoken = {variable_name(name): expr for name, expr in scope.items()}
    result = _Reader(names, {**scope, **spoken}).read(tree.body, expected)
    size, depth = extent(result)
    if size > MAX_EXTENT or depth > MAX_LEVELS:
        raise ExpressionError("too long a formula once every name in it is written out", "Say it more simply.")
    return result


def _parsed(text: str) -> ast.Expression:
    """The syntax tree; what a quantifier gathers needs no brackets of its own beside another argument."""
    while True:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return ast.parse(text, mode="eval")
        except SyntaxError as error:
            if "Generator expression must be parenthesized" not in error.msg or len(text) > 2 * MAX_LENGTH:
                raise
            if "\n" in text:  # places are told right within one line only
                text = " ".join(line.partition("#")[0] for line in text.splitlines())
                continue
            start, end = (error.offset or 1) - 1, (error.end_offset or 1) - 1
            text = f"{text[:start]}({text[start:end]}){text[end:]}"


def _check_extent(tree: ast.expr) -> None:
    waiting: list[tuple[ast.AST, int]] = [(tree, 1)]
    for count, (node, depth) in enumerate(waiting):
        if count > MAX_NODES:
            raise ExpressionError(f"the expression has more than {MAX_NODES} parts", "Name parts of it as terms.")
        if depth > MAX_DEPTH:
            raise ExpressionError(f"the expression is nested more than {MAX_DEPTH} deep", "Name parts of it as terms.")
        waiting.extend((child, depth + 1) for child in ast.iter_child_nodes(node))


def check_type(expr: Expr, wanted: Type, what: str) -> Expr:
    """The expression itself if it is of the type, up to bounds and nobody.

    Raises:
        ExpressionError: if it is of another type.
    """
    match wanted, expr.type:
        case (BoolType(), BoolType()) | (IntType(), IntType()) | (MemberType("", False), _):
            return expr
        case BoolType() | IntType(), MemberType("", False):  # what is wrong with it is told where it is declared
            return TRUE if wanted == BOOL else number(0)
        case MemberType(sort, _), MemberType(other, _) if sort == other:
            return expr
        case MemberType(), MemberType("", _):
            return Literal(None, MemberType(wanted.sort, True)) if isinstance(wanted, MemberType) else expr
    raise ExpressionError(f"{what} has to be {wanted}, not {expr.type}", "Put something of that type there.")


_COMPARE: dict[type[ast.cmpop], tuple[Operator, bool, bool]] = {  # operator, swapped, negated
    ast.Eq: (Operator.EQ, False, False),
    ast.NotEq: (Operator.EQ, False, True),
    ast.Lt: (Operator.LT, False, False),
    ast.LtE: (Operator.LE, False, False),
    ast.Gt: (Operator.LT, True, False),
    ast.GtE: (Operator.LE, True, False),
}
_ARITHMETIC: dict[type[ast.operator], Operator] = {
    ast.Add: Operator.ADD,
    ast.Sub: Operator.SUB,
    ast.Mult: Operator.MUL,
    ast.FloorDiv: Operator.DIV,
}
_GATHER = {
    "any": Quantifier.ANY,
    "all": Quantifier.ALL,
    "count": Quantifier.COUNT,
    "sum": Quantifier.SUM,
    "least": Quantifier.LEAST,
    "greatest": Quantifier.GREATEST,
    "the": Quantifier.THE,
}


@dataclass
class _Reader:
    names: Names
    scope: dict[str, Expr]

    def read(self, node: ast.expr, expected: Type | None = None) -> Expr:
        match node:
            case ast.Constant(value=bool(value)):
                return TRUE if value else FALSE
            case ast.Constant(value=None):
                return Literal(None, MemberType("", True))
            case ast.Constant(value=int(value)):
                if abs(value) > MAX_INT:
                    raise ExpressionError(f"a number is beyond {MAX_INT}", "Use smaller numbers.")
                return number(value)
            case ast.Name(id=name):
                return self.name(name, expected)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return negate(self.truth(operand))
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return self.minus(self.whole(operand))
            case ast.BoolOp(op=op, values=values):
                parts = [self.truth(v) for v in values]
                return conj(parts) if isinstance(op, ast.And) else disj(parts)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _ARITHMETIC:
                return arithmetic(_ARITHMETIC[type(op)], self.whole(left), self.whole(right))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self.conditional(test, body, orelse, expected)
            case ast.Compare(left=left, ops=ops, comparators=rights):
                pairs = zip([left, *rights[:-1]], ops, rights, strict=True)
                return conj([self.compare(a, op, b) for a, op, b in pairs])
            case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
                return self.call(name, args, keywords, expected)
        raise ExpressionError(f"'{ast.unparse(node)}' is not allowed in an expression")

    def truth(self, node: ast.expr) -> Expr:
        return check_type(self.read(node, BOOL), BOOL, f"'{ast.unparse(node)}'")

    def whole(self, node: ast.expr) -> Expr:
        return check_type(self.read(node, IntType(0, 0)), IntType(0, 0), f"'{ast.unparse(node)}'")

    def minus(self, expr: Expr) -> Expr:
        assert isinstance(expr.type, IntType)
        if isinstance(expr, Literal):
            return number(-int(expr.value or 0))
        return Apply(Operator.NEG, (expr,), IntType(-expr.type.high, -expr.type.low))

    def name(self, name: str, expected: Type | None) -> Expr:
        if name in self.scope:
            return self.scope[name]
        if name == "nobody":
            return Literal(None, MemberType("", True))
        meant: list[Expr] = [Literal(member, MemberType(sort)) for sort, member in self.names.members.get(name, [])]
        spec = self.names.fields.get(name)
        if spec is not None and not spec.parameters:
            meant.append(self.apply_field(spec, []))
        if expected is not None and expected != MemberType("", True):
            meant = [e for e in meant if _alike(e.type, expected)] or meant
        if len(meant) == 1:
            return meant[0]
        if meant:
            told = [f"a member of {e.type}" if isinstance(e, Literal) else f"the field {name}" for e in meant]
            raise Ambiguous(f"'{name}' may be {' or '.join(told)}", "Give one of them another name.")
        known = [*self.scope, *self.names.members, *self.names.fields]
        raise ExpressionError(f"unknown name '{name}'", one_of(name, known), name)

    def both(self, one: ast.expr, other: ast.expr, expected: Type | None = None) -> tuple[Expr, Expr]:
        """Two expressions of one type, each of which may tell what a name in the other means."""
        try:
            first = self.read(one, expected)
        except Ambiguous:
            second = self.read(other, expected)
            return self.read(one, second.type), second
        return first, self.read(other, first.type)

    def conditional(self, test: ast.expr, body: ast.expr, orelse: ast.expr, expected: Type | None) -> Expr:
        condition = self.truth(test)
        then, otherwise = self.both(body, orelse, expected)
        if then.type != MemberType("", True):
            otherwise = check_type(otherwise, then.type, f"'{ast.unparse(orelse)}'")
        then = check_type(then, otherwise.type, f"'{ast.unparse(body)}'")
        return Apply(Operator.IF, (condition, then, otherwise), join_types(then.type, otherwise.type))

    def compare(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> Expr:
        if isinstance(op, ast.In | ast.NotIn):
            inside = self.member_of(left, right)
            return inside if isinstance(op, ast.In) else negate(inside)
        if type(op) not in _COMPARE:
            raise ExpressionError(f"'{ast.unparse(left)} … {ast.unparse(right)}' compares in a way that is not allowed")
        operator, swapped, negated = _COMPARE[type(op)]
        a, b = self.pair(left, right)
        if operator is not Operator.EQ:
            check_type(a, IntType(0, 0), f"'{ast.unparse(left)}'")
            check_type(b, IntType(0, 0), f"'{ast.unparse(right)}'")
            return Apply(operator, (b, a) if swapped else (a, b), BOOL)
        result = equal(a, b)
        return negate(result) if negated else result

    def pair(self, left: ast.expr, right: ast.expr) -> tuple[Expr, Expr]:
        a, b = self.both(left, right)
        b = check_type(b, a.type, f"'{ast.unparse(right)}'") if a.type != MemberType("", True) else b
        return check_type(a, b.type, f"'{ast.unparse(left)}'"), b

    def member_of(self, left: ast.expr, right: ast.expr) -> Expr:
        match right:
            case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items):
                return disj([equal(*self.pair(left, item)) for item in items])
            case ast.Name(id=name):
                domain = self.names.domain(name)
                if domain is None:
                    raise ExpressionError(f"'{name}' is neither a sort nor a set", one_of(name, self.domains()), name)
                wanted = MemberType(domain[0])
                item = check_type(self.read(left, wanted), wanted, f"'{ast.unparse(left)}'")
                return substitute(domain[1], {"it": item})
            case ast.Call(func=ast.Name(id="first"), args=[limit, ast.GeneratorExp() as gathered]):
                return self.among_first(left, limit, gathered)
        raise ExpressionError(f"'{ast.unparse(right)}' has to be a list, a sort, a set or first(n, …)")

    def among_first(self, left: ast.expr, limit: ast.expr, gathered: ast.GeneratorExp) -> Expr:
        if len(gathered.generators) > 1:
            raise ExpressionError("first(n, …) runs over one sort only", "Name one sort or set.")
        variable, where, inner = self.generator(gathered.generators[0])
        keys = gathered.elt.elts if isinstance(gathered.elt, ast.Tuple) else [gathered.elt]
        theirs = [inner.whole(k) for k in keys]
        item = check_type(self.read(left, variable.type), variable.type, f"'{ast.unparse(left)}'")
        mine = [substitute(k, {variable.name: item}) for k in theirs]
        if not isinstance(variable.type, MemberType):
            raise ExpressionError("first(n, …) ranks members, not numbers", "Name a sort or a set.")
        before: Expr = FALSE
        for own, other in reversed(list(zip(mine, theirs, strict=True))):
            before = disj([Apply(Operator.LT, (own, other), BOOL), conj([equal(own, other), before])])
        size = len(self.names.sorts[variable.type.sort].members)
        ahead = Quantify(Quantifier.COUNT, variable, conj([where, before]), TRUE, IntType(0, size))
        places = self.whole(limit)
        return conj([substitute(where, {variable.name: item}), Apply(Operator.LT, (ahead, places), BOOL)])

    def call(self, name: str, args: list[ast.expr], keywords: list[ast.keyword], expected: Type | None = None) -> Expr:
        if name in self.names.fields:
            if keywords:
                raise ExpressionError(f"'{name}' takes no named arguments")
            return self.apply_field(self.names.fields[name], args)
        if name in _GATHER and len(args) == 1 and isinstance(args[0], ast.GeneratorExp):
            return self.gather(_GATHER[name], args[0], keywords)
        if name == "connected" and len(args) == 3 and isinstance(args[0], ast.Name):
            return self.connected(args[0].id, args[1], args[2], keywords)
        if keywords:
            raise ExpressionError(f"'{name}' takes no named arguments here")
        if name == "was" and len(args) == 1:
            body = self.read(args[0], expected)
            return Was(body, body.type)
        if name in ("min", "max") and len(args) >= 2:
            operator = Operator.MIN if name == "min" else Operator.MAX
            result = self.whole(args[0])
            for arg in args[1:]:
                result = arithmetic(operator, result, self.whole(arg))
            return result
        if name in ("min", "max"):
            hint = f"Of many it is {'least' if name == 'min' else 'greatest'}((… for x in …), default=…)."
            raise ExpressionError(f"'{name}' is of two numbers or more", hint)
        known = [*self.names.fields, *_GATHER, "was", "min", "max"]
        raise ExpressionError(f"unknown function '{name}'", one_of(name, known), name)

    def apply_field(self, known: Field, args: list[ast.expr]) -> Expr:
        if len(args) != len(known.parameters):
            hint = f"It is of: {', '.join(known.parameters) or 'nothing'}."
            raise ExpressionError(f"{known.name} takes {len(known.parameters)} arguments, not {len(args)}", hint)
        read = []
        for arg, sort in zip(args, known.parameters, strict=True):
            wanted = MemberType(sort)
            read.append(check_type(self.read(arg, wanted), wanted, f"'{ast.unparse(arg)}' in {known.name}"))
        return Read(known.name, tuple(read), known.type)

    def generator(self, comprehension: ast.comprehension) -> tuple[Variable, Expr, _Reader]:
        target, source = comprehension.target, comprehension.iter
        if isinstance(target, ast.Name) and isinstance(source, ast.Call):
            return self.counted(target.id, source, comprehension.ifs)
        if not isinstance(target, ast.Name) or not isinstance(source, ast.Name) or comprehension.is_async:
            raise ExpressionError("a quantifier runs over 'x in SORT'", "Only sorts and sets bound it.")
        domain = self.names.domain(source.id)
        if domain is None:
            hint = one_of(source.id, self.domains())
            message = f"unbounded quantifier: '{source.id}' is neither a sort nor a set"
            raise ExpressionError(message, hint, source.id)
        variable = Variable(target.id, MemberType(domain[0]))
        inner = _Reader(self.names, {**self.scope, target.id: variable})
        where = conj([substitute(domain[1], {"it": variable}), *[inner.truth(g) for g in comprehension.ifs]])
        return variable, where, inner

    def counted(self, name: str, source: ast.Call, conditions: list[ast.expr]) -> tuple[Variable, Expr, _Reader]:
        """The numbers from one up to, and without, another."""
        bounds = [self.read(arg) for arg in source.args]
        match source.func, bounds:
            case ast.Name(id="range"), [Literal(value=int(low)), Literal(value=int(end))] if 0 < end - low <= MAX_RANGE:
                variable = Variable(name, IntType(low, end - 1))
                inner = _Reader(self.names, {**self.scope, name: variable})
                return variable, conj([inner.truth(g) for g in conditions]), inner
        message = f"unbounded quantifier: '{ast.unparse(source)}'"
        raise ExpressionError(message, f"Write range(LOW, END) with at most {MAX_RANGE} numbers.")

    def gather(self, quantifier: Quantifier, node: ast.GeneratorExp, keywords: list[ast.keyword]) -> Expr:
        default = 0
        for keyword in keywords:
            value = self.read(keyword.value)
            if keyword.arg != "default" or not isinstance(value, Literal) or not isinstance(value.value, int):
                what = f"'{keyword.arg}' is not an option of '{quantifier.value}'"
                raise ExpressionError(what, "Only default=NUMBER.")
            default = int(value.value)
        variable, where, inner = self.generator(node.generators[0])
        if len(node.generators) > 1:
            rest = ast.GeneratorExp(elt=node.elt, generators=node.generators[1:])
            outer = Quantifier.SUM if quantifier is Quantifier.COUNT else quantifier
            if outer not in (Quantifier.ANY, Quantifier.ALL, Quantifier.SUM):
                raise ExpressionError(f"'{quantifier.value}' runs over one sort only")
            body = inner.gather(quantifier, rest, [])
            return self.quantify(outer, variable, where, body, 0)
        if quantifier in (Quantifier.COUNT, Quantifier.THE):
            if not (isinstance(node.elt, ast.Name) and node.elt.id == variable.name):
                raise ExpressionError(f"'{quantifier.value}' is written {quantifier.value}(x for x in SORT if …)")
            return self.quantify(quantifier, variable, where, TRUE, default)
        if quantifier in (Quantifier.ANY, Quantifier.ALL):
            return self.quantify(quantifier, variable, where, inner.truth(node.elt), default)
        return self.quantify(quantifier, variable, where, inner.whole(node.elt), default)

    def quantify(self, quantifier: Quantifier, variable: Variable, where: Expr, body: Expr, default: int) -> Expr:
        match variable.type:
            case MemberType(sort):
                size = len(self.names.sorts[sort].members)
            case IntType(low, high):
                size = high - low + 1
            case BoolType():
                size = 2
        kind: Type = BOOL
        match quantifier:
            case Quantifier.COUNT:
                kind = IntType(0, size)
            case Quantifier.SUM:
                assert isinstance(body.type, IntType)
                kind = IntType(min(0, body.type.low * size), max(0, body.type.high * size))
                if max(-kind.low, kind.high) > MAX_RESULT:
                    raise ExpressionError(f"a result may lie beyond {MAX_RESULT}", "Sum something smaller.")
            case Quantifier.LEAST | Quantifier.GREATEST:
                assert isinstance(body.type, IntType)
                kind = IntType(min(body.type.low, default), max(body.type.high, default))
            case Quantifier.THE:
                if not isinstance(variable.type, MemberType):
                    raise ExpressionError("'the' runs over members, not numbers", "Use least or greatest.")
                kind = MemberType(variable.type.sort, True)
        return Quantify(quantifier, variable, where, body, kind, default)

    def connected(self, relation: str, start: ast.expr, goal: ast.expr, keywords: list[ast.keyword]) -> Expr:
        known = self.names.fields.get(relation)
        if known is None or len(known.parameters) != 2 or len(set(known.parameters)) != 1 or known.type != BOOL:
            raise ExpressionError(f"connected() needs a truth-valued field over one sort twice, not '{relation}'")
        wanted = MemberType(known.parameters[0])
        ends = [check_type(self.read(e, wanted), wanted, f"'{ast.unparse(e)}'") for e in (start, goal)]
        variable = Variable("x", wanted)
        through: Expr = TRUE
        for keyword in keywords:
            if not (keyword.arg or "").startswith("for_"):
                raise ExpressionError(f"'{keyword.arg}' is not an option of connected()", "Write for_x=CONDITION.")
            variable = Variable((keyword.arg or "")[4:], wanted)
            through = _Reader(self.names, {**self.scope, variable.name: variable}).truth(keyword.value)
        return connected(relation, ends[0], ends[1], variable, through)

    def domains(self) -> list[str]:
        return [identifier(n) for n in (*self.names.sorts, *self.names.sets)]


def _alike(one: Type, other: Type) -> bool:
    """Whether two types are one, up to bounds and nobody."""
    if isinstance(one, MemberType) and isinstance(other, MemberType):
        return one.sort == other.sort
    return type(one) is type(other)


def arithmetic(operator: Operator, left: Expr, right: Expr) -> Expr:
    """An operation on two whole numbers, with the bounds of its result.

    Raises:
        ExpressionError: for a division by anything but a positive literal, or numbers out of bounds.
    """
    assert isinstance(left.type, IntType) and isinstance(right.type, IntType)
    a, b, c, d = left.type.low, left.type.high, right.type.low, right.type.high
    match operator:
        case Operator.ADD:
            bounds = (a + c, b + d)
        case Operator.SUB:
            bounds = (a - d, b - c)
        case Operator.MUL:
            corners = (a * c, a * d, b * c, b * d)
            bounds = (min(corners), max(corners))
        case Operator.MIN:
            bounds = (min(a, c), min(b, d))
        case Operator.MAX:
            bounds = (max(a, c), max(b, d))
        case _:
            if not isinstance(right, Literal) or int(right.value or 0) <= 0:
                raise ExpressionError("a division is by a positive number written out", "Write // 2, say.")
            bounds = (a // int(right.value or 1), b // int(right.value or 1))
    if max(abs(bounds[0]), abs(bounds[1])) > MAX_RESULT:
        raise ExpressionError(f"a result may lie beyond {MAX_RESULT}", "Use smaller numbers or narrower ranges.")
    if isinstance(left, Literal) and isinstance(right, Literal) and operator in (Operator.ADD, Operator.SUB):
        return number(bounds[0])
    return Apply(operator, (left, right), IntType(*bounds))


def nearest(word: str, known: list[str]) -> str:
    """A "did you mean" for an unknown word; empty when nothing is near."""
    close = get_close_matches(word[:80], sorted(set(known))[:MOST_NAMES], n=1, cutoff=0.6)
    return f"Did you mean '{close[0]}'?" if close else ""


def one_of(word: str, known: list[str]) -> str:
    """The nearest to an unknown word, or else what there is."""
    names = sorted(set(known))
    listed = f"One of: {', '.join(names[:10])}{', …' if len(names) > 10 else '.'}" if names else "None is declared."
    return nearest(word, known) or listed
