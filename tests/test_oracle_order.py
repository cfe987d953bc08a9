"""What happens in one moment, worked out by hand: the oracle's table says the same.

Sections speak side by side, each of a state that only it has changed; then what they did is brought together. A town
has between 0 and 2 gold and begins with 1.
"""

from __future__ import annotations

from typing import Any

import pytest

from oracle.generator import Written
from oracle.known import TOWN, book, clause, sections
from oracle.language import NotUnderstood
from oracle.reading import Book
from oracle.seen import see
from oracle.states import played
from oracle.table import Record
from oracle.verdicts import collisions, overwritten, unordered

ULM, BERN = ("ULM",), ("BERN",)
BEGINNING = ("step", "day", "beginning")
GOLD, WALLED, CHIEF = ("gold", ULM), ("walled", ULM), ("chief", ())


def day(written: Written, moment: tuple[Any, ...] = ("step", "day"), **given: Any) -> Record:
    """The day played, from a state in which these fields hold so much for Ulm."""
    state = {(name, () if name == "chief" else ULM): value for name, value in given.items()}
    return played(Book(written.files()), moment, state, {})


def ends(record: Record, *cells: Any) -> tuple[Any, ...]:
    """What cells hold at the end; a mark where it is contested."""
    start = {"gold": 1, "walled": False, "chief": None}
    assert not record.stop, record.stop
    return tuple("?" if c in record.contested else record.after.get(c, start[c[0]]) for c in cells)


def at_day(*then: str, **keys: Any) -> dict[str, Any]:
    return clause(at="day", then=list(then), **keys)


# Side by side


def test_two_sections_do_not_see_one_another() -> None:
    two = [at_day("ULM has 2 gold", when=["ULM is walled"]), at_day("BERN is walled", when=["ULM is not walled"])]
    record = day(sections(one=[at_day("ULM is walled")], two=two))
    assert ends(record, WALLED, GOLD, ("walled", BERN)) == (True, 1, True)


def test_a_section_sees_what_it_did_itself() -> None:
    record = day(sections(one=[at_day("ULM is walled"), at_day("ULM has 2 gold", when=["ULM is walled"])], two=[]))
    assert ends(record, WALLED, GOLD) == (True, 2)


def test_a_later_edge_sees_what_all_did() -> None:
    record = day(
        sections(
            one=[clause(at="beginning of day", then=["ULM is walled"])],
            two=[at_day("ULM has 2 gold", when=["ULM is walled"])],
        )
    )
    assert ends(record, GOLD) == (2,)


def test_what_is_remembered_is_seen_by_all() -> None:
    record = day(
        sections(
            one=[at_day("ULM has 0 gold", remember=["ULM is walled"])],
            two=[at_day("BERN has 2 gold", when=["ULM is walled"])],
        )
    )
    assert ends(record, WALLED, GOLD, ("gold", BERN)) == (True, 0, 2)


def test_the_order_of_the_sections_means_nothing() -> None:
    one, two = [at_day("ULM is walled")], [at_day("ULM has 2 gold", when=["ULM is walled"])]
    for written in (sections(one=one, two=two), sections(two=two, one=one), sections(one=one, two=two, second={"one"})):
        assert ends(day(written), WALLED, GOLD) == (True, 1)


# Brought together


@pytest.mark.parametrize(
    ("one", "two", "end"),
    [
        (["ULM has 2 gold"], ["ULM has 2 gold"], 2),
        (["ULM has 2 gold"], ["ULM has 0 gold"], "?"),
        (["ULM has 2 gold"], ["ULM gains 1 gold"], "?"),
        (["ULM gains 1 gold"], ["ULM loses 1 gold"], 1),
        (["ULM gains 2 gold"], ["ULM loses 1 gold"], 2),  # one clamp, at the end
        (["ULM loses 1 gold"], ["ULM loses 1 gold"], 0),
    ],
)
def test_what_two_do_to_one_cell(one: list[str], two: list[str], end: Any) -> None:
    assert ends(day(sections(one=[at_day(*one)], two=[at_day(*two)])), GOLD) == (end,)


