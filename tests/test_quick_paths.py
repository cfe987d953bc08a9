"""What answers a question without the solver, or makes a shorter one of it, answers as going through all states does.

The questions are random, and among their parts are conditions that are decided by their form but are not yet folded,
such as 'not True'.
"""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import example, given, settings

from rulewright.book.model import Book, FieldKind
from rulewright.evidence.context import Context
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Variable,
    conj,
    exists,
    negate,
    number,
    rebuild,
)
from rulewright.language.types import BOOL
from rulewright.solver.abstraction import coarsened
from rulewright.solver.counting import unified
from rulewright.solver.miniscope import miniscoped
from rulewright.solver.obligations import Obligation
from rulewright.solver.skolem import skolemised
from rulewright.solver.solve import Proved, Prover, Refuted
from rulewright.story.boxes import quick
from rulewright.story.facts import domain
from rulewright.story.restriction import given as left_given
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.index import index_of, range_of
from rulewright.table.state import State
from strategies import LAND, RANK, Maker, cells_of, seeds
from test_verifier_solve import READABLE, P, Q, brute, random_atom, random_question, tiny_book

TRIES = settings(max_examples=int(os.environ.get("RULEWRIGHT_LONG") or 120), deadline=None)
CONSTANT = (TRUE, FALSE, Apply(Operator.NOT, (TRUE,), BOOL), Apply(Operator.NOT, (FALSE,), BOOL))


def unfolded(expr: Expr, draw: Random, often: float) -> Expr:
    """The expression with some of its conditions decided by their form."""
    if expr.type == BOOL and draw.random() < often:
        return draw.choice(CONSTANT)
    return rebuild(expr, lambda e: unfolded(e, draw, often))


def question_of(seed: int) -> Expr:
    """A question, now and then of atoms alone."""
    draw = Random(seed)
    atoms = [random_atom(draw) for _ in range(draw.randint(1, 3))]
    whole = Apply(Operator.AND, tuple(atoms), BOOL) if draw.random() < 0.5 else random_question(seed)
    return unfolded(whole, draw, draw.choice((0.0, 0.1, 0.3)))


@cache
def lawless() -> Book:
    return replace(tiny_book(), laws=())


@cache
def all_states() -> tuple[State, ...]:
    """Every state of the book without laws."""
    book = lawless()
    cells = [c for c in cells_of(book, FieldKind.STATE) if c != ("war", ("B", "A"))]
    found = []
    for values in product(*(domain(book, book.fields[name], args) for name, args in cells)):
        state = State.start(book)
        for (name, args), value in zip(cells, values, strict=True):
            state.set(name, args, value)
        found.append(state)
    return tuple(found)


def bindings() -> list[dict[str, str | None]]:
    return [{"p": p, "q": q} for p, q in product(("A", "B"), ("A", "B", None))]


def some_scenes(draw: Random, most: int = 60) -> list[tuple[Scene, dict[str, str | None]]]:
    """Some states with some parameters."""
    states = draw.sample(all_states(), most)
    return [(Scene(lawless(), s, draw.choice(states)), draw.choice(bindings())) for s in states]


def met_somewhere(question: Expr) -> bool:
    """Whether some state, laws aside, and some parameters meet a question."""
    scenes = (Scene(lawless(), state) for state in all_states())
    return any(evaluate(question, scene, b) for scene in scenes for b in bindings())


@TRIES
@given(seeds)
def test_what_is_decided_by_its_form_is_so(seed: int) -> None:
    """Boxes: both answers, laws aside."""
    question = question_of(seed)
    answer = quick(question, lawless())
    assert answer is None or answer is met_somewhere(question)


@pytest.mark.parametrize("constant", CONSTANT, ids=("true", "false", "not true", "not false"))
def test_a_constant_is_decided_by_its_form(constant: Expr) -> None:
    """'Not True' was once taken for something that can hold."""
    answer = constant in (TRUE, CONSTANT[3])
    assert quick(constant, lawless()) is answer
    assert quick(Apply(Operator.NOT, (constant,), BOOL), lawless()) is not answer


@TRIES
@given(seeds)
def test_what_is_plainly_possible_is_possible(seed: int) -> None:
    """With the laws; a question that reads what laws read is never plain."""
    question = question_of(seed)
    for book in (tiny_book(), lawless()):
        if Context(book).plainly(question):
            assert brute(question) if book.laws else met_somewhere(question)


