"""What holds when a part's turn comes: its guard told of the state in which its moment began."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from graph.index import index_of
from rules.expr import Expr, conj, equal, fields_read, negate, substitute
from rules.model import (
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Condition,
    Edge,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from verifier.after import Block, Doing, after, blocks_of
from verifier.reveal import reveal


def conditions_of(part: Part) -> Expr:
    """The conditions that are read when the part's turn comes, life left out."""
    return conj([c.expr for c in part.conditions])


def life_of(part: Part) -> Expr:
    """The conditions that are sampled when the moment begins."""
    return conj([c.expr for c in part.life])


def starts_event(book: Book, anchor: Anchor) -> bool:
    """Whether a moment is the start of an event."""
    return book.events is not None and anchor.kind is AnchorKind.ACT and anchor.act == book.events.starts


def played(book: Book, anchor: Anchor) -> Anchor:
    """The moment to play so that this one comes: an event starts by being rolled."""
    if starts_event(book, anchor) and book.events is not None:
        return replace(anchor, act=book.events.rolled)
    return anchor


def begins(book: Book, anchor: Anchor) -> Expr:
    """What has to be so in the state in which the moment begins, for it to come at all."""
    if anchor.kind is not AnchorKind.ACT:
        return conj([])
    parts = list(_requirements(book, anchor))
    moment = played(book, anchor)
    if moment != anchor:
        parts += _requirements(book, moment)
        parts += [negate(conditions_of(p)) for p in preconditions(book) if p.anchor.args == anchor.args]
    return conj(parts)


def _requirements(book: Book, anchor: Anchor) -> list[Expr]:
    act = book.acts[anchor.act]
    names = {v.name: a for v, a in zip(act.parameters, anchor.args, strict=True)}
    return [substitute(c.expr, names) for c in act.requires]


def preconditions(book: Book) -> tuple[Part, ...]:
    """The parts that say what becomes of a rolled event when a precondition fails."""
    return tuple(p for p in book.parts() if p.dispositions)


def at_turn(book: Book, part: Part, expr: Expr) -> Expr:
    """An expression over the state at the part's turn, told of the state in which its moment began.

    Raises TooLarge where what happens before is too long a story.
    """
    revealed = reveal(expr, book)
    if part.anchor.kind is AnchorKind.STANDING:
        return revealed
    blocks = [b for b in _before(book, part) if any(_writes(book, d) & fields_read(revealed) for d in b)]
    return after(book, blocks, revealed) if blocks else revealed


def turn(book: Book, part: Part, guard: Expr | None = None) -> Expr:
    """That the part's moment comes and its guard (or another condition) holds at its turn."""
    wanted = conditions_of(part) if guard is None else guard
    return conj([begins(book, part.anchor), reveal(life_of(part), book), at_turn(book, part, wanted)])


def _before(book: Book, part: Part) -> tuple[Block, ...]:
    """The blocks of the moment that land before the part's own."""
    index = index_of(book)
    found: list[Block] = []
    anchor = part.anchor
    if anchor.kind is AnchorKind.STEP:
        for edge in Edge:
            batch = index.steps.get((anchor.step, edge), ())
            for block in blocks_of(batch, book):
                if edge is anchor.edge and any(d.part == part for d in block):
                    return tuple(found)
                found.append(block)
        return tuple(found)
    act = book.acts[anchor.act]
    names = {v.name: a for v, a in zip(act.parameters, anchor.args, strict=True)}
    own = tuple(_renamed(o, names) for o in act.outcomes)
    found.append((Doing((), conj([]), own),))
    if part.dispositions:
        return tuple(found)
    others = index.acts.get(anchor.act, ())
    for block in blocks_of(others, book):
        if any(d.part == part for d in block):
            return tuple(found)
        found.append(tuple(_matched(d, anchor) for d in block))
    return tuple(found)


def _matched(done: Doing, anchor: Anchor) -> Doing:
    assert done.part is not None
    same = [equal(p, a) for p, a in zip(done.part.anchor.args, anchor.args, strict=True)]
    return replace(done, guard=conj([*same, done.guard]))


def _renamed(outcome: Outcome, names: dict[str, Expr]) -> Outcome:
    args = tuple(substitute(a, names) for a in getattr(outcome, "args", ()))
    match outcome:
        case SetCell(value=value):
            return replace(outcome, args=args, value=substitute(value, names))
        case ChangeCell(amount=amount):
            return replace(outcome, args=args, amount=substitute(amount, names))
        case Perform():
            return replace(outcome, args=args)
    return outcome


def _writes(book: Book, done: Doing) -> frozenset[str]:
    return frozenset().union(*(written_by(book, o) for o in done.outcomes))


def written_by(book: Book, outcome: Outcome) -> frozenset[str]:
    """The fields that an outcome may write, acts and what follows upon them included."""
    match outcome:
        case SetCell(field=name) | ChangeCell(field=name):
            return frozenset((name,))
        case Perform(act=act):
            return _act_writes(_Key(book), act)
    return frozenset()


class _Key:
    """A book by identity, for the cache."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __hash__(self) -> int:
        return id(self.book)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.book is other.book


@lru_cache(maxsize=4096)
def _act_writes(key: _Key, act: str) -> frozenset[str]:
    book, seen, found = key.book, {act}, set[str]()
    waiting = [act]
    while waiting:
        name = waiting.pop()
        outcomes: list[Outcome] = list(book.acts[name].outcomes)
        if book.events is not None and name == book.events.rolled:
            outcomes.append(Perform(book.events.starts, ()))
        for part in book.parts():
            if part.anchor.kind is AnchorKind.ACT and part.anchor.act == name:
                outcomes += part.outcomes
        for outcome in outcomes:
            if isinstance(outcome, SetCell | ChangeCell):
                found.add(outcome.field)
            elif isinstance(outcome, Perform) and outcome.act not in seen:
                seen.add(outcome.act)
                waiting.append(outcome.act)
    return frozenset(found)


def core(conditions: tuple[Condition, ...]) -> tuple[str, ...]:
    """Conditions in the words they were written in."""
    return tuple(c.text for c in conditions)
