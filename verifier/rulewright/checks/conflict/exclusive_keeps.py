"""Two conditions that clauses keep or demand at the same time, and no value of their cells meets both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement, product
from math import prod

from rulewright.book.model import Book, FieldKind, Keep, Part
from rulewright.checks.conflict.kept_condition import now
from rulewright.checks.conflict.unmet_demand import closed, literal
from rulewright.checks.shared.pairs import cures, names_of, pairs, same_args, same_cell, settled_by_priority, side
from rulewright.checks.shared.proofs import never
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, demands_by_clause
from rulewright.language.expr import TRUE, Expr, Read, Was, children, conj, disj, negate, rebuild, walk
from rulewright.language.types import Value
from rulewright.story import effort
from rulewright.story.interference import meet, reads
from rulewright.story.reveal import reveal
from rulewright.story.unroll import values_of
from rulewright.table.index import index_of
from rulewright.table.state import in_one_order

CHECK = Check(
    "RW311",
    "exclusive-keeps",
    Severity.ERROR,
    "Two clauses keep conditions at the same time that no value of the cells they speak of can meet together.",
    contradiction=True,
    together=True,
)
Kept = tuple[Part, Keep]


def find(context: Context) -> Iterator[Finding]:
    """The pairs of kept or demanded conditions that exclude each other where both are in effect."""
    book = context.book
    keeps = [(p, k) for p, k, _ in index_of(book).keeps]
    seen: set[tuple[str, ...]] = set()
    for one, other in combinations_with_replacement(keeps, 2):
        parties = names_of(one[0].clause, other[0].clause)
        if parties in seen or not candidate(book, one, other):
            continue
        context.stats.pairs += 1
        for asked in queries(context, one, other):
            finding = context.decide(asked) if parties not in seen else None
            if finding is not None:
                seen.add(parties)
                yield finding


def candidate(book: Book, one: Kept, other: Kept) -> bool:
    """Whether two conditions speak of cells that may be the same, and neither has priority."""
    if one is other:
        return bool(one[0].variables)
    shared = meet(*(reads(reveal(keep.condition, book), book) for _, keep in (one, other)))
    return shared and not settled_by_priority(book, one[0], other[0])


def queries(context: Context, one: Kept, other: Kept) -> Iterator[Query]:
    """The question whether both are in effect and exclude each other, once for either that is not met then."""
    book = context.book
    left, right = side(one[0], "1"), side(other[0], "2")
    conditions = left.told(one[1].condition), right.told(other[1].condition)
    told = in_one_order(conditions[0], book), in_one_order(conditions[1], book)
    different = negate(same_args(left.variables, right.variables)) if one is other else TRUE
    both = conj([left.told(left.part.guard), right.told(right.part.guard), different])
    parties = names_of(left.part.clause, right.part.clause)
    hopeless = excluded(context, both, told, parties)
    for kept, condition in zip((left, right), told, strict=True) if hopeless is not None else ():
        yield Query(
            CHECK,
            parties,
            "While both of these are in effect, nothing meets what they keep."
            if len(parties) > 1
            else "Where this is in effect more than once, nothing meets all that it keeps.",
            conj([both, hopeless, negate(reveal(now(condition), book))] if hopeless is not None else [both]),
            (*left.variables, *right.variables),
            ending=Ending(f"{kept.part.clause} is not kept"),
            demands=demands_by_clause(
                (p.clause, f"{'demands' if k.timeless else 'keeps'}: {k.text}") for p, k in (one, other)
            ),
            cures=cures(parties),
            cell=" and ".join(sorted({c.field for e in told for c in cells_of(book, e)})),
            parts=(left.part.id, right.part.id),
        )


def excluded(context: Context, both: Expr, told: tuple[Expr, Expr], parties: tuple[str, ...]) -> Expr | None:
    """That no values of the cells meet both conditions; None where it takes too many values and some state does."""
    book = context.book
    cells = [list(dict.fromkeys(cells_of(book, e))) for e in told]
    every = list(dict.fromkeys([*cells[0], *cells[1]]))
    values = [values_of(c.type, book) for c in every]
    if not bound(book, told) and prod(map(len, values)) <= effort.VALUES_KEPT:
        ways = list(product(*values))
        alone = [disj([fit(book, every, chosen, (e,)) for chosen in ways]) for e in told]
        return conj([*alone, *(negate(fit(book, every, chosen, told)) for chosen in ways)])
    met = conj([both, *(now(e) for e in told)])
    return TRUE if never(context, CHECK, parties, met) else None


def fit(book: Book, every: list[Read], chosen: tuple[Value, ...], told: tuple[Expr, ...]) -> Expr:
    """That these values meet the conditions, cells that are one having one value."""
    given: dict[Expr, Expr] = {c: literal(v, c) for c, v in zip(every, chosen, strict=True)}
    clash = [(a, b) for a, b in pairs(every) if a.field == b.field and given[a] != given[b]]
    return conj(
        [*(negate(same_cell(book, a.field, a.args, b.args)) for a, b in clash), *(with_values(e, given) for e in told)]
    )


def with_values(expr: Expr, given: Mapping[Expr, Expr]) -> Expr:
    """The condition with values for cells; what was stays what it is now."""
    if isinstance(expr, Was):
        return now(expr.body)
    return given[expr] if expr in given else rebuild(expr, lambda e: with_values(e, given))


def cells_of(book: Book, condition: Expr) -> list[Read]:
    """The cells that a condition speaks of as they are, named outside its quantifiers."""
    return [e for e in present(condition) if isinstance(e, Read) and free(book, e) and closed(e, condition)]


def present(expr: Expr) -> Iterator[Expr]:
    """The parts of a condition that are read of the state as it is."""
    if not isinstance(expr, Was):
        yield expr
        for inner in children(expr):
            yield from present(inner)


def free(book: Book, cell: Read) -> bool:
    """Whether a cell can come to hold another value."""
    return book.fields[cell.field].kind in (FieldKind.STATE, FieldKind.DERIVED)


def bound(book: Book, told: tuple[Expr, Expr]) -> bool:
    """Whether a condition speaks of cells that its quantifiers name, or of cells within the names of others."""
    reads_ = [(e, c) for e in told for c in present(e) if isinstance(c, Read) and free(book, c)]
    nested = any(isinstance(i, Read) and i is not c for _, c in reads_ for a in c.args for i in walk(a))
    return nested or any(not closed(c, e) for e, c in reads_)
