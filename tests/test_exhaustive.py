"""Exhaustive play: all that play comes to, with the fewest moves; held against a plain search through small books."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given

from check_pages import book_of
from rulewright.book.model import Book, Edge
from rulewright.cli.main import main
from rulewright.language.errors import BookError
from rulewright.lowering.loader import load_book
from rulewright.play.play import play_act, play_step
from rulewright.reach.state_space import NO_SET_UP, StateSpace, content
from rulewright.table.evaluate import evaluate
from rulewright.table.scene import Scene
from rulewright.table.state import State
from rulewright.tools.exhaustive import Exhaustion, exhaustion_text, play_exhaustively
from rulewright.tools.games import replays
from small_books import BRUTE, Written, doing_books, inputs, reacting_books, values
from test_games import DEFECTS
from test_games import MODEL as GAME
from test_games import PHRASES as WORDS
from test_outside import BUILT, PAID, RICH
from test_outside import town as described

STATES, MOVES = 5_000, 50_000


def played(book: Book, states: int = STATES, moves: int = MOVES) -> Exhaustion:
    return play_exhaustively(book, states, moves)


def town(folder: Path, *clauses: str) -> Book:
    """The towns of random games as the whole game, with some clauses in one section, which speaks at once."""
    page = "page: T\ntitle: T\nsections:\n  - section: all\n    block: together\n    clauses:\n"
    listed = "".join(f"      - {{clause: T.{n}, says: So it is., {text}}}\n" for n, text in enumerate(clauses, 1))
    model = GAME.replace("0..9", "0..4") + "outside: []\n"
    files = {"book.yaml": "{book: town, title: The town}", "model.yaml": model, "phrases.yaml": WORDS}
    return book_of({**files, "town.yaml": page + listed}, folder)


def kinds(found: Exhaustion) -> list[str]:
    return sorted(s.kind for s in found.seen.values())


@pytest.mark.parametrize("kind", DEFECTS)
def test_what_goes_wrong_is_found_with_the_fewest_moves(kind: str, tmp_path: Path) -> None:
    book = town(tmp_path, *DEFECTS[kind])
    found = played(book)
    assert set(kinds(found)) == {kind}
    for seen in found.seen.values():
        assert seen.given == ()
        if kind != "refused":  # of which no Then can tell
            assert replays(book, seen) and len(seen.moves) <= 3


@pytest.mark.parametrize("kind", DEFECTS)
def test_what_is_proved_never_to_go_wrong_does_not(kind: str, tmp_path: Path) -> None:
    never = [f"{c.replace('ULM is angry', 'ULM is angry, ULM is open')}" for c in DEFECTS[kind][:1]]
    book = town(tmp_path, *never)
    found = played(book)
    assert found.complete
    assert (found.ending, found.seen) in ((0, {}), (1, found.seen))
    if "ULM is open" in never[0]:
        assert found.silent == ["T.1"] and found.ending == 0
        text = exhaustion_text(found)
        assert "Nothing goes wrong (proved).\n" in text and text.endswith("Never (proved): T.1.\n")


def test_that_a_clause_never_has_a_say_is_proved_only_where_nothing_is_left_out(tmp_path: Path) -> None:
    book = town(tmp_path, "at: day, when: [ULM is walled, ULM is open], then: [ULM has 2 gold]")
    whole, part = played(book), played(book, moves=100)
    assert whole.complete and exhaustion_text(whole).endswith("\nNever (proved): T.1.\n")
    assert not part.complete and exhaustion_text(part).endswith("\nNever: T.1.\n")
    assert part.ending == 3 and "Not all that play comes to: more than 100 moves." in exhaustion_text(part)
    few = played(book, states=5)
    assert len(few.space.nodes) == 5 and "more than 5 states" in few.space.open


def test_every_choice_is_made_also_one_that_has_a_default(tmp_path: Path) -> None:
    files = {
        "book.yaml": "{book: town, title: The town}",
        "model.yaml": """
sorts: {Town: [ULM, BERN]}
fields: {rich: {of: Town}, wise: {of: Town}}
inputs: {bold: {of: Town, by: the town, default: no}, die: {is: 1..6, chance: yes}}
timeline: [day]
outside: []
""",
        "phrases.yaml": """
phrases:
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{t:Town} is wise", means: wise(t)}
  - {say: "{t:Town} is bold", means: bold(t)}
terms: [{say: the die, is: die}]
""",
        "page.yaml": """
page: T
title: T
sections:
  - section: all
    at: day
    clauses:
      - {clause: T.1, says: So., when: [ULM is bold, BERN is bold], then: [ULM is rich]}
      - {clause: T.2, says: So., when: [the die shows 6, ULM is rich], then: [ULM is wise]}