def test_a_contested_cell_keeps_its_value() -> None:
    record = day(sections(one=[at_day("ULM has 2 gold")], two=[at_day("ULM has 0 gold")]), gold=1)
    assert record.after[GOLD] == 1
    assert record.contested == {GOLD: {"T.1", "T.2"}}
    assert [(a.clause, b.clause, c, d) for a, b, c, d in record.sides] == [("T.1", "T.2", GOLD, 0)]


def test_of_a_section_that_sets_and_changes_the_value_at_its_end_counts() -> None:
    one = [at_day("ULM has 0 gold"), at_day("ULM gains 1 gold")]
    assert ends(day(sections(one=one, two=[at_day("ULM has 1 gold")])), GOLD) == (1,)
    assert ends(day(sections(one=one, two=[at_day("ULM has 0 gold")])), GOLD) == ("?",)


def test_of_a_section_that_only_changes_the_sum_counts() -> None:
    """Alone it ends at 1, by way of 2; beside another all is added up and clamped once."""
    one = [at_day("ULM gains 2 gold"), at_day("ULM loses 1 gold")]
    assert ends(day(sections(one=one)), GOLD) == (1,)
    assert ends(day(sections(one=one, two=[at_day("ULM loses 1 gold")])), GOLD) == (1,)
    assert ends(day(sections(one=one, two=[at_day("ULM gains 1 gold")])), GOLD) == (2,)


def test_changes_that_come_to_nothing_leave_a_value() -> None:
    one = [at_day("ULM gains 1 gold"), at_day("ULM loses 1 gold")]
    assert ends(day(sections(one=one, two=[at_day("ULM has 0 gold")])), GOLD) == (0,)


def test_what_a_section_contests_stays_contested() -> None:
    one = {"block": "together", "clauses": [at_day("ULM has 0 gold"), at_day("ULM has 2 gold")]}
    assert ends(day(sections(one=one, two=[at_day("ULM has 2 gold")])), GOLD) == ("?",)


def test_what_a_section_contests_is_not_read_in_a_later_edge() -> None:
    one = {"block": "together", "clauses": [at_day("ULM has 0 gold"), at_day("ULM has 2 gold")]}
    two = [clause(at="end of day", when=["ULM has 0 gold"], then=["ULM is walled"])]
    assert day(sections(one=one, two=two)).stop == "contested"


def test_a_contest_with_others_is_not_read_in_the_same_edge() -> None:
    one = [at_day("ULM has 0 gold"), at_day("ULM is walled", when=["ULM has 0 gold"])]
    assert ends(day(sections(one=one, two=[at_day("ULM has 2 gold")])), GOLD, WALLED) == ("?", True)


def test_a_contest_with_others_is_read_in_a_later_edge() -> None:
    one = [at_day("ULM has 0 gold"), clause(at="end of day", when=["ULM has 0 gold"], then=["ULM is walled"])]
    assert day(sections(one=one, two=[at_day("ULM has 2 gold")])).stop == "contested"


# Priority


def test_what_is_prevailed_over_falls_away() -> None:
    record = day(sections(one=[at_day("ULM has 0 gold")], two=[at_day("ULM has 2 gold", overrides=["T.1"])]))
    assert ends(record, GOLD) == (2,)
    record = day(sections(one=[at_day("ULM gains 1 gold", default="yes")], two=[at_day("ULM loses 1 gold")]))
    assert ends(record, GOLD) == (0,)


def test_of_a_section_only_what_is_prevailed_over_falls_away() -> None:
    one = [at_day("ULM has 0 gold"), at_day("ULM gains 1 gold", default="yes")]
    record = day(sections(one=one, two=[at_day("ULM has 0 gold")]))
    assert ends(record, GOLD) == (0,)


def test_what_is_prevailed_over_is_seen_by_its_own_section() -> None:
    one = [at_day("ULM has 0 gold", default="yes"), at_day("ULM is walled", when=["ULM has 0 gold"])]
    assert ends(day(sections(one=one, two=[at_day("ULM has 2 gold")])), GOLD, WALLED) == (2, True)


