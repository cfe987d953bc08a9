"""The words of a When that plays a step of the timeline, or one of its three moments alone."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulewright.book.model import Book, Edge
from rulewright.table.index import index_of

NAMES = {Edge.BEGIN: "beginning", Edge.DURING: "inside", Edge.END: "end"}
STEP = re.compile(r"the (.+?)(?: step)? is played\Z")
MOMENT = re.compile(rf"({'|'.join(NAMES.values())}) of (?:the )?(.+)")


def said_step(text: str, book: Book) -> tuple[str, Iterable[Edge]] | None:
    """The words for a step in a When that plays one, and which edges of it; a step may be called like an edge."""
    said = STEP.match(text)
    if said is None:
        return None
    one = None if said[1] in book.steps else MOMENT.fullmatch(said[1])
    if one is None:
        return said[1], tuple(NAMES)
    return one[2], [edge for edge, name in NAMES.items() if one[1] == name]


def say_step(book: Book, step: str, edge: Edge | None = None) -> str:
    """The words that play an edge of a step; where nothing happens at another, and of no edge, those of the step.

    Where another step is called like the edge, the article tells the two apart.
    """
    others = any(index_of(book).steps.get((step, other)) for other in Edge if other is not edge)
    if edge is None or not others:
        return f"the {step} step is played"
    moment = f"{NAMES[edge]} of the {step}"
    return f"the {moment if moment not in book.steps else f'{NAMES[edge]} of {step}'} step is played"
