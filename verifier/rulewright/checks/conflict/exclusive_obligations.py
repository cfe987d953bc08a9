"""Two obligations on one doer, or one under two bindings, to acts that cannot both be done: they set one cell apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

from rulewright.book.model import Act, Book, Norm, NormKind, Part, SetCell
from rulewright.checks.shared.pairs import Side, cures, names_of, same_cell, settled_by_priority, side, stands
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_act, of_clauses
from rulewright.language.expr import Expr, conj, disj, equal, negate
from rulewright.story.effects import act_outcomes
from rulewright.story.story import requirements
from rulewright.table.index import index_of

CHECK = Check(
    "RW310",
    "exclusive-obligations",
    Severity.ERROR,
    "One who has to act is obliged to two acts that exclude each other.",
)
Duty = tuple[Part, Norm]


@dataclass(frozen=True)
class Obliged:
    """An obligation in names of its own."""

    side: Side
    norm: Norm
    args: tuple[Expr, ...]


def find(context: Context) -> Iterator[Finding]:
    """The pairs of obligations to acts that set one cell to different values."""
    book = context.book
    duties = [(p, n) for norms in index_of(book).norms.values() for p, n in norms if n.kind is NormKind.OBLIGE]
    seen: set[tuple[str, ...]] = set()
    for one, other in combinations_with_replacement(duties, 2):
        context.stats.pairs += 1
        parties = names_of(one[0].clause, other[0].clause)
        if parties in seen or (one is not other and settled_by_priority(book, one[0], other[0])):
            continue
        query = asked(book, one, other)
        finding = context.decide(query) if query is not None else None
        if finding is not None:
            seen.add(parties)
            yield finding


def asked(book: Book, one: Duty, other: Duty) -> Query | None:
    """The question whether two obligations bind one doer to acts that exclude each other."""
    left, right = obliged(one, "1"), obliged(other, "2")
    exclusive = excluding(book, left, right)
    if not exclusive or not left.args or not right.args or left.args[0].type != right.args[0].type:
        return None
    parties = names_of(one[0].clause, other[0].clause)
    applying = [c for o in (left, right) for c in (o.side.told(o.side.part.guard), binds(book, o))]
    endings = [
        Ending(f"… is obligatory because of {o.side.part.clause}", act=(o.norm.act, o.args)) for o in (left, right)
    ]
    return Query(
        CHECK,
        parties,
        "In one state both of these oblige one doer, to acts that exclude each other."
        if len(parties) > 1
        else "In one state this obliges one doer to two acts that exclude each other.",
        conj([*applying, equal(left.args[0], right.args[0]), disj(exclusive)]),
        (*left.side.variables, *right.side.variables),
        ending=endings[0],
        also=(endings[1],),
        demands={duty[0].clause: f"obliges: {duty[1].text}" for duty in (one, other)},
        cures=cures(parties),
        cell=" and ".join(dict.fromkeys((one[1].act, other[1].act))),
        matter=" ".join([of_clauses(book, parties), *sorted({of_act(book.acts[d[1].act]) for d in (one, other)})]),
        parts=(one[0].id, other[0].id),
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
    for cell, args, value in sets(book.acts[left.norm.act], left.args):
        for other, others, against in sets(book.acts[right.norm.act], right.args):
            if cell == other:
                found.append(conj([same_cell(book, cell, args, others), negate(equal(value, against))]))
    return found


def sets(act: Act, args: tuple[Expr, ...]) -> Iterator[tuple[str, tuple[Expr, ...], Expr]]:
    """What an act sets: field, arguments and value."""
    for outcome in act_outcomes(act, args):
        if isinstance(outcome, SetCell):
            yield outcome.field, outcome.args, outcome.value
