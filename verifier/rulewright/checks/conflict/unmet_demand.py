"""A condition that is demanded of every state fails, or no value of the cell it speaks of can meet it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement

from rulewright.book.model import Book, Claim, FieldKind, Keep, Part
from rulewright.checks.shared.pairs import cures, names_of, same_args, settled_by_priority, side, stands
from rulewright.checks.shared.proofs import leave_open, never
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, demands_by_clause
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Expr,
    Literal,
    Read,
    conj,
    equal,
    exists,
    free_variables,
    negate,
    rebuild,
    walk,
)
from rulewright.language.types import IntType, MemberType
from rulewright.solver.solve import Undecided
from rulewright.story import effort
from rulewright.story.reveal import reveal
from rulewright.story.unroll import values_of
from rulewright.table.index import index_of
from rulewright.table.state import in_one_order

CHECK = Check(
    "RW306",
    "unmet-demand",
    Severity.ERROR,
    "What a clause demands of every state is contradicted by what other clauses lay down, or cannot be met at all.",
    contradiction=True,
)


def find(context: Context) -> Iterator[Finding]:
    """Demands that no value meets, and demands that a claim contradicts."""
    for part, keep, _ in index_of(context.book).keeps:
        if not keep.timeless:
            continue
        keep = replace(keep, condition=in_one_order(keep.condition, context.book))
        cells = list(dict.fromkeys(derived_cells(context.book, keep.condition)))
        if len(cells) == 1:
            yield from hopeless(context, part, keep, cells[0])
        seen: set[tuple[str, ...]] = set()
        for query in (q for cell in cells for q in contradictions(context, part, keep, cell)):
            finding = context.decide(query) if (*query.clauses, query.cell) not in seen else None
            if finding is not None:
                seen.add((*query.clauses, query.cell))
                yield finding


def derived_cells(book: Book, condition: Expr) -> list[Read]:
    """The cells that only clauses give, read by a condition outside its quantifiers."""
    return [
        e
        for e in walk(condition)
        if isinstance(e, Read) and book.fields[e.field].kind is FieldKind.DERIVED and closed(e, condition)
    ]


def closed(cell: Read, condition: Expr) -> bool:
    """Whether nothing inside the condition binds what the cell is named by."""
    return free_variables(cell) <= free_variables(condition)


def hopeless(context: Context, part: Part, keep: Keep, cell: Read) -> Iterator[Finding]:
    """A demand that no value of its one derived cell can meet."""
    values = values_of(cell.type, context.book)
    half = effort.VALUES_DEMANDED // 2
    few = values if len(values) <= effort.VALUES_DEMANDED else (*values[:half], *values[-half:])
    none = conj([negate(with_value(keep.condition, cell, literal(v, cell))) for v in few])
    if few is not values:
        if not never(context, CHECK, (part.clause,), conj([part.guard, none])):
            many = Undecided(f"more than {effort.VALUES_DEMANDED} values may meet it")
            leave_open(context, CHECK, (part.clause,), many)
        return
    finding = context.decide(
        Query(
            CHECK,
            (part.clause,),
            f"No value of {context.book.phrases.say_term(cell)} meets what this clause demands.",
            conj([part.guard, none, undisputed(context.book, cell)]),
            part.variables,
            ending=Ending(f"{part.clause} is not kept"),
            demands={part.clause: keep.text},
            cures=(f"Widen the demand of {part.clause}, or limit the states in which it is made.",),
            cell=f"{cell.field} has no value",
        )
    )
    if finding is not None:
        yield finding


def undisputed(book: Book, cell: Read) -> Expr:
    """That no two claims give the cell different values, which would be a quarrel of their own."""
    claims = index_of(book).claims.get(cell.field, ())
    rivals = [(p, c.args) for p, c in claims]
    quarrels = []
    for (one, claim), (other, against) in combinations_with_replacement(claims, 2):
        left, right = side(one, "3"), side(other, "4")
        differs = negate(equal(left.told(claim.value), right.told(against.value)))
        if differs == FALSE or settled_by_priority(book, one, other):
            continue
        both = [same_args(s.args(c.args), cell.args) for s, c in ((left, claim), (right, against))]
        stand = [stands(book, s, cell.args, rivals) for s in (left, right)]
        speak = conj([left.told(one.guard), right.told(other.guard), *both, differs, *stand])
        quarrels.append(negate(exists((*left.variables, *right.variables), speak)))
    return conj(quarrels)


def literal(value: object, cell: Read) -> Literal:
    """A value of a cell, written down."""
    kind = cell.type
    if isinstance(kind, IntType) and isinstance(value, int):
        return Literal(value, IntType(value, value))
    assert value is None or isinstance(value, str | bool)
    return Literal(value, MemberType(kind.sort, True) if isinstance(kind, MemberType) and value is None else kind)


def with_value(expr: Expr, cell: Read, value: Expr) -> Expr:
    """The expression with one cell replaced by a value."""
    return value if expr == cell else rebuild(expr, lambda e: with_value(e, cell, value))


def contradictions(context: Context, part: Part, keep: Keep, cell: Read) -> Iterator[Query]:
    """The questions whether what a claim gives the cell is not what is demanded."""
    book = context.book
    claims = index_of(book).claims.get(cell.field, ())
    for other, claim in claims:
        context.stats.pairs += 1
        if other is part or settled_by_priority(book, part, other):
            continue
        mine, theirs = side(part, "1"), side(other, "2")
        parties = names_of(part.clause, other.clause)
        args = theirs.args(claim.args)
        question = conj(
            [
                mine.told(part.guard),
                theirs.told(other.guard),
                same_args(args, mine.args(cell.args)),
                *[silent(theirs.told(claim.value), args, p, c) for p, c in claims],
                negate(reveal(mine.told(keep.condition), book)),
            ]
        )
        yield Query(
            CHECK,
            parties,
            "What one of these clauses lays down is not what the other demands.",
            question,
            (*mine.variables, *theirs.variables),
            ending=Ending(f"{part.clause} is not kept"),
            demands=demands_by_clause([(part.clause, keep.text), (other.clause, claim.text)]),
            cures=cures(parties),
            cell=claim.field,
        )


def silent(value: Expr, args: tuple[Expr, ...], part: Part, claim: Claim) -> Expr:
    """That a claim does not give the cell another value, which would be a quarrel of its own or prevail."""
    third = side(part, "3")
    differs = negate(equal(third.told(claim.value), value))
    if differs == FALSE:
        return TRUE
    speaks = [third.told(part.guard), same_args(third.args(claim.args), args), differs]
    return negate(exists(third.variables, conj(speaks)))
