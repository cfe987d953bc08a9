"""Events and what they hang on: which are drawn, what their start needs, which needs which to have started."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulewright.book.model import Anchor, AnchorKind, Book, Part, Perform
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Unsettled
from rulewright.language.expr import Expr, Literal, Read, conj, negate, parts_of
from rulewright.language.lazy import postponed
from rulewright.language.types import MemberType, Value
from rulewright.reach.reachable import Way, reachable
from rulewright.solver.places import one_of, place_of
from rulewright.solver.solve import Proved, Undecided
from rulewright.story.moments import begins, conditions_of
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of
from rulewright.table.state import Cell

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")


def drawn(book: Book) -> tuple[str, ...]:
    """The events that have a page of their own, as declared, without those that a clause starts."""
    events = book.events
    if events is None:
        return ()
    paged = {page.event for page in book.pages.values()}
    started = {o.args[0] for p in book.parts() for o in p.outcomes if isinstance(o, Perform) and o.act == events.starts}
    if any(not isinstance(arg, Literal) for arg in started):
        return ()
    named = {arg.value for arg in started if isinstance(arg, Literal)}
    return tuple(e for e in book.sorts[events.sort].members if e in paged and e not in named)


def moment_of(book: Book, act: str, event: str) -> Anchor:
    """An act of the protocol, done with an event."""
    assert book.events is not None
    return Anchor(AnchorKind.ACT, act=act, args=(Literal(event, MemberType(book.events.sort)),))


def start_of(book: Book, event: str) -> Expr:
    """What has to be so before the roll for an event to start."""
    assert book.events is not None
    return begins(book, moment_of(book, book.events.starts, event))


def tests_of(book: Book, event: str) -> tuple[Part, ...]:
    """The parts that say what becomes of the rolled event when a precondition fails."""
    args = moment_of(book, "", event).args
    return tuple(p for p in index_of(book).tested.upon(event) if p.anchor.args == args)


def needs(context: Context, code: str) -> nx.DiGraph[str]:
    """From each drawn event to those of which one has to have started for it to start at all."""
    book = context.book
    graph: nx.DiGraph[str] = nx.DiGraph()
    places = {event: n for n, event in enumerate(drawn(book))}
    for event in places:
        others = named(reveal(start_of(book, event), book))
        for other in sorted(others & places.keys(), key=places.__getitem__):
            if needs_start(context, code, event, other):
                graph.add_edge(event, other)
    return graph


def named(expr: Expr) -> frozenset[str]:
    """The things of which a condition reads a cell."""
    cells = (e for e in parts_of(expr) if isinstance(e, Read))
    return frozenset(a.value for e in cells for a in e.args if isinstance(a, Literal) and isinstance(a.value, str))


def needs_start(context: Context, code: str, event: str, other: str) -> bool:
    """Whether an event can start only after another one has; where that is not decided, a check of the code says so."""
    book = context.book
    limits = [
        one_of(place_of((False, *cell), book), tuple(sorted(values, key=str)))
        for cell, values in without_start(book, other).items()
    ]
    if not limits or event == other:
        return False
    start = start_of(book, event)
    verdict = context.ask(conj([start, *limits]))
    if isinstance(verdict, Undecided):
        context.undecided.append(Unsettled(code, book.id, clauses_of(tests_of(book, event)), verdict.reason))
    return isinstance(verdict, Proved) and context.possible(start)


def without_start(book: Book, event: str) -> dict[Cell, frozenset[Value]]:
    """What the closed cells of an event alone can come to hold as long as it has not started."""
    known = reachable(book)
    return {
        cell: known.held(cell, (w for _, w in known.into(cell) if not follows_start(book, w, event)))
        for cell in known.alone.get(event, ())
    }


def follows_start(book: Book, way: Way, event: str) -> bool:
    """Whether a way is open only once an event has started: upon its start, or at its end."""
    events = book.events
    assert events is not None
    return bool(way.upon) and all(a in (events.starts, events.ends) and args == (event,) for a, args in way.upon)


def blamed(book: Book, event: str) -> tuple[Part, ...]:
    """Preconditions without any of which the event could start; what it hangs on stays as it is."""
    kept = tests_of(book, event)
    known = reachable(book)
    assert book.events is not None
    rolled = begins(book, moment_of(book, book.events.rolled, event))
    for part in kept:
        rest = tuple(p for p in kept if p is not part)
        if not known.possible(conj([rolled, *(negate(conditions_of(p)) for p in rest)]), lawful=True):
            kept = rest
    return kept


def header_of(book: Book, event: str) -> str:
    """The clause that stands for an event: the first on its page."""
    for page in book.pages.values():
        if page.event == event:
            return next((c for s in page.sections for c in book.sections[s].clauses), "")
    return ""


def clauses_of(parts: Iterable[Part]) -> tuple[str, ...]:
    """The clauses of parts, each once."""
    return tuple(dict.fromkeys(p.clause for p in parts))