""",
    }
    found = played(book_of(files, tmp_path))
    assert found.complete and not found.silent
    assert {frozenset(n for (n, _), _ in c) for c, _ in found.space.nodes} == {
        frozenset(),
        frozenset({"rich"}),
        frozenset({"rich", "wise"}),
    }


@pytest.mark.parametrize(("writes", "bounded"), [("t gains n gold", True), ("t gains n gold, t loses n gold", False)])
def test_what_an_act_adds_and_takes_away_again_does_not_bound_its_number(
    writes: str, bounded: bool, tmp_path: Path
) -> None:
    files = {
        "book.yaml": "{book: town, title: The town}",
        "model.yaml": f"""
sorts: {{Town: [ULM]}}
fields: {{gold: {{of: Town, is: 0..3}}, fame: {{of: Town, is: 0..40, clamped: yes}}}}
timeline: [day]
outside: []
acts:
  - {{act: bids, say: "{{t:Town}} bids {{n:int}}", then: [{writes}, t gains n fame]}}
""",
        "phrases.yaml": """
phrases:
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - {say: "{t:Town} has {n:int} fame", means: fame(t) == n}
  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}
  - {say: "{t:Town} loses {n:int} gold", changes: {gold(t): -n}}
  - {say: "{t:Town} gains {n:int} fame", changes: {fame(t): n}}
""",
        "page.yaml": """
page: T
title: T
sections:
  - section: all
    at: day
    clauses:
      - {clause: T.1, says: So., when: [ULM has 40 fame], then: [ULM has 0 fame]}
