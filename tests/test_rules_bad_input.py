"""Bad input: every mistake is located, told with its next step, together with all others, and in bounded time."""

from __future__ import annotations

import os
import textwrap
import time
from pathlib import Path

import pytest

from rulewright.language.errors import BookError, Problem
from rulewright.lowering.builder import MOST_HINTS
from rulewright.lowering.loader import load_book
from rulewright.phrasing.hints import LISTED
from rulewright.run.run import load
from written_book import BOOK, EVENT, HEAD, MODEL, PHRASES, problems, write_book

CLAUSE = "- {clause: c, says: A., at: day, "


def messages(found: list[Problem]) -> str:
    """The problems as they are printed."""
    return "\n".join(map(str, found))


def told(folder: Path) -> list[Problem]:
    """What is wrong with a book on disk and its scenarios."""
    try:
        load(folder)
    except BookError as error:
        return error.problems
    return []


@pytest.mark.parametrize(
    ("written", "message", "hint"),
    [
        (CLAUSE + "then: [Smiths is angri]}", "is no effect of this book", "is it 'angry'?"),
        (CLAUSE + "when: [Smiths is angri], then: [Smiths is calm]}", "is no condition", "is it 'angry'?"),
        (CLAUSE + "when: [Smiths has gold], then: [Smiths is calm]}", "is no condition", "Did you mean"),
        (CLAUSE + "then: [Smiths has at least 2 gold]}", "can be tested but not set", "one cell"),
        (CLAUSE + "then: [Smiths has 21 gold]}", "would set gold to 21", "gold is 0..20"),
        (
            CLAUSE + "then: [the fame of Smiths is 70]}",
            "would set fame to 70",
            "fame is -2..2; 'clamped: yes' stops what is",
        ),
        (CLAUSE + "for: {n: 5..9}, then: [the fame of Smiths is n]}", "would set fame to 5..9", "fame is -2..2"),
        (CLAUSE + "then: [Smiths is old]}", "would write old, which is constant", ""),
        (CLAUSE + "then: [Smiths is rich]}", "would write rich, which is derived", "'holds'"),
        (CLAUSE + "then: [Smiths rolls 2]}", "would write die, which is input", ""),
        (CLAUSE + "thn: [Smiths is calm]}", "unknown key 'thn'", "Did you mean 'then'?"),
        (CLAUSE + "kind: rul, then: [Smiths is calm]}", "'kind' cannot be 'rul'", "Did you mean 'rule'?"),
        (CLAUSE + "for: [Guild], then: [Smiths is calm]}", "'for' has to be a mapping", "The page on the written"),
        (CLAUSE + "then: }", "'then' has to be a list", "The page on the written language"),
        (CLAUSE + "default: often}", "'default' has to be yes or no", ""),
        ("- {clause: c, says: 7}", "'says' has to be text", ""),
        ("-", "an entry of 'clauses' has to be a mapping", ""),
        ("- {clause: c, says: A., parts: [{at: day, reading: x}]}", "unknown key 'reading'", "One of: at, confirms"),
        (CLAUSE + "when: 3.5, then: 7}", "is no condition", ""),
        ("- {says: A.}", "the key 'clause' is missing", "Add it."),
        ("- {clause: c}", "the key 'says' is missing", "Add it."),
        ("- {clause: c, says: A.}\n- {clause: c, says: B.}", "the clause 'c' stands twice", "It also stands at"),
        ("- {clause: c, clause: d, says: A.}", "the key 'clause' stands twice", "Remove one"),
        ("- {clause: c, says: A., then: [Smiths is calm], parts: [{at: day}]}", "'then' stands beside 'parts'", ""),
        (CLAUSE + "for: {g: Guild except Tailors}, then: [g is calm]}", "'Tailors' names nothing here", "listed by"),
        (CLAUSE + "for: {g: Gild except Smiths}, then: [g is calm]}", "'Gild' is neither a sort", "'Guild'?"),
        (CLAUSE + "for: {g: Gild}, then: [g is calm]}", "'Gild' is neither a sort nor a set", "Did you mean 'Guild'?"),
        (CLAUSE + "for: {n: 9..1}, then: [Smiths is calm]}", "the range 9..1 is empty", "lower bound first"),
        (
            "- {clause: c, says: A., for: {g: Guild}, at: day, then: [g is calm]}\n"
            "- {clause: d, of: c, says: B., for: {g: Guild}, then: [g is calm]}",
            "'g' is a name of the same part, or of what it stands under, already",
            "Leave it out",
        ),
        (CLAUSE + "for: {g: Guild}, let: {g: Smiths}, then: [g is calm]}", "'g' is a name of the same part", ""),
        (CLAUSE + "let: {x: nonsense}, then: [Smiths is calm]}", "names nothing here", ""),
        (CLAUSE + "let: {x: {value: gold(}}, then: [Smiths is calm]}", "is not an expression", ""),
        (CLAUSE + "let: {x: {value: gold(zz)}}, then: [Smiths is calm]}", "unknown name 'zz'", "One of"),
        (CLAUSE + "let: {x: {first: []}}, then: [Smiths is calm]}", "'first' lists nothing", ""),
        ("- {clause: c, says: A., at: noon, then: [Smiths is calm]}", "'noon' is no step", "One of: day"),
        ("- {clause: c, says: A., upon: Smiths robes Bakers, then: [Smiths is calm]}", "is no act", "Did you mean"),
        ("- {clause: c, says: A., onset: E.9, then: [Smiths is calm]}", "'E.9' is no event", "Did you mean 'E.2'?"),
        ("- {clause: c, says: A., at: day, upon: E.1 starts, then: [Smiths is calm]}", "one anchor", "Split"),
        ("- {clause: c, says: A., then: [Smiths is calm]}", "has effects but no moment", "'at', 'upon' or 'onset'"),
        (CLAUSE + "forbids: [Smiths robs Bakers]}", "has no moment", "'while'"),
        (CLAUSE + "then: [Smiths is calm], holds: [Smiths is rich]}", "either does something or stands", "Split"),
        ("- {clause: c, says: A., holds: [Smiths is old]}", "would hold old, which is constant", ""),
        ("- {clause: c, says: A., holds: [Smiths has 99 gold]}", "would set gold to 99", ""),
        ("- {clause: c, says: A., holds: [Smiths gains 3 gold]}", "is no condition", "It is a change"),
        ("- {clause: c, says: A., forbids: [Smiths is calm]}", "is no act", "It is a condition"),
        (CLAUSE + "when: [Smiths robs Bakers], then: [Smiths is calm]}", "is no condition", "It is an act"),
        (
            CLAUSE + "when: [Smiths robs Bakers is not allowed], then: [Smiths is calm]}",
            "is no condition",
            "It is a verdict on an act",
        ),
        ("- {clause: c, says: A., of: d}", "there is no clause 'd'", ""),
        ("- {clause: c, says: A., of: c}", "'c' is below itself", ""),
        ("- {clause: a b, says: A.}", "'a b' cannot be the tag of a scenario", "in one word"),
        ("- {clause: a@b, says: A.}", "'a@b' cannot be the tag of a scenario", "without @"),
        (CLAUSE + "row: '5', then: [Smiths is calm]}", "'row' belongs below a clause with a roll", "'of'"),
        (CLAUSE + "modify: [{by: 1}]}", "'modify' belongs below a clause with a roll", "'of'"),
        (CLAUSE + "case: [Smiths is calm]}", "'case' belongs below a clause", "'of'"),
        ("- {clause: c, says: A., of: d}\n- {clause: d, says: A., of: c}", "is below itself", ""),
        ("- {clause: c, says: A., overrides: [d]}", "there is no clause 'd'", ""),
        ("- {clause: c, says: A., row: '3', of: d}\n- {clause: d, says: B.}", "below a clause with a roll", "'of'"),
        ("- {clause: c, says: A., row: x, of: d}\n- {clause: d, says: B., roll: the die of Smiths}", "no row", "7.."),
        (
            "- {clause: c, says: A., row: 5..2, of: d}\n- {clause: d, says: B., roll: the die of Bakers}",
            "the row 5..2 is empty",
            "",
        ),
        (
            f"- {{clause: c, says: A., row: '{'9' * 999}', of: d}}\n- {{clause: d, says: B., roll: the die of Smiths}}",
            "is no row",
            "",
        ),
        (CLAUSE + "roll: the gold of Bakers}", "a number with one die in it", "chance: yes"),
        (CLAUSE + "modify: [{by: x}]}", "'by' has to be a whole number", ""),
        (CLAUSE + "requires: [Smiths is old]}", "on the page of an event only", "'when'"),
        (CLAUSE + "otherwise: {instead: nothing}}", "'otherwise' stands without 'requires'", ""),
        (CLAUSE + "lasts: immediate}", "on the page of an event only", ""),
        (CLAUSE + "lasts: soon}", "'lasts' cannot be 'soon'", "One of: immediate, permanent."),
        (CLAUSE + "readings: {a: {then: [Smiths is calm]}}, reading: b}", "names none of the readings", "one of a"),
        (CLAUSE + "date: [1, 2, 3]}", "date", ""),
        (CLAUSE + "then: {a: b}}", "then", ""),
        ("- just text", "", ""),
        ("- [1, 2]", "", ""),
    ],
)
def test_a_mistake_in_a_clause_is_located_with_its_next_step(
    tmp_path: Path, written: str, message: str, hint: str
) -> None:
    found = problems(tmp_path, written)
    assert any(message in p.message and hint in p.hint for p in found), messages(found)
    assert all(p.position.line >= 6 and p.position.path.endswith("page.yaml") for p in found), messages(found)
    assert all(p.hint for p in found), messages(found)


