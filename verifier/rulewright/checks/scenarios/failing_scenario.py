"""A scenario that does not come to the end that it states."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity, fingerprints
from rulewright.evidence.scenario_results import Failure

CHECK = Check(
    "RW705",
    "failing-scenario",
    Severity.ERROR,
    "A scenario does not come to the end that it states.",
)
NAMED = ("UnlawfulGiven", "IdleWhen")


def find(context: Context) -> Iterator[Finding]:
    """Failing scenarios, those left out whose fault has a check of its own."""
    cures = ("Correct the scenario, or the clause that it shows to be wrong.",)
    for failure in context.played.failures:
        if failure.cause not in NAMED:
            yield on_scenario(context, CHECK, failure, cures)


def failing(context: Context, check: Check, cause: str, cure: str) -> Iterator[Finding]:
    """Scenarios that fail for a reason with a check of its own."""
    for failure in context.played.failures:
        if failure.cause == cause:
            yield on_scenario(context, check, failure, (cure,))


def on_scenario(context: Context, check: Check, failure: Failure, cures: tuple[str, ...]) -> Finding:
    """A finding on a scenario, at its line."""
    names = fingerprints(context.book, check.code, failure.clauses, failure.title, failure.text)
    return Finding(
        check.code,
        check.name,
        check.severity,
        context.book.id,
        failure.clauses,
        f"'{failure.title}': {failure.text}",
        cures=cures,
        fingerprint=names.fingerprint,
        former=names.former,
        positions=(failure.position,),
    )
