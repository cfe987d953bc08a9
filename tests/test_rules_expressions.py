"""The syntax of expressions: read, shown and read again; refused with a next step."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from rulewright.book.model import ChangeCell, Claim, Field, Keep, SetCell, Sort
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
    Was,
    conj,
    connected,
    free_variables,
    gather,
    larger_than,
    number,
    substitute,
    walk,
)
from rulewright.language.show import identifier, show, variable_name
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.lowering.loader import load_book, shipped_books
from rulewright.phrasing.parse import ExpressionError, Names, parse_expression
from rulewright.story.reveal import Stored
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State
from strategies import COLOUR, PATRON, RANK, Maker, random_state, read, seeds, small_book

BOOK = small_book()
LAND = MemberType("Land")
NEAR = Read("done", (Variable("it", LAND),), BOOL)
NAMES = Names(BOOK.sorts, dict(BOOK.fields), {"near land": ("Land", NEAR)})
TURN = Read("turn", (), IntType(1, 9))
x = Variable("x", LAND)
c = Variable("c", LAND)
SCOPE: dict[str, Expr] = {"c": c, "the post": Variable("the post", LAND), "n": Variable("n", IntType(0, 9))}


def parsed(text: str) -> Expr:
    """An expression over the small book."""
    return parse_expression(text, NAMES, SCOPE)


@settings(max_examples=150, deadline=None)
@given(seeds)
def test_what_is_shown_reads_as_the_same_value(seed: int) -> None:
    draw = Random(seed)
    die = tuple((("die", (m,)), draw.randint(1, 6)) for m in BOOK.sorts["Land"].members)
    expr = Maker(BOOK, draw).make(draw.choice((BOOL, RANK, PATRON, COLOUR)), 3)
    again = parse_expression(show(expr), NAMES, {}, expr.type)
    scene = Scene(BOOK, random_state(BOOK, draw), random_state(BOOK, draw), dict(die))
    assert evaluate(again, scene) == evaluate(expr, scene), show(expr)


@settings(max_examples=150, deadline=None)
@given(seeds)
def test_an_expression_that_was_read_reads_the_same_again(seed: int) -> None:
    draw = Random(seed)
    expr = Maker(BOOK, draw).make(draw.choice((BOOL, RANK, PATRON, COLOUR)), 3)
    once = parse_expression(show(expr), NAMES, {}, expr.type)
    twice = parse_expression(show(once), NAMES, {}, expr.type)
    assert twice == once and show(twice) == show(once)


def written_expressions(path: object) -> list[tuple[Names, Expr]]:
    """Every expression of a shipped book."""
    book = load_book(path)  # type: ignore[arg-type]
    names = Names(book.sorts, dict(book.fields))
    found: list[Expr] = [law.condition for law in book.laws]
    found += [p.meaning for p in book.phrases.phrases]
    for part in book.parts():
        found += [condition.expr for condition in (*part.life, *part.conditions)]
        for outcome in part.outcomes:
            match outcome:
                case SetCell(args=args, value=value) | Claim(args=args, value=value):
                    found += [*args, value]
                case ChangeCell(args=args, amount=amount):
                    found += [*args, amount]
                case Keep(condition=condition):
                    found.append(condition)
    return [(names, expr) for expr in dict.fromkeys(found)]


@pytest.mark.parametrize("path", shipped_books(), ids=lambda p: p.name)
def test_every_expression_of_a_shipped_book_can_be_read_as_it_is_shown(path: object) -> None:
    for names, expr in written_expressions(path):
        scope: dict[str, Expr] = {v.name: v for v in free_variables(expr)}
        once = parse_expression(show(expr), names, scope, expr.type)
        assert parse_expression(show(once), names, scope, once.type) == once, show(expr)


@pytest.mark.parametrize(
    ("text", "expr"),
    [
        ("rank(c) == 2", Apply(Operator.EQ, (read(BOOK, "rank", c), number(2)), BOOL)),
        ("done(c)", read(BOOK, "done", c)),
        ("done(c) == True", read(BOOK, "done", c)),
        ("done(c) != True", Apply(Operator.NOT, (read(BOOK, "done", c),), BOOL)),
        ("turn", read(BOOK, "turn")),
        ("turn > 3", Apply(Operator.LT, (number(3), read(BOOK, "turn")), BOOL)),
        ("done(the_post)", read(BOOK, "done", SCOPE["the post"])),
        ("patron(nobody)", Read("patron", (Literal(None, PATRON),), PATRON)),
        ("c in (A,)", Apply(Operator.EQ, (c, Literal("A", LAND)), BOOL)),
        ("c in Land", TRUE),
        ("c in near_land", read(BOOK, "done", c)),
        ("A == B", FALSE),
        ("1 + 2", number(3)),
        ("-(-turn)", Apply(Operator.NEG, (Apply(Operator.NEG, (TURN,), IntType(-9, -1)),), IntType(1, 9))),
        ("turn // 2", Apply(Operator.DIV, (read(BOOK, "turn"), number(2)), IntType(0, 4))),
        ("was(turn)", Was(read(BOOK, "turn"), IntType(1, 9))),
        ("connected(road, c, A)", connected("road", c, Literal("A", LAND), Variable("x", LAND))),
        (
            "count(x for x in Land if done(x))",
            Quantify(Quantifier.COUNT, x, read(BOOK, "done", x), TRUE, IntType(0, 3)),
        ),
        (
            "the(x for x in Land)",
            Quantify(Quantifier.THE, Variable("x", LAND), TRUE, TRUE, PATRON),
        ),
        (
            "any(n == x for x in range(2, 5))",
            Quantify(
                Quantifier.ANY,
                Variable("x", IntType(2, 4)),
                TRUE,
                Apply(Operator.EQ, (SCOPE["n"], Variable("x", IntType(2, 4))), BOOL),
                BOOL,
            ),
        ),
    ],
)
def test_each_form_of_the_language_is_read(text: str, expr: Expr) -> None:
    assert parsed(text) == expr


def test_a_choice_of_nobody_or_a_member_may_begin_with_either() -> None:
    assert parsed("nobody if done(c) else patron(c)").type == parsed("patron(c) if done(c) else nobody").type == PATRON


def test_the_first_few_are_those_with_fewer_before_them() -> None:
    book = small_book()
    state = State.start(book)
    for member, rank in (("A", 3), ("B", 1), ("C", 1)):
        state.set("rank", (member,), rank)
    among = parsed("c in first(2, (rank(q) for q in Land))")
    first = {m for m in book.sorts["Land"].members if evaluate(among, Scene(book, state), {"c": m})}
    assert first == {"A", "B", "C"}  # ties at the last place are in
    only = parsed("c in first(1, (rank(q) for q in Land))")
    assert {m for m in book.sorts["Land"].members if evaluate(only, Scene(book, state), {"c": m})} == {"A"}


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("ranc(c) == 2", "unknown function 'ranc'", "Did you mean 'rank'?"),
        ("rank(zz) == 2", "unknown name 'zz'", "One of:"),
        ("rank(red)", "has to be Land, not Colour", ""),
        ("rank(c, c)", "takes 1 arguments, not 2", "It is of: Land."),
        ("rank(c) and done(c)", "has to be bool", ""),
        ("rank(c) == red", "has to be", ""),
        ("any(done(x) for x in turn)", "unbounded quantifier: 'turn'", ""),
        ("any(done(x) for x in [A, B])", "a quantifier runs over", "Only sorts and sets"),
        ("any(x == 1 for x in range(0, 10**9))", "not allowed", ""),
        ("any(x == 1 for x in range(0, 999999999))", "unbounded quantifier", "Write range"),
        ("the(x for x in range(1, 3))", "runs over members", ""),
        ("turn // turn", "positive number", ""),
        ("turn // 0", "positive number", ""),
        ("turn / 2", "not allowed", ""),
        ("2 ** 9", "not allowed", ""),
        ("999999999999", "beyond", ""),
        ("9" * 3990, "beyond", ""),
        ("turn * 999999999 * 999999999", "beyond", ""),
        ("lambda: 1", "not allowed", ""),
        ("__import__('os')", "unknown function '__import__'", ""),
        ("c.__class__", "not allowed", ""),
        ("'text'", "not allowed", ""),
        ("(c := A)", "not allowed", ""),
        ("1.5", "not allowed", ""),
        ("turn ==", "not an expression", ""),
        ("", "not an expression", ""),
        ("a\0b", "not an expression", ""),
        ("1if 1else 2", "has to be bool", ""),
        ("(" * 300 + "1" + ")" * 300, "not an expression", ""),
        ("not " * 500 + "done(c)", "nested more than", "Name parts"),
        ("-" * 900 + "1", "nested more than", "Name parts"),
        (" and ".join(["done(c)"] * 600), "longer than", "Name parts"),
        ("least(1 for x in Land, default=turn)", "not an option", "Only default=NUMBER."),
        ("least((1 for x in Land), default=turn)", "not an option", "Only default=NUMBER."),
        ("greatest((1 for x in Land), key=1)", "not an option", "Only default=NUMBER."),
        ("connected(turn, c, c)", "truth-valued field", ""),
        ("connected(road, c, c, where=done(c))", "not an option", "Write for_x"),
        ("count(done(x) for x in Land)", "is written count(x for x in SORT", ""),
        ("c in first(2, (1 for q in Land for r in Land))", "one sort only", ""),
        ("sum(sum(sum(turn * 99999 for x in Land) for y in Land) * 999999999 for z in Land)", "beyond", ""),
    ],
)
def test_what_is_no_expression_is_refused_with_a_next_step(text: str, message: str, hint: str) -> None:
    with pytest.raises(ExpressionError) as error:
        parsed(text)
    assert message in error.value.message and error.value.hint and hint in error.value.hint


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("counter-reform", "counter_reform"),
        ("III.7", "III_7"),
        ("7th", "_7th"),
        ("None", "None_"),
        ("in", "in_"),
        ("ﬁre", "fire"),
        ("x²", "x2"),
        ("Böhmen", "Böhmen"),
        ("", "_"),
        ("\N{AEGEAN NUMBER ONE}", "_"),
    ],
)
def test_a_free_name_has_one_way_to_be_written_in_an_expression(name: str, written: str) -> None:
    assert identifier(name) == written and identifier(written) == written


def test_a_renamed_variable_stays_unlike_one_that_was_written() -> None:
    assert variable_name("x'") != variable_name("x_") and variable_name("x'").isidentifier()


def test_a_bound_variable_is_renamed_unlike_every_free_one() -> None:
    y, primed = Variable("y", LAND), Variable("x'", LAND)
    inner = Apply(Operator.AND, (read(BOOK, "war", x, y), read(BOOK, "war", x, primed)), BOOL)
    put = substitute(Quantify(Quantifier.ANY, x, TRUE, inner, BOOL), {"y": x})
    assert free_variables(put) == {x, primed}


def doubled(inner: Expr, times: int) -> Expr:
    """An expression in which another one stands two to the power of so many times."""
    for _ in range(times):
        inner = Apply(Operator.OR, (inner, Apply(Operator.NOT, (inner,), BOOL)), BOOL)
    return inner


def test_trees_made_apart_are_compared_part_by_part_however_often_a_part_stands_in_them() -> None:
    """Two tellings of one long story were once compared for hours."""
    assert doubled(NEAR, 60) == doubled(NEAR, 60) and doubled(NEAR, 60) != doubled(read(BOOK, "war", x, x), 60)


def test_an_expression_is_told_from_what_looks_like_it() -> None:
    yes, one = Literal(True, BOOL), Literal(1, IntType(1, 1))
    both = Apply(Operator.AND, (yes, yes), BOOL)
    alike = (both, Apply(Operator.AND, (yes,), BOOL), Apply(Operator.OR, (yes, yes), BOOL), Was(yes, BOOL), yes, one)
    assert len(set(alike)) == len(alike) and both == Apply(Operator.AND, (Literal(True, BOOL), yes), BOOL)
    assert both != "and" and Read("turn", (), BOOL) != Stored("turn", (), BOOL)


def test_trees_that_say_the_same_are_one_thing() -> None:
    """However their fields are given, and of whatever kind they are."""
    assert Read("done", (x,), BOOL) is Read(field="done", args=(x,), type=BOOL)
    assert Quantify(Quantifier.ANY, x, TRUE, NEAR, BOOL) is Quantify(Quantifier.ANY, x, TRUE, NEAR, BOOL, 0)
    assert Stored("done", (x,), BOOL) is not Read("done", (x,), BOOL)
    assert Stored("done", (x,), BOOL) != Read("done", (x,), BOOL)


def test_trees_are_equal_also_when_the_first_was_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what is remembered by a tree is found by any other that says the same."""
    monkeypatch.setattr("rulewright.language.expr._Once.made", {})
    first = Read("done", (Variable("y", LAND),), BOOL)
    monkeypatch.setattr("rulewright.language.expr._Once.made", {})
    second = Read("done", (Variable("y", LAND),), BOOL)
    assert first is not second
    assert (first, hash(first)) == (second, hash(second))


