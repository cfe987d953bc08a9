"""Ways into a book other than its order: by thing, by moment, by effect; which clauses read it and which change it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from rulewright.book.model import (
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Edge,
    Keep,
    Norm,
    NormKind,
    Part,
    Perform,
    SetCell,
    expressions_of,
)
from rulewright.language.expr import Expr, Literal, fields_read, walk
from rulewright.language.types import MemberType
from rulewright.phrasing.phrases import Use
from rulewright.site.book_data import Told
from rulewright.site.phrases import Wording, wording
from rulewright.site.text import Link, anchor

Name = TypeVar("Name", bound=Hashable)


def index_of(book: Book, names: Callable[[Part], Iterable[Name]]) -> dict[Name, dict[str, None]]:
    """The clauses, in the order of the book, by each name that a part of theirs gives."""
    found: dict[Name, dict[str, None]] = {}
    for part in book.parts():
        for name in names(part):
            found.setdefault(name, {})[part.clause] = None
    return found


def asked(part: Part) -> Iterator[Expr]:
    """All expressions that a part reads before it does anything."""
    yield part.guard
    yield from part.anchor.args


def told_of(part: Part) -> Iterator[Expr]:
    """All expressions of what a part brings about."""
    for outcome in part.outcomes:
        yield from expressions_of(outcome)


def _members(expressions: Iterable[Expr]) -> Iterator[tuple[str, str]]:
    """The things that expressions name, each with its sort."""
    for expr in expressions:
        for inner in walk(expr):
            if isinstance(inner, Literal) and isinstance(inner.type, MemberType):
                yield inner.type.sort, str(inner.value)


RULED = {
    NormKind.FORBID: "forbidden by",
    NormKind.BAR: "forbidden to choose by",
    NormKind.PERMIT: "permitted by",
    NormKind.OBLIGE: "demanded by",
    NormKind.OFFER: "one of several demanded by",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """What an index names, in a wording if it has one, and the clauses that have to do with it, way by way."""

    name: str
    wording: Wording
    stands_for: str  # of a thing whose name is a code
    clauses: tuple[tuple[Link, ...], ...]


@dataclass(frozen=True, slots=True)
class ThingsPage:
    """Every thing that a clause names, sort by sort: in what it asks, and in what it brings about."""

    template: ClassVar = "things.md"
    book: str
    sorts: tuple[tuple[str, tuple[Entry, ...]], ...]


@dataclass(frozen=True, slots=True)
class MomentsPage:
    """The steps of a turn in order, then acts, then what stands at all times."""

    template: ClassVar = "moments.md"
    book: str
    steps: tuple[Entry, ...]
    acts: tuple[Entry, ...]
    standing: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class EffectsPage:
    """Every field with the clauses that read, change and hold it, every act with those that do or rule it."""

    template: ClassVar = "effects.md"
    book: str
    fields: tuple[Entry, ...]
    acts: tuple[Entry, ...]
    norms: tuple[str, ...]  # by what an act may be ruled


Row = tuple[str, Wording, Sequence[Iterable[str]]]


def things_page(told: Told) -> ThingsPage:
    """The index of things."""
    book, at = told.book, place(told, "things")
    indexes = [index_of(book, lambda p: _members(asked(p))), index_of(book, lambda p: _members(told_of(p)))]
    names = {sort.name: dict(sort.names) for sort in book.sorts.values()}
    sorts = {
        sort.name: _entries(
            told, at, ((m, (), [i.get((sort.name, m), ()) for i in indexes]) for m in sort.members), names[sort.name]
        )
        for sort in book.sorts.values()
        if not sort.values
    }
    return ThingsPage(book.title, tuple((name, entries) for name, entries in sorts.items() if entries))


def thing_place(told: Told, member: str) -> str:
    """Where a thing stands on its page."""
    return f"{place(told, 'things')}#thing-{anchor(member)}"


def moments_page(told: Told) -> MomentsPage:
    """The index of moments."""
    book, at = told.book, place(told, "moments")
    found = index_of(book, lambda p: [f"{p.anchor.edge.value}|{p.anchor.step}|{p.anchor.act}"])
    steps = ((f"{e.value} {s}".strip(), (), [found.get(f"{e.value}|{s}|", ())]) for s in book.steps for e in Edge)
    acts = ((act, said(book, act), [found.get(f"||{act}", ())]) for act in book.acts)
    standing = index_of(book, lambda p: ["at all times"] if p.anchor.kind is AnchorKind.STANDING else [])
    listed = ((name, (), [clauses]) for name, clauses in standing.items())
    return MomentsPage(book.title, *(_entries(told, at, some) for some in (steps, acts, listed)))


def effects_page(told: Told) -> EffectsPage:
    """The index of effects."""
    book, at = told.book, place(told, "effects")
    fields = [index_of(book, by) for by in (_read, _changed, _held)]
    ruled = [index_of(book, _acts(kind)) for kind in (None, *NormKind)]
    return EffectsPage(
        book=book.title,
        fields=_entries(told, at, ((f.replace("_", " "), (), [i.get(f, ()) for i in fields]) for f in book.fields)),
        acts=_entries(told, at, ((a, said(book, a), [i.get(a, ()) for i in ruled]) for a in book.acts)),
        norms=tuple(RULED[kind] for kind in NormKind),
    )


def _entries(told: Told, at: str, found: Iterable[Row], names: Mapping[str, str] | None = None) -> tuple[Entry, ...]:
    """The entries of an index in which there is more than a name."""
    known = names or {}
    entries = (
        Entry(name, words, known.get(name, ""), tuple(told.all(some, at) for some in clauses))
        for name, words, clauses in found
    )
    return tuple(e for e in entries if any(e.clauses))


def said(book: Book, act: str) -> Wording:
    """How an act is said."""
    return wording(next((p.say for p in book.phrases.phrases if p.use is Use.ACT and p.act == act), act))


def _read(part: Part) -> Iterator[str]:
    for expr in (*asked(part), *told_of(part)):
        yield from sorted(fields_read(expr))


def _changed(part: Part) -> Iterator[str]:
    yield from (o.field for o in part.outcomes if isinstance(o, SetCell | ChangeCell))


def _held(part: Part) -> Iterator[str]:
    for outcome in part.outcomes:
        if isinstance(outcome, Claim):
            yield outcome.field
        if isinstance(outcome, Keep):
            yield from sorted(fields_read(outcome.condition))


def _acts(kind: NormKind | None) -> Callable[[Part], Iterator[str]]:
    """The acts that a part does, or says one thing of."""

    def named(part: Part) -> Iterator[str]:
        for outcome in part.outcomes:
            if isinstance(outcome, Perform) and kind is None or isinstance(outcome, Norm) and outcome.kind is kind:
                yield outcome.act

    return named


def place(told: Told, name: str) -> str:
    """Where a page of a book stands."""
    return f"{told.folder}/{name}.md"
