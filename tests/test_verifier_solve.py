"""The verdicts are those that looking at every state would give, and every witness is one of these."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, Field, FieldKind, Law, Part, SetCell, Sort
from rulewright.checks import ALL
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Query
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
    conj,
    disj,
    equal,
    every,
    exists,
    free_variables,
    negate,
    number,
)
from rulewright.language.types import BOOL, IntType, MemberType, Value
from rulewright.run.memory import Store
from rulewright.solver.obligations import Obligation
from rulewright.solver.relaxation import RelaxationProver, first_met
from rulewright.solver.solve import Proved, Prover, Refuted, Search, Undecided, ask
from rulewright.solver.witness import witness
from rulewright.story import effort
from rulewright.story.boxes import quick
from rulewright.story.facts import domain
from rulewright.story.unroll import values_of
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State
from strategies import LAND, PATRON, Maker, cells_of, read, seeds, small_book

X, Y, P, Q = Variable("x", LAND), Variable("y", LAND), Variable("p", LAND), Variable("q", PATRON)
RANK = IntType(-1, 1)
READABLE = ("rank", "patron", "war", "done")


@cache
def tiny_book() -> Book:
    """Two lands, few fields, three laws, one of them about a term that may be nobody."""
    fields = (
        Field("rank", ("Land",), RANK, 0),
        Field("patron", ("Land",), PATRON, None),
        Field("war", ("Land", "Land"), BOOL, False, symmetric=True),
        Field("done", ("Land",), BOOL, False, closed=True),
    )
    setter = Part(
        "s", "s", Anchor(AnchorKind.STEP, step="day"), (), (), (SetCell("done", (Literal("A", LAND),), TRUE),)
    )
    shell = small_book()
    laws = (
        Law("no war with oneself", every((X,), negate(Read("war", (X, X), BOOL)))),
        Law("only the weak fight", every((X, Y), disj([negate(Read("war", (X, Y), BOOL)), weak(X)]))),
        Law("no patron of oneself", every((X,), negate(Apply(Operator.EQ, (Read("patron", (X,), PATRON), X), BOOL)))),
    )
    sorts = {"Land": Sort("Land", ("A", "B")), "Colour": shell.sorts["Colour"], "Void": shell.sorts["Void"]}
    return replace(small_book((setter,), laws=laws), fields={f.name: f for f in fields}, sorts=sorts)


def weak(land: Expr) -> Expr:
    """That a land has no rank."""
    return Apply(Operator.LT, (Read("rank", (land,), RANK), number(1)), BOOL)


@cache
def lawful_states() -> tuple[State, ...]:
    """Every state of the tiny book that meets its laws and facts."""
    book = tiny_book()
    cells = [c for c in cells_of(book, FieldKind.STATE) if c != ("war", ("B", "A"))]
    found = []
    for values in product(*(domain(book, book.fields[name], args) for name, args in cells)):
        state = State.start(book)
        for (name, args), value in zip(cells, values, strict=True):
            state.set(name, args, value)
        if all(evaluate(law.condition, Scene(book, state)) for law in book.laws):
            found.append(state)
    return tuple(found)


def brute(question: Expr) -> bool:
    """Whether some lawful state and parameters meet the question."""
    choices: list[tuple[Value, Value]] = list(product(("A", "B"), ("A", "B", None)))
    scenes = (Scene(tiny_book(), state) for state in lawful_states())
    return any(evaluate(question, scene, {"p": p, "q": q}) for scene in scenes for p, q in choices)


def random_question(seed: int, scope: tuple[Variable, ...] = (P, Q)) -> Expr:
    """A condition that tends to be hard to meet."""
    draw = Random(seed)
    maker = Maker(tiny_book(), draw, past=False, readable=READABLE)
    maker.roads = ("war",)
    return conj([maker.make(BOOL, draw.randint(1, 3), scope) for _ in range(draw.randint(1, 4))])


def random_names(seed: int) -> Expr:
    """A condition on names that each question gives a type of its own."""
    draw = Random(seed)
    low = draw.randint(-1, 1)
    n = Variable("n", IntType(low, draw.randint(low, 1)))
    question = random_question(seed, (Variable("p", draw.choice((LAND, PATRON))), Q))
    return conj([question, equal(n, number(draw.randint(-1, 1))), equal(read(tiny_book(), "rank", "A"), n)])


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_verdicts_are_those_of_brute_force(seed: int) -> None:
    """Over random questions about a book small enough to look at every state."""
    question = random_question(seed)
    verdict = ask(tiny_book(), Obligation("", question))
    assert not isinstance(verdict, Undecided)
    assert isinstance(verdict, Refuted) is brute(question)


@settings(max_examples=100, deadline=None)
@given(seeds)
@example(12502)  # in which it does not matter who is meant
def test_what_is_let_go_of_the_set_up_changes_no_answer(seed: int) -> None:
    """Cells stand at their start only as long as that decides nothing, and what is found is lawful and meets it all."""
    for question in (random_question(seed), random_names(seed)):
        verdict = RelaxationProver(tiny_book()).ask(Obligation("", question))
        assert isinstance(verdict, Refuted) is isinstance(ask(tiny_book(), Obligation("", question)), Refuted)
        if isinstance(verdict, Refuted):
            assert verdict.situation.states(tiny_book())[0] in lawful_states()
            idle = {v.name: values_of(v.type, tiny_book())[0] for v in free_variables(question)}
            binding = {**idle, **verdict.situation.binding}
            assert evaluate(question, verdict.situation.scene(tiny_book()), binding)


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_what_was_asked_before_changes_no_answer(seed: int) -> None:
    """Not even the state that the solver finds first; and a witness exists where a question was refuted."""
    prover = Prover(tiny_book())
    for n in range(4):
        obligation = Obligation("", random_names(seed + n))
        later, fresh = prover.ask(obligation), ask(tiny_book(), obligation)
        assert later == fresh
        found = witness(tiny_book(), obligation)
        assert (found is not None) is isinstance(fresh, Refuted)
        if found is not None:
            assert found.state(tiny_book()) in lawful_states()
            binding = {"p": "A", "q": "A", **found.binding}
            assert evaluate(obligation.question, Scene(tiny_book(), found.state(tiny_book())), binding)


def test_a_number_has_the_bounds_that_its_own_question_gives_it() -> None:
    """Those of another question's number of the same name once held for it too."""
    prover = Prover(tiny_book())
    few, many = (Variable("n", IntType(1, most)) for most in (4, 7))
    assert isinstance(prover.ask(Obligation("", equal(few, number(2)))), Refuted)
    assert isinstance(prover.ask(Obligation("", equal(many, number(6)))), Refuted)