@TRIES
@given(seeds)
def test_the_solver_folds_no_answer_away(seed: int) -> None:
    """Terms that are folded while they are built, both answers, with the quick paths and without."""
    question = question_of(seed)
    answer = brute(question)
    for asked in (question, Apply(Operator.OR, (question, question), BOOL)):
        assert isinstance(Prover(tiny_book()).ask(Obligation("", asked)), Refuted) is answer
        assert isinstance(Context(tiny_book()).ask(asked), Refuted) is answer


@TRIES
@given(seeds)
def test_what_is_left_of_a_condition_is_the_same_where_others_hold(seed: int) -> None:
    draw = Random(seed)
    known, expr = question_of(seed), question_of(seed + 1)
    if draw.random() < 0.5:
        expr = Apply(draw.choice((Operator.AND, Operator.OR)), (expr, known), BOOL)
    told = left_given(expr, known)
    for scene, binding in some_scenes(draw):
        if evaluate(known, scene, binding):
            assert evaluate(told, scene, binding) == evaluate(expr, scene, binding)


@TRIES
@given(seeds)
def test_quantifiers_that_are_pushed_inwards_say_the_same(seed: int) -> None:
    draw = Random(seed)
    expr = question_of(seed)
    told = miniscoped(expr, index_of(lawless()))
    for scene, binding in some_scenes(draw):
        assert evaluate(told, scene, binding) == evaluate(expr, scene, binding)


@TRIES
@given(seeds)
def test_conditions_with_variables_told_as_one_say_the_same(seed: int) -> None:
    """As counts are put: an equation makes one of two names."""
    draw = Random(seed)
    same = Apply(Operator.EQ, draw.choice(((P, Literal("B", LAND)), (Q, P), (P, Q))), BOOL)
    conditions = (question_of(seed), same, question_of(seed + 1), number_of(draw))
    told = conj(unified(conditions, index_of(lawless())))
    for scene, binding in some_scenes(draw):
        assert evaluate(told, scene, binding) == evaluate(conj(conditions), scene, binding)


@TRIES
@given(seeds)
def test_parameters_for_what_there_is_are_there_just_where_it_is(seed: int) -> None:
    draw = Random(seed)
    expr = question_of(seed)
    told, made = skolemised(expr, index_of(lawless()))
    choices = list(product(*(range_of(v, index_of(lawless())) for v in made)))[:64]
    names = [v.name for v in made]
    for scene, binding in some_scenes(draw, 25):
        found = any(evaluate(told, scene, {**binding, **dict(zip(names, c, strict=True))}) for c in choices)
        assert found == evaluate(expr, scene, binding)


def number_of(draw: Random) -> Expr:
    """A condition on a count or a sum, which stands in it twice."""
    maker = Maker(tiny_book(), draw, past=False, readable=READABLE)
    maker.roads = ("war",)
    x = Variable("x", LAND)
    counted = Quantify(Quantifier.COUNT, x, TRUE, maker.make(BOOL, 2, (P, x)), RANK)
    added = Quantify(Quantifier.SUM, x, maker.make(BOOL, 1, (P, x)), maker.make(RANK, 1, (P, x)), RANK)
    one = draw.choice((counted, added))
    low, high = number(draw.randint(-1, 2)), number(draw.randint(-1, 2))
    return conj([Apply(Operator.LT, (low, one), BOOL), Apply(Operator.LE, (one, high), BOOL)])


@TRIES
@given(seeds)
@example(0)
def test_what_no_count_meets_the_counts_do_not_meet(seed: int) -> None:
    """A coarse question is only ever proved where the fine one is."""
    question = conj([number_of(Random(seed)), unfolded(random_question(seed), Random(seed), 0.2)])
    coarse = coarsened(question, tiny_book())
    if coarse is not None and isinstance(Prover(coarse[1]).ask(Obligation("", coarse[0])), Proved):
        assert not brute(question)
    if Context(tiny_book()).coarse(question) is not None:
        assert not brute(question)


def test_a_coarse_question_is_sometimes_proved() -> None:
    """The comparison above is made."""
    made = [coarsened(number_of(Random(seed)), tiny_book()) for seed in range(60)]
    proved = [c for c in made if c is not None and isinstance(Prover(c[1]).ask(Obligation("", c[0])), Proved)]
    assert 5 < len(proved) < len([c for c in made if c is not None])


def test_nothing_is_left_out_of_what_exists() -> None:
    """There is some town, and none of nobody's."""
    x = Variable("x", LAND)
    assert met_somewhere(exists((x,), TRUE))
    assert not met_somewhere(exists((x,), negate(TRUE)))
