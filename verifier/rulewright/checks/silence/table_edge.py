"""A modified roll passes the row at an end of the die, and the table does not say what it does there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from rulewright.book.model import Row
from rulewright.checks.shared.chances import Results, region
from rulewright.checks.shared.pairs import same_args
from rulewright.checks.shared.tables import Split, edges, past, splits
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses, of_table
from rulewright.language.expr import TRUE, Expr, Variable, conj, exists, negate, substitute
from rulewright.story.matching import apart

CHECK = Check(
    "RW402",
    "table-edge",
    Severity.WARNING,
    "A modified roll leaves the range of the table's rows where the row at its edge is the strongest.",
)


def find(context: Context) -> Iterator[Finding]:
    """Roll tables whose modifiers carry a result past an explicit row at an end of the die."""
    for split in splits(context.book):
        if any(edges(split.table)):
            about = f"{CHECK.code} {split.table.clause} {of_table(split.table)}"
            yield from context.unit(about, split.parts, partial(decided, context, split))


def decided(context: Context, split: Split) -> Iterator[Finding]:
    """The findings on one table."""
    for row, end, above in edges(split.table):
        assert split.table.total is not None
        outside = past(split.table.total, end, above)
        quiet = (alone(split), unapplied(split, row)) if split.table.rest else (TRUE,)
        asked = (context.decide(query(split, row, end, above, conj([outside, q]))) for q in quiet)
        finding = next((f for f in asked if f is not None), None)
        if finding is not None:
            yield replace(finding, region=region(context, split, Results(passes(end, above))))


def alone(split: Split) -> Expr:
    """That the table speaks of one thing only."""
    names = apart(split.frame.variables, "other")
    other = tuple(v for v in names.values() if isinstance(v, Variable))
    applying = substitute(conj([c.expr for c in split.frame.conditions]), names)
    return negate(exists(other, conj([applying, negate(same_args(other, split.frame.variables))])))


def unapplied(split: Split, row: Row) -> Expr:
    """That the row applies to nothing and nobody, so that all of its table's results show that it does not."""
    return conj(
        [negate(exists(p.variables, conj([c.expr for c in p.conditions]))) for p in split.rows.get(row.clause, [])]
    )


def passes(end: int, above: bool) -> Callable[[int], bool]:
    """Whether a result lies beyond an end."""
    return lambda result: result > end if above else result < end


def query(split: Split, row: Row, end: int, above: bool, outside: Expr) -> Query:
    """The question whether the modifiers can carry a result past the row."""
    table = split.table
    return Query(
        CHECK,
        (table.clause, row.clause),
        f"Modifiers carry a result {'above' if above else 'below'} {end}, past the row at the edge, "
        f"and {'all that is not named does nothing' if table.rest else 'no row says what it does'}.",
        split.speaks(outside),
        split.frame.variables,
        split.moment,
        ending=Ending(f"{row.clause} does not apply" if table.rest else f"no rule settles {table.clause}"),
        cures=(f"Write the row of {row.clause} as open-ended.", "State what results beyond the table do."),
        core=("the table's rest: all other results do nothing",) if table.rest else (),
        related=tuple(clause for clause, _ in table.modifiers),
        cell="above" if above else "below",
        matter=of_clauses(split.book, (table.clause, *(p.clause for p in split.parts))),
    )
