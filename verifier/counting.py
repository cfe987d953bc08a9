"""How a question is put where something is counted: few variables, and which of them a count is made for."""

from __future__ import annotations

from rules.expr import (
    Apply,
    Connected,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Variable,
    children,
    free_variables,
    substitute,
)

GATHERING = (Quantifier.COUNT, Quantifier.SUM, Quantifier.LEAST, Quantifier.GREATEST)


def unified(conditions: tuple[Expr, ...]) -> list[Expr]:
    """Conditions that are to hold together, with variables that one of them equates told as one variable."""
    told = list(conditions)
    for i in range(len(told)):
        match told[i]:
            case Apply(Operator.EQ, (one, Variable() as other) | (Variable() as other, one)) if plain(one, other):
                names: dict[str, Expr] = {other.name: one}
                told = [c if n == i else substitute(c, names) for n, c in enumerate(told)]
            case _:
                pass
    return told


def plain(one: Expr, other: Variable) -> bool:
    """Whether a term can stand for a variable wherever it does."""
    if isinstance(one, Literal):
        return one.value is not None
    return isinstance(one, Variable) and one.type == other.type


def counted_for(expr: Expr) -> tuple[Variable, ...]:
    """The free variables on which a number that is gathered over members depends, by name."""
    waiting: list[tuple[Expr, frozenset[str]]] = [(expr, frozenset())]
    seen: set[tuple[int, frozenset[str]]] = set()
    found: set[Variable] = set()
    while waiting:
        inner, bound = waiting.pop()
        if (id(inner), bound) in seen:
            continue
        seen.add((id(inner), bound))
        if isinstance(inner, Quantify):
            if inner.quantifier in GATHERING:
                found.update(v for v in free_variables(inner) if v.name not in bound)
            bound = bound | {inner.variable.name}
        elif isinstance(inner, Connected):
            bound = bound | {inner.variable.name}
        waiting.extend((c, bound) for c in children(inner))
    return tuple(sorted(found, key=lambda v: v.name))
