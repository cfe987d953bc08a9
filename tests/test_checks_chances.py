"""The chances that gaps and table edges tell are those of the die: tried out with every die and state at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from check_pages import book_of, found_in
from rulewright.book.model import Book
from rulewright.play.play import play_step
from rulewright.table.state import State

FILES = {
    "book.yaml": "{book: town, title: The town}\n",
    "model.yaml": """
sorts: {Town: [ULM]}
fields:
  gold: {of: Town, is: 0..2, start: 0}
  angry: {of: Town}
  walled: {of: Town}
inputs:
  die: {of: Town, is: 1..6, chance: yes}
timeline: [income]
""",
    "phrases.yaml": """
phrases:
  - {say: "{t:Town} is angry", means: angry(t)}
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is proud", not: "{t:Town} is not proud", means: walled(t) and gold(t) == 2}
  - {say: "the gold of {t:Town} is {n:int}", means: gold(t) == n}
  - {say: "the die of {t:Town} shows {n:int}", means: die(t) == n}
terms:
  - {say: "the die of {t:Town}", is: die(t)}
  - {say: "the gold of {t:Town}", is: gold(t)}
""",
}
TABLE = """
page: T
title: The town
sections:
  - section: all
    at: income
    clauses:
      - {{clause: T, says: Ulm rolls., roll: the die of ULM}}
      - {{clause: T.a, of: T, says: Some build walls., row: "{0}", then: [ULM is walled]}}
      - {{clause: T.b, of: T, says: Others tear them down., row: "{1}", then: [ULM is not walled]}}
      - {{clause: T.m, of: T, says: Anger counts against it., modify: [{{by: -1, when: [ULM is angry]}}]}}
      - {{clause: T.n, of: T, says: Gold counts double., modify: [{{by: 2, per: the gold of ULM}}]}}
"""
ROWS = [("..2", "5.."), ("3", "8"), ("1..2", "4..6"), ("..0", "9.."), ("2..3", "5..6")]


def outcomes(book: Book) -> Iterator[tuple[int, int, bool]]:
    """Every state and face: the sum of the modifiers, the face, and whether the table says nothing."""
    for angry, gold, face in product((False, True), range(3), range(1, 7)):
        state = State.start(book)
        state.set("angry", ("ULM",), angry)
        state.set("gold", ("ULM",), gold)
        trace = play_step(book, state, "income", {("die", ("ULM",)): face})
        yield 2 * gold - angry, face, "T" in trace.unsettled


def expected(book: Book, wanted: Callable[[int], bool]) -> list[str]:
    """The lines of a region, worked out by playing."""
    missed: dict[int, set[int]] = {}
    for added, face, open_ in outcomes(book):
        if open_ and wanted(face + added):
            missed.setdefault(added, set()).add(face)
    lines = []
    for added, faces in sorted(missed.items()):
        chance = Fraction(len(faces), 6)
        results = ", ".join(str(f + added) for f in sorted(faces))
        context = f"modifiers {added:+d}" if added else "unmodified"
        lines.append(f"{context}: result {results} ({chance.numerator} in {chance.denominator})")
    return lines


@pytest.mark.parametrize("rows", ROWS, ids=" and ".join)
def test_gaps_and_edges_together_tell_the_chance_of_every_result_without_a_row(
    rows: tuple[str, str], tmp_path: Path
) -> None:
    book = book_of(FILES | {"town.yaml": TABLE.format(*rows)}, tmp_path)
    edges = {f.clauses: f for f in found_in("RW402", book)}
    above = [f for f in edges.values() if "above" in f.message]
    below = [f for f in edges.values() if "below" in f.message]
    gaps = found_in("RW401", book)
    inside = expected(book, lambda n: not (above and n > 6) and not (below and n < 1))
    assert [line for f in gaps for line in f.region] == inside
    assert [line for f in above for line in f.region] == (expected(book, lambda n: n > 6) if above else [])
    assert [line for f in below for line in f.region] == (expected(book, lambda n: n < 1) if below else [])


def test_a_condition_on_a_row_bounds_its_chance(tmp_path: Path) -> None:
    table = TABLE.format("..3", "4..").replace('row: "4.."', 'row: "4..", when: [ULM is angry]')
    found = found_in("RW401", book_of(FILES | {"town.yaml": table}, tmp_path))
    assert found[0].region[0] == "unmodified: result 4, 5, 6 (up to 1 in 2)"


def test_the_uncovered_states_of_a_split_are_told_in_few_words(tmp_path: Path) -> None:
    split = """
page: T
title: The town
sections:
  - section: all
    at: income
    clauses:
      - {clause: T, says: Ulm is paid., cases: yes}
      - {clause: T.a, of: T, says: A walled one is calmed., case: [ULM is walled], then: [ULM is not angry]}
      - {clause: T.b, of: T, says: An angry one builds., case: [ULM is angry, ULM is not walled], then: [ULM is walled]}
"""
    found = found_in("RW401", book_of(FILES | {"town.yaml": split}, tmp_path))
    assert found[0].region == ("ULM is not walled and ULM is not angry",)


SPLIT = """
page: T
title: The town
sections:
  - section: all
    at: income
    clauses:
      - {clause: T, says: Ulm is paid., cases: yes}
"""


def region_of(folder: Path, *cases: str) -> tuple[str, ...]:
    """What a split into these cases misses."""
    rows = [
        f"      - {{clause: T.{n}, of: T, says: A case., case: [{case}], then: [the gold of ULM is 2]}}\n"
        for n, case in enumerate(cases)
    ]
    (found,) = found_in("RW401", book_of(FILES | {"town.yaml": SPLIT + "".join(rows)}, folder))
    return found.region


def test_a_single_case_misses_all_other_states(tmp_path: Path) -> None:
    assert region_of(tmp_path, "ULM is angry") == ("ULM is not angry",)


def test_uncovered_numbers_are_told_as_ranges_that_exclude_each_other(tmp_path: Path) -> None:
    told = region_of(tmp_path, "the gold of ULM is 0", "the gold of ULM is 2, ULM is angry")
    assert told == ("the gold of ULM is 1", "the gold of ULM is 2 and ULM is not angry")


def test_a_box_is_told_in_the_phrases_of_the_cases(tmp_path: Path) -> None:
    """What one phrase says is not taken apart, even where its meaning is made of others."""
    assert region_of(tmp_path, "ULM is proud", "ULM is angry") == ("ULM is not proud and ULM is not angry",)


def test_a_box_of_a_split_tells_its_chance_on_the_dice(tmp_path: Path) -> None:
    told = region_of(tmp_path, "the die of ULM shows 6", "the die of ULM shows 1, ULM is angry")
    assert told == (
        "the die of ULM shows 1 and ULM is not angry (1 in 6)",
        "the die of ULM shows 2 to 5 (2 in 3)",
    )


def test_the_chance_of_a_roll_counts_the_faces_that_come_to_it(tmp_path: Path) -> None:
    """Half of a six-sided die rounded down is 2 on two faces, and 1 in 4 results is not 1 in 4 rolls."""
    phrases = FILES["phrases.yaml"] + '  - {say: "half the die of {t:Town}", is: die(t) // 2}\n'
    table = TABLE.format("..1", "3..").replace("roll: the die of ULM", "roll: half the die of ULM")
    found = found_in("RW401", book_of(FILES | {"phrases.yaml": phrases, "town.yaml": table}, tmp_path))
    assert found[0].region[1] == "unmodified: result 2 (1 in 3)"
