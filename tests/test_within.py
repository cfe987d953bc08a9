"""What a cell is part of: it falls back to its start when that ends, whatever ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of, found_in, played
from rulewright.book.model import Book
from rulewright.language.errors import BookError
from rulewright.run.run import check_book, select

MODEL = """
sorts: {{Land: [ENG, FRA], Aim: [loot, faith], Year: [one, two]}}
fields:
  at_war: {{of: [Land, Land]{war}}}
  aim: {{of: [Land, Land], is: Aim?, start: nobody, within: {within}}}
  won: {{of: [Land, Land, Year], is: 0..9, start: 0, within: at_war, clamped: yes}}
  rich: {{of: Land}}
  old: {{of: Year}}
acts:
  - {{act: attacks, say: "{{a:Land}} attacks {{d:Land}}", then: [a is at war with d, a fights d for loot]}}
  - {{act: makes_peace, say: "{{a:Land}} makes peace with {{d:Land}}", then: [a is not at war with d]}}
timeline: [war, peace]
"""
PHRASES = """
phrases:
  - {say: "{a:Land} is at war with {d:Land}", not: "{a:Land} is not at war with {d:Land}", means: "at_war(a, d)"}
  - {say: "{a:Land} fights {d:Land} for {x:Aim}", means: "aim(a, d) == x"}
  - {say: "{a:Land} fights {d:Land} for nothing", means: "aim(a, d) == nobody"}
  - {say: "{a:Land} has beaten {d:Land} {n:int} times in year {y:Year}", means: "won(a, d, y) == n"}
  - {say: "the year {y:Year} is old", means: old(y)}
  - {say: "{a:Land} is rich", not: "{a:Land} is not rich", means: rich(a)}
"""
ENDS = "{clause: T.1, says: So., for: {a: Land, d: Land}, at: peace, when: [a is rich], then: [a is not at war with d]}"


def lands(folder: Path, *clauses: str, war: str = "", within: str = "at_war") -> Book:
    """Two lands at war."""
    written = "".join(f"      - {c}\n" for c in clauses)
    page = f"page: T\ntitle: T\nsections:\n  - section: T\n    block: together\n    clauses:\n{written}"
    model = MODEL.format(war=war, within=within)
    files = {"book.yaml": "{book: lands, title: The lands}", "model.yaml": model, "phrases.yaml": PHRASES}
    return book_of({**files, "lands.yaml": page}, folder)


WAR = ("ENG is at war with FRA", "ENG fights FRA for faith", "ENG has beaten FRA 2 times in year two")


@pytest.mark.parametrize("when", ["ENG makes peace with FRA", "the peace step is played"])
def test_what_is_part_of_a_war_ends_with_it(when: str, tmp_path: Path) -> None:
    book = lands(tmp_path, ENDS)
    given = [f"Given {text}" for text in (*WAR, "ENG is rich")]
    then = ["Then ENG fights FRA for nothing", "Then ENG has beaten FRA 0 times in year two"]
    result = played("T.1", book, tmp_path, *given, f"When {when}", *then)
    assert result.passed, result.failure


def test_it_holds_nothing_while_there_is_none(tmp_path: Path) -> None:
    book = lands(tmp_path, ENDS)
    result = played("T.1", book, tmp_path, "Given ENG fights FRA for faith", "When the peace step is played", "Then a")
    assert "aim within at_war" in result.failure
    sets = "{clause: T.2, says: So., for: {a: Land, d: Land}, at: war, when: [a is rich], then: [a fights d for faith]}"
    (finding,) = found_in("RW308", lands(tmp_path / "2", ENDS, sets))
    assert finding.clauses == ("T.2",)


def test_no_clause_that_ends_it_breaks_a_law(tmp_path: Path) -> None:
    report = check_book(lands(tmp_path, ENDS), [], select((), ("RW7",)))
    assert not report.findings and not report.undecided and not report.faults


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"within": "old"}, "'aim' cannot be within 'old', which is of other things"),
        ({"within": "aims"}, "'aim' cannot be within 'aims', which is no stored field of yes or no"),
        ({"within": "aim"}, "'aim' cannot be within 'aim', which is no stored field of yes or no"),
        ({"war": ", within: aim"}, "'at_war' cannot be within 'aim', which is no stored field of yes or no"),
        ({"war": ", within: at_war"}, "'at_war' cannot be within 'at_war', which is itself part of it"),
        ({"war": ", start: yes"}, "'aim' cannot fall back to its start when 'at_war' ends"),
    ],
)
def test_a_mistake_in_what_it_is_part_of_is_told(said: dict[str, str], message: str, tmp_path: Path) -> None:
    with pytest.raises(BookError) as error:
        lands(tmp_path, ENDS, **said)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("war", "more", "given", "then"),
    [
        (", symmetric: yes", "", [], []),
        (
            ", within: allied",
            "  allied: {of: [Land, Land]}\n",
            ["ENG is allied to FRA"],
            ["ENG is not at war with FRA"],
        ),
    ],
)
def test_all_that_ends_with_it_ends(war: str, more: str, given: list[str], then: list[str], tmp_path: Path) -> None:
    ended = "a is not allied to d" if more else "d is not at war with a"
    ends = ENDS.replace("a is not at war with d", ended)
    no = "{a:Land} is not allied to {d:Land}"
    allied = f'  - {{say: "{no.replace(" not", "")}", not: "{no}", means: "allied(a, d)"}}\n'
    made = '  - {act: allies, say: "{a:Land} allies {d:Land}", then: [a is allied to d]}\n' if more else ""
    page = f"page: T\ntitle: T\nsections:\n  - section: T\n    clauses:\n      - {ends}\n"
    model = MODEL.format(war=war, within="at_war").replace("acts:\n", f"{more}acts:\n{made}")
    if more:
        war_begins = "then: [a is at war with d, "
        model = model.replace(war_begins, f"requires: [a is allied to d], {war_begins}")
    files = {"book.yaml": "{book: lands, title: The lands}", "model.yaml": model, "phrases.yaml": PHRASES}
    book = book_of({**files, "phrases.yaml": PHRASES + (allied if more else ""), "lands.yaml": page}, tmp_path)
    steps = [*(f"Given {g}" for g in (*given, *WAR, "ENG is rich")), "When the peace step is played"]
    result = played("T.1", book, tmp_path, *steps, *(f"Then {t}" for t in (*then, "ENG fights FRA for nothing")))
    assert result.passed, result.failure
    report = check_book(book, [], select(("RW308", "RW318"), ()))
    assert not report.findings and not report.undecided and not report.faults
