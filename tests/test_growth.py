"""What would grow with the square of a book is done once for it; look-ups give what going through all of it does."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest
from benchmarks.synthetic import write_book

import rulewright.checks.shared.event_graph as events
import rulewright.play.play
import rulewright.table.index
from rulewright.book.model import Book, ChangeCell, Claim, Norm, Part, SetCell
from rulewright.checks.idle import pre_empted_clause, stillborn
from rulewright.checks.order import endless_draw
from rulewright.checks.shared.turns import landing_with
from rulewright.evidence.context import Context
from rulewright.files.library import features_of
from rulewright.gherkin.scenario import Result, read_features, run
from rulewright.lowering.loader import BOOKS, load_book
from rulewright.phrasing.wordings import Use
from rulewright.play.dormancy import asleep
from rulewright.story import interference
from rulewright.story.moments import preconditions
from rulewright.table.index import build_index, hanging, index_of
from rulewright.table.scene import Scene
from rulewright.table.trace import TraceLine


@pytest.mark.parametrize("clauses", [300, 600])
def test_a_check_of_all_events_makes_no_index_for_each(clauses: int, tmp_path: Path) -> None:
    write_book(tmp_path, clauses, near=0.2)
    book = load_book(tmp_path)
    index_of(book)
    assert len(stillborn.endings(book)) > 1
    with patch.object(rulewright.table.index, "build_index", wraps=build_index) as built:
        list(stillborn.find(Context(book)))
        list(endless_draw.find(Context(book)))
    assert built.call_count <= 1  # that of the book without its laws


def test_who_has_priority_is_asked_only_of_parts_over_which_somebody_claims_it() -> None:
    book = load_book(BOOKS / "europa_universalis")
    compared: list[str] = []

    def counted(one: Part, other: Part, of: Book) -> bool:
        compared.append(other.id)
        return interference.beats(one, other, of)

    with patch.object(pre_empted_clause, "beats", counted):
        found = {p.id for p in book.parts() for o in p.outcomes if pre_empted_clause.silencers(book, p, o)}
    claimed = {p.id for p in book.parts() if p.level or {p.clause, p.id} & pre_empted_clause.outranked(book)}
    assert found and found <= set(compared) <= claimed < {p.id for p in book.parts()}
    everything = [
        (p, o) for p in book.parts() for o in p.outcomes if isinstance(o, Claim | Norm | SetCell | ChangeCell)
    ]
    assert found == {p.id for p, o in everything if any(interference.beats(q, p, book) for q in speaking(book, p, o))}


def speaking(book: Book, part: Part, outcome: Claim | Norm | SetCell | ChangeCell) -> list[Part]:
    """The parts that speak of the same field or act, at the same moment where it is written."""
    index = index_of(book)
    match outcome:
        case Norm(act=act):
            return [p for p, _ in index.norms.get(act, ())]
        case Claim(field=name):
            return [p for p, _ in index.claims.get(name, ())]
        case SetCell(field=name) | ChangeCell(field=name):
            return [p for p in landing_with(book, part) for _ in pre_empted_clause.written(book, p, name)]


def test_the_tests_of_an_event_are_the_preconditions_that_wait_for_it() -> None:
    book = load_book(BOOKS / "europa_universalis")
    found = {event: events.tests_of(book, event) for event in events.drawn(book)}
    assert any(found.values())
    for event, parts in found.items():
        args = events.moment_of(book, "", event).args
        assert parts == tuple(p for p in preconditions(book) if p.anchor.args == args)


def test_laws_and_keeps_are_found_by_each_field_that_they_hang_on() -> None:
    index = index_of(load_book(BOOKS / "peace_of_westphalia"))
    for cones, on in (
        ([law.cone for law in index.laws], index.laws_on),
        ([c for *_, c in index.keeps], index.keeps_on),
    ):
        assert cones
        for name in {name for cone in cones for name in cone}:
            assert hanging(on, {name}) == [n for n, cone in enumerate(cones) if name in cone]


def test_parts_told_to_be_asleep_leave_the_lines_that_playing_them_does() -> None:
    path = BOOKS / "europa_universalis"
    book, folder = load_book(path), features_of(path)
    assert folder is not None
    scenarios = read_features(folder)[0][::10]
    told = 0

    def counted(part: Part, scene: Scene, began: Scene) -> TraceLine | None:
        nonlocal told
        line = asleep(part, scene, began)
        told += line is not None
        return line

    def lines(results: list[Result]) -> list[object]:
        return [(r.passed, r.trace and (r.trace.lines, r.trace.after, r.trace.cited)) for r in results]

    with patch.object(rulewright.play.play, "asleep", counted):
        quick = lines([run(book, s) for s in scenarios])
    with patch.object(rulewright.play.play, "asleep", lambda *_: None):
        slow = lines([run(book, s) for s in scenarios])
    assert told and quick == slow


def test_a_phrase_that_means_a_condition_is_among_those_looked_through() -> None:
    phrases = load_book(BOOKS / "price_of_power").phrases
    for phrase in phrases.phrases:
        if phrase.use in (Use.CONDITION, Use.TERM):
            found = phrases._reading(phrase.meaning, phrase.use)
            assert phrase in found
            assert [p for p in phrases.phrases if p in found] == found
