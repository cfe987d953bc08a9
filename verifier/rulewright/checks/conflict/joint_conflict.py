"""Three or more clauses of which any two agree and that cannot all be met while they are in effect together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import prod

from rulewright.book.model import Book, Keep, Norm, NormKind, Part
from rulewright.checks.conflict.kept_condition import now
from rulewright.checks.shared.pairs import names_of, settled_by_priority, side
from rulewright.checks.shared.proofs import leave_open, never
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, Unsettled, demands_by_clause
from rulewright.language.expr import Expr, Literal, Variable, conj, negate, substitute
from rulewright.language.types import IntType, Value
from rulewright.solver.marco import Numbers, minimal_conflicts
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import Proved, ask
from rulewright.story import effort
from rulewright.story.interference import Pattern, meet, reads
from rulewright.story.reveal import reveal
from rulewright.story.story import requirements
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of, range_of

CHECK = Check(
    "RW315",
    "joint-conflict",
    Severity.ERROR,
    "Three or more clauses that agree in pairs cannot all be met while they are in effect together.",
    contradiction=True,
    together=True,
)


@dataclass(frozen=True)
class Claimed:
    """What a clause asks for under one binding: while its guard holds, the condition is to hold."""

    part: Part
    guard: Expr
    condition: Expr
    names: tuple[Variable, ...]
    text: str
    ending: Ending

    def met(self) -> Expr:
        """That it is in effect and met."""
        return conj([self.guard, self.condition])


def find(context: Context) -> Iterator[Finding]:
    """The smallest sets of three or more that cannot be met together, in each group that shares cells."""
    seen: set[tuple[str, ...]] = set()
    for group in groups(context.book, list(asked_for(context.book))):
        for core in cores(context, group):
            parties = names_of(*(one.part.clause for one in core))
            for query in queries(core, parties) if parties not in seen else ():
                finding = context.decide(query)
                if finding is not None:
                    seen.add(parties)
                    yield finding
                    break


def asked_for(book: Book) -> Iterator[Claimed]:
    """All that clauses keep, demand or oblige to, under each binding where these are not too many."""
    for part in book.parts():
        for outcome in part.outcomes:
            match outcome:
                case Keep(condition=condition, text=text):
                    yield from bound(book, Claimed(part, part.guard, now(condition), (), text, not_kept(part)))
                case Norm(kind=NormKind.OBLIGE, act=act, args=args, text=text):
                    ending = Ending("… is refused", act=(act, args))
                    yield from bound(book, Claimed(part, part.guard, requirements(book, act, args), (), text, ending))
                case _:
                    pass


def not_kept(part: Part) -> Ending:
    """The Then that what a part keeps is not so."""
    return Ending(f"{part.clause} is not kept")


def bound(book: Book, one: Claimed) -> Iterator[Claimed]:
    """What a clause asks for under each of its bindings; with names of its own where these are too many."""
    ways = prod(len(range_of(v, index_of(book))) for v in one.part.variables)
    if ways > effort.JOINT_PARTS:
        apart = side(one.part, one.part.id)
        yield told(one, apart.names, apart.variables)
        return
    every = [[literal(x, v) for x in range_of(v, index_of(book))] for v in one.part.variables]
    for chosen in product(*every):
        yield told(one, {v.name: value for v, value in zip(one.part.variables, chosen, strict=True)}, ())


def literal(value: Value, variable: Variable) -> Expr:
    """One of the things that a variable can be."""
    kind = variable.type
    return Literal(value, IntType(value, value) if isinstance(kind, IntType) and isinstance(value, int) else kind)


def told(one: Claimed, names: dict[str, Expr], variables: tuple[Variable, ...]) -> Claimed:
    """What a clause asks for with other names."""
    ending = one.ending
    if ending.act is not None:
        ending = Ending(ending.words, act=(ending.act[0], tuple(substitute(a, names) for a in ending.act[1])))
    guard, condition = substitute(one.guard, names), substitute(one.condition, names)
    return Claimed(one.part, guard, condition, variables, one.text, ending)


def groups(book: Book, every: list[Claimed]) -> list[list[Claimed]]:
    """Those that hang together by the cells that they and the laws read; of three or more, with a kept one."""
    found: list[tuple[list[int], frozenset[Pattern]]] = []
    conditions = [*(one.met() for one in every), *(law.condition for law in book.laws)]
    for number, condition in enumerate(conditions):
        cells = reads(reveal(condition, book), book)
        near = [g for g in found if meet(g[1], cells)]
        members = sorted([number, *(m for g in near for m in g[0])])
        found = [g for g in found if g not in near] + [(members, cells.union(*(g[1] for g in near)))]
    told = [[every[n] for n in members if n < len(every)] for members, _ in sorted(found, key=lambda g: g[0])]
    return [g for g in told if len(g) > 2 and any(one.ending.act is None for one in g)]


def cores(context: Context, group: list[Claimed]) -> Iterator[list[Claimed]]:
    """The minimal sets of a group that no lawful state meets, where one has all of them in effect.

    Each is asked again in a fresh solver.
    """

    def undecided(reason: str) -> None:
        parties = names_of(*(one.part.clause for one in group))
        context.undecided.append(Unsettled(CHECK.code, context.book.id, parties, reason))

    if len(group) > effort.JOINT_PARTS:
        undecided(f"more than {effort.JOINT_PARTS} hang together")
        return

    def holds(chosen: Numbers) -> bool:
        together = [group[i] for i in sorted(chosen)]
        parties = names_of(*(c.part.clause for c in together))
        return not never(context, CHECK, parties, conj([c.met() for c in together]))

    small = [frozenset([i]) for i in range(len(group)) if not holds(frozenset([i]))]
    couples = [frozenset(c) for c in combinations(range(len(group)), 2)]
    pairs = [c for c in couples if not any(s <= c for s in small) and not holds(c)]
    try:
        for core in minimal_conflicts(len(group), holds, [*small, *pairs], effort.JOINT_SEEDS):
            chosen = [group[i] for i in sorted(core)]
            ruled = any(settled_by_priority(context.book, a.part, b.part) for a, b in combinations(chosen, 2))
            if not ruled and context.possible(conj([one.guard for one in chosen])) and certain(context, chosen):
                yield chosen
    except TooLarge as limit:
        undecided(str(limit))


def certain(context: Context, chosen: list[Claimed]) -> bool:
    """Whether a solver of its own says too that these cannot all be met."""
    verdict = ask(context.book, Obligation("", reveal(conj([one.met() for one in chosen]), context.book)))
    leave_open(context, CHECK, names_of(*(one.part.clause for one in chosen)), verdict)
    return isinstance(verdict, Proved)


def queries(core: list[Claimed], parties: tuple[str, ...]) -> Iterator[Query]:
    """The question for a state in which all are in effect, once for each that is not met there."""
    for failing in core:
        yield Query(
            CHECK,
            parties,
            "Any two of these can be met together; while all are in effect, one always fails.",
            conj([*(one.guard for one in core), negate(failing.condition)]),
            tuple(v for one in core for v in one.names),
            ending=failing.ending,
            demands=demands(core),
            cures=(f"Narrow a condition of one of {', '.join(parties)}.", "Say which of them gives way."),
            cell=" and ".join(sorted({one.text for one in core})),
            worded=True,
            parts=tuple(dict.fromkeys(one.part.id for one in core)),
        )


def demands(core: list[Claimed]) -> dict[str, str]:
    """What each clause asks for."""
    return dict(sorted(demands_by_clause((one.part.clause, one.text) for one in core).items()))
