"""What is known shortens a condition without changing it, and a story in which acts use up what they need."""

from __future__ import annotations

from random import Random

from hypothesis import given as examples
from hypothesis import settings

from rulewright.book.model import Act, Anchor, AnchorKind, Book, Condition, Edge, Part, Perform, SetCell, Sort
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
    choose,
    conj,
    equal,
    every,
    negate,
    size,
)
from rulewright.language.types import BOOL, IntType
from rulewright.play.play import play_step
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import Proved, ask
from rulewright.story.regression import after, step_blocks
from rulewright.story.restriction import given
from rulewright.table.evaluate import Scene, evaluate
from strategies import LAND, SORTS, Maker, random_state, read, seeds, small_book

X, P, Q = (Variable(n, LAND) for n in "xpq")
A, B, C = (Literal(n, LAND) for n in "ABC")


@settings(max_examples=300, deadline=None)
@examples(seeds)
def test_a_condition_keeps_its_value_where_the_known_holds(seed: int) -> None:
    """Over random conditions, of which parts are known, in random states."""
    draw = Random(seed)
    book = small_book()
    maker = Maker(book, draw, readable=("colour", "rank", "patron", "war", "done"))
    parts = [maker.make(BOOL, draw.randint(0, 2)) for _ in range(3)]
    known = conj([p if draw.random() < 0.5 else negate(p) for p in draw.sample(parts, 2)])
    expr = conj([choose(parts[0], parts[1], parts[2]), maker.make(BOOL, 1)])
    short = given(expr, known)
    for _ in range(10):
        scene = Scene(book, random_state(book, draw), random_state(book, draw))
        if evaluate(known, scene):
            assert evaluate(short, scene) == evaluate(expr, scene)


def test_what_is_known_is_left_out() -> None:
    """A choice whose condition is known is one of its sides; a cell known to have one value has no other."""
    book = small_book()
    war, done, patron = read(book, "war", "A", "B"), read(book, "done", "A"), read(book, "patron", "A")
    assert given(choose(conj([war, done]), FALSE, war), conj([done, war])) == FALSE
    assert given(equal(patron, B), equal(patron, C)) == FALSE
    assert given(disjunction(war, done), negate(war)) == done


def disjunction(*parts: Expr) -> Expr:
    """One of the parts holds."""
    return Apply(Operator.OR, parts, BOOL)


def truce_book() -> Book:
    """On a day all who fight A make peace with it, and A and B always make peace together."""
    shell = small_book()
    act = Act(
        "makes_peace",
        (P, Q),
        (Condition(read(shell, "war", P, Q), ""),),
        (SetCell("war", (P, Q), FALSE),),
    )
    fights = Condition(read(shell, "war", X, A), "")
    day = Part("d", "d", Anchor(AnchorKind.STEP, step="day"), (X,), (fights,), (Perform("makes_peace", (X, A)),))
    pairs = [((X, A), (X, B)), ((X, B), (X, A)), ((A, X), (B, X)), ((B, X), (A, X))]
    mirrors = [
        Part(
            f"m{n}",
            f"m{n}",
            Anchor(AnchorKind.ACT, act="makes_peace", args=done),
            (X,),
            (),
            (Perform("makes_peace", then),),
        )
        for n, (done, then) in enumerate(pairs)
    ]
    return small_book((day, *mirrors), acts={"makes_peace": act})


def test_acts_that_set_each_other_off_come_to_an_end() -> None:
    """Each peace uses up the war that it needs: the story is short, and it is the one that is played."""
    book = truce_book()
    draw = Random(0)
    told = {n: after(book, step_blocks(book, "day", Edge.DURING), read(book, "war", "C", n)) for n in "AB"}
    assert all(size(expr) < 2000 for expr in told.values())
    for _ in range(40):
        state = random_state(book, draw)
        trace = play_step(book, state, "day")
        if trace.stopped is None and not trace.contested:
            assert {n: evaluate(e, Scene(book, state)) for n, e in told.items()} == {
                n: trace.after.get("war", ("C", n)) for n in "AB"
            }


def test_two_cannot_each_have_the_most() -> None:
    """Of whom most is counted is seen at once, however many there are to count."""
    lands = Sort("Land", tuple("ABCDEFGHI"))
    book = small_book(sorts={s.name: s for s in (lands, *SORTS[1:])})
    verdict = ask(book, Obligation("", conj([leads(book, P), leads(book, Q), negate(equal(P, Q))])), 1_000_000)
    assert isinstance(verdict, Proved)


def leads(book: Book, land: Variable) -> Expr:
    """That more lands have this one for their patron than any other."""

    def followers(of: Expr) -> Expr:
        y = Variable("y", LAND)
        return Quantify(Quantifier.COUNT, y, TRUE, equal(read(book, "patron", y), of), IntType(0, 9))

    less = Apply(Operator.LT, (followers(X), followers(land)), BOOL)
    return every((X,), disjunction(equal(X, land), less))
