"""What comes of a moment hangs on an order of sections that only a convention of the book gives, and no line of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import product

from rulewright.book.model import AnchorKind, Book, Condition, Part, Perform
from rulewright.checks.conflict.contradictory_outcome import unlike, writings
from rulewright.checks.order.unordered import is_clamped
from rulewright.checks.shared.pairs import applies, distinct, names_of, same_moment, settled_by_priority, side
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.turns import moments
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.language.expr import conj
from rulewright.memo.per_book import for_a_book
from rulewright.story.interference import Pattern, meet, name_of, reads, reads_of, writes
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge
from rulewright.table.index import following, index_of

CHECK = Check(
    "RW502",
    "assumed-order",
    Severity.NOTE,
    "What comes of a moment hangs on an order of sections that no line of the book gives.",
)

READ = "in the other order {other} would go by {cell} before {one} changes it"
READ_FIRST = "in the other order {one} would go by {cell} after {other} has changed it"
STOPS = "both change {cell}, which stops at an end of its range, and in the other order it may end otherwise"
LAST = "both change {cell}, and in the other order {one} would have the last word"


def find(context: Context) -> Iterator[Finding]:
    """One finding for a book whose order no clause gives, on the first two clauses for which it matters."""
    book = context.book
    if book.ordered_by:
        return
    pairs = (
        next((pair for pair in sorted(assumed(book, parts), key=ids) if meeting(context, *pair)), None)
        for parts in moments(book).values()
    )
    found = sorted((pair for pair in pairs if pair is not None), key=ids)
    if not found:
        return
    (one, other), *others = found
    yield stated(
        context,
        CHECK,
        names_of(one.clause, other.clause),
        f"It is assumed that {one.clause} comes before {other.clause}, as it stands earlier and no line of the book "
        f"says which comes first: {difference(book, one, other)}.",
        moment=said(book, one),
        related=tuple(dict.fromkeys(p.clause for pair in others for p in pair)),
        core=tuple(f"{said(book, a)}: {a.clause} before {b.clause}; {difference(book, a, b)}" for a, b in found),
        cures=(
            "Name the clause that says so ('ordered by' in book.yaml).",
            "Leave the order out, and say of single sections what they follow.",
        ),
        cell="order",
        matter="order",
    )


def ids(pair: tuple[Part, Part]) -> tuple[str, str]:
    """What tells two parts apart from others, wherever they stand."""
    return pair[0].id, pair[1].id


def assumed(book: Book, parts: tuple[Part, ...]) -> Iterator[tuple[Part, Part]]:
    """Two parts of a moment that only the convention puts in order, and that would be at odds without one."""
    full, stated = index_of(book).forerunners, said_to_follow(book)
    for other in parts:
        before = full.get(other.section, frozenset()) - stated.get(other.section, frozenset())
        for one in (p for p in parts if p.section in before):
            if not distinct(one.anchor.args, other.anchor.args) and at_odds(book, one, other) is not None:
                yield one, other


@for_a_book
def said_to_follow(book: Book) -> dict[str, frozenset[str]]:
    """By a section, all that it follows by what sections say of themselves."""
    stated = {s.id: tuple(o for o in s.follows if o not in s.by_convention) for s in book.sections.values()}
    return following({name: others for name, others in stated.items() if others})


def difference(book: Book, one: Part, other: Part) -> str:
    """What would be otherwise if the second of two parts came first, in words."""
    found = at_odds(book, one, other)
    if found is None:
        return ""
    words, cell = found
    return words.format(one=one.clause, other=other.clause, cell=book.phrases.say_place(*cell))


def at_odds(book: Book, one: Part, other: Part) -> tuple[str, Pattern] | None:
    """How what comes of two parts may hang on their order, and of which cells, as far as their form shows."""
    if settled_by_priority(book, one, other):
        return None
    mine, theirs = writes(book, one), writes(book, other)
    stopping = frozenset(pattern for pattern in theirs if is_clamped(book, pattern[0]))
    ways = [(READ, mine, reads_of(book, other)), (READ_FIRST, theirs, reads_of(book, one)), (STOPS, mine, stopping)]
    acting = any(isinstance(o, Perform) for o in (*one.outcomes, *other.outcomes))
    for words, some, against in [*ways, *([(LAST, mine, theirs)] if acting else [])]:
        if meet(some, against):
            return words, shared(some, against)
    told = [[w.outcome for w in writings(book, p)] for p in (one, other)]
    sets = () if acting else ((a, b) for a, b in product(*told) if a.field == b.field and unlike(book, a, b))
    return next(((LAST, (a.field, tuple(map(name_of, a.args)))) for a, _ in sets), None)


def shared(some: frozenset[Pattern], others: frozenset[Pattern]) -> Pattern:
    """The first cells, by their names, that fit a pattern of both."""
    pairs = product(sorted(some, key=repr), sorted(others, key=repr))
    one, other = next((a, b) for a, b in pairs if meet(frozenset([a]), frozenset([b])))
    return one[0], tuple(a if a is not None else b for a, b in zip(one[1], other[1], strict=True))


def meeting(context: Context, one: Part, other: Part) -> bool:
    """Whether one moment may have both, as far as what they ask for is nothing that the other writes."""
    left, right = (
        side(replace(a, conditions=untouched(context.book, a, b)), mark)
        for a, b, mark in ((one, other, "1"), (other, one, "2"))
    )
    with suppress(TooLarge):
        both = [applies(context.book, left), applies(context.book, right), same_moment(left, right)]
        return context.possible(conj(both))
    return True


def untouched(book: Book, part: Part, other: Part) -> tuple[Condition, ...]:
    """The conditions of a part that another part does not change."""
    written = writes(book, other)
    return tuple(c for c in part.conditions if not meet(reads(reveal(c.expr, book), book), written))


def said(book: Book, part: Part) -> str:
    """The moment of a part in words."""
    if part.anchor.kind is AnchorKind.ACT:
        return f"upon {book.phrases.say_act(part.anchor.act, part.anchor.args)}"
    return part.anchor.moment
