"""The checks on what is left open find just what going through every state, die, choice and moment finds.

The books are those of ``small_books``, with selectors, choices, headings and notes of an event added.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rulewright.book.model import AnchorKind, Book, Claim, Norm, NormKind, Part, SetCell
from rulewright.checks.text.undefined_term import read_by
from rulewright.language.expr import Quantify, Read, fields_read, walk
from rulewright.language.types import Value
from rulewright.table.evaluate import evaluate, read
from rulewright.table.scene import Scene
from rulewright.table.state import State
from small_books import (
    BRUTE,
    EVENT,
    Draw,
    Play,
    Written,
    act_plays,
    chosen,
    condition,
    doing,
    effect,
    named,
    norm_books,
    scenes,
    several,
    simple,
    some_laws,
    speaking,
    step_plays,
)
from test_brute_force import Parties, assert_agrees, names

ONE = {"value": "the(t for t in Town if walled(t))"}


@dataclass(frozen=True, repr=False)
class Noting(Written):
    """A book in which only clauses and acts say who is lord of a town, and somebody is picked."""

    def files(self) -> dict[str, str]:
        found = super().files()
        model = found["model.yaml"].replace("lord: {of: Town, is: Town?}", "lord: {of: Town, is: Town?, closed: yes}")
        found["model.yaml"] = model.replace("inputs:\n", "inputs:\n  pick: {is: Town}\n")
        phrase = '  - {say: "{t:Town} is picked", means: pick == t}\nterms:\n'
        found["phrases.yaml"] = found["phrases.yaml"].replace("terms:\n", phrase)
        return found


def events(play: Play) -> bool:
    """Whether the event started in a play."""
    return ("starts", (EVENT,)) in play.trace.acts


# Selectors


@st.composite
def selecting_books(draw: Draw) -> Written:
    """Books of clauses that do something to the first, or to the one."""
    clauses = []
    for number in range(1, draw(st.integers(1, 3)) + 1):
        listed = [{town: [condition(draw)]} for town in draw(st.permutations(("ULM", "BERN")))]
        default = chosen(draw, {}, {}, {}, {"else": "nobody"}, {"else": "ULM"})
        let = chosen(draw, {"first": listed, **default}, {"first": listed[:1], **default}, ONE)
        parts = [{"let": {"x": let}, "when": several(draw, lambda: condition(draw), 0, 2), "then": ["x gains 1 gold"]}]
        if chosen(draw, False, False, True):
            parts.append({"when": [condition(draw)], "then": [effect(draw)]})
        clauses.append(named(number, parts=[{"at": "day", **p} for p in parts]))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), together=True)


def unpicked(book: Book, play: Play) -> Parties:
    """The clauses that do nothing in a play for want of somebody to do it to."""
    scene = Scene(book, play.state, play.state, play.inputs)
    idle = {line.clause for line in play.trace.lines} - play.trace.fired
    open_ = {e for c in book.clauses.values() for _, e in c.selections}
    found: Parties = set()
    for part in (p for p in book.parts() if p.clause in idle):
        for need in (c for c in part.conditions if c.implied):
            picks = [e for e in walk(need.expr) if e in open_ or isinstance(e, Quantify)]
            others = [c for c in part.conditions if c is not need]
            if any(evaluate(e, scene) is None for e in picks) and all(evaluate(c.expr, scene) for c in others):
                found.add((part.clause,))
    return found


@BRUTE
@given(selecting_books())
def test_a_selector_is_empty_if_its_clause_does_nothing_for_want_of_somebody(written: Written) -> None:
    book = written.load()
    assert_agrees("RW404", book, {p for play in step_plays(book) for p in unpicked(book, play)})


# Events: cells left unset, events in vain, durations


def needs(draw: Draw) -> list[dict[str, Any]]:
    """A precondition, perhaps."""
    fails = {"requires": [condition(draw)], "otherwise": {"instead": "nothing", "marked off": "no"}}
    return [named(1, **fails)] if chosen(draw, True, False) else []


@st.composite
def noting_books(draw: Draw) -> Written:
    """Books of an event that notes lords as it starts, and goes by them at night."""
    clauses = needs(draw)
    town = chosen(draw, "ULM", "BERN")
    for number in range(2, draw(st.integers(2, 4)) + 1):
        when = several(draw, lambda: simple(draw), 0, 1)
        notes = f"the lord of {chosen(draw, town, town, 'ULM')} is {chosen(draw, 'ULM', 'BERN')}"
        clauses.append(named(number, onset=EVENT, when=when, then=[notes]))
    for number in range(7, draw(st.integers(7, 8)) + 1):
        then = chosen(draw, f"the lord of {town} gains 1 gold", f"{town} gains 1 gold")
        clauses.append(named(number, at="night", then=[then]))
    return Noting(tuple(clauses), some_laws(draw), draw(st.booleans()), draw(st.booleans()), event=True)


def cells_set(part: Part, book: Book) -> list[str]:
    """Whose lord a part sets, or goes by."""
    return [o.args[0].value for o in part.outcomes if isinstance(o, SetCell) and o.field == "lord"]  # type: ignore


def gone_by(part: Part) -> list[str]:
    reads = [e for c in part.conditions for e in walk(c.expr) if isinstance(e, Read) and e.field == "lord"]
    return [e.args[0].value for e in reads]  # type: ignore[union-attr]


@BRUTE
@given(noting_books())
def test_a_cell_is_left_unset_if_the_event_starts_and_nobody_is_there(written: Written) -> None:
    book = written.load()
    plays = [p for p in act_plays(book, "rolled") if events(p) and not p.trace.contested]
    found: Parties = set()
    for town in ("ULM", "BERN"):
        setters = [p.clause for p in book.parts() if p.anchor.kind is AnchorKind.ACT and town in cells_set(p, book)]
        readers = [p.clause for p in book.parts() if p.anchor.kind is AnchorKind.STEP and town in gone_by(p)]
        unset = any(lord(p.state, town) is None and lord(p.trace.after, town) is None for p in plays)
        if setters and readers and unset:
            found.add(names(setters[0], readers[0]))
    assert_agrees("RW405", book, found)


def lord(state: State, town: str) -> Value:
    """Who is lord of a town."""
    return state.get("lord", (town,))


@st.composite
def opening_books(draw: Draw) -> Written:
    """Books of an event that does all that it does as it starts."""
    clauses = needs(draw)
    for number in range(2, draw(st.integers(2, 4)) + 1):
        when = several(draw, lambda: condition(draw), 1, 2)
        clauses.append(named(number, onset=EVENT, when=when, then=[effect(draw)]))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), draw(st.booleans()), event=True)


@BRUTE
@given(opening_books())
def test_an_event_is_in_vain_if_it_starts_and_no_clause_of_it_fires(written: Written) -> None:
    book = written.load()
    own = [p.clause for p in book.parts() if not p.dispositions]
    idle = any(events(p) and not p.trace.fired & set(own) for p in act_plays(book, "rolled"))
    assert_agrees("RW406", book, {(own[0],)} if idle else set())


@st.composite
def lasting_books(draw: Draw) -> Written:
    """Books of an event whose heading says how long it lasts, or does not, and that something ends, or nothing."""
    lasts = chosen(draw, {}, {}, {}, {"lasts": "permanent"}, {"lasts": "immediate"})
    clauses = [*needs(draw), named(2, kind="header", **lasts)]
    clauses.append(named(3, onset=EVENT, then=[effect(draw)]))
    if chosen(draw, True, True, False):
        clauses.append(named(4, at="day", life=[f"{EVENT} is in effect"], then=[effect(draw)]))
    if chosen(draw, True, False, False):
        when = [chosen(draw, "ULM is walled", "BERN has 0 gold", "the die is 2")]
        then = chosen(draw, f"{EVENT} ends", f"{EVENT} is not in effect")
        clauses.append(named(5, at="night", when=[f"{EVENT} is in effect", *when], then=[then]))
    return Written(tuple(clauses), (), False, draw(st.booleans()), event=True)


@BRUTE
@given(lasting_books())
def test_a_duration_is_endless_if_no_step_ends_what_has_started(written: Written) -> None:
    book = written.load()
    header = book.clauses["T.2"].header
    assert header is not None
    starts = any(events(p) for p in act_plays(book, "rolled"))
    over = any(
        play.state.get("active", (EVENT,)) and not play.trace.after.get("active", (EVENT,))
        for step in ("dawn", "day", "night")
        for play in step_plays(book, step)
    )
    endless = starts and not over and not header.lasts and "T.4" in book.clauses
    assert_agrees("RW409", book, {("T.2",)} if endless else set())


# Permissions


@BRUTE
@given(norm_books(doers=False))
def test_a_permission_is_inert_if_no_other_norm_on_the_act_stands_beside_it(written: Written) -> None:
    book = written.load()
    permits: dict[str, set[str]] = {}
    opposed: set[tuple[str, str]] = set()
    for scene in scenes(book):
        said = [
            (p, o, tuple(evaluate(a, scene, b) for a in o.args))
            for p in book.parts()
            for b in speaking(p, scene)
            for o in p.outcomes
            if isinstance(o, Norm)
        ]
        for part, norm, args in (s for s in said if s[1].kind is NormKind.PERMIT):
            permits.setdefault(norm.act, set()).add(part.clause)
            for _, other, theirs in said:
                forbids = other.kind is NormKind.FORBID and theirs == args
                if other.act == norm.act and (forbids or other.kind is NormKind.OBLIGE):
                    opposed.add((norm.act, part.clause))
    free = {c for act, clauses in permits.items() for c in clauses if (act, c) not in opposed}
    assert_agrees("RW407", book, {names(c) for c in free})


# Choices


@st.composite
def choosing_books(draw: Draw) -> Written:
    """Books of clauses some of which go by a choice that is nobody's."""
    clauses = []
    for number in range(1, draw(st.integers(1, 3)) + 1):
        when = several(draw, lambda: simple(draw, ("t",)), 0, 2)
        picks = chosen(draw, [], ["t is picked"], [{"any": ["t is picked", "ULM is walled"]}])
        clauses.append(named(number, at="day", **{"for": {"t": "Town"}}, when=[*when, *picks], then=[effect(draw)]))
    return Noting(tuple(clauses), some_laws(draw), draw(st.booleans()), draw(st.booleans()))


