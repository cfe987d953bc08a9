"""Altering clauses to see whether their scenarios notice, and dropping Givens to see whether they matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from rulewright.book.model import Book, ChangeCell, Claim, Clause, Condition, FieldKind, Keep, Outcome, Part, SetCell
from rulewright.evidence.context import Context
from rulewright.gherkin.scenario import Scenario, run
from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Read,
    conj,
    disj,
    equal,
    fields_read,
    negate,
    number,
    rebuild,
    walk,
)
from rulewright.language.types import IntType, fits
from rulewright.tools.equivalent import equivalent


@dataclass(frozen=True, slots=True)
class Mutant:
    """A book in which one clause says something else."""

    clause: str
    what: str
    book: Book


class Result(Enum):
    """What became of a mutant; an equivalent one is proved to play as the clause does: nothing can notice it."""

    NOTICED = "noticed"
    SURVIVED = "survived"
    EQUIVALENT = "equivalent"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the scenarios of a clause made of a mutant."""

    clause: str
    what: str
    result: Result


def mutants(book: Book, clause: Clause) -> Iterator[Mutant]:
    """Every alteration of one clause, each under a name of its own."""
    seen: Counter[str] = Counter()
    for mutant in _mutants(book, clause):
        seen[mutant.what] += 1
        again = seen[mutant.what]
        yield mutant if again == 1 else replace(mutant, what=f"{mutant.what} ({again})")


def _mutants(book: Book, clause: Clause) -> Iterator[Mutant]:
    for i, part in enumerate(clause.parts):
        yield Mutant(clause.id, f"{part.id}: dropped", with_part(book, clause, i, None))
        for what, altered in alterations(part, book):
            yield Mutant(clause.id, f"{part.id}: {what}", with_part(book, clause, i, altered))
    yield from modifiers(book, clause)


def with_part(book: Book, clause: Clause, index: int, part: Part | None) -> Book:
    """The book with one part of a clause replaced or dropped."""
    parts = tuple(p for i, old in enumerate(clause.parts) if (p := part if i == index else old) is not None)
    return replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


def alterations(part: Part, book: Book) -> Iterator[tuple[str, Part]]:
    """The part with one thing changed."""
    if len(part.outcomes) > 1:
        for i, outcome in enumerate(part.outcomes):
            rest = part.outcomes[:i] + part.outcomes[i + 1 :]
            yield f"without '{_said(outcome, book)}'", replace(part, outcomes=rest)
    for i, outcome in enumerate(part.outcomes):
        for what, altered in shifted_outcomes(outcome, book):
            yield what, replace(part, outcomes=(*part.outcomes[:i], altered, *part.outcomes[i + 1 :]))
    for name in ("life", "conditions"):
        listed: tuple[Condition, ...] = getattr(part, name)
        for i, condition in enumerate(listed):
            if settled(book, condition):
                continue
            for what, expr in weakened(condition.expr, book.phrases.say):
                changed = (*listed[:i], replace(condition, expr=expr), *listed[i + 1 :])
                yield f"{what} in '{condition.text}'", replace(part, **{name: changed})  # type: ignore[arg-type]
    for other in part.overrides:
        left = tuple(o for o in part.overrides if o != other)
        yield f"without overriding {other}", replace(part, overrides=left)


def settled(book: Book, condition: Condition) -> bool:
    """Whether nobody wrote a condition, which only tells of whom alone something lasts, whatever the state."""
    return condition.implied and all(book.fields[n].kind is FieldKind.CONSTANT for n in fields_read(condition.expr))


def _said(outcome: Outcome, book: Book) -> str:
    """An outcome in the words of its clause, or of the phrase book where it was not written."""
    if outcome.text:
        return outcome.text
    match outcome:
        case SetCell(field=name, args=args, value=value):
            read = Read(name, args, book.fields[name].type)
            return f"{book.phrases.say(read)} stays" if value == read else book.phrases.say(equal(read, value))
        case _:
            return type(outcome).__name__


def shifted_outcomes(outcome: Outcome, book: Book) -> Iterator[tuple[str, Outcome]]:
    """The outcome with one of its numbers one higher or lower, as far as the cell can hold it."""
    match outcome:
        case SetCell(value=expr) | Claim(value=expr):
            for what, changed in shifted(expr):
                kind = book.fields[outcome.field].type
                if isinstance(changed, Literal) and not fits(changed.value, kind, book.members):
                    continue
                yield f"{what} in '{outcome.text}'", replace(outcome, value=changed)
        case ChangeCell(amount=expr):
            for what, changed in shifted(expr):
                yield f"{what} in '{outcome.text}'", replace(outcome, amount=changed)
        case Keep(condition=expr):
            for what, changed in weakened(expr, book.phrases.say):
                yield f"{what} in '{outcome.text}'", replace(outcome, condition=changed)


def weakened(expr: Expr, say: Callable[[Expr], str]) -> Iterator[tuple[str, Expr]]:
    """The condition with one atom dropped, one negated, or one number shifted; ``say`` names atoms of several."""
    if not _joined(expr):
        yield "dropped the condition", TRUE
    yield from _inside(expr, say, "the condition")


