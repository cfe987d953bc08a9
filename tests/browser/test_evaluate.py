"""What the browser makes of a book is what the table makes of it: random expressions and states, read by both."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from built import LEAGUE, ROOT
from playwright.sync_api import Browser, Page

from hostile_book import replaced
from kernel_cases import Case, completions, expressions, random_inputs, read_at_table, states
from rulewright.book.model import Book, SetCell
from rulewright.language.errors import BookError
from rulewright.language.expr import Literal
from rulewright.phrasing.phrases import PhraseError
from rulewright.run.run import load as read
from rulewright.site.kernel import kernel
from rulewright.table.state import State

BOOKS = [LEAGUE, *sorted(p for p in (ROOT / "rules" / "books").iterdir() if (p / "book.yaml").is_file())]
load = cache(read)  # every book is asked several questions
SHARES = (0.0, 0.02, 0.2)

CELLS = """
const cells = (book, rows) => rows.reduce((found, row) => {
  if (!rulewright.put(book, found, row[0], row.slice(1, -1), row[row.length - 1])) throw new Error(`range: ${row}`);
  return found;
}, new Map());
"""
VALUES = """({ kernel, cases, open }) => { %s
  const book = rulewright.open(kernel);
  return cases.map(({ expr, now, before }) => {
    const scene = rulewright.scene(cells(book, now), open, open ? null : cells(book, before));
    const value = rulewright.compile(book, expr, [])(scene, []);
    return value === undefined ? [] : [value];
  });
}"""
VERDICTS = """({ kernel, rows, open }) => { %s
  const book = rulewright.open(kernel);
  const now = rulewright.scene(cells(book, rows), open);
  return Object.fromEntries(book.parts.map((part) => [part.id, rulewright.verdict(part, now, 1)]));
}"""
FACTS = """({ kernel, texts }) => {
  const book = rulewright.open(kernel);
  const told = (map) => [...map].flatMap(([field, rows]) => [...rows].map(([key, value]) => [field, key, value]));
  return texts.map((text) => {
    const found = new Map();
    const fact = rulewright.facts.read(book, text);
    return fact && rulewright.facts.set(book, found, fact) && told(found);
  });
}"""


@pytest.fixture
def reader(browser: Browser) -> Iterator[Page]:
    """An empty page with the scripts that read a book."""
    page = browser.new_page()
    for name in ("evaluate.js", "facts.js"):
        page.add_script_tag(path=ROOT / "site" / "pages" / name)
    yield page
    page.close()


@pytest.mark.parametrize("seed", [1, 2])
def test_an_expression_has_the_value_that_it_has_at_the_table(reader: Page, seed: int) -> None:
    asked = expressions(seed, 2000)
    values = [value for (value,) in reader.evaluate(VALUES % CELLS, asked)]
    wanted = [case["value"] for case in asked["cases"]]
    differ = [n for n, (v, w) in enumerate(zip(values, wanted, strict=True)) if (v, type(v)) != (w, type(w))]
    assert [(asked["cases"][n], values[n]) for n in differ[:3]] == []
    assert min(Counter(str(v) for v in values)[v] for v in ("True", "False", "None", "0", "A")) > 20


@pytest.mark.parametrize("seed", [1, 2])
def test_an_expression_that_is_not_open_has_its_value_in_all_completions(reader: Page, seed: int) -> None:
    asked = expressions(seed, 1500, left_open=True)
    values = reader.evaluate(VALUES % CELLS, asked)
    differ = [c for c, told in zip(asked["cases"], values, strict=True) if told and set(c["values"]) != set(told)]
    assert differ[:3] == []
    assert 150 < values.count([]) < 1350


@pytest.mark.parametrize("path", BOOKS, ids=lambda p: p.name)
def test_the_same_clauses_can_fire_and_the_same_conditions_fail(reader: Page, path: Path) -> None:
    book = load(path)[0]
    for case in states(book, 7, SHARES):
        assert {name: _told(v) for name, v in _verdicts(reader, book, case).items()} == case["parts"]


def test_what_the_rules_disagree_about_is_contested_in_both(reader: Page) -> None:
    book = load(LEAGUE)[0]
    case = _rich_under_bern(book)
    assert {"status": "contested"} in case["parts"].values()
    assert {name: _told(v) for name, v in _verdicts(reader, book, case).items()} == case["parts"]


@pytest.mark.parametrize("word", ["default: yes", "overrides: [E.1/rich]"])
def test_priority_settles_what_a_cell_shows_in_both(reader: Page, tmp_path: Path, word: str) -> None:
    shutil.copytree(LEAGUE, tmp_path / "book")
    replaced(tmp_path / "book" / "tithe.yaml", "while: [ULM is under BERN], ", f"while: [ULM is under BERN], {word}, ")
    book = load(tmp_path / "book")[0]
    case = _rich_under_bern(book)
    assert {"status": "contested"} not in case["parts"].values()
    assert {name: _told(v) for name, v in _verdicts(reader, book, case).items()} == case["parts"]


def _rich_under_bern(book: Book) -> Case:
    """Two clauses give the rite of Ulm a value."""
    state = State.start(book)
    for cell, value in (("gold", 8), ("lord", "BERN")):
        state.set(cell, ("ULM",), value)
    return read_at_table(book, state, random_inputs(book, Random(1)))


def _verdicts(reader: Page, book: Book, case: Case, left_open: bool = False) -> dict[str, Any]:
    asked = {"kernel": kernel(book), "rows": case["cells"], "open": left_open}
    found: dict[str, Any] = reader.evaluate(VERDICTS % CELLS, asked)
    return found


def _told(verdict: dict[str, Any]) -> dict[str, Any]:
    """A verdict as the cases tell it."""
    match verdict["status"]:
        case "fires":
            return {"status": "fires", "count": verdict["count"], "first": verdict["bindings"][0]}
        case "fails":
            return {"status": "fails", "because": verdict["because"]}
        case status:
            return {"status": status}


@pytest.mark.parametrize("path", BOOKS, ids=lambda p: p.name)
def test_what_is_told_of_an_open_state_holds_of_all_its_completions(reader: Page, path: Path) -> None:
    book = load(path)[0]
    statuses: Counter[str] = Counter()
    for seed, share in ((1, 0.0), (2, 0.5)):
        case = completions(book, seed, share, 2)
        verdicts = _verdicts(reader, book, case, left_open=True)
        told = {name: v["status"] for name, v in verdicts.items() if v["status"] in ("fires", "fails")}
        assert {n: s for n, s in told.items() if not set(case["parts"][n]) <= {s, "contested"}} == {}
        statuses.update(v["status"] for v in verdicts.values())
    assert min(statuses["fires"], statuses["fails"], statuses["open"]) > 0


@pytest.mark.parametrize("path", BOOKS, ids=lambda p: p.name)
def test_nothing_is_open_once_every_cell_is_set(reader: Page, path: Path) -> None:
    book = load(path)[0]
    case = completions(book, 4, 1.0, 1)
    verdicts = _verdicts(reader, book, case, left_open=True)
    assert {name: [v["status"]] for name, v in verdicts.items()} == case["parts"]


@pytest.mark.parametrize("path", BOOKS, ids=lambda p: p.name)
def test_a_given_of_a_scenario_sets_the_same_cells_in_both(reader: Page, path: Path) -> None:
    book, scenarios = load(path)
    texts = sorted({s.text for sc in scenarios for s in sc.steps if s.keyword == "given"})
    wanted = {text: cells for text in texts if (cells := _cells(book, text)) is not None}
    found = reader.evaluate(FACTS, {"kernel": kernel(book), "texts": list(wanted)})
    told = {text: sorted(map(tuple, cells or []), key=str) for text, cells in zip(wanted, found, strict=True)}
    assert len(wanted) > 10 and told == wanted


def _cells(book: Book, text: str) -> list[tuple[Any, ...]] | None:
    """The cells that a text sets at the table, if all of it is named outright."""
    try:
        outcomes = book.phrases.effects(text)
    except (PhraseError, BookError):
        return None
    found: set[tuple[Any, ...]] = set()
    for outcome in outcomes:
        if not isinstance(outcome, SetCell) or not isinstance(outcome.value, Literal):
            return None
        args = [a.value for a in outcome.args if isinstance(a, Literal)]
        if len(args) < len(outcome.args) or None in args:
            return None
        orders = [args, [args[1], args[0], *args[2:]]] if book.fields[outcome.field].symmetric else [args]
        found |= {(outcome.field, "\0".join(map(str, order)), outcome.value.value) for order in orders}
    return sorted(found, key=str)