def test_what_an_act_writes_is_written_by_who_does_it() -> None:
    record = day(sections(one=[at_day("ULM pays")], two=[at_day("ULM has 2 gold")]))
    assert ends(record, GOLD) == ("?",)
    record = day(sections(one=[at_day("ULM pays", default="yes")], two=[at_day("ULM has 2 gold")]))
    assert ends(record, GOLD) == (2,)
    record = day(sections(one=[at_day("ULM pays")], two=[at_day("ULM has 2 gold", default="yes")]))
    assert ends(record, GOLD) == (0,)


# Stated order


def test_a_section_that_follows_sees_and_overwrites() -> None:
    written = sections(
        one=[at_day("ULM has 0 gold")],
        two={"follows": ["one"], "clauses": [at_day("ULM is walled", "ULM has 2 gold", when=["ULM has 0 gold"])]},
    )
    assert ends(day(written), GOLD, WALLED) == (2, True)


def test_to_follow_hangs_on_no_page_and_no_place() -> None:
    two = {"follows": ["one"], "clauses": [at_day("ULM gains 1 gold")]}
    one = [at_day("ULM has 0 gold")]
    for written in (sections(two=two, one=one), sections(one=one, two=two, second={"one"})):
        assert ends(day(written), GOLD) == (1,)


def test_to_follow_is_handed_on() -> None:
    """By a section that has nothing to say then."""
    written = sections(
        one=[at_day("ULM has 0 gold")],
        two={"follows": ["one"], "clauses": [clause(at="night", then=["ULM is walled"])]},
        three={"follows": ["two"], "clauses": [at_day("ULM gains 2 gold")]},
    )
    assert ends(day(written), GOLD) == (2,)


def test_what_was_done_before_is_done_once() -> None:
    two = {"follows": ["one"], "clauses": [at_day("ULM is walled", when=["ULM has 1 gold"])]}
    record = day(sections(one=[at_day("ULM loses 1 gold")], two=two), gold=2)
    assert ends(record, GOLD, WALLED) == (1, True)


def test_what_follows_clamps_on_its_way() -> None:
    two = {"follows": ["one"], "clauses": [at_day("ULM loses 1 gold")]}
    assert ends(day(sections(one=[at_day("ULM gains 2 gold")], two=two)), GOLD) == (1,)


def test_the_order_given_is_of_one_page() -> None:
    one, two = [at_day("ULM has 0 gold")], [at_day("ULM gains 1 gold")]
    assert ends(day(sections(one=one, two=two, given=True)), GOLD) == (1,)
    assert ends(day(sections(one=one, two=two, given=True, second={"two"})), GOLD) == ("?",)
    assert ends(day(sections(two=two, one=one, given=True)), GOLD) == (0,)


def test_what_is_overwritten_in_order_contests_nothing() -> None:
    """The third set goes with what stands at the end, whichever of the others it comes before."""
    two = {"follows": ["one"], "clauses": [at_day("ULM has 2 gold")]}
    written = sections(one=[at_day("ULM has 0 gold")], two=two, three=[at_day("ULM has 2 gold")])
    assert ends(day(written), GOLD) == (2,)
    written = sections(one=[at_day("ULM has 0 gold")], two=two, three=[at_day("ULM has 0 gold")])
    assert ends(day(written), GOLD) == ("?",)


def test_who_follows_two_that_differ_may_not_read_it() -> None:
    three = {"follows": ["one", "two"], "clauses": [at_day("ULM is walled", when=["ULM has 2 gold"])]}
    written = sections(one=[at_day("ULM has 0 gold")], two=[at_day("ULM has 2 gold")], three=three)
    assert day(written).stop == "contested"


def test_sections_in_a_circle_are_no_book() -> None:
    one = {"follows": ["two"], "clauses": [at_day("ULM is walled")]}
    two = {"follows": ["one"], "clauses": [at_day("BERN is walled")]}
    with pytest.raises(NotUnderstood, match="circle"):
        Book(sections(one=one, two=two).files())


