"""Who changes what: the book's own cells, what is set up and then fixed, what the rest of the game moves, who acts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from check_pages import book_of, found_in, played
from rulewright.book.model import Book
from rulewright.evidence.findings import Finding
from rulewright.language.errors import BookError
from rulewright.run.run import check_book, select
from rulewright.tools.games import play_games

MODEL = """
sorts: {{Town: [ULM, BERN]}}
fields:
  walled: {{of: Town{walled}}}
  port: {{of: Town{port}}}
  rich: {{of: Town}}
  gold: {{of: Town, is: 0..9, start: 0}}
acts:
  - {{act: feasts, say: "{{t:Town}} feasts"{feasts}}}
  - {{act: gives, say: "{{t:Town}} gives {{u:Town}} {{n:int}}"{gives}, then: [u has n gold]}}
  - {{act: sells, say: "{{t:Town}} sells to {{u:Town}}"{sells}, then: [u is rich]}}
{outside}
timeline: [income, taxes]
"""
PHRASES = """
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is a port", means: port(t)}
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
"""


def town(folder: Path, *clauses: str, outside: str | None = "outside: []", **said: str) -> Book:
    """Two towns with some clauses, of which more may be said in the model."""
    told = {
        "walled": "",
        "port": "",
        "feasts": "",
        "sells": "",
        "gives": ", by: clauses",
        **said,
        "outside": outside or "",
    }
    written = "".join(f"      - {c}\n" for c in clauses)
    page = "page: T\ntitle: T\nsections:\n  - section: all\n    block: together\n    clauses:\n" + written
    files = {"book.yaml": "{book: town, title: The towns}", "model.yaml": MODEL.format(**told), "phrases.yaml": PHRASES}
    return book_of({**files, "town.yaml": page}, folder)


def codes(book: Book, *wanted: str) -> list[str]:
    """What is found by some checks."""
    return [f.code for code in wanted for f in found_in(code, book)]


def findings(book: Book, code: str) -> list[Finding]:
    """What one check finds, with the way to it."""
    return [f for f in check_book(book, [], select((code,), ())).findings if f.code == code]


RICH = "{clause: T.1, says: So., for: {t: Town}, at: income, when: [t is walled], then: [t is rich]}"
PAID = "{clause: T.2, says: So., for: {t: Town}, at: income, when: [t is walled], then: [t is not rich]}"
BUILT = 'outside: [{move: "{t:Town} is walled in", when: [t is a port], then: [t is walled]}]'


@pytest.mark.parametrize(
    ("outside", "walled", "told"),
    [
        (None, "", []),  # the rest of the game is not described: it may do anything
        (None, ", closed: yes", ["RW201"]),
        ("outside: []", "", ["RW201"]),  # nothing else changes anything
        ("outside: []", ", set up: any", []),
        (BUILT, "", ["RW212"]),  # no town is a port
        (BUILT.replace("t is a port", "t has 3 gold"), "", ["RW212"]),
        (BUILT.replace("a port", "rich"), "", []),  # somebody sells to it
        (BUILT.replace("when: [t is a port], ", ""), "", []),
    ],
)
def test_what_can_come_to_hold_hangs_on_who_may_change_it(
    outside: str | None, walled: str, told: list[str], tmp_path: Path
) -> None:
    book = town(tmp_path, RICH, outside=outside, walled=walled)
    assert codes(book, "RW201", "RW212") == told


def test_a_move_of_the_rest_of_the_game_stands_in_the_way(tmp_path: Path) -> None:
    book = town(tmp_path, RICH, PAID, outside=BUILT, port=", set up: any")
    (finding,) = findings(book, "RW302")
    assert finding.reach == "Play leads there from set-up, here in 1 moment."
    assert finding.path in (
        ("from a set-up with BERN is a port: BERN is walled in",),
        ("from a set-up with ULM is a port: ULM is walled in",),
    )


def test_what_is_set_up_is_fixed_from_then_on(tmp_path: Path) -> None:
    book = town(tmp_path, RICH, PAID, walled=", set up: any")
    (finding,) = findings(book, "RW302")
    assert finding.reach == "It shows where the game is set up so."
    # Ulm would have to be walled first, and not walled then
    first = "{clause: T.3, says: So., at: income, when: [ULM is walled], then: [ULM is a port]}"
    then = "{clause: T.4, says: So., at: taxes, when: [ULM is a port, ULM is not walled], then: [ULM has 1 gold]}"
    other = "{clause: T.5, says: So., at: taxes, when: [ULM is a port, ULM is not walled], then: [ULM has 2 gold]}"
    (finding,) = findings(town(tmp_path / "2", first, then, other, walled=", set up: any"), "RW302")
    assert finding.reach.startswith("No play leads there: it never shows (proved of all 24 states that play comes to")


def test_the_way_there_begins_with_how_the_game_is_set_up(tmp_path: Path) -> None:
    rich = "{clause: T.1, says: So., for: {t: Town}, at: taxes, when: [t is rich, t is walled], then: [t has 1 gold]}"
    poor = "{clause: T.2, says: So., for: {t: Town}, at: taxes, when: [t is rich, t is walled], then: [t has 2 gold]}"
    (finding,) = findings(town(tmp_path, rich, poor, walled=", set up: any", sells=", by: t"), "RW302")
    (way,) = finding.path
    assert re.fullmatch(r"from a set-up with (ULM|BERN) is walled: (ULM|BERN) sells to \1", way)


def test_an_act_on_the_way_there_is_done_by_somebody_with_what_it_needs(tmp_path: Path) -> None:
    poor = "{clause: T.1, says: So., at: taxes, when: [BERN has 3 gold], then: [BERN is rich]}"
    rich = "{clause: T.2, says: So., at: taxes, when: [BERN has 3 gold], then: [BERN is not rich]}"
    (finding,) = findings(town(tmp_path, poor, rich, gives=""), "RW302")
    assert finding.path == ("ULM gives BERN 3",)


def test_games_are_set_up_in_many_ways_and_nothing_else_changes_by_itself(tmp_path: Path) -> None:
    law = 'laws: {"a port has gold": "all(not port(t) or gold(t) > 0 for t in Town)"}\noutside: []'
    book = town(tmp_path, RICH, PAID, walled=", set up: any")
    seen = play_games(book, 60).seen
    assert {s.kind for s in seen.values()} == {"contest"}
    assert all(s.given for s in seen.values())
    closed = town(tmp_path / "2", RICH, PAID, outside=law)
    assert not play_games(closed, 60).seen


def test_a_move_that_would_break_a_law_does_not_come(tmp_path: Path) -> None:
    law = 'laws: {"walls cost": "all(not walled(t) or gold(t) > 0 for t in Town)"}\n'
    book = town(tmp_path, RICH, outside=law + 'outside: [{move: "{t:Town} is walled in", then: [t is walled]}]')
    assert not play_games(book, 60).seen
    assert codes(book, "RW318") == []


def test_a_law_that_a_clause_breaks_upon_a_move_is_told(tmp_path: Path) -> None:
    law = 'laws: {"walls cost": "all(not walled(t) or gold(t) > 0 for t in Town)"}\n'
    clause = "{clause: T.1, says: So., for: {t: Town}, upon: t is wet, then: [t is walled]}"
    book = town(tmp_path, clause, outside=law + 'outside: [{move: "{t:Town} is wet", then: [t is rich]}]')
    assert {s.kind for s in play_games(book, 60).seen.values()} == {"broken law"}


def test_a_scenario_plays_moves_of_the_rest_of_the_game(tmp_path: Path) -> None:
    book = town(tmp_path, RICH, outside="outside: [{move: a wall is built, for: {t: Town}, then: [t is walled]}]")
    steps = (
        "When a wall is built with BERN",
        "And the income step is played",
        "Then BERN is rich",
    )
    result = played("T.1", book, tmp_path, *steps)
    assert result.passed, result.failure


def test_what_only_clauses_do_no_player_does(tmp_path: Path) -> None:
    upon = "{clause: T.1, says: So., for: {t: Town}, upon: t feasts, then: [t is rich]}"
    done = "{clause: T.2, says: So., at: income, then: [ULM feasts]}"
    book = town(tmp_path / "1", upon, feasts=", by: clauses")
    assert codes(book, "RW201") == ["RW201"]
    assert played("T.1", book, tmp_path, "Then ULM feasts is refused").passed
    book = town(tmp_path / "2", upon, done, feasts=", by: clauses")
    assert codes(book, "RW201") == []
    assert played("T.1", book, tmp_path, "When the income step is played", "Then ULM is rich").passed


@pytest.mark.parametrize(("by", "told"), [("", []), (", by: u", ["RW310"]), (", by: t", [])])
def test_who_acts_is_who_the_act_says(by: str, told: list[str], tmp_path: Path) -> None:
    one = "{clause: T.1, says: So., when: [ULM is rich], obliges: [ULM gives BERN 1]}"
    other = "{clause: T.2, says: So., when: [ULM is rich], obliges: [BERN gives BERN 2]}"
    book = town(tmp_path, one, other, gives=by, outside=None)
    assert codes(book, "RW310") == told


@pytest.mark.parametrize(
    ("said", "clause", "message"),
    [
        ({"sells": ", by: v"}, RICH, "'v' is no slot of '{t:Town} sells to {u:Town}'"),
        ({"walled": ", set up: any, constant: yes"}, RICH, "'set up' is for what is stored"),
        ({"feasts": ", by: clauses"}, "{clause: T.1, says: So., permits: [ULM feasts]}", "is what only clauses do"),
        (
            {"outside": BUILT},
            "{clause: T.1, says: So., forbids: [ULM is walled in]}",
            "the rest of the game does",
        ),
        ({"outside": "outside: [{move: it rains, then: []}]"}, RICH, "the move 'it rains' changes nothing"),
        (
            {"outside": 'outside: [{move: "{t:Town} is rich", then: [t is rich]}]'},
            "{clause: T.1, says: So., at: income, then: [ULM has 1 gold]}",
            "it reads as '{t:Town} is rich' (the act {t:Town} is rich) or '{t:Town} is rich' (the condition)",
        ),
        ({"outside": 'outside: [{move: "{t:Twon} is rich now", then: [t is rich]}]'}, RICH, "'Twon' in"),
        ({"outside": "outside: [{move: it rains, then: [ULM is wet]}]"}, RICH, "'ULM is wet' is no effect"),
    ],
)
def test_a_mistake_in_who_changes_what_is_told(said: dict[str, str], clause: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(BookError) as told:
        town(tmp_path, clause, **said)
    assert any(message in p.message for p in told.value.problems), told.value.problems
