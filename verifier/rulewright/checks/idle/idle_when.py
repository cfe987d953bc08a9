"""A scenario that plays a moment in which nothing happens and nothing is decided."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks.scenarios.failing_scenario import failing
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check(
    "RW703",
    "idle-when",
    Severity.ERROR,
    "A scenario plays a moment that changes nothing and decides nothing, and does not say that this is the point.",
)


def find(context: Context) -> Iterator[Finding]:
    """Scenarios whose When is idle."""
    return failing(
        context, CHECK, "IdleWhen", "Play the moment at which the clause speaks, or say in a Then that nothing changes."
    )
