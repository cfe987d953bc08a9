"""What one clause does makes false what another one keeps so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from rulewright.book.model import AnchorKind, Book, Keep, Norm, NormKind, Outcome, Part, Perform
from rulewright.checks.shared.doings import Happening, happening, looks_back
from rulewright.checks.shared.pairs import Side, cures, names_of, settled_by_priority, side
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, demands_by_clause
from rulewright.evidence.matter import of_clauses, of_parts
from rulewright.language.expr import Expr, Was, conj, exists, negate, rebuild
from rulewright.story.interference import Pattern, meet, outcome_writes, reads
from rulewright.story.moments import past
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of, prevails

CHECK = Check(
    "RW309",
    "kept-condition",
    Severity.ERROR,
    "What one clause does makes false what another one keeps so, and no rule says which prevails.",
    contradiction=True,
)


def find(context: Context) -> Iterator[Finding]:
    """The kept conditions that something that can happen makes false."""
    seen: set[tuple[str, ...]] = set()
    for meeting in meetings(context, timeless=False):
        part, other = meeting.part, meeting.other
        parties = names_of(part.clause, other.clause)
        if parties in seen:
            continue
        about = f"{CHECK.code} {part.id} {part.outcomes.index(meeting.keep)} {other.id}"
        acts = tuple(o for o in acting(other) if isinstance(o, Perform))
        for finding in context.unit(about, (part, other), partial(decided, context, meeting), acts=acts):
            seen.add(parties)
            yield finding


def decided(context: Context, meeting: Meeting) -> Iterator[Finding]:
    """The finding on a kept condition and what a part brings about."""
    part, keep = meeting.part, meeting.keep
    queries = (query(context.book, part, keep, one.undisturbed) for one in meeting.happenings(context.book))
    yield from islice((f for f in map(context.decide, queries) if f is not None), 1)


@dataclass(frozen=True)
class Meeting:
    """A condition that one part keeps, and another part that may bring about a change of a cell that it reads."""

    part: Part
    keep: Keep
    other: Part
    read: frozenset[Pattern]

    def happenings(self, book: Book) -> Iterator[Happening]:
        """What can happen by the other part, each thing."""
        return (one for one in happening(book, self.other) if meet(one.writes(book), self.read))


def meetings(context: Context, timeless: bool) -> Iterator[Meeting]:
    """Each condition with each part that may touch a cell that it reads, where neither has priority.

    One that is timeless is wanted, too, where its guard comes to hold.
    """
    book = context.book
    keeps = [(part, keep) for part, keep, _ in index_of(book).keeps if keep.timeless is timeless]
    writing = Writing(book) if keeps else None
    for part, keep in keeps:
        read = reads(reveal(conj([keep.condition, part.guard] if timeless else [keep.condition]), book), book)
        for other in writing.into(read) if writing is not None else ():
            context.stats.pairs += 1
            if part.clause != other.clause and not settled_by_priority(book, part, other):
                yield Meeting(part, keep, other, read)


class Writing:
    """The parts that bring something about, by the fields that they may write."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.parts = tuple(book.parts())
        self.by_field: dict[str, list[int]] = {}
        for number, part in enumerate(self.parts):
            for name in {name for outcome in acting(part) for name, _ in outcome_writes(book, outcome)}:
                self.by_field.setdefault(name, []).append(number)

    def into(self, cells: frozenset[Pattern]) -> Iterator[Part]:
        """What may write some cell of these patterns, in the order of the book."""
        near = sorted({number for name, _ in cells for number in self.by_field.get(name, ())})
        parts = map(self.parts.__getitem__, near)
        return (p for p in parts if any(meet(outcome_writes(self.book, o), cells) for o in acting(p)))


def acting(part: Part) -> tuple[Outcome, ...]:
    """What a part does, or the acts that it obliges to."""
    if part.anchor.kind is not AnchorKind.STANDING:
        return part.outcomes
    norms = (o for o in part.outcomes if isinstance(o, Norm) and o.kind is NormKind.OBLIGE)
    return tuple(Perform(norm.act, norm.args) for norm in norms)


def query(book: Book, part: Part, keep: Keep, one: Happening) -> Query:
    """The question whether a condition holds just before something lands and not after."""
    kept = side(part, "2")
    guard, condition = kept.told(part.guard), kept.told(keep.condition)
    before = one.turn(book, conj([guard, now(condition)]))
    return made(
        CHECK, one, kept, conj([before, broken(book, one, condition), unmoved(book, one, part)]), book, keep.text
    )


def broken(book: Book, one: Happening, condition: Expr) -> Expr:
    """That a condition does not hold once all has landed, what happens having a hand in it."""
    lost = negate(condition)
    if looks_back(condition):
        return one.before(book, past(book, [one.mates], reveal(lost, book)))
    return conj([one.after(book, lost), one.contributes(book, lost)])


def unmoved(book: Book, one: Happening, part: Part) -> Expr:
    """That nothing with priority over the part that keeps lands at the same time."""
    index = index_of(book)
    prevailing = [d for d in one.mates if d.part is not None and prevails(d.part, part, index)]
    return conj([one.before(book, negate(exists(d.variables, conj([d.life, d.guard])))) for d in prevailing])


def made(check: Check, one: Happening, kept: Side, question: Expr, book: Book, text: str) -> Query:
    """The query on something that happens and what another clause says has to be so."""
    part = kept.part
    parties = names_of(part.clause, one.part.clause)
    word = "keeps" if check is CHECK else "demands"
    return Query(
        check,
        parties,
        f"What {one.part.clause} brings about makes false what {part.clause} {word}.",
        question,
        (*one.side.variables, *kept.variables),
        one.anchor,
        ending=Ending(f"{part.clause} is not kept"),
        demands=demands_by_clause([(one.part.clause, one.told), (part.clause, f"{word}: {text}")]),
        cures=cures(parties),
        related=tuple(c for c in one.company if c != part.clause),
        cell=text,
        worded=True,
        matter=f"{of_clauses(book, parties)} {of_parts(book, one.beside)}",
        parts=(part.id, one.part.id),
        tentative=not one.simple(book),
    )


def now(expr: Expr) -> Expr:
    """A condition that compares with what was, before anything has happened."""
    return now(expr.body) if isinstance(expr, Was) else rebuild(expr, now)
