"""Reports as annotations of a GitHub workflow: the worst ten on the lines they are about, the rest in the summary."""

from __future__ import annotations

import html
import os
import re
from dataclasses import dataclass
from pathlib import Path

from rulewright.evidence.findings import Severity
from rulewright.language.errors import Position
from rulewright.language.inert import inert, inert_line
from rulewright.run.run import Report

MOST = 10  # more of them are not shown for one step
LARGEST = 1_000_000  # bytes of a summary; a larger one is refused
VARIABLE = "GITHUB_STEP_SUMMARY"
WORDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
MARKS = re.compile(r"([\\`*_{}\[\]()#+!|~-])")


@dataclass(frozen=True, slots=True)
class Annotation:
    """Something to tell, and where."""

    severity: Severity
    place: Position
    title: str
    message: str


def worst_first(report: Report) -> list[Annotation]:
    """What is wrong, worst first: errors of books, open findings, questions without an answer."""
    errors = [
        Annotation(Severity.ERROR, p.position, "error in the book", f"{p.message}\n{p.hint}".rstrip())
        for p in report.problems
    ]
    found = [
        Annotation(
            f.severity,
            f.positions[0] if f.positions else Position(),
            f"{f.code} {f.name}",
            f"{' × '.join(f.clauses)}: {f.message}",
        )
        for f in report.findings
        if f.status == "open"
    ]
    undecided = [
        Annotation(
            Severity.NOTE if u.known else Severity.WARNING,
            Position(),
            f"{u.code} undecided",
            f"{' × '.join(u.clauses)}: {u.why}",
        )
        for u in report.undecided
    ]
    return sorted([*errors, *found, *undecided], key=lambda a: a.severity.rank)


def as_github(report: Report, figures: str) -> str:
    """The first annotations as commands of the workflow, then the figures."""
    told = worst_first(report)
    lines = [command(a) for a in told[:MOST]]
    if len(told) > MOST:
        lines.append(f"{len(told) - MOST} more are in the summary of this step.")
    return "".join(f"{line}\n" for line in [*lines, plain_line(figures)])


def command(annotation: Annotation) -> str:
    """One annotation."""
    place = annotation.place
    facts = {"file": place.path, "line": place.line or "", "col": place.column or "", "title": annotation.title}
    told = ",".join(f"{name}={escaped_property(str(value))}" for name, value in facts.items() if value)
    return f"::{WORDS[annotation.severity]} {told}::{escaped(annotation.message)}"


def escaped(text: str) -> str:
    """A message of a command."""
    return inert(text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A"))


def escaped_property(text: str) -> str:
    """A property of a command."""
    return escaped(text).replace(":", "%3A").replace(",", "%2C")


def plain_line(text: str) -> str:
    """A line that is read as no command."""
    return inert_line(" ".join(text.split()))


def summary(report: Report, figures: str) -> str:
    """The report as Markdown: what is open beyond the annotations, then what is known and what is ruled."""
    parts = [f"## Rulewright\n\n{markdown(figures)}\n"]
    rest = worst_first(report)[MOST:]
    rows = [[WORDS[a.severity], a.title, str(a.place), a.message] for a in rest]
    parts += table("Not annotated", ["", "check", "place", "finding"], rows)
    for status, heading in (("baselined", "Known"), ("ruled", "Ruled")):
        known = [[f.code, " × ".join(f.clauses), f.reason] for f in report.findings if f.status == status]
        parts += table(heading, ["check", "clauses", "reason"], known)
    return _cut("\n".join(parts))


def table(heading: str, heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table under a heading; nothing without rows."""
    if not rows:
        return []
    lines = [heads, ["---"] * len(heads), *([markdown(c) for c in row] for row in rows)]
    return [f"### {heading}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)]


def markdown(text: str) -> str:
    """A text in which nothing is markup, on one line."""
    return MARKS.sub(r"\\\1", html.escape(inert_line(" ".join(text.split())), quote=False))


def _cut(text: str) -> str:
    if len(text.encode()) <= LARGEST:
        return text
    kept = text.encode()[:LARGEST].decode(errors="ignore")
    return kept[: kept.rindex("\n") + 1] + "\nCut short: the report is too large for a summary.\n"


def add_summary(text: str) -> None:
    """Append to the file that the workflow names, if it names one."""
    name = os.environ.get(VARIABLE)
    if name:
        with Path(name).open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(text)
