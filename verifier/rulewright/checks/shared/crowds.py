"""The pairs of many things that may meet: two that fix one thing at ranges without a common value never do.

They are found by a sweep over whatever keeps most pairs apart, so that the cost follows the pairs that are left.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from itertools import combinations

from rulewright.book.model import Book, FieldKind, Part
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Unsettled
from rulewright.language.expr import Apply, Expr, Literal, Operator, Read, conjuncts
from rulewright.language.types import BoolType, IntType, Value
from rulewright.memo.per_book import for_a_part
from rulewright.story import effort

Range = tuple[float, float]
Fixed = Mapping[Hashable, Value | Range]  # one value, or a least and a greatest number
Kinds = Sequence[Hashable | None]  # two of one kind do not meet; what is of no kind may meet anything
EVERYTHING = (float("-inf"), float("inf"))
KEYS_TRIED = 20  # those that most of a crowd fix


@dataclass(frozen=True)
class Crowd:
    """What each of some things fixes, and of which kind it is."""

    fixed: Sequence[Fixed]
    kinds: Kinds

    def apart(self, one: int, other: int) -> bool:
        """Whether two of them never meet."""
        if self.kinds[one] is not None and self.kinds[one] == self.kinds[other]:
            return True
        mine, theirs = self.fixed[one], self.fixed[other]
        return any(key in theirs and differ(value, theirs[key]) for key, value in mine.items())

    def pairs(self) -> Iterator[tuple[int, int]]:
        """The pairs that may meet, the first before the second, in order.

        Where these are more than can be gone through in any case, they come one after another, from going through all.
        """
        if not self.few:
            return (pair for pair in combinations(range(len(self.kinds)), 2) if not self.apart(*pair))
        return iter(sorted(pair for pair in self._swept(self._best[0]) if not self.apart(*pair)))

    @property
    def few(self) -> bool:
        """Whether the pairs that may meet can be gone through."""
        return self._best[1] <= effort.PAIRS_LOOKED_AT

    @cached_property
    def _best(self) -> tuple[Hashable | None, int]:
        """What keeps most pairs apart, and how many it leaves."""
        keys: dict[Hashable, int] = {}
        for key in (key for one in self.fixed for key in one):
            keys[key] = keys.get(key, 0) + 1
        often = sorted(keys, key=lambda k: -keys[k])[:KEYS_TRIED]
        best: tuple[Hashable | None, int] = None, self._left(None)
        for key in often:
            number = self._left(key)
            if number < best[1]:
                best = key, number
        return best

    def _left(self, key: Hashable | None) -> int:
        """How many pairs one thing that they fix does not keep apart, nor their kind."""
        number, active, of_kind = 0, 0, dict[Hashable, int]()
        for place, leaving in self._events(key):
            kind, step = self.kinds[place], -1 if leaving else 1
            if not leaving:
                number += active - (of_kind.get(kind, 0) if kind is not None else 0)
            active += step
            of_kind[kind] = of_kind.get(kind, 0) + step
        return number

    def _swept(self, key: Hashable | None) -> Iterator[tuple[int, int]]:
        """The pairs that one thing that they fix does not keep apart, nor their kind."""
        active: dict[Hashable | None, dict[int, None]] = {}
        for place, leaving in self._events(key):
            kind = self.kinds[place]
            if leaving:
                del active[kind][place]
                if not active[kind]:
                    del active[kind]
                continue
            for other, there in active.items():
                if kind is None or other != kind:
                    yield from ((min(place, p), max(place, p)) for p in there)
            active.setdefault(kind, {})[place] = None

    def _events(self, key: Hashable | None) -> Iterator[tuple[int, bool]]:
        """Who comes in and who leaves as a sweep goes up through the values of a thing."""
        names: dict[Value, int] = {}
        ranges = [(*_range(one.get(key, EVERYTHING), names), place) for place, one in enumerate(self.fixed)]
        inside: list[tuple[float, int]] = []
        for low, high, place in sorted(ranges):
            while inside and inside[0][0] < low:
                yield heappop(inside)[1], True
            yield place, False
            heappush(inside, (high, place))


def _range(value: Value | Range, names: dict[Value, int]) -> Range:
    """The numbers from which to which something is fixed; those of other values as they come."""
    if isinstance(value, tuple):
        return value
    number = names.setdefault(value, len(names))
    return number, number


def differ(one: Value | Range, other: Value | Range) -> bool:
    """Whether two things that are fixed have no value in common."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return one[1] < other[0] or other[1] < one[0]
    return one != other


@dataclass
class Patience:
    """How far the pairs of a crowd are gone through: what is beyond is told as undecided, once."""

    context: Context
    check: Check
    size: int  # of how many the pairs are
    looked: int = 0
    asked: int = 0
    found: int = 0

    @property
    def many(self) -> bool:
        """Whether there are enough for this to matter."""
        return self.size > effort.CROWD

    @property
    def crowded(self) -> bool:
        """Whether there are too many for cures to be proved."""
        return self.size > effort.CURED_CROWD

    def ends(self, clauses: tuple[str, ...], about: str) -> bool:
        """Whether this pair of clauses, and all that come after it, are left undecided."""
        beyond = (
            self.looked >= effort.PAIRS_LOOKED_AT
            or self.asked >= effort.PAIRS_ASKED
            or self.found >= effort.PAIRS_FOUND
        )
        if self.many and beyond:
            reason = f"{about}: {self.asked} pairs were asked about and {self.found} told; from this one on, none is"
            left = Unsettled(self.check.code, self.context.book.id, clauses, reason)
            self.context.undecided.append(left)
        return self.many and beyond


@for_a_part
def fixed_by(book: Book, part: Part) -> Fixed:
    """What the conditions of a part fix: cells of named things that acts and clauses write, and nothing else gives."""
    found: dict[Hashable, Value | Range] = {}
    for expr in (c for condition in part.conditions for c in conjuncts(condition.expr)):
        told = _told(book, expr)
        if told is not None:
            key, value = told
            known = found.get(key)
            if isinstance(known, tuple) and isinstance(value, tuple):
                value = max(known[0], value[0]), min(known[1], value[1])
            found[key] = value
    return found


def _told(book: Book, expr: Expr) -> tuple[Hashable, Value | Range] | None:
    """The cell that a condition is about, and what it has to be; numbers as a range."""
    match expr:
        case Read() if isinstance(expr.type, BoolType) and named(book, expr):
            return expr, True
        case Apply(Operator.NOT, (Read() as cell,)) if isinstance(cell.type, BoolType) and named(book, cell):
            return cell, False
        case Apply(Operator.EQ, (Read() as cell, Literal(value=value))) if named(book, cell):
            return cell, (value, value) if isinstance(cell.type, IntType) and isinstance(value, int) else value
        case Apply(Operator.LE | Operator.LT as less, (Read() as cell, Literal(value=int(end)))) if named(book, cell):
            return cell, (EVERYTHING[0], end - (less is Operator.LT))
        case Apply(Operator.LE | Operator.LT as less, (Literal(value=int(end)), Read() as cell)) if named(book, cell):
            return cell, (end + (less is Operator.LT), EVERYTHING[1])
        case _:
            return None


def named(book: Book, cell: Read) -> bool:
    """Whether a cell is one of named things, which holds one value at a time whoever asks."""
    spec = book.fields[cell.field]
    there = all(isinstance(a, Literal) and a.value is not None for a in cell.args)
    return there and not spec.symmetric and spec.kind in (FieldKind.STATE, FieldKind.CONSTANT)
