"""A clause refers to something that is neither in the book nor declared to lie outside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from rulewright.book.model import Book
from rulewright.checks.shared.plain import plain
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.phrasing.parse import nearest

CHECK = Check(
    "RW101",
    "dangling-reference",
    Severity.WARNING,
    "A clause refers to something that is neither in the book nor declared to lie outside it.",
)


def find(context: Context) -> Iterator[Finding]:
    """References that lead nowhere."""
    book = context.book
    known, deleted = known_names(book), book.amended().keys()
    for clause in book.clauses.values():
        for ref in clause.refs:
            if ref in known or any(fnmatchcase(ref, pattern) for pattern in book.external):
                continue
            if ref in deleted:
                message, hint = f"It refers to '{ref}', which an erratum deleted.", "Amend it in an erratum too."
            else:
                message = f"It refers to '{ref}', which is not there."
                others = known - {clause.id, *prefixes(clause.id)}  # a clause does not refer to where it stands
                hint = nearest(ref, sorted(others)) or "Mend it, or list it under 'external' in book.yaml."
            yield plain(context, CHECK, clause, message, (hint,), ref)


def known_names(book: Book) -> set[str]:
    """Everything in a book that a clause can refer to: clauses and what they stand below, sections, pages, events."""
    known = {*book.clauses, *book.sections, *book.pages}
    known |= {prefix for clause in book.clauses for prefix in prefixes(clause)}
    if book.events is not None:
        known |= set(book.sorts[book.events.sort].members)
    return known


def prefixes(clause: str) -> list[str]:
    """What a clause's id stands below: a.b/c.d gives a.b/c, a.b and a."""
    found = []
    while match := re.search(r"[./][^./]*\Z", clause):
        clause = clause[: match.start()]
        found.append(clause)
    return found
