"""What the checks on events and steps find in random small towns is what going through every play finds."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

from check_pages import book_of, found_in
from hypothesis import given, note
from hypothesis import strategies as st
from small_books import BRUTE
from test_reach import EVENTS, FILES, everything, page

from graph.play import play_act, play_step
from graph.state import State
from graph.trace import Trace
from rules.model import Book

GOLD = FILES | {
    "model.yaml": FILES["model.yaml"].replace(
        "  walled: {of: Town}\n", "  walled: {of: Town}\n  gold: {of: Town, is: 0..3, start: 1, clamped: yes}\n"
    ),
    "phrases.yaml": FILES["phrases.yaml"]
    + '  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}\n'
    + '  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}\n',
}
WALLS = ("ULM is walled", "ULM is not walled", "BERN is walled", "BERN is not walled")
PLAYED = tuple(f"{e} counts as played" for e in EVENTS)
MONEY = ("ULM has 1 gold", "ULM has 2 gold", "ULM gains 1 gold", "BERN has 2 gold")

Event = tuple[list[str], list[str], str]


def some(texts: tuple[str, ...], least: int = 0, most: int = 2) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(texts), min_size=least, max_size=most, unique=True)


def three(needs: tuple[str, ...], effects: tuple[str, ...], off: tuple[str, ...]) -> st.SearchStrategy[list[Event]]:
    one = st.tuples(some(needs), some(effects, 1, 1), st.sampled_from(off))
    return st.lists(one, min_size=3, max_size=3)


def town(pages: dict[str, str], files: dict[str, str] = FILES) -> Book:
    return book_of(files | {f"{name}.yaml": text for name, text in pages.items()}, Path(tempfile.mkdtemp()))


def found_events(code: str, book: Book) -> set[str]:
    """The events to whose clauses a check objects."""
    return {c.split("/")[0] for f in found_in(code, book) for c in f.clauses}


def states(book: Book, cells: tuple[str, ...]) -> Iterator[State]:
    """Every state of some truth-valued fields."""
    places = [(f, (m,)) for f in cells for m in book.sorts[book.fields[f].parameters[0]].members]
    for values in product((False, True), repeat=len(places)):
        state = State.start(book)
        for (name, args), value in zip(places, values, strict=True):
            state.set(name, args, value)
        yield state


@BRUTE
@given(three((*PLAYED, "ULM is walled"), ("ULM is walled",), ("no",)))
def test_events_that_never_start(events: list[Event]) -> None:
    """A circle of events and one that waits for it never start; every other event does in some play."""
    book = town({e: page(e, *event) for e, event in zip(EVENTS, events, strict=True)})
    held = {cell for closed in everything(book) for cell in closed}
    never = {e for e in EVENTS if (("played", (e,)), True) not in held}
    note(f"{events}: {never} never start")
    assert found_events("RW611", book) | found_events("RW612", book) == never


@BRUTE
@given(three((*WALLS[:3], "E.1 counts as played"), ("ULM is walled",), ("no", "no", "yes")))
def test_events_that_are_rolled_forever(events: list[Event]) -> None:
    book = town({e: page(e, *event) for e, event in zip(EVENTS, events, strict=True)})
    forever = {
        e
        for e, (needs, _, _) in zip(EVENTS, events, strict=True)
        if needs and all(stays_open(book, s, e) for s in states(book, ("in_effect", "marked", "walled")))
    }
    note(f"{events}: {forever} are rolled forever")
    assert found_events("RW613", book) == forever


@BRUTE
@given(three(WALLS, ("ULM is walled",), ("no", "no", "yes")))
def test_draws_that_never_end(events: list[Event]) -> None:
    """A book is found if in some state an event is open, and each that is has the dice thrown anew."""
    again = FILES["book.yaml"].replace("axes:", "draws again: {marked off: no}, axes:")
    book = town({e: page(e, *event) for e, event in zip(EVENTS, events, strict=True)}, FILES | {"book.yaml": again})
    endless = any(rolls_again(book, s) for s in states(book, ("in_effect", "marked", "walled")))
    assert bool(found_in("RW614", book)) == endless


def rolls_again(book: Book, state: State) -> bool:
    rolls = {e: play_act(book, state, "rolled", (e,)) for e in EVENTS}
    played = {e: t for e, t in rolls.items() if not t.refused}
    return bool(played) and not any(shut(t, e) for e, t in played.items())


def stays_open(book: Book, state: State, event: str) -> bool:
    """Whether a roll leaves an event as it was; one that may not be rolled shows nothing. Both plays count."""
    state.set("played", ("E.1",), False)
    first = play_act(book, state, "rolled", (event,))
    state.set("played", ("E.1",), True)
    second = play_act(book, state, "rolled", (event,))
    return all(t.refused or not (t.after.changed(t.before) and shut(t, event)) for t in (first, second))


def shut(trace: Trace, event: str) -> bool:
    return bool(trace.after.get("in_effect", (event,)) or trace.after.get("marked", (event,)))


@BRUTE
@given(st.lists(st.tuples(some(WALLS[:3], 0, 1), some(MONEY, 1)), min_size=3, max_size=3))
def test_events_whose_order_matters(openings: list[tuple[list[str], list[str]]]) -> None:
    """Two events are found if from some state both openings apply and the two orders end differently."""
    pages = {e: opening(e, when, then) for e, (when, then) in zip(EVENTS, openings, strict=True)}
    book = town(pages, GOLD)
    expected = {(f"{a}/1", f"{b}/1") for a, b in combinations(EVENTS, 2) if differ(book, a, b)}
    assert {f.clauses for f in found_in("RW601", book)} == expected


def opening(event: str, when: list[str], then: list[str]) -> str:
    """An event with one clause upon its start."""
    rule = f"{{clause: {event}/1, says: So it goes., when: [{', '.join(when)}], then: [{', '.join(then)}]}}"
    head = f"page: {event}\ntitle: An event\nevent: {event}\nsections:\n  - section: {event}/opening\n"
    return f"{head}    onset: {event}\n    clauses:\n      - {rule}\n"


def differ(book: Book, one: str, other: str) -> bool:
    for state in states(book, ("walled",)):
        alone = [play_act(book, state, "rolled", (e,)) for e in (one, other)]
        if all(f"{e}/1" in t.fired and not t.contested for e, t in zip((one, other), alone, strict=True)):
            ends = [play_act(book, t.after, "rolled", (e,)).after for e, t in zip((other, one), alone, strict=True)]
            if ends[0] != ends[1]:
                return True
    return False


@BRUTE
@given(st.lists(st.tuples(some(WALLS), some(MONEY, 1, 1)), min_size=2, max_size=4))
def test_steps_that_are_overwritten(steps: list[tuple[list[str], list[str]]]) -> None:
    """A step is found if it fires in some state, and whenever it does, so does a later one that sets its cell."""
    rules = "".join(
        f"      - {{clause: T.{n}, says: So it goes., when: [{', '.join(when)}], then: [{then[0]}]}}\n"
        for n, (when, then) in enumerate(steps)
    )
    head = "page: T\ntitle: The town\nsections:\n  - section: T.all\n    at: close\n    block: steps\n    clauses:\n"
    book = town({"T": head + rules}, GOLD)
    fired = [play_step(book, state, "close").fired for state in states(book, ("walled",))]
    expected = {f"T.{n}" for n in range(len(steps)) if in_vain(steps, n, fired)}
    assert {f.clauses[0] for f in found_in("RW602", book)} == expected


def in_vain(steps: list[tuple[list[str], list[str]]], number: int, fired: list[frozenset[str]]) -> bool:
    (mine,) = steps[number][1]
    later = {
        f"T.{n}"
        for n, (_, (then,)) in enumerate(steps)
        if n > number and " has " in then and then != mine and then.split()[0] == mine.split()[0]
    }
    applies = [f for f in fired if f"T.{number}" in f]
    return bool(applies) and all(later & f for f in applies)