# Acts


def test_an_act_is_seen_in_the_section_that_does_it() -> None:
    """Both ask whether Ulm may still build; each sees only its own wall."""
    one, two = [at_day("ULM builds")], [at_day("ULM builds")]
    record = day(sections(one=one, two=two))
    assert ends(record, WALLED) == (True,)
    assert record.acts == [("builds", ULM), ("builds", ULM)]
    record = day(sections(one=one, two={"follows": ["one"], "clauses": two}))
    assert record.acts == [("builds", ULM)]


def test_of_two_acts_of_one_part_the_second_sees_the_first() -> None:
    """Ulm razes its wall and then builds it, which takes that it has none."""
    record = day(sections(one=[at_day("ULM razes ULM", "ULM builds")], two=[at_day("ULM has 2 gold")]), walled=True)
    assert ends(record, WALLED, GOLD) == (True, 2)
    assert record.acts == [("razes", ("ULM", "ULM")), ("builds", ULM)]


def test_what_is_done_upon_an_act_belongs_to_where_it_is_done() -> None:
    """What the second does upon the act the first section sees, and the third does not."""
    written = sections(
        one=[at_day("ULM builds"), at_day("BERN has 2 gold", when=["ULM has 2 gold"])],
        two=[clause(upon="ULM builds", then=["ULM has 2 gold"])],
        three=[at_day("BERN is walled", when=["ULM has 2 gold"])],
    )
    assert ends(day(written), GOLD, ("gold", BERN), ("walled", BERN)) == (2, 2, False)


def test_upon_an_act_sections_speak_side_by_side() -> None:
    written = sections(
        one=[at_day("ULM builds")],
        two=[clause(upon="ULM builds", then=["ULM has 2 gold"])],
        three=[clause(upon="ULM builds", when=["ULM is walled", "ULM has 1 gold"], then=["BERN has 0 gold"])],
    )
    assert ends(day(written), GOLD, ("gold", BERN)) == (2, 0)
    record = day(written, ("act", "builds", ULM))
    assert ends(record, GOLD, ("gold", BERN)) == (2, 0)


def test_upon_an_act_two_sections_contest_a_cell() -> None:
    written = sections(
        two=[clause(upon="ULM builds", then=["ULM has 2 gold"])],
        three=[clause(upon="ULM builds", then=["ULM gains 1 gold"])],
    )
    record = day(written, ("act", "builds", ULM))
    assert ends(record, GOLD) == ("?",)
    assert [(a.clause, b.clause, c, d) for a, b, c, d in record.sides] == [("T.1", "T.2", GOLD, 1)]


def test_a_law_is_asked_of_all_together() -> None:
    """That the walled have gold is broken by neither, and by both."""
    one, two = [at_day("ULM is walled")], [at_day("ULM has 0 gold")]
    assert day(sections(one=one, laws=["the walled have gold"])).broken == set()
    assert day(sections(two=two, laws=["the walled have gold"])).broken == set()
    assert day(sections(one=one, two=two, laws=["the walled have gold"])).broken == {"the walled have gold"}


def test_a_law_is_asked_at_the_end_of_each_edge() -> None:
    """Between two edges of a step players act, so what the inside breaks is broken, though the end mends it."""
    one = [clause(at="beginning of day", then=["ULM is walled", "ULM has 0 gold"]), at_day("ULM has 1 gold")]
    assert day(sections(one=one, laws=["the walled have gold"])).broken == {"the walled have gold"}
    assert day(sections(one=one, laws=["the walled have gold"])).broken_at_end == set()
    for moment, broken in ((BEGINNING, {"the walled have gold"}), (("step", "day", "inside"), set())):
        assert day(sections(one=one, laws=["the walled have gold"]), moment).broken == broken
    at_once = [at_day("ULM is walled", "ULM has 0 gold"), at_day("ULM has 1 gold")]
    assert day(sections(one=at_once, laws=["the walled have gold"])).broken == set()


