"""A row of a table that no modified roll reaches, or a case that the split it belongs to leaves out.

So too the results past the ends of the roll that a row names beside others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.book.model import Part, Row
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import leave_open, proof
from rulewright.checks.shared.tables import Split, splits
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.matter import of_clauses
from rulewright.language.expr import TRUE, Apply, Operator, conj, disj, number
from rulewright.language.types import BOOL, IntType
from rulewright.lowering.tables import within
from rulewright.solver.solve import Proved
from rulewright.table.index import index_of

CHECK = Check(
    "RW208",
    "unreachable-row",
    Severity.WARNING,
    "A row of a table is reached by no modified roll, or a case lies outside what its split is among.",
)


def find(context: Context) -> Iterator[Finding]:
    """The rows and cases that never come, of the tables and splits that do."""
    for split in splits(context.book):
        alive = {p.clause for p in split.parts if p.id in context.played.alive}
        if split.table.total is not None:
            rows = [r for r in split.table.rows if r.clause not in alive and unreached(context, split, r)]
            yield from (never_rolled_finding(context, split, r) for r in rows if context.possible(split.speaks()))
            others = [r for r in split.table.rows if r not in rows]
            told = ((r, beyond(context, split, r, others)) for r in others)
            yield from (past_the_ends(context, split, r, ends) for r, ends in told if ends)
        elif split.table.among != TRUE:
            cases = {c: parts for c, parts in split.rows.items() if c not in alive}
            yield from (outside(context, split, c) for c, parts in cases.items() if excluded(context, split, parts))


def unreached(context: Context, split: Split, row: Row) -> bool:
    """Whether no roll, however modified, leads to a row where the table speaks."""
    assert split.table.total is not None
    verdict = context.ask(split.speaks(within(split.table.total, row)))
    leave_open(context, CHECK, (row.clause,), verdict)
    return isinstance(verdict, Proved)


def excluded(context: Context, split: Split, parts: list[Part]) -> bool:
    """Whether a case can be so, but never among what its split is about."""
    own = [split.own(p) for p in parts]
    verdict = context.ask(split.speaks(disj(own)))
    leave_open(context, CHECK, (parts[0].clause,), verdict)
    elsewhere = conj([*(c.expr for c in split.frame.conditions if c.expr != split.table.among), disj(own)])
    return isinstance(verdict, Proved) and context.possible(split.speaks()) and context.possible(elsewhere)


def never_rolled(context: Context, part: Part) -> bool:
    """Whether a part belongs to a row that this check reports."""
    table, parts = index_of(context.book).tables[part.group]
    row = next((r for r in table.rows if r.clause == part.clause), None)
    if table.total is None or row is None:
        return False
    split = next(s for s in splits(context.book) if s.table is table)
    return unreached(context, split, row) and context.possible(split.speaks())


def never_rolled_finding(context: Context, split: Split, row: Row) -> Finding:
    """The finding on a row that no roll reaches."""
    table, total = split.table, split.table.total
    assert total is not None and isinstance(total.type, IntType)
    reached = f"results from {total.type.low} to {total.type.high}" if table.modifiers else "results"
    return proof(
        context,
        CHECK,
        (row.clause,),
        "No roll leads to this row, whatever modifies it.",
        "row",
        matter=of_clauses(context.book, (row.clause, table.clause)),
        core=(f"the die shows {table.low} to {table.high}", f"its modifiers carry it to {reached} at most")[
            : 2 if table.modifiers else 1
        ],
        related=(table.clause, *dict.fromkeys(clause for clause, _ in table.modifiers)),
        cures=("Correct the range of the row, the die or a modifier.", "Drop the row."),
        moment=split.frame.anchor.moment,
        asked=lambda book: replace(split, book=book).speaks(within(total, row)),
    )


def beyond(context: Context, split: Split, row: Row, rows: list[Row]) -> list[int]:
    """The ends of a row, written out, that no roll comes to with all its modifiers, nor goes past."""
    total = split.table.total
    assert total is not None and isinstance(total.type, IntType)
    found = []
    for end, is_open, above in ((row.low, row.open_low, False), (row.high, row.open_high, True)):
        outside = end > total.type.high if above else end < total.type.low
        last = all(r.high <= end if above else r.low >= end for r in rows)
        asked = last and split.table.modifiers
        if not is_open and (outside or (asked and never_past(context, split, row, end, above))):
            found.append(end)
    return found


def never_past(context: Context, split: Split, row: Row, end: int, above: bool) -> bool:
    """Whether the modifiers that can be had together carry no roll to an end of a row or past it."""
    assert split.table.total is not None
    pair = (number(end), split.table.total) if above else (split.table.total, number(end))
    verdict = context.ask(split.speaks(Apply(Operator.LE, pair, BOOL)))
    leave_open(context, CHECK, (row.clause,), verdict)
    return isinstance(verdict, Proved)


def past_the_ends(context: Context, split: Split, row: Row, ends: list[int]) -> Finding:
    """The finding on a row that names results beside those that a roll comes to."""
    table = split.table
    finding = stated(
        context,
        CHECK,
        (row.clause,),
        f"This row reaches to {' and '.join(map(str, ends))}, and no roll comes to that, whatever modifies it.",
        split.frame.anchor.moment,
        related=(table.clause, *dict.fromkeys(clause for clause, _ in table.modifiers)),
        cures=(
            "Correct the range of the row, the die or a modifier.",
            f"Leave {' and '.join(map(str, ends))} out." if row.listed else "Write the row as open-ended.",
        ),
        cell="end",
        matter=of_clauses(context.book, (row.clause, table.clause)),
    )
    return replace(finding, severity=Severity.NOTE)


def outside(context: Context, split: Split, clause: str) -> Finding:
    """The finding on a case that its split leaves out."""
    return proof(
        context,
        CHECK,
        (clause,),
        "This case never comes among what the split it belongs to is about.",
        "case",
        matter=of_clauses(context.book, (clause, split.table.clause)),
        core=(f"the split is among: {context.book.phrases.say(split.table.among)}",),
        related=(split.table.clause,),
        cures=("Widen what the split is among, or drop the case.",),
        moment=split.frame.anchor.moment,
        asked=lambda book: replace(split, book=book).speaks(disj([split.own(p) for p in split.rows[clause]])),
    )
