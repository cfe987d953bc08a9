"""A clause that can never apply: its conditions exclude each other, the laws, or what happened before its turn."""

from __future__ import annotations

from collections.abc import Iterator

from rules.expr import Expr, conj
from rules.model import AnchorKind, Condition, Kind, Part
from verifier.context import Context
from verifier.findings import Check, Finding, Severity, Unsettled, fingerprint
from verifier.moments import begins, conditions_of, life_of, turn
from verifier.solve import Proved, Undecided

CHECK = Check(
    "RW201",
    "dead-clause",
    Severity.ERROR,
    "A clause can never apply, whatever the state of the game.",
)


def find(context: Context) -> Iterator[Finding]:
    """The parts whose guard no lawful state meets at their turn."""
    for part in context.book.parts():
        clause = context.book.clauses[part.clause]
        if clause.kind not in (Kind.RULE, Kind.DEFINITION, Kind.TABLE, Kind.HEADER) or not part.conditions or part.id in context.alive:
            continue
        verdict = context.ask(applies(context, part))
        if isinstance(verdict, Undecided):
            context.undecided.append(Unsettled(CHECK.code, context.book.id, (part.clause,), verdict.reason))
        if isinstance(verdict, Proved):
            yield dead(context, part, verdict.bound)


def applies(context: Context, part: Part, conditions: tuple[Condition, ...] | None = None) -> Expr:
    """That the part applies, with all or some of its conditions."""
    if part.anchor.kind is AnchorKind.STANDING:
        return conj([life_of(part), conditions_of(part)] if conditions is None else [c.expr for c in conditions])
    return turn(context.book, part, None if conditions is None else conj([c.expr for c in conditions]))


def dead(context: Context, part: Part, bound: str) -> Finding:
    """The finding on a dead part, with the fewest conditions to blame."""
    blamed = list(part.conditions)
    for condition in part.conditions:
        rest = tuple(c for c in blamed if c is not condition)
        if not context.possible(applies(context, part, rest)):
            blamed = list(rest)
    comes = context.possible(begins(context.book, part.anchor))
    words = tuple(c.text for c in blamed) if comes else ("its moment never comes",)
    related = () if comes else tuple(p.clause for p in context.book.parts() if p.dispositions and p.event == part.event)
    return Finding(
        CHECK.code,
        CHECK.name,
        CHECK.severity,
        context.book.id,
        (part.clause,),
        f"No state meets these conditions together: {'; '.join(words)}." if blamed else "No state lets it apply.",
        part.anchor.moment,
        core=(*words, f"proved for {bound}"),
        related=related,
        cures=(f"Drop or widen one of the conditions of {part.clause}.",),
        fingerprint=fingerprint(CHECK.code, (part.clause,), part.id),
        positions=context.positions((part.clause,)),
    )
