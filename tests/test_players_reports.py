"""Reports and assumptions: what covers a report, what a person decides on a clause, and what is wrong with either."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.language.errors import BookError
from rulewright.lowering.loader import load_book
from rulewright.run.accounts import Standing
from rulewright.run.run import BookReport, check_book, load, run, select

FILES = {
    "book.yaml": "{book: town, title: The town, block: together}\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN]}
fields:
  gold: {of: Town, is: 0..9, start: 3, clamped: yes}
  walled: {of: Town}
laws: {one wall: not (walled(ULM) and walled(BERN))}
timeline: [income]
""",
    "phrases.yaml": """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "the gold of {t:Town} is {n:int}", means: gold(t) == n}
""",
    "town.yaml": """\
page: T
title: The town
sections:
  - section: all
    at: income
    clauses:
      - {clause: T.1, says: Ulm has one gold., then: [the gold of ULM is 1], assumes: [Gold is coin., It is no silver.]}
      - {clause: T.2, says: A walled Ulm has nine., when: [ULM is walled], then: [the gold of ULM is 9]}
      - clause: T.3
        says: Bern has two or three gold.
        reading: two
        readings: {two: {then: [the gold of BERN is 2]}, three: {then: [the gold of BERN is 3]}}
""",
}
CONTEST = "told by: RW302"


def town(folder: Path, **files: str) -> Path:
    """The folder with the book in it, with other files in place of some, or beside them."""
    for name, text in {**FILES, **{f"{stem}.yaml": text for stem, text in files.items()}}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def reports(*said: str) -> str:
    """A file of reports, named after their places."""
    lines = (f"  - {{report: R{n}, says: It is wrong., seen: reading, {one}}}\n" for n, one in enumerate(said))
    return "reports:\n" + "".join(lines)


def checked(folder: Path, *codes: str) -> BookReport:
    """What the checks of some codes find in a book, or all of them."""
    return check_book(*load(folder), select(codes, ()))


def standings(report: BookReport) -> list[str]:
    """What has become of each report."""
    return [a.standing.value for a in report.accounts]


def wrong(folder: Path, **files: str) -> list[str]:
    """What is wrong with the book."""
    with pytest.raises(BookError) as error:
        load_book(town(folder, **files))
    return [f"{p.position.line}: {p.message}" for p in error.value.problems]


@pytest.mark.parametrize(
    ("said", "standing"),
    [
        ("clauses: [T.2, T.1]", "untold"),  # a finding on just these may be on something else
        (f"clauses: [T.2, T.1], {CONTEST}", "told"),
        (f"clauses: [T.1, T.2, T.3], {CONTEST}", "untold"),
        (f"clauses: T.2, {CONTEST}", "told"),
        (f"clauses: T.3, {CONTEST}", "untold"),
        ("clauses: [T.1, T.2], told by: RW303", "untold"),
        ("clauses: T.2, told by: RW701", "refused"),
        ("clauses: T.3, told by: ambiguity", "ambiguity"),
        ("clauses: T.1, told by: RW504", "assumption"),
        ("clauses: T.1, told by: [RW504, RW302]", "told"),
        ("clauses: T.1, struck: It is not.", "struck"),
        ("clauses: [T.1, T.3], state: [ULM is walled, BERN is walled]", "no state"),
        ("clauses: [T.1, T.3], state: [ULM is walled]", "untold"),
    ],
)
def test_what_becomes_of_a_report(said: str, standing: str, tmp_path: Path) -> None:
    found = checked(town(tmp_path, reports=reports(said)))
    if standing == "refused":
        assert [p.message for p in found.problems] == ["the report 'R0' cannot be told by 'RW701'"]
        return
    assert standings(found) == [standing] and not found.problems
    assert ("RW505" in {f.code for f in found.findings}) == (standing == "untold")


def test_a_report_is_told_by_the_finding_that_it_names(tmp_path: Path) -> None:
    coin, silver = (f for f in checked(town(tmp_path), "RW504").findings)
    said = (f'clauses: T.1, told by: "{f.fingerprint}"' for f in (coin, silver))
    found = checked(town(tmp_path, reports=reports(*said)))
    assert [[f.fingerprint for f in a.findings] for a in found.accounts] == [[coin.fingerprint], [silver.fingerprint]]


