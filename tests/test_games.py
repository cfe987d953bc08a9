"""Random games: what goes wrong in them is told with moves that replay, and the same seed plays the same games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from check_pages import book_of
from rulewright.book.model import Book
from rulewright.cli.main import main
from rulewright.tools.games import Games, games_text, play_games, replays

MODEL = """\
sorts: {Town: [ULM, BERN]}
fields:
  walled: {of: Town, closed: yes}
  angry: {of: Town, closed: yes}
  gold: {of: Town, is: 0..9, start: 3, closed: yes}
  rich: {of: Town, default: no}
acts:
  - {act: builds, say: "{t:Town} builds", then: [t is walled]}
  - {act: rages, say: "{t:Town} rages", requires: [t is walled], then: [t is angry]}
  - {act: mints, say: "{t:Town} mints {n:int}", then: [t has n gold]}
  - {act: toasts, say: "{t:Town} toasts"}
timeline: [day]
laws: {"the angry are walled": "all(walled(t) or not angry(t) for t in Town)"}
"""
PHRASES = """\
phrases:
  - {say: "{t:Town} is walled", not: "{t:Town} is open", means: walled(t)}
  - {say: "{t:Town} is angry", not: "{t:Town} is calm", means: angry(t)}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - {say: "{t:Town} is rich", not: "{t:Town} is poor", means: rich(t)}
  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}
"""


def town(folder: Path, *clauses: str) -> Book:
    """A book of some clauses in one section, which speaks at once."""
    page = "page: T\ntitle: T\nsections:\n  - section: all\n    block: together\n    clauses:\n"
    listed = "".join(f"      - {{clause: T.{n}, says: So it is., {text}}}\n" for n, text in enumerate(clauses, 1))
    files = {"book.yaml": "{book: town, title: The town}", "model.yaml": MODEL, "phrases.yaml": PHRASES}
    return book_of({**files, "town.yaml": page + listed}, folder)


DEFECTS = {
    "contest": (
        "at: day, when: [ULM is angry], then: [ULM has 1 gold]",
        "at: day, when: [ULM is walled], then: [ULM has 2 gold]",
    ),
    "dispute": ("at: day, when: [ULM is angry], then: [BERN toasts]", "forbids: [BERN toasts]"),
    "broken law": ("at: end of day, when: [ULM is angry], then: [ULM is open]",),
    "refused": ("at: day, when: [ULM is walled], then: [BERN rages]",),
    "out of range": ("at: day, when: [ULM is angry], then: [ULM gains 9 gold]",),
    "endless": ("upon: ULM toasts, when: [ULM is angry], then: [BERN toasts]", "upon: BERN toasts, then: [ULM toasts]"),
}


@pytest.mark.parametrize("kind", DEFECTS)
def test_what_goes_wrong_is_told_with_the_moves_that_lead_there(kind: str, tmp_path: Path) -> None:
    book = town(tmp_path, *DEFECTS[kind])
    found = play_games(book, 60)
    assert {s.kind for s in found.seen.values()} == {kind}
    for seen in found.seen.values():
        assert seen.given == ()  # all is brought about by acts
        if kind != "refused":  # of which no Then can tell
            assert replays(book, seen) and len(seen.moves) <= 4  # nothing is in it that may be spared


def test_acts_are_tried_between_the_moments_of_a_step(tmp_path: Path) -> None:
    """What is reset at the beginning is so again at the end."""
    reset = "for: {t: Town}, at: beginning of day, then: [t is open, t is calm]"
    found = play_games(town(tmp_path, reset, "at: end of day, when: [ULM is walled], then: [ULM has 2 gold]"), 40)
    assert not found.seen and found.spoke == {"T.1", "T.2"}


def test_a_clause_that_never_has_a_say_is_named(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        "at: day, when: [ULM is walled, ULM is open], then: [ULM has 2 gold]",
        "at: day, then: [ULM has 1 gold]",
    )
    found = play_games(book, 10)
    assert found.silent(book) == ["T.1"]
    assert games_text(book, found, 0).endswith("1 of 2 clauses had a say.\nNever: T.1.\n")


def test_the_same_seed_plays_the_same_games_and_another_one_others(tmp_path: Path) -> None:
    book = town(tmp_path, *DEFECTS["contest"])
    one, same, other = (play_games(book, 20, seed) for seed in (1, 1, 2))
    assert games_text(book, one, 1) == games_text(book, same, 1)
    assert (one.moments, one.often) != (other.moments, other.often)


def test_time_ends_the_games(tmp_path: Path) -> None:
    found: Games = play_games(town(tmp_path, *DEFECTS["contest"]), 100_000, seconds=0.2)
    assert 0 < found.games < 100_000


def test_the_command_tells_and_fails_where_something_goes_wrong(tmp_path: Path) -> None:
    for name, kind, code in (("wrong", "broken law", 1), ("right", "", 0)):
        town(tmp_path / name, *DEFECTS.get(kind, ("at: day, then: [ULM is walled]",)))
        result = CliRunner().invoke(
            main, ["play", str(next((tmp_path / name).rglob("book.yaml")).parent), "--games", "40"]
        )
        assert result.exit_code == code and ("Then the law the angry are walled is broken" in result.output) == bool(
            code
        )


def test_of_a_law_each_moment_that_breaks_it_is_told(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        "at: end of day, when: [ULM is angry], then: [ULM is open]",
        "upon: BERN toasts, then: [BERN is angry]",
    )
    assert {s.clauses for s in play_games(book, 60).seen.values()} == {("T.1",), ("T.2",)}


def test_a_number_out_of_range_is_one_defect_whatever_number_it_is_and_with_whomever_it_is_done(tmp_path: Path) -> None:
    book = town(tmp_path, "for: {t: Town}, upon: t toasts, then: [t gains 4 gold]")
    found = play_games(book, 60)
    assert [(s.kind, s.clauses) for s in found.seen.values()] == [("out of range", ("T.1",))]
    assert "Then a number goes past the end: " in games_text(book, found, 0)


def test_a_disputed_act_is_told_with_whom_it_is_done(tmp_path: Path) -> None:
    does, forbids = "for: {t: Town}, upon: t rages, then: [t toasts]", "for: {u: Town}, forbids: [u toasts]"
    book = town(tmp_path, does, forbids)
    (seen,) = play_games(book, 60).seen.values()
    assert seen.kind == "dispute" and replays(book, seen)


def test_what_clauses_contest_that_say_what_holds_is_told_where_it_is_read(tmp_path: Path) -> None:
    """The moment cannot be played on: that is no end of a game without a word."""
    book = town(
        tmp_path,
        "while: [ULM is angry], holds: [ULM is rich]",
        "while: [ULM is walled], holds: [ULM is poor]",
        "at: day, when: [ULM is rich], then: [BERN is walled]",
    )
    (seen,) = play_games(book, 60).seen.values()
    assert (seen.kind, seen.clauses) == ("contest", ("T.1", "T.2")) and replays(book, seen)


def test_acts_without_end_are_one_defect_with_whomever_they_begin(tmp_path: Path) -> None:
    found = play_games(town(tmp_path, "for: {t: Town}, upon: t toasts, then: [t toasts]"), 60)
    assert [(s.kind, s.clauses) for s in found.seen.values()] == [("endless", ("T.1",))]


def test_a_text_stays_in_its_line(tmp_path: Path) -> None:
    book = town(tmp_path, *DEFECTS["broken law"])
    clause = replace(book.clauses["T.1"], says="So it is.\nNever: T.9.")
    other = replace(book, clauses={"T.1": clause})
    assert "\nNever:" not in games_text(other, play_games(other, 60), 0)
