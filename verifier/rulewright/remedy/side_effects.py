"""What another writing of a book opens: what any check finds, or leaves undecided, that it did not before.

What fails is not held against it where a scenario says of the defect itself no more than that rules disagree or that
none settles something, and all else that the scenario says is so.

Only what the change can concern is asked again: of the checks that work in units those units whose moments may
consult a part that was touched, and of the scenarios those that did. All else hangs on nothing that has changed, by
the rule by which it is recalled after an edit. What hangs on the whole book is asked of the whole book.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from rulewright.book.model import Book, Part, Perform
from rulewright.checks import CHECKS
from rulewright.checks.idle import idle_when
from rulewright.checks.lawful.masked_contradiction import BREAKERS, conflicts, hideable
from rulewright.checks.scenarios import failing_scenario, passes_without_clause
from rulewright.checks.shared.doings import Happening
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding, Parties, Query
from rulewright.evidence.scenario_results import Heard, Played, play
from rulewright.gherkin.scenario import Scenario, Session, take
from rulewright.gherkin.thens import tells_of_a_defect
from rulewright.play.variant import says_only_in_moments
from rulewright.reach.cone_digest import Consulted, consulted
from rulewright.reach.outcomes import Hearing, heard
from rulewright.story.interference import Pattern, meet
from rulewright.table.index import index_of

Told = Counter[tuple[str, Parties]]  # how often something is told of clauses, whatever else is said of them
FAULT, FOUND, OPEN = "fault", "found", "open"
OF_SCENARIOS = (failing_scenario.find, passes_without_clause.find, idle_when.find)  # which ask nothing
SOONEST = sorted(range(len(CHECKS)), key=lambda number: CHECKS[number][1] not in OF_SCENARIOS)
BREAKING = {check.code: happens for check, happens in BREAKERS.items()}  # what RW316 asks about, all together


@dataclass
class Near(Context):
    """A run that asks only what some parts may concern, and gives no evidence of what it finds."""

    touched: frozenset[str] = frozenset()
    hangs: Consulted | None = field(default=None)

    def unit(
        self,
        name: str,
        parts: Sequence[Part],
        work: Callable[[], Iterable[Finding]],
        steps: Sequence[str] = (),
        acts: Sequence[Perform] = (),
    ) -> tuple[Finding, ...]:
        """What some work finds, if the moments of these parts may consult one that was touched.

        What breaks laws is asked also where a clash that may consult one can be hidden by such a law.
        """
        happens = BREAKING.get(name.split()[0])
        breakers = (one for p in parts for one in happens(self.book, p)) if happens is not None else ()
        if not self.is_near(parts, steps, acts) and not any(map(self.unmasks, breakers)):
            return ()
        known = self.recalled(name, parts, steps, acts)  # of the book as it stands, which was checked before
        return known if known is not None else tuple(work())

    def is_near(self, parts: Sequence[Part], steps: Sequence[str] = (), acts: Sequence[Perform] = ()) -> bool:
        """Whether the moments of these parts may consult one that was touched."""
        hangs = self.hangs or consulted(self.book)
        return not self.touched.isdisjoint(hangs.hung_on(parts, steps, acts))

    def unmasks(self, one: Happening) -> bool:
        """Whether something writes what such a clash reads."""
        writes = one.writes(self.book)
        return any(meet(writes, read) for read in self.read_by_clashes)

    @cached_property
    def read_by_clashes(self) -> frozenset[frozenset[Pattern]]:
        """For each clash near what was touched that a law may hide, the cells that it reads."""
        clashes = (clashes for _, parts, clashes in conflicts(self) if self.is_near(parts))
        return frozenset(read for some in clashes for _, read in hideable(self.book, some()))

    def is_known(self, found: Query | Finding) -> bool:
        """All that is found is told in one line."""
        return True


@dataclass
class Asking:
    """What is told near some parts of a book, check by check, each when it is first wanted."""

    near: Near
    told: dict[int, Told] = field(default_factory=dict)

    def of(self, number: int) -> Told:
        """What one check finds or leaves open."""
        if number not in self.told:
            near = self.near
            before = len(near.undecided), len(near.faults)
            found = Told((FOUND, f.parties) for f in CHECKS[number][1](near))
            found.update((OPEN, (u.code, frozenset(u.clauses))) for u in dict.fromkeys(near.undecided[before[0] :]))
            found.update((FAULT, (fault, frozenset[str]())) for fault in near.faults[before[1] :])
            self.told[number] = found
        return self.told[number]


@dataclass
class Opening:
    """A book as it stands, and what other writings of some of its clauses open."""

    context: Context
    scenarios: Sequence[Scenario] = ()
    hearing: Hearing | None = None  # which of them may consult some parts, where that is known
    known: dict[frozenset[str], Asking] = field(default_factory=dict)  # what is told now, by the parts that are touched

    def by(self, other: Book) -> tuple[Parties, ...]:
        """What the first check that another writing concerns finds by it, each a code and the clauses, sorted."""
        book = self.context.book
        clauses = tuple(rewritten(book, other))
        touched = frozenset(p.id for c in clauses for one in (book, other) for p in beside(one, c))
        # INVARIANT: by a clause that only acts in its moments a unit can be reached just as before
        hangs = consulted(book if all(says_only_in_moments(other.clauses[c]) for c in clauses) else other)
        if touched not in self.known:
            self.known[touched] = self.asking(book, touched, hangs)
        now, then = self.known[touched], self.asking(other, touched, hangs)
        for number in SOONEST:
            told = now.of(number)  # first, as what is worked out for it is lent to the other
            more = then.of(number) - told
            if more:
                return tuple(sorted({parties for _, parties in more}, key=lambda p: (p[0], sorted(p[1]))))
        return ()

    def asking(self, book: Book, touched: frozenset[str], hangs: Consulted) -> Asking:
        """The questions near some parts of a book."""
        context = self.context
        near = Near(
            book,
            {**dict.fromkeys(other_than(context.book, book), 1), **context.scenarios},
            memory=context.memory,
            played=self.played(book, touched),
            passages=context.passages,
            examples=context.examples,
            touched=touched,
            hangs=hangs,
        )
        return Asking(near)

    def played(self, book: Book, touched: frozenset[str]) -> Played:
        """What the scenarios show that may consult some parts, with those beside them of the same clauses.

        Those are left out that state a defect which is gone: they fail as a cure is to make them fail.
        """
        own, hearing = self.context.book, self.near(touched)
        again = [self.scenarios[number] for number in hearing.scenarios]
        found = play(book, [s for s in again if book is own or not states_what_is_gone(book, s)])
        return replace(found, alive=found.alive | hearing.alive)

    def near(self, touched: frozenset[str]) -> Hearing:
        """The scenarios that may consult some parts."""
        own, memory = self.context.book, self.context.memory
        if self.hearing is not None and touched.intersection(index_of(own).parts) <= self.hearing.parts:
            return self.hearing
        heard_by = tuple((n, *heard(own, s, memory)) for n, s in enumerate(self.scenarios))
        return hearing_near(self.scenarios, touched, heard_by)


def hearing_of(book: Book, scenarios: Sequence[Scenario], clauses: Iterable[str], heard_by: Heard) -> Hearing | None:
    """Which scenarios may consult parts of some clauses, or rows beside them; nothing where that was not told."""
    parts = frozenset(p.id for c in clauses for p in beside(book, c))
    return hearing_near(scenarios, parts, heard_by) if heard_by else None


def hearing_near(scenarios: Sequence[Scenario], parts: frozenset[str], heard_by: Heard) -> Hearing:
    """Which scenarios may consult some parts."""
    near = {tag for n, consulted, _ in heard_by if consulted & parts for tag in scenarios[n].tags}
    again = tuple(n for n, *_ in heard_by if not near.isdisjoint(scenarios[n].tags))
    alive = (shown for n, _, shown in heard_by if near.isdisjoint(scenarios[n].tags))
    return Hearing(parts, again, frozenset().union(*alive))


def states_what_is_gone(book: Book, scenario: Scenario) -> bool:
    """Whether nothing but what a scenario says of a defect fails in a book: that rules disagree, or none settles it."""
    if not any(step.keyword == "then" and tells_of_a_defect(step.text) for step in scenario.steps):
        return False
    session, gone = Session(book), False
    try:
        for step in scenario.steps:
            try:
                take(session, step)
            except AssertionError:
                if step.keyword != "then" or not tells_of_a_defect(step.text):
                    raise
                gone = True
        session.finish()
    except AssertionError:
        return False
    return gone


def rewritten(book: Book, other: Book) -> Iterator[str]:
    """The clauses that another writing of a book has otherwise, and those of a ruling that only one of them has."""
    yield from (name for name, clause in other.clauses.items() if clause is not book.clauses.get(name))
    for ruling in set(book.rulings) ^ set(other.rulings):
        yield from (ruling.prevails, ruling.over)


def other_than(book: Book, other: Book) -> Iterator[str]:
    """The clauses that another writing adds, each of which is to come with a scenario."""
    return (name for name in other.clauses if name not in book.clauses)


def beside(book: Book, name: str) -> Iterator[Part]:
    """The parts of a clause, and those of the rows of the table that it is or stands in."""
    if name not in book.clauses:
        return
    clause = book.clauses[name]
    tables = {name} | {p.group for p in clause.parts if p.group}
    yield from clause.parts
    yield from (p for p in book.parts() if p.group in tables)
