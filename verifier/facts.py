"""What the values of one cell can be, as far as the book alone tells: its range, its start, its setters.

A closed field holds what it started with or what some part or act writes into it in so many words;
where a written value is worked out, nothing is said beyond the range.
"""

from __future__ import annotations

from graph.index import index_of
from rules.model import Book, Field, FieldKind, Part
from rules.types import Value
from verifier.remembered import for_a_book
from verifier.unroll import values_of


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
    return tuple(v for v in values_of(field.type, book) if v in values | starts)


def domain(book: Book, field: Field, args: tuple[Value, ...]) -> tuple[Value, ...]:
    """Every value that a cell can hold: its start value first, then numbers by distance, members as declared."""
    start = field.start_at(args)
    if field.kind is FieldKind.CONSTANT:
        return (start,)
    values = closed_values(book, field, args) or values_of(field.type, book)
    if isinstance(start, int) and not isinstance(start, bool):
        numbers = [v for v in values if isinstance(v, int)]
        return tuple(sorted(numbers, key=lambda v: (abs(v - start), v)))
    return (start, *(v for v in values if v != start))


@for_a_book
def bound_of(book: Book) -> str:
    """The bound of a proof in words: how many things each sort has; of values there are no others."""
    things = (f"{len(book.members[name])} {name}" for name, sort in book.sorts.items() if not sort.values)
    return ", ".join(things) or "all values"
