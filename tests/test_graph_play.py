"""Playing moments: how effects land, who prevails, what is kept, what stops play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from graph_league import league
from rulewright.book.model import Book, ChangeCell, Clause, Ruling
from rulewright.language.expr import Operator, number
from rulewright.language.types import Value
from rulewright.play.play import play_act, play_step
from rulewright.table.evaluate import OPERATORS, Contested, MissingInput, Scene, evaluate
from rulewright.table.state import Cell, State
from rulewright.table.trace import ActLoop, Trace
from written_book import EVENT, load

Facts = Mapping[Cell, Value]


def state(facts: Facts | None = None) -> State:
    """A state of the league with these facts."""
    made = State.start(league())
    for (field, args), value in (facts or {}).items():
        made.set(field, args, value)
    return made


def step(name: str, facts: Facts | None = None, inputs: Facts | None = None, book: Book | None = None) -> Trace:
    """What playing a step does in a state with these facts."""
    return play_step(book or league(), state(facts), name, dict(inputs or {}))


TURN: Cell = ("turn", ())
ULM: tuple[Value, ...] = ("ULM",)
BERN: tuple[Value, ...] = ("BERN",)
GENF: tuple[Value, ...] = ("GENF",)
WAR: Cell = ("at_war", ("ULM", "BERN"))


def test_the_operators_are_complete() -> None:
    """Every operator of the language has a value on the table."""
    assert set(OPERATORS) == set(Operator)


def test_additions_of_a_section_that_acts_together_add_up() -> None:
    """One and two make three."""
    assert step("income", {TURN: 2}).after.get("gold", GENF) == 5


def test_two_values_for_one_cell_contest_it() -> None:
    """It keeps its old value, and both clauses are named with what they say."""
    trace = step("income", {TURN: 3})
    assert trace.contested == {("gold", GENF): {"E.1/c": 5, "E.1/d": 7}}
    assert trace.after.get("gold", GENF) == 2


def test_a_value_beside_an_amount_contests_the_cell() -> None:
    """Each side is shown with what it would come to."""
    settled = replace(league(), rulings=(Ruling("E.1/c", "E.1/d", "for the test"),))
    trace = step("income", {TURN: 3, ("at_war", ("ULM", "GENF")): True}, book=settled)
    assert trace.contested == {("gold", GENF): {"E.1/c": 5, "E.1/f": 3}}


def test_a_clause_prevails_where_it_applies_itself() -> None:
    """The third clause settles what the first two dispute, once it applies."""
    trace = step("income", {TURN: 3, ("lord", ULM): "BERN"})
    assert not trace.contested and trace.after.get("gold", GENF) == 1


def test_a_ruling_prevails_like_an_override() -> None:
    """One of the two clauses is enough."""
    ruled = replace(league(), rulings=(Ruling("E.1/d", "E.1/c", "for the test"),))
    assert step("income", {TURN: 3}, book=ruled).after.get("gold", GENF) == 7


def test_all_bindings_of_a_part_read_one_state() -> None:
    """Both enemies gain, one line each."""
    trace = step("income", {WAR: True, ("at_war", ("ULM", "GENF")): True})
    assert [line.binding for line in trace.lines if line.fired] == [(("the foe", "BERN"),), (("the foe", "GENF"),)]


def test_what_did_not_apply_says_why() -> None:
    """The words of the first condition that fails."""
    (line,) = [line for line in step("income", {TURN: 2}).lines if line.part == "E.1/e"]
    assert not line.fired and line.why == "the turn is 3"


def test_steps_read_what_the_step_before_left() -> None:
    """Bern has five gold only after Ulm has paid."""
    trace = play_act(league(), state(), "rolled", ("E.1",))
    assert [done[0] for done in trace.acts] == ["rolled", "starts"]
    assert trace.after.get("men", BERN) == 2


def test_a_precondition_that_fails_keeps_the_event_from_starting() -> None:
    """The disposition lands instead."""
    trace = play_act(league(), state({("rite", ULM): "mixed"}), "rolled", ("E.1",))
    assert trace.after.get("fate", ("E.1",)) == "roll again" and not trace.after.get("in_effect", ("E.1",))


def test_a_failed_roll_takes_back_nothing_that_an_earlier_one_brought(tmp_path: Path) -> None:
    """An event that may come twice once lost its first time when its second roll failed."""
    pre = "- {clause: c, says: A., requires: [Smiths is old], otherwise: {instead: roll again, counts as played: no}}"
    book = load(tmp_path, pre, EVENT)
    before = State.start(book)
    before.set("played", ("E.1",), True)
    assert play_act(book, before, "rolled", ("E.1",)).after.get("played", ("E.1",)) is True


def test_an_event_without_preconditions_starts() -> None:
    """The parts of other events stay silent."""
    trace = play_act(league(), state(), "rolled", ("E.2",))
    assert trace.after.cells() == [(("in_effect", ("E.2",)), True)] and not trace.lines


def test_a_table_reads_its_modified_roll() -> None:
    """War with Genf makes five a four."""
    facts: Facts = {WAR: True, ("at_war", ("BERN", "GENF")): True}
    assert step("levy", facts, {("die", BERN): 5}).after.get("men", BERN) == 3
    assert step("levy", {WAR: True}, {("die", BERN): 5}).unsettled == ("E.1/levy",)


def test_rows_that_differ_contest_the_cell() -> None:
    """Two is in two rows; one only in the first."""
    assert step("levy", {WAR: True}, {("die", BERN): 2}).contested == {
        ("men", BERN): {"E.1/levy.low": 0, "E.1/levy.two": 3}
    }
    assert not step("levy", {WAR: True}, {("die", BERN): 1}).contested


def test_a_missing_die_stops_play() -> None:
    """The die of the binding that needs it is named."""
    trace = step("levy", {WAR: True})
    assert isinstance(trace.stopped, MissingInput) and trace.missing == (("die", BERN),)


def test_life_is_sampled_when_the_moment_begins() -> None:
    """The clause after the one that ends the event is still played."""
    trace = step("clash", {("in_effect", ("E.1",)): True})
    assert trace.after.cells() == [(("gold", ULM), 3)]


def test_acts_that_set_each_other_off_stop_play() -> None:
    """An echo without end is told, not followed."""
    assert isinstance(play_act(league(), state(), "echoes", ("ULM",)).stopped, ActLoop)


def test_a_clause_that_does_what_another_forbids_is_a_dispute() -> None:
    """The act is not done."""
    trace = step("clash", {("in_effect", ("E.1",)): True, ("lord", ULM): "GENF", TURN: 4})
    assert [(d.does, d.forbids) for d in trace.disputed] == [(("E.1/war",), ("E.1/peace",))]
    assert not trace.after.get("at_war", ("BERN", "GENF"))


def test_an_act_is_not_done_where_its_prohibition_prevails_over_its_doer() -> None:
    """Nothing is left to dispute: the clause that does it does not stand."""
    facts: Facts = {("in_effect", ("E.1",)): True, ("lord", ULM): "GENF", TURN: 4}
    settled = replace(league(), rulings=(Ruling("E.1/peace", "E.1/war", "for the test"),))
    trace = step("clash", facts, book=settled)
    assert trace.disputed == () and not trace.after.get("at_war", ("BERN", "GENF"))
    assert [x.why for x in trace.lines if x.clause == "E.1/war" and not x.fired] == [
        "BERN declares war on GENF: E.1/peace forbids it and prevails"
    ]


def test_a_prohibition_prevails_where_the_book_says_so() -> None:
    """The same act is disputed in one book and refused in the other."""
    facts: Facts = {("lord", ULM): "BERN", TURN: 6}
    strict = replace(league(), prohibition_prevails=True)
    assert play_act(league(), state(facts), "declares", ("ULM", "GENF")).disputed
    refused = play_act(strict, state(facts), "declares", ("ULM", "GENF")).refused
    assert refused is not None and refused.clauses == ("E.1/ban",)


def test_a_law_is_checked_after_the_act() -> None:
    """War with oneself is done, and told."""
    assert play_act(league(), state(), "declares", ("ULM", "ULM")).broken == ("nobody fights itself",)


def test_a_kept_condition_that_becomes_false_is_told() -> None:
    """Bern may not get poorer than three; that it was poorer before is no breach."""
    facts: Facts = {("in_effect", ("E.2",)): True, ("in_effect", ("E.1",)): True, ("gold", BERN): 3}
    rich = play_act(league(), state(facts), "ends", ("E.1",))
    assert rich.broken_keeps == ()
    paid = replace(league(), clauses={**league().clauses, "E.1/1": _mirrored()})
    assert play_act(paid, state(facts), "rolled", ("E.1",)).broken_keeps == ("E.1/purse",)
    assert play_act(paid, state({**facts, ("gold", BERN): 2}), "rolled", ("E.1",)).broken_keeps == ()


def _mirrored() -> Clause:
    """The first clause with its first amount turned round."""
    clause = league().clauses["E.1/1"]
    (part,) = clause.parts
    first, second = part.outcomes
    assert isinstance(first, ChangeCell)
    return replace(clause, parts=(replace(part, outcomes=(replace(first, amount=number(-1)), second)),))


def test_claims_show_and_contest() -> None:
    """A claim covers what is stored; two that differ contest the cell; the stored value stays."""
    book = league()
    rite = book.phrases.condition("ULM keeps the new rite")
    rich = state({("gold", ULM): 8})
    assert evaluate(rite, Scene(book, rich)) and rich.get("rite", ULM) == "old"
    rich.set("lord", ULM, "BERN")
    with pytest.raises(Contested) as caught:
        evaluate(rite, Scene(book, rich))
    assert caught.value.claims == {"E.1/rich": "new", "E.1/lordly": "mixed"}


@pytest.mark.parametrize(("middle", "reached"), [("old", True), ("mixed", False)])
def test_a_way_leads_through_members_that_meet_its_condition(middle: str, reached: bool) -> None:
    """From Ulm to Genf only through Bern, if all three keep the old rite."""
    book = league()
    expr = book.phrases.condition("ULM reaches GENF")
    assert evaluate(expr, Scene(book, state({("rite", GENF): "old", ("rite", BERN): middle}))) is reached


def test_a_contested_cell_stops_play_when_it_is_read() -> None:
    """What lands later and reads it does not guess."""
    levy = step("levy", {WAR: True}, {("die", BERN): 2})
    scene = Scene(league(), levy.after, contested=levy.contested)
    with pytest.raises(Contested):
        evaluate(league().phrases.term("the men of BERN"), scene)
