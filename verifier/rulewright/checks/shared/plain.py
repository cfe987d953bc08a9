"""Findings that need no state: what is wrong can be read off the page, or is proved."""

from __future__ import annotations

from typing import Any

from rulewright.book.model import Clause
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, fingerprints


def plain(
    context: Context, check: Check, clause: Clause, message: str, cures: tuple[str, ...], cell: str, matter: str = ""
) -> Finding:
    """A finding on one clause; ``cell`` and ``matter`` tell it from others of the same check there."""
    return stated(context, check, (clause.id,), message, cures=cures, cell=cell, matter=matter)


def stated(
    context: Context,
    check: Check,
    parties: tuple[str, ...],
    message: str,
    moment: str = "",
    *,
    cell: str,
    matter: str | None = None,
    worded: bool = False,
    **more: Any,
) -> Finding:
    """A finding on some clauses, where they stand; ``more`` are further fields of the finding."""
    names = fingerprints(context.book, check.code, parties, cell, matter, worded)
    return Finding(
        check.code,
        check.name,
        check.severity,
        context.book.id,
        parties,
        message,
        moment,
        fingerprint=names.fingerprint,
        former=names.former,
        positions=context.positions(parties),
        **more,
    )
