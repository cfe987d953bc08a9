"""What is answered to a question agrees with all lawful states of a small book, gone through one by one."""

from __future__ import annotations

from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from rulewright.evidence.context import Context
from rulewright.language.expr import conj, fields_read
from rulewright.table.evaluate import evaluate
from rulewright.tools.ask import IMPOSSIBLE, UNDECIDED, ask, read
from small_books import BRUTE, Written, claiming_books, doing_books, read_by_rules, scenes, simple


@st.composite
def questions(draw: Any) -> tuple[str, ...]:
    """One to three phrases."""
    return tuple(simple(draw) for _ in range(draw(st.integers(1, 3))))


@BRUTE
@given(st.one_of(doing_books(), claiming_books()), questions())
def test_there_is_such_a_state_if_it_is_told(written: Written, phrases: tuple[str, ...]) -> None:
    book = written.load()
    question = conj(read(book, phrases)[0])
    assume(fields_read(question) <= read_by_rules(book))  # what no rule reads is not gone through
    answer = ask(Context(book), phrases)
    met = any(evaluate(question, scene) is True for scene in scenes(book))
    assert answer.tier != UNDECIDED
    assert met is (answer.tier != IMPOSSIBLE)
