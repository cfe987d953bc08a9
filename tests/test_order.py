"""Order is what the text says: sections act side by side, and neither place nor name of file is an order."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from check_pages import Fixture, book_of, fixtures, found_in
from rulewright.book.model import Book, Edge
from rulewright.checks import CHECKS
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding
from rulewright.gherkin.scenario import Result, Scenario, Step, run
from rulewright.language.expr import Literal, Read
from rulewright.language.types import MemberType, Value
from rulewright.lowering.amend import amended
from rulewright.lowering.loader import load_book, read_book
from rulewright.play.play import play_step
from rulewright.story.moments import ended
from rulewright.story.regression import step_blocks
from rulewright.story.reveal import reveal
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.state import State
from rulewright.table.trace import Trace
from written_book import MODEL, PHRASES, load, problems, write_book

HEAD = "page: town\ntitle: The town\nsections:\n"


def sections(*texts: str, **keys: str) -> str:
    """Sections A, B, … of one page, each with a clause of some keys at the day, or several parted by a bar."""
    told = ""
    for name, text in zip("ABCDEF", texts, strict=False):
        told += f"  - section: {name}\n    at: day\n"
        if name in keys:
            told += f"    follows: [{keys[name]}]\n"
        told += "    clauses:\n"
        for n, clause in enumerate(text.split(" | "), 1):
            told += f"      - {{clause: {name}.{n}, says: A., {clause}}}\n"
    return told


def town(folder: Path, *texts: str, **keys: str) -> Book:
    """The small book with such sections."""
    return load(folder, "", head=HEAD, page=HEAD + sections(*texts, **keys))


def day(book: Book, **gold: int) -> Trace:
    """The day, played from a state with so much gold, or as much fame as stands under ``fame``."""
    state = State.start(book)
    for name, value in gold.items():
        state.set("fame" if name == "fame" else "gold", ("Smiths" if name == "fame" else name,), value)
    return play_step(book, state, "day")


def holds(trace: Trace, field: str, thing: str = "Smiths") -> Value:
    """What a cell holds in the end."""
    return trace.after.get(field, (thing,))


def test_a_section_does_not_see_what_another_does_at_its_moment(tmp_path: Path) -> None:
    book = town(
        tmp_path, "then: [Smiths has 0 gold]", "when: [Smiths has at least 1 gold], then: [Bakers gains 1 gold]"
    )
    assert holds(day(book), "gold", "Bakers") == 4 and holds(day(book), "gold") == 0


def test_a_section_sees_what_it_did_itself_and_what_it_follows(tmp_path: Path) -> None:
    poor = "when: [Smiths has 0 gold], then: [Bakers gains 1 gold]"
    for name, texts, keys in (
        ("one", (f"then: [Smiths has 0 gold] | {poor}",), {}),
        ("follows", ("then: [Smiths has 0 gold]", poor), {"B": "A"}),
        ("through a third", ("then: [Smiths has 0 gold]", "then: [Smiths is angry]", poor), {"B": "A", "C": "B"}),
        ("from before", (poor, "then: [Smiths has 0 gold]"), {"A": "B"}),
    ):
        assert holds(day(town(tmp_path / name, *texts, **keys)), "gold", "Bakers") == 4, name


def test_two_values_are_contested_and_one_that_follows_has_the_last_word(tmp_path: Path) -> None:
    two = "then: [Smiths has 1 gold]", "then: [Smiths has 2 gold]"
    trace = day(town(tmp_path / "side by side", *two))
    assert trace.contested == {("gold", ("Smiths",)): {"A.1": 1, "B.1": 2}} and holds(trace, "gold") == 3
    for late, value in (("B", 2), ("A", 1)):
        trace = day(town(tmp_path / late, *two, **{late: "AB".replace(late, "")}))
        assert not trace.contested and holds(trace, "gold") == value


def test_an_act_contests_what_another_section_or_clause_sets(tmp_path: Path) -> None:
    for name, texts in (
        ("sections", ("then: [Bakers robs Smiths]", "then: [Smiths has 7 gold]")),
        ("acts", ("then: [Smiths pays 2 gold]", "then: [Smiths has 7 gold]")),
    ):
        assert list(day(town(tmp_path / name, *texts)).contested) == [("gold", ("Smiths",))]
    page = HEAD + sections("then: [Smiths pays 2 gold] | then: [Smiths has 7 gold]").replace(
        "    at: day\n", "    at: day\n    block: together\n"
    )
    book = load(tmp_path / "together", "", head=HEAD, page=page)
    assert list(day(book).contested) == [("gold", ("Smiths",))]


def test_what_a_clause_does_in_its_own_order_is_not_contested(tmp_path: Path) -> None:
    trace = day(town(tmp_path, "then: [Smiths has 7 gold, Smiths pays 2 gold]"))
    assert not trace.contested and holds(trace, "gold") == 5


def test_what_prevails_in_another_section_settles_a_cell(tmp_path: Path) -> None:
    trace = day(town(tmp_path, "then: [Smiths has 1 gold]", "then: [Smiths has 2 gold], overrides: [A.1]"))
    assert not trace.contested and holds(trace, "gold") == 2


def test_amounts_add_up_and_are_brought_into_their_range_once(tmp_path: Path) -> None:
    model = (write_book(tmp_path / "model") / "model.yaml").read_text("utf-8")
    lines = 'phrases:\n  - {say: "{g:Guild} wins {n:int} fame", changes: {fame(g): n}}\n'
    lines += '  - {say: "{g:Guild} drops {n:int} fame", changes: {fame(g): -n}}\n'
    phrases = (tmp_path / "model" / "phrases.yaml").read_text("utf-8").replace("phrases:\n", lines, 1)
    two = "then: [Smiths wins 2 fame]", "then: [Smiths drops 3 fame]"
    for name, keys, ends in (("at once", {}, (-1, 1)), ("first", {"B": "A"}, (-1, -1)), ("last", {"A": "B"}, (0, 1))):
        page = HEAD + sections(*two, **keys)
        book = load(tmp_path / name, "", head=HEAD, page=page, model=model, phrases=phrases)
        assert tuple(holds(day(book, fame=start), "fame") for start in (0, 2)) == ends, name
        for start in (0, 2):
            proves_what_is_played(book, {("fame", ("Smiths",)): start})


def test_of_rows_that_add_the_same_one_counts_beside_another_section(tmp_path: Path) -> None:
    """So too where one of them prevails over the other; alone the table takes one from the 3 that there are."""
    for name, key in (("alike", ""), ("over", ", overrides: [A.2]")):
        rows = "cases: yes | of: A.1, case: [Smiths is calm], then: [Smiths loses 1 gold]"
        rows += f" | of: A.1, case: [Bakers is calm], then: [Smiths loses 1 gold]{key}"
        assert holds(day(town(tmp_path / name, rows)), "gold") == 2, name
        beside = town(tmp_path / f"{name} beside", rows, "then: [Smiths gains 2 gold]")
        assert holds(day(beside), "gold") == 4, name


def proves_what_is_played(book: Book, facts: Mapping[tuple[str, tuple[Value, ...]], Value]) -> None:
    """Every cell that the day leaves is what the story of the day says of the state before it."""
    state = State.start(book)
    for (field, args), value in facts.items():
        state.set(field, args, value)
    trace = play_step(book, state, "day")
    scene = Scene(book, state, None, {}, {})
    for name in ("gold", "fame", "mood"):
        spec = book.fields[name]
        for guild in book.members["Guild"]:
            read = Read(name, (Literal(guild, MemberType("Guild")),), spec.type)
            told = ended(book, step_blocks(book, "day", Edge.DURING), reveal(read, book))
            if (name, (guild,)) not in trace.contested:
                assert evaluate(told, scene, {}) == trace.after.get(name, (guild,)), (name, guild)


@pytest.mark.parametrize(
    ("texts", "keys"),
    [
        (("then: [Smiths has 0 gold]", "when: [Smiths has at least 1 gold], then: [Bakers gains 1 gold]"), {}),
        (("then: [Smiths gains 2 gold]", "then: [Smiths gains 3 gold] | then: [Smiths loses 1 gold]"), {}),
        (("then: [Smiths has 5 gold]", "then: [Smiths gains 3 gold]"), {"B": "A"}),
        (("then: [Bakers robs Smiths]", "when: [Smiths has 3 gold], then: [Smiths is angry]"), {}),
        (("then: [Bakers robs Smiths]", "when: [Smiths has 2 gold], then: [Smiths is angry]"), {"B": "A"}),
        (("then: [Smiths has 1 gold]", "then: [Smiths has 2 gold], overrides: [A.1]"), {}),
        (
            (
                "then: [Smiths has 1 gold]",
                "then: [Smiths is angry]",
                "when: [Smiths is angry], then: [Smiths has 1 gold]",
            ),
            {"C": "B"},
        ),
    ],
)
def test_the_story_of_a_moment_is_what_is_played(texts: tuple[str, ...], keys: dict[str, str], tmp_path: Path) -> None:
    proves_what_is_played(town(tmp_path, *texts, **keys), {})


def test_what_a_section_follows_is_there_and_makes_no_circle(tmp_path: Path) -> None:
    for name, keys, message in (
        ("unknown", {"A": "X"}, "there is no section 'X'"),
        ("itself", {"A": "A"}, "the section 'A' follows itself"),
        ("circle", {"A": "B", "B": "A"}, "the section 'A' follows itself"),
    ):
        page = HEAD + sections("then: [Smiths is angry]", "then: [Bakers is angry]", **keys)
        found = problems(tmp_path / name, "", head=HEAD, page=page)
        assert message in [p.message for p in found] and all(p.hint and p.position.line > 1 for p in found), name


def test_in_a_given_order_each_section_follows_those_before_it_on_its_page(tmp_path: Path) -> None:
    page = HEAD + sections("then: [Smiths has 1 gold]", "then: [Smiths has 2 gold]")
    other = (
        page.replace("page: town", "page: other")
        .replace("section: A", "section: X")
        .replace("section: B", "section: Y")
    )
    other = (
        other.replace("clause: A.1", "clause: X.1").replace("clause: B.1", "clause: Y.1").replace("Smiths", "Bakers")
    )
    book = (write_book(tmp_path / "plain") / "book.yaml").read_text("utf-8") + "order: given\n"
    read = load(tmp_path / "given", "", head=HEAD, page=page, other=other, book=book)
    trace = day(read)
    assert not trace.contested and (holds(trace, "gold"), holds(trace, "gold", "Bakers")) == (2, 2)
    assert {s.id: s.follows for s in read.sections.values()} == {"A": (), "B": ("A",), "X": (), "Y": ("X",)}


def test_pages_go_in_the_order_that_the_book_says(tmp_path: Path) -> None:
    page = HEAD + sections("then: [Smiths has 1 gold]")
    other = (
        page.replace("page: town", "page: other")
        .replace("section: A", "section: B")
        .replace("clause: A.1", "clause: B.1")
    )
    other = other.replace("1 gold", "2 gold")
    plain = (write_book(tmp_path / "plain") / "book.yaml").read_text("utf-8")
    for name, order, value in (("forth", "[town, other]", 2), ("back", "[other, town]", 1)):
        book = load(tmp_path / name, "", head=HEAD, page=page, other=other, book=f"{plain}order: {order}\n")
        trace = day(book)
        assert not trace.contested and holds(trace, "gold") == value, name
    wrong = f"{plain}order: [town, nowhere, town]\n"
    found = problems(tmp_path / "wrong", "", head=HEAD, page=page, other=other, book=wrong)
    assert [p.message for p in found] == ["there is no page 'nowhere'", "the page 'town' stands twice"]


def test_a_page_that_is_edited_keeps_and_changes_what_it_follows(tmp_path: Path) -> None:
    two = "then: [Smiths has 1 gold]", "then: [Smiths has 2 gold]"
    town(tmp_path, *two, B="A")
    reading = read_book(tmp_path)
    page = tmp_path / "page.yaml"
    page.write_text(page.read_text("utf-8").replace("2 gold", "4 gold"), encoding="utf-8")
    edited = amended(reading, [page])
    assert edited is not None and holds(day(edited.book), "gold") == 4
    page.write_text(page.read_text("utf-8").replace("    follows: [A]\n", ""), encoding="utf-8")
    again = amended(edited, [page])
    assert again is not None and day(again.book).contested


def test_a_page_that_has_other_sections_is_read_with_the_whole_book(tmp_path: Path) -> None:
    """What follows its last section is said by the order of pages, and may be another one now."""
    one, two = sections("then: [Smiths has 1 gold]"), sections("then: [Smiths has 2 gold]")
    late = HEAD.replace("page: town", "page: late") + two.replace("A", "Z").replace("says: Z", "says: A")
    book = (write_book(tmp_path / "plain") / "book.yaml").read_text("utf-8") + "order: [town, late]\n"
    load(tmp_path / "town", "", head=HEAD, page=HEAD + one, late=late, book=book)
    reading, page = read_book(tmp_path / "town"), tmp_path / "town" / "page.yaml"
    page.write_text(HEAD + one.replace("1 gold", "9 gold"), encoding="utf-8")
    assert amended(reading, [page]) is not None
    page.write_text(HEAD + sections("then: [Smiths has 1 gold]", "then: [Smiths has 9 gold]"), encoding="utf-8")
    assert amended(reading, [page]) is None
    trace = day(load_book(tmp_path / "town"))
    assert not trace.contested and holds(trace, "gold") == 2


def test_many_sections_in_some_order_are_told_in_a_bearable_time(tmp_path: Path) -> None:
    """Two lines of sections, each of which follows all of both lines before it: what a number comes to is told once."""
    model = (write_book(tmp_path / "model") / "model.yaml").read_text("utf-8")
    lines = 'phrases:\n  - {say: "{g:Guild} wins {n:int} fame", changes: {fame(g): n}}\n'
    phrases = (tmp_path / "model" / "phrases.yaml").read_text("utf-8").replace("phrases:\n", lines, 1)
    page = HEAD
    for n in range(24):
        follows = ", ".join(f"{line}{m}" for m in range(n) for line in "AB")
        for line in "AB":
            page += f"  - section: {line}{n}\n    at: day\n    follows: [{follows}]\n    clauses:\n"
            page += f"      - {{clause: {line}.{n}, says: A., then: [Smiths wins {1 if line == 'A' else -1} fame]}}\n"
    page = page.replace("    follows: []\n", "")
    book = load(tmp_path / "many", "", head=HEAD, page=page, model=model, phrases=phrases)
    proves_what_is_played(book, {("fame", ("Smiths",)): 1})


# Each edge of a step is a moment of its own, and between two of them players act.


def edges(folder: Path, phrases: str = PHRASES, **clauses: str) -> Book:
    """The small book with a section whose clauses say these things at edges of the day, in their order."""
    said = {"beginning": "at: beginning of day", "inside": "at: day", "end": "at: end of day"}
    page = HEAD + "  - section: A\n    block: steps\n    clauses:\n"
    for n, (edge, text) in enumerate(clauses.items(), 1):
        page += f"      - {{clause: A.{n}, says: A., {said[edge.rstrip('_')]}, {text}}}\n"
    return load(folder, "", head=HEAD, page=page, phrases=phrases)


def found_by(book: Book, *codes: str) -> list[Finding]:
    """What checks find in a book in which nothing is left open and nothing is a fault."""
    context = Context(book)
    found = [f for _, find in CHECKS for f in find(context) if f.code in codes]
    assert not context.undecided and not context.faults
    return found


def outcome(book: Book, *steps: str) -> Result:
    """What comes of a scenario with these lines."""
    told = [line.split(" ", 1) for line in steps]
    taken = tuple(Step(word.lower(), text, n) for n, (word, text) in enumerate(told, 1))
    return run(book, Scenario("A.1", ("A.1",), "s", "s.feature", 1, "", taken))


RESET = "for: {g: Guild}, then: [g has 3 gold]"
ROBBED = "for: {g: Guild}, when: [g has 2 gold], then: [g is angry]"


def test_what_the_beginning_resets_is_asked_at_the_end_of_what_players_did_between(tmp_path: Path) -> None:
    book = edges(tmp_path / "apart", beginning=RESET, end=ROBBED)
    assert found_by(book, "RW201", "RW202", "RW203", "RW602", "RW603") == []
    between = ("When the beginning of the day step is played", "When Bakers robs Smiths")
    played = outcome(book, *between, "When the end of the day step is played", "Then Smiths is angry")
    assert played.passed, played.failure
    assert holds(play_step(book, State.start(book), "day"), "mood") == "calm"
    (dead,) = found_by(edges(tmp_path / "at once", end=RESET, end_=ROBBED), "RW201")
    assert dead.clauses == ("A.2",)


def test_a_scenario_plays_one_moment_of_a_step(tmp_path: Path) -> None:
    book = edges(tmp_path, beginning="then: [Smiths is angry]", inside="then: [Smiths has 4 gold]", end=ROBBED)
    for edge, ends in (
        ("beginning of the ", ("Smiths is angry", "Smiths still has 3 gold")),
        ("inside of the ", ("Smiths is still calm", "Smiths has 4 gold")),
        ("", ("Smiths is angry", "Smiths has 4 gold")),
    ):
        came = outcome(book, f"When the {edge}day step is played", *(f"Then {end}" for end in ends))
        assert came.passed, came.failure
    late = outcome(
        book, "Given Bakers has 2 gold", "When the end of the day step is played", "Then Smiths is still calm"
    )
    assert late.passed, late.failure
    wrong = outcome(book, "Given Bakers has 2 gold", "When the end of the dey step is played", "Then Bakers is angry")
    assert (wrong.passed, wrong.keyword, wrong.line) == (False, "when", 2)
    assert wrong.failure == "'dey' is no step of the timeline. Did you mean 'day'?"


def test_a_step_may_be_called_like_a_moment_of_one(tmp_path: Path) -> None:
    model = MODEL.replace("timeline: [events, day, night]", "timeline: [events, day, end of the day, night]")
    page = HEAD + sections("then: [Smiths is angry]").replace("at: day", "at: end of the day")
    book = load(tmp_path / "book", "", head=HEAD, page=page, model=model)
    came = outcome(book, "When the end of the day step is played", "Then Smiths is angry")
    assert came.passed, came.failure


def test_a_moment_of_a_step_is_told_apart_from_a_step_called_like_it(tmp_path: Path) -> None:
    model = MODEL.replace("timeline: [events, day, night]", "timeline: [events, day, end of the day, night]")
    page = HEAD + sections(
        "at: beginning of day, then: [Smiths is angry] | at: end of day, then: [Smiths has a feud with Smiths]"
    ).replace("    at: day\n", "")
    book = load(tmp_path / "book", "", head=HEAD, page=page, model=model)
    (found,) = found_by(book, "RW308")
    assert found.replayed and "When the end of day step is played" in found.scenario


def test_a_law_that_is_broken_inside_a_step_and_mended_at_its_end_is_told(tmp_path: Path) -> None:
    feud, none = "then: [Smiths has a feud with Smiths]", "then: [Smiths has no feud with Smiths]"
    book = edges(tmp_path / "apart", inside=feud, end=none)
    trace = day(book)
    assert trace.broken == ("nobody feuds alone",) and not trace.after.get("feud", ("Smiths", "Smiths"))
    assert play_step(book, State.start(book), "day", edges=[Edge.END]).broken == ()
    (found,) = found_by(book, "RW308")
    assert found.clauses == ("A.1",) and found.replayed
    assert "the inside of the day step is played" in found.scenario
    at_once = edges(tmp_path / "at once", inside=feud, inside_=none)
    assert day(at_once).broken == () and found_by(at_once, "RW308") == []


def test_what_lasts_and_what_was_are_read_when_an_edge_begins(tmp_path: Path) -> None:
    """The first edge leaves Smiths angry and with 4 gold; the clause at the end sees that from its beginning."""
    change = "then: [Smiths is angry, Smiths has 4 gold]"
    line = '  - {say: "{g:Guild} had {n:int} gold", means: was(gold(g)) == n, for example: Smiths had 2 gold,\n'
    line += "     true when: [Smiths has 2 gold], false when: [Smiths has 3 gold]}\n"
    phrases = PHRASES.replace("phrases:\n", f"phrases:\n{line}", 1)
    for first, later in (("beginning", True), ("end", False)):
        for key in ("life: [Smiths is angry]", "when: [Smiths had 4 gold]"):
            clauses = {first: change, "end_": f"{key}, then: [Bakers is angry]"}
            book = edges(tmp_path / f"{first} {key[:4]}", phrases, **clauses)
            assert (holds(day(book), "mood", "Bakers") == "angry") is later, (first, key)


# What is found hangs on the meaning alone.


def told(code: str, book: Book, fixture: Fixture) -> set[tuple[object, ...]]:
    """What is found in a book, whatever is called how on the disk."""
    return {
        (f.code, f.severity, f.clauses, f.message, f.fingerprint, f.witness, f.moment)
        for f in found_in(code, book, fixture.scenarios)
    }


ORDERED = [f for f in fixtures() if f.code in ("RW302", "RW303", "RW304", "RW603", "RW602", "RW308", "RW201", "RW202")]


@pytest.mark.parametrize("fixture", ORDERED, ids=lambda f: f"{f.code} {f.title}")
def test_names_of_files_and_an_unrelated_page_change_nothing(fixture: Fixture, tmp_path: Path) -> None:
    before = told(fixture.code, book_of(fixture.files, tmp_path), fixture)
    pages = [name for name, text in fixture.files.items() if text.startswith("page:")]
    own = {name: text for name, text in fixture.files.items() if name not in pages}
    turned = {f"{'zyxwvutsrq'[n]}.yaml": fixture.files[name] for n, name in enumerate(pages)}
    (tmp_path / "turned").mkdir()
    assert told(fixture.code, book_of({**own, **turned}, tmp_path / "turned"), fixture) == before
    if re.search(r"^timeline: \[\w", own["model.yaml"], flags=re.M):
        more = with_a_beacon(own)
        (tmp_path / "more").mkdir()
        after = told(
            fixture.code, book_of({**more, **{n: fixture.files[n] for n in pages}}, tmp_path / "more"), fixture
        )
        assert {found[:4] for found in after if "Beacon" not in str(found[2])} == {found[:4] for found in before}


def with_a_beacon(files: dict[str, str]) -> dict[str, str]:
    """A book with one more page that has nothing to do with the others: a beacon is lit at each step."""
    steps = re.findall(r"[\w ]+", re.search(r"^timeline: \[(.*)\]", files["model.yaml"], flags=re.M)[1])  # type: ignore[index]
    clauses = "".join(
        f"      - {{clause: Beacon.{n}, says: It is lit., at: {step.strip()}, then: [Beacon Hill is lit]}}\n"
        for n, step in enumerate(steps)
    )
    added = {
        "sorts:": ("Hill: [Beacon Hill]", "  Hill: [Beacon Hill]\n"),
        "fields:": ("lit: {of: Hill}", "  lit: {of: Hill}\n"),
        "phrases:": ('{say: "{h:Hill} is lit", means: lit(h)}', '  - {say: "{h:Hill} is lit", means: lit(h)}\n'),
    }
    texts = {"model.yaml": files["model.yaml"], "phrases.yaml": files.get("phrases.yaml", "phrases:\n")}
    for name, text in texts.items():
        for key, (inline, line) in added.items():
            text = re.sub(rf"^{key}\n", f"{key}\n{line}", text, flags=re.M)
            text = re.sub(rf"^{key} \{{", f"{key} {{{inline}, ", text, flags=re.M)
        texts[name] = text
    page = f"page: Aaa\ntitle: Beacons\nsections:\n  - section: Beacon\n    clauses:\n{clauses}"
    return {**files, **texts, "aaa.yaml": page}


def test_a_set_written_as_an_act_that_sets_is_found_alike(tmp_path: Path) -> None:
    model = (write_book(tmp_path / "model") / "model.yaml").read_text("utf-8")
    model = model.replace(
        "acts:\n", 'acts:\n  - {act: has_five, say: "{g:Guild} is given five", then: [g has 5 gold]}\n'
    )
    found = []
    for n, text in enumerate(("Smiths has 5 gold", "Smiths is given five")):
        page = HEAD + sections(f"when: [Bakers is calm], then: [{text}]", "then: [Smiths has 7 gold]")
        context = Context(load(tmp_path / str(n), "", head=HEAD, page=page, model=model))
        found.append(
            [(f.code, f.clauses) for _, find in CHECKS for f in find(context) if f.code.startswith(("RW3", "RW6"))]
        )
    assert found[0] == found[1] == [("RW302", ("A.1", "B.1"))]


def test_no_clause_is_dead_for_what_another_section_does_at_its_moment(tmp_path: Path) -> None:
    book = town(tmp_path, "then: [Smiths has 0 gold]", "when: [Smiths has at least 1 gold], then: [Bakers is angry]")
    context = Context(book)
    assert not [f for _, find in CHECKS for f in find(context) if f.code in ("RW201", "RW202")]
    (left,) = [f for _, find in CHECKS for f in find(context) if f.code == "RW603"]
    assert left.clauses == ("A.1", "B.1") and "follows" in left.cures[0] and left.replayed