@pytest.mark.parametrize(
    ("written", "hint"),
    [
        ("the guild has at lest 2 gold", "Did you mean '{g:Guild} has at least {n:int} gold'?"),
        ("The guild Has at least 2 gold", "Did you mean '{g:Guild} has at least {n:int} gold'?"),
        ("the guild has at least 1.5 gold", "has at least {n:int} gold'? ('1.5' is no whole number.)"),
        ("the guild has at least 99999999999 gold", "gold'? ('99999999999' is too long a number.)"),
        (
            "not the guild is old",
            "Did you mean '{g:Guild} is old'? (A text is one condition: write 'not: […]' for 'not'.)",
        ),
        ("the guild is old or Smiths is old", "one condition: write 'any: […, …]' for 'or'.)"),
        (
            "Smith is old",
            "Did you mean '{g:Guild} is old'? ('Smith' is no member; is it 'Smiths'?) Names here: the guild.",
        ),
    ],
)
def test_what_is_wrong_with_a_condition_is_told(tmp_path: Path, written: str, hint: str) -> None:
    (found,) = problems(tmp_path, f"{CLAUSE}for: {{the guild: Guild}}, when: [{written}], then: [Smiths is calm]}}")
    assert found.hint.endswith(hint)


def test_nearest_phrases_are_sought_for_the_first_mistakes_only(tmp_path: Path) -> None:
    lines = "\n".join(f"- {{clause: c{n}, says: A., at: day, then: [Smiths is angri]}}" for n in range(MOST_HINTS + 9))
    hints = [p.hint for p in problems(tmp_path, lines)]
    assert [h == LISTED for h in hints] == [n >= MOST_HINTS for n in range(len(hints))] and len(hints) > MOST_HINTS


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("- {clause: c, says: A., requires: [Smiths is old], otherwise: {insted: nothing}}", "'insted' is no axis"),
        ("- {clause: c, says: A., requires: [Smiths is old], otherwise: {instead: nothin}}", "is no value of the axis"),
        ("- {clause: c, says: A., requires: [Smiths is old], otherwise: {marked off: perhaps}}", "is no value"),
        ("- {clause: c, says: A., kind: header, lasts: {at: end of noon}}", "'noon' is no step"),
    ],
)
def test_a_mistake_on_the_page_of_an_event_is_located(tmp_path: Path, written: str, message: str) -> None:
    found = problems(tmp_path, written, EVENT)
    assert [p for p in found if message in p.message and p.hint and p.position.line], messages(found)


