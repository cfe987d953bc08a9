"""An event that is over as soon as it has begun: what its opening brings about already meets its end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import Book, Kind, Part, Perform, SetCell
from rulewright.checks.idle.event_in_vain import start_of
from rulewright.checks.shared.proofs import never_at_all
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses
from rulewright.gherkin.moment import say_step
from rulewright.language.expr import Expr, Literal, conj, disj, negate
from rulewright.language.types import Value
from rulewright.story.havoc import is_untold
from rulewright.story.moments import begins, opening, past, played
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of, upon

CHECK = Check(
    "RW307",
    "stillborn",
    Severity.ERROR,
    "An event ends at once: its own opening brings about the end that its heading waits for.",
)


def find(context: Context) -> Iterator[Finding]:
    """The events whose opening first sets off what they last by and then ends it."""
    book = context.book
    for part in endings(book):
        if waits(book, part):
            says = [book.clauses[p.clause].says for p in starting(book, part.event)]
            about = f"{CHECK.code} {part.id} {part.event} {lasts(book, part)} {says}"
            start = start_of(book, part.event)
            acts = (Perform(start.act, start.args),)
            yield from context.unit(about, (part,), partial(decided, context, part), acts=acts)


def decided(context: Context, part: Part) -> Iterator[Finding]:
    """The finding on one heading."""
    if not can_turn(context, part):
        return
    finding = context.decide(query(context, part))
    if finding is not None:
        yield finding


def can_turn(context: Context, part: Part) -> bool:
    """Whether some piece of the opening can bring the end about by itself, in whatever state the others leave.

    Laws are left out, as they need not hold within a moment. Where no piece can, all of them together cannot.
    """
    book = context.book
    end = ends_when(book, part)
    for block in opening(book, start_of(book, part.event))[1:]:
        then = past(book, (block,), end)
        if is_untold(then):
            return True
        if then != end and not never_at_all(context, conj([negate(end), then])):
            return True
    return False


def starting(book: Book, event: str) -> list[Part]:
    """The parts that wait for an event to start."""
    start = start_of(book, event)
    return [p for p in upon(start.act, event, index_of(book)) if p.anchor.args == start.args]


def endings(book: Book) -> list[Part]:
    """The parts by which headings end their events."""
    if book.events is None:
        return []
    return [
        p
        for p in book.parts()
        if book.clauses[p.clause].kind is Kind.HEADER
        and any(isinstance(o, Perform) and o.act == book.events.ends for o in p.outcomes)
    ]


def ends_when(book: Book, part: Part) -> Expr:
    """What a heading's event lasts until."""
    return reveal(conj([c.expr for c in part.conditions[1:]]), book)


def query(context: Context, part: Part) -> Query:
    """The question whether the event's opening leads to its end."""
    book = context.book
    anchor = start_of(book, part.event)
    clauses = tuple(dict.fromkeys(p.clause for p in starting(book, part.event)))
    return Query(
        CHECK,
        (part.clause,),
        f"{part.event} is over as soon as it has begun: its own opening undoes what it lasts by.",
        partial(over_at_once, book, part),
        anchor=played(book, anchor),
        then_played=say_step(book, part.anchor.step, part.anchor.edge),
        ending=Ending(book.phrases.say_cell(*ended(book, part.event))),
        demands={part.clause: f"lasts {lasts(book, part)}", **{c: book.clauses[c].says for c in clauses}},
        cures=("Say from when on the end is tested.", "Exempt from the end what the event itself brings about."),
        related=clauses,
        cell=f"end of {part.event}",
        matter=of_clauses(book, (part.clause, *clauses)),
        parts=(part.id,),
    )


def over_at_once(book: Book, part: Part) -> Expr:
    """That the opening of an event sets off what it lasts by and ends it."""
    anchor = start_of(book, part.event)
    end = ends_when(book, part)
    blocks = opening(book, anchor)
    over = past(book, blocks, end)
    began = disj([negate(past(book, blocks[:i], end)) for i in range(1, len(blocks))])
    return conj([begins(book, anchor), began, over])


def waits(book: Book, part: Part) -> bool:
    """Whether the event waits for something to come about, and not for turns to pass."""
    header = book.clauses[part.clause].header
    return header is not None and header.lasts.startswith("until")


def lasts(book: Book, part: Part) -> str:
    """How long the heading says the event lasts."""
    header = book.clauses[part.clause].header
    return header.lasts if header is not None else ""


def ended(book: Book, event: str) -> tuple[str, tuple[str, ...], Value]:
    """A cell that shows that an event has ended, with its value then."""
    assert book.events is not None
    act = book.acts[book.events.ends]
    for outcome in act.outcomes:
        if isinstance(outcome, SetCell) and outcome.args == act.parameters[:1] and isinstance(outcome.value, Literal):
            return outcome.field, (event,), outcome.value.value
    raise TooLarge(f"the act '{act.name}' sets no cell of its event")
