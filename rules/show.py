"""Expressions as text in their own syntax; reading that text again gives the same expression."""

from __future__ import annotations

import re

from rules.expr import TRUE, Apply, Connected, Expr, Literal, Operator, Quantifier, Quantify, Read, Variable, Was
from rules.types import MemberType, Value

_INFIX = {
    Operator.EQ: "==",
    Operator.LT: "<",
    Operator.LE: "<=",
    Operator.ADD: "+",
    Operator.SUB: "-",
    Operator.MUL: "*",
    Operator.DIV: "//",
}


def show(expr: Expr) -> str:
    """The expression in Python's syntax, fully bracketed."""
    match expr:
        case Literal(value=value):
            return _value(value)
        case Variable(name=name):
            return name
        case Read(field=field, args=args):
            return f"{field}({', '.join(show(a) for a in args)})"
        case Apply():
            return _apply(expr)
        case Quantify():
            return _quantify(expr)
        case Was(body=body):
            return f"was({show(body)})"
        case Connected(relation=relation, start=start, goal=goal, variable=variable, through=through):
            return f"connected({relation}, {show(start)}, {show(goal)}, for_{variable.name}={show(through)})"


def _value(value: Value) -> str:
    if value is None:
        return "nobody"
    if isinstance(value, str):
        text = re.sub(r"\W", "_", value)
        return "_" + text if text[:1].isdigit() else text
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


def _quantify(expr: Quantify) -> str:
    assert isinstance(expr.variable.type, MemberType)
    name = expr.variable.name
    body = name if expr.quantifier in (Quantifier.COUNT, Quantifier.THE) else show(expr.body)
    source = _value(expr.variable.type.sort)
    condition = "" if expr.where == TRUE else f" if {show(expr.where)}"
    inside = f"{body} for {name} in {source}{condition}"
    if expr.quantifier in (Quantifier.LEAST, Quantifier.GREATEST):
        return f"{expr.quantifier.value}(({inside}), default={expr.default})"
    return f"{expr.quantifier.value}({inside})"
