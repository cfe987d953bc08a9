"""A clause that could be struck out and all of its scenarios would still pass."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks.shared.plain import plain
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.files.library import in_command

CHECK = Check(
    "RW704",
    "passes-without-clause",
    Severity.WARNING,
    "The scenarios of a clause all pass when it is struck out.",
)


def find(context: Context) -> Iterator[Finding]:
    """Clauses that none of their scenarios misses."""
    for identifier in context.played.idle:
        clause = context.book.clauses[identifier]
        command = f"rulewright suggest {identifier}{in_command(context.book.path)}"
        cure = (f"Add a scenario whose Then hangs on the clause; '{command}' proposes some.",)
        yield plain(context, CHECK, clause, "All of its scenarios pass when it is struck out.", cure, "")
