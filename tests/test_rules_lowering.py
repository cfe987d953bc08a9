"""From written clauses to parts: each written form of the language, and what the player and verifier read of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.book.model import AnchorKind, Block, ChangeCell, Claim, Edge, Keep, Kind, Norm, Part, Perform, SetCell
from rulewright.language.show import show
from written_book import BOOK, EVENT, HEAD, clause, load, part, problems

DAY = "- {clause: c, says: A., at: day, for: {the guild: Guild}, "


def told(found: Part) -> list[str]:
    """What a part brings about, in short."""
    lines = []
    for outcome in found.outcomes:
        match outcome:
            case SetCell(field=field, args=args, value=value):
                lines.append(f"{field}({', '.join(map(show, args))}) := {show(value)}")
            case ChangeCell(field=field, args=args, amount=amount):
                lines.append(f"{field}({', '.join(map(show, args))}) += {show(amount)}")
            case Claim(field=field, args=args, value=value):
                lines.append(f"{field}({', '.join(map(show, args))}) = {show(value)}")
            case Perform(act=act, args=args):
                lines.append(f"{act}({', '.join(map(show, args))})")
            case Keep(condition=condition, timeless=timeless):
                lines.append(f"{'always' if timeless else 'keep'} {show(condition)}")
            case Norm(kind=kind, act=act, args=args):
                lines.append(f"{kind.value} {act}({', '.join(map(show, args))})")
    return lines


@pytest.mark.parametrize(
    ("written", "kind", "moment"),
    [
        ("at: day", AnchorKind.STEP, "day"),
        ("at: beginning of day", AnchorKind.STEP, "beginning of day"),
        ("at: end of day", AnchorKind.STEP, "end of day"),
        ("upon: the guild robs Bakers", AnchorKind.ACT, "upon robs"),
        ("onset: E.1", AnchorKind.ACT, "upon starts"),
    ],
)
def test_each_anchor_fixes_a_moment(tmp_path: Path, written: str, kind: AnchorKind, moment: str) -> None:
    found = part(tmp_path, f"- {{clause: c, says: A., for: {{the guild: Guild}}, {written}, then: [the guild rests]}}")
    assert (found.anchor.kind, found.anchor.moment) == (kind, moment)


def test_the_names_in_an_act_are_bound_by_it(tmp_path: Path) -> None:
    found = part(tmp_path, "- {clause: c, says: A., for: {a: Guild}, upon: a robs Bakers, then: [a rests]}")
    assert [show(a) for a in found.anchor.args] == ["a", "Bakers"]


@pytest.mark.parametrize(
    ("written", "outcomes"),
    [
        ("then: [the guild is angry]", ["mood(the_guild) := angry"]),
        ("then: [the guild rests]", ["mood(the_guild) := calm", "gold(the_guild) := 0"]),
        ("then: [the guild loses 2 gold, E.1 starts]", ["gold(the_guild) += (-2)", "starts(E_1)"]),
        ("then: the guild is angry", ["mood(the_guild) := angry"]),
        ("then: [the guild is under nobody]", ["patron(the_guild) := nobody"]),
        ("then: [the guild gains twice 3 gold]", ["gold(the_guild) += (3 + 3)"]),
        ("then: [the fame of the guild is 2]", ["fame(the_guild) := 2"]),
    ],
)
def test_each_effect_becomes_its_outcomes(tmp_path: Path, written: str, outcomes: list[str]) -> None:
    assert told(part(tmp_path, f"{DAY} {written}}}")) == outcomes


@pytest.mark.parametrize(
    ("written", "outcomes"),
    [
        ("holds: [the guild is rich]", ["rich(the_guild) = True"]),
        ("holds: [the guild is not rich]", ["rich(the_guild) = False"]),
        ("holds: [the guild has at least 1 gold]", ["always (1 <= gold(the_guild))"]),
        ("keeps: [the guild has at least 1 gold]", ["keep (1 <= gold(the_guild))"]),
        ("forbids: [the guild robs Bakers]", ["forbids robs(the_guild, Bakers)"]),
        ("permits: [the guild robs Bakers]", ["permits robs(the_guild, Bakers)"]),
        ("obliges: [the guild robs Bakers]", ["obliges robs(the_guild, Bakers)"]),
    ],
)
def test_what_holds_or_binds_stands_without_a_moment(tmp_path: Path, written: str, outcomes: list[str]) -> None:
    head = "- {clause: c, says: A., for: {the guild: Guild}, while: [the guild is old], "
    found = part(tmp_path, f"{head}{written}}}")
    assert told(found) == outcomes and found.anchor.kind is AnchorKind.STANDING
    assert show(found.guard) == "old(the_guild)"


def test_a_norm_without_an_anchor_stands_though_its_section_has_a_moment(tmp_path: Path) -> None:
    head = HEAD.replace("    clauses:", "    at: day\n    clauses:")
    found = part(tmp_path, "- {clause: c, says: A., forbids: [Smiths robs Bakers]}", head)
    assert found.anchor.kind is AnchorKind.STANDING


@pytest.mark.parametrize(
    ("written", "guard"),
    [
        ("when: [the guild is old]", "old(the_guild)"),
        ("when: the guild is old", "old(the_guild)"),
        ("when: [the guild is old, the guild is calm]", "(old(the_guild) and (mood(the_guild) == calm))"),
        ("when: {any: [the guild is old, the guild is rich]}", "(old(the_guild) or rich(the_guild))"),
        ("when: [{all: [the guild is old, the guild is rich]}]", "(old(the_guild) and rich(the_guild))"),
        ("when: [{not: [the guild is old]}]", "(not old(the_guild))"),
        ("when: [{not: {any: [the guild is old, the guild is rich]}}]", "(not (old(the_guild) or rich(the_guild)))"),
        ("life: [the guild is old], when: [the guild is rich]", "(old(the_guild) and rich(the_guild))"),
    ],
)
def test_conditions_are_joined_in_the_guard(tmp_path: Path, written: str, guard: str) -> None:
    assert show(part(tmp_path, f"{DAY} {written}, then: [the guild is angry]}}").guard) == guard


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("{not: Smiths is old}", "not: Smiths is old"),
        ("{not: [Smiths is old, Smiths is rich]}", "not both: Smiths is old and Smiths is rich"),
        ("{not: {all: [Smiths is old, Smiths is rich]}}", "not both: Smiths is old and Smiths is rich"),
        ("{not: [Smiths is old, Smiths is rich, Smiths is calm]}",
         "not all of: Smiths is old; Smiths is rich; Smiths is calm"),
        ("{not: {any: [Smiths is old, Smiths is rich]}}", "none of: Smiths is old; Smiths is rich"),
        ("{not: {not: Smiths is old}}", "Smiths is old"),
        ("{not: Smiths has no feud with Bakers}", "Smiths has a feud with Bakers"),
        ("{not: [Smiths has no feud with Bakers, Bakers has no feud with Smiths]}",
         "Smiths has a feud with Bakers or Bakers has a feud with Smiths"),
        ("{any: [Smiths is old, {not: Smiths has no feud with Bakers}]}",
         "Smiths is old or Smiths has a feud with Bakers"),
        ("{not: [{not: [Smiths is old, Smiths is rich]}]}", "Smiths is old and Smiths is rich"),
        ("{not: [{not: Smiths is old}, Smiths is rich]}", "not both: (not: Smiths is old) and Smiths is rich"),
        ("{any: [{not: Smiths is old}, Smiths is rich]}", "(not: Smiths is old) or Smiths is rich"),
        ("{all: [Smiths is old, {any: [Smiths is rich, {any: [Smiths is calm]}]}]}",
         "Smiths is old and (Smiths is rich or Smiths is calm)"),
    ],
)  # fmt: skip
def test_what_is_made_of_several_conditions_is_told_as_one(tmp_path: Path, written: str, told: str) -> None:
    found = part(tmp_path, f"{DAY} when: [{written}], then: [Smiths is angry]}}")
    assert [c.text for c in found.conditions] == [told]


def test_a_term_in_an_effect_guards_it_against_nobody(tmp_path: Path) -> None:
    found = part(tmp_path, f"{DAY} then: [the patron of the guild is angry]}}")
    assert show(found.guard) == "(not (patron(the_guild) == nobody))"


def test_a_variable_of_a_set_is_guarded_by_it(tmp_path: Path) -> None:
    found = part(tmp_path, "- {clause: c, says: A., at: day, for: {g: old guild}, then: [g rests]}")
    assert [str(v.type) for v in found.variables] == ["Guild"] and show(found.guard) == "old(g)"


def test_a_variable_may_be_a_number(tmp_path: Path) -> None:
    found = part(
        tmp_path,
        "- {clause: c, says: A., for: {the sum: 1..9}, upon: Smiths pays the sum gold,"
        " then: [Bakers gains the sum gold]}",
    )
    assert [str(v.type) for v in found.variables] == ["1..9"] and told(found) == ["gold(Bakers) += the_sum"]


@pytest.mark.parametrize(
    ("written", "outcome"),
    [
        ("{the heir: the patron of Smiths}", "patron(Bakers) := patron(Smiths)"),
        ("{the heir: {value: patron(Smiths)}}", "patron(Bakers) := patron(Smiths)"),
        (
            "{the heir: {first: [{Smiths: Smiths is old}, {Town Watch: Town Watch is old}], else: nobody}}",
            "patron(Bakers) := (Smiths if old(Smiths) else (Town_Watch if old(Town_Watch) else nobody))",
        ),
        (
            "{the heir: {first: [{Smiths: [Smiths is old, Smiths is calm]}], else: Guild-1}}",
            "patron(Bakers) := (Smiths if (old(Smiths) and (mood(Smiths) == calm)) else Guild_1)",
        ),
        (
            "{the other: the patron of Smiths, the heir: the patron of the other}",
            "patron(Bakers) := patron(patron(Smiths))",
        ),
    ],
)
def test_a_short_name_stands_for_its_value(tmp_path: Path, written: str, outcome: str) -> None:
    found = part(tmp_path, f"- {{clause: c, says: A., at: day, let: {written}, then: [Bakers is under the heir]}}")
    assert told(found) == [outcome]


def test_a_short_name_of_several_words_can_be_used_in_an_expression(tmp_path: Path) -> None:
    found = part(
        tmp_path,
        "- {clause: c, says: A., at: day, for: {the old guild: Guild}, let: {n: {value: gold(the_old_guild) // 2}},"
        " then: [the old guild gains n gold]}",
    )
    assert told(found) == ["gold(the_old_guild) += (gold(the_old_guild) // 2)"]


def test_a_list_of_numbers_needs_an_else(tmp_path: Path) -> None:
    (problem,) = problems(
        tmp_path,
        "- {clause: c, says: A., at: day, let: {n: {first: [{3: Smiths is old}]}}, then: [Smiths is calm]}",
    )
    assert "needs an 'else'" in problem.message


def test_remembered_effects_are_a_part_of_their_own_that_lands_first(tmp_path: Path) -> None:
    first, second = clause(tmp_path, f"{DAY} remember: [the guild is under Smiths], then: [the guild is angry]}}").parts
    assert first.remember and not second.remember and told(first) == ["patron(the_guild) := Smiths"]
    assert first.anchor == second.anchor


def test_parts_are_lettered_in_order(tmp_path: Path) -> None:
    found = clause(
        tmp_path,
        "- {clause: c, says: A., parts: [{at: day, then: [Smiths is calm]}, {at: night, then: [Smiths is angry]}]}",
    ).parts
    assert [p.id for p in found] == ["c#a", "c#b"]
    assert [p.anchor.moment for p in found] == ["day", "night"]


def test_a_section_lends_its_moment_and_life_to_clauses_without_their_own(tmp_path: Path) -> None:
    head = HEAD.replace("    clauses:", "    at: day\n    life: [Smiths is old]\n    clauses:")
    book = load(
        tmp_path,
        """
        - {clause: a, says: A., then: [Bakers is calm]}
        - {clause: b, says: A., at: night, life: [Bakers is old], then: [Bakers is calm]}
        """,
        head,
    )
    lent, own = (book.clauses[n].parts[0] for n in "ab")
    assert (lent.anchor.moment, show(lent.guard)) == ("day", "old(Smiths)")
    assert (own.anchor.moment, show(own.guard)) == ("night", "old(Bakers)")


@pytest.mark.parametrize(
    ("book", "section", "block"),
    [
        ("", "", Block.STEPS),
        ("", "together", Block.TOGETHER),
        ("together", "", Block.TOGETHER),
        ("together", "steps", Block.STEPS),
    ],
)
def test_a_section_has_the_block_it_names_or_that_of_the_book(
    tmp_path: Path, book: str, section: str, block: Block
) -> None:
    head = HEAD.replace("    clauses:", f"    block: {section or chr(39) * 2}\n    clauses:")
    text = BOOK + (f"block: {book}\n" if book else "")
    found = load(tmp_path, "- {clause: c, says: A., at: day, then: [Smiths is calm]}", head, book=text)
    assert found.sections["town"].block is block and found.sections["town"].clauses == ("c",)


TABLE = """
- clause: t
  says: Each guild rolls.
  kind: table
  at: day
  for: {the guild: Guild}
  when: [the guild is old]
  roll: the die of the guild
  rest: yes
