"""Drafts keep step with their book: put into it they load, and every scenario of theirs passes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import rules
from graph.scenario import read_features, run
from rules.loader import load_book

ROOT = Path(rules.__file__).parent
DRAFTS = sorted(p for p in (ROOT / "drafts").iterdir() if p.is_dir())


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda p: p.name)
def test_a_draft_loads_and_plays_within_its_book(draft: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "books" / draft.name, tmp_path / draft.name)
    shutil.copytree(draft, tmp_path / draft.name, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.feature"))
    book = load_book(tmp_path / draft.name)
    scenarios, problems = read_features(draft)
    assert not problems
    assert {tag for s in scenarios for tag in s.tags} <= set(book.clauses)
    assert [(s.path, r.line, r.failure) for s in scenarios if not (r := run(book, s)).passed] == []