SHARED = Names(
    {
        name: Sort(name, members, values=True)
        for name, members in (("State", ("standby", "nominal")), ("Next", ("nominal", "standby", "lost")))
    },
    {
        name: Field(name, of, kind, start)
        for name, of, kind, start in (
            ("now", (), MemberType("State"), "standby"),
            ("coming", (), MemberType("Next", True), None),
            ("lost", (), BOOL, False),
            ("steps", ("State",), IntType(0, 9), 0),
        )
    },
)


@pytest.mark.parametrize(
    "text",
    [
        "now == standby",
        "standby == now",
        "standby != coming",
        "now in (standby, nominal)",
        "(standby if lost else nominal) == now",
        "now == (standby if lost else nominal)",
        "was(coming) == (nominal if now == nominal else standby)",
        "(nominal if lost else coming) == standby",
        "standby in State",
        "steps(standby) > 0",
        "lost and now == now",
        "coming == lost and lost",
        "the(s for s in State if s == nominal) == standby",
        "any(standby == s for s in Next)",
        "standby in first(1, steps(s) for s in State)",
    ],
)
def test_a_name_of_two_sorts_is_the_one_that_fits(text: str) -> None:
    """What it is compared with, or where it stands, tells of which sort it is; a name of a field, too."""
    told = parse_expression(text, SHARED, {})
    assert parse_expression(show(told), SHARED, {}) == told
    sorts = {e.type for e in walk(told) if isinstance(e, Literal) and e.value in ("standby", "nominal")}
    assert len(sorts) <= 1 or "was" in text


