"""On small finite books the checks for dead text find just what going through all states and moments finds.

The oracles know the player and the values of expressions, not the solver. Where a check may stay silent on a
question that is too large, what it finds has to be so, and what was written to be found has to be found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from check_pages import found_in
from rulewright.book.model import Book, ChangeCell, Norm, NormKind, Part, Perform
from rulewright.language.types import Value
from rulewright.play.play import play_act, play_step
from rulewright.table.evaluate import bindings, evaluate
from rulewright.table.index import frame, index_of, standing
from rulewright.table.scene import Scene
from rulewright.table.state import State
from small_books import (
    BRUTE,
    EVENT,
    Draw,
    Written,
    act_plays,
    chosen,
    claiming_books,
    condition,
    doing_books,
    effect,
    event_books,
    inputs,
    named,
    norm_books,
    scenes,
    scope,
    several,
    some_laws,
    speaking,
    standing_parts,
    states,
    step_plays,
    table_books,
)
from test_brute_force import Parties, assert_agrees

Spoken = tuple[Part, int, tuple[Value | str, ...]]  # who, which of its outcomes, about which cell or act


@st.composite
def ranked(draw: Draw, books: st.SearchStrategy[Written]) -> Written:
    """A book with many priorities in it."""
    written: Written = draw(books)
    clauses: list[dict[str, Any]] = []
    for number, clause in enumerate(written.clauses):
        over = [c["clause"] for i, c in enumerate(written.clauses) if i < number and draw(st.booleans())]
        bare = {k: v for k, v in clause.items() if k not in ("overrides", "default")}
        yields = {"default": "yes"} if draw(st.integers(0, 4)) == 0 else {}
        clauses.append({**bare, **({"overrides": over} if over else {}), **yields})
    return replace(written, clauses=tuple(clauses))


def landing(book: Book, together: bool) -> Iterator[list[Spoken]]:
    """For each play of the day what parts speak of, those that land together at once."""
    parts = index_of(book).parts
    for play in step_plays(book):
        scene = Scene(book, play.state, play.state, play.inputs)
        said: list[Spoken] = []
        for line in play.trace.lines:
            if line.fired and line.part in parts:
                said += cells_of(parts[line.part], scene, dict(line.binding))
        batches = [said] if together else [[s for s in said if s[0] is p] for p in parts.values()]
        yield from (b for b in batches if b)


def cells_of(part: Part, scene: Scene, binding: Mapping[str, Value]) -> Iterator[Spoken]:
    """What a part speaks of under a binding."""
    for i, outcome in enumerate(part.outcomes):
        if not isinstance(outcome, Perform) and hasattr(outcome, "args"):
            args = tuple(evaluate(a, scene, binding) for a in outcome.args)
            yield part, i, (outcome.act if isinstance(outcome, Norm) else outcome.field, *args)


def spoken_in(book: Book) -> Iterator[list[Spoken]]:
    """For each state what the standing parts speak of."""
    for scene in scenes(book):
        yield [s for p in standing_parts(book) for b in speaking(p, scene) for s in cells_of(p, scene, b)]


def never_standing(book: Book, batches: Iterable[list[Spoken]]) -> Parties:
    """The clauses of which some outcome is displaced wherever it is spoken."""
    heard: set[tuple[str, int]] = set()
    stood: set[tuple[str, int]] = set()
    for said in batches:
        for part, number, about in said:
            heard.add((part.id, number))
            rivals = {p.id: p for p, _, other in said if other == about}
            if part in standing(rivals.values(), index_of(book)):
                stood.add((part.id, number))
    parts = index_of(book).parts
    return {(parts[name].clause,) for name, _ in heard - stood}


@BRUTE
@given(ranked(doing_books(together=True)))
def test_a_clause_is_pre_empted_if_it_is_displaced_in_every_play(written: Written) -> None:
    book = written.load()
    assert_agrees("RW203", book, never_standing(book, landing(book, True)))


@BRUTE
@given(ranked(norm_books(doers=False)))
def test_a_norm_is_pre_empted_if_it_is_displaced_in_every_state(written: Written) -> None:
    book = written.load()
    assert_agrees("RW203", book, never_standing(book, spoken_in(book)))


@BRUTE
@given(ranked(claiming_books()))
def test_a_claim_is_pre_empted_if_it_is_displaced_in_every_state(written: Written) -> None:
    book = written.load()
    assert_agrees("RW203", book, never_standing(book, spoken_in(book)))


@st.composite
def listing_books(draw: Draw) -> Written:
    """Books of one clause that names somebody by a list."""
    entries = several(draw, lambda: several(draw, lambda: condition(draw), 0, 2), 2, 3)
    listed = [{("ULM", "BERN")[i % 2]: when} for i, when in enumerate(entries)]
    clause = named(1, at="day", let={"the one": {"first": listed}}, then=["the lord of ULM is the one"])
    return Written((clause,), some_laws(draw), draw(st.booleans()))


@BRUTE
@given(listing_books())
def test_an_entry_is_never_reached_if_the_earlier_ones_take_every_state(written: Written) -> None:
    book = written.load()
    listed = written.clauses[0]["let"]["the one"]["first"]
    spare = [named(n, at="day", when=when, then=["ULM is walled"]) for n, e in enumerate(listed) for when in e.values()]
    guards = [p.guard for p in replace(written, clauses=tuple(spare)).load().parts()]
    reached = {next((i for i, g in enumerate(guards) if evaluate(g, s)), None) for s in scenes(book)}
    idle = bool(reached) and not set(range(len(guards))) <= reached
    assert_agrees("RW203", book, {("T.1",)} if idle else set())


# Requirements and obligations


@BRUTE
@given(event_books())
def test_a_requirement_is_vacuous_if_it_fails_in_no_roll(written: Written) -> None:
    book = written.load()
    failed = {line.clause for play in act_plays(book, "rolled") for line in play.trace.lines if line.fired}
    every = list(scenes(book))
    found: Parties = {(p.clause,) for p in book.parts() if p.clause not in failed}
    for act in book.acts.values():
        choices = list(product(*(book.members[v.type.sort] for v in act.parameters)))  # type: ignore[union-attr]
        called = [dict(zip([v.name for v in act.parameters], c, strict=True)) for c in choices]
        if any(all(evaluate(c.expr, s, b) for s in every for b in called) for c in act.requires):
            found.add(())
    assert_agrees("RW204", book, found)


@BRUTE
@given(norm_books(doers=False))
def test_an_obligation_is_unmeetable_if_its_act_is_refused_in_some_state(written: Written) -> None:
    book = written.load()
    found: Parties = set()
    for scene in scenes(book):
        said = [s for p in standing_parts(book) for b in speaking(p, scene) for s in cells_of(p, scene, b)]
        for part, number, (act, *args) in said:
            norm, rivals = part.outcomes[number], {p.id: p for p, _, other in said if other == (act, *args)}
            assert isinstance(norm, Norm)
            if norm.kind is NormKind.OBLIGE and part in standing(rivals.values(), index_of(book)):
                trace = play_act(book, scene.state, norm.act, tuple(args))
                if trace.refused is not None and trace.refused.requirement:
                    found.add((part.clause,))
    assert_agrees("RW205", book, found)


# Priorities


def meetings(book: Book, batches: Iterable[list[Spoken]]) -> Parties:
    """The clauses that override one with which they never speak of the same, though both speak."""
    heard: set[str] = set()
    met: set[tuple[str, str]] = set()
    for said in batches:
        heard |= {p.clause for p, _, _ in said}
        met |= {(p.clause, q.clause) for p, _, one in said for q, _, other in said if one == other}
    overriding = {(p.clause, over) for p in book.parts() for over in p.overrides}
    return {(c,) for c, over in overriding - met if {c, over} <= heard}


@BRUTE
@given(ranked(doing_books()))
def test_a_priority_is_idle_if_no_play_lets_both_write_one_cell(written: Written) -> None:
    book = written.load()
    assert_agrees("RW207", book, meetings(book, landing(book, True)))


@BRUTE
@given(ranked(norm_books(doers=False)))
def test_a_priority_is_idle_if_no_state_lets_both_judge_one_act(written: Written) -> None:
    book = written.load()
    assert_agrees("RW207", book, meetings(book, spoken_in(book)))


# Rows


@BRUTE
@given(table_books())
def test_a_row_is_unreachable_if_no_roll_leads_to_it(written: Written) -> None:
    book = written.load()
    table, parts = index_of(book).tables["T.1"]
    assert table.total is not None
    totals = {evaluate(table.total, s, b) for s in scenes(book) for b in bindings(frame(table, parts), s)}
    rows = {(r.clause,) for r in table.rows if not any(r.low <= t <= r.high for t in totals)}
    assert_agrees("RW208", book, rows if totals else set())


@BRUTE
@given(table_books(cases=True))
def test_a_case_is_unreachable_if_it_holds_only_outside_its_split(written: Written) -> None:
    book = written.load()
    table, parts = index_of(book).tables["T.1"]
    everywhere = replace(frame(table, parts), conditions=frame(table, parts).conditions[:-1])
    within = {b["clause"] for b in cases(book, frame(table, parts), parts)}
    anywhere = {b["clause"] for b in cases(book, everywhere, parts)}
    speaks = any(True for s in scenes(book) for _ in bindings(frame(table, parts), s))
    limited = written.clauses[0].get("among")
    assert_agrees("RW208", book, {(c,) for c in anywhere - within} if speaks and limited else set())


def cases(book: Book, table: Part, parts: Iterable[Part]) -> Iterator[dict[str, str]]:
    """The cases that hold in some state in which the table speaks."""
    for part, scene in product(parts, scenes(book)):
        for binding in bindings(table, scene):
            if all(evaluate(c.expr, scene, binding) for c in part.conditions):
                yield {"clause": part.clause}


# Clauses that add nothing


def silenced(book: Book, clause: str) -> Book:
    """The book without what one clause says."""
    return replace(book, clauses={**book.clauses, clause: replace(book.clauses[clause], parts=())})


def played_alike(book: Book, other: Book) -> bool:
    """Whether every day ends alike in two books, and every state shows and allows the same."""
    acts = [(a, args) for a in ("robs", "serves") for args in product(book.members["Town"], repeat=2)]
    acts += [(a, (t,)) for a in ("builds", "pays") for t in book.members["Town"]]
    for state in states(book):
        for given_ in inputs(book):
            one, two = (play_step(b, state, "day", given_) for b in (book, other))
            if one.after != two.after or set(one.contested) != set(two.contested):
                return False
        for act, args in acts:
            mine, theirs = (play_act(b, state, act, args) for b in (book, other))
            if (mine.after, mine.refused is None) != (theirs.after, theirs.refused is None):
                return False
    return True


@st.composite
def narrowed_books(draw: Draw, standing: bool = False) -> Written:
    """Books whose second clause is the first with a further condition, other names and its conditions turned round."""
    names_, head = scope(draw)
    wide = several(draw, lambda: condition(draw, names_), 0, 2)
    more = several(draw, lambda: condition(draw, names_), 0, 1)
    says: dict[str, Any] = {"at": "day", "then": [effect(draw, names_)]}
    if standing:
        norm = chosen(draw, "permits", "forbids", "obliges")
        says = {norm: [chosen(draw, "ULM builds", "BERN pays", *(f"{n} robs ULM" for n in names_))]}
    first = named(1, when=wide, **says, **head)
    clauses = [first, named(2, when=[*more, *reversed(wide)], **says, **head)]
    if draw(st.booleans()):
        clauses.append(named(3, when=several(draw, lambda: condition(draw, names_), 0, 1), **says, **head))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()))


def found_parties(code: str, book: Book) -> Parties:
    return {f.clauses for f in found_in(code, book)}


def speaks_ever(book: Book, clause: str) -> bool:
    """Whether some part of a clause applies in some state, at the day if it has a moment."""
    parts = book.clauses[clause].parts
    fired = {line.part for play in step_plays(book) for line in play.trace.lines if line.fired}
    stands = any(speaking(p, s) for p in standing_parts(book) if p in parts for s in scenes(book))
    return stands or any(p.id in fired for p in parts)


@BRUTE
@given(st.one_of(narrowed_books(), narrowed_books(standing=True)))
def test_a_narrowed_copy_of_a_clause_adds_nothing(written: Written) -> None:
    book = written.load()
    found, same = found_parties("RW209", book), found_parties("RW105", book)
    for one, other in found:
        assert played_alike(book, silenced(book, one)) or played_alike(book, silenced(book, other))
    lasting = not any(isinstance(o, ChangeCell) for p in book.parts() for o in p.outcomes)
    if lasting and speaks_ever(book, "T.2"):
        assert any("T.2" in f for f in found | same)


@BRUTE
@given(st.one_of(doing_books(together=True, most=3), norm_books(doers=False), claiming_books()))
def test_a_clause_that_adds_nothing_can_be_left_out(written: Written) -> None:
    book = written.load()
    for one, other in found_parties("RW209", book):
        assert played_alike(book, silenced(book, one)) or played_alike(book, silenced(book, other))


@BRUTE
@given(narrowed_books())
def test_twins_apply_alike(written: Written) -> None:
    book = written.load()
    for parties in found_parties("RW105", book):
        fired = [{line.clause for line in p.trace.lines if line.fired} for p in step_plays(book)]
        assert all(set(parties) <= f or not set(parties) & f for f in fired)
    assert ("T.1", "T.2") in found_parties("RW105", book) or written.clauses[1]["when"] != written.clauses[0]["when"]


# Ends that never come


@st.composite
def lasting_books(draw: Draw) -> Written:
    """Books of one event that waits for walls to stand or fall, with openings, bans and clauses that may help."""
    place, other = chosen(draw, ("ULM", "BERN"), ("BERN", "ULM"))
    until = [f"{place} is {chosen(draw, '', 'not ')}walled", *several(draw, lambda: f"{other} is walled", 0, 1)]
    clauses = [named(1, kind="header", lasts={"until": until})]
    for number in range(2, draw(st.integers(3, 5)) + 1):
        town = chosen(draw, "ULM", "BERN")
        sets = [f"{town} is {chosen(draw, '', 'not ')}walled"]
        when = several(draw, lambda: chosen(draw, "ULM is walled", "BERN is not walled", "ULM has 2 gold"), 0, 1)
        ban = {"for": {"t": "Town"}, "while": [chosen(draw, f"{EVENT} is in effect", "ULM is walled")]}
        keys: dict[str, Any] = chosen(
            draw,
            {"onset": EVENT, "when": when, "then": sets},
            {"onset": EVENT, "then": sets},
            {"at": "day", "when": [f"{EVENT} is in effect", *when], "then": sets},
            {**ban, "forbids": ["t builds"]},
            {**ban, "forbids": ["t builds"]},
        )
        clauses.append(named(number, **keys))
    return Written(tuple(clauses), some_laws(draw), closed=True, event=True)


def closed_cells(book: Book, state: State) -> tuple[tuple[object, ...], ...]:
    """What a state holds in the cells that only clauses and acts change."""
    found = [(name, *args, value) for (name, args), value in state.cells() if book.fields[name].closed]
    return tuple(sorted(found, key=str))


def can_end(book: Book) -> bool:
    """Whether some start of the event leads to a state in which it ends, whatever else changes in between."""
    header = next(p for p in book.parts() if any(isinstance(o, Perform) and o.act == "ends" for o in p.outcomes))
    every: dict[object, list[State]] = {}
    for state in states(book):
        every.setdefault(closed_cells(book, state), []).append(state)
    starts = [p.trace.after for p in act_plays(book, "rolled") if ("starts", (EVENT,)) in p.trace.acts]
    waiting, seen = list(starts), {closed_cells(book, s) for s in starts}
    while waiting:
        for state in [waiting[-1], *every.get(closed_cells(book, waiting.pop()), [])]:
            if next(bindings(header, Scene(book, state)), None) is not None:
                return True
            acts = [play_act(book, state, "builds", (t,)) for t in book.members["Town"]]
            acts.append(play_act(book, state, "rolled", (EVENT,)))
            for trace in (*acts, *(play_step(book, state, step) for step in ("dawn", "day", "night"))):
                if closed_cells(book, trace.after) not in seen:
                    seen.add(closed_cells(book, trace.after))
                    waiting.append(trace.after)
    return False


@BRUTE
@given(lasting_books())
def test_an_event_that_never_ends_reaches_its_end_in_no_play(written: Written) -> None:
    book = written.load()
    for _ in found_parties("RW206", book):
        assert not can_end(book)


def test_an_event_that_waits_for_walls_that_stay_never_ends() -> None:
    """One event of which it is known that it never ends, so that the search through all plays is seen to say so."""
    clauses = (
        named(1, kind="header", lasts={"until": ["ULM is not walled"]}),
        named(2, onset=EVENT, then=["ULM is walled"]),
    )
    book = Written(clauses, closed=True, event=True).load()
    assert found_parties("RW206", book) == {("T.1",)}
    assert not can_end(book)
    freed = (*clauses, named(3, at="day", then=["ULM is not walled"]))
    book = Written(freed, closed=True, event=True).load()
    assert found_parties("RW206", book) == set()
    assert can_end(book)
