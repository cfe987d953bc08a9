"""The units of work of a run: functions of a case and of plain data, which may be done in any process.

A unit gives the same answer wherever and after whatever else it is done, so that a report does not
hang on how the work was divided.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

from rulewright.book.model import Book
from rulewright.checks import CHECKS
from rulewright.checks.conflict.settlement import settlements
from rulewright.evidence.context import Context, Memory, Stats
from rulewright.evidence.examples import Examples
from rulewright.evidence.findings import Finding, Known, Query, Settlement, Unsettled, is_known
from rulewright.evidence.passages import Passages
from rulewright.evidence.scenario_results import Heard, Played, Shown, idle, show
from rulewright.gherkin.scenario import Scenario
from rulewright.reach.outcomes import Hearing, hashed
from rulewright.reach.reachable import remembered
from rulewright.remedy.cures import with_proved_cures
from rulewright.run.ways import with_way


@dataclass(frozen=True)
class Case:
    """A book to be checked, with what its units need."""

    book: Book
    scenarios: tuple[Scenario, ...]
    passages: Passages | None = None
    memory: Memory | None = None
    known: Known = field(default_factory=dict)  # what is told in one line
    name: str = ""  # for all that its files say, where that is known
    examples: Examples = field(default_factory=dict)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many scenarios each clause has."""
        counts: dict[str, int] = {}
        for tag in (tag for scenario in self.scenarios for tag in scenario.tags):
            counts[tag] = counts.get(tag, 0) + 1
        return counts

    @cached_property
    def played(self) -> str:
        """A hash of the scenarios."""
        return hashed([repr(self.scenarios)])


@dataclass(frozen=True, slots=True)
class Portion:
    """What one unit found; ``settled`` where it asked what the rulings settle."""

    findings: tuple[Finding, ...] = ()
    undecided: tuple[Unsettled, ...] = ()
    stats: Stats = field(default_factory=Stats)
    faults: tuple[str, ...] = ()
    settled: tuple[Settlement, ...] | None = None
    asked: Mapping[str, Query | None] = field(default_factory=dict)  # by fingerprint, where a cure may be proved
    heard: Heard = ()


def shown(case: Case, numbers: range) -> Shown:
    """Play some of the scenarios; what each consults is told where it is kept nowhere."""
    return show(case.book, case.scenarios, numbers, case.memory, hear=case.memory is None)


def idle_clauses(case: Case, passing: Sequence[tuple[str, tuple[int, ...]]]) -> tuple[str, ...]:
    """Of some clauses, those whose passing scenarios do not miss them."""
    return idle(case.book, case.scenarios, passing, case.memory)


def portion(case: Case, numbers: tuple[int, ...], codes: frozenset[str], played: Played) -> Portion:
    """What some of the checks find."""
    context = _context(case, played)
    found = (f for number in numbers for f in CHECKS[number][1](context) if f.code in codes)
    return _portion(context, found)


def settling(case: Case, played: Played) -> Portion:
    """What the rulings settle."""
    context = _context(case, played)
    settlements(context)
    return _portion(context, ())


def cure(
    case: Case,
    finding: Finding,
    query: Query | None,
    numbers: tuple[int, ...],
    before: tuple[str, ...] | None = None,
    hearing: Hearing | None = None,
) -> Finding:
    """A finding of some checks with cures that are proved; its question is looked for anew if it was not kept.

    If it is known which were proved ``before``, these are tried first.
    """
    if query is None:
        brief = {finding.fingerprint: finding.parties}
        found = replace(_context(case, Played()), sought=frozenset(finding.clauses), known=brief)
        for number in numbers:
            deque(CHECKS[number][1](found), maxlen=0)
        query = found.asked.get(finding.fingerprint)
    if query is None:
        return finding
    context = replace(_context(case, Played()), asked={finding.fingerprint: query})
    find = next(find for checks, find in CHECKS if query.check in checks)
    return with_proved_cures(context, finding, find, before, case.scenarios, hearing)


def _context(case: Case, played: Played) -> Context:
    if case.memory is not None:
        remembered(case.book, case.memory)
    return Context(
        case.book,
        case.counts,
        memory=case.memory,
        played=played,
        passages=case.passages,
        known=case.known,
        examples=case.examples,
    )


def _portion(context: Context, found: Iterable[Finding]) -> Portion:
    way = partial(with_way, context.book, look=context.least, memory=context.memory)
    told = tuple(map(way, found))
    settled = context.settled
    if settled is not None:
        settled = tuple(replace(s, findings=tuple(map(way, s.findings))) for s in settled)
    asked = {name: query for name, query in context.asked.items() if query is None or query.curable}
    return Portion(told, tuple(dict.fromkeys(context.undecided)), context.stats, tuple(context.faults), settled, asked)


def told_enough(case: Case, portion: Portion) -> bool:
    """Whether a portion has evidence of all that is not told in one line."""
    return all(not f.brief or is_known(case.known, f) for f in portion.findings)


def added(portions: Sequence[Portion]) -> Portion:
    """All that some units found, in their order."""
    total = Portion()
    for one in portions:
        sums = {name: getattr(total.stats, name) + getattr(one.stats, name) for name in vars(total.stats)}
        settled = one.settled if total.settled is None else total.settled
        total = replace(
            total,
            findings=total.findings + one.findings,
            undecided=total.undecided + one.undecided,
            stats=Stats(**sums),
            faults=total.faults + tuple(f for f in one.faults if f not in total.faults),
            settled=settled,
            asked={**total.asked, **one.asked},
        )
    return total
