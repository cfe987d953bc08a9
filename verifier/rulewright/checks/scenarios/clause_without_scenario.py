"""A clause has a formal reading and no scenario plays it."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Clause, Kind
from rulewright.checks.shared.plain import plain
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.files.library import in_command

CHECK = Check(
    "RW701",
    "clause-without-scenario",
    Severity.WARNING,
    "No scenario plays a clause that can be played.",
)
PLAYED = (Kind.RULE, Kind.DEFINITION, Kind.TABLE, Kind.HEADER, Kind.EXAMPLE)


def find(context: Context) -> Iterator[Finding]:
    """Clauses with a formal reading that no scenario is tagged with."""
    for clause in context.book.clauses.values():
        if playable(clause) and not context.scenarios.get(clause.id):
            cure = (f"Add one; 'rulewright suggest {clause.id}{in_command(context.book.path)}' proposes some.",)
            yield plain(context, CHECK, clause, "No scenario plays this clause.", cure, "")


def playable(clause: Clause) -> bool:
    """Whether a clause has something that a scenario could show."""
    return bool(clause.parts or clause.table) and clause.kind in PLAYED
