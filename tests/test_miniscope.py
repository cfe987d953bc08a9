"""A condition with its quantifiers pushed inwards keeps its value, and an equation leaves nothing to go through."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Variable,
    Was,
    choose,
    conj,
    disj,
    equal,
    every,
    exists,
    negate,
    number,
    parts_of,
)
from rulewright.language.types import BOOL, IntType
from rulewright.solver.miniscope import miniscoped
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.index import index_of
from strategies import LAND, PATRON, RANK, SORTS, Maker, random_state, read, seeds, small_book

BOOK = small_book()
X, Y = Variable("x", LAND), Variable("y", LAND)
A, B, C = (Literal(n, LAND) for n in "ABC")


def quantifiers(expr: Expr) -> list[Quantify]:
    """What an expression goes through member by member."""
    return [e for e in parts_of(expr) if isinstance(e, Quantify)]


def pinned(maker: Maker, draw: Random, depth: int, scope: tuple[Variable, ...]) -> Expr:
    """A random condition in which equations often say who a variable is."""
    if depth == 0 or draw.random() < 0.2:
        return maker.make(BOOL, 1, scope)
    match draw.randrange(5):
        case 0:
            return conj([pinned(maker, draw, depth - 1, scope) for _ in range(3)])
        case 1:
            return disj([pinned(maker, draw, depth - 1, scope) for _ in range(2)])
        case 2:
            return negate(pinned(maker, draw, depth - 1, scope))
        case 3:
            new = Variable(draw.choice(("v", "w", f"v{depth}")), LAND)
            inner = (*(v for v in scope if v.name != new.name), new)
            kind = draw.choice((Quantifier.ANY, Quantifier.ALL))
            where = pinned(maker, draw, depth - 1, inner)
            return Quantify(kind, new, where, pinned(maker, draw, depth - 1, inner), BOOL)
        case _:
            sides = [maker.make(PATRON, 2, scope), draw.choice(scope) if scope else A]
            told = choose(maker.make(BOOL, 1, scope), sides[0], sides[1])
            return equal(draw.choice((told, sides[0])), sides[1])


@settings(max_examples=300, deadline=None)
@given(seeds)
def test_a_condition_keeps_its_value(seed: int) -> None:
    """Over random conditions with equations, and numbers gathered where one holds, in random states."""
    draw = Random(seed)
    maker = Maker(BOOK, draw, readable=("colour", "rank", "patron", "war", "done"))
    expr = pinned(maker, draw, 5, ())
    where = conj([equal(X, maker.make(PATRON, 2)), pinned(maker, draw, 2, (X,))])
    kind = draw.choice([q for q in Quantifier if q not in (Quantifier.ANY, Quantifier.ALL)])
    counted = kind in (Quantifier.COUNT, Quantifier.THE)
    body = pinned(maker, draw, 2, (X,)) if counted else maker.make(RANK, 2, (X,))
    gathered = Quantify(kind, X, where, body, PATRON if kind is Quantifier.THE else RANK, default=-1)
    told_apart = choose(where, maker.make(RANK, 2, (X,)), number(0))
    summed = Quantify(Quantifier.SUM, X, pinned(maker, draw, 2, (X,)), told_apart, RANK)
    for one in (expr, gathered, summed):
        told = miniscoped(one, index_of(BOOK))
        for _ in range(5):
            scene = Scene(BOOK, random_state(BOOK, draw), random_state(BOOK, draw))
            assert evaluate(told, scene) == evaluate(one, scene)


@pytest.mark.parametrize("free", [True, False])
def test_somebody_who_is_looked_for_is_nobody_else(free: bool) -> None:
    """That X, who stands outside, is done was once asked of the X by whom it is said who is meant, too."""
    strong = {m: Apply(Operator.LT, (number(0), read(BOOK, "rank", m)), BOOL) for m in (A, X)}
    said = conj([exists((X,), conj([equal(Y, read(BOOK, "patron", X)), strong[X]])), read(BOOK, "war", X, A)])
    either = disj([said, conj([equal(Y, A), strong[A]])])
    expr = exists((Y,), conj([either, negate(read(BOOK, "war", Y, Y))]))
    if not free:
        expr = exists((X,), conj([expr, equal(read(BOOK, "patron", X), C)]))
    told = miniscoped(expr, index_of(BOOK))
    draw = Random(1)
    values = set()
    for _ in range(300):
        scene = Scene(BOOK, random_state(BOOK, draw))
        for member in ("A", "B", "C"):
            values.add(evaluate(expr, scene, {"x": member}))
            assert evaluate(told, scene, {"x": member}) == evaluate(expr, scene, {"x": member})
    assert values == {True, False}


def test_who_is_named_is_not_looked_for() -> None:
    """Somebody who is the patron of A, or either of two, or no other than B, is that one."""
    patron = equal(X, read(BOOK, "patron", A))
    either = disj([conj([equal(X, A), equal(Y, B)]), conj([equal(X, B), equal(Y, A)])])
    at_war = read(BOOK, "war", X, Y)
    for expr in (
        exists((X,), conj([patron, read(BOOK, "done", X)])),
        exists((X, Y), conj([at_war, either])),
        every((X,), disj([negate(equal(X, B)), read(BOOK, "done", X)])),
        exists((X, Y), conj([equal(Y, A), equal(X, read(BOOK, "patron", Y))])),
    ):
        assert quantifiers(miniscoped(expr, index_of(BOOK))) == []


def test_a_sum_over_who_is_named_has_one_term() -> None:
    """Whether the names stand in its condition or in what is added for each; nothing is the sum of nothing."""
    one = choose(conj([equal(X, A), equal(Y, B), read(BOOK, "war", X, Y)]), number(1), number(0))
    both = Quantify(Quantifier.SUM, X, TRUE, Quantify(Quantifier.SUM, Y, TRUE, one, RANK), RANK)
    none = Quantify(Quantifier.SUM, X, read(BOOK, "done", X), number(0), RANK)
    assert miniscoped(both, index_of(BOOK)) == choose(read(BOOK, "war", A, B), number(1), number(0))
    assert miniscoped(none, index_of(BOOK)) == number(0)


def test_a_condition_on_others_is_told_outside() -> None:
    """What does not speak of a member is not told of each."""
    done = read(BOOK, "done", A)
    expr = exists((X,), conj([done, read(BOOK, "war", X, A)]))
    assert miniscoped(expr, index_of(BOOK)) == conj([done, exists((X,), read(BOOK, "war", X, A))])


def test_nobody_is_not_somebody() -> None:
    """That somebody is the patron of A is not so where A has none."""
    expr = exists((X,), equal(X, read(BOOK, "patron", A)))
    told = miniscoped(expr, index_of(BOOK))
    assert told == negate(equal(read(BOOK, "patron", A), Literal(None, PATRON)))


def test_a_number_out_of_reach_is_no_value_of_a_variable() -> None:
    """A turn which is at most 3 is not any turn."""
    early = Variable("n", IntType(1, 3))
    turn = read(BOOK, "turn")
    told = miniscoped(exists((early,), equal(early, turn)), index_of(BOOK))
    assert told == Apply(Operator.LE, (turn, number(3)), BOOL)


def test_who_is_meant_now_is_not_read_of_the_state_before() -> None:
    """The patron of A, of whom something was so, is the patron that A has now."""
    before = Was(read(BOOK, "done", X), BOOL)
    expr = exists((X,), conj([equal(X, read(BOOK, "patron", A)), before]))
    assert len(quantifiers(miniscoped(expr, index_of(BOOK)))) == 1


def test_nothing_is_found_among_nobody() -> None:
    """A quantifier over a sort without members has its value at once."""
    void = Variable("z", type(LAND)(SORTS[2].name))
    done = read(BOOK, "done", A)
    assert miniscoped(exists((void,), done), index_of(BOOK)) == Literal(False, BOOL)
