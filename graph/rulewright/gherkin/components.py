"""The components of a game: how many there are of each, and how many clauses take."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.book.model import Amount, Book, Clause, Kind
from rulewright.language.expr import Apply, Expr, Operator, number
from rulewright.language.types import BOOL, IntType


@dataclass(frozen=True)
class Component:
    """One component as it is first named, and what is said of its number, in the order of the book."""

    name: str
    counts: list[tuple[Clause, Amount]] = field(default_factory=list)
    takes: list[tuple[Clause, Amount]] = field(default_factory=list)

    def lacking(self) -> Expr:
        """That all who take it take more than the first who counts it counts."""
        taken = tuple(amount.number for _, amount in self.takes) or (number(0),)
        there = self.counts[0][1].number if self.counts else number(0)
        return Apply(Operator.LT, (there, total(taken)), BOOL)


def total(numbers: tuple[Expr, ...]) -> Expr:
    """The sum of some numbers."""
    types = [n.type for n in numbers if isinstance(n.type, IntType)]
    if len(numbers) == 1:
        return numbers[0]
    return Apply(Operator.ADD, numbers, IntType(sum(t.low for t in types), sum(t.high for t in types)))


def plain(name: str) -> str:
    """A name in which capitals and spaces do not matter."""
    return " ".join(name.casefold().split())


def components(book: Book) -> dict[str, Component]:
    """The components that a book speaks of, by their plain names."""
    found: dict[str, Component] = {}
    for clause in book.clauses.values():
        for name, amount in clause.counts.items() if clause.kind is Kind.COMPONENT else ():
            found.setdefault(plain(name), Component(name)).counts.append((clause, amount))
        for name, amount in clause.takes.items():
            found.setdefault(plain(name), Component(name)).takes.append((clause, amount))
    return found
