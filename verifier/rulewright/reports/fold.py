"""Findings of one defect as one entry: what one clause is told of with several others, the most believable first.

What a check says of many clauses, each by itself, in the same words and without evidence (no scenario plays it, it is a
draft) is one entry of a book too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.evidence.findings import Finding, Severity, Tier

RANKS = {severity: rank for rank, severity in enumerate((Severity.ERROR, Severity.WARNING, Severity.NOTE))}


@dataclass(frozen=True, slots=True)
class Fold:
    """A finding, and those of the same check in which the same clause demands the same of other clauses.

    Or those that say the same of other clauses, each by itself.
    """

    shown: Finding
    like: tuple[Finding, ...] = ()
    clause: str = ""  # the clause that they share; nothing where they share none

    @property
    def others(self) -> tuple[str, ...]:
        """The clauses with which it is so too, in the order of the text."""
        return tuple(dict.fromkeys(c for f in self.like for c in f.clauses if c != self.clause))


def folds(findings: Iterable[Finding]) -> list[Fold]:
    """The findings in entries, the most believable first; of two clauses the one that is told of more is shared."""
    listed = list(findings)
    often = Counter((f.book, f.code, clause) for f in listed for clause in f.clauses if len(f.clauses) == 2)
    entries: dict[tuple[str, ...], list[Finding]] = {}
    for finding in listed:
        entries.setdefault(_key(finding, often), []).append(finding)
    folded = [_fold(key[2], sorted(some, key=belief)) for key, some in entries.items()]
    return sorted(folded, key=lambda fold: belief(fold.shown))


def _fold(clause: str, some: list[Finding]) -> Fold:
    return Fold(some[0], tuple(sorted(some[1:], key=lambda f: f.sort_key)), clause)


def belief(finding: Finding) -> tuple[object, ...]:
    """The order in which findings are believed: how grave, how far play is known to lead there, then their place."""
    way = finding.tier.rank if finding.tier is not None else len(Tier)
    return (RANKS[finding.severity], way, not finding.replayed, finding.sort_key)


def _key(finding: Finding, often: Counter[tuple[str, str, str]]) -> tuple[str, ...]:
    alone = (finding.book, finding.code, "", finding.fingerprint)
    if len(finding.clauses) == 1 and not any((finding.witness, finding.scenario, finding.core, finding.demands)):
        return (finding.book, finding.code, "", finding.severity.value, finding.status, finding.message)
    if len(finding.clauses) != 2:
        return alone
    blamed = max(finding.clauses, key=lambda c: (often[finding.book, finding.code, c], c == finding.clauses[0]))
    demand = finding.demands.get(blamed)  # where it demands nothing, it is not known to be the same defect
    return (finding.book, finding.code, blamed, demand) if demand else alone
