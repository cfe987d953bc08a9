"""What somebody has seen to be wrong with the text, and no finding tells."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Book, DefectReport
from rulewright.checks.shared.plain import stated
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity, fingerprints
from rulewright.language.expr import conj
from rulewright.solver.solve import GaveUp, Proved, Refuted
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW505",
    "untold-report",
    Severity.WARNING,
    "Somebody has seen a defect of the text that no finding tells.",
)
CURES = (
    "Encode the clauses as the text has them, so that a check tells it.",
    "Write it as 'readings' or 'assumes' of a clause.",
    "Name what tells it ('told by'), if something does.",
    "Strike it out with a reason ('struck').",
)
STATES = {True: "a lawful state is as it says", None: "whether a lawful state is as it says is not decided"}


def find(context: Context) -> Iterator[Finding]:
    """The reports that are not struck out, but for those whose state is proved to be that of no lawful game.

    What other findings tell of is left out where these are known, by ``rulewright.run.accounts``.
    """
    for report in context.book.reports:
        if report.struck:
            continue
        met = is_met(context, report) if report.state else True
        if met is not False:
            yield untold(context, report, (STATES[met],) if report.state else ())


def is_met(context: Context, report: DefectReport) -> bool | None:
    """Whether some lawful state is as a report says; nothing where that is not decided."""
    try:
        verdict = context.ask(conj([c.expr for c in report.state]), report.says)
    except (GaveUp, TooLarge):
        return None
    return False if isinstance(verdict, Proved) else True if isinstance(verdict, Refuted) else None


def name_of(book: Book, report: DefectReport) -> str:
    """The fingerprint of the finding on a report."""
    return fingerprints(book, CHECK.code, report.clauses, report.id, "").fingerprint


def untold(context: Context, report: DefectReport, core: tuple[str, ...]) -> Finding:
    """The finding on one report."""
    expected = f", which expects {', '.join(report.told_by)}" if report.told_by else ""
    return stated(
        context,
        CHECK,
        report.clauses,
        f"Nothing tells of the report {report.id}{expected}: {report.says}",
        core=(f"seen by {report.seen}", *core),
        witness=tuple(c.text for c in report.state),
        cures=CURES,
        cell=report.id,
        matter="",
    )
