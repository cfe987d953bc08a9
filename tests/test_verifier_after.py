"""What is told of the state before a moment is what play finds after it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from rulewright.book.model import (
    Act,
    Anchor,
    AnchorKind,
    AxisValue,
    Block,
    Book,
    ChangeCell,
    Claim,
    Condition,
    Edge,
    EventProtocol,
    Field,
    FieldKind,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    Section,
    SetCell,
)
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    number,
)
from rulewright.language.types import BOOL, MemberType
from rulewright.play.play import play_act, play_step
from rulewright.story.laws import stored_only
from rulewright.story.regression import Doing, act_block, after, step_blocks
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge
from rulewright.table.evaluate import Contested, Scene, evaluate
from rulewright.table.state import State
from strategies import LAND, PATRON, RANK, Maker, random_state, read, seeds, small_book

X, Y, P, Q = (Variable(n, LAND) for n in "xypq")
DAY = Anchor(AnchorKind.STEP, step="day")
WRITABLE = ("colour", "rank", "patron", "war", "done", "turn")
READABLE = ("colour", "rank", "patron", "war", "done", "road")


def random_outcome(maker: Maker, scope: tuple[Variable, ...], acts: bool) -> Outcome:
    """A write of any field, or an act."""
    draw, book = maker.draw, maker.book
    if acts and draw.random() < 0.3:
        return Perform("visits", (maker.make(LAND, 1, scope), maker.make(LAND, 0, scope)))
    field = book.fields[draw.choice(WRITABLE)]
    args = tuple(maker.make(PATRON if draw.random() < 0.2 else MemberType(s), 1, scope) for s in field.parameters)
    if field.name in ("rank", "turn"):
        return ChangeCell(field.name, args, maker.make(RANK, draw.randint(0, 1), scope))
    return SetCell(field.name, args, maker.make(field.type, draw.randint(0, 1), scope))


def random_part(maker: Maker, name: str, anchor: Anchor, acts: bool) -> Part:
    """A part for some lands, or one that may do acts, with a guard and an outcome or two."""
    draw = maker.draw
    acts = acts and draw.random() < 0.5
    scope = () if acts else (X, Y)[: draw.randint(1 if anchor.kind is AnchorKind.ACT else 0, 2)]
    guard = Condition(maker.make(BOOL, draw.randint(0, 2), scope), "")
    life = (Condition(maker.make(BOOL, 1, ()), ""),) if draw.random() < 0.3 else ()
    outcomes = tuple(random_outcome(maker, scope, acts) for _ in range(draw.randint(1, 2)))
    overrides = ("c0",) if name != "c0#a" and draw.random() < 0.3 else ()
    return Part(
        name,
        name.split("#")[0],
        anchor,
        scope,
        (guard,),
        outcomes,
        life,
        section="s",
        overrides=overrides,
        level=int(draw.random() < 0.2),
        remember=draw.random() < 0.1,
    )


def random_book(draw: Random) -> Book:
    """A book whose day has a few parts, with an act that they do, a reaction to it and perhaps a ban on it."""
    maker = Maker(small_book(), draw, readable=READABLE)
    parts = [random_part(maker, f"c{n}#a", DAY, True) for n in range(draw.randint(1, 3))]
    pattern = draw.choice(((X, Literal("A", LAND)), (X, X), (X, maker.make(LAND, 0, ()))))
    parts.append(random_part(maker, "r#a", Anchor(AnchorKind.ACT, act="visits", args=pattern), False))
    if draw.random() < 0.5:
        claim = Claim("colour", (X,), maker.make(MemberType("Colour"), 0))
        guard = Condition(
            Maker(small_book(), draw, past=False, readable=("war", "rank", "patron")).make(BOOL, 1, (X,)), ""
        )
        parts.append(Part("k#a", "k", Anchor(AnchorKind.STANDING), (X,), (guard,), (claim,), section="s"))
    if draw.random() < 0.5:
        guard = Condition(maker.make(BOOL, 1, (X, Y)), "")
        ban, doers = Norm(NormKind.FORBID, "visits", (X, Y)), tuple(p.clause for p in parts if draw.random() < 0.9)
        parts.append(
            Part("b#a", "b", Anchor(AnchorKind.STANDING), (X, Y), (guard,), (ban,), section="s", overrides=doers)
        )
    needs = Condition(maker.make(BOOL, 1, (P, Q)), "")
    act = Act("visits", (P, Q), (needs,), (random_outcome(maker, (P, Q), False),))
    block = draw.choice((Block.STEPS, Block.TOGETHER))
    return small_book(tuple(parts), acts={"visits": act}, sections={"s": Section("s", "", "", block)})


def check_against_play(
    book: Book, state: State, blocks: tuple[tuple[Doing, ...], ...], by_act: bool, expr: Expr
) -> bool:
    """Whether play went through undisputed; then the two values agree."""
    trace = play_act(book, state, "visits", ("A", "B")) if by_act else play_step(book, state, "day")
    if trace.stopped or trace.contested or trace.disputed or (trace.refused and trace.refused.clauses):
        return False
    try:
        expected = evaluate(expr, Scene(book, trace.after, state))
    except Contested:
        return False
    try:
        told = after(book, blocks, reveal(expr, book))
    except TooLarge:
        return False
    assert evaluate(told, Scene(stored_only(book), state)) == expected, f"{expr}"
    return True


@settings(max_examples=400, deadline=None)
@given(seeds)
def test_what_is_told_before_is_found_after(seed: int) -> None:
    """Over random books, states and expressions, for a step and for an act."""
    draw = Random(seed)
    book = random_book(draw)
    blocks = step_blocks(book, "day", Edge.DURING)
    acts = (act_block("visits", (Literal("A", LAND), Literal("B", LAND))),)
    for _ in range(3):
        state = random_state(book, draw)
        expr = Maker(book, draw, readable=READABLE).make(draw.choice((BOOL, RANK, PATRON)), 2)
        check_against_play(book, state, blocks, False, expr)
        check_against_play(book, state, acts, True, expr)


def test_random_books_mostly_play_through() -> None:
    """The comparison above is made often enough to mean something."""
    made = 0
    for seed in range(200):
        draw = Random(seed)
        book = random_book(draw)
        expr = Maker(book, draw, readable=READABLE).make(BOOL, 2)
        made += check_against_play(book, random_state(book, draw), step_blocks(book, "day", Edge.DURING), False, expr)
    assert made > 80


def test_a_clause_for_each_is_matched_not_written_out() -> None:
    """Reading one cell after an effect on every cell asks for that cell's guard only."""
    book = small_book()
    each = (Doing((X,), read(book, "done", X), (SetCell("colour", (X,), Literal("blue", MemberType("Colour"))),)),)
    told = after(book, (each,), read(book, "colour", "A"))
    assert isinstance(told, Apply)
    assert told.operator is Operator.IF
    assert told.args[0] == read(book, "done", "A")


