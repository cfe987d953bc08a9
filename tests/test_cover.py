"""The fewest boxes of a region are a cover, and no smaller choice of boxes is one: by trying all of them."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from rulewright.checks.shared.cover import Cube, Point, contains, fewest

PLACES = 3
POINTS: list[Point] = list(product((True, False), repeat=PLACES))  # type: ignore[arg-type]
CUBES: list[Cube] = list(product((True, False, None), repeat=PLACES))  # type: ignore[arg-type]


@given(st.lists(st.sampled_from(("in", "out", "never")), min_size=len(POINTS), max_size=len(POINTS)))
def test_the_fewest_boxes_are_as_few_as_any_choice_of_boxes_can_be(sides: list[str]) -> None:
    inside = [p for p, side in zip(POINTS, sides, strict=True) if side == "in"]
    outside = [p for p, side in zip(POINTS, sides, strict=True) if side == "out"]
    found = fewest(inside, outside)
    allowed = [c for c in CUBES if not any(contains(c, p) for p in outside)]
    assert set(found) <= set(allowed)
    assert all(any(contains(c, p) for c in found) for p in inside)
    for fewer in range(len(found)):
        for choice in combinations(allowed, fewer):
            assert not all(any(contains(c, p) for c in choice) for p in inside)