MODELS = [
    ("is: 0..20, start: 3", "is: 20..0", "the range 20..0 is empty"),
    ("is: 0..20, start: 3", "is: -9999999999..0", "numbers beyond 1000000000"),
    ("is: 0..20, start: 3", "is: 0..99999999999999999999", "numbers beyond 1000000000"),
    ("is: 0..20, start: 3", "is: 9999999999..9999999999", "numbers beyond 1000000000"),
    ("is: 1..6, chance: yes", "is: 1..100001, chance: yes", "more than 100000 faces"),
    ("is: 0..20, start: 3", "is: Gild", "is no type"),
    ("is: 0..20, start: 3", "is: 0..20, start: 21", "cannot start at 21"),
    ("is: 0..20, start: 3", "is: 0..20, start: yes", "cannot start at yes"),
    ("is: 0..20, start: 3", "is: 0..20, starts: {Smith: 2}", "'Smith' is no argument of gold"),
    ("is: 0..20, start: 3", "is: 0..20, starts: {Smiths: x}", "gold(Smiths) cannot start at x"),
    ("turn: {is: 1..20}", "turn: {is: 1..20, starts: {x: 3}}", "'x' is no argument of turn"),
    ("turn: {is: 1..20}", "turn: {is: 1..20}\n  class: {of: Guild}", "'class' cannot name a field"),
    ("turn: {is: 1..20}", "turn: {is: 1..20}\n  any: {of: Guild}", "'any' cannot name a field"),
    ("turn: {is: 1..20}", "turn: {is: 1..20}\n  nobody: {is: bool}", "'nobody' cannot name a field"),
    ("turn: {is: 1..20}", "turn: {is: 1..20}\n  ﬁre: {of: Guild}", "'ﬁre' cannot name a field"),
    ("turn: {is: 1..20}", "turn: {is: 1..20}\n  a b: {of: Guild}", "'a b' cannot name a field"),
    ("turn: {is: 1..20}", "turn: {is: 1..20, symmetric: yes}", "turn cannot be symmetric"),
    ("of: Guild, is: Mood, start: calm", "of: Gild, is: Mood", "'Gild' is no sort"),
    ("derived: yes", "derived: yes, constant: yes", "neither constant nor derived"),
    ("default: no", "default: 7", "7 cannot be the default of pays"),
    ("spare: 1", "spare: 21", "'spare' has to be at most 20"),
    ("spare: 1", "spare: x", "'spare' has to be a whole number"),
    ("Bakers, Town", "Smiths, Town", "'Smiths' stands twice"),
    ("Bakers, Town", "nobody, Town", "'nobody' cannot be a member"),
    ("Bakers, Town", "'', Town", "'' cannot name a member"),
    ("Bakers, Town", "'a  b', Town", "cannot name a member"),
    ("Bakers, Town", "'{x}', Town", "cannot name a member"),
    ("Bakers, Town", "'Smiths ', Town", "cannot name a member"),
    ("Bakers, Town", "Town-Watch, Town", "would be one name in expressions"),
    ("Mood: [calm, half-hearted, angry]", "Mood: []", "Mood has no member"),
    ("Event: [E.1, E.2]", "int: [a]", "'int' cannot name a sort"),
    ("Event: [E.1, E.2]", "None: [a]", "'None' cannot name a sort"),
    ("all(not feud(g, g)", "all(not feud(g, h)", "unknown name 'h'"),
    ("all(not feud(g, g) for g in Guild)", "gold(Smiths)", "has to be bool"),
    ("b loses 1 gold", "b loses a gold", "is no effect"),
    ("{a:Guild} robs", "{a:Gild} robs", "'Gild' in '{a:Gild} robs {b:Guild}' is no sort"),
    ("{a:Guild} robs", "{a Guild} robs", "is not a slot"),
    ("{a:Guild} robs", "{b:Guild} robs", "is named twice"),
    ("[events, day, night]", "[events, day, events, night]", "the step 'events' stands twice in the timeline"),
    ("act: pay,", "act: robs,", "the act 'robs' is declared twice"),
    ("sorts:", "sort: {}\nsorts:", "unknown key 'sort'"),
]


