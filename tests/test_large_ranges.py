"""Fields that count far: their numbers are never listed, and a witness is the nearest to their start all the same."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import process_time

import pytest

from check_pages import book_of, found_in
from rulewright.book.model import Book
from rulewright.language.errors import BookError
from rulewright.story.facts import Nearest

FILES = {
    "book.yaml": "{book: bank, title: A bank, block: together}\n",
    "model.yaml": """
sorts: {Town: [ULM, BERN, GENF]}
fields:
  gold: {of: Town, is: 0..1000000000, start: 500, clamped: yes}
  debt: {of: Town, is: -1000000..1000000, closed: yes}
  rich: {of: Town}
inputs:
  bid: {of: Town, is: 0..500000, by: the town, default: 7}
acts:
  - {act: pays, say: "{t:Town} pays {n:int}", requires: [t has at least n gold], then: [the gold of t falls by n]}
timeline: [day]
""",
    "phrases.yaml": """
phrases:
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{t:Town} has at least {n:int} gold", means: "gold(t) >= n", for example: ULM has at least 400000 gold,
     true when: [the gold of ULM is 400000], false when: [the gold of ULM is 399999]}
  - {say: "together they have {n:int}", means: "sum(gold(t) for t in Town) >= n",
     for example: together they have 2000000,
     true when: [the gold of ULM is 2000000], false when: [the gold of ULM is 9]}
  - {say: "{t:Town} bids more than {n:int}", means: "bid(t) > n", for example: ULM bids more than 3,
     true when: [the bid of ULM is 4], false when: [the bid of ULM is 3]}
terms:
  - {say: "the gold of {t:Town}", is: gold(t)}
  - {say: "the debt of {t:Town}", is: debt(t)}
  - {say: "the bid of {t:Town}", is: bid(t)}
""",
}


def bank(tmp_path: Path, *clauses: str) -> Book:
    """A book of clauses that act together."""
    lines = "".join(f"      - {{clause: T.{n}, says: So., {text}}}\n" for n, text in enumerate(clauses, start=1))
    page = f"page: T\ntitle: All\nsections:\n  - section: all\n    at: day\n    clauses:\n{lines}"
    return book_of({**FILES, "p.yaml": page}, tmp_path)


@pytest.mark.parametrize(
    ("one", "other", "cells"),
    [
        ("when: [ULM has at least 300000 gold], then: [the gold of ULM falls by 250000]",
         "when: [ULM has at least 900001 gold], then: [the gold of ULM is 5]", (("gold", ("ULM",), 900001),)),
        ("when: [not: [ULM has at least 499 gold]], then: [ULM is rich]", "then: [ULM is not rich]",
         (("gold", ("ULM",), 498),)),
        ("when: [together they have 999999999], then: [ULM is rich]", "then: [ULM is not rich]",
         (("gold", ("ULM",), 999998999),)),
        ("then: [the debt of BERN is -999999]", "then: [the debt of BERN rises by 1000]", ()),
    ],
)  # fmt: skip
def test_the_nearest_number_shows_a_contradiction(
    one: str, other: str, cells: tuple[object, ...], tmp_path: Path
) -> None:
    """On a range of a thousand million the witness is exact, and found in a few seconds."""
    began = process_time()
    (found,) = found_in("RW302", bank(tmp_path, one, other))
    assert found.cells == cells
    assert process_time() - began < 20


def test_a_choice_is_the_nearest_to_its_default(tmp_path: Path) -> None:
    """Dice and choices are narrowed as cells are."""
    (found,) = found_in(
        "RW302",
        bank(tmp_path, "when: [ULM bids more than 499998], then: [ULM is rich]", "then: [ULM is not rich]"),
    )
    assert found.witness == ("the bid of ULM is 499999",)


def test_an_act_pays_more_than_a_hundred_thousand(tmp_path: Path) -> None:
    """A number in a slot is as large as the fields of the book are."""
    page = "then: [ULM pays 123456]", "forbids: [ULM pays 123456]"
    (found,) = found_in("RW303", bank(tmp_path, *page))
    assert found.cells == (("gold", ("ULM",), 123456),)


def test_what_no_number_meets_is_proved(tmp_path: Path) -> None:
    """A condition beyond the range is dead."""
    clause = "when: [together they have 999999999, not: [ULM has at least 1 gold], not: [BERN has at least 1 gold], "
    dead = clause + "not: [GENF has at least 999999999 gold]], then: [ULM is rich]"
    assert [f.clauses for f in found_in("RW201", bank(tmp_path, dead))] == [("T.1",)]


def test_numbers_are_in_order_of_their_distance() -> None:
    """As if they were listed: each place, each beginning, and where each number stands."""
    draw = Random(3)
    for _ in range(300):
        low = draw.randint(-9, 9)
        high = low + draw.randint(0, 12)
        start = draw.randint(low, high)
        listed = sorted(range(low, high + 1), key=lambda v, s=start: (abs(v - s), v))  # type: ignore[misc]
        numbers = Nearest(low, high, start)
        assert list(numbers) == listed and len(numbers) == len(listed)
        assert [numbers.index(v) for v in listed] == list(range(len(listed)))
        for many in range(1, len(listed) + 1):
            some = numbers[:many]
            assert (some.low, some.high) == (min(listed[:many]), max(listed[:many]))
        assert low - 1 not in numbers and high in numbers
        with pytest.raises(ValueError):
            numbers.index(high + 1)


def test_a_die_has_no_more_faces_than_can_be_listed(tmp_path: Path) -> None:
    """Its chances are told face by face."""
    model = FILES["model.yaml"].replace("by: the town, default: 7", "chance: yes")
    with pytest.raises(BookError, match="bid has more than 100000 faces"):
        book_of({**FILES, "model.yaml": model}, tmp_path)
