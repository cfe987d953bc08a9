"""The numbers of the clauses of a section leave one out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.book.model import Section
from rulewright.checks.shared.plain import plain
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity

CHECK = Check("RW102", "numbering", Severity.NOTE, "The numbers of the clauses of a section leave one out.")
_NUMBERED = re.compile(r"(.*[./])([0-9]{1,3})")


def find(context: Context) -> Iterator[Finding]:
    """Clauses whose predecessor by number is missing; rows and cases are numbered by what they state."""
    book = context.book
    if not book.numbering:
        return
    deleted = book.amended().keys() - book.clauses.keys()
    for section in book.sections.values():
        for stem, numbers in numbered(section).items():
            for number in numbers:
                clause = book.clauses[f"{stem}{number}"]
                before = next((n for n in range(number - 1, 0, -1) if f"{stem}{n}" not in deleted), 0)
                if number > min(numbers) and before not in numbers and not clause.parent:
                    message = f"{stem}{before} is missing before it."
                    cure = ("Renumber the clauses, or restore the one that is missing.",)
                    yield plain(context, CHECK, clause, message, cure, str(number))


def numbered(section: Section) -> dict[str, list[int]]:
    """The numbers in use in a section by what stands before them; those of three digits at most."""
    found: dict[str, list[int]] = {}
    for clause in section.clauses:
        match = _NUMBERED.fullmatch(clause)
        if match and str(int(match[2])) == match[2]:
            found.setdefault(match[1], []).append(int(match[2]))
    return found
