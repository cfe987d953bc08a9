"""A clause that restates another one says more than it, or less, or says it of another moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rulewright.book.model import Book, ChangeCell, Clause, Part
from rulewright.checks.shared.likeness import Change, amounts, change, unsaid
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_part
from rulewright.evidence.words import outcome_words
from rulewright.language.expr import Expr, Variable

CHECK = Check(
    "RW320",
    "restated-otherwise",
    Severity.ERROR,
    "A clause that restates another one says more than it, or less, or says it of another moment.",
    contradiction=True,
)


def find(context: Context) -> Iterator[Finding]:
    """The clauses that do not say what they restate."""
    for clause in context.book.clauses.values():
        if clause.restated:
            other = context.book.clauses[clause.restates]
            about = f"{CHECK.code} {clause.id} {other.id}"
            yield from context.unit(about, (*clause.restated, *other.parts), partial(decided, context, clause, other))


def decided(context: Context, clause: Clause, other: Clause) -> Iterator[Finding]:
    """The finding on a clause and the one that it restates: which of the two says more."""
    told = {about: context.decide(question) for about, question in amount_queries(context.book, clause, other)}
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


def query(
    book: Book, clause: Clause, other: Clause, part: Part, against: tuple[Part, ...], even: frozenset[Change]
) -> Query:
    """The question whether a part applies and one of the other clause's says the same nowhere."""
    asked_of = [o for o in part.outcomes if change(part, o) not in even]
    wider, narrower = (clause.id, other.id) if part.clause == clause.id else (other.id, clause.id)
    differ = f"{wider} goes further than {narrower}"
    if moments(clause.restated) != moments(other.parts):
        differ = f"of another moment: {moments(clause.restated)}, not {moments(other.parts)}"
    question, variables = unsaid(book, part, asked_of, against)
    return asked(book, clause, other, differ, question, variables, (part, *against))


def amount_queries(book: Book, clause: Clause, other: Clause) -> Iterator[tuple[Change, Query]]:
    """For each number that the two raise or lower at a moment, the question whether they do so by as much in all."""
    parts = (*clause.restated, *other.parts)
    for about, differ, variables in amounts(book, clause.restated, other.parts):
        words = f"the two change a number by different amounts: {', '.join(written(parts, about[1]))}"
        yield about, asked(book, clause, other, words, differ, variables, parts)


def written(parts: tuple[Part, ...], name: str) -> Iterator[str]:
    """The changes of a field in the words that were written, each once."""
    yield from dict.fromkeys(o.text for p in parts for o in p.outcomes if isinstance(o, ChangeCell) and o.field == name)


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
