"""A small state as an SVG picture: its members as boxes on a circle, its cells as labels and arrows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from html import escape
from math import cos, hypot, pi, sin

from rulewright.book.model import Book
from rulewright.gherkin.describe import phrases_of
from rulewright.language.types import Value
from rulewright.table.state import Cell, Graph, build_graph

LINE = 18
LETTER = 7.2
PAD = 10
GAP = 24
BEND = 22
WIDEST = 640
STYLE = (
    ".state text{font:13px sans-serif;fill:currentColor}.state .name{font-weight:600}"
    ".state .box{fill:currentColor;fill-opacity:.06;stroke:currentColor;stroke-opacity:.5}"
    ".state .edge{fill:none;stroke:currentColor;stroke-opacity:.7}.state .label{font-size:12px;font-style:italic;"
    "paint-order:stroke;stroke:var(--md-default-bg-color,Canvas);stroke-width:4px}"
)


@dataclass(frozen=True, slots=True)
class Box:
    """A member with its attributes, centred at a place in pixels."""

    name: str
    lines: tuple[str, ...]
    x: float
    y: float

    @property
    def width(self) -> float:
        """Pixels across."""
        return max(map(len, (self.name, *self.lines))) * LETTER + 2 * PAD

    @property
    def height(self) -> float:
        """Pixels from top to bottom."""
        return (1 + len(self.lines)) * LINE + PAD


def picture(book: Book, cells: Iterable[tuple[Cell, Value]], title: str = "The state") -> str:
    """The SVG of some cells and the members that they mention, the same for the same cells."""
    listed = sorted(cells, key=lambda item: (item[0][0], tuple(map(str, item[0][1]))))
    graph = build_graph(book, listed, alone=True)
    graph.remove_nodes_from([n for n in graph if graph.degree(n) == 0 and not _attributes(graph, n)])
    boxes = _boxes(graph)
    parts = [*_edges(graph, boxes), *(_draw(box) for box in boxes.values())]
    loose = [f"{name} = {_word(value)}" for name, value in sorted(graph.graph.items())]
    return _frame(parts, boxes, loose, title, "; ".join(phrases_of(book, listed)))


def sketch(book: Book, cells: Iterable[tuple[Cell, Value]]) -> str:
    """The same as plain text: a line for each member with attributes, each relation, and each fact of the game."""
    graph = build_graph(book, sorted(cells, key=lambda item: (item[0][0], tuple(map(str, item[0][1])))), alone=True)
    labels, mutual = _labels(graph)
    told = [f"{name}  {', '.join(shown)}" for name in sorted(graph) if (shown := _attributes(graph, name))]
    told += [f"{s} ──{', '.join(names)}──▶ {t}" for (s, t), names in labels.items()]
    told += [f"{s} ──{', '.join(names)}── {t}" for (s, t), names in mutual.items()]
    told += [f"{name.replace('_', ' ')}: {_word(value)}" for name, value in sorted(graph.graph.items())]
    return "".join(f"{line}\n" for line in told)


def _attributes(graph: Graph, node: str) -> tuple[str, ...]:
    shown = [(key, value) for key, value in graph.nodes[node].items() if key not in ("sort", "member")]
    return tuple(f"{key.replace('_', ' ')}: {_word(value)}" for key, value in sorted(shown))


def _word(value: Value) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "nobody"
        case _:
            return str(value)


def _boxes(graph: Graph) -> dict[str, Box]:
    """The members with relations in alphabetical order around an ellipse, the others in a row below."""
    joined = [name for name in sorted(graph) if graph.degree(name)]
    radius = 0.0 if len(joined) < 2 else 60 + 26 * len(joined)
    boxes = {}
    for n, name in enumerate(joined):
        angle = 2 * pi * n / len(joined)
        x, y = round(1.6 * radius * cos(angle), 1), round(0.8 * radius * sin(angle), 1)
        boxes[name] = Box(name, _attributes(graph, name), x, y)
    return boxes | _row(graph, boxes)


def _row(graph: Graph, boxes: dict[str, Box]) -> dict[str, Box]:
    """The members without relations side by side below some boxes, in as many rows as they need."""
    top = max((b.y + b.height / 2 for b in boxes.values()), default=-GAP) + GAP
    placed, left, low = {}, 0.0, top
    for name in sorted(n for n in graph if not graph.degree(n)):
        box = Box(name, _attributes(graph, name), 0, 0)
        if left + box.width > WIDEST:
            left, top = 0.0, low + GAP
        placed[name] = replace(box, x=left + (box.width - WIDEST) / 2, y=round(top + box.height / 2, 1))
        left, low = left + box.width + GAP, max(low, top + box.height)
    spare = (WIDEST - max((b.x + b.width / 2 for b in placed.values()), default=0) - WIDEST / 2) / 2
    return {name: replace(box, x=round(box.x + spare, 1)) for name, box in placed.items()}


def _draw(box: Box) -> str:
    left, top = box.x - box.width / 2, box.y - box.height / 2
    lines = [
        f'<text x="{box.x:.1f}" y="{top + LINE * (n + 1):.1f}" text-anchor="middle"{kind}>{escape(line)}</text>'
        for n, (line, kind) in enumerate([(box.name, ' class="name"'), *((line, "") for line in box.lines)])
    ]
    frame = f'<rect class="box" x="{left:.1f}" y="{top:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="6"/>'
    return frame + "".join(lines)


Labels = dict[tuple[str, str], list[str]]


def _edges(graph: Graph, boxes: dict[str, Box]) -> list[str]:
    """One arrow for each pair and direction; what goes both ways alike is drawn once, without a head.

    Where there are several between two members those with a head are bent, each direction to its own side.
    """
    labels, mutual = _labels(graph)
    between = Counter(frozenset(pair) for pair in (*labels, *mutual))
    head = ' marker-end="url(#head)"'
    arrows = [
        _arrow(boxes[s], boxes[t], names, head, 0.42, BEND if between[frozenset((s, t))] > 1 else 0)
        for (s, t), names in labels.items()
    ]
    return arrows + [_arrow(boxes[s], boxes[t], names, "", 0.58) for (s, t), names in mutual.items()]


def _labels(graph: Graph) -> tuple[Labels, Labels]:
    """What goes from one member to another, and what goes both ways alike."""
    labels: Labels = {}
    mutual: Labels = {}
    for source, target, key, data in sorted(graph.edges(keys=True, data=True), key=lambda edge: edge[:3]):
        label = key.replace("_", " ") + (f": {_word(data['value'])}" if "value" in data else "")
        if source != target and graph.has_edge(target, source, key) and graph.edges[target, source, key] == data:
            if source < target:
                mutual.setdefault((source, target), []).append(label)
        else:
            labels.setdefault((source, target), []).append(label)
    return labels, mutual


def _arrow(source: Box, target: Box, names: list[str], head: str, at: float, bend: float = 0) -> str:
    """A line with its label so far along it; ``bend`` is how far its middle lies to the right of the straight way."""
    if source.name == target.name:
        x, y = source.x, source.y - source.height / 2
        path = f"M{x - 12:.1f} {y:.1f} C{x - 40:.1f} {y - 45:.1f} {x + 40:.1f} {y - 45:.1f} {x + 12:.1f} {y:.1f}"
        middle = (x, y - 40)
    else:
        start, end = _rim(source, target), _rim(target, source)
        dx, dy = end[0] - start[0], end[1] - start[1]
        aside = bend / (hypot(dx, dy) or 1)
        over = start[0] + dx / 2 - 2 * aside * dy, start[1] + dy / 2 + 2 * aside * dx
        way = f"Q{over[0]:.1f} {over[1]:.1f} {end[0]:.1f} {end[1]:.1f}" if bend else f"L{end[0]:.1f} {end[1]:.1f}"
        path = f"M{start[0]:.1f} {start[1]:.1f} {way}"
        share = 4 * at * (1 - at) * aside
        middle = (start[0] + dx * at - dy * share, start[1] + dy * at + dx * share)
    text = f'<text class="label" x="{middle[0]:.1f}" y="{middle[1] - 4:.1f}" text-anchor="middle">'
    return f'<path class="edge" d="{path}"{head}/>{text}{escape(", ".join(names))}</text>'


def _rim(box: Box, towards: Box) -> tuple[float, float]:
    """Where the line from the middle of a box leaves it."""
    dx, dy = towards.x - box.x, towards.y - box.y
    if hypot(dx, dy) == 0:
        return box.x, box.y
    share = min(box.width / 2 / abs(dx) if dx else 9e9, box.height / 2 / abs(dy) if dy else 9e9)
    return box.x + dx * share, box.y + dy * share


def _frame(parts: list[str], boxes: dict[str, Box], loose: list[str], title: str, words: str) -> str:
    wide = max((abs(b.x) + b.width / 2 for b in boxes.values()), default=0) + 50
    wide = max(wide, *(len(line) * LETTER / 2 + PAD for line in loose)) if loose else wide
    top = min((b.y - b.height / 2 for b in boxes.values()), default=0) - 50
    high = max((b.y + b.height / 2 for b in boxes.values()), default=0) + 30
    rows = [
        f'<text x="{-wide + PAD:.1f}" y="{high + LINE * (n + 1):.1f}">{escape(line)}</text>'
        for n, line in enumerate(loose)
    ]
    box = f"{-wide:.1f} {top:.1f} {2 * wide:.1f} {high - top + LINE * (len(loose) + 1):.1f}"
    head = (
        '<marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="currentColor"/></marker>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" class="state">'
        f"<title>{escape(title)}</title><desc>{escape(words)}</desc><style>{STYLE}</style><defs>{head}</defs>"
        + "".join([*parts, *rows])
        + "</svg>"
    )
