"""Two rows do the same where each alone does the same, whatever the words of their acts are."""

from __future__ import annotations

from typing import Any

import pytest

from check_pages import found_in, parties
from small_books import Written, named

ANY_TOWN = {"for": {"t": "Town"}}


def case(number: int, fits: str, then: str, **more: Any) -> dict[str, Any]:
    """A case of the split."""
    return named(number, of="T.1", case=[fits], then=[then], **more)


def by_walls(number: int, when: str, town: str) -> dict[str, Any]:
    """A case that lets one of two towns pay, as another is walled or not."""
    ways = [{"when": [f"{town} is walled"], "then": ["ULM pays"]}]
    ways.append({"when": [f"{town} is not walled"], "then": ["BERN pays"]})
    return named(number, of="T.1", case=[when], parts=ways)


UPON = named(5, upon="ULM pays", then=["BERN is walled"])
OWN = [
    case(2, "ULM is walled", "t pays", when=["t is walled"], **ANY_TOWN),
    case(3, "ULM has 1 gold", "t pays", when=["t is not walled"], **ANY_TOWN),
]
WALLS = [by_walls(2, "ULM has 1 gold", "ULM"), by_walls(3, "ULM has at least 1 gold", "BERN")]
FOLLOWED = [case(2, "ULM is walled", "ULM has 0 gold"), case(3, "ULM has 1 gold", "ULM pays")]
PREVAILS = case(2, "ULM is walled", "ULM has 0 gold", overrides=["T.3"])
ELSEWHERE = [PREVAILS, case(3, "ULM has 1 gold", "BERN has 0 gold")]
THERE = [PREVAILS, case(3, "ULM has 1 gold", "ULM has 2 gold")]


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        (OWN, "RW304"),
        (WALLS, "RW304"),
        ([*FOLLOWED, UPON], "RW304"),
        (FOLLOWED, "RW305"),
        (ELSEWHERE, "RW304"),
        (THERE, ""),
    ],
    ids=["for whom", "under which condition", "what waits for an act", "nothing waits", "beside", "instead"],
)
def test_rows_are_compared_by_what_they_do(rows: list[dict[str, Any]], code: str) -> None:
    book = Written((named(1, at="day", cases="yes"), *rows)).load()
    found = {c: parties(found_in(c, book)) for c in ("RW304", "RW305")}
    assert found == {c: frozenset([(c, "T.2", "T.3")] if c == code else []) for c in found}
