"""The checks, each in a file of its own beside the page that explains it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from verifier.checks import (
    ambiguity,
    breaks_law,
    choice_without_default,
    clause_without_scenario,
    component_counts,
    contradictory_outcome,
    dangling_reference,
    date_outside_period,
    dead_clause,
    disposition_conflict,
    empty_selector,
    endless_duration,
    event_in_vain,
    exclusive_obligations,
    failing_scenario,
    gap,
    harmless_overlap,
    idle_when,
    inert_permission,
    kept_condition,
    near_equal_names,
    never_decides,
    numbering,
    overlap,
    passes_without_clause,
    permission_vs_prohibition,
    phase_order,
    stale_ruling,
    stale_source,
    stillborn,
    table_edge,
    undefined_term,
    unlawful_given,
    unmet_demand,
    unset_cell,
    unstated_disposition,
)
from verifier.context import Context
from verifier.findings import Check, Finding

Find = Callable[[Context], Iterator[Finding]]

CHECKS: tuple[tuple[tuple[Check, ...], Find], ...] = (
    ((dangling_reference.CHECK,), dangling_reference.find),
    ((numbering.CHECK,), numbering.find),
    ((component_counts.CHECK,), component_counts.find),
    ((date_outside_period.CHECK,), date_outside_period.find),
    ((near_equal_names.CHECK,), near_equal_names.find),
    ((stale_source.CHECK,), stale_source.find),
    ((phase_order.CHECK,), phase_order.find),
    ((dead_clause.CHECK,), dead_clause.find),
    ((never_decides.CHECK,), never_decides.find),
    ((disposition_conflict.CHECK,), disposition_conflict.find),
    ((contradictory_outcome.CHECK,), contradictory_outcome.find),
    ((permission_vs_prohibition.CHECK,), permission_vs_prohibition.find),
    ((overlap.CHECK,), overlap.find),
    ((harmless_overlap.CHECK,), harmless_overlap.find),
    ((unmet_demand.CHECK,), unmet_demand.find),
    ((exclusive_obligations.CHECK,), exclusive_obligations.find),
    ((breaks_law.CHECK,), breaks_law.find),
    ((kept_condition.CHECK,), kept_condition.find),
    ((stillborn.CHECK,), stillborn.find),
    ((gap.CHECK,), gap.find),
    ((table_edge.CHECK,), table_edge.find),
    ((unstated_disposition.CHECK,), unstated_disposition.find),
    ((empty_selector.CHECK,), empty_selector.find),
    ((unset_cell.CHECK,), unset_cell.find),
    ((event_in_vain.CHECK,), event_in_vain.find),
    ((inert_permission.CHECK,), inert_permission.find),
    ((choice_without_default.CHECK,), choice_without_default.find),
    ((endless_duration.CHECK,), endless_duration.find),
    ((undefined_term.CHECK,), undefined_term.find),
    ((ambiguity.CHECK,), ambiguity.find),
    ((clause_without_scenario.CHECK,), clause_without_scenario.find),
    ((unlawful_given.CHECK,), unlawful_given.find),
    ((idle_when.CHECK,), idle_when.find),
    ((passes_without_clause.CHECK,), passes_without_clause.find),
    ((failing_scenario.CHECK,), failing_scenario.find),
    ((stale_ruling.CHECK,), stale_ruling.find),
)

ALL: tuple[Check, ...] = tuple(sorted((c for checks, _ in CHECKS for c in checks), key=lambda c: c.code))
