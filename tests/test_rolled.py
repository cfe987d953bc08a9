"""What waits for the roll of an event finds it started, or what its failed preconditions have made of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.book.model import Book
from rulewright.checks.idle import dead_clause
from rulewright.evidence.context import Context
from rulewright.play.play import play_act
from rulewright.table.state import State
from written_book import EVENT, MODEL, load

ROLLED = '{act: rolled, say: "{e:Event} is rolled"'
STRUCK = '{act: rolled, say: "{e:Event} is rolled", requires: [e is not in effect, e is not marked off]'
PRE = "- {clause: p, says: No., requires: [Smiths is calm], otherwise: {instead: roll again, marked off: yes}}\n"


def book(folder: Path, condition: str) -> Book:
    """A book in which an event that is not in effect may be rolled, and a clause waits for that."""
    waits = f"- {{clause: c, says: So., upon: E.1 is rolled, when: [{condition}], then: [Smiths is angry]}}\n"
    return load(folder, PRE + waits, EVENT, model=MODEL.replace(ROLLED, STRUCK))


@pytest.mark.parametrize(
    ("condition", "alive"),
    [
        ("E.1 is in effect", True),
        ("{not: E.1 is in effect}", True),
        ("E.1 is marked off", True),
        ("E.1 is in effect, E.1 is marked off", False),
        ("E.1 is in effect, {not: Smiths is calm}", False),
    ],
)
def test_a_clause_upon_the_roll_is_read_when_the_event_has_started_or_not(
    tmp_path: Path, condition: str, alive: bool
) -> None:
    context = Context(book(tmp_path, condition))
    assert [f.clauses for f in dead_clause.find(context)] == ([] if alive else [("c",)])
    assert not context.undecided


@pytest.mark.parametrize(("mood", "told"), [("calm", "angry"), ("half-hearted", "half-hearted")])
def test_so_it_is_played(tmp_path: Path, mood: str, told: str) -> None:
    found = book(tmp_path, "E.1 is in effect")
    state = State.start(found)
    state.set("mood", ("Smiths",), mood)
    assert play_act(found, state, "rolled", ("E.1",), {}).after.get("mood", ("Smiths",)) == told
