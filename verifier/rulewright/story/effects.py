"""What outcomes write into a cell, as expressions: their terms renamed, amounts added up, values kept in range."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rulewright.book.model import Act, Book, ChangeCell, Field, Outcome, Perform, SetCell
from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    choose,
    number,
    substitute,
)
from rulewright.language.types import BOOL, IntType
from rulewright.story.matching import Match

MOST_EVER = 10**12  # more than all that a moment can add to a number


def outcome_under(outcome: Outcome, names: Mapping[str, Expr]) -> Outcome:
    """An outcome with some of its variables named."""
    match outcome:
        case SetCell():
            args = tuple(substitute(a, names) for a in outcome.args)
            return replace(outcome, args=args, value=substitute(outcome.value, names))
        case ChangeCell():
            args = tuple(substitute(a, names) for a in outcome.args)
            return replace(outcome, args=args, amount=substitute(outcome.amount, names))
        case Perform():
            return replace(outcome, args=tuple(substitute(a, names) for a in outcome.args))
        case _:
            return outcome


def act_outcomes(act: Act, args: tuple[Expr, ...]) -> tuple[Outcome, ...]:
    """What an act that is done with certain things does of itself."""
    names = act.binding(args)
    return tuple(outcome_under(o, names) for o in act.outcomes)


def acts_by(book: Book, done: Perform, above: tuple[str, ...] = ()) -> Iterator[Perform]:
    """An act and those that it does in turn, each but for itself; of an event that is rolled also that it starts."""
    yield done
    outcomes = act_outcomes(book.acts[done.act], done.args)
    inner = [replace(o, text=done.text) for o in outcomes if isinstance(o, Perform)]
    if book.events is not None and done.act == book.events.rolled:
        inner.append(Perform(book.events.starts, done.args, done.text))
    for act in inner:
        if act.act not in (*above, done.act):
            yield from acts_by(book, act, (*above, done.act))


def amount(found: Match) -> Expr:
    """By how much a cell changes, added up over the variables left open."""
    shown = choose(found.condition, found.value, number(0))
    for variable in reversed(found.rest):
        shown = Quantify(Quantifier.SUM, variable, TRUE, shown, shown.type)
    return shown


def plus(left: Expr, right: Expr) -> Expr:
    """A sum, without an amount that is nothing."""
    return left if right == number(0) else Apply(Operator.ADD, (left, right), left.type)


def unbounded(value: Expr) -> Expr:
    """A number of which nothing is known by its type."""
    return Apply(Operator.ADD, (value, number(0)), IntType(-MOST_EVER, MOST_EVER))


def past_end(spec: Field, value: Expr, upwards: bool) -> Expr:
    """That a number is more, or less, than a field can hold."""
    assert isinstance(spec.type, IntType)
    end = number(spec.type.high if upwards else spec.type.low)
    return Apply(Operator.LT, (end, value) if upwards else (value, end), BOOL)


def towards_end(amount: Expr, upwards: bool) -> Expr:
    """That an amount leads a number towards its upper end, or its lower one."""
    return Apply(Operator.LT, (number(0), amount) if upwards else (amount, number(0)), BOOL)


def clamped(spec: Field, value: Expr) -> Expr:
    """A value brought back into the range of a clamped field."""
    if not (spec.clamped and isinstance(spec.type, IntType)) or isinstance(value, Literal):
        return value
    above = Apply(Operator.MAX, (number(spec.type.low), value), spec.type)
    return Apply(Operator.MIN, (number(spec.type.high), above), spec.type)
