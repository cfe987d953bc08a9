"""The JSON Schemas for editors: checked in as they are made, and true of the shipped books."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from rulewright.files.schema import FOLDER, json_schemas, schema_texts
from rulewright.files.yamlread import read_yaml
from rulewright.lowering.loader import BOOKS
from rulewright.tools.new_book import STARTING_BOOKS
from written_book import BOOK, EVENT, MODEL, PHRASES

SCHEMAS = json_schemas()
PAGE = EVENT + "      - {clause: c, says: A., when: Smiths is old, then: [Smiths is calm], default: yes}\n"
ERRATUM = """\
erratum: e
date: 2001-02-28
says: S.
source: A.
link: HTTPS://x.example/a?b=c#d
amends: [{clause: c, says: A., when: Smiths is old, then: [Smiths is calm]}]
deletes: d
"""


def checker(name: str) -> Any:
    """What checks data against the schema of one kind of file."""
    return jsonschema.Draft202012Validator(SCHEMAS[name])


def kind_of(path: Path) -> str:
    """The kind of file, by its name and the folder that it is in."""
    if path.parent.name == "errata":
        return "erratum"
    return path.stem if path.stem in ("book", "model", "phrases", "rulings", "reports", "baseline") else "page"


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_the_schema_on_disk_is_current(name: str) -> None:
    """`python -m rulewright.files.schema` writes it."""
    on_disk = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert json.loads(on_disk) == json.loads(schema_texts()[f"{name}.json"])


def test_no_other_schema_is_on_disk() -> None:
    assert {p.name for p in FOLDER.iterdir()} == set(schema_texts())


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_each_schema_is_a_schema(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])


@pytest.mark.parametrize("path", sorted(STARTING_BOOKS.rglob("*.yaml")), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_every_file_of_a_starting_book_meets_its_schema(path: Path) -> None:
    assert [e.message for e in checker(kind_of(path)).iter_errors(read_yaml(path, path.name).data)] == []


@pytest.mark.parametrize("path", sorted(BOOKS.rglob("*.yaml")), ids=lambda p: p.relative_to(BOOKS).as_posix())
def test_every_file_of_a_shipped_book_meets_its_schema(path: Path) -> None:
    assert [e.message for e in checker(kind_of(path)).iter_errors(read_yaml(path, path.name).data)] == []


@pytest.mark.parametrize(
    ("name", "text"), [("book", BOOK), ("model", MODEL), ("phrases", PHRASES), ("page", PAGE), ("erratum", ERRATUM)]
)
def test_the_short_forms_meet_the_schema_too(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / "x.yaml").write_text(text, encoding="utf-8")
    assert [e.message for e in checker(name).iter_errors(read_yaml(tmp_path / "x.yaml", "x").data)] == []


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("book", {"book": "x"}),
        ("book", {"book": "x", "title": "X", "titel": "X"}),
        ("model", {"fields": {"f": {"off": "S"}}}),
        ("model", {"fields": {"f": {"closed": "maybe"}}}),
        ("phrases", {"phrases": [{"means": "x"}]}),
        ("page", {"page": "p", "title": "P", "sections": [{"section": "s", "clauses": [{"clause": "c"}]}]}),
        ("page", {"page": "p", "title": "P", "sections": [{"section": "s", "block": "both"}]}),
        ("erratum", {"erratum": "e", "date": "2001", "says": "S.", "source": "A.", "deletes": "c"}),
        ("erratum", {"erratum": "e", "date": "2001-01-01", "says": "S.", "source": "A.", "link": "ftp://x"}),
        ("erratum", {"erratum": "e", "date": "2001-01-01", "says": "S.", "amends": []}),
        ("rulings", {"rulings": [{"prevails": "a"}]}),
        ("rulings", {"meanings": [{"clause": "c", "because": "b"}]}),
        ("reports", {"reports": [{"report": "a", "clauses": ["c"], "says": "b"}]}),
        ("baseline", {"known": [{"fingerprint": "a", "code": "RW101", "clauses": ["c"]}]}),
    ],
)
def test_what_the_loader_refuses_the_schema_refuses(name: str, data: object) -> None:
    assert not checker(name).is_valid(data)
