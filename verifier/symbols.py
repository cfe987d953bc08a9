"""The names of a book as solver symbols, and terms over them that fold what is known already.

Symbols are made when they are first asked for, in one solver context of their own, so that the same
questions asked in the same order always meet the same symbols.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

import z3

from rules.model import Book, Field
from rules.types import BoolType, IntType, MemberType, Type, Value

Term: TypeAlias = z3.ExprRef
NOBODY = "(nobody)"


class Symbols:
    """The solver symbols of one book in one context."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.ctx = z3.Context()
        self.bool_sort = z3.BoolSort(self.ctx)
        self.int_sort = z3.IntSort(self.ctx)
        self.true = z3.BoolVal(True, self.ctx)
        self.false = z3.BoolVal(False, self.ctx)
        self.meaning: dict[int, Value] = {self.true.get_id(): True, self.false.get_id(): False}
        self._sorts: dict[str, z3.SortRef] = {}
        self._members: dict[tuple[str, Value], Term] = {}
        self._numbers: dict[int, Term] = {}
        self._functions: dict[tuple[str, bool], z3.FuncDeclRef] = {}
        self._parameters: dict[tuple[str, Type], Term] = {}

    def sort(self, kind: Type) -> z3.SortRef:
        """The solver sort of a type."""
        match kind:
            case BoolType():
                return self.bool_sort
            case IntType():
                return self.int_sort
            case MemberType(name):
                if name not in self._sorts:
                    self._sorts[name] = self._declare(name)
                return self._sorts[name]
            case _:
                assert_never(kind)

    def _declare(self, name: str) -> z3.SortRef:
        values: list[Value] = [*self.book.sorts[name].members, None]
        names = [f"{name}.{NOBODY if v is None else v}" for v in values]
        sort, constants = z3.EnumSort(name, names, self.ctx)
        for value, constant in zip(values, constants, strict=True):
            self._members[name, value] = constant
            self.meaning[constant.get_id()] = value
        return sort

    def literal(self, value: Value, kind: Type) -> Term:
        """A value as a constant term."""
        match kind:
            case BoolType():
                return self.true if value else self.false
            case IntType():
                assert isinstance(value, int)
                return self.number(value)
            case MemberType(name):
                self.sort(kind)
                return self._members[name, value]
            case _:
                assert_never(kind)

    def number(self, value: int) -> Term:
        """A whole number as a term."""
        if value not in self._numbers:
            self._numbers[value] = z3.IntVal(value, self.ctx)
            self.meaning[self._numbers[value].get_id()] = value
        return self._numbers[value]

    def function(self, field: Field, was: bool) -> z3.FuncDeclRef:
        """The function that gives the cells of a field, now or before the moment."""
        key = (field.name, was)
        if key not in self._functions:
            domain = [self.sort(MemberType(s)) for s in field.parameters]
            name = f"was {field.name}" if was else field.name
            self._functions[key] = z3.Function(name, *domain, self.sort(field.type))
        return self._functions[key]

    def parameter(self, name: str, kind: Type) -> Term:
        """A free variable as a constant to be chosen."""
        key = (name, kind)
        if key not in self._parameters:
            self._parameters[key] = z3.Const(f"the {name}", self.sort(kind))
        return self._parameters[key]

    def known(self, term: Term) -> bool:
        """Whether a term is a value."""
        return term.get_id() in self.meaning

    def value(self, term: Term) -> Value:
        """The value that a constant term stands for."""
        if term.get_id() in self.meaning:
            return self.meaning[term.get_id()]
        if z3.is_int_value(term):
            return int(term.as_long())
        raise ValueError(f"not a value: {term}")

    def is_true(self, term: Term) -> bool:
        """Whether a condition is plainly true."""
        return bool(term.eq(self.true))

    def is_false(self, term: Term) -> bool:
        """Whether a condition is plainly false."""
        return bool(term.eq(self.false))

    def all_of(self, terms: list[Term]) -> Term:
        """Conjunction."""
        if any(self.is_false(t) for t in terms):
            return self.false
        left = list({t.get_id(): t for t in terms if not self.is_true(t)}.values())
        return self.true if not left else left[0] if len(left) == 1 else z3.And(left)

    def any_of(self, terms: list[Term]) -> Term:
        """Disjunction."""
        if any(self.is_true(t) for t in terms):
            return self.true
        left = list({t.get_id(): t for t in terms if not self.is_false(t)}.values())
        return self.false if not left else left[0] if len(left) == 1 else z3.Or(left)

    def negated(self, term: Term) -> Term:
        """Negation."""
        if self.known(term):
            return self.false if self.is_true(term) else self.true
        return term.arg(0) if z3.is_not(term) else z3.Not(term)

    def same(self, left: Term, right: Term) -> Term:
        """Equality."""
        if left.eq(right):
            return self.true
        if self.known(left) and self.known(right):
            return self.false
        return left == right

    def choice(self, condition: Term, then: Term, otherwise: Term) -> Term:
        """``then`` where the condition holds, else ``otherwise``."""
        if self.is_true(condition) or then.eq(otherwise):
            return then
        return otherwise if self.is_false(condition) else z3.If(condition, then, otherwise)

    def sum_of(self, terms: list[Term]) -> Term:
        """Addition of any number of terms."""
        left = [t for t in terms if not t.eq(self.number(0))]
        return self.number(0) if not left else left[0] if len(left) == 1 else z3.Sum(left)

    def lesser(self, left: Term, right: Term) -> Term:
        """The smaller of two."""
        return self.choice(left <= right, left, right)

    def greater(self, left: Term, right: Term) -> Term:
        """The greater of two."""
        return self.choice(left >= right, left, right)
