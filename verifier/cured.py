"""Cures of a finding, kept as long as nothing has changed that the moments of its clauses may consult."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.model import Book, Part
from verifier.consulted import consulted
from verifier.examples import proved_before
from verifier.findings import Finding, Query, may_be_cured
from verifier.kept import cures_of
from verifier.units import Case, cure

Cures = tuple[tuple[str, ...], tuple[str, ...]]  # all that are told, and those of them that are proved


def cured(case: Case, finding: Finding, query: Query | None, numbers: tuple[int, ...]) -> Cures:
    """The cures of a finding of some checks; ``query`` led to it, where that was kept."""
    before = proved_before(case.examples, finding)
    if before == () or not may_be_cured(finding):
        return finding.cures, finding.proved_cures
    if case.memory is None:
        return _proved(case, finding, query, numbers, before)
    parts = consulted(case.book).by(parts_of(case.book, finding.clauses))
    key = f"cures {finding.fingerprint} {finding.cures} {before} {parts}"
    known = cures_of(case.memory.told(key))
    if known is None:
        known = _proved(case, finding, query, numbers, before)
        case.memory.keep_told(key, {"cures": known})
    return known


def _proved(
    case: Case, finding: Finding, query: Query | None, numbers: tuple[int, ...], before: tuple[str, ...] | None
) -> Cures:
    answer = cure(case, finding, query, numbers, before)
    return answer.cures, answer.proved_cures


def parts_of(book: Book, clauses: Iterable[str]) -> Iterator[Part]:
    """The parts of clauses in the order of the book, and those of the rows of tables in which these stand."""
    named = frozenset(clauses)
    tables = named | {p.group for c in named if c in book.clauses for p in book.clauses[c].parts if p.group}
    return (part for part in book.parts() if part.clause in named or part.group in tables)
