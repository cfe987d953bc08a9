"""Reports as text: for a reader at a terminal, in one line each, as JSON, and the table of all formats."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.evidence.findings import Finding, Severity, Unsettled, comes_about, told_cures
from rulewright.files.library import in_command
from rulewright.language.inert import inert, inert_line
from rulewright.reports.fold import Fold, folds
from rulewright.reports.github import as_github
from rulewright.reports.junit import as_junit
from rulewright.reports.sarif import as_sarif
from rulewright.run.accounts import Account, Standing
from rulewright.run.run import Report

SCHEMA = Path(__file__).parent / "schemas" / "report.json"  # of the JSON
MISSING = ("gap", "table-edge")  # the checks whose region is what nothing covers; of others two cover it
MOST_NAMED = 40  # clauses with which a defect is there too
Paint = Callable[[str, str], str]
SHORTLY = {
    Standing.TOLD: "told",
    Standing.AMBIGUITY: "told as ambiguous",
    Standing.ASSUMPTION: "told as assumed",
    Standing.STRUCK: "struck out",
    Standing.NO_STATE: "of no lawful state (proved)",
    Standing.UNTOLD: "told by nothing",
    Standing.NOT_ASKED: "not asked, as not all checks ran",
}
COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


def plain(text: str, _: str) -> str:
    """The text without colour."""
    return text


def full(report: Report, paint: Paint = plain, every: bool = False) -> str:
    """Each open defect with its evidence, how many findings are known or ruled, what is undecided, then a summary.

    With ``every`` each finding of a defect is told, in the order of the text, and each known one in a line.
    """
    found = [f for f in report.findings if f.status == "open"]
    if every:
        return "\n".join([*(full_finding(f, report, paint) for f in found), *tail(report, paint)]) + "\n"
    shown = [full_finding(fold.shown, report, paint, so_too(fold)) for fold in folds(found)]
    return "\n".join([*shown, *settled(report), *left_open(report, paint), *summed_up(report), figures(report)]) + "\n"


def so_too(fold: Fold) -> list[str]:
    """With which other clauses a defect is there too."""
    many = f" ({_many(len(fold.like), 'finding')} more: 'rulewright check --all' tells each)"
    named = [*fold.others[:MOST_NAMED], *(("…",) if len(fold.others) > MOST_NAMED else ())]
    return [f"  So too with: {', '.join(named)}{many}."] if fold.like else []


def settled(report: Report) -> list[str]:
    """How many findings of each check are known or ruled."""
    lines = []
    for status in ("baselined", "ruled"):
        codes = Counter(f.code for f in report.findings if f.status == status)
        told = ", ".join(f"{number} {code}" for code, number in sorted(codes.items()))
        lines += [f"{status}: {told} ('rulewright check --all' tells each with its reason)", ""] if codes else []
    return lines


def full_finding(finding: Finding, report: Report, paint: Paint, beside: Sequence[str] = ()) -> str:
    """One finding with its evidence, and what is said beside."""
    place = str(finding.positions[0]) if finding.positions else ""
    head = paint(f"{finding.severity.value} {finding.code} {finding.name}", COLOURS[finding.severity])
    lines = [f"  {finding.message}"]
    width = max((len(c) for c in finding.clauses), default=0)
    books = {b.book.id: b.book for b in report.books}
    for clause in finding.clauses:
        said = books[finding.book].clauses[clause].says if clause in books[finding.book].clauses else ""
        lines.append(f"    {clause:<{width}}  {said}")
        if clause in finding.demands and finding.demands[clause] != said:
            lines.append(f"    {'':<{width}}  → {finding.demands[clause]}")
    lines += [f"  {'Missing' if finding.name in MISSING else 'Both'}: {r}" for r in finding.region]
    if finding.witness or finding.scenario:
        lines.append(f"  For example: {example(finding)}.")
    if finding.scenario and finding.moment:
        lines.append(f"  When: {finding.moment}.")
    elif then := shown_at_once(finding):
        lines.append(f"  Then: {'; '.join(then)}.")
    if finding.path:
        lines.append(f"  The way there: {'; '.join(finding.path)}.")
    if finding.reach:
        lines.append(f"  {finding.reach}")
    if told := comes_about(finding):
        lines.append(f"  {told}")
    lines += [f"  {'Because of:' if i == 0 else ' ' * 11} {why}" for i, why in enumerate(finding.core)]
    if finding.related:
        lines.append(f"  See also: {', '.join(finding.related)}.")
    lines += beside
    cures = enumerate(told_cures(finding))
    lines += [f"  {'To settle it:' if i == 0 else '          or:'} {cure}" for i, cure in cures]
    if finding.status != "open":
        lines.append(f"  {finding.status.capitalize()}: {finding.reason}")
    if finding.scenario:
        printed = " --without-errata" if books[finding.book].printed else ""
        named = in_command(books[finding.book].path)
        lines.append(f"  Replay: rulewright explain {finding.fingerprint}{named} --scenario{printed}")
    top = [inert_line(place), f"{head}  {_one_line(parties(finding))}"]
    return "\n".join([*top, *(inert_line(" ".join(line.split("\n"))) for line in lines)]) + "\n"


def example(finding: Finding) -> str:
    """The state that shows a finding."""
    start = [] if finding.cells else ["in the state at the start of the game"]
    return ": ".join([*start, *(["; ".join(finding.witness)] if finding.witness else [])])


def shown_at_once(finding: Finding) -> list[str]:
    """What is so in the state that shows a finding, by its scenario: of whom and of what it is told."""
    _, _, thens = finding.scenario.partition("\n  Then ")
    return [line.strip().removeprefix("And ") for line in thens.splitlines()]


def concise(report: Report, paint: Paint = plain) -> str:
    """One line for each finding, with its fingerprint at the end, then a summary."""
    lines = []
    for f in (f for f in report.findings if f.status == "open"):
        place = inert_line(str(f.positions[0]) if f.positions else "")
        code = paint(f"{f.severity.value} {f.code}", COLOURS[f.severity])
        lines.append(f"{place}: {code} {f.name} {_one_line(f'{parties(f)}: {f.message}')} [{f.fingerprint}]")
    return "\n".join([*lines, *tail(report, paint)]) + "\n"


def tail(report: Report, paint: Paint) -> list[str]:
    """What is known or ruled, what was not decided, and the figures."""
    lines = [
        f"{paint(f'{f.status} {f.code}', 'blue')} {f.name}  {_one_line(f'{parties(f)}: {f.reason}')}"
        for f in report.findings
        if f.status != "open"
    ]
    lines += [paint(accounted(account), "blue") for account in report.accounts]
    lines += [""] if lines else []
    return [*lines, *left_open(report, paint), *summed_up(report), figures(report)]


def accounted(told: Account) -> str:
    """What has become of a report, in a line."""
    by = told.report.struck or ", ".join(f"{f.code} {parties(f)} [{f.fingerprint}]" for f in told.findings)
    said = f"{' × '.join(told.report.clauses)}: {told.report.says}" + (f" — {by}" if by else "")
    return f"report {told.report.id} {SHORTLY[told.standing]}  {_one_line(said)}"


def summed_up(report: Report) -> list[str]:
    """What has become of the reports, in numbers."""
    counts = Counter(account.standing for account in report.accounts)
    told = [f"{counts[standing]} {words}" for standing, words in SHORTLY.items() if counts[standing]]
    return [f"{_many(counts.total(), 'report')}: {', '.join(told)}"] if told else []


def left_open(report: Report, paint: Paint) -> list[str]:
    """A line for each question that was not decided."""
    return [paint(f"undecided {u.code}  {_one_line(undecided(u))}", "magenta") for u in report.undecided]


def undecided(told: Unsettled) -> str:
    """A question that stays open in words, with the fingerprint that an entry of a baseline has to name."""
    return f"{parties(told)}: {told.why}" + (f" [{told.finding}]" if told.finding else "")


def figures(report: Report) -> str:
    """What was found, in numbers; known and ruled findings are counted apart."""
    counts = {s: sum(f.severity is s and f.status == "open" for f in report.findings) for s in Severity}
    told = ", ".join(_many(n, s.value) for s, n in counts.items())
    clauses = sum(len(b.book.clauses) for b in report.books)
    books = f"{_many(len(report.books), 'book')}, {_many(clauses, 'clause')}{_errata(report)}"
    apart = [(sum(f.status == s for f in report.findings), s) for s in ("baselined", "ruled")]
    beside = "".join(f", {n} {s}" for n, s in apart if n)
    known = sum(bool(u.known) for u in report.undecided)
    left = f"{len(report.undecided)} undecided" + (f" ({known} of them known)" if known else "")
    cut = f" Only what concerns {report.only}." if report.only else ""
    cut += " Only what the last check did not tell." if report.new else ""
    return f"{books}: {told}, {left}{beside}.{cut}"


def _errata(report: Report) -> str:
    """How many errata the books were read with, or that some were left out."""
    number = sum(len(b.book.errata) for b in report.books)
    if any(b.book.printed for b in report.books):
        return " as printed"
    return f", {number} {'erratum' if number == 1 else 'errata'}" if number else ""


def parties(told: Finding | Unsettled) -> str:
    """The clauses that something is told of."""
    return " × ".join(told.clauses)


def _one_line(text: str) -> str:
    return inert_line(" ".join(text.split()))


def _many(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def as_json(report: Report) -> str:
    """The report in its public format, see ``schemas/report.json``."""
    stats = {
        "clauses": sum(len(b.book.clauses) for b in report.books),
        "pairs": report.total("pairs"),
        "candidates": report.total("candidates"),
    }
    data = {
        "version": 1,
        "books": [b.book.id for b in report.books],
        "stats": stats,
        "findings": [finding_data(f) for f in report.findings],
        "undecided": [
            {
                "code": u.code,
                "clauses": list(u.clauses),
                "reason": u.reason,
                "fingerprint": u.finding,
                "known": u.known,
            }
            for u in report.undecided
        ],
        "reports": [account_data(b.book.id, account) for b in report.books for account in b.accounts],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def finding_data(finding: Finding) -> dict[str, Any]:
    """A finding as plain data."""
    return {
        "code": finding.code,
        "name": finding.name,
        "severity": finding.severity.value,
        "book": finding.book,
        "clauses": list(finding.clauses),
        "related": list(finding.related),
        "message": finding.message,
        "moment": finding.moment,
        "witness": list(finding.witness),
        "demands": dict(finding.demands),
        "core": list(finding.core),
        "region": list(finding.region),
        "scenario": finding.scenario,
        "replayed": finding.replayed,
        "path": list(finding.path),
        "reach": finding.reach,
        "tier": finding.tier.value if finding.tier is not None else "",
        "lowered_from": finding.lowered_from.value if finding.lowered_from is not None else "",
        "granted": list(finding.granted),
        "record": finding.record,
        "never": finding.never.value if finding.never is not None else "",
        "cures": list(finding.cures),
        "proved_cures": list(finding.proved_cures),
        "fingerprint": finding.fingerprint,
        "status": finding.status,
        "reason": finding.reason,
        "locations": [{"path": p.path, "line": p.line, "column": p.column} for p in finding.positions],
    }


def account_data(book: str, account: Account) -> dict[str, Any]:
    """What has become of a report, as plain data."""
    told = account.report
    return {
        "report": told.id,
        "book": book,
        "clauses": list(told.clauses),
        "says": told.says,
        "seen": told.seen,
        "state": [c.text for c in told.state],
        "expected": list(told.told_by),
        "struck": told.struck,
        "standing": account.standing.value,
        "findings": [f.fingerprint for f in account.findings],
        "location": {"path": told.position.path, "line": told.position.line, "column": told.position.column},
    }


@dataclass(frozen=True, slots=True)
class Look:
    """What a format is told beside the report: colours, the mildest severity that fails a run, if all is told."""

    paint: Paint = plain
    fail_on: Severity = Severity.WARNING
    every: bool = False


FORMATS: dict[str, Callable[[Report, Look], str]] = {
    "full": lambda report, look: full(report, look.paint, look.every),
    "concise": lambda report, look: concise(report, look.paint),
    "json": lambda report, _: inert(as_json(report)),
    "sarif": lambda report, _: inert(as_sarif(report)),
    "junit": lambda report, look: inert(as_junit(report, look.fail_on)),
    "github": lambda report, _: as_github(report, figures(report)),
}
ONE_LINE = ("full", "concise", "github")  # formats that tell a known finding in one line
COLOURED = ("full", "concise")
WITH_ERRORS = ("sarif", "junit", "github")  # formats that tell the errors of books too
