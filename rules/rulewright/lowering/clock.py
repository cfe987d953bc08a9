"""The clock of a book of events: in which turns a period is, so that the dice bring an event in its own period only.

The dates of a heading tell history and bind nothing; its period says from which table the event is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.book.model import Book, Condition, FieldKind
from rulewright.files.files import Files
from rulewright.language.errors import Problem
from rulewright.language.expr import Apply, Expr, Literal, Operator, Read, conj, disj, equal, negate
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.phrasing.parse import one_of

Turns = tuple[int, int]  # the first and the last


def with_clock(book: Book, files: Files) -> Book:
    """The book in which an event is rolled in turns of its period only; one without a period is rolled in any."""
    clock, events = files.model.clock, book.events
    if clock is None or events is None:
        return book
    spec = book.fields[clock.turn]
    turn = Read(clock.turn, (), spec.type)
    act = book.acts[events.rolled]
    (rolled,) = act.parameters
    kind = MemberType(events.sort)
    bound = [
        disj([negate(equal(rolled, Literal(event, kind))), disj([_within(turn, clock.periods[p]) for p in periods])])
        for event, periods in periods_of(book).items()
    ]
    if not bound:
        return book
    needed = Condition(conj(bound), f"{book.phrases.say_place(clock.turn)} is one of its period")
    return replace(book, acts={**book.acts, act.name: replace(act, requires=(*act.requires, needed))})


def periods_of(book: Book) -> dict[str, list[str]]:
    """The periods that the headings of each event name."""
    found: dict[str, list[str]] = {}
    for clause in book.clauses.values():
        event = book.pages[clause.page].event
        if event and clause.header is not None and clause.header.period:
            found.setdefault(event, []).append(clause.header.period)
    return found


def problems(book: Book, files: Files) -> Iterator[Problem]:
    """What is wrong with the clock of a book."""
    clock, document = files.model.clock, files.documents["model.yaml"]
    if clock is None:
        return
    if book.events is None:
        hint = "Leave it out, or say in book.yaml under 'events' what the dice bring."
        yield Problem(document.at(("clock",)), "a clock binds events of the dice, and the book has none", hint)
    spec = book.fields.get(clock.turn)
    numbers = [n for n, f in book.fields.items() if isinstance(f.type, IntType) and not f.parameters]
    if spec is None or spec.name not in numbers or spec.kind is not FieldKind.STATE:
        message = f"'{clock.turn}' does not count turns"
        hint = f"Name a field that is a number of nothing. {one_of(clock.turn, numbers)}"
        yield Problem(document.at(("clock", "turn")), message, hint)
    for name, (first, last) in clock.periods.items():
        place = document.at(("clock", "periods", name))
        if name not in book.periods:
            message = f"'{name}' is no period of the book"
            yield Problem(place, message, f"Name it in book.yaml under 'periods'. {one_of(name, list(book.periods))}")
        if first > last:
            yield Problem(place, f"period {name} ends before it begins", "Write its first turn, then its last.")
        elif (
            spec is not None and isinstance(spec.type, IntType) and not spec.type.low <= first <= last <= spec.type.high
        ):
            message = f"period {name} reaches beyond the turns, {spec.type.low} to {spec.type.high}"
            yield Problem(place, message, f"Give it turns that '{clock.turn}' can hold, or make its range wider.")
    for clause in book.clauses.values():
        period = clause.header.period if clause.header is not None else ""
        if period and period not in clock.periods:
            message = f"the clock of the book does not say in which turns period {period} is"
            yield Problem(clause.position, message, "Add it in model.yaml under 'clock', 'periods'.")


def _within(turn: Expr, turns: Turns) -> Expr:
    first, last = (Literal(n, IntType(n, n)) for n in turns)
    return conj([Apply(Operator.LE, (first, turn), BOOL), Apply(Operator.LE, (turn, last), BOOL)])
