"""What an act does is at odds with itself: done with some things, it gives one cell two values."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations

from rulewright.book.model import Act, Anchor, AnchorKind, Book, ChangeCell, Outcome, Part, Perform, SetCell
from rulewright.checks.conflict.contradictory_outcome import collide, unlike, value_of
from rulewright.checks.shared.doings import by_player, cell_of_any, needing, needs
from rulewright.checks.shared.pairs import free, names_of, same_cell
from rulewright.checks.shared.proofs import leave_open
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_act
from rulewright.language.expr import Expr, Read, conj, free_variables
from rulewright.reach.invariants import played_acts
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import Proved, Prover, Undecided
from rulewright.story.effects import act_outcomes
from rulewright.story.interference import following, set_off
from rulewright.story.moments import at_odds, begins, played
from rulewright.story.reveal import reveal
from rulewright.story.story import requirements
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW321",
    "contradictory-act",
    Severity.ERROR,
    "An act gives one cell two values at once.",
)

Written = SetCell | ChangeCell
Effects = tuple[int, int]  # two of the outcomes of an act, by their numbers


def find(context: Context) -> Iterator[Finding]:
    """The acts two effects of which can be on one cell and differ."""
    for act in context.book.acts.values():
        written = [n for n, o in enumerate(act.outcomes) if isinstance(o, Written)]
        for effects in combinations(written, 2):
            if may_differ(context.book, act, *effects):
                anchors = within(context.book, act)
                parts = tuple(p for p in context.book.parts() if needs(p, act.name))
                about = f"{CHECK.code} {act.name} {effects}"
                acts = (Perform(act.name, act.parameters), *(Perform(a.act, a.args) for a in anchors if a.act))
                steps = tuple(dict.fromkeys(a.step for a in anchors if a.step))
                found = context.unit(about, parts, partial(decided, context, act, *effects), steps, acts)
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


def within(book: Book, act: Act) -> tuple[Anchor, ...]:
    """The moments in the midst of which clauses or other acts do an act."""
    parts = [p for p in book.parts() if p.anchor.kind is AnchorKind.STEP]
    found = [p.anchor for p in parts if performs(p.outcomes, (act.name,)) or act.name in following(book, p).acts]
    found += [anchor for anchor in played_acts(book) if act.name in following(book, doing(anchor)).acts]
    return tuple(dict.fromkeys(found))


def doing(anchor: Anchor) -> Part:
    """A part that does the act which makes a moment."""
    return Part("", "", anchor, outcomes=(Perform(anchor.act, anchor.args),))


def performs(outcomes: Iterable[Outcome], acts: Container[str]) -> bool:
    """Whether one of these acts is done among some outcomes."""
    return any(isinstance(o, Perform) and o.act in acts for o in outcomes)


def decided(context: Context, act: Act, one: int, other: int) -> Iterator[Finding]:
    """The finding on two effects of an act: where a player does it, or else in the midst of a moment."""
    finding = by_somebody(context, act, (one, other))
    yield from () if finding is None else (finding,)


def by_somebody(context: Context, act: Act, effects: Effects) -> Finding | None:
    """The finding on two effects of an act of the first way in which it is done so."""
    book, player = context.book, by_player(context.book, act)
    args = player.side.args(act.parameters)
    first, second = (effect(act_outcomes(act, args), n) for n in effects)
    at_once = [same_cell(book, first.field, first.args, second.args), collide(player.side, player.side, first, second)]
    both = conj([requirements(book, act.name, args), *at_once])
    lawless = Prover(replace(book, laws=()))  # in the midst of a moment laws need not hold
    if isinstance(lawless.ask(Obligation("", reveal(both, book))), Proved):
        return None
    cell = Read(first.field, first.args, book.fields[first.field].type)
    finding = context.decide(
        query(book, act, effects, player.anchor, cell, player.turn(book, both), needing(book, act))
    )
    moments = iter(within(book, act))
    while finding is None and (anchor := next(moments, None)) is not None:
        finding = in_midst(context, act, effects, anchor)
    return finding


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


def doers(book: Book, act: Act, anchor: Anchor) -> tuple[str, ...]:
    """The clauses that do an act in the midst of a moment, itself or by another act."""
    first = [p for p in book.parts() if p.anchor.moment == anchor.moment and anchor.kind is AnchorKind.STEP]
    if anchor.kind is AnchorKind.ACT:
        first.append(doing(anchor))
    there = {p.id for p in first}.union(*(set_off(book, p) for p in first))
    acts = {act.name}
    while more := {a.name for a in book.acts.values() if performs(a.outcomes, acts)} - acts:
        acts |= more
    return names_of(*(p.clause for p in book.parts() if p.id in there and performs(p.outcomes, acts)))


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
