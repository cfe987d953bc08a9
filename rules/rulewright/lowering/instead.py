"""What comes about instead of an act: where it does, the act does nothing, and nothing is done upon it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rulewright.book.model import (
    Act,
    AnchorKind,
    Book,
    ChangeCell,
    Clause,
    Condition,
    Instead,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.language.errors import Problem
from rulewright.language.expr import (
    Expr,
    Read,
    Variable,
    choose,
    conj,
    disj,
    equal,
    exists,
    negate,
    number,
    sampled,
    substitute,
)


def replacing(book: Book) -> dict[str, list[Part]]:
    """By an act, the parts that come about instead of it."""
    found: dict[str, list[Part]] = {}
    for part in book.parts():
        if part.anchor.instead is not Instead.NO:
            found.setdefault(part.anchor.act, []).append(part)
    return found


def with_replacements(book: Book) -> Book:
    """The book in which an act that is replaced leaves all as it is, and nobody speaks upon it but who replaces it."""
    found = replacing(book)
    if not found:
        return book
    acts = {name: _void(book, act, found[name]) if name in found else act for name, act in book.acts.items()}
    clauses = {name: _silent(clause, found, book) for name, clause in book.clauses.items()}
    return replace(book, acts=acts, clauses=clauses)


def problems(book: Book) -> Iterator[Problem]:
    """What is wrong with what is said of replacements."""
    events = book.events
    for name, parts in replacing(book).items():
        drawn = events is not None and name in (events.rolled, events.starts, events.ends)
        if drawn or any(isinstance(o, Perform) for o in book.acts[name].outcomes):
            why = "it is how an event is drawn" if drawn else "it does another act"
            message = f"nothing comes about instead of '{name}': {why}"
            yield Problem(parts[0].position, message, "Let it come about instead of what is done upon it.")


def _replaced(parts: list[Part], args: tuple[Expr, ...]) -> Expr:
    """That something comes about instead of an act done with these things, told of the state in which it is done."""
    return disj([sampled(_applies(part, args)) for part in parts])


def _applies(part: Part, args: tuple[Expr, ...]) -> Expr:
    names: Mapping[str, Expr] = {v.name: Variable(f"{v.name} of {part.id}", v.type) for v in part.variables}
    same = (equal(substitute(pattern, names), arg) for pattern, arg in zip(part.anchor.args, args, strict=True))
    own = tuple(v for v in names.values() if isinstance(v, Variable))
    return exists(own, conj([*same, substitute(part.guard, names)]))


def _void(book: Book, act: Act, parts: list[Part]) -> Act:
    """An act whose effects leave all as it is where it is replaced."""
    replaced = _replaced(parts, act.parameters)

    def told(outcome: Outcome) -> Outcome:
        match outcome:
            case SetCell(field=name, args=args, value=value):
                return replace(outcome, value=choose(replaced, Read(name, args, book.fields[name].type), value))
            case ChangeCell(amount=amount):
                return replace(outcome, amount=choose(replaced, number(0), amount))
            case _:
                return outcome

    return replace(act, outcomes=tuple(map(told, act.outcomes)))


def _silent(clause: Clause, found: dict[str, list[Part]], book: Book) -> Clause:
    """A clause that says nothing upon an act that is replaced."""

    def told(part: Part) -> Part:
        anchor = part.anchor
        if anchor.kind is not AnchorKind.ACT or anchor.act not in found or anchor.instead is not Instead.NO:
            return part
        names = ", ".join(dict.fromkeys(p.clause for p in found[anchor.act]))
        done = negate(_replaced(found[anchor.act], anchor.args))
        return replace(part, life=(*part.life, Condition(done, f"nothing comes about instead of it by {names}")))

    parts = tuple(map(told, clause.parts))
    return replace(clause, parts=parts) if parts != clause.parts else clause
