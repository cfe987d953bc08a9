"""Acts that set one another off: a chain is played to its end, one that comes round is told, and so is one too long."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.book.model import Book, Edge
from rulewright.checks.idle import dead_clause
from rulewright.checks.lawful import breaks_law
from rulewright.checks.order import endless_chain
from rulewright.evidence.context import Context
from rulewright.language.expr import Literal, Read
from rulewright.language.types import MemberType
from rulewright.play.chains import DEEPEST, MOST
from rulewright.play.play import play_act
from rulewright.story.regression import after, step_blocks
from rulewright.story.unroll import TooLarge
from rulewright.table.state import State
from rulewright.table.trace import ActLoop, LongChain

MODEL = """\
sorts: {Player: [Ann, Ben]}
fields:
  ones: {of: Player, is: 0..20000, start: 0, clamped: yes}
  tens: {of: Player, is: 0..9, start: 0, clamped: yes}
acts:
  - {act: counts, say: "{p:Player} counts"}
  - {act: stops, say: "{p:Player} stops"}
  - {act: calls, say: "{p:Player} calls {n:int}"}
timeline: [turn]
"""
PHRASES = """\
phrases:
  - {say: "{p:Player} has {n:int} ones", means: ones(p) == n}
  - {say: "{p:Player} has {n:int} tens", means: tens(p) == n}
  - {say: "{p:Player} gains {n:int} ones", changes: {ones(p): n}}
  - {say: "{p:Player} gains {n:int} tens", changes: {tens(p): n}}
  - say: "{p:Player} is below {n:int}"
    means: ones(p) < n
    for example: Ann is below 3
    true when: [Ann has 2 ones]
    false when: [Ann has 3 ones]
  - say: "{p:Player} is below {n:int} tens"
    means: tens(p) < n
    for example: Ann is below 3 tens
    true when: [Ann has 2 tens]
    false when: [Ann has 3 tens]
terms:
  - {say: "one below {n:int}", is: n - 1}
