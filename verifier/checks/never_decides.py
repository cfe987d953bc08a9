"""A condition that never decides: wherever the others of its clause hold, it holds too, by the laws."""

from __future__ import annotations

from collections.abc import Iterator

from rules.expr import Apply, Expr, Literal, Operator, Read, conj, fields_read, negate
from rules.model import AnchorKind, Book, Condition, FieldKind, Kind, Part
from verifier.checks.doings import weight
from verifier.context import Context
from verifier.core import Grounds, to_blame, told_grounds
from verifier.findings import Check, Finding, Severity, fingerprint
from verifier.reveal import reveal
from verifier.solve import Proved

CHECK = Check(
    "RW202",
    "never-decides",
    Severity.NOTE,
    "A condition of a clause holds wherever its other conditions hold, so that it never decides anything.",
)
KINDS = (Kind.RULE, Kind.DEFINITION, Kind.TABLE)  # what a heading asks for is worked out from how long it lasts
HEAVIEST = 400


def find(context: Context) -> Iterator[Finding]:
    """The written conditions that the others of their part and the laws imply."""
    seen: set[tuple[str, str]] = set()
    for part in context.book.parts():
        if context.book.clauses[part.clause].kind not in KINDS or part.dispositions:
            continue
        for condition in written(context.book, part):
            others = [c.expr for c in read_with(part) if c is not condition]
            key = (part.clause, condition.text)
            shown = f"{part.id}: {condition.text}" in context.played.alive
            if key not in seen and not shown and implied(context, others, condition.expr):
                seen.add(key)
                yield idle(context, part, condition, [c for c in read_with(part) if c is not condition])


def read_with(part: Part) -> tuple[Condition, ...]:
    """The conditions of a part that are read in one state."""
    standing = part.anchor.kind is AnchorKind.STANDING
    return (*part.life, *part.conditions) if standing else part.conditions


def written(book: Book, part: Part) -> Iterator[Condition]:
    """The conditions that a clause states itself: no sets, no results of a roll, nothing that a term adds."""
    groups = {c.id: c.parts for c in book.clauses.values()}
    parent = book.clauses[part.clause].parent
    inherited = {c for p in groups.get(parent, ()) for c in p.conditions} if parent else set()
    for condition in part.conditions:
        added = " is of " in condition.text or condition.text.startswith("the result is ")
        if not added and condition not in inherited and not somebody(condition.expr):
            yield condition


def somebody(expr: Expr) -> bool:
    """Whether a condition says only that a term names somebody."""
    match expr:
        case Apply(Operator.NOT, (Apply(Operator.EQ, args),)):
            return any(isinstance(a, Literal) and a.value is None for a in args)
        case _:
            return False


def implied(context: Context, others: list[Expr], expr: Expr) -> bool:
    """Whether a condition follows from others that can hold."""
    question = conj([*others, negate(expr)])
    if weight(reveal(question, context.book), context.book) > HEAVIEST:
        return False
    return isinstance(context.ask(question, brief=True), Proved) and context.possible(conj(others))


def apart(book: Book, others: list[Expr], expr: Expr) -> bool:
    """Whether a condition is about one cell that can be this or that, and nothing else speaks of the like."""
    match reveal(expr, book):
        case Read() as cell:
            pass
        case Apply(Operator.NOT, (Read() as cell,)):
            pass
        case Apply(Operator.EQ, (Read() as cell, _)) | Apply(Operator.NOT, (Apply(Operator.EQ, (Read() as cell, _)),)):
            pass
        case _:
            return False
    spec = book.fields[cell.field]
    spoken = [reveal(e, book) for e in (*others, *cell.args, *(law.condition for law in book.laws))]
    free = spec.kind is FieldKind.STATE and not spec.closed or spec.kind is FieldKind.INPUT
    return free and cell.field not in frozenset().union(*map(fields_read, spoken))


def idle(context: Context, part: Part, condition: Condition, others: list[Condition]) -> Finding:
    """The finding on a condition that never decides."""
    book = context.book

    def asked(_: Book, conditions: tuple[Condition, ...]) -> Expr:
        return conj([*(c.expr for c in conditions), negate(condition.expr)])

    grounds = to_blame(book, tuple(others), asked) or Grounds(tuple(others), (), ())
    return Finding(
        CHECK.code,
        CHECK.name,
        CHECK.severity,
        book.id,
        (part.clause,),
        f"This condition never decides: {condition.text}.",
        part.anchor.moment,
        core=told_grounds(book, grounds),
        cures=("Drop the condition, or mark the clause as a reminder.",),
        fingerprint=fingerprint(CHECK.code, (part.clause,), condition.text),
        positions=context.positions((part.clause,)),
    )
