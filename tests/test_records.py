"""The last test and mutation runs: kept with time and revision, shown on the site, known to be of another text."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from hostile_book import LEAGUE, replaced
from rulewright.run.memory import Store
from rulewright.run.records import Mutated, Played, Stamp, keep, records, revision, words_of
from rulewright.run.run import load
from rulewright.run.scenarios import run_pytest
from rulewright.run.shelf import fetch
from rulewright.site import build as site
from rulewright.site.book_data import Told
from rulewright.site.runs import last_test_run, mutation_run, mutation_score
from rulewright.tools.mutation_run import mutate_books

STAMP = Stamp("2020-02-02 20:20 UTC", "abc123", "")


@pytest.fixture
def book(tmp_path: Path) -> Path:
    shutil.copytree(LEAGUE, tmp_path / "book")
    return tmp_path / "book"


def told_of(book: Path, kept: Store) -> Told:
    (told,) = site.tell_all([(book, fetch(book))], None, lambda _: None)
    told.records = records(kept, book)
    return told


def test_a_test_run_keeps_its_figures(book: Path, tmp_path: Path) -> None:
    replaced(book / "features" / "tithe.feature", "BERN gains 3 gold", "BERN gains 4 gold")
    assert run_pytest([(book, len(load(book)[1]))], None, "", Store(tmp_path / "kept")) == 1
    found = records(Store(tmp_path / "kept"), book)
    assert found.tested is not None and found.tested.failed == 1 and found.tested.passed > 0
    assert found.tested.stamp.words == found.words


def test_a_run_of_some_scenarios_is_not_kept(book: Path, tmp_path: Path) -> None:
    number = sum(s.is_titled("mixed") for s in load(book)[1])
    assert number and run_pytest([(book, number)], None, "mixed", Store(tmp_path / "kept")) == 0
    assert records(Store(tmp_path / "kept"), book).tested is None


def test_a_mutation_run_of_one_clause_joins_those_of_the_same_words(book: Path, tmp_path: Path) -> None:
    kept = Store(tmp_path / "kept")
    for clause in ("E.1/pre.1", "E.1/a"):
        mutate_books([load(book)], frozenset({clause}), False, lambda _: None, kept)
    found = records(kept, book).mutated
    assert found is not None and set(found.clauses) == {"E.1/pre.1", "E.1/a"} and found.clauses["E.1/pre.1"][1] > 0


def test_the_site_says_when_and_on_which_revision_the_scenarios_ran(book: Path, tmp_path: Path) -> None:
    keep(Store(tmp_path), Played(replace(STAMP, words=words_of(book)), 3, 1))
    assert last_test_run(told_of(book, Store(tmp_path))) == "2020-02-02 20:20 UTC on revision abc123: 3 of 4 pass."


def test_the_site_says_that_the_text_has_changed_since(book: Path, tmp_path: Path) -> None:
    keep(Store(tmp_path), Played(STAMP, 3, 1))
    keep(Store(tmp_path), Mutated(STAMP, {"E.1/a": (1, 2)}))
    told = told_of(book, Store(tmp_path))
    assert "The text has changed since then" in last_test_run(told)
    assert "1 of 2 alterations of 1 clause noticed. The text has changed" in mutation_run(told)
    assert mutation_score(told, told.book.clauses["E.1/a"]) == ""


def test_the_score_of_a_clause_is_that_of_its_words(book: Path, tmp_path: Path) -> None:
    keep(Store(tmp_path), Mutated(replace(STAMP, words=words_of(book)), {"E.1/a": (1, 2)}))
    told = told_of(book, Store(tmp_path))
    assert mutation_score(told, told.book.clauses["E.1/a"]) == "1 of 2"


@pytest.mark.parametrize("spoiled", [{}, {"stamp": 3}, {"stamp": {}, "passed": "x"}])
def test_a_record_that_cannot_be_read_is_none(book: Path, tmp_path: Path, spoiled: dict[str, object]) -> None:
    Store(tmp_path).keep_told("Played", spoiled)
    assert records(Store(tmp_path), book).tested is None


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@b")
    subprocess.run(["git", *who, "-C", str(folder), *arguments], check=True, capture_output=True)


@pytest.mark.parametrize("place", [".", "books/league"])
def test_the_revision_says_whether_the_book_has_changed(tmp_path: Path, place: str) -> None:
    top, book = tmp_path / "top", tmp_path / "top" / place
    shutil.copytree(LEAGUE, book)
    assert revision(book) == ""
    git(tmp_path, "init", "-q", "top")
    git(top, "add", "-A")
    git(top, "commit", "-qm", "m")
    commit = revision(book)
    assert len(commit) == 12
    (book / "more.yaml").write_text("page: more\n", "utf-8")
    assert revision(book) == f"{commit} with changes"
    (book / "more.yaml").unlink()
    assert revision(book) == commit
    replaced(book / "tithe.yaml", "says: Ulm has", "says: ULM has")
    assert revision(book) == f"{commit} with changes"
    (book / "tithe.yaml").unlink()
    assert revision(book) == f"{commit} with changes"


def test_a_folder_cannot_name_a_program_that_is_run_to_tell_its_revision(tmp_path: Path) -> None:
    """Git runs what the configuration of a folder names to watch files, to convert them, or to fetch more."""
    book = tmp_path / "book"
    shutil.copytree(LEAGUE, book)
    git(tmp_path, "init", "-q", "book")
    git(book, "add", "-A")
    git(book, "commit", "-qm", "m")
    mark = f"touch {tmp_path / 'ran'}; cat"
    for name in ("core.fsmonitor", "filter.f.clean", "filter.f.smudge", "core.sshCommand", "core.pager"):
        git(book, "config", name, mark)
    (book / ".git" / "info" / "attributes").write_text("* filter=f\n", "utf-8")
    (book / ".git" / "hooks").mkdir(exist_ok=True)
    hook = book / ".git" / "hooks" / "post-index-change"
    hook.write_text(f"#!/bin/sh\n{mark}\n", "utf-8")
    hook.chmod(0o755)
    replaced(book / "tithe.yaml", "says: Ulm has", "says: ULM has")
    assert revision(book).endswith(" with changes") and not (tmp_path / "ran").exists()
