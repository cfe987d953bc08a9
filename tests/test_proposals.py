"""`suggest --write`: what is added passes, says something of its clause, and leaves what a person wrote as it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.evidence.context import Context
from rulewright.lowering.loader import load_book
from rulewright.tools.new_book import make_book
from rulewright.tools.proposals import asserts, propose
from test_suggest import TITLED

FEATURE = Path("tavern/features/taxes.feature")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a book in it, one of whose clauses no scenario plays."""
    monkeypatch.chdir(tmp_path)
    make_book(Path("tavern"))
    with Path("tavern/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(TITLED)


def call(*arguments: str) -> Result:
    """A command, run in this process."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def suggested() -> str:
    """What the command says that writes for all clauses."""
    done = call("suggest", "--all", "--write", "tavern")
    assert done.exit_code == 0, done.output
    return done.output


def test_what_is_written_passes_and_is_without_findings_and_is_written_once() -> None:
    before = FEATURE.read_text()
    assert suggested().endswith("tavern/features/taxes.feature: 2 new scenarios of 1 clause\n")
    assert FEATURE.read_text().startswith(f"{before}\n  @taxes.2\n  Rule: taxes.2 A player with a dozen coins")
    assert call("check", "tavern").output == "1 book, 2 clauses: 0 errors, 0 warnings, 0 notes, 0 undecided.\n"
    assert suggested() == "Each clause that can be played is played by some scenario.\n"


def test_titles_that_are_there_are_not_used_again() -> None:
    FEATURE.write_text(FEATURE.read_text().replace("ten coins are enough", "taxes.2 applies"))
    suggested()
    assert "Scenario: taxes.2 applies (2)\n" in FEATURE.read_text()
    assert call("suggest", "taxes.2", "tavern", "--write").exit_code == 0
    assert "Scenario: taxes.2 applies (3)\n" in FEATURE.read_text() and call("list", "tavern").exit_code == 0


def test_the_ends_of_lines_stay() -> None:
    FEATURE.write_bytes(FEATURE.read_bytes().replace(b"\n", b"\r\n").rstrip())
    suggested()
    assert FEATURE.read_bytes().count(b"\n") == FEATURE.read_bytes().count(b"\r\n") > 20


@pytest.mark.parametrize(
    "begun",
    [
        "@taxes.1\nFeature: T\n  Background:\n    Given Ann has 15 coins\n\n  Scenario: t\n    Given Ann has 10 coins\n"
        "    When the taxes step is played\n    Then Ann is taxed\n",
        "# language: de\n@taxes.1\nFunktionalität: T\n  Szenario: t\n    Angenommen Ann has 10 coins\n"
        "    Wenn the taxes step is played\n    Dann Ann is taxed\n",
    ],
    ids=["background", "language"],
)
def test_where_they_would_not_be_the_same_they_stand_in_a_file_of_their_own(begun: str) -> None:
    """A Background would alter them; among steps in another language they cannot be read."""
    FEATURE.write_text(begun)
    assert suggested().endswith("tavern/features/taxes.suggested.feature: 2 new scenarios of 1 clause\n")
    assert FEATURE.read_text() == begun
    assert call("check", "tavern").output == "1 book, 2 clauses: 0 errors, 0 warnings, 0 notes, 0 undecided.\n"


def test_a_feature_file_that_cannot_be_read_is_told_and_nothing_is_written() -> None:
    FEATURE.write_text("Feature: T\n  Scenario: x\n    Nonsense\n")
    done = call("suggest", "--all", "--write", "tavern")
    assert done.exit_code == 2 and "tavern/features/taxes.feature:2:1: 'x' has no steps" in done.output
    assert [p.name for p in FEATURE.parent.iterdir()] == ["taxes.feature"]


def test_a_scenario_that_passes_whatever_the_clause_says_is_left_out_and_told() -> None:
    book = load_book(Path("tavern"))
    idle = "Scenario: t\n  Given Ann has 12 coins\n  When the taxes step is played\n  Then Ann is still not taxed\n"
    assert not asserts(book, book.clauses["taxes.1"], idle) and asserts(book, book.clauses["taxes.2"], idle)
    make_book(Path("policy"), "policy")
    policy = load_book(Path("policy"))
    (found,) = propose(Context(policy), [policy.clauses["loans.1a"]])
    assert len(found.scenarios) == 1 and found.doubts[0].endswith("it passes whatever loans.1a says")


def test_without_write_all_are_told_and_nothing_is_written() -> None:
    before = FEATURE.read_text()
    done = call("suggest", "--all", "tavern")
    assert "  @taxes.2\n" in done.output and "@taxes.1\n" not in done.output and FEATURE.read_text() == before


def test_neither_a_clause_nor_all_is_a_wrong_call() -> None:
    done = call("suggest")
    assert done.exit_code == 2 and "Missing argument 'ID', or '--all'." in done.output
