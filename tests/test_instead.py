"""Instead of an act: where it comes about the act leaves all as it is, and nobody else speaks upon it."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of, page_fixtures, page_path, played
from rulewright.book.model import Book
from rulewright.language.errors import BookError
from rulewright.run.run import check_book, select
from rulewright.tools.games import play_games

FILES = page_fixtures("RW324", page_path("replacement"))[0].files
INSTEAD = (
    "{clause: C.1, says: So., for: {c: Card}, instead of: c is readied, when: [c is cursed, c is tired], "
    "then: [the owner of c takes 1 harm]}"
)
UPON = "{clause: C.2, says: So., for: {c: Card}, upon: c is readied, then: [c is stunned]}"
BAN = "{clause: C.3, says: So., for: {c: Card}, while: [c is stunned], forbids: [c is readied]}"
DONE = "{clause: C.4, says: So., at: upkeep, when: [GIANT is tired], then: [GIANT is readied]}"


def cards(folder: Path, *clauses: str, acts: str = "") -> Book:
    """Some cards with clauses."""
    written = "".join(f"      - {c}\n" for c in clauses)
    page = f"page: C\ntitle: C\nsections:\n  - section: C\n    clauses:\n{written}"
    model = FILES["model.yaml"] + acts + "timeline: [upkeep]\n"
    return book_of({**FILES, "model.yaml": model, "cards.yaml": page}, folder)


@pytest.mark.parametrize(
    ("given", "then"),
    [
        (["GIANT is cursed", "GIANT is tired"], ["GIANT is still tired", "ANN takes 1 harm", "C.2 does not apply"]),
        (["GIANT is tired"], ["GIANT is not tired", "the harm of ANN is still 0", "GIANT is stunned"]),
    ],
)
@pytest.mark.parametrize("when", ["GIANT is readied", "the upkeep step is played"])
def test_what_is_replaced_does_not_come_about(given: list[str], then: list[str], when: str, tmp_path: Path) -> None:
    book = cards(tmp_path, INSTEAD, UPON, BAN, DONE)
    result = played("C.1", book, tmp_path, *(f"Given {g}" for g in given), f"When {when}", *(f"Then {t}" for t in then))
    assert result.passed, result.failure


def test_what_is_refused_is_not_replaced(tmp_path: Path) -> None:
    book = cards(tmp_path, INSTEAD, UPON, BAN, DONE)
    given = [f"Given GIANT is {what}" for what in ("cursed", "tired", "stunned")]
    then = ["Then GIANT is readied is refused", "Then the harm of ANN is still 0", "Then C.1 does not apply"]
    result = played("C.1", book, tmp_path, *given, "When GIANT is readied", *then)
    assert result.passed, result.failure


def test_the_checks_tell_nothing_else_of_it(tmp_path: Path) -> None:
    book = cards(tmp_path, INSTEAD, UPON, BAN, DONE)
    report = check_book(book, [], select((), ("RW701", "RW104")))
    assert {f.code for f in report.findings} <= {"RW303", "RW324"} and not report.undecided
    assert not play_games(book, 200).silent(book)


def test_two_may_come_about_instead_of_one_act(tmp_path: Path) -> None:
    other = INSTEAD.replace("C.1", "C.5").replace("c is cursed, c is tired", "c is stunned, c is tired")
    book = cards(tmp_path, INSTEAD, other, UPON)
    given = ["Given GIANT is cursed", "Given GIANT is stunned", "Given GIANT is tired"]
    then = ["Then GIANT is still tired", "Then ANN takes 2 harm"]
    result = played("C.1", book, tmp_path, *given, "When GIANT is readied", *then)
    assert result.passed, result.failure


def test_an_act_that_does_another_one_is_not_replaced(tmp_path: Path) -> None:
    acts = '  - {act: tended, say: "{c:Card} is tended", then: [c is woken]}\n'
    with pytest.raises(BookError, match="nothing comes about instead of 'tended': it does another act"):
        cards(tmp_path, INSTEAD.replace("c is readied", "c is tended"), acts=acts)
