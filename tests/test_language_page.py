"""The page on the written language: the book that it shows is one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from check_pages import book_of, split_files
from rulewright.files.schema import BookShape, EventsShape
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.run.run import check_book, select
from rulewright.site.source import keys, said_of, words

PAGE = (Path(__file__).resolve().parent.parent / "site" / "pages" / "language.md").read_text(encoding="utf-8")
(SHOWN,) = [block for block in re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.M | re.S) if block.startswith("# file:")]


def test_the_book_of_events_has_no_findings_but_that_it_has_no_scenarios(tmp_path: Path) -> None:
    report = check_book(book_of(split_files(SHOWN), tmp_path), [], select([], []))
    assert {f.code for f in report.findings} == {"RW701"} and not report.undecided


def test_its_event_comes_and_ends_as_the_page_says(tmp_path: Path) -> None:
    texts = {
        "given": ["ULM is walled"],
        "when": ["F.1 is rolled", "the close step is played", "the events step is played", "the close step is played"],
        "then": ["F.1 is marked off", "F.1 is not in effect", "ULM is still rich"],
    }
    steps = tuple(Step(keyword, text, 0) for keyword, said in texts.items() for text in said)
    result = run(book_of(split_files(SHOWN), tmp_path), Scenario("F.1/header", ("F.1/header",), "", "", 0, "", steps))
    assert result.passed, result.failure


def test_every_key_of_a_book_is_shown() -> None:
    keys = {f.alias or name for shape in (BookShape, EventsShape) for name, f in shape.model_fields.items()}
    shown = set(re.findall(r"^ *([a-z][a-z ]*):", split_files(SHOWN)["book.yaml"], re.M))
    assert keys - shown == {"document", "about"}  # of which the pages of clauses and of the site tell


def test_every_key_of_the_language_is_told_by_its_page() -> None:
    told = {key: said_of(key) for key in keys()}
    assert {key for key, said in told.items() if not said} == set()


@pytest.mark.parametrize(
    ("key", "heading", "said"),
    [
        ("hit", "Tables and case splits", "`hit` beside the roll"),
        ("obliges", "What it says", "`obliges: {any: [A, B]}`: one duty"),
        ("at", "When a part speaks", "`at: STEP`"),
        ("layers", "A book of events", "layers: [fairs, rule book]"),
        ("collect", "Tables and case splits", "`hit` beside the roll"),
        ("set up", "A book of events", "*Set up, then fixed* (`set up: any`)"),
    ],
)
def test_what_the_page_says_of_a_key(key: str, heading: str, said: str) -> None:
    assert any(line.startswith(said) for line in dict(said_of(key))[heading]), said_of(key)


def test_words_behind_keys_are_explained_too() -> None:
    assert {"collect", "else", "unique", "exhaustive"} <= words()


def test_a_paragraph_is_told_to_its_end() -> None:
    (told,) = (line for line in dict(said_of("parts"))["Pages, sections, clauses"] if line.startswith("A clause has"))
    assert "cited as `id#a`, `id#b`. What they share" in told
