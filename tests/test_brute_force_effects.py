"""On small finite books the checks of rows, laws, keeps, duties, readings and rulings find just what is there.

The oracles go through all lawful states, dice and bindings, as those of ``test_brute_force`` do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, combinations_with_replacement
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from check_pages import found_in
from rulewright.book.model import Book, Norm, NormKind, Part, Row, SetCell, Table
from rulewright.evidence.readings import readings_of, under
from rulewright.language.types import Value
from rulewright.play.play import play_step
from rulewright.play.variant import without
from rulewright.table.evaluate import bindings, evaluate
from rulewright.table.index import frame, index_of, prevails, standing
from rulewright.table.scene import Binding, Scene
from rulewright.table.state import State
from small_books import (
    BRUTE,
    Draw,
    Play,
    Written,
    chosen,
    condition,
    doing,
    doing_books,
    effect,
    named,
    norm_books,
    priority,
    scenes,
    several,
    simple,
    some_laws,
    speaking,
    standing_parts,
    step_plays,
    table_books,
)
from test_brute_force import Parties, assert_agrees, collisions, contests, names, writes

# Rows that meet, rows that are missing


def alone(parts: list[Part], binding: Binding, scene: Scene) -> State:
    """The state after what a row does by itself."""
    state = scene.state.copy()
    cells = [w for part in parts for w in writes(part, scene, dict(binding))]
    assume(len({cell for cell, _, _ in cells}) == len(cells))  # a row at odds with itself is another matter
    for (name, *args), adds, value in cells:
        old = scene.state.get(str(name), tuple(args))  # type: ignore[arg-type]
        state.set(str(name), tuple(args), old + value if adds else value)  # type: ignore[arg-type, operator]
    return state


def beside(high: list[Part], low: list[Part], binding: Binding, scene: Scene) -> bool:
    """Whether a row changes something of which the one that prevails over it does not speak."""
    spoken = {cell for part in high for cell, _, _ in writes(part, scene, dict(binding))}
    after = alone(low, binding, scene)
    own = {cell for part in low for cell, _, _ in writes(part, scene, dict(binding))}
    return any(scene.state.get(name, tuple(args)) != after.get(name, tuple(args)) for name, *args in own - spoken)  # type: ignore[arg-type]


def rows_that_meet(book: Book, play: Play) -> Iterator[tuple[tuple[str, ...], bool, bool]]:
    """The rows that apply to one thing in a play, whether they do different things with it, and whether one prevails.

    One that prevails settles what both speak of.
    """
    index = index_of(book)
    scene = Scene(book, play.state, play.state, play.inputs)
    fired: dict[object, dict[str, list[Part]]] = {}
    for line in play.trace.lines:
        if line.fired and index.parts[line.part].group:
            fired.setdefault(line.binding, {}).setdefault(line.clause, []).append(index.parts[line.part])
    for binding, rows in fired.items():
        bound: dict[str, Value] = dict(binding)  # type: ignore[call-overload]
        for (one, left), (other, right) in combinations(rows.items(), 2):
            if contests(left[0], right[0], book):
                yield names(one, other), alone(left, bound, scene) != alone(right, bound, scene), False
            else:
                above = prevails(left[0], right[0], index) or right[0].level > left[0].level
                high, low = (left, right) if above else (right, left)
                yield names(one, other), beside(high, low, bound, scene), True


@BRUTE
@given(st.one_of(table_books(), table_books(cases=True)))
def test_rows_overlap_if_both_apply_to_one_thing(written: Written) -> None:
    book = written.load()
    met = {m for play in step_plays(book) for m in rows_that_meet(book, play)}
    differ = {rows for rows, apart, _ in met if apart}
    assert_agrees("RW304", book, differ)
    assert_agrees("RW305", book, {rows for rows, _, settled in met if not settled} - differ)


@st.composite
def acting_tables(draw: Draw) -> Written:
    """Books of a case split whose cases do acts, for somebody of their own too, and of a clause upon one of these."""
    clauses = [named(1, at="day", cases="yes")]
    for number in (2, 3):
        own = chosen(draw, {}, {}, {"for": {"t": "Town"}, "when": [simple(draw, ("t",))]})
        one = "t" if own else "ULM"
        then = chosen(draw, [f"{one} pays"], [f"{one} pays"], [f"{one} has 0 gold"], [f"{one} serves BERN"])
        clauses.append(named(number, of="T.1", case=[simple(draw)], then=then, **own))
    if draw(st.booleans()):
        clauses.append(named(5, upon="t pays", then=["t is walled"], **{"for": {"t": "Town"}}))
    return Written(tuple(clauses), (), False, draw(st.booleans()))


def doings(book: Book, play: Play, row: str) -> tuple[State, set[object]]:
    """What a table does without one of its rows: the state after, and the acts that a clause waits for."""
    trace = play_step(without(book, book.clauses[row]), play.state, "day", play.inputs)
    return trace.after, {done for done in trace.acts if done[0] == "pays" and "T.5" in book.clauses}


@BRUTE
@given(acting_tables())
def test_rows_overlap_if_each_alone_does_something_else(written: Written) -> None:
    book = written.load()
    met = [play for play in step_plays(book) if {"T.2", "T.3"} <= play.trace.fired]
    differ = any(doings(book, play, "T.2") != doings(book, play, "T.3") for play in met)
    assert_agrees("RW304", book, {("T.2", "T.3")} if differ else set())
    assert_agrees("RW305", book, {("T.2", "T.3")} if met and not differ else set())


def unsettled(book: Book, table: Table) -> Iterator[tuple[int, bool]]:
    """The results of which a table speaks and to which no row applies, and whether it speaks of one thing only."""
    parts = index_of(book).tables[table.clause][1]
    whole = frame(table, parts)
    for scene in scenes(book):
        applying = [
            {v.name: b[v.name] for v in whole.variables} for p in parts for b in bindings(p, replace(scene, memo={}))
        ]
        spoken = list(bindings(whole, scene))
        for binding in (b for b in spoken if b not in applying):
            yield evaluate(table.total, scene, binding), len(spoken) == 1  # type: ignore[arg-type]


def ends(table: Table) -> Iterator[tuple[Row, int, bool]]:
    """The first rows at the ends of the die, where they are the last and stop there."""
    for end, above in ((table.high, True), (table.low, False)):
        row = next((r for r in table.rows if r.low <= end <= r.high), None)
        if row is not None and all(r.high <= end if above else r.low >= end for r in table.rows):
            yield row, end, above


@BRUTE
@given(table_books())
def test_a_modified_roll_falls_into_a_gap_or_past_an_edge(written: Written) -> None:
    book = written.load()
    table = book.clauses["T.1"].table
    assert table is not None
    missed = set(unsettled(book, table))
    found: Parties = set()
    inside = {result for result, _ in missed}
    for row, end, above in ends(table):
        past = {(r, single) for r, single in missed if (r > end if above else r < end)}
        if any(single or not table.rest for _, single in past):
            found.add(names("T.1", row.clause))
        inside -= {r for r, _ in past}
    if not table.rest or not written.clauses[0].get("for"):
        assert_agrees("RW402", book, found)
    assert_agrees("RW401", book, {("T.1",)} if inside and not table.rest else set())


# Laws and kept conditions


@BRUTE
@given(doing_books(most=1))
def test_a_clause_breaks_a_law_if_a_play_does(written: Written) -> None:
    book = written.load()
    assume(not any(play.trace.contested for play in step_plays(book)))
    assert_agrees("RW308", book, {("T.1",) for play in step_plays(book) if play.trace.broken})


@st.composite
def keeping_books(draw: Draw) -> Written:
    """Books of one clause that does something and some that keep conditions."""
    clauses = [doing(draw, 1)]
    for number in range(2, draw(st.integers(2, 3)) + 1):
        stands = several(draw, lambda: condition(draw), 0, 1)
        clauses.append(named(number, **{"while": stands}, keeps=[simple(draw)]))
    priority(draw, clauses)
    return Written(tuple(clauses), some_laws(draw))


@BRUTE
@given(keeping_books())
def test_a_condition_is_not_kept_if_a_play_makes_it_false(written: Written) -> None:
    book = written.load()
    parts = index_of(book).parts
    plays = list(step_plays(book))
    assume(not any(play.trace.contested for play in plays))
    broken = {parts[k] for play in plays for k in play.trace.broken_keeps}
    found = {names("T.1", kept.clause) for kept in broken if contests(parts["T.1"], kept, book)}
    assert_agrees("RW309", book, found)


# Duties


def duties(book: Book, scene: Scene) -> Iterator[tuple[Part, Norm, tuple[Value, ...]]]:
    """The obligations that bind in a scene: to acts that can be done, and with no priority against them."""
    said = [(p, n, b) for p in standing_parts(book) for n in p.outcomes for b in speaking(p, scene)]
    norms = [(p, n, tuple(evaluate(a, scene, b) for a in n.args)) for p, n, b in said if isinstance(n, Norm)]
    for part, norm, args in norms:
        act = book.acts[norm.act]
        bound = dict(zip((v.name for v in act.parameters), args, strict=True))
        rivals = {p.id: p for p, n, a in norms if (n.act, a) == (norm.act, args)}
        able = all(evaluate(c.expr, scene, bound) for c in act.requires)
        if norm.kind is NormKind.OBLIGE and able and part in standing(rivals.values(), index_of(book)):
            yield part, norm, args


def brought(book: Book, norm: Norm, args: tuple[Value, ...], scene: Scene) -> dict[object, Value]:
    """What an act sets."""
    act = book.acts[norm.act]
    bound = dict(zip((v.name for v in act.parameters), args, strict=True))
    return {
        (o.field, *(evaluate(a, scene, bound) for a in o.args)): evaluate(o.value, scene, bound)
        for o in act.outcomes
        if isinstance(o, SetCell)
    }


@BRUTE
@given(norm_books(doers=False))
def test_obligations_exclude_each_other_if_their_acts_set_a_cell_apart(written: Written) -> None:
    book = written.load()
    found: Parties = set()
    for scene in scenes(book):
        for (one, norm, args), (other, against, others) in combinations_with_replacement(duties(book, scene), 2):
            left, right = brought(book, norm, args, scene), brought(book, against, others, scene)
            apart = any(right.get(cell, value) != value for cell, value in left.items())
            if apart and args[0] == others[0] and (one is other or contests(one, other, book)):
                found.add(names(one.clause, other.clause))
    assert_agrees("RW310", book, found)


# Readings and rulings


@st.composite
def read_books(draw: Draw) -> Written:
    """Books of one clause with two readings, perhaps after another clause."""

    def reading() -> dict[str, Any]:
        when = several(draw, lambda: condition(draw), 0, 2)
        return {"when": when, "then": several(draw, lambda: effect(draw), 1, 1)}

    before = several(draw, lambda: doing(draw, 1, dice=False), 0, 1)
    readings = {"broad": reading(), "narrow": reading()}
    clauses = [*before, named(5, at="day", readings=readings, reading="broad")]
    return Written(tuple(clauses), some_laws(draw), together=False)


@BRUTE
@given(read_books())
def test_readings_differ_if_a_play_does(written: Written) -> None:
    book = written.load()
    clause = book.clauses["T.5"]
    other = under(book, clause, readings_of(clause)["narrow"])
    plays = list(step_plays(book))
    assume(not any(play.trace.contested for play in plays))
    differ = any(play.trace.after != play_step(other, play.state, "day", play.inputs).after for play in plays)
    assert_agrees("RW501", book, {("T.5",)} if differ else set())


@BRUTE
@given(doing_books(together=True), st.data())
def test_a_ruling_is_stale_if_nothing_collides_without_it(written: Written, data: st.DataObject) -> None:
    assume(len(written.clauses) > 1 and not any({"overrides", "default"} & c.keys() for c in written.clauses))
    two = tuple(str(c["clause"]) for c in data.draw(st.permutations(written.clauses))[:2])
    free = written.load()
    colliding = any(names(*two) in collisions(free, play) for play in step_plays(free))
    assert_agrees("RW802", replace(written, rulings=((two[0], two[1]),)).load(), set() if colliding else {names(*two)})


def test_cases_collide_also_where_the_split_need_not_be_complete() -> None:
    """``among`` says where a case is wanted; the cases apply elsewhere too, and once they collided there in silence."""
    split = {"clause": "T.1", "says": "A.", "at": "day", "cases": "yes", "among": ["BERN is not walled"]}
    one = {"clause": "T.2", "says": "A.", "of": "T.1", "case": ["BERN is walled"], "then": ["ULM has 0 gold"]}
    other = {**one, "clause": "T.3", "then": ["ULM has 2 gold"]}
    book = Written((split, one, other)).load()
    (found,) = found_in("RW304", book)
    assert found.clauses == ("T.2", "T.3")
