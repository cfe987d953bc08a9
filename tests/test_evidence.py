"""What a finding rests on and what would remove it: shown on small books, each fact by its opposite."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.book.model import Book, Condition
from rulewright.checks.idle.dead_clause import applies, blamed
from rulewright.evidence.context import Context
from rulewright.evidence.core import conditions_of, holds
from rulewright.evidence.findings import Finding
from rulewright.gherkin.feature import Scenario, Step
from rulewright.gherkin.picture import sketch
from rulewright.language.expr import Expr
from rulewright.remedy.cure_rows import Cure
from rulewright.remedy.cures import alive_in, over
from rulewright.reports.prose import part_lines, relations
from rulewright.run.run import check_book, select
from rulewright.tools.suggest import suggest

MODEL = """
sorts: {Town: [ULM, BERN, GENF]}
fields:
  gold: {of: Town, is: 0..9, start: 3}
  walled: {of: Town}
  free: {of: Town}
  rich: {of: Town, derived: yes}
  sworn: {of: Town, closed: yes}
  leader: {is: Town?, start: nobody, closed: yes}
inputs:
  die: {of: Town, is: 1..6, chance: yes}
timeline: [income]
acts:
  - {act: founds, say: "{t:Town} founds a guild"}
laws:
  the walled are free: all(free(t) for t in Town if walled(t))
  no gold beyond eight: all(gold(t) <= 8 for t in Town)
"""
PHRASES = """
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is free", means: free(t)}
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{t:Town} is sworn", means: sworn(t)}
  - {say: "{t:Town} leads", means: leader == t}
  - {say: "{t:Town} is walled off", means: walled(t) and not free(t)}
  - say: "{t:Town} has at least {n:int} gold"
    means: gold(t) >= n
    for example: ULM has at least 5 gold
    true when: [the gold of ULM is 6]
    false when: [the gold of ULM is 2]
terms:
  - {say: "the gold of {t:Town}", is: gold(t)}
  - {say: "the die for {t:Town}", is: die(t)}
"""


def town(folder: Path, clauses: str, terms: str = "") -> Book:
    """A small book with these clauses, which read one state, and further terms."""
    page = f"page: T\ntitle: The town\nsections:\n  - section: all\n    block: together\n    clauses:\n{clauses}"
    files = {"book.yaml": "{book: town, title: The town}\n", "model.yaml": MODEL, "phrases.yaml": PHRASES + terms}
    return book_of({**files, "t.yaml": page}, folder)


def only(book: Book, code: str) -> Finding:
    """The one finding of a code."""
    report = check_book(book, [], select([code], []))
    assert not report.faults
    (finding,) = report.findings
    return finding


CLASH = """
      - {clause: T.1, says: The walled have one., for: {t: Town}, at: income, when: [t is walled],
         then: [the gold of t is 1]}
      - {clause: T.2, says: The rich have two., for: {t: Town}, at: income, when: [t is rich],
         then: [the gold of t is 2]}
      - {clause: T.3, says: Whoever has five is rich., for: {t: Town}, while: [t has at least 5 gold],
         holds: [t is rich]}
      - {clause: T.4, says: Ulm is sworn in., at: income, then: [ULM is sworn]}
"""


def test_a_collision_rests_on_its_guards_on_the_definition_read_and_on_the_law_that_asks_for_a_fact(
    tmp_path: Path,
) -> None:
    """T.4 lands in the same moment and has no part in it; the law makes the walled town free."""
    finding = only(town(tmp_path, CLASH), "RW302")
    told = "T.1: t is walled", "T.2: t is rich", "clause: T.3", "law: the walled are free"
    assert finding.core == told


DEAD = """
      - {clause: T.1, says: It never is., for: {t: Town}, at: income,
         when: [t has at least 2 gold, t is walled, t is not free], then: [the gold of t is 1]}
