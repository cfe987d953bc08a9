"""Random text at every door of the language: only its own errors come out, and in bounded time."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rulewright.book.model import Book
from rulewright.files.yamlread import read_yaml
from rulewright.gherkin.feature import read_feature
from rulewright.language.errors import BookError
from rulewright.phrasing.parse import ExpressionError, Names, parse_expression
from rulewright.phrasing.phrases import PhraseError
from written_book import BOOK, MODEL, PHRASES, load, problems, write_book

FUZZ = settings(
    max_examples=60,
    deadline=5000,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
FEW = settings(FUZZ, max_examples=30)
WORDS = [
    *"Smiths Bakers Town Watch Guild-1 angry calm nobody is are not has no gold 3 -1 the patron of twice under".split(),
    *"a feud with E.1 in effect rolls loses gains pays robs the guild . , {n:int} {g:Guild} '' # :".split(),
    *("\u00e9", "\u202e", "\0"),
]
TOKENS = [
    *"gold ( ) , mood feud Smiths calm == != < <= >= in not and or if else + - * // % ** 1 0 -7 99999999999".split(),
    *"nobody True None any all count sum the least greatest first was min max connected for x in Guild".split(),
    *"old_guild [ ] { } : := lambda . 'a' default= range (1,2) await yield @ ;".split(),
    *("\\", "\n"),
]
YAML = [
    *"page title sections section clauses clause says at upon onset day E.1 when then for let holds parts of".split(),
    *"row roll : , - [ ] { } ? ! & * | > ' \" # % @ ~ null yes 12 0x1f 1e9 book model fields is start x Smiths".split(),
    *("\n", "\n ", "\t"),
]
GHERKIN = [
    *"Feature: Rule: Scenario: Outline Background: Examples: Given When Then And But * @c @d | x | <x>".split(),
    *'""" # language: en de Smiths is calm (context)'.split(),
    *("\n", "\n ", "\\", "\x0b"),
]
KEYS = [
    *"at upon onset while life for let when then holds keeps forbids remember requires otherwise parts roll".split(),
    *"row case modify of rest cases among readings reading lasts date counts all any not first else value".split(),
    *"by per turns until kind source refs overrides".split(),
]


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    return load(tmp_path_factory.mktemp("book"))


def texts(words: list[str]) -> st.SearchStrategy[str]:
    """Texts of words that mean something, and of anything."""
    likely = st.lists(st.sampled_from(words), max_size=40).map(" ".join)
    return st.one_of(likely, st.text(max_size=60), st.tuples(likely, st.text(max_size=9), likely).map("".join))


@FUZZ
@given(texts(TOKENS))
@example("any(gold(x) for x in Guild if x in first(1,(gold(y) for y in Guild)))")
@example("not " * 900)
def test_any_text_is_an_expression_or_an_expression_error(book: Book, text: str) -> None:
    try:
        parse_expression(text, Names(book.sorts, dict(book.fields)), {})
    except ExpressionError as error:
        assert error.message and error.hint


@FUZZ
@given(texts(WORDS))
@example("twice " * 58 + "3")
@example("the gold of " * 19 + "Smiths")
def test_any_text_is_a_phrase_or_a_phrase_error(book: Book, text: str) -> None:
    for read in (book.phrases.condition, book.phrases.effects, book.phrases.term, book.phrases.act):
        try:
            read(text)
        except PhraseError as error:
            assert error.message


@FUZZ
@given(texts(YAML))
@example("- " * 3000)
@example("{" * 3000)
def test_any_text_is_yaml_or_a_located_problem(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
    document = read_yaml(path, "x.yaml")
    assert all(p.position.path == "x.yaml" and p.hint for p in document.problems)


@FEW
@given(st.binary(max_size=200))
def test_any_bytes_are_yaml_or_a_located_problem(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(content)
    assert all(p.hint for p in read_yaml(path, "x.yaml").problems)


@FEW
@given(texts(YAML))
def test_any_page_loads_or_is_refused(tmp_path: Path, text: str) -> None:
    page = "page: town\ntitle: T\nsections:\n  - section: town\n    clauses:\n" + textwrap.indent(text, "      ")
    problems(tmp_path, odd=page.encode("utf-8", "replace").decode())


@FEW
@given(
    st.sampled_from(["book", "model", "phrases"]),
    st.integers(0, 4000),
    st.integers(0, 30),
    st.sampled_from([*YAML, *TOKENS]),
)
def test_a_book_with_a_few_characters_changed_loads_or_is_refused(
    tmp_path: Path, name: str, place: int, length: int, new: str
) -> None:
    text = {"book": BOOK, "model": MODEL, "phrases": PHRASES}[name]
    place %= len(text)
    problems(tmp_path, **{name: text[:place] + new + text[place + length :]})


ERRATUM = """\
erratum: second
date: 2001-02-28
says: S.
source: A.
link: https://example.org/x
amends:
  - {clause: c, says: A., at: day, then: [Smiths is calm]}
deletes: [d]
"""


@FEW
@given(st.integers(0, 4000), st.integers(0, 30), st.sampled_from([*YAML, *"amends deletes erratum link c d e".split()]))
def test_an_erratum_with_a_few_characters_changed_is_applied_or_refused(
    tmp_path: Path, place: int, length: int, new: str
) -> None:
    place %= len(ERRATUM)
    changed = ERRATUM[:place] + new + ERRATUM[place + length :]
    clauses = "\n".join(f"- {{clause: {c}, says: A., at: day, then: [Smiths is angry]}}" for c in "cde")
    assert all(p.hint for p in problems(tmp_path, clauses, **{"errata/1": changed}))


plain = st.one_of(st.none(), st.booleans(), st.integers(), st.sampled_from([w for w in WORDS if w.isprintable()]))
SHAPED = st.recursive(
    plain,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(KEYS), inner, max_size=4)),
    max_leaves=12,
)


@FUZZ
@given(SHAPED)
def test_any_clause_of_known_keys_loads_or_is_refused(tmp_path: Path, shape: object) -> None:
    body = shape if isinstance(shape, dict) else {"then": shape}
    written = json.dumps({**body, "clause": "c", "says": "A."}, ensure_ascii=False)
    problems(tmp_path, f"- {written}")


@FUZZ
@given(texts(GHERKIN))
def test_any_text_is_a_feature_or_a_book_error(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.feature"
    path.write_text(text, encoding="utf-8", errors="replace", newline="")
    try:
        read_feature(path)
    except BookError as error:
        assert error.problems


def test_the_book_that_is_changed_at_random_is_sound(tmp_path: Path) -> None:
    assert problems(write_book(tmp_path)) == []
