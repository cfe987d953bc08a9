"""Expressions for which a book has no phrase, in plain words around those that it has.

What a reader sees is a sentence, never the syntax in which expressions are written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

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
from rulewright.language.types import BoolType, IntType, MemberType, Type

Say = Callable[[Expr], str]  # how what stands inside is said
COMPARED = {Operator.EQ: "is", Operator.LT: "is below", Operator.LE: "is at most"}
TURNED = {Operator.EQ: "is", Operator.LT: "is above", Operator.LE: "is at least"}
WORKED_OUT = {Operator.ADD: "plus", Operator.SUB: "minus", Operator.MUL: "times", Operator.DIV: "divided by"}
CHOSEN = {Operator.MIN: "the lesser", Operator.MAX: "the greater"}
GATHERED = {Quantifier.SUM: "the sum", Quantifier.LEAST: "the least", Quantifier.GREATEST: "the greatest"}


def plainly(expr: Expr, say: Say) -> str:
    """An expression in plain words."""
    match expr:
        case Literal() | Variable():
            return say(expr)
        case Read(field=name, args=args):
            said = name.replace("_", " ")
            return f"{said} of {' and '.join(map(say, args))}" if args else said
        case Apply():
            return applied(expr, say)
        case Quantify():
            return gathered(expr, say)
        case Was(body=body):
            return f"{say(body)}, before the moment"
        case Connected(start=start, goal=goal):
            met = met_on(expr, say)
            way = expr.relation.replace("_", " ") or say(expr.edge)
            return f"{say(start)} and {say(goal)} are joined by '{way}'{met}"
        case other:
            assert_never(other)


def met_on(path: Connected, say: Say) -> str:
    """What is so of all on a path."""
    return "" if path.through == TRUE else f", where for every {path.variable.name} on the way {say(path.through)}"


def applied(expr: Apply, say: Say) -> str:
    """An operator on its arguments."""
    operator, args = expr.operator, expr.args
    match operator:
        case Operator.NOT:
            return denied(args[0], say)
        case Operator.AND | Operator.OR:
            return f" {operator.value} ".join(joint(a, operator, say) for a in args)
        case Operator.EQ | Operator.LT | Operator.LE:
            return compared(expr, say)
        case Operator.ADD | Operator.SUB | Operator.MUL | Operator.DIV:
            return f" {WORKED_OUT[operator]} ".join(map(inside(say), args))
        case Operator.NEG:
            return f"minus {inside(say)(args[0])}"
        case Operator.IF:
            return f"{say(args[1])} if {say(args[0])}, else {say(args[2])}"
        case Operator.MIN | Operator.MAX:
            return f"{CHOSEN[operator]} of {' and '.join(map(say, args))}"
        case other:
            assert_never(other)


def joint(expr: Expr, operator: Operator, say: Say) -> str:
    """One of several conditions, in brackets where it is made of several in another way and no phrase says it."""
    said = say(expr)
    mixed = isinstance(expr, Apply) and expr.operator in (Operator.AND, Operator.OR) and expr.operator is not operator
    return f"({said})" if mixed and said == plainly(expr, say) else said


def denied(expr: Expr, say: Say) -> str:
    """That a condition is not so; of what a phrase says in its words."""
    if isinstance(expr, Apply) and expr.operator is Operator.EQ and say(expr) == plainly(expr, say):
        left, right = map(say, named_last(expr))
        return f"{left} is not {right}"
    return f"not ({say(expr)})"


def named_last(expr: Apply) -> tuple[Expr, ...]:
    """What is compared, a value that is written out last."""
    left, right = expr.args
    return (right, left) if isinstance(left, Literal) else (left, right)


def compared(expr: Apply, say: Say) -> str:
    """A comparison, of a number that is written out with what is worked out."""
    left, right = named_last(expr)
    words = COMPARED if left is expr.args[0] else TURNED
    return f"{say(left)} {words[expr.operator]} {say(right)}"


def inside(say: Say) -> Say:
    """How an operand is said: what is worked out itself in brackets."""
    return lambda e: f"({say(e)})" if isinstance(e, Apply) else say(e)


def gathered(expr: Quantify, say: Say) -> str:
    """A quantifier over those that it goes through."""
    kind, among = f"{kind_of(expr.variable.type)} {expr.variable.name}".strip(), expr.where
    match expr.quantifier:
        case Quantifier.ANY:
            return f"for some {kind}, {say(conj([among, expr.body]))}"
        case Quantifier.ALL:
            return f"for every {kind}{within(among, say)} {say(expr.body)}"
        case Quantifier.COUNT:
            return f"the count of {kind} where {say(conj([among, expr.body]))}"
        case Quantifier.THE:
            return f"the only {kind} where {say(conj([among, expr.body]))}"
        case Quantifier.SUM | Quantifier.LEAST | Quantifier.GREATEST as what:
            return f"{GATHERED[what]} for every {kind}{within(among, say)} of {say(expr.body)}"
        case other:
            assert_never(other)


def within(among: Expr, say: Say) -> str:
    """Of whom alone it is said."""
    return "," if among == TRUE else f" where {say(among)},"


def kind_of(kind: Type) -> str:
    """What a quantifier goes through."""
    match kind:
        case MemberType(sort):
            return sort
        case IntType(low, high):
            return f"number from {low} to {high}"
        case BoolType():
            return "answer"
        case other:
            assert_never(other)
