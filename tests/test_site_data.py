"""The data beside the pages: it meets its schemas, holds what the pages show, and is the same on every run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from hostile_book import LEAGUE, write_hostile
from rulewright.book.model import Kind
from rulewright.run.shelf import fetch
from rulewright.site import build as site
from rulewright.site.book_data import Told
from rulewright.site.data import SCHEMAS, data_files


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    hostile = tmp_path_factory.mktemp("hostile") / "book"
    write_hostile(hostile)
    return site.tell_all([(path, fetch(path)) for path in (LEAGUE, hostile)], None, lambda _: None)


@pytest.fixture(scope="module")
def data(told: list[Told]) -> dict[str, Any]:
    return {name: json.loads(text) for name, text in data_files(told)}


@pytest.mark.parametrize("name", SCHEMAS)
def test_data_meets_the_schema_beside_it(data: dict[str, Any], name: str) -> None:
    schema = data[name.replace(".json", ".schema.json")]
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(data[name], schema)


def test_the_schema_names_every_kind_of_clause(data: dict[str, Any]) -> None:
    assert {kind for found in values(data["rules.schema.json"], "enum") for kind in found} == {k.value for k in Kind}


def values(tree: object, key: str) -> Iterator[Any]:
    """What stands under a key, anywhere in a tree of data."""
    if isinstance(tree, dict):
        yield from (value for name, value in tree.items() if name == key)
    for branch in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from values(branch, key)


def test_each_open_finding_is_a_result_in_sarif(data: dict[str, Any]) -> None:
    open_ones = [f["code"] for f in data["findings.json"]["findings"] if f["status"] == "open"]
    assert open_ones and [r["ruleId"] for r in data["findings.sarif"]["runs"][0]["results"]] == open_ones


def test_a_clause_names_findings_that_are_there(data: dict[str, Any]) -> None:
    known = {f["fingerprint"] for f in data["findings.json"]["findings"]}
    named = {f for b in data["rules.json"]["books"] for c in b["clauses"] for f in c["findings"]}
    assert named == known


def test_two_runs_give_the_same_bytes(told: list[Told]) -> None:
    again = site.tell_all([(t.path, fetch(Path(t.path))) for t in told], None, lambda _: None)
    assert dict(data_files(told)) == dict(data_files(again))
