"""An event whose heading says nothing of how long it lasts, that nothing ends, and that has clauses for later."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Anchor, AnchorKind, Book, Clause, Keep, Kind, Part, Perform, SetCell
from rulewright.checks.shared.pairs import free
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.gherkin.moment import say_step
from rulewright.language.expr import Expr, Literal, conj
from rulewright.language.types import MemberType, Value
from rulewright.story.moments import begins, played, preconditions

CHECK = Check(
    "RW409",
    "endless-duration",
    Severity.WARNING,
    "An event has clauses for the time that it lasts, and nothing says when that time is over.",
)


def find(context: Context) -> Iterator[Finding]:
    """The events with later clauses whose heading gives no duration and that nothing ends."""
    for heading in headings(context.book):
        event = context.book.pages[heading.page].event
        later = later_clauses(context.book, event)
        if later and not ends(context.book, event):
            finding = context.decide(query(context.book, heading, event, later))
            if finding is not None:
                yield finding


def headings(book: Book) -> list[Clause]:
    """The headings of events that say nothing of a duration, the first of each page."""
    told: dict[str, list[Clause]] = {}
    for clause in book.clauses.values():
        if clause.kind is Kind.HEADER and clause.header is not None and book.pages[clause.page].event:
            told.setdefault(clause.page, []).append(clause)
    return [c[0] for c in told.values() if not any(h.header.lasts for h in c if h.header)]


def later_clauses(book: Book, event: str) -> tuple[str, ...]:
    """The clauses of an event that stand while it lasts, or speak at another moment than its roll and start."""
    assert book.events is not None
    first = {book.events.rolled, book.events.starts}
    tests = {p.id for p in preconditions(book)}
    found = [p for p in book.parts() if p.event == event and p.id not in tests and not opens(p, first)]
    return tuple(dict.fromkeys(p.clause for p in found if book.clauses[p.clause].kind is not Kind.HEADER))


def opens(part: Part, first: set[str]) -> bool:
    """Whether a part speaks as the event is rolled or starts."""
    return part.anchor.kind is AnchorKind.ACT and part.anchor.act in first


def ends(book: Book, event: str) -> bool:
    """Whether something that a clause or an act brings about may end the event, as far as its form tells.

    What its end marks beside taking it out of effect, as a failed precondition may too, does not end it.
    """
    assert book.events is not None
    act = book.events.ends
    begun = {o.field for o in book.acts[book.events.starts].outcomes if isinstance(o, SetCell)}
    others = [o for a in book.acts.values() if a.name != act for o in a.outcomes]
    written = [o for o in (*[o for p in book.parts() for o in p.outcomes], *others) if not isinstance(o, Keep)]
    written_at_end = [o for o in book.acts[act].outcomes if isinstance(o, SetCell)]
    over = [o for o in written_at_end if o.field in begun] or written_at_end
    about = [o for o in written if o.args and may_be(o.args[0], event)]
    if any(isinstance(o, Perform) and o.act == act for o in about):
        return True
    return any(isinstance(o, SetCell) and any(undoes(o, end) for end in over) for o in about)


def undoes(outcome: SetCell, end: SetCell) -> bool:
    """Whether an effect may do itself what the end of an event does."""
    return outcome.field == end.field and (not isinstance(end.value, Literal) or may_be(outcome.value, end.value.value))


def may_be(expr: Expr, value: Value) -> bool:
    """Whether an expression may come to a value, by its form."""
    return not isinstance(expr, Literal) or expr.value == value


def query(book: Book, heading: Clause, event: str, later: tuple[str, ...]) -> Query:
    """The question whether the event can start; that nothing ends it is plain already."""
    protocol = book.events
    assert protocol is not None
    anchor = Anchor(AnchorKind.ACT, act=protocol.starts, args=(Literal(event, MemberType(protocol.sort)),))
    return Query(
        CHECK,
        (heading.id,),
        f"The heading of {event} names no duration and no clause ends it, yet {len(later)} of its clauses "
        f"{'speaks' if len(later) == 1 else 'speak'} while it lasts.",
        conj([begins(book, anchor), free(book, anchor)]),
        anchor=played(book, anchor),
        then_played=say_step(book, protocol.end_step) if protocol.end_step else "",
        ending=Ending(still_on(book, event)),
        demands={heading.id: heading.says, **{c: book.clauses[c].says for c in later[:1]}},
        cures=("Write how long it lasts ('lasts'), 'permanent' if it never ends.", "Write the clause that ends it."),
        core=(f"nothing that a clause or an act brings about ends {event}",),
        related=later,
        cell=f"duration of {event}",
    )


def still_on(book: Book, event: str) -> str:
    """That the event is in effect, after its turn is over where the book names the step that closes it."""
    protocol = book.events
    assert protocol is not None
    said = protocol.in_effect.replace("{event}", event)
    return f"still {said}" if protocol.end_step else said
