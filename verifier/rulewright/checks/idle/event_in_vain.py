"""An event that takes place and does nothing: in some state in which it starts, none of its clauses applies."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Anchor, AnchorKind, Book, Kind, Part, Perform, SetCell
from rulewright.checks.shared.event_graph import moment_of
from rulewright.checks.shared.mentions import named
from rulewright.checks.shared.pairs import free
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses
from rulewright.language.expr import Expr, conj, equal, exists, negate
from rulewright.story.facts import parts_of
from rulewright.story.moments import begins, conditions_of, life_of, opening, past, played
from rulewright.story.reveal import reveal
from rulewright.table.index import frame, index_of, upon
from rulewright.table.triggers import first_of

CHECK = Check(
    "RW406",
    "event-in-vain",
    Severity.WARNING,
    "An event can take place in a state in which none of its clauses has anything to do.",
)


def find(context: Context) -> Iterator[Finding]:
    """The events all of whose clauses speak at the start, and in some state none does."""
    for page in context.book.pages.values():
        parts = clauses_of(context.book, page.event) if page.event else ()
        if parts:
            finding = context.decide(query(context.book, page.event, parts))
            if finding is not None:
                yield finding


def start_of(book: Book, event: str) -> Anchor:
    """The moment in which an event starts."""
    assert book.events is not None
    return moment_of(book, book.events.starts, event)


def clauses_of(book: Book, event: str) -> tuple[Part, ...]:
    """What an event does, if all of it is done as an event starts; nothing if some of it comes later.

    What comes later and does not name the event hangs on nothing that the event does.
    """
    start = start_of(book, event)
    own = [p for p in parts_of(book, event) if not keeps_books(book, p)]
    later = [p for p in own if p.anchor.kind is not AnchorKind.ACT or p.anchor.act != start.act]
    if any((book.events.sort, event) in named(book, p) for p in later if book.events is not None):
        return ()
    return tuple(p for p in own if p not in later)


def keeps_books(book: Book, part: Part) -> bool:
    """Whether a part only tests, ends or marks its event."""
    protocol = book.events
    assert protocol is not None
    if part.dispositions or book.clauses[part.clause].kind is Kind.HEADER:
        return True
    marks = {*protocol.axes.values()}
    return all(
        isinstance(o, SetCell) and o.field in marks or isinstance(o, Perform) and o.act == protocol.ends
        for o in part.outcomes
    )


def query(book: Book, event: str, parts: tuple[Part, ...]) -> Query:
    """The question whether the event can start in a state in which nothing of it applies."""
    anchor = start_of(book, event)
    clauses = tuple(dict.fromkeys(p.clause for p in parts))
    others = answering(book, anchor, parts)
    idle = [negate(speaks(book, p, anchor)) for p in whole(book, (*parts, *others))]
    heading = next(
        (c.id for c in book.clauses.values() if c.kind is Kind.HEADER and book.pages[c.page].event == event), ""
    )
    first = heading or clauses[0]
    return Query(
        CHECK,
        (first,),
        f"{event} can take place in vain: nothing that it brings about applies.",
        conj([begins(book, anchor), free(book, anchor), *idle]),
        anchor=played(book, anchor),
        ending=Ending(f"{clauses[0]} does not apply"),
        also=tuple(Ending(f"{clause} does not apply") for clause in clauses[1:]),
        demands={c: book.clauses[c].says for c in clauses},
        cures=(
            "Make a precondition of what the event needs, with what happens if it fails.",
            "State what it does then.",
        ),
        related=tuple(c for c in clauses if c != first),
        cell=event,
        matter=of_clauses(book, clauses),
        parts=tuple(p.id for p in parts),
    )


def answering(book: Book, anchor: Anchor, parts: tuple[Part, ...]) -> list[Part]:
    """The parts of other pages that do something upon the start of the event in so many words."""
    found = upon(anchor.act, first_of(anchor.args), index_of(book))
    return [p for p in found if p.anchor.args == anchor.args and p not in parts and not keeps_books(book, p)]


def whole(book: Book, parts: tuple[Part, ...]) -> list[Part]:
    """The parts with the rows of each table as one: a table that is consulted is something that happens."""
    tables = index_of(book).tables
    alone = [p for p in parts if not p.group]
    return alone + [frame(*tables[group]) for group in dict.fromkeys(p.group for p in parts if p.group)]


def speaks(book: Book, part: Part, anchor: Anchor) -> Expr:
    """That a part applies as the event starts, if nothing but the start itself has happened."""
    started = past(book, opening(book, anchor)[:1], reveal(conditions_of(part), book))
    same = [equal(a, b) for a, b in zip(part.anchor.args, anchor.args, strict=True)]
    return exists(part.variables, conj([*same, reveal(life_of(part), book), started]))