@settings(max_examples=100, deadline=None)
@given(seeds)
def test_what_is_quick_is_right(seed: int) -> None:
    """What is plainly impossible is impossible, and what is plainly possible is so but for the laws."""
    draw = Random(seed)
    question = conj([random_atom(draw) for _ in range(draw.randint(1, 4))])
    lawless = replace(tiny_book(), laws=())
    answer = quick(question, lawless)
    if answer is not None:
        assert (
            isinstance(ask(lawless, Obligation("", Apply(Operator.OR, (question, question), BOOL))), Refuted) is answer
        )


def random_atom(draw: Random) -> Expr:
    """A cell compared with a value."""
    book = tiny_book()
    land = draw.choice(("A", "B", P))
    rank, patron = read(book, "rank", land), read(book, "patron", land)
    limit = number(draw.randint(-2, 2))
    atom = draw.choice(
        (
            Apply(Operator.LE, (rank, limit), BOOL),
            Apply(Operator.LT, (limit, rank), BOOL),
            Apply(Operator.EQ, (patron, Literal(draw.choice(("A", None)), PATRON)), BOOL),
            Apply(Operator.EQ, (P, Literal(draw.choice("AB"), LAND)), BOOL),
            read(book, "done", land),
            read(book, "war", land, land),
        )
    )
    return negate(atom) if draw.random() < 0.4 else atom


def test_a_witness_names_only_what_is_needed() -> None:
    """A war needs one cell, told in one order, and no rank."""
    found = witness(
        tiny_book(), Obligation("", Quantify(Quantifier.ANY, X, TRUE, Read("war", (P, X), BOOL), BOOL), (P,))
    )
    assert found is not None
    assert found.cells == (("war", ("A", "B"), True),)
    assert found.binding == {"p": "A"}


def test_a_witness_stays_near_the_start() -> None:
    """A number is as close to its start value as the question allows, a parameter as early."""
    book = small_book()
    question = Apply(Operator.LT, (read(book, "turn"), number(9)), BOOL)
    late = conj([question, Apply(Operator.LT, (number(4), read(book, "turn")), BOOL)])
    found = witness(book, Obligation("", conj([late, negate(equal(P, Literal("A", LAND)))]), (P,)))
    assert found is not None
    assert (found.cells, dict(found.binding)) == ((("turn", (), 5),), {"p": "B"})


