"""An act that a clause permits leads from a lawful state to one that breaks a law."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import AnchorKind, Book, NormKind, Part
from rulewright.checks.lawful.breaks_law import broken_by
from rulewright.checks.shared.doings import Happening, spoken
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check(
    "RW313",
    "permitted-illegal",
    Severity.WARNING,
    "A clause permits an act that leads from a lawful state to one that breaks a law of the game.",
)


def find(context: Context) -> Iterator[Finding]:
    """The laws that a permitted act can break, where it can be done and nothing forbids it."""
    yield from broken_by(context, permitted, CHECK)


def permitted(book: Book, part: Part) -> Iterator[Happening]:
    """The acts that a part permits."""
    if part.anchor.kind is AnchorKind.STANDING:
        yield from spoken(book, part, NormKind.PERMIT)
