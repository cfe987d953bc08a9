"""Errata that were published: what they were meant to change is told, with a state, and something that came with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.evidence.findings import Finding
from rulewright.gherkin.scenario import run
from rulewright.run.editions import both, without_erratum
from rulewright.tools.diff import BookDiff, book_diff

BOOKS = Path(__file__).parent / "errata_books"


def effect(name: str, erratum: str) -> BookDiff:
    """What an erratum changes of a small book."""
    return book_diff(*both(*without_erratum(BOOKS / name, erratum), None))


def found(findings: tuple[Finding, ...]) -> list[tuple[str, tuple[str, ...]]]:
    """Findings by code and clauses."""
    return [(f.code, f.clauses) for f in findings]


def test_a_bad_roll_does_not_hurt_and_the_starter_set_is_at_odds() -> None:
    diff = effect("rests", "errata 1")
    assert [(d.id, d.kinds, [(s.given, s.old, s.new) for s in d.shown]) for d in diff.clauses] == [
        (
            "rest.short",
            ("different",),
            [
                (
                    ("the Constitution of Ana gives -2", "Ana rolls 1"),
                    "Ana has 4 hit points",
                    "Ana has 5 hit points still",
                )
            ],
        ),
        (
            "rest.long",
            ("different",),
            [
                (
                    ("Ana has 1 Hit Dice", "Ana has spent 1 of them"),
                    "Ana has spent 1 of them still",
                    "Ana has spent 0 of them",
                )
            ],
        ),
    ]
    assert found(diff.gained) == [("RW320", ("rest.long", "starter.long"))]
    assert [s.id for s in diff.suspects] == ["starter.long"]


def test_the_line_closes_and_its_owner_misses_the_income() -> None:
    diff = effect("copper_canyon", "May 2020")
    (closes,) = diff.clauses
    assert (closes.id, closes.kinds) == ("line.closes", ("new",))
    assert [(s.given, s.moment, s.old, s.new) for s in closes.shown] == [
        (
            ("the line belongs to MC",),
            "MC lays the Copper Canyon",
            "the line is not closed still",
            "the line is closed",
        )
    ]
    assert [(f.title, f.kept) for f in diff.scenarios] == [("it pays on when the tile is laid", True)]


def test_the_token_hangs_on_the_trash_and_a_throne_room_puts_one() -> None:
    diff = effect("embargo", "2019")
    (token,) = diff.clauses
    assert (token.id, token.kinds) == ("embargo.token", ("narrower",))
    assert [(s.given, s.old, s.new) for s in token.shown] == [
        (("Embargo is in the trash",), "Province has 1 tokens", "Province has 0 tokens still")
    ]
    assert [f.title for f in diff.scenarios] == ["a Throne Room plays it twice"]


@pytest.mark.parametrize(
    ("name", "erratum"), [("rests", "errata 1"), ("copper_canyon", "May 2020"), ("embargo", "2019")]
)
def test_every_state_that_is_told_replays(name: str, erratum: str, tmp_path: Path) -> None:
    """Its scenario, read from a file, passes with the erratum and not without it."""
    from rulewright.gherkin.feature import read_feature

    old, new = both(*without_erratum(BOOKS / name, erratum), None)
    for number, shown in enumerate(s for d in book_diff(old, new, checked=False).clauses for s in d.shown):
        path = tmp_path / f"{number}.feature"
        path.write_text("Feature: F\n\n" + "".join(f"  {line}\n" for line in shown.scenario.splitlines()))
        (scenario,) = read_feature(path)
        assert [run(e.book, scenario).passed for e in (old, new)] == [shown.passes == "old", shown.passes == "new"]
