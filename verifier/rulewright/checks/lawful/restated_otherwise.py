"""A clause that restates another one says more than it, or less, or says it of another moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial, reduce

from rulewright.book.model import AnchorKind, Book, ChangeCell, Clause, Field, Outcome, Part
from rulewright.checks.idle.redundant_clause import alike
from rulewright.checks.shared.pairs import Side, same_args, side
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_part
from rulewright.evidence.words import outcome_words
from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Operator,
    Quantifier,
    Quantify,
    Variable,
    choose,
    conj,
    disj,
    equal,
    negate,
    number,
)
from rulewright.language.types import IntType, MemberType
from rulewright.story.unroll import values_of
from rulewright.table.state import orders

CHECK = Check(
    "RW320",
    "restated-otherwise",
    Severity.ERROR,
    "A clause that restates another one says more than it, or less, or says it of another moment.",
)

NOTHING: Expr = number(0)
Change = tuple[str, str]  # a moment, and a field that a clause raises or lowers then


def find(context: Context) -> Iterator[Finding]:
    """The clauses that do not say what they restate."""
    for clause in context.book.clauses.values():
        if clause.restated:
            other = context.book.clauses[clause.restates]
            about = f"{CHECK.code} {clause.id} {other.id}"
            yield from context.unit(about, (*clause.restated, *other.parts), partial(decided, context, clause, other))


def decided(context: Context, clause: Clause, other: Clause) -> Iterator[Finding]:
    """The finding on a clause and the one that it restates: which of the two says more."""
    told = {about: context.decide(question) for about, question in amounts(context.book, clause, other)}
    even = frozenset(about for about, finding in told.items() if finding is None)
    more = first(context, clause, other, clause.restated, other.parts, even)
    less = first(context, clause, other, other.parts, clause.restated, even)
    found = [f for f in (more, less, *told.values()) if f is not None]
    if more is not None and less is not None and moments(clause.restated) == moments(other.parts):
        yield replace(more, message=f"Neither of {clause.id} and {other.id} says all that the other does.")
    else:
        yield from found[:1]


def first(
    context: Context,
    clause: Clause,
    other: Clause,
    parts: tuple[Part, ...],
    against: tuple[Part, ...],
    even: frozenset[Change],
) -> Finding | None:
    """The first finding on a part of which the other clause does not say all, but for what changes by as much."""
    for part in parts:
        finding = context.decide(query(context.book, clause, other, part, against, even))
        if finding is not None:
            return finding
    return None


def moments(parts: tuple[Part, ...]) -> str:
    """The moments of some parts in words; of what stands from one until another these two."""
    lasting = {p.id.removesuffix("#from") for p in parts if p.id.endswith("#from")}
    return " and ".join(sorted({moment(p) for p in parts if p.id not in lasting}))


def moment(part: Part) -> str:
    """The moment of a part in words."""
    edge = part.id.rpartition("#")[2]
    said = part.anchor.moment or "at any time"
    return f"{edge} {said}" if edge in ("from", "until") else said


def said_by(book: Book, parts: tuple[Part, ...]) -> str:
    """What some parts say, in the words that were written."""
    said = (outcome_words(book, o).removeprefix("then: ") for p in parts for o in p.outcomes)
    return "; ".join(dict.fromkeys(said))


def change(part: Part, outcome: Outcome) -> Change | None:
    """The moment and the number that an outcome raises or lowers."""
    return (part.anchor.moment, outcome.field) if isinstance(outcome, ChangeCell) else None


def query(
    book: Book, clause: Clause, other: Clause, part: Part, against: tuple[Part, ...], even: frozenset[Change]
) -> Query:
    """The question whether a part applies and one of the other clause's says the same nowhere."""
    mine = side(part, "1")
    rivals = [side(p, "2") for p in against if p.anchor.moment == part.anchor.moment]
    asked_of = [o for o in part.outcomes if change(part, o) not in even]
    said = [disj([alike(book, mine, outcome, theirs) for theirs in rivals]) for outcome in asked_of]
    wider, narrower = (clause.id, other.id) if part.clause == clause.id else (other.id, clause.id)
    differ = f"{wider} goes further than {narrower}"
    if moments(clause.restated) != moments(other.parts):
        differ = f"of another moment: {moments(clause.restated)}, not {moments(other.parts)}"
    question = conj([mine.told(part.guard), negate(conj(said))])
    return asked(book, clause, other, differ, question, mine.variables, (part, *against))


def amounts(book: Book, clause: Clause, other: Clause) -> Iterator[tuple[Change, Query]]:
    """For each number that the two raise or lower at a moment, the question whether they do so by as much in all."""
    parts = (*clause.restated, *other.parts)
    changed = {about: p.anchor for p in parts for o in p.outcomes if (about := change(p, o)) is not None}
    for about, anchor in changed.items():
        name = about[1]
        spec = book.fields[name]
        cell = tuple(Variable(f"cell {i}", MemberType(sort)) for i, sort in enumerate(spec.parameters))
        acting = book.acts[anchor.act].parameters if anchor.kind is AnchorKind.ACT else ()
        done = tuple(Variable(f"done {i}", v.type) for i, v in enumerate(acting))
        one, two = (
            reduce(
                plus,
                (total(book, side(p, mark), spec, cell, done) for p in some if p.anchor.moment == about[0]),
                NOTHING,
            )
            for mark, some in (("1", clause.restated), ("2", other.parts))
        )
        words = f"the two change a number by different amounts: {', '.join(written(parts, name))}"
        yield about, asked(book, clause, other, words, negate(equal(one, two)), (*cell, *done), parts)


def written(parts: tuple[Part, ...], name: str) -> Iterator[str]:
    """The changes of a field in the words that were written, each once."""
    yield from dict.fromkeys(o.text for p in parts for o in p.outcomes if isinstance(o, ChangeCell) and o.field == name)


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


def asked(
    book: Book,
    clause: Clause,
    other: Clause,
    differ: str,
    question: Expr,
    variables: tuple[Variable, ...],
    parts: tuple[Part, ...],
) -> Query:
    """A question whether the two say otherwise, and in what they do."""
    return Query(
        CHECK,
        tuple(sorted((clause.id, other.id))),
        f"{clause.id} restates {other.id}, but {differ}.",
        question,
        variables,
        None,
        ending=Ending(f"{clause.id} says otherwise than {other.id}"),
        demands={clause.id: said_by(book, clause.restated), other.id: said_by(book, other.parts)},
        cures=(
            f"Correct {clause.id} or {other.id} so that they say the same.",
            f"Drop {clause.id}, which only restates.",
        ),
        cell=f"{clause.id} restates {other.id}",
        matter=" ".join(of_part(book, p) for p in (*clause.restated, *other.parts)),
        parts=tuple(p.id for p in parts),
        tentative=True,
    )
