"""A small book that has one of everything, and random expressions and states over it.

The expressions hold negative numbers, quantifiers over nothing, terms that may be nobody, paths, and
values before the moment; ``draw`` is anything with the choices of ``random.Random``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

from hypothesis import strategies as st

from rulewright.book.model import Block as BlockKind
from rulewright.book.model import Book, Clause, Field, FieldKind, Kind, Law, Part, Section, Sort
from rulewright.language.expr import (
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
    connected,
)
from rulewright.language.types import BOOL, BoolType, IntType, MemberType, Type, Value
from rulewright.story.facts import domain
from rulewright.table.state import State

LAND, COLOUR, RANK = MemberType("Land"), MemberType("Colour"), IntType(-3, 3)
PATRON = MemberType("Land", optional=True)
SORTS = (Sort("Land", ("A", "B", "C"), spare=1), Sort("Colour", ("red", "blue"), values=True), Sort("Void", ()))
FIELDS = (
    Field("colour", ("Land",), COLOUR, "red", {("B",): "blue"}),
    Field("rank", ("Land",), RANK, 0, {("C",): -2}, clamped=True),
    Field("patron", ("Land",), PATRON, None),
    Field("war", ("Land", "Land"), BOOL, False, symmetric=True),
    Field("road", ("Land", "Land"), BOOL, False, {("A", "B"): True}, kind=FieldKind.CONSTANT),
    Field("turn", (), IntType(1, 9), 1),
    Field("done", ("Land",), BOOL, False, closed=True),
    Field("die", ("Land",), IntType(1, 6), 1, kind=FieldKind.INPUT),
)


def small_book(
    parts: tuple[Part, ...] = (),
    fields: tuple[Field, ...] = (),
    laws: tuple[Law, ...] = (),
    **changes: object,
) -> Book:
    """The small book with clauses made of the parts, further fields and laws."""
    clauses: dict[str, Clause] = {}
    for part in parts:
        mates = tuple(p for p in parts if p.clause == part.clause)
        clauses[part.clause] = Clause(part.clause, Kind.RULE, "", "", part.section, part.position, parts=mates)
    sections = {p.section: Section(p.section, "", "", BlockKind.STEPS) for p in parts}
    given = {
        "id": "small", "title": "", "path": Path(), "document": "", "sorts": {s.name: s for s in SORTS},
        "fields": {f.name: f for f in (*FIELDS, *fields)}, "acts": {}, "laws": laws, "steps": ("day", "night"),
        "conventions": {}, "events": None, "prohibition_prevails": True, "periods": {}, "external": (),
        "numbering": False, "pages": {}, "sections": sections, "clauses": clauses, "rulings": (), "phrases": None,
    }  # fmt: skip
    return Book(**(given | changes))  # type: ignore[arg-type]


def read(book: Book, name: str, *args: Expr | str) -> Read:
    """A cell of the small book; an argument may be a member's name."""
    field = book.fields[name]
    pairs = zip(args, field.parameters, strict=True)
    return Read(name, tuple(Literal(a, MemberType(s)) if isinstance(a, str) else a for a, s in pairs), field.type)


