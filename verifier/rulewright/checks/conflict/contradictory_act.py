"""What an act does is at odds with itself: done with some things, it gives one cell two values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations

from rulewright.book.model import Act, AnchorKind, Book, ChangeCell, Perform, SetCell
from rulewright.checks.conflict.contradictory_outcome import collide, unlike, value_of
from rulewright.checks.shared.doings import Happening, by_player, done, needing, needs
from rulewright.checks.shared.pairs import same_cell
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_act
from rulewright.language.expr import Expr, conj
from rulewright.story.effects import act_outcomes
from rulewright.story.story import requirements

CHECK = Check(
    "RW321",
    "contradictory-act",
    Severity.ERROR,
    "An act gives one cell two values at once.",
)

Written = SetCell | ChangeCell
Way = tuple[Happening, tuple[Expr, ...], tuple[str, ...]]  # how an act comes to be done, with whom, for which clauses


def find(context: Context) -> Iterator[Finding]:
    """The acts two effects of which can be on one cell and differ."""
    for act in context.book.acts.values():
        written = [n for n, o in enumerate(act.outcomes) if isinstance(o, Written)]
        for one, other in combinations(written, 2):
            if may_differ(context.book, act, one, other):
                parts = tuple(p for p in context.book.parts() if needs(p, act.name))
                work = partial(decided, context, act, one, other)
                about = f"{CHECK.code} {act.name} {one} {other}"
                found = context.unit(about, parts, work, acts=(Perform(act.name, act.parameters),))
                yield from (replace(f, positions=(act.position, *f.positions)) for f in found)


def may_differ(book: Book, act: Act, one: int, other: int) -> bool:
    """Whether two effects of an act, by their numbers, may be on one cell and differ, as far as their form shows."""
    first, second = act.outcomes[one], act.outcomes[other]
    assert isinstance(first, Written) and isinstance(second, Written)
    same = type(first) is type(second) and value_of(first) == value_of(second)
    return first.field == second.field and not same and unlike(book, first, second)


def decided(context: Context, act: Act, one: int, other: int) -> Iterator[Finding]:
    """The finding on two effects of an act: of the first way in which it is done so, by players or by a clause."""
    asked = (context.decide(query(context.book, act, way, one, other)) for way in ways(context.book, act))
    yield from (f for f in (next((f for f in asked if f is not None), None),) if f is not None)


def ways(book: Book, act: Act) -> Iterator[Way]:
    """How an act comes to be done: by any player, or by each clause that does it."""
    player = by_player(book, act)
    yield player, player.side.args(act.parameters), needing(book, act)
    for part in book.parts():
        for outcome in part.outcomes if part.anchor.kind is not AnchorKind.STANDING else ():
            if isinstance(outcome, Perform) and outcome.act == act.name:
                doer = done(book, part)
                yield doer, doer.side.args(outcome.args), (part.clause,)


def query(book: Book, act: Act, way: Way, one: int, other: int) -> Query:
    """The question whether the act can be done in some way so that two of its effects are at odds."""
    doer, args, clauses = way
    outcomes = act_outcomes(act, args)
    first, second = outcomes[one], outcomes[other]
    assert isinstance(first, Written) and isinstance(second, Written)
    both = [same_cell(book, first.field, first.args, second.args), collide(doer.side, doer.side, first, second)]
    shown = first if isinstance(first, SetCell) else second
    told = (act.outcomes[one], act.outcomes[other])
    return Query(
        CHECK,
        clauses,
        f"'{book.phrases.say_act(act.name, act.parameters)}' does two things to one cell: "
        f"{'; '.join(o.text for o in told)}.",
        doer.turn(book, conj([requirements(book, act.name, args), *both])),
        doer.side.variables,
        doer.anchor,
        ending=Ending("the rules disagree whether …", cell=(shown.field, shown.args, value_of(shown))),
        cures=("Let the act require that the two are not about one thing.", "Correct one of its effects."),
        cell=f"{act.name} {first.field}",
        matter=of_act(act),
        tentative=True,
    )
