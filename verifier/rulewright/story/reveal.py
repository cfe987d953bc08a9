"""Claims written out: what a cell shows, as an expression over stored cells only.

A field on which standing parts make claims is not simply stored: ``reveal`` replaces each read of it
by a choice between the claims that apply, in order of priority, and the stored value (for a derived
field, its start value). What is left of the field are Stored reads, to which no claim applies any
more, so that revealing twice is revealing once, also after an effect has been carried through.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.book.model import Book, Claim, Field, FieldKind, Part
from rulewright.language.expr import Expr, Literal, Read, Variable, choose, conj, disj, equal, rebuild, substitute
from rulewright.language.types import MemberType
from rulewright.story.matching import apart, by_priority, match, settled
from rulewright.table.index import index_of

MOST_KEPT = 100_000  # expressions of which it is remembered what they show
Shown = tuple[dict[str, Expr], dict[Expr, Expr]]
_SHOWN: dict[int, Shown] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Stored(Read):
    """What a claimed cell holds underneath its claims."""


@dataclass(frozen=True, slots=True, eq=False)
class Apart(Stored):
    """A cell of another time: nothing that lands here writes it."""


class CircularClaims(Exception):
    """What a field shows depends on what it shows; ``fields`` is the circle."""

    def __init__(self, fields: tuple[str, ...]) -> None:
        self.fields = fields
        super().__init__(" needs ".join(fields))


def shown_by(book: Book) -> Shown:
    """What is known of what the fields of a book show, and expressions over them."""
    if id(book) not in _SHOWN:
        _keep(book, ({}, {}))
    return _SHOWN[id(book)]


def lend_shown(book: Book, other: Book) -> None:
    """Take what the fields of one book show as what those of another do, in which the same claims stand."""
    _keep(other, shown_by(book))


def _keep(book: Book, shown: Shown) -> None:
    _SHOWN[id(book)] = shown
    weakref.finalize(book, _SHOWN.pop, id(book), None)


class Revealer:
    """What the fields of one book show; what was worked out once is kept as long as the book is."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.claims = index_of(book).claims
        self.shown, self.revealed = shown_by(book)
        self.open: list[str] = []

    def plain(self, field: str) -> bool:
        """Whether the field shows just what is stored."""
        return field not in self.claims and self.book.fields[field].kind is not FieldKind.DERIVED

    def reveal(self, expr: Expr) -> Expr:
        """The expression over stored cells."""
        found = self.revealed.get(expr)
        if found is None:
            found = self._reveal(expr)
            if len(self.revealed) >= MOST_KEPT:
                self.revealed.clear()
            self.revealed[expr] = found
        return found

    def _reveal(self, expr: Expr) -> Expr:
        match expr:
            case Literal() | Variable():
                return expr
            case Stored():
                return rebuild(expr, self.reveal)
            case Read(field=name):
                read = rebuild(expr, self.reveal)
                assert isinstance(read, Read)
                return read if self.plain(name) else self._at(self.book.fields[name], read.args)
            case _:
                return rebuild(expr, self.reveal)

    def _at(self, field: Field, args: tuple[Expr, ...]) -> Expr:
        formals = formal_arguments(field)
        actual = {v.name: a for v, a in zip(formals, args, strict=True)}
        return at_somebody(field, args, substitute(self._shown(field, formals), actual))

    def _shown(self, field: Field, formals: tuple[Variable, ...]) -> Expr:
        if field.name in self.open:
            raise CircularClaims((*self.open[self.open.index(field.name) :], field.name))
        if field.name not in self.shown:
            self.open.append(field.name)
            try:
                self.shown[field.name] = self._cases(field, formals)
            finally:
                self.open.pop()
        return self.shown[field.name]

    def _cases(self, field: Field, formals: tuple[Variable, ...]) -> Expr:
        stored: Expr = Stored(field.name, formals, field.type)
        shown = start_of(field, formals) if field.kind is FieldKind.DERIVED else stored
        for part, claim in reversed(by_priority(self.claims.get(field.name, ()), self.book)):
            for condition, value in reversed(self._speaks(part, claim, formals)):
                shown = choose(condition, value, shown)
        return shown

    def _speaks(self, part: Part, claim: Claim, formals: tuple[Variable, ...]) -> list[tuple[Expr, Expr]]:
        names = apart(part.variables, part.id)
        own = tuple(v for v in names.values() if isinstance(v, Variable))
        guard, value = (self.reveal(substitute(e, names)) for e in (part.guard, claim.value))
        patterns = tuple(self.reveal(substitute(a, names)) for a in claim.args)
        return settled(match(own, guard, patterns, formals, value), self.book)


def formal_arguments(field: Field) -> tuple[Variable, ...]:
    """Stand-ins for the arguments of a field."""
    return tuple(Variable(f"{field.name}~{n}", MemberType(s)) for n, s in enumerate(field.parameters, start=1))


def start_of(field: Field, args: tuple[Expr, ...]) -> Expr:
    """The start value of a cell whose arguments may not be known yet."""
    shown: Expr = Literal(field.start, field.type)
    for key, value in field.starts.items():
        here = [equal(a, Literal(k, a.type)) for a, k in zip(args, key, strict=True)]
        shown = choose(conj(here), Literal(value, field.type), shown)
    return shown


def at_somebody(field: Field, args: tuple[Expr, ...], value: Expr) -> Expr:
    """The value where every argument is somebody, else the field's start value."""
    return choose(disj(missing(args)), Literal(field.start, field.type), value)


def missing(args: Iterable[Expr]) -> list[Expr]:
    """That an argument is nobody, for each that may be."""
    return [equal(a, Literal(None, a.type)) for a in args if isinstance(a.type, MemberType) and a.type.optional]


def reveal(expr: Expr, book: Book) -> Expr:
    """The expression over stored cells; raises CircularClaims, TooLarge."""
    return Revealer(book).reveal(expr)
