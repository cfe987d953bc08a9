"""An act that a clause permits leads from a lawful state to one that breaks a law."""

from __future__ import annotations

from collections.abc import Iterator

from rules.model import AnchorKind, NormKind
from verifier.checks.breaks_law import broken_by
from verifier.checks.doings import spoken
from verifier.context import Context
from verifier.findings import Check, Finding, Severity

CHECK = Check(
    "RW313",
    "permitted-illegal",
    Severity.WARNING,
    "A clause permits an act that leads from a lawful state to one that breaks a law of the game.",
)


def find(context: Context) -> Iterator[Finding]:
    """The laws that a permitted act can break, where it can be done and nothing forbids it."""
    standing = [p for p in context.book.parts() if p.anchor.kind is AnchorKind.STANDING]
    yield from broken_by(context, (h for p in standing for h in spoken(context.book, p, NormKind.PERMIT)), CHECK)
