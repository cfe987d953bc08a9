"""How a question is put where something is counted: few variables, and which of them a count is made for."""

from __future__ import annotations

from math import prod

from rulewright.language.expr import (
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    Was,
    bound,
    children,
    free_variables,
    rebuild,
    substitute,
)
from rulewright.table.index import Index, range_of

GATHERING = (Quantifier.COUNT, Quantifier.SUM, Quantifier.LEAST, Quantifier.GREATEST)


def unified(conditions: tuple[Expr, ...], index: Index) -> list[Expr]:
    """Conditions that are to hold together, with variables that one of them equates told as one variable.

    So too a cell whose value one of them names, where that makes fewer cases of what is counted.
    """
    told = list(conditions)
    for i in range(len(told)):
        match told[i]:
            case Apply(Operator.EQ, (one, Variable() as other) | (Variable() as other, one)) if plain(one, other):
                names: dict[str, Expr] = {other.name: one}
                told = [c if n == i else substitute(c, names) for n, c in enumerate(told)]
            case Apply(Operator.EQ, (Read() as cell, Variable() as name) | (Variable() as name, Read() as cell)):
                trial = [c if n == i else with_name(c, cell, name) for n, c in enumerate(told)]
                if cases(trial, index) < cases(told, index):
                    told = trial
            case _:
                pass
    return told


def with_name(expr: Expr, cell: Read, name: Variable) -> Expr:
    """An expression with a name for the value of a cell, but for what was before the moment."""
    names = {v.name for v in (*free_variables(cell), name)}
    done: dict[int, Expr] = {}

    def told(inner: Expr) -> Expr:
        if inner == cell:
            return name
        if isinstance(inner, Was) or any(v.name in names for v in bound(inner)):
            return inner
        if id(inner) not in done:
            done[id(inner)] = rebuild(inner, told)
        return done[id(inner)]

    return told(expr)


def cases(conditions: list[Expr], index: Index) -> int:
    """How many choices there are of the variables that something is counted for in some condition."""
    counted = {counted_for(c) for c in conditions}
    return sum(prod(len(range_of(v, index)) for v in variables) for variables in counted if variables)


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
        inner, hidden = waiting.pop()
        if (id(inner), hidden) in seen:
            continue
        seen.add((id(inner), hidden))
        if isinstance(inner, Quantify) and inner.quantifier in GATHERING:
            found.update(v for v in free_variables(inner) if v.name not in hidden)
        hidden = hidden.union(v.name for v in bound(inner))
        waiting.extend((c, hidden) for c in children(inner))
    return tuple(sorted(found, key=lambda v: v.name))
