"""What prevails over what hangs on a convention of the encoding that no line of the book gives."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import combinations, permutations, product

from rulewright.book.model import BANNING, Book, Claim, Norm, NormKind, Part
from rulewright.checks.conflict.contradictory_outcome import unlike, writings
from rulewright.checks.idle.dead_clause import doers
from rulewright.checks.shared.pairs import (
    applies,
    distinct,
    names_of,
    norms_on,
    same_args,
    same_cell,
    same_moment,
    settled_by_priority,
    side,
    simultaneous,
)
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.turns import moments
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.language.expr import Expr, conj
from rulewright.memo.per_book import for_a_book
from rulewright.story.unroll import TooLarge
from rulewright.table.index import Index, index_of, prevails

CHECK = Check(
    "RW503",
    "assumed-priority",
    Severity.NOTE,
    "Which of two clauses prevails hangs on a convention that no line of the book gives.",
)

Pair = tuple[Part, Part, Expr]  # two parts at odds, and that they speak of one thing


def find(context: Context) -> Iterator[Finding]:
    """For each convention that no clause gives, the first two clauses between which it decides."""
    book = context.book
    if book.layers and not book.layered_by:
        said = f"The layers prevail in this order, and no line of the book says so: {', '.join(book.layers)}."
        yield from assumed(context, between_layers(book), said, "layered by", "Do without layers")
    if book.prohibition_prevails and not book.prohibited_by:
        said = "A prohibition prevails over a permission, and no line of the book says so."
        key = "prohibition prevails by"
        yield from assumed(context, bans_on_what_is_permitted(book), said, key, "Leave 'prohibition prevails' out")


def assumed(context: Context, pairs: Iterator[Pair], message: str, key: str, without: str) -> Iterator[Finding]:
    """The finding on a convention, which cites the first two clauses that would be at odds without it."""
    pair = next((p for p in pairs if both(context, *p)), None)
    if pair is not None:
        parties = names_of(pair[0].clause, pair[1].clause)
        words = " and ".join(parties) + (" are at odds" if len(parties) > 1 else " is at odds with itself")
        for one, other in permutations(pair[:2]):
            if prevails(one, other, without_layers(context.book)):
                words = f"{one.clause} prevails over {other.clause}"
        yield stated(
            context,
            CHECK,
            parties,
            f"{message} Without it {words}.",
            cures=(
                f"Name the clause that says so ('{key}' in book.yaml).",
                f"{without}, and let single clauses override others.",
            ),
            cell=key,
            matter=key,
        )


def both(context: Context, one: Part, other: Part, about: Expr) -> bool:
    """Whether two parts may speak of one thing at one moment, as far as a question of their conditions tells."""
    left, right = side(one, "1"), side(other, "2")
    with suppress(TooLarge):
        told = [applies(context.book, left), applies(context.book, right), same_moment(left, right), about]
        return context.possible(conj(told))
    return True


def bans_on_what_is_permitted(book: Book) -> Iterator[Pair]:
    """The prohibitions and permissions of one act of which neither is said to prevail."""
    for act in book.acts:
        bans = [ban for kind in BANNING for ban in norms_on(book, act, kind)]
        for (ban, norm), (other, permit) in product(bans, norms_on(book, act, NormKind.PERMIT)):
            if not (settled_by_priority(book, ban, other) or distinct(norm.args, permit.args)):
                yield ban, other, same_args(side(ban, "1").args(norm.args), side(other, "2").args(permit.args))


def between_layers(book: Book) -> Iterator[Pair]:
    """The parts of different layers that say of one act or cell what cannot both be."""
    index = index_of(book)
    for act in book.acts:
        every = [spoken for kind in NormKind for spoken in norms_on(book, act, kind)]
        for (one, norm), (other, against) in combinations(every, 2):
            if apart(book, one, other) and at_odds(norm, against) and not distinct(norm.args, against.args):
                yield one, other, same_args(side(one, "1").args(norm.args), side(other, "2").args(against.args))
    for doer, done in doers(book):
        for ban, norm in norms_on(book, done.act, NormKind.FORBID) if doer.clause in book.clauses else ():
            if apart(book, doer, ban) and not distinct(done.args, norm.args):
                yield ban, doer, same_args(side(ban, "1").args(norm.args), side(doer, "2").args(done.args))
    for parts in moments(book).values():
        for one, other in combinations(parts, 2):
            if apart(book, one, other) and simultaneous(book, one, other):
                yield from writing_one_cell(book, one, other)
    for some in index.claims.values():
        for one, other in combinations(dict.fromkeys(p for p, _ in some), 2):
            if apart(book, one, other):
                yield from writing_one_cell(book, one, other)


def at_odds(one: Norm, other: Norm) -> bool:
    """Whether of two norms on one act one bans what the other permits or obliges to; to be obliged is not to choose."""
    ban, against = (one, other) if one.kind in BANNING else (other, one)
    if ban.kind is NormKind.BAR:
        return against.kind is NormKind.PERMIT
    return ban.kind is NormKind.FORBID and against.kind not in BANNING


def apart(book: Book, one: Part, other: Part) -> bool:
    """Whether of two parts one prevails by its layer alone."""
    if one.clause not in book.clauses or other.clause not in book.clauses:
        return False
    low, high = sorted((one, other), key=lambda p: book.clauses[p.clause].layer)
    layers = {book.clauses[p.clause].layer for p in (low, high)}
    return len(layers) > 1 and prevails(low, high, index_of(book)) and not prevails(low, high, without_layers(book))


@for_a_book
def without_layers(book: Book) -> Index:
    """What prevails over what, but for the layers."""
    index = index_of(book)
    return replace(index, levels={clause: 1 for clause, level in index.levels.items() if level % 2})


def writing_one_cell(book: Book, one: Part, other: Part) -> Iterator[Pair]:
    """Two parts, for each cell to which they give two values."""
    for a, b in product(writings(book, one), writings(book, other)):
        mine, theirs = a.outcome, b.outcome
        if (
            mine.field == theirs.field
            and isinstance(mine, Claim) == isinstance(theirs, Claim)
            and unlike(book, mine, theirs)
        ):
            left, right = side(a.part, "1").args(mine.args), side(b.part, "2").args(theirs.args)
            yield a.part, b.part, same_cell(book, mine.field, left, right)
