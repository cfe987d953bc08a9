"""Two preconditions fail together and send the event different ways."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import AxisValue, Book, Part, SetCell
from rulewright.checks.shared.pairs import applies, names_of, pairs, settled_by_priority, side, stands
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, demands_by_clause
from rulewright.language.expr import Expr, Literal, conj, equal, negate
from rulewright.language.types import MemberType
from rulewright.story.moments import at_turn, preconditions

CHECK = Check(
    "RW301",
    "disposition-conflict",
    Severity.ERROR,
    "Two preconditions of an event can fail together, and no rule says which of their different consequences prevails.",
    contradiction=True,
)


def find(context: Context) -> Iterator[Finding]:
    """The pairs of preconditions of one event that differ on an axis and can both fail."""
    book = context.book
    of_event: dict[str, list[Part]] = {}
    for part in preconditions(book):
        of_event.setdefault(part.event, []).append(part)
    for one, other in (pair for tested in of_event.values() for pair in pairs(tested)):
        context.stats.pairs += 1
        axis = differs(one, other)
        if axis is None or settled_by_priority(book, one, other):
            continue
        yield from context.unit(CHECK.code, (one, other), partial(decided, context, one, other, axis))


def decided(context: Context, one: Part, other: Part, axis: str) -> Iterator[Finding]:
    """The finding on two preconditions that differ on an axis."""
    finding = context.decide(query(context.book, one, other, axis))
    if finding is not None:
        yield finding


def differs(one: Part, other: Part) -> str | None:
    """The last axis on which both say something, and not the same; the least general one is named last."""
    theirs = {a.axis: a.value for a in other.dispositions if a.origin != "unstated"}
    found = [a.axis for a in one.dispositions if a.origin != "unstated" and theirs.get(a.axis, a.value) != a.value]
    return found[-1] if found else None


def query(book: Book, one: Part, other: Part, axis: str) -> Query:
    """The question whether two preconditions can fail together and nothing prevails over either."""
    assert book.events is not None
    field = book.events.axes[axis]
    event = Literal(one.event, MemberType(book.events.sort))
    mine = next(a.value for a in one.dispositions if a.axis == axis)
    parties = names_of(one.clause, other.clause)
    left, right = both = side(one, "1"), side(other, "2")
    unlike = at_turn(book, one, negate(equal(given(one, field), given(other, field))))
    rivals = [(p, (event,)) for p in preconditions(book) if p.event == one.event and stated(p, axis)]
    conventions = {a.origin for p in (one, other) for a in p.dispositions if a.origin not in ("stated", "unstated")}
    return Query(
        CHECK,
        parties,
        f"When {one.event} is rolled, both of these preconditions fail and no rule says which prevails.",
        conj([*(applies(book, s) for s in both), *(stands(book, s, (event,), rivals) for s in both), unlike]),
        (*left.variables, *right.variables),
        anchor=one.anchor,
        ending=Ending(
            "the rules disagree whether …",
            cell=(field, (event,), Literal(mine, book.fields[field].type)),
        ),
        demands=demands_by_clause((p.clause, outcome_words(p)) for p in (one, other)),
        cures=(
            f"Let one of the two apply only where the other holds: narrow {parties[0]} or {parties[1]}.",
            f"Record a ruling: which of {parties[0]} and {parties[1]} prevails.",
        ),
        core=tuple(f"convention: {c}" for c in sorted(conventions)),
        cell=f"{field}({one.event})",
        parts=(one.id, other.id),
    )


def stated(part: Part, axis: str) -> bool:
    """Whether a precondition, or a convention for it, says something on an axis."""
    return any(a.axis == axis and a.origin != "unstated" for a in part.dispositions)


def given(part: Part, field: str) -> Expr:
    """What a failed precondition leaves in the cell of an axis, which 'no' does not change."""
    return next(o.value for o in part.outcomes if isinstance(o, SetCell) and o.field == field)


def outcome_words(part: Part) -> str:
    """A disposition in the words of its axes."""
    return ", ".join(f"{a.axis}: {axis_word(a)}" for a in part.dispositions)


def axis_word(axis: AxisValue) -> str:
    """The value of an axis as it is written."""
    if axis.origin == "unstated":
        return "unstated"
    return {True: "yes", False: "no"}[axis.value] if isinstance(axis.value, bool) else str(axis.value)
