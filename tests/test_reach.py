"""Ways from set-up: what the engine reaches is reached by the player, what it rules out no play reaches."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from check_pages import book_of
from rulewright.book.model import Book
from rulewright.language.expr import FALSE, TRUE, Expr
from rulewright.lowering.loader import load_book
from rulewright.play.play import play_act, play_step
from rulewright.reach import reach
from rulewright.reach.reach import NotFound, Reached, Unreachable, as_it_stands, least, path_to
from rulewright.reach.reachable import proof, reachable
from rulewright.solver.witness import Witness
from rulewright.table.state import State

EVENTS = ("E.1", "E.2", "E.3")
OPEN = tuple(product((False, True), repeat=2))
FILES = {
    "book.yaml": """\
book: town
title: The town
events: {sort: Event, rolled: rolled, starts: starts, ends: ends, draw step: draw, end step: close,
         in effect: "{event} is in effect", axes: {marked off: marked, counts as played: played}}
""",
    "model.yaml": """\
sorts: {Town: [ULM, BERN], Event: [E.1, E.2, E.3]}
fields:
  in_effect: {of: Event, closed: yes}
  marked: {of: Event, closed: yes}
  played: {of: Event, closed: yes}
  walled: {of: Town}
acts:
  - {act: rolled, say: "{e:Event} is rolled", requires: [e is open]}
  - {act: starts, say: "{e:Event} starts", then: [e is in effect, e counts as played]}
  - {act: ends, say: "{e:Event} ends", then: [e is not in effect]}
timeline: [draw, close]
""",
    "phrases.yaml": """\
phrases:
  - {say: "{e:Event} is in effect", means: in_effect(e)}
  - {say: "{e:Event} is marked off", means: marked(e)}
  - {say: "{e:Event} counts as played", not: "{e:Event} does not count as played", means: played(e)}
  - {say: "{e:Event} is open", means: not marked(e) and not in_effect(e), for example: E.1 is open,
     true when: [E.1 is not marked off], false when: [E.1 is marked off]}
  - {say: "{t:Town} is walled", means: walled(t)}
