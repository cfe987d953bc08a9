"""Passages of the source document stand in the book as drafts, and nobody has encoded them yet."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Kind
from rulewright.checks.shared.plain import stated
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check("RW111", "draft-clause", Severity.NOTE, "Clauses of a section are drafts: nobody has encoded them yet.")
CURE = "Say it in your own words under 'says', give its reading, and leave out 'kind: draft' or name another kind."


def find(context: Context) -> Iterator[Finding]:
    """The drafts of each section, told at the first of them."""
    book = context.book
    for section in book.sections.values():
        drafts = [c for name in section.clauses if (c := book.clauses[name]).kind is Kind.DRAFT]
        if drafts:
            names = tuple(clause.id for clause in drafts)
            many = f"{len(names)} clauses of {section.id} are drafts." if len(names) > 1 else "It is a draft."
            yield stated(
                context,
                CHECK,
                names[:1],
                many,
                cures=(CURE,),
                cell=section.id,
                matter=" ".join(names),
                related=names[1:],
            )
