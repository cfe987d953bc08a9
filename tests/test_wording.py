"""What a finding says to somebody who knows the book and nothing of how it is proved: in the book's own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.evidence.findings import Finding
from rulewright.run.run import check_book, select

MODEL = """
sorts: {Town: [ULM, BERN, GENF]}
fields:
  gold: {of: Town, is: 0..9, start: 3}
  angry: {of: Town}
  walled: {of: Town}
  goal: {of: Town, is: Town?, start: nobody}
timeline: [income]
acts:
  - {act: marches, say: "{t:Town} marches to {d:Town}", then: [the goal of t is d]}
  - {act: rests, say: "{t:Town} rests", then: [the goal of t is nobody]}
"""
PHRASES = """
phrases:
  - {say: "{t:Town} is angry", means: angry(t)}
  - {say: "{t:Town} is walled", means: walled(t)}
terms:
  - {say: "the gold of {t:Town}", is: gold(t)}
  - {say: "the goal of {t:Town}", is: goal(t)}
"""


def only(folder: Path, clauses: str, code: str, model: str = MODEL, phrases: str = PHRASES) -> Finding:
    """The one finding of a code in a small book with these clauses, which read one state."""
    page = f"page: T\ntitle: The town\nsections:\n  - section: all\n    block: together\n    clauses:\n{clauses}"
    files = {"book.yaml": "{book: town, title: The town}\n", "model.yaml": model, "phrases.yaml": phrases}
    report = check_book(book_of({**files, "t.yaml": page}, folder), [], select([code], []))
    assert not report.faults
    (finding,) = report.findings
    return finding


def test_a_duty_that_is_there_twice_names_both_acts(tmp_path: Path) -> None:
    clause = "      - {clause: T.1, says: A., for: {d: Town}, while: [d is angry], obliges: [ULM marches to d]}"
    finding = only(tmp_path, clause, "RW310")
    one, other = finding.demands["T.1"].split("; ")
    assert {one, other} <= {f"obliges: ULM marches to {town}" for town in ("ULM", "BERN", "GENF")} and one != other


def test_a_clause_with_two_duties_names_both(tmp_path: Path) -> None:
    clause = "      - {clause: T.1, says: A., while: [ULM is angry], obliges: [ULM marches to BERN, ULM rests]}"
    assert only(tmp_path, clause, "RW310").demands == {"T.1": "obliges: ULM marches to BERN; obliges: ULM rests"}


def test_a_clause_that_sets_two_values_names_both(tmp_path: Path) -> None:
    clause = (
        "      - {clause: T.1, says: A., for: {d: Town}, at: income, when: [d is angry], then: [the goal of ULM is d]}"
    )
    finding = only(tmp_path, clause, "RW302")
    one, other = finding.demands["T.1"].split("; ")
    assert {one, other} <= {f"the goal of ULM is {town}" for town in ("ULM", "BERN", "GENF")} and one != other


def test_what_a_clause_does_by_two_acts_is_told_of_both(tmp_path: Path) -> None:
    clause = "      - {clause: T.1, says: A., for: {d: Town}, at: income, when: [d is angry], then: [ULM marches to d]}"
    one, other = only(tmp_path, clause, "RW302").demands["T.1"].split("; ")
    assert {one, other} <= {f"ULM marches to {town}" for town in ("ULM", "BERN", "GENF")} and one != other


@pytest.mark.parametrize(
    ("field", "args", "told"),
    [
        ("walled", ("ULM",), "whether ULM is walled"),
        ("walled", (), "whether any Town is walled"),
        ("gold", (), "the gold of any Town"),
        ("allied", (), "whether any Town is allied with any other Town"),
        ("allied", (None, "ULM"), "whether any Town is allied with ULM"),
        ("leader", (), "the X in 'X leads'"),
        ("tax", ("ULM",), "the N in 'ULM pays N'"),
        ("guest", ("ULM",), "guest of ULM"),
    ],
)
def test_a_cell_is_named_by_the_phrases_of_the_book(
    tmp_path: Path, field: str, args: tuple[str, ...], told: str
) -> None:
    more = "  allied: {of: [Town, Town]}\n  leader: {is: Town?}\n  tax: {of: Town, is: 0..9}\n"
    more += "  guest: {of: Town, is: Town, start: ULM, constant: yes}\n"
    phrases = [
        '  - {say: "{t:Town} is allied with {u:Town}", means: "allied(t, u)"}',
        '  - {say: "{t:Town} leads", means: leader == t}',
        '  - {say: "{t:Town} is the same as {u:Town}", means: t == u, for example: the goal of ULM is the same as BERN,'
        " true when: [the goal of ULM is BERN], false when: [the goal of ULM is GENF]}",
        '  - {say: "{t:Town} pays {n:int}", means: tax(t) == n}',
    ]
    book = book_of(
        {
            "book.yaml": "{book: town, title: The town}\n",
            "model.yaml": MODEL.replace("timeline", f"{more.rstrip()}\ntimeline"),
            "phrases.yaml": PHRASES.replace("phrases:\n", "phrases:\n" + "\n".join(phrases) + "\n"),
            "t.yaml": "page: T\ntitle: The town\n",
        },
        tmp_path,
    )
    assert book.phrases.say_place(field, args) == told


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("{then: [ULM is not walled]}", "{when: [ULM is walled], then: [ULM is angry]}",
         "in the other order T.2 would go by whether ULM is walled before T.1 changes it"),
        ("{when: [ULM is walled], then: [ULM is angry]}", "{then: [ULM is not walled]}",
         "in the other order T.1 would go by whether ULM is walled after T.2 has changed it"),
        ("{then: [the gold of ULM is 2]}", "{then: [the gold of ULM is 3]}",
         "both change the gold of ULM, and in the other order T.1 would have the last word"),
        ("{then: [the purse of ULM rises by 2]}", "{then: [the purse of ULM falls by 3]}",
         "both change the purse of ULM, which stops at an end of its range, and in the other order it may"
         " end otherwise"),
    ],
)  # fmt: skip
def test_an_order_that_is_assumed_says_what_the_other_one_would_change(
    tmp_path: Path, first: str, second: str, told: str
) -> None:
    sections = "".join(
        f"  - section: {name}\n    at: income\n    clauses:\n      - {{clause: T.{n}, says: A., {said.strip('{}')}}}\n"
        for n, (name, said) in enumerate([("first", first), ("second", second)], start=1)
    )
    book = book_of(
        {
            "book.yaml": "{book: town, title: The town, order: given}\n",
            "model.yaml": MODEL.replace("  angry", "  purse: {of: Town, is: 0..9, clamped: yes}\n  angry"),
            "phrases.yaml": PHRASES + '  - {say: "the purse of {t:Town}", is: purse(t)}\n',
            "t.yaml": f"page: T\ntitle: The town\nsections:\n{sections}",
        },
        tmp_path,
    )
    (finding,) = check_book(book, [], select(["RW502"], [])).findings
    assumed = (
        "It is assumed that T.1 comes before T.2, as it stands earlier and no line of the book says which comes first: "
    )
    assert finding.message == f"{assumed}{told}."


GENERAL = "      - {clause: T.1, says: A., while: [ULM is angry], forbids: [ULM rests]}\n"


@pytest.mark.parametrize(
    ("other", "narrowed"),
    [
        ("when: [ULM is walled, BERN is angry]", "Let T.1 apply unless ULM is walled and BERN is angry."),
        ("when: [ULM is walled]", "Let T.2 apply only when ULM is not angry."),
    ],
)
def test_priority_is_proposed_first_and_the_more_general_of_two_is_narrowed(
    tmp_path: Path, other: str, narrowed: str
) -> None:
    clauses = f"{GENERAL}      - {{clause: T.2, says: B., at: income, {other}, then: [ULM rests]}}"
    phrases = PHRASES.replace('is angry"', 'is angry", not: "{t:Town} is not angry"').replace(
        'is walled"', 'is walled", not: "{t:Town} is not walled"'
    )
    finding = only(tmp_path, clauses, "RW303", phrases=phrases)
    priority, narrowing = finding.cures
    assert priority.startswith(("Let T.2 override T.1", "Let T.1 override T.2"))
    assert narrowing == narrowed and set(finding.proved_cures) == {priority, narrowing}


def test_of_whom_nobody_is_picked_is_told(tmp_path: Path) -> None:
    """And what is not nobody is somebody."""
    clauses = (
        "      - {clause: T.1, says: A., for: {t: Town}, while: [t is angry], holds: [the heir of t is ULM]}\n"
        "      - {clause: T.2, says: B., for: {t: Town}, at: income, when: [t is walled], then: [the heir of t is fed]}"
    )
    model = MODEL.replace("timeline", "  heir: {of: Town, is: Town?, derived: yes}\n  fed: {of: Town}\ntimeline")
    phrases = PHRASES.replace("terms:", '  - {say: "{t:Town} is fed", means: fed(t)}\nterms:')
    finding = only(tmp_path, clauses, "RW404", model, phrases + '  - {say: "the heir of {t:Town}", is: heir(t)}\n')
    said, whom = finding.message.split(" Here ")
    assert said == "Nobody is the heir of t in this state, and nothing says what happens then."
    assert whom in {f"t is {town}." for town in ("ULM", "BERN", "GENF")}
    assert "T.2 asks for: t is walled, the heir of t is somebody" in finding.core


def test_an_act_that_one_clause_forbids_and_obliges_to_is_named_once_for_both(tmp_path: Path) -> None:
    clause = (
        "      - {clause: T.1, says: A., for: {t: Town}, while: [t is angry], forbids: [t rests], obliges: [t rests]}"
    )
    finding = only(tmp_path, clause, "RW303")
    assert finding.message == "The clause forbids an act that it obliges to too."
    forbidden, owed = finding.demands["T.1"].split("; ")
    assert forbidden.removeprefix("forbids: ") == owed.removeprefix("obliges: ") != "t rests"


def test_what_nothing_ever_sets_is_told_without_the_name_of_its_field(tmp_path: Path) -> None:
    model = MODEL.replace("  walled: {of: Town}", "  walled: {of: Town, closed: yes}")
    clause = "      - {clause: T.1, says: A., at: income, when: [ULM is walled], then: [ULM is angry]}"
    found = only(tmp_path, clause, "RW109", model)
    assert found.core[0] == "only clauses and acts change whether any Town is walled, and none of them does"


def test_one_of_several_parts_is_told_by_what_it_says(tmp_path: Path) -> None:
    clauses = (
        "      - clause: T.1\n        says: A.\n        parts:\n"
        "          - {at: income, when: [ULM is angry, ULM is walled], then: [the gold of ULM is 2]}\n"
        "          - {at: income, when: [BERN is angry], then: [the gold of BERN is 2]}\n"
        "      - {clause: T.2, says: B., at: income, when: [ULM is angry], then: [the gold of ULM is 2]}"
    )
    finding = only(tmp_path, clauses, "RW209")
    assert finding.message.startswith("Wherever T.1 says 'the gold of ULM is 2', T.2 brings about the same")
    assert finding.core[:2] == ("T.1 applies: ULM is angry; ULM is walled", "T.2 applies: ULM is angry")
