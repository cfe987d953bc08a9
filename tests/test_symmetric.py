"""A cell of a symmetric field is one cell, in whichever order its two members are named, at the table and in proofs."""

from __future__ import annotations

import os
import re
from functools import cache
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from rulewright.book.model import Book
from rulewright.gherkin.scenario import read_features
from rulewright.gherkin.scenario import run as play
from rulewright.language.errors import BookError
from rulewright.lowering.loader import load_book
from rulewright.phrasing.parse import Names, parse_expression
from rulewright.play.play import play_step
from rulewright.reach.witness_data import witness_data, witness_of
from rulewright.run.run import check_book, select
from rulewright.solver.witness import Witness
from rulewright.table.evaluate import evaluate
from rulewright.table.scene import Contested, Scene
from rulewright.table.state import State, in_one_order

# What stands in [[A|…|B]] names a cell of a symmetric field: A…B, or swapped B…A.
FILES = {
    "book.yaml": "{book: towns, title: Towns, block: together}\n",
    "model.yaml": """
sorts: {Town: [ULM, BERN, GENF]}
fields:
  allied: {of: [Town, Town], symmetric: yes}
  pact: {of: [Town, Town], is: 0..3, symmetric: yes, clamped: yes, starts: {"[[BERN|, |GENF]]": 1}}
  met: {of: [Town, Town], symmetric: yes, closed: yes}
  kin: {of: [Town, Town], symmetric: yes, derived: yes}
  near: {of: [Town, Town], symmetric: yes, constant: yes, starts: {"[[ULM|, |GENF]]": yes}}
  walled: {of: Town}
  lord: {of: Town, is: Town?, start: nobody}
  marked: {}
inputs:
  agrees: {of: [Town, Town], symmetric: yes, by: the towns, default: no}
acts:
  - {act: allies, say: "{t:Town} joins {u:Town}", requires: ["[[t| is not allied with |u]]"],
     then: ["[[t| is allied with |u]]"]}
laws:
  nobody is allied with itself: "all(not allied(t, t) for t in Town)"
  an ally has a small pact: "all(pact([[t|, |u]]) <= 2 for t in Town for u in Town if allied([[t|, |u]]))"
timeline: [day, dusk, night]
""",
    "phrases.yaml": """
phrases:
  - {say: "{t:Town} is allied with {u:Town}", means: "allied([[t|, |u]])"}
  - {say: "{t:Town} has met {u:Town}", not: "{t:Town} has not met {u:Town}", means: "met([[t|, |u]])"}
  - {say: "{t:Town} is kin to {u:Town}", means: "kin([[t|, |u]])"}
  - {say: "{t:Town} agrees with {u:Town}", not: "{t:Town} does not agree with {u:Town}", means: "agrees([[t|, |u]])"}
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: the book is marked, means: marked}
  - {say: "{t:Town} is a friend of {u:Town}", means: "kin([[t|, |u]]) or allied([[t|, |u]])",
     for example: ULM is a friend of BERN, true when: ["[[ULM| is allied with |BERN]]"],
     false when: ["[[ULM| is not allied with |BERN]]"]}
  - {say: "{t:Town} stays allied with {u:Town}", means: "allied([[t|, |u]]) and was(allied([[t|, |u]]))",
     for example: ULM stays allied with BERN, true when: ["[[ULM| is allied with |BERN]]"],
     false when: ["[[ULM| is not allied with |BERN]]"]}
terms:
  - {say: "the lord of {t:Town}", is: lord(t)}
  - {say: "the pact of {t:Town} and {u:Town}", is: "pact([[t|, |u]])"}
""",
    "towns.yaml": """
page: T
title: Towns
sections:
  - section: day
    at: day
    clauses:
      - {clause: T.1, says: In a marked book they are allied., when: [the book is marked],
         then: ["[[ULM| is allied with |BERN]]"]}
      - {clause: T.2, says: They are not., then: ["[[ULM| is not allied with |BERN]]"]}
      - {clause: T.3, says: The pact of walled allies is one., for: {the town: Town, the other: Town},
         when: [the town is walled, "[[the town| has met |the other]]"],
         then: ["the pact of [[the town| and |the other]] is 1"]}
      - {clause: T.4, says: With Bern it grows., for: {the town: Town}, when: ["[[the town| has met |BERN]]"],
         then: ["the pact of [[the town| and |BERN]] rises by 1"]}
      - {clause: T.5, says: They meet., remember: ["[[ULM| has met |GENF]]"]}
      - {clause: T.6, says: They are friends., when: ["[[ULM| agrees with |GENF]]"],
         then: ["[[ULM| is allied with |GENF]]"]}
      - {clause: T.7, says: They are friends indeed., when: ["[[ULM| agrees with |GENF]]"],
         then: ["[[ULM| is allied with |GENF]]"]}
      - {clause: T.8, says: Whom its lord likes., when: [the book is marked],
         then: ["[[the lord of ULM| has met |the lord of BERN]]"]}
  - section: dusk
    at: dusk
    block: steps
    clauses:
      - {clause: S.1, says: They join., then: ["[[ULM| has met |BERN]]"]}
      - {clause: S.2, says: They part., then: ["[[ULM| has not met |BERN]]"]}
      - {clause: S.3, says: Where they part they mark it., when: ["[[ULM| has met |BERN]]"], then: [the book is marked]}
      - {clause: S.4, says: Genf joins., when: ["[[GENF| is not allied with |BERN]]"], then: [GENF joins BERN]}
  - section: night
    at: night
    clauses:
      - {clause: N.1, says: The bond ends., when: [the book is marked], then: ["[[BERN| is not allied with |GENF]]"]}
  - section: other night
    at: night
    clauses:
      - {clause: N.2, says: The bond is made., when: [GENF is walled], then: ["[[BERN| is allied with |GENF]]"]}
  - section: standing
    clauses:
      - {clause: C.1, says: They are kin., holds: ["[[ULM| is kin to |BERN]]"]}
      - {clause: C.2, says: A walled Ulm has no kin., for: {the town: Town}, while: [ULM is walled],
         holds: ["[[the town| is not kin to |ULM]]"]}
      - {clause: C.3, says: A walled Bern is kin to all., for: {the town: Town}, while: [BERN is walled],
         overrides: [C.1], holds: ["[[the town| is kin to |BERN]]"]}
      - {clause: C.4, says: Bern and Genf are friends., holds: ["[[BERN| is a friend of |GENF]]"]}
      - {clause: K.1, says: The bond stays., keeps: ["[[BERN| is allied with |GENF]]"]}
""",
    "features/towns.feature": """
Feature: Towns

  @T.3
  Rule: T.3 The pact of walled allies is one

    Scenario: the pact is made
      Given [[ULM| has met |BERN]]
      And ULM is walled
      And the pact of [[ULM| and |BERN]] is 3
      When the day step is played
      Then the rules disagree about the pact of [[BERN| and |ULM]]

    Scenario: the pact grows
      Given [[GENF| has met |BERN]]
      When the day step is played
      Then the pact of [[GENF| and |BERN]] is 2
      And the pact of [[GENF| and |BERN]] rises by 1

  @T.1
  Rule: T.1 In a marked book they are allied

    Scenario: they are contested
      Given the book is marked
      When the day step is played
      Then the rules disagree whether [[ULM| is allied with |BERN]]

    Scenario: the later Given counts
      Given [[ULM| is allied with |BERN]]
      And [[ULM| is not allied with |BERN]]
      And [[GENF| is not allied with |ULM]]
      When [[ULM| agrees with |GENF]]
      And the day step is played
      Then [[GENF| is allied with |ULM]]
      And [[ULM| is not allied with |BERN]] still
      And [[ULM| has met |GENF]]

    Scenario: lords meet
      Given the book is marked
      And the lord of ULM is BERN
      And the lord of BERN is GENF
      When the day step is played
      Then [[BERN| has met |GENF]]

    Scenario: nobody meets nobody
      Given the book is marked
      And the lord of ULM is BERN
      When the day step is played
      Then [[BERN| has not met |ULM]] still

  @C.4
  Rule: C.4 Bern and Genf are friends

    Scenario: they are not
      Given [[GENF| is not allied with |BERN]]
      Then the rules disagree whether [[BERN| is a friend of |GENF]]
      And C.4 is not kept

    Scenario: they are kin
      Given BERN is walled
      Then [[GENF| is kin to |BERN]]
      And C.4 is kept

  @C.2
  Rule: C.2 A walled Ulm has no kin

    Scenario: which is contested
      Given ULM is walled
      Then the rules disagree whether [[BERN| is kin to |ULM]]
      And [[ULM| is not kin to |GENF]]

  @K.1
  Rule: K.1 The bond stays

    Scenario: it does not
      Given [[GENF| is allied with |BERN]]
      And the book is marked
      When the night step is played
      Then [[BERN| is not allied with |GENF]]
      And K.1 is not kept
""",
}
_CELL = re.compile(r"\[\[([^|\]]+)\|([^|\]]+)\|([^|\]]+)\]\]")
PLACES = sum(len(_CELL.findall(text)) for text in FILES.values())
EVERY = bool(os.environ.get("RULEWRIGHT_LONG"))  # whether each place is swapped alone in proofs, too
MANY = {"all": frozenset(range(PLACES)), "odd": frozenset(range(1, PLACES, 2)), "even": frozenset(range(0, PLACES, 2))}


