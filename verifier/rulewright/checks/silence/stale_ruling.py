"""A ruling settles nothing: without it the verifier finds no more between its two clauses."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks.shared.pairs import names_of
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Settlement, Severity, Unsettled, fingerprint

CHECK = Check(
    "RW802",
    "stale-ruling",
    Severity.NOTE,
    "A ruling settles nothing: without it there is no finding between its clauses.",
)


def find(context: Context) -> Iterator[Finding]:
    """The rulings that settle nothing; one that may settle something undecided is told as undecided."""
    from rulewright.checks.conflict.settlement import settlements

    for settled in settlements(context):
        parties = names_of(settled.ruling.prevails, settled.ruling.over)
        if settled.findings:
            continue
        if settled.doubt:
            context.undecided.append(Unsettled(CHECK.code, context.book.id, parties, settled.doubt))
        else:
            yield finding(context, settled, parties)


def finding(context: Context, settled: Settlement, parties: tuple[str, ...]) -> Finding:
    """The finding on a ruling."""
    ruling = settled.ruling
    return Finding(
        CHECK.code,
        CHECK.name,
        CHECK.severity,
        context.book.id,
        parties,
        f"The ruling that {ruling.prevails} prevails over {ruling.over} settles nothing.",
        cures=("Remove the ruling.", "Mend its clauses, where they were meant to collide."),
        fingerprint=fingerprint(CHECK.code, parties, f"{ruling.prevails} over {ruling.over}"),
        positions=(ruling.position, *context.positions(parties)),
    )
