"""Kept examples: they are played first, are evidence only where they still show the finding, and never hide one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.evidence import context
from rulewright.evidence.context import Context
from rulewright.evidence.examples import NAME
from rulewright.evidence.findings import Finding, Query
from rulewright.gherkin.scenario import Scenario
from rulewright.remedy import cures
from rulewright.remedy.cure_rows import Cure
from rulewright.run.run import check_book, load, select

QUARREL = """\
      - clause: taxes.2
        says: The rich are never taxed.
        for: {the player: Player}
        when: [the player has at least 15 coins]
        then: [the player is not taxed]
"""
BOOK = Path("book")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a new book in it, of which two clauses contradict each other, which is known."""
    monkeypatch.chdir(tmp_path)
    assert call("init", "book").exit_code == 0
    with Path("book/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(QUARREL)
    call("baseline", "--write", "book")
    known = Path("book/baseline.yaml")
    known.write_text(known.read_text(encoding="utf-8").replace('reason: ""', "reason: It is so."), encoding="utf-8")
    assert call("baseline", "--examples", "book").output == "book/examples.json: 1 examples\n"
    return tmp_path


def call(*arguments: str) -> Result:
    """A command, run in this process."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def found(baseline: bool = True, cured: bool = False) -> list[Finding]:
    """The findings on the two clauses, with all their evidence."""
    report = check_book(*load(BOOK), select(["RW302"], ()), baseline=baseline, cured=lambda _: cured)
    assert not report.undecided and not report.faults
    return [f for f in report.findings if f.code == "RW302"]


def example() -> dict[str, Any]:
    """The only example that is kept."""
    (data,) = json.loads((BOOK / NAME).read_text(encoding="utf-8"))["examples"].values()
    assert isinstance(data, dict)
    return data


def change(**keys: object) -> None:
    """Write something else into the example."""
    told = json.loads((BOOK / NAME).read_text(encoding="utf-8"))
    for data in told["examples"].values():
        data.update(keys)
    (BOOK / NAME).write_text(json.dumps(told), encoding="utf-8")


def edit(old: str, new: str) -> None:
    """Change the text of the book."""
    page = BOOK / "taxes.yaml"
    before = page.read_text(encoding="utf-8")
    assert old in before
    page.write_text(before.replace(old, new), encoding="utf-8")


def unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no question reach the solver."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a question was asked")

    monkeypatch.setattr(Context, "ask", refuse)
    monkeypatch.setattr(context, "witness", refuse)


def test_what_a_kept_example_shows_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    anew = found(baseline=False)
    unasked(monkeypatch)
    (kept,) = found()
    assert (kept.witness, kept.scenario, kept.core, kept.replayed) == (
        anew[0].witness,
        anew[0].scenario,
        anew[0].core,
        True,
    )


def test_without_the_baseline_nothing_is_taken_from_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    unasked(monkeypatch)
    with pytest.raises(AssertionError, match="a question was asked"):
        found(baseline=False)


def test_another_example_that_shows_the_finding_is_its_evidence() -> None:
    (name, where, _), *rest = example()["cells"]
    change(cells=[[name, where, 17], *rest])
    (finding,) = found()
    assert finding.replayed and any("17 coins" in fact for fact in finding.witness)


def test_an_example_that_no_longer_shows_the_finding_gives_way_to_a_new_one() -> None:
    edit("at least 15 coins", "at least 18 coins")
    (finding,) = found()
    assert finding.replayed and any("18 coins" in fact for fact in finding.witness)


def test_an_example_holds_up_no_finding_that_is_mended() -> None:
    edit("says: The rich are never taxed.", "says: The rich are never taxed.\n        overrides: [taxes.1]")
    assert found() == []


@pytest.mark.parametrize(
    "keys",
    [
        {"share": "0"},
        {"binding": {}},
        {"binding": {"the player~1": "nobody at all", "the player~2": "Ann"}},
        {"cells": [["coins", ["Nobody"], 15]]},
        {"cells": [["coins", ["Ann"], 9999]]},
        {"cells": [["honour", [], 1]]},
        {"cells": [7]},
        {"cells": []},
        {"inputs": "x"},
        {"before": [["coins", [["Ann"]], 1]]},
    ],
)
def test_an_example_that_does_not_fit_is_passed_over(keys: dict[str, object]) -> None:
    anew = found(baseline=False)
    change(**keys)
    assert [f.witness for f in found()] == [f.witness for f in anew]


@pytest.mark.parametrize(
    "text", ["", "[", '{"examples": 3}', "[]", "{}", "[" * 100_000, '{"examples": {"a": 3}}', "\xff"]
)
def test_a_spoilt_file_is_an_error_with_its_place(text: str) -> None:
    (BOOK / NAME).write_text(text, encoding="latin-1")
    result = call("check", "book", "--no-cache")
    assert result.exit_code == 2
    assert "book/examples.json" in result.output and "rulewright baseline --examples" in result.output


def tried(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of each cure that is tried from now on."""
    words: list[str] = []
    works = cures.works

    def noted(context: Context, query: Query, cure: Cure, find: cures.Find, scenarios: Sequence[Scenario] = ()) -> bool:
        words.append(cure.words)
        return works(context, query, cure, find, scenarios)

    monkeypatch.setattr(cures, "works", noted)
    return words


def test_cures_are_kept_with_the_example_and_only_they_are_proved_again(monkeypatch: pytest.MonkeyPatch) -> None:
    (anew,) = found(baseline=False, cured=True)
    assert example()["cures"] == list(anew.proved_cures) != []
    words = tried(monkeypatch)
    (kept,) = found(cured=True)
    assert (kept.cures, kept.proved_cures) == (anew.cures, anew.proved_cures)
    assert sorted(words) == sorted(anew.proved_cures)


def test_where_none_was_proved_none_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    change(cures=[])
    words = tried(monkeypatch)
    assert [f.proved_cures for f in found(cured=True)] == [()] and words == []


@pytest.mark.parametrize("more", [False, True])
def test_where_a_kept_cure_is_none_any_more_all_are_tried(more: bool) -> None:
    (anew,) = found(baseline=False, cured=True)
    change(cures=["Do nothing.", *(anew.proved_cures if more else ())])
    assert [f.proved_cures for f in found(cured=True)] == [anew.proved_cures]


def test_cures_of_other_parts_are_not_taken() -> None:
    change(cures=[], share="0")
    assert [bool(f.proved_cures) for f in found(cured=True)] == [True]


def test_what_is_written_again_is_the_same() -> None:
    before = (BOOK / NAME).read_bytes()
    call("baseline", "--examples", "book")
    assert (BOOK / NAME).read_bytes() == before


def test_a_file_that_cannot_be_written_is_told() -> None:
    (BOOK / NAME).unlink()
    (BOOK / NAME).mkdir()
    result = call("baseline", "--examples", "book")
    assert result.exit_code == 2 and "book/examples.json: it cannot be written" in result.output


def test_entries_are_written_and_given_a_reason_before_their_examples_are_kept() -> None:
    result = call("baseline", "--write", "--examples", "book")
    assert result.exit_code == 2 and "'--examples' goes without '--write'" in result.output
    result = call("baseline", "--select", "RW302", "--examples", "book")
    assert result.exit_code == 2 and "'--examples' goes without '--select'" in result.output


def test_examples_of_what_is_not_known_are_not_looked_at() -> None:
    (BOOK / "baseline.yaml").unlink()
    assert [f.status for f in found()] == ["open"]
