"""What the encoding of a clause does where the text is silent."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks.shared.decided import as_decided
from rulewright.checks.shared.plain import plain
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check(
    "RW504",
    "assumption",
    Severity.WARNING,
    "The text of a clause is silent on something, and whoever encoded it had to choose.",
)
CURES = (
    "Say in the text what holds there.",
    "Decide that it is so meant ('meanings' in rulings.yaml).",
)


def find(context: Context) -> Iterator[Finding]:
    """Every assumption of every clause, ruled where a person has decided that it is what is meant."""
    for clause in context.book.clauses.values():
        for said in clause.assumes:
            finding = plain(context, CHECK, clause, f"The text does not say it; it is assumed: {said}", CURES, "", said)
            yield as_decided(context.book, finding, clause.id, said)
