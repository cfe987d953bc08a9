"""What prevails over what, compared with the definition on the page of the language: table, proofs and circles.

``RULEWRIGHT_LONG=1000`` tries that many books of three and four clauses, at random.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from check_pages import book_of, found_in
from rulewright.book.model import Book, Part, Ruling
from rulewright.language.expr import Literal, Read
from rulewright.language.types import IntType, MemberType
from rulewright.lowering.loader import load_book
from rulewright.play.play import play_act, play_step
from rulewright.story.laws import stored_only
from rulewright.story.reveal import reveal
from rulewright.table.evaluate import evaluate
from rulewright.table.index import index_of, prevails, standing
from rulewright.table.scene import Contested, Scene
from rulewright.table.state import State
from small_books import BRUTE

FILES = {
    "book.yaml": "{book: towns, title: Towns, block: together}\n",
    "model.yaml": """
sorts: {Town: [ULM, BERN]}
fields:
  rank: {of: Town, is: 0..9, derived: yes}
  gold: {of: Town, is: 0..9}
  on: {is: 0..15}
acts:
  - {act: enters, say: "{t:Town} is entered"}
timeline: [day]
""",
    "phrases.yaml": """
phrases:
  - {say: "{t:Town} has rank {n:int}", means: rank(t) == n}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - {say: "the sum is {n:int}", means: on == n}
