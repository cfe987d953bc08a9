"""What a cell is part of: it falls back to its start when that ends, and holds nothing else where that is not so."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from rulewright.book.model import (
    Act,
    Book,
    Claim,
    Clause,
    Field,
    FieldKind,
    Law,
    Outcome,
    Part,
    SetCell,
)
from rulewright.language.errors import Problem
from rulewright.language.expr import FALSE, Expr, Literal, Read, Variable, choose, disj, equal, every
from rulewright.language.types import BOOL, MemberType


def with_ends(book: Book) -> Book:
    """The book in which whatever ends what cells are part of lets these fall back to their start.

    That they hold nothing else where it has ended is a law of it.
    """
    inner = [f for f in book.fields.values() if f.within]
    if not inner:
        return book
    by_relation: dict[str, list[Field]] = {}
    for field in inner:
        by_relation.setdefault(field.within, []).append(field)
    laws = tuple(_law(book, field) for field in inner)
    acts = {name: _act(book, act, by_relation) for name, act in book.acts.items()}
    clauses = {name: _clause(book, clause, by_relation) for name, clause in book.clauses.items()}
    return replace(book, laws=(*book.laws, *laws), acts=acts, clauses=clauses)


def problems(book: Book) -> Iterator[Problem]:
    """What is wrong with what cells are said to be part of."""
    claimed = {o.field for p in book.parts() for o in p.outcomes if isinstance(o, Claim)}
    for field in book.fields.values():
        if not field.within:
            continue
        whole = book.fields.get(field.within)
        if whole is None or whole.type != BOOL or whole.kind is not FieldKind.STATE or whole.name in claimed:
            message = f"'{field.name}' cannot be within '{field.within}', which is no stored field of yes or no"
            yield Problem(field.position, message, "Name a field that clauses and acts set.")
        elif whole.parameters != field.parameters[: len(whole.parameters)]:
            message = f"'{field.name}' cannot be within '{field.within}', which is of other things"
            yield Problem(field.position, message, f"Let it begin with what that is of: {', '.join(whole.parameters)}.")
        elif field.kind is not FieldKind.STATE or field.starts or whole.start or any(whole.starts.values()):
            message = f"'{field.name}' cannot fall back to its start when '{field.within}' ends"
            yield Problem(field.position, message, "Both are stored, and start alike for all.")
        elif field.name in _wholes(book, field):
            message = f"'{field.name}' cannot be within '{field.within}', which is itself part of it"
            yield Problem(field.position, message, "Name what does not end with it.")


def _wholes(book: Book, field: Field) -> list[str]:
    """What a field is part of, what that is part of, and so on."""
    found: list[str] = []
    while field.within in book.fields and field.within not in found:
        found.append(field.within)
        field = book.fields[field.within]
    return found


def _law(book: Book, field: Field) -> Law:
    names = tuple(Variable(f"{sort}{n}", MemberType(sort)) for n, sort in enumerate(field.parameters, start=1))
    whole = Read(field.within, names[: len(book.fields[field.within].parameters)], BOOL)
    start = equal(Read(field.name, names, field.type), Literal(field.start, field.type))
    return Law(f"{field.name} within {field.within}", every(names, disj([whole, start])), field.position)


def _act(book: Book, act: Act, inner: dict[str, list[Field]]) -> Act:
    outcomes = _with_ends(book, act.outcomes, inner)
    return act if outcomes == act.outcomes else replace(act, outcomes=outcomes)


def _clause(book: Book, clause: Clause, inner: dict[str, list[Field]]) -> Clause:
    def told(part: Part) -> Part:
        outcomes = _with_ends(book, part.outcomes, inner)
        return part if outcomes == part.outcomes else replace(part, outcomes=outcomes)

    parts = tuple(map(told, clause.parts))
    return clause if parts == clause.parts else replace(clause, parts=parts)


def _with_ends(book: Book, outcomes: tuple[Outcome, ...], inner: dict[str, list[Field]]) -> tuple[Outcome, ...]:
    """Some outcomes, and after them what falls back because of them."""
    told = dict.fromkeys(outcomes)
    ends = deque(outcomes)
    while ends:
        end = ends.popleft()
        if isinstance(end, SetCell) and end.field in inner and end.value != Literal(True, BOOL):
            backs = [back for field in inner[end.field] for back in _back(book, end, field)]
            ends.extend(back for back in backs if back not in told)
            told.update(dict.fromkeys(backs))
    return (*outcomes, *(o for o in told if o not in outcomes))


def _back(book: Book, end: SetCell, field: Field) -> Iterator[SetCell]:
    """The cells of a field that fall back to their start when what they are part of ends."""
    start = Literal(field.start, field.type)
    rest = field.parameters[len(end.args) :]
    orders = (end.args, end.args[::-1]) if book.fields[end.field].symmetric and not field.symmetric else (end.args,)
    for whole, members in product(dict.fromkeys(orders), product(*(book.members[sort] for sort in rest))):
        args = (*whole, *(Literal(m, MemberType(s)) for m, s in zip(members, rest, strict=True)))
        value: Expr = start if end.value == FALSE else choose(end.value, Read(field.name, args, field.type), start)
        text = book.phrases.say(equal(Read(field.name, args, field.type), start))
        yield SetCell(field.name, args, value, text)
