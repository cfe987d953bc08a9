"""Findings that need no state: what is wrong can be read off the page."""

from __future__ import annotations

from rules.model import Clause
from verifier.context import Context
from verifier.findings import Check, Finding, fingerprint


def plain(context: Context, check: Check, clause: Clause, message: str, cures: tuple[str, ...], cell: str) -> Finding:
    """A finding on one clause; ``cell`` tells it from others of the same check there."""
    return Finding(
        check.code,
        check.name,
        check.severity,
        context.book.id,
        (clause.id,),
        message,
        cures=cures,
        fingerprint=fingerprint(check.code, (clause.id,), cell),
        positions=(clause.position,),
    )
