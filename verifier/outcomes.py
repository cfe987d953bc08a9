"""What a scenario came to, kept with the moments that it played: it is played again only where these have changed.

All that a scenario consults are the parts that wait for its steps and acts, the parts that stand and may have
a say in these and in its lines (`claimed`), and what holds at any moment: the model, the phrases, the
preconditions of events, and rulings.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from graph.index import Index, index_of, upon
from graph.scenario import Recorder, Result, Scenario, run
from graph.waiting import First
from graph.without import without
from rules.errors import Position
from rules.expr import Expr
from rules.model import Book, Clause, Edge, Part, Perform
from verifier.claimed import Claimed, claimed
from verifier.interference import Pattern
from verifier.remembered import for_a_book


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
    failed_then: bool
    alive: frozenset[str]
    fired: frozenset[str]
    result: Result | None = None


def outcome(book: Book, scenario: Scenario, memory: Keeping | None = None, lacking: str = "") -> Outcome:
    """What a scenario comes to, at a table that may lack a clause; remembered if nothing that it consults has changed.

    A scenario that fails is played anew, so that what it tells is up to date.
    """
    ground = ground_of(book) if memory is not None else None
    key = ground.key(scenario, lacking) if ground is not None else ""
    if memory is not None and ground is not None:
        known = _recalled(memory.told(key), ground)
        if known is not None and (known.passed or lacking):
            return known
    recorder = Recorder()
    result = run(without(book, book.clauses[lacking]) if lacking else book, scenario, recorder)
    ended = _ended(result)
    if memory is not None and ground is not None:
        told = [ended.passed, ended.failed_then, sorted(ended.alive), sorted(ended.fired)]
        memory.keep_told(key, {"ended": told, **ground.played(recorder)})
    return ended


def _ended(result: Result) -> Outcome:
    lines = result.trace.lines if result.trace is not None else ()
    alive = frozenset(line.part if line.fired else f"{line.part}: {line.why}" for line in lines)
    fired = result.trace.fired if result.trace is not None else frozenset()
    return Outcome(result.passed, result.failed_then, alive, fired.intersection(result.scenario.tags), result)


def _recalled(answer: Mapping[str, Any], ground: Ground) -> Outcome | None:
    with suppress(KeyError, TypeError, ValueError):
        passed, failed_then, alive, fired = answer["ended"]
        if ground.stands(answer):
            return Outcome(bool(passed), bool(failed_then), frozenset(map(str, alive)), frozenset(map(str, fired)))
    return None


@dataclass
class Ground:
    """The hashes of what scenarios of a book consult, each worked out when it is first needed."""

    book: Book
    index: Index
    claimed: Claimed
    always: str
    known: dict[object, str] = field(default_factory=dict)

    def key(self, scenario: Scenario, lacking: str) -> str:
        """The name under which the outcome of a scenario is kept: its words, not its place."""
        steps = [(s.keyword, s.text, s.context) for s in scenario.steps]
        named = sorted({word for _, text, _ in steps for word in text.split()} & self.book.clauses.keys())
        confirms = [self.book.clauses[name].confirms for name in named]
        return hashed(["outcome", self.always, lacking, repr([scenario.tags, steps, named, confirms])])

    def played(self, recorder: Recorder) -> dict[str, Any]:
        """What was recorded of the moments and lines of a scenario, as data with a hash of what they consult."""
        acts = ([act] if first is ... else [act, first] for act, first in recorder.acts)
        read = self.claimed.named(
            (e for e in recorder.spoken if isinstance(e, Expr)), (o for o in recorder.spoken if not isinstance(o, Expr))
        )
        told: dict[str, Any] = {
            "steps": sorted(recorder.steps),
            "acts": sorted(acts, key=repr),
            "cells": sorted(([name, list(args)] for name, args in read), key=repr),
            "tried": sorted({o.act for o in recorder.spoken if isinstance(o, Perform)}),
            "clauses": sorted(recorder.clauses),
            "anything": recorder.anything,
        }
        return {**told, "consulted": self.consulted(told)}

    def stands(self, played: Mapping[str, Any]) -> bool:
        """Whether what such data tells of consults what it did; KeyError, TypeError or ValueError if it is none."""
        return bool(played["consulted"] == self.consulted(played))

    def consulted(self, played: Mapping[str, Any]) -> str:
        """A hash of all parts that the moments and lines of a scenario consult."""
        found = [self.step(str(step)) for step in played["steps"]]
        found += [self.act(str(act), *first) for act, *first in played["acts"]]
        found += [self.cell((str(name), tuple(args))) for name, args in played["cells"]]
        found += [self.tried(str(act)) for act in played["tried"]]
        found += [self.clause(str(clause)) for clause in played["clauses"]]
        return hashed([*found, self.standing if played["anything"] else ""])

    def step(self, name: str) -> str:
        """A hash of the parts of a step, in order, and of those that have a say in them."""
        return self._moment(("step", name), lambda: (p for e in Edge for p in self.index.steps.get((name, e), ())))

    def act(self, name: str, first: First = ...) -> str:
        """A hash of the parts that may wait for an act, in order, and of those that have a say in it."""
        return self._moment(("act", name, first), lambda: upon(name, first, self.index), (name,))

    def tried(self, act: str) -> str:
        """A hash of the parts that have a say in whether an act can be done."""
        return self._moment(("tried", act), tuple, (act,))

    def clause(self, name: str) -> str:
        """A hash of the parts of a clause, and of those that have a say in them."""
        clauses = self.book.clauses
        return self._moment(("clause", name), lambda: clauses[name].parts if name in clauses else ())

    def cell(self, cell: Pattern) -> str:
        """A hash of the parts that have a say in a cell."""
        return self._hash(("cell", cell), lambda: self._said(self.claimed.closed(frozenset([cell]))))

    @property
    def standing(self) -> str:
        """A hash of all parts that stand."""
        return self._hash("standing", lambda: self._said(p.id for p, _, _ in self.claimed.standing))

    def _moment(self, name: object, parts: Callable[[], Iterable[Part]], acts: tuple[str, ...] = ()) -> str:
        """A hash of some parts and of those that have a say in them and in acts, those that the parts do too."""

        def said() -> list[str]:
            own = tuple(parts())
            done = (o.act for p in own for o in p.outcomes if isinstance(o, Perform))
            return [*(part_hash(self.book, p.id) for p in own), *self._said(self.claimed.speaking(own, (*acts, *done)))]

        return self._hash(name, said)

    def _said(self, names: Iterable[str]) -> list[str]:
        return [part_hash(self.book, name) for name in sorted(names)]

    def _hash(self, name: object, said: Callable[[], list[str]]) -> str:
        if name not in self.known:
            self.known[name] = hashed([repr(name), *said()])
        return self.known[name]


@for_a_book
def ground_of(book: Book) -> Ground:
    """The hashes of a book."""
    stands = claimed(book)
    speaking = sorted(stands.always | stands.in_laws)
    always = hashed([*beside(book), *(part_hash(book, name) for name in speaking)])
    return Ground(book, index_of(book), stands, always)


def beside(book: Book) -> Iterable[str]:
    """What may be consulted at any moment beside the parts that stand."""
    for about in (book.sorts, book.steps, book.events, book.prohibition_prevails):
        yield repr(about)
    yield from (repr(replace(spec, position=Position())) for spec in book.fields.values())
    yield from (repr(replace(act, position=Position())) for act in book.acts.values())
    yield from (repr((law.name, law.condition)) for law in book.laws)
    yield from (repr((p.say, p.meaning, p.changes, p.act, p.use)) for p in book.phrases.phrases)
    yield from (repr((s.id, s.block)) for s in book.sections.values())
    yield repr(
        [
            (name, sorted(map(repr, index_of(book).written.get(name) or ())))
            for name, f in book.fields.items()
            if f.closed
        ]
    )
    yield from (repr((r.prevails, r.over)) for r in book.rulings)
    yield from (repr((c.id, c.kind, c.counts, c.takes)) for c in book.clauses.values() if c.counts or c.takes)
    yield from (part_hash(book, p.id) for p in index_of(book).tested.upon(...))


@for_a_book
def part_hash(book: Book, name: str) -> str:
    """A hash of all that a part of a book says."""
    return hashed([spoken(book.clauses, index_of(book).parts[name])])


def spoken(clauses: Mapping[str, Clause], part: Part) -> str:
    """All that a part says, with the table that it is a row of, wherever it stands in its file."""
    clause = clauses.get(part.group)
    return repr((replace(part, position=Position()), clause.table if clause is not None else None))


def hashed(said: list[str]) -> str:
    """A hash of texts in order."""
    return hashlib.sha256("\n".join(said).encode()).hexdigest()
