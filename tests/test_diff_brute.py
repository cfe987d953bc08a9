"""What is told of an altered clause agrees with play from every state of a small book; the way back is the mirror."""

from __future__ import annotations

from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from rulewright.book.model import Book
from rulewright.evidence.context import Context
from rulewright.play.play import play_step
from rulewright.table.trace import Trace
from rulewright.tools.compared import Comparison, Difference
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
