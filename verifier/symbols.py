"""The names of a book as solver symbols: sorts with nobody added, functions for fields, parameters.

Symbols are made when they are first asked for, in one solver context of their own, so that the same
questions asked in the same order always meet the same symbols.
"""

from __future__ import annotations

from typing import assert_never

import z3

from rules.model import Book, Field
from rules.types import BoolType, IntType, MemberType, Type, Value

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
        self._members: dict[tuple[str, Value], z3.ExprRef] = {}
        self._numbers: dict[int, z3.ExprRef] = {}
        self._functions: dict[tuple[str, bool], z3.FuncDeclRef] = {}
        self._parameters: dict[tuple[str, Type], z3.ExprRef] = {}

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

    def literal(self, value: Value, kind: Type) -> z3.ExprRef:
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

    def number(self, value: int) -> z3.ExprRef:
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

    def parameter(self, name: str, kind: Type) -> z3.ExprRef:
        """A free variable as a constant to be chosen."""
        key = (name, kind)
        if key not in self._parameters:
            self._parameters[key] = z3.Const(f"the {name}", self.sort(kind))
        return self._parameters[key]

    def known(self, term: z3.ExprRef) -> bool:
        """Whether a term is a value."""
        return term.get_id() in self.meaning

    def value(self, term: z3.ExprRef) -> Value:
        """The value that a constant term stands for."""
        if term.get_id() in self.meaning:
            return self.meaning[term.get_id()]
        if z3.is_int_value(term):
            return int(term.as_long())
        raise ValueError(f"not a value: {term}")
