"""What an act writes is written by who does it: it yields to what prevails over that one."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of, found_in
from rulewright.book.model import Book, Edge
from rulewright.language.expr import Read
from rulewright.language.types import MemberType
from rulewright.play.play import play_step
from rulewright.run.run import check_book, select
from rulewright.story.laws import stored_only
from rulewright.story.moments import ended
from rulewright.story.regression import step_blocks
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State

FILES = {
    "book.yaml": "{book: town, title: The town, block: together}\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN, GENF]}
fields:
  chief: {is: Town?, start: nobody}
  second: {is: Town?, start: nobody}
acts:
  - {act: crowns, say: "{t:Town} is crowned", then: [the chief is t, the second is t]}
  - {act: installs, say: "{t:Town} is installed", then: [t is crowned]}
  - {act: elects, say: "{t:Town} is elected", then: [t is installed]}
timeline: [day]
laws: {"one for both": chief == second}
""",
    "phrases.yaml": """\
phrases:
  - {say: "the chief is {t:Town?}", means: chief == t}
  - {say: "the second is {t:Town?}", means: second == t}
""",
}
PAGE = "page: T\ntitle: The town\nsections:\n  - section: all\n    at: day\n    clauses:\n"
SETS, DOES, TOO = "the chief is ULM", "BERN is crowned", "GENF is crowned"
IN_TURN = "BERN is installed"


def town(tmp_path: Path, *said: str, laws: bool = False) -> Book:
    """A book of clauses of one moment, each with what it does and its priorities."""
    clauses = [f"      - {{clause: T.{n}, says: So it is., then: [{one}]}}\n" for n, one in enumerate(said, start=1)]
    clauses = [c.replace(" over ", "], overrides: [").replace(" yields]", "], default: yes") for c in clauses]
    model = FILES["model.yaml"] if laws else FILES["model.yaml"].split("laws:")[0]
    return book_of(FILES | {"model.yaml": model, "town.yaml": PAGE + "".join(clauses)}, tmp_path)


@pytest.mark.parametrize(
    ("said", "chief", "second"),
    [
        ((SETS + " over T.2", DOES), "ULM", "BERN"),
        ((DOES, SETS + " over T.1"), "ULM", "BERN"),
        ((SETS, DOES + " over T.1"), "BERN", "BERN"),
        ((DOES + " yields", SETS), "ULM", "BERN"),
        ((DOES + " over T.2", TOO), "BERN", "BERN"),
        ((DOES, TOO + " over T.1"), "GENF", "GENF"),
        ((SETS + " over T.2", DOES + " over T.3", TOO), "ULM", "BERN"),
        ((SETS + " over T.2", IN_TURN), "ULM", "BERN"),
        ((IN_TURN, SETS + " over T.1"), "ULM", "BERN"),
        ((SETS, IN_TURN + " over T.1"), "BERN", "BERN"),
        ((IN_TURN + " over T.2", TOO), "BERN", "BERN"),
        ((IN_TURN, TOO + " over T.1"), "GENF", "GENF"),
        ((SETS + " over T.2", IN_TURN + " over T.3", TOO), "ULM", "BERN"),
        ((SETS + " over T.2", "BERN is elected"), "ULM", "BERN"),
        ((IN_TURN + " yields", SETS), "ULM", "BERN"),
    ],
)
def test_what_prevails_settles_what_an_act_writes(
    tmp_path: Path, said: tuple[str, ...], chief: str, second: str
) -> None:
    book = town(tmp_path, *said)
    trace = play_step(book, State.start(book), "day")
    assert not trace.contested
    assert [trace.after.get(name, ()) for name in ("chief", "second")] == [chief, second]
    reads = [Read(name, (), MemberType("Town", True)) for name in ("chief", "second")]
    told = [ended(book, step_blocks(book, "day", Edge.DURING), read) for read in reads]
    assert [evaluate(t, Scene(stored_only(book), State.start(book))) for t in told] == [chief, second]


def test_an_act_that_is_left_half_done_may_break_a_law(tmp_path: Path) -> None:
    book = town(tmp_path, SETS + " over T.2", DOES, laws=True)
    assert play_step(book, State.start(book), "day").broken == ("one for both",)
    assert found_in("RW308", book)


