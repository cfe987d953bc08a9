"""Reports as text: for a reader at a terminal, in one line each, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from verifier.findings import Finding, Severity
from verifier.run import Report

Paint = Callable[[str, str], str]
COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


def plain(text: str, _: str) -> str:
    """The text without colour."""
    return text


def full(report: Report, paint: Paint = plain) -> str:
    """Every finding with its evidence, then a summary."""
    return "\n".join([*(full_finding(f, report, paint) for f in report.findings), *tail(report, paint)]) + "\n"


def full_finding(finding: Finding, report: Report, paint: Paint) -> str:
    """One finding with its evidence."""
    place = str(finding.positions[0]) if finding.positions else ""
    parties = " × ".join(finding.clauses)
    head = paint(f"{finding.severity.value} {finding.code} {finding.name}", COLOURS[finding.severity])
    lines = [place, f"{head}  {parties}", f"  {finding.message}"]
    width = max((len(c) for c in finding.clauses), default=0)
    books = {b.book.id: b.book for b in report.books}
    for clause in finding.clauses:
        said = books[finding.book].clauses[clause].says if clause in books[finding.book].clauses else ""
        lines.append(f"    {clause:<{width}}  {said}")
        if clause in finding.demands and finding.demands[clause] != said:
            lines.append(f"    {'':<{width}}  → {finding.demands[clause]}")
    lines += [f"  Missing: {r}" for r in finding.region]
    if finding.witness:
        lines.append(f"  For example: {'; '.join(finding.witness)}.")
    elif finding.scenario:
        lines.append("  For example: in the state at the start of the game.")
    if finding.core:
        lines.append(f"  Because of: {'; '.join(finding.core)}.")
    if finding.related:
        lines.append(f"  See also: {', '.join(finding.related)}.")
    lines += [f"  {'To settle it:' if i == 0 else '          or:'} {cure}" for i, cure in enumerate(finding.cures)]
    if finding.scenario:
        lines.append(f"  Replay: rulewright explain {finding.fingerprint} --scenario")
    return "\n".join(lines) + "\n"


def concise(report: Report, paint: Paint = plain) -> str:
    """One line for each finding, then a summary."""
    lines = []
    for f in report.findings:
        place = f.positions[0] if f.positions else ""
        code = paint(f"{f.severity.value} {f.code}", COLOURS[f.severity])
        lines.append(f"{place}: {code} {f.name} {' × '.join(f.clauses)}: {f.message}")
    return "\n".join([*lines, *tail(report, paint)]) + "\n"


def tail(report: Report, paint: Paint) -> list[str]:
    """What was not decided, and the figures."""
    lines = [
        paint(f"undecided {u.code}  {' × '.join(u.clauses)}: {u.reason}", "magenta") for u in report.undecided
    ]
    counts = {s: sum(f.severity is s for f in report.findings) for s in Severity}
    told = ", ".join(_many(n, s.value) for s, n in counts.items())
    clauses = sum(len(b.book.clauses) for b in report.books)
    books = f"{_many(len(report.books), 'book')}, {_many(clauses, 'clause')}"
    lines.append(f"{books}: {told}, {len(report.undecided)} undecided.")
    return lines


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
        "undecided": [{"code": u.code, "clauses": list(u.clauses), "reason": u.reason} for u in report.undecided],
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
        "cures": list(finding.cures),
        "fingerprint": finding.fingerprint,
        "status": finding.status,
        "locations": [{"path": p.path, "line": p.line, "column": p.column} for p in finding.positions],
    }


FORMATS: dict[str, Callable[[Report, Paint], str]] = {
    "full": full,
    "concise": concise,
    "json": lambda report, _: as_json(report),
}