def write(folder: Path, swapped: frozenset[int]) -> Path:
    """The book with the two names in some places swapped."""
    place = -1

    def told(found: re.Match[str]) -> str:
        nonlocal place
        place += 1
        left, between, right = found.groups()
        return right + between + left if place in swapped else left + between + right

    (folder / "features").mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(_CELL.sub(told, text), encoding="utf-8")
    return folder


@cache
def findings(swapped: frozenset[int]) -> list[tuple[object, ...]]:
    """What is found, but for the words of the book, and what stays open as two clauses always disagree."""
    with TemporaryDirectory() as folder:
        book = load_book(write(Path(folder), swapped))
        scenarios, problems = read_features(book.path)
        assert not problems
        report = check_book(book, scenarios, select([], ["RW701", "RW704"]))
    assert not report.problems and not report.faults
    assert {(u.code, u.clauses) for u in report.undecided} <= {("RW308", ("T.1",))}  # T.2 denies what it does, always
    return [
        *((f.code, f.clauses, f.severity, f.cells, f.moment, f.reach, f.replayed) for f in report.findings),
        *((u.code, u.clauses, sorted(u.reason.split())) for u in report.undecided),
    ]


def results(swapped: frozenset[int]) -> dict[str, str]:
    """What each scenario comes to: nothing where it passes."""
    with TemporaryDirectory() as folder:
        book = load_book(write(Path(folder), swapped))
        scenarios, problems = read_features(book.path)
        assert not problems
        return {s.title: play(book, s).failure for s in scenarios}


