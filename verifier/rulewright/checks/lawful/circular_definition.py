"""What a cell shows is defined by what it shows, and in some state no value fits that, or several do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rulewright.book.model import Book, Field
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.expr import TRUE, Expr, Literal, Variable, conj, disj, equal, negate
from rulewright.language.types import MemberType
from rulewright.story.reveal import followed, formal_arguments, supposed, supposing, unwound
from rulewright.table.index import index_of

CHECK = Check(
    "RW322",
    "circular-definition",
    Severity.ERROR,
    "Definitions lead back to what they define, and in some state no value fits them, or several do.",
    contradiction=True,
)


def find(context: Context) -> Iterator[Finding]:
    """For each circle of definitions the first field of which the table cannot tell what it shows in some state."""
    circles = {min(circle): circle for circle in index_of(context.book).circular.values()}
    for _, circle in sorted(circles.items()):
        found = (decided(context, context.book.fields[name]) for name in sorted(circle))
        yield from [f for f in found if f is not None][:1]


def decided(context: Context, field: Field) -> Finding | None:
    """The finding on one field of a circle."""
    clauses = index_of(context.book).defining(field.name)
    place = context.book.phrases.say_place(field.name)
    query = Query(
        CHECK,
        clauses,
        f"This hangs on itself, and in some state no value fits what is said of it, or several do: {place}.",
        partial(question, context.book, field),
        (*formal_arguments(field), *(v for n in (1, 2) for v in supposed(context.book, field.name, n).values())),
        ending=Ending("the rules disagree whether …", (field.name, formal_arguments(field), value_of(field))),
        cures=("Say what is so where the definitions come back to where they began.",),
        cell=field.name,
        tentative=True,
        of_definitions=True,
    )
    if not followed(context.book, field.name):
        context.leave_open(replace(query, asks=TRUE), f"the definitions of {place} are too long to follow all the way")
        return None
    return context.decide(query)


def value_of(field: Field) -> Expr:
    """A value that a phrase can name."""
    return Literal(field.start, field.type)


def question(book: Book, field: Field) -> Expr:
    """Whether what a cell shows hangs on what is supposed of the cells that its definitions come back to.

    Where it does not, it shows what any solution has: then there is one, and no other.
    """
    formals = formal_arguments(field)
    one, other = (unwound(book, field.name, supposing(book, supposed(book, field.name, n)))[field.name] for n in (1, 2))
    somebody = [negate(equal(v, Literal(None, v.type))) for v in formals if optional(v)]
    return conj([*somebody, negate(equal(one, other)) if one != other else disj([])])


def optional(variable: Variable) -> bool:
    """Whether a variable may be nobody."""
    return isinstance(variable.type, MemberType) and variable.type.optional
