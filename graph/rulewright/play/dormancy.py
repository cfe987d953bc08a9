"""Parts that stay silent in a moment for one condition that is false at the start, as long as no cell of it is touched.

At the end of a turn most headings wait for events that have not begun: that costs a look at the touched cells.
"""

from __future__ import annotations

from rulewright.book.model import Book, FieldKind, Part
from rulewright.language.expr import Apply, Expr, Literal, Read, parts_of
from rulewright.table.evaluate import evaluate
from rulewright.table.index import Asleep, index_of, plan_of
from rulewright.table.scene import Scene
from rulewright.table.state import Cell, State, cell_of
from rulewright.table.trace import TraceLine


def asleep(part: Part, scene: Scene, began: Scene) -> TraceLine | None:
    """The line of a part that its first condition keeps silent, where that can be told without reading it."""
    index = index_of(scene.book)
    if id(part) not in index.asleep:
        index.asleep[id(part)] = _asleep(part, scene.book)
    found = index.asleep[id(part)]
    if found is None or scene.contested:
        return None
    seen = (began if found.life else scene).state
    return found.line if found.cells.isdisjoint(seen.touched()) else None


def _asleep(part: Part, book: Book) -> Asleep | None:
    tests = plan_of(part, frozenset(), book).levels[0]
    if part.group or not tests:
        return None
    first = tests[0].condition
    cells = _stored(first.expr, book)
    if cells is None or evaluate(first.expr, Scene(book, State.start(book))):
        return None
    return Asleep(cells, tests[0].life, TraceLine(part.id, part.clause, fired=False, why=first.text))


def _stored(expr: Expr, book: Book) -> frozenset[Cell] | None:
    """The cells that a condition reads; nothing where it reads anything but named cells that are stored as they are."""
    claims, cells = index_of(book).claims, set[Cell]()
    for inner in parts_of(expr):
        match inner:
            case Read(field=name, args=args):
                plain = book.fields[name].kind is FieldKind.STATE and name not in claims
                known = tuple(a.value for a in args if isinstance(a, Literal) and a.value is not None)
                if not plain or len(known) < len(args):
                    return None
                cells.add(cell_of(book, name, known))
            case Literal() | Apply():
                pass
            case _:
                return None
    return frozenset(cells)