def test_changes_of_one_cell_add_up() -> None:
    """Each war of a land costs it one rank."""
    book = small_book()
    war = Doing((X, Y), read(book, "war", X, Y), (ChangeCell("rank", (X,), number(-1)),))
    state = State.start(book)
    state.set("war", ("A", "B"), True)
    state.set("war", ("A", "C"), True)
    told = after(book, ((war,),), read(book, "rank", "A"))
    assert evaluate(told, Scene(book, state)) == -2


def test_an_act_is_done_for_each_and_reacted_to() -> None:
    """Every land that is done visits A, and A takes a step up for each, and one more for B."""
    up, up_again = (ChangeCell("rank", (Q,), number(1)),), (ChangeCell("rank", (X,), number(1)),)
    reaction = Part(
        "r", "r", Anchor(AnchorKind.ACT, act="visits", args=(Literal("B", LAND), X)), (X,), outcomes=up_again
    )
    visit = Perform("visits", (X, Literal("A", LAND)))
    part = Part("p", "p", DAY, (X,), (Condition(read(small_book(), "done", X), ""),), (visit,))
    book = small_book((part, reaction), acts={"visits": Act("visits", (P, Q), (), up)})
    state = State.start(book)
    for land in ("B", "C"):
        state.set("done", (land,), True)
    told = after(book, step_blocks(book, "day", Edge.DURING), read(book, "rank", "A"))
    assert evaluate(told, Scene(book, state)) == play_step(book, state, "day").after.get("rank", ("A",)) == 3


def test_a_parameter_is_not_captured_by_a_quantifier_of_its_name() -> None:
    """An effect under a condition on x keeps its own x where the question has another."""
    book = small_book()
    mine = Doing((), read(book, "done", X), (SetCell("war", (Literal("A", LAND), Literal("B", LAND)), TRUE),))
    asked = Quantify(Quantifier.ANY, X, TRUE, read(book, "war", "A", X), BOOL)
    state = State.start(book)
    state.set("done", ("C",), True)
    told = after(book, ((mine,),), asked)
    assert evaluate(told, Scene(book, state), {"x": "C"}) is True
    assert evaluate(told, Scene(book, state), {"x": "B"}) is False


