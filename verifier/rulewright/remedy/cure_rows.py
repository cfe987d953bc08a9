"""Cures of tables: a row that is missing, one that reaches too far, one that stops at the edge of the die."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from rulewright.book.model import Book, Clause, Condition, Part, Row, Table
from rulewright.evidence.core import amended
from rulewright.evidence.findings import Query
from rulewright.language.expr import TRUE, Expr
from rulewright.language.types import IntType
from rulewright.lowering.tables import within
from rulewright.table.index import frame, index_of

TOLD = "the result is "


@dataclass(frozen=True)
class Cure:
    """A cure in words, the book as it would be, and what has to stay possible in it.

    That is shown too by a moment in which the part ``alone`` fires, and not the part ``silent``.
    """

    words: str
    book: Book
    possible: Callable[[], tuple[Expr, ...]] = tuple
    alone: Part | None = None
    silent: Part | None = None


def rolled(book: Book) -> frozenset[str]:
    """The clauses with a roll table."""
    return frozenset(c.id for c in book.clauses.values() if c.table is not None and c.table.total is not None)


def table_of(book: Book, clauses: Iterable[str]) -> Clause | None:
    """The clause of the roll table that clauses state or are rows of."""
    named = [book.clauses[c] for c in clauses if c in book.clauses]
    found = [c.id for c in named if c.id in rolled(book)] + [p.group for c in named for p in c.parts]
    return next((book.clauses[c] for c in found if c in rolled(book)), None)


def cut_row(book: Book, query: Query) -> Iterator[Cure]:
    """Two rows that share results: the one that reaches further without what the other has."""
    clause = table_of(book, query.clauses)
    if clause is None or clause.table is None:
        return
    rows = [r for r in clause.table.rows if r.clause in query.clauses and not r.listed]
    for wide, small in ((a, b) for a in rows for b in rows if a != b):
        if wide.low < small.low:
            yield from rewritten(book, clause, wide, replace(wide, high=small.low - 1, open_high=False))
        if small.high < wide.high:
            yield from rewritten(book, clause, wide, replace(wide, low=small.high + 1, open_low=False))


def open_ended(book: Book, query: Query) -> Iterator[Cure]:
    """The row at the edge of a table takes what lies beyond."""
    clause = table_of(book, query.clauses)
    if clause is None or clause.table is None or clause.table.total is None:
        return
    low, high = span(clause.table.total)
    for row in (r for r in clause.table.rows if r.clause == query.clauses[1] and not r.listed):
        above, below = replace(row, high=high, open_high=True), replace(row, low=low, open_low=True)
        wide = above if query.cell == "above" else below
        for cure in rewritten(book, clause, row, wide):
            yield replace(cure, words=query.cures[0])


def new_row(book: Book, query: Query) -> Iterator[Cure]:
    """A row for the results that no row names, if they stand in a row themselves."""
    clause = table_of(book, query.clauses)
    if clause is None or clause.table is None or clause.table.total is None:
        return
    table = clause.table
    missing = [n for n in range(table.low, table.high + 1) if not any(r.covers(n) for r in table.rows)]
    own = index_of(book).tables[clause.id][1]
    if not missing or not own or missing != list(range(missing[0], missing[-1] + 1)):
        return
    row = Row(f"{clause.id}+", missing[0], missing[-1])
    told = (*(c for c in frame(table, own).conditions if c.expr != TRUE), named(table, row))
    part = replace(own[0], id=row.clause, clause=row.clause, conditions=told, outcomes=())
    added = replace(book.clauses[own[0].clause], id=row.clause, says="", parts=(part,), confirms=())
    wider = replace(clause, table=replace(table, rows=(*table.rows, row)))
    yield Cure(f"Add a row {row.written}, even if it does nothing.", amended(book, wider, added))


def rewritten(book: Book, clause: Clause, row: Row, other: Row) -> Iterator[Cure]:
    """A row with another range, in the table and in the conditions of its parts."""
    table = clause.table
    assert table is not None
    new = named(table, other)
    mended = book.clauses[row.clause]
    parts = tuple(with_range(p, new) for p in mended.parts)
    rows = tuple(other if r == row else r for r in table.rows)
    table_clause = replace(clause, table=replace(table, rows=rows))
    words = f"Write the row of {row.clause} as {other.written}."
    yield Cure(words, amended(book, table_clause, replace(mended, parts=parts)))


def with_range(part: Part, range_: Condition) -> Part:
    """A part of a row for other results."""
    return replace(part, conditions=tuple(range_ if c.text.startswith(TOLD) else c for c in part.conditions))


def named(table: Table, row: Row) -> Condition:
    """That a result lies in a row."""
    assert table.total is not None
    return Condition(within(table.total, row), f"{TOLD}{row.words}")


def span(total: Expr) -> tuple[int, int]:
    """The least and the greatest result."""
    assert isinstance(total.type, IntType)
    return total.type.low, total.type.high
