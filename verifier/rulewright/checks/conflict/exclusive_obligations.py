"""Two obligations on one doer, or one under two bindings, to acts that cannot both be done.

They set one cell apart, or each of them ends what the other requires.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, Norm, NormKind, Part, Perform, SetCell
from rulewright.checks.shared.pairs import (
    Side,
    cures,
    free,
    names_of,
    same_args,
    same_cell,
    settled_by_priority,
    side,
    stands,
)
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, demands_by_clause
from rulewright.evidence.matter import of_act, of_clauses
from rulewright.language.expr import FALSE, TRUE, Expr, Was, conj, disj, equal, fields_read, negate
from rulewright.story.effects import act_outcomes
from rulewright.story.interference import meet, outcome_writes, reads
from rulewright.story.moments import opening, past
from rulewright.story.reveal import reveal
from rulewright.story.story import Doing, requirements
from rulewright.table.index import index_of

CHECK = Check(
    "RW310",
    "exclusive-obligations",
    Severity.ERROR,
    "One who has to act is obliged to two acts that exclude each other.",
    contradiction=True,
    together=True,
)
Duty = tuple[Part, Norm]


@dataclass(frozen=True)
class Obliged:
    """An obligation in names of its own."""

    side: Side
    norm: Norm
    args: tuple[Expr, ...]

    @property
    def done(self) -> Anchor:
        """The moment in which the act is done."""
        return Anchor(AnchorKind.ACT, act=self.norm.act, args=self.args)


def find(context: Context) -> Iterator[Finding]:
    """The pairs of obligations to acts of which whoever does the one cannot do the other."""
    book = context.book
    duties = [(p, n) for norms in index_of(book).norms.values() for p, n in norms if n.kind is NormKind.OBLIGE]
    seen: set[tuple[str, ...]] = set()
    for one, other in combinations_with_replacement(duties, 2):
        context.stats.pairs += 1
        parties = names_of(one[0].clause, other[0].clause)
        if parties in seen or (one is not other and settled_by_priority(book, one[0], other[0])):
            continue
        for query in (asked(book, one, other), spent(book, one, other)):
            finding = context.decide(query) if query is not None and parties not in seen else None
            if finding is not None:
                seen.add(parties)
                yield finding


def asked(book: Book, one: Duty, other: Duty) -> Query | None:
    """The question whether two obligations bind one doer to acts that set one cell to different values."""
    left, right = obliged(one, "1"), obliged(other, "2")
    exclusive = excluding(book, left, right)
    if not exclusive or not one_doer(book, left, right):
        return None
    return query(book, left, right, disj(exclusive), also=(obligatory(right),))


def spent(book: Book, one: Duty, other: Duty) -> Query | None:
    """The question whether two obligations bind one doer to acts each of which ends what the other requires."""
    left, right = obliged(one, "1"), obliged(other, "2")
    if not one_doer(book, left, right) or not (may_end(book, left, right) and may_end(book, right, left)):
        return None
    both = [ends(book, left, right), ends(book, right, left), free(book, left.done), free(book, right.done)]
    if left.norm.act == right.norm.act:
        both.append(negate(same_args(left.args, right.args)))
    refused = Ending("… is refused", act=(right.norm.act, right.args))
    found = query(book, left, right, conj(both), also=(refused,))
    return replace(found, anchor=left.done, first=(obligatory(left), obligatory(right)), ending=Ending())


def one_doer(book: Book, left: Obliged, right: Obliged) -> bool:
    """Whether it may be one doer who is obliged to two acts."""
    one, other = doer(book, left), doer(book, right)
    return one is not None and other is not None and one.type == other.type


def same_doer(book: Book, left: Obliged, right: Obliged) -> Expr:
    """That it is one doer who is obliged to two acts."""
    one, other = doer(book, left), doer(book, right)
    return equal(one, other) if one is not None and other is not None else FALSE


def doer(book: Book, one: Obliged) -> Expr | None:
    """Who does an act to which somebody is obliged; nothing where nobody who plays does."""
    number = book.acts[one.norm.act].doer
    return one.args[number] if number is not None else None


def may_end(book: Book, one: Obliged, other: Obliged) -> bool:
    """Whether an act may write what another one requires."""
    needed = reads(reveal(requirements(book, other.norm.act, other.args), book), book)
    return meet(outcome_writes(book, Perform(one.norm.act, one.args)), needed)


def ends(book: Book, one: Obliged, other: Obliged) -> Expr:
    """That once an act is done another one, with what it was to be done with then, cannot be done any more."""
    named = tuple(Was(a, a.type) if fields_read(a) else a for a in other.args)
    needed = reveal(negate(requirements(book, other.norm.act, named)), book)
    return past(book, opening(book, one.done), needed, told_at_once=False)


def obligatory(one: Obliged) -> Ending:
    """That an act is obligatory, said of a state."""
    return Ending(f"… is obligatory because of {one.side.part.clause}", act=(one.norm.act, one.args))


def query(book: Book, left: Obliged, right: Obliged, exclusive: Expr, also: tuple[Ending, ...]) -> Query:
    """The question whether two obligations bind one doer to acts of which something is so."""
    duties = (left, right)
    parties = names_of(*(o.side.part.clause for o in duties))
    applying = [c for o in duties for c in (o.side.told(o.side.part.guard), binds(book, o))]
    acts = dict.fromkeys(o.norm.act for o in duties)
    return Query(
        CHECK,
        parties,
        "In one state both of these oblige one doer, to acts that exclude each other."
        if len(parties) > 1
        else "In one state this obliges one doer to two acts that exclude each other.",
        conj([*applying, same_doer(book, left, right), exclusive]),
        (*left.side.variables, *right.side.variables),
        ending=obligatory(left),
        also=also,
        demands=demands_by_clause((o.side.part.clause, f"obliges: {o.norm.text}") for o in duties),
        named=tuple((parties[0], Ending("obliges: …", act=(o.norm.act, o.args))) for o in duties if len(parties) == 1),
        cures=cures(parties),
        cell=" and ".join(acts),
        matter=" ".join([of_clauses(book, parties), *sorted({of_act(book.acts[name]) for name in acts})]),
        parts=tuple(o.side.part.id for o in duties),
    )


def obliged(duty: Duty, mark: str) -> Obliged:
    """An obligation as one side of a question."""
    one = side(duty[0], mark)
    return Obliged(one, duty[1], one.args(duty[1].args))


def binds(book: Book, one: Obliged) -> Expr:
    """That the act can be done and nothing with priority speaks of it."""
    norms = [(p, n.args) for p, n in index_of(book).norms.get(one.norm.act, ())]
    return conj([requirements(book, one.norm.act, one.args), stands(book, one.side, one.args, norms)])


def excluding(book: Book, left: Obliged, right: Obliged) -> list[Expr]:
    """For each cell that both acts set: that it is one cell and gets two values."""
    found = []
    for cell, args, value, able in sets(book, Perform(left.norm.act, left.args)):
        for other, others, against, possible in sets(book, Perform(right.norm.act, right.args)):
            if cell == other:
                apart = negate(equal(value, against))
                found.append(conj([same_cell(book, cell, args, others), apart, able, possible]))
    return found


def sets(book: Book, done: Perform, within: tuple[str, ...] = ()) -> Iterator[tuple[str, tuple[Expr, ...], Expr, Expr]]:
    """What an act sets, itself or by an act that it does: field, arguments, value, and that this one can be done."""
    outcomes = act_outcomes(book.acts[done.act], done.args)
    own = (Doing((), TRUE, tuple(o for o in outcomes if isinstance(o, SetCell | ChangeCell))),)
    for outcome in outcomes:
        if isinstance(outcome, SetCell):
            yield outcome.field, outcome.args, outcome.value, TRUE
        elif isinstance(outcome, Perform) and outcome.act not in (done.act, *within):
            able = past(book, [own], reveal(requirements(book, outcome.act, outcome.args), book))
            for field, args, value, more in sets(book, outcome, (*within, done.act)):
                yield field, args, value, conj([able, more])
