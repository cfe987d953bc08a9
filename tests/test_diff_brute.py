"""What is told of an altered clause agrees with play from every state of a small book; the way back is the mirror."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renamed_book import under_other_names
from rulewright.book.model import Book
from rulewright.evidence.context import Context
from rulewright.play.play import play_step
from rulewright.table.trace import Trace
from rulewright.tools.comparison import Comparison, Difference
from rulewright.tools.diff import BookDiff, world
from rulewright.tools.diff_text import Look, as_text
from rulewright.tools.exhibits import Exhibits
from rulewright.tools.mutate import mutants
from small_books import BRUTE, Written, claiming_books, doing_books, norm_books, reacting_books, step_plays, table_books

MIRROR = {"narrower": "wider", "wider": "narrower", "new": "gone", "gone": "new"}
GRADES = {"stricter": "looser", "looser": "stricter"}
OF_A_CLAUSE = 3  # alterations that are looked at


def differences(old: Book, new: Book) -> list[Difference]:
    """What became of the clauses; nothing that the proof says is at odds with the table."""
    comparison = Comparison(old, new, Context)
    found = list(comparison.differences())
    assert comparison.faults == []
    return found


def clean(trace: Trace) -> bool:
    """Whether the clauses say what a play comes to, without a contradiction."""
    return not (trace.stopped or trace.contested or trace.disputed)


def altered(book: Book) -> list[Book]:
    """The book with some alterations, each by itself."""
    return [m.book for clause in book.clauses.values() for m in islice(mutants(book, clause), OF_A_CLAUSE)]


@BRUTE
@given(st.one_of(doing_books(acts=True), reacting_books(), table_books(), norm_books(), claiming_books()))
def test_what_means_the_same_plays_alike(written: Written) -> None:
    book = written.load()
    same = [m for m in altered(book) if all(d.meaning == "same" for d in differences(book, m))]
    for play in step_plays(book) if same else ():
        if clean(play.trace):
            for mutant in same:
                other = play_step(mutant, play.state, "day", play.inputs)
                assert clean(other) and other.after == play.trace.after


@BRUTE
@given(st.one_of(doing_books(acts=True), reacting_books(), norm_books(), claiming_books()))
def test_there_and_back(written: Written) -> None:
    book = written.load()
    assert differences(book, book) == []
    for mutant in altered(book):
        there, back = differences(book, mutant), differences(mutant, book)
        assert [(MIRROR.get(d.meaning, d.meaning), GRADES.get(d.norms, d.norms)) for d in there] == [
            (d.meaning, d.norms) for d in back
        ]


@BRUTE
@given(st.one_of(doing_books(acts=True), reacting_books(), table_books(), norm_books(), claiming_books()))
def test_other_names_of_variables_are_no_change(written: Written) -> None:
    book = written.load()
    for few in (True, False):
        other = under_other_names(book, few)
        assert list(world(book, other, {c: c for c in book.clauses})) == []
        assert {d.kinds for d in differences(book, other)} <= {("reworded",)}


@BRUTE
@given(st.one_of(doing_books(), reacting_books(), table_books(), norm_books(), claiming_books()))
def test_other_ids_are_renumbered(written: Written) -> None:
    """Each clause tells in its words which it is, as two may say the same otherwise."""
    clauses = [{**c, "says": f"So says {c['clause']}."} for c in written.clauses]
    told = json.loads(json.dumps(clauses).replace('"T.', '"U.').replace('says": "U.', 'says": "T.'))
    old, new = replace(written, clauses=tuple(clauses)).load(), replace(written, clauses=tuple(told)).load()
    found = differences(old, new)
    assert {d.kinds for d in found} == {("renumbered",)}
    assert [(d.old, d.new) for d in found] == [(c, c.replace("T.", "U.")) for c in old.clauses]


def test_what_the_proof_says_and_the_table_does_not_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told, and fails the run whatever is allowed."""
    head = {"clause": "T.1", "says": "So.", "at": "day", "then": ["ULM is walled"]}
    old, new = (Written(({**head, "when": [f"ULM has {n} gold"]},)).load() for n in (1, 2))
    monkeypatch.setattr(Exhibits, "play_in_both", lambda *_: None)
    monkeypatch.setattr(Exhibits, "applies", lambda *_: False)
    comparison = Comparison(old, new, Context)
    (found,) = comparison.differences()
    assert (found.kinds, found.shown) == (("different",), ())
    assert comparison.faults == ["T.1: T.1 applies by the proof and not at the table"] * 2
    diff = BookDiff("small", "old", "new", (found,), faults=tuple(comparison.faults))
    assert diff.exit_code(["different"]) == 1
    assert "FAULTS OF RULEWRIGHT, please report them:\n  T.1: T.1 applies by the proof" in as_text(diff, Look())