""",
}
ATOMS = tuple(
    f"{thing} {verb}"
    for thing, verbs in [
        *((e, ("is in effect", "is not in effect", "counts as played", "is not marked off")) for e in EVENTS),
        ("ULM", ("is walled", "is not walled")),
    ]
    for verb in verbs
)
EFFECTS = ("E.1 is not in effect", "E.2 is marked off", "E.3 counts as played", "E.2 ends", "ULM is walled")


def page(event: str, needs: list[str], opening: list[str], off: str) -> str:
    """An event with preconditions and effects of its opening."""
    tests = "".join(
        f"      - {{clause: {event}/pre.{n}, says: It needs that., "
        f"requires: {need}, otherwise: {{marked off: {off}}}}}\n"
        for n, need in enumerate(needs, start=1)
    )
    effects = f"      - {{clause: {event}/1, says: It does that., then: [{', '.join(opening)}]}}\n" if opening else ""
    effects = f"  - section: {event}/opening\n    onset: {event}\n    clauses:\n{effects}" if effects else ""
    tests = f"  - section: {event}/pre\n    clauses:\n{tests}" if tests else ""
    sections = f"\n{tests}{effects}" if tests + effects else " []\n"
    return f"page: {event}\ntitle: An event\nevent: {event}\nsections:{sections}"


def step_page(when: list[str], then: list[str]) -> str:
    """A clause of the closing step."""
    return (
        "page: close\ntitle: The close\nsections:\n  - section: close\n    at: close\n    clauses:\n"
        f"      - {{clause: close.1, says: So it closes., when: [{', '.join(when)}], then: [{', '.join(then)}]}}\n"
    )


def town(folder: Path, events: list[tuple[list[str], list[str], str]], close: tuple[list[str], list[str]]) -> Book:
    """A town with its events."""
    pages = {f"{e}.yaml": page(e, *event) for e, event in zip(EVENTS, events, strict=True)}
    return book_of(FILES | pages | {"close.yaml": step_page(*close)}, folder)


def everything(book: Book) -> set[tuple[tuple[tuple[str, tuple[object, ...]], object], ...]]:
    """What closed cells hold after any play: open cells are tried in every way before each moment."""
    seen = {()}
    waiting: list[State] = [State.start(book)]
    while waiting:
        state = waiting.pop()
        for walls in OPEN:
            base = state.copy()
            for name, walled in zip(("ULM", "BERN"), walls, strict=True):
                base.set("walled", (name,), walled)
            traces = [play_act(book, base, "rolled", (e,)) for e in EVENTS]
            traces += [play_step(book, base, step) for step in book.steps]
            for trace in traces:
                closed = tuple(c for c in trace.after.cells() if book.fields[c[0][0]].closed)
                if closed not in seen:
                    seen.add(closed)
                    waiting.append(trace.after)
    return seen  # type: ignore[return-value]


conditions = st.lists(st.sampled_from(ATOMS), max_size=2, unique=True)
effects = st.lists(st.sampled_from(EFFECTS), max_size=2, unique=True)
events = st.lists(st.tuples(conditions, effects, st.sampled_from(["yes", "no"])), min_size=3, max_size=3)
closing = st.tuples(conditions, st.lists(st.sampled_from(EFFECTS), min_size=1, max_size=2, unique=True))


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(events=events, close=closing)
def test_the_engine_agrees_with_every_play(
    events: list[tuple[list[str], list[str], str]],
    close: tuple[list[str], list[str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    book = town(tmp_path_factory.mktemp("town"), events, close)
    held = {cell for closed in everything(book) for cell in closed}
    for name, event in product(("in_effect", "marked", "played"), EVENTS):
        cell = (name, (event,))
        match path_to(book, {cell: True}):
            case Reached(state=state, moments=moments):
                assert moments and state.get(*cell) is True and (cell, True) in held
            case Unreachable(cells=cells):
                assert cells == (cell,) and (cell, True) not in held
            case NotFound():
                pass
        assert reachable(book).holds(cell, True) or (cell, True) not in held


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(events=events, close=closing)
def test_a_state_that_does_as_it_stands_is_the_least_that_the_solver_finds(
    events: list[tuple[list[str], list[str], str]],
    close: tuple[list[str], list[str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    book = town(tmp_path_factory.mktemp("town"), events, close)
    asked: list[tuple[Witness | None, Witness | None]] = []

    def compared(book: Book, question: Expr, state: State) -> Witness | None:
        found = as_it_stands(book, question, state)
        asked.append((found, least(book, question)))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reach, "as_it_stands", compared)
        for name, event in product(("in_effect", "marked", "played"), EVENTS):
            path_to(book, {(name, (event,)): True})
    assert all(found in (None, solved) for found, solved in asked)


def test_a_chain_of_events_is_walked_in_order(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        [(["ULM is walled"], [], "no"), (["E.1 counts as played"], [], "no"), (["E.2 is in effect"], [], "no")],
        (["E.3 is in effect"], ["E.2 is marked off"]),
    )
    assert as_it_stands(book, TRUE, State.start(book)) == Witness(())
    assert as_it_stands(book, FALSE, State.start(book)) is None
    found = path_to(book, {("marked", ("E.2",)): True})
    assert isinstance(found, Reached)
    assert found.moments == (
        "E.1 is rolled (ULM is walled)",
        "E.2 is rolled",
        "E.3 is rolled",
        "the close step is played",
    )


def test_what_needs_itself_is_out_of_reach(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        [(["E.2 counts as played"], [], "no"), (["E.1 counts as played"], [], "no"), ([], [], "no")],
        (["E.1 is in effect"], ["E.3 counts as played"]),
    )
    found = path_to(book, {("in_effect", ("E.2",)): True})
    assert isinstance(found, Unreachable)
    assert found.cells == (("in_effect", ("E.2",)),)


@pytest.mark.parametrize(("close", "reached"), [(["E.1 starts"], True), (["ULM is walled"], False)])
def test_an_event_that_the_dice_never_draw_starts_by_a_clause_or_not_at_all(
    close: list[str], reached: bool, tmp_path: Path
) -> None:
    drawn = FILES["model.yaml"].replace(
        "  walled:", "  drawn: {of: Event, constant: yes, start: yes, starts: {E.1: no}}\n  walled:"
    )
    events = [([], [], "no"), ([], [], "no"), ([], [], "no")]
    pages = {f"{e}.yaml": page(e, *event) for e, event in zip(EVENTS, events, strict=True)}
    means = (
        FILES["phrases.yaml"].replace("not marked(e) and", "drawn(e) and not marked(e) and").replace("E.1 is", "E.2 is")
    )
    book = book_of(
        FILES | pages | {"model.yaml": drawn, "phrases.yaml": means, "close.yaml": step_page(["ULM is walled"], close)},
        tmp_path,
    )
    found = path_to(book, {("in_effect", ("E.1",)): True})
    assert isinstance(found, Reached) is reached
    assert not reached or found.moments == ("the close step is played (ULM is walled)",)


def test_what_the_rest_does_without_is_left_out_of_a_way(tmp_path: Path) -> None:
    """E.1 is one way to have E.3 marked off, and not needed where E.2, which marks it off too, is rolled anyway."""
    book = town(
        tmp_path,
        [([], ["E.3 is marked off"], "no"), ([], ["E.3 is marked off"], "no"), ([], [], "no")],
        (["ULM is walled"], ["E.1 ends"]),
    )
    found = path_to(book, {("marked", ("E.3",)): True, ("played", ("E.2",)): True})
    assert isinstance(found, Reached)
    assert found.moments == ("E.2 is rolled",)


def test_a_proof_says_that_it_is_of_plays_that_break_no_law(tmp_path: Path) -> None:
    free = town(tmp_path, [([], [], "no")] * 3, ([], ["ULM is walled"]))
    assert proof(free).startswith("any number of moments; ")
    laws = FILES["model.yaml"] + 'laws: {"no town has walls": "all(not walled(t) for t in Town)"}\n'
    (tmp_path / "model.yaml").write_text(laws, encoding="utf-8")
    assert proof(load_book(free.path)).startswith("any number of moments in which no law is broken; ")
