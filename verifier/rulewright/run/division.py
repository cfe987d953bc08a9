"""A run divided into units: the scenarios in batches, the clauses without which they pass, the checks, the cures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from rulewright.checks import CHECKS
from rulewright.checks.conflict.settlement import CODES
from rulewright.checks.lawful import breaks_law, masked_contradiction, permitted_illegal, unlawful_act
from rulewright.checks.order import circular_prerequisites, unreachable_event
from rulewright.evidence.findings import Finding
from rulewright.evidence.scenario_results import Played, Shown, passing_of, together
from rulewright.remedy.side_effects import hearing_of
from rulewright.run.cure_results import cured
from rulewright.run.unit_results import Kept, cures_of, played_data, played_of, portion_data, portion_of
from rulewright.run.units import Case, Portion, added, idle_clauses, portion, settling, shown, told_enough
from rulewright.run.workers import Work

BATCH = 50
TOGETHER = (  # what asks what another one has found or worked out
    (breaks_law.find, permitted_illegal.find, unlawful_act.find, masked_contradiction.find),
    (circular_prerequisites.find, unreachable_event.find),
)


def check_cases(
    cases: Sequence[Case], kept: Sequence[Kept], codes: frozenset[str], work: Work, progress: Callable[[str], None]
) -> list[Portion]:
    """What all checks of the codes find in each case, the largest books being begun with."""
    order = sorted(range(len(cases)), key=lambda n: -len(cases[n].book.clauses))
    seen = played(cases, kept, order, work, progress)
    calls = [(n, some) for n in order for some in grouped(codes)]
    names = [" ".join(c.code for k in some for c in CHECKS[k][0] if c.code in codes) for _, some in calls]
    known = [kept[n].recall(name, portion_of) for (n, _), name in zip(calls, names, strict=True)]
    known = [p if p and told_enough(cases[n], p) else None for (n, _), p in zip(calls, known, strict=True)]
    new = [call for call, answer in zip(calls, known, strict=True) if answer is None]
    shown_by = {n: replace(found, heard=()) for n, found in seen.items()}
    answers = work(portion, [(n, (some, codes, shown_by[n])) for n, some in new])
    found: dict[int, list[Portion]] = {n: [] for n in order}
    for (n, some), name, one in zip(calls, names, known, strict=True):
        progress(f"{cases[n].book.id}: {CHECKS[some[0]][0][0].name}")
        if one is None:
            one = next(answers)
            kept[n].keep(name, portion_data(one))
        found[n].append(one)
    asked = [n for n in order if not codes.isdisjoint(CODES) and all(p.settled is None for p in found[n])]
    for n, settled in zip(asked, work(settling, [(n, (shown_by[n],)) for n in asked]), strict=True):
        found[n].append(settled)
    return [replace(added(found[n]), heard=seen[n].heard) for n in range(len(cases))]


def grouped(codes: frozenset[str]) -> list[tuple[int, ...]]:
    """The numbers of the checks of the codes, those in one unit that are done together."""
    found: dict[object, list[int]] = {}
    for k, (checks, find) in enumerate(CHECKS):
        if not codes.isdisjoint(c.code for c in checks):
            found.setdefault(next((some for some in TOGETHER if find in some), k), []).append(k)
    return [tuple(run) for run in found.values()]


def cures(
    kept: Sequence[Kept], wanted: Sequence[tuple[int, Finding]], found: Sequence[Portion], work: Work
) -> Iterator[Finding]:
    """Findings of cases with cures that are proved."""
    open_to = [(n, f) for n, f in wanted if f.fingerprint in found[n].asked]
    known = [kept[n].recall(f"cures {f.fingerprint}", cures_of) for n, f in open_to]
    new = [call for call, answer in zip(open_to, known, strict=True) if answer is None]
    heard_by = (hearing_of(kept[n].book, kept[n].scenarios, f.clauses, found[n].heard) for n, f in new)
    calls = [
        (n, (f, found[n].asked[f.fingerprint], group_of(f.code), hearing))
        for (n, f), hearing in zip(new, heard_by, strict=True)
    ]
    answers = work(cured, calls)
    told = iter(known)
    for n, f in wanted:
        if f.fingerprint in found[n].asked:
            answer = next(told)
            if answer is None:
                answer = next(answers)
                kept[n].keep(f"cures {f.fingerprint}", {"cures": answer})
            f = replace(f, cures=answer[0], proved_cures=answer[1])
        yield f


def group_of(code: str) -> tuple[int, ...]:
    """The checks that find a defect of one code."""
    return grouped(frozenset([code]))[0]


def played(
    cases: Sequence[Case],
    memories: Sequence[Kept],
    order: Sequence[int],
    work: Work,
    progress: Callable[[str], None],
) -> dict[int, Played]:
    """What the scenarios of each case show, remembered if they were played before."""
    kept = {n: memories[n].recall("scenarios", played_of) for n in order}
    new = [n for n in order if kept[n] is None]
    for n in new:
        progress(f"{cases[n].book.id}: scenarios")
    runs = [(n, at) for n in new for at in batches(len(cases[n].scenarios))]
    seen: dict[int, list[Shown]] = {n: [] for n in new}
    for (n, _), part in zip(runs, work(shown, [(n, (at,)) for n, at in runs]), strict=True):
        seen[n].append(part)
    passing = {n: passing_of(cases[n].book, seen[n]) for n in new}
    trials = [(n, passing[n][at.start : at.stop]) for n in new for at in batches(len(passing[n]))]
    idle: dict[int, list[tuple[str, ...]]] = {n: [] for n in new}
    for (n, _), clauses in zip(trials, work(idle_clauses, [(n, (some,)) for n, some in trials]), strict=True):
        idle[n].append(clauses)
    for n in new:
        found = kept[n] = together(seen[n], idle[n])
        memories[n].keep("scenarios", played_data(found))
    return {n: found for n, found in kept.items() if found is not None}


def batches(total: int) -> list[range]:
    """The numbers up to a total in runs that are worth handing to another process."""
    return [range(at, min(at + BATCH, total)) for at in range(0, total, BATCH)]
