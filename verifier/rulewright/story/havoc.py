"""Cells that are read at a turn, of which it is left untold what becomes of them before it.

A condition on such cells is read in two ways. Loosely, they hold anything: where nothing meets the condition even
then, nothing meets it whatever happens. Quietly, nothing happens first but what an act itself comes to: what meets
the condition then is a state of the game. Most questions need no more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import count

from rulewright.book.model import Book
from rulewright.language.expr import (
    FALSE,
    TRUE,
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
    conj,
    disj,
    free_variables,
    negate,
    parts_of,
    rebound,
    rebuild,
    substitute,
)
from rulewright.language.types import BOOL, Type
from rulewright.memo.per_book import for_a_book
from rulewright.story.interference import Pattern, meet, reads
from rulewright.story.laws import lend_laws
from rulewright.story.matching import unlike
from rulewright.story.regression import after, free_in
from rulewright.story.reveal import Apart, Revealer, Stored, reveal
from rulewright.story.story import Block
from rulewright.table.index import adopt, index_of

NUMBERS = count()
TOO_LONG = "what happens before its turn is too long a story"

# Stands in a condition that is told only of states in which nothing interferes before the turn: that
# no state meets such a condition proves nothing, unless none meets it when it is read loosely.
QUIET = Variable("nothing interferes", BOOL)


@dataclass(frozen=True, slots=True)
class Time:
    """When blocks have landed, of states that meet ``known`` before them; each has a number of its own.

    The blocks are told of ``names``, which they use without binding them, and of the state ``within`` a moment
    if that is where they begin. The ``first`` of them are what an act itself comes to, and land always.
    """

    number: int
    names: tuple[Variable, ...]
    blocks: tuple[Block, ...] = field(compare=False, repr=False)
    known: Expr = field(compare=False, repr=False)
    first: tuple[Block, ...] = field(default=(), compare=False, repr=False)
    within: Time | None = field(default=None, compare=False, repr=False)


@for_a_book
def time_after(_: Book, blocks: tuple[Block, ...], known: Expr, first: int) -> Time:
    """The time after some blocks of a book, of which so many land always."""
    names = free_in(blocks) | free_variables(known)
    return Time(next(NUMBERS), tuple(sorted(names, key=lambda v: v.name)), blocks, known, blocks[:first])


@for_a_book
def time_within(_: Book, inner: Time, outer: Time) -> Time:
    """A time after blocks that begin at another time."""
    return replace(inner, number=next(NUMBERS), names=(*inner.names, *outer.names), within=outer)


@dataclass(frozen=True, slots=True)
class Later(Apart):
    """What a cell holds at some later time; what stands for the names of the time follows its arguments."""

    time: Time

    def own(self, args: tuple[Expr, ...]) -> tuple[Expr, ...]:
        """The arguments of the cell among these and what stands for the names."""
        return args[: len(args) - len(self.time.names)]


def untold(revealed: Expr, written: frozenset[Pattern], silent: list[Expr], time: Time, book: Book) -> Expr:
    """A condition on the state at a time, before which cells are written unless all of ``silent`` holds."""
    names = {v.name for v in time.names}
    done: dict[int, tuple[Expr, Expr]] = {}  # by identity, with what it was, so that it is kept

    def later(expr: Expr) -> Expr:
        known = done.get(id(expr))
        if known is None:
            known = done[id(expr)] = expr, marked(expr)
        return known[1]

    def marked(expr: Expr) -> Expr:
        """The expression with cells that may have been written marked."""
        if any(v.name in names for v in bound(expr)):
            taken = names | {v.name for e in children(expr) for v in free_variables(e)}

            def fresh(variable: Variable) -> str:
                name = unlike(variable.name, taken)
                taken.add(name)
                return name

            expr = rebound(expr, names, fresh)
        match expr:
            case Was(body=body):
                return expr if time.first else body
            case Later(args=args):
                return replace(expr, args=(*map(later, args), *time.names), time=time_within(book, expr.time, time))
            case Read() if meet(reads(expr, book), written):
                return Later(expr.field, (*map(later, expr.args), *time.names), expr.type, time)
        return rebuild(expr, later)

    return Apply(Operator.AND, (later(revealed), Apply(Operator.OR, (negate(QUIET), conj(silent)), BOOL)), BOOL)


def is_untold(expr: Expr) -> bool:
    """Whether an expression speaks of cells of which it is not told what becomes of them."""
    return any(isinstance(e, Later) for e in parts_of(expr))


def quietly(expr: Expr, book: Book) -> Expr:
    """The expression where nothing but what acts themselves come to interferes."""

    def held(cell: Later, args: tuple[Expr, ...]) -> Expr:
        told = now(cell, book)
        time: Time | None = cell.time
        known = TRUE if cell.time.within else cell.time.known
        while time is not None:
            told = after(book, time.first, told, known=known)
            time = time.within
        return told_of(told, cell, args)

    return with_cells(substitute(_hushed(expr, True), {QUIET.name: TRUE}), held)


def _hushed(expr: Expr, positive: bool) -> Expr:
    """An expression of which, where it is true, or false if it stands in what is denied, nothing interferes."""
    if QUIET not in free_variables(expr):
        return expr
    if _silence(expr) is not None:
        return expr if positive else TRUE
    match expr:
        case Apply(Operator.NOT, (denied,)):
            return negate(_hushed(denied, not positive))
        case Apply(Operator.AND, args):
            # INVARIANT: to deny what is told of a quiet state is no more than that: no state in which something happens
            loud = [] if positive else [negate(s) for a in args if (s := _silence(a)) is not None]
            return disj([conj([_hushed(a, positive) for a in args]), *loud])
        case Apply(Operator.OR, args):
            return disj([_hushed(a, positive) for a in args])
        case Quantify(quantifier, _, where, body) if quantifier in (Quantifier.ANY, Quantifier.ALL):
            limits = positive if quantifier is Quantifier.ANY else not positive
            return replace(expr, where=_hushed(where, limits), body=_hushed(body, positive))
        case _:
            return expr


def _silence(expr: Expr) -> Expr | None:
    """What has to be so for nothing to interfere, if that is what an expression says."""
    match expr:
        case Apply(Operator.OR, (Apply(Operator.NOT, (Variable(name=QUIET.name),)), silent)):
            return silent
        case _:
            return None


def now(cell: Later, book: Book) -> Expr:
    """The cell as it is read at its time, with names for all arguments that it does not have in so many words."""
    args = tuple([a if isinstance(a, Literal) else _place(i, a.type) for i, a in enumerate(cell.own(cell.args))])
    return (Read if Revealer(book).plain(cell.field) else Stored)(cell.field, args, cell.type)


def told_of(expr: Expr, cell: Later, args: tuple[Expr, ...]) -> Expr:
    """What a cell comes to, with these for its arguments and the names of its time."""
    places = {_place(i, a.type).name: a for i, a in enumerate(cell.own(args))}
    names = zip(cell.time.names, args[len(cell.own(args)) :], strict=True)
    return substitute(expr, {**{v.name: e for v, e in names}, **places})


def _place(number: int, kind: Type) -> Variable:
    return Variable(f"argument~{number}", kind)


def loosely(expr: Expr, book: Book) -> tuple[Expr, Book]:
    """The condition with cells that hold anything at later times, and the book that has such cells."""
    times: dict[tuple[Time, tuple[Expr, ...]], int] = {}

    def number(cell: Later, args: tuple[Expr, ...]) -> int:
        return times.setdefault((cell.time, args[len(cell.own(args)) :]), len(times))

    found = with_cells(
        reveal(substitute(expr, {QUIET.name: FALSE}), book),
        lambda cell, args: Read(_name(cell.field, number(cell, args)), cell.own(args), cell.type),
    )
    return found, _with_times(book, len(times))


def with_cells(expr: Expr, tell: Callable[[Later, tuple[Expr, ...]], Expr]) -> Expr:
    """The expression with something for each later cell; what stands in it several times is told once."""
    done: dict[int, Expr] = {}

    def told(inner: Expr) -> Expr:
        if id(inner) not in done:
            if isinstance(inner, Later):
                done[id(inner)] = tell(inner, tuple([told(a) for a in inner.args]))
            else:
                done[id(inner)] = rebuild(inner, told)
        return done[id(inner)]

    return told(expr)


def _name(field: str, time: int) -> str:
    return f"{field}~{time}"


@for_a_book
def _with_times(book: Book, times: int) -> Book:
    """The book with cells of every field for some later times, of which no law speaks."""
    copies = (replace(f, name=_name(f.name, n), closed=False) for n in range(times) for f in book.fields.values())
    other = replace(book, fields={**book.fields, **{f.name: f for f in copies}})
    adopt(other, index_of(book))  # no part speaks of the copies
    lend_laws(book, other)
    return other
