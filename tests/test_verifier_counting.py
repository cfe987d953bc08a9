"""Variables and cells that conditions equate are told by one name, where something is counted for them."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    Was,
    conj,
    equal,
)
from rulewright.language.types import BOOL, IntType, Value
from rulewright.solver.counting import cases, unified, with_name
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.index import index_of
from strategies import LAND, PATRON, Maker, random_state, read, seeds, small_book

BOOK = small_book()
INDEX = index_of(BOOK)
X, Y, Z = (Variable(n, LAND) for n in "xyz")
PATRON_OF_X = Read("patron", (X,), PATRON)


def foes(of: Expr) -> Expr:
    """That a land has at least two foes."""
    foe = Variable("foe", LAND)
    count = Quantify(Quantifier.COUNT, foe, TRUE, Read("war", (of, foe), BOOL), IntType(0, 4))
    return Apply(Operator.LE, (Literal(2, IntType(2, 2)), count), BOOL)


@settings(max_examples=300, deadline=None)
@given(seeds)
def test_conditions_hold_together_as_before(seed: int) -> None:
    """Over random conditions of which some say what a cell or another variable is, in random states."""
    draw = Random(seed)
    maker = Maker(BOOK, draw, readable=("colour", "rank", "patron", "war", "road", "turn", "done"))
    scope = (X, Y, Z)
    said = [equal(PATRON_OF_X, draw.choice(scope)), equal(X, Y), equal(Read("patron", (Y,), PATRON), Z)]
    others = [foes(PATRON_OF_X), *(maker.make(BOOL, 3, scope) for _ in range(3))]
    conditions = (*draw.sample(said, 2), *others)
    told = unified(conditions, INDEX)
    for _ in range(10):
        scene = Scene(BOOK, random_state(BOOK, draw), random_state(BOOK, draw))
        binding: dict[str, Value] = {v.name: draw.choice("ABC") for v in scope}
        assert evaluate(conj(told), scene, binding) == evaluate(conj(conditions), scene, binding)


def test_a_cell_is_told_by_its_name_where_that_makes_fewer_cases() -> None:
    conditions = (equal(PATRON_OF_X, Y), foes(PATRON_OF_X), foes(Y))
    assert unified(conditions, INDEX) == [equal(PATRON_OF_X, Y), foes(Y), foes(Y)]
    assert (cases([*conditions], INDEX), cases([foes(Y), foes(Y)], INDEX)) == (6, 3)


def test_a_cell_keeps_its_place_where_its_name_would_make_more_cases() -> None:
    """What is counted for a land that is known is no case at all."""
    patron_of_a = read(BOOK, "patron", "A")
    conditions = (equal(patron_of_a, Y), foes(patron_of_a))
    assert unified(conditions, INDEX) == [*conditions]


def test_what_was_before_the_moment_is_no_name_for_what_is_now() -> None:
    before = Was(PATRON_OF_X, PATRON)
    assert with_name(equal(before, PATRON_OF_X), PATRON_OF_X, Y) == equal(before, Y)


def test_a_variable_of_the_same_name_inside_is_another() -> None:
    hidden = Quantify(Quantifier.ANY, X, TRUE, equal(PATRON_OF_X, Z), BOOL)
    captured = Quantify(Quantifier.ANY, Y, TRUE, equal(PATRON_OF_X, Z), BOOL)
    assert [with_name(e, PATRON_OF_X, Y) for e in (hidden, captured)] == [hidden, captured]