@pytest.mark.parametrize(
    ("over", "idle"),
    [
        (DOES, False),
        (IN_TURN, False),
        ("BERN is elected", False),
        ("the chief is ULM", False),
        ("the second is ULM", True),
    ],
)
def test_a_priority_over_an_act_is_not_idle(tmp_path: Path, over: str, idle: bool) -> None:
    book = town(tmp_path, SETS + " over T.2", over)
    assert bool(found_in("RW207", book)) is idle


@pytest.mark.parametrize("done", [DOES, IN_TURN, "BERN is elected"])
def test_who_prevails_over_what_is_kept_may_break_it_by_acts(tmp_path: Path, done: str) -> None:
    """Also by one that another one does."""
    keeps = "      - {clause: T.1, says: So it is., keeps: [the chief is ULM]}\n"
    for over, broken in (("", ("T.1",)), (", overrides: [T.1]", ())):
        page = f"{PAGE}{keeps}      - {{clause: T.2, says: So it is., then: [{done}]{over}}}\n"
        book = book_of(FILES | {"model.yaml": FILES["model.yaml"].split("laws:")[0], "town.yaml": page}, tmp_path)
        state = State.start(book)
        state.set("chief", (), "ULM")
        trace = play_step(book, state, "day")
        assert trace.broken_keeps == broken and trace.after.get("chief", ()) == "BERN"
        assert [f.clauses for f in found_in("RW309", book)] == ([("T.1", "T.2")] if broken else [])
        assert found_in("RW207", book) == []


@pytest.mark.parametrize("done", [DOES, IN_TURN, "BERN is elected"])
def test_who_sets_a_cell_and_who_does_so_by_acts_collide(tmp_path: Path, done: str) -> None:
    book = town(tmp_path, SETS, done)
    assert play_step(book, State.start(book), "day").contested
    assert [f.clauses for f in found_in("RW302", book)] == [("T.1", "T.2")]


def test_what_an_act_does_to_a_cell_itself_and_by_another_act_it_does_in_its_order(tmp_path: Path) -> None:
    model = FILES["model.yaml"].split("laws:")[0].replace("[t is installed]", "[the chief is GENF, t is installed]")
    page = PAGE + "      - {clause: T.1, says: So it is., then: [BERN is elected]}\n"
    book = book_of(FILES | {"model.yaml": model, "town.yaml": page}, tmp_path)
    trace = play_step(book, State.start(book), "day")
    assert not trace.contested and trace.after.get("chief", ()) == "BERN"


@pytest.mark.parametrize("done", [DOES, IN_TURN, "BERN is elected"])
def test_who_forbids_an_act_and_who_does_it_by_others_disagree(tmp_path: Path, done: str) -> None:
    bans = "      - {clause: T.1, says: So it is., forbids: [BERN is crowned]}\n"
    for over, told in (("", True), (", overrides: [T.1]", False)):
        page = f"{PAGE}{bans}      - {{clause: T.2, says: So it is., then: [{done}]{over}}}\n"
        book = book_of(FILES | {"model.yaml": FILES["model.yaml"].split("laws:")[0], "town.yaml": page}, tmp_path)
        trace = play_step(book, State.start(book), "day")
        assert (bool(trace.disputed), trace.after.get("chief", ())) == (told, None if told else "BERN")
        assert [f.clauses for f in found_in("RW303", book)] == ([("T.1", "T.2")] if told else [])


READS = """\
acts:
  - {act: copies, say: "{t:Town} is copied", then: [the second is as the chief]}
  - {act: seats, say: "{t:Town} is seated", requires: [the chief is t], then: [the second is t]}
  - {act: raises, say: "{t:Town} is raised", then: [the chief is t, t is seated]}
  - {act: drops, say: "{t:Town} is dropped", then: [the chief is nobody, t is seated]}
  - {act: calls, say: "{t:Town} is called", then: [the chief is t]}
  - {act: brings, say: "{t:Town} is brought", then: [t is called, t is seated]}
  - {act: takes, say: "{t:Town} is taken", by: clauses, then: [the second is t]}
  - {act: grabs, say: "{t:Town} is grabbed", by: clauses, then: [t is taken]}
"""