@dataclass
class Maker:
    """Makes random expressions of a wanted type, no deeper than asked."""

    book: Book
    draw: Random
    count: int = 0
    past: bool = True
    roads: tuple[str, ...] = ("war", "road")
    readable: tuple[str, ...] = ("colour", "rank", "patron", "war", "road", "turn", "done", "die")

    def make(self, kind: Type, depth: int, scope: tuple[Variable, ...] = ()) -> Expr:
        """An expression of a type over the variables in scope."""
        match kind:
            case BoolType():
                return self._condition(depth, scope)
            case IntType():
                return self._number(depth, scope)
            case MemberType():
                return self._member(kind, depth, scope)

    def _condition(self, depth: int, scope: tuple[Variable, ...]) -> Expr:
        if depth <= 0:
            return self._cell(BOOL, 0, scope)
        down = depth - 1
        kind: Type
        match self.draw.randrange(8):
            case 0 | 1:
                operator = self.draw.choice((Operator.AND, Operator.OR))
                return Apply(operator, tuple(self.make(BOOL, down, scope) for _ in range(2)), BOOL)
            case 2:
                return Apply(Operator.NOT, (self.make(BOOL, down, scope),), BOOL)
            case 3:
                kind = self.draw.choice((RANK, PATRON, COLOUR, BOOL))
                return Apply(Operator.EQ, (self.make(kind, down, scope), self.make(kind, down, scope)), BOOL)
            case 4:
                operator = self.draw.choice((Operator.LT, Operator.LE))
                return Apply(operator, (self.make(RANK, down, scope), self.make(RANK, down, scope)), BOOL)
            case 5:
                return self._gather(self.draw.choice((Quantifier.ANY, Quantifier.ALL)), BOOL, down, scope)
            case 6:
                variable = self._fresh(LAND)
                through = TRUE if self.draw.random() < 0.3 else self.make(BOOL, down, (*scope, variable))
                ends = self.make(PATRON, 1, scope), self.make(LAND, 0, scope)
                return connected(self.draw.choice(self.roads), *ends, variable, through)
            case _:
                return self._cell(BOOL, down, scope)

    def _number(self, depth: int, scope: tuple[Variable, ...]) -> Expr:
        if depth <= 0:
            return Literal(n := self.draw.randint(-3, 3), IntType(n, n))
        down = depth - 1
        match self.draw.randrange(7):
            case 0 | 1:
                operator = self.draw.choice((Operator.ADD, Operator.SUB, Operator.MIN, Operator.MAX, Operator.MUL))
                return Apply(operator, (self.make(RANK, down, scope), self.make(RANK, down, scope)), RANK)
            case 2:
                by = self.draw.randint(1, 3)
                return Apply(Operator.DIV, (self.make(RANK, down, scope), Literal(by, IntType(by, by))), RANK)
            case 3:
                return Apply(Operator.NEG, (self.make(RANK, down, scope),), RANK)
            case 4:
                kinds = (Quantifier.COUNT, Quantifier.SUM, Quantifier.LEAST, Quantifier.GREATEST)
                return self._gather(self.draw.choice(kinds), RANK, down, scope)
            case 5:
                return self._either(RANK, down, scope)
            case _:
                return self._cell(RANK, down, scope)

    def _member(self, kind: MemberType, depth: int, scope: tuple[Variable, ...]) -> Expr:
        near = [v for v in scope if v.type == MemberType(kind.sort)]
        if near and self.draw.random() < 0.6:
            return self.draw.choice(near)
        if kind.optional and depth > 0:
            match self.draw.randrange(4):
                case 0:
                    return self._gather(Quantifier.THE, kind, depth - 1, scope)
                case 1:
                    return self._either(kind, depth - 1, scope)
                case 2:
                    return self._cell(kind, depth - 1, scope)
                case _:
                    return Literal(None, kind)
        if kind == COLOUR and depth > 0 and "colour" in self.readable:
            return self._cell(COLOUR, depth - 1, scope)
        return Literal(self.draw.choice(self.book.sorts[kind.sort].members), MemberType(kind.sort))

    def _either(self, kind: Type, depth: int, scope: tuple[Variable, ...]) -> Expr:
        parts = (self.make(BOOL, depth, scope), self.make(kind, depth, scope), self.make(kind, depth, scope))
        return Apply(Operator.IF, parts, kind)

    def _gather(self, quantifier: Quantifier, kind: Type, depth: int, scope: tuple[Variable, ...]) -> Expr:
        void = quantifier is not Quantifier.THE and self.draw.random() < 0.1
        variable = self._fresh(MemberType("Void") if void else LAND)
        unhidden = tuple(v for v in scope if v.name != variable.name)
        inner = unhidden if void else (*unhidden, variable)
        where = TRUE if self.draw.random() < 0.5 else self.make(BOOL, depth, inner)
        counted = quantifier in (Quantifier.COUNT, Quantifier.THE)
        body = self.make(BOOL if counted else kind, depth, inner)
        return Quantify(quantifier, variable, where, body, kind, default=self.draw.randint(-2, 2))

    def _cell(self, kind: Type, depth: int, scope: tuple[Variable, ...]) -> Expr:
        names = [n for n in self.readable if _alike(self.book.fields[n].type, kind)]
        field = self.book.fields[self.draw.choice(names)]
        args = tuple(self.make(self._argument(s), depth, scope) for s in field.parameters)
        found = Read(field.name, args, field.type)
        return Was(found, found.type) if self.past and self.draw.random() < 0.15 else found

    def _argument(self, sort: str) -> MemberType:
        return MemberType(sort, optional=sort == "Land" and self.draw.random() < 0.3)

    def _fresh(self, kind: Type) -> Variable:
        self.count += 1
        return Variable(f"x{self.draw.randint(1, 2)}" if self.draw.random() < 0.3 else f"v{self.count}", kind)


def _alike(one: Type, other: Type) -> bool:
    match one, other:
        case MemberType(s, o), MemberType(t, p):
            return s == t and (p or not o)
        case _:
            return type(one) is type(other)


def random_state(book: Book, draw: Random) -> State:
    """A state in which some cells differ from their start."""
    state = State.start(book)
    for name, args in cells_of(book, FieldKind.STATE):
        if draw.random() < 0.5:
            state.set(name, args, draw.choice(domain(book, book.fields[name], args)))
    return state


def cells_of(book: Book, kind: FieldKind) -> list[tuple[str, tuple[Value, ...]]]:
    """Every cell of the fields of a kind."""
    return [
        (f.name, args)
        for f in book.fields.values()
        if f.kind is kind
        for args in product(*(book.sorts[s].members for s in f.parameters))
    ]


seeds = st.integers(min_value=0, max_value=2**32)
