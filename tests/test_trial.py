"""What is tried at the table before a solver is asked: which part speaks, and what meets the whole of a question."""

from __future__ import annotations

from pathlib import Path

from check_pages import book_of
from rulewright.book.model import Book, Condition
from rulewright.evidence.trial import fires
from rulewright.solver.witness import Witness

FILES = {
    "book.yaml": "{book: town, title: The town}\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN]}
fields:
  walled: {of: Town}
  gated: {of: Town}
acts:
  - {act: fortified, say: "{t:Town} is fortified", then: [t is walled]}
  - {act: barred, say: "{t:Town} is barred", requires: [t is walled]}
""",
    "phrases.yaml": """\
phrases:
  - {say: "{t:Town} is walled", not: "{t:Town} is not walled", means: walled(t)}
  - {say: "{t:Town} is gated", not: "{t:Town} is not gated", means: gated(t)}
""",
    "town.yaml": """\
page: T
title: The town
sections:
  - section: all
    clauses:
      - {clause: T.1, says: Gates., for: {t: Town}, upon: t is fortified, when: [t is walled], then: [t is gated]}
      - {clause: T.2, says: Bars., for: {t: Town}, upon: t is barred, when: [t is gated], then: [t is not gated]}
""",
}


def town(path: Path) -> Book:
    return book_of(FILES, path)


def condition(book: Book, words: str) -> Condition:
    (part,) = book.clauses["T.1"].parts
    return Condition(book.phrases.condition(words), words)


def test_a_part_speaks_if_its_conditions_hold_at_its_turn(tmp_path: Path) -> None:
    """The act itself has landed by then: what was no wall is one, and what was no gate is none."""
    book = town(tmp_path)
    (part,) = book.clauses["T.1"].parts
    nothing = Witness((), {"t": "ULM"})
    for words, speaks in (("ULM is walled", True), ("ULM is not walled", False), ("ULM is gated", False)):
        assert fires(book, part, (condition(book, words),), nothing) is speaks


def test_a_part_does_not_speak_where_its_act_cannot_be_done(tmp_path: Path) -> None:
    book = town(tmp_path)
    (part,) = book.clauses["T.2"].parts
    assert not fires(book, part, (), Witness((), {"t": "ULM"}))
    assert fires(book, part, (), Witness((("walled", ("ULM",), True),), {"t": "ULM"}))


def test_an_act_done_with_whom_a_term_names_is_tried_with_that_one(tmp_path: Path) -> None:
    """The term is worked out in the state from which the act is done; with nobody it is not done."""
    named = FILES["town.yaml"].replace("upon: t is barred", "upon: the lord of t is barred")
    files = {
        "model.yaml": FILES["model.yaml"].replace(
            "  gated: {of: Town}", "  gated: {of: Town}\n  lord: {of: Town, is: Town?}"
        ),
        "phrases.yaml": FILES["phrases.yaml"] + 'terms:\n  - {say: "the lord of {t:Town}", is: lord(t)}\n',
        "town.yaml": named,
    }
    book = book_of(FILES | files, tmp_path)
    (part,) = book.clauses["T.2"].parts
    lord, wall = ("lord", ("ULM",), "BERN"), ("walled", ("BERN",), True)
    assert fires(book, part, (), Witness((lord, wall), {"t": "ULM"}))
    assert not fires(book, part, (), Witness((wall,), {"t": "ULM"}))
