"""A clause has a formal reading and no scenario plays it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.model import Clause, Kind
from verifier.checks.plain import plain
from verifier.context import Context
from verifier.findings import Check, Finding, Severity
from verifier.library import in_command

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
