"""A book under other names for its variables: those of each clause, act and law for itself, or as few as there can be.

What a book says does not hang on these names. Quantifiers get other names too; in what has ``few`` names each takes
the first one that nothing inside it needs, so that whatever can be mistaken for something else is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import count
from typing import Any

from rulewright.book.model import Act, Book, Clause, Law
from rulewright.language.expr import Connected, Expr, Quantify, Variable, free_variables, parts_of, rebuild, substitute

EXPRS = Expr.__args__  # type: ignore[attr-defined]


@dataclass
class Namer:
    """Gives names: few, the same ones again and again, or ever new ones."""

    few: bool
    made: int = 0

    def names(self, known: Iterable[str]) -> dict[str, str]:
        """New names for those that one clause, act or law uses."""
        return dict(zip(dict.fromkeys(known), self._stream(), strict=False))

    def inner(self, taken: frozenset[str]) -> str:
        """A name for what a quantifier goes through."""
        return next(n for n in self._stream() if n not in taken)

    def _stream(self) -> Iterator[str]:
        for number in count(1):
            self.made += 1
            yield f"v{number}" if self.few else f"n{self.made}"


def under_other_names(book: Book, few: bool) -> Book:
    """The same book with other names for all variables."""
    namer = Namer(few)
    clauses: dict[str, Clause] = {}
    for family in _families(book):
        tables = [v.name for c in family if c.table is not None for v in c.table.variables]
        names = namer.names([*tables, *(v.name for c in family for v in _variables(c))])
        clauses |= {c.id: _renamed(c, names, namer) for c in family}
    acts: dict[str, Act] = {}
    for act in book.acts.values():
        acts[act.name] = _renamed(act, namer.names(p.name for p in act.parameters), namer)
    laws: tuple[Law, ...] = tuple(_renamed(law, {}, namer) for law in book.laws)
    return replace(book, clauses={name: clauses[name] for name in book.clauses}, acts=acts, laws=laws)


def _families(book: Book) -> list[list[Clause]]:
    """The clauses, those of one table together, as its rows use its names."""
    found: dict[str, list[Clause]] = {}
    for clause in book.clauses.values():
        group = next((p.group for p in clause.parts if p.group), clause.id)
        found.setdefault(group, []).append(clause)
    return list(found.values())


def _variables(thing: Any) -> Iterator[Variable]:
    """The variables that stand somewhere in plain data, but for those that a quantifier binds."""
    if isinstance(thing, EXPRS):
        yield from sorted(free_variables(thing), key=lambda v: v.name)
    elif isinstance(thing, tuple | list):
        for inner in thing:
            yield from _variables(inner)
    elif isinstance(thing, Mapping):
        yield from _variables(list(thing.values()))
    elif is_dataclass(thing):
        for one in fields(thing):
            yield from _variables(getattr(thing, one.name))


def _renamed(thing: Any, names: Mapping[str, str], namer: Namer) -> Any:
    """Plain data with other names in its expressions."""
    if isinstance(thing, EXPRS):
        told = substitute(thing, {v.name: Variable(names[v.name], v.type) for v in free_variables(thing)})
        return _inside(told, namer)
    if isinstance(thing, tuple | list):
        return type(thing)(_renamed(inner, names, namer) for inner in thing)
    if isinstance(thing, Mapping):
        return {key: _renamed(inner, names, namer) for key, inner in thing.items()}
    if is_dataclass(thing) and not isinstance(thing, type):
        own = [one.name for one in fields(thing) if one.init]
        return replace(thing, **{name: _renamed(getattr(thing, name), names, namer) for name in own})
    return thing


def _inside(expr: Expr, namer: Namer) -> Expr:
    """An expression with other names for what its quantifiers go through."""
    expr = rebuild(expr, lambda e: _inside(e, namer))
    match expr:
        case Quantify(variable=variable, where=where, body=body):
            new = Variable(namer.inner(_unlike((where, body), variable)), variable.type)
            where, body = (substitute(e, {variable.name: new}) for e in (where, body))
            return replace(expr, variable=new, where=where, body=body)
        case Connected(variable=variable, through=through, other=other, edge=edge):
            new = Variable(namer.inner(_unlike((through, edge), variable)), variable.type)
            through, edge = (substitute(e, {variable.name: new}) for e in (through, edge))
            second = Variable(namer.inner(_unlike((edge,), other)), other.type)
            edge = substitute(edge, {other.name: second})
            return replace(expr, variable=new, through=through, other=second, edge=edge)
        case _:
            return expr


def _unlike(exprs: Iterable[Expr], own: Variable) -> frozenset[str]:
    """The names that are free in some expressions but for one variable."""
    return frozenset(v.name for e in exprs for v in free_variables(e)) - {own.name}


def names_in(book: Book) -> set[str]:
    """All names of variables that a book uses."""
    exprs = [e for c in book.clauses.values() for p in c.parts for e in (p.guard, *p.anchor.args)]
    return {e.name for expr in exprs for e in parts_of(expr) if isinstance(e, Variable)}