def towns(tmp_path: Path) -> Book:
    return load_book(write(tmp_path, frozenset()))


def test_every_scenario_passes_whichever_name_comes_first() -> None:
    """One place after the other is swapped, and all of them."""
    for swapped in (frozenset[int](), *MANY.values(), *(frozenset([n]) for n in range(PLACES))):
        failed = {title: failure for title, failure in results(swapped).items() if failure}
        assert not failed, (sorted(swapped), failed)


def test_the_book_shows_what_is_to_be_found() -> None:
    """Contradictions of effects and claims, a kept condition, a step overwritten, a dead one, one said twice."""
    found = {(code, clauses) for code, clauses, *_ in findings(frozenset())}
    assert {
        ("RW302", ("T.1", "T.2")), ("RW302", ("T.3", "T.4")), ("RW302", ("C.1", "C.2")), ("RW302", ("C.2", "C.3")),
        ("RW602", ("S.1", "S.2")), ("RW201", ("S.3",)), ("RW105", ("T.6", "T.7")), ("RW302", ("N.1", "N.2")),
    } <= found  # fmt: skip


@pytest.mark.parametrize("name", MANY if not EVERY else [*MANY, *map(str, range(PLACES))])
def test_no_finding_hangs_on_which_name_comes_first(name: str) -> None:
    """Neither what is found nor the state that shows it."""
    swapped = MANY[name] if name in MANY else frozenset([int(name)])
    assert findings(swapped) == findings(frozenset())


