"""What comes of a moment hangs on an order of sections that only a convention of the book gives, and no line of it."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import AnchorKind, Book, Part
from rulewright.checks.shared.pairs import distinct, names_of
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.turns import moments
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.memo.per_book import for_a_book
from rulewright.story.interference import Pattern, meet, reads_of, writes
from rulewright.table.index import following, index_of

CHECK = Check(
    "RW502",
    "assumed-order",
    Severity.NOTE,
    "What comes of a moment hangs on an order of sections that no line of the book gives.",
)


def find(context: Context) -> Iterator[Finding]:
    """One finding for a book whose order no clause gives, on the first two clauses for which it matters."""
    book = context.book
    if book.ordered_by:
        return
    pairs = (min(assumed(book, parts), key=ids, default=None) for parts in moments(book).values())
    found = sorted((pair for pair in pairs if pair is not None), key=ids)
    if not found:
        return
    (one, other), *others = found
    yield stated(
        context,
        CHECK,
        names_of(one.clause, other.clause),
        "What stands earlier goes first, and no line of the book says so: without an order these two are at odds.",
        moment=said(book, one),
        related=tuple(dict.fromkeys(p.clause for pair in others for p in pair)),
        core=tuple(f"{said(book, a)}: {a.clause} before {b.clause}" for a, b in found),
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
            if not distinct(one.anchor.args, other.anchor.args) and at_odds(book, one, other):
                yield one, other


@for_a_book
def said_to_follow(book: Book) -> dict[str, frozenset[str]]:
    """By a section, all that it follows by what sections say of themselves."""
    stated = {s.id: tuple(o for o in s.follows if o not in s.by_convention) for s in book.sections.values()}
    return following({name: others for name, others in stated.items() if others})


def at_odds(book: Book, one: Part, other: Part) -> bool:
    """Whether one of two parts may write what the other reads or writes."""
    return meet(writes(book, one), touched(book, other)) or meet(writes(book, other), reads_of(book, one))


@for_a_book
def touched(book: Book, part: Part) -> frozenset[Pattern]:
    """What a part reads or writes."""
    return reads_of(book, part) | writes(book, part)


def said(book: Book, part: Part) -> str:
    """The moment of a part in words."""
    if part.anchor.kind is AnchorKind.ACT:
        return f"upon {book.phrases.say_act(part.anchor.act, part.anchor.args)}"
    return part.anchor.moment
