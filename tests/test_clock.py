"""The clock: in which turns a period is, and that the dice bring an event in its own period only."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of, found_in
from rulewright.book.model import Book
from rulewright.language.errors import BookError
from rulewright.play.play import play_act
from rulewright.table.state import State
from rulewright.tools.exhaustive import play_exhaustively

CLOCK = "clock: {turn: turn, periods: {I: [1, 2], II: [3, 4]}}"
HEADER = "{{clause: {event}/header, kind: header, says: It is held., period: {period}, lasts: permanent}}"
FILES = {
    "book.yaml": """
book: fairs
title: The fairs
periods: {I: [1500, 1559], II: [1560, 1614]}
events:
  sort: Event
  rolled: rolled
  starts: starts
  ends: ends
  draw step: events
  end step: close
  in effect: "{event} is in effect"
""",
    "model.yaml": """
sorts: {{Event: [F.1, F.2, F.3]}}
fields: {{active: {{of: Event}}, turn: {{is: 1..6, start: 1}}, rich: {{}}}}
acts:
  - {{act: rolled, say: "{{e:Event}} is rolled", requires: [e is not in effect]}}
  - {{act: starts, say: "{{e:Event}} starts", then: [e is in effect]}}
  - {{act: ends, say: "{{e:Event}} ends", then: [e is not in effect]}}
outside: [{{move: a turn passes, when: [the turn is less than 6], then: [the turn rises by 1]}}]
timeline: [events, close]
{clock}
""",
    "phrases.yaml": """
phrases:
  - {say: "{e:Event} is in effect", means: active(e)}
  - {say: the land is rich, means: rich}
  - {say: "the turn is less than {n:int}", means: turn < n, for example: the turn is less than 2,
     true when: [the turn is 1], false when: [the turn is 2]}
terms: [{say: the turn, is: turn}]
""",
}
SECTION = "page: {event}\ntitle: T\nevent: {event}\nsections:\n  - section: {event}/all\n    clauses:\n"


def fairs(folder: Path, clock: str, *clauses: str, periods: tuple[str, ...] = ("I", "II")) -> Book:
    """Events of two periods and one of none; some clauses stand on the page of the first one."""
    files = {**FILES, "model.yaml": FILES["model.yaml"].format(clock=clock)}
    for event, period in zip(("F.1", "F.2"), periods, strict=True):
        lines = [HEADER.format(event=event, period=period), *(clauses if event == "F.1" else ())]
        files[f"{event}.yaml"] = SECTION.format(event=event) + "".join(f"      - {line}\n" for line in lines)
    return book_of(files, folder)


def rolled_in(book: Book) -> dict[str, list[int]]:
    """The turns in which each event can be rolled."""
    found: dict[str, list[int]] = {}
    for event in book.sorts["Event"].members:
        for turn in range(1, 7):
            state = State.start(book)
            state.set("turn", (), turn)
            trace = play_act(book, state, "rolled", (event,))
            assert trace.refused is None or trace.refused.requirement == "the turn is one of its period"
            found.setdefault(event, []).extend([turn] * (trace.refused is None))
    return found


def test_the_dice_bring_an_event_in_turns_of_its_period_only(tmp_path: Path) -> None:
    every = [1, 2, 3, 4, 5, 6]
    assert rolled_in(fairs(tmp_path, CLOCK)) == {"F.1": [1, 2], "F.2": [3, 4], "F.3": every}
    assert rolled_in(fairs(tmp_path / "2", "")) == {"F.1": every, "F.2": every, "F.3": every}


def test_an_event_whose_headings_name_two_periods_comes_in_both(tmp_path: Path) -> None:
    again = HEADER.format(event="F.1", period="II").replace("/header", "/again")
    assert rolled_in(fairs(tmp_path, CLOCK, again))["F.1"] == [1, 2, 3, 4]


def test_a_clause_may_start_an_event_out_of_its_period(tmp_path: Path) -> None:
    start = "{clause: F.1/all.1, says: So., at: events, when: [not: the turn is less than 5], then: [F.2 starts]}"
    found = play_exhaustively(fairs(tmp_path, CLOCK, start), 5_000, 50_000)
    assert found.complete and "F.1/all.1" in found.spoke
    assert any(dict(c).get(("active", ("F.2",))) and dict(c).get(("turn", ())) == 5 for c, _ in found.space.nodes)


LATE = "{clause: F.1/all.1, says: So., onset: F.1, when: [not: the turn is less than 3], then: [the land is rich]}"


@pytest.mark.parametrize(("clock", "codes"), [(CLOCK, ["RW201"]), ("", [])])
def test_what_can_only_be_out_of_its_period_is_dead(clock: str, codes: list[str], tmp_path: Path) -> None:
    book = fairs(tmp_path, clock, LATE)
    assert [f.code for f in found_in("RW201", book)] == codes
    assert play_exhaustively(book, 5_000, 50_000).silent == (["F.1/all.1"] if codes else [])


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ("clock: {turn: trun, periods: {I: [1, 2], II: [3, 4]}}", "'trun' does not count turns"),
        ("clock: {turn: rich, periods: {I: [1, 2], II: [3, 4]}}", "'rich' does not count turns"),
        ("clock: {turn: turn, periods: {I: [1, 2], II: [3, 9]}}", "period II reaches beyond the turns, 1 to 6"),
        ("clock: {turn: turn, periods: {I: [2, 1], II: [3, 4]}}", "period I ends before it begins"),
        ("clock: {turn: turn, periods: {I: [1, 2], II: [3, 4], X: [5, 6]}}", "'X' is no period of the book"),
        ("clock: {turn: turn, periods: {I: [1, 2]}}", "does not say in which turns period II is"),
    ],
)
def test_what_is_wrong_with_a_clock_is_told_where_it_stands(clock: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(BookError) as error:
        fairs(tmp_path, clock)
    (problem,) = error.value.problems
    assert told in problem.message and problem.hint and problem.position.line


def test_a_clock_without_events_is_an_error(tmp_path: Path) -> None:
    files = {
        "book.yaml": "{book: b, title: B, periods: {I: [1, 2]}}",
        "model.yaml": "fields: {turn: {is: 1..6, start: 1}}\nclock: {turn: turn, periods: {I: [1, 2]}}\n",
        "phrases.yaml": "terms: [{say: the turn, is: turn}]",
    }
    with pytest.raises(BookError) as error:
        book_of(files, tmp_path)
    assert "the book has none" in error.value.problems[0].message
