"""The passage that a clause was made from reads otherwise than when the clause was written."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks.shared.plain import plain
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.passages import passage_hash

CHECK = Check(
    "RW107",
    "stale-source",
    Severity.WARNING,
    "The source passage of a clause has changed since the clause was written.",
)


def find(context: Context) -> Iterator[Finding]:
    """Clauses whose recorded hash is not that of their passage; none where no documents were given."""
    if context.passages is None:
        return
    for clause in context.book.clauses.values():
        source = clause.source
        if not source.hash:
            continue
        passage = context.passages.find(source)
        first, last = source.lines
        page = f"page {source.page}, " if source.page else ""
        place = f"{source.document}, {page}{f'line {first}' if first == last else f'lines {first}–{last}'}"
        if passage is None:
            cure = ("Correct the lines, or drop the clause if its passage is gone.",)
            yield plain(context, CHECK, clause, f"There is no such passage: {place}.", cure, "missing", place)
        elif passage_hash(passage) != source.hash:
            cure = (f"Read the passage again, amend the clause, and record the hash {passage_hash(passage)}.",)
            yield plain(
                context, CHECK, clause, f"The passage has changed: {place}.", cure, "changed", passage_hash(passage)
            )
