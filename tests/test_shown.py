"""A finding is told where the table shows it, and left open where it does not: never a fault, and never dropped.

Each book was a fault of this program, or a finding that nothing was said of, because a question asks less than the
table plays: what lands before it is contested, acts come one after the other, a third row prevails, nobody is there.
"""

from __future__ import annotations

from typing import Any

from rulewright.checks import ALL
from rulewright.language.expr import (
    TRUE,
    Apply,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    conj,
    equal,
    negate,
)
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.run.run import BookReport, check_book
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import Proved, ask
from small_books import Written, named

EVERY = frozenset(check.code for check in ALL)
Clause = dict[str, Any]
TOWNS = {"for": {"t": "Town", "u": "Town"}}


def report(*clauses: Clause, together: bool = True, laws: tuple[str, ...] = ()) -> BookReport:
    """All that is said of a small book, of which no scenario is told."""
    return check_book(
        Written(clauses, laws, together=together).load(), [], EVERY, baseline=False, cured=lambda _: False
    )


def found(told: BookReport, code: str) -> set[tuple[str, ...]]:
    """The clauses of the findings of a check."""
    assert not told.faults
    return {f.clauses for f in told.findings if f.code == code and f.replayed}


def open_(told: BookReport, code: str) -> set[tuple[str, ...]]:
    """The clauses of what a check left undecided."""
    assert not told.faults
    return {u.clauses for u in told.undecided if u.code == code}


def test_a_contradiction_before_another_one_keeps_it_from_being_shown_and_that_is_told() -> None:
    first = named(1, at="day", then=["BERN is not walled", "BERN is walled"])
    either = {"any": ["BERN is walled", "BERN is not walled"]}
    second = named(2, at="day", when=[either], then=["ULM has 0 gold", "ULM has 2 gold"])
    told = report(first, second, together=False)
    assert found(told, "RW302") == {("T.1",)} and open_(told, "RW302") == {("T.2",)}


def test_a_later_contradiction_is_shown_in_a_state_without_an_earlier_one() -> None:
    first = named(1, at="day", when=["ULM has 1 gold"], then=["BERN is not walled", "BERN is walled"])
    between = named(2, at="day", when=["BERN is walled"], then=["the lord of BERN is ULM"])
    second = named(3, at="day", then=["the lord of ULM is ULM", "the lord of ULM is BERN"])
    told = report(first, between, second, together=False)
    assert {("T.1",), ("T.3",)} <= found(told, "RW302") and not open_(told, "RW302")


def test_an_act_that_lifts_the_ban_on_the_next_is_no_fault() -> None:
    doer = named(1, upon="t pays", then=["u serves u"], **TOWNS)
    ban = named(2, **{"while": ["the lord of ULM is BERN"]}, forbids=["BERN serves BERN"])
    assert open_(report(doer, ban), "RW303") == {("T.1", "T.2")}


def test_acts_of_one_clause_for_many_that_clash_are_found() -> None:
    told = report(named(1, at="day", then=["t pays", "BERN robs u"], **TOWNS))
    assert found(told, "RW302") == {("T.1",)} and not open_(told, "RW302")


def test_acts_for_many_that_break_a_law_are_found() -> None:
    told = report(named(1, at="day", then=["u robs t"], **TOWNS), laws=("the walled have gold",))
    assert found(told, "RW308") == {("T.1",)} and not open_(told, "RW308")


def test_nobody_does_no_act() -> None:
    upon = {"upon": "ULM serves the lord of ULM", "when": ["the lord of ULM is nobody"]}
    told = report(named(1, then=["ULM is walled"], **upon), named(2, then=["ULM is not walled"], **upon))
    assert {("T.1",), ("T.2",)} <= found_dead(told) and not found(told, "RW302")


def found_dead(told: BookReport) -> set[tuple[str, ...]]:
    """The clauses that are dead."""
    return {f.clauses for f in told.findings if f.code == "RW201"}


def test_an_obligation_to_what_nobody_would_do_is_none() -> None:
    told = report(named(1, **{"while": []}, obliges=["ULM robs the lord of ULM"]))
    assert found(told, "RW205") == {("T.1",)}
    assert all("nobody" not in f.scenario for f in told.findings)


def rows(*more: Clause) -> tuple[Clause, ...]:
    """A split of which two cases overlap, and more."""
    split = named(1, at="day", cases="yes", rest="yes")
    one = named(2, of="T.1", case=["ULM is walled"], then=["BERN has 0 gold"])
    other = named(3, of="T.1", case=["BERN is walled"], then=["BERN has 2 gold"])
    return (split, one, other, *more)


def test_two_rows_overlap_but_not_where_a_third_prevails() -> None:
    third = named(4, of="T.1", case=["ULM has 1 gold"], then=["BERN has 1 gold"], overrides=["T.2", "T.3"])
    assert found(report(*rows(third)), "RW304") == {("T.2", "T.3")}
    wider = {**third, "case": ["ULM has at least 0 gold"]}
    assert not found(report(*rows(wider)), "RW304")


def test_a_row_that_contradicts_itself_is_not_settled_by_one_that_comes_to_the_same() -> None:
    split = named(1, at="day", cases="yes", rest="yes", **{"for": {"t": "Town"}})
    idle = named(2, of="T.1", case=["ULM has at least 0 gold"], then=["ULM has 1 gold"])
    torn = named(3, of="T.1", case=["t is walled"], then=["ULM has 1 gold", "t gains 1 gold"])
    assert ("T.3",) in found(report(split, idle, torn), "RW302")


def test_a_parameter_that_something_is_counted_for_may_be_nobody() -> None:
    book = Written((named(1, at="day", then=["ULM is walled"]),)).load()
    somebody, town = Variable("somebody", MemberType("Town", True)), Variable("t", MemberType("Town", False))
    gold = Read("gold", (town,), IntType(0, 2))
    here = Apply(Operator.IF, (equal(somebody, town), Literal(0, IntType(0, 0)), gold), IntType(0, 2))
    few, many = (
        Apply(Operator.LE, (Quantify(Quantifier.SUM, town, TRUE, e, IntType(0, 4)), Literal(2, IntType(2, 2))), BOOL)
        for e in (gold, here)
    )
    assert isinstance(ask(book, Obligation("", conj([few, negate(many)]))), Proved)
