"""What a scenario came to, kept with the moments that it played: it is played again only where these have changed.

All that a scenario consults are the parts that wait for its steps and acts, the parts that stand and may have
a say in these and in its lines (`claimed`), and what holds at any moment: the model, the phrases, the
preconditions of events, and rulings.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import EllipsisType
from typing import Any, Protocol

from rulewright.book.model import Book, Edge, Part, Perform
from rulewright.gherkin.scenario import Recorder, Result, Scenario, run
from rulewright.language.errors import Position
from rulewright.language.expr import Expr
from rulewright.language.types import Value
from rulewright.memo.per_book import for_a_book, for_a_part
from rulewright.play.variant import without
from rulewright.reach.cone import Claimed, claimed
from rulewright.table.index import Index, index_of, upon
from rulewright.table.triggers import First, first_of

Named = tuple[Any, ...]  # what kind of moment or line it is, and what it is about


class Keeping(Protocol):
    """Where outcomes are kept."""

    def told(self, key: str) -> Mapping[str, Any]:
        """What was kept under a name; nothing if nothing was."""
        ...

    def keep_told(self, key: str, told: Mapping[str, Any]) -> None:
        """Keep an outcome."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario ended: with which parts alive and which of its clauses firing; ``result`` where it was played."""

    passed: bool
    noticed: bool
    alive: frozenset[str]
    fired: frozenset[str]
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Hearing:
    """The numbers of the scenarios that may consult some parts, with those beside them of the same clauses.

    Of the others it holds what they show alive.
    """

    parts: frozenset[str]
    scenarios: tuple[int, ...]
    alive: frozenset[str]


@dataclass(frozen=True, slots=True)
class Ended:
    """What a scenario came to, and what it consulted on its way."""

    scenario: Scenario
    outcome: Outcome
    consulted: tuple[Named, ...]


def outcome(book: Book, scenario: Scenario, memory: Keeping | None = None, lacking: str = "") -> Outcome:
    """What a scenario comes to, at a table that may lack a clause; remembered if nothing that it consults has changed.

    A scenario that fails is played anew, so that what it tells is up to date.
    """
    if memory is None:
        return _played(book, scenario, lacking, Recorder())
    ground = ground_of(book)
    known = ground.ended.get((id(scenario), lacking))
    if known is not None:
        return known.outcome
    key = ground.key(scenario, lacking)
    known = _recalled(memory.told(key), ground, scenario)
    if known is not None and (known.outcome.passed or lacking):
        if scenario.path:  # one of a file, which is asked about again
            ground.ended[id(scenario), lacking] = known
        return known.outcome
    recorder = Recorder()
    ended = _played(book, scenario, lacking, recorder)
    told = [ended.passed, ended.noticed, sorted(ended.alive), sorted(ended.fired)]
    memory.keep_told(key, {"ended": told, **ground.played(recorder)})
    return ended


def outcome_heard(book: Book, scenario: Scenario) -> Outcome:
    """What a scenario comes to, of which it is noted what it consults."""
    recorder, ground = Recorder(), ground_of(book)
    ended = _played(book, scenario, "", recorder)
    ground.hear(Ended(scenario, ended, named(ground.played(recorder))))
    return ended


def _played(book: Book, scenario: Scenario, lacking: str, recorder: Recorder) -> Outcome:
    return _ended(run(without(book, book.clauses[lacking]) if lacking else book, scenario, recorder))


def _ended(result: Result) -> Outcome:
    lines = result.trace.lines if result.trace is not None else ()
    alive = frozenset(line.part if line.fired else f"{line.part}: {line.why}" for line in lines)
    fired = result.trace.fired if result.trace is not None else frozenset()
    return Outcome(result.passed, result.noticed, alive, fired.intersection(result.scenario.tags), result)


def _recalled(answer: Mapping[str, Any], ground: Ground, scenario: Scenario) -> Ended | None:
    """What was kept of a scenario, where it consults what it did."""
    with suppress(KeyError, TypeError, ValueError):
        passed, noticed, alive, fired = answer["ended"]
        about = named(answer)
        if answer["consulted"] == ground.consulted(about):
            alive, fired = frozenset(map(str, alive)), frozenset(map(str, fired))
            return Ended(scenario, Outcome(bool(passed), bool(noticed), alive, fired), about)
    return None


