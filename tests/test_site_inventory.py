"""Clauses of a site under their ids in other manuals: one of Sphinx and one of MkDocs, both far from the site."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hostile_book import LEAGUE
from rulewright.run.run import load
from rulewright.run.shelf import fetch
from rulewright.site import build as site

pytest.importorskip("sphinx")
pytest.importorskip("mkdocs")

PLACE = 'href="https://rules.example/league/E.1.html#E.1/pre.2"'


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    output = tmp_path_factory.mktemp("rules") / "site"
    assert site.build_site([(LEAGUE, fetch(LEAGUE))], output, None, lambda _: None) == 0
    return output


def run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, env=environment)


def sphinx(folder: Path, rules: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Build a manual of one page that knows the inventory of the rules."""
    folder.mkdir()
    mapping = {"rules": ("https://rules.example/", str(rules / "objects.inv"))}
    extensions = ["sphinx.ext.intersphinx", "rulewright.site.sphinx_rules"]
    (folder / "conf.py").write_text(f"extensions = {extensions!r}\nintersphinx_mapping = {mapping!r}\n", "utf-8")
    (folder / "index.rst").write_text(f"Manual\n======\n\n{text}\n", "utf-8")
    return run("sphinx", "-q", "-W", "-n", "-b", "html", str(folder), str(folder / "html"))


def test_a_manual_of_sphinx_links_to_a_clause_by_its_id(rules: Path, tmp_path: Path) -> None:
    answer = sphinx(tmp_path / "manual", rules, "See :rule:clause:`E.1/pre.2`.")
    assert answer.returncode == 0, answer.stderr
    assert PLACE in (tmp_path / "manual" / "html" / "index.html").read_text("utf-8")


def test_a_manual_of_sphinx_is_told_of_a_clause_that_is_not_there(rules: Path, tmp_path: Path) -> None:
    answer = sphinx(tmp_path / "manual", rules, "See :rule:clause:`E.1/pre.99`.")
    assert answer.returncode != 0 and "E.1/pre.99" in answer.stderr


def test_the_inventory_holds_every_clause(rules: Path) -> None:
    from sphinx.util.inventory import InventoryFile

    found = InventoryFile.loads((rules / "objects.inv").read_bytes(), uri="")
    book, _ = load(LEAGUE)
    assert set(found.data["rule:clause"]) == set(book.clauses)


def test_a_manual_of_mkdocs_links_to_a_clause_by_its_id(rules: Path, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("See [the clause][E.1/pre.2].\n", "utf-8")
    known = {"url": (rules / "objects.inv").as_uri(), "base_url": "https://rules.example/", "domains": ["rule"]}
    plugins = [
        "autorefs",
        {"mkdocstrings": {"enable_inventory": True, "handlers": {"python": {"inventories": [known]}}}},
    ]
    (tmp_path / "mkdocs.yml").write_text(json.dumps({"site_name": "Manual", "plugins": plugins}), "utf-8")
    answer = run("mkdocs", "build", "--strict", "--config-file", str(tmp_path / "mkdocs.yml"))
    assert answer.returncode == 0, answer.stderr
    assert PLACE in (tmp_path / "site" / "index.html").read_text("utf-8")
