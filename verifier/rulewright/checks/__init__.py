"""The checks, each in a file of its own beside the page that explains it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rulewright.checks.conflict import (
    contradictory_act,
    contradictory_outcome,
    disposition_conflict,
    exclusive_keeps,
    exclusive_obligations,
    harmless_overlap,
    joint_conflict,
    kept_condition,
    overlap,
    permission_vs_prohibition,
    shortage,
    unmet_demand,
)
from rulewright.checks.idle import (
    dead_clause,
    duplicate_clause,
    event_in_vain,
    idle_ban,
    idle_priority,
    idle_when,
    impossible_act,
    inert_permission,
    never_decides,
    pre_empted_clause,
    redundant_clause,
    stillborn,
    unmeetable_obligation,
    unreachable_clause,
    unreachable_row,
    vacuous_requirement,
)
from rulewright.checks.lawful import (
    breaks_law,
    broken_definition,
    false_confirmation,
    masked_contradiction,
    out_of_range,
    permitted_illegal,
    restated_otherwise,
    unlawful_act,
    unlawful_given,
)
from rulewright.checks.order import (
    circular_prerequisites,
    endless_chain,
    endless_draw,
    endless_duration,
    never_ends,
    order,
    overwritten_step,
    phase_order,
    undischargeable_event,
    unordered,
    unreachable_event,
)
from rulewright.checks.scenarios import clause_without_scenario, failing_scenario, passes_without_clause
from rulewright.checks.silence import (
    ambiguity,
    assumed_order,
    assumed_priority,
    assumption,
    choice_without_default,
    empty_selector,
    end_mismatch,
    gap,
    stale_ruling,
    table_edge,
    unset_cell,
    unstated_disposition,
    untold_report,
)
from rulewright.checks.text import (
    component_counts,
    dangling_reference,
    date_outside_period,
    deciding_note,
    near_equal_names,
    numbering,
    stale_source,
    undefined_term,
)
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding

Find = Callable[[Context], Iterator[Finding]]

CHECKS: tuple[tuple[tuple[Check, ...], Find], ...] = (
    ((dangling_reference.CHECK,), dangling_reference.find),
    ((numbering.CHECK,), numbering.find),
    ((component_counts.CHECK,), component_counts.find),
    ((shortage.CHECK,), shortage.find),
    ((date_outside_period.CHECK,), date_outside_period.find),
    ((near_equal_names.CHECK,), near_equal_names.find),
    ((stale_source.CHECK,), stale_source.find),
    ((phase_order.CHECK,), phase_order.find),
    ((dead_clause.CHECK,), dead_clause.find),
    ((never_decides.CHECK,), never_decides.find),
    ((pre_empted_clause.CHECK,), pre_empted_clause.find),
    ((vacuous_requirement.CHECK,), vacuous_requirement.find),
    ((impossible_act.CHECK,), impossible_act.find),
    ((idle_ban.CHECK,), idle_ban.find),
    ((unmeetable_obligation.CHECK,), unmeetable_obligation.find),
    ((unreachable_clause.CHECK,), unreachable_clause.find),
    ((idle_priority.CHECK,), idle_priority.find),
    ((unreachable_row.CHECK,), unreachable_row.find),
    ((never_ends.CHECK,), never_ends.find),
    ((duplicate_clause.CHECK,), duplicate_clause.find),
    ((redundant_clause.CHECK,), redundant_clause.find),
    ((disposition_conflict.CHECK,), disposition_conflict.find),
    ((contradictory_outcome.CHECK,), contradictory_outcome.find),
    ((permission_vs_prohibition.CHECK,), permission_vs_prohibition.find),
    ((overlap.CHECK,), overlap.find),
    ((harmless_overlap.CHECK,), harmless_overlap.find),
    ((unmet_demand.CHECK,), unmet_demand.find),
    ((exclusive_obligations.CHECK,), exclusive_obligations.find),
    ((exclusive_keeps.CHECK,), exclusive_keeps.find),
    ((joint_conflict.CHECK,), joint_conflict.find),
    ((breaks_law.CHECK,), breaks_law.find),
    ((permitted_illegal.CHECK,), permitted_illegal.find),
    ((unlawful_act.CHECK,), unlawful_act.find),
    ((out_of_range.CHECK,), out_of_range.find),
    ((masked_contradiction.CHECK,), masked_contradiction.find),
    ((false_confirmation.CHECK,), false_confirmation.find),
    ((contradictory_act.CHECK,), contradictory_act.find),
    ((restated_otherwise.CHECK,), restated_otherwise.find),
    ((kept_condition.CHECK,), kept_condition.find),
    ((broken_definition.CHECK,), broken_definition.find),
    ((stillborn.CHECK,), stillborn.find),
    ((end_mismatch.CHECK,), end_mismatch.find),
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
    ((circular_prerequisites.CHECK,), circular_prerequisites.find),
    ((unreachable_event.CHECK,), unreachable_event.find),
    ((undischargeable_event.CHECK,), undischargeable_event.find),
    ((order.CHECK,), order.find),
    ((overwritten_step.CHECK,), overwritten_step.find),
    ((unordered.CHECK,), unordered.find),
    ((endless_draw.CHECK,), endless_draw.find),
    ((endless_chain.CHECK,), endless_chain.find),
    ((ambiguity.CHECK,), ambiguity.find),
    ((assumed_order.CHECK,), assumed_order.find),
    ((assumed_priority.CHECK,), assumed_priority.find),
    ((assumption.CHECK,), assumption.find),
    ((untold_report.CHECK,), untold_report.find),
    ((deciding_note.CHECK,), deciding_note.find),
    ((clause_without_scenario.CHECK,), clause_without_scenario.find),
    ((unlawful_given.CHECK,), unlawful_given.find),
    ((idle_when.CHECK,), idle_when.find),
    ((passes_without_clause.CHECK,), passes_without_clause.find),
    ((failing_scenario.CHECK,), failing_scenario.find),
    ((stale_ruling.CHECK,), stale_ruling.find),
)

ALL: tuple[Check, ...] = tuple(sorted((c for checks, _ in CHECKS for c in checks), key=lambda c: c.code))
PAGES = {check.code: Path(sys.modules[find.__module__].__file__ or "") for checks, find in CHECKS for check in checks}


def page_path(check: Check) -> Path:
    """Where the page that explains a check is: beside its module."""
    return PAGES[check.code].with_suffix(".md")
