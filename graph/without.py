"""A book without one of its clauses, whose index is made from that of the whole book and not built anew."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, MutableMapping
from dataclasses import replace
from typing import TypeVar

from graph.index import Index, adopt, by_field, index_of
from graph.waiting import NOTHING_WAITS
from rules.model import AnchorKind, Book, Claim, Clause, Keep, Norm, Part

K = TypeVar("K")
V = TypeVar("V")


def without(book: Book, clause: Clause) -> Book:
    """The book in which a clause says nothing that can be played."""
    silent = {clause.id: replace(clause, parts=())}
    other = replace(book, clauses=over(book.clauses, silent))
    adopt(other, _index(index_of(book), clause))
    return other


def over(base: Mapping[K, V], changes: MutableMapping[K, V]) -> ChainMap[K, V]:
    """A mapping with some entries changed; the base stays as it is, and is not copied."""
    return ChainMap(changes, base)  # type: ignore[arg-type]  # only its first mapping is ever written to


def _index(whole: Index, clause: Clause) -> Index:
    """What does not hang on the clause is shared; cones may be wider than need be, which only costs time."""
    gone = {part.id for part in clause.parts}
    steps = {(p.anchor.step, p.anchor.edge) for p in clause.parts if p.anchor.kind is AnchorKind.STEP}
    acts = {p.anchor.act for p in clause.parts if p.anchor.kind is AnchorKind.ACT}
    claimed = {o.field for p in clause.parts for o in p.outcomes if isinstance(o, Claim)}
    ruled = {o.act for p in clause.parts for o in p.outcomes if isinstance(o, Norm)}
    keeping = any(isinstance(o, Keep) for p in clause.parts for o in p.outcomes)
    keeps = _left_of(whole.keeps, gone) if keeping else whole.keeps
    groups: dict[str, Part | None] = {p.group: None for p in clause.parts if p.group}
    return replace(
        whole,
        steps=over(whole.steps, {key: _left(whole.steps[key], gone) for key in steps}),
        acts=over(whole.acts, {act: _left(whole.acts.get(act, ()), gone) for act in acts}),
        waiting=over(whole.waiting, {act: whole.waiting.get(act, NOTHING_WAITS).without(gone) for act in acts}),
        preconditions=_left(whole.preconditions, gone) if acts else whole.preconditions,
        tested=whole.tested.without(gone) if acts else whole.tested,
        claims=over(whole.claims, {name: _left_of(whole.claims[name], gone) for name in claimed}),
        norms=over(whole.norms, {act: _left_of(whole.norms[act], gone) for act in ruled}),
        keeps=keeps,
        keeps_on=by_field(cone for _, _, cone in keeps) if keeping else whole.keeps_on,
        tables=over(whole.tables, {g: (whole.tables[g][0], ()) for g in groups if g in whole.tables}),
        frames=over(whole.frames, groups),
        batches=over(whole.batches, {}),
        held={} if claimed else whole.held,
        asleep={} if claimed else whole.asleep,
    )


def _left(parts: tuple[Part, ...], gone: set[str]) -> tuple[Part, ...]:
    return parts if gone.isdisjoint([p.id for p in parts]) else tuple([p for p in parts if p.id not in gone])


def _left_of(filed: tuple[V, ...], gone: set[str]) -> tuple[V, ...]:
    """Of parts with one of their outcomes, those that are left."""
    return tuple([one for one in filed if one[0].id not in gone])  # type: ignore[index]
