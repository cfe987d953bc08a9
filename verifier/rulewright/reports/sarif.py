"""Reports as SARIF 2.1.0, the form that code hosts and editors take findings in; only what is open is told."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, version
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from rulewright.checks import ALL
from rulewright.evidence.findings import Check, Finding, Unsettled
from rulewright.language.errors import Position, Problem
from rulewright.run.run import Report

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
RANKS = {check.code: i for i, check in enumerate(ALL)}


def as_sarif(report: Report) -> str:
    """The log of a run: open findings as results, errors and open questions as notifications."""
    driver = {"name": "Rulewright", **_version(), "rules": [rule(c) for c in ALL]}
    notes = [problem_notice(p) for p in report.problems] + [undecided_notice(u) for u in report.undecided]
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "invocations": [{"executionSuccessful": not report.problems, "toolExecutionNotifications": notes}],
        "results": [result(f) for f in report.findings if f.status == "open"],
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def _version() -> dict[str, str]:
    try:
        return {"semanticVersion": version("rulewright")}
    except PackageNotFoundError:
        return {}


def rule(check: Check) -> dict[str, Any]:
    """A check as a rule."""
    return {
        "id": check.code,
        "name": check.name,
        "shortDescription": {"text": check.sentence},
        "help": {"text": f"rulewright explain {check.code}"},
        "defaultConfiguration": {"level": check.severity.value},
    }


def result(finding: Finding) -> dict[str, Any]:
    """A finding: its first clause is the location, the others are related locations."""
    located = [physical(p) for p in finding.positions]
    words = list(finding.clauses) if len(finding.clauses) == len(located) else [""] * len(located)
    related = [
        {"id": i, "physicalLocation": place, "message": {"text": word or "See also."}}
        for i, (place, word) in enumerate(zip(located, words, strict=True))
        if i
    ]
    return {
        "ruleId": finding.code,
        **({"ruleIndex": RANKS[finding.code]} if finding.code in RANKS else {}),
        "level": finding.severity.value,
        "message": {"text": message(finding)},
        "locations": [{"physicalLocation": place} for place in located[:1]],
        "relatedLocations": related,
        "partialFingerprints": {"rulewright/v2": finding.fingerprint},
        "properties": {
            "book": finding.book,
            "clauses": list(finding.clauses),
            "scenario": finding.scenario,
            **({"tier": finding.tier.value, "record": finding.record} if finding.tier is not None else {}),
            **({"lowered_from": finding.lowered_from.value} if finding.lowered_from is not None else {}),
            **({"never": finding.never.value} if finding.never is not None else {}),
        },
    }


def message(finding: Finding) -> str:
    """What is wrong, with the parties and a state in which it shows."""
    shown = f" For example: {'; '.join(finding.witness)}." if finding.witness else ""
    return f"{' × '.join(finding.clauses)}: {finding.message}{shown}"


def physical(place: Position) -> dict[str, Any]:
    """A place in a file."""
    region = {"region": {"startLine": place.line, "startColumn": max(place.column, 1)}} if place.line else {}
    return {"artifactLocation": {"uri": uri(place.path)}, **region}


def uri(path: str) -> str:
    """A path as a reference: relative to the folder of the run, or a whole one."""
    return PurePath(path).as_uri() if PurePath(path).is_absolute() else quote(PurePath(path).as_posix())


def problem_notice(problem: Problem) -> dict[str, Any]:
    """An error of a book."""
    text = f"{problem.message}. {problem.hint}" if problem.hint else problem.message
    place = [{"physicalLocation": physical(problem.position)}] if problem.position.path else []
    return {"level": "error", "message": {"text": text}, "locations": place}


def undecided_notice(unsettled: Unsettled) -> dict[str, Any]:
    """A question without an answer."""
    text = f"undecided {unsettled.code} {' × '.join(unsettled.clauses)}: {unsettled.why}"
    return {"level": "note" if unsettled.known else "warning", "message": {"text": text}, "locations": []}
