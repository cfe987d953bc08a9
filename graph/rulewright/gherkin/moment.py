"""The words of a When that plays a step of the timeline, or one of its three moments alone."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulewright.book.model import Book, Edge
from rulewright.table.index import index_of

NAMES = {Edge.BEGIN: "beginning", Edge.DURING: "inside", Edge.END: "end"}
STEP = re.compile(rf"the (?:({'|'.join(NAMES.values())}) of the )?(.+?)(?: step)? is played\Z")


def played_step(text: str, book: Book) -> tuple[str, Iterable[Edge]] | None:
    """The step that a When plays, and which edges of it; nothing where it plays none of the timeline."""
    said = STEP.match(text)
    if said is None or said[2] not in book.steps:
        return None
    return said[2], [edge for edge, name in NAMES.items() if said[1] in (None, name)]


def say_step(book: Book, step: str, edge: Edge) -> str:
    """The words that play an edge of a step; where nothing happens at another, those that play the step."""
    others = any(index_of(book).steps.get((step, other)) for other in Edge if other is not edge)
    return f"the {f'{NAMES[edge]} of the ' if others else ''}{step} step is played"
