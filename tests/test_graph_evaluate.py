"""Bindings found with early tests are those that trying everything finds."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graph_league import league
from rulewright.book.model import Part
from rulewright.language.expr import Apply, Expr, Literal, Operator, Quantifier, Quantify, Variable, number
from rulewright.language.types import BOOL, IntType, MemberType, Value
from rulewright.table.evaluate import bindings, evaluate, matching
from rulewright.table.index import index_of, range_of
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import State

TOWNS = ("ULM", "BERN", "GENF", "Town-1")
STATES = st.builds(
    lambda rites, lords, wars, golds, turn, live: _state(rites, lords, wars, golds, turn, live),
    st.tuples(*[st.sampled_from(["old", "new", "mixed"])] * 4),
    st.tuples(*[st.sampled_from([None, *TOWNS])] * 4),
    st.lists(st.tuples(st.sampled_from(TOWNS), st.sampled_from(TOWNS)), max_size=5),
    st.tuples(*[st.integers(-3, 9)] * 4),
    st.integers(1, 8),
    st.booleans(),
)


def _state(
    rites: tuple[str, ...],
    lords: tuple[str | None, ...],
    wars: list[tuple[str, str]],
    golds: tuple[int, ...],
    turn: int,
    live: bool,
) -> State:
    state = State.start(league())
    for town, rite, lord, gold in zip(TOWNS, rites, lords, golds, strict=True):
        state.set("rite", (town,), rite)
        state.set("lord", (town,), lord)
        state.set("gold", (town,), gold)
    for one, other in wars:
        state.set("at_war", (one, other), True)
    state.set("turn", (), turn)
    state.set("in_effect", ("E.1",), live)
    return state


def _everything(part: Part, scene: Scene) -> list[dict[str, Value]]:
    ranges = [range_of(variable, index_of(league())) for variable in part.variables]
    tried = (dict(zip((v.name for v in part.variables), values, strict=True)) for values in product(*ranges))
    return [binding for binding in tried if evaluate(part.guard, scene, binding)]


@given(STATES)
def test_bindings_are_all_choices_under_which_the_guard_holds(state: State) -> None:
    """For every part of the league, in the order of its members; or both stop for the same reason."""
    inputs: dict[tuple[str, tuple[Value, ...]], Value] = {("die", (town,)): 4 for town in TOWNS}
    for part in league().parts():
        scene = Scene(league(), state, inputs=inputs)
        try:
            wanted = _everything(part, scene)
        except Contested:
            continue
        assert [dict(binding) for binding in bindings(part, scene)] == wanted


@given(STATES)
def test_a_claim_is_shown_exactly_where_its_clause_applies(state: State) -> None:
    """A town is bound if Bern is its lord; Ulm shows what rich, or lordly, Ulm keeps, else its own rite."""
    scene = Scene(league(), state)
    for town in TOWNS:
        bound = league().phrases.condition(f"{town} is bound")
        assert evaluate(bound, scene) is (state.get("lord", (town,)) == "BERN")
    rich, lordly = state.get("gold", ("ULM",)) in (8, 9), state.get("lord", ("ULM",)) == "BERN"
    new = league().phrases.condition("ULM keeps the new rite")
    if rich and lordly:
        with pytest.raises(Contested):
            evaluate(new, scene)
    else:
        assert evaluate(new, scene) is (rich or (not lordly and state.get("rite", ("ULM",)) == "new"))


def test_patterns_bind_and_compare() -> None:
    """A reaction is matched by its act: both names bound, at once."""
    part = index_of(league()).parts["E.1/react"]
    scene = Scene(league(), State.start(league()))
    found = list(matching(part, part.anchor.args, ("ULM", "BERN"), scene))
    assert found == [{"the foe": "ULM", "the town": "BERN"}]


NOT_A_TOWN = Literal(False, BOOL)
TOWN = Variable("t", MemberType("Town"))


@pytest.mark.parametrize(
    ("quantifier", "body", "value"),
    [
        (Quantifier.ANY, Literal(True, BOOL), False),
        (Quantifier.ALL, Literal(False, BOOL), True),
        (Quantifier.COUNT, Literal(True, BOOL), 0),
        (Quantifier.SUM, number(3), 0),
        (Quantifier.LEAST, number(3), -7),
        (Quantifier.GREATEST, number(3), -7),
        (Quantifier.THE, Literal(True, BOOL), None),
    ],
)
def test_over_nothing_every_quantifier_has_a_value(quantifier: Quantifier, body: Expr, value: Value) -> None:
    """Least and greatest give their default, the only one is nobody."""
    expr = Quantify(quantifier, TOWN, NOT_A_TOWN, body, BOOL, -7)
    assert evaluate(expr, Scene(league(), State.start(league()))) == value


def test_division_rounds_down() -> None:
    """Minus seven by two is minus four."""
    expr = Apply(Operator.DIV, (number(-7), number(2)), IntType(-9, 9))
    assert evaluate(expr, Scene(league(), State.start(league()))) == -4


def test_a_condition_stops_at_the_first_that_decides() -> None:
    """What stands after a false condition is not read, a die that is missing included."""
    scene = Scene(league(), State.start(league()))
    die = league().phrases.condition("the die of ULM is 3")
    assert evaluate(Apply(Operator.AND, (Literal(False, BOOL), die), BOOL), scene) is False
    with pytest.raises(MissingInput):
        evaluate(Apply(Operator.AND, (Literal(True, BOOL), die), BOOL), scene)


def test_an_input_with_a_default_need_not_be_given() -> None:
    """Nobody refuses unless told so."""
    refuses = league().phrases.condition("ULM refuses")
    state = State.start(league())
    assert not evaluate(refuses, Scene(league(), state))
    assert evaluate(refuses, Scene(league(), state, inputs={("refuses", ("ULM",)): True}))
