"""Conflicts on small finite books: each check finds what going through all states and moments finds.

The oracles know the player and the values of expressions, not the solver.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product
from typing import Any

import pytest
from hypothesis import assume, given, note
from hypothesis import strategies as st

from check_pages import found_in
from rulewright.book.model import Book, Claim, Clause, Keep, NormKind, Part
from rulewright.checks.text.undefined_term import undefined
from rulewright.language.expr import Read, fields_read, walk
from rulewright.solver.marco import minimal_conflicts
from rulewright.story.unroll import TooLarge
from rulewright.table.evaluate import Contested, bindings, evaluate, matching
from rulewright.table.index import index_of
from rulewright.table.scene import Scene
from small_books import (
    BRUTE,
    Draw,
    Play,
    Written,
    act,
    act_plays,
    chosen,
    condition,
    doing,
    named,
    scenes,
    scope,
    several,
    simple,
    some_laws,
    speaking,
    standing_parts,
    states,
    step_plays,
    subject,
    values,
)
from test_brute_force import Parties, assert_agrees, names

ACTS = ("robs", "builds", "serves", "pays")
Kept = tuple[Part, Keep, dict[str, Any]]


@st.composite
def keeping_books(draw: Draw, doers: int = 2, keepers: int = 2, demands: bool = False) -> Written:
    """Books of clauses that do something at one step, and of clauses that keep or demand something."""
    clauses = [doing(draw, n + 1, dice=False) for n in range(draw(st.integers(1, doers)))]
    for number in range(8, 8 + draw(st.integers(1, keepers))):
        scope_, head = scope(draw)
        stands = several(draw, lambda scope_=scope_: condition(draw, scope_), 0, 1)
        said = demanded(draw, scope_) if demands else simple(draw, scope_)
        clauses.append(named(number, **{"while": stands}, **{"holds" if demands else "keeps": [said]}, **head))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), draw(st.booleans()))


@st.composite
def promise_books(draw: Draw) -> Written:
    """Books of clauses that keep something, and of nothing else."""
    clauses = []
    for number in range(1, draw(st.integers(2, 3)) + 1):
        scope_, head = scope(draw)
        stands = [] if draw(st.booleans()) else [simple(draw, scope_)]
        clauses.append(named(number, **{"while": stands}, keeps=[plain(draw, scope_)], **head))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()))


@st.composite
def permitting_books(draw: Draw) -> Written:
    """Books of clauses that permit and forbid acts."""
    clauses = []
    for number in range(1, draw(st.integers(1, 3)) + 1):
        scope_, head = scope(draw)
        stands = several(draw, lambda scope_=scope_: condition(draw, scope_), 0, 1)
        norm = chosen(draw, "permits", "permits", "forbids")
        clauses.append(named(number, **{"while": stands, norm: [act(draw, scope_)]}, **head))
    return Written(tuple(clauses), one_law(draw), draw(st.booleans()), prevails=draw(st.booleans()))


@st.composite
def masking_books(draw: Draw) -> Written:
    """Books of claims on one cell that laws may keep apart, and of a clause that does something."""
    clauses = [doing(draw, 9, dice=False)]
    conditions = ["t is walled", "t has 0 gold", "the lord of t is t", "t has 2 gold"]
    for number, held in enumerate(draw(st.permutations(conditions))[: draw(st.integers(2, 4))], 1):
        claim = chosen(draw, "t is rich", "t is not rich")
        clauses.append(named(number, **{"while": [held]}, holds=[claim], **{"for": {"t": "Town"}}))
    return Written(tuple(clauses), one_law(draw), draw(st.booleans()))


@st.composite
def confirming_books(draw: Draw) -> Written:
    """Books of claims on one cell, and of clauses that say what is so wherever they apply."""
    clauses = []
    for number in range(1, draw(st.integers(1, 2)) + 1):
        held = several(draw, lambda: simple(draw, ("t",)), 0, 1)
        claim = chosen(draw, "t is rich", "t is rich", "t is not rich")
        clauses.append(named(number, **{"while": held}, holds=[claim], **{"for": {"t": "Town"}}))
    for number in range(8, draw(st.integers(8, 9)) + 1):
        names, head = scope(draw)
        stands = several(draw, lambda names=names: condition(draw, names, derived=True), 0, 2)
        clauses.append(named(number, **{"while": stands}, confirms=[condition(draw, names, derived=True)], **head))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()))


@st.composite
def tight_books(draw: Draw) -> Written:
    """Books of clauses that keep conditions on gold, which may leave none together."""
    said = ["ULM has at least 1 gold", "BERN has at least 1 gold", "some town has 0 gold"]
    said = [tight(draw, ()) if draw(st.integers(0, 3)) == 0 else s for s in said]
    said += several(draw, lambda: tight(draw, ()), 0, 2)
    clauses = []
    for number, text in enumerate(said, 1):
        stands = [simple(draw, ())] if draw(st.integers(0, 2)) == 0 else []
        clauses.append(named(number, **{"while": stands}, keeps=[text]))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()))


def tight(draw: Draw, scope_: tuple[str, ...]) -> str:
    """A condition on gold, of which some together leave none."""
    one, other = chosen(draw, ("ULM", "BERN"), ("BERN", "ULM"))
    number = draw(st.integers(0, 2))
    few = chosen(draw, f"some town has {number} gold", f"{one} has {number} gold")
    return chosen(draw, f"{one} has at least 1 gold", f"{one} has more gold than {other}", few)


def one_law(draw: Draw) -> tuple[str, ...]:
    """Laws of a book, at least one that can be broken by a plain effect."""
    return tuple(dict.fromkeys([chosen(draw, "the walled have gold", "nobody serves itself"), *some_laws(draw)]))


def demanded(draw: Draw, scope_: tuple[str, ...]) -> str:
    """A condition that can only be tested, so that it is demanded."""
    one, number = subject(draw, scope_), draw(st.integers(1, 2))
    more = f"{one} has more gold than {subject(draw, scope_)}"
    return chosen(draw, f"{one} has at least {number} gold", f"some town has {number} gold", more)


def plain(draw: Draw, scope_: tuple[str, ...]) -> str:
    """A condition on cells that it names."""
    one, number = subject(draw, scope_), draw(st.integers(0, 2))
    lord = chosen(draw, f"the lord of {one} is ULM", f"the lord of {one} is BERN")
    gold = chosen(draw, f"{one} has {number} gold", f"{one} has at least {number} gold")
    return chosen(draw, f"{one} is walled", f"{one} is not walled", lord, gold, gold)


def settled(book: Book) -> list[Play]:
    """All plays of the day, of a book in which no cell is ever contested."""
    plays = list(step_plays(book))
    assume(not any(play.trace.contested for play in plays))
    return plays


def keeps(book: Book) -> list[tuple[Part, Keep]]:
    return [(p, o) for p in standing_parts(book) for o in p.outcomes if isinstance(o, Keep)]


# Laws


@BRUTE
@given(keeping_books(doers=3, keepers=1))
def test_a_law_is_broken_if_it_is_at_the_end_of_some_play(written: Written) -> None:
    book = written.load()
    broken = {law for play in settled(book) for law in play.trace.broken}
    found = {f.message.split(": ", 1)[1].rstrip(".") for f in found_in("RW308", book)}
    note(f"found {sorted(found)}, broken {sorted(broken)}")
    assert found == broken


@BRUTE
@given(permitting_books())
def test_a_permitted_act_breaks_a_law_if_some_play_of_it_does(written: Written) -> None:
    """Of all lawful states, in a book of which play outside it may bring each about."""
    assume(not written.closed)
    book = written.load()
    found: Parties = set()
    for name, norms in index_of(book).norms.items():
        for play in act_plays(book, name):
            scene = Scene(book, play.state, None, play.inputs)
            for part, norm in norms if play.trace.broken else ():
                (_, args), *_ = play.trace.acts
                if norm.kind is NormKind.PERMIT and next(matching(part, norm.args, args, scene), None) is not None:
                    found.add((part.clause,))
    assert_agrees("RW313", book, found)


# Kept conditions


@BRUTE
@given(keeping_books())
def test_a_kept_condition_is_broken_if_it_is_in_some_play(written: Written) -> None:
    book = written.load()
    parts = index_of(book).parts
    broken = {parts[p].clause for play in settled(book) for p in play.trace.broken_keeps}
    found = {c for f in found_in("RW309", book) for c in f.clauses if int(c[2:]) >= 8}
    note(f"found {sorted(found)}, broken {sorted(broken)}")
    assert found == broken


@BRUTE
@given(keeping_books(demands=True))
def test_a_definition_that_some_play_makes_false_is_found_broken(written: Written) -> None:
    """And one that is found broken is not met at the end of some play."""
    book = written.load()
    plays = settled(book)
    parts = index_of(book).parts
    ever = {parts[p].clause for play in plays for p in play.trace.broken_keeps}
    anew = {p.clause for play in plays for p, k in keeps(book) if lost(book, play, p, k)}
    found = {c for f in found_in("RW312", book) for c in f.clauses if int(c[2:]) >= 8}
    note(f"found {sorted(found)}, made false {sorted(anew)}, not met {sorted(ever)}")
    assert found <= ever
    assert anew <= found or not written.together


def lost(book: Book, play: Play, part: Part, keep: Keep) -> bool:
    """Whether a demand is met before a play and not after, under one binding."""
    before, after = Scene(book, play.state), Scene(book, play.trace.after, play.state)
    failing = [b for b in speaking(part, after) if not evaluate(keep.condition, after, b)]
    return any(b not in speaking(part, before) or evaluate(keep.condition, before, b) for b in failing)


def meet_both(book: Book, scene: Scene, one: Kept, other: Kept) -> tuple[bool, bool, bool]:
    """Whether some values of the cells that two conditions name meet both, and each of them."""
    cells = {
        (e.field, tuple(evaluate(a, scene, b) for a in e.args))
        for _, keep, b in (one, other)
        for e in walk(keep.condition)
        if isinstance(e, Read)
    }
    ways = []
    for choice in product(*(values(book, book.fields[name].type) for name, _ in sorted(cells))):
        state = scene.state.copy()
        for (name, args), value in zip(sorted(cells), choice, strict=True):
            state.set(name, args, value)
        there = Scene(book, state)
        ways.append(tuple(evaluate(k.condition, there, b) for _, k, b in (one, other)))
    return any(a and b for a, b in ways), any(a for a, _ in ways), any(b for _, b in ways)


def denied(book: Book, clause: Clause, scene: Scene) -> bool:
    """Whether a clause applies and what it confirms, in defined terms, is not so; contested is neither."""
    vague = {spec.name for spec in undefined(book)}
    try:
        said = [(o, b) for p in clause.confirms for o in p.outcomes for b in bindings(p, scene) if isinstance(o, Keep)]
        firm = [(o, b) for o, b in said if not fields_read(o.condition) & vague]
        return any(not evaluate(o.condition, scene, b) for o, b in firm)
    except Contested:
        return False


@BRUTE
@given(confirming_books())
def test_a_statement_is_false_if_some_state_shows_it_to_be(written: Written) -> None:
    book = written.load()
    expected = {(c.id,) for scene in scenes(book) for c in book.clauses.values() if denied(book, c, scene)}
    assert_agrees("RW317", book, expected)


@BRUTE
@given(promise_books())
def test_kept_conditions_exclude_each_other_if_no_values_meet_both(written: Written) -> None:
    book = written.load()
    found: Parties = set()
    for scene in scenes(book):
        held = [(p, k, dict(b)) for p, k in keeps(book) for b in speaking(p, scene)]
        for one, other in combinations(held, 2):
            parties = names(one[0].clause, other[0].clause)
            if parties not in found and meet_both(book, scene, one, other) == (False, True, True):
                found.add(parties)
    assert_agrees("RW311", book, found)


# Joint conflicts


@given(st.lists(st.frozensets(st.integers(0, 6), min_size=1), max_size=6))
def test_all_minimal_conflicts_are_found(core: list[frozenset[int]]) -> None:
    minimal = {c for c in core if not any(d < c for d in core)}
    found = list(minimal_conflicts(7, lambda chosen: not any(c <= chosen for c in core)))
    assert len(found) == len(set(found))
    assert set(found) == minimal


def test_sets_that_are_not_looked_at_are_not_passed_over() -> None:
    with pytest.raises(TooLarge):
        list(minimal_conflicts(7, lambda chosen: not {1, 2} <= chosen, most=1))
    assert list(minimal_conflicts(7, lambda chosen: not {1, 2} <= chosen, most=3)) == [frozenset({1, 2})]


def subsets(items: list[Any]) -> Iterator[tuple[Any, ...]]:
    return chain.from_iterable(combinations(items, n) for n in range(len(items) + 1))


@BRUTE
@given(tight_books())
def test_clauses_are_in_joint_conflict_if_they_are_the_fewest_that_no_state_meets(written: Written) -> None:
    book = written.load()
    every = [(part, keep.condition) for part, keep in keeps(book)]
    facts = [
        ({p.clause for p, _ in every if speaking(p, s)}, {p.clause for p, c in every if evaluate(c, s)})
        for s in (Scene(book, state) for state in states(book))
    ]
    clauses = [p.clause for p, _ in every]
    failing = [set(c) for c in subsets(clauses) if not any(set(c) <= on & met for on, met in facts)]
    found = {
        tuple(sorted(c))
        for c in failing
        if len(c) > 2 and any(c <= on for on, _ in facts) and not any(other < c for other in failing)
    }
    assert_agrees("RW315", book, found)


# Masked contradictions


def clashing(book: Book, every: Iterable[Scene]) -> Parties:
    """The pairs of clauses that give one cell two values in some scene."""
    found: Parties = set()
    for scene in every:
        said: list[tuple[str, object, object]] = []
        for part in standing_parts(book):
            for b, o in product(speaking(part, scene), part.outcomes):
                if isinstance(o, Claim):
                    cell = (o.field, *(evaluate(a, scene, b) for a in o.args))
                    said.append((part.clause, cell, evaluate(o.value, scene, b)))
        found |= {names(a, b) for (a, c, v), (b, d, w) in combinations(said, 2) if c == d and v != w}
    return found


@BRUTE
@given(masking_books())
def test_a_contradiction_is_masked_if_only_plays_that_break_a_law_lead_to_it(written: Written) -> None:
    book = written.load()
    plays = settled(book)
    broken = [play for play in plays if play.trace.broken]
    open_ = clashing(book, scenes(book))
    after = clashing(book, (Scene(book, play.trace.after) for play in broken))
    assert_agrees("RW316", book, after - open_)