@dataclass
class Ground:
    """The hashes of what scenarios of a book consult, each worked out when it is first needed."""

    book: Book
    index: Index
    claimed: Claimed
    always: str
    known: dict[Named, tuple[str, frozenset[str]]] = field(default_factory=dict)  # each with the parts it is of
    ended: dict[tuple[int, str], Ended] = field(default_factory=dict)  # by the scenario's identity, and what lacked
    heard: dict[int, tuple[Scenario, frozenset[str], frozenset[str]]] = field(default_factory=dict)

    def inherit(self, before: Ground, edited: frozenset[str]) -> None:
        """Take over what was known before some parts were edited that still name the same cells and acts."""
        self.known.update((name, known) for name, known in before.known.items() if edited.isdisjoint(known[1]))
        if self.always == before.always:
            kept = ((key, one) for key, one in before.ended.items() if self.known.keys() >= set(one.consulted))
            self.ended.update(kept)

    def key(self, scenario: Scenario, lacking: str) -> str:
        """The name under which the outcome of a scenario is kept: its words, not its place."""
        steps = [(s.keyword, s.text, s.context) for s in scenario.steps]
        named = sorted({word for _, text, _ in steps for word in text.split()} & self.book.clauses.keys())
        clauses = self.book.clauses
        confirms = [(clauses[name].confirms, clauses[name].restated) for name in named]
        return hashed(["outcome", self.always, lacking, repr([scenario.tags, steps, named, confirms])])

    def played(self, recorder: Recorder) -> dict[str, Any]:
        """What was recorded of the moments and lines of a scenario, as data with a hash of what they consult."""
        tried = {(o.act, first_of(o.args)) for o in recorder.spoken if isinstance(o, Perform)}
        read = self.claimed.named(
            (e for e in recorder.spoken if isinstance(e, Expr)), (o for o in recorder.spoken if not isinstance(o, Expr))
        )
        told: dict[str, Any] = {
            "steps": sorted(recorder.steps),
            "acts": sorted(([act, *named_first(first)] for act, first in recorder.acts), key=repr),
            "cells": sorted(([name, list(args)] for name, args in read), key=repr),
            "tried": sorted(([act, *named_first(first)] for act, first in tried), key=repr),
            "clauses": sorted(recorder.clauses),
            "anything": recorder.anything,
        }
        return {**told, "consulted": self.consulted(named(told))}

    def hear(self, one: Ended) -> None:
        """Take note of the parts that the moments and lines of a scenario consult."""
        parts = self.claimed.in_laws.union(*map(self.parts_of, one.consulted), self.tested(one.consulted))
        self.heard[id(one.scenario)] = one.scenario, parts, one.outcome.alive

    def consulted(self, about: Iterable[Named]) -> str:
        """A hash of all parts that these moments and lines consult."""
        return hashed([self._hash(name) for name in about])

    def _hash(self, name: Named) -> str:
        return self._known(name)[0]

    def parts_of(self, name: Named) -> frozenset[str]:
        """The parts that a moment or line consults."""
        return self._known(name)[1]

    def tested(self, names: Iterable[Named]) -> frozenset[str]:
        """The preconditions of the events that are rolled in these moments."""
        rolled = self.book.events.rolled if self.book.events is not None else ""
        done = [name[2:] for name in names if name[0] in ("act", "tried") and name[1] == rolled]
        firsts = [first for more in done for first in more or [...]]
        return frozenset(p.id for first in firsts for p in self.index.tested.upon(first))

    def _known(self, name: Named) -> tuple[str, frozenset[str]]:
        if name not in self.known:
            parts = self._heard(name)
            said = hashed([repr(name), *(part_hash(self.book, self.index.parts[part]) for part in parts)])
            self.known[name] = said, frozenset(parts)
        return self.known[name]

    def _heard(self, name: Named) -> list[str]:
        """The parts that are consulted: those of a moment in order, and those that have a say in them."""
        match name:
            case ("step", str(step)):
                return self._speaking(p for e in Edge for p in self.index.steps.get((step, e), ()))
            case ("act", str(act), first):
                return self._speaking(upon(act, first, self.index), act)
            case ("tried", str(act), *_):
                return self._speaking((), act)
            case ("clause", str(clause)):
                return self._speaking(self.book.clauses[clause].parts if clause in self.book.clauses else ())
            case ("cell", str(field), args):
                return sorted(self.claimed.closed(frozenset([(field, args)])))
            case ("standing",):
                return sorted(p.id for p, _, _ in self.claimed.standing)
        raise ValueError(name)

    def _speaking(self, parts: Iterable[Part], *acts: str) -> list[str]:
        """Some parts, and those that have a say in them and in acts, also in those that the parts do."""
        own = tuple(parts)
        done = (o.act for p in own for o in p.outcomes if isinstance(o, Perform))
        return [*(p.id for p in own), *sorted(self.claimed.speaking(own, (*acts, *done)))]


