"""The names of a book as solver symbols: sorts with nobody added, functions for fields, parameters.

Symbols are made when they are first asked for, in one solver context of their own, so that the same
questions asked in the same order always meet the same symbols.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, assert_never

from rulewright.book.model import Book
from rulewright.language.lazy import postponed
from rulewright.language.types import BoolType, IntType, MemberType, Type, Value
from rulewright.solver.terms import Term

if TYPE_CHECKING:
    import z3
else:
    if "z3" not in sys.modules:
        places = find_spec("z3").submodule_search_locations
        # Else the solver would load a library that lies in the current folder.
        builtins.Z3_LIB_DIRS = [*places, *(f"{place}/lib" for place in places), f"{sys.prefix}/lib"]
    z3 = postponed("z3")

Cells = Mapping[tuple[str, tuple[Value, ...]], Value]

NOBODY = "(nobody)"

MANY = {"and": "Z3_mk_and", "or": "Z3_mk_or", "+": "Z3_mk_add", "*": "Z3_mk_mul"}  # functions of the solver
FIXED = {"not": "Z3_mk_not", "==": "Z3_mk_eq", "if": "Z3_mk_ite", "//": "Z3_mk_div", "<": "Z3_mk_lt"}


class Symbols:
    """The solver symbols of one book in one context."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.ctx = z3.Context()
        self._sorts: dict[str, Any] = {}
        self._members: dict[tuple[str, Value], Any] = {}
        self._meaning: dict[int, Value] = {}
        self._functions: dict[tuple[str, bool], Any] = {}

    def sort(self, kind: Type) -> Any:
        """The solver sort of a type."""
        match kind:
            case BoolType():
                return z3.BoolSort(self.ctx)
            case IntType():
                return z3.IntSort(self.ctx)
            case MemberType(name):
                if name not in self._sorts:
                    self._sorts[name] = self._declare(name)
                return self._sorts[name]
            case _:
                assert_never(kind)

    def _declare(self, name: str) -> Any:
        values: list[Value] = [*self.book.sorts[name].members, None]
        names = [f"{name}.{NOBODY if v is None else v}" for v in values]
        sort, constants = z3.EnumSort(name, names, self.ctx)
        for value, constant in zip(values, constants, strict=True):
            self._members[name, value] = constant
            self._meaning[constant.get_id()] = value
        return sort

    def literal(self, value: Value, kind: Type) -> Any:
        """A value as a constant."""
        match kind:
            case BoolType():
                return z3.BoolVal(value, self.ctx)
            case IntType():
                return z3.IntVal(value, self.ctx)
            case MemberType(name):
                self.sort(kind)
                return self._members[name, value]
            case _:
                assert_never(kind)

    def function(self, name: str, was: bool) -> Any:
        """The function that gives the cells of a field, now or before the moment."""
        if (name, was) not in self._functions:
            field = self.book.fields[name]
            domain = [self.sort(MemberType(s)) for s in field.parameters]
            title = f"was {name}" if was else name
            self._functions[name, was] = z3.Function(title, *domain, self.sort(field.type))
        return self._functions[name, was]

    def lower(self, term: Term) -> Any:
        """A term as the solver has it, its parts first."""
        waiting = [term]
        while waiting:
            top = waiting[-1]
            if top.owner is not self:
                missing = [a for a in top.args if a.owner is not self]
                if missing:
                    waiting.extend(missing)
                    continue
                top.lowered, top.owner = self._lower(top), self
            waiting.pop()
        return term.lowered

    def _lower(self, term: Term) -> Any:
        match term.operation:
            case "value":
                return self.literal(term.name, term.kind)
            case "parameter":
                # by its type too, for what is true of all values of one type may be asserted for good
                return z3.Const(f"the {term.name} of {term.kind}", self.sort(term.kind))
            case "cell" if not term.args:
                return self.function(*term.name)()
            case _:
                return self._wrapped(self._applied(term), term.kind)

    def _applied(self, term: Term) -> Any:
        """The solver's own handle of an operation; its Python operators would check the sorts each time."""
        ref, args = self.ctx.ref(), [a.lowered.ast for a in term.args]
        if term.operation in FIXED:
            return getattr(z3, FIXED[term.operation])(ref, *args)
        row = (z3.Ast * len(args))(*args)
        if term.operation == "cell":
            return z3.Z3_mk_app(ref, self.function(*term.name).ast, len(args), row)
        return getattr(z3, MANY[term.operation])(ref, len(args), row)

    def _wrapped(self, handle: Any, kind: Type) -> Any:
        match kind:
            case BoolType():
                return z3.BoolRef(handle, self.ctx)
            case IntType():
                return z3.ArithRef(handle, self.ctx)
            case MemberType():
                return z3.DatatypeRef(handle, self.ctx)
            case _:
                assert_never(kind)

    def value(self, model: z3.ModelRef, term: Term) -> Value:
        """The value of a term in a model; by the solver's own handles, which are many times as fast as its classes."""
        if term.known:
            return term.name  # type: ignore[no-any-return]
        ref, row = self.ctx.ref(), (z3.Ast * 1)()
        z3.Z3_model_eval(ref, model.model, self.lower(term).ast, True, row)
        match term.kind:
            case BoolType():
                return bool(z3.Z3_get_bool_value(ref, row[0]) == z3.Z3_L_TRUE)
            case IntType():
                return int(z3.Z3_get_numeral_string(ref, row[0]))
            case MemberType():
                return self._meaning[z3.Z3_get_ast_id(ref, row[0])]
            case _:
                assert_never(term.kind)


class Reading:
    """One state as the solver sees it, in which terms have values."""

    def __init__(self, symbols: Symbols, now: Cells, before: Cells, inputs: Cells) -> None:
        self.symbols = symbols
        self._model = z3.ModelRef(z3.Z3_mk_model(symbols.ctx.ref()), symbols.ctx)
        for was, cells in ((False, {**now, **inputs}), (True, before)):
            for name in dict.fromkeys(name for name, _ in cells):
                self._define(name, was, {a: v for (n, a), v in cells.items() if n == name})

    def _define(self, name: str, was: bool, values: Mapping[tuple[Value, ...], Value]) -> None:
        spec, function = self.symbols.book.fields[name], self.symbols.function(name, was)
        if not spec.parameters:
            self._model.update_value(function(), self.symbols.literal(values[()], spec.type))
            return
        ctx = self.symbols.ctx
        start = self.symbols.literal(spec.start, spec.type).as_ast()
        table = z3.FuncInterp(z3.Z3_add_func_interp(ctx.ref(), self._model.model, function.ast, start), ctx)
        for args, value in values.items():
            entry = z3.AstVector(ctx=ctx)
            for arg, sort in zip(args, spec.parameters, strict=True):
                entry.push(self.symbols.literal(arg, MemberType(sort)))
            shown = self.symbols.literal(value, spec.type).as_ast()
            z3.Z3_func_interp_add_entry(ctx.ref(), table.f, entry.vector, shown)

    def value(self, term: Term) -> Value:
        """The value of a term."""
        return self.symbols.value(self._model, term)
