"""What is seen of a book by going through every lawful state, every input and every moment."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from .reading import Book, Part
from .states import Reached, Space, lawful, played
from .table import Record, Stop, Table, World, bindings, outranks, prevailing

BUDGET = 2000  # plays of one book
DIRECT, NESTED, UNLAWFUL = "direct", "nested", "unlawful"


@dataclass
class Said:
    """A clause that stands in a state: what it says, of which cell or act."""

    part: Part
    number: int
    what: str  # a kind of norm, or "claims"
    about: tuple[Any, ...]
    value: Any = None


@dataclass
class Seen:
    """All plays of a book, and what stands in all its states."""

    book: Book
    space: Space
    plays: list[tuple[Any, Record]] = field(default_factory=list)
    worlds: list[World] = field(default_factory=list)
    complete: bool = True
    fired: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    stopped: bool = False
    come: Reached | None = None  # what its lasting cells come to hold
    blurred: bool = False  # some state cannot be read, as clauses contest a cell of it

    def standing(self, world: World, unread: list[Part] | None = None) -> list[Said]:
        """What stands in a world; a part that reads what is contested stops that, or is one of ``unread``."""
        found: list[Said] = []
        for part in self.book.parts:
            if part.lasting:
                try:
                    found += self._said(part, world)
                except Stop:
                    if unread is None:
                        raise
                    unread.append(part)
        return found

    def _said(self, part: Part, world: World) -> list[Said]:
        found = []
        for env in bindings(part, world):
            for i, norm in enumerate(part.norms):
                args = tuple(t.value(world, env) for t in norm.args)
                found.append(Said(part, i, norm.kind, (norm.act, args)))
            for i, claim in enumerate(part.claims):
                args = tuple(a(world, env) for a in claim.args)
                assert claim.value is not None
                if None not in args:
                    cell = (claim.name, self.book.fields[claim.name].key(args))
                    found.append(Said(part, i, "claims", cell, claim.value(world, env)))
        return found


def see(book: Book, seed: int = 0) -> Seen:
    """Go through everything."""
    space = Space(book, most=BUDGET, seed=seed)
    moments = space.moments()
    spoken = {n.act for p in book.parts for n in p.norms} | {
        p.anchor[1] for p in book.parts if p.anchor[:1] == ("act",)
    }
    events = book.head.get("events") or {}
    own = {events.get("starts"), events.get("ends")}  # which no player does
    moments = [m for m in moments if m[0] == "step" or m[1] not in own]
    moments = [
        m for m in moments if m[0] == "step" or m[1] in (*spoken, events.get("rolled")) or book.acts[m[1]].exhaustive
    ]
    if len(moments) * len(space.states) * len(space.inputs) > BUDGET:
        space = Space(book, most=max(20, BUDGET // max(1, len(moments))), seed=seed)
    seen = Seen(book, space, complete=space.complete)
    for state in space.states:
        for given in space.inputs:
            seen.worlds.append(World(book, state, None, given))
            for moment in moments:
                if moment[0] == "act" and book.acts[moment[1]].outside and not comes(book, moment, state, given):
                    continue
                record = played(book, moment, state, given)
                seen.plays.append((moment, record))
    _count(seen)
    return seen


def comes(book: Book, move: Any, state: dict[Any, Any], given: dict[Any, Any]) -> bool:
    """Whether a move of the rest of the game comes: it has what it needs, and does not itself break a law."""
    table = Table(book, state, given)
    act = book.acts[move[1]]
    env = {n: a for (n, _), a in zip(act.slots, move[2], strict=True)}
    try:
        if not all(t.holds(table.world(state), env) for t in act.requires):
            return False
        table.effects_of(*move[1:])
    except Stop:
        return False
    return lawful(book, table.now.cells)


def reached(seen: Seen) -> Seen:
    """What is seen of it in the states whose lasting cells come about from set-up on.

    Whether what comes about in other lawful states only is told hangs on what is proved never to come about.
    """
    book = seen.book
    events = book.head.get("events") or {}
    own = {events.get("starts"), events.get("ends")}
    if not any(spec.lasting for spec in book.fields.values()):
        return seen
    come = Reached(seen.space, [m for m in seen.space.moments() if m[0] == "step" or m[1] not in own])
    found = Seen(book, seen.space, complete=seen.complete, come=come)
    found.plays = [(m, r) for m, r in seen.plays if come.of(r.before) in come.found]
    found.worlds = [w for w in seen.worlds if come.of(w.cells) in come.found]
    _count(found)
    return found


def direct(moment: Any, depth: int) -> bool:
    """Whether something is done by a moment itself, and not by an act that something else in it does."""
    if moment[0] == "step":
        return depth == 0
    return depth == 1 or (moment[1] == "rolled" and depth == 2)


def _count(seen: Seen) -> None:
    for moment, record in seen.plays:
        if record.stop:
            seen.stopped = True
        for part, _, depth, broken in record.fired:
            seen.fired[part.id].add(UNLAWFUL if broken else DIRECT if direct(moment, depth) else NESTED)
    for world in seen.worlds:
        for part in seen.book.parts:
            if part.lasting and DIRECT not in seen.fired[part.id]:
                try:
                    if next(bindings(part, world), None) is not None:
                        seen.fired[part.id].add(DIRECT)
                except Stop:
                    seen.blurred = True


__all__ = ["DIRECT", "NESTED", "UNLAWFUL", "direct", "Said", "Seen", "outranks", "prevailing", "see"]
