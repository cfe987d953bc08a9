"""How far a condition goes is told exactly, as ranges: against going through all values, and in words of a book."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from check_pages import book_of
from rulewright.book.model import Book
from rulewright.checks.conflict import harmless_overlap, overlap
from rulewright.checks.shared.ranges import Box, Opened, bounds
from rulewright.checks.shared.tables import splits
from rulewright.checks.silence import gap
from rulewright.checks.silence.gap import boxes
from rulewright.evidence.context import Context
from rulewright.language.expr import Expr, conj, disj, negate
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State

FILES = {
    "book.yaml": "{book: town, title: The town}\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN]}
values: {Mood: [calm, proud, angry, sad], Answer: [granted, denied]}
fields:
  score: {is: 0..9}
  debt: {is: -3..3}
  wealth: {is: -1000000..1000000}
  mood: {of: Town, is: Mood}
  walled: {of: Town}
  answer: {is: Answer?}
inputs:
  die: {of: Town, is: 1..6, chance: yes}
timeline: [income]
""",
    "phrases.yaml": """\
phrases:
  - {say: "the score is {n:int}", means: score == n}
  - {say: "the score is from {a:int} to {b:int}", means: a <= score and score <= b,
     for example: the score is from 2 to 3, true when: [the score is 2], false when: [the score is 1]}
  - {say: "the score is below {n:int}", means: score < n, for example: the score is below 3,
     true when: [the score is 2], false when: [the score is 3]}
  - {say: "the debt is {n:int}", means: debt == n}
  - {say: "the debt is over {n:int}", means: debt > n, for example: the debt is over 1,
     true when: [the debt is 2], false when: [the debt is 1]}
  - {say: "the wealth is {n:int}", means: wealth == n}
  - {say: "the wealth is over {n:int}", means: wealth > n, for example: the wealth is over 1,
     true when: [the wealth is 2], false when: [the wealth is 1]}
  - {say: "{t:Town} is {m:Mood}", means: mood(t) == m}
  - {say: "{t:Town} is walled", not: "{t:Town} is open", means: walled(t)}
  - {say: "{t:Town} is content", means: mood(t) == calm and walled(t), for example: ULM is content,
     true when: [ULM is calm, ULM is walled], false when: [ULM is open]}
  - {say: "the answer is {a:Answer?}", means: answer == a}
  - {say: "{t:Town} rolls {n:int}", means: die(t) == n}
terms: [{say: "the die of {t:Town}", is: die(t)}]
""",
}
HEAD = """\
page: T
title: A table
sections:
  - section: T
    at: income
    block: together
    clauses:
"""
TEXTS = (
    *(f"the score is {n}" for n in (0, 4, 9)),
    *(f"the score is from {a} to {b}" for a, b in ((0, 3), (2, 5), (5, 9), (7, 3))),
    *(f"the score is below {n}" for n in (0, 1, 6)),
    *(f"the debt is over {n}" for n in (-3, 0, 3)),
    *(f"ULM is {m}" for m in ("calm", "angry")),
    "ULM is walled",
    "ULM is content",
    "BERN is content",
)


def table(cases: str, then: str = "the answer is granted", head: str = "cases: yes") -> str:
    """A page with a split, each case in a line."""
    rows = [
        f"      - {{clause: T.{n}, of: T, says: A row., {case.partition(' => ')[0]},"
        f" then: [{case.partition(' => ')[2] or then}]}}\n"
        for n, case in enumerate(cases.splitlines(), start=1)
    ]
    return f"{HEAD}      - {{clause: T, says: A table., {head}}}\n{''.join(rows)}"


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    """The book whose phrases are put together."""
    page = table("case: [the score is 1]")
    return book_of({**FILES, "t.yaml": page}, tmp_path_factory.mktemp("ranges"))


def conditions() -> st.SearchStrategy[Any]:
    """Conditions of the book joined by and, or and not, as nested lists."""
    return st.recursive(
        st.sampled_from(TEXTS),
        lambda inner: st.tuples(st.sampled_from(("all", "any", "not")), st.lists(inner, min_size=1, max_size=3)),
        max_leaves=6,
    )


