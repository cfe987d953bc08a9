"""The benchmarks: a quick run over a new book gives every figure, and a change to a guard is one that loads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.__main__ import main
from benchmarks.books import change_guard, numbers_in_guards
from benchmarks.growth import exponent, grown
from benchmarks.measure import BOOK_FIGURES, RATIOS
from benchmarks.rivals import policy, rules
from benchmarks.rivals import write_book as write_rules
from click.testing import CliRunner

from rulewright.lowering.loader import load_book
from rulewright.run.run import check_book, load, select
from rulewright.tools.new_book import make_book

MAY_BE_NOTHING = {"warm_queries", "changed_queries", "quick"}
SECOND_CLAUSE = """\
      - clause: taxes.2
        says: Whoever has twelve coins or less is not taxed.
        for: {the player: Player}
        when: [{not: the player has at least 13 coins}]
        then: [the player is not taxed]
"""


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new book with a clause more, so that there is a pair."""
    folder = tmp_path_factory.mktemp("books") / "town"
    make_book(folder)
    with (folder / "taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(SECOND_CLAUSE)
    return folder


@pytest.fixture(scope="module")
def told(town: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    """What a quick run prints, and what it writes."""
    output = tmp_path_factory.mktemp("build") / "benchmarks.json"
    result = CliRunner().invoke(main, ["--quick", "--book", str(town), "--output", str(output)])
    assert result.exit_code == 0, result.output
    return result.output, json.loads(output.read_text(encoding="utf-8"))


@pytest.mark.parametrize("figure", [f for f in (*BOOK_FIGURES, *RATIOS) if f not in MAY_BE_NOTHING])
def test_every_figure_of_a_book_is_there_and_positive(told: tuple[str, dict[str, Any]], figure: str) -> None:
    assert told[1]["books"]["town"][figure] > 0


@pytest.mark.parametrize("figure", sorted(MAY_BE_NOTHING))
def test_what_may_be_nothing_is_there(told: tuple[str, dict[str, Any]], figure: str) -> None:
    assert told[1]["books"]["town"][figure] >= 0


@pytest.mark.parametrize("figure", ["python", "help", "help_over_python"])
def test_the_start_is_measured(told: tuple[str, dict[str, Any]], figure: str) -> None:
    assert told[1]["start"][figure] > 0


def test_the_table_has_a_row_for_the_book_without_gaps(told: tuple[str, dict[str, Any]]) -> None:
    row = next(line for line in told[0].splitlines() if line.startswith("town "))
    assert "-" not in row.split()


def test_the_changed_guard_is_told_and_the_book_itself_is_left_alone(
    told: tuple[str, dict[str, Any]], town: Path
) -> None:
    assert told[1]["books"]["town"]["change"] == "taxes.yaml: 10 is 11"
    assert "at least 10 coins" in (town / "taxes.yaml").read_text(encoding="utf-8")


def test_a_book_with_a_changed_guard_loads(tmp_path: Path) -> None:
    make_book(tmp_path / "village")
    change_guard(tmp_path / "village")
    assert load_book(tmp_path / "village").clauses


def test_only_whole_numbers_of_guards_are_changed() -> None:
    text = "page: x\nat: 3\nwhen: [a has 4 coins, b is at IV.6, c2 is 7]\nthen: [a has 5 coins]\n"
    assert [text[start:end] for start, end in numbers_in_guards(text)] == ["4", "7"]


def test_the_exponent_of_a_square_is_two() -> None:
    rows = [{"clauses": float(n), "check": 0.5 * n * n} for n in (10, 100, 700)]
    assert exponent(rows, "check") == pytest.approx(2)


def test_what_was_not_measured_has_no_exponent() -> None:
    assert exponent([{"clauses": 10.0, "check": 1.0}, {"clauses": 20.0}], "check") is None


def test_a_book_that_grows_is_measured_in_a_process_of_its_own() -> None:
    figures = grown(60, seed=0, limit=60)
    assert figures["clauses"] >= 60
    assert (figures["findings"], figures["open"]) == (0, 0)
    assert min(figures[name] for name in ("load", "check", "memory", "candidates")) > 0


def test_the_rules_of_the_rivals_hold_one_contradiction(tmp_path: Path) -> None:
    write_rules(tmp_path / "gates", rules(10))
    report = check_book(*load(tmp_path / "gates"), select((), ("RW7",)))
    assert [(f.code, f.clauses) for f in report.findings] == [("RW302", ("r.10", "r.9"))]


def test_a_policy_has_every_rule() -> None:
    assert policy(rules(10)).count("STATE_CONSTRAINT") == 10
