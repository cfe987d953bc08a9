"""Two clauses, or one under two bindings, give a cell different values in one state at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement

from rules.expr import Expr, Literal, Variable, conj, equal, free_variables, negate, number
from rules.model import AnchorKind, Book, ChangeCell, Claim, Part, SetCell
from verifier.checks.pairs import (
    Side,
    applies,
    cures,
    distinct,
    names_of,
    same_args,
    same_moment,
    settled_by_priority,
    side,
    stands,
    together,
)
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.moments import played

CHECK = Check(
    "RW302",
    "contradictory-outcome",
    Severity.ERROR,
    "Two clauses that apply in one state give one cell different values, and no rule says which prevails.",
)
Written = SetCell | ChangeCell | Claim
Writing = tuple[Part, Written]
Bucket = list[Writing]


def find(context: Context) -> Iterator[Finding]:
    """Collisions of claims on one cell, and of effects that land together."""
    seen: set[tuple[tuple[str, ...], str]] = set()
    for bucket in (b for b in buckets(context.book) if context.may_concern(part.clause for part, _ in b)):
        about = f"{CHECK.code} {said(context.book, bucket)}"
        for finding in context.unit(about, [part for part, _ in bucket], partial(colliding, context, bucket)):
            key = (finding.clauses, bucket[0][1].field)
            if key not in seen:
                seen.add(key)
                yield finding


def said(book: Book, bucket: Bucket) -> str:
    """What is written at one moment, with all that a question about two of it tells beside what their parts say."""
    told = ((p.id, p.outcomes.index(o), book.clauses[p.clause].parent, says(book, p, o)) for p, o in bucket)
    return f"{bucket[0][1].field} {bucket[0][0].anchor.moment} {list(told)}"


def colliding(context: Context, bucket: Bucket) -> Iterator[Finding]:
    """The collisions of what writes or claims one field at one moment, one for every two clauses."""
    book = context.book
    seen: set[tuple[str, ...]] = set()
    for one, other in combinations_with_replacement(bucket, 2):
        context.stats.pairs += 1
        clauses = names_of(one[0].clause, other[0].clause)
        wanted = clauses not in seen and context.concerns(one[0].clause, other[0].clause)
        if not wanted or not candidate(book, one, other):
            continue
        finding = context.decide(query(book, one, other, bucket))
        if finding is not None:
            seen.add(clauses)
            yield finding


def buckets(book: Book) -> list[Bucket]:
    """What writes or claims one field at one moment, so that only those are compared."""
    found: dict[tuple[str, str], list[Writing]] = {}
    for part in book.parts():
        if part.dispositions:
            continue
        for outcome in part.outcomes:
            if isinstance(outcome, SetCell | ChangeCell | Claim):
                found.setdefault((outcome.field, part.anchor.moment), []).append((part, outcome))
    return list(found.values())


def candidate(book: Book, one: Writing, other: Writing) -> bool:
    """Whether two writings can collide at all, as far as their form shows."""
    (part, outcome), (rival, against) = one, other
    if isinstance(outcome, Claim) != isinstance(against, Claim):
        return False
    if isinstance(outcome, ChangeCell) and isinstance(against, ChangeCell):
        return False
    if not isinstance(outcome, Claim) and not together(book, part, rival):
        return False
    if part.group and part.group == rival.group and part is not rival:
        return False
    if settled_by_priority(book, part, rival) or parent_and_child(book, part, rival):
        return False
    if one is other and fixed_by_arguments(part, outcome):
        return False
    if distinct((*outcome.args, *part.anchor.args), (*against.args, *rival.anchor.args)):
        return False
    return type(outcome) is not type(against) or not same_literal(value_of(outcome), value_of(against))


def parent_and_child(book: Book, one: Part, other: Part) -> bool:
    """Whether one clause is stated below the other."""
    return book.clauses[one.clause].parent == other.clause or book.clauses[other.clause].parent == one.clause


def fixed_by_arguments(part: Part, outcome: Written) -> bool:
    """Whether one cell can only ever get one value from an outcome: its arguments settle the variables."""
    named = {a.name for a in outcome.args if isinstance(a, Variable)}
    moment = {a.name for a in part.anchor.args if isinstance(a, Variable)}
    return all(v.name in named | moment for v in free_variables(value_of(outcome)))


def value_of(outcome: Written) -> Expr:
    """What an outcome writes, claims or adds."""
    return outcome.amount if isinstance(outcome, ChangeCell) else outcome.value


def same_literal(one: Expr, other: Expr) -> bool:
    """Whether two values are the same in so many words."""
    return isinstance(one, Literal) and isinstance(other, Literal) and one.value == other.value


def query(book: Book, one: Writing, other: Writing, bucket: Bucket) -> Query:
    """The question whether two writings collide in some state in which nothing prevails over either."""
    left, right = side(one[0], "1"), side(other[0], "2")
    outcome, against = one[1], other[1]
    args, others = left.args(outcome.args), right.args(against.args)
    rivals = [(p, o.args) for p, o in bucket if isinstance(outcome, Claim) or together(book, p, left.part)]
    meeting = [same_args(args, others), same_moment(left, right), collide(left, right, outcome, against)]
    standing = [stands(book, left, args, rivals), stands(book, right, others, rivals)]
    parties = names_of(left.part.clause, right.part.clause)
    alone = " under two bindings" if len(parties) == 1 else ""
    return Query(
        CHECK,
        parties,
        f"Both of these apply{alone} in one state, give one cell different values, and no rule says which prevails.",
        conj([applies(book, left), applies(book, right), *meeting, *standing]),
        (*left.variables, *right.variables),
        None if left.part.anchor.kind is AnchorKind.STANDING else played(book, left.anchor),
        ending=Ending("the rules disagree whether …", cell=(outcome.field, args, left.told(value_of(outcome)))),
        demands={
            left.part.clause: says(book, left.part, outcome),
            right.part.clause: says(book, right.part, against),
        },
        cures=cures(parties),
        cell=outcome.field,
        parts=(left.part.id, right.part.id),
    )


def collide(left: Side, right: Side, outcome: Written, against: Written) -> Expr:
    """That two outcomes on one cell do not agree: two values, or a value beside a change."""
    changes = [(s, o) for s, o in ((left, outcome), (right, against)) if isinstance(o, ChangeCell)]
    if changes:
        return conj([negate(equal(s.told(o.amount), number(0))) for s, o in changes])
    return negate(equal(left.told(value_of(outcome)), right.told(value_of(against))))


def says(book: Book, part: Part, outcome: Written) -> str:
    """What a part demands, in the words it was written in."""
    return outcome.text or book.clauses[part.clause].says
