"""Two rows of a table, or two cases of a split, apply to one result: with different effects, or with the same."""

from __future__ import annotations

from collections.abc import Iterator

from graph.index import index_of
from rules.expr import Expr, Literal, Read, conj, disj, equal, negate
from rules.model import Book, ChangeCell, Claim, Outcome, Part, Perform, SetCell, Table
from verifier.after import after
from verifier.checks.contradictory_outcome import cures
from verifier.checks.pairs import as_doing, names_of, pairs, settled_by_priority
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.moments import played, turn
from verifier.reveal import reveal

CHECK = Check(
    "RW304",
    "overlap",
    Severity.ERROR,
    "Two rows or cases that should exclude each other both apply and lead to different results.",
)
HARMLESS = Check(
    "RW305",
    "harmless-overlap",
    Severity.NOTE,
    "Two rows or cases that should exclude each other both apply, to the same effect.",
)


def find(context: Context) -> Iterator[Finding]:
    """The pairs of rows of one table that share a result."""
    for table, parts in index_of(context.book).tables.values():
        for one, other in pairs(parts):
            context.stats.pairs += 1
            if one.clause == other.clause or settled_by_priority(context.book, one, other) or apart_rows(table, one, other):
                continue
            yield from compared(context, one, other)


def apart_rows(table: Table, one: Part, other: Part) -> bool:
    """Whether the ranges of two rows share no number."""
    ranges = {r.clause: (r.low, r.high) for r in table.rows}
    if table.roll is None:
        return False
    (a, b), (c, d) = ranges[one.clause], ranges[other.clause]
    return b < c or d < a


def compared(context: Context, one: Part, other: Part) -> Iterator[Finding]:
    """What two rows that share a result make of it."""
    book = context.book
    both = conj([turn(book, one), turn(book, other)])
    differ = disj([difference(book, one, other, cell) for cell in cells(one, other)])
    clash = next((o for o in (*one.outcomes, *other.outcomes) if isinstance(o, SetCell | ChangeCell | Claim)), None)
    parties = names_of(one.clause, other.clause)
    base = {
        "parameters": one.variables,
        "anchor": played(book, one.anchor),
        "demands": {p.clause: "; ".join(getattr(o, "text", "") for o in p.outcomes) for p in (one, other)},
        "related": (one.group,),
    }
    acts = [o for o in (*one.outcomes, *other.outcomes) if isinstance(o, Perform)]
    if performs(one) != performs(other):
        ending = Ending("the rules disagree whether … is allowed", act=(acts[0].act, acts[0].args))
        finding = context.decide(_query(CHECK, parties, both, ending, base))
    elif clash is None:
        return
    else:
        ending = Ending("the rules disagree whether …", cell=(clash.field, clash.args, _value(book, clash)))
        finding = context.decide(_query(CHECK, parties, conj([both, differ]), ending, base))
    if finding is None and context.possible(both):
        finding = None
    if finding is not None:
        yield finding


def _query(check: Check, parties: tuple[str, ...], question: Expr, ending: Ending, base: dict[str, object]) -> Query:
    return Query(
        check,
        parties,
        "One result falls into both of these, and they do different things with it.",
        question,
        ending=ending,
        cures=("Let the ranges exclude each other.", *cures(parties)[1:]),
        cell="rows",
        **base,  # type: ignore[arg-type]
    )


def performs(part: Part) -> set[tuple[str, tuple[Expr, ...]]]:
    """The acts that a part does."""
    return {(o.act, o.args) for o in part.outcomes if isinstance(o, Perform)}


def cells(one: Part, other: Part) -> list[Outcome]:
    """What either part writes."""
    return [o for p in (one, other) for o in p.outcomes if isinstance(o, SetCell | ChangeCell)]


def difference(book: Book, one: Part, other: Part, written: Outcome) -> Expr:
    """That the two parts leave different values in a cell."""
    assert isinstance(written, SetCell | ChangeCell)
    read = reveal(Read(written.field, written.args, book.fields[written.field].type), book)
    left, right = (after(book, [as_doing(p.outcomes)], read) for p in (one, other))
    return negate(equal(left, right))


def _value(book: Book, outcome: SetCell | ChangeCell | Claim) -> Expr:
    return Literal(book.fields[outcome.field].start, book.fields[outcome.field].type)
