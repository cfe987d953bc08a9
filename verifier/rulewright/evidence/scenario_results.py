"""What the scenarios of a book show: which parts fire, which scenarios fail and why, which clauses none needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulewright.book.model import Book
from rulewright.gherkin.scenario import Result, Scenario
from rulewright.language.errors import Position
from rulewright.reach.outcomes import Keeping, heard, outcome, outcome_heard

Heard = tuple[tuple[int, frozenset[str], frozenset[str]], ...]  # scenarios, what each consults, and shows alive


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
    heard: Heard = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """What some of the scenarios show; for each that passes and each of its clauses, whether the clause fires."""

    alive: frozenset[str] = frozenset()
    failures: tuple[Failure, ...] = ()
    passing: tuple[tuple[str, bool, int], ...] = ()  # clause, whether it fires, number of the scenario
    heard: Heard = ()


def play(book: Book, scenarios: Sequence[Scenario]) -> Played:
    """Play all scenarios of a book; those of each clause again without it, until one fails."""
    all_shown = [show(book, scenarios, range(len(scenarios)))]
    return together(all_shown, [idle(book, scenarios, passing_of(book, all_shown))])


def together(shown: Sequence[Shown], idle: Sequence[tuple[str, ...]]) -> Played:
    """The outcome of all scenarios from that of their parts."""
    alive = frozenset().union(*(s.alive for s in shown))
    failures = tuple(f for s in shown for f in s.failures)
    return Played(alive, failures, tuple(c for part in idle for c in part), tuple(h for s in shown for h in s.heard))


def show(
    book: Book, scenarios: Sequence[Scenario], numbers: range, memory: Keeping | None = None, hear: bool = False
) -> Shown:
    """Play some of the scenarios of a book; where it is to be heard, with the parts that each consults."""
    alive: set[str] = set()
    failures: list[Failure] = []
    passing: list[tuple[str, bool, int]] = []
    for number in numbers:
        ended = outcome_heard(book, scenarios[number]) if hear else outcome(book, scenarios[number], memory)
        alive |= ended.alive
        if ended.result is not None and not ended.passed:
            failures.append(failed(ended.result))
            continue
        passing.extend((tag, tag in ended.fired, number) for tag in scenarios[number].tags)
    told = tuple((number, *heard(book, scenarios[number], memory)) for number in numbers) if hear else ()
    return Shown(frozenset(alive), tuple(failures), tuple(passing), told)


def passing_of(book: Book, shown: Sequence[Shown]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The clauses with something to play whose scenarios all pass, and these, those in which they fire first."""
    failing = {clause for s in shown for failure in s.failures for clause in failure.clauses}
    passing: dict[str, tuple[list[int], list[int]]] = {}
    for clause, fires, number in (p for s in shown for p in s.passing):
        passing.setdefault(clause, ([], []))[not fires].append(number)
    playable = (c for c in book.clauses.values() if c.parts and c.id in passing and c.id not in failing)
    return tuple((c.id, (*passing[c.id][0], *passing[c.id][1])) for c in playable)


def failed(result: Result) -> Failure:
    """A scenario that did not pass."""
    scenario = result.scenario
    position = Position(scenario.path, result.line or scenario.line, 1)
    return Failure(position, scenario.title, scenario.tags, result.failure, result.cause)


def idle(
    book: Book,
    scenarios: Sequence[Scenario],
    passing: Iterable[tuple[str, tuple[int, ...]]],
    memory: Keeping | None = None,
) -> tuple[str, ...]:
    """The clauses that none of their passing scenarios misses."""
    return tuple(
        clause
        for clause, numbers in passing
        if not any(outcome(book, scenarios[number], memory, lacking=clause).noticed for number in numbers)
    )
