"""Proposed scenarios: kept as they are they can be read, they pass, and they hang on their clause."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli.main import main
from rulewright.evidence.context import Context
from rulewright.evidence.game import said_act
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.tools.suggest import still, suggest
from test_evidence import CLASH, town

TITLED = """\
      - clause: taxes.2
        says: A player with a dozen coins has bought a title and is not taxed.
        for: {the player: Player}
        when: [the player has at least 12 coins]
        then: [the player is not taxed]
        overrides: [taxes.1]
"""
TABLE = """
      - {clause: T.1, says: Each town rolls., for: {t: Town}, at: income, roll: the die for t}
      - {clause: T.1.low, of: T.1, row: "..4", says: Low is three., then: [the gold of t is 3]}
      - {clause: T.1.high, of: T.1, row: "5..", says: High is five., then: [the gold of t is 5]}
      - {clause: T.2, says: Ulm is a town., kind: note}
"""
TWO_PARTS = """
      - clause: T.1
        says: Walled or not, Ulm has three.
        parts:
          - {at: income, when: [ULM is walled], then: [the gold of ULM is 3]}
          - {at: income, then: [the gold of ULM is 3]}
"""
ONE_AFTER_ANOTHER = """
      - {clause: T.0, says: Ulm is a town., kind: note}
  - section: second
    block: steps
    at: income
    clauses:
      - {clause: T.1, says: The free have five., for: {t: Town}, when: [t is free], then: [the gold of t is 5]}
      - {clause: T.2, says: Whoever has five is sworn., for: {t: Town}, when: [t has at least 5 gold],
         then: [t is sworn]}
"""


def proposed(folder: Path, clauses: str, clause: str, phrases: str = "") -> list[str]:
    """What is proposed for a clause of the small book, with further phrases."""
    book = town(folder, clauses, phrases)
    return list(suggest(Context(book), book.clauses[clause]))


def test_a_book_with_all_proposals_kept_is_without_findings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    call = CliRunner().invoke
    assert call(main, ["init", "tavern"]).exit_code == 0
    with Path("tavern/taxes.yaml").open("a", encoding="utf-8") as page:
        page.write(TITLED)
    kept = "".join(call(main, ["suggest", clause, "tavern"]).output for clause in ("taxes.1", "taxes.2"))
    Path("tavern/features/taxes.feature").write_text(f"Feature: Taxes\n\n{kept}", encoding="utf-8")
    assert call(main, ["check", "tavern"]).output == (
        "1 book, 2 clauses: 0 errors, 0 warnings, 0 notes, 0 undecided.\n"
    )


def test_where_nothing_changes_the_then_tells_what_the_clause_leaves_or_that_it_applies(tmp_path: Path) -> None:
    """What would stay so without the clause tests nothing of it."""
    clauses = """
      - {clause: T.1, says: The walled have three., for: {t: Town}, at: income, when: [t is walled],
         then: [the gold of t is 3]}
      - {clause: T.2, says: All have two., for: {t: Town}, at: income, then: [the gold of t is 2], default: yes}
      - {clause: T.3, says: The walled are free., for: {t: Town}, at: income, when: [t is walled], then: [t is free]}
