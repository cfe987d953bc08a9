"""What events have to do with each other: which requires, cancels, triggers or asks about which, and by which clause.

An event requires another if its preconditions fail as long as the other has not happened, and is cancelled by it if
they fail while the other is in effect; both are read off the preconditions, with all that is not about the other open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from rulewright.book.model import Book, EventProtocol, FieldKind, Outcome, Part, Perform, SetCell
from rulewright.evidence.findings import Finding
from rulewright.language.expr import Apply, Expr, Literal, Operator, Read, Variable, fields_read, free_variables, walk
from rulewright.language.types import Value
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.index import index_of
from rulewright.table.state import State

CONFLICTS = "RW3"


class Kind(Enum):
    """How one event stands to another."""

    REQUIRES = "requires"
    CANCELS = "cancels"
    TRIGGERS = "triggers"
    CONFLICTS = "conflicts with"
    ASKS = "asks about"


@dataclass(frozen=True, slots=True)
class Relation:
    """One event stands so to another: said by clauses, or shown by findings."""

    source: str
    kind: Kind
    target: str
    clauses: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()


Cause = tuple[str, Kind, str]


def relations(book: Book, findings: Iterable[Finding]) -> tuple[Relation, ...]:
    """All relations between events, in the order of the events as declared."""
    events = book.events
    if events is None:
        return ()
    clauses: dict[Cause, dict[str, None]] = {}
    for part in book.parts():
        for cause in _said(book, events, part):
            clauses.setdefault(cause, {})[part.clause] = None
    shown: dict[Cause, dict[str, None]] = {}
    for finding in findings:
        for cause in _shown(book, finding):
            shown.setdefault(cause, {})[finding.fingerprint] = None
    order = {event: n for n, event in enumerate(book.sorts[events.sort].members)}
    rank = {kind: n for n, kind in enumerate(Kind)}
    causes = sorted(clauses.keys() | shown.keys(), key=lambda c: (order[c[0]], rank[c[1]], order[c[2]]))
    return tuple(Relation(*c, tuple(clauses.get(c, ())), tuple(shown.get(c, ()))) for c in causes)


def _said(book: Book, events: EventProtocol, part: Part) -> Iterator[Cause]:
    """What a part of an event says of others."""
    if not part.event:
        return
    for outcome in part.outcomes:
        for other, kind in _brought(book, events, outcome):
            if other != part.event:
                yield part.event, kind, other
    for other in _read(book, events, part):
        if other != part.event:
            yield _asked(book, events, part, other)


def _brought(book: Book, events: EventProtocol, outcome: Outcome) -> Iterator[tuple[str, Kind]]:
    """The event that an outcome starts or ends, by the act or by setting what the act sets."""
    kinds = {events.starts: Kind.TRIGGERS, events.ends: Kind.CANCELS}
    match outcome:
        case Perform(act, (Literal(value=str(event)), *_)) if act in kinds:
            yield event, kinds[act]
        case SetCell(name, (Literal(value=str(event)),), value) if book.fields[name].parameters == (events.sort,):
            for act, kind in kinds.items():
                if any((name, value) == (s.field, s.value) for s in _sets(book, act)):
                    yield event, kind
                    return
        case _:
            pass


def _sets(book: Book, act: str) -> list[SetCell]:
    """What an act in the life of an event says of the event itself."""
    own = [o for o in book.acts[act].outcomes if isinstance(o, SetCell)]
    return [o for o in own if len(o.args) == 1 and isinstance(o.args[0], Variable) and isinstance(o.value, Literal)]


def _read(book: Book, events: EventProtocol, part: Part) -> list[str]:
    """The events of which a part's guard reads a cell that is neither die nor choice."""
    members = book.sorts[events.sort].members
    reads = [e for e in walk(part.guard) if isinstance(e, Read) and book.fields[e.field].kind is not FieldKind.INPUT]
    named = [a.value for e in reads for a in e.args if isinstance(a, Literal)]
    return [str(e) for e in dict.fromkeys(named) if e in members]


def _asked(book: Book, events: EventProtocol, part: Part, other: str) -> Cause:
    if part.dispositions:
        fresh, begun = (_decided(part.guard, _about(book, s, other)) for s in _states(book, events, other))
        if fresh and not begun:
            return part.event, Kind.REQUIRES, other
        if begun and not fresh:
            return other, Kind.CANCELS, part.event
    return part.event, Kind.ASKS, other


def _states(book: Book, events: EventProtocol, event: str) -> tuple[State, State]:
    """The start of the game, and the same with one event just begun."""
    begun = State.start(book)
    for outcome in _sets(book, events.starts):
        assert isinstance(outcome.value, Literal)
        begun.set(outcome.field, (event,), outcome.value.value)
    return State.start(book), begun


def _about(book: Book, state: State, event: str) -> Callable[[Expr], Value]:
    """The truth of a condition that is about one event alone; nothing of any other."""

    def told(atom: Expr) -> Value:
        cells = {(e.field, e.args) for e in walk(atom) if isinstance(e, Read)}
        stored = fields_read(atom).isdisjoint(index_of(book).claims) and not free_variables(atom)
        about = bool(cells) and all(len(a) == 1 and isinstance(a[0], Literal) and a[0].value == event for _, a in cells)
        return bool(evaluate(atom, Scene(book, state))) if about and stored else None

    return told


def _decided(expr: Expr, told: Callable[[Expr], Value]) -> Value:
    """The truth of a condition as far as its atoms are told; nothing where it hangs on the others."""
    match expr:
        case Apply(Operator.NOT, (inner,)):
            value = _decided(inner, told)
            return None if value is None else not value
        case Apply(Operator.AND | Operator.OR as operator, args):
            values = [_decided(a, told) for a in args]
            decisive = operator is Operator.OR
            return decisive if decisive in values else None if None in values else not decisive
        case _:
            return told(expr)


def _shown(book: Book, finding: Finding) -> Iterator[Cause]:
    """The two events that a finding sets against each other."""
    events = [book.sections[book.clauses[c].section].event for c in finding.clauses if c in book.clauses]
    parties = sorted({e for e in events if e})
    if finding.code.startswith(CONFLICTS) and len(parties) == 2:
        yield parties[0], Kind.CONFLICTS, parties[1]
