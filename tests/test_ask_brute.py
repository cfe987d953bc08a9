"""What is answered to a question agrees with all lawful states of a small book, gone through one by one."""

from __future__ import annotations

from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from rulewright.book.model import FieldKind
from rulewright.evidence.context import Context
from rulewright.evidence.exhaustion import all_play
from rulewright.language.expr import conj, fields_read
from rulewright.table.evaluate import evaluate
from rulewright.table.scene import Scene
from rulewright.table.state import State
from rulewright.tools.ask import IMPOSSIBLE, NEVER, REACHED, UNDECIDED, ask, read
from small_books import BRUTE, Written, claiming_books, doing_books, read_by_rules, scenes, simple
from test_exhaustive import search, whole


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


@BRUTE
@given(doing_books(acts=True, most=2), questions())
def test_where_all_play_is_gone_through_play_leads_to_a_state_or_it_does_not(
    written: Written, phrases: tuple[str, ...]
) -> None:
    book = whole(written)
    space = all_play(book)
    assume(space is not None and all(node.clean for node in space.nodes.values()))
    question = conj(read(book, phrases)[0])
    assume(not any(book.fields[name].kind is FieldKind.INPUT for name in fields_read(question)))
    clean, *_ = search(book)
    states = [State(book, dict(content)) for content in clean]  # type: ignore[call-overload]
    reached = any(evaluate(question, Scene(book, state)) is True for state in states)
    answer = ask(Context(book), phrases)
    assert (answer.tier == REACHED) is reached
    assert reached or answer.tier in (NEVER, IMPOSSIBLE)
