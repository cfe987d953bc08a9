"""What becomes of the acts, the laws and the timeline of a book: a state that shows it, or the proof that none does."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.run.editions import Origin, both
from rulewright.tools.diff import BookDiff, Change, book_diff
from rulewright.tools.diff_text import Look, as_text
from written_book import MODEL, write_book

ROBS = '- {act: robs, say: "{a:Guild} robs {b:Guild}", requires: [b has at least 1 gold], then: [b loses 1 gold]}'
LAW = "nobody feuds alone: all(not feud(g, g) for g in Guild)"
DAY = "- {clause: a, says: So., at: day, then: [Smiths is angry]}\n"
LEAVE = "- {clause: p, says: So., when: [Smiths is angry], permits: [Smiths robs Bakers]}\n"


def compare(tmp_path: Path, old: str, new: str, clauses: str = DAY, now: str = "") -> BookDiff:
    """The differences between a book with two models."""
    editions = both(
        Origin("old", write_book(tmp_path / "old", clauses, model=old)),
        Origin("new", write_book(tmp_path / "new", now or clauses, model=new)),
        None,
    )
    found = book_diff(*editions, checked=False)
    assert found.faults == ()
    return found


def only(diff: BookDiff) -> Change:
    """The one change of the world."""
    (change,) = diff.model
    return change


def robs(told: str) -> str:
    """The model with the act told otherwise."""
    assert ROBS in MODEL
    return MODEL.replace(ROBS, told)


@pytest.mark.parametrize(
    ("now", "how", "answers"),
    [
        (
            ROBS.replace("at least 1", "at least 3"),
            "asks for more",
            [("Smiths robs Smiths is not refused", "Smiths robs Smiths is refused")],
        ),
        (
            ROBS.replace("[b has at least 1 gold]", "[]"),
            "asks for less",
            [("Smiths robs Smiths is refused", "Smiths robs Smiths is not refused")],
        ),
        (
            ROBS.replace("[b has at least 1 gold]", "[b is calm]"),
            "asks for more, asks for less",
            [
                ("Smiths robs Smiths is not refused", "Smiths robs Smiths is refused"),
                ("Smiths robs Smiths is refused", "Smiths robs Smiths is not refused"),
            ],
        ),
        (ROBS.replace("loses 1", "loses 2"), "brings about something else", [("has 2 gold", "has 1 gold")]),
        (
            ROBS.replace("then: [", "then: [b is angry, "),
            "brings about something else",
            [("Smiths is calm still", "Smiths is angry")],
        ),
        (
            ROBS.replace("requires", "permissions: exhaustive, requires"),
            "may be done in fewer states",
            [("Smiths robs Smiths is not refused", "Smiths robs Smiths is refused")],
        ),
    ],
)
def test_a_changed_act_is_shown(now: str, how: str, answers: list[tuple[str, str]], tmp_path: Path) -> None:
    change = only(compare(tmp_path, MODEL, robs(now)))
    assert (change.what, change.name, change.how, change.why) == ("act", "robs", how, "")
    assert len(change.shown) == len(answers)
    for shown, (was, is_now) in zip(change.shown, answers, strict=True):
        assert (shown.old.endswith(was), shown.new.endswith(is_now)) == (True, True)


def test_what_differs_in_few_states_is_shown_in_one_of_them(tmp_path: Path) -> None:
    """Who has three gold takes as much as before; three cannot be taken of two."""
    old, new = (robs(ROBS.replace("loses 1 gold", f"loses {n} gold")) for n in ("the gold of a", "3"))
    change = only(compare(tmp_path, old, new))
    assert change.how == "brings about something else"
    assert [(s.old, s.new) for s in change.shown] == [("Smiths has 0 gold", "")]


def test_an_act_in_other_words_is_proved_to_be_the_same(tmp_path: Path) -> None:
    for now in (
        ROBS.replace("[b has at least 1 gold]", "[{not: b has 0 gold}]"),
        ROBS.replace("b loses 1 gold", "b gains -1 gold"),
    ):
        diff = compare(tmp_path, MODEL, robs(now))
        change = only(diff) if diff.model else Change("act", "robs", "reworded", (), "proved of every lawful state")
        assert (change.how, change.shown, change.changes_meaning) == ("reworded", (), False)
        assert change.why.startswith("proved of every lawful state")
        assert diff.exit_code([]) == 0


def test_who_may_do_an_act_now(tmp_path: Path) -> None:
    asked = robs(ROBS.replace("requires", "permissions: exhaustive, requires"))
    change = only(compare(tmp_path / "permit", asked, MODEL, LEAVE))
    assert (change.how, [s.new.endswith("is not refused") for s in change.shown]) == (
        "may be done in more states",
        [True],
    )
    change = only(compare(tmp_path / "by", MODEL, robs(ROBS.replace("requires", "by: b, requires"))))
    assert (change.how, change.shown, change.why) == ("done by others", (), "the same comes of it whoever does it")
    assert change.changes_meaning


def test_an_act_that_is_done_with_other_things_is_not_compared(tmp_path: Path) -> None:
    change = only(compare(tmp_path, MODEL, robs(ROBS.replace("{b:Guild}", "{b:Guild} of {n:int} gold"))))
    assert (change.how, change.shown) == ("changed", ())
    assert change.why == "the two cannot be compared: it is done with other things now"


@pytest.mark.parametrize(
    ("now", "how", "answers"),
    [
        ("all(not feud(g, h) for g in Guild for h in Guild)", "forbids more", [("lawful", "broken")]),
        ("all(not feud(g, g) for g in Guild if g != Smiths)", "forbids less", [("broken", "lawful")]),
        (
            "all(gold(g) > 0 for g in Guild)",
            "forbids more, forbids less",
            [("lawful", "broken"), ("broken", "lawful")],
        ),
        ("not any(feud(g, g) for g in Guild)", "reworded", []),
    ],
)
def test_a_changed_law_is_shown(now: str, how: str, answers: list[tuple[str, str]], tmp_path: Path) -> None:
    new = MODEL.replace(LAW, f"nobody feuds alone: {now}")
    change = only(compare(tmp_path, MODEL, new))
    assert (change.what, change.name, change.how) == ("law", "nobody feuds alone", how)
    told = {"lawful": "the state is lawful", "broken": "the law nobody feuds alone is broken"}
    assert [(s.old, s.new) for s in change.shown] == [(told[a], told[b]) for a, b in answers]
    assert change.why == ("" if answers else "proved of every state that the other laws allow")
    assert change.changes_meaning is (how != "reworded")


def test_a_law_that_is_new_or_gone_is_shown_where_it_matters(tmp_path: Path) -> None:
    rich = MODEL.replace(LAW, f"{LAW}\n  all have gold: all(gold(g) > 0 for g in Guild)")
    for old, new, how, sides in (
        (MODEL, rich, "new", ("the state is lawful", "the law all have gold is broken")),
        (rich, MODEL, "gone", ("the law all have gold is broken", "the state is lawful")),
    ):
        change = only(compare(tmp_path / how, old, new))
        assert (change.how, [(s.old, s.new) for s in change.shown], change.why) == (how, [sides], "")
    idle = MODEL.replace(LAW, f"{LAW}\n  Smiths too: not feud(Smiths, Smiths)")
    change = only(compare(tmp_path / "idle", MODEL, idle))
    assert (change.how, change.shown, change.why) == ("new", (), "it forbids no state that the old edition allowed")


def test_of_a_step_the_clauses_that_move_are_told(tmp_path: Path) -> None:
    noon = MODEL.replace("timeline: [events, day, night]", "timeline: [events, day, noon, night]")
    diff = compare(tmp_path, MODEL, noon, DAY, DAY.replace("at: day", "at: noon"))
    assert (only(diff).name, only(diff).how, only(diff).why) == ("noon", "new", "its clauses: a (before at day)")
    assert "  step noon: new (its clauses: a (before at day))\n" in as_text(diff, Look())
    diff = compare(tmp_path / "back", noon, MODEL, DAY.replace("at: day", "at: noon"), DAY)
    assert (only(diff).how, only(diff).why) == ("gone", "its clauses: a (now at day)")
    diff = compare(tmp_path / "idle", MODEL, noon)
    assert only(diff).why == "no clause speaks at it"


def test_of_the_timeline_it_is_told_what_comes_when(tmp_path: Path) -> None:
    """Also where a step is new besides."""
    for steps, others in (("events, night, day", []), ("events, night, noon, day", ["step"])):
        new = MODEL.replace("timeline: [events, day, night]", f"timeline: [{steps}]")
        diff = compare(tmp_path / str(len(others)), MODEL, new)
        (order,) = (c for c in diff.model if c.what == "order")
        assert order.name == "timeline" and "comes" in order.why
        assert [c.what for c in diff.model if c is not order] == others
