"""The same input gives the same bytes: whatever the hash seed, the order of files on disk, and what is remembered."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from small_books import Written

TOWNS = Written(
    (
        {"clause": "T.1", "says": "A.", "at": "day", "for": {"t": "Town"}, "when": ["t is walled"],
         "then": ["t has 2 gold", "the lord of t is BERN"]},
        {"clause": "T.2", "says": "A.", "at": "day", "when": ["ULM has more gold than BERN"],
         "then": ["ULM has 0 gold"]},
        {"clause": "T.3", "says": "A.", "at": "day", "roll": "the die"},
        {"clause": "T.3a", "says": "A.", "of": "T.3", "row": "1..2", "then": ["BERN gains 1 gold"]},
        {"clause": "T.3b", "says": "A.", "of": "T.3", "row": "2", "then": ["BERN loses 1 gold"]},
        {"clause": "T.4", "says": "A.", "while": ["ULM is walled"], "forbids": ["ULM robs BERN"]},
        {"clause": "T.5", "says": "A.", "for": {"t": "Town"}, "obliges": ["ULM robs t"]},
        {"clause": "T.6", "says": "A.", "for": {"t": "Town"}, "holds": ["t is rich"], "while": ["t has 2 gold"]},
        {"clause": "T.7", "says": "A.", "holds": ["ULM is not rich"], "while": ["ULM is walled"]},
        {"clause": "T.8", "says": "A.", "at": "day", "when": ["ULM has 0 gold", "ULM has 1 gold"],
         "then": ["ULM is walled"], "refs": ["T.99"]},
        {"clause": "T.9", "says": "A.", "keeps": ["BERN has at least 1 gold"]},
    ),
    ("nobody serves itself", "the walled have gold"),
)  # fmt: skip
EVERY_FORMAT = """
import sys
from pathlib import Path
from rulewright.reports.reports import FORMATS, Look
from rulewright.run.run import run, select
report = run([Path("small")], select((), ()))
assert not report.problems and not any(b.faults for b in report.books)
for name, render in FORMATS.items():
    sys.stdout.write(f"== {name} ==" + chr(10) + render(report, Look()))
"""


def write(folder: Path, backwards: bool = False, names: tuple[str, str] = ("a", "b")) -> None:
    """The book on disk, its clauses that stand on a page of their own; its files made in one order or the other."""
    page = json.loads(TOWNS.files()["page.yaml"])
    section = page["sections"][0]
    standing = [c for c in TOWNS.clauses if not {"at", "of"} & c.keys()]
    acting = [c for c in TOWNS.clauses if {"at", "of"} & c.keys()]
    first = {**page, "sections": [{**section, "clauses": acting}]}
    second = {**page, "page": "S", "sections": [{**section, "section": "standing", "clauses": standing}]}
    pages = {f"{names[0]}.yaml": json.dumps(first, indent=1), f"{names[1]}.yaml": json.dumps(second, indent=1)}
    files = {n: t for n, t in TOWNS.files().items() if n != "page.yaml"} | pages
    (folder / "small").mkdir(parents=True)
    for name in sorted(files, reverse=backwards):
        (folder / "small" / name).write_text(files[name], encoding="utf-8")


def told(folder: Path, seed: int, *arguments: str) -> str:
    """What a fresh interpreter with a hash seed says."""
    command = [sys.executable, *(arguments or ("-c", EVERY_FORMAT))]
    root = str(Path(__file__).parent.parent)
    environment = {**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": root, "RULEWRIGHT_LONG": ""}
    done = subprocess.run(command, capture_output=True, cwd=folder, env=environment, text=True, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The book in a folder, and its report in every format."""
    folder = tmp_path_factory.mktemp("plain")
    write(folder)
    return folder, told(folder, 0)


def test_the_book_has_many_kinds_of_findings(plain: tuple[Path, str]) -> None:
    codes = {"RW101", "RW201", "RW302", "RW303", "RW304", "RW308", "RW309", "RW310", "RW401"}
    assert {code for code in codes if code not in plain[1]} == set()


@pytest.mark.parametrize("seed", [1, 77])
def test_every_format_is_the_same_under_each_hash_seed(plain: tuple[Path, str], seed: int) -> None:
    assert told(plain[0], seed) == plain[1]


def test_the_order_in_which_files_were_made_tells_nothing(plain: tuple[Path, str], tmp_path: Path) -> None:
    write(tmp_path, backwards=True)
    assert told(tmp_path, 3) == plain[1]


def test_the_memory_of_an_earlier_run_changes_no_byte(plain: tuple[Path, str]) -> None:
    check = ("-m", "rulewright.cli", "check", "--format", "json", "small")
    first, second = told(plain[0], 4, *check), told(plain[0], 5, *check)
    assert first == second == told(plain[0], 6, *check, "--no-cache")
    assert json.loads(first)["findings"]


def test_pages_by_other_names_have_the_same_findings(plain: tuple[Path, str], tmp_path: Path) -> None:
    """Which page comes first has no meaning where the clauses of one of them have no moment."""
    write(tmp_path, names=("z", "b"))
    check = ("-m", "rulewright.cli", "check", "--format", "json", "--no-cache", "small")
    assert evidence(told(tmp_path, 7, *check)) == evidence(told(plain[0], 7, *check))


def evidence(report: str) -> list[str]:
    """The findings without the places of their clauses, sorted."""
    found: list[dict[str, Any]] = json.loads(report)["findings"]
    return sorted(json.dumps({k: v for k, v in f.items() if k != "locations"}) for f in found)
