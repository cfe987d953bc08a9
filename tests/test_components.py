"""Components: what clauses take of them is compared with what the list counts, in each state."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.checks.conflict import shortage
from rulewright.checks.text import component_counts
from rulewright.evidence.context import Context
from rulewright.gherkin.components import components
from rulewright.gherkin.feature import read_feature
from rulewright.gherkin.scenario import run as play
from rulewright.language.errors import BookError
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State

PLAYERS = range(2, 10)
BOX = """\
page: box
title: The box
sections:
  - section: box
    clauses:
      - {{clause: b.1, kind: component, says: There are so many., counts: {{tokens: {counted}}}}}
      - {{clause: b.2, says: Each player has some., takes: {{Tokens: {taken}}}}}
      - {{clause: b.3, says: One is set aside., takes: {{tokens: 1}}}}
"""
FILES = {
    "book.yaml": "book: town\ntitle: The town\n",
    "model.yaml": "sorts: {Town: [ULM]}\nfields: {players: {is: 2..9, start: 4}}\n",
    "phrases.yaml": """\
phrases: [{say: "{n:int} take part", means: players == n}]
terms: [{say: "{n:int} for each player", is: n * players}, {say: the number of players, is: players}]
""",
}
FEATURE = """\
Feature: The box

  @b.2
  Rule: tokens

    Scenario: so many
      Given {n} take part
      Then the tokens {suffice}
"""


@pytest.mark.parametrize("counted", ["9", "10", "19", "2 for each player", "3 for each player"])
@pytest.mark.parametrize("taken", ["9", "the number of players", "2 for each player"])
def test_a_shortage_is_found_if_some_state_has_one(tmp_path: Path, counted: str, taken: str) -> None:
    book = book_of({**FILES, "box.yaml": BOX.format(counted=counted, taken=taken)}, tmp_path)
    lacking = components(book)["tokens"].lacking()
    short = []
    for players in PLAYERS:
        state = State.start(book)
        state.set("players", (), players)
        if evaluate(lacking, Scene(book, state)):
            short.append(players)
    found = list(shortage.find(Context(book)))
    assert [f.clauses for f in found] == ([("b.2", "b.3", "b.1")] if short else [])
    assert all(f.replayed for f in found)
    start = State.start(book).get("players", ())
    told = {int(w.split()[0]) for f in found for w in f.witness} or {start}
    assert not short or told <= set(short)
    for players in PLAYERS:
        said = "do not suffice" if players in short else "suffice"
        (tmp_path / "box.feature").write_text(FEATURE.format(n=players, suffice=said), encoding="utf-8")
        (scenario,) = read_feature(tmp_path / "box.feature")
        assert play(book, scenario).failure == ""
        opposite = "suffice" if players in short else "do not suffice"
        (tmp_path / "box.feature").write_text(FEATURE.format(n=players, suffice=opposite), encoding="utf-8")
        (scenario,) = read_feature(tmp_path / "box.feature")
        assert "tokens are taken than there are" in play(book, scenario).failure


def test_counts_that_agree_in_each_state_agree(tmp_path: Path) -> None:
    page = BOX.format(counted="2 for each player", taken="1") + (
        "      - {clause: b.4, kind: component, says: So many., counts: {tokens: 2 for each player}}\n"
        "      - {clause: b.5, kind: component, says: Others., counts: {tokens: 8}}\n"
    )
    book = book_of({**FILES, "box.yaml": page}, tmp_path)
    assert [f.clauses for f in component_counts.find(Context(book))] == [("b.1", "b.5")]


def test_an_amount_that_names_no_number_is_told_where_it_stands(tmp_path: Path) -> None:
    with pytest.raises(BookError) as caught:
        book_of({**FILES, "box.yaml": BOX.format(counted="ULM", taken="a few")}, tmp_path)
    told = [(p.position.line, p.message) for p in caught.value.problems]
    assert [line for line, _ in told] == [6, 7]
    assert "ULM" in told[0][1] and "a few" in told[1][1]


def test_a_component_that_no_clause_speaks_of_is_told(tmp_path: Path) -> None:
    book = book_of({**FILES, "box.yaml": BOX.format(counted="9", taken="1")}, tmp_path)
    text = FEATURE.format(n=3, suffice="suffice").replace("the tokens", "the walls")
    (tmp_path / "box.feature").write_text(text, encoding="utf-8")
    (scenario,) = read_feature(tmp_path / "box.feature")
    assert "no clause counts or takes walls" in play(book, scenario).failure
