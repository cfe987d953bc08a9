"""How far a condition goes, as ranges: of each number and value that it speaks of those with which it holds.

A condition is taken apart into what it compares with values. Each number falls into the stretches between the values
that it is compared with, so that nothing is gone through number by number; one place after the other is settled, and
what comes to the same is told as one (a decision diagram over stretches). The boxes exclude each other.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from rulewright.book.model import Book
from rulewright.checks.shared.chances import chance_of
from rulewright.evidence.context import Context
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
    conj,
    conjuncts,
    disj,
    equal,
    negate,
    number,
    substitute,
    walk,
)
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.story import effort
from rulewright.story.unroll import values_of

CONNECTIVES = (Operator.AND, Operator.OR, Operator.NOT)
COMPARED = (Operator.EQ, Operator.LE, Operator.LT)
Among = Callable[[Expr], Expr]  # what is asked of, with a condition
Stretch = tuple[Expr, ...]  # a range of numbers as its ends, or values that are compared alike
Box = tuple[tuple["Place", tuple[int, ...]], ...]  # for each place that it bounds the numbers of its stretches


@dataclass(frozen=True)
class Place:
    """Something with values, cut into stretches in each of which all that is said of it is alike."""

    expr: Expr
    stretches: tuple[Stretch, ...]

    def bounded(self, some: Sequence[int]) -> Expr:
        """That the place has a value of some stretches."""
        return disj([self.within(stretch) for stretch in runs(self, some)])

    def ends(self, atom: Expr) -> Iterable[int]:
        """The stretches with which an atom about the place may begin or cease to hold."""
        if not isinstance(self.expr.type, IntType):
            return range(len(self.stretches))
        limit = limits(atom)[0]
        return [n for end in (limit, limit + 1) if (n := self.starting.get(end)) is not None]

    @cached_property
    def starting(self) -> dict[int, int]:
        """The stretches of a number by their lower ends."""
        lows = (s[0].value for s in self.stretches if isinstance(s[0], Literal))
        return {low: n for n, low in enumerate(lows) if isinstance(low, int)}

    def within(self, stretch: Stretch) -> Expr:
        """That it has a value of one of them."""
        if not isinstance(self.expr.type, IntType):
            return disj([equal(self.expr, value) for value in stretch])
        low, high = stretch
        if low == high:
            return equal(self.expr, low)
        return conj([Apply(Operator.LE, pair, BOOL) for pair in ((low, self.expr), (self.expr, high))])


class TooWide(Exception):
    """A condition is made of more than is gone through."""


@dataclass
class Opened:
    """Conditions taken apart by and, or and not; of what one phrase says only ranges of one number are."""

    book: Book
    whole: dict[Expr, Variable] = field(default_factory=dict)  # stand-ins of such phrases
    atoms: dict[Expr, None] = field(default_factory=dict)

    def condition(self, expr: Expr) -> Expr:
        """A condition with stand-ins for what is not taken apart."""
        found: list[Expr] = []
        opened = self._opened(expr, found)
        self.atoms.update(dict.fromkeys(found))
        return opened

    def _opened(self, expr: Expr, found: list[Expr]) -> Expr:
        if not (isinstance(expr, Apply) and expr.operator in CONNECTIVES):
            found += [] if isinstance(expr, Literal) else [expr]
            return expr
        inner: list[Expr] = []
        parts = [self._opened(a, inner) for a in expr.args]
        places = {subject(atom) for atom in inner}
        of_one = len(places) == 1 and all(isinstance(p.type, IntType) for p in places)
        if len(parts) > 1 and not of_one and self.book.phrases.phrase_for(expr) is not None:
            found.append(self.whole.setdefault(expr, Variable(f"what is said {len(self.whole)}", BOOL)))
            return found[-1]
        found += inner
        return negate(parts[0]) if expr.operator is Operator.NOT else joined(expr.operator, parts)

    def speaks_of(self, expr: Expr, places: Container[Expr]) -> bool:
        """Whether a condition speaks of nothing but some places."""
        found: list[Expr] = []
        opened = self._opened(expr, found)
        said: dict[Expr, Expr] = {stand_in: whole for whole, stand_in in self.whole.items()}
        return opened not in (TRUE, FALSE) and all(said.get(a, subject(a)) in places for a in found)

    @property
    def ranged(self) -> bool:
        """Whether a number is compared with values."""
        return any(isinstance(subject(atom).type, IntType) for atom in self.atoms)

    def boxes(self, condition: Expr) -> tuple[Box, ...] | None:
        """The boxes in which a condition holds that is made of these; nothing where it is made of too much."""
        said: dict[Expr, Expr] = {stand_in: expr for expr, stand_in in self.whole.items()}
        try:
            found = Diagram(places_of(self.book, [*self.atoms])).boxes(condition)
        except TooWide:
            return None
        return tuple(tuple((replace(p, expr=said.get(p.expr, p.expr)), some) for p, some in box) for box in found)


def joined(operator: Operator, parts: list[Expr]) -> Expr:
    """Conditions joined by and, or by or."""
    return conj(parts) if operator is Operator.AND else disj(parts)


def subject(atom: Expr) -> Expr:
    """What an atom compares with a value, or the atom itself."""
    match atom:
        case Apply(operator=operator, args=(Literal(), place) | (place, Literal())) if operator in COMPARED:
            return place
        case _:
            return atom


def places_of(book: Book, found: Sequence[Expr]) -> list[Place]:
    """What some atoms speak of, in order, each cut where one of them cuts it."""
    about: dict[Expr, list[Expr]] = {}
    for atom in found:
        about.setdefault(subject(atom), []).append(atom)
    return [Place(expr, tuple(cut(book, expr, said))) for expr, said in about.items()]


def cut(book: Book, expr: Expr, said: Sequence[Expr]) -> Iterator[Stretch]:
    """The stretches of a place of which some atoms speak."""
    match expr.type:
        case IntType(low, high):
            ends = {low, high + 1}
            for limit, operator, above in (limits(atom) for atom in said):
                ends |= (
                    {limit, limit + 1} if operator is Operator.EQ else {limit + ((operator is Operator.LE) != above)}
                )
            inside = sorted(end for end in ends if low <= end <= high + 1)
            yield from ((number(a), number(b - 1)) for a, b in pairwise(inside))
        case MemberType() as kind:
            values = [Literal(value, kind) for value in values_of(kind, book)]
            alike: dict[tuple[bool, ...], list[Expr]] = {}
            for value in values:
                alike.setdefault(tuple(truth(atom, value) for atom in said), []).append(value)
            yield from map(tuple, alike.values())
        case _:
            yield (TRUE,)
            yield (FALSE,)


def limits(atom: Expr) -> tuple[int, Operator, bool]:
    """The number with which an atom compares a place, how, and whether the place stands above it."""
    assert isinstance(atom, Apply)
    first, second = atom.args
    literal, above = (first, True) if isinstance(first, Literal) else (second, False)
    assert isinstance(literal, Literal) and isinstance(literal.value, int)
    return literal.value, atom.operator, above


def truth(atom: Expr, value: Expr) -> bool:
    """Whether an atom holds where its place has a value."""
    assert isinstance(value, Literal)
    if not (isinstance(atom, Apply) and atom.operator in COMPARED and subject(atom) is not atom):
        return bool(value.value)
    if not isinstance(value.value, int) or isinstance(value.value, bool):
        return any(isinstance(a, Literal) and a.value == value.value for a in atom.args)
    limit, operator, above = limits(atom)
    low, high = (limit, value.value) if above else (value.value, limit)
    return low == high if operator is Operator.EQ else low <= high if operator is Operator.LE else low < high


@dataclass
class Diagram:
    """A condition on places, worked out one place after the other."""

    places: Sequence[Place]
    kept: dict[tuple[Expr, int], tuple[Box, ...]] = field(default_factory=dict)
    spoken: dict[Expr, frozenset[Expr]] = field(default_factory=dict)  # the atoms of each condition
    work: int = 0

    def boxes(self, expr: Expr, depth: int = 0) -> tuple[Box, ...]:
        """The boxes in which a condition on the places from one on holds; raises TooWide."""
        if isinstance(expr, Literal):
            return ((),) if expr.value else ()
        key = expr, depth
        if key not in self.kept:
            place = self.places[depth]
            alike: dict[tuple[Box, ...], list[int]] = {}
            for at, left in enumerate(self.left(expr, place)):
                alike.setdefault(self.boxes(left, depth + 1), []).append(at)
            self.kept[key] = tuple(
                box if len(alike) == 1 else ((place, tuple(at)), *box) for boxes, at in alike.items() for box in boxes
            )
            self.spend(len(self.kept[key]))
        return self.kept[key]

    def left(self, expr: Expr, place: Place) -> list[Expr]:
        """What is left of a condition in each stretch of a place; what speaks of few of them costs as few."""
        count = len(place.stretches)
        beside: list[Expr] = []
        own: list[list[Expr]] = [[] for _ in range(count)]
        for part in conjuncts(expr):
            about = [atom for atom in self.atoms(part) if subject(atom) == place.expr]
            if not about:
                beside.append(part)
                continue
            for low, high in pairwise(sorted({0, count, *(end for atom in about for end in place.ends(atom))})):
                told = self.settled(part, place, place.stretches[low][0])
                if told != TRUE:
                    self.spend(high - low)
                    for at in range(low, high):
                        own[at].append(told)
        always = conj(beside)
        return [conj([always, *parts]) for parts in own]

    def atoms(self, expr: Expr) -> frozenset[Expr]:
        """What a condition is made of."""
        if expr not in self.spoken:
            inner = expr.args if isinstance(expr, Apply) and expr.operator in CONNECTIVES else ()
            self.spoken[expr] = frozenset().union(*map(self.atoms, inner)) if inner else frozenset((expr,))
        return self.spoken[expr]

    def settled(self, expr: Expr, place: Place, value: Expr) -> Expr:
        """The condition where a place has a value."""
        self.spend(1)
        if subject(expr) == place.expr:
            return TRUE if truth(expr, value) else FALSE
        if not (isinstance(expr, Apply) and expr.operator in CONNECTIVES):
            return expr
        parts = [self.settled(a, place, value) for a in expr.args]
        return negate(parts[0]) if expr.operator is Operator.NOT else joined(expr.operator, parts)

    def spend(self, work: int) -> None:
        """Count work that is done; raises TooWide."""
        self.work += work
        if self.work > effort.RANGES_WORK:
            raise TooWide


def runs(place: Place, some: Sequence[int]) -> list[Stretch]:
    """Some stretches of a place, those of numbers that touch as one."""
    found = [place.stretches[n] for n in some]
    if not isinstance(place.expr.type, IntType):
        return found
    touching: list[Stretch] = []
    for n, (low, high) in zip(some, found, strict=True):
        if touching and n - 1 in some:
            touching[-1] = touching[-1][0], high
        else:
            touching.append((low, high))
    return touching


def told(book: Book, box: Box) -> str:
    """A box in words of the book."""
    return " and ".join(in_words(book, place, some) for place, some in box) or "every state"


def in_words(book: Book, place: Place, some: Sequence[int]) -> str:
    """What a box says of one place."""
    phrases = book.phrases
    match place.expr.type:
        case IntType():
            return values_in_words(book, place.expr, [span(*map(phrases.say_term, s)) for s in runs(place, some)])
        case MemberType():
            names = [phrases.say_term(value) for n in some for value in place.stretches[n]]
            return values_in_words(book, place.expr, names)
        case _:
            return phrases.say(place.bounded(some))


def span(low: str, high: str) -> str:
    """A range in words."""
    return low if low == high else f"{low} to {high}"


def values_in_words(book: Book, place: Expr, values: Sequence[str]) -> str:
    """That a place has one of some values, in the phrase that says that it has one."""
    more = len(values) - effort.RANGES_TOLD
    left = f"one of {more} {'further ranges' if isinstance(place.type, IntType) else 'others'}"
    *others, last = [*values[: effort.RANGES_TOLD], *([left] if more > 0 else [])]
    several = f"{', '.join(others)} or {last}" if others else last
    said = book.phrases.phrase_for(equal(place, Variable(several, place.type)))
    return said or f"{book.phrases.say_term(place)} is {several}"


def bounds(box: Box) -> list[Expr]:
    """The conditions that bound a box."""
    return [place.bounded(some) for place, some in box]


def narrowed(context: Context, opened: Opened, condition: Expr, given: Iterable[Expr], among: Among) -> Expr:
    """A condition with what is given besides and the laws that are kept then, as far as these speak of the same."""
    hangs_on = {place.expr for box in opened.boxes(condition) or () for place, _ in box}
    known = [e for expr in given for e in conjuncts(expr) if opened.speaks_of(e, hangs_on)]
    told = (e for law in context.book.laws for e in instances(law.condition, opened.atoms))
    laws = (law for law in told if opened.speaks_of(law, hangs_on))
    kept = [law for law in dict.fromkeys(laws) if not context.possible(among(negate(law)))]
    return conj([*map(opened.condition, (*known, *kept)), condition])


def instances(law: Expr, about: Iterable[Expr]) -> Iterator[Expr]:
    """What a law demands: of all of a kind what it demands of each that is spoken of."""
    for expr in conjuncts(law):
        if not (isinstance(expr, Quantify) and expr.quantifier is Quantifier.ALL):
            yield expr
            continue
        named = (a for atom in about for e in walk(atom) if isinstance(e, Read) for a in e.args)
        for arg in dict.fromkeys(a for a in named if a.type == expr.variable.type):
            names = {expr.variable.name: arg}
            yield from instances(disj([negate(substitute(expr.where, names)), substitute(expr.body, names)]), about)


def region(context: Context, found: Sequence[Box], among: Among) -> tuple[str, ...]:
    """Those of some boxes that can be, in words, with their chance where they speak of dice."""
    book = context.book
    able = [box for box in found[: effort.RANGES_TOLD] if context.possible(among(conj(bounds(box))))]
    more = len(found) - effort.RANGES_TOLD
    lines = [told(book, box) + chance_of(bounds(box), book) for box in able]
    return (*lines, *([f"and up to {more} further ranges"] if more > 0 else []))
