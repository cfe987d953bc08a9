"""The same scenarios under pytest-bdd: counted, tagged, and failing where they should."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import rulewright.gherkin
from graph_league import FOLDER
from rulewright.run.scenarios import AS_IT_IS_NAMED

MODULE = Path(rulewright.gherkin.__file__).parent / "bound_features.py"
ROOT = MODULE.parent.parent


def run_bound(features: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run features against the league in a pytest of their own."""
    environment = {**os.environ, "RULEWRIGHT_BOOK": str(FOLDER), "RULEWRIGHT_FEATURES": str(features)}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "rulewright.gherkin.binding",
        *AS_IT_IS_NAMED,
        str(MODULE),
        *options,
    ]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


def test_bound_scenarios_pass_and_carry_their_clauses(tmp_path: Path) -> None:
    """The results name the clause of each scenario in the JUnit XML."""
    results = tmp_path / "results.xml"
    done = run_bound(FOLDER / "features", f"--junitxml={results}")
    assert done.returncode == 0, done.stdout + done.stderr
    clauses = {p.get("value") for p in ElementTree.parse(results).iter("property") if p.get("name") == "clause"}
    assert {"E.1/pre.1", "E.1/levy", "E.1/rich"} <= clauses


def test_bound_scenarios_fail_where_a_table_fails_them(tmp_path: Path) -> None:
    """A Then that is not so, an input that nothing reads, and a Given that nobody can read."""
    steps = {
        "wrong": "When E.1 is rolled\n  Then BERN gains 2 gold",
        "unread": "When the die of ULM is 3\n  And E.1 is rolled\n  Then E.1 is in effect",
        "unknown": "Given the moon is full\n  When E.1 is rolled",
        "right": "When E.1 is rolled\n  Then E.1 is in effect",
    }
    text = "".join(f" @E.1/1\n Scenario: {title}\n  {lines}\n" for title, lines in steps.items())
    (tmp_path / "f.feature").write_text(f"Feature: f\n{text}", encoding="utf-8")
    done = run_bound(tmp_path)
    assert "3 failed, 1 passed" in done.stdout
    for words in ("went from 2 to 5", "is never used", "the moon is full"):
        assert words in done.stdout


def test_a_feature_with_like_titles_is_not_run(tmp_path: Path) -> None:
    """One of them would silently take the place of the other."""
    scenario = " Scenario: s\n  When E.1 is rolled\n  Then E.1 is in effect\n"
    (tmp_path / "f.feature").write_text(f"Feature: f\n{scenario}{scenario}", encoding="utf-8")
    done = run_bound(tmp_path)
    assert done.returncode != 0 and "is the title of a scenario" in done.stdout + done.stderr
