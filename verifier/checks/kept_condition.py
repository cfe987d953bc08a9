"""What one clause does makes false what another one keeps or demands of every state."""

from __future__ import annotations

from collections.abc import Iterator

from graph.index import index_of
from rules.expr import Expr, Was, conj, disj, negate, rebuild
from rules.model import Book, Keep, Part
from verifier.checks.doings import HEAVIEST, Happening, happenings, weight
from verifier.checks.pairs import cures, names_of, settled_by_priority, side
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.interference import meet, reads
from verifier.reveal import reveal

CHECK = Check(
    "RW309",
    "kept-condition",
    Severity.ERROR,
    "What one clause does makes false what another one keeps or demands, and no rule says which prevails.",
)


def find(context: Context) -> Iterator[Finding]:
    """The kept and demanded conditions that something that can happen makes false."""
    book = context.book
    every = [(one, one.writes(book)) for one in happenings(book)] if index_of(book).keeps else []
    seen: set[tuple[str, ...]] = set()
    for part, keep, _ in index_of(book).keeps:
        read = reads(reveal(conj([keep.condition, part.guard]), book), book)
        for one in (h for h, writes in every if meet(writes, read)):
            context.stats.pairs += 1
            parties = names_of(part.clause, one.part.clause)
            if len(parties) < 2 or parties in seen or part.yields or settled_by_priority(book, part, one.part):
                continue
            asked = query(book, part, keep, one)
            finding = context.decide(asked) if weight(asked.question, book) <= HEAVIEST else None
            if finding is not None:
                seen.add(parties)
                yield finding


def query(book: Book, part: Part, keep: Keep, one: Happening) -> Query:
    """The question whether a condition holds before and not after."""
    kept = side(part, "2")
    guard, condition = kept.told(part.guard), reveal(kept.told(keep.condition), book)
    before = reveal(now(kept.told(keep.condition)), book)
    after = one.after(book, negate(condition))
    if keep.timeless:
        held = disj([negate(guard), before])
        after = one.after(book, conj([reveal(guard, book), negate(condition)]))
    else:
        held = conj([guard, before])
    parties = names_of(part.clause, one.part.clause)
    word = "demands" if keep.timeless else "keeps"
    return Query(
        CHECK,
        parties,
        f"What {one.part.clause} brings about makes false what {part.clause} {word}.",
        conj([one.asked, held, after]),
        (*one.side.variables, *kept.variables),
        one.anchor,
        ending=Ending(f"{part.clause} is not kept"),
        demands={one.part.clause: one.told, part.clause: f"{word}: {keep.text}"},
        cures=cures(parties),
        cell=keep.text,
        parts=(part.id, one.part.id),
        tentative=True,
    )


def now(expr: Expr) -> Expr:
    """A condition that compares with what was, before anything has happened."""
    return now(expr.body) if isinstance(expr, Was) else rebuild(expr, now)
