"""What an act does is at odds with itself: done with some things, it gives one cell two values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations

from rulewright.book.model import Act, Anchor, AnchorKind, Book, ChangeCell, Perform, SetCell
from rulewright.checks.shared.doings import needing, needs
from rulewright.checks.shared.pairs import distinct_cells, free, same_cell
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_act
from rulewright.language.expr import Expr, conj, equal, negate, number
from rulewright.story.moments import begins

CHECK = Check(
    "RW321",
    "contradictory-act",
    Severity.ERROR,
    "An act gives one cell two values at once.",
)

Written = SetCell | ChangeCell


def find(context: Context) -> Iterator[Finding]:
    """The acts two effects of which can be on one cell and differ."""
    for act in context.book.acts.values():
        written = [o for o in act.outcomes if isinstance(o, Written)]
        for one, other in combinations(written, 2):
            if one.field == other.field and may_differ(context.book, one, other):
                about = f"{CHECK.code} {act.name} {written.index(one)} {written.index(other)}"
                parts = tuple(p for p in context.book.parts() if needs(p, act.name))
                work = partial(decided, context, act, one, other)
                found = context.unit(about, parts, work, acts=(Perform(act.name, act.parameters),))
                yield from (replace(f, positions=(act.position, *f.positions)) for f in found)


def may_differ(book: Book, one: Written, other: Written) -> bool:
    """Whether two effects may be on one cell and differ, as far as their form shows."""
    if isinstance(one, ChangeCell) and isinstance(other, ChangeCell):
        return False
    if distinct_cells(book, one.field, one.args, other.args):
        return False
    return not (isinstance(one, SetCell) and isinstance(other, SetCell) and one.value == other.value)


def decided(context: Context, act: Act, one: Written, other: Written) -> Iterator[Finding]:
    """The finding on two effects of an act."""
    finding = context.decide(query(context.book, act, one, other))
    if finding is not None:
        yield finding


def query(book: Book, act: Act, one: Written, other: Written) -> Query:
    """The question whether a player can do the act so that two of its effects are at odds."""
    anchor = Anchor(AnchorKind.ACT, act=act.name, args=act.parameters)
    both = [same_cell(book, one.field, one.args, other.args), differ(one, other)]
    said = book.phrases.say_act(act.name, act.parameters)
    setting = one if isinstance(one, SetCell) else other
    assert isinstance(setting, SetCell)
    return Query(
        CHECK,
        needing(book, act),
        f"'{said}' does two things to one cell: {one.text}; {other.text}.",
        conj([begins(book, anchor), free(book, anchor), *both]),
        act.parameters,
        anchor,
        ending=Ending("the rules disagree whether …", cell=(setting.field, setting.args, setting.value)),
        cures=("Let the act require that the two are not about one thing.", "Correct one of its effects."),
        cell=f"{act.name} {one.field}",
        matter=of_act(act),
        parts=(),
        tentative=True,
    )


def differ(one: Written, other: Written) -> Expr:
    """That two effects on one cell do not come to the same."""
    if isinstance(one, SetCell) and isinstance(other, SetCell):
        return negate(equal(one.value, other.value))
    change = one if isinstance(one, ChangeCell) else other
    assert isinstance(change, ChangeCell)
    return negate(equal(change.amount, number(0)))