@pytest.mark.parametrize(("old", "new", "message"), MODELS)
def test_a_mistake_in_the_model_is_located_with_its_next_step(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in MODEL
    found = problems(tmp_path, model=MODEL.replace(old, new, 1))
    fitting = [p for p in found if message in p.message]
    assert fitting and all(p.position.line and p.position.path.endswith("model.yaml") for p in fitting), messages(found)
    assert all(p.hint for p in found), messages(found)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("means: mood(g) == m}", "means: mod(g) == m}", "unknown function 'mod'"),
        ("means: mood(g) == m}", "means: gold(g)}", "has to be bool"),
        ("means: mood(g) == m}", "means: mood(g) == m, changes: {gold(g): 1}}", "either 'means' or 'changes'"),
        ("means: mood(g) == m}", "means: ''}", "either 'means' or 'changes'"),
        ("means: mood(g) == m}", "means: any(mood(h) == m for h in Gild)}", "unbounded quantifier: 'Gild'"),
        ("true when: [Smiths has 2 gold], ", "", "needs a true and a false example"),
        ("changes: {gold(g): n}", "changes: {mood(g): n}", "is no number-valued cell"),
        ('not: "{a:Guild} has no feud with {b:Guild}"', 'not: "{a:Guild} has no feud"', "different slots"),
        ('say: "{g:Guild} is rich"', 'say: "{g:Guild} is old"', "share a wording"),
        ('"{g:Guild} is rich", means: rich(g)', '"{g:Guild} is rich", means: rich(Smiths)', "the slot 'g' of"),
        ("changes: {gold(g): n}", "changes: {gold(g): 1}", "the slot 'n' of"),
        ("is: n + n}", "is: 1 + 1}", "the slot 'n' of"),
        ("is: gold(g)}", "is: old(g)}", "is a condition, not a value"),
        ("of: Guild, where", "of: Gild, where", "'Gild' is no sort"),
        ("where: old(it)", "where: old(that)", "unknown name 'that'"),
        ('  - {say: "the turn is {n:int}", means: turn == n}\n', "", "no phrase sets 'turn'"),
    ],
)
def test_a_mistake_in_the_phrase_book_is_located_with_its_next_step(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert old in PHRASES
    found = problems(tmp_path, phrases=PHRASES.replace(old, new, 1))
    fitting = [p for p in found if message in p.message]
    assert fitting and all(p.hint and p.position.path.endswith(".yaml") for p in fitting), messages(found)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sort: Event", "sort: Evnt", "'Evnt' is no sort"),
        ("rolled: rolled", "rolled: rolls", "there is no act 'rolls'"),
        ("rolled: rolled", "rolled: robs", "'robs' is not an act on one Event"),
        ("instead: fate", "instead: fat", "'fat' is no field of Event"),
        ("{convention: struck, when", "{convention: stuck, when", "'stuck' is no convention"),
        ("{instead: nothing}", "{insted: nothing}", "'insted' is no axis"),
        ("{instead: nothing}", "{instead: nothin}", "'nothin' is no value of the axis 'instead'"),
        ("title: The town", "titel: The town", "unknown key 'titel'"),
        ("book: town", "block: thing", "the key 'book' is missing"),
    ],
)
def test_a_mistake_in_the_book_is_located_with_its_next_step(tmp_path: Path, old: str, new: str, message: str) -> None:
    found = problems(tmp_path, book=BOOK.replace(old, new, 1))
    fitting = [p for p in found if message in p.message and p.position.path.endswith("book.yaml")]
    assert fitting and all(p.hint for p in found), messages(found)


