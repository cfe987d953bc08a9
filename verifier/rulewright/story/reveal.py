"""Claims written out: what a cell shows, as an expression over stored cells only.

A field on which standing parts make claims is not simply stored: ``reveal`` replaces each read of it
by a choice between the claims that apply, in order of priority, and the stored value (for a derived
field, its start value). What is left of the field are Stored reads, to which no claim applies any
more, so that revealing twice is revealing once, also after an effect has been carried through.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from math import prod

from rulewright.book.model import Book, Claim, Field, FieldKind, Part
from rulewright.language.expr import (
    Expr,
    Literal,
    Read,
    Variable,
    choose,
    conj,
    disj,
    equal,
    every,
    larger_than,
    parts_of,
    rebuild,
    substitute,
)
from rulewright.language.types import MemberType, Value
from rulewright.memo.per_book import for_a_book
from rulewright.story import effort
from rulewright.story.matching import apart, by_priority, match, settled
from rulewright.story.restriction import folded
from rulewright.story.unroll import TooLarge, values_of
from rulewright.table.index import index_of

AT_END = "~end"  # in the name of a field: what is taken for its cells where definitions are followed no further
Bottom = Callable[[Field, tuple[Expr, ...]], Expr]  # what a cell of a circle is taken to show
Supposed = dict[tuple[str, tuple[Value, ...]], Variable]
MOST_KEPT = 100_000  # expressions of which it is remembered what they show
Shown = tuple[dict[str, Expr], dict[Expr, Expr]]
_SHOWN: dict[int, Shown] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Stored(Read):
    """What a claimed cell holds underneath its claims."""


@dataclass(frozen=True, slots=True, eq=False)
class Apart(Stored):
    """A cell of another time: nothing that lands here writes it."""


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
    """What the fields of one book show; what was worked out once is kept as long as the book is.

    With ``supposed`` some of them show that.
    """

    def __init__(self, book: Book, supposed: Mapping[str, Expr] | None = None) -> None:
        self.book = book
        self.claims = index_of(book).claims
        self.shown, self.revealed = shown_by(book) if supposed is None else ({**shown_by(book)[0], **supposed}, {})

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
        if field.name not in self.shown:
            if field.name in index_of(self.book).circular:
                self.shown.update(unwound(self.book, field.name, start_of))
            else:
                self.shown[field.name] = self.cases(field, formals)
        return self.shown[field.name]

    def cases(self, field: Field, formals: tuple[Variable, ...]) -> Expr:
        """What a field shows, by its claims in order of priority."""
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


def unwound(book: Book, name: str, bottom: Bottom) -> dict[str, Expr]:
    """What each field of a circle of definitions shows, these followed as often as there are cells in it.

    By then whoever follows them has come to an end, or back to a cell, at which he takes what ``bottom`` says. They are
    followed less often where that is too long to tell.
    """
    return _unwound(book, name, bottom)[0]


@for_a_book
def followed(book: Book, name: str) -> bool:
    """Whether the definitions of a field are followed as often as there are cells in their circle."""
    return _unwound(book, name, start_of)[1]


def _unwound(book: Book, name: str, bottom: Bottom) -> tuple[dict[str, Expr], bool]:
    fields = {field: book.fields[field] for field in sorted(index_of(book).circular[name])}
    cells = sum(prod(len(book.members[sort]) for sort in field.parameters) for field in fields.values())
    shown = {n: bottom(field, formal_arguments(field)) for n, field in fields.items()}
    for _ in range(min(cells, effort.CIRCULAR_CELLS)):
        one = Revealer(book, shown)
        try:
            more = {n: folded(one.cases(field, formal_arguments(field))) for n, field in fields.items()}
        except TooLarge:
            return shown, False
        if more == shown:
            return shown, True
        if any(larger_than(e, effort.TOLD_PARTS) for e in more.values()):
            return shown, False
        shown = more
    return shown, cells <= effort.CIRCULAR_CELLS


@for_a_book
def well_defined(book: Book) -> Expr:
    """That circular definitions come to an end: other proofs suppose it, and where they do not is told by itself.

    It is so wherever they do, and not so where what is taken for all cells at the end makes a difference.
    """
    told: list[Expr] = []
    for name in sorted(index_of(book).circular):
        if not followed(book, name):
            continue
        field = book.fields[name]
        last = next((v for v in reversed(values_of(field.type, book)) if v != field.start), field.start)
        one, other = (unwound(book, name, partial(_anything, book, value))[name] for value in (field.start, last))
        told.append(every(formal_arguments(field), equal(one, other)))
    return conj(told)


@for_a_book
def endless(book: Book) -> frozenset[str]:
    """The fields of circles of definitions that may come to no end.

    Where a definition leads back to its field but to another cell of it (that of a vassal to that of the lord) it does:
    followed on, it comes to hang on nothing that is taken for the cells at the end.
    """

    def anything(field: Field, args: tuple[Expr, ...]) -> Expr:
        return Stored(f"{field.name}{AT_END}", args, field.type)

    def open_yet(name: str) -> bool:
        if not followed(book, name):
            return True  # what it shows in proofs is then not told to the end
        shown = unwound(book, name, anything)[name]
        return any(isinstance(e, Stored) and e.field.endswith(AT_END) for e in parts_of(shown))

    return frozenset(filter(open_yet, index_of(book).circular))


@for_a_book
def with_any_end(book: Book) -> Book:
    """The same book, in which the cells of circular definitions hold anything where these come to no end."""
    other = replace(book)
    shown = {n: unwound(book, n, supposing(book, supposed(book, n)))[n] for n in sorted(index_of(book).circular)}
    _keep(other, (shown, {}))
    return other


def supposed(book: Book, name: str, number: int = 1) -> Supposed:
    """For each cell of a circle of definitions a value that it is supposed to show."""
    found: Supposed = {}
    for other in sorted(index_of(book).circular[name]):
        field = book.fields[other]
        for args in product(*(book.members[sort] for sort in field.parameters)):
            found[other, args] = Variable(f"{other}{list(args)} {number}", field.type)
    return found


def supposing(book: Book, cells: Supposed) -> Bottom:
    """What is supposed of a cell as an expression over its arguments."""

    def told(field: Field, args: tuple[Expr, ...]) -> Expr:
        shown = start_of(field, args)
        for (name, members), value in cells.items():
            if name == field.name:
                here = [equal(a, Literal(m, a.type)) for a, m in zip(args, members, strict=True)]
                shown = choose(conj(here), value, shown)
        return shown

    return told


def _anything(book: Book, value: Value, field: Field, _: tuple[Expr, ...]) -> Expr:
    """A value for all cells of a field, where it can hold it; else the last that it can."""
    values = values_of(field.type, book)
    return Literal(value if value in values else values[-1], field.type)


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
    """The expression over stored cells; raises TooLarge."""
    return Revealer(book).reveal(expr)
