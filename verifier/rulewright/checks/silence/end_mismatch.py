"""A clause ends an event while the duration in its heading says that it lasts on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice

from rulewright.book.model import AnchorKind, Book, Clause, Kind, Part, Perform
from rulewright.checks.idle.stillborn import ended
from rulewright.checks.shared.doings import Happening, done
from rulewright.checks.shared.pairs import cures, names_of, settled_by_priority
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.errors import BookError
from rulewright.language.expr import TRUE, Expr, Literal, conj, negate, substitute
from rulewright.phrasing.phrases import PhraseError
from rulewright.story.havoc import is_untold

CHECK = Check(
    "RW314",
    "end-mismatch",
    Severity.WARNING,
    "A clause ends an event while its heading says that it lasts on, and neither mentions the other.",
)


def find(context: Context) -> Iterator[Finding]:
    """The headings and the clauses that end their events otherwise."""
    book = context.book
    headers = {book.pages[c.page].event: c for c in book.clauses.values() if c.header is not None and c.header.lasts}
    seen: set[tuple[str, ...]] = set()
    for event, part in endings(book):
        header = headers.get(event)
        if header is None or spoken_of(book, header, part):
            continue
        context.stats.pairs += 1
        parties = names_of(header.id, part.clause)
        if parties not in seen:
            about = f"{CHECK.code} {header.id} {header.header} {event} {part.id}"
            found = context.unit(about, (*header.parts, part), partial(decided, context, header, event, part))
            seen.update(f.clauses for f in found)
            yield from found


def decided(context: Context, header: Clause, event: str, part: Part) -> Iterator[Finding]:
    """The finding on a heading and a clause that ends its event."""
    found = (context.decide(q) for q in queries(context, header, event, part))
    yield from islice((f for f in found if f is not None), 1)


def endings(book: Book) -> Iterator[tuple[str, Part]]:
    """The events that clauses end, headings left out, each with the part that does it."""
    for part in book.parts() if book.events is not None else ():
        for outcome in part.outcomes:
            match outcome:
                case Perform(act=act, args=(Literal(value=str(event)),)) if is_end(book, act) and by_clause(book, part):
                    yield event, part


def by_clause(book: Book, part: Part) -> bool:
    """Whether a part is no heading's own."""
    return book.clauses[part.clause].kind is not Kind.HEADER and part.anchor.kind is not AnchorKind.STANDING


def is_end(book: Book, act: str) -> bool:
    """Whether an act is the end of an event."""
    return book.events is not None and act == book.events.ends


def spoken_of(book: Book, header: Clause, part: Part) -> bool:
    """Whether the heading and the clause know of each other: one has priority, or refers to the other."""
    clause = book.clauses[part.clause]
    if header.id in (*part.overrides, *clause.refs) or clause.id in header.refs:
        return True
    return any(settled_by_priority(book, part, end) for end in header.parts)


def queries(context: Context, header: Clause, event: str, part: Part) -> Iterator[Query]:
    """The question whether the clause ends the event although what the heading waits for is not so, before or after.

    It is not asked where the clause itself brings about what the heading waits for. Where the story up to
    the end of the moment is hopelessly long, that end is left to the replay.
    """
    book = context.book
    assert book.events is not None
    one = done(book, part)
    act = book.acts[book.events.ends]
    names: dict[str, Expr] = {v.name: Literal(event, v.type) for v in act.parameters}
    able = conj([substitute(c.expr, names) for c in act.requires])
    parties = names_of(header.id, part.clause)
    for wait in waits(book, header):
        on = TRUE if wait is None else negate(wait)
        if wait is not None and context.proves(conj([one.turn(book, conj([able, on]), on), on])):
            continue
        yield Query(
            CHECK,
            parties,
            f"{part.clause} ends {event}, which by its heading lasts on.",
            partial(ends_too_early, book, one, able, on),
            one.side.variables,
            one.anchor,
            ending=Ending(book.phrases.say_cell(*ended(book, event))),
            also=() if wait is None else tuple(still(book, on)),
            demands={header.id: f"lasts: {header.header.lasts if header.header else ''}", part.clause: one.told},
            cures=(f"Say in {header.id} that {part.clause} ends the event too.", *cures(parties)),
            cell=f"end of {event}",
            parts=(*(p.id for p in header.parts), part.id),
            tentative=True,
        )


def ends_too_early(book: Book, one: Happening, able: Expr, on: Expr) -> Expr:
    """That an event is ended although a condition holds before and after."""
    end = one.end(book, on)
    return conj([one.turn(book, conj([able, on])), on, TRUE if is_untold(end) else end])


def waits(book: Book, header: Clause) -> Iterator[Expr | None]:
    """What the heading waits for, one thing after the other; nothing at all where it is permanent."""
    if header.header is not None and header.header.lasts == "permanent":
        yield None
    for end in header.parts:
        if any(isinstance(o, Perform) and is_end(book, o.act) for o in end.outcomes):
            yield from (c.expr for c in end.conditions[1:])


def still(book: Book, expr: Expr) -> Iterator[Ending]:
    """A Then that a condition is still so, where the book has words for it."""
    said = book.phrases.say(expr)
    try:
        if book.phrases.condition(said) == expr:
            yield Ending(f"still {said}")
    except (PhraseError, BookError):
        return
