"""Clauses take more of a component than the game holds."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_term
from rulewright.gherkin.components import Component, components

CHECK = Check(
    "RW110",
    "shortage",
    Severity.WARNING,
    "Clauses take more of a component than the list of components holds, or one that it does not name.",
)


def find(context: Context) -> Iterator[Finding]:
    """The components that run out, and those that no list names although there is one."""
    known = components(context.book)
    listed = any(component.counts for component in known.values())
    for name, component in known.items():
        if component.takes and listed:
            finding = context.decide(question(name, component))
            if finding is not None:
                yield finding


def question(name: str, component: Component) -> Query:
    """Whether in some state more are taken than are there; of what no list names there is none."""
    told = {clause.id: f"takes {component.name}: {amount.words}" for clause, amount in component.takes}
    told |= {clause.id: f"counts {component.name}: {amount.words}" for clause, amount in component.counts[:1]}
    more, unlisted = "More are taken than there are", "No list of components names what is taken"
    return Query(
        CHECK,
        tuple(told),
        f"{more if component.counts else unlisted}: {component.name}.",
        component.lacking(),
        ending=Ending(f"the {component.name} do not suffice"),
        demands=told,
        cures=(f"Add to the list of components, or say what is done without {component.name}.",),
        cell=name,
        matter=" ".join(f"{c.id}: {of_term(a.number)}" for c, a in (*component.takes, *component.counts[:1])),
    )