def test_all_mistakes_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        "- {clause: c, says: A., thn: 1}\n- {clause: d, says: A., at: noon}",
        model=MODEL.replace("start: calm", "start: glad"),
        phrases=PHRASES.replace("means: rich(g)", "means: rch(g)"),
        rulings="rulings: [{prevails: x, over: y, because: z}]",
    )
    assert {Path(p.position.path).name for p in found} == {"page.yaml", "model.yaml", "phrases.yaml", "rulings.yaml"}


SOUND = CLAUSE + "for: {the guild: Guild}, when: [the guild has at least 2 gold], then: [the guild loses 1 gold]}"


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("model", "is: 0..20, start: 3", "is: 20..0"),
        ("model", "is: 0..20, start: 3", "is: numbers"),
        ("model", "spare: 1", "spare: one"),
        ("model", "sorts:", "sort:"),
        ("model", "timeline: [", "timeline: [{}, "),
        ("model", "timeline: [", "timeline: {a: ["),
        ("model", "act: robs, say", "act: robs, sai: x, say"),
        ("model", "{e:Event} starts", "{e Event} starts"),
        ("phrases", "means: gold(g) >= n", "means: gold(h) >= n"),
        ("phrases", "{g:Guild} has at least", "{g:Gild} has at least"),
        ("phrases", "{g:Guild} has at least", "{g:Guild has at least"),
        ("phrases", "changes: {gold(g): -n}", "changes: -n"),
        ("phrases", "is: gold(g)", "iss: gold(g)"),
        ("phrases", "terms:", "terms: ["),
        ("book", "sort: Event", "sort: Evnt"),
        ("book", "book:", "buch: x\nbook:"),
    ],
)
def test_what_a_mistake_alone_makes_unknown_is_no_mistake(tmp_path: Path, name: str, old: str, new: str) -> None:
    texts = {"model": MODEL, "phrases": PHRASES, "book": BOOK}
    assert old in texts[name]
    found = problems(tmp_path, SOUND, **{name: texts[name].replace(old, new, 1)})
    told_of = {Path(p.position.path).name for p in found}
    assert told_of == {f"{name}.yaml"} and len({p.position.line for p in found}) == 1, messages(found)


@pytest.mark.parametrize(
    "mistake",
    [
        ("the guild: Guild", "the guild: Gild"),
        ("the guild: Guild", "the guild: 3..1"),
        ("when:", "let: {it: the gld of the guild}, when:"),
        ("when:", "let: {a: the gld of the guild, b: {value: a + 1}, c: {value: gold(a)}}, when:"),
        ("when:", "let: {a: the gld, b: {first: [{a: the guild is old}, {Smiths: the guild is calm}]}}, when:"),
        ("when:", "wenn:"),
        ("clause: c,", "claus: c,"),
    ],
)
def test_a_mistake_in_a_clause_makes_no_others_of_what_hangs_on_it(tmp_path: Path, mistake: tuple[str, str]) -> None:
    others = "\n- {clause: d, says: A., of: c}\n- {clause: e, says: A., overrides: [c]}"
    found = problems(
        tmp_path, SOUND.replace(*mistake) + others, rulings="rulings: [{prevails: c, over: d, because: z}]"
    )
    assert {p.position.line for p in found} == {6}, messages(found)


