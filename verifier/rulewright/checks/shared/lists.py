"""Lists of which the first entry that applies is taken, as they stand in the parts of a clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.book.model import AnchorKind, Book, ChangeCell, Claim, Keep, Part, SetCell
from rulewright.language.expr import (
    Apply,
    Expr,
    Literal,
    Operator,
    Read,
    Variable,
    children,
    conj,
    fields_read,
    free_variables,
    negate,
)
from rulewright.language.types import MemberType
from rulewright.story.moments import turn


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry that is taken where its condition holds and none of the earlier ones does."""

    value: Expr
    condition: Expr
    earlier: tuple[Expr, ...]


def entries(book: Book) -> dict[Entry, list[Part]]:
    """The entries of all lists, each with the parts that name something by it; terms of the vocabulary are no lists."""
    known = {_shape(e) for p in book.phrases.phrases for e in _chains(p.meaning)}
    found: dict[Entry, list[Part]] = {}
    for part in book.parts():
        names = frozenset(part.variables)
        chains = dict.fromkeys(c for expr in expressions(part) for c in _chains(expr))
        for chain in (c for c in chains if _shape(c) not in known and free_variables(c) <= names):
            for entry in _entries(chain):
                found.setdefault(entry, []).append(part)
    return found


def expressions(part: Part) -> Iterator[Expr]:
    """Everything that a part reads: conditions, what it speaks of, values."""
    yield from (c.expr for c in (*part.life, *part.conditions))
    yield from part.anchor.args
    for outcome in part.outcomes:
        match outcome:
            case SetCell(args=args, value=value) | ChangeCell(args=args, amount=value) | Claim(args=args, value=value):
                yield from (*args, value)
            case Keep(condition=condition):
                yield condition
            case _:
                yield from outcome.args


def taken(book: Book, part: Part, entry: Entry) -> Expr:
    """That the part applies and the entry is the first of its list that does."""
    first = conj([*map(negate, entry.earlier), entry.condition])
    guard = conj([*[c.expr for c in part.conditions], first])
    if part.anchor.kind is AnchorKind.STANDING:
        return conj([*[c.expr for c in part.life], guard])
    return turn(book, part, guard)


def says_entry(book: Book, entry: Entry) -> str:
    """An entry in words."""
    value = entry.value
    name = str(value.value) if isinstance(value, Literal) else book.phrases.say_term(value)
    return f"{name}, {says_case(book, entry.condition)}"


def says_case(book: Book, condition: Expr) -> str:
    """Where an entry applies, in words."""
    match condition:
        case Literal(value=value):
            return "in any case" if value else "in no case"
        case _:
            return f"where {book.phrases.say(condition)}"


def _chains(expr: Expr) -> Iterator[Expr]:
    """The outermost choices between things in an expression."""
    if _is_choice(expr):
        yield expr
        assert isinstance(expr, Apply)
        condition, then, otherwise = expr.args
        yield from _chains(condition)
        yield from _chains(then)
        while _is_choice(otherwise):
            assert isinstance(otherwise, Apply)
            yield from _chains(otherwise.args[0])
            yield from _chains(otherwise.args[1])
            otherwise = otherwise.args[2]
        return
    for child in children(expr):
        yield from _chains(child)


def _is_choice(expr: Expr) -> bool:
    return isinstance(expr, Apply) and expr.operator is Operator.IF and isinstance(expr.type, MemberType)


def _entries(chain: Expr) -> Iterator[Entry]:
    earlier: tuple[Expr, ...] = ()
    while isinstance(chain, Apply) and _is_choice(chain):
        condition, value, chain = chain.args
        yield Entry(value, condition, earlier)
        earlier = (*earlier, condition)


def _shape(expr: Expr) -> tuple[object, ...]:
    """What a choice is built of, whatever it is about."""
    match expr:
        case Literal() | Variable():
            return ()
        case Read(field=name):
            return (name,)
        case Apply(operator=operator, args=args):
            return (operator, *map(_shape, args))
        case _:
            return (type(expr).__name__, *sorted(fields_read(expr)), *map(_shape, children(expr)))
