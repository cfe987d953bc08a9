"""What comes of an act that a clause does and another one forbids: left undone where the ban prevails, or disputed."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.book.model import Book
from rulewright.language.expr import Expr, Literal, Read
from rulewright.language.types import BOOL, MemberType
from rulewright.play.play import play_act
from rulewright.story.laws import stored_only
from rulewright.story.moments import past, undisputed_end
from rulewright.story.regression import act_block
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State

FILES = {
    "book.yaml": "{book: town, title: The town}\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN]}
fields: {walled: {of: Town, start: yes}}
acts:
  - {act: attacks, say: "{t:Town} attacks"}
  - {act: sacked, say: "{t:Town} is sacked", then: [t is not walled]}
""",
    "phrases.yaml": 'phrases:\n  - {say: "{t:Town} is walled", not: "{t:Town} is not walled", means: walled(t)}\n',
}
PAGE = """\
page: T
title: The town
sections:
  - section: all
    clauses:
      - {{clause: T.1, says: Ulm is sacked., upon: BERN attacks, then: [ULM is sacked]{over}}}
      - {{clause: T.2, says: It is not., forbids: [ULM is sacked]{under}}}
"""
ULM, BERN = (Literal(t, MemberType("Town")) for t in ("ULM", "BERN"))


@pytest.mark.parametrize(
    ("over", "under", "told", "undisputed", "disputes"),
    [
        ("", "", True, False, 1),
        ("", ", overrides: [T.1]", True, True, 0),
        (", overrides: [T.2]", "", False, False, 0),
    ],
)
def test_only_a_ban_with_priority_stands_where_nothing_is_disputed(
    tmp_path: Path, over: str, under: str, told: bool, undisputed: bool, disputes: int
) -> None:
    """Without a dispute both ways of telling say what the table shows."""
    book = book_of(FILES | {"town.yaml": PAGE.format(over=over, under=under)}, tmp_path)
    blocks, walled = [act_block("attacks", (BERN,))], Read("walled", (ULM,), BOOL)
    assert _value(book, past(book, blocks, walled)) is told
    assert _value(book, undisputed_end(book, blocks, walled)) is undisputed
    trace = play_act(book, State.start(book), "attacks", ("BERN",))
    assert len(trace.disputed) == disputes
    assert disputes or trace.after.get("walled", ("ULM",)) is told is undisputed


def _value(book: Book, expr: Expr) -> object:
    return evaluate(expr, Scene(stored_only(book), State.start(book)), {})