"""
HEAD = "page: C\ntitle: Counting\nsections:\n  - section: C\n    block: steps\n    clauses:\n"
UP = "{{clause: C.1, says: Who counts goes on., for: {{p: Player}}, upon: p counts, {}then: [{}]}}"


def counting(folder: Path, *clauses: str) -> Book:
    """A book on counting with these clauses."""
    page = HEAD + "".join(f"      - {c}\n" for c in clauses)
    files = {"book.yaml": "{book: count, title: Count}", "model.yaml": MODEL, "phrases.yaml": PHRASES, "c.yaml": page}
    return book_of(files, folder)


def upto(number: int, *then: str) -> str:
    """That whoever counts below a number goes on."""
    return UP.format(f"when: [p is below {number}], ", ", ".join(("p gains 1 ones", *then)))


def open_and_found(book: Book) -> tuple[list[str], list[tuple[str, ...]]]:
    """What the check finds, and what it leaves undecided."""
    context = Context(book)
    found = [f.message for f in endless_chain.find(context)]
    assert not context.faults, context.faults
    return found, [u.clauses for u in context.undecided]


def test_a_long_chain_is_played_to_its_end(tmp_path: Path) -> None:
    book = counting(tmp_path, upto(3_000, "p counts"))
    trace = play_act(book, State.start(book), "counts", ("Ann",))
    assert trace.stopped is None and trace.after.get("ones", ("Ann",)) == 3_000
    assert open_and_found(book) == ([], [])


def test_a_chain_that_comes_round_is_told_in_words_of_the_book(tmp_path: Path) -> None:
    book = counting(tmp_path, UP.format("", "p counts"))
    trace = play_act(book, State.start(book), "counts", ("Ann",))
    assert isinstance(trace.stopped, ActLoop) and not isinstance(trace.stopped, LongChain)
    assert "'Ann counts' leads back to itself" in str(trace.stopped)


def test_a_chain_that_is_too_long_is_not_called_endless(tmp_path: Path) -> None:
    book = counting(tmp_path, upto(20_000, "p counts"))
    trace = play_act(book, State.start(book), "counts", ("Ann",))
    assert isinstance(trace.stopped, LongChain) and f"more than {DEEPEST} acts" in str(trace.stopped)
    assert open_and_found(book) == ([], [])


def test_a_chain_that_branches_is_given_up(tmp_path: Path) -> None:
    """Each number is counted down to twice from the one above it: a thousand million times in all."""
    book = counting(
        tmp_path,
        "{clause: C.1, says: Once., for: {p: Player, n: 1..30}, upon: p calls n, then: [p calls one below n]}",
        "{clause: C.2, says: Twice., for: {p: Player, n: 1..30}, upon: p calls n, then: [p calls one below n]}",
    )
    trace = play_act(book, State.start(book), "calls", ("Ann", 30))
    assert isinstance(trace.stopped, LongChain) and len(trace.acts) == MOST + 1


def test_what_is_set_back_each_time_is_found_to_go_round(tmp_path: Path) -> None:
    book = counting(tmp_path, UP.format("when: [p has 3 ones], ", "p has 3 ones, p counts"))
    (told,), left = open_and_found(book)
    assert "upon 'p counts' C.1 does 'p counts'" in told and left == []


def test_a_chain_of_which_no_end_is_proved_is_undecided(tmp_path: Path) -> None:
    """Ones are counted up to three and begun anew with each ten: it ends, but no number goes one way alone."""
    book = counting(
        tmp_path,
        upto(3, "p counts"),
        "{clause: C.2, says: Tens., for: {p: Player}, upon: p counts, when: [not: p is below 3, p is below 2 tens],"
        " then: [p has 0 ones, p gains 1 tens, p counts]}",
    )
    trace = play_act(book, State.start(book), "counts", ("Ann",))
    assert trace.stopped is None
    assert open_and_found(book) == ([], [("C.1",)])


@pytest.mark.parametrize("other", ["Ann", "Ben"])
def test_what_names_other_things_does_not_follow(tmp_path: Path, other: str) -> None:
    book = counting(
        tmp_path,
        f"{{clause: C.1, says: Ann lets another count., upon: Ann counts, then: [{other} stops]}}",
        "{clause: C.2, says: Ann counts again., upon: Ann stops, then: [Ann counts]}",
    )
    found, left = open_and_found(book)
    assert bool(found) is (other == "Ann") and left == []


def test_what_is_left_open_of_one_circle_is_told_once(tmp_path: Path) -> None:
    """Ones are counted up to three by one clause in two ways, and begun anew by the other."""
    book = counting(
        tmp_path,
        upto(3, "p counts", "p counts"),
        "{clause: C.2, says: Tens., for: {p: Player}, upon: p counts, when: [not: p is below 3, p is below 2 tens],"
        " then: [p has 0 ones, p gains 1 tens, p counts, p counts]}",
    )
    found, left = open_and_found(book)
    assert found == [] and len(left) == len(set(left)) > 0


def test_whom_an_act_is_done_with_may_be_told_at_too_great_length(tmp_path: Path) -> None:
    """Each time the heir of an heir is called, and is made one by others: it is left open, and in a short time."""
    heirs = "fields: {heir: {of: Player, is: Player?, start: nobody}, bond: {of: Player}}"
    model = (
        f"sorts: {{Player: [Ann, Ben]}}\n{heirs}\ntimeline: [turn]\n"
        'laws: {"nobody is his own heir": "all(heir(p) != p for p in Player)"}\n'
        'acts: [{act: calls, say: "{p:Player} calls {q:Player}"}]\n'
    )
    phrases = (
        'phrases:\n  - {say: "{p:Player} leaves all to {q:Player?}", means: heir(p) == q}\n'
        '  - {say: "{p:Player} owns the bond", means: bond(p)}\n'
        'terms:\n  - {say: "the heir of {p:Player}", is: heir(p)}\n'
    )
    clauses = (
        "      - {clause: C.1, says: Heirs., for: {p: Player, q: Player}, upon: p calls q, when: [p owns the bond],"
        " then: [q leaves all to the heir of p, the heir of q calls the heir of p,"
        " the heir of the heir of p calls q]}\n"
    )
    files = {"book.yaml": "{book: h, title: H}", "model.yaml": model, "phrases.yaml": phrases, "c.yaml": HEAD + clauses}
    context = Context(book_of(files, tmp_path))
    list(breaks_law.find(context))
    assert [u.clauses for u in context.undecided] == [("C.1",)] and not context.faults


@pytest.mark.parametrize("backwards", [False, True])
def test_many_circles_do_not_hide_another(tmp_path: Path, backwards: bool) -> None:
    """Ten clauses that may set one another off, of which that is not decided, and one that does not hang on them."""
    tens = "{{clause: C.{0}, says: Goes on., for: {{p: Player}}, upon: p counts, when: [not: p is below {0}], {1}}}"
    many = [tens.format(n, "then: [p has 0 ones, p gains 1 tens, p counts]") for n in range(1, 11)]
    other = "{clause: D.1, says: Stops again., for: {p: Player}, upon: p stops, then: [p stops]}"
    clauses = [*many, upto(9, "p counts").replace("C.1,", "C.11,"), other]
    found, _ = open_and_found(counting(tmp_path, *(reversed(clauses) if backwards else clauses)))
    assert any("'p stops' D.1 does 'p stops'" in told for told in found)


def test_what_hangs_on_too_many_things_before_it_is_too_long_a_story(tmp_path: Path) -> None:
    clause = "{{clause: C.{0}, says: One more., at: turn, then: [Ann gains 1 ones]}}"
    book = counting(tmp_path, *map(clause.format, range(1, 261)))
    ones = Read("ones", (Literal("Ann", MemberType("Player")),), book.fields["ones"].type)
    with pytest.raises(TooLarge):
        after(book, step_blocks(book, "turn", Edge.DURING), ones)


def test_what_hangs_on_many_things_before_it_is_decided(tmp_path: Path) -> None:
    """The formula of its turn is nested more deeply than Python follows by itself."""
    clause = "{{clause: C.{0}, says: One more., for: {{p: Player}}, at: turn, then: [p gains 1 ones]}}"
    last = "{clause: C.0, says: Then some., at: turn, when: [Ann is below 3], then: [Ann gains 1 tens]}"
    book = counting(tmp_path, *map(clause.format, range(1, 121)), last)
    context = Context(book)
    assert [f.clauses for f in dead_clause.find(context)] == [("C.0",)] and not context.undecided


ROUND_ABOUT = {
    "model.yaml": """\
