"""The checks, each in a file of its own beside the page that explains it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from verifier.checks import (
    contradictory_outcome,
    dead_clause,
    disposition_conflict,
    gap,
    overlap,
    permission_vs_prohibition,
    stillborn,
    structure,
    unmet_demand,
    unstated_disposition,
)
from verifier.context import Context
from verifier.findings import Check, Finding

Find = Callable[[Context], Iterator[Finding]]

CHECKS: tuple[tuple[tuple[Check, ...], Find], ...] = (
    ((structure.DANGLING,), structure.dangling),
    ((structure.NUMBERING,), structure.numbering),
    ((structure.DATE,), structure.date),
    ((dead_clause.CHECK,), dead_clause.find),
    ((disposition_conflict.CHECK,), disposition_conflict.find),
    ((contradictory_outcome.CHECK,), contradictory_outcome.find),
    ((permission_vs_prohibition.CHECK,), permission_vs_prohibition.find),
    ((overlap.CHECK, overlap.HARMLESS), overlap.find),
    ((unmet_demand.CHECK,), unmet_demand.find),
    ((stillborn.CHECK,), stillborn.find),
    ((gap.CHECK, gap.EDGE), gap.find),
    ((unstated_disposition.CHECK,), unstated_disposition.find),
    ((structure.UNTESTED,), structure.untested),
)

ALL: tuple[Check, ...] = tuple(sorted((c for checks, _ in CHECKS for c in checks), key=lambda c: c.code))