def test_what_may_be_meant_is_told_with_a_report_that_nothing_tells(tmp_path: Path) -> None:
    found = checked(town(tmp_path, reports=reports("clauses: T.2")))
    (untold,) = (f for f in found.findings if f.code == "RW505")
    assert [why[:32] for why in untold.core] == ["seen by reading", "it may be told by RW302 T.1 × T."]


def test_a_report_is_judged_only_where_what_may_tell_it_has_run(tmp_path: Path) -> None:
    town(
        tmp_path, reports=reports(f"clauses: [T.1, T.2], {CONTEST}", "clauses: [T.1, T.3]", f"clauses: T.3, {CONTEST}")
    )
    assert standings(checked(tmp_path, "RW302")) == ["told", "not asked", "not asked"]
    assert standings(checked(tmp_path, "RW302", "RW505")) == ["told", "untold", "untold"]
    assert [f.clauses for f in checked(tmp_path, "RW505").findings] == [("T.1", "T.3")]


def test_a_decision_rules_the_findings_on_what_it_decides(tmp_path: Path) -> None:
    meant = "meanings:\n  - {clause: T.1, is: Gold is coin., because: A.}\n  - {clause: T.3, is: two, because: B.}\n"
    found = checked(town(tmp_path, rulings=meant), "RW5")
    told = {(f.code, f.status, f.reason) for f in found.findings}
    assert told == {("RW504", "ruled", "A."), ("RW504", "open", ""), ("RW501", "ruled", "B.")}


def test_what_is_wrong_with_decisions_is_told_at_once(tmp_path: Path) -> None:
    meant = """\
meanings:
  - {clause: T.9, is: two, because: A.}
  - {clause: T.3, is: three, because: A.}
  - {clause: T.2, is: two, because: A.}
  - {clause: T.3, is: two, because: ""}
  - {clause: T.3, is: two, because: A.}
"""
    assert wrong(tmp_path, rulings=meant) == [
        "2: there is no clause 'T.9'",
        "3: 'T.3' neither adopts the reading 'three' nor assumes it",
        "4: 'T.2' neither adopts the reading 'two' nor assumes it",
        "5: the decision on 'T.3' has no reason",
        "6: it is decided twice what 'T.3' means",
    ]


def test_what_is_wrong_with_reports_is_told_at_once(tmp_path: Path) -> None:
    text = """\
reports:
  - {report: a, clauses: T.1, says: A., seen: reading, told: RW302}
  - {report: b, clauses: [T.1, T.9], says: "", seen: " "}
  - {report: b, clauses: [], says: A., seen: reading, state: ULM is wald}
  - {report: c, clauses: T.1, says: A., seen: reading, struck: ""}
  - {report: d, clauses: T.1, says: A., seen: reading, struck: So., told by: RW302}
"""
    assert sorted(wrong(tmp_path, reports=text)) == [
        "2: unknown key 'told'",
        "3: the report 'b' does not say what is wrong",
        "3: the report 'b' does not say who has seen it",
        "3: there is no clause 'T.9'",
        "4: 'ULM is wald' is no condition of this book",
        "4: the report 'b' names no clause",
        "4: the report 'b' stands twice",
        "5: the report 'c' is struck out without a reason",
        "6: the report 'd' is struck out and yet to be told",
    ]


def test_an_erratum_settles_what_it_says_and_strikes_out_what_it_deletes(tmp_path: Path) -> None:
    town(tmp_path, reports=reports("clauses: T.2", "clauses: T.4"))
    (tmp_path / "errata").mkdir()
    (tmp_path / "errata" / "one.yaml").write_text(
        "{erratum: one, date: 2020-01-01, says: A., source: B., deletes: T.2, amends: "
        "[{clause: T.1, says: Ulm has one gold of silver., then: [the gold of ULM is 1]}], "
        "adds: [{clause: T.4, after: T.1, says: C.}]}\n",
        encoding="utf-8",
    )
    found = checked(tmp_path)
    assert standings(found) == ["struck", "untold"] and "RW504" not in {f.code for f in found.findings}
    assert found.accounts[0].report.struck == "The erratum one deletes T.2."
    (printed,) = run([tmp_path], select((), ()), printed=True).books
    assert [(a.report.id, a.standing) for a in printed.accounts] == [("R0", Standing.UNTOLD)]
