"""Which cells an outcome may write and a condition may read, as patterns: named things, or anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from graph.index import index_of
from rules.expr import Connected, Expr, Literal, Read, Variable, walk
from rules.model import Book, ChangeCell, Outcome, Part, Perform, SetCell

Pattern = tuple[str, tuple[str | None, ...]]  # a field, and for each argument its name or anything
ANYTHING = None
DEEPEST = 6


class Identity:
    """A book by identity, for caches."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __hash__(self) -> int:
        return id(self.book)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and self.book is other.book


def reads(expr: Expr, book: Book) -> frozenset[Pattern]:
    """The cells that an expression may read."""
    found: set[Pattern] = set()
    for inner in walk(expr):
        if isinstance(inner, Read):
            found |= both_orders(book, inner.field, tuple(_name(a) for a in inner.args))
        elif isinstance(inner, Connected):
            found.add((inner.relation, (ANYTHING, ANYTHING)))
    return frozenset(found)


def writes(book: Book, part: Part) -> frozenset[Pattern]:
    """The cells that a part may write, through acts and what follows upon them too."""
    found: set[Pattern] = set()
    for outcome in part.outcomes:
        found |= outcome_writes(book, outcome)
    return frozenset(found)


def outcome_writes(book: Book, outcome: Outcome) -> frozenset[Pattern]:
    """The cells that one outcome may write."""
    match outcome:
        case SetCell(field=name, args=args) | ChangeCell(field=name, args=args):
            return both_orders(book, name, tuple(_name(a) for a in args))
        case Perform(act=act, args=args):
            return _act_writes(Identity(book), act, tuple(_name(a) for a in args), 0)
    return frozenset()


def both_orders(book: Book, name: str, args: tuple[str | None, ...]) -> frozenset[Pattern]:
    """A cell, and its mirror where the field is symmetric."""
    return frozenset({(name, args), (name, args[::-1])} if book.fields[name].symmetric else {(name, args)})


@lru_cache(maxsize=65536)
def _act_writes(key: Identity, act: str, args: tuple[str | None, ...], depth: int) -> frozenset[Pattern]:
    book = key.book
    if depth > DEEPEST:
        return frozenset((name, (ANYTHING,) * len(spec.parameters)) for name, spec in book.fields.items())
    found: set[Pattern] = set()
    for outcome, names in _following(book, act, args):
        match outcome:
            case SetCell(field=name, args=patterns) | ChangeCell(field=name, args=patterns):
                found |= both_orders(book, name, tuple(_bound(p, names) for p in patterns))
            case Perform(act=inner, args=patterns):
                found |= _act_writes(key, inner, tuple(_bound(p, names) for p in patterns), depth + 1)
    return frozenset(found)


def _following(
    book: Book, act: str, args: tuple[str | None, ...]
) -> Iterator[tuple[Outcome, Mapping[str, str | None]]]:
    known = book.acts[act]
    own = {v.name: a for v, a in zip(known.parameters, args, strict=True)}
    for outcome in known.outcomes:
        yield outcome, own
    index = index_of(book)
    upon = list(index.acts.get(act, ()))
    if book.events is not None and act == book.events.rolled:
        upon += index.preconditions
        yield Perform(book.events.starts, known.parameters[:1]), own
    for part in upon:
        pairs = list(zip(part.anchor.args, args, strict=True))
        if all(a is None or not isinstance(p, Literal) or p.value == a for p, a in pairs):
            names = {p.name: a for p, a in pairs if isinstance(p, Variable)}
            for outcome in part.outcomes:
                yield outcome, names


def _name(arg: Expr) -> str | None:
    return str(arg.value) if isinstance(arg, Literal) and arg.value is not None else ANYTHING


def _bound(pattern: Expr, names: Mapping[str, str | None]) -> str | None:
    if isinstance(pattern, Variable):
        return names.get(pattern.name, ANYTHING)
    return _name(pattern)


def meet(one: frozenset[Pattern], other: frozenset[Pattern]) -> bool:
    """Whether some cell fits a pattern of both."""
    by_field: dict[str, list[tuple[str | None, ...]]] = {}
    for name, args in other:
        by_field.setdefault(name, []).append(args)
    return any(
        all(a is None or b is None or a == b for a, b in zip(args, theirs, strict=True))
        for name, args in one
        for theirs in by_field.get(name, ())
    )