@BRUTE
@given(choosing_books())
def test_a_choice_is_nobodys_if_a_clause_that_goes_by_it_fires(written: Written) -> None:
    book = written.load()
    fired = {line.part for play in step_plays(book) for line in play.trace.lines if line.fired}
    readers = [p for p in book.parts() if "pick" in fields_read(p.guard) and p.id in fired]
    assert_agrees("RW408", book, {(readers[0].clause,)} if readers else set())


# Terms


@st.composite
def defining_books(draw: Draw) -> Written:
    """Books of clauses that go by derived cells, which other clauses give, or none."""
    clauses = [doing(draw, n + 1, derived=True) for n in range(draw(st.integers(1, 3)))]
    if chosen(draw, True, False):
        says = chosen(draw, "ULM is rich", "ULM is not rich", "the tax of BERN is 1")
        clauses.append(named(7, **{"while": [condition(draw)]}, holds=[says]))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()))


@BRUTE
@given(defining_books())
def test_a_term_is_undefined_if_nothing_gives_it_and_it_is_the_same_in_every_state(written: Written) -> None:
    book = written.load()
    given_ = {o.field for p in book.parts() for o in p.outcomes if isinstance(o, Claim)}
    found: Parties = set()
    for name in ("rich", "tax"):
        readers = [c.id for c in book.clauses.values() if name in read_by(c)]
        if readers and name not in given_:
            shown = {read(name, (town,), scene) for scene in scenes(book) for town in book.members["Town"]}
            assert shown == {book.fields[name].start}
            found.add((readers[0],))
    assert_agrees("RW109", book, found)