sorts: {Town: [A, B]}
fields: {x: {}, y: {}, z: {}}
acts:
  - {act: alpha, say: "alpha is done for {t:Town}", by: clauses}
  - {act: beta, say: "beta is done for {t:Town}", by: clauses}
  - {act: gamma, say: "gamma is done for {t:Town}", by: clauses}
timeline: [end]
""",
    "phrases.yaml": "phrases:\n"
    + "".join(f'  - {{say: "{n} is so", not: "{n} is not so", means: {n}}}\n' for n in ("x", "y", "z")),
}
ALPHA = "upon: alpha is done for t, when: [x is so], then: [beta is done for t]"
BETA = "upon: beta is done for t, then: [x is not so, alpha is done for t, gamma is done for t]"


@pytest.mark.parametrize("first", ["", "R.2"])
def test_whether_a_clause_is_dead_hangs_on_no_clause_that_was_asked_before(first: str, tmp_path: Path) -> None:
    """What was answered while a circle of acts was gone through, supposing that one of them comes, was once kept."""
    page = f"""page: R
title: R
sections:
  - section: R
    block: steps
    clauses:
      - {{clause: R.2, says: So., for: {{t: Town}}, {BETA}}}
      - {{clause: R.3, says: So., for: {{t: Town}}, upon: gamma is done for t, then: [z is so]}}
      - {{clause: R.1, says: So., for: {{t: Town}}, {ALPHA}}}
      - {{clause: R.4, says: So., at: end, when: [y is so, y is not so], then: [alpha is done for A]}}
"""
    book = book_of({**ROUND_ABOUT, "book.yaml": "{book: round, title: Round about}", "round.yaml": page}, tmp_path)
    context = Context(book)
    parts = {part.clause: part for part in book.parts()}
    if first:
        list(dead_clause.told(context, parts[first]))
    assert [f.clauses for f in dead_clause.told(context, parts["R.3"])] == [("R.3",)]
    assert "R.3" not in {c for u in context.undecided for c in u.clauses}