- {clause: t.1, of: t, row: "..2", says: Low., then: [the guild loses 1 gold]}
- {clause: t.2, of: t, row: "3", says: Three., then: [the guild is calm]}
- {clause: t.3, of: t, row: "4..5", says: High., when: [the guild is calm], then: [the guild is angry]}
- {clause: t.4, of: t, row: "6..", says: Top., at: night, then: [the guild rests]}
- clause: t.m
  of: t
  says: Modified.
  modify: [{by: -1, when: [the guild is calm]}, {by: 1, per: the gold of the guild}]
"""


def test_a_row_inherits_variables_moment_and_guard_and_says_when_it_applies(tmp_path: Path) -> None:
    book = load(tmp_path, TABLE)
    low, three, high, top = (book.clauses[f"t.{i}"].parts[0] for i in (1, 2, 3, 4))
    total = "((die(the_guild) + (-1 if (mood(the_guild) == calm) else 0)) + (gold(the_guild) * 1))"
    assert [p.group for p in (low, three, high, top)] == ["t"] * 4
    assert show(low.guard) == f"(old(the_guild) and ({total} <= 2))"
    assert show(three.guard) == f"(old(the_guild) and ({total} == 3))"
    assert f"(4 <= {total}) and ({total} <= 5)" in show(high.guard) and "mood(the_guild) == calm" in show(high.guard)
    assert low.anchor.moment == "day" and top.anchor.moment == "night"
    assert [v.name for v in top.variables] == ["the guild"]


def test_a_table_knows_its_roll_its_rows_and_who_modifies_it(tmp_path: Path) -> None:
    table = load(tmp_path, TABLE).clauses["t"].table
    assert table is not None and table.roll is not None and table.rest
    assert (show(table.roll), table.low, table.high) == ("die(the_guild)", 1, 6)
    assert [(r.clause, r.open_low, r.open_high) for r in table.rows] == [
        ("t.1", True, False),
        ("t.2", False, False),
        ("t.3", False, False),
        ("t.4", False, True),
    ]
    assert [c for c, _ in table.modifiers] == ["t.m", "t.m"]


def test_cases_split_what_is_among(tmp_path: Path) -> None:
    book = load(
        tmp_path,
        """
        - {clause: y, says: A., cases: yes, at: day, for: {g: Guild}, among: [g is old], when: [g is rich]}
        - {clause: y.a, of: y, says: A., case: [g is calm], then: [g is angry]}
        - {clause: y.b, of: y, says: A., case: {not: g is calm}, then: [g is calm]}
        """,
    )
    table = book.clauses["y"].table
    assert table is not None and show(table.among) == "old(g)" and [r.clause for r in table.rows] == ["y.a", "y.b"]
    assert [show(book.clauses[f"y.{i}"].parts[0].guard) for i in "ab"] == [
        "(rich(g) and (mood(g) == calm))",
        "(rich(g) and (not (mood(g) == calm)))",
    ]


def test_a_header_is_read_and_its_event_ends(tmp_path: Path) -> None:
    written = "- {clause: c, says: A., kind: header, date: [1500, 1520], period: I, lasts: {turns: 2}}"
    found = clause(tmp_path, written, head=EVENT)
    assert found.header is not None and (found.header.date, found.header.period) == ((1500, 1520), "I")
    (ending,) = found.parts
    assert told(ending) == ["ends(E_1)"] and (ending.anchor.step, ending.anchor.edge) == ("night", Edge.END)
    assert show(ending.guard) == "(in_effect(E_1) and (2 <= age(E_1)))"


@pytest.mark.parametrize(
    ("lasts", "step", "guard"),
    [
        ("immediate", "events", "in_effect(E_1)"),
        ("{until: [Smiths is old]}", "night", "(in_effect(E_1) and old(Smiths))"),
        ("{until: [Smiths is old], at: end of day}", "day", "(in_effect(E_1) and old(Smiths))"),
    ],
)
def test_how_long_an_event_lasts(tmp_path: Path, lasts: str, step: str, guard: str) -> None:
    found = part(tmp_path, f"- {{clause: c, says: A., kind: header, lasts: {lasts}}}", EVENT)
    assert (found.anchor.step, show(found.guard)) == (step, guard)


def test_a_permanent_event_has_no_ending(tmp_path: Path) -> None:
    assert clause(tmp_path, "- {clause: c, says: A., kind: header, lasts: permanent}", head=EVENT).parts == ()


def test_a_precondition_is_tested_when_its_event_is_rolled(tmp_path: Path) -> None:
    found = part(
        tmp_path,
        "- {clause: c, says: A., requires: [Smiths is old],"
        " otherwise: {instead: roll again, marked off: no, then: [Smiths is angry]}}",
        EVENT,
    )
    assert found.anchor.moment == "upon rolled" and show(found.guard) == "(not old(Smiths))"
    assert told(found) == ["fate(E_1) := roll_again", "marked(E_1) := marked(E_1)", "mood(Smiths) := angry"]
    assert [(a.axis, a.value, a.origin) for a in found.dispositions] == [
        ("instead", "roll again", "stated"),
        ("marked off", False, "stated"),
        ("counts as played", None, "unstated"),
    ]


def test_a_convention_completes_a_disposition(tmp_path: Path) -> None:
    found = part(tmp_path, "- {clause: c, says: A., requires: [Smiths is old], otherwise: {instead: nothing}}", EVENT)
    assert [(a.axis, a.value, a.origin) for a in found.dispositions] == [
        ("instead", "nothing", "stated"),
        ("marked off", None, "unstated"),
        ("counts as played", True, "struck"),
    ]
    assert "played(E_1) := True" in told(found)


def test_the_adopted_reading_speaks_and_the_others_are_kept(tmp_path: Path) -> None:
    found = clause(
        tmp_path,
        "- {clause: c, says: A., at: day, reading: gains,"
        " readings: {gains: {then: [Smiths gains 1 gold]}, loses: {then: [Smiths loses 1 gold]}}}",
    )
    assert found.adopted == "gains" and [told(p) for p in found.parts] == [["gold(Smiths) += 1"]]
    assert [(p.reading, told(p)) for p in found.alternatives] == [("loses", ["gold(Smiths) += (-1)"])]


def test_what_a_heading_waits_for_is_told_with_brackets_where_it_is_mixed(tmp_path: Path) -> None:
    """What is not so, and what is so of one of several, reads in one way only."""
    until = "[{any: [Smiths is old, {all: [Bakers is old, Smiths is calm]}]}, {not: [Bakers is calm, Smiths is rich]}]"
    found = clause(tmp_path, f"- {{clause: c, says: A., kind: header, lasts: {{until: {until}}}}}", head=EVENT)
    one = "(Smiths is old or (Bakers is old and Smiths is calm))"
    assert found.header is not None
    assert found.header.lasts == f"until {one} and (not both: Bakers is calm and Smiths is rich)"


def test_a_heading_may_be_read_in_two_ways(tmp_path: Path) -> None:
    found = clause(
        tmp_path,
        "- {clause: c, says: A., kind: header, reading: aged, readings: {aged: {lasts: {until: [Smiths is old]}},"
        " brief: {lasts: {turns: 2}}, endless: {lasts: permanent}}}",
        head=EVENT,
    )
    assert found.header is not None and found.header.lasts == "until Smiths is old"
    assert [show(p.guard) for p in found.parts] == ["(in_effect(E_1) and old(Smiths))"]
    assert [(p.reading, show(p.guard)) for p in found.alternatives] == [
        ("brief", "(in_effect(E_1) and (2 <= age(E_1)))")
    ]


def test_a_mistake_in_a_reading_of_a_heading_is_located(tmp_path: Path) -> None:
    written = (
        "- clause: c\n  says: A.\n  kind: header\n  reading: aged\n  readings:\n"
        "    aged: {lasts: {until: [Smiths is old]}}\n    brief: {lasts: {until: [Smiths is odd]}}\n"
    )
    (problem,) = problems(tmp_path, written, EVENT)
    assert "Smiths is odd" in problem.message
    assert problem.position.line == len(EVENT.splitlines()) + 7


def test_another_reading_of_a_modifier_reaches_the_rows_of_its_table(tmp_path: Path) -> None:
    book = load(
        tmp_path,
        """
        - {clause: a, says: A., at: day, kind: table, for: {the guild: Guild}, roll: the die of the guild, rest: yes}
        - {clause: b, says: A., of: a, row: "5..", then: [the guild gains 1 gold], overrides: [c]}
        - clause: c
          says: A.
          of: a
          reading: adds
          readings:
            adds: {modify: [{by: 1, when: [the guild is old]}]}
            subtracts: {modify: [{by: -1, when: [the guild is old]}]}
    """,
    )
    (altered,) = book.clauses["c"].alternatives
    (adopted,) = book.clauses["b"].parts
    assert (altered.id, altered.reading, altered.overrides) == ("b", "subtracts", ("c",))
    assert altered.conditions != adopted.conditions and altered.outcomes == adopted.outcomes
    assert "-1 if old" in show(altered.guard) and "(1 if old" in show(adopted.guard)


def test_another_reading_has_the_priority_of_its_clause(tmp_path: Path) -> None:
    found = clause(
        tmp_path,
        "- {clause: c, says: A., at: day, default: yes, reading: gains,"
        " readings: {gains: {then: [Smiths gains 1 gold]}, loses: {then: [Smiths loses 1 gold]}}}",
    )
    assert all(p.level for p in (*found.parts, *found.alternatives))


def test_priority_is_kept_on_every_part(tmp_path: Path) -> None:
    book = load(
        tmp_path,
        """
        - {clause: a, says: A., at: day, default: yes, then: [Smiths is calm]}
        - {clause: b, says: A., at: day, overrides: [a], then: [Smiths is angry]}
        """,
    )
    assert book.clauses["a"].parts[0].level and book.clauses["b"].parts[0].overrides == ("a",)


def test_what_else_a_clause_says_is_kept(tmp_path: Path) -> None:
    found = clause(
        tmp_path,
        """
        - clause: c
          says: >-
            A sentence
            in two lines.
          kind: component
          source: {lines: [3, 4], hash: 0123456789abcdef, document: town.txt}
          refs: x.1
          counts: {tokens: 12}
          partial: The rest.
          note: One of two.
          confirms: [Smiths is old]
        """,
    )
    assert (found.says, found.kind, found.refs) == ("A sentence in two lines.", Kind.COMPONENT, ("x.1",))
    assert (found.source.lines, found.source.hash, found.source.document) == ((3, 4), "0123456789abcdef", "town.txt")
    assert ([a.words for a in found.counts.values()], found.partial, found.note) == (["12"], "The rest.", "One of two.")
    assert [(show(p.guard), told(p)) for p in found.confirms] == [("True", ["always old(Smiths)"])]


def test_each_part_confirms_what_is_so_wherever_it_applies(tmp_path: Path) -> None:
    found = clause(
        tmp_path,
        """
        - clause: c
          says: A sentence.
          confirms: [Bakers is old]
          parts:
            - {at: day, when: [Smiths is old], then: [Smiths gains 1 gold], confirms: [Smiths is old]}
        """,
    )
    said = [(show(p.guard), told(p)) for p in found.confirms]
    assert said == [("True", ["always old(Bakers)"]), ("old(Smiths)", ["always old(Smiths)"])]


def test_words_that_yaml_used_to_change_stay_words(tmp_path: Path) -> None:
    found = clause(tmp_path, "- {clause: 010, says: At 12:30 on, note: on, refs: [1.10, 12:30]}", "010")
    assert (found.id, found.note, found.refs) == ("010", "on", ("1.10", "12:30"))


def test_acts_and_laws_are_read(tmp_path: Path) -> None:
    book = load(tmp_path)
    robs = book.acts["robs"]
    assert [show(c.expr) for c in robs.requires] == ["(1 <= gold(b))"] and not robs.exhaustive
    assert [show(law.condition) for law in book.laws] == ["all((not feud(g, g)) for g in Guild)"]
    assert book.sorts["Guild"].members == ("Smiths", "Bakers", "Town Watch", "Guild-1")
