"""Ways to a state that earlier runs found, with the parts, steps and acts that they were looked for with.

As long as it stays which values can arise and how, and all that those moments may consult, so does what is found.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from rulewright.book.model import Book, Perform
from rulewright.language.expr import Expr, Literal
from rulewright.language.types import Value
from rulewright.memo.per_book import for_a_book
from rulewright.reach.cone_digest import consulted
from rulewright.reach.digests import digest, model_hash
from rulewright.reach.outcomes import Keeping
from rulewright.reach.reach import Heard, Least, NotFound, Reach, Reached, Unreachable, path_with
from rulewright.reach.reachable import Way, reachable
from rulewright.reach.witness_data import SPOILT, cells_of, texts
from rulewright.story.interference import name_of
from rulewright.table.index import index_of
from rulewright.table.state import Cell, State

WORDS = ("moments", "set_up", "steps", "granted")  # of a way


def kept_path(
    book: Book, goal: Mapping[Cell, Value], hints: Mapping[Cell, Value], look: Least, memory: Keeping | None
) -> Reach:
    """The way to a state, as it was found by an earlier run where it would be found again."""
    if memory is None:
        return path_with(book, goal, hints, look)[0]
    name = f"way {arising(book)} {sorted(goal.items(), key=repr)} {sorted(hints.items(), key=repr)}"
    known = _recalled(book, memory.told(name))
    if known is None:
        known, heard = path_with(book, goal, hints, look)
        memory.keep_told(name, _data(book, known, heard))
    return known


@for_a_book
def arising(book: Book) -> str:
    """A hash of the values that closed cells can come to hold, and of how they do."""
    known: dict[Expr, bytes] = {}
    told = [_told(way, known) for way in reachable(book).ways]
    return hashlib.sha256("\n".join([model_hash(book), *told]).encode()).hexdigest()


def _told(way: Way, known: dict[Expr, bytes]) -> str:
    what, more = way.gives
    given = sorted(map(repr, more)) if isinstance(more, frozenset) else more
    asked = [digest(e, known).hex() for e in (*way.needs, *way.begins)]
    return repr((what, given, len(way.needs), asked, way.upon, way.part.id if way.part is not None else ""))


def _consulted(book: Book, parts: tuple[str, ...], steps: tuple[str, ...], acts: list[Any]) -> str:
    """A hash of all that the moments of these may consult; KeyError or ValueError where the book has none of them."""
    done = []
    for act, names in acts:
        pairs = zip(book.acts[act].parameters, names, strict=True)
        done.append(Perform(act, tuple(v if name is None else Literal(name, v.type) for v, name in pairs)))
    return consulted(book).by([index_of(book).parts[name] for name in parts], steps, done)


def _data(book: Book, found: Reach, heard: Heard) -> dict[str, Any]:
    acts = [[act, list(map(name_of, args))] for act, args in heard.acts]
    told: dict[str, Any] = {"parts": list(heard.parts), "steps": list(heard.steps), "acts": acts}
    told["consulted"] = _consulted(book, tuple(heard.parts), tuple(heard.steps), acts)
    match found:
        case Reached() as way:
            words = {name: getattr(way, name) for name in WORDS}
            return {**told, **words, "cells": [(*cell, value) for cell, value in way.state.cells()]}
        case Unreachable(cells=cells, bound=bound):
            return {**told, "never": cells, "bound": bound}
        case NotFound(moments=tried):
            return {**told, "tried": tried}


def _recalled(book: Book, data: Mapping[str, Any]) -> Reach | None:
    with suppress(*SPOILT):
        if data["consulted"] != _consulted(book, texts(data["parts"]), texts(data["steps"]), data["acts"]):
            return None
        if "never" in data:
            return Unreachable(tuple((name, tuple(args)) for name, args in data["never"]), str(data["bound"]))
        if "tried" in data:
            return NotFound(int(data["tried"]))
        state = State.start(book)
        for name, args, value in cells_of(data["cells"], book):
            state.set(name, args, value)
        return Reached(state=state, **{name: texts(data[name]) for name in WORDS})
    return None
