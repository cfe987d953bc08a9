"""Two clauses that act at one moment write different things into one cell, and nothing says which comes first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, combinations, islice

from rulewright.book.model import Anchor, AnchorKind, Block, Book, ChangeCell, Claim, Clause, SetCell
from rulewright.checks.conflict.contradictory_outcome import (
    Bucket,
    Writing,
    buckets,
    collide,
    named,
    same_literal,
    says,
    value_of,
)
from rulewright.checks.shared.crowds import Crowd
from rulewright.checks.shared.pairs import (
    Side,
    applies,
    distinct,
    distinct_cells,
    names_of,
    same_cell,
    same_moment,
    settled_by_priority,
    side,
)
from rulewright.evidence.context import QUIETER, Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, fingerprints
from rulewright.evidence.matter import of_parts
from rulewright.language.expr import TRUE, Expr, Read, Variable, conj, equal, negate
from rulewright.story import effort
from rulewright.story.havoc import is_untold, quietly
from rulewright.story.laws import stands_alike
from rulewright.story.moments import around, in_full, past, played, short
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of

CHECK = Check(
    "RW603",
    "unordered",
    Severity.NOTE,
    "Two clauses act at one moment and write different things into one cell, and nothing says which comes first.",
)
Pair = tuple[Writing, Writing]


def find(context: Context) -> Iterator[Finding]:
    """For each two events, or sections of one, the first cell that they leave different according to their order."""
    found: dict[tuple[str, str], list[Pair]] = {}
    for bucket in buckets(context.book):
        for one, other in couples(context.book, bucket):
            if candidate(context.book, one, other):
                found.setdefault(names(one, other), []).append((one, other))
    known = index_of(context.book).parts
    for couple, pairs in found.items():
        parts = [known[w.part.id] for pair in pairs for w in pair]
        about = [(w.part.id, w.outcome.field, w.act) for pair in pairs for w in pair]
        yield from context.unit(f"{CHECK.code} {couple} {about}", parts, partial(first, context, pairs))


def couples(book: Book, bucket: Bucket) -> Iterable[Pair]:
    """Every two of a bucket; of many, but for those of one section and those that name different cells."""
    if len(bucket) <= effort.CROWD:
        return combinations(bucket, 2)
    crowd = Crowd([named(book, w) for w in bucket], [w.part.section for w in bucket])
    return ((bucket[one], bucket[other]) for one, other in crowd.pairs())


def first(context: Context, pairs: list[Pair]) -> Iterator[Finding]:
    """The first finding on some pairs, of which those that an example is kept for are asked about first."""
    matter = of_parts(context.book, [replace(w.part, outcomes=(w.outcome,)) for pair in pairs for w in pair])
    pairs = sorted(pairs, key=lambda pair: not shown(context, pair, matter))
    asked = (pair for pair in pairs if concerned(context, pair))
    found = (f for f in map(context.decide, queries(context, asked, matter)) if f is not None)
    yield from islice(found, 1)


def queries(context: Context, pairs: Iterable[Pair], matter: str) -> Iterator[Query]:
    """The questions on some pairs: all of them of states in which little else happens, before any is asked in full."""
    left: list[Query] = []
    for pair in pairs:
        one = asking(context, *pair, matter)
        if one is not None:
            yield from one.briefly(context)
            left += [one.query] if one.told is None else []
    yield from left


def shown(context: Context, pair: Pair, matter: str) -> bool:
    """Whether an example is kept for what would be found on two writings."""
    one, other = pair
    clauses = (one.part.clause, other.part.clause)
    names = fingerprints(context.book, CHECK.code, clauses, one.outcome.field, matter)
    return not context.examples.keys().isdisjoint(names)


def concerned(context: Context, pair: Pair) -> bool:
    """Whether this run asks about a pair."""
    return context.concerns(*(w.part.clause for w in pair))


def candidate(book: Book, one: Writing, other: Writing) -> bool:
    """Whether two writings are of one moment, in no order but that of the book, and may differ, as far as is shown."""
    (part, outcome, _), (rival, against, _) = one, other
    if isinstance(outcome, Claim) or all(isinstance(o, ChangeCell) for o in (outcome, against)):
        return False
    if ordered(book, one, other) or settled_by_priority(book, part, rival):
        return False
    if distinct(part.anchor.args, rival.anchor.args):
        return False
    if distinct_cells(book, outcome.field, outcome.args, against.args):
        return False
    return type(outcome) is not type(against) or not same_literal(value_of(outcome), value_of(against))


def ordered(book: Book, one: Writing, other: Writing) -> bool:
    """Whether the text puts two parts in order, or lets them act together: those of one section do, and of one event.

    What one event does upon an act of players stands in no order where it is said in different sections.
    """
    part, rival = one.part, other.part
    if part.section == rival.section or (part.group and part.group == rival.group):
        return True
    if home(part.event, part.section) != home(rival.event, rival.section):
        return False
    events = book.events
    own = (events.rolled, events.starts, events.ends) if events is not None else ()
    return part.anchor.kind is not AnchorKind.ACT or part.anchor.act in own


def home(event: str, section: str) -> str:
    """The event of a part, or its section."""
    return event or section


def names(one: Writing, other: Writing) -> tuple[str, str]:
    """The events of two parts, or their sections."""
    return home(one.part.event, one.part.section), home(other.part.event, other.part.section)


@dataclass(frozen=True, slots=True)
class Couple:
    """Two writings, with the question whether they meet in a cell and differ, told if that is short, and its query."""

    one: Writing
    other: Writing
    asks: Expr
    told: Expr | None
    query: Query

    def briefly(self, context: Context) -> Iterator[Query]:
        """The question, where its story is not short of states in which little else happens, which is mostly enough."""
        if self.told is not None:
            yield self.query
            return
        book = context.book
        alone = alone_with(book, self.one, self.other)
        lonely = differing(alone, swapped(alone, self.one, self.other), self.one, self.other)
        readings = chain(
            (quietly(self.asks, book), short(alone, lonely)),
            (in_full(book, self.asks, deepest, effort.TOLD_PARTS) for deepest in QUIETER),
        )
        yield from (replace(self.query, asks=r, coarse=True) for r in readings if r is not None)


def asking(context: Context, one: Writing, other: Writing, matter: str) -> Couple | None:
    """The question on two writings, unless it is soon proved that they do not meet; swapped the replay has to fail."""
    book = context.book
    if context.soon_proves(meeting(book, one, other)):
        return None
    left, right = side(one.part, "1"), side(other.part, "2")
    parties = names_of(left.part.clause, right.part.clause)
    against = swapped(book, one, other)
    question = differing(book, against, one, other)
    told = short(book, question)
    query = Query(
        CHECK,
        parties,
        "Both of these act at one moment and leave one cell different according to which comes first.",
        question if told is None else told,
        (*left.variables, *right.variables),
        played(book, left.anchor),
        ending=Ending(cell=(one.outcome.field, left.args(one.outcome.args), left.told(value_of(one.outcome)))),
        demands={w.part.clause: says(book, w.part, w.outcome) for w in (one, other)},
        cures=(f"Say which of {parties[0]} and {parties[1]} comes first, or what both together come to.",),
        cell=one.outcome.field,
        matter=matter,
        other=against,
        readings=(f"{one.part.clause} first", f"{other.part.clause} first"),
        parts=(one.part.id, other.part.id),
        tentative=True,
    )
    return Couple(one, other, question, told, query)


def meeting(book: Book, one: Writing, other: Writing) -> Expr:
    """That two parts act at one moment, and each means to write something else into one cell."""
    left, right = side(one.part, "1"), side(other.part, "2")
    here = same_cell(book, one.outcome.field, left.args(one.outcome.args), right.args(other.outcome.args))
    met = [here, same_moment(left, right), collide(left, right, one.outcome, other.outcome)]
    return conj([applies(book, left), applies(book, right), *met])


def differing(book: Book, against: Book, one: Writing, other: Writing) -> Expr:
    """That two writings meet, and that what becomes of the cell is another in a book that turns them, if soon told."""
    return conj([meeting(book, one, other), unlike(book, against, side(one.part, "1"), one.outcome)])


def alone_with(book: Book, one: Writing, other: Writing) -> Book:
    """The book in which nothing else acts at the moment of two writings."""
    kept, anchor = {one.part.id, other.part.id}, one.part.anchor
    clauses = {
        name: replace(clause, parts=tuple(p for p in clause.parts if p.id in kept or not at_once(p.anchor, anchor)))
        for name, clause in book.clauses.items()
    }
    lonely = replace(book, clauses=clauses)
    stands_alike(book, lonely)
    return lonely


def at_once(one: Anchor, other: Anchor) -> bool:
    """Whether two parts wait for one step or one act."""
    return one.kind is not AnchorKind.STANDING and (one.kind, one.step, one.act) == (other.kind, other.step, other.act)


def unlike(book: Book, other: Book, one: Side, outcome: SetCell | ChangeCell | Claim) -> Expr:
    """That a cell comes to hold something in the moment of a side, and does not in another order of what happens there.

    It says nothing where that is a long story.
    """
    kind = book.fields[outcome.field].type
    held = equal(Read(outcome.field, one.args(outcome.args), kind), Variable("what it holds", kind))
    moments = [(order, around(order, one.renamed)) for order in (book, other)]
    ends = [past(order, [*before, own, *later], reveal(held, book)) for order, (before, own, later) in moments]
    return TRUE if any(map(is_untold, ends)) else conj([ends[0], negate(ends[1])])


def swapped(book: Book, one: Writing, other: Writing) -> Book:
    """The book in which the clause of one writing stands right after that of another, which it stands before.

    What acts together with it goes with it.
    """
    first = book.clauses[one.part.clause]
    section = book.sections[first.section]
    moved = [c for c in book.clauses if c in section.clauses] if section.block is Block.TOGETHER else [first.id]
    clauses: dict[str, Clause] = {}
    for name, clause in book.clauses.items():
        if name not in moved:
            clauses[name] = clause
        if name == other.part.clause:
            clauses.update((m, book.clauses[m]) for m in moved)
    turned = replace(book, clauses=clauses)
    stands_alike(book, turned)
    return turned
