"""Two clauses, or one under two bindings, give a cell different values in one state at one moment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from rules.expr import Expr, Literal, Variable, conj, equal, free_variables, negate
from rules.model import AnchorKind, Book, ChangeCell, Claim, Outcome, Part, SetCell
from verifier.checks.pairs import Side, names_of, same_args, same_moment, settled_by_priority, side, together
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.moments import played, turn

CHECK = Check(
    "RW302",
    "contradictory-outcome",
    Severity.ERROR,
    "Two clauses that apply in one state give one cell different values, and no rule says which prevails.",
)
Writing = tuple[Part, SetCell | ChangeCell | Claim]


def find(context: Context) -> Iterator[Finding]:
    """Collisions of claims on one cell, and of effects that land together."""
    book = context.book
    seen: set[tuple[str, ...]] = set()
    for bucket in buckets(book):
        for one, other in combinations_with_replacement(bucket, 2):
            context.stats.pairs += 1
            if not candidate(book, one, other):
                continue
            parties = names_of(one[0].clause, other[0].clause)
            if (*parties, one[1].field) in seen:
                continue
            finding = context.decide(query(book, one, other))
            if finding is not None:
                seen.add((*parties, one[1].field))
                yield finding


def buckets(book: Book) -> list[list[Writing]]:
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
    if any(apart_literals(a, b) for a, b in zip(outcome.args, against.args, strict=True)):
        return False
    return not same_literal(value_of(outcome), value_of(against))


def parent_and_child(book: Book, one: Part, other: Part) -> bool:
    """Whether one clause is stated below the other."""
    return book.clauses[one.clause].parent == other.clause or book.clauses[other.clause].parent == one.clause


def fixed_by_arguments(part: Part, outcome: Outcome) -> bool:
    """Whether one cell can only ever get one value from an outcome: its arguments settle the variables."""
    assert isinstance(outcome, SetCell | ChangeCell | Claim)
    named = {a.name for a in outcome.args if isinstance(a, Variable)}
    moment = {a.name for a in part.anchor.args if isinstance(a, Variable)}
    return all(v.name in named | moment for v in free_variables(value_of(outcome)))


def value_of(outcome: Outcome) -> Expr:
    """What an outcome writes, claims or adds."""
    match outcome:
        case SetCell(value=value) | Claim(value=value):
            return value
        case ChangeCell(amount=amount):
            return amount
    raise AssertionError(outcome)


def apart_literals(one: Expr, other: Expr) -> bool:
    """Whether two arguments name two different things in so many words."""
    return isinstance(one, Literal) and isinstance(other, Literal) and one.value != other.value


def same_literal(one: Expr, other: Expr) -> bool:
    """Whether two values are the same in so many words."""
    return isinstance(one, Literal) and isinstance(other, Literal) and one.value == other.value


def query(book: Book, one: Writing, other: Writing) -> Query:
    """The question whether two writings can collide."""
    left, right = side(one[0], "1"), side(other[0], "2")
    outcome, against = one[1], other[1]
    args, others = left.args(outcome.args), right.args(against.args)
    question = conj([same_args(args, others), same_moment(left, right), collide(left, right, outcome, against)])
    where = [applies(book, left), applies(book, right), question]
    parties = names_of(one[0].clause, other[0].clause)
    moment = played(book, left.anchor) if left.part.anchor.kind is not AnchorKind.STANDING else None
    names = {left.part.clause: says(book, left, outcome), right.part.clause: says(book, right, against)}
    alone = " under two bindings" if len(parties) == 1 else ""
    return Query(
        CHECK,
        parties,
        f"Both of these apply{alone} in one state, give one cell different values, and no rule says which prevails.",
        conj(where),
        (*left.variables, *right.variables),
        moment,
        ending=Ending("the rules disagree whether …", cell=(outcome.field, args, value_for_words(left, outcome))),
        demands=names,
        cures=cures(parties),
        cell=outcome.field,
    )


def value_for_words(left: Side, outcome: SetCell | ChangeCell | Claim) -> Expr:
    """A value to name the contested cell with."""
    return left.told(value_of(outcome))


def applies(book: Book, one: Side) -> Expr:
    """That a side applies at its moment."""
    if one.part.anchor.kind is AnchorKind.STANDING:
        return one.told(one.part.guard)
    return turn(book, one.renamed)


def collide(left: Side, right: Side, outcome: Outcome, against: Outcome) -> Expr:
    """That two outcomes on one cell give it different values."""
    mine, theirs = left.told(value_of(outcome)), right.told(value_of(against))
    if isinstance(outcome, ChangeCell) or isinstance(against, ChangeCell):
        return conj([])
    return negate(equal(mine, theirs))


def says(book: Book, one: Side, outcome: Outcome) -> str:
    """What a side demands, in the words it was written in."""
    return getattr(outcome, "text", "") or book.clauses[one.part.clause].says


def cures(parties: tuple[str, ...]) -> tuple[str, ...]:
    """The usual ways out of a conflict."""
    if len(parties) == 1:
        return (f"Narrow {parties[0]} so that it fits one binding only, or say which one prevails.",)
    return (
        f"Narrow a condition of {parties[0]} or {parties[1]} so that they exclude each other.",
        f"Let one override the other, or record a ruling which of {parties[0]} and {parties[1]} prevails.",
    )