"""
    + "".join(
        f'  - {{say: "switch {n} is on", means: "on // {2**n} - on // {2 ** (n + 1)} * 2 == 1",'
        f" for example: switch {n} is on, true when: [the sum is {2**n}], false when: [the sum is 0]}}\n"
        for n in range(4)
    ),
}
Names = tuple[str, ...]
ULM = Literal("ULM", MemberType("Town"))


@dataclass(frozen=True)
class Ranking:
    """Clauses with what they say of their priority, and the values that they give."""

    names: Names
    overrides: frozenset[tuple[str, str]] = frozenset()
    rulings: frozenset[tuple[str, str]] = frozenset()
    defaults: frozenset[str] = frozenset()
    below: frozenset[tuple[str, str]] = frozenset()
    values: tuple[int, ...] = ()

    def load(self, key: str, says: str) -> Book:
        """A book in which each clause speaks as long as its switch is on."""
        clauses: list[dict[str, Any]] = []
        for n, name in enumerate(self.names):
            told = says.format(self.values[n]) if "{" in says else says
            one: dict[str, Any] = {"clause": name, "says": "So.", "when": [f"switch {n} is on"]}
            kind = ("forbids", "permits")[self.values[n] % 2] if key == "norm" else key
            one[kind] = [told]
            one |= {"at": "day"} if key == "then" else {}
            one |= {"overrides": found} if (found := sorted(b for a, b in self.overrides if a == name)) else {}
            one |= {"default": "yes"} if name in self.defaults else {}
            one |= {"of": above[0]} if (above := [b for a, b in self.below if a == name]) else {}
            clauses.append(one)
        files = {**FILES, "p.yaml": page(clauses)}
        if self.rulings:
            told_rulings = [{"prevails": a, "over": b, "because": "It is."} for a, b in sorted(self.rulings)]
            files["rulings.yaml"] = json.dumps({"rulings": told_rulings})
        with TemporaryDirectory() as folder:
            return book_of(files, Path(folder))

    # The definition ------------------------------------------------------------------------------------------

    def stated(self, one: str, other: str) -> bool:
        """By its own word, or by a ruling."""
        return (one, other) in self.overrides | self.rulings

    def above(self, one: str, other: str) -> bool:
        """Stated; or, unless the reverse is stated: only the other is a default, or else the one is stated below it."""
        if one == other or self.stated(one, other):
            return self.stated(one, other)
        if self.stated(other, one):
            return False
        if (one in self.defaults) != (other in self.defaults):
            return other in self.defaults
        return (one, other) in self.below

    def leads(self, one: str, goal: str) -> bool:
        """Whether one is above the other, or above what is, and so on."""
        seen, waiting = set[str](), [one]
        while waiting:
            here = waiting.pop()
            for following in (n for n in self.names if self.above(here, n) and n not in seen):
                seen.add(following)
                waiting.append(following)
        return goal in seen

    def prevails(self, one: str, other: str) -> bool:
        """Above it, and not in a circle with it."""
        return one != other and self.above(one, other) and not self.leads(other, one)

    def left(self, applying: Names) -> Names:
        """Those over which none of them prevails."""
        return tuple(n for n in applying if not any(self.prevails(m, n) for m in applying))

    def circles(self) -> set[frozenset[str]]:
        """The groups of those that lead to one another."""
        groups = (frozenset(m for m in self.names if self.leads(n, m) and self.leads(m, n)) for n in self.names)
        return {group for group in groups if group}


def page(clauses: list[dict[str, Any]]) -> str:
    section = {"section": "all", "clauses": clauses}
    return json.dumps({"page": "T", "title": "All", "sections": [section]}, indent=1)


def switches(ranking: Ranking) -> Iterator[tuple[int, Names]]:
    """Each choice of the clauses that speak."""
    for on in range(2 ** len(ranking.names)):
        yield on, tuple(name for n, name in enumerate(ranking.names) if on >> n & 1)


def every(names: Names) -> Iterator[Ranking]:
    """All ways in which some clauses can override one another and be defaults."""
    pairs = [(a, b) for a in names for b in names if a != b]
    for chosen in product((False, True), repeat=len(pairs)):
        said = frozenset(p for p, yes in zip(pairs, chosen, strict=True) if yes)
        for default in product((False, True), repeat=len(names)):
            yield Ranking(names, said, defaults=frozenset(n for n, d in zip(names, default, strict=True) if d))


def some(names: Names, number: int) -> Iterator[Ranking]:
    """Random ways, with rulings and sub-clauses."""
    draw = Random(7)
    pairs = [(a, b) for a in names for b in names if a != b]
    for _ in range(number):
        share = draw.choice((0.1, 0.25, 0.5))
        said, ruled = (frozenset(p for p in pairs if draw.random() < s) for s in (share, share / 3))
        defaults = frozenset(n for n in names if draw.random() < 0.3)
        below = frozenset((a, draw.choice(names[:n])) for n, a in enumerate(names) if n and draw.random() < 0.3)
        yield Ranking(names, said, ruled, defaults, below)


def ranked(ranking: Ranking, book: Book) -> tuple[Book, dict[str, Part]]:
    """A book of as many clauses, with these priorities, and its parts."""
    clauses = {}
    for name in ranking.names:
        over = tuple(sorted(b for a, b in ranking.overrides if a == name))
        part = replace(book.clauses[name].parts[0], overrides=over, level=int(name in ranking.defaults))
        parent = next((b for a, b in ranking.below if a == name), "")
        clauses[name] = replace(book.clauses[name], parts=(part,), parent=parent)
    other = replace(book, clauses=clauses, rulings=tuple(Ruling(a, b, "It is.") for a, b in sorted(ranking.rulings)))
    return other, {name: clause.parts[0] for name, clause in clauses.items()}


@pytest.mark.parametrize("number", [3, 4])
def test_what_is_left_is_as_defined(number: int) -> None:
    """Every order of three clauses and many of four: something is always left, and it is what the definition leaves."""
    names = ("T.1", "T.2", "T.3", "T.4")[:number]
    plain = Ranking(names, values=(1, 2, 3, 4)).load("holds", "ULM has rank {}")
    for ranking in (*(every(names) if number == 3 else ()), *some(names, 1500)):
        book, parts = ranked(ranking, plain)
        index = index_of(book)
        for a, b in product(names, names):
            assert prevails(parts[a], parts[b], index) is ranking.prevails(a, b), (ranking, a, b)
        for _, applying in switches(ranking):
            left = tuple(p.clause for p in standing([parts[n] for n in applying], index))
            assert left == ranking.left(applying), ranking
            assert bool(left) is bool(applying), ranking
        groups: dict[int, set[str]] = {}
        for name, circle in index.circles.items():
            groups.setdefault(circle, set()).add(name)
        told = {frozenset(group) for group in groups.values()}
        assert told == {c for c in ranking.circles() if len(c) > 1}, ranking


@st.composite
def rankings(draw: st.DrawFn) -> Ranking:
    """A few clauses, with priorities."""
    names = ("T.1", "T.2", "T.3", "T.4")[: draw(st.sampled_from((2, 3, 3, 4)))]
    pairs = st.sampled_from([(a, b) for a in names for b in names if a != b])
    few = st.frozensets(pairs, max_size=4)
    values = tuple(draw(st.integers(1, 2)) for _ in names)
    rulings = frozenset(draw(st.frozensets(pairs, max_size=1)))
    defaults = draw(st.frozensets(st.sampled_from(names), max_size=2))
    return Ranking(names, draw(few), rulings, defaults, values=values)


def differing(ranking: Ranking) -> set[Names]:
    """The pairs that are left beside each other in some state with different values."""
    given = dict(zip(ranking.names, ranking.values, strict=True))
    return {
        (a, b)
        for _, applying in switches(ranking)
        for a, b in product(ranking.left(applying), repeat=2)
        if a < b and given[a] != given[b]
    }


def circles_found(book: Book) -> set[frozenset[str]]:
    """The clauses of circles that are told, each within one."""
    return {frozenset(f.clauses) for f in found_in("RW611", book)}


@BRUTE
@given(rankings())
def test_claims_are_read_and_proved_as_defined(ranking: Ranking) -> None:
    """The cell shows what those say that are left, or is contested where they differ; a proof reads it alike."""
    book = ranking.load("holds", "ULM has rank {}")
    note(repr(ranking))
    given_by = dict(zip(ranking.names, ranking.values, strict=True))
    read = Read("rank", (ULM,), IntType(0, 9))
    for on, applying in switches(ranking):
        state = State.start(book)
        state.set("on", (), on)
        values = {given_by[n] for n in ranking.left(applying)} or {0}
        try:
            shown = {evaluate(read, Scene(book, state))}
        except Contested:
            assert len(values) > 1
            continue
        assert shown == values
        assert {evaluate(reveal(read, book), Scene(stored_only(book), state))} == values
    assert {f.clauses for f in found_in("RW302", book)} == differing(ranking)
    found, wanted = circles_found(book), {c for c in ranking.circles() if len(c) > 1}
    assert len(found) == len(wanted) and all(any(f <= w for w in wanted) for f in found)


@BRUTE
@given(rankings())
def test_effects_land_and_are_proved_as_defined(ranking: Ranking) -> None:
    """The same of what is done at one moment."""
    book = ranking.load("then", "ULM has {} gold")
    note(repr(ranking))
    given_by = dict(zip(ranking.names, ranking.values, strict=True))
    for on, applying in switches(ranking):
        state = State.start(book)
        state.set("on", (), on)
        values = {given_by[n] for n in ranking.left(applying)} or {0}
        trace = play_step(book, state, "day")
        assert bool(trace.contested) is (len(values) > 1)
        assert trace.contested or {trace.after.get("gold", ("ULM",))} == values
    assert {f.clauses for f in found_in("RW302", book)} == differing(ranking)
    silent = {n for n in ranking.names if all(n not in ranking.left(a) for _, a in switches(ranking) if n in a)}
    assert {c for f in found_in("RW203", book) for c in f.clauses} == silent


@BRUTE
@given(rankings())
def test_norms_are_weighed_and_proved_as_defined(ranking: Ranking) -> None:
    """An act is refused where a ban is left and no permission, and disputed where both are."""
    book = ranking.load("norm", "ULM is entered")
    note(repr(ranking))
    permits = {n for n, v in zip(ranking.names, ranking.values, strict=True) if v % 2}
    for on, applying in switches(ranking):
        state = State.start(book)
        state.set("on", (), on)
        left = set(ranking.left(applying))
        trace = play_act(book, state, "enters", ("ULM",))
        assert bool(trace.disputed) is (bool(left & permits) and bool(left - permits))
        assert bool(trace.refused) is (not left & permits and bool(left - permits))
    assert {f.clauses for f in found_in("RW303", book)} == differing(ranking)


CIRCLE = [
    {"clause": "T.1", "says": "Ulm has one.", "holds": ["ULM has rank 1"], "overrides": ["T.2"]},
    {"clause": "T.2", "says": "Ulm has two.", "holds": ["ULM has rank 2"], "overrides": ["T.3"]},
    {"clause": "T.3", "says": "Ulm has one.", "holds": ["ULM has rank 1"], "overrides": ["T.1"]},
]


def circle(tmp_path: Path, **changes: dict[str, Any]) -> Book:
    """The three, with some keys of their own."""
    clauses = [{**clause, **changes.get(f"t{n}", {})} for n, clause in enumerate(CIRCLE, start=1)]
    return book_of({**FILES, "p.yaml": page([{k: v for k, v in c.items() if v} for c in clauses])}, tmp_path)


def rank_of(book: Book) -> object:
    return evaluate(Read("rank", (ULM,), IntType(0, 9)), Scene(book, State.start(book)))


def test_a_circle_contests_a_cell(tmp_path: Path) -> None:
    """Three that override in a circle, of which one gives another value; all three are named."""
    with pytest.raises(Contested, match="T.1 says 1, T.2 says 2, T.3 says 1"):
        rank_of(circle(tmp_path))


def test_a_circle_that_agrees_contests_nothing(tmp_path: Path) -> None:
    """Where all three give one value, that is the value; the circle is told all the same."""
    book = circle(tmp_path, t2={"holds": ["ULM has rank 1"]})
    assert rank_of(book) == 1
    assert [f.clauses for f in found_in("RW611", book)] == [("T.1", "T.2", "T.3")]


def test_a_ruling_closes_a_circle_and_opens_none(tmp_path: Path) -> None:
    """It counts as any other word of priority."""
    book = circle(tmp_path, t3={"overrides": None})
    assert rank_of(book) == 1 and not found_in("RW611", book)
    (tmp_path / "rulings.yaml").write_text('{"rulings": [{"prevails": T.3, "over": T.1, "because": It is.}]}', "utf-8")
    (told,) = found_in("RW611", load_book(tmp_path))
    assert "T.3 prevails over T.1 by a ruling" in told.message


def test_a_default_that_overrides_prevails_over_what_it_names_alone(tmp_path: Path) -> None:
    """It yields to the others as any default does."""
    said = {"t1": {"default": "yes"}, "t2": {"overrides": None}}
    without = {"overrides": None, "when": ["switch 0 is on"]}
    book = circle(tmp_path, **said, t3={**without, "holds": ["ULM has rank 3"]})
    assert rank_of(book) == 1  # T.3 is silent
    book = circle(tmp_path, **said, t3={"overrides": None, "holds": ["ULM has rank 2"]})
    assert rank_of(book) == 2 and not found_in("RW302", book) and not found_in("RW611", book)


def test_a_default_may_be_what_closes_a_circle(tmp_path: Path) -> None:
    """It overrides one that overrides another, to which it yields."""
    book = circle(tmp_path, t1={"default": "yes"}, t3={"overrides": None, "holds": ["ULM has rank 3"]})
    (told,) = found_in("RW611", book)
    assert told.message.endswith("T.1 overrides T.2, T.2 overrides T.3, T.1 yields to T.3.")
    with pytest.raises(Contested):
        rank_of(book)


def test_a_sub_clause_prevails_over_its_parent_at_the_table_too(tmp_path: Path) -> None:
    """What stands below another is the more special of the two; a parent that overrides it makes it yield."""
    below = {"t1": {"overrides": None}, "t3": {"overrides": None, "of": "T.1", "holds": ["ULM has rank 3"]}}
    book = circle(tmp_path, **below, t2={"overrides": None, "holds": ["BERN has rank 1"]})
    assert rank_of(book) == 3 and not found_in("RW302", book)
    above = {**below, "t1": {"overrides": ["T.3"]}}
    book = circle(tmp_path, **above, t2={"overrides": None, "holds": ["BERN has rank 1"]})
    assert rank_of(book) == 1 and not found_in("RW302", book)