def named_first(first: First) -> list[Value]:
    """What an act is done with first, where it is named."""
    return [] if isinstance(first, EllipsisType) else [first]


def named(played: Mapping[str, Any]) -> tuple[Named, ...]:
    """The moments and lines of such data; KeyError, TypeError or ValueError if it is none."""
    found: list[Named] = [("step", str(step)) for step in played["steps"]]
    found += [("act", str(act), *(first or [...])) for act, *first in played["acts"]]
    found += [("cell", str(name), tuple(args)) for name, args in played["cells"]]
    found += [("tried", str(act), *(first or [...])) for act, *first in played["tried"]]
    found += [("clause", str(clause)) for clause in played["clauses"]]
    return (*found, ("standing",)) if played["anything"] else tuple(found)


def heard(book: Book, scenario: Scenario, memory: Keeping | None) -> tuple[frozenset[str], frozenset[str]]:
    """The parts that are consulted while a scenario is played, and what it shows alive; worked out once for a book."""
    ground = ground_of(book)
    if id(scenario) not in ground.heard:
        known = _recalled(memory.told(ground.key(scenario, "")), ground, scenario) if memory is not None else None
        if known is None:
            recorder = Recorder()
            ended = _played(book, scenario, "", recorder)
            known = Ended(scenario, ended, named(ground.played(recorder)))
        ground.hear(known)
    return ground.heard[id(scenario)][1:]


@for_a_book
def ground_of(book: Book) -> Ground:
    """The hashes of a book."""
    stands, index = claimed(book), index_of(book)
    speaking = sorted(stands.always | stands.in_laws)
    always = hashed([beside(book), *(part_hash(book, index.parts[name]) for name in speaking)])
    return Ground(book, index, stands, always)


@for_a_book
def beside(book: Book) -> str:
    """A hash of what may be consulted at any moment beside the parts that stand."""
    return hashed(list(_beside(book)))


def _beside(book: Book) -> Iterable[str]:
    for about in (book.sorts, book.steps, book.events, book.prohibition_prevails):
        yield repr(about)
    yield from (repr(replace(spec, position=Position())) for spec in book.fields.values())
    yield from (repr(replace(act, position=Position())) for act in book.acts.values())
    yield from (repr((law.name, law.condition)) for law in book.laws)
    yield from (repr((p.say, p.meaning, p.changes, p.act, p.use)) for p in book.phrases.phrases)
    yield from (repr((s.id, s.block, s.follows)) for s in book.sections.values())
    yield repr(
        [
            (name, sorted(map(repr, index_of(book).written.get(name) or ())))
            for name, f in book.fields.items()
            if f.closed
        ]
    )
    yield from (repr((r.prevails, r.over)) for r in book.rulings)
    yield repr(sorted(map(sorted, circles_of(book))))
    yield from (repr((c.id, c.kind, c.counts, c.takes)) for c in book.clauses.values() if c.counts or c.takes)
    yield from (part_hash(book, p) for p in index_of(book).tested.upon(...))


def circles_of(book: Book) -> frozenset[frozenset[str]]:
    """The circles of priorities, each the clauses in it: who prevails over whom there hangs on all of them."""
    found: dict[int, set[str]] = {}
    for clause, number in index_of(book).circles.items():
        found.setdefault(number, set()).add(clause)
    return frozenset(map(frozenset, found.values()))


@for_a_part
def part_hash(book: Book, part: Part) -> str:
    """A hash of all that a part says, of the kind and rank of its clause, and of the table that it is a row of."""
    clause, group = book.clauses.get(part.clause), book.clauses.get(part.group)
    rank = (clause.kind, clause.parent) if clause is not None else None
    return hashed([repr((replace(part, position=Position()), rank, group.table if group is not None else None))])


def hashed(said: list[str]) -> str:
    """A hash of texts in order."""
    return hashlib.sha256("\n".join(said).encode()).hexdigest()
