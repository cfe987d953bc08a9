"""Two statements of what belongs to a game count the same thing differently."""

from __future__ import annotations

from collections.abc import Iterator

from rules.model import Clause, Kind
from verifier.checks.plain import stated
from verifier.context import Context
from verifier.findings import Check, Finding, Severity

CHECK = Check(
    "RW104",
    "component-counts",
    Severity.WARNING,
    "Two statements of the components count the same thing differently.",
)


def find(context: Context) -> Iterator[Finding]:
    """The first statement of each count, and every later one that does not agree with it."""
    first: dict[str, Clause] = {}
    for clause in context.book.clauses.values():
        for name, number in clause.counts.items() if clause.kind is Kind.COMPONENT else ():
            earlier = first.setdefault(" ".join(name.casefold().split()), clause)
            known = next(n for k, n in earlier.counts.items() if k.casefold().split() == name.casefold().split())
            if known != number:
                yield disagreement(context, earlier, clause, name, known, number)


def disagreement(context: Context, one: Clause, other: Clause, name: str, known: int, number: int) -> Finding:
    """The finding on two counts of one thing."""
    parties = (one.id, other.id)
    return stated(
        context,
        CHECK,
        parties,
        f"One counts {known} and the other {number}: {name}.",
        demands={one.id: f"{name}: {known}", other.id: f"{name}: {number}"},
        cures=("Correct one of them, or give the two things names of their own.",),
        cell=name.casefold(),
    )
