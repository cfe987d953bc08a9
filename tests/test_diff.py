"""What becomes of a book by an edit: which clause is which, what it means now, and what is to be looked at again."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.run.editions import Origin, both
from rulewright.tools.comparison import Difference
from rulewright.tools.diff import BookDiff, book_diff
from rulewright.tools.diff_text import Look, as_text
from written_book import BOOK, HEAD, MODEL, PHRASES, write_book

PAID = "{{clause: a, says: {}, for: {{g: Guild}}, at: day, when: [g has at least {} gold], then: [g is angry]}}"
TITHE = "{{clause: a, says: So., for: {{g: Guild}}, at: {}, then: [g loses {} gold]}}"
BAN = "{{clause: a, says: So., for: {{g: Guild, o: Guild}}, when: [{}], {}: [g robs o]}}"
RICH = "{{clause: a, says: So., for: {{g: Guild}}, when: [g has at least {} gold], holds: [g is rich]}}"
AT_ONCE = HEAD.replace("    clauses", "    block: together\n    clauses")
NOTHING: dict[str, str] = {}


def compare(tmp_path: Path, old: str, new: str, before: dict[str, str] = NOTHING, **now: str) -> BookDiff:
    """The differences between two small books, one clause a line, without their findings."""
    editions = both(
        Origin("old", write_book(tmp_path / "old", lines(old), **before)),
        Origin("new", write_book(tmp_path / "new", lines(new), **now)),
        None,
    )
    return book_diff(*editions, checked=False)


def lines(clauses: str) -> str:
    """Clauses as the entries of a list."""
    return "".join(f"- {line}\n" for line in clauses.splitlines())


def only(diff: BookDiff) -> Difference:
    """The one difference."""
    assert diff.faults == ()
    (found,) = diff.clauses
    return found


@pytest.mark.parametrize(
    ("old", "new", "kinds", "answers"),
    [
        (PAID.format("So.", 3), PAID.format("So.", 4), ("narrower",), [("Smiths is angry", "Smiths is calm still")]),
        (PAID.format("So.", 4), PAID.format("So.", 3), ("wider",), [("Smiths is calm still", "Smiths is angry")]),
        (TITHE.format("day", 1), TITHE.format("day", 2), ("different",), [("Smiths has 2 gold", "Smiths has 1 gold")]),
        (
            TITHE.format("day", 1),
            TITHE.format("night", 1),
            ("moved", "different"),
            [("Smiths has 2 gold", "Smiths has 3 gold still"), ("Smiths has 3 gold still", "Smiths has 2 gold")],
        ),
        (RICH.format(3), RICH.format(5), ("narrower",), [("Smiths is rich", "Smiths is not rich")]),
        (
            "{clause: a, says: So., for: {g: Guild}, upon: g robs Bakers, then: [g is angry]}",
            "{clause: a, says: So., for: {g: Guild}, upon: g robs Bakers, when: [g is not old], then: [g is angry]}",
            ("narrower",),
            [("Bakers is angry", "Bakers is calm still")],
        ),
    ],
)
def test_what_a_clause_means_now(
    old: str, new: str, kinds: tuple[str, ...], answers: list[tuple[str, str]], tmp_path: Path
) -> None:
    """And in which state that is seen, as the table plays it in both."""
    found = only(compare(tmp_path, old, new))
    assert (found.kinds, found.why) == (kinds, "")
    assert [(s.old, s.new) for s in found.shown] == answers


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (PAID.format("So.", 3), PAID.format("So.", 3).replace("g ", "h ").replace("g:", "h:")),
        (BAN.format("g is angry, o is old", "forbids"), BAN.format("o is old, g is angry", "forbids")),
    ],
)
def test_names_and_order_of_conditions_are_no_change(old: str, new: str, tmp_path: Path) -> None:
    assert compare(tmp_path, old, new).clauses == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (PAID.format("So.", 3), PAID.format("Thus.", 3)),
        (PAID.format("So.", 3), PAID.format("So.", 3).replace("has at least 3", "has at least 2").replace(
            "gold]", "gold, {not: g has 2 gold}]")),
        (TITHE.format("day", 2), TITHE.format("day", 2).replace("g loses 2 gold", "g loses 1 gold, g loses 1 gold")),
    ],
)  # fmt: skip
def test_other_words_that_mean_the_same_are_reworded(old: str, new: str, tmp_path: Path) -> None:
    found = only(compare(tmp_path, old, new))
    assert (found.kinds, found.meaning, found.shown) == (("reworded",), "same", ())
    assert not found.why or found.why.startswith("proved of every lawful state")


@pytest.mark.parametrize(
    ("old", "new", "kinds", "norms"),
    [
        (("g is angry", "forbids"), ("g is angry, o is old", "forbids"), "narrower", "looser"),
        (("g is angry, o is old", "forbids"), ("g is angry", "forbids"), "wider", "stricter"),
        (("g is angry, o is old", "permits"), ("g is angry", "permits"), "wider", "looser"),
        (("g is angry", "obliges"), ("g is angry, o is old", "obliges"), "narrower", "looser"),
        (("g is angry", "forbids"), ("g is calm", "forbids"), "different", "incomparable"),
        (("g is angry", "permits"), ("g is angry", "obliges"), "different", "stricter"),
        (("g is angry", "forbids"), ("g is angry", "permits"), "different", "looser"),
        (
            ("g is angry", "forbids"),
            ("{not: g is calm}, {not: g is half-hearted}", "forbids"),
            "reworded",
            "equivalent",
        ),
    ],
)
def test_norms_are_stricter_or_looser(
    old: tuple[str, str], new: tuple[str, str], kinds: str, norms: str, tmp_path: Path
) -> None:
    found = only(compare(tmp_path, BAN.format(*old), BAN.format(*new)))
    assert (found.kinds, found.norms) == ((kinds,), norms)
    assert bool(found.shown) is (kinds != "reworded")


def test_a_clause_under_another_id_is_renumbered(tmp_path: Path) -> None:
    """Also where a new one has its old id, and so on."""
    one, two = PAID.format("Pay.", 3), TITHE.format("day", 1).replace("clause: a", "clause: b")
    new = "{clause: a, says: New., at: night, then: [Bakers is angry]}"
    shifted = one.replace("clause: a", "clause: b"), two.replace("clause: b", "clause: c")
    diff = compare(tmp_path, f"{one}\n{two}", "\n".join([new, *shifted]))
    assert [(d.old, d.new, d.kinds) for d in diff.clauses] == [
        ("", "a", ("new",)),
        ("a", "b", ("renumbered",)),
        ("b", "c", ("renumbered",)),
    ]
    assert (diff.meanings, diff.exit_code([]), diff.exit_code(["new"])) == (["new"], 1, 0)


def test_what_is_new_or_gone_is_shown_where_it_matters(tmp_path: Path) -> None:
    one, two = PAID.format("Pay.", 3), "{clause: b, says: New., at: night, then: [Bakers is angry]}"
    found = only(compare(tmp_path, one, f"{one}\n{two}"))
    assert (found.kinds, [(s.old, s.new) for s in found.shown]) == (
        ("new",),
        [("Bakers is calm still", "Bakers is angry")],
    )
    found = only(compare(tmp_path / "back", f"{one}\n{two}", one))
    assert (found.kinds, [(s.old, s.new) for s in found.shown]) == (
        ("gone",),
        [("Bakers is angry", "Bakers is calm still")],
    )


def test_a_new_clause_that_brings_nothing_about_is_told_as_such(tmp_path: Path) -> None:
    one = PAID.format("Pay.", 3)
    found = only(compare(tmp_path, one, f"{one}\n{one.replace('clause: a', 'clause: b').replace('Pay', 'Again')}"))
    assert (found.kinds, found.shown) == (("new",), ())
    assert found.why == "no state was found in which it comes to anything that is not so without it"


def test_a_new_ban_on_what_is_banned_already_is_of_no_matter(tmp_path: Path) -> None:
    one = BAN.format("g is angry", "forbids")
    two = one.replace("clause: a", "clause: b").replace("g is angry", "g is angry, o is old")
    found = only(compare(tmp_path, one, f"{one}\n{two}"))
    assert (found.kinds, found.shown, found.norms) == (("new",), (), "")


def test_a_phrase_that_means_something_else_is_told_of_its_clauses(tmp_path: Path) -> None:
    one = PAID.format("So.", 3)
    other = PHRASES.replace("means: gold(g) >= n", "means: gold(g) > n").replace(
        "Smiths has 2 gold]", "Smiths has 3 gold]"
    )
    diff = compare(tmp_path, one, one, phrases=other.replace("[Smiths has 1 gold]", "[Smiths has 2 gold]"))
    assert only(diff).kinds == ("narrower",)
    assert "  Its words are as they were; what they mean is not.\n" in as_text(diff, Look())


def test_what_the_model_keeps_apart_is_not_guessed(tmp_path: Path) -> None:
    """Of what does not touch the clause nothing is asked."""
    other = MODEL.replace("[Smiths, Bakers, Town Watch]", "[Smiths, Bakers, Town Watch, Monks]")
    diff = compare(tmp_path, PAID.format("So.", 3), PAID.format("So.", 4), model=other)
    found = only(diff)
    assert (found.kinds, found.why) == (
        ("undecided",),
        "the two cannot be compared: the members of 'Guild' are others now",
    )
    assert [(c.what, c.name, c.how) for c in diff.model] == [("sort", "Guild", "changed")]
    assert (diff.meanings, diff.exit_code(["model"]), diff.exit_code(["model", "undecided"])) == (
        ["undecided", "model"],
        3,
        0,
    )


def test_a_book_is_as_it_is(tmp_path: Path) -> None:
    clauses = f"{PAID.format('So.', 3)}\n{RICH.format(5).replace('clause: a', 'clause: b')}"
    diff = compare(tmp_path, clauses, clauses)
    assert (diff.clauses, diff.model, diff.scenarios, diff.suspects, diff.exit_code([])) == ((), (), (), (), 0)


def test_another_page_is_a_move_and_another_file_is_none(tmp_path: Path) -> None:
    one, two = PAID.format("Pay.", 3), TITHE.format("night", 1).replace("clause: a", "clause: b")
    old = write_book(tmp_path / "old", lines(f"{one}\n{two}"))
    new = write_book(tmp_path / "new", lines(one), page2=HEAD.replace("town", "inn") + f"      - {two}\n")
    found = only(book_diff(*both(Origin("old", old), Origin("new", new), None), checked=False))
    assert (found.id, found.kinds, found.meaning) == ("b", ("moved",), "same")
    (new / "page2.yaml").rename(new / "another.yaml")
    again = write_book(tmp_path / "again", lines(one), page2=HEAD.replace("town", "inn") + f"      - {two}\n")
    assert book_diff(*both(Origin("new", new), Origin("again", again), None), checked=False).clauses == ()


MIRROR = {"narrower": "wider", "wider": "narrower", "new": "gone", "gone": "new", "stricter": "looser"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (PAID.format("So.", 3), PAID.format("So.", 5)),
        (TITHE.format("day", 1), TITHE.format("night", 2)),
        (BAN.format("g is angry", "forbids"), BAN.format("g is angry, o is old", "forbids")),
        (PAID.format("So.", 3), TITHE.format("day", 1).replace("clause: a", "clause: b")),
    ],
)
def test_the_way_back_is_the_mirror(old: str, new: str, tmp_path: Path) -> None:
    there, back = compare(tmp_path / "there", old, new), compare(tmp_path / "back", new, old)
    told = [(d.new, d.old, tuple(MIRROR.get(k, k) for k in d.kinds)) for d in there.clauses]
    assert sorted(told) == sorted((d.old, d.new, d.kinds) for d in back.clauses)
    shown = {(s.new, s.old, s.given) for d in there.clauses for s in d.shown}
    assert shown == {(s.old, s.new, s.given) for d in back.clauses for s in d.shown}


ROLL = """\
{clause: c, says: Smiths roll., at: night, roll: the die of Smiths}
{clause: c.low, of: c, says: Low., row: "..3", then: [Smiths loses 1 gold]}
{clause: c.high, of: c, says: High., row: "4..", then: [Smiths gains 1 gold]}
{clause: c.mod, of: c, says: Old ones add., modify: [{by: 1, when: [Bakers is old]}]}"""


def test_a_table_is_told_by_its_rows(tmp_path: Path) -> None:
    """Also where what is added to the roll is another."""
    for number, (old, new, kinds) in enumerate(
        (
            ('"..3"', '"..4"', {"c": "different", "c.low": "wider"}),
            ("by: 1", "by: 2", {"c": "different", "c.low": "narrower", "c.high": "wider", "c.mod": "different"}),
        )
    ):
        diff = compare(tmp_path / str(number), ROLL, ROLL.replace(old, new))
        assert diff.faults == ()
        assert {d.id: d.meaning for d in diff.clauses} == kinds
        assert all(d.shown for d in diff.clauses if d.id in ("c.low", "c.high"))


def test_a_table_and_what_lasts_may_be_renumbered(tmp_path: Path) -> None:
    lasts = (
        "{clause: u, says: Truce., for: {g: Guild}, upon: g robs Bakers, forbids: [g robs Smiths], until: end of day}"
    )
    old = f"{ROLL}\n{lasts}"
    new = old.replace("clause: c", "clause: d").replace("of: c", "of: d").replace("clause: u", "clause: v")
    diff = compare(tmp_path, old, new)
    assert {(d.old, d.new, d.kinds) for d in diff.clauses} == {
        (name, other, ("renumbered",))
        for name, other in (("c", "d"), ("c.low", "d.low"), ("c.high", "d.high"), ("c.mod", "d.mod"), ("u", "v"))
    }


def test_a_duty_to_one_of_several_acts(tmp_path: Path) -> None:
    old = "{clause: e, says: E., while: [Smiths is angry], obliges: {any: [Smiths robs Bakers, Smiths pays 1 gold]}}"
    found = only(compare(tmp_path, old, old.replace("1 gold", "2 gold")))
    assert (found.kinds, found.norms, found.shown[0].old) == (
        ("different",),
        "incomparable",
        "Smiths pays 1 gold or Smiths robs Bakers is obligatory",
    )


@pytest.mark.parametrize(
    ("old", "new", "how", "answers"),
    [
        ("b has at least 1 gold", "b has at least 2 gold", "asks for more", ("is not refused", "is refused")),
        ("b has at least 2 gold", "b has at least 1 gold", "asks for less", ("is refused", "is not refused")),
        ("then: [b loses 1", "then: [b loses 2", "brings about something else", ("has 2 gold", "has 1 gold")),
    ],
)
def test_an_act_is_told_by_what_it_asks_for_and_brings_about(
    old: str, new: str, how: str, answers: tuple[str, str], tmp_path: Path
) -> None:
    first = MODEL.replace("b has at least 1 gold", old) if old.startswith("b has") else MODEL
    second = MODEL.replace("b has at least 1 gold", new) if new.startswith("b has") else MODEL.replace(old, new)
    diff = compare(tmp_path, PAID.format("So.", 3), PAID.format("So.", 3), {"model": first}, model=second)
    (change,) = diff.model
    assert (change.what, change.name, change.how) == ("act", "robs", how)
    (shown,) = change.shown
    assert (shown.old.endswith(answers[0]), shown.new.endswith(answers[1])) == (True, True)


def test_priority_is_told_where_it_matters(tmp_path: Path) -> None:
    """Where the two never meet it is of no use."""
    calm = "{clause: b, says: Calm., at: day, %sthen: [Bakers is calm]}"
    for when, kinds, meaning in (("", ("different",), "different"), ("when: [Bakers has 2 gold], ", (), "same")):
        old = f"{PAID.format('So.', 3)}\n{calm % when}"
        new = old.replace("a, says: So.,", "a, says: So., overrides: [b],")
        diff = compare(tmp_path / meaning, old, new, {"head": AT_ONCE}, head=AT_ONCE)
        found = only(diff)
        assert (found.meaning, found.kinds) == (meaning, kinds or ("reworded",))
        assert bool(found.shown) is bool(kinds)


def test_what_only_restates_is_compared_and_not_played(tmp_path: Path) -> None:
    rule = BAN.format("g is angry", "forbids")
    card = "clause: b, says: Card., restates: a"
    said = (BAN.format(when, "forbids") for when in ("g is angry", "g is angry, o is old"))
    old, new = (f"{rule}\n{told.replace('clause: a, says: So.', card)}" for told in said)
    found = only(compare(tmp_path, old, new))
    assert (found.kinds, found.shown) == (("narrower",), ())
    assert found.why == "it only restates, and takes no part in play"


def test_a_change_of_which_nothing_comes_is_told_as_such(tmp_path: Path) -> None:
    old = "{clause: a, says: So., at: day, when: [Smiths is angry], then: [Smiths is calm]}"
    found = only(
        compare(tmp_path, old, old.replace("when: [Smiths is angry], ", "when: [{not: Smiths is half-hearted}], "))
    )
    assert (found.kinds, found.why) == (
        ("wider",),
        "by itself nothing comes of it: what it brings about is so already",
    )
    assert [(s.old, s.new) for s in found.shown] == [("a does not apply", "a applies")]


def test_what_an_erratum_strikes_out_and_adds_anew_is_renumbered(tmp_path: Path) -> None:
    from rulewright.run.editions import without_erratum

    text = "erratum: e\ndate: 2001-02-03\nsays: It was misnumbered.\nsource: The authors.\ndeletes: [b]\nadds:\n"
    added = "  - {clause: c, after: a, says: Calm., at: night, then: [Bakers is calm]}\n"
    clauses = f"{PAID.format('So.', 3)}\n{{clause: b, says: Calm., at: night, then: [Bakers is calm]}}"
    folder = write_book(tmp_path / "book", lines(clauses), **{"errata/e": text + added})
    found = only(book_diff(*both(*without_erratum(folder, "e"), None), checked=False))
    assert (found.old, found.new, found.kinds) == ("b", "c", ("renumbered",))


def test_a_clause_on_a_field_that_is_new_is_shown(tmp_path: Path) -> None:
    """And one on a field that is gone; of what both know it is told as ever."""
    more = {
        "model": MODEL.replace("  turn:", "  tired: {of: Guild}\n  turn:"),
        "phrases": PHRASES.replace("terms:", '  - {say: "{g:Guild} is tired", means: tired(g)}\nterms:'),
    }
    one = PAID.format("So.", 3)
    two = "{clause: b, says: Tired., for: {g: Guild}, at: night, when: [g is angry], then: [g is tired]}"
    diff = compare(tmp_path, one, f"{one.replace('3', '4')}\n{two}", **more)
    assert diff.faults == ()
    changed, new = diff.clauses
    assert (changed.kinds, new.kinds) == (("narrower",), ("new",))
    assert [(s.old, s.new) for s in changed.shown] == [("Smiths is angry", "Smiths is calm still")]
    assert [(s.given, s.new) for s in new.shown] == [(("Smiths is angry",), "Smiths is tired")]
    back = compare(tmp_path / "back", f"{one}\n{two}", one, more)
    assert only(back).kinds == ("gone",)
    assert [(c.name, c.how) for c in back.model] == [("tired", "gone")]


FEW = "{when: [Smiths has at least 3 gold], then: [Smiths loses 1 gold]}"
TWO = "{when: [Smiths has 2 gold], then: [Smiths is angry]}"
PARTS = "{clause: a, says: So., at: day, parts: [%s]}"
BOTH = f"{FEW}, {TWO}"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (PARTS % BOTH, PARTS % f"{TWO}, {FEW}"),
        (
            "{clause: a, says: So., at: day, when: [Smiths has 3 gold], then: [Smiths loses 1 gold, Smiths is angry]}",
            PARTS % "{when: [Smiths has 3 gold], then: [Smiths loses 1 gold]}, "
            "{when: [Smiths has 3 gold], then: [Smiths is angry]}",
        ),
        (
            PARTS % "{then: [Smiths has 5 gold]}, {when: [{not: Smiths has 5 gold}], then: [Smiths is angry]}",
            PARTS % "{when: [Bakers is angry], then: [Smiths has 5 gold]}, "
            "{when: [{not: Smiths has 5 gold}], then: [Smiths is angry]}",
        ),
    ],
)  # fmt: skip
def test_what_a_part_reads_may_hang_on_those_before_it(old: str, new: str, tmp_path: Path) -> None:
    """So that the same parts in another order, and less of an earlier one, may come to more."""
    found = only(compare(tmp_path, old, new))
    assert (found.meaning, bool(found.shown)) == ("different", True)


def test_parts_that_do_not_hang_on_one_another_may_change_places(tmp_path: Path) -> None:
    parts = "{then: [Smiths is angry]}", "{then: [Bakers loses 1 gold]}"
    assert compare(tmp_path, PARTS % ", ".join(parts), PARTS % ", ".join(parts[::-1])).clauses == ()


def test_a_section_may_let_the_parts_of_a_clause_read_one_state(tmp_path: Path) -> None:
    found = only(compare(tmp_path, PARTS % BOTH, PARTS % BOTH, {"head": HEAD}, head=AT_ONCE))
    assert [(s.old, s.new) for s in found.shown] == [("Smiths is angry", "Smiths is calm still")]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("at: day, then: [Smiths loses 1 gold, Smiths loses 1 gold]", "at: day, then: [Smiths loses 1 gold]"),
        ("at: day, for: {g: Guild}, when: [g is angry], then: [Smiths loses 1 gold]",
         "at: day, when: [{any: [Smiths is angry, Bakers is angry, Town Watch is angry, Guild-1 is angry]}], "
         "then: [Smiths loses 1 gold]"),
    ],
)  # fmt: skip
def test_what_is_said_more_than_once_counts(old: str, new: str, tmp_path: Path) -> None:
    said = "{clause: a, says: So., %s}"
    found = only(compare(tmp_path, said % old, said % new))
    assert found.meaning != "same"
    assert found.shown


def test_what_is_asked_for_when_the_moment_begins_is_not_what_is_asked_for_at_its_turn(tmp_path: Path) -> None:
    """It is, where nothing before it changes that."""
    pays = "{clause: b, says: Pay., at: day, then: [Smiths loses 1 gold]}\n"
    first = "{clause: a, says: So., at: day, life: [Smiths has 3 gold], then: [Smiths is angry]}"
    for before, meaning in ((pays, "different"), ("", "same")):
        diff = compare(tmp_path / meaning, before + first, before + first.replace("life:", "when:"))
        found = only(diff)
        assert (found.meaning, bool(found.shown)) == (meaning, bool(before))


def test_what_comes_about_instead_of_an_act_is_not_what_comes_upon_it(tmp_path: Path) -> None:
    old = "{clause: a, says: A., for: {g: Guild}, upon: g robs Bakers, then: [g is angry]}"
    (found,) = compare(tmp_path, old, old.replace("upon:", "instead of:")).clauses
    assert (found.meaning, bool(found.shown)) == ("different", True)


def test_what_yields_to_all_others_now_is_told(tmp_path: Path) -> None:
    """As a default, and as of another layer."""
    poor = "{clause: r, says: R., for: {g: Guild}, when: [g is old], holds: [g is not rich]}"
    rich = "{clause: a, says: A., for: {g: Guild}, holds: [g is rich]}"
    found = only(compare(tmp_path, f"{poor}\n{rich}", f"{poor}\n{rich.replace('A.,', 'A., default: yes,')}"))
    assert (found.meaning, found.why) == ("different", "it prevails over others now, or others over it")
    alone = only(compare(tmp_path / "alone", rich, rich.replace("A.,", "A., default: yes,")))
    assert (alone.kinds, alone.shown) == (("reworded",), ())
    ways = [rich.replace("A.,", f"A., layer: {name},") for name in ("rules", "cards")]
    texts = {"book": BOOK + "layers: [cards, rules]\n", "head": HEAD.replace("sections:", "layer: rules\nsections:")}
    found = only(compare(tmp_path / "layers", f"{poor}\n{ways[0]}", f"{poor}\n{ways[1]}", texts, **texts))
    assert (found.id, found.meaning, bool(found.shown)) == ("a", "different", True)


def test_how_long_it_lasts_may_be_counted_otherwise(tmp_path: Path) -> None:
    lasts = (
        "{clause: u, says: U., for: {g: Guild}, upon: g robs Bakers, forbids: [g robs Smiths], until: {at: end of day}}"
    )
    found = only(compare(tmp_path, lasts, lasts.replace("end of day", "end of day, times: 2")))
    assert (found.meaning, found.why) == (
        "undecided",
        "the two cannot be compared: how long it lasts is counted otherwise",
    )


def test_the_order_of_a_section_under_another_name_is_told(tmp_path: Path) -> None:
    one, two = (
        f"{{clause: {name}, says: {name}., at: day, then: [Smiths has {n} gold]}}" for name, n in (("a", 5), ("b", 7))
    )
    renamed = HEAD.replace("section: town", "section: other")
    for number, (new, head) in enumerate(((f"{two}\n{one}", renamed), (f"{one}\n{two}", AT_ONCE))):
        head = head.replace("section: town", "section: other")
        diff = compare(tmp_path / str(number), f"{one}\n{two}", new, head=head)
        assert [(c.what, c.name, c.how) for c in diff.model] == [("order", "section other", "changed")]
    assert compare(tmp_path / "same", f"{one}\n{two}", f"{one}\n{two}", head=renamed).model == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [("draw step: events", "draw step: day"), ("then: {counts as played: yes}", "then: {counts as played: no}")],
)  # fmt: skip
def test_what_the_book_says_of_its_events_is_told(old: str, new: str, tmp_path: Path) -> None:
    one = PAID.format("So.", 3)
    diff = compare(tmp_path, one, one, book=BOOK.replace(old, new))
    assert [(c.what, c.name) for c in diff.model] == [("convention", "events")]
    assert diff.exit_code([]) == 1


def test_how_many_there_are_is_no_book_keeping(tmp_path: Path) -> None:
    one = "{clause: a, says: Tokens., kind: component, counts: {tokens: 12}}"
    found = only(compare(tmp_path, one, one.replace("12", "13")))
    assert (found.meaning, found.why) == (
        "different",
        "its date, how long it lasts, or how many there are is told otherwise",
    )


@pytest.mark.parametrize("key", ["note: N", "partial: P", "assumes: S.", "kind: example", "confirms: [Smiths is calm]"])
def test_what_is_written_beside_the_meaning_is_told_and_fails_nothing(key: str, tmp_path: Path) -> None:
    one, two = PAID.format("Pay.", 3), "{clause: b, says: See., refs: [a], at: night, then: [Bakers is calm]}"
    diff = compare(tmp_path, f"{one}\n{two}", f"{one.replace('Pay.,', f'Pay., {key},')}\n{two}")
    found = only(diff)
    assert (found.kinds, len(found.also), diff.suspects, diff.exit_code([])) == (("annotated",), 1, (), 0)
