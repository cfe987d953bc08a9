"""What the scenarios of a book show: which parts fire, which scenarios fail and why, which clauses none needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from graph.scenario import Result, Scenario, run
from graph.without import without
from rules.errors import Position
from rules.model import Book


@dataclass(frozen=True, slots=True)
class Failure:
    """A scenario that does not pass: where, of which clauses, and what went wrong."""

    position: Position
    title: str
    clauses: tuple[str, ...]
    text: str
    cause: str = ""  # the kind of fault, by the name of its exception


@dataclass(frozen=True, slots=True)
class Played:
    """The outcome of all scenarios of a book.

    ``alive`` holds the parts that fire in some scenario, and as "PART: CONDITION" the conditions that
    keep one from firing; ``idle`` the clauses whose scenarios all pass without them.
    """

    alive: frozenset[str] = frozenset()
    failures: tuple[Failure, ...] = ()
    idle: tuple[str, ...] = ()


def play(book: Book, scenarios: Iterable[Scenario]) -> Played:
    """Play all scenarios of a book; those of each clause again without it, until one fails."""
    alive: set[str] = set()
    failures: list[Failure] = []
    passing: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        result = run(book, scenario)
        if result.trace is not None:
            alive |= {line.part if line.fired else f"{line.part}: {line.why}" for line in result.trace.lines}
        if not result.passed:
            failures.append(failed(result))
            continue
        for tag in scenario.tags:
            fires = result.trace is not None and tag in result.trace.fired
            passing.setdefault(tag, []).insert(0 if fires else len(passing[tag]), scenario)
    return Played(frozenset(alive), tuple(failures), tuple(idle(book, passing)))


def failed(result: Result) -> Failure:
    """A scenario that did not pass."""
    scenario = result.scenario
    position = Position(scenario.path, result.line or scenario.line, 1)
    return Failure(position, scenario.title, scenario.tags, result.failure, result.cause)


def idle(book: Book, passing: Mapping[str, list[Scenario]]) -> Iterable[str]:
    """The clauses with something to play that none of their passing scenarios misses."""
    for clause in book.clauses.values():
        if not clause.parts or clause.id not in passing:
            continue
        silent = without(book, clause)
        if not any(run(silent, scenario).failed_then for scenario in passing[clause.id]):
            yield clause.id
