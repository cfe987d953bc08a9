"""Of many clauses on one cell, and of many rows, only those are compared that may meet; what is left is told."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from textwrap import indent

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from rulewright.book.model import Book, Part
from rulewright.checks import CHECKS
from rulewright.checks.conflict import contradictory_outcome, harmless_overlap, overlap
from rulewright.checks.idle import duplicate_clause, redundant_clause
from rulewright.checks.order import overwritten_step, unordered
from rulewright.checks.shared.crowds import Crowd
from rulewright.cli.main import main as rulewright
from rulewright.evidence.context import Context
from rulewright.lowering.loader import BOOKS, load_book
from rulewright.run.run import check_book, select
from rulewright.story import effort
from rulewright.table.index import index_of, may_prevail, prevails, standing
from written_book import BOOK, HEAD, load, write_book

TOGETHER = HEAD.replace("section: town", "section: town\n    block: together")
COMPARING = (contradictory_outcome, overlap, harmless_overlap, redundant_clause, overwritten_step, unordered)
CLAUSE = "- {clause: c#, says: A., at: day, when: [WHEN], then: [THEN]}\n"
RANGES = st.tuples(st.integers(0, 6), st.integers(0, 6)).map(lambda ends: (min(ends), max(ends)))
FIXED = st.fixed_dictionaries({}, optional={"a": RANGES, "b": st.sampled_from(["x", "y", None]), "c": RANGES})


def lines(number: int, when: str = "the turn is #", then: str = "Smiths has # gold") -> str:
    """So many clauses, with the number of each in it."""
    one = CLAUSE.replace("WHEN", when).replace("THEN", then)
    return "".join(one.replace("#", str(i)) for i in range(1, number + 1))


def checked(book: Book, find: Callable[[Context], object]) -> tuple[Context, list[tuple[object, ...]]]:
    """What a check asked, and what it found."""
    context = Context(book)
    return context, [(f.clauses, f.fingerprint, f.scenario) for f in find(context)]  # type: ignore[attr-defined]


@given(st.lists(st.tuples(FIXED, st.sampled_from([None, "k", "l"])), max_size=9))
def test_the_pairs_of_a_crowd_are_all_but_those_kept_apart(some: list[tuple[dict[str, object], str | None]]) -> None:
    crowd = Crowd([fixed for fixed, _ in some], [kind for _, kind in some])  # type: ignore[misc]
    every = [pair for pair in combinations(range(len(some)), 2) if not crowd.apart(*pair)]
    assert list(crowd.pairs()) == every


def test_a_crowd_too_large_to_be_swept_gives_the_same_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = Crowd([{"a": (n % 3, n % 5 + 3)} for n in range(20)], [n % 7 or None for n in range(20)])
    swept = list(crowd.pairs())
    monkeypatch.setattr(effort, "PAIRS_LOOKED_AT", 0)
    assert not crowd.few and list(crowd.pairs()) == swept


@pytest.mark.parametrize("name", ["price_of_power", "peace_of_westphalia"])
def test_who_stands_is_whom_nobody_that_applies_prevails_over(name: str) -> None:
    book = load_book(BOOKS / name)
    index, parts, draw = index_of(book), list(book.parts()), random.Random(0)

    def beaten(part: Part, some: list[Part]) -> bool:
        return any(prevails(other, part, index) for other in some)

    for size in (2, 10, 60, len(parts)):
        for some in (draw.sample(parts, size) for _ in range(1 if size == len(parts) else 30)):
            assert standing(some, index) == [p for p in some if not beaten(p, some)]
            assert {p.id for p in some if any(prevails(p, o, index) for o in some)} <= {
                p.id for p in may_prevail(some, index)
            }


@pytest.mark.parametrize("number", [50, 100, 200])
def test_clauses_that_exclude_one_another_are_compared_with_themselves_alone(number: int, tmp_path: Path) -> None:
    text = lines(number)
    model = (
        (write_book(tmp_path) / "model.yaml")
        .read_text("utf-8")
        .replace("1..20}", "1..300}")
        .replace("0..20,", "0..300,")
    )
    book = load(tmp_path, text, TOGETHER, model=model)
    context, found = checked(book, contradictory_outcome.find)
    assert (found, context.stats.pairs, context.stats.candidates, context.undecided) == ([], number, 0, [])


@pytest.mark.parametrize("number", [50, 100, 200])
def test_clauses_that_say_the_same_are_not_compared_and_each_is_told_with_the_first(
    number: int, tmp_path: Path
) -> None:
    book = load(tmp_path, lines(number, "Bakers is calm", "Smiths has 7 gold"), TOGETHER)
    context, found = checked(book, contradictory_outcome.find)
    assert (found, context.stats.pairs) == ([], number)
    assert len(list(duplicate_clause.find(Context(book)))) == number - 1
    assert not list(redundant_clause.find(context)) and context.stats.candidates == 0


def test_of_many_alike_the_first_by_name_is_told_in_whatever_order_they_stand(tmp_path: Path) -> None:
    told = lines(effort.ALIKE + 1, "Bakers is calm", "Smiths has 7 gold")
    (tmp_path / "turned").mkdir()
    turned_lines = "".join(reversed(told.splitlines(True)))
    books = load(tmp_path, told, TOGETHER), load(tmp_path / "turned", turned_lines, TOGETHER)
    found, turned = ({(f.clauses, f.fingerprint) for f in duplicate_clause.find(Context(book))} for book in books)
    assert found == turned and len(found) == effort.ALIKE and all("c1" in clauses for clauses, _ in found)


@pytest.mark.parametrize("number", [50, 100])
def test_cases_that_exclude_one_another_are_not_asked_about(number: int, tmp_path: Path) -> None:
    rows = "".join(
        f"- {{clause: r{i}, says: A., of: c, case: [the turn is {i}], then: [Smiths has 7 gold]}}\n"
        for i in range(1, number + 1)
    )
    model = (write_book(tmp_path) / "model.yaml").read_text("utf-8").replace("1..20}", "1..300}")
    book = load(tmp_path, "- {clause: c, says: A., at: day, cases: yes}\n" + rows, model=model)
    for check in (overlap, harmless_overlap):
        context, found = checked(book, check.find)
        assert (found, context.stats.pairs, context.stats.candidates) == ([], 0, 0)


def mixed(draw: random.Random, number: int) -> str:
    """Clauses of which some exclude one another, some agree, some prevail, and some collide."""
    whens = [
        "the turn is 1",
        "the turn is 2",
        "Bakers is calm",
        "Bakers is angry",
        "Smiths has at least 4 gold",
        "E.1 is marked off",
    ]
    thens = ["Smiths has 5 gold", "Smiths has 6 gold", "Smiths gains 1 gold", "Bakers has 5 gold", "Smiths is angry"]
    told = []
    for i in range(number):
        when = ", ".join(draw.sample(whens, draw.randrange(3)))
        over = f", overrides: [c{draw.randrange(i)}]" if i and draw.random() < 0.2 else ""
        yields = ", default: yes" if draw.random() < 0.15 else ""
        told.append(
            f"- {{clause: c{i}, says: A., at: day, when: [{when}], then: [{draw.choice(thens)}]{over}{yields}}}\n"
        )
    return "".join(told)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("head", [HEAD, TOGETHER], ids=["steps", "together"])
def test_what_is_found_of_many_is_what_comparing_all_finds(
    head: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = mixed(random.Random(seed), 9), ""
    if seed % 2:  # half of them in a section of their own
        place = first.index("- {clause: c5")
        first, second = first[:place], first[place:]
    other = head.split("sections:\n")[1].replace("section: town", "section: other")
    write_book(tmp_path, page=head + indent(first, " " * 6) + (second and other + indent(second, " " * 6)))
    compared = []
    for crowd in (0, 1000):
        monkeypatch.setattr(effort, "CROWD", crowd)
        found = [checked(load_book(tmp_path), check.find) for check in COMPARING]
        compared.append([(told, context.undecided, context.faults) for context, told in found])
    assert compared[0] == compared[1]


def test_what_is_found_of_a_shipped_book_is_what_comparing_all_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []
    for crowd in (0, 1000):
        monkeypatch.setattr(effort, "CROWD", crowd)
        book = load_book(BOOKS / "price_of_power")
        compared.append([checked(book, check.find)[1] for check in COMPARING])
    assert compared[0] == compared[1]


def test_collisions_beyond_the_most_that_are_told_are_undecided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "CROWD", 8)
    monkeypatch.setattr(effort, "PAIRS_FOUND", 3)
    context, found = checked(load(tmp_path, lines(10, "Bakers is calm"), TOGETHER), contradictory_outcome.find)
    (left,) = context.undecided
    assert len(found) == 3 and left.code == "RW302" and left.clauses == ("c1", "c5")
    assert "10 times gold may get a value at one moment: 3 pairs were asked about and 3 told" in left.reason


def test_what_a_crowd_finds_is_told_without_proof_of_its_cures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = "".join(
        f"- {{clause: r{i}, says: A., of: c, row: '{i}..{i + 1}', then: [Smiths has {i} gold]}}\n" for i in range(1, 5)
    )
    texts = {
        "RW302": (lines(4, "Bakers has at least # gold"), TOGETHER),
        "RW304": ("- {clause: c, says: A., at: day, roll: the die of Smiths}\n" + rows, HEAD),
    }
    for code, (text, head) in texts.items():
        book = load(tmp_path / code, text, head)
        for most, proved in ((4, True), (3, False)):
            monkeypatch.setattr(effort, "CURED_CROWD", most)
            found = check_book(book, [], select([code], [])).findings
            assert found and all(f.cures for f in found) and any(f.proved_cures for f in found) is proved


def test_a_run_that_asks_about_some_pairs_only_ends_as_undecided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, most in (("CROWD", 4), ("PAIRS_ASKED", 3)):
        monkeypatch.setattr(effort, name, most)
    write_book(tmp_path, lines(6, "Smiths rolls #"), TOGETHER)  # that one die shows one number, only a solver says
    done = CliRunner().invoke(rulewright, ["check", str(tmp_path), "--no-cache", "--jobs", "1", "--select", "RW302"])
    assert done.exit_code == 3 and "undecided RW302" in done.output


def test_rows_beyond_the_most_that_are_told_are_undecided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "CROWD", 4)
    monkeypatch.setattr(effort, "PAIRS_FOUND", 2)
    rows = "".join(
        f"- {{clause: r{i}, says: A., of: c, row: '1..6', then: [Smiths has {i} gold]}}\n" for i in range(1, 7)
    )
    book = load(tmp_path, "- {clause: c, says: A., at: day, roll: the die of Smiths}\n" + rows)
    context, found = checked(book, overlap.find)
    assert len(found) == 2 and [u.clauses for u in context.undecided] == [("r1", "r4")]


def test_steps_beyond_the_most_that_are_told_are_undecided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "CROWD", 4)
    monkeypatch.setattr(effort, "PAIRS_FOUND", 2)
    context, found = checked(load(tmp_path, lines(6, "Bakers is calm")), overwritten_step.find)
    assert len(found) == 2 and [u.clauses for u in context.undecided] == [("c3",)]


def test_every_check_bears_or_tells_a_crowd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, most in (("CROWD", 3), ("PAIRS_FOUND", 2), ("LATER_STEPS", 2), ("ALIKE", 2)):
        monkeypatch.setattr(effort, name, most)
    context = Context(load(tmp_path, lines(7, "Bakers is calm", "Smiths has # gold"), book=BOOK))
    assert [f for checks, find in CHECKS for f in find(context)] and not context.faults