def built(book: Book, told: Any) -> Expr:
    """The condition of nested lists."""
    if isinstance(told, str):
        return book.phrases.condition(told)
    joint, parts = told[0], [built(book, part) for part in told[1]]
    return conj(parts) if joint == "all" else disj(parts) if joint == "any" else negate(parts[0])


def states(book: Book) -> list[Scene]:
    """Every state of what the conditions read."""
    found = []
    for score, debt, mood, walled, other in product(range(10), range(-3, 4), ("calm", "angry", "sad"), *[(0, 1)] * 2):
        state = State.start(book)
        for name, args, value in (
            ("score", (), score),
            ("debt", (), debt),
            ("mood", ("ULM",), mood),
            ("walled", ("ULM",), bool(walled)),
            ("mood", ("BERN",), "calm"),
            ("walled", ("BERN",), bool(other)),
        ):
            state.set(name, args, value)
        found.append(Scene(book, state))
    return found


@settings(deadline=None, max_examples=60)
@given(told=conditions())
def test_the_boxes_of_a_condition_are_the_condition_and_exclude_each_other(book: Book, told: Any) -> None:
    opened = Opened(book)
    boxes = opened.boxes(opened.condition(built(book, told)))
    assert boxes is not None
    for scene in states(book):
        inside = [box for box in boxes if holds(scene, box)]
        assert len(inside) == bool(evaluate(built(book, told), scene))


def holds(scene: Scene, box: Box) -> bool:
    """Whether a state lies in a box."""
    return all(evaluate(bound, scene) for bound in bounds(box))


def region(check: Any, folder: Path, page: str) -> tuple[str, ...]:
    """How far the one finding of a check goes."""
    (found,) = check.find(Context(book_of({**FILES, "t.yaml": page}, folder)))
    assert found.replayed
    return found.region  # type: ignore[no-any-return]


def test_numbers_that_no_case_names_are_told_as_ranges_however_many_cases_there_are(tmp_path: Path) -> None:
    cases = "\n".join(f"case: [the score is {n}]" for n in (1, 2, 3, 7, 8))
    assert region(gap, tmp_path, table(cases)) == ("the score is 0, 4 to 6 or 9",)


def test_of_a_thousand_bands_the_first_gaps_are_told_and_how_many_more_there_are(tmp_path: Path) -> None:
    model = FILES["model.yaml"].replace("score: {is: 0..9}", "score: {is: 0..20000}")
    cases = "\n".join(f"case: [the score is from {20 * n} to {20 * n + 9}]" for n in range(1000))
    book = book_of({**FILES, "model.yaml": model, "t.yaml": table(cases)}, tmp_path)
    (told,) = boxes(Context(book), next(splits(book)))
    assert told.startswith("the score is 10 to 19, 30 to 39, 50 to 59, ")
    assert told.endswith(", 790 to 799 or one of 960 further ranges")


def test_of_many_values_that_no_case_names_it_is_said_how_many_others_there_are(tmp_path: Path) -> None:
    moods = ", ".join(f"m{n}" for n in range(60))
    model = FILES["model.yaml"].replace("calm, proud, angry, sad", f"calm, proud, angry, sad, {moods}")
    cases = "case: [the score is 1, ULM is calm]\ncase: [the score is 1, ULM is proud]"
    (found,) = gap.find(Context(book_of({**FILES, "model.yaml": model, "t.yaml": table(cases)}, tmp_path)))
    assert any(told.endswith(" or one of 22 others") for told in found.region)


def test_a_range_of_millions_is_told_by_its_ends(tmp_path: Path) -> None:
    cases = "case: [the wealth is over 500000]\ncase: [not: [the wealth is over -7]]"
    assert region(gap, tmp_path, table(cases)) == ("the wealth is -6 to 500000",)


def test_values_that_no_case_names_are_told_by_name(tmp_path: Path) -> None:
    cases = "\n".join(f"case: [the score is {n}]" for n in range(9)) + "\ncase: [ULM is calm]\ncase: [ULM is sad]"
    assert region(gap, tmp_path, table(cases)) == ("the score is 9 and ULM is proud or angry",)


def test_what_a_law_excludes_is_not_told(tmp_path: Path) -> None:
    model = FILES["model.yaml"] + "laws: {only the rich are proud: score >= 5 or mood(ULM) != proud}\n"
    cases = "case: [the score is from 0 to 4, not: [ULM is proud]]\ncase: [the score is from 5 to 8]"
    found = gap.find(Context(book_of({**FILES, "model.yaml": model, "t.yaml": table(cases)}, tmp_path)))
    assert [f.region for f in found] == [("the score is 9",)]


