"""What one part says and another says too: what is left of a clause that another one does not say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import product
from typing import assert_never

from rulewright.book.model import (
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Field,
    Keep,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
    expressions_of,
)
from rulewright.checks.shared.pairs import Side, distinct, same_args, side
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Variable,
    choose,
    conj,
    conjuncts,
    disj,
    equal,
    exists,
    negate,
    number,
    substitute,
)
from rulewright.language.types import IntType, MemberType, Type
from rulewright.story.matching import match
from rulewright.story.unroll import values_of
from rulewright.table.state import orders

NOTHING: Expr = number(0)
Change = tuple[str, str]  # a moment, and a field that a clause raises or lowers then


def unsaid(
    book: Book, part: Part, outcomes: Sequence[Outcome], against: Sequence[Part]
) -> tuple[Expr, tuple[Variable, ...]]:
    """That a part applies and not all of these outcomes of it are said by one of the others at its moment.

    It is told of the state at its turn, in the variables that come with it.
    """
    mine = side(part, "1")
    rivals = [side(p, "2") for p in against if p.anchor.moment == part.anchor.moment]
    said = [disj([alike(book, mine, outcome, theirs) for theirs in rivals]) for outcome in outcomes]
    return conj([mine.told(part.guard), negate(conj(said))]), mine.variables


def change(part: Part, outcome: Outcome) -> Change | None:
    """The moment and the number that an outcome raises or lowers."""
    return (part.anchor.moment, outcome.field) if isinstance(outcome, ChangeCell) else None


def amounts(
    book: Book, mine: Sequence[Part], theirs: Sequence[Part]
) -> Iterator[tuple[Change, Expr, tuple[Variable, ...]]]:
    """For each number that either of two clauses raises or lowers at a moment, that they do not by as much in all.

    It is told of the state at their turn, in the variables that come with it.
    """
    changed = {about: p.anchor for p in (*mine, *theirs) for o in p.outcomes if (about := change(p, o)) is not None}
    for about, anchor in changed.items():
        spec = book.fields[about[1]]
        cell = tuple(Variable(f"cell {i}", MemberType(sort)) for i, sort in enumerate(spec.parameters))
        acting = book.acts[anchor.act].parameters if anchor.kind is AnchorKind.ACT else ()
        done = tuple(Variable(f"done {i}", v.type) for i, v in enumerate(acting))
        one, two = (
            reduce(
                plus,
                (total(book, side(p, mark), spec, cell, done) for p in some if p.anchor.moment == about[0]),
                NOTHING,
            )
            for mark, some in (("1", mine), ("2", theirs))
        )
        yield about, negate(equal(one, two)), (*cell, *done)


def total(book: Book, mine: Side, spec: Field, cell: tuple[Expr, ...], done: tuple[Expr, ...]) -> Expr:
    """By how much a part changes a cell at an act done with some things, all choices of its names together."""
    here = [mine.told(mine.part.guard), same_args(mine.anchor.args, done)]
    changes = [o for o in mine.part.outcomes if isinstance(o, ChangeCell) and o.field == spec.name]
    orders_of = [disj([same_args(order, cell) for order in orders(spec, mine.args(o.args))]) for o in changes]
    each = [choose(told, mine.told(o.amount), NOTHING) for told, o in zip(orders_of, changes, strict=True)]
    body = choose(conj(here), reduce(plus, each, NOTHING), NOTHING)
    for variable in mine.variables:
        assert isinstance(body.type, IntType)
        often = len(values_of(variable.type, book))
        kind = IntType(min(0, body.type.low * often), max(0, body.type.high * often))
        body = Quantify(Quantifier.SUM, variable, TRUE, body, kind)
    return body


def plus(one: Expr, other: Expr) -> Expr:
    """The sum of two numbers."""
    assert isinstance(one.type, IntType) and isinstance(other.type, IntType)
    if one == NOTHING or other == NOTHING:
        return other if one == NOTHING else one
    kind = IntType(one.type.low + other.type.low, one.type.high + other.type.high)
    return Apply(Operator.ADD, (one, other), kind)


def alike(book: Book, mine: Side, outcome: Outcome, theirs: Side) -> Expr:
    """That the other part applies and one of its outcomes says the same."""
    return disj([same(book, mine, outcome, theirs, other) for other in theirs.part.outcomes])


def same(book: Book, mine: Side, outcome: Outcome, theirs: Side, other: Outcome) -> Expr:
    """That the other part applies and says the same by one of its outcomes; what the first asks for too is left out.

    A ban on an act bans also choosing it, and a duty to one act is one to it or others.
    """
    if isinstance(outcome, Norm) and isinstance(other, Norm) and outcome.ways and other.kind is NormKind.OBLIGE:
        duties = (Norm(NormKind.OBLIGE, way.act, way.args) for way in outcome.ways if way.act == other.act)
        return disj([_same(mine, duty, theirs, spoken(other)) for duty in duties])
    if isinstance(outcome, Norm) and isinstance(other, Norm) and outcome.kind is NormKind.BAR:
        other = replace(other, kind=NormKind.BAR) if other.kind is NormKind.FORBID else other
    if heading(outcome) != heading(other):
        return FALSE
    told = [_same(mine, outcome, theirs, told) for told in named(book, other)]
    return disj([*told, implied(mine, outcome, theirs, other)])


def implied(mine: Side, outcome: Outcome, theirs: Side, other: Outcome) -> Expr:
    """That a demand on every state is met, or the other one broken somewhere."""
    if not (isinstance(outcome, Keep) and isinstance(other, Keep) and outcome.timeless and other.timeless):
        return FALSE
    broken = conj([theirs.told(theirs.part.guard), negate(theirs.told(other.condition))])
    return disj([mine.told(outcome.condition), exists(theirs.variables, broken)])


def named(book: Book, outcome: Outcome) -> Iterator[tuple[Expr, ...]]:
    """All that an outcome says, in each order in which it may name its cell."""
    match outcome:
        case SetCell(field=name, args=args) | ChangeCell(field=name, args=args) | Claim(field=name, args=args):
            yield from ((*order, *spoken(outcome)[len(args) :]) for order in orders(book.fields[name], args))
        case _:
            yield spoken(outcome)


def _same(mine: Side, outcome: Outcome, theirs: Side, told: tuple[Expr, ...]) -> Expr:
    if distinct(spoken(outcome), told):
        return FALSE
    patterns = theirs.args((*theirs.part.anchor.args, *told))
    args = mine.args((*mine.part.anchor.args, *spoken(outcome)))
    taken = [(p, a) for p, a in zip(patterns, args, strict=True) if isinstance(p, Variable)]
    if not all(fits(a.type, p.type) for p, a in taken):
        return FALSE
    there = [negate(equal(a, Literal(None, a.type))) for p, a in taken if may_be_nobody(a.type) > may_be_nobody(p.type)]
    found = match(theirs.variables, theirs.told(theirs.part.guard), patterns, args, FALSE)
    known = frozenset(conjuncts(mine.told(mine.part.guard)))
    alike_in = (set(conjuncts(substitute(found.condition, names))) for names in choices(found.rest, mine.variables))
    somebody = conj([c for c in there if c not in known])
    if any(left <= known for left in alike_in):
        return somebody
    return conj([somebody, exists(found.rest, conj([c for c in conjuncts(found.condition) if c not in known]))])


def choices(variables: tuple[Variable, ...], among: tuple[Variable, ...]) -> Iterator[dict[str, Expr]]:
    """The ways to take variables for others of their type."""
    for chosen in product(*([a for a in among if a.type == v.type] for v in variables)):
        yield {v.name: a for v, a in zip(variables, chosen, strict=True)}


def heading(outcome: Outcome) -> tuple[object, ...]:
    """What an outcome is about, whatever it says of it."""
    match outcome:
        case SetCell(field=name) | ChangeCell(field=name) | Claim(field=name):
            return (type(outcome), name)
        case Keep(timeless=timeless):
            return (Keep, timeless)
        case Norm(kind=kind, act=act, ways=ways):
            return (kind, act, *(way.act for way in ways))
        case Perform(act=act):
            return (Perform, act)
        case _:
            assert_never(outcome)


def spoken(outcome: Outcome) -> tuple[Expr, ...]:
    """All that an outcome says: what it speaks of, and the value."""
    match outcome:
        case SetCell(args=args, value=value) | Claim(args=args, value=value) | ChangeCell(args=args, amount=value):
            return (*args, value)
        case Keep(condition=condition):
            return (condition,)
        case Norm():
            return expressions_of(outcome)
        case Perform(args=args):
            return args
        case _:
            assert_never(outcome)


def fits(given: Type, wanted: Type) -> bool:
    """Whether every value of one type is one of the other, but for nobody."""
    match given, wanted:
        case IntType(), IntType():
            return wanted.low <= given.low and given.high <= wanted.high
        case _:
            return True


def may_be_nobody(kind: Type) -> bool:
    """Whether a value of a type may be nobody."""
    return isinstance(kind, MemberType) and kind.optional
