"""What prevails over what hangs on a convention of the encoding that no line of the book gives."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, product

from rulewright.book.model import BANNING, Book, Claim, Norm, NormKind, Part, Perform
from rulewright.checks.conflict.contradictory_outcome import unlike, writings
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
)
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.turns import moments
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.language.expr import Expr, conj
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of

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
        one, other = (
            names_of(pair[0].clause, pair[1].clause) if pair[0].clause != pair[1].clause else (pair[0].clause,) * 2
        )
        yield stated(
            context,
            CHECK,
            names_of(one, other),
            f"{message} Without it {one} and {other} are at odds.",
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
        every: list[tuple[Part, Norm | Perform]] = [on for kind in NormKind for on in norms_on(book, act, kind)]
        every += [(p, o) for p in book.parts() for o in p.outcomes if isinstance(o, Perform) and o.act == act]
        for (one, norm), (other, against) in combinations(every, 2):
            if apart(one, other) and at_odds(norm, against) and not distinct(norm.args, against.args):
                yield one, other, same_args(side(one, "1").args(norm.args), side(other, "2").args(against.args))
    groups = [*moments(book).values(), *(tuple(dict.fromkeys(p for p, _ in some)) for some in index.claims.values())]
    for parts in groups:
        for one, other in combinations(parts, 2):
            if apart(one, other):
                yield from writing_one_cell(book, one, other)


def at_odds(one: Norm | Perform, other: Norm | Perform) -> bool:
    """Whether of two that speak of one act one bans what the other permits, obliges to or does; choosing is no duty."""
    ban, against = (one, other) if kind_of(one) in BANNING else (other, one)
    if kind_of(ban) is NormKind.BAR:
        return kind_of(against) is NormKind.PERMIT
    return kind_of(ban) is NormKind.FORBID and kind_of(against) not in BANNING


def kind_of(said: Norm | Perform) -> NormKind | None:
    """What a norm says of an act; nothing where it is done."""
    return said.kind if isinstance(said, Norm) else None


def apart(one: Part, other: Part) -> bool:
    """Whether two parts are of different layers."""
    return one.level // 2 != other.level // 2


def writing_one_cell(book: Book, one: Part, other: Part) -> Iterator[Pair]:
    """Two parts, for each cell to which they give two values."""
    for a, b in product(writings(book, one), writings(book, other)):
        mine, theirs = a.outcome, b.outcome
        if (
            mine.field == theirs.field
            and isinstance(mine, Claim) == isinstance(theirs, Claim)
            and unlike(book, mine, theirs)
        ):
            left, right = side(one, "1").args(mine.args), side(other, "2").args(theirs.args)
            yield one, other, same_cell(book, mine.field, left, right)
