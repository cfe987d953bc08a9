"""A cell that the start of an event or a step sets for later clauses to read, and that it can leave unset."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulewright.book.model import Anchor, AnchorKind, Book, FieldKind, Outcome, Part, SetCell
from rulewright.checks.idle.event_in_vain import start_of
from rulewright.checks.shared.pairs import free, names_of, words_of
from rulewright.checks.text.undefined_term import spoken
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses, of_term
from rulewright.language.expr import (
    Apply,
    Expr,
    Literal,
    Operator,
    Read,
    conj,
    equal,
    fields_read,
    free_variables,
    walk,
)
from rulewright.language.types import MemberType
from rulewright.story.facts import parts_of
from rulewright.story.moments import around, begins, opening, past, played, starts_event
from rulewright.story.story import Block

CHECK = Check(
    "RW405",
    "unset-cell",
    Severity.WARNING,
    "An event or a step can leave unset what later clauses go by, and nothing else sets it.",
)


@dataclass(frozen=True)
class Use:
    """A cell that may be nobody, the parts of one moment that set it, and the later ones that need somebody there."""

    told: str
    anchor: Anchor
    cell: Read
    setters: tuple[Part, ...]
    readers: tuple[Part, ...]


def find(context: Context) -> Iterator[Finding]:
    """The cells that an event sets in some of the states in which it starts, or a step in which it is played, only."""
    book = context.book
    for event in (page.event for page in book.pages.values() if page.event):
        own = parts_of(book, event)
        yield from context.unit(f"{CHECK.code} {event}", own, lambda: decided(context, uses(book, event)))
    yield from decided(context, by_steps(book))


def decided(context: Context, found: Iterable[Use]) -> Iterator[Finding]:
    """The findings on some cells."""
    for use in found:
        finding = context.decide(query(context.book, use))
        if finding is not None:
            yield finding


def by_steps(book: Book) -> Iterator[Use]:
    """The cells that nothing but clauses of one step sets, outside events, and clauses of later steps need."""
    parts = [p for p in book.parts() if p.anchor.kind is AnchorKind.STEP and not p.event]
    for cell in dict.fromkeys(c for p in parts for c in set_by(book, p)):
        setters = tuple(p for p in book.parts() if names_somebody(p.outcomes, cell))
        step = setters[0].anchor.step if setters else ""
        alone = all(p in parts and p.anchor.step == step and cell in set_by(book, p) for p in setters)
        if not setters or not alone or any(names_somebody(a.outcomes, cell) for a in book.acts.values()):
            continue
        later = book.steps[book.steps.index(step) + 1 :]
        readers = tuple(p for p in parts if p.anchor.step in later and needs(p, cell))
        if readers and not any(asks(p, cell) for p in book.parts()):
            yield Use(f"the {step} step", Anchor(AnchorKind.STEP, step=step), cell, setters, readers)


def names_somebody(outcomes: tuple[Outcome, ...], cell: Read) -> bool:
    """Whether outcomes may put somebody into a cell."""
    sets = (o for o in outcomes if isinstance(o, SetCell) and o.field == cell.field)
    return any(o.value != Literal(None, o.value.type) and may_be_same(o.args, cell.args) for o in sets)


def may_be_same(one: tuple[Expr, ...], other: tuple[Expr, ...]) -> bool:
    """Whether arguments do not name different things in so many words."""
    pairs = zip(one, other, strict=True)
    return all(not (isinstance(a, Literal) and isinstance(b, Literal)) or a.value == b.value for a, b in pairs)


def uses(book: Book, event: str) -> Iterator[Use]:
    """The cells that the opening of an event sets and other clauses of it need."""
    anchor = start_of(book, event)
    own = [p for p in parts_of(book, event) if not p.dispositions]
    opens = [p for p in own if p.anchor.act == anchor.act]
    for cell in dict.fromkeys(c for p in opens for c in set_by(book, p)):
        readers = tuple(p for p in own if p not in opens and needs(p, cell))
        if readers and not any(asks(p, cell) for p in own):
            yield Use(event, anchor, cell, tuple(p for p in opens if cell in set_by(book, p)), readers)


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
    return any(e == cell for expr in spoken(part) if cell.field in fields_read(expr) for e in walk(expr))


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


def whole(book: Book, use: Use) -> tuple[Block, ...]:
    """All that lands in the moment."""
    if starts_event(book, use.anchor):
        return opening(book, use.anchor)
    before, own, after = around(book, use.setters[0])
    return (*before, own, *after)


def left(book: Book, use: Use, unset: Expr) -> Ending:
    """How a replay shows that the cell is nobody's; the words of the book may only know somebody there."""
    said, setter = book.phrases.phrase_for(unset), use.setters[0]
    alone = len(book.clauses[setter.clause].parts) == 1
    return Ending(f"still {said}" if said is not None else f"{setter.clause if alone else setter.id} does not apply")


def query(book: Book, use: Use) -> Query:
    """The question whether the moment can come and leave the cell unset."""
    anchor = use.anchor
    unset = equal(use.cell, Literal(None, use.cell.type))
    setter, reader = use.setters[0].clause, use.readers[0].clause
    said = book.phrases.say_term(use.cell)
    writers = [o for o in use.setters[0].outcomes if isinstance(o, SetCell) and o.field == use.cell.field]
    return Query(
        CHECK,
        names_of(setter, reader),
        f"{use.told[:1].upper()}{use.told[1:]} can {'start' if starts_event(book, anchor) else 'pass'} and leave "
        f"{said} unset, "
        f"and {reader} goes by it.",
        conj([begins(book, anchor), free(book, anchor), unset, past(book, whole(book, use), unset)]),
        anchor=played(book, anchor),
        ending=left(book, use, unset),
        demands={
            reader: f"goes by {said}",
            setter: words_of(writers) or book.clauses[setter].says,
        },
        cures=(f"Say in {setter} who or what it is otherwise.", f"Say in {reader} what happens if there is none."),
        core=(f"fact: only clauses and acts change {said}",),
        related=tuple(
            dict.fromkeys(p.clause for p in (*use.setters, *use.readers) if p.clause not in (setter, reader))
        ),
        cell=said,
        worded=True,
        matter=f"{of_clauses(book, tuple(p.clause for p in (*use.setters, *use.readers)))} {of_term(use.cell)}",
    )
