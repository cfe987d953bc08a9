"""What a scenario came to, kept with the moments that it played: it is played again only where these have changed.

All that a moment consults are the parts that wait for its steps and acts, and what holds at any moment:
the model, the phrases, the preconditions of events, rulings, and the parts that stand.
"""

from __future__ import annotations

import hashlib
import weakref
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from graph.index import Index, index_of, upon
from graph.scenario import Recorder, Result, Scenario, run
from graph.waiting import First
from graph.without import without
from rules.errors import Position
from rules.model import AnchorKind, Book, Clause, Edge, Part
from rules.types import Value


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

    index: Index
    clauses: Mapping[str, Clause]
    always: str
    moments: dict[tuple[str, str, First], str] = field(default_factory=dict)

    def key(self, scenario: Scenario, lacking: str) -> str:
        """The name under which the outcome of a scenario is kept: its words, not its place."""
        steps = [(s.keyword, s.text, s.context) for s in scenario.steps]
        named = sorted({word for _, text, _ in steps for word in text.split()} & self.clauses.keys())
        return hashed(["outcome", self.always, lacking, repr([scenario.tags, steps, named])])

    def played(self, recorder: Recorder) -> dict[str, Any]:
        """What was recorded of the moments that a scenario played, as data with a hash of what they consult."""
        steps = sorted(recorder.steps)
        acts = sorted(([act] if first is ... else [act, first] for act, first in recorder.acts), key=repr)
        return {"steps": steps, "acts": acts, "consulted": self.consulted(steps, acts)}

    def stands(self, played: Mapping[str, Any]) -> bool:
        """Whether the moments of such data consult what they did; KeyError, TypeError or ValueError if it is none."""
        return bool(played["consulted"] == self.consulted(played["steps"], played["acts"]))

    def consulted(self, steps: Iterable[str], acts: Iterable[Sequence[Value]]) -> str:
        """A hash of all parts that wait for some steps and acts, each of these with what it is done with first."""
        return hashed([*map(self.step, steps), *(self.act(str(act), *first) for act, *first in acts)])

    def step(self, name: str) -> str:
        """A hash of the parts of a step, in order."""
        return self._moment(("step", name, ...), (p for e in Edge for p in self.index.steps.get((name, e), ())))

    def act(self, name: str, first: First = ...) -> str:
        """A hash of the parts that may wait for an act, in order."""
        return self._moment(("act", name, first), upon(name, first, self.index))

    def _moment(self, name: tuple[str, str, First], parts: Iterable[Part]) -> str:
        if name not in self.moments:
            self.moments[name] = hashed([repr(name), *(spoken(self.clauses, p) for p in parts)])
        return self.moments[name]


_GROUNDS: dict[int, Ground] = {}


def ground_of(book: Book) -> Ground:
    """The hashes of a book, kept as long as the book is."""
    if id(book) not in _GROUNDS:
        _GROUNDS[id(book)] = Ground(index_of(book), book.clauses, hashed(list(standing(book))))
        weakref.finalize(book, _GROUNDS.pop, id(book), None)
    return _GROUNDS[id(book)]


def standing(book: Book) -> Iterable[str]:
    """What may be consulted at any moment."""
    yield from beside(book)
    yield from (spoken(book.clauses, p) for p in book.parts() if p.anchor.kind is AnchorKind.STANDING)


def beside(book: Book) -> Iterable[str]:
    """What may be consulted at any moment beside the parts that stand."""
    for about in (book.sorts, book.steps, book.events, book.prohibition_prevails):
        yield repr(about)
    yield from (repr(replace(spec, position=Position())) for spec in book.fields.values())
    yield from (repr(replace(act, position=Position())) for act in book.acts.values())
    yield from (repr((law.name, law.condition)) for law in book.laws)
    yield from (repr((p.say, p.meaning, p.changes, p.act, p.use)) for p in book.phrases.phrases)
    yield from (repr((s.id, s.block)) for s in book.sections.values())
    yield from (repr((r.prevails, r.over)) for r in book.rulings)
    yield from (spoken(book.clauses, p) for p in index_of(book).preconditions)


def spoken(clauses: Mapping[str, Clause], part: Part) -> str:
    """All that a part says, with the table that it is a row of, wherever it stands in its file."""
    clause = clauses.get(part.group)
    return repr((replace(part, position=Position()), clause.table if clause is not None else None))


def hashed(said: list[str]) -> str:
    """A hash of texts in order."""
    return hashlib.sha256("\n".join(said).encode()).hexdigest()
