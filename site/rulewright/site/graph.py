"""The page of how events hang together: each event in a row, an arc for each relation, the same as a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rulewright.book.model import Book
from rulewright.checks.shared.event_relations import Kind, Relation
from rulewright.site.book_data import Told
from rulewright.site.text import built, head, html, link, opening, page, url
from rulewright.site.ways import to

TITLE = "Graph of events"
ROW, SLOT, LEFT, REACH, LETTERS = 22, 9, 216, 184, 31  # pixels, but for the letters of a label
MEANING = {
    Kind.REQUIRES: "cannot start as long as the other has not happened",
    Kind.CANCELS: "ends the other, or keeps it from starting",
    Kind.TRIGGERS: "starts the other",
    Kind.CONFLICTS: "has a clause against a clause of the other, in a finding",
    Kind.ASKS: "has a clause that hangs on how the other stands",
}
ENDS = {  # what stands at the end of an arc, drawn from the point where it meets its row
    Kind.REQUIRES: "l8,-4 v8 z",
    Kind.CANCELS: "m1,-4 l8,8 m0,-8 l-8,8",
    Kind.TRIGGERS: "m0,0 a4,4 0 1,0 8,0 a4,4 0 1,0 -8,0 z",
    Kind.CONFLICTS: "l4,-4 l4,4 l-4,4 z",
    Kind.ASKS: "m5,-3 l-5,3 l5,3",
}


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


def graph_page(told: Told) -> str:
    """The page: the switches that are the legend, the picture, the table."""
    at, graph = graph_place(told), graph_of(told)
    return page(
        [
            opening(f"{TITLE} ({told.book.title})", 0.5, wide=True),
            head(TITLE),
            f'<link rel="stylesheet" href="{url("live.css", at)}">',
            f"How the events of {link(told.book.title, told.start, at)} hang together. Point at an event to see what "
            "it has to do with others; choose it, with the mouse or the keyboard, to see nothing else. The mark at the "
            "end of an arc stands at the event that is required, cancelled, triggered or asked about.",
            f'<div class="event-graph" id="event-graph">{legend(graph)}<p class="event-told" role="status"></p>'
            f'<div class="event-picture">{picture(graph, at)}</div>{table(graph, at)}</div>',
            f'<script src="{url("graph.js", at)}" defer></script>',
        ]
    )


def legend(graph: Graph) -> str:
    """The kinds of relation, each with a line as it is drawn, a switch, and how often there is one."""
    shown = [_switch(kind, [r for r in graph.relations if r.kind is kind]) for kind in Kind]
    return f"<fieldset><legend>Relations</legend>{''.join(shown)}</fieldset>"


def _switch(kind: Kind, found: list[Relation]) -> str:
    name = kind.name.lower()
    arc = f'<path d="M2,6 H36"/>{_end(kind, 36, 6)}'
    line = f'<svg width="46" height="12" class="edge {name}" aria-hidden="true">{arc}</svg>'
    checked = f'<input type="checkbox" checked data-kind="{name}">'
    return f"<label>{checked}{line}<span><b>{kind.value}</b> ({len(found)}): {MEANING[kind]}</span></label>"


def _end(kind: Kind, x: float, y: float) -> str:
    return f'<path class="end" d="M{x:g},{y:g} {ENDS[kind]}"/>'


def picture(graph: Graph, at: str) -> str:
    """The rows and the arcs."""
    height = sum(map(graph.height, graph.rows)) + 4
    arcs = [_arc(graph, relation) for relation in graph.relations]
    nodes = [_node(graph, event, at) for event in graph.rows]
    box = f'viewBox="0 0 {LEFT + REACH} {height}" width="{LEFT + REACH}" height="{height}"'
    return f'<svg {box} role="group" aria-label="{TITLE}">{"".join(arcs)}{"".join(nodes)}</svg>'


def _outward(rows: int, number: int) -> tuple[bool, int, int]:
    """How to sort the ends at a row so that their arcs do not cross there, by how many rows down each leads."""
    return (rows > 0, -rows, number if rows > 0 else -number)


def _arc(graph: Graph, relation: Relation) -> str:
    """An arc; one that goes farther reaches out farther."""
    start, goal = (graph.y(event, relation) for event in (relation.source, relation.target))
    share = abs(goal - start) / (sum(map(graph.height, graph.rows)) + 1)
    mates = [r for r in graph.relations if {r.source, r.target} == {relation.source, relation.target}]
    inside = len(mates) - 1 - mates.index(relation)  # so many arcs between the same two run inside this one
    out = LEFT + 20 + (30 + (REACH - 70) * share**0.6 + 6 * inside) / 0.75
    kind, both = relation.kind.name.lower(), relation.kind is Kind.CONFLICTS
    told = html(f"{relation.source} {relation.kind.value} {relation.target}")
    line = f'<path d="M{LEFT + 12 * both},{start:g} C{out:.0f},{start:g} {out:.0f},{goal:g} {LEFT + 12},{goal:g}"/>'
    marks = _end(relation.kind, LEFT + 3, goal) + (_end(relation.kind, LEFT + 3, start) if both else "")
    return f'<g class="edge {kind}" {_ends(relation)}><title>{told}</title>{line}{marks}</g>'


def _ends(relation: Relation) -> str:
    """What the script knows a relation by."""
    kind = relation.kind.name.lower()
    return f'data-from="{html(relation.source)}" data-to="{html(relation.target)}" data-kind="{kind}"'


def _node(graph: Graph, event: str, at: str) -> str:
    title, y, high = graph.title(event), graph.middle(event), graph.height(event)
    room = LETTERS - len(event)
    short = title if len(title) <= room else title[: max(0, room - 1)].rstrip() + "…"
    words = f'<tspan class="title">{html(short)}</tspan> <tspan class="id">{html(event)}</tspan>'
    box = f'<rect x="0" y="{graph.tops[event]}" width="{LEFT}" height="{high}"/>'
    label = f'{box}<text x="{LEFT - 6}" y="{y + 4}">{words}</text>'
    told = f"<title>{html(f'{event} {title}'.strip())}</title>"
    named = f'class="event" data-event="{html(event)}"'
    if event not in graph.pages:
        return f'<g {named} tabindex="0" role="button">{told}{label}</g>'
    return f'<a {named} href="{_place(graph.told, graph.pages[event], at)}">{told}{label}</a>'


def _place(told: Told, identifier: str, at: str) -> str:
    return html(built(told.places[identifier], at))


def table(graph: Graph, at: str) -> str:
    """The relations in words, with the clauses and findings that they rest on."""
    rows = "".join(_row(graph, r, at) for r in graph.relations)
    heads = "".join(f'<th scope="col">{name}</th>' for name in ("event", "relation", "event", "by"))
    return f"<table><caption>The same in words</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _row(graph: Graph, relation: Relation, at: str) -> str:
    clauses = [to(graph.told, c, at) for c in relation.clauses]
    places = {f.fingerprint: graph.told.finding(f) for f in graph.told.report.findings}
    found = [(n, built(places[f], at)) for n, f in enumerate(relation.findings, start=1)]
    findings = [f'<a href="{html(place)}">finding{f" {n}" if len(found) > 1 else ""}</a>' for n, place in found]
    events = [_event(graph, e, at) for e in (relation.source, relation.target)]
    cells = [events[0], relation.kind.value, events[1], ", ".join(clauses + findings)]
    return f"<tr {_ends(relation)}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _event(graph: Graph, event: str, at: str) -> str:
    if event not in graph.pages:
        return html(event)
    return f'<a href="{_place(graph.told, graph.pages[event], at)}">{html(event)}</a> {html(graph.title(event))}'
