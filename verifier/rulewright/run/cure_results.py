"""Cures of a finding, kept as long as no clause brings about anything else: another one may be what a cure opens."""

from __future__ import annotations

from rulewright.book.model import Book
from rulewright.evidence.examples import proved_before
from rulewright.evidence.findings import Finding, Query, may_be_cured
from rulewright.memo.per_book import for_a_book
from rulewright.reach.cone_digest import consulted
from rulewright.reach.outcomes import Hearing, hashed, part_hash
from rulewright.run.unit_results import cures_of
from rulewright.run.units import Case, cure

Cures = tuple[tuple[str, ...], tuple[str, ...]]  # all that are told, and those of them that are proved


def cured(
    case: Case, finding: Finding, query: Query | None, numbers: tuple[int, ...], hearing: Hearing | None = None
) -> Cures:
    """The cures of a finding of some checks; ``query`` led to it, where that was kept."""
    before = proved_before(case.examples, finding)
    if before == () or not may_be_cured(finding):
        return finding.cures, finding.proved_cures
    if case.memory is None:
        return _proved(case, finding, query, numbers, before, hearing)
    key = f"cures {finding.fingerprint} {finding.cures} {before} {spoken(case.book)} {case.played}"
    known = cures_of(case.memory.told(key))
    if known is None:
        known = _proved(case, finding, query, numbers, before, hearing)
        case.memory.keep_told(key, {"cures": known})
    return known


def _proved(
    case: Case,
    finding: Finding,
    query: Query | None,
    numbers: tuple[int, ...],
    before: tuple[str, ...] | None,
    hearing: Hearing | None,
) -> Cures:
    answer = cure(case, finding, query, numbers, before, hearing)
    return answer.cures, answer.proved_cures


@for_a_book
def spoken(book: Book) -> str:
    """A hash of all that clauses bring about, and of the model: of what findings can come and go by."""
    said = [consulted(book).always]
    for clause in book.clauses.values():
        parts = (*clause.parts, *clause.alternatives, *clause.confirms, *clause.restated)
        if parts or clause.table is not None:
            said.append(repr((clause.id, clause.kind, clause.parent, clause.table, clause.selections)))
            said += (part_hash(book, part) for part in parts)
    return hashed(said)
