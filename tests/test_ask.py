"""Questions to a book: whether all this can be so, how it comes about, and what applies then."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner, Result

from rulewright.cli.main import main
from rulewright.reports.reports import SCHEMA as REPORT

SCHEMA = json.loads(REPORT.with_name("answer.json").read_text(encoding="utf-8"))
FILES = {
    "book": "book: towns\ntitle: Two towns\n",
    "model": """\
sorts: {Town: [ULM, BERN]}
fields:
  walled: {of: Town, closed: yes}
  old: {of: Town, closed: yes}
  gold: {of: Town, is: 0..9, start: 2}
  rich: {of: Town, derived: yes}
  lord: {of: Town, is: Town?}
acts:
  - {act: builds, say: "{t:Town} builds", requires: [t has at least 5 gold], then: [t is walled]}
  - {act: ages, say: "{t:Town} ages", requires: [t is old], then: [t is old]}
  - {act: robs, say: "{t:Town} robs {u:Town}"}
laws:
  nobody is his own lord: all(lord(t) != t for t in Town)
timeline: [day, night]
""",
    "phrases": """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is old", means: old(t)}
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - {say: "{t:Town} loses {n:int} gold", changes: {gold(t): -n}}
  - {say: "{t:Town} has at least {n:int} gold", means: gold(t) >= n, for example: ULM has at least 3 gold,
     true when: [ULM has 4 gold], false when: [ULM has 2 gold]}
  - {say: "the lord of {t:Town} is {u:Town?}", means: lord(t) == u}
""",
    "page": """\
page: towns
title: Towns
sections:
  - section: towns
    clauses:
      - {clause: a, says: Gold is riches., for: {t: Town}, when: [t has at least 7 gold], holds: [t is rich]}
      - {clause: b, says: Walls keep robbers out., for: {t: Town, u: Town}, when: [u is walled], forbids: [t robs u]}
      - {clause: c, says: Ulm is at peace., forbids: [BERN robs ULM]}
      - {clause: d, says: The rich are taxed., for: {t: Town}, at: night, when: [t is rich], then: [t loses 1 gold]}
""",
}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with a small book in it."""
    monkeypatch.chdir(tmp_path)
    Path("towns").mkdir()
    for stem, text in FILES.items():
        Path(f"towns/{stem}.yaml").write_text(text, encoding="utf-8")
    yield


def ask(*words: str) -> Result:
    """A question, asked in this process."""
    result = CliRunner().invoke(main, ["ask", "towns", *words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def data(*words: str) -> Any:
    """The answer as data, which meets its schema."""
    found = json.loads(ask(*words, "--format", "json").output)
    jsonschema.validate(found, SCHEMA, jsonschema.Draft202012Validator)
    return found


def test_a_way_is_told_and_what_applies_at_its_end() -> None:
    result = ask("ULM is walled")
    assert (result.exit_code, result.output) == (
        0,
        """\
towns: ULM is walled?
Yes: play leads there.
  For example: ULM is walled.
  The way there: ULM builds (ULM has 5 gold).
  Play leads there from set-up, here in 1 moment.
  Then there applies:
    b  ULM robs ULM is refused
    b  BERN robs ULM is refused
  Beside that another clause stands.
""",
    )


def test_what_a_clause_defines_may_be_asked_for() -> None:
    found = data("BERN is rich", "BERN has 8 gold")
    assert (found["tier"], found["given"], found["applies"]) == (
        "reached",
        ["BERN has 8 gold"],
        [
            {"clause": "a", "says": "BERN is rich", "moment": ""},
            {"clause": "d", "says": "t loses 1 gold (t: BERN)", "moment": "the night step is played"},
        ],
    )


def test_somebody_is_found_for_a_name() -> None:
    found = data("--for", "t: Town", "t is walled", "t has at least 9 gold")
    assert (found["tier"], found["named"]) == ("reached", ["t is ULM"])


def test_what_no_lawful_state_meets_is_told_with_what_is_to_blame() -> None:
    result = ask("ULM is walled", "BERN is rich", "BERN has 3 gold")
    assert (result.exit_code, result.output) == (
        1,
        """\
towns: ULM is walled; BERN is rich; BERN has 3 gold?
No: there is no such state.
  Never together: BERN is rich; BERN has 3 gold.
  Proved of every lawful state that holds only what is ever brought about (2 Town).
""",
    )
    assert data("the lord of ULM is ULM")["why"][:2] == [
        "never: the lord of ULM is ULM",
        "by the law nobody is his own lord",
    ]


def test_what_is_lawful_and_never_comes_about_is_told_apart() -> None:
    result = ask("ULM is old")
    assert result.exit_code == 0
    assert "Lawful, but never in play: no way leads there.\n  For example: ULM is old.\n" in result.output
    assert data("ULM is old")["tier"] == "never"


def test_phrases_that_mean_nothing_are_told_at_once() -> None:
    result = ask("ULM is waled", "ULM has many gold", "--for", "x: Twon")
    assert result.exit_code == 2
    assert "Did you mean '{t:Town} is walled'?" in result.stderr and "Did you mean 'Town'?" in result.stderr
    assert result.stderr.endswith("3 errors.\n")


@pytest.mark.parametrize("words", [["towns"], ["nowhere", "ULM is walled"]])
def test_without_a_question_or_a_book_there_is_no_answer(words: list[str]) -> None:
    result = CliRunner().invoke(main, ["ask", *words])
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("names", "told"),
    [(("ULM: Town",), "'ULM' is a member of the book"), (("t: Town", "t: Town"), "'t' is named twice")],
)
def test_a_name_in_a_question_is_one_of_its_own(names: tuple[str, ...], told: str) -> None:
    done = ask(*(word for name in names for word in ("--for", name)), "ULM is old")
    assert (done.exit_code, told in done.stderr) == (2, True)
