"""Two statements of what belongs to a game count the same thing differently."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Amount, Clause
from rulewright.checks.shared.plain import stated
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.matter import of_term
from rulewright.gherkin.components import components
from rulewright.language.expr import equal, negate

CHECK = Check(
    "RW104",
    "component-counts",
    Severity.WARNING,
    "Two statements of the components count the same thing differently.",
)


def find(context: Context) -> Iterator[Finding]:
    """The first statement of each count, and every later one that does not agree with it."""
    for name, component in components(context.book).items():
        for clause, amount in component.counts[1:]:
            if context.possible(negate(equal(component.counts[0][1].number, amount.number))):
                yield disagreement(context, component.counts[0], (clause, amount), name)


def disagreement(context: Context, one: tuple[Clause, Amount], other: tuple[Clause, Amount], name: str) -> Finding:
    """The finding on two counts of one thing."""
    parties = (one[0].id, other[0].id)
    return stated(
        context,
        CHECK,
        parties,
        f"One counts {one[1].words} and the other {other[1].words}: {name}.",
        demands={clause.id: f"{name}: {amount.words}" for clause, amount in (one, other)},
        cures=("Correct one of them, or give the two things names of their own.",),
        cell=name,
        matter=" ".join(of_term(amount.number) for _, amount in (one, other)),
    )
