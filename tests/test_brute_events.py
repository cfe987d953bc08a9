"""What the checks on events and steps find in random small towns is what going through every play finds."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

from hypothesis import given, note
from hypothesis import strategies as st

from check_pages import book_of, found_in
from rulewright.book.model import Book
from rulewright.language.expr import Expr
from rulewright.play.play import play_act, play_step
from rulewright.table.evaluate import evaluate
from rulewright.table.scene import Scene
from rulewright.table.state import State
from rulewright.table.trace import Trace
from small_books import BRUTE
from test_reach import EVENTS, FILES, everything, page

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


Rules = list[tuple[list[str], str]]  # when, then
LASTS = st.sampled_from(["permanent", *(f"{{until: [{u}]}}" for u in ("ULM is walled", "BERN has 2 gold"))])
BOTH = "{until: [ULM is not walled, ULM has 2 gold]}"


def rules(effects: tuple[str, ...]) -> st.SearchStrategy[Rules]:
    return st.lists(st.tuples(some(WALLS, 0, 1), st.sampled_from(effects)), min_size=1, max_size=3)


def lasting(lasts: str, where: str, clauses: Rules) -> Book:
    """A town with an event that lasts so long and has some clauses, each a step."""
    told = "".join(
        f"      - {{clause: E.1/{n}, says: So it goes., when: [{', '.join(when)}], then: [{then}]}}\n"
        for n, (when, then) in enumerate(clauses, start=1)
    )
    head = "page: E.1\ntitle: An event\nevent: E.1\nsections:\n  - section: E.1/head\n    clauses:\n"
    header = f"      - {{clause: E.1/header, kind: header, says: It lasts., lasts: {lasts}}}\n"
    section = f"  - section: E.1/all\n    {where}\n    block: steps\n    clauses:\n{told}" if told else ""
    return town({"E.1": head + header + section}, GOLD)


def waits(book: Book, lasts: str) -> list[Expr]:
    """What a heading waits for, one by one."""
    words = lasts.removeprefix("{until: [").removesuffix("]}") if lasts != "permanent" else ""
    return [book.phrases.condition(w) for w in words.split(", ") if w]


def funded(book: Book, *cells: str) -> Iterator[State]:
    """Every state of some truth-valued fields and of the gold of both towns."""
    for state, gold in product(list(states(book, cells)), product(range(4), repeat=2)):
        poor = state.copy()
        for name, amount in zip(("ULM", "BERN"), gold, strict=True):
            poor.set("gold", (name,), amount)
        yield poor


@BRUTE
@given(st.one_of(LASTS, st.just(BOTH)), rules((*WALLS, *MONEY)))
def test_events_that_end_as_they_begin(lasts: str, clauses: Rules) -> None:
    """An event is found if from some start its end is still to come after a part of its opening, and then has come."""
    books = [lasting(lasts, "onset: E.1", clauses[:n]) for n in range(len(clauses) + 1)]
    ends = waits(books[-1], lasts)

    def over(book: Book, state: State) -> bool:
        after = play_act(book, state, "rolled", ("E.1",)).after
        return bool(ends) and all(evaluate(e, Scene(book, after)) for e in ends)

    begun = [s for s in funded(books[-1], "walled") if not play_act(books[-1], s, "rolled", ("E.1",)).contested]
    stillborn = any(over(books[-1], s) and not all(over(b, s) for b in books[:-1]) for s in begun)
    assert bool(found_in("RW307", books[-1])) == stillborn


@BRUTE
@given(st.one_of(LASTS, st.just(BOTH)), rules((*WALLS[:2], *MONEY[1:], "E.1 ends", "E.1 ends", "E.1 ends")))
def test_clauses_that_end_what_the_heading_lets_last(lasts: str, clauses: Rules) -> None:
    """A clause is found if it ends the event while something that the heading waits for never shows in its moment."""
    where = "at: draw\n    life: [E.1 is in effect]"
    books = [lasting(lasts, where, clauses[:n]) for n in range(len(clauses) + 1)]
    ends = waits(books[-1], lasts)
    expected = {
        f"E.1/{n}"
        for state in funded(books[-1], "in_effect", "walled")
        for n in ending(books, clauses, state)
        if not ends or any(lacking(books, end, state, n) for end in ends)
    }
    note(f"{lasts}: {clauses}")
    assert {c for f in found_in("RW314", books[-1]) for c in f.clauses} - {"E.1/header"} == expected


def ending(books: list[Book], clauses: Rules, state: State) -> list[int]:
    """The clauses that end the event in a play of the draw."""
    fired = play_step(books[-1], state, "draw").fired
    return [n for n, (_, then) in enumerate(clauses, start=1) if then == "E.1 ends" and f"E.1/{n}" in fired]


def lacking(books: list[Book], end: Expr, state: State, clause: int) -> bool:
    """Whether a condition fails before the draw, as a clause's turn comes, and after the draw."""
    moments = (state, *(play_step(b, state, "draw").after for b in (books[clause - 1], books[-1])))
    return not any(evaluate(end, Scene(books[-1], s)) for s in moments)
