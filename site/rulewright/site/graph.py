"""The page of how events hang together: each event in a row, an arc for each relation, the same as a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from rulewright.book.model import Book
from rulewright.checks.shared.event_relations import Kind, Relation
from rulewright.site.book_data import Told
from rulewright.site.text import Link, url

TITLE = "Graph of events"
ROW, SLOT, LEFT, REACH, LETTERS = 22, 9, 216, 184, 31  # pixels, but for the letters of a label


@dataclass(frozen=True)
class Graph:
    """The events of a book that have a page or a relation, row by row, and their relations."""

    told: Told
    relations: tuple[Relation, ...]

    @cached_property
    def rows(self) -> dict[str, int]:
        """The row of each event: in the order of the book, one without a page below the first that names it."""
        order = list(self.pages)
        for relation in self.relations:
            for one, other in ((relation.source, relation.target), (relation.target, relation.source)):
                if one in order and other not in order:
                    order.insert(order.index(one) + 1, other)
        return {event: n for n, event in enumerate(order)}

    @property
    def pages(self) -> dict[str, str]:
        """The page of each event that has one."""
        return self.told.event_pages

    @cached_property
    def slots(self) -> dict[str, list[tuple[Relation, str]]]:
        """The arcs that meet each row, from top to bottom: those from above, then those from below, nested."""
        found: dict[str, list[tuple[Relation, str]]] = {event: [] for event in self.rows}
        for relation in self.relations:
            found[relation.source].append((relation, relation.target))
            found[relation.target].append((relation, relation.source))
        numbers = {relation: n for n, relation in enumerate(self.relations)}
        for event, ends in found.items():
            ends.sort(key=lambda end: _outward(self.rows[end[1]] - self.rows[event], numbers[end[0]]))
        return found

    @cached_property
    def tops(self) -> dict[str, int]:
        """Where each row begins, in pixels; a row is as high as its arcs need."""
        top, found = 2, {}
        for event in self.rows:
            found[event] = top
            top += self.height(event)
        return found

    def height(self, event: str) -> int:
        """How high a row is, in pixels."""
        return max(ROW, SLOT * len(self.slots[event]) + 6)

    def middle(self, event: str) -> int:
        """Where the middle of a row is, in pixels."""
        return self.tops[event] + self.height(event) // 2

    def y(self, event: str, relation: Relation) -> float:
        """Where the arc of a relation meets a row, in pixels."""
        ends = [r for r, _ in self.slots[event]]
        return self.middle(event) + SLOT * (ends.index(relation) - (len(ends) - 1) / 2)

    def title(self, event: str) -> str:
        """What an event is called beside its number."""
        return self.told.book.pages[self.pages[event]].title if event in self.pages else ""


def graph_place(told: Told) -> str:
    """Where the page of a book stands."""
    return f"{told.folder}/events.md"


def graph_of(told: Told) -> Graph:
    """The graph of a book's events."""
    return Graph(told, told.relations)


def has_events(book: Book) -> bool:
    """Whether a book has events to draw."""
    return book.events is not None and any(p.event for p in book.pages.values())


@dataclass(frozen=True, slots=True)
class Switch:
    """A kind of relation: its class, in words, and how many there are."""

    kind: str
    words: str
    number: int


@dataclass(frozen=True, slots=True)
class Arc:
    """A relation as it is drawn: from a height to a height, reaching out so far to the right, in pixels."""

    kind: str
    words: str
    source: str
    goal: str
    both: bool  # whether it has a mark at both ends
    start: float
    end: float
    out: int


@dataclass(frozen=True, slots=True)
class Node:
    """An event as it is drawn: its row, in pixels, and its title, whole and as long as there is room for it."""

    event: str
    title: str
    short: str
    page: Link | None
    top: int
    height: int
    middle: int


@dataclass(frozen=True, slots=True)
class Row:
    """A relation in words, with the clauses and findings that it rests on."""

    kind: str
    words: str
    source: Node
    goal: Node
    clauses: tuple[Link, ...]
    findings: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class GraphPage:
    """The switches that are the legend, the picture, the table; rows end where arcs begin, in pixels from the left."""

    template: ClassVar = "events.md"
    name: str
    book: Link
    style: str  # the address of the stylesheet
    script: str
    switches: tuple[Switch, ...]
    left: int
    width: int
    height: int
    arcs: tuple[Arc, ...]
    nodes: tuple[Node, ...]
    relations: tuple[Row, ...]


def graph_page(told: Told) -> GraphPage:
    """The graph of a book."""
    at, graph = graph_place(told), graph_of(told)
    nodes = {event: _node(graph, event, at) for event in graph.rows}
    return GraphPage(
        name=TITLE,
        book=told.home(at),
        style=url("live.css", at),
        script=url("graph.js", at),
        switches=tuple(Switch(_kind(k), k.value, sum(r.kind is k for r in graph.relations)) for k in Kind),
        left=LEFT,
        width=LEFT + REACH,
        height=sum(map(graph.height, graph.rows)) + 4,
        arcs=tuple(_arc(graph, relation) for relation in graph.relations),
        nodes=tuple(nodes.values()),
        relations=tuple(_row(told, nodes, relation, at) for relation in graph.relations),
    )


def _kind(kind: Kind) -> str:
    """A kind as a class of the stylesheet."""
    return kind.name.lower()


def _outward(rows: int, number: int) -> tuple[bool, int, int]:
    """How to sort the ends at a row so that their arcs do not cross there, by how many rows down each leads."""
    return (rows > 0, -rows, number if rows > 0 else -number)


def _arc(graph: Graph, relation: Relation) -> Arc:
    """An arc; one that goes farther reaches out farther."""
    start, goal = (graph.y(event, relation) for event in (relation.source, relation.target))
    share = abs(goal - start) / (sum(map(graph.height, graph.rows)) + 1)
    mates = [r for r in graph.relations if {r.source, r.target} == {relation.source, relation.target}]
    inside = len(mates) - 1 - mates.index(relation)  # so many arcs between the same two run inside this one
    return Arc(
        kind=_kind(relation.kind),
        words=f"{relation.source} {relation.kind.value} {relation.target}",
        source=relation.source,
        goal=relation.target,
        both=relation.kind is Kind.CONFLICTS,
        start=_pixels(start),
        end=_pixels(goal),
        out=round(LEFT + 20 + (30 + (REACH - 70) * share**0.6 + 6 * inside) / 0.75),
    )


def _pixels(number: float) -> float:
    """A number without an idle fraction."""
    return int(number) if number == int(number) else number


def _node(graph: Graph, event: str, at: str) -> Node:
    title, room = graph.title(event), LETTERS - len(event)
    return Node(
        event=event,
        title=title,
        short=title if len(title) <= room else title[: max(0, room - 1)].rstrip() + "…",
        page=graph.told.to(graph.pages[event], at) if event in graph.pages else None,
        top=graph.tops[event],
        height=graph.height(event),
        middle=graph.middle(event),
    )


def _row(told: Told, nodes: Mapping[str, Node], relation: Relation, at: str) -> Row:
    places = {f.fingerprint: told.finding(f) for f in told.report.findings}
    names = ["finding"] if len(relation.findings) == 1 else [f"finding {n + 1}" for n in range(len(relation.findings))]
    return Row(
        kind=_kind(relation.kind),
        words=relation.kind.value,
        source=nodes[relation.source],
        goal=nodes[relation.target],
        clauses=told.all(relation.clauses, at),
        findings=tuple(Link(name, places[f], at) for name, f in zip(names, relation.findings, strict=True)),
    )
