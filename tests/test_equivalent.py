"""Mutants that are proved to make no difference: playing from every state agrees, and the usual ones are proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.evidence.context import Context
from rulewright.play.play import play_step
from rulewright.table.trace import Trace
from rulewright.tools.equivalent import equivalent
from rulewright.tools.mutate import mutants
from small_books import BRUTE, Written, doing_books, norm_books, reacting_books, step_plays, table_books
from written_book import HEAD, load


def clean(trace: Trace) -> bool:
    """Whether the clauses say what a play comes to, without a contradiction."""
    return not (trace.stopped or trace.contested or trace.disputed)


@BRUTE
@given(st.one_of(doing_books(acts=True), reacting_books(), table_books(), norm_books()))
def test_an_equivalent_mutant_plays_as_the_book_does(written: Written) -> None:
    book = written.load()
    context = Context(book)
    same = [m for clause in book.clauses.values() for m in mutants(book, clause) if equivalent(context, m.book)]
    for play in step_plays(book) if same else ():
        if clean(play.trace):
            for mutant in same:
                other = play_step(mutant.book, play.state, "day", play.inputs)
                assert clean(other) and other.after == play.trace.after, mutant.what


def proved(folder: Path, clauses: str) -> set[str]:
    """What is proved to make no difference in the clause ``c`` of a book."""
    book = load(folder, clauses, HEAD.replace("    clauses:", "    block: together\n    clauses:"))
    context = Context(book)
    return {m.what for m in mutants(book, book.clauses["c"]) if equivalent(context, m.book)}


CLAUSE = "- {{clause: c, says: So., at: day, {}}}\n"
DROPPED = "c: dropped the condition in "


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("when: [Bakers is old], then: [Bakers is angry]", {"Bakers is old"}),  # a constant
        ("when: [Smiths has at least 1 gold], then: [Bakers robs Smiths]", {"Smiths has at least 1 gold"}),
        ("when: [{not: Smiths is angry}], then: [Smiths is angry]", {"not: Smiths is angry"}),
        ("when: [Smiths is calm], then: [Smiths is angry, Smiths gains 1 gold]", set()),
        ("when: [Smiths is calm], then: [Bakers is angry]", set()),
    ],
)
def test_a_condition_that_decides_nothing_may_be_dropped(tmp_path: Path, said: str, wanted: set[str]) -> None:
    found = proved(tmp_path, CLAUSE.format(said))
    assert {what for what in found if what.startswith(DROPPED)} == {f"{DROPPED}'{condition}'" for condition in wanted}


def test_a_clause_that_says_what_is_so_may_be_dropped(tmp_path: Path) -> None:
    assert "c: dropped" in proved(tmp_path, CLAUSE.format("when: [Smiths is angry], then: [Smiths is angry]"))


def test_a_write_that_changes_nothing_counts_beside_another(tmp_path: Path) -> None:
    """Without its condition the clause contradicts the other one at more times than before."""
    one = CLAUSE.format("when: [Smiths is angry, the turn is 3], then: [Smiths is angry]")
    dropped = f"{DROPPED}'the turn is 3'"
    assert dropped in proved(tmp_path / "alone", one)
    assert dropped not in proved(
        tmp_path / "beside", one + "- {clause: d, says: So., at: day, then: [Smiths is calm]}\n"
    )