def test_a_mistake_in_the_shape_of_an_entry_hides_no_other_mistake(tmp_path: Path) -> None:
    """What stands behind an entry that is left out is told where it stands in the file."""
    clauses = (
        "- {clause: a, says: A., wen: []}\n- {clause: b, says: A., at: noon}\n- {clause: c, says: A., kind: rul, at: x}"
    )
    model = MODEL.replace("is: 0..20, start: 3", "is: 0..20, spare: 1").replace("b loses 1 gold", "b loses 1 silver")
    phrases = PHRASES.replace("means: mood(g) == m", "mean: 1").replace("is: n + n", "is: n + m")
    found = problems(tmp_path, clauses, model=model, phrases=phrases)
    lines: dict[str, list[int]] = {}
    for problem in found:
        lines.setdefault(Path(problem.position.path).stem, []).append(problem.position.line)
    assert lines == {"model": [9, 28], "page": [6, 7, 8, 8], "phrases": [2, 28]}, messages(found)


def test_two_phrases_of_one_wording_are_told_at_the_second(tmp_path: Path) -> None:
    twice = PHRASES.replace("terms:", '  - {say: "{x:Guild} is old", means: old(x)}\nterms:')
    (problem,) = problems(tmp_path, phrases=twice)
    assert "share a wording" in problem.message and problem.position.line == 24


def test_a_page_of_another_ending_is_told(tmp_path: Path) -> None:
    folder = write_book(tmp_path, SOUND)
    (folder / "page.yaml").rename(folder / "page.yml")
    (problem,) = told(folder)
    assert problem.position.path.endswith("page.yml") and problem.hint == "Call it page.yaml."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("page: [", "not YAML"),
        ("page: a\npage: b", "stands twice"),
        ("page: {{{", "not YAML"),
        ("a: &x 1\nb: *x", "aliases are not allowed"),
        ("&a [*a]", "aliases are not allowed"),
        ("page: !!python/object/apply:os.system [ls]", "is not allowed"),
        ("page: !!str x", "is not allowed"),
        ("? [a, b]\n: c", "a key has to be plain text"),
        ("--- a\n--- b", "not YAML"),
        ("page: \0", "cannot be read"),
        ("[" * 41 + "]" * 41, "nested more than 40 deep"),
        ("[" * 100_000, "nested more than 40 deep"),
        ("text", ""),
        ("- a", ""),
        ("7", ""),
        ("", "is missing"),
        ("null", "is missing"),
        ("%YAML 3.0\n---\n", ""),
    ],
)
def test_text_that_is_no_page_is_refused(tmp_path: Path, text: str, message: str) -> None:
    found = problems(tmp_path, odd=text)
    assert any(message in p.message and p.hint and "odd.yaml" in p.position.path for p in found), messages(found)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("page: a\n\ttitle: b\n", "Indent with blanks"),
        ("page:\n\t- b\n", "Indent with blanks"),
        ("page: @a\n", "quote texts that begin with @"),
        ("page: a\ntitle: [b\n", "Close the bracket"),
        ("page: a\ntitle: 'b\n", "Close the quotation mark"),
        ("page:\n  - a\n - b\n", "begin in one column"),
        ("page: a: b\n", "Quote texts that hold ': '"),
        ("page: a\n---\npage: b\n", "Leave out '---'"),
    ],
)
def test_each_fault_of_yaml_has_its_next_step(tmp_path: Path, text: str, hint: str) -> None:
    (found,) = problems(tmp_path, odd=text)
    assert hint in found.hint and found.position.line, found


def bomb() -> str:
    """Nine aliases nine deep."""
    lines = ["a0: &a0 [x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 10)]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("bomb", bomb(), "aliases are not allowed"),
        ("large", "x" * 5_000_000, "larger than"),
        ("members", "sorts:\n  S: [" + ", ".join(f"m{i}" for i in range(50_000)) + "]\n", "5000 is the most"),
        ("mistakes", "sections: [" + ", ".join("1" * 50_000) + "]\n", "more mistakes"),
        ("keys", "\n".join(f"k{i}: 1" for i in range(20_000)), "more mistakes"),
        ("cells", f"sorts: {{S: [{', '.join(f'm{i}' for i in range(2000))}]}}\nfields: {{f: {{of: [S, S]}}}}", "cells"),
        ("number", "fields: {f: {is: 0..5, start: " + "9" * 100_000 + "}}", "cannot start at"),
    ],
)
def test_a_vast_file_is_refused_in_bounded_time(tmp_path: Path, name: str, text: str, message: str) -> None:
    begun = time.perf_counter()
    model = {"model": text} if name in ("members", "cells", "number") else {name: text}
    found = problems(tmp_path, **model)
    assert any(message in p.message for p in found), messages(found[:5])
    assert time.perf_counter() - begun < 20


