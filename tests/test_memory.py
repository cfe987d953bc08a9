"""A verdict that is kept hangs on all that the answer depends on, and on nothing else."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.book.model import Book
from rulewright.language.expr import Expr
from rulewright.reach.cone_digest import consulted
from rulewright.reach.outcomes import ground_of
from rulewright.reach.reachable import reachable
from rulewright.run.memory import Store
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import Proved, Refuted, Verdict, ask
from rulewright.story import effort
from rulewright.story.reveal import reveal

FILES = {
    "book.yaml": "{book: town, title: The town}",
    "model.yaml": """
sorts: {Town: [ULM, BERN]}
values: {Rite: [old, new, mixed]}
fields:
  gold: {of: Town, is: 0..9, start: 0}
  calm: {of: Town}
  bound: {of: Town, derived: yes}
  rite: {of: Town, is: Rite, start: old, closed: yes}
laws: {"the bound are poor": "all(gold(t) <= 4 for t in Town if bound(t))"}
timeline: [income]
""",
    "phrases.yaml": """
phrases:
  - {say: "{t:Town} is bound", means: bound(t)}
  - {say: "{t:Town} is calm", means: calm(t)}
  - {say: "{t:Town} keeps the {r:Rite} rite", means: rite(t) == r}
  - {say: "{t:Town} holds {n:int} gold", means: gold(t) == n}
  - {say: "{t:Town} is worth {n:int} or more", means: gold(t) >= n, for example: ULM is worth 3 or more,
     true when: [ULM holds 3 gold], false when: [ULM holds 2 gold]}
""",
}


def town(folder: Path, least: int = 3, rite: str = "new") -> Book:
    """A town with a law on what a clause makes of a cell."""
    folder.mkdir()
    page = f"""
page: T
title: The town
sections:
  - section: all
    clauses:
      - {{clause: T.1, says: Wealth binds., while: [ULM is worth {least} or more], holds: [ULM is bound]}}
      - {{clause: T.2, says: A new rite., at: income, when: [BERN is calm], then: [BERN keeps the {rite} rite]}}
"""
    return book_of(FILES | {"town.yaml": page}, folder)


def condition(book: Book, text: str) -> Expr:
    """A condition over stored cells."""
    return reveal(book.phrases.condition(text), book)


def answer(book: Book, text: str, memory: Store) -> tuple[type[Verdict], bool]:
    """Which verdict there is on a condition, and whether it was known."""
    question = condition(book, text)
    known = memory.recall(book, question, effort.RESOURCES)
    if known is not None:
        return type(known), True
    found = ask(book, Obligation("", question))
    assert isinstance(found, Proved | Refuted)
    memory.keep(book, question, found, effort.RESOURCES)
    return type(found), False


def test_what_a_clause_makes_of_a_law_counts(tmp_path: Path) -> None:
    rich, memory = "ULM is worth 5 or more", Store(tmp_path)
    assert answer(town(tmp_path / "one", least=3), rich, memory) == (Proved, False)
    assert answer(town(tmp_path / "two", least=3), rich, memory) == (Proved, True)
    assert answer(town(tmp_path / "three", least=7), rich, memory) == (Refuted, False)


def test_what_may_be_written_counts_where_it_is_read(tmp_path: Path) -> None:
    mixed, rich, memory = "BERN keeps the mixed rite", "BERN is worth 5 or more", Store(tmp_path)
    before, after = town(tmp_path / "one"), town(tmp_path / "two", rite="mixed")
    assert [answer(before, text, memory) for text in (mixed, rich)] == [(Proved, False), (Refuted, False)]
    assert [answer(after, text, memory) for text in (mixed, rich)] == [(Refuted, False), (Refuted, True)]


def test_a_law_that_the_start_breaks_counts_for_all(tmp_path: Path) -> None:
    calm, memory = "BERN is calm", Store(tmp_path)
    assert answer(town(tmp_path / "one"), calm, memory) == (Refuted, False)
    assert answer(town(tmp_path / "two", least=4), calm, memory) == (Refuted, True)
    book = town(tmp_path / "three")
    broken = replace(book, laws=(replace(book.laws[0], condition=condition(book, "ULM is worth 1 or more")),))
    assert answer(broken, calm, memory) == (Refuted, False)


@pytest.mark.parametrize("work", [consulted, ground_of, reachable])
def test_what_is_worked_out_about_a_book_goes_with_it(tmp_path: Path, work: Callable[[Book], object]) -> None:
    book = town(tmp_path / "one")
    work(book)
    there = weakref.ref(book)
    del book
    gc.collect()
    assert there() is None


def test_what_two_runs_ask_for_is_held_ready_and_what_is_kept_anew_takes_its_place(tmp_path: Path) -> None:
    memory, other = Store(tmp_path), Store(tmp_path)
    memory.begin()
    memory.keep_told("town", {"n": 1})
    assert memory.told("town") == {"n": 1}
    other.keep_told("town", {"n": 2})
    memory.begin()
    assert memory.told("town") == {"n": 1}
    memory.keep_told("town", {"n": 3})
    assert memory.told("town") == {"n": 3} == other.told("town")
    other.keep_told("town", {"n": 4})
    memory.begin()
    memory.begin()
    assert memory.told("town") == {"n": 4}
