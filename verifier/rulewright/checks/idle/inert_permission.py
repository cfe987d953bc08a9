"""A permission without effect: nothing that it permits is ever forbidden, or the act comes to nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from rulewright.book.model import Act, Book, Norm, NormKind, Part
from rulewright.checks.shared.pairs import distinct, names_of, same_args, side
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import never
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity, demands_by_clause
from rulewright.language.expr import conj, negate
from rulewright.story.facts import bound_of
from rulewright.story.story import absent
from rulewright.table.index import index_of, upon

CHECK = Check(
    "RW407",
    "inert-permission",
    Severity.NOTE,
    "A clause permits what no clause ever forbids, or what comes to nothing, so that it changes nothing.",
)

Spoken = tuple[Part, Norm]


@dataclass(frozen=True)
class Reason:
    """Why a permission changes nothing: in a sentence, and what that rests on."""

    message: str
    core: tuple[str, ...]
    related: tuple[str, ...] = ()
    cures: tuple[str, ...] = (
        "Write the prohibition that it lifts.",
        "Declare that permissions of the act are exhaustive.",
        "Drop it, or mark it as a note.",
    )


def find(context: Context) -> Iterator[Finding]:
    """For each act the permissions that change nothing, those of one clause together."""
    for name, norms in sorted(index_of(context.book).norms.items()):
        act, permits = context.book.acts[name], [n for n in norms if n[1].kind is NormKind.PERMIT]
        if permits and traceless(context.book, act):
            about = f"{CHECK.code} {name} in vain"
            yield from context.unit(about, [part for part, _ in permits], partial(in_vain, context, act, permits))
        elif permits and not act.exhaustive:
            against = [n for n in norms if n[1].kind is not NormKind.PERMIT]
            parts = [part for part, _ in (*permits, *against)]
            yield from context.unit(f"{CHECK.code} {name}", parts, partial(decided, context, act, permits, against))


def in_vain(context: Context, act: Act, permits: list[Spoken]) -> Iterator[Finding]:
    """The findings on the permissions of an act that leaves no trace, as far as they are ever given."""
    given = [p for p in permits if context.possible(p[0].guard)]
    yield from (told(context, act, own, vain(context.book, own)) for own in by_clause(given))


def decided(context: Context, act: Act, permits: list[Spoken], against: list[Spoken]) -> Iterator[Finding]:
    """The findings on the permissions of an act against which nothing can stand."""
    book = context.book
    unmet = [p for p in permits if not any(opposed(context, p, n) for n in against)]
    free = [p for p in unmet if context.possible(p[0].guard)]
    for own in by_clause(free):
        of_somebody = any(context.possible(conj([p.guard, *map(negate, absent(act, n.args))])) for p, n in own)
        yield told(context, act, own, unopposed(book, own, against) if of_somebody else of_nobody(book, own))


def by_clause(permits: list[Spoken]) -> list[list[Spoken]]:
    """The permissions of each clause."""
    found: dict[str, list[Spoken]] = {}
    for permit in permits:
        found.setdefault(permit[0].clause, []).append(permit)
    return list(found.values())


def traceless(book: Book, act: Act) -> bool:
    """Whether an act changes nothing and nothing is done upon it."""
    return not act.outcomes and not upon(act.name, ..., index_of(book)) and not protocol(book, act)


def protocol(book: Book, act: Act) -> bool:
    """Whether an act is one of those that the life of an event consists of."""
    return book.events is not None and act.name in (book.events.rolled, book.events.starts, book.events.ends)


def opposed(context: Context, permit: Spoken, other: Spoken) -> bool:
    """Whether another norm may stand against a permission, of somebody; an obligation forbids what it excludes."""
    one, rival = side(permit[0], "1"), side(other[0], "2")
    mine, theirs = one.args(permit[1].args), rival.args(other[1].args)
    somebody = map(negate, absent(context.book.acts[permit[1].act], mine))
    guards = [one.told(permit[0].guard), rival.told(other[0].guard), *somebody]
    if other[1].kind is NormKind.OBLIGE:
        return not never(context, CHECK, (permit[0].clause,), conj(guards))
    met = conj([*guards, same_args(mine, theirs)])
    return not distinct(mine, theirs) and not never(context, CHECK, (permit[0].clause,), met)


def words(book: Book, permits: list[Spoken]) -> str:
    """What is permitted."""
    return "; ".join(dict.fromkeys(n.text or book.phrases.say_act(n.act, n.args) for _, n in permits))


def vain(book: Book, permits: list[Spoken]) -> Reason:
    """The reason that the act leaves no trace."""
    return Reason(
        f"What this permits changes nothing, and nothing answers it: {words(book, permits)}.",
        ("the act changes nothing", "no clause speaks upon it"),
    )


def unopposed(book: Book, permits: list[Spoken], against: list[Spoken]) -> Reason:
    """The reason that nothing stands against the permission."""
    rivals = tuple(dict.fromkeys(p.clause for p, _ in against))
    met = f"no lawful state meets these and {', '.join(rivals)}" if rivals else "no clause of the book forbids the act"
    return Reason(
        f"What this permits is forbidden nowhere: {words(book, permits)}.",
        ("what nothing forbids may be done: permissions of this act are not exhaustive", met)
        + ((f"proved for {bound_of(book)}",) if rivals else ()),
        rivals,
    )


def of_nobody(book: Book, permits: list[Spoken]) -> Reason:
    """The reason that whoever the act is permitted with is nobody."""
    return Reason(
        f"What this permits is never of anybody: {words(book, permits)}.",
        ("an act that takes somebody is not done with nobody", f"proved for {bound_of(book)}"),
        cures=("Name whom it is meant for, or drop it.",),
    )


def told(context: Context, act: Act, permits: list[Spoken], reason: Reason) -> Finding:
    """The finding on permissions of one act by one clause."""
    clauses = names_of(*(p.clause for p, _ in permits))
    return stated(
        context,
        CHECK,
        clauses,
        reason.message,
        demands=demands_by_clause((p.clause, n.text) for p, n in permits),
        core=reason.core,
        related=reason.related,
        cures=reason.cures,
        cell=act.name,
    )
