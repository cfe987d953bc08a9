"""States: what is kept, what is shared, and the graph that they make."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graph_league import league
from rulewright.gherkin.describe import difference, in_phrases
from rulewright.gherkin.picture import picture
from rulewright.table.state import OutOfRange, State

WRITES = st.lists(
    st.one_of(
        st.tuples(st.just("gold"), st.tuples(st.sampled_from(["ULM", "BERN"])), st.integers(-3, 9)),
        st.tuples(st.just("lord"), st.tuples(st.sampled_from(["ULM", "BERN"])), st.sampled_from([None, "GENF"])),
        st.tuples(st.just("at_war"), st.tuples(*[st.sampled_from(["ULM", "BERN"])] * 2), st.booleans()),
        st.tuples(st.just("turn"), st.just(()), st.integers(1, 20)),
    )
)


def at_start() -> State:
    """An untouched league."""
    return State.start(league())


def test_an_untouched_state_keeps_nothing() -> None:
    """Every cell still has a value, its own where starts differ."""
    assert at_start().cells() == []
    assert at_start().get("rite", ("GENF",)) == "new" and at_start().get("rite", ("ULM",)) == "old"


@given(WRITES)
def test_a_state_is_its_cells_that_differ_from_the_start(writes: list[tuple[str, tuple[str, ...], object]]) -> None:
    """Whatever the order of writes, a state equals the one made of its cells."""
    state = at_start()
    for field, args, value in writes:
        state.set(field, args, value)  # type: ignore[arg-type]
    again = at_start()
    for cell, stored in state.cells():
        assert stored != league().fields[cell[0]].start_at(cell[1])
        again.set(*cell, stored)
    assert again == state


@given(WRITES, WRITES)
def test_a_copy_lives_on_its_own(
    first: list[tuple[str, tuple[str, ...], object]], second: list[tuple[str, tuple[str, ...], object]]
) -> None:
    """Writing to a copy, or to what was copied, leaves the other as it was."""
    state = at_start()
    for write in first:
        state.set(*write)  # type: ignore[arg-type]
    seen = state.cells()
    copy = state.copy()
    for write in second:
        copy.set(*write)  # type: ignore[arg-type]
    assert state.cells() == seen
    kept = copy.cells()
    for field, args, _ in second:
        state.set(field, args, league().fields[field].start)
    assert copy.cells() == kept


def test_a_clamped_field_stops_at_its_bounds() -> None:
    """Gold goes no higher than nine; men may not be written beyond five."""
    state = at_start()
    state.set("gold", ("ULM",), 40)
    assert state.get("gold", ("ULM",)) == 9
    with pytest.raises(OutOfRange):
        state.set("men", ("ULM",), 6)


def test_a_symmetric_field_is_written_both_ways() -> None:
    """Peace is made both ways too."""
    state = at_start()
    state.set("at_war", ("ULM", "BERN"), True)
    assert state.get("at_war", ("BERN", "ULM")) is True
    state.set("at_war", ("BERN", "ULM"), False)
    assert state == at_start()


def test_the_graph_has_a_node_for_each_member_and_an_edge_for_each_relation() -> None:
    """Attributes, edges to the thing that is the value, edges with a value, and what belongs to no thing."""
    state = at_start()
    state.set("lord", ("ULM",), "BERN")
    state.set("men", ("ULM",), 3)
    state.set("toll", ("ULM", "GENF", "NORTH"), 4)
    state.set("turn", (), 7)
    graph = state.graph
    assert graph.nodes["ULM"] == {"sort": "Town", "member": "ULM", "men": 3}
    assert graph.has_edge("ULM", "BERN", "lord")
    assert graph.edges["ULM", "GENF", "toll(NORTH)"] == {"value": 4}
    assert graph.graph == {"turn": 7}
    assert "old" not in graph and "Town-1" in graph


def test_a_graph_follows_its_state() -> None:
    """A write after a look at the graph is seen in the next look."""
    state = at_start()
    assert "men" not in state.graph.nodes["ULM"]
    state.set("men", ("ULM",), 3)
    assert state.graph.nodes["ULM"]["men"] == 3


def test_a_state_is_told_in_phrases() -> None:
    """A symmetric cell is told once, a difference from the side of what came after."""
    before, after = at_start(), at_start()
    after.set("at_war", ("ULM", "BERN"), True)
    after.set("gold", ("ULM",), 3)
    assert in_phrases(league(), after) == ["BERN is at war with ULM", "the gold of ULM is 3"]
    assert difference(league(), after, before) == ["BERN is not at war with ULM", "the gold of ULM is 2"]


def test_a_picture_is_well_formed_and_the_same_each_time() -> None:
    """It names the members that are mentioned and no others, and says in words what it shows."""
    state = at_start()
    state.set("at_war", ("ULM", "BERN"), True)
    state.set("lord", ("ULM",), "ULM")
    state.set("turn", (), 7)
    drawn = picture(league(), state.cells(), "War & peace")
    assert drawn == picture(league(), reversed(state.cells()), "War & peace")
    root = ElementTree.fromstring(drawn)
    words = [element.text for element in root.iter() if element.text]
    assert "War & peace" in words and "turn = 7" in words and "at war" in words
    assert "GENF" not in drawn and "BERN is at war with ULM" in drawn


def test_arrows_between_the_same_two_keep_apart() -> None:
    """A lord and his vassal at war: the bond is bent, so that its label is not on that of the war."""
    state = at_start()
    state.set("lord", ("ULM",), "BERN")
    alone = picture(league(), state.cells())
    assert 'class="edge"' in alone and " Q" not in alone
    state.set("at_war", ("ULM", "BERN"), True)
    drawn = picture(league(), state.cells())
    labels = [e for e in ElementTree.fromstring(drawn).iter() if e.get("class") == "label"]
    (x, y), (u, v) = [(float(e.get("x", "")), float(e.get("y", ""))) for e in labels]
    assert " Q" in drawn and abs(x - u) + abs(y - v) > 15


def test_an_empty_picture_is_still_a_picture() -> None:
    """Nothing to show is no error."""
    assert ElementTree.fromstring(picture(league(), [])).tag.endswith("svg")
