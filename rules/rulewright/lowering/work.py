"""How much work a rule asks of the table: the choices for its names, and its formulas written out, both bounded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod

from rulewright.book.model import Book, Part, expressions_of
from rulewright.language.errors import Position, Problem
from rulewright.language.expr import Expr, Quantify, children
from rulewright.language.types import BoolType, IntType, Type

MOST_CHOICES = 1_000_000
MOST_WORK = 1_000_000
MOST_LINES = 500  # conditions, or effects, of one part
Members = Mapping[str, tuple[str, ...]]


def overworked(book: Book, phrases: Mapping[str, Position]) -> Iterator[Problem]:
    """The parts, laws and phrases, which stand at these places, that ask for more than is ever gone through."""
    members = book.members
    for phrase in book.phrases.phrases:
        if phrase.say in phrases:
            yield from _too_much(phrase.meaning, members, phrases[phrase.say], f"'{phrase.say}'")
    for law in book.laws:
        yield from _too_much(law.condition, members, law.position, f"the law '{law.name}'")
    for act in book.acts.values():
        for condition in act.requires:
            yield from _too_much(condition.expr, members, act.position, f"'{condition.text}'")
    for part in book.parts():
        yield from overworked_part(part, members)


def overworked_part(part: Part, members: Members) -> Iterator[Problem]:
    """What one part asks too much of."""
    if prod(size(v.type, members) for v in part.variables) > MOST_CHOICES:
        hint = "Name fewer things at once, or use smaller sets."
        yield Problem(part.position, f"{part.id} speaks of more than {MOST_CHOICES} choices of its names", hint)
    for what, lines in (("conditions", part.conditions), ("effects", part.outcomes)):
        if len(lines) > MOST_LINES:
            hint = "Name a part of them in a phrase, or write further clauses."
            yield Problem(part.position, f"{part.id} has more than {MOST_LINES} {what}", hint)
            return
    for condition in (*part.life, *part.conditions):
        yield from _too_much(condition.expr, members, part.position, f"'{condition.text}'")
    for outcome in part.outcomes:
        for expr in expressions_of(outcome):
            yield from _too_much(expr, members, part.position, f"'{outcome.text}'")


def _too_much(expr: Expr, members: Members, place: Position, what: str) -> Iterator[Problem]:
    if unrolled(expr, members) > MOST_WORK:
        hint = "Let it run over fewer things at once, or over smaller sorts."
        yield Problem(place, f"{what} has more than {MOST_WORK} parts once every name is gone through", hint)


def unrolled(expr: Expr, members: Members) -> int:
    """How many parts an expression has when what it says of each member is written out."""
    inner = sum(unrolled(child, members) for child in children(expr))
    return size(expr.variable.type, members) * inner if isinstance(expr, Quantify) else 1 + inner


def size(kind: Type, members: Members) -> int:
    """How many values a type has, nobody left out."""
    match kind:
        case BoolType():
            return 2
        case IntType(low, high):
            return high - low + 1
        case member:
            return len(members[member.sort])