def test_what_the_table_asks_for_and_what_laws_leave_bound_a_gap(tmp_path: Path) -> None:
    """Be it said of one, or of all of a kind; what a clause has changed before the table speaks bounds nothing."""
    model = FILES["model.yaml"].replace("  walled", "  purse: {of: Town, is: 0..9}\n  walled")
    model += 'laws: {no debt is large: debt <= 2, no purse is full: "all(purse(t) <= 7 for t in Town)"}\n'
    said = '  - {say: "the purse of {t:Town} is {n:int}", means: purse(t) == n}\nterms'
    files = {**FILES, "model.yaml": model, "phrases.yaml": FILES["phrases.yaml"].replace("terms", said)}

    def told(name: str, page: str) -> tuple[str, ...]:
        (found,) = gap.find(Context(book_of({**files, "t.yaml": page}, tmp_path / name)))
        return found.region

    cases = "case: [the score is 3, the debt is over -1]"
    asked = "when: [not: [the score is below 3]], among: [the score is from 0 to 4], cases: yes"
    assert told("a", table(cases, head=asked)) == (
        "the score is 3 and the debt is -3 to -1",
        "the score is 4 and the debt is -3 to 2",
    )
    assert told("b", table("case: [the purse of ULM is 5]")) == ("the purse of ULM is 0 to 4 or 6 to 7",)
    of_each = "for: {the town: Town}, cases: yes"
    assert told("c", table("case: [the purse of the town is 5]", head=of_each)) == (
        "the purse of the town is 0 to 4 or 6 to 7",
    )
    first = "      - {clause: S, says: Ulm is full., then: [the purse of ULM is 9]}\n"
    steps = table("case: [the purse of ULM is 5]").replace("block: together", "block: steps")
    assert told("d", steps.replace("    clauses:\n", f"    clauses:\n{first}")) == (
        "the purse of ULM is 0 to 4 or 6 to 9",
    )


def test_a_law_on_what_a_gap_does_not_hang_on_is_not_told(tmp_path: Path) -> None:
    """Though a case speaks of it that adds nothing."""
    model = FILES["model.yaml"] + "laws: {no debt is large: debt <= 2}\n"
    cases = "case: [the score is from 0 to 5]\ncase: [the score is from 2 to 5, the debt is over 1]"
    (found,) = gap.find(Context(book_of({**FILES, "model.yaml": model, "t.yaml": table(cases)}, tmp_path)))
    assert found.region == ("the score is 6 to 9",)


def test_what_a_split_is_complete_for_does_not_bound_how_far_two_cases_meet(tmp_path: Path) -> None:
    cases = "case: [the score is from 0 to 7]\ncase: [not: [the score is below 2]] => the answer is denied"
    head = "when: [not: [the score is below 1]], among: [the score is from 5 to 9], cases: yes"
    assert region(overlap, tmp_path / "a", table(cases, head=head)) == ("the score is 2 to 7",)
    law = FILES["model.yaml"] + "laws: {nobody scores much: score <= 6}\n"
    (found,) = overlap.find(Context(book_of({**FILES, "model.yaml": law, "t.yaml": table(cases)}, tmp_path / "b")))
    assert found.region == ("the score is 2 to 6",)


MEET = "case: [the score is from 2 to 5, ULM is walled]\ncase: [the debt is over 1, the score is below 4] => "


def test_how_far_two_cases_meet_is_told(tmp_path: Path) -> None:
    """Whether they do the same or not."""
    both = ("the score is 2 to 3 and ULM is walled and the debt is 2 to 3",)
    assert region(overlap, tmp_path / "a", table(MEET + "the answer is denied")) == both
    assert region(harmless_overlap, tmp_path / "b", table(MEET + "the answer is granted")) == both


def test_of_rows_of_a_roll_the_results_are_told_that_both_name(tmp_path: Path) -> None:
    rows = 'row: "..4"\nrow: "3.." => the answer is denied'
    assert region(overlap, tmp_path, table(rows, head="roll: the die of ULM")) == ("result 3, 4 (1 in 3)",)
