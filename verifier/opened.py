"""What another writing of a book opens: what any check finds, or leaves undecided, that it did not before.

Only what the change can concern is asked again: of the checks that work in units those units whose moments may
consult a part that was touched, and of the scenarios those that did. All else hangs on nothing that has changed, by
the rule by which it is recalled after an edit. What hangs on the whole book is asked of the whole book.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from graph.scenario import Scenario
from graph.without import says_only_in_moments
from rules.model import Book, Part, Perform
from verifier.checks import CHECKS
from verifier.checks.masked_contradiction import BREAKERS
from verifier.consulted import Consulted, consulted
from verifier.context import Context
from verifier.findings import Finding, Parties, Query
from verifier.outcomes import heard
from verifier.played import Played, play

Told = Counter[tuple[str, Parties]]  # how often something is told of clauses, whatever else is said of them
FAULT, FOUND, OPEN = "fault", "found", "open"
WHOLE = frozenset(check.code for check in BREAKERS)  # what RW316 asks about, all together


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
        """What some work finds, if the moments of these parts may consult one that was touched."""
        hangs = self.hangs or consulted(self.book)
        if name.split()[0] in WHOLE or not self.touched.isdisjoint(hangs.hung_on(parts, steps, acts)):
            return tuple(work())
        return ()

    def is_known(self, found: Query | Finding) -> bool:
        """All that is found is told in one line."""
        return True


@dataclass
class Opening:
    """A book as it stands, and what other writings of some of its clauses open."""

    context: Context
    scenarios: Sequence[Scenario] = ()
    known: dict[frozenset[str], Told] = field(default_factory=dict)  # what is told now, by the parts that are touched

    def by(self, other: Book) -> tuple[Parties, ...]:
        """What another writing opens, each a code and the clauses, sorted."""
        book = self.context.book
        clauses = tuple(rewritten(book, other))
        touched = frozenset(p.id for c in clauses for one in (book, other) for p in beside(one, c))
        # INVARIANT: by a clause that only acts in its moments a unit can be reached just as before
        hangs = consulted(book if all(says_only_in_moments(other.clauses[c]) for c in clauses) else other)
        if touched not in self.known:
            self.known[touched] = self.told(book, touched, hangs)
        more = self.told(other, touched, hangs) - self.known[touched]
        return tuple(sorted({parties for _, parties in more}, key=lambda p: (p[0], sorted(p[1]))))

    def told(self, book: Book, touched: frozenset[str], hangs: Consulted) -> Told:
        """All that is told near some parts of a book."""
        context = self.context
        played = self.played(book, touched)
        near = Near(
            book,
            {**dict.fromkeys(other_than(context.book, book), 1), **context.scenarios},
            memory=context.memory,
            played=played,
            passages=context.passages,
            examples=context.examples,
            touched=touched,
            hangs=hangs,
        )
        found = Told((FOUND, f.parties) for _, find in CHECKS for f in find(near))
        found.update((OPEN, (u.code, frozenset(u.clauses))) for u in dict.fromkeys(near.undecided))
        found.update((FAULT, (fault, frozenset[str]())) for fault in near.faults)
        return found

    def played(self, book: Book, touched: frozenset[str]) -> Played:
        """What the scenarios show that may consult some parts, with those beside them of the same clauses.

        Of the others it holds what they show alive.
        """
        own, memory = self.context.book, self.context.memory
        heard_by = [heard(own, s, memory) for s in self.scenarios]
        near = {t for s, (parts, _) in zip(self.scenarios, heard_by, strict=True) if parts & touched for t in s.tags}
        again = [s for s in self.scenarios if not near.isdisjoint(s.tags)]
        alive = (shown for s, (_, shown) in zip(self.scenarios, heard_by, strict=True) if near.isdisjoint(s.tags))
        found = play(book, again)
        return replace(found, alive=found.alive.union(*alive))


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
