"""Ways that are kept: those of an earlier text are told only where they would be found again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from rulewright.book.model import Book
from rulewright.reach import way_store as ways_kept
from rulewright.reach.reach import NotFound, Reach, Reached, Unreachable, least, path_to
from rulewright.reach.way_store import kept_path
from test_reach import closing, events, town

Events = list[tuple[list[str], list[str], str]]
Close = tuple[list[str], list[str]]
CELLS = tuple((name, (event,)) for name in ("in_effect", "marked", "played") for event in ("E.1", "E.2", "E.3"))
CHAIN: Events = [([], [], "no"), (["E.1 counts as played"], [], "no"), (["E.2 is in effect"], [], "no")]
CLOSE: Close = (["E.3 is in effect"], ["E.2 is marked off"])


class Kept:
    """A memory of plain data, as it comes back from a file."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def told(self, key: str) -> Mapping[str, Any]:
        """What was kept under a name."""
        found = json.loads(self.known.get(key, "{}"))
        assert isinstance(found, dict)
        return found

    def keep_told(self, key: str, told: Mapping[str, Any]) -> None:
        """Keep data under a name."""
        self.known[key] = json.dumps(told)


def ways(book: Book, memory: Kept) -> list[Reach]:
    """The ways to each cell of the town."""
    return [kept_path(book, {cell: True}, {}, least, memory) for cell in CELLS]


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(first=events, close=closing, then=events, later=closing)
def test_ways_that_another_text_left_behind_change_nothing(
    first: Events, close: Close, then: Events, later: Close, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Between the two texts an event, all of them, or the closing step may differ."""
    memory = Kept()
    for events_now, close_now in ((first, close), ([*then[:1], *first[1:]], close), (first, later), (then, later)):
        book = town(tmp_path_factory.mktemp("town"), events_now, close_now)
        assert ways(book, memory) == [path_to(book, {cell: True}) for cell in CELLS]


def test_a_kept_way_is_not_looked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Kept()
    anew = ways(town(tmp_path / "a", CHAIN, CLOSE), memory)
    assert {type(way) for way in anew} == {Reached, Unreachable}

    def refuse(*_: object) -> None:
        raise AssertionError("a way was looked for")

    monkeypatch.setattr(ways_kept, "path_with", refuse)
    assert ways(town(tmp_path / "b", CHAIN, CLOSE), memory) == anew


def test_a_moment_that_changed_is_walked_again(tmp_path: Path) -> None:
    """What an event does at its start is consulted by its roll, though no cell is wanted of it."""
    memory = Kept()
    before = ways(town(tmp_path / "a", CHAIN, CLOSE), memory)
    edited = [([], ["ULM is walled"], "no"), *CHAIN[1:]]
    book = town(tmp_path / "b", edited, CLOSE)
    assert ways(book, memory) == [path_to(book, {cell: True}) for cell in CELLS]
    assert not any(isinstance(way, NotFound) for way in before)


@pytest.mark.parametrize(
    "spoilt", ["{}", '{"consulted": 3}', '{"cells": [["walled", ["ULM"], 7]]}', '{"parts": ["x"]}']
)
def test_data_that_is_spoilt_is_as_good_as_none(tmp_path: Path, spoilt: str) -> None:
    memory = Kept()
    book = town(tmp_path, CHAIN, CLOSE)
    anew = ways(book, memory)
    for key, kept in memory.known.items():
        memory.known[key] = json.dumps({**json.loads(kept), **json.loads(spoilt)})
    assert ways(book, memory) == anew
