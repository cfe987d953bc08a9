"""What is left of a condition where others are known to hold: enough to see an act use up what it needs."""

from __future__ import annotations

from rulewright.language.expr import (
    FALSE,
    TRUE,
    Apply,
    Connected,
    Expr,
    Literal,
    Operator,
    Quantify,
    Read,
    Variable,
    Was,
    choose,
    conj,
    conjuncts,
    disj,
    equal,
    negate,
    rebuild,
)
from rulewright.language.types import BoolType


def given(expr: Expr, known: Expr) -> Expr:
    """A condition that equals the first wherever the second holds; both are told of one state."""
    facts = _facts(known)
    return _left(expr, facts, {}) if facts else expr


def folded(expr: Expr) -> Expr:
    """The expression with what is decided by its form, above any cell or quantifier, in its place."""
    return _left(expr, {}, {})


def _facts(known: Expr) -> dict[Expr, Expr]:
    """What is known of parts of a condition: their values."""
    facts: dict[Expr, Expr] = {}
    for part in conjuncts(known):
        match part:
            case Literal():
                continue
            case Apply(Operator.NOT, (inner,)):
                facts[inner] = FALSE
            case Apply(Operator.EQ, (place, Literal() as value)) | Apply(Operator.EQ, (Literal() as value, place)):
                facts[part] = TRUE
                facts[place] = value
            case _:
                facts[part] = TRUE
    return facts


def _left(expr: Expr, facts: dict[Expr, Expr], done: dict[int, Expr]) -> Expr:
    if id(expr) not in done:
        done[id(expr)] = facts[expr] if expr in facts else _inside(expr, facts, done)
    return done[id(expr)]


def _inside(expr: Expr, facts: dict[Expr, Expr], done: dict[int, Expr]) -> Expr:
    match expr:
        case Apply(operator=Operator.AND, args=args):
            return conj([_left(a, facts, done) for a in args])
        case Apply(operator=Operator.OR, args=args):
            return disj([_left(a, facts, done) for a in args])
        case Apply(operator=Operator.NOT, args=(arg,)):
            return negate(_left(arg, facts, done))
        case Apply(operator=Operator.IF, args=(condition, then, otherwise)):
            return _choice(*(_left(a, facts, done) for a in (condition, then, otherwise)))
        case Apply(operator=Operator.EQ, args=(left, right)):
            return equal(_left(left, facts, done), _left(right, facts, done))
        case Apply():
            return rebuild(expr, lambda e: _left(e, facts, done))
        case Literal() | Variable() | Read() | Quantify() | Was() | Connected():
            return expr


def _choice(condition: Expr, then: Expr, otherwise: Expr) -> Expr:
    if isinstance(then.type, BoolType):
        if then == TRUE:
            return disj([condition, otherwise])
        if then == FALSE:
            return conj([negate(condition), otherwise])
    return choose(condition, then, otherwise)
