"""A clause that restates another one says more than it, or less, or says it of another moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rulewright.book.model import Book, Clause, FieldKind, Norm, Part
from rulewright.checks.idle.redundant_clause import alike
from rulewright.checks.shared.pairs import side
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, Unsettled
from rulewright.evidence.matter import of_part
from rulewright.language.expr import conj, disj, fields_read, negate
from rulewright.story.reveal import reveal

CHECK = Check(
    "RW320",
    "restated-otherwise",
    Severity.ERROR,
    "A clause that restates another one says more than it, or less, or says it of another moment.",
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
    more = first(context, clause, other, clause.restated, other.parts)
    less = first(context, clause, other, other.parts, clause.restated)
    if moments(clause.restated) != moments(other.parts):
        yield from (f for f in (more or less,) if f is not None)
    elif more is not None and less is not None:
        yield replace(more, message=f"Neither of {clause.id} and {other.id} says all that the other does.")
    else:
        yield from (f for f in (more, less) if f is not None)


def first(
    context: Context, clause: Clause, other: Clause, parts: tuple[Part, ...], against: tuple[Part, ...]
) -> Finding | None:
    """The first finding on a part of which the other clause does not say all."""
    for part in parts:
        if hangs_on_inputs(context.book, part):
            words = f"whether {clause.id} says the same as {other.id} hangs on dice or choices"
            context.undecided.append(Unsettled(CHECK.code, context.book.id, (clause.id, other.id), words))
            continue
        finding = context.decide(query(context.book, clause, other, part, against))
        if finding is not None:
            return finding
    return None


def hangs_on_inputs(book: Book, part: Part) -> bool:
    """Whether a die or a choice has a say in when a part applies."""
    return any(book.fields[name].kind is FieldKind.INPUT for name in fields_read(reveal(part.guard, book)))


def moments(parts: tuple[Part, ...]) -> str:
    """The moments of some parts in words; of what stands from one until another these two."""
    lasting = {p.id.removesuffix("#from") for p in parts if p.id.endswith("#from")}
    return " and ".join(sorted({moment(p) for p in parts if p.id not in lasting}))


def moment(part: Part) -> str:
    """The moment of a part in words."""
    edge = part.id.rpartition("#")[2]
    said = part.anchor.moment or "at any time"
    return f"{edge} {said}" if edge in ("from", "until") else said


def said_by(parts: tuple[Part, ...]) -> str:
    """What some parts say, in the words that were written."""
    said = (f"{o.kind.value}: {o.text}" if isinstance(o, Norm) else o.text for p in parts for o in p.outcomes)
    return "; ".join(dict.fromkeys(filter(None, said)))


def query(book: Book, clause: Clause, other: Clause, part: Part, against: tuple[Part, ...]) -> Query:
    """The question whether a part applies and one of the other clause's says the same nowhere."""
    mine = side(part, "1")
    rivals = [side(p, "2") for p in against if p.anchor.moment == part.anchor.moment]
    said = [disj([alike(book, mine, outcome, theirs) for theirs in rivals]) for outcome in part.outcomes]
    wider, narrower = (clause.id, other.id) if part.clause == clause.id else (other.id, clause.id)
    differ = f"{wider} goes further than {narrower}"
    if moments(clause.restated) != moments(other.parts):
        differ = f"of another moment: {moments(clause.restated)}, not {moments(other.parts)}"
    return Query(
        CHECK,
        tuple(sorted((clause.id, other.id))),
        f"{clause.id} restates {other.id}, but {differ}.",
        conj([mine.told(part.guard), negate(conj(said))]),
        mine.variables,
        None,
        ending=Ending(f"{clause.id} says otherwise than {other.id}"),
        demands={clause.id: said_by(clause.restated), other.id: said_by(other.parts)},
        cures=(
            f"Correct {clause.id} or {other.id} so that they say the same.",
            f"Drop {clause.id}, which only restates.",
        ),
        cell=f"{clause.id} restates {other.id}",
        matter=" ".join(of_part(book, p) for p in (*clause.restated, *other.parts)),
        parts=tuple(p.id for p in (part, *against)),
        tentative=True,
    )