def test_an_edge_is_played_alone() -> None:
    one = [clause(at="beginning of day", then=["ULM is walled"]), at_day("ULM has 2 gold", when=["ULM is walled"])]
    assert ends(day(sections(one=one), BEGINNING), WALLED, GOLD) == (True, 1)
    assert ends(day(sections(one=one), ("step", "day", "inside")), WALLED, GOLD) == (False, 1)
    assert ends(day(sections(one=one), ("step", "day", "inside"), walled=True), WALLED, GOLD) == (True, 2)
    assert ends(day(sections(one=one)), WALLED, GOLD) == (True, 2)


def test_what_was_is_read_when_an_edge_begins() -> None:
    lost = clause(at="end of day", when=["ULM had 1 gold", "ULM has 0 gold"], then=["ULM is walled"])
    for at, walled in (("end of day", True), ("day", False), ("beginning of day", False)):
        one = [clause(at=at, then=["ULM has 0 gold"]), lost]
        assert ends(day(sections(one=one)), WALLED) == (walled,)


def test_a_law_is_asked_after_an_act_where_it_is_done() -> None:
    """The wall stands in another section; after the act of this one no law is broken, and at the end it is."""
    written = sections(
        one=[at_day("ULM is walled")],
        two=[at_day("ULM pays"), at_day("ULM has 1 gold")],
        laws=["the walled have gold"],
    )
    assert day(written).broken == set()


# One batch


def test_an_act_contests_what_another_clause_sets_at_once() -> None:
    record = day(book(at_day("ULM pays"), at_day("ULM has 2 gold")))
    assert ends(record, GOLD) == ("?",)
    assert record.contested == {GOLD: {"T.1", "T.2"}}
    assert ends(day(book(at_day("ULM pays"), at_day("ULM has 0 gold"))), GOLD) == (0,)
    assert ends(day(book(at_day("ULM pays"), at_day("ULM gains 1 gold"))), GOLD) == ("?",)
    assert ends(day(book(at_day("ULM robs BERN"), at_day("BERN gains 1 gold"))), ("gold", BERN)) == (1,)


def test_an_act_contests_nothing_of_its_own_part() -> None:
    assert ends(day(book(at_day("ULM has 2 gold", "ULM pays"))), GOLD) == (0,)


def test_an_act_contests_what_its_part_sets_for_another_town() -> None:
    """Each town pays, and for each Bern has 2 gold."""
    record = day(book(at_day("BERN has 2 gold", "t pays", for_=TOWN)))
    assert ends(record, GOLD, ("gold", BERN)) == (0, "?")


def test_an_act_in_order_contests_nothing() -> None:
    assert ends(day(book(at_day("ULM pays"), at_day("ULM has 2 gold"), block="steps")), GOLD) == (2,)
    assert ends(day(book(at_day("ULM has 2 gold"), at_day("ULM pays"), block="steps")), GOLD) == (0,)


def test_an_act_yields_to_what_prevails_at_once() -> None:
    assert ends(day(book(at_day("ULM pays", default="yes"), at_day("ULM has 2 gold"))), GOLD) == (2,)
    assert ends(day(book(at_day("ULM pays"), at_day("ULM has 2 gold", default="yes"))), GOLD) == (0,)


# What hangs on the order


