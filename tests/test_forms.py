"""What a sentence can say: members left out, what parts share, which text or row prevails, until when it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of, found_in, played
from rulewright.book.model import Anchor, AnchorKind, Book, Part
from rulewright.checks.conflict import permission_vs_prohibition
from rulewright.checks.lawful import restated_otherwise
from rulewright.evidence.context import Context, Stats
from rulewright.evidence.words import outcome_words
from rulewright.language.errors import BookError
from rulewright.play.play import play_moment
from rulewright.reach.reachable import reachable
from rulewright.reports.prose import rank_words, table_lines
from rulewright.run.run import BookReport
from rulewright.site.book_data import Told
from rulewright.site.clauses import clause_page
from rulewright.site.coverage import conventions_page
from rulewright.site.template import Templates
from rulewright.site.ways import effects_page
from rulewright.table.evaluate import bindings
from rulewright.table.scene import Scene
from rulewright.table.state import State
from rulewright.tools.phrasebook import phrase_report
from rulewright.tools.suggest import suggest

FILES = {
    "book.yaml": "{book: town, title: The towns}",
    "model.yaml": """
sorts: {Town: [ULM, BERN, KEHL]}
fields: {gold: {of: Town, is: 0..9, start: 0}, walled: {of: Town}, rich: {of: Town}, safe: {of: Town, derived: yes},
  free: {of: Town, constant: yes, starts: {BERN: yes}}}
inputs: {die: {is: 1..6, chance: yes}}
acts: [{act: feasts, say: "{t:Town} feasts"}, {act: fights, say: "{t:Town} fights {u:Town}"}]
timeline: [income, taxes]
""",
    "phrases.yaml": """
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{t:Town} is safe", means: safe(t)}
  - {say: "{t:Town} is free of truces", means: free(t), not: "{t:Town} is bound by truces"}
  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - {say: "the die shows {n:int}", means: die() == n}
terms:
  - {say: the die, is: die()}
sets:
  - {say: walled town, of: Town, where: walled(it)}
