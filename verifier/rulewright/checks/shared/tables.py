"""Tables and case splits as the checks see them: the table itself as a part, its rows, the results at its edges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rulewright.book.model import Anchor, AnchorKind, Book, Part, Row, Table
from rulewright.checks.shared.pairs import free
from rulewright.language.expr import Apply, Expr, Operator, conj, exists, number
from rulewright.language.types import BOOL, IntType
from rulewright.story.moments import played, turn
from rulewright.table.index import frame, index_of, may_prevail


@dataclass(frozen=True)
class Split:
    """A table or case split that can be played: what its rows share, and the parts of each row."""

    book: Book
    table: Table
    frame: Part
    parts: tuple[Part, ...]

    @property
    def moment(self) -> Anchor | None:
        """What to play for the table to speak; nothing if it stands."""
        return None if self.frame.anchor.kind is AnchorKind.STANDING else played(self.book, self.frame.anchor)

    @cached_property
    def prevailing(self) -> tuple[Part, ...]:
        """The parts of rows that may prevail over those of others."""
        return tuple(may_prevail(self.parts, index_of(self.book)))

    @property
    def rows(self) -> dict[str, list[Part]]:
        """The parts of each row or case by its clause."""
        found: dict[str, list[Part]] = {}
        for part in self.parts:
            found.setdefault(part.clause, []).append(part)
        return found

    def speaks(self, *conditions: Expr) -> Expr:
        """That the table's turn comes and these are so as well, told of the state in which its moment begins."""
        everything = conj([*[c.expr for c in self.frame.conditions], *conditions])
        if self.frame.anchor.kind is AnchorKind.STANDING:
            return conj([*[c.expr for c in self.frame.life], everything])
        return conj([turn(self.book, self.parts[0], everything), free(self.book, self.frame.anchor)])

    def own(self, part: Part) -> Expr:
        """What a row or case asks for beyond what the table does, under some choice of its own variables."""
        extra = tuple(v for v in part.variables if v not in self.frame.variables)
        return exists(extra, conj([c.expr for c in part.conditions if c not in self.frame.conditions]))


def splits(book: Book) -> Iterator[Split]:
    """Every table and case split with at least one row that does something."""
    for table, parts in index_of(book).tables.values():
        if parts:
            yield Split(book, table, frame(table, parts), parts)


def row_at(rows: Sequence[Row], result: int) -> Row | None:
    """The first row that names a result."""
    return next((row for row in rows if row.covers(result)), None)


def edges(table: Table) -> Iterator[tuple[Row, int, bool]]:
    """The rows at an end of the die that stop there although modifiers reach past it: row, end, whether upper."""
    if table.total is None or table.total == table.roll or not isinstance(table.total.type, IntType):
        return
    reached = table.total.type
    for end, above in ((table.high, True), (table.low, False)):
        row = row_at(table.rows, end)
        further = reached.high > end if above else reached.low < end
        last = all(r.high <= end if above else r.low >= end for r in table.rows)
        if row is not None and further and last:
            yield row, end, above


def past(total: Expr, end: int, above: bool) -> Expr:
    """That a modified result lies beyond an end of the die."""
    args = (number(end), total) if above else (total, number(end))
    return Apply(Operator.LT, args, BOOL)
