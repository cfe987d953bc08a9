"""The phrase book: what a text is read as, what is refused, and that what is said can be read again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest

from rulewright.book.model import Book, ChangeCell, Field, FieldKind, Perform, SetCell
from rulewright.language.expr import FALSE, TRUE, Expr, Literal, Read, Variable, equal, free_variables, negate
from rulewright.language.show import show
from rulewright.language.types import BOOL, BoolType, IntType, MemberType, Value
from rulewright.lowering.loader import load_book, shipped_books
from rulewright.phrasing.parse import Names, parse_expression
from rulewright.phrasing.phrases import PhraseBook, PhraseError
from written_book import MODEL, PHRASES, load

GUILD = MemberType("Guild")
BOOKS = pytest.mark.parametrize("path", shipped_books(), ids=lambda p: p.name)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return load(tmp_path_factory.mktemp("book"))


@pytest.fixture(scope="module")
def phrases(book: Book) -> PhraseBook:
    return book.phrases


def with_phrase(line: str) -> str:
    """The phrases of the small book and one more."""
    return PHRASES.replace("phrases:\n", f"phrases:\n{line}", 1)


def cells(phrases: PhraseBook, text: str) -> list[tuple[str, tuple[object, ...], object]]:
    """What a text sets, as plain cells."""
    found: list[tuple[str, tuple[object, ...], object]] = []
    for outcome in phrases.effects(text):
        assert isinstance(outcome, SetCell)
        args = tuple(a.value for a in outcome.args if isinstance(a, Literal))
        found.append((outcome.field, args, getattr(outcome.value, "value", outcome.value)))
    return found


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Smiths is angry", [("mood", ("Smiths",), "angry")]),
        ("Smiths is half-hearted", [("mood", ("Smiths",), "half-hearted")]),
        ("Town Watch has 7 gold", [("gold", ("Town Watch",), 7)]),
        ("Guild-1 has 0 gold", [("gold", ("Guild-1",), 0)]),
        ("Smiths is under nobody", [("patron", ("Smiths",), None)]),
        ("Smiths is under Town Watch", [("patron", ("Smiths",), "Town Watch")]),
        ("Smiths has a feud with Bakers", [("feud", ("Smiths", "Bakers"), True)]),
        ("Smiths has no feud with Bakers", [("feud", ("Smiths", "Bakers"), False)]),
        ("E.1 is not in effect", [("in_effect", ("E.1",), False)]),
        ("Smiths does pay", [("pays", ("Smiths",), True)]),
        ("Smiths does not pay", [("pays", ("Smiths",), False)]),
        ("Smiths rests", [("mood", ("Smiths",), "calm"), ("gold", ("Smiths",), 0)]),
        ("the fame of Smiths is -2", [("fame", ("Smiths",), -2)]),
        ("  Smiths   is angry ", [("mood", ("Smiths",), "angry")]),
    ],
)
def test_a_phrase_that_can_set_sets_its_cells(phrases: PhraseBook, text: str, wanted: list[object]) -> None:
    assert cells(phrases, text) == wanted


def test_a_phrase_that_changes_is_an_effect(phrases: PhraseBook) -> None:
    (change,) = phrases.effects("Smiths gains 2 gold")
    assert isinstance(change, ChangeCell) and show(change.amount) == "2"


def test_an_act_is_an_effect(phrases: PhraseBook) -> None:
    (done,) = phrases.effects("Smiths robs Town Watch")
    assert isinstance(done, Perform) and [show(a) for a in done.args] == ["Smiths", "Town_Watch"]


def test_a_term_stands_in_a_slot_of_its_sort_and_has_to_be_somebody(phrases: PhraseBook) -> None:
    read = phrases.condition("the patron of Bakers is angry")
    assert show(read) == "((not (patron(Bakers) == nobody)) and (mood(patron(Bakers)) == angry))"


def test_a_slot_that_allows_nobody_asks_for_nobody_to_be_there(phrases: PhraseBook) -> None:
    assert show(phrases.condition("Smiths is under the patron of Bakers")) == "(patron(Smiths) == patron(Bakers))"


def test_terms_stand_within_terms(phrases: PhraseBook) -> None:
    read = phrases.condition("Smiths has twice the gold of the patron of Bakers gold")
    assert "(gold(patron(Bakers)) + gold(patron(Bakers)))" in show(read)


def test_a_variable_of_several_words_fills_a_slot(phrases: PhraseBook) -> None:
    scope: dict[str, Expr] = {"the guild": Variable("the guild", GUILD)}
    assert show(phrases.condition("the guild is angry", scope)) == "(mood(the_guild) == angry)"


def test_a_negative_wording_is_the_negation(phrases: PhraseBook) -> None:
    assert phrases.condition("E.1 is not in effect") == negate(phrases.condition("E.1 is in effect"))
    assert phrases.condition("Smiths is not angry") == negate(phrases.condition("Smiths is angry"))


def test_more_literal_words_are_meant(tmp_path: Path) -> None:
    more = with_phrase('  - {say: "{g:Guild} is very {m:Mood}", means: mood(g) == m and old(g)}\n')
    found = load(tmp_path, phrases=more).phrases.condition("Smiths is very angry")
    assert show(found) == "((mood(Smiths) == angry) and old(Smiths))"


def test_two_readings_that_are_equally_near_are_refused(tmp_path: Path) -> None:
    model = MODEL.replace("fields:\n", "fields:\n  colour: {of: Guild, is: Paint}\n").replace(
        "values:\n", "values:\n  Paint: [calm, green]\n"
    )
    more = with_phrase('  - {say: "{g:Guild} is {p:Paint}", means: colour(g) == p}\n')
    phrases = load(tmp_path, model=model, phrases=more).phrases
    assert show(phrases.condition("Smiths is green")) == "(colour(Smiths) == green)"
    with pytest.raises(PhraseError, match="ambiguous.*'{g:Guild} is {m:Mood}' or '{g:Guild} is {p:Paint}'") as error:
        phrases.condition("Smiths is calm")
    assert error.value.hint == "Reword one of the phrases."


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("Smiths is angri", "Did you mean '{g:Guild} is {m:Mood}'? ('angri' is no member; is it 'angry'?)"),
        ("Smiths has a feud wiht Bakers", "Did you mean '{a:Guild} has a feud with {b:Guild}'?"),
        ("Smith has a feud with Bakers", "'Smith' is no member"),
        ("Smiths has 12345678901234567890 gold", "Did you mean"),
        ("Smiths has many gold", "Did you mean"),
        ("gibberish", "rulewright phrases"),
        ("", "rulewright phrases"),
        ("Smiths is under", "Did you mean"),
        ("E.1 is angry", "Did you mean"),
        ("x " * 5000, "fewer words"),
        ("Smiths has " + "twice " * 40 + "the gold of Smiths gold", "more simply"),
    ],
)
def test_what_is_no_phrase_is_refused_with_the_nearest(phrases: PhraseBook, text: str, hint: str) -> None:
    with pytest.raises(PhraseError) as error:
        phrases.condition(text)
    assert hint in error.value.hint


def test_a_text_that_can_be_taken_apart_in_too_many_ways_is_refused(tmp_path: Path) -> None:
    slots = " ".join(f"{{n{i}:int}}" for i in range(12))
    total = " + ".join(f"n{i}" for i in range(12))
    more = with_phrase(f'  - {{say: "so {slots}", changes: {{gold(Smiths): {total}}}}}\n')
    more = more.replace("terms:\n", 'terms:\n  - {say: "{n:int} {m:int} .", is: n + m}\n')
    with pytest.raises(PhraseError):
        load(tmp_path, phrases=more).phrases.effects("so " + "1 1 . " * 19)


def test_a_phrase_that_only_tests_cannot_be_set(phrases: PhraseBook) -> None:
    with pytest.raises(PhraseError, match="can be tested but not set") as error:
        phrases.effects("Smiths has at least 2 gold")
    assert error.value.hint


def test_a_term_of_another_sort_names_nothing(phrases: PhraseBook) -> None:
    with pytest.raises(PhraseError, match="names nothing here"):
        phrases.term("the gold of Smiths", None, GUILD)


def test_an_input_has_a_phrase_too(phrases: PhraseBook) -> None:
    assert cells(phrases, "Smiths rolls 3") == [("die", ("Smiths",), 3)]


def sample(field: Field, book: Book) -> Iterator[tuple[tuple[Value, ...], Value]]:
    """Some cells of a field, each with some of its values: the first, the last and odd ones out."""
    members = [(*book.sorts[s].members[:3], book.sorts[s].members[-1]) for s in field.parameters]
    for args in islice(dict.fromkeys(product(*members)), 40):
        for value in values(field, book):
            yield args, value


def values(field: Field, book: Book) -> list[Value]:
    """Some values of a field; nobody only where it is not the start, which is never told."""
    match field.type:
        case BoolType():
            return [True, False]
        case IntType(low, high):
            return [*sorted({low, min(max(0, low), high), high})]
        case MemberType(sort, optional):
            empty = [None] if optional and field.start is not None else []
            return [*book.sorts[sort].members[:4], book.sorts[sort].members[-1], *empty]


@BOOKS
def test_every_stored_cell_of_a_shipped_book_is_said_so_that_reading_it_sets_that_cell(path: Path) -> None:
    book = load_book(path)
    wrong = []
    for field in book.fields.values():
        if field.kind not in (FieldKind.STATE, FieldKind.INPUT):
            continue
        for args, value in sample(field, book):
            said = book.phrases.say_cell(field.name, args, value)
            try:
                if cells(book.phrases, said) != [(field.name, args, value)]:
                    wrong.append((said, field.name, args, value))
            except PhraseError as error:
                wrong.append((said, error.message, args, value))
    assert wrong == []


@BOOKS
def test_a_condition_of_a_shipped_book_that_is_said_in_a_phrase_reads_as_itself(path: Path) -> None:
    book = load_book(path)
    wrong = []
    for condition in dict.fromkeys(c.expr for p in book.parts() for c in (*p.life, *p.conditions)):
        scope: dict[str, Expr] = {v.name: v for v in free_variables(condition)}
        said = book.phrases.say(condition)
        try:
            again = book.phrases.condition(said, scope)
        except PhraseError:
            continue  # several conditions in one, or formal words
        if show(condition) not in show(again):  # a term in it has to be somebody
            wrong.append((said, show(condition), show(again)))
    assert wrong == []


def test_a_truth_value_is_said_in_its_own_wording(phrases: PhraseBook) -> None:
    assert phrases.say_cell("feud", ("Smiths", "Bakers"), False) == "Smiths has no feud with Bakers"


def test_a_cell_without_a_phrase_is_said_in_formal_words(book: Book) -> None:
    bare = PhraseBook(fields=book.fields)
    assert bare.say_cell("gold", ("Town Watch",), 3) == "gold(Town Watch) = 3" and not bare.can_say("gold")


def test_true_and_false_are_said(phrases: PhraseBook) -> None:
    assert [phrases.say(e) for e in (TRUE, FALSE)] == ["always", "never"]


def test_a_reading_that_no_phrase_covers_is_said_formally(phrases: PhraseBook) -> None:
    assert phrases.say(Read("old", (Variable("the guild", GUILD),), BOOL)) == "the guild is old"


def test_nobody_is_not_said_in_a_phrase_that_wants_somebody(tmp_path: Path) -> None:
    """What is said instead can be read again, and what it reads as is the same."""
    phrases = load(tmp_path, phrases=PHRASES.replace("{p:Guild?}", "{p:Guild}")).phrases
    patron = Read("patron", (Literal("Smiths", GUILD),), MemberType("Guild", True))
    nobody = equal(patron, Literal(None, patron.type))
    assert phrases.say(nobody) == "the patron of Smiths is nobody"
    assert phrases.condition("the patron of Smiths is nobody") == nobody


@pytest.mark.parametrize(
    ("expr", "said"),
    [
        ("gold(Smiths) < gold(Bakers)", "the gold of Smiths is below the gold of Bakers"),
        ("gold(Smiths) <= 2", "the gold of Smiths is at most 2"),
        ("2 * gold(Smiths) + 1 > 7", "(2 times the gold of Smiths) plus 1 is above 7"),
        ("patron(Smiths) != patron(Bakers)", "the patron of Smiths is not the patron of Bakers"),
        ("any(gold(g) > 3 for g in Guild if old(g))", "for some Guild g, g is old and the gold of g is above 3"),
        ("all(gold(g) > 3 for g in Guild if old(g))", "for every Guild g where g is old, the gold of g is above 3"),
        ("count(g for g in Guild if old(g)) == 2", "the count of Guild g where g is old is 2"),
        ("the(g for g in Guild if old(g)) == Smiths", "the only Guild g where g is old is Smiths"),
        ("sum(gold(g) for g in Guild) >= 9", "the sum for every Guild g, of the gold of g is at least 9"),
        ("min(turn, 3) == fame(Smiths)", "the lesser of turn and 3 is fame of Smiths"),
        ("connected(feud, Smiths, Bakers)", "Smiths and Bakers are joined by 'feud'"),
        ("(old(Smiths) or rich(Smiths)) and old(Bakers)", "(Smiths is old or Smiths is rich) and Bakers is old"),
        ("old(Smiths) or rich(Smiths) and old(Bakers)", "Smiths is old or (Smiths is rich and Bakers is old)"),
        ("mood(Smiths) == calm and gold(Smiths) == 0 or old(Smiths)", "Smiths rests or Smiths is old"),
        ("fate(E_1) != nothing", "not (E.1 meets nothing)"),
    ],
)
def test_what_no_phrase_says_is_said_in_plain_words(book: Book, phrases: PhraseBook, expr: str, said: str) -> None:
    """Nothing of the syntax of expressions is shown to a reader."""
    assert phrases.say(parse_expression(expr, Names(book.sorts, dict(book.fields)), {})) == said


def test_what_a_phrase_says_of_paths_of_before_and_of_others_is_said_in_it(tmp_path: Path) -> None:
    """Whatever the names of what is gone through; what is bound inside a condition fills no slot."""
    foe, calm = "[Smiths has a feud with Bakers, Bakers has 2 gold]", "[Smiths is calm]"
    told = (
        ("{a:Guild} is joined to {b:Guild}", "connected(feud, a, b, for_x=gold(x) > 0)", "Smiths is joined to Bakers"),
        ("{a:Guild} had much", "was(gold(a) > 2)", "Smiths had much"),
        ("{a:Guild} has a foe", "any(feud(a, u) for u in Guild)", "Smiths has a foe"),
        (
            "{a:Guild} has a rich foe",
            "least((gold(u) for u in Guild if feud(a, u)), default=0) > 1",
            "Smiths has a rich foe",
        ),
    )
    lines = (
        f'  - {{say: "{say}", means: "{means}", for example: {example}, true when: {foe}, false when: {calm}}}\n'
        for say, means, example in told
    )
    poor = "false when: [Smiths has 1 gold]"
    book = load(
        tmp_path,
        phrases=with_phrase(
            "".join(lines).replace(
                f"had much, true when: {foe}, false when: {calm}", f"had much, true when: {calm}, {poor}"
            )
        ),
    )
    names = Names(book.sorts, dict(book.fields))
    for name in ("u", "a", "x", "v"):
        scope: dict[str, Expr] = {"u": Variable("u", GUILD)}
        said = {
            f"connected(feud, u, Bakers, for_{name}=gold({name}) > 0)": "u is joined to Bakers",
            "was(gold(u) > 2)": "u had much",
            "any(feud(u, v) for v in Guild)": "u has a foe",
            f"any(feud(Smiths, {name}) for {name} in Guild)": "Smiths has a foe",
            f"any(feud({name}, {name}) for {name} in Guild)": f"for some Guild {name}, {name} has a feud with {name}",
        }
        for text, words in said.items():
            assert book.phrases.say(parse_expression(text, names, scope)) == words
    other = "least((gold(v) for v in Guild if feud(Smiths, v)), default=9) > 0"
    assert "a rich foe" not in book.phrases.say(parse_expression(other, names, {}))
