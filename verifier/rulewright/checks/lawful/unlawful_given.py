"""A scenario that begins in a state which the laws of the book exclude."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks.scenarios.failing_scenario import failing
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check(
    "RW702",
    "unlawful-given",
    Severity.ERROR,
    "A scenario begins in a state that a law of the book excludes.",
)


def find(context: Context) -> Iterator[Finding]:
    """Scenarios whose Givens break a law."""
    return failing(
        context,
        CHECK,
        "UnlawfulGiven",
        "Add or correct a Given so that the law holds, or widen the law if such states are legal.",
    )