""",
}


def town(folder: Path, *clauses: str, shared: str = "", layers: str = "") -> Book:
    """The towns with some clauses in one section, which may lend them something."""
    section = f"- section: all\n    {shared}\n    clauses:\n" if shared else "- section: all\n    clauses:\n"
    page = "page: T\ntitle: The towns\nsections:\n  " + section + "".join(f"      - {c}\n" for c in clauses)
    book = f"{{book: town, title: The towns, layers: {layers}}}" if layers else FILES["book.yaml"]
    return book_of({**FILES, "book.yaml": book, "town.yaml": page}, folder)


def mistakes(folder: Path, *clauses: str, **more: str) -> list[str]:
    """What is wrong with the towns with some clauses."""
    with pytest.raises(BookError) as told:
        town(folder, *clauses, **more)
    return [p.message for p in told.value.problems]


def meant(book: Book, part: Part, *walled: str) -> list[tuple[object, ...]]:
    """Whom a part speaks of where some towns are walled."""
    state = State.start(book)
    for name in walled:
        state.set("walled", (name,), True)
    found = bindings(part, Scene(book, state))
    return [tuple(b[v.name] for v in part.variables) for b in found]


@pytest.mark.parametrize(
    ("said", "walled", "expected"),
    [
        ("{t: Town except ULM}", (), [("BERN",), ("KEHL",)]),
        ('{t: "Town except ULM, KEHL"}', (), [("BERN",)]),
        ("{t: walled town except ULM}", ("ULM", "KEHL"), [("KEHL",)]),
        ("{n: 1..3 except 2}", (), [(1,), (3,)]),
        ("{t: walled town, u: Town except t}", ("KEHL",), [("KEHL", "ULM"), ("KEHL", "BERN")]),
    ],
)
def test_a_name_goes_through_all_but_some(
    said: str, walled: tuple[str, ...], expected: list[tuple[object, ...]], tmp_path: Path
) -> None:
    book = town(tmp_path, f"{{clause: T.1, says: So., for: {said}, at: income, then: [ULM is rich]}}")
    assert meant(book, book.clauses["T.1"].parts[0], *walled) == expected


@pytest.mark.parametrize("said", ["Ulm, the free city", "BERN, Ulm, the free city", "Ulm, the free city,Ulm, BERN"])
def test_a_name_left_out_may_hold_a_comma(said: str, tmp_path: Path) -> None:
    model = FILES["model.yaml"].replace("[ULM, BERN, KEHL]", '[ULM, BERN, KEHL, "Ulm, the free city", Ulm]')
    clause = f"{{clause: T.1, says: So., for: {{t: 'Town except {said}'}}, at: income, then: [t is rich]}}"
    page = f"page: T\ntitle: T\nsections:\n  - section: all\n    clauses:\n      - {clause}\n"
    book = book_of({**FILES, "model.yaml": model, "town.yaml": page}, tmp_path)
    left = {"Ulm, the free city"} | ({"BERN"} if "BERN" in said else set()) | ({"Ulm"} if ",Ulm," in said else set())
    assert {t for (t,) in meant(book, book.clauses["T.1"].parts[0])} == {*book.members["Town"]} - left


def test_all_but_one_is_told_in_words(tmp_path: Path) -> None:
    book = town(tmp_path, "{clause: T.1, says: So., for: {t: Town except ULM}, at: income, then: [t is rich]}")
    assert [c.text for c in book.clauses["T.1"].parts[0].conditions] == ["t is not ULM"]


def test_what_stands_beside_parts_is_meant_for_each(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        "{clause: T.1, says: So., for: {t: Town}, when: [t is walled], at: income,"
        " parts: [{then: [t is rich]}, {at: taxes, when: [t is rich], then: [t gains 2 gold]},"
        " {upon: t feasts, then: [t gains 1 gold]}]}",
    )
    one, two, three = book.clauses["T.1"].parts
    assert [p.anchor.moment for p in (one, two, three)] == ["income", "taxes", "upon feasts"]
    assert [[c.text for c in p.conditions] for p in (one, two, three)] == [
        ["t is walled"],
        ["t is walled", "t is rich"],
        ["t is walled"],
    ]
    assert {p.variables for p in (one, two, three)} == {one.variables}


def test_what_parts_share_below_another_clause_stays_where_a_part_has_a_moment_of_its_own(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        "{clause: T.1, says: So., for: {t: Town}, when: [t is rich], at: income, then: [t gains 1 gold]}",
        "{clause: T.1.1, of: T.1, says: So., when: [t is walled],"
        " parts: [{then: [t gains 2 gold]}, {at: taxes, then: [t gains 3 gold]}]}",
    )
    below, later = book.clauses["T.1.1"].parts
    assert [c.text for c in below.conditions] == ["t is rich", "t is walled"]
    assert [c.text for c in below.inherited] == ["t is rich"]
    assert [c.text for c in later.conditions] == ["t is walled"]


def test_a_mistake_in_what_parts_share_is_told_once(tmp_path: Path) -> None:
    parts = "parts: [{then: [t is rich]}, {then: [t is walled]}]"
    told = mistakes(tmp_path, f"{{clause: T.1, says: So., for: {{t: Twon}}, at: income, {parts}}}")
    assert told == ["'Twon' is neither a sort nor a set"]


CARD = "{{clause: {}, says: So., layer: {}, at: income, {}then: [ULM has {} gold]}}"


def gold(book: Book) -> object:
    """What ULM has after the income, where all that is said of it at once is read at set-up."""
    trace = play_moment(book, State.start(book), Anchor(AnchorKind.STEP, "income"), ())
    return trace.after.get("gold", ("ULM",))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
@pytest.mark.parametrize(
    ("clauses", "expected"),
    [
        (((1, "cards", ""), (2, "board", ""), (3, "rules", "")), 1),
        (((1, "rules", ""), (2, "board", ""), (3, "rules", "overrides: [T.1], ")), 2),
        (((1, "cards", "default: yes, "), (2, "board", ""), (3, "rules", "")), 1),
        (((1, "cards", "default: yes, "), (2, "cards", ""), (3, "board", "")), 2),
        (((1, "cards", ""), (2, "cards", "overrides: [T.1], "), (3, "rules", "")), 2),
    ],
)
def test_of_several_layers_the_first_that_speaks_prevails(
    clauses: tuple[tuple[int, str, str], ...], expected: int, order: tuple[int, ...], tmp_path: Path
) -> None:
    told = [CARD.format(f"T.{n}", layer, word, n) for n, layer, word in (clauses[i] for i in order)]
    book = town(tmp_path, *told, shared="block: together", layers="[cards, board, rules]")
    assert gold(book) == expected
    assert not [f for code in ("RW302", "RW304") for f in found_in(code, book)]


def test_two_clauses_of_one_layer_are_at_odds(tmp_path: Path) -> None:
    told = [CARD.format("T.1", "cards", "", 1), CARD.format("T.2", "cards", "", 2), CARD.format("T.3", "rules", "", 3)]
    book = town(tmp_path, *told, shared="block: together", layers="[cards, rules]")
    found = [(f.code, f.clauses) for code in ("RW302", "RW203") for f in found_in(code, book)]
    assert found == [("RW302", ("T.1", "T.2")), ("RW203", ("T.3",))]


@pytest.mark.parametrize(
    ("clauses", "layers", "message"),
    [
        ((CARD.format("T.1", "crads", "", 1),), "[cards]", "there is no layer 'crads'"),
        ((CARD.format("T.1", "cards", "", 1),), "", "there is no layer 'cards'"),
        ((CARD.format("T.1", "cards", "", 1),), "[cards, cards]", "the layer 'cards' stands twice"),
        (("{clause: T.1, says: So., at: income, then: [ULM is rich]}",) * 1, "[cards]", "the page 'T' is of none"),
        (
            (CARD.format("T.1", "cards", "", 1), CARD.format("T.2", "rules", "overrides: [T.1], ", 2)),
            "[cards, rules]",
            "'T.2' cannot prevail over 'T.1': the layer 'cards' prevails over 'rules'",
        ),
    ],
)
def test_a_mistake_in_layers_is_told(clauses: tuple[str, ...], layers: str, message: str, tmp_path: Path) -> None:
    assert all(message in told for told in mistakes(tmp_path, *clauses, layers=layers))


def test_layers_are_told_in_words(tmp_path: Path) -> None:
    told = [CARD.format("T.1", "cards", "default: yes, ", 1), CARD.format("T.2", "rules", "", 2)]
    book = town(tmp_path, *told, layers="[cards, board, rules]")
    assert [rank_words(book, p) for p in book.parts()] == [
        ["of the layer 'cards', which prevails over board, rules", "yields to any other of its layer"],
        ["of the layer 'rules'"],
    ]


ROLL = "{{clause: T.1, says: So., at: income, roll: the die{}}}"
ROW = "{{clause: T.1.{0}, of: T.1, says: So., row: {1}, then: [ULM has {0} gold]}}"


def rolls(book: Book) -> list[object]:
    """What ULM has after each result of the die."""
    income = Anchor(AnchorKind.STEP, "income")
    played = (play_moment(book, State.start(book), income, (), {("die", ()): n}) for n in range(1, 7))
    return [
        "contested" if t.contested else "unsettled" if t.unsettled else t.after.get("gold", ("ULM",)) for t in played
    ]


def found(book: Book, *codes: str) -> list[tuple[str, tuple[str, ...]]]:
    """What some checks find."""
    return [(f.code, f.clauses) for code in codes for f in found_in(code, book)]


ROWS = ("RW201", "RW208", "RW304", "RW305", "RW401")


@pytest.mark.parametrize(
    ("hit", "rows", "expected", "told"),
    [
        ("", ("1..3", "'1, 4, 6'"), ["contested", 1, 1, 2, "unsettled", 2], ["RW304", "RW401"]),
        ("", ("even", "odd"), [2, 1, 2, 1, 2, 1], []),
        ("", ("even", "else"), [2, 1, 2, 1, 2, 1], []),
        ("", ("else", "'2, 3'"), [1, 2, 2, 1, 1, 1], []),
        (", hit: first", ("..4", "3.."), [1, 1, 1, 1, 2, 2], []),
        (", hit: first", ("even", "'1, 2, 3'", "else"), [2, 1, 2, 1, 3, 1], []),
        (", hit: first", ("..4", "'2, 3'", "5.."), [1, 1, 1, 1, 3, 3], ["RW201"]),
        (", hit: first", ("..4", "'2, 3'"), [1, 1, 1, 1, "unsettled", "unsettled"], ["RW201", "RW401"]),
        (", hit: collect", ("..4", "5.."), [1, 1, 1, 1, 2, 2], []),
    ],
)
def test_rows_of_a_table(
    hit: str, rows: tuple[str, ...], expected: list[object], told: list[str], tmp_path: Path
) -> None:
    book = town(tmp_path, ROLL.format(hit), *(ROW.format(n, row) for n, row in enumerate(rows, 1)))
    assert rolls(book) == expected
    assert [code for code, _ in found(book, *ROWS)] == told


def test_each_row_that_fits_counts(tmp_path: Path) -> None:
    rows = [ROW.format(n, row).replace("has", "gains") for n, row in ((1, "..4"), (2, "3.."))]
    assert rolls(town(tmp_path, ROLL.format(", hit: collect"), *rows)) == [1, 1, 3, 3, 2, 2]


@pytest.mark.parametrize(("hit", "told"), [("", ["RW305"]), (", hit: any", [])])
def test_rows_that_say_the_same(hit: str, told: list[str], tmp_path: Path) -> None:
    rows = (
        "{clause: T.1.1, of: T.1, says: So., row: ..4, then: [ULM is rich]}",
        "{clause: T.1.2, of: T.1, says: So., row: 3.., then: [ULM is rich]}",
    )
    assert [code for code, _ in found(town(tmp_path, ROLL.format(hit), *rows), *ROWS)] == told


def test_rows_that_differ_are_told_though_any_may_count(tmp_path: Path) -> None:
    book = town(tmp_path, ROLL.format(", hit: any"), ROW.format(1, "..4"), ROW.format(2, "3.."))
    assert found(book, *ROWS) == [("RW304", ("T.1.1", "T.1.2"))]


CASES = (
    "{clause: T.1, says: So., for: {t: Town}, at: income, cases: yes, hit: first}",
    "{clause: T.1.1, of: T.1, says: So., case: [t is walled], then: [t has 1 gold]}",
    "{clause: T.1.2, of: T.1, says: So., case: [t is rich], then: [t has 2 gold]}",
    "{clause: T.1.3, of: T.1, says: So., case: else, then: [t has 3 gold]}",
)


@pytest.mark.parametrize(("facts", "expected"), [((), 3), (("walled",), 1), (("rich",), 2), (("walled", "rich"), 1)])
def test_the_first_case_that_is_so_counts(facts: tuple[str, ...], expected: int, tmp_path: Path) -> None:
    book = town(tmp_path, *CASES)
    state = State.start(book)
    for fact in facts:
        state.set(fact, ("ULM",), True)
    trace = play_moment(book, state, Anchor(AnchorKind.STEP, "income"), ())
    assert trace.after.get("gold", ("ULM",)) == expected
    assert found(book, *ROWS) == []


def test_a_case_of_somebody_of_its_own_is_so_where_there_is_one(tmp_path: Path) -> None:
    cases = (
        "{clause: T.1, says: So., at: income, cases: yes}",
        "{clause: T.1.1, of: T.1, says: So., for: {t: Town}, case: [t is rich], then: [t has 1 gold]}",
        "{clause: T.1.2, of: T.1, says: So., case: else, then: [ULM has 2 gold]}",
    )
    book = town(tmp_path, *cases)
    state = State.start(book)
    assert play_moment(book, state, Anchor(AnchorKind.STEP, "income"), ()).after.get("gold", ("ULM",)) == 2
    state.set("rich", ("BERN",), True)
    assert play_moment(book, state, Anchor(AnchorKind.STEP, "income"), ()).after.get("gold", ("ULM",)) == 0
    assert found(book, *ROWS) == []


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (("else", "else"), "'T.1' has two rows for all else"),
        (("'1, x'",), "'1, x' is no row"),
        (("evn",), "'evn' is no row"),
    ],
)
def test_a_mistake_in_rows_is_told(rows: tuple[str, ...], message: str, tmp_path: Path) -> None:
    assert mistakes(tmp_path, ROLL.format(""), *(ROW.format(n, row) for n, row in enumerate(rows, 1))) == [message]


def test_a_table_is_told_with_what_counts(tmp_path: Path) -> None:
    book = town(
        tmp_path, ROLL.format(", hit: first"), *(ROW.format(n, r) for n, r in ((1, "even"), (2, "..3"), (3, "else")))
    )
    assert table_lines(book, book.clauses["T.1"]) == [
        "  roll: the die, 1 to 6",
        "    2, 4, 6: T.1.1",
        "    ..3: T.1.2",
        "    else: T.1.3",
        "    the first of them that fits",
    ]


TRUCE = "{{clause: T.1, says: So., for: {{t: Town, u: Town except t}}, {}, forbids: [t fights u], until: {}}}"
FREE, BANNED = "Then ULM fights BERN is allowed", "Then ULM fights BERN is refused because of T.1"
INCOME, TAXES = "When the income step is played", "When the taxes step is played"
FEAST = ("When ULM feasts", BANNED, "And BERN fights ULM is allowed")


@pytest.mark.parametrize(
    ("until", "steps"),
    [
        ("end of taxes", (FREE, *FEAST, INCOME, BANNED, TAXES, FREE)),
        ("beginning of income", (*FEAST, TAXES, BANNED, INCOME, FREE, TAXES, FREE)),
        ("u feasts", (*FEAST, TAXES, INCOME, BANNED, "When KEHL feasts", BANNED, "When BERN feasts", FREE)),
        ("{upon: u feasts, when: [u is walled]}", (*FEAST, "When BERN feasts", BANNED)),
        ("{turns: 1}", (*FEAST, INCOME, BANNED, TAXES, FREE)),
        ("{turns: 2}", (*FEAST, INCOME, TAXES, BANNED, INCOME, BANNED, TAXES, FREE)),
        ("{at: income, times: 3}", (*FEAST, INCOME, INCOME, BANNED, INCOME, FREE)),
        ("{at: income, times: 2}", (*FEAST, INCOME, "When ULM feasts", INCOME, BANNED, INCOME, FREE)),
    ],
)
def test_a_ban_from_an_act_until_a_moment(until: str, steps: tuple[str, ...], tmp_path: Path) -> None:
    book = town(tmp_path, TRUCE.format("upon: t feasts", until))
    result = played("T.1", book, tmp_path, *steps)
    assert result.passed, result.failure
    assert found(book, "RW201", "RW202", "RW203", "RW209", "RW302", "RW602", "RW603") == []


def test_it_stands_of_what_the_moment_was_about_whatever_becomes_of_its_conditions(tmp_path: Path) -> None:
    book = town(tmp_path, TRUCE.format("at: income, when: [t is walled, u is rich]", "end of taxes"))
    steps = ("Given ULM is walled", "And BERN is rich", INCOME, "Then T.1 lasts for ULM and BERN")
    result = played("T.1", book, tmp_path, *steps, BANNED, TAXES, "Then T.1 does not last for ULM and BERN", FREE)
    assert result.passed, result.failure


@pytest.mark.parametrize("block", ["steps", "together"])
def test_what_ends_at_the_moment_at_which_it_begins_stands_until_it_comes_again(block: str, tmp_path: Path) -> None:
    truce = TRUCE.format("at: income, when: [t is walled, u is rich]", "income")
    poor = "{clause: T.2, says: So., at: taxes, then: [BERN is not rich]}"
    book = town(tmp_path, truce, poor, shared=f"block: {block}")
    told = ("Given ULM is walled", "And BERN is rich", INCOME, BANNED, INCOME, BANNED, TAXES, BANNED, INCOME, FREE)
    result = played("T.1", book, tmp_path, *told)
    assert result.passed, result.failure


def test_a_value_shown_for_a_while_leaves_what_is_written_below(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        "{clause: T.1, says: So., for: {t: Town}, upon: t feasts, holds: [t is rich], until: end of income}",
        "{clause: T.2, says: So., for: {t: Town}, at: taxes, when: [t is rich], then: [t gains 2 gold]}",
    )
    told = ("When ULM feasts", "Then ULM is rich", TAXES, "Then ULM has 2 gold", INCOME, "Then ULM is not rich")
    result = played("T.1", book, tmp_path, *told)
    assert result.passed, result.failure


def test_what_lasts_is_against_what_is_permitted(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        TRUCE.format("upon: t feasts", "end of taxes"),
        "{clause: T.2, says: So., while: [ULM is rich], permits: [ULM fights BERN]}",
    )
    finding = found_in("RW303", book)
    assert [f.clauses for f in finding] == [("T.1", "T.2")]


@pytest.mark.parametrize(("foe", "told"), [("BERN", []), ("KEHL", [("T.1", "T.2")])])
def test_what_never_begins_for_somebody_never_lasts(foe: str, told: list[tuple[str, ...]], tmp_path: Path) -> None:
    """What lasts is free where play is not followed, but not of whom it can never begin."""
    book = town(
        tmp_path,
        "{clause: T.1, says: So., for: {t: Town, u: Town}, at: income, when: [u is bound by truces, t is walled], "
        "forbids: [t fights u], until: end of taxes}",
        f"{{clause: T.2, says: So., while: [ULM is rich], permits: [ULM fights {foe}]}}",
    )
    assert [f.clauses for f in found_in("RW303", book)] == told


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("upon: ULM feasts, then: [ULM is rich], until: end of income", "and nothing does here"),
        ("while: [ULM is rich], forbids: [ULM feasts], until: end of income", "and no moment when it begins"),
        ("upon: ULM feasts, forbids: [ULM feasts], until: end of incme", "'end of incme' is no act"),
        ("upon: ULM feasts, forbids: [ULM feasts], until: {at: end of incme}", "'incme' is no step"),
        ("upon: ULM feasts, forbids: [ULM feasts], until: {at: income, turns: 2}", "'until' names one moment"),
        ("upon: ULM feasts, forbids: [ULM feasts], until: {turns: 2, times: 2}", "'times' stands beside 'turns'"),
        ("upon: ULM feasts, forbids: [ULM feasts], until: {turns: 0}", "it cannot end at the 0th time"),
        ("upon: ULM feasts, forbids: [ULM feasts], until: ULM feasts", "T.1 ends whenever it begins"),
    ],
)
def test_a_mistake_in_a_duration_is_told(said: str, message: str, tmp_path: Path) -> None:
    (told,) = mistakes(tmp_path, f"{{clause: T.1, says: So., {said}}}")
    assert message in told


def test_a_number_of_the_moment_cannot_be_kept_until_another(tmp_path: Path) -> None:
    said = "for: {n: 1..3}, at: income, keeps: [ULM has n gold], until: end of taxes"
    with pytest.raises(BookError, match="'n' is a number"):
        town(tmp_path, f"{{clause: T.1, says: So., {said}}}")


RULE = "{clause: T.1, says: So., for: {t: Town}, when: [t is walled], forbids: [t feasts]}"
CARD_SAYS = "{{clause: T.2, says: So., restates: T.1, for: {{t: Town}}, when: [{}], forbids: [t feasts]}}"


def test_what_restates_takes_no_part_in_the_game(tmp_path: Path) -> None:
    book = town(tmp_path, RULE, CARD_SAYS.format("t is rich"))
    told = ("Given ULM is rich", "Then ULM feasts is allowed", "And T.2 says otherwise than T.1")
    assert played("T.1", book, tmp_path, *told).passed
    assert not played("T.1", book, tmp_path, "Given ULM is rich", "Then T.2 says the same as T.1").passed
    assert played(
        "T.1", book, tmp_path, "Given ULM is rich", "And ULM is walled", "Then T.2 says the same as T.1"
    ).passed
    (finding,) = found_in("RW320", book)
    assert finding.message == "Neither of T.2 and T.1 says all that the other does."


@pytest.mark.parametrize(
    ("condition", "message"),
    [("t is walled, t is rich", "T.1 goes further than T.2."), ("", "T.2 goes further than T.1.")],
)
def test_the_one_that_goes_further_is_named(condition: str, message: str, tmp_path: Path) -> None:
    (finding,) = found_in("RW320", town(tmp_path, RULE, CARD_SAYS.format(condition)))
    assert finding.message == f"T.2 restates T.1, but {message}"


@pytest.mark.parametrize(
    ("clause", "message"),
    [
        ("{clause: T.2, says: So., restates: T.9, forbids: [ULM feasts]}", "there is no clause 'T.9'"),
        ("{clause: T.2, says: So., restates: T.2, forbids: [ULM feasts]}", "'T.2' lays nothing down"),
        ("{clause: T.2, says: So., restates: T.1}", "'T.2' does not say what it restates"),
        (
            "{clause: T.2, says: So., restates: T.1, overrides: [T.1], forbids: [ULM feasts]}",
            "'overrides' stands beside",
        ),
    ],
)
def test_a_mistake_in_what_restates_is_told(clause: str, message: str, tmp_path: Path) -> None:
    (told,) = mistakes(tmp_path, RULE, clause)
    assert message in told


PEACE = "{clause: T.1, says: So., for: {t: Town}, when: [t is walled], forbids: [voluntarily: t feasts]}"
WALLED = "Given ULM is walled"


@pytest.mark.parametrize(
    ("other", "steps", "told"),
    [
        ("then: [BERN is rich], at: income", (WALLED, "Then ULM feasts is refused because of T.1"), []),
        ("then: [BERN is rich], at: income", (WALLED, "Then BERN feasts is allowed"), []),
        ("then: [ULM feasts], at: income", (WALLED, INCOME, "Then T.2 applies", "And T.3 applies"), []),
        ("when: [ULM is rich], obliges: [ULM feasts]", (WALLED, "And ULM is rich", "Then ULM feasts is allowed"), []),
        (
            "when: [ULM is rich], permits: [ULM feasts]",
            (WALLED, "And ULM is rich", "Then the rules disagree whether ULM feasts is allowed"),
            ["RW303"],
        ),
        (
            "when: [ULM is rich], forbids: [ULM feasts]",
            (WALLED, "And ULM is rich", "Then ULM feasts is refused because of T.2"),
            [],
        ),
    ],
)
def test_a_ban_on_choosing_an_act(other: str, steps: tuple[str, ...], told: list[str], tmp_path: Path) -> None:
    book = town(
        tmp_path,
        PEACE,
        f"{{clause: T.2, says: So., {other}}}",
        "{clause: T.3, says: So., upon: ULM feasts, then: [BERN is rich]}",
    )
    result = played("T.1", book, tmp_path, *steps)
    assert result.passed, result.failure
    assert [code for code, _ in found(book, "RW201", "RW203", "RW205", "RW210", "RW211", "RW303", "RW310")] == told


def test_an_act_that_nobody_may_choose_comes_only_where_a_clause_does_it(tmp_path: Path) -> None:
    bar = "{clause: T.1, says: So., for: {t: Town}, forbids: [voluntarily: t feasts]}"
    upon = "{clause: T.2, says: So., upon: ULM feasts, then: [BERN is rich]}"
    assert found(town(tmp_path / "1", bar, upon), "RW201") == [("RW201", ("T.2",))]
    done = "{clause: T.3, says: So., at: income, then: [ULM feasts]}"
    assert found(town(tmp_path / "2", bar, upon, done), "RW201") == []


WALLS = "{clause: T.1, says: So., for: {t: Town}, when: [t is walled], defines: [t is safe]}"
LEAGUE = "{clause: T.1, says: So., for: {t: Town, u: Town except t}, when: [u is walled], defines: [t is safe]}"


@pytest.mark.parametrize(
    ("definition", "other", "told"),
    [
        (WALLS, "when: [t is rich], holds: [t is safe]", ["RW306"]),
        (WALLS, "when: [t is rich, t is walled], holds: [t is safe]", []),
        (WALLS, "when: [t is rich], then: [t gains 1 gold], at: income", []),
        (WALLS.replace("defines", "holds"), "when: [t is rich], holds: [t is safe]", []),
        (LEAGUE, "when: [t is walled], holds: [t is safe]", ["RW306"]),
        (LEAGUE, "when: [ULM is walled, BERN is walled], holds: [t is safe]", []),
    ],
)
def test_what_is_defined_is_so_nowhere_else(definition: str, other: str, told: list[str], tmp_path: Path) -> None:
    book = town(tmp_path, definition, f"{{clause: T.2, says: So., for: {{t: Town}}, {other}}}")
    assert [code for code, _ in found(book, "RW302", "RW306")] == told


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("for: {t: Town}, defines: [t is rich]", "'t is rich' is no derived field that can be defined"),
        ("for: {t: Town}, defines: [t feasts]", "'t feasts' is no condition"),
        ("for: {t: Town}, at: income, defines: [t is safe]", "it has no moment"),
    ],
)
def test_a_mistake_in_a_definition_is_told(said: str, message: str, tmp_path: Path) -> None:
    (told,) = mistakes(tmp_path, f"{{clause: T.1, says: So., {said}}}")
    assert message in told


def test_what_lasts_is_said_of_those_alone_of_whom_it_began(tmp_path: Path) -> None:
    truce = TRUCE.format("upon: t feasts", "{turns: 2}")
    itself = "{clause: T.2, says: So., for: {t: Town}, when: [t is rich], obliges: [t fights t]}"
    book = town(tmp_path, truce, itself)
    assert found(book, "RW303") == []
    assert not reachable(book).holds(("T.1 lasts", ("ULM", "ULM")), 2)
    assert reachable(book).holds(("T.1 lasts", ("ULM", "BERN")), 2)
    told = [s for s in suggest(Context(book), book.clauses["T.1"]) if not s.startswith("#")]
    assert told and not [s for s in told if "for ULM and ULM" in s and " needs: u is not t" not in s]


def test_a_duration_is_told_in_words(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        TRUCE.format("upon: t feasts", "{turns: 2}"),
        TRUCE.format("at: taxes", "income").replace("T.1", "T.2"),
    )
    told = [outcome_words(book, o) for p in book.parts() for o in p.outcomes]
    assert told == [
        "then: T.1 lasts once less for t and u",
        "then: T.1 lasts 2 times more for t and u",
        "forbids: t fights u",
        "then: T.2 does not last for t and u",
        "then: T.2 lasts for t and u",
        "forbids: t fights u",
    ]


def test_what_a_clause_makes_is_no_phrase_that_is_used_once(tmp_path: Path) -> None:
    book = town(tmp_path, TRUCE.format("upon: t feasts", "{turns: 2}"))
    assert " lasts " not in phrase_report(book.path, book, lint=True)[0]


def test_the_first_case_is_told_in_words(tmp_path: Path) -> None:
    book = town(tmp_path, *CASES)
    assert table_lines(book, book.clauses["T.1"])[1:] == ["    the first of them that fits"]


def test_a_ban_on_an_act_says_more_than_one_on_choosing_it(tmp_path: Path) -> None:
    (finding,) = found_in(
        "RW320", town(tmp_path, RULE, CARD_SAYS.format("t is walled").replace("t feasts]", "voluntarily: t feasts]"))
    )
    assert finding.message == "T.2 restates T.1, but T.1 goes further than T.2."
    assert dict(finding.demands) == {"T.1": "forbids: t feasts", "T.2": "forbids to choose: t feasts"}


@pytest.mark.parametrize(
    ("roll", "row", "message"),
    [
        (", hit: first", "hit: any, row: 1..6", "'hit' says which rows count, and there are none"),
        (", rest: yes", "row: else", "'T.1' has a row for all else, so that 'rest' is about nothing"),
        ("", "case: else", "'case' belongs below a clause without a roll"),
        ("", "case: [ULM is rich]", "'case' belongs below a clause without a roll"),
    ],
)
def test_what_does_not_go_with_a_table_is_told(roll: str, row: str, message: str, tmp_path: Path) -> None:
    clause = f"{{clause: T.1.1, of: T.1, says: So., {row}, then: [ULM is rich]}}"
    assert mistakes(tmp_path, ROLL.format(roll), clause) == [message]


def test_a_row_of_single_results_is_not_to_be_left_open(tmp_path: Path) -> None:
    (finding,) = found_in("RW208", town(tmp_path, ROLL.format(""), ROW.format(1, "'1, 9'"), ROW.format(2, "else")))
    assert finding.cures[1] == "Leave 9 out."


@pytest.mark.parametrize("key", ["layered by", "prohibition prevails by", "ordered by"])
def test_who_says_what_the_book_does_not_have_is_told(key: str, tmp_path: Path) -> None:
    page = f"page: T\ntitle: T\nsections:\n  - section: all\n    clauses:\n      - {RULE}\n"
    files = {**FILES, "book.yaml": f"{{book: town, title: The towns, {key}: T.1}}", "town.yaml": page}
    with pytest.raises(BookError, match="stands without"):
        book_of(files, tmp_path)


@pytest.mark.parametrize(
    ("clause", "message"),
    [
        ("{clause: T.3, says: So., overrides: [T.2], permits: [ULM feasts]}", "'T.2' only says again what 'T.1' does"),
        ("{clause: T.3, of: T.2, says: So., permits: [ULM feasts]}", "'T.2', which only restates 'T.1', has nothing"),
    ],
)
def test_what_restates_prevails_over_nothing_and_has_nothing_below(clause: str, message: str, tmp_path: Path) -> None:
    (told,) = mistakes(tmp_path, RULE, CARD_SAYS.format("t is walled"), clause)
    assert message in told


SUMMARY = "{{clause: T.0, says: So., restates: T.1, for: {}, {}, forbids: [b fights a], until: {}}}"
NAMES = "{b: Town, a: Town except b}"


@pytest.mark.parametrize(
    ("names", "begins", "until", "message"),
    [
        (NAMES, "upon: b feasts", "end of taxes", ""),
        (NAMES, "upon: b feasts", "{turns: 1}", ""),
        ("{a: Town, b: Town except a}", "upon: b feasts", "end of taxes", ""),
        ("{a: Town, b: Town}", "upon: b feasts", "end of taxes", "T.0 restates T.1, but T.0 goes further than T.1."),
        (
            NAMES,
            "upon: b feasts",
            "taxes",
            "T.0 restates T.1, but of another moment: from upon feasts and until taxes,"
            " not from upon feasts and until end of taxes.",
        ),
        (NAMES, "upon: b feasts", "{turns: 2}", "Neither of T.0 and T.1 says all that the other does."),
        (NAMES, "upon: a feasts", "end of taxes", "Neither of T.0 and T.1 says all that the other does."),
    ],
)
def test_what_lasts_is_restated(names: str, begins: str, until: str, message: str, tmp_path: Path) -> None:
    book = town(tmp_path, SUMMARY.format(names, begins, until), TRUCE.format("upon: t feasts", "end of taxes"))
    assert [f.message for code in ("RW320", "RW109") for f in found_in(code, book)] == [message] * bool(message)
    assert list(book.clauses) == ["T.0", "T.1"]
    assert ("T.0 lasts" in book.fields) == (until == "{turns: 2}")
    assert played("T.1", book, tmp_path, *FEAST, TAXES, FREE).passed


ONE = "then: [t gains 1 gold]"


@pytest.mark.parametrize(
    ("rule", "card", "message"),
    [
        (f"for: {{t: Town}}, {ONE}", "for: {t: Town}, then: [t gains 1 gold, t gains 1 gold]", "by different amounts"),
        (
            f"for: {{t: Town, u: Town}}, when: [u is rich], {ONE}",
            f"for: {{t: Town}}, when: [ULM is rich], {ONE}",
            "T.1 goes",
        ),
        ("for: {n: 1..3}, then: [ULM gains n gold]", "then: [ULM gains 6 gold]", ""),
        (
            "for: {t: Town}, when: [the die shows 2], then: [t is rich]",
            "for: {u: Town}, when: [the die shows 2], then: [u is rich]",
            "",
        ),
        ("when: [the die shows 2], then: [ULM is rich]", "when: [the die shows 3], then: [ULM is rich]", "Neither"),
        ("obliges: {any: [ULM feasts, BERN feasts]}", "obliges: [ULM feasts]", "T.2 goes further"),
        ("obliges: [ULM feasts]", "obliges: {any: [ULM feasts, BERN feasts]}", "T.1 goes further"),
    ],
)
def test_two_say_the_same_or_otherwise(rule: str, card: str, message: str, tmp_path: Path) -> None:
    at = "" if "obliges" in rule else "at: income, "
    told = (f"{{clause: T.1, says: So., {at}{rule}}}", f"{{clause: T.2, says: So., restates: T.1, {at}{card}}}")
    findings = found_in("RW320", town(tmp_path, *told))
    assert [message in f.message for f in findings] == [True] * bool(message), findings


def test_a_term_that_may_be_nobody_is_the_same_as_a_name_for_who_it_is(tmp_path: Path) -> None:
    model = FILES["model.yaml"].replace(
        "rich: {of: Town}", "rich: {of: Town}, lord: {of: Town, is: Town?, start: nobody}"
    )
    words = FILES["phrases.yaml"].replace("terms:", 'terms:\n  - {say: "the lord of {t:Town}", is: lord(t)}')
    rule = "{clause: T.1, says: So., for: {t: Town}, at: income, then: [the lord of t is rich]}"
    when = "for: {t: Town, u: Town}, at: income, when: [the lord of t is u]"
    card = f"{{clause: T.2, says: So., restates: T.1, {when}, then: [u is rich]}}"
    page = f"page: T\ntitle: T\nsections:\n  - section: all\n    clauses:\n      - {rule}\n      - {card}\n"
    book = book_of({**FILES, "model.yaml": model, "phrases.yaml": words, "town.yaml": page}, tmp_path)
    context = Context(book)
    assert list(restated_otherwise.find(context)) == [] and context.undecided == []


def test_what_lasts_may_be_said_before_it_is_laid_down(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        "{clause: T.0, says: So., for: {t: Town}, at: income, when: [T.1 lasts for t and BERN], then: [t is rich]}",
        "{clause: T.3, says: So., upon: BERN feasts, permits: [ULM feasts],"
        " until: {at: taxes, when: [T.1 lasts for ULM and BERN]}}",
        TRUCE.format("upon: t feasts, when: [T.3 lasts]", "end of taxes"),
    )
    assert (book.phrases.uses["{t:Town} is rich"], book.phrases.uses["{t:Town} feasts"]) == (1, 3)
    told = ("When BERN feasts", "And ULM feasts", INCOME, "Then ULM is rich", TAXES, "Then T.3 does not last")
    result = played("T.1", book, tmp_path, *told)
    assert result.passed, result.failure


def test_a_mistake_in_what_lasts_is_told_once(tmp_path: Path) -> None:
    told = mistakes(tmp_path, TRUCE.format("upon: t feasts, when: [t is weird]", "end of taxes"))
    assert told == ["'t is weird' is no condition of this book"]


def test_the_site_tells_what_prevails_what_counts_and_until_when(tmp_path: Path) -> None:
    told = [
        "{clause: T.1, says: So., layer: cards, upon: ULM feasts, forbids: [voluntarily: ULM feasts],"
        " until: end of taxes}",
        "{clause: T.2, says: So., layer: rules, at: income, roll: the die, hit: first}",
        "{clause: T.2.1, of: T.2, says: So., layer: rules, row: even, then: [ULM is rich]}",
        "{clause: T.2.2, of: T.2, says: So., layer: rules, row: else, then: [ULM is walled]}",
    ]
    book = town(tmp_path, *told, layers="[cards, rules]")
    site = Told(tmp_path, "town", BookReport(book, [], [], Stats(), []))
    site.pages["T"] = "T.md"
    page = Templates().show(clause_page(site, book.pages["T"]))
    assert "upon ULM feasts · until end of taxes · forbids to choose" in page
    assert "Where several fit, the first of them counts." in page
    said = Templates().show(conventions_page(site))
    assert "Each of these texts prevails over those behind it, which no line of the book says: cards, rules." in said
    assert "forbidden to choose by" in Templates().show(effects_page(site))


FEASTS = "{clause: T.2, says: So., at: taxes, then: [ULM feasts]}"
BAN = "{clause: T.1, says: So., while: [ULM is walled], forbids: [ULM feasts]}"
UNTIL = "{{clause: T.1, says: So., for: {{t: Town}}, at: income, forbids: [t feasts], until: {}}}"
UPON = "{{clause: T.2, says: So., for: {{t: Town}}, upon: {} fights t, then: [t feasts]}}"


@pytest.mark.parametrize(
    ("clauses", "told"),
    [
        ((UNTIL.format("taxes"), FEASTS), []),
        ((UNTIL.format("end of taxes"), FEASTS), ["RW303"]),
        ((UNTIL.format("BERN fights t"), UPON.format("BERN")), []),
        ((UNTIL.format("BERN fights t"), UPON.format("KEHL")), ["RW303"]),
        ((BAN, FEASTS, "{clause: T.3, says: So., at: taxes, then: [ULM is not walled]}"), []),
        (
            (BAN, FEASTS, "{clause: T.3, says: So., at: taxes, when: [ULM is rich], then: [ULM is not walled]}"),
            ["RW303"],
        ),
    ],
)
def test_a_ban_that_ends_as_an_act_is_done_is_not_against_it(
    clauses: tuple[str, ...], told: list[str], tmp_path: Path
) -> None:
    book = town(tmp_path, *clauses, shared="block: together")
    context = Context(book)
    assert [f.code for f in permission_vs_prohibition.find(context)] == told
    assert context.undecided == []
