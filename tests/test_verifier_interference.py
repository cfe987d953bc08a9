"""Leaving out what cannot interfere changes nothing that is told."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from rulewright.book.model import Act, Anchor, AnchorKind, Book, Condition, Edge, Norm, NormKind, Part, Perform, SetCell
from rulewright.language.expr import TRUE, Expr, Literal, Read, Variable, free_variables
from rulewright.language.types import BOOL, MemberType
from rulewright.play.play import play_step
from rulewright.story.interference import meet, reads, writes
from rulewright.story.laws import stored_only
from rulewright.story.moments import QUIET, past
from rulewright.story.regression import after, doing, step_blocks
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge
from rulewright.table.evaluate import Contested, Scene, evaluate
from rulewright.table.state import State
from strategies import LAND, PATRON, RANK, Maker, random_state, seeds, small_book
from test_verifier_after import DAY, READABLE, P, Q, random_book


def random_question(book: Book, draw: Random) -> Expr:
    """A revealed expression over the fields that the parts of the book write."""
    maker = Maker(book, draw, readable=READABLE)
    return reveal(maker.make(draw.choice((BOOL, RANK, PATRON)), draw.randint(0, 2)), book)


def told_twice(book: Book, expr: Expr) -> tuple[Expr, Expr] | None:
    """What a day comes to, with all of its effects and with those that matter; nothing if that is too much."""
    blocks = step_blocks(book, "day", Edge.DURING)
    try:
        whole = after(book, blocks, expr)
    except TooLarge:
        return None
    part = past(book, blocks, expr)
    return None if QUIET in free_variables(part) else (whole, part)


@settings(max_examples=200, deadline=None)
@given(seeds)
def test_the_relevant_effects_tell_what_all_of_them_tell(seed: int) -> None:
    """Over random books, questions and states."""
    draw = Random(seed)
    book = random_book(draw)
    for _ in range(3):
        expr = random_question(book, draw)
        told = told_twice(book, expr)
        for _ in range(3 if told is not None else 0):
            scene = Scene(stored_only(book), random_state(book, draw))
            whole, part = (evaluate(e, scene) for e in told or ())
            assert whole == part, f"{expr}"


@settings(max_examples=200, deadline=None)
@given(seeds)
def test_an_effect_that_is_left_out_does_not_matter(seed: int) -> None:
    """A part that writes nothing that is read leaves the value as it was, when told and when played."""
    draw = Random(seed)
    book = random_book(draw)
    expr = random_question(book, draw)
    wanted = reads(expr, book)
    parts = [p for p in book.parts() if p.anchor.kind is AnchorKind.STEP]
    if any(meet(writes(book, p), wanted) for p in parts):
        return
    state = random_state(book, draw)
    stored = stored_only(book)
    trace = play_step(book, state, "day")
    try:
        assert evaluate(expr, Scene(stored, trace.after, state)) == evaluate(expr, Scene(stored, state, state))
        told = after(book, [(doing(p),) for p in parts], expr)
    except (Contested, TooLarge):
        return
    assert evaluate(told, Scene(stored, state)) == evaluate(expr, Scene(stored, state, state))


def test_effects_are_left_out_often_enough() -> None:
    """The comparisons above are made often, and relevance makes a difference."""
    found = []
    for seed in range(150):
        draw = Random(seed)
        book = random_book(draw)
        found += [told_twice(book, random_question(book, draw)) for _ in range(20)]
    assert sum(told is not None for told in found) > 1500
    assert sum(told is not None and told[0] != told[1] for told in found) > 5


A, B = Literal("A", LAND), Literal("B", LAND)
BLUE = Literal("blue", MemberType("Colour"))


@pytest.mark.parametrize("banned", [False, True])
def test_what_lets_an_act_be_done_is_told_from_what_comes_before(banned: bool) -> None:
    """A clause makes an act possible, or forbidden, that the next one does; what the act needs was once left out."""
    done = Read("done", (A,), BOOL)
    makes = Part("c0#a", "c0", DAY, outcomes=(SetCell("done", (A,), TRUE),), section="s")
    does = Part("c1#a", "c1", DAY, outcomes=(Perform("visits", (A, B)),), section="s")
    norm, standing = Norm(NormKind.FORBID, "visits", (A, B)), Anchor(AnchorKind.STANDING)
    ban = Part("b#a", "b", standing, (), (Condition(done, ""),), (norm,), section="s", overrides=("c1",))
    act = Act("visits", (P, Q), () if banned else (Condition(done, ""),), (SetCell("colour", (P,), BLUE),))
    book = small_book((makes, does, ban) if banned else (makes, does), acts={"visits": act})
    state, colour = State.start(book), Read("colour", (A,), MemberType("Colour"))
    found = play_step(book, state, "day")
    assert not found.disputed and (found.after.get("colour", ("A",)) == "blue") is not banned
    told = past(book, step_blocks(book, "day", Edge.DURING), colour)
    assert evaluate(told, Scene(stored_only(book), state)) == found.after.get("colour", ("A",))


@pytest.mark.parametrize("over", ["ban", "nothing", "doer", "leave"])
def test_an_act_is_told_as_done_only_where_no_ban_stands(over: str) -> None:
    """An act over which rules disagree was once told as done, though the table does not do it."""
    act = Act("visits", (P, Q), (), (SetCell("colour", (P,), BLUE),))
    standing = Anchor(AnchorKind.STANDING)
    does = Part(
        "c#a", "c", DAY, outcomes=(Perform("visits", (A, B)),), section="s", overrides=("b",) if over == "doer" else ()
    )
    norms = [Norm(kind, "visits", (A, B)) for kind in (NormKind.FORBID, NormKind.PERMIT)]
    ban = Part("b#a", "b", standing, (), (), (norms[0],), section="s", overrides=("c",) if over == "ban" else ())
    leave = Part("l#a", "l", standing, (), (), (norms[1],), section="s", overrides=("b",) if over == "leave" else ())
    book = small_book((does, ban, leave), acts={"visits": act})
    state = State.start(book)
    found = play_step(book, state, "day")
    done = found.after.get("colour", ("A",)) == "blue"
    assert done is (over in ("doer", "leave")) and bool(found.disputed) is (over == "nothing")
    told = past(book, step_blocks(book, "day", Edge.DURING), Read("colour", (A,), MemberType("Colour")))
    assert evaluate(told, Scene(stored_only(book), state)) == found.after.get("colour", ("A",))


def test_what_waits_for_an_act_with_a_number_is_not_left_out() -> None:
    """The number of an act was once compared with its digits, so that nothing seemed to wait for it."""
    act = Act("pays", (Variable("n", RANK),), (), ())
    two = Literal(2, RANK)
    upon = Anchor(AnchorKind.ACT, act="pays", args=(two,))
    does = Part("c#a", "c", DAY, outcomes=(Perform("pays", (two,)),), section="s")
    then = Part("d#a", "d", upon, outcomes=(SetCell("colour", (A,), BLUE),), section="s")
    book = small_book((does, then), acts={"pays": act})
    state = State.start(book)
    found = play_step(book, state, "day").after.get("colour", ("A",))
    told = past(book, step_blocks(book, "day", Edge.DURING), Read("colour", (A,), MemberType("Colour")))
    assert found == "blue" == evaluate(told, Scene(stored_only(book), state))