@pytest.mark.parametrize(
    "text", ["standby == standby", "standby == nominal", "(standby if lost else nominal) == standby"]
)
def test_a_name_that_nothing_tells_is_refused(text: str) -> None:
    """Both of its meanings are named."""
    with pytest.raises(ExpressionError, match="may be a member of State or a member of Next"):
        parse_expression(text, SHARED, {})


@pytest.mark.parametrize(
    ("text", "bracketed"),
    [
        ("least(turn for x in Land, default=3)", "least((turn for x in Land), default=3)"),
        (
            "greatest(turn for x in Land if done(x), default=3) + 1",
            "greatest((turn for x in Land if done(x)), default=3) + 1",
        ),
        (
            "least(least(turn for x in Land, default=1) for y in Land, default=2) > 0"
            " and c in first(2, turn for q in Land)",
            "least((least((turn for x in Land), default=1) for y in Land), default=2) > 0"
            " and c in first(2, (turn for q in Land))",
        ),
        ("least(turn\n  for x in Land,\n  default=3) > 1", "least((turn for x in Land), default=3) > 1"),
    ],
)
def test_what_is_gathered_needs_no_brackets_of_its_own(text: str, bracketed: str) -> None:
    """As the page on the language writes it."""
    assert parsed(text) == parsed(bracketed)


def test_brackets_are_found_beside_letters_of_any_kind() -> None:
    """Places in a text are counted in letters, not in bytes."""
    named = Names({"Größe": Sort("Größe", ("ä", "ö"))}, {"üb": Field("üb", ("Größe",), IntType(0, 9), 0)})
    text = "üb(ä) == least(üb(ß) for ß in Größe if üb(ß) > 1, default=7)"
    assert show(parse_expression(text, named, {})).endswith("default=7))")


def test_what_says_the_same_is_counted_once_however_often_it_was_made() -> None:
    """How large a question may be hangs on what it says, and not on what was made and forgotten before it."""

    def made() -> Expr:
        return conj([Apply(Operator.LT, (number(n), TURN), BOOL) for n in range(40)])

    once = made()
    type(Apply).made.clear()  # as when much else was made
    again = made()
    assert again == once and again is not once
    alone = Apply(Operator.AND, (once, once), BOOL)
    twice = Apply(Operator.AND, (once, again), BOOL)
    parts = next(n for n in range(1, 500) if not larger_than(alone, n))
    assert gather(twice, {}, 500) > parts
    assert not larger_than(twice, parts) and larger_than(twice, parts - 1)
