"""Pages of the site made by several processes are those that one makes, and what goes wrong in one is told by all."""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path

import pytest

from hostile_book import LEAGUE
from rulewright.run.shelf import fetch
from rulewright.site import build as site
from rulewright.site.links import Ends
from rulewright.site.page_store import LIST, Made
from rulewright.site.shares import FEWEST, JOBS, Shares, dealt, shared

pytest.importorskip("mkdocs")
forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="copies of a process are made by forking")


def built(output: Path, jobs: int) -> dict[str, bytes]:
    assert site.build_site([(LEAGUE, fetch(LEAGUE))], output, None, lambda _: None, jobs) == 0
    found = (p for p in output.rglob("*") if p.is_file() and p.suffix != ".gz")
    return {p.relative_to(output).as_posix(): p.read_bytes() for p in found}


@forks
def test_pages_made_side_by_side_are_those_that_one_process_makes(tmp_path: Path) -> None:
    alone = built(tmp_path / "alone", 1)
    assert built(tmp_path / "shared", 3) == alone
    assert len(json.loads(alone[LIST])["pages"]) >= 3 * FEWEST


def test_names_are_dealt_into_groups_of_about_one_size() -> None:
    sizes = {str(n): n for n in range(1, 41)}
    groups = dealt(sizes, 3)
    assert sorted(name for group in groups for name in group) == sorted(sizes)
    told = [sum(sizes[name] for name in group) for group in groups]
    assert max(told) - min(told) <= 2
    assert dealt({}, 2) == [frozenset(), frozenset()]


@forks
def test_a_copy_hands_over_what_it_made_and_warns_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(JOBS, "2")
    names = {f"{n}.html": 1 for n in range(2 * FEWEST)}
    shares = shared(names)
    if shares.mine is not None:
        try:
            logging.getLogger("mkdocs.hooks").warning("a link in %s leads nowhere", min(shares.mine))
            shares.hand_over({n: Made(n, n, Ends(frozenset(), frozenset())) for n in shares.mine})
        finally:
            os._exit(1)
    made, warnings = shares.gathered()
    assert made.keys() == shares.others and len(made) == FEWEST
    assert warnings == [f"a link in {min(made)} leads nowhere"]
    assert not any(shares.elsewhere(name) for name in names.keys() - made.keys())


@forks
def test_a_copy_that_ends_too_early_is_told() -> None:
    theirs, ours = os.pipe()
    process = os.fork()
    if process == 0:
        os._exit(1)
    os.close(ours)
    assert Shares(copies=[(process, theirs)]).gathered() == ({}, ["a process that made a part of the pages has failed"])


def test_few_pages_are_made_by_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(JOBS, "4")
    shares = shared(dict.fromkeys(map(str, range(2 * FEWEST - 1)), 1))
    assert (shares.copies, shares.others, shares.mine) == ([], frozenset(), None)
