"""What a person has decided on a choice that the text leaves open: the finding on it is ruled."""

from __future__ import annotations

from dataclasses import replace

from rulewright.book.model import Book
from rulewright.evidence.findings import Finding


def as_decided(book: Book, finding: Finding, clause: str, choice: str) -> Finding:
    """A finding on a reading that was adopted or on an assumption, ruled where that is decided to be what is meant."""
    because = next((m.because for m in book.meanings if (m.clause, m.told) == (clause, choice)), "")
    return replace(finding, status="ruled", reason=because) if because else finding