@pytest.mark.parametrize(("one", "other"), [*permutations(("ULM", "BERN", "GENF"), 2)])
def test_a_state_holds_a_cell_once(one: str, other: str, tmp_path: Path) -> None:
    """Set in one order, read in both, back at its start in the other."""
    book = towns(tmp_path)
    state = State.start(book)
    state.set("pact", (one, other), 2)
    assert len(state.cells()) == 1 and len({*state.touched()}) == 1
    assert state.get("pact", (one, other)) == state.get("pact", (other, one)) == 2
    assert (state.graph.has_edge(one, other), state.graph.has_edge(other, one)) == (True, True)
    state.set("pact", (other, one), book.fields["pact"].start_at((one, other)))
    assert state == State.start(book)


def test_a_contested_cell_is_contested_in_both_orders(tmp_path: Path) -> None:
    """Reading it either way stops the play."""
    book = towns(tmp_path)
    state = State.start(book)
    state.set("marked", (), True)
    trace = play_step(book, state, "day")
    assert list(trace.contested) == [("allied", ("BERN", "ULM"))]
    scene = Scene(book, trace.after, trace.before, contested=trace.contested)
    for text in ("allied(ULM, BERN)", "allied(BERN, ULM)"):
        with pytest.raises(Contested):
            evaluate(parse_expression(text, Names(book.sorts, dict(book.fields)), {}), scene)


def test_a_choice_is_given_in_either_order(tmp_path: Path) -> None:
    """What the two towns agree upon is read whichever of them is named first."""
    book = towns(tmp_path)
    cell = ("agrees", ("GENF", "ULM"))
    trace = play_step(book, State.start(book), "day", {cell: True})
    assert trace.after.get("allied", ("ULM", "GENF")) is True


def test_expressions_are_put_into_one_order(tmp_path: Path) -> None:
    """Also within quantifiers; what is not symmetric stays as it is."""
    book = towns(tmp_path)
    names = Names(book.sorts, dict(book.fields))
    one, other = (
        parse_expression(f"all(allied({a}) or near({b}) for t in Town)", names, {})
        for a, b in (("t, ULM", "ULM, GENF"), ("ULM, t", "GENF, ULM"))
    )
    assert one != other and in_one_order(one, book) == in_one_order(other, book)


def test_a_witness_that_was_kept_in_another_order_is_the_same(tmp_path: Path) -> None:
    """An example written by hand names a cell in any order."""
    book = towns(tmp_path)
    named = (("ULM", "BERN"), ("BERN", "ULM"))
    one, other = (Witness((("pact", args, 2),), inputs=(("agrees", args, True),)) for args in named)
    assert witness_of(witness_data(one), book) == witness_of(witness_data(other), book) == other


def test_two_starts_of_one_cell_have_to_agree(tmp_path: Path) -> None:
    """The same in both orders says nothing new; two values are told at their place."""
    write(tmp_path, frozenset())
    model = tmp_path / "model.yaml"
    text = model.read_text("utf-8")
    model.write_text(text.replace('"BERN, GENF": 1}', '"BERN, GENF": 1, "GENF, BERN": 1}'), "utf-8")
    assert load_book(tmp_path).fields["pact"].start_at(("GENF", "BERN")) == 1
    model.write_text(text.replace('"BERN, GENF": 1}', '"BERN, GENF": 1, "GENF, BERN": 2}'), "utf-8")
    with pytest.raises(BookError, match="at another value in the other order"):
        load_book(tmp_path)
