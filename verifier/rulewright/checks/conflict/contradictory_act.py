"""What an act does is at odds with itself: done with some things, it gives one cell two values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations

from rulewright.book.model import Act, Anchor, Book, ChangeCell, Outcome, Perform, SetCell
from rulewright.checks.conflict.contradictory_outcome import collide, unlike, value_of
from rulewright.checks.shared.doings import by_player, cell_of_any, needing, needs
from rulewright.checks.shared.midst import acts_of, doers, moments_with, steps_of
from rulewright.checks.shared.pairs import free, same_cell
from rulewright.checks.shared.proofs import leave_open, never_at_all
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_act
from rulewright.language.expr import Expr, Read, conj, free_variables
from rulewright.solver.solve import Undecided
from rulewright.story.effects import act_outcomes
from rulewright.story.moments import at_odds, begins, played
from rulewright.story.story import requirements
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW321",
    "contradictory-act",
    Severity.ERROR,
    "An act gives one cell two values at once.",
    contradiction=True,
)

Written = SetCell | ChangeCell
Effects = tuple[int, int]  # two of the outcomes of an act, by their numbers


def find(context: Context) -> Iterator[Finding]:
    """The acts two effects of which can be on one cell and differ."""
    for act in context.book.acts.values():
        written = [n for n, o in enumerate(act.outcomes) if isinstance(o, Written)]
        for effects in combinations(written, 2):
            if may_differ(context.book, act, *effects):
                anchors = moments_with(context.book, act)
                parts = tuple(p for p in context.book.parts() if needs(p, act.name))
                about = f"{CHECK.code} {act.name} {effects}"
                acts = (Perform(act.name, act.parameters), *acts_of(anchors))
                work = partial(decided, context, act, effects)
                found = context.unit(about, parts, work, steps_of(anchors), acts)
                yield from (replace(f, positions=(act.position, *f.positions)) for f in found)


def may_differ(book: Book, act: Act, one: int, other: int) -> bool:
    """Whether two effects of an act, by their numbers, may be on one cell and differ, as far as their form shows."""
    first, second = effect(act.outcomes, one), effect(act.outcomes, other)
    same = type(first) is type(second) and value_of(first) == value_of(second)
    return first.field == second.field and not same and unlike(book, first, second)


def effect(outcomes: Sequence[Outcome], number: int) -> Written:
    """One of the effects of an act."""
    found = outcomes[number]
    assert isinstance(found, Written)
    return found


def decided(context: Context, act: Act, effects: Effects) -> Iterator[Finding]:
    """The finding on two effects of an act: where a player does it, or else in the midst of a moment."""
    book, player = context.book, by_player(context.book, act)
    args = player.side.args(act.parameters)
    first, second = (effect(act_outcomes(act, args), n) for n in effects)
    at_once = [same_cell(book, first.field, first.args, second.args), collide(player.side, player.side, first, second)]
    both = conj([requirements(book, act.name, args), *at_once])
    if never_at_all(context, both):
        return
    cell = Read(first.field, first.args, book.fields[first.field].type)
    turn = player.turn(book, both)
    finding = context.decide(query(book, act, effects, player.anchor, cell, turn, needing(book, act)))
    moments = iter(moments_with(book, act))
    while finding is None and (anchor := next(moments, None)) is not None:
        finding = in_midst(context, act, effects, anchor)
    if finding is not None:
        yield finding


def in_midst(context: Context, act: Act, effects: Effects, anchor: Anchor) -> Finding | None:
    """The finding on two effects of an act that a clause or another act does in the midst of a moment."""
    book = context.book
    cell = cell_of_any(book, effect(act.outcomes, effects[0]).field, "cell")
    clauses = doers(book, act, anchor) or needing(book, act)
    try:
        question = conj([begins(book, anchor), free(book, anchor), at_odds(book, anchor, cell, act.name, *effects)])
    except TooLarge as limit:
        leave_open(context, CHECK, clauses, Undecided(str(limit)))
        return None
    return context.decide(query(book, act, effects, played(book, anchor), cell, question, clauses))


def query(
    book: Book, act: Act, effects: Effects, anchor: Anchor, cell: Read, question: Expr, clauses: tuple[str, ...]
) -> Query:
    """The question whether an act is done in a moment so that two of its effects are at odds in a cell."""
    told = [effect(act.outcomes, n) for n in effects]
    value = next(value_of(o) for o in told if isinstance(o, SetCell))
    named = (v for e in (*anchor.args, *cell.args) for v in free_variables(e))
    return Query(
        CHECK,
        clauses,
        f"'{book.phrases.say_act(act.name, act.parameters)}' does two things to one cell: "
        f"{'; '.join(o.text for o in told)}.",
        question,
        tuple(dict.fromkeys(named)),
        anchor,
        ending=Ending("the rules disagree whether …", cell=(cell.field, cell.args, value)),
        cures=("Let the act require that the two are not about one thing.", "Correct one of its effects."),
        cell=f"{act.name} {cell.field}",
        matter=of_act(act),
        tentative=True,
    )