def test_a_derived_cell_shows_what_its_claims_say() -> None:
    """Where no claim applies a derived cell has its start value."""
    field = Field("strong", ("Land",), BOOL, False, kind=FieldKind.DERIVED)
    guard = Condition(Apply(Operator.LT, (number(0), Read("rank", (X,), RANK)), BOOL), "")
    part = Part("d", "d", Anchor(AnchorKind.STANDING), (X,), (guard,), (Claim("strong", (X,), TRUE),))
    book = small_book((part,), (field,))
    state = State.start(book)
    state.set("rank", ("A",), 2)
    shown = {m: evaluate(reveal(read(book, "strong", m), book), Scene(stored_only(book), state)) for m in ("A", "B")}
    assert shown == {"A": True, "B": False}
    assert all(evaluate(read(book, "strong", m), Scene(book, state)) == v for m, v in shown.items())


@pytest.mark.parametrize(("first", "expected"), [("strict", "red"), ("loose", "red")])
def test_a_yielding_claim_comes_last(first: str, expected: str) -> None:
    """Whatever stands first in the book."""
    blue, red = (Literal(c, MemberType("Colour")) for c in ("blue", "red"))
    standing = Anchor(AnchorKind.STANDING)
    strict = Part("strict", "strict", standing, (X,), (), (Claim("colour", (X,), red),))
    loose = Part("loose", "loose", standing, (X,), (), (Claim("colour", (X,), blue),), level=1)
    book = small_book((strict, loose) if first == "strict" else (loose, strict))
    assert evaluate(reveal(read(book, "colour", "B"), book), Scene(stored_only(book), State.start(book))) == expected


def test_nothing_happens_where_a_guard_is_false() -> None:
    """An effect whose guard is plainly false leaves the question as it was."""
    book = small_book()
    asked = read(book, "turn")
    assert after(book, ((Doing((), FALSE, (SetCell("turn", (), number(3)),)),),), asked) == asked


def test_a_rolled_event_starts_unless_a_precondition_fails() -> None:
    """The failing precondition marks the land; without one the event starts and its onset is done."""
    event = EventProtocol("Land", "rolled", "starts", "ends", {})
    upon = (Anchor(AnchorKind.ACT, act=a, args=(Literal("A", LAND),)) for a in ("rolled", "starts"))
    poor = Condition(Apply(Operator.LT, (Read("rank", (Literal("A", LAND),), RANK), number(0)), BOOL), "")
    blue = Literal("blue", MemberType("Colour"))
    hindrance = Part(
        "pre",
        "pre",
        next(upon),
        conditions=(poor,),
        outcomes=(SetCell("done", (Literal("A", LAND),), TRUE),),
        dispositions=(AxisValue("marked", True, "stated"),),
    )
    onset = Part("on", "on", next(upon), outcomes=(SetCell("colour", (Literal("A", LAND),), blue),))
    acts = {
        "rolled": Act("rolled", (P,), outcomes=(ChangeCell("turn", (), number(1)),)),
        "starts": Act("starts", (P,), outcomes=(SetCell("patron", (P,), Literal("B", PATRON)),)),
    }
    book = small_book((hindrance, onset), acts=acts, events=event)
    for rank, land in ((-1, "A"), (1, "A"), (1, "B")):
        state = State.start(book)
        state.set("rank", ("A",), rank)
        trace = play_act(book, state, "rolled", (land,))
        for name in ("done", "colour", "patron"):
            told = after(book, (act_block("rolled", (Literal(land, LAND),)),), read(book, name, land))
            assert evaluate(told, Scene(book, state)) == trace.after.get(name, (land,)), (rank, land, name)


def test_a_name_of_a_question_is_not_taken_for_one_of_a_clause() -> None:
    """A question that calls its own land as a side of a collision is called was once told of every land."""
    side, where = Variable("x~1", LAND), Variable("y~1", LAND)
    here = Apply(Operator.EQ, (X, side), BOOL)
    book = small_book()
    paints = Doing((X,), here, (SetCell("colour", (X,), Literal("red", MemberType("Colour"))),))
    told = after(book, ((paints,),), Read("colour", (where,), MemberType("Colour")))
    assert (
        evaluate(told, Scene(book, State.start(book)), {"x~1": "A", "y~1": "B"})
        == State.start(book).get("colour", ("B",))
        != "red"
    )
