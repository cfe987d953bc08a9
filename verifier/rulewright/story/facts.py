"""What the values of one cell can be, as far as the book alone tells: its range, its start, its setters.

A closed field holds what it started with or what some part or act writes into it in so many words;
where a written value is worked out, nothing is said beyond the range.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from rulewright.book.model import Book, Field, FieldKind, Part
from rulewright.language.types import Value
from rulewright.memo.per_book import for_a_book
from rulewright.story import effort
from rulewright.story.unroll import values_of
from rulewright.table.index import index_of


@dataclass(frozen=True)
class Nearest(Sequence[Value]):
    """The numbers of a range by their distance from one of them, of two the lower first, none of which is listed.

    What it begins with is again all of a range.
    """

    low: int
    high: int
    start: int

    def __len__(self) -> int:
        return self.high - self.low + 1

    @overload
    def __getitem__(self, at: int) -> Value: ...
    @overload
    def __getitem__(self, at: slice) -> Nearest: ...
    def __getitem__(self, at: int | slice) -> Value | Nearest:
        if isinstance(at, slice):
            assert at.start is None and at.step is None
            return self._first(len(range(len(self))[at]))
        upto, before = self._first(range(len(self))[at] + 1), self._first(range(len(self))[at])
        return upto.low if len(upto) == 1 or upto.low < before.low else upto.high

    def _first(self, many: int) -> Nearest:
        """So many of them: as many on either side as there are, the lower side having one more."""
        below, above = self.start - self.low, self.high - self.start
        down = min(below, max(many // 2, many - 1 - above))
        return Nearest(self.start - down, self.start + many - 1 - down, self.start)

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and self.low <= value <= self.high

    def index(self, value: Value, start: int = 0, stop: int | None = None) -> int:
        """The place of a number."""
        if value not in self or not isinstance(value, int):
            raise ValueError(value)
        far, near = abs(value - self.start), min(self.start - self.low, self.high - self.start)
        return far + near if far > near else 2 * far - (value < self.start)


def parts_of(book: Book, event: str) -> tuple[Part, ...]:
    """All that the pages of an event say, in the order of the book."""
    return _by_event(book).get(event, ())


@for_a_book
def _by_event(book: Book) -> dict[str, tuple[Part, ...]]:
    found: dict[str, list[Part]] = {}
    for part in book.parts():
        found.setdefault(part.event, []).append(part)
    return {event: tuple(parts) for event, parts in found.items()}


def written(book: Book, field: str) -> frozenset[Value] | None:
    """The values that outcomes write into a field, or None where one of them is worked out."""
    return index_of(book).written.get(field, frozenset())


def closed_values(book: Book, field: Field, args: tuple[Value, ...] | None) -> tuple[Value, ...] | None:
    """All that a cell of a closed field can hold, sorted; without arguments, all that any cell of it can."""
    if field.kind is not FieldKind.STATE or not field.closed:
        return None
    values = written(book, field.name)
    if values is None:
        return None
    starts = {field.start_at(args)} if args is not None else {field.start, *field.starts.values()}
    known = values_of(field.type, book)
    return tuple(sorted((v for v in values | starts if v in known), key=known.index))


def held(book: Book, field: Field, args: tuple[Value, ...]) -> Sequence[Value]:
    """Every value that a cell can hold, its start besides where that is none of them."""
    if field.kind is FieldKind.CONSTANT:
        return (field.start_at(args),)
    return closed_values(book, field, args) or values_of(field.type, book)


def domain(book: Book, field: Field, args: tuple[Value, ...]) -> Sequence[Value]:
    """Every value that a cell can hold: its start value first, then numbers by distance, members as declared."""
    start = field.start_at(args)
    if field.kind is FieldKind.CONSTANT:
        return (start,)
    values = held(book, field, args)
    if isinstance(start, int) and not isinstance(start, bool):
        if isinstance(values, range) and len(values) > effort.NUMBERS_LISTED:
            return Nearest(values[0], values[-1], start)
        numbers = [v for v in values if isinstance(v, int)]
        return tuple(sorted(numbers, key=lambda v: (abs(v - start), v)))
    return (start, *(v for v in values if v != start))


@for_a_book
def bound_of(book: Book) -> str:
    """The bound of a proof in words: how many things each sort has; of values there are no others."""
    things = (f"{len(book.members[name])} {name}" for name, sort in book.sorts.items() if not sort.values)
    return ", ".join(things) or "all values"
