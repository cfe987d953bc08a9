"""When an outcome speaks of a cell: the binding that makes it do so, and which outcome goes first.

A part that speaks of each of many cells is matched with the one cell asked about, instead of being
written out for every member: a variable that stands as an argument takes what is asked for, other
arguments become equations, and what is left is a question whether some members fit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rulewright.book.model import Book, Part
from rulewright.language.expr import Expr, Variable, conj, equal, exists, free_variables, substitute
from rulewright.table.index import index_of, prevails
from rulewright.table.instances import bindings

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Match:
    """A case in which an outcome speaks of the cell: what must hold, who is left open, what it says."""

    condition: Expr
    rest: tuple[Variable, ...]
    value: Expr


def match(
    variables: tuple[Variable, ...], guard: Expr, patterns: tuple[Expr, ...], args: tuple[Expr, ...], value: Expr
) -> Match:
    """The one case in which outcome arguments ``patterns`` equal ``args``, with open variables left over."""
    variables, guard, patterns, value = _clear_of(args, variables, guard, patterns, value)
    own = {v.name for v in variables}
    taken: dict[str, Expr] = {}
    tests: list[tuple[Expr, Expr]] = []
    for pattern, arg in zip(patterns, args, strict=True):
        if isinstance(pattern, Variable) and pattern.name in own and pattern.name not in taken:
            taken[pattern.name] = arg
        else:
            tests.append((pattern, arg))
    equations = [equal(substitute(pattern, taken), arg) for pattern, arg in tests]
    rest = tuple(v for v in variables if v.name not in taken)
    return Match(conj([*equations, substitute(guard, taken)]), rest, substitute(value, taken))


def _clear_of(
    args: tuple[Expr, ...], variables: tuple[Variable, ...], guard: Expr, patterns: tuple[Expr, ...], value: Expr
) -> tuple[tuple[Variable, ...], Expr, tuple[Expr, ...], Expr]:
    """The same outcome with variables of which none is free in the arguments asked for."""
    names = apart_from(args, variables)
    told = tuple(substitute(p, names) for p in patterns)
    return renamed(variables, names), substitute(guard, names), told, substitute(value, names)


def apart_from(terms: Iterable[Expr], variables: tuple[Variable, ...], others: Collection[str] = ()) -> dict[str, Expr]:
    """New names for those of the variables that are free in some terms; the new ones are none of these or others."""
    taken = {v.name for t in terms for v in free_variables(t)}
    used = taken.union(others, (v.name for v in variables))
    names: dict[str, Expr] = {}
    for variable in variables:
        if variable.name in taken:
            name = unlike(variable.name, used)
            used.add(name)
            names[variable.name] = Variable(name, variable.type)
    return names


def renamed(variables: tuple[Variable, ...], names: Mapping[str, Expr]) -> tuple[Variable, ...]:
    """The variables under their new names."""
    return tuple(v for v in (names.get(v.name, v) for v in variables) if isinstance(v, Variable))


def unlike(name: str, taken: Collection[str]) -> str:
    """A name like another one that is not taken."""
    while name in taken:
        name += "'"
    return name


def settled(found: Match, book: Book) -> list[tuple[Expr, Expr]]:
    """The case as pairs (condition, value) in which no variable is left open."""
    told = {v.name for v in free_variables(found.value)}
    spelled = tuple(v for v in found.rest if v.name in told)
    others = tuple(v for v in found.rest if v.name not in told)
    used = {v.name for v in free_variables(found.condition)}
    asked = tuple(v for v in others if v.name in used)
    return [
        (exists(asked, substitute(found.condition, binding)), substitute(found.value, binding))
        for binding in bindings(spelled, book)
    ]


def apart(variables: tuple[Variable, ...], mark: str) -> dict[str, Expr]:
    """A renaming of variables that no other part shares."""
    return {v.name: Variable(f"{v.name}~{mark}", v.type) for v in variables}


def by_priority(items: Iterable[tuple[Part, T]], book: Book) -> list[tuple[Part, T]]:
    """Prevailing parts before those they prevail over, else in the given order."""
    index = index_of(book)
    waiting = list(items)
    ordered: list[tuple[Part, T]] = []
    while waiting:
        first = next(w for w in waiting if not any(prevails(o[0], w[0], index) for o in waiting))
        waiting.remove(first)
        ordered.append(first)
    return ordered
