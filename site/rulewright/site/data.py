"""The clauses as data: what they say, their formal reading, and what is known about them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulewright.book.model import Clause, Table
from rulewright.reports.priorities import overridden
from rulewright.reports.reports import SCHEMA, as_json
from rulewright.reports.sarif import as_sarif
from rulewright.run.run import Report
from rulewright.site.book_data import Told
from rulewright.site.errata import errata_data
from rulewright.site.readings import ReadPart, reading
from rulewright.site.text import built

RULES, FINDINGS = "rules.json", "findings.json"
SCHEMAS = {RULES: Path(__file__).parent / "schemas" / "rules.json", FINDINGS: SCHEMA}


def data_files(books: list[Told]) -> Iterator[tuple[str, str]]:
    """What the site tells, for other programs, with the schema of each file beside it."""
    report = Report([told.report for told in books])
    yield FINDINGS, as_json(report)
    yield "findings.sarif", as_sarif(report)
    yield RULES, rules_json(books)
    for name, schema in SCHEMAS.items():
        yield name.replace(".json", ".schema.json"), schema.read_text("utf-8")


def rules_json(books: list[Told]) -> str:
    """Every clause of the books; ``page`` is where the site shows it."""
    data = {"version": 1, "books": [_book(told) for told in books]}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _book(told: Told) -> dict[str, Any]:
    book = told.book
    return {
        "id": book.id,
        "title": book.title,
        "conventions": {c.name: c.says for c in book.conventions.values()},
        "errata": errata_data(told),
        "clauses": [_clause(told, c) for c in book.clauses.values()],
    }


def _clause(told: Told, clause: Clause) -> dict[str, Any]:
    source = {"document": clause.source.document, "lines": list(clause.source.lines)}
    return {
        "id": clause.id,
        "kind": clause.kind.value,
        "says": clause.says,
        "page": built(told.places[clause.id], ""),
        "section": clause.section,
        "source": source,
        "refs": list(clause.refs),
        "referred to by": told.referrers.get(clause.id, []),
        "overrides": overridden(clause),
        "parent": clause.parent,
        "partial": clause.partial,
        "assumes": list(clause.assumes),
        "note": clause.note,
        "errata": [e.id for e, _ in told.amended.get(clause.id, ())],
        "parts": [_part(p) for p in reading(told.book, clause)],
        "table": _table(told, clause.table) if clause.table is not None else None,
        "scenarios": [{"title": r.scenario.title, "passed": r.passed} for r in told.of_clause.get(clause.id, ())],
        "findings": [f.fingerprint for f in told.found.get(clause.id, ())],
    }


def _part(part: ReadPart) -> dict[str, Any]:
    said: dict[str, list[str]] = {}
    for line in part.lines:
        said.setdefault(line.name, []).append(line.words)
    return {"id": part.id, **said}


def _table(told: Told, table: Table) -> dict[str, Any]:
    if table.roll is None:
        return {"cases": [r.clause for r in table.rows]}
    rows = [{"result": r.words, "clause": r.clause} for r in table.rows]
    return {"roll": told.book.phrases.say_term(table.roll), "from": table.low, "to": table.high, "rows": rows}