@settings(max_examples=25, deadline=None)
@given(seeds)
@example(153101)  # somebody is done and near: the first to be named was done for nothing
def test_a_witness_does_not_depend_on_what_was_asked_before(seed: int) -> None:
    """It is found twice over, and no cell of it can go back to its start alone."""
    question = random_question(seed)
    first, second = (witness(tiny_book(), Obligation("", question)) for _ in range(2))
    assert first == second
    for dropped in () if first is None else first.cells:
        state = State.start(tiny_book())
        for name, args, value in (c for c in first.cells if c != dropped):
            state.set(name, args, value)
        meets = evaluate(question, Scene(tiny_book(), state), {"p": "A", "q": "A", **first.binding})
        assert not meets or state not in lawful_states()


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_a_witness_is_the_same_where_the_search_goes_on_from_the_answer(seed: int) -> None:
    question = random_question(seed)
    prover = Prover(tiny_book(), effort.HASTE)
    verdict = prover.ask(Obligation("", question))
    met = prover.met(question)
    assert (met is not None) is isinstance(verdict, Refuted) and prover.met(question) is None
    assert witness(tiny_book(), Obligation("", question), met=met) == witness(tiny_book(), Obligation("", question))


def test_a_witness_of_a_hard_question_is_the_same_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever recalls only that it is met begins where whoever found it met has ended."""
    monkeypatch.setattr(effort, "HASTE", 1)
    hard = 0
    for seed in range(40):
        question = random_question(seed)
        prover = RelaxationProver(tiny_book(), effort.RELAXED)
        if isinstance(prover.ask(Obligation("", question)), Refuted):
            met, again = prover.met(question), first_met(tiny_book(), question, effort.RESOURCES)
            assert met is not None and again is not None
            hard += again.situation == met.situation != Search(tiny_book()).question(question).hold()
            found, other = (witness(tiny_book(), Obligation("", question), met=m) for m in (met, None))
            assert found == other
    assert hard  # where the two solvers do not come upon the same state


def test_a_single_cell_that_nothing_needs_is_left_out() -> None:
    """Somebody else may be meant, of whom nothing has to be told."""
    book = tiny_book()
    done, none = read(book, "done", X), equal(read(book, "rank", X), number(0))
    question = exists((X,), conj([disj([done, none]), disj([done, negate(equal(X, Literal("A", LAND)))])]))
    found = witness(book, Obligation("", question))
    assert found is not None and found.cells == ()


def test_a_witness_shows_the_dice() -> None:
    """An input is no cell of the state."""
    book = small_book()
    found = witness(book, Obligation("", equal(read(book, "die", "B"), number(4))))
    assert found is not None
    assert (found.cells, found.inputs) == ((), (("die", ("B",), 4),))


def test_a_second_witness_differs_from_the_first() -> None:
    """Until there is none left."""
    book = tiny_book()
    obligation = Obligation("", negate(equal(read(book, "rank", "A"), number(0))))
    first = witness(book, obligation)
    assert first is not None
    second = witness(book, obligation, (first,))
    assert second is not None
    assert {first.cells, second.cells} == {(("rank", ("A",), -1),), (("rank", ("A",), 1),)}
    assert witness(book, obligation, (first, second)) is None


def test_a_closed_field_that_nothing_writes_stays_at_its_start() -> None:
    """In the small book nothing is ever done; in the tiny one a clause does something."""
    untouched, touched = small_book(), tiny_book()
    assert isinstance(ask(untouched, Obligation("", read(untouched, "done", P))), Proved)
    assert isinstance(ask(touched, Obligation("", read(touched, "done", P))), Refuted)


def test_a_closed_cell_that_is_counted_up_holds_anything() -> None:
    """A change says nothing about the values but their range."""
    tally = Field("tally", (), IntType(0, 3), 0, closed=True)
    part = Part("t", "t", Anchor(AnchorKind.STEP, step="day"), (), (), (ChangeCell("tally", (), number(1)),))
    book = small_book((part,), (tally,))
    assert isinstance(ask(book, Obligation("", equal(read(book, "tally"), number(3)))), Refuted)


@pytest.mark.parametrize("resources", [1, 2000])
def test_a_solver_at_its_limit_leaves_the_question_undecided(resources: int) -> None:
    """And never calls it proved."""
    book = small_book()
    squares = [Apply(Operator.MUL, (read(book, "rank", m),) * 3, IntType(-27, 27)) for m in ("A", "B", "C")]
    total = Apply(Operator.ADD, tuple(squares), IntType(-81, 81))
    verdict = ask(book, Obligation("", equal(total, number(29))), resources)
    assert isinstance(verdict, Undecided)
    assert verdict.reason == f"it takes more than the {resources:,} resources that the solver is given"


def test_what_was_asked_in_brief_is_asked_at_length() -> None:
    """That the first solver gave up was once the answer to both."""
    book = small_book()
    squares = [Apply(Operator.MUL, (read(book, "rank", m),) * 3, IntType(-27, 27)) for m in ("A", "B", "C")]
    question = equal(Apply(Operator.ADD, tuple(squares), IntType(-81, 81)), number(81))
    context = Context(book, _provers={effort.HASTE: Prover(book, 1)})
    assert isinstance(context.ask(question, brief=True), Undecided)
    assert isinstance(context.ask(question), Refuted)


@pytest.mark.parametrize("coarse", [False, True])
def test_a_tentative_question_is_asked_on_where_a_first_try_gives_up(coarse: bool) -> None:
    """It was left at the first try; it still is where another question asks the same more closely."""
    book = small_book()
    squares = [Apply(Operator.MUL, (read(book, "rank", m),) * 3, IntType(-27, 27)) for m in ("A", "B", "C")]
    total = Apply(Operator.ADD, tuple(squares), IntType(-81, 81))
    patient = Prover(book)
    context = Context(book, _provers={effort.RESOURCES: patient, effort.HASTE: Prover(book, 1)})
    context.relaxation = RelaxationProver(book, 1)
    query = Query(ALL[0], ("t",), "", equal(total, number(80)), tentative=True, coarse=coarse)
    assert context.decide(query) is None
    assert bool(patient.calls) is not coarse


def test_what_was_proved_at_length_is_not_known_in_brief(tmp_path: Path) -> None:
    """Who asked before would else decide what a question in brief comes to, also from one run to the next."""
    book = small_book()
    squares = [Apply(Operator.MUL, (read(book, "rank", m),) * 3, IntType(-27, 27)) for m in ("A", "B", "C")]
    question = equal(Apply(Operator.ADD, tuple(squares), IntType(-81, 81)), number(81))
    for memory in (None, Store(tmp_path)):
        context = Context(book, memory=memory, _provers={effort.HASTE: Prover(book, 1)})
        assert isinstance(context.ask(question), Refuted)
        assert isinstance(context.ask(question, brief=True), Undecided)
        assert isinstance(context.ask(question), Refuted)


def test_a_derived_field_has_to_be_revealed_first() -> None:
    """The solver does not take what clauses claim for a stored cell."""
    book = small_book(fields=(Field("strong", ("Land",), BOOL, False, kind=FieldKind.DERIVED),))
    with pytest.raises(ValueError, match="reveal"):
        ask(book, Obligation("", Read("strong", (Literal("A", MemberType("Land")),), BOOL)))


def test_a_closed_cell_of_a_parameter_is_at_a_start_of_its_own() -> None:
    """The start of one member was once allowed to every member that a parameter can be."""
    crown = Field("crown", ("Land",), BOOL, False, {("A",): True}, closed=True)
    book = replace(tiny_book(), fields={**tiny_book().fields, "crown": crown})
    crowned, another = Read("crown", (X,), BOOL), negate(equal(X, Literal("A", LAND)))
    assert isinstance(ask(book, Obligation("", conj([crowned, another]))), Proved)
    assert isinstance(ask(book, Obligation("", crowned)), Refuted)


def test_a_law_that_the_start_does_not_meet_rules_out_the_start() -> None:
    """A state of nothing but start values was once taken for lawful, whatever the laws."""
    done = Read("done", (Literal("A", LAND),), BOOL)
    book = replace(tiny_book(), laws=(Law("A is done", done),))
    assert isinstance(ask(book, Obligation("", negate(done))), Proved)
    assert isinstance(ask(book, Obligation("", TRUE)), Refuted)


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_a_question_with_groups_is_met_by_all_of_one_of_them(seed: int) -> None:
    """Asked again of the same question with other groups, too; the groups of one time bind no other."""
    question = Search(tiny_book()).question(random_question(seed))
    for turn in range(3):
        groups = [tuple(random_question(seed + 7 * turn + 3 * n + m + 1) for m in range(2)) for n in range(2)]
        extra = [random_question(seed + 100 + turn)]
        asked = conj([random_question(seed), *extra, disj(list(map(conj, groups)))])
        assert (question.hold(extra, groups) is not None) is brute(asked)
    assert (question.hold() is not None) is brute(random_question(seed))
