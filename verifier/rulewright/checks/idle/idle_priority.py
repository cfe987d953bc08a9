"""A priority that never applies: a clause and the one that it overrides never both speak of one cell or act."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from rulewright.book.model import (
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Keep,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.pairs import (
    Side,
    applies,
    distinct,
    same_args,
    same_cell,
    same_moment,
    side,
    simultaneous,
)
from rulewright.checks.shared.proofs import conditions_in_words, leave_open, proof
from rulewright.checks.shared.turns import landing_with
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.matter import of_clauses
from rulewright.language.expr import FALSE, TRUE, Expr, conj, disj, fields_read
from rulewright.memo.per_book import for_a_book
from rulewright.solver.solve import Proved
from rulewright.story.effects import act_outcomes, acts_by
from rulewright.story.interference import outcome_writes, set_off
from rulewright.story.moments import at_turn
from rulewright.table.index import index_of

CHECK = Check(
    "RW207",
    "idle-priority",
    Severity.NOTE,
    "A clause overrides another, and the two never both speak of one cell or act.",
)


def find(context: Context) -> Iterator[Finding]:
    """The overrides that never decide anything."""
    for clause in context.book.clauses.values():
        for over in dict.fromkeys(o for p in clause.parts for o in p.overrides):
            mine = [p for p in clause.parts if over in p.overrides]
            theirs = named(context.book, over)
            about = f"{CHECK.code} {[p.id for p in (*mine, *theirs)]}"
            if mine and theirs:
                doing = (q for p in (*mine, *theirs) for q in roots(context.book, p)[1:])
                involved = tuple(dict.fromkeys((*mine, *theirs, *doing)))
                yield from context.unit(about, involved, partial(decided, context, mine, theirs))


def decided(context: Context, mine: list[Part], theirs: list[Part]) -> Iterator[Finding]:
    """The finding on one override."""
    if idle(context, mine, theirs):
        yield finding(context, mine, theirs)


def named(book: Book, name: str) -> list[Part]:
    """The parts of a clause, or the part, that a name stands for."""
    if name in book.clauses:
        return list(book.clauses[name].parts)
    parts = index_of(book).parts
    return [parts[name]] if name in parts else []


def idle(context: Context, mine: list[Part], theirs: list[Part]) -> bool:
    """Whether no part of the one meets any of the other, though both can apply."""
    for one in mine:
        for other in theirs:
            context.stats.pairs += 1
            verdict = context.ask(meeting(context.book, one, other))
            leave_open(context, CHECK, (one.clause, other.clause), verdict)
            if not isinstance(verdict, Proved):
                return False
    return all(any(context.possible(applies(context.book, side(p, "1"))) for p in parts) for parts in (mine, theirs))


def meeting(book: Book, one: Part, other: Part) -> Expr:
    """That two parts speak of one cell or act in one state, so that it matters which prevails."""
    left, right = side(one, "1"), side(other, "2")
    met = [meet(book, left, a, right, b) for a in one.outcomes for b in other.outcomes]
    return disj(met)


def meet(book: Book, left: Side, mine: Outcome, right: Side, theirs: Outcome) -> Expr:
    """That two outcomes speak of one cell or act, the first with priority over the second."""
    match mine, theirs:
        case (Norm(), Norm()) if mine.act == theirs.act:
            return conj([both(book, left, right), same(left, mine.args, right, theirs.args)])
        case (Claim(), Claim()) if mine.field == theirs.field:
            return conj([both(book, left, right), about(book, mine.field, left, mine.args, right, theirs.args)])
        case (SetCell() | ChangeCell(), SetCell() | ChangeCell()) if mine.field == theirs.field:
            if left.part.anchor.moment != right.part.anchor.moment or left.part.remember is not right.part.remember:
                return TRUE if side_by_side(book, left.part, right.part) else FALSE
            changing = any(fields_read(a) for a in (*mine.args, *theirs.args)) and not lands_with(book, left, right)
            args = TRUE if changing else about(book, mine.field, left, mine.args, right, theirs.args)
            return conj([both(book, left, right), same_moment(left, right), args])
        case (Norm(kind=NormKind.FORBID), Perform()):
            return disj(
                [performed(book, right, act, left, mine) for act in acts_by(book, theirs) if act.act == mine.act]
            )
        case (Perform(), Norm(kind=NormKind.FORBID)):
            return disj(
                [performed(book, left, act, right, theirs) for act in acts_by(book, mine) if act.act == theirs.act]
            )
        case (Perform(), _) | (_, Perform()):  # what an act writes, who does it writes
            pairs = ((a, b) for a in written_by(book, mine) for b in written_by(book, theirs))
            return disj([meet(book, left, a, right, b) for a, b in pairs])
        case (SetCell() | ChangeCell(), Keep()):
            return TRUE if keeps(book, right.part, theirs, mine) else FALSE
        case _:
            return FALSE


def written_by(book: Book, outcome: Outcome) -> list[Outcome]:
    """What an outcome writes itself, or the act that it is and those that this one does in turn."""
    if not isinstance(outcome, Perform):
        return [outcome]
    written = (o for done in acts_by(book, outcome) for o in act_outcomes(book.acts[done.act], done.args))
    return [o for o in written if isinstance(o, SetCell | ChangeCell)]


def side_by_side(book: Book, one: Part, other: Part) -> bool:
    """Whether two parts may speak upon acts that sections side by side do, or one so and the other beside it."""
    pairs = product(roots(book, one), roots(book, other))
    return any(a.section != b.section and simultaneous(book, a, b) for a, b in pairs)


@for_a_book
def roots(book: Book, part: Part) -> tuple[Part, ...]:
    """A part, and those upon whose acts it may speak."""
    upon_acts = part.anchor.kind is AnchorKind.ACT
    return (part, *(q for q in book.parts() if upon_acts and part.id in set_off(book, q)))


def lands_with(book: Book, left: Side, right: Side) -> bool:
    """Whether two sides read one state, so that the terms in them name the same things."""
    return right.part in landing_with(book, left.part)


def both(book: Book, left: Side, right: Side) -> Expr:
    """That both apply."""
    return conj([applies(book, left), applies(book, right)])


def same(left: Side, mine: tuple[Expr, ...], right: Side, theirs: tuple[Expr, ...]) -> Expr:
    """That two outcomes name the same."""
    return FALSE if distinct(mine, theirs) else same_args(left.args(mine), right.args(theirs))


def about(book: Book, name: str, left: Side, mine: tuple[Expr, ...], right: Side, theirs: tuple[Expr, ...]) -> Expr:
    """That two outcomes name one cell."""
    return same_cell(book, name, left.args(mine), right.args(theirs))


def performed(book: Book, doer: Side, done: Perform, ban: Side, norm: Norm) -> Expr:
    """That a part does an act at its turn while a prohibition of it stands."""
    if doer.part.anchor.kind is AnchorKind.STANDING or distinct(done.args, norm.args):
        return FALSE
    standing = conj([ban.told(ban.part.guard), same_args(ban.args(norm.args), doer.args(done.args))])
    return conj([applies(book, doer), at_turn(book, doer.renamed, standing)])


def keeps(book: Book, part: Part, keep: Keep, outcome: SetCell | ChangeCell) -> bool:
    """Whether what a part writes is read by what another keeps."""
    cones = (cone for p, k, cone in index_of(book).keeps if p is part and k is keep)
    written = {name for name, _ in outcome_writes(book, outcome)}
    return any(not cone.isdisjoint(written) for cone in cones)


def finding(context: Context, mine: list[Part], theirs: list[Part]) -> Finding:
    """The finding on an override that never applies."""
    one, other = mine[0].clause, theirs[0].clause
    said = [f"{p.clause} applies: {conditions_in_words(context.book, p)}" for p in (*mine, *theirs)]
    return proof(
        context,
        CHECK,
        (one,),
        f"This overrides {other}, and in no state do both of them speak of one and the same thing.",
        f"overrides {other}",
        core=tuple(dict.fromkeys(said)),
        related=(other,),
        matter=of_clauses(context.book, (one, other)),
        cures=("Drop the priority.", "Correct the conditions of the two clauses, where they were meant to meet."),
        moment=mine[0].anchor.moment,
        asked=lambda book: disj([meeting(book, p, q) for p in mine for q in theirs]),
    )
