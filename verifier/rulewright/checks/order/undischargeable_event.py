"""An event that is rolled forever: it can neither start nor be marked off, so that it stays open to the dice."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Part
from rulewright.checks.shared.doings import done
from rulewright.checks.shared.event_graph import clauses_of, drawn, moment_of, start_of, tests_of
from rulewright.checks.shared.proofs import never
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.expr import Expr, conj, negate
from rulewright.story.interference import meet, reads, writes
from rulewright.story.moments import begins, conditions_of, past
from rulewright.story.regression import act_block
from rulewright.story.reveal import reveal

CHECK = Check(
    "RW613",
    "undischargeable-event",
    Severity.ERROR,
    "An event can neither start nor be marked off: whenever it is rolled it stays open to the dice.",
)


def find(context: Context) -> Iterator[Finding]:
    """The events that a roll neither starts nor shuts, in any state, and that no other clause shuts."""
    for event in drawn(context.book):
        tests = tests_of(context.book, event)
        if not tests or not never(context, CHECK, clauses_of(tests), start_of(context.book, event)):
            continue
        if not stays_open(context, event):
            continue
        for part in tests:
            finding = context.decide(query(context, event, part))
            if finding is not None:
                yield finding
                break


def stays_open(context: Context, event: str) -> bool:
    """Whether nothing but the start of the event could shut it, and a failed precondition never does."""
    book = context.book
    opened = is_open(context, event)
    own = frozenset(p for p in reads(opened, book) if event in p[1])
    shutting = [p for p in book.parts() if meet(writes(book, p), own)]
    others = [p for p in shutting if p not in tests_of(book, event) and not follows(context, p, event)]
    if any(shuts(context, event, p, opened) for p in others):
        return False
    assert book.events is not None
    rolled = moment_of(book, book.events.rolled, event)
    shut = negate(past(book, (act_block(rolled.act, rolled.args),), opened))
    return not shutting or never(context, CHECK, clauses_of(tests_of(book, event)), conj([opened, shut]))


def shuts(context: Context, event: str, part: Part, opened: Expr) -> bool:
    """Whether a part may shut an event that is open at its turn."""
    one = done(context.book, part)
    shut = conj([one.turn(context.book, opened), one.after(context.book, negate(opened))])
    return not never(context, CHECK, clauses_of(tests_of(context.book, event)), shut)


def is_open(context: Context, event: str) -> Expr:
    """That an event may be rolled."""
    book = context.book
    assert book.events is not None
    return reveal(begins(book, moment_of(book, book.events.rolled, event)), book)


def follows(context: Context, part: Part, event: str) -> bool:
    """Whether a part speaks only upon the start or the end of an event."""
    events = context.book.events
    assert events is not None
    mine = moment_of(context.book, events.starts, event).args
    return part.anchor.act in (events.starts, events.ends) and part.anchor.args == mine


def query(context: Context, event: str, part: Part) -> Query:
    """The question for a state in which the event is rolled in vain, and why it is so in any other."""
    book = context.book
    assert book.events is not None
    clauses = clauses_of(tests_of(book, event))
    return Query(
        CHECK,
        clauses,
        f"Whenever {event} is rolled a precondition fails, and none of them marks it off: it is rolled forever.",
        conj([is_open(context, event), conditions_of(part)]),
        anchor=moment_of(book, book.events.rolled, event),
        ending=Ending(f"{part.clause} applies"),
        demands={c: book.clauses[c].says for c in clauses},
        cures=("Let a failed precondition mark the event off, or let it start in some state.",),
        cell=event,
    )
