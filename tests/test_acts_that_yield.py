"""What an act writes is written by who does it: it yields to what prevails over that one."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of, found_in
from rulewright.book.model import Book, Edge
from rulewright.language.expr import Read
from rulewright.language.types import MemberType
from rulewright.play.play import play_step
from rulewright.story.laws import stored_only
from rulewright.story.moments import ended
from rulewright.story.regression import step_blocks
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State

FILES = {
    "book.yaml": "{book: town, title: The town, block: together}\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN, GENF]}
fields:
  chief: {is: Town?, start: nobody}
  second: {is: Town?, start: nobody}
acts:
  - {act: crowns, say: "{t:Town} is crowned", then: [the chief is t, the second is t]}
timeline: [day]
laws: {"one for both": chief == second}
""",
    "phrases.yaml": """\
phrases:
  - {say: "the chief is {t:Town?}", means: chief == t}
  - {say: "the second is {t:Town?}", means: second == t}
""",
}
PAGE = "page: T\ntitle: The town\nsections:\n  - section: all\n    at: day\n    clauses:\n"
SETS, DOES, TOO = "the chief is ULM", "BERN is crowned", "GENF is crowned"


def town(tmp_path: Path, *said: str, laws: bool = False) -> Book:
    """A book of clauses of one moment, each with what it does and its priorities."""
    clauses = [f"      - {{clause: T.{n}, says: So it is., then: [{one}]}}\n" for n, one in enumerate(said, start=1)]
    clauses = [c.replace(" over ", "], overrides: [").replace(" yields]", "], default: yes") for c in clauses]
    model = FILES["model.yaml"] if laws else FILES["model.yaml"].split("laws:")[0]
    return book_of(FILES | {"model.yaml": model, "town.yaml": PAGE + "".join(clauses)}, tmp_path)


@pytest.mark.parametrize(
    ("said", "chief", "second"),
    [
        ((SETS + " over T.2", DOES), "ULM", "BERN"),
        ((DOES, SETS + " over T.1"), "ULM", "BERN"),
        ((SETS, DOES + " over T.1"), "BERN", "BERN"),
        ((DOES + " yields", SETS), "ULM", "BERN"),
        ((DOES + " over T.2", TOO), "BERN", "BERN"),
        ((DOES, TOO + " over T.1"), "GENF", "GENF"),
        ((SETS + " over T.2", DOES + " over T.3", TOO), "ULM", "BERN"),
    ],
)
def test_what_prevails_settles_what_an_act_writes(
    tmp_path: Path, said: tuple[str, ...], chief: str, second: str
) -> None:
    book = town(tmp_path, *said)
    trace = play_step(book, State.start(book), "day")
    assert not trace.contested
    assert [trace.after.get(name, ()) for name in ("chief", "second")] == [chief, second]
    reads = [Read(name, (), MemberType("Town", True)) for name in ("chief", "second")]
    told = [ended(book, step_blocks(book, "day", Edge.DURING), read) for read in reads]
    assert [evaluate(t, Scene(stored_only(book), State.start(book))) for t in told] == [chief, second]


def test_an_act_that_is_left_half_done_may_break_a_law(tmp_path: Path) -> None:
    book = town(tmp_path, SETS + " over T.2", DOES, laws=True)
    assert play_step(book, State.start(book), "day").broken == ("one for both",)
    assert found_in("RW308", book)


@pytest.mark.parametrize(("over", "idle"), [(DOES, False), ("the chief is ULM", False), ("the second is ULM", True)])
def test_a_priority_over_an_act_is_not_idle(tmp_path: Path, over: str, idle: bool) -> None:
    book = town(tmp_path, SETS + " over T.2", over)
    assert bool(found_in("RW207", book)) is idle