"""


def test_a_dead_clause_blames_the_conditions_and_the_law_and_no_more(tmp_path: Path) -> None:
    book = town(tmp_path, DEAD)
    finding = only(book, "RW201")
    assert finding.core[:3] == ("t is walled", "t is not free", "law: the walled are free")
    assert len(finding.core) == 4 and finding.core[3].startswith("proved for ")


STANDING = """
      - {clause: T.1, says: The free are rich., for: {t: Town}, while: [t is free], holds: [t is rich]}
      - {clause: T.2, says: So are the sworn., for: {t: Town}, while: [t is sworn], holds: [t is rich]}
      - {clause: T.3, says: The sworn are walled., for: {t: Town}, while: [t is sworn], holds: [t is walled]}
      - {clause: T.5, says: A town is sworn in., for: {t: Town}, at: income, when: [t has at least 5 gold],
         then: [t is sworn]}
"""


@pytest.mark.parametrize(
    ("clause", "code", "told"),
    [
        ("when: [t is free, not: [t is rich]], then: [t is walled]", "RW201", "T.1"),
        ("when: [t is sworn, t is rich], then: [t is walled]", "RW202", "T.2"),
        ("when: [t is sworn, not: [t is walled]], then: [t is free]", "RW201", "T.3"),
    ],
)
def test_the_standing_clause_on_which_a_proof_rests_is_named_and_no_other(
    tmp_path: Path, clause: str, code: str, told: str
) -> None:
    """A cell that clauses claim may show anything without them, a derived one too."""
    added = f"      - {{clause: T.4, says: A fourth., for: {{t: Town}}, at: income, {clause}}}\n"
    finding = only(town(tmp_path, STANDING + added), code)
    assert finding.clauses == ("T.4",)
    assert [c for c in finding.core if c.startswith("clause: ")] == [f"clause: {told}"]


def test_a_proof_that_needs_no_standing_clause_names_none(tmp_path: Path) -> None:
    """Though it reads what they say."""
    added = """
      - {clause: T.4, says: A fourth., for: {t: Town}, at: income,
         when: [t is rich, not: [t is rich]], then: [t is free]}
    """
    finding = only(town(tmp_path, STANDING + added), "RW201")
    assert not any(c.startswith("clause: ") for c in finding.core)


def test_what_prevails_only_by_a_standing_clause_is_told_with_it(tmp_path: Path) -> None:
    added = """
      - {clause: T.4, says: The rich have two., for: {t: Town}, at: income, when: [t is rich],
         then: [the gold of t is 2], overrides: [T.6]}
      - {clause: T.6, says: The free have one., for: {t: Town}, at: income, when: [t is free],
         then: [the gold of t is 1]}
    """
    finding = only(town(tmp_path, STANDING + added), "RW203")
    assert finding.clauses == ("T.6",) and finding.related == ("T.4",)
    assert [c for c in finding.core if c.startswith("clause: ")] == ["clause: T.1"]


def test_none_of_the_grounds_of_a_proof_can_be_spared(tmp_path: Path) -> None:
    book = town(tmp_path, DEAD)
    (part,) = book.clauses["T.1"].parts
    grounds = blamed(book, part)
    assert set(grounds.conditions) < set(conditions_of(part))

    def asked(alone: Book, conditions: tuple[Condition, ...]) -> Expr:
        return applies(alone, part, conditions)

    assert holds(book, grounds, asked)
    fewer = [g for g in grounds.smaller() if g != grounds]
    assert fewer and not any(holds(book, g, asked) for g in fewer)


def test_a_closed_field_that_nothing_writes_is_blamed_as_a_fact(tmp_path: Path) -> None:
    clause = "      - {clause: T.1, says: No town is sworn., at: income, when: [ULM is sworn], then: [ULM is walled]}\n"
    finding = only(town(tmp_path, clause), "RW201")
    assert finding.core[:2] == ("ULM is sworn", "fact: only clauses and acts change whether any Town is sworn")


def test_what_its_act_requires_or_does_first_is_told_of_a_dead_clause_if_it_is_dead_by_it(tmp_path: Path) -> None:
    act = '{act: founds, say: "{t:Town} founds a guild"'
    assert act in MODEL
    clause = "{clause: T.1, says: A guild., for: {t: Town}, upon: t founds a guild, when: [t is not walled], "
    clause += "then: [t is free]}"
    for name, keys, told in (
        (
            "does",
            "requires: [t is sworn], then: [t is walled]",
            "before it comes what 't founds a guild' does: t is walled",
        ),
        (
            "requires",
            "requires: [t is sworn, t is walled], then: [t is sworn]",
            "'t founds a guild' requires: t is walled",
        ),
    ):
        files = {"book.yaml": "{book: town, title: The town}", "model.yaml": MODEL.replace(act, f"{act}, {keys}")}
        page = f"page: T\ntitle: T\nsections:\n  - section: all\n    clauses:\n      - {clause}\n"
        book = book_of({**files, "phrases.yaml": PHRASES, "town.yaml": page}, tmp_path / name)
        finding = only(book, "RW201")
        assert [c for c in finding.core if "founds" in c] == [told]


def test_whom_a_closed_field_can_hold_is_told(tmp_path: Path) -> None:
    clauses = """
      - {clause: T.1, says: BERN is the first., at: income, then: [BERN leads]}
      - {clause: T.2, says: ULM never is., at: income, when: [ULM leads], then: [ULM is walled]}
    """
    finding = only(town(tmp_path, clauses), "RW201")
    assert finding.core[1] == "fact: only clauses and acts change the X in 'X leads'; it is only ever BERN or nobody"


TABLE = """
      - clause: T.1
        says: Each town rolls for its gold.
        for: {t: Town}
        at: income
        roll: the die for t
      - {clause: T.1.high, of: T.1, row: "5..", says: High is good., then: [the gold of t is 5]}
      - {clause: T.1.six, of: T.1, row: "6", says: Six is better., then: [the gold of t is 6]}
