"""How grave a finding is: its defect, and how far the state that shows it is known to come about.

What needs no state (the text, a proof over all of them) is as grave as its check says. What one shows is never graver.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rulewright.book.model import Book, Clause
from rulewright.checks import ALL
from rulewright.evidence.findings import Finding, Severity, Tier

MOST = {  # by how far its state is known to come about
    Tier.SEEN: Severity.ERROR,
    Tier.REACHED: Severity.ERROR,
    Tier.INVARIANT: Severity.WARNING,
    Tier.UNKNOWN: Severity.WARNING,
    Tier.LAWFUL: Severity.NOTE,
}
CONTRADICTIONS = frozenset(c.code for c in ALL if c.contradiction)


def weighed(book: Book, finding: Finding) -> Finding:
    """A finding that is no graver than what is known of its state allows; a contradiction in one place stays one."""
    if finding.tier is None or (finding.code in CONTRADICTIONS and in_one_place(book, finding.clauses)):
        return finding
    most = MOST[finding.tier]
    if most.rank <= finding.severity.rank:
        return finding
    return replace(finding, severity=most, lowered_from=finding.severity)


def in_one_place(book: Book, clauses: Iterable[str]) -> bool:
    """Whether some clauses stand in one section or belong to one event."""
    told = [book.clauses[clause] for clause in clauses if clause in book.clauses]
    sections = {clause.section for clause in told}
    events = {_event(book, clause) for clause in told}
    return len(sections) <= 1 or (len(events) == 1 and "" not in events)


def _event(book: Book, clause: Clause) -> str:
    return book.sections[clause.section].event or book.pages[clause.page].event
