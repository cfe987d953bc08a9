"""Expressions as text in their own syntax; reading that text again gives the same expression."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from keyword import iskeyword

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
    conj,
)
from rulewright.language.types import BoolType, IntType, MemberType, Type, Value

_INFIX = {
    Operator.EQ: "==",
    Operator.LT: "<",
    Operator.LE: "<=",
    Operator.ADD: "+",
    Operator.SUB: "-",
    Operator.MUL: "*",
    Operator.DIV: "//",
}


_PRIME = "\N{MODIFIER LETTER PRIME}"


@lru_cache(maxsize=100_000)
def identifier(name: str) -> str:
    """How a free name is written in an expression, where names are those of Python."""
    folded = unicodedata.normalize("NFKC", name)
    text = "".join(c if f"_{c}".isidentifier() else "_" for c in folded)
    text = text if text.isidentifier() else f"_{text}"
    return f"{text}_" if iskeyword(text) else text


def variable_name(name: str) -> str:
    """How a variable is written; one renamed to be unlike another keeps its primes."""
    bare = name.rstrip("'")
    return identifier(bare) + _PRIME * (len(name) - len(bare))


def show(expr: Expr) -> str:
    """The expression in Python's syntax, fully bracketed."""
    match expr:
        case Literal(value=value):
            return _value(value)
        case Variable(name=name):
            return variable_name(name)
        case Read(field=field, args=args):
            return f"{field}({', '.join(show(a) for a in args)})"
        case Apply():
            return _apply(expr)
        case Quantify():
            return _quantify(expr)
        case Was(body=body):
            return f"was({show(body)})"
        case Connected(start=start, goal=goal, variable=variable, through=through):
            met = f"for_{variable_name(variable.name)}={show(through)}"
            relation = expr.relation or f"for_{variable_name(expr.other.name)}={show(expr.edge)}"
            return f"connected({relation}, {show(start)}, {show(goal)}, {met})"


def _value(value: Value) -> str:
    if value is None:
        return "nobody"
    if isinstance(value, str):
        return identifier(value)
    return str(value)


def _apply(expr: Apply) -> str:
    parts = [show(a) for a in expr.args]
    match expr.operator:
        case Operator.NOT:
            return f"(not {parts[0]})"
        case Operator.AND | Operator.OR:
            return "(" + f" {expr.operator.value} ".join(parts) + ")"
        case Operator.NEG:
            return f"(-{parts[0]})"
        case Operator.IF:
            return f"({parts[1]} if {parts[0]} else {parts[2]})"
        case Operator.MIN | Operator.MAX:
            return f"{expr.operator.value}({', '.join(parts)})"
        case _:
            return f"({parts[0]} {_INFIX[expr.operator]} {parts[1]})"


def _source(kind: Type) -> str:
    match kind:
        case MemberType(sort):
            return identifier(sort)
        case IntType(low, high):
            return f"range({low}, {high + 1})"
        case BoolType():
            return "bool"


def _quantify(expr: Quantify) -> str:
    name = variable_name(expr.variable.name)
    chosen = expr.quantifier in (Quantifier.COUNT, Quantifier.THE)
    body = name if chosen else show(expr.body)
    where = conj([expr.where, expr.body]) if chosen else expr.where
    source = _source(expr.variable.type)
    condition = "" if where == TRUE else f" if {show(where)}"
    inside = f"{body} for {name} in {source}{condition}"
    if expr.quantifier in (Quantifier.LEAST, Quantifier.GREATEST):
        return f"{expr.quantifier.value}(({inside}), default={expr.default})"
    return f"{expr.quantifier.value}({inside})"