def test_sets_that_double_at_each_step_are_refused_in_bounded_time(tmp_path: Path) -> None:
    lines = [f"  - {{say: s{i}, of: Guild, where: (it in s{i - 1}) == (not it in s{i - 1})}}" for i in range(1, 60)]
    found = problems(tmp_path, phrases=PHRASES + "  - {say: s0, of: Guild, where: old(it)}\n" + "\n".join(lines))
    assert any("once every name in it is written out" in p.message for p in found)


def test_short_names_that_double_at_each_step_are_refused_in_bounded_time(tmp_path: Path) -> None:
    lets = ", ".join(f"x{i}: {{value: x{i - 1} + x{i - 1}}}" for i in range(1, 60))
    found = problems(tmp_path, f"{CLAUSE}let: {{x0: the gold of Smiths, {lets}}}, then: [Smiths is calm]}}")
    assert found and all(p.hint for p in found)


def test_text_that_is_not_utf_8_is_refused_where_it_is_not(tmp_path: Path) -> None:
    (write_book(tmp_path) / "odd.yaml").write_bytes(b"page: a\ntitle: \xc3\xbc\xff\xfe")
    (found,) = told(tmp_path)
    assert found.message == "the file is not UTF-8 (byte 17)" and (found.position.line, found.position.column) == (2, 9)


def test_mistakes_in_pages_hide_none_in_features(tmp_path: Path) -> None:
    folder = write_book(tmp_path, CLAUSE + "then: [Smiths is angri]}")
    (folder / "features").mkdir()
    (folder / "features" / "x.feature").write_text("Feature: f\n @c\n Scenario: s\n  Wen a\n", "utf-8")
    assert {Path(p.position.path).name for p in told(folder)} == {"page.yaml", "x.feature"}


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    (write_book(tmp_path) / "odd.yaml").write_bytes(b"\xef\xbb\xbfpage: x\ntitle: X\n")
    assert told(tmp_path) == []


@pytest.mark.parametrize("name", ["model.yaml", "phrases.yaml", "page.yaml", "rulings.yaml"])
def test_a_folder_in_the_place_of_a_file_is_refused(tmp_path: Path, name: str) -> None:
    folder = write_book(tmp_path)
    (folder / name).unlink(missing_ok=True)
    (folder / name).mkdir()
    assert any("it is not a file" in p.message and name in p.position.path for p in told(folder))


def test_a_pipe_in_the_place_of_a_page_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(write_book(tmp_path) / "odd.yaml")
    assert [p.message for p in told(tmp_path)] == ["the file cannot be read: it is not a file"]


def test_a_link_to_nothing_is_refused(tmp_path: Path) -> None:
    (write_book(tmp_path) / "odd.yaml").symlink_to(tmp_path / "gone")
    assert [p.message for p in told(tmp_path)] == ["the file cannot be read: No such file or directory"]


def test_a_page_that_may_not_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (write_book(tmp_path) / "odd.yaml").write_text("page: x\ntitle: X\n")
    real = Path.read_text

    def refuse(path: Path, *args: str, **kwargs: str) -> str:
        if path.name == "odd.yaml":
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, *args, **kwargs)

    monkeypatch.setattr(Path, "read_text", refuse)
    (problem,) = told(tmp_path)
    assert problem.message == "the file cannot be read: Permission denied" and problem.hint


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is closed to the superuser")
def test_a_closed_folder_is_told(tmp_path: Path) -> None:
    closed = write_book(tmp_path) / "closed"
    closed.mkdir(mode=0)
    assert "the folder cannot be read" in told(tmp_path)[0].message


def test_a_folder_without_a_book_says_how_to_make_one(tmp_path: Path) -> None:
    (problem,) = told(tmp_path / "nowhere")
    assert "rulewright init" in problem.hint


@pytest.mark.parametrize(
    "name",
    ["';DROP-TABLE-clauses;--", "../../passwd", "<script>alert(1)</script>", "🜍", "{x}", "%s%n"],
)
def test_a_hostile_id_is_a_name_like_any_other(tmp_path: Path, name: str) -> None:
    text = HEAD + f"      - {{clause: {quoted(name)}, says: {quoted(name)}, at: day, then: [Smiths is calm]}}\n"
    folder = write_book(tmp_path, page=text)
    assert list(load_book(folder).clauses) == [name]


def quoted(text: str) -> str:
    """Text as a YAML scalar."""
    return "'" + text.replace("'", "''") + "'"