def _inside(expr: Expr, say: Callable[[Expr], str], name: str) -> Iterator[tuple[str, Expr]]:
    """The condition with something in it changed, itself not dropped."""
    if _joined(expr):
        assert isinstance(expr, Apply)
        join = conj if expr.operator is Operator.AND else disj
        for i, arg in enumerate(expr.args):
            before, after = expr.args[:i], expr.args[i + 1 :]
            called = f"'{say(arg)}'"
            yield f"dropped {called}", join([*before, *after])
            for what, changed in _inside(arg, say, called):
                yield what, join([*before, changed, *after])
    elif isinstance(expr, Apply) and expr.operator is Operator.NOT and _joined(expr.args[0]):
        for what, changed in _inside(expr.args[0], say, name):
            yield what, negate(changed)
    else:
        yield f"negated {name}", negate(expr)
        yield from shifted(expr)


def _joined(expr: Expr) -> bool:
    return isinstance(expr, Apply) and expr.operator in (Operator.AND, Operator.OR)


def shifted(expr: Expr) -> Iterator[tuple[str, Expr]]:
    """The expression with one number in it one higher or lower."""
    numbers = [e for e in walk(expr) if isinstance(e, Literal) and isinstance(e.type, IntType)]
    for i, literal in enumerate(numbers):
        for step in (1, -1):
            value = int(literal.value or 0)
            yield f"{value} made {value + step}", _at(expr, i, number(value + step))


def _at(expr: Expr, index: int, new: Expr) -> Expr:
    """The expression with its n-th number replaced, counted in reading order."""
    seen = -1

    def change(e: Expr) -> Expr:
        nonlocal seen
        if isinstance(e, Literal) and isinstance(e.type, IntType):
            seen += 1
            return new if seen == index else e
        return rebuild(e, change)

    return change(expr)


def modifiers(book: Book, clause: Clause) -> Iterator[Mutant]:
    """Alterations of what a clause adds to the roll of its table."""
    parent = book.clauses.get(clause.parent)
    if parent is None or parent.table is None:
        return
    for stated, amount in dict.fromkeys(parent.table.modifiers):
        if stated != clause.id:
            continue
        yield Mutant(clause.id, "modifier dropped", _replaced(book, clause.parent, amount, number(0)))
        for what, changed in [*shifted(amount), *_conditions(amount, book.phrases.say)]:
            yield Mutant(clause.id, f"modifier: {what}", _replaced(book, clause.parent, amount, changed))


def _conditions(amount: Expr, say: Callable[[Expr], str]) -> Iterator[tuple[str, Expr]]:
    if isinstance(amount, Apply) and amount.operator is Operator.IF:
        for what, changed in weakened(amount.args[0], say):
            if not any(what == w for w, _ in shifted(amount.args[0])):
                yield what, replace(amount, args=(changed, *amount.args[1:]))


def _replaced(book: Book, table: str, old: Expr, new: Expr) -> Book:
    """The book with one sum of a table replaced in all rows of that table."""

    def change(e: Expr) -> Expr:
        return new if e == old else rebuild(e, change)

    clauses = dict(book.clauses)
    for name, clause in book.clauses.items():
        if clause.parent == table and any(p.group == table for p in clause.parts):
            parts = tuple(
                replace(p, conditions=tuple(replace(c, expr=change(c.expr)) for c in p.conditions))
                for p in clause.parts
            )
            clauses[name] = replace(clause, parts=parts)
        elif name == table and clause.table is not None and clause.table.total is not None:
            clauses[name] = replace(clause, table=replace(clause.table, total=change(clause.table.total)))
    return replace(book, clauses=clauses)


def judge(context: Context, scenarios: list[Scenario], altered: list[Mutant]) -> Iterator[Verdict]:
    """Whether a scenario of its clause notices each mutant: a Then that held no longer does."""
    book = context.book
    passing: dict[str, list[Scenario]] = {}
    for mutant in altered:
        if mutant.clause not in passing:
            own = [s for s in scenarios if mutant.clause in s.tags]
            passing[mutant.clause] = [s for s in own if run(book, s).passed]
        if any(run(mutant.book, s).noticed for s in passing[mutant.clause]):
            result = Result.NOTICED
        else:
            result = Result.EQUIVALENT if equivalent(context, mutant.book) else Result.SURVIVED
        yield Verdict(mutant.clause, mutant.what, result)


@dataclass(frozen=True, slots=True)
class Given:
    """A written fact that is not marked as context: for all scenarios that share it, as the rows of an outline do."""

    path: str
    line: int
    text: str
    needed: bool


def givens(book: Book, scenarios: Iterable[Scenario], altered: Callable[[str], list[Mutant]]) -> list[Given]:
    """The facts of scenarios, and whether any of these needs them; ``altered`` are the mutants of a clause.

    A fact is needed if a scenario fails without it, or no longer notices a mutant that it noticed.
    """
    texts: dict[tuple[str, int], str] = {}
    needed: set[tuple[str, int]] = set()
    for scenario in scenarios:
        noticed: list[Mutant] | None = None
        for i, step in enumerate(scenario.steps):
            if step.keyword != "given" or step.context:
                continue
            place = scenario.path, step.line
            texts.setdefault(place, step.text)
            if place in needed:
                continue
            without = replace(scenario, steps=(*scenario.steps[:i], *scenario.steps[i + 1 :]))
            if not run(book, without).passed:
                needed.add(place)
                continue
            if noticed is None:
                own = (m for tag in scenario.tags for m in altered(tag))
                noticed = [m for m in own if run(m.book, scenario).noticed]
            if any(run(m.book, without).passed for m in noticed):
                needed.add(place)
    return [Given(*place, text, place in needed) for place, text in texts.items()]
