"""Altered clauses: what is altered, what notices it, and which Givens matter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.book.model import Book
from rulewright.evidence.context import Context
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.language.errors import BookError
from rulewright.language.show import show
from rulewright.tools.mutate import Mutant, Result, alterations, givens, judge, mutants, shifted, weakened
from rulewright.tools.mutation_run import mutate_books
from written_book import load

CLAUSES = """
- clause: c
  says: The old and poor are angry.
  at: day
  for: {g: Guild}
  when: [g is old, {not: g has at least 4 gold}]
  then: [g is angry, g loses 1 gold]
- {clause: d, says: A guild is rich., for: {g: Guild}, while: [g has at least 9 gold], holds: [g is rich]}
- {clause: t, says: Each rolls., at: night, for: {g: Guild}, when: [g is old], roll: the die of g, rest: yes}
- {clause: t.1, of: t, row: "..3", says: Low., then: [g loses 1 gold]}
- {clause: t.m, of: t, says: Modified., modify: [{by: -1, when: [g is calm]}]}
"""


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return load(tmp_path_factory.mktemp("book"), CLAUSES)


def scenario(clause: str, *lines: str) -> Scenario:
    """A scenario of one clause."""
    steps = []
    for at, line in enumerate(lines, start=2):
        keyword, text = line.split(" ", 1)
        context = text.endswith(" (context)")
        steps.append(Step(keyword.lower(), text.removesuffix(" (context)"), at, context))
    return Scenario(clause, (clause,), "it is so", "x.feature", 1, clause, tuple(steps))


ANGRY = scenario("c", "Given Bakers has 3 gold", "When the day step is played", "Then Bakers is angry")
THOROUGH = scenario(
    "c", "Given Bakers has 3 gold", "When the day step is played", "Then Bakers is angry", "Then Bakers has 2 gold"
)


def whats(book: Book, clause: str) -> list[str]:
    """What the mutants of a clause alter."""
    return [m.what for m in mutants(book, book.clauses[clause])]


def test_a_clause_is_altered_by_part_outcome_atom_and_number(book: Book) -> None:
    assert whats(book, "c") == [
        "c: dropped",
        "c: without 'g is angry'",
        "c: without 'g loses 1 gold'",
        "c: 1 made 2 in 'g loses 1 gold'",
        "c: 1 made 0 in 'g loses 1 gold'",
        "c: dropped the condition in 'g is old'",
        "c: negated the condition in 'g is old'",
        "c: dropped the condition in 'not: g has at least 4 gold'",
        "c: negated the condition in 'not: g has at least 4 gold'",
        "c: 4 made 5 in 'not: g has at least 4 gold'",
        "c: 4 made 3 in 'not: g has at least 4 gold'",
    ]


def test_a_row_is_altered_at_its_edges(book: Book) -> None:
    assert {"t.1: 3 made 4 in 'the result is 3 or less'", "t.1: 3 made 2 in 'the result is 3 or less'"} <= set(
        whats(book, "t.1")
    )


def test_a_modifier_is_altered_in_every_row(book: Book) -> None:
    altered = {m.what: m.book for m in mutants(book, book.clauses["t.m"])}
    assert "modifier dropped" in altered and "modifier: -1 made 0" in altered
    row = altered["modifier dropped"].clauses["t.1"].parts[0]
    assert "-1" not in show(row.guard) and "-1" in show(book.clauses["t.1"].parts[0].guard)


def test_a_mutant_leaves_the_book_as_it_was(book: Book) -> None:
    before = {name: clause.parts for name, clause in book.clauses.items()}
    assert list(mutants(book, book.clauses["c"])) and {n: c.parts for n, c in book.clauses.items()} == before


def test_no_mutant_is_the_clause_itself(book: Book) -> None:
    for clause in book.clauses.values():
        for part in clause.parts:
            assert all(altered != part for _, altered in alterations(part, book))


def test_a_condition_is_weakened_within_its_joints(book: Book) -> None:
    either = book.phrases.condition("Smiths rests")
    assert [show(e) for _, e in weakened(either, book.phrases.say)][:2] == [
        "(gold(Smiths) == 0)",
        "((not (mood(Smiths) == calm)) and (gold(Smiths) == 0))",
    ]


def test_only_one_number_is_shifted_at_a_time(book: Book) -> None:
    expr = book.phrases.condition("Smiths has twice 3 gold")
    assert [show(e) for _, e in shifted(expr)] == [
        "(gold(Smiths) == (4 + 3))",
        "(gold(Smiths) == (2 + 3))",
        "(gold(Smiths) == (3 + 4))",
        "(gold(Smiths) == (3 + 2))",
    ]


def unnoticed(book: Book, *scenarios: Scenario, passing: bool = True) -> set[str]:
    """What the scenarios do not notice of the clause ``c``."""
    assert all(run(book, s).passed is passing for s in scenarios)
    verdicts = judge(Context(book), list(scenarios), list(mutants(book, book.clauses["c"])))
    return {v.what for v in verdicts if v.result is not Result.NOTICED}


def test_a_scenario_notices_what_makes_its_thens_false(book: Book) -> None:
    left = unnoticed(book, ANGRY)
    assert "c: dropped" not in left and "c: without 'g loses 1 gold'" in left


def test_a_further_then_notices_more(book: Book) -> None:
    assert unnoticed(book, THOROUGH) < unnoticed(book, ANGRY)


def test_near_misses_notice_what_the_hit_cannot(book: Book) -> None:
    young = scenario("c", "Given Smiths has 3 gold", "When the day step is played", "Then Smiths is still calm")
    rich = scenario("c", "Given Bakers has 4 gold", "When the day step is played", "Then Bakers is still calm")
    assert unnoticed(book, THOROUGH, young, rich) == set()


def test_a_scenario_that_fails_notices_nothing(book: Book) -> None:
    wrong = scenario("c", "When the day step is played", "Then Bakers is calm")
    assert len(unnoticed(book, wrong, passing=False)) == len(whats(book, "c"))


def test_a_scenario_that_breaks_before_its_then_notices_nothing(book: Book) -> None:
    """Only a Then that held and no longer does counts: an error is no judgement."""
    broken = scenario("c", "Given Bakers has 99 gold", "When the day step is played", "Then Bakers is angry")
    assert len(unnoticed(book, broken, passing=False)) == len(whats(book, "c"))


def test_a_given_that_makes_no_difference_is_idle(book: Book) -> None:
    idle = scenario(
        "c",
        "Given Bakers has 2 gold",
        "Given the turn is 4",
        "Given Smiths has 7 gold (context)",
        "When the day step is played",
        "Then Bakers has 1 gold",
    )
    found = givens(book, [idle], altered(book))
    assert [(g.text, g.needed) for g in found] == [("Bakers has 2 gold", True), ("the turn is 4", False)]


def altered(book: Book) -> Callable[[str], list[Mutant]]:
    """The mutants of each clause of the book."""
    return lambda clause: list(mutants(book, book.clauses[clause]))


def test_a_given_of_an_outline_is_needed_if_one_row_needs_it(book: Book) -> None:
    rows = [
        scenario("c", "Given Bakers has 2 gold", "When the day step is played", f"Then Bakers {end}")
        for end in ("is angry", "has 1 gold")
    ]
    assert [[g.needed for g in givens(book, some, altered(book))] for some in (rows[:1], rows)] == [[False], [True]]


def test_the_figures_are_printed_and_the_share_returned(book: Book, capsys: pytest.CaptureFixture[str]) -> None:
    share = mutate_books([(book, [THOROUGH])], frozenset({"c"}), False, lambda _: None)
    printed = capsys.readouterr().out
    assert 0 < share < 100 and "survived    c  c: dropped the condition in 'g is old'" in printed
    assert "0 of 1 Givens needed (0.0 %)" in printed  # three gold is what a guild starts with


SURVIVOR = "c: dropped the condition in 'g is old'"


def told_with(folder: Path, clause: str, mutant: str, reason: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a mutation run says of a book whose baseline lists one survivor, problems included."""
    listed = f'survivors: [{{clause: {clause}, mutant: "{mutant}", reason: {reason}}}]\n'
    known = load(folder, CLAUSES, baseline=listed)
    try:
        mutate_books([(known, [THOROUGH])], frozenset({"c"}), False, lambda _: None)
    except BookError as error:
        return capsys.readouterr().out + str(error)
    return capsys.readouterr().out


def test_a_survivor_is_told_with_the_reason_that_is_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"{SURVIVOR}\n            So it is." in told_with(tmp_path, "c", SURVIVOR, "So it is.", capsys)


@pytest.mark.parametrize(
    ("clause", "mutant", "reason", "told"),
    [
        (
            "c",
            "c: dropped",
            "So.",
            "baseline.yaml:1:13: the baseline lists the mutant 'c: dropped' of c, and it does not",
        ),
        ("c", SURVIVOR, '" "', f"the mutant '{SURVIVOR}' has no reason"),
    ],
)
def test_a_survivor_that_is_none_or_has_no_reason_is_an_error(
    tmp_path: Path, clause: str, mutant: str, reason: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in told_with(tmp_path, clause, mutant, reason, capsys)


def test_a_survivor_of_a_clause_that_is_not_asked_about_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "the baseline lists" not in told_with(tmp_path, "d", "d: dropped", "So.", capsys)


def test_a_book_without_clauses_has_nothing_to_notice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate_books([(load(tmp_path), [])], frozenset(), False, lambda _: None) == 100.0
    assert "0 of 0 mutants noticed (none)" in capsys.readouterr().out
