"""Terms on their way to the solver: each built once, and folded as far as its parts are known.

Two terms of one table that are built alike are one and the same object, so that ``is`` compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.language.types import BOOL, BoolType, IntType, MemberType, Type, Value

INT = IntType(0, 0)


class Term:
    """An operation on terms; ``name`` tells cells, parameters and values of one operation apart."""

    __slots__ = ("args", "kind", "known", "lowered", "name", "operation", "owner")

    def __init__(self, operation: str, args: tuple[Term, ...], name: Any, kind: Type) -> None:
        self.operation = operation
        self.args = args
        self.name = name
        self.kind = kind
        self.known = operation == "value"  # its name is the value
        self.lowered: Any = None  # as the solver has it
        self.owner: object = None  # the symbols of which it is lowered


class Terms:
    """All terms of one question."""

    def __init__(self) -> None:
        self._table: dict[tuple[object, ...], Term] = {}
        self.true = self.value(True, BOOL)
        self.false = self.value(False, BOOL)
        self.zero = self.value(0, INT)

    def __len__(self) -> int:
        return len(self._table)

    def make(self, operation: str, args: Sequence[Term], kind: Type, name: Any = None) -> Term:
        """The one term that is built so."""
        key = (operation, name, kind if operation == "value" else None, *map(id, args))
        found = self._table.get(key)
        if found is None:
            found = self._table[key] = Term(operation, tuple(args), name, kind)
        return found

    def value(self, value: Value, kind: Type) -> Term:
        """A value of a type."""
        match kind:
            case MemberType(sort):
                return self.make("value", (), MemberType(sort, True), value)
            case IntType():
                return self.make("value", (), INT, value)
            case BoolType():
                return self.make("value", (), BOOL, value)

    def all_of(self, terms: Sequence[Term]) -> Term:
        """Conjunction."""
        left = [t for t in dict.fromkeys(terms) if t is not self.true]
        if self.false in left:
            return self.false
        return self.true if not left else left[0] if len(left) == 1 else self.make("and", left, BOOL)

    def any_of(self, terms: Sequence[Term]) -> Term:
        """Disjunction."""
        left = [t for t in dict.fromkeys(terms) if t is not self.false]
        if self.true in left:
            return self.true
        return self.false if not left else left[0] if len(left) == 1 else self.make("or", left, BOOL)

    def negated(self, term: Term) -> Term:
        """Negation."""
        if term.known:
            return self.false if term is self.true else self.true
        return term.args[0] if term.operation == "not" else self.make("not", (term,), BOOL)

    def same(self, left: Term, right: Term) -> Term:
        """Equality."""
        if left is right:
            return self.true
        if left.known:
            left, right = right, left
        if left.known:
            return self.false
        if right.known:
            if isinstance(right.kind, BoolType):
                return left if right is self.true else self.negated(left)
            if left.operation == "if" and left.args[1].known and left.args[2].known:
                return self.choice(left.args[0], self.same(left.args[1], right), self.same(left.args[2], right))
        return self.make("==", (left, right), BOOL)

    def choice(self, condition: Term, then: Term, otherwise: Term) -> Term:
        """``then`` where the condition holds, else ``otherwise``."""
        if condition is self.true or then is otherwise:
            return then
        if condition is self.false:
            return otherwise
        if then is self.true or then is condition:
            return self.any_of((condition, otherwise))
        if otherwise is self.false:
            return self.all_of((condition, then))
        if then is self.false:
            return self.all_of((self.negated(condition), otherwise))
        return self.make("if", (condition, then, otherwise), then.kind)

    def sum_of(self, terms: Sequence[Term]) -> Term:
        """Addition."""
        constant = sum(t.name for t in terms if t.known)
        left = [t for t in terms if not t.known]
        if constant or not left:
            left.append(self.value(constant, INT))
        return left[0] if len(left) == 1 else self.make("+", left, INT)

    def product_of(self, terms: Sequence[Term]) -> Term:
        """Multiplication."""
        constant = 1
        for term in terms:
            constant *= term.name if term.known else 1
        left = [t for t in terms if not t.known]
        if constant == 0 or not left:
            return self.value(constant, INT)
        if constant != 1:
            left.append(self.value(constant, INT))
        return left[0] if len(left) == 1 else self.make("*", left, INT)

    def quotient(self, left: Term, right: Term) -> Term:
        """Division by a positive number, rounding down."""
        if left.known and right.known:
            return self.value(left.name // right.name, INT)
        return self.make("//", (left, right), INT)

    def less(self, left: Term, right: Term) -> Term:
        """Whether the first number is below the second."""
        if left is right:
            return self.false
        if left.known and right.known:
            return self.true if left.name < right.name else self.false
        if left.known and left.name == 0 and (counted := self._counted(right)):
            return self.any_of(counted)
        if right.known and right.name == 1 and (counted := self._counted(left)):
            return self.negated(self.any_of(counted))
        return self.make("<", (left, right), BOOL)

    def _counted(self, term: Term) -> list[Term]:
        """The conditions of which a number is the count."""
        one = self.value(1, INT)
        summands = term.args if term.operation == "+" else (term,)
        plain = all(s.operation == "if" and s.args[1] is one and s.args[2] is self.zero for s in summands)
        return [s.args[0] for s in summands] if plain else []

    def at_most(self, left: Term, right: Term) -> Term:
        """Whether the first number is not above the second."""
        return self.negated(self.less(right, left))

    def lesser(self, left: Term, right: Term) -> Term:
        """The smaller of two."""
        return self.choice(self.less(right, left), right, left)

    def greater(self, left: Term, right: Term) -> Term:
        """The greater of two."""
        return self.choice(self.less(left, right), right, left)
