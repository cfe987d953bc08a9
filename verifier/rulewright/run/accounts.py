"""What becomes of each report of a book: which finding covers it, if any does.

A finding covers a report that names what it is told by (a check or the fingerprint of a finding) if it is such a
one, all clauses of the report are among its clauses and those related to it, and one of them is at fault. A report
that names nothing is covered by none, as much may be wrong with the same clauses: what may be meant is told with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from rulewright.book.model import Book, DefectReport
from rulewright.checks import ALL
from rulewright.checks.silence import ambiguity, assumed_order, assumed_priority, assumption, untold_report
from rulewright.checks.text import deciding_note
from rulewright.evidence.findings import Finding
from rulewright.language.errors import Problem
from rulewright.phrasing.parse import nearest
from rulewright.run.baseline import LISTED

FINGERPRINT = re.compile("[0-9a-f]{16}")
UNTOLD = untold_report.CHECK.code
OPEN_CHOICES = frozenset(c.CHECK.code for c in (assumption, assumed_order, assumed_priority))
NOT_OF_THE_TEXT = frozenset(c.code for c in ALL if c.code[:3] in ("RW7", "RW8")) | {UNTOLD, deciding_note.CHECK.code}
TELLING = frozenset(c.code for c in ALL) - NOT_OF_THE_TEXT


class Standing(Enum):
    """What has become of a report."""

    TOLD = "told"
    AMBIGUITY = "ambiguity"
    ASSUMPTION = "assumption"
    STRUCK = "struck"
    NO_STATE = "no state"  # proved: that of no lawful game
    UNTOLD = "untold"
    NOT_ASKED = "not asked"  # a check that may tell it did not run


@dataclass(frozen=True, slots=True)
class Account:
    """A report, what has become of it, and the findings that cover it."""

    report: DefectReport
    standing: Standing
    findings: tuple[Finding, ...] = ()


def accounts(book: Book, findings: Sequence[Finding], codes: frozenset[str]) -> tuple[Account, ...]:
    """What has become of each report where the checks of these codes found these findings."""
    left = {f.fingerprint for f in findings if f.code == UNTOLD}
    return tuple(account(r, findings, codes, untold_report.name_of(book, r) in left) for r in book.reports)


def account(report: DefectReport, findings: Iterable[Finding], codes: frozenset[str], untold: bool) -> Account:
    """What has become of a report, which is ``untold`` if nothing covers it and its state is not proved unlawful."""
    if report.struck:
        return Account(report, Standing.STRUCK)
    found = tuple(f for f in findings if covers(f, report))
    told_by = {f.code for f in found}
    if told_by - OPEN_CHOICES - {ambiguity.CHECK.code}:
        return Account(report, Standing.TOLD, found)
    if found:
        return Account(report, Standing.AMBIGUITY if told_by - OPEN_CHOICES else Standing.ASSUMPTION, found)
    if not (codes >= may_tell(report) and UNTOLD in codes):
        return Account(report, Standing.NOT_ASKED)
    return Account(report, Standing.UNTOLD if untold else Standing.NO_STATE)


def covers(finding: Finding, report: DefectReport) -> bool:
    """Whether a finding tells of a report."""
    own, named = set(finding.clauses), set(report.clauses)
    meant = not {finding.code, finding.name, finding.fingerprint}.isdisjoint(report.told_by)
    return meant and bool(own & named) and named <= own.union(finding.related)


def may_tell(report: DefectReport) -> frozenset[str]:
    """The codes of the checks that may cover a report."""
    named = frozenset(c.code for c in ALL if not {c.code, c.name}.isdisjoint(report.told_by))
    return TELLING if any(map(FINGERPRINT.fullmatch, report.told_by)) else named


def left_untold(book: Book, findings: Sequence[Finding], told: Iterable[Account]) -> list[Finding]:
    """The findings without those on reports that something else covers, or that may yet be covered."""
    untold = {untold_report.name_of(book, a.report): a.report for a in told if a.standing is Standing.UNTOLD}
    left = (f for f in findings if f.code != UNTOLD or f.fingerprint in untold)
    return [with_candidates(f, findings, untold[f.fingerprint]) if f.code == UNTOLD else f for f in left]


def with_candidates(untold: Finding, findings: Iterable[Finding], report: DefectReport) -> Finding:
    """The finding on a report, with those that may be meant: they are on clauses of it, or on it among others."""
    named = set(report.clauses)
    near = (f for f in findings if f.code in TELLING and (named >= set(f.clauses) or named <= set(f.clauses)))
    told = (f"it may be told by {f.code} {' × '.join(f.clauses)} [{f.fingerprint}]" for f in near if f.clauses)
    return replace(untold, core=(*untold.core, *told))


def unknown_tellers(book: Book) -> list[Problem]:
    """An error for each report that names what is neither a check nor a fingerprint."""
    known = [name for check in ALL if check.code not in NOT_OF_THE_TEXT for name in (check.code, check.name)]
    return [
        Problem(r.position, f"the report '{r.id}' cannot be told by '{name}'", nearest(name, known) or LISTED)
        for r in book.reports
        for name in r.told_by
        if name not in known and not FINGERPRINT.fullmatch(name)
    ]