"""
    assert "And the gold of ULM is still 3\n" in proposed(tmp_path, clauses, "T.1")[0]
    assert proposed(tmp_path, clauses, "T.3")[0].endswith("And T.3 applies\n")


def test_a_near_miss_says_that_the_clause_does_not_apply(tmp_path: Path) -> None:
    _, fails = proposed(tmp_path, CLASH, "T.1")
    assert fails.endswith("Then T.1 does not apply\n")


def test_a_table_is_shown_by_its_rows_with_all_dice_that_are_thrown(tmp_path: Path) -> None:
    low, high = proposed(tmp_path, TABLE, "T.1")
    assert "When the die for ULM is 1\n  And the die for BERN is 1\n  And the die for GENF is 1\n" in low
    assert low.endswith("Then T.1.low applies\n") and high.endswith("Then the gold of ULM is 5\n")


def test_an_act_that_is_refused_is_said_in_its_words(tmp_path: Path) -> None:
    assert said_act(town(tmp_path, TABLE), "founds", ("ULM",)) == "ULM founds a guild"


def test_a_clause_with_nothing_to_play_says_so(tmp_path: Path) -> None:
    assert proposed(tmp_path, TABLE, "T.2") == ["# T.2 has nothing of its own to play\n"]


def test_a_proposal_that_is_to_be_mended_is_all_comment(tmp_path: Path) -> None:
    *_, fails, _ = proposed(tmp_path, TWO_PARTS, "T.1")
    assert fails.startswith("# to be mended: it is not so that T.1 does not apply\n#   T.1")
    assert all(line.startswith("#") for line in fails.splitlines()) and "#   Then T.1 does not apply\n" in fails


def test_what_happens_before_the_turn_of_a_clause_is_told(tmp_path: Path) -> None:
    """A question that waits for its telling once reached the solver as it was."""
    fires, fails = proposed(tmp_path, ONE_AFTER_ANOTHER, "T.2")
    assert fires.endswith("Then ULM is sworn\n") and fails.endswith("Then T.2 does not apply\n")


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("Ann is not taxed", "Ann is still not taxed"),
        ("Ann has 12 coins", "Ann still has 12 coins"),
        ("Ann owes Ben", "Ann owes Ben still"),
    ],
)
def test_still_stands_where_a_reader_expects_it(phrase: str, said: str) -> None:
    assert still(phrase) == said


OTHERS = "sets: [{say: other town, of: Town, where: it != ULM}]\n"


def test_whom_a_clause_leaves_alone_is_told_where_it_is_for_others(tmp_path: Path) -> None:
    """The clause applies to the others all the same."""
    clauses = """
      - {clause: T.1, says: Other towns than Ulm are free., for: {t: other town}, at: income,
         then: [t is free, the gold of t rises by 1]}
    """
    fires, fails = proposed(tmp_path, clauses, "T.1", OTHERS)
    assert "Then BERN is free\n" in fires
    assert fails.splitlines()[1:] == [
        "  When the income step is played",
        "  Then ULM is still not free",
        "  And the gold of ULM is still 3",
    ]


def test_no_two_proposals_of_a_clause_say_the_same(tmp_path: Path) -> None:
    """What another clause does to the one that is left alone hides that it was."""
    clauses = """
      - {clause: T.1, says: Other towns than Ulm have four., for: {t: other town}, at: income,
         then: [the gold of t is 4]}
      - {clause: T.2, says: Ulm has five., at: income, then: [the gold of ULM is 5]}
    """
    fires, fails = proposed(tmp_path, clauses, "T.1", OTHERS)
    assert fires.startswith("Scenario: T.1 applies\n")
    assert fails == "# T.1 needs: t is of other town: no Then was found that tells it from what is above\n"


def test_a_split_and_its_cases_have_titles_of_their_own(tmp_path: Path) -> None:
    book = town(tmp_path, TABLE)
    told = [text for clause in ("T.1", "T.1.low", "T.1.high") for text in suggest(Context(book), book.clauses[clause])]
    titles = [text.splitlines()[0] for text in told if text.startswith("Scenario: ")]
    assert len(titles) > 3 and len(titles) == len(set(titles))


FOUNDER = """
      - {clause: T.1, says: Whoever leads may found a guild., permits: [the leader founds a guild]}
      - {clause: T.2, says: A town leads., for: {t: Town}, at: income, then: [t leads]}
"""
LEADER = "  - {say: the leader, is: leader}\n"


def test_a_norm_that_names_nobody_does_not_apply_and_is_proposed_of_somebody(tmp_path: Path) -> None:
    """Whom the clause means may be nobody as yet."""
    book = town(tmp_path, FOUNDER, LEADER)
    (told,) = suggest(Context(book), book.clauses["T.1"])
    assert told.splitlines()[1:] == ["  Given ULM leads", "  Then T.1 applies"]
    for given, applies in ((), "does not apply"), ((Step("given", "BERN leads", 0),), "applies"):
        steps = (*given, Step("then", f"T.1 {applies}", 0))
        assert run(book, Scenario("T.1", ("T.1",), "", "", 0, "T.1", steps)).failure == ""


def test_what_a_norm_needs_is_proposed_of_somebody_too(tmp_path: Path) -> None:
    """Unless it is that there is somebody: a norm that names nobody hangs on no condition."""
    clauses = FOUNDER.replace("permits", "while: [ULM is walled], permits")
    clauses += "      - {clause: T.3, says: Bern may., while: [BERN leads], permits: [the leader founds a guild]}\n"
    book = town(tmp_path, clauses, LEADER)
    walled, led = (list(suggest(Context(book), book.clauses[name]))[1].splitlines()[1:] for name in ("T.1", "T.3"))
    assert walled[0].endswith(" leads") and "because of T.1" in walled[-1]
    assert led[-1].startswith("  Then ")


BARRED = """
      - {clause: T.1, says: Without walls nobody founds a guild., for: {t: Town}, while: [t is not walled],
         forbids: [t founds a guild]}
      - {clause: T.2, says: Whoever founds one is sworn., for: {t: Town}, upon: t founds a guild, then: [t is sworn]}
"""


def test_the_act_for_which_a_clause_waits_is_one_that_may_be_done(tmp_path: Path) -> None:
    (told,) = proposed(tmp_path, BARRED, "T.2")
    assert "Given ULM is walled" in told.replace("And", "Given") and "refused" not in told
    assert "Then ULM is sworn" in told


def test_an_act_that_never_may_be_done_shows_nothing_of_a_clause_upon_it(tmp_path: Path) -> None:
    (told,) = proposed(tmp_path, BARRED.replace("while: [t is not walled],", "while: [],"), "T.2")
    assert told == "# T.2 applies: no state was found in which players may do its act\n"
