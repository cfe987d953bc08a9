"""A book with one clause changed, whose index is made from that of the whole book and not built anew."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, MutableMapping, Set
from dataclasses import replace
from typing import TypeVar

from rulewright.book.model import AnchorKind, Book, Claim, Clause, Keep, Norm, Part
from rulewright.table.index import Held, Index, adopt, by_field, index_of, overriding
from rulewright.table.triggers import NOTHING_WAITS

K = TypeVar("K")
V = TypeVar("V")


def without(book: Book, clause: Clause) -> Book:
    """The book in which a clause says nothing that can be played."""
    return _with(book, replace(clause, parts=()))


def narrower(book: Book, clause: Clause) -> Book:
    """The book in which parts of a clause have further conditions, and are what they were but for these."""
    return _with(book, clause) if says_only_in_moments(clause) else _changed(book, clause)


def says_only_in_moments(clause: Clause) -> bool:
    """Whether a clause claims nothing and keeps nothing, so that what stands is the same without it."""
    return not any(isinstance(o, Claim | Keep) for p in clause.parts for o in p.outcomes)


def _changed(book: Book, clause: Clause) -> Book:
    return replace(book, clauses=over(book.clauses, {clause.id: clause}))


def _with(book: Book, clause: Clause) -> Book:
    other = _changed(book, clause)
    adopt(other, _index(index_of(book), book.clauses[clause.id], {p.id: p for p in clause.parts}))
    return other


def over(base: Mapping[K, V], changes: MutableMapping[K, V]) -> ChainMap[K, V]:
    """A mapping with some entries changed; the base stays as it is, and is not copied."""
    return ChainMap(changes, base)  # type: ignore[arg-type]  # only its first mapping is ever written to


def _index(whole: Index, clause: Clause, put: Mapping[str, Part]) -> Index:
    """What does not hang on the clause is shared; cones may be wider than need be, which only costs time.

    In place of each of its parts there is the one of that id, if there is one.
    """
    now = {part.id: put.get(part.id) for part in clause.parts}
    steps = {(p.anchor.step, p.anchor.edge) for p in clause.parts if p.anchor.kind is AnchorKind.STEP}
    acts = {p.anchor.act for p in clause.parts if p.anchor.kind is AnchorKind.ACT}
    claimed = {o.field for p in clause.parts for o in p.outcomes if isinstance(o, Claim)}
    ruled = {o.act for p in clause.parts for o in p.outcomes if isinstance(o, Norm)}
    keeping = any(isinstance(o, Keep) for p in clause.parts for o in p.outcomes)
    keeps = whole.keeps
    if keeping:
        keeps = tuple((p, k, cone) for part, k, cone in keeps if (p := now.get(part.id, part)) is not None)
    groups = {g: tuple(p for p in put.values() if p.group == g) for g in {p.group for p in clause.parts if p.group}}
    return replace(
        whole,
        steps=over(whole.steps, {key: _left(whole.steps[key], now) for key in steps}),
        waiting=over(whole.waiting, {act: whole.waiting.get(act, NOTHING_WAITS).changed(now) for act in acts}),
        tested=whole.tested.changed(now) if acts else whole.tested,
        claims=over(whole.claims, {name: _left_of(whole.claims[name], now) for name in claimed}),
        norms=over(whole.norms, {act: _left_of(whole.norms[act], now) for act in ruled}),
        keeps=keeps,
        keeps_on=by_field(cone for _, _, cone in keeps) if keeping else whole.keeps_on,
        tables=over(whole.tables, {g: (whole.tables[g][0], p) for g, p in groups.items() if g in whole.tables}),
        frames={g: frame for g, frame in whole.frames.items() if g not in groups} if groups else whole.frames,
        batches=over(whole.batches, {}),
        overriding=_overriding(whole, clause, put),
        levels=whole.levels if put else {c: n for c, n in whole.levels.items() if c != clause.id},
        parts=over(whole.parts, dict(put)),
        plans=over(whole.plans, {}) if put else whole.plans,
        read={} if put else whole.read,
        held=held_without(whole, claimed) if claimed else whole.held,
        asleep={} if claimed else over(whole.asleep, {}) if put else whole.asleep,
    )


def _overriding(whole: Index, clause: Clause, put: Mapping[str, Part]) -> Mapping[str, frozenset[str]]:
    now = overriding(put.values())
    if now.get(clause.id) == whole.overriding.get(clause.id):
        return whole.overriding
    return {**{one: others for one, others in whole.overriding.items() if one != clause.id}, **now}


def held_without(whole: Index, claimed: Set[str]) -> Held:
    """What is known of the laws that hang on none of the fields."""
    shared = [law.condition for law in whole.laws if law.cone.isdisjoint(claimed)]
    return {condition: whole.held.setdefault(condition, {}) for condition in shared}


def _left(parts: tuple[Part, ...], now: Mapping[str, Part | None]) -> tuple[Part, ...]:
    if now.keys().isdisjoint([p.id for p in parts]):
        return parts
    return tuple([one for p in parts if (one := now.get(p.id, p)) is not None])


def _left_of(filed: tuple[tuple[Part, V], ...], now: Mapping[str, Part | None]) -> tuple[tuple[Part, V], ...]:
    """Of parts with one of their outcomes, those that are left, as they are now."""
    return tuple([(one, v) for p, v in filed if (one := now.get(p.id, p)) is not None])
