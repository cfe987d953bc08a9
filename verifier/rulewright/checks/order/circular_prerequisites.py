"""Things that wait for one another in a circle: events each of which has to start first, clauses that each prevail."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.book.model import Book
from rulewright.checks.shared.event_graph import clauses_of, named, needs, tests_of
from rulewright.checks.shared.plain import stated
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Proof, Severity
from rulewright.language.lazy import postponed
from rulewright.reach.reachable import proof
from rulewright.story.moments import conditions_of
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of, priorities

if TYPE_CHECKING:
    import networkx as nx
else:
    nx = postponed("networkx")

CHECK = Check(
    "RW611",
    "circular-prerequisites",
    Severity.ERROR,
    "Events wait for one another in a circle, or clauses override one another in one.",
)


def find(context: Context) -> Iterator[Finding]:
    """One finding for each circle of events and of overrides, the shortest where several share members."""
    book = context.book
    for circle in circles(context):
        links = tuple(zip(circle, (*circle[1:], circle[0]), strict=True))
        parts = [p for e, other in links for p in tests_of(book, e) if other in named(reveal(conditions_of(p), book))]
        told = ", ".join(f"{event} waits for {other}" for event, other in links)
        message = f"None of these events can be the first to start: {told}."
        cure = "Let one of these events start without the other."
        yield finding(context, clauses_of(parts), message, cure, (f"proved for {proof(book)}",), Proof.INDUCTIVE)
    for clauses in shortest(priorities(index_of(book))):
        links = tuple(zip(clauses, (*clauses[1:], clauses[0]), strict=True))
        told = ", ".join(said(book, clause, other) for clause, other in links)
        cure = "Take one of these priorities back."
        yield finding(context, clauses, f"No clause of this circle prevails: {told}.", cure, (), None)


def said(book: Book, clause: str, other: str) -> str:
    """Why one clause would prevail over another."""
    index = index_of(book)
    if other in index.overriding.get(clause, ()):
        return f"{clause} overrides {other}"
    if (clause, other) in index.rulings:
        return f"{clause} prevails over {other} by a ruling"
    if index.level(other) > index.level(clause):
        return f"{other} yields to {clause}"
    return f"{clause} is stated below {other}"


@dataclass(frozen=True)
class Circles:
    """The circles of events that wait for one another to start."""

    found: tuple[tuple[str, ...], ...]


def circles(context: Context) -> tuple[tuple[str, ...], ...]:
    """The circles of events that wait for one another to start, worked out once in a run."""
    if Circles not in context.own:
        context.own[Circles] = Circles(shortest(needs(context, CHECK.code)))
    known: Circles = context.own[Circles]
    return known.found


def shortest(graph: nx.DiGraph[str]) -> tuple[tuple[str, ...], ...]:
    """The shortest circle of each group of nodes that all lead to one another, from its least node on."""
    found = []
    for group in nx.strongly_connected_components(graph):
        inner = graph.subgraph(group)
        circles = [tuple(nx.shortest_path(inner, after, node)) for node, after in sorted(inner.edges) if len(group) > 1]
        circles += [(node,) for node in sorted(group) if inner.has_edge(node, node)]
        if circles:
            found.append(min((turned(c) for c in circles), key=lambda c: (len(c), c)))
    return tuple(sorted(found))


def turned(circle: tuple[str, ...]) -> tuple[str, ...]:
    """A circle from its least node on."""
    first = circle.index(min(circle))
    return circle[first:] + circle[:first]


def finding(
    context: Context, clauses: tuple[str, ...], message: str, cure: str, core: tuple[str, ...], never: Proof | None
) -> Finding:
    """A circle as a finding."""
    return stated(
        context,
        CHECK,
        clauses,
        message,
        core=core,
        cures=(cure,),
        cell="",
        never=never,
    )