"""


def test_a_narrowing_and_an_override_are_proved_and_each_leaves_its_clause_alive(tmp_path: Path) -> None:
    finding = only(town(tmp_path, CLASH), "RW302")
    assert finding.cures == (
        "Let T.1 override T.2, or record a ruling that it prevails.",
        "Let T.2 apply only when t is not walled.",
    )
    assert finding.proved_cures == finding.cures


def test_a_clause_is_not_put_over_one_that_it_would_switch_off(tmp_path: Path) -> None:
    """Whoever has five has two: if T.1 prevailed, T.2 would never apply, and narrowed it would not either."""
    clauses = """
      - {clause: T.1, says: Two is enough., for: {t: Town}, at: income, when: [t has at least 2 gold],
         then: [t is walled]}
      - {clause: T.2, says: Five is too much., for: {t: Town}, at: income, when: [t has at least 5 gold],
         then: [t is not walled]}
"""
    assert only(town(tmp_path, clauses), "RW302").proved_cures == (
        "Let T.2 override T.1, or record a ruling that it prevails.",
        "Let T.1 apply unless t has at least 5 gold.",
    )


def test_two_clauses_without_a_condition_have_no_cure_that_is_proved(tmp_path: Path) -> None:
    clauses = """
      - {clause: T.1, says: Ulm has one., at: income, then: [the gold of ULM is 1]}
      - {clause: T.2, says: Ulm has two., at: income, then: [the gold of ULM is 2]}
