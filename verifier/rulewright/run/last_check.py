"""What the last check of a book told, by fingerprints, kept among what this user keeps: it hides findings, no more.

What a check did not ask about, or left out of its report, stays as it was told before; what is gone is forgotten, so
that it is new when it comes back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from rulewright.evidence.context import Memory
from rulewright.evidence.findings import Finding, Unsettled
from rulewright.run.run import BookReport, Report

Told = Mapping[str, str]  # what was told, by fingerprint, with the code of its check


@dataclass(frozen=True, slots=True)
class Turnover:
    """What has come and what has gone between two checks, each in the order of the text."""

    come: tuple[Finding, ...]
    gone: tuple[Finding, ...]


def name_of(told: Finding | Unsettled) -> str:
    """By what a finding or an open question is known again."""
    if isinstance(told, Finding):
        return told.fingerprint
    return f"undecided {told.finding or ' '.join(told.clauses)}"


def told_last(memory: Memory | None, printed: bool) -> Told | None:
    """What the last check told of the book of a memory; nothing where none is known."""
    kept = memory.told(_key(printed)).get("told") if memory is not None else None
    return {str(name): str(code) for name, code in kept.items()} if isinstance(kept, dict) else None


def keep_last(
    memory: Memory | None,
    printed: bool,
    before: Told | None,
    whole: BookReport,
    shown: BookReport,
    asked: frozenset[str],
) -> None:
    """Keep what a check of some codes told: of the ``whole`` that it found it has ``shown`` a part."""
    if memory is None:
        return
    found = _names(whole)
    stays = {n: c for n, c in (before or {}).items() if n in found or c not in asked}
    memory.keep_told(_key(printed), {"told": stays | _names(shown)})


def new_ones(report: BookReport, before: Told) -> BookReport:
    """What of a report the last check did not tell."""
    return replace(
        report,
        findings=[f for f in report.findings if name_of(f) not in before],
        undecided=[u for u in report.undecided if name_of(u) not in before],
        accounts=(),
    )


def change(before: Report, now: Report) -> Turnover:
    """What has come and gone among the open findings of two reports, of the books that could be read both times."""
    old, new = _open(before), _open(now)
    read = {b.book.id for b in before.books} & {b.book.id for b in now.books}
    come = tuple(f for name, f in new.items() if name not in old and f.book in read)
    return Turnover(come, tuple(f for name, f in old.items() if name not in new and f.book in read))


def _open(report: Report) -> dict[tuple[str, str], Finding]:
    return {(f.book, f.fingerprint): f for f in report.findings if f.status == "open"}


def _names(report: BookReport) -> dict[str, str]:
    told: Iterable[Finding | Unsettled] = (*report.findings, *report.undecided)
    return {name_of(one): one.code for one in told}


def _key(printed: bool) -> str:
    return f"last check{' as printed' if printed else ''}"