""",
    }
    assert played(book_of(files, tmp_path)).complete == bounded


def still(folder: Path, *clauses: str) -> Book:
    """The same towns in which nobody acts."""
    book = town(folder, *clauses)
    return replace(book, acts={})


def test_the_moments_of_a_round_come_in_their_order(tmp_path: Path) -> None:
    once = "at: day, when: [ULM is open], then: [ULM is walled]"
    reset = "at: end of day, then: [ULM is open]"
    late = "at: beginning of day, when: [ULM is walled], then: [BERN has 2 gold]"
    found = played(still(tmp_path, once, reset, late))
    assert found.complete and found.silent == ["T.3"]
    assert len(found.space.nodes) == 3
    assert played(still(tmp_path / "2", once, late)).silent == []


def test_what_comes_after_clauses_contested_a_cell_is_gone_through_and_told_apart(tmp_path: Path) -> None:
    found = played(
        still(
            tmp_path,
            "at: day, when: [ULM is open], then: [ULM is angry, ULM is walled]",
            "at: day, when: [ULM is open], then: [ULM is calm]",
            "at: end of day, when: [ULM is angry, BERN has 3 gold], then: [BERN has 4 gold]",
        )
    )
    assert kinds(found) == ["contest"] and found.complete
    assert found.silent == ["T.3"] and "Only after clauses have contested something: T.3." in exhaustion_text(found)


def test_what_comes_after_a_disputed_act_is_open(tmp_path: Path) -> None:
    found = played(town(tmp_path, *DEFECTS["dispute"]))
    assert not found.complete and found.ending == 1
    assert "disagree whether an act is done" in exhaustion_text(found)


def test_every_way_to_set_the_game_up_is_a_beginning(tmp_path: Path) -> None:
    book = described(tmp_path, RICH, PAID, outside=BUILT.replace("t is a port", "t is rich"), port=", set up: any")
    found = played(book)
    assert found.space.set_ups == 4 and found.complete
    walled = described(tmp_path / "2", RICH, PAID, walled=", set up: any", sells=", by: clauses")
    (seen, *_) = played(walled).seen.values()
    assert replays(walled, seen) and len(seen.given) == 1 and seen.moves == (("the income step is played",),)


def test_where_no_set_up_is_lawful_nothing_is_proved(tmp_path: Path) -> None:
    law = 'laws: {"a port is rich": "any(port(t) for t in Town)"}\noutside: []'
    try:
        book = described(tmp_path, RICH, outside=law)
    except BookError:
        return
    found = played(book)
    assert list(found.space.open) == [NO_SET_UP] and found.ending == 3


def test_a_state_from_which_nothing_leads_on_is_told_with_the_way_there(tmp_path: Path) -> None:
    clause = "{clause: T.1, says: So., at: income, when: [ULM is not rich], then: [ULM is rich]}"
    book = described(tmp_path, clause, sells=", by: clauses")
    text = exhaustion_text(played(book))
    assert "1 of the states leads nowhere else:\n  from set-up, by the income step is played\n" in text


def test_where_the_rest_of_the_game_is_not_described_each_field_is_an_error(tmp_path: Path) -> None:
    book = described(tmp_path, RICH, outside=None, port=", closed: yes")
    with pytest.raises(BookError) as error:
        played(book)
    assert [p.message.split("'")[1] for p in error.value.problems] == ["walled", "rich", "gold"]
    assert all(p.position.line for p in error.value.problems)
    where = str(next(tmp_path.rglob("book.yaml")).parent)
    result = CliRunner().invoke(main, ["play", where, "--exhaustive"])
    assert result.exit_code == 2 and result.output.count("may be anything at any time") == 3


def test_the_command_ends_as_what_it_found(tmp_path: Path) -> None:
    for name, clauses, more, code in (
        ("wrong", DEFECTS["broken law"], (), 1),
        ("right", ("at: day, then: [ULM is walled]",), (), 0),
        ("open", ("at: day, then: [ULM is walled]",), ("--moves", "10"), 3),
    ):
        town(tmp_path / name, *clauses)
        where = str(next((tmp_path / name).rglob("book.yaml")).parent)
        result = CliRunner().invoke(main, ["play", where, "--exhaustive", *more])
        assert result.exit_code == code, result.output
        again = CliRunner().invoke(main, ["play", where, "--exhaustive", *more])
        assert again.output == result.output
        assert CliRunner().invoke(main, ["play", where, "--exhaustive", "--seed", "3"]).exit_code == 2
        assert CliRunner().invoke(main, ["play", where, "--states", "3"]).exit_code == 2


# Against a plain search ----------------------------------------------------------------------------------


def whole(written: Written) -> Book:
    """A small book as the whole game."""
    files, said = written.files(), repr(written.clauses)
    acts = [a for a in ("serves", "pays") if a not in said]  # which nothing hangs on, and which make it large
    model = [line for line in files["model.yaml"].splitlines() if not any(f"act: {a}" in line for a in acts)]
    files["model.yaml"] = "\n".join([*model, "outside: []", ""])
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        return load_book(Path(folder))


def search(book: Book) -> tuple[set[object], set[str], set[str], bool]:
    """The states of clean play, those who had a say in it, what went wrong, and whether that was all.

    One state after another from a pile, in which every moment is played with every fall of the dice.
    """
    start = State.start(book)
    if not all(evaluate(law.condition, Scene(book, start)) for law in book.laws):
        return set(), set(), set(), False
    moments = list(product(book.steps, Edge))
    events = book.events
    acts = [
        (a, args)
        for a in book.acts.values()
        if events is None or a.name not in (events.starts, events.ends)
        for args in product(*(values(book, v.type) for v in a.parameters))
    ]
    dice = inputs(book)
    pile, known = [(start, 0)], {(content(start), 0)}
    spoke: set[str] = set()
    wrong: set[str] = set()
    open_end = False
    while pile:
        state, at = pile.pop()
        step, edge = moments[at]
        plays = [(play_step(book, state, step, d, (edge,)), (at + 1) % len(moments)) for d in dice]
        plays += [(play_act(book, state, a.name, args, d), at) for a, args in acts for d in dice]
        for trace, next_at in plays:
            spoke |= trace.fired
            if trace.refused is not None:
                continue
            wrong |= {kind for kind in ("contested", "disputed", "broken", "stopped") if getattr(trace, kind)}
            if trace.contested or trace.disputed or trace.broken or trace.stopped:
                open_end |= bool(trace.contested or trace.disputed or trace.stopped)
                continue
            key = content(trace.after), next_at
            if key not in known:
                known.add(key)
                pile.append((trace.after, next_at))
    return {c for c, _ in known}, spoke, wrong, not open_end


@BRUTE
@given(doing_books(acts=True) | reacting_books())
def test_all_states_and_all_that_goes_wrong_are_found(written: Written) -> None:
    book = whole(written)
    found = played(book, 20_000, 400_000)
    clean, spoke, wrong, exact = search(book)
    if NO_SET_UP in found.space.open:
        assert not clean
        return
    assert {content(n.state) for n in found.space.clean} == clean
    assert found.spoke >= {c for c in spoke if c in book.clauses}
    assert all(name not in spoke for name in found.silent)
    told = {"contest": "contested", "dispute": "disputed", "broken law": "broken", "endless": "stopped"}
    assert {told[k] for k in kinds(found) if k in told} | {"stopped"} >= wrong
    assert {told[k] for k in kinds(found) if k in told} <= wrong | {"contested"}
    assert found.complete or not exact
    for seen in found.seen.values():
        if seen.then and seen.kind != "refused":
            assert replays(book, seen)


@BRUTE
@given(doing_books(acts=True, most=2))
def test_no_record_is_longer_than_it_has_to_be(written: Written) -> None:
    """No play of fewer moves comes to what is told: layer after layer, all that one move more leads to."""
    space = StateSpace(whole(written), STATES, MOVES)
    for _ in space.explore():
        pass
    least: dict[object, int] = {}
    for node in space.clean:
        least.setdefault(node.key, len(node.moves))
        before = node.before
        assert before is None or len(node.moves) <= least[before.key] + 1
    assert [len(n.moves) for n in space.clean] == sorted(len(n.moves) for n in space.clean)