SCENARIO = "Feature: x\n  @c\n  Scenario: a\n    Given A\n"
OUTLINE = "Feature: x\n  @c\n  Scenario Outline: a\n    Given <x>"
FEATURES = [
    (SCENARIO + "    nonsense\n", "'nonsense' cannot stand here"),
    ("nonsense\n", "does not begin with a feature"),
    ("# language: xx\nFeature: x\n", "xx"),
    (SCENARIO + "  @c\n  Scenario: a\n    Given A\n", "is the title of a scenario"),
    (SCENARIO.replace("@c", "@nowhere"), "'nowhere' is no clause"),
    (SCENARIO.replace("  @c\n", ""), "has no clause"),
    (OUTLINE, "has no examples"),
    (OUTLINE + " <y>\n    Examples:\n      | x |\n      | 1 |\n", "without a column"),
    (OUTLINE + "\n    Examples:\n      | x | y |\n      | 1 |\n", "inconsistent"),
    (SCENARIO + "      | x |\n", "no text or table"),
    (SCENARIO.replace("Scenario:", "Scenario"), "expected"),
]


@pytest.mark.parametrize(("text", "message"), FEATURES)
def test_a_bad_feature_file_is_located(tmp_path: Path, text: str, message: str) -> None:
    folder = write_book(tmp_path, f"{CLAUSE}then: [Smiths is calm]}}")
    (folder / "features").mkdir()
    (folder / "features" / "x.feature").write_text(textwrap.dedent(text), encoding="utf-8")
    found = told(folder)
    assert any(message in p.message and "x.feature" in p.position.path for p in found), messages(found)


@pytest.mark.parametrize("content", [b"Feature: \xff", None])
def test_a_feature_file_that_cannot_be_read_is_told(tmp_path: Path, content: bytes | None) -> None:
    folder = write_book(tmp_path, f"{CLAUSE}then: [Smiths is calm]}}")
    path = folder / "features" / "x.feature"
    path.parent.mkdir()
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    assert any("cannot be read" in p.message for p in told(folder))


def test_a_law_that_fails_as_the_game_begins_is_a_fault_of_the_book(tmp_path: Path) -> None:
    """Laws that contradict each other are found so too: no state meets both, and the first one does not."""
    model = MODEL.replace(
        "laws:",
        "laws:\n  everybody is rich: all(gold(g) > 3 for g in Guild)\n  nobody is: all(gold(g) < 4 for g in Guild)",
    )
    (found,) = told(write_book(tmp_path, model=model))
    assert "the law 'everybody is rich' does not hold when the game begins" in str(found) and "'starts'" in found.hint
    assert str(found.position).endswith("model.yaml:31:22")


@pytest.mark.parametrize("law", ["all(die(g) < 9 for g in Guild)", "all(not lucky(g) for g in Guild)"])
def test_a_law_that_needs_dice_is_a_fault_of_the_book(tmp_path: Path, law: str) -> None:
    """Between two moments nothing is rolled: also where the law names what a definition makes of it."""
    model = MODEL.replace("laws:", f"laws:\n  fair: {law}").replace(
        "fields:\n", "fields:\n  lucky: {of: Guild, derived: yes}\n"
    )
    phrases = PHRASES.replace("phrases:\n", 'phrases:\n  - {say: "{g:Guild} is lucky", means: lucky(g)}\n')
    clause = "- {clause: c, says: A., while: [Smiths rolls 6], holds: [Smiths is lucky]}"
    (found,) = told(write_book(tmp_path, clause, model=model, phrases=phrases))
    assert "the law 'fair' hangs on 'die', which is given at a moment" in str(found)


SECTION = "page: E.1\ntitle: Fire\nevent: E.1\nsections:\n  - section: E.1/all\n    onset: E.1\n    clauses:\n"


@pytest.mark.parametrize(
    "said", ["permits: [Smiths pays 2 gold]", "forbids: [Smiths pays 2 gold]", "holds: [Smiths is rich]"]
)
def test_what_stands_does_not_begin_with_an_act(tmp_path: Path, said: str) -> None:
    """A section gives it a moment, and nothing says until when; where something does it stands."""
    told = problems(tmp_path / "a", f"- {{clause: c, says: A., {said}}}", SECTION)
    assert [p.message for p in told] == [
        f"'{said.split(':')[0]}' stands and has no moment, and what it stands under gives it that of an act"
    ]
    for until in ("while: [E.1 is in effect]", "life: [E.1 is in effect]"):
        assert not problems(tmp_path / until[:2], f"- {{clause: c, says: A., {until}, {said}}}", SECTION)
