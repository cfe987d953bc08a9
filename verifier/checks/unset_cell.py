"""A cell that an event sets as it starts, for its later clauses to read, and that it can leave unset."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.expr import Apply, Expr, Literal, Operator, Read, conj, equal, free_variables, walk
from rules.model import Book, FieldKind, Part, SetCell
from rules.types import MemberType
from verifier.checks.event_in_vain import start_of
from verifier.checks.pairs import free, names_of
from verifier.checks.undefined_term import spoken
from verifier.context import Context
from verifier.facts import parts_of
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.moments import begins, opening, past, played

CHECK = Check(
    "RW405",
    "unset-cell",
    Severity.WARNING,
    "An event can start without setting what its later clauses go by, and nothing else sets it.",
)


@dataclass(frozen=True)
class Use:
    """A cell that may be nobody, the parts of its event that set it, and those that need somebody there."""

    event: str
    cell: Read
    setters: tuple[Part, ...]
    readers: tuple[Part, ...]


def find(context: Context) -> Iterator[Finding]:
    """The cells that an event sets only in some of the states in which it starts."""
    for page in context.book.pages.values():
        for use in uses(context.book, page.event) if page.event else ():
            finding = context.decide(query(context.book, use))
            if finding is not None:
                yield finding


def uses(book: Book, event: str) -> Iterator[Use]:
    """The cells that the opening of an event sets and other clauses of it need."""
    anchor = start_of(book, event)
    own = [p for p in parts_of(book, event) if not p.dispositions]
    opens = [p for p in own if p.anchor.act == anchor.act]
    for cell in dict.fromkeys(c for p in opens for c in set_by(book, p)):
        readers = tuple(p for p in own if p not in opens and needs(p, cell))
        if readers and not any(asks(p, cell) for p in own):
            yield Use(event, cell, tuple(p for p in opens if cell in set_by(book, p)), readers)


def set_by(book: Book, part: Part) -> list[Read]:
    """The cells of closed fields that may be nobody, named without variables, that a part sets."""
    found = []
    for outcome in part.outcomes:
        if isinstance(outcome, SetCell) and not any(free_variables(a) for a in outcome.args):
            spec = book.fields[outcome.field]
            optional = isinstance(spec.type, MemberType) and spec.type.optional
            if optional and spec.closed and spec.kind is FieldKind.STATE:
                found.append(Read(spec.name, outcome.args, spec.type))
    return found


def needs(part: Part, cell: Read) -> bool:
    """Whether a part reads a cell at all."""
    return any(e == cell for expr in spoken(part) for e in walk(expr))


def asks(part: Part, cell: Read) -> bool:
    """Whether a part has something to say of the case that the cell is nobody's."""
    return any(e == equal(cell, Literal(None, cell.type)) for c in part.conditions for e in wanted(c.expr))


def wanted(expr: Expr) -> Iterator[Expr]:
    """The conditions that have to hold, as they stand between ands and ors, those that must not hold left out."""
    if isinstance(expr, Apply) and expr.operator in (Operator.AND, Operator.OR):
        for inner in expr.args:
            yield from wanted(inner)
    else:
        yield expr


def query(book: Book, use: Use) -> Query:
    """The question whether the event can start and leave the cell unset."""
    anchor = start_of(book, use.event)
    unset = equal(use.cell, Literal(None, use.cell.type))
    setter, reader = use.setters[0].clause, use.readers[0].clause
    said = book.phrases.say_term(use.cell)
    return Query(
        CHECK,
        names_of(setter, reader),
        f"{use.event} can start and leave {said} unset, and {reader} goes by it.",
        conj([begins(book, anchor), free(book, anchor), unset, past(book, opening(book, anchor), unset)]),
        anchor=played(book, anchor),
        ending=Ending("still …", cell=(use.cell.field, use.cell.args, Literal(None, use.cell.type))),
        demands={p.clause: book.clauses[p.clause].says for p in (use.setters[0], use.readers[0])},
        cures=(f"Say in {setter} who or what it is otherwise.", f"Say in {reader} what happens if there is none."),
        core=(f"{use.cell.field} is closed: nothing but clauses and acts sets it",),
        related=tuple(
            dict.fromkeys(p.clause for p in (*use.setters, *use.readers) if p.clause not in (setter, reader))
        ),
        cell=said,
    )
