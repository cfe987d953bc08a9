"""What is too long a story is read quietly, for a witness, and loosely, for a proof."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from rulewright.book.model import Act, Anchor, AnchorKind, Book, Condition, Edge, Part, SetCell
from rulewright.evidence.context import Context
from rulewright.language.expr import (
    TRUE,
    Expr,
    Literal,
    Read,
    Variable,
    Was,
    conj,
    connected,
    every,
    free_variables,
    negate,
    number,
    parts_of,
)
from rulewright.language.types import BOOL
from rulewright.play.play import play_step
from rulewright.solver.solve import Proved, Refuted, Undecided
from rulewright.story import effort
from rulewright.story.havoc import QUIET, loosely, quietly
from rulewright.story.laws import stored_only
from rulewright.story.moments import in_full, past, turn
from rulewright.story.regression import step_blocks
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge
from rulewright.table.evaluate import Contested, Scene, evaluate
from rulewright.table.state import State
from strategies import LAND, Maker, random_state, seeds, small_book
from test_verifier_after import DAY, READABLE, X, Y, random_book

A = Literal("A", LAND)
DONE = Read("done", (A,), BOOL)


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every story is too long, also where it is told in full."""

    def too_large(*_: object) -> Expr:
        raise TooLarge("for a test")

    monkeypatch.setattr("rulewright.story.moments.after", too_large)
    monkeypatch.setattr("rulewright.story.moments.told", too_large)


def played(seed: int) -> tuple[Book, Expr, State, State] | None:
    """A condition of a random book, and an undisputed day after which it holds, before and after."""
    draw = Random(seed)
    book = random_book(draw)
    expr = reveal(Maker(book, draw, readable=READABLE).make(BOOL, draw.randint(0, 2)), book)
    state = random_state(book, draw)
    trace = play_step(book, state, "day")
    if trace.stopped or trace.contested or trace.disputed or (trace.refused and trace.refused.clauses):
        return None
    scene = Scene(stored_only(book), trace.after, state)
    try:
        return book, expr if evaluate(expr, scene) else negate(expr), state, trace.after
    except Contested:
        return None


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seeds)
def test_what_holds_in_play_holds_loosely(untold: None, seed: int) -> None:
    """Over random books and states: the later cells hold what play leaves in them."""
    day = played(seed)
    if day is None:
        return
    book, expr, before, after = day
    told = past(book, step_blocks(book, "day", Edge.DURING), expr)
    loose, wider = loosely(told, book)
    state = State.start(wider)
    for (name, args), value in before.cells():
        state.set(name, args, value)
    for name in {e.field for e in parts_of(loose) if isinstance(e, Read) and "~" in e.field}:
        for (field, args), value in after.cells():
            if field == name.split("~")[0]:
                state.set(name, args, value)
    assert evaluate(loose, Scene(stored_only(wider), state, before)) is True


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seeds)
def test_what_holds_quietly_holds_in_play(untold: None, seed: int) -> None:
    """Over random books and states: what play makes true or false is never so quietly the other way round."""
    day = played(seed)
    if day is None:
        return
    book, expr, before, _ = day
    scene = Scene(stored_only(book), before, before)
    for told in (
        past(book, step_blocks(book, "day", Edge.DURING), negate(expr)),
        negate(past(book, step_blocks(book, "day", Edge.DURING), expr)),
    ):
        assert evaluate(quietly(told, book), scene) is False


@pytest.fixture
def long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every story is too long, but may be told in full."""
    monkeypatch.setattr("rulewright.story.effort.TOLD_PARTS", 0)


@pytest.mark.parametrize("deepest", [None, 0, 1])
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=seeds)
def test_what_is_told_in_full_is_as_in_play(long: None, deepest: int | None, seed: int) -> None:
    """Over random books and states: also where it is told only of states in which no act follows upon others."""
    day = played(seed)
    if day is None:
        return
    book, expr, before, _ = day
    scene = Scene(stored_only(book), before, before)
    wrong = in_full(book, past(book, step_blocks(book, "day", Edge.DURING), negate(expr)), deepest)
    assert wrong is None or evaluate(wrong, scene) is False
    if deepest is None:
        right = in_full(book, past(book, step_blocks(book, "day", Edge.DURING), expr))
        assert right is None or evaluate(right, scene) is True


@settings(max_examples=150, deadline=None)
@given(seeds)
def test_of_two_days_in_a_row_nothing_wrong_is_told(seed: int) -> None:
    """Over random books and states: quietly never the other way round than in play, and not told in full at all."""
    day = played(seed)
    if day is None:
        return
    book, _, before, between = day
    second = play_step(book, between, "day")
    expr = reveal(Maker(book, Random(seed + 1), readable=READABLE).make(BOOL, 1), book)
    if second.stopped or second.contested or second.disputed or (second.refused and second.refused.clauses):
        return
    try:
        holds = evaluate(expr, Scene(stored_only(book), second.after, second.after))
    except Contested:
        return
    wrong = negate(expr) if holds else expr
    if any(isinstance(e, Was) for e in parts_of(wrong)):
        return
    blocks = step_blocks(book, "day", Edge.DURING)
    told = past(book, blocks, past(book, blocks, wrong, told_at_once=False), told_at_once=False)
    scene = Scene(stored_only(book), before, before)
    assert evaluate(quietly(told, book), scene) is False
    full = in_full(book, told)
    assert full is None or evaluate(full, scene) is False


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seeds)
def test_a_long_story_is_decided_as_a_short_one(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Over random books: of parts of a day, and of one upon an act with whatever it is done."""
    book = random_book(Random(seed))
    for part in (p for p in book.parts() if p.anchor.kind is not AnchorKind.STANDING):
        verdicts = []
        for longest in (effort.TOLD_PARTS, 0):
            monkeypatch.setattr("rulewright.story.effort.TOLD_PARTS", longest)
            verdicts.append(type(Context(book).ask(turn(book, part))))
        assert Undecided in verdicts or len(set(verdicts)) == 1