def court(tmp_path: Path, *said: str, laws: str = "", acts: str = READS, page: str = PAGE) -> Book:
    """A book of clauses about acts that read what others write, and do others."""
    start = FILES["model.yaml"].split("acts:")[0]
    phrases = FILES["phrases.yaml"] + '  - {say: "the second is as the chief", means: second == chief}\n'
    model = f"{start}{acts}timeline: [day]\n{laws}"
    clauses = "".join(f"      - {{clause: T.{n}, says: So it is., {one}}}\n" for n, one in enumerate(said, start=1))
    return book_of({**FILES, "model.yaml": model, "phrases.yaml": phrases, "town.yaml": page + clauses}, tmp_path)


NEVER = 'laws: {"never": second != ULM}\n'
FIRST = "when: [the chief is nobody], then: "


@pytest.mark.parametrize(
    ("does", "broken"),
    [
        (f"{FIRST}[the chief is ULM, ULM is copied]", True),  # what an effect of an act reads
        (f"{FIRST}[ULM is raised]", True),  # what an act that it does requires
        (f"{FIRST}[ULM is brought]", True),
        ("then: [ULM is dropped]", False),
    ],
)
def test_a_proof_knows_what_acts_read_and_do(tmp_path: Path, does: str, broken: bool) -> None:
    book = court(tmp_path, does, laws=NEVER)
    assert bool(play_step(book, State.start(book), "day").broken) is broken
    told = check_book(book, [], select((), ("RW7",)), baseline=False, cured=lambda _: False)
    assert ("RW308" in {f.code for f in told.findings}) is broken
    assert not told.undecided and not told.faults


def test_what_an_act_does_by_another_breaks_what_is_kept(tmp_path: Path) -> None:
    book = court(tmp_path, "keeps: [the second is ULM]", f"{FIRST}[BERN is raised]")
    assert [f.clauses for f in found_in("RW309", book)] == [("T.1", "T.2")]


@pytest.mark.parametrize(("does", "told"), [(f"{FIRST}[BERN is brought]", True), ("then: [BERN is dropped]", False)])
def test_acts_collide_where_the_acts_before_them_let_them(tmp_path: Path, does: str, told: bool) -> None:
    book = court(tmp_path, "then: [the second is ULM]", does)
    assert bool(play_step(book, State.start(book), "day").contested) is told
    report = check_book(book, [], select((), ("RW7",)), baseline=False, cured=lambda _: False)
    assert ("RW302" in {f.code for f in report.findings}) is told
    assert not report.undecided and not report.faults


@pytest.mark.parametrize("done", [DOES, IN_TURN, "BERN is elected"])
@pytest.mark.parametrize(("ban", "doer"), [(", overrides: [T.2]", ""), ("", ", overrides: [T.1]")])
def test_a_priority_between_a_ban_and_who_does_the_act_by_others_is_not_idle(
    tmp_path: Path, done: str, ban: str, doer: str
) -> None:
    page = f"{PAGE}      - {{clause: T.1, says: So it is., forbids: [BERN is crowned]{ban}}}\n"
    page += f"      - {{clause: T.2, says: So it is., then: [{done}]{doer}}}\n"
    book = book_of(FILES | {"model.yaml": FILES["model.yaml"].split("laws:")[0], "town.yaml": page}, tmp_path)
    assert found_in("RW207", book) == []


def test_a_clause_upon_an_act_that_only_acts_do_may_be_dead_or_not(tmp_path: Path) -> None:
    """It was asked for the clause of an act, which is in none."""
    book = court(tmp_path, "for: {t: Town}, upon: t is taken, then: [the chief is nobody]", "then: [BERN is grabbed]")
    assert found_in("RW201", book) == []


def test_what_an_order_decides_through_acts_of_acts_is_told(tmp_path: Path) -> None:
    page = "page: T\ntitle: The town\nsections:\n"
    page += "  - section: one\n    at: day\n    clauses:\n"
    page += "      - {clause: T.1, says: So it is., then: [BERN is grabbed]}\n"
    page += "  - section: two\n    at: day\n    clauses:\n"
    page += "      - {clause: T.2, says: So it is., then: [the chief is BERN]}\n"
    acts = READS.replace(
        "by: clauses, then: [the second is t]", "by: clauses, requires: [the chief is t], then: [the second is t]"
    )
    book = court(tmp_path, acts=acts, page=page)
    direct = court(tmp_path, acts=acts, page=page.replace("grabbed", "taken"))
    assert [f.clauses for f in found_in("RW603", book)] == [f.clauses for f in found_in("RW603", direct)] != []