"""
    assert only(town(tmp_path, clauses), "RW302").proved_cures == ()


def test_a_scenario_shows_what_a_cure_leaves_alive(tmp_path: Path) -> None:
    """Only one in which the clause fires, alone where it is outranked, from a state that keeps the laws."""
    book = town(tmp_path, CLASH)
    one, other = book.clauses["T.1"].parts[0], book.clauses["T.2"].parts[0]
    outranked = over(book, one, other)

    def shown(cure: Cure, *given: str) -> bool:
        steps = (*(Step("given", words, 1) for words in given), Step("when", "the income step is played", 2))
        return alive_in(cure, [Scenario("T.2", ("T.2",), "it is played", "town.feature", 1, "", steps)])

    assert shown(outranked, "the gold of BERN is 5")
    assert not shown(outranked)
    assert not shown(outranked, "the gold of BERN is 5", "ULM is free", "ULM is walled")
    assert shown(replace(outranked, silent=None), "the gold of BERN is 5", "ULM is free", "ULM is walled")
    assert not shown(replace(outranked, silent=None), "the gold of BERN is 5", "ULM is walled")
    assert not shown(replace(outranked, alone=None), "the gold of BERN is 5")


def test_rows_are_cut_and_added(tmp_path: Path) -> None:
    book = town(tmp_path, TABLE)
    overlap, gap = only(book, "RW304"), only(book, "RW401")
    assert overlap.proved_cures[0] == "Write the row of T.1.high as 5."
    assert gap.proved_cures == ("Add a row 1..4, even if it does nothing.", "State that all else has no effect (rest).")


def test_cures_are_proved_only_for_the_findings_picked(tmp_path: Path) -> None:
    report = check_book(town(tmp_path, CLASH), [], select(["RW302"], []), cured=lambda _: False)
    assert [(len(f.cures), f.proved_cures) for f in report.findings] == [(2, ())]


def test_a_proved_cure_written_into_the_book_removes_the_finding(tmp_path: Path) -> None:
    mended = CLASH.replace("[t is rich],\n", "[t is rich, t is not walled],\n")
    assert mended != CLASH
    assert check_book(town(tmp_path, mended), [], select(["RW302"], [])).findings == []


def test_a_clause_is_shown_with_what_prevails_over_it_and_what_sets_it_off(tmp_path: Path) -> None:
    clauses = """
      - {clause: T.1, says: The rich found guilds., for: {t: Town}, at: income, when: [t is rich],
         then: [t founds a guild]}
      - {clause: T.2, says: A guild is walled in., for: {t: Town}, upon: t founds a guild, then: [t is walled]}
      - {clause: T.3, says: A free one is not., for: {t: Town}, upon: t founds a guild, when: [t is free],
         then: [t is not walled], overrides: [T.2], refs: [T.1]}
"""
    book = town(tmp_path, clauses)
    shown = {name: dict(relations(book, book.clauses[name])) for name in ("T.1", "T.2", "T.3")}
    assert shown["T.1"]["sets off"] == ["T.2", "T.3"] and shown["T.1"]["referred to by"] == ["T.3"]
    assert shown["T.2"]["set off by"] == ["T.1"] and shown["T.2"]["yields to"] == ["T.3"]
    assert shown["T.3"]["prevails over"] == ["T.2"]


def test_a_state_is_sketched_in_lines(tmp_path: Path) -> None:
    book = town(tmp_path, CLASH)
    assert sketch(book, [(("walled", ("ULM",)), True), (("gold", ("ULM",)), 5)]) == "ULM  gold: 5, walled: yes\n"


def test_a_proposal_for_a_standing_clause_that_does_not_apply_says_what_is_so_instead(tmp_path: Path) -> None:
    book = town(tmp_path, CLASH)
    fires, fails = suggest(Context(book), book.clauses["T.3"])
    assert fires.endswith("Then ULM is rich\n")
    assert fails.endswith("Then ULM is not rich\n") and "to be mended" not in fails


def test_a_condition_that_never_decides_names_the_condition_and_the_law_that_imply_it(tmp_path: Path) -> None:
    clause = """
      - {clause: T.1, says: The walled pay., for: {t: Town}, at: income,
         when: [t has at least 2 gold, t is walled, t is free], then: [the gold of t is 1]}
"""
    finding = only(town(tmp_path, clause), "RW202")
    assert finding.core[:-1] == ("t is walled", "law: the walled are free")


def test_what_sets_several_cells_is_told_once(tmp_path: Path) -> None:
    book = town(tmp_path, "      - {clause: T.1, says: Ulm is closed., at: income, then: [ULM is walled off]}\n")
    assert only(book, "RW308").demands == {"T.1": "ULM is walled off"}
    assert part_lines(book, book.clauses["T.1"].parts[0]).count("    then: ULM is walled off") == 1


def test_a_false_statement_rests_on_the_conditions_of_the_part_that_says_it(tmp_path: Path) -> None:
    parts = "[{while: [GENF is free], holds: [GENF is rich]}, {while: [ULM is walled], confirms: [BERN is free]}]"
    book = town(tmp_path, f"      - {{clause: T.1, says: Bern is free where Ulm is walled., parts: {parts}}}\n")
    finding = only(book, "RW317")
    assert "T.1: ULM is walled" in finding.core and not any("GENF" in line for line in finding.core)