def two_steps(first: Expr, second: Expr) -> tuple[Book, Part]:
    """A book in which one part may write what the next one reads."""
    does = Part("c0#a", "c0", DAY, (), (Condition(first, ""),), (SetCell("done", (A,), TRUE),), section="s")
    reads = Part("c1#a", "c1", DAY, (), (Condition(second, ""),), (SetCell("done", (A,), TRUE),), section="s")
    return small_book((does, reads)), reads


@pytest.mark.usefixtures("untold")
def test_a_condition_that_no_value_meets_is_proved() -> None:
    """Whatever the part before writes, nothing is both done and not done."""
    book, part = two_steps(TRUE, DONE)
    question = turn(book, part)
    assert QUIET in free_variables(question)
    both = turn(book, part, negate(DONE))
    assert isinstance(Context(book).ask(conj([question, both])), Proved)


@pytest.mark.usefixtures("untold")
def test_a_condition_that_is_met_where_nothing_interferes_is_refuted() -> None:
    """The part before need not apply."""
    book, part = two_steps(DONE, DONE)
    assert isinstance(Context(book).ask(turn(book, part, negate(DONE))), Refuted)


@pytest.mark.usefixtures("untold")
def test_a_condition_that_hangs_on_the_story_stays_open() -> None:
    """The part before always applies, so that what comes of it would have to be told."""
    book, part = two_steps(TRUE, DONE)
    assert isinstance(Context(book).ask(turn(book, part, negate(DONE))), Undecided)


@pytest.mark.usefixtures("untold")
def test_what_changes_nothing_does_not_interfere() -> None:
    """The part before always applies, where all is as it says already too."""
    book, part = two_steps(TRUE, DONE)
    assert isinstance(Context(book).ask(turn(book, part)), Refuted)


@pytest.mark.usefixtures("long")
def test_a_story_is_told_in_full_where_nothing_else_decides() -> None:
    """The same question has an answer once the story is told."""
    book, part = two_steps(TRUE, DONE)
    question = turn(book, part, negate(DONE))
    assert QUIET in free_variables(question)
    assert isinstance(Context(book).ask(question), Proved)


@pytest.mark.usefixtures("untold")
@pytest.mark.parametrize("first", [TRUE, DONE])
def test_a_path_over_a_relation_that_may_change_is_read_at_its_time(first: Expr) -> None:
    """That nobody is at war as the day begins says nothing of later; a path that is there then is one that was."""
    way = connected("war", A, Literal("B", LAND), Variable("z", LAND))
    does = Part("c0#a", "c0", DAY, (), (Condition(first, ""),), (SetCell("war", (A, Literal("B", LAND)), TRUE),))
    reads = Part("c1#a", "c1", DAY, (), (Condition(way, ""),), (SetCell("done", (A,), TRUE),))
    does, reads = (replace(p, section="s") for p in (does, reads))
    book = small_book((does, reads))
    at_war = every((X, Y), negate(Read("war", (X, Y), BOOL)))
    context = Context(book)
    assert not isinstance(context.ask(conj([turn(book, reads), at_war])), Proved)
    both = conj([turn(book, reads), turn(book, reads, negate(way))])
    assert isinstance(context.ask(both), Proved)


@pytest.mark.usefixtures("long")
def test_what_a_quantifier_goes_through_is_not_who_the_act_is_done_with() -> None:
    """That the visitor is done was once taken for all being done, where all were called as the visitor is."""
    upon = Anchor(AnchorKind.ACT, act="visits", args=(X, Y))
    does = Part("c0#a", "c0", upon, (X, Y), (), (SetCell("done", (X,), TRUE),), section="s")
    some_left = negate(every((X,), Read("done", (X,), BOOL)))
    reads = Part("c1#a", "c1", upon, (X, Y), (Condition(some_left, ""),), (SetCell("rank", (X,), number(1)),))
    book = small_book((does, replace(reads, section="s")), acts={"visits": Act("visits", (X, Y))})
    question = turn(book, book.clauses["c1"].parts[0])
    assert QUIET in free_variables(question)
    told = in_full(book, question)
    assert told is not None
    assert isinstance(Context(book).ask(told), Refuted)