@pytest.mark.parametrize(
    ("one", "two", "so"),
    [
        (at_day("ULM is walled"), at_day("ULM has 2 gold", when=["ULM is walled"]), True),  # makes what it asks for
        (at_day("ULM is walled"), at_day("ULM has 2 gold", when=["ULM is not walled"]), True),
        (at_day("ULM is walled"), at_day("ULM has 2 gold"), False),
        (at_day("ULM is walled", when=["ULM has 2 gold"]), at_day("ULM has 1 gold", when=["ULM is walled"]), True),
        (at_day("ULM gains 1 gold"), at_day("ULM loses 1 gold"), True),  # from 0 or from 2 a clamp comes between
        (at_day("ULM gains 1 gold"), at_day("ULM gains 1 gold"), False),
        (at_day("ULM has 0 gold"), at_day("ULM has 2 gold"), False),  # contested by the two
        (at_day("ULM has 0 gold"), at_day("ULM has 0 gold"), False),
        (at_day("ULM has 0 gold"), at_day("ULM has 2 gold", default="yes"), False),  # priority says who stands
        (at_day("ULM builds"), at_day("ULM builds"), False),
        (at_day("ULM builds"), at_day("ULM razes ULM"), True),  # a walled town builds nothing
        (at_day("ULM is walled"), clause(at="night", when=["ULM is walled"], then=["ULM has 2 gold"]), False),
    ],
)
def test_two_sections_whose_order_matters(one: dict[str, Any], two: dict[str, Any], so: bool) -> None:
    for second in (set(), {"two"}):
        found = unordered(see(Book(sections(one=[one], two=[two], second=second).files())))
        assert found.may == found.must == ({("one", "two")} if so else set())
    in_order = sections(one=[one], two={"follows": ["one"], "clauses": [two]})
    assert unordered(see(Book(in_order.files()))).may == set()


def test_a_cell_that_only_the_order_contests() -> None:
    """The second clause of the second section reads what the first section does, and then contradicts the first one."""
    two = {
        "block": "together",
        "clauses": [at_day("ULM has 0 gold"), at_day("ULM has 2 gold", when=["ULM is walled"])],
    }
    written = sections(one=[at_day("ULM is walled", when=["BERN is walled"])], two=two)
    assert unordered(see(Book(written.files()))).must == {("one", "two")}


def test_upon_an_act_the_order_of_two_sections_matters() -> None:
    one = [clause(upon="ULM rests", then=["ULM is walled"])]
    two = [clause(upon="ULM rests", when=["ULM is not walled"], then=["ULM has 2 gold"])]
    assert unordered(see(Book(sections(one=one, two=two).files()))).must == {("one", "two")}


def test_sections_that_contradict_one_another_are_told() -> None:
    one, two = [at_day("ULM has 0 gold"), at_day("ULM has 1 gold")], [at_day("ULM has 2 gold", when=["ULM is walled"])]
    found = collisions(see(Book(sections(one=one, two=two).files())))
    assert found.must == {("T.2", "T.3")}  # what the first one sets is gone when the sections are brought together
    assert found.may == {("T.2", "T.3"), ("T.1", "T.3")}
    in_order = sections(one=one, two={"follows": ["one"], "clauses": two})
    assert collisions(see(Book(in_order.files()))).may == set()


def test_a_step_is_overwritten_in_its_section_and_in_those_that_follow() -> None:
    one, two = [at_day("ULM has 0 gold")], [at_day("ULM has 2 gold", when=["BERN is walled"]), at_day("ULM has 1 gold")]
    whole = overwritten(see(Book(sections(one=one + two).files()))).may
    assert whole == {("T.1", "T.2"), ("T.1", "T.3"), ("T.2", "T.3"), ("T.1", "T.2", "T.3")}
    in_order = sections(two={"follows": ["one"], "clauses": two}, one=one).files()
    assert overwritten(see(Book(in_order))).may == {
        ("T.1", "T.3"),
        ("T.2", "T.3"),
        ("T.1", "T.2", "T.3"),
        ("T.1", "T.2"),
    }
    assert overwritten(see(Book(sections(one=one, two=two).files()))).may == {("T.2", "T.3")}


def test_a_step_is_overwritten_at_its_own_moment_only() -> None:
    """Between the inside of a step and its end players act."""
    one = [at_day("ULM has 0 gold"), clause(at="end of day", then=["ULM has 2 gold"])]
    assert overwritten(see(Book(sections(one=one).files()))).may == set()
    one, two = [at_day("BERN is walled", remember=["ULM has 0 gold"])], [at_day("ULM has 2 gold")]
    assert overwritten(see(Book(sections(one=one, two=two).files()))).may == {("T.1", "T.2")}
