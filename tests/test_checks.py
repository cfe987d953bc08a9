"""Each check does what its page says: the small books on the page are loaded, checked and replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import Fixture, assert_finds, assert_silent, book_of, fixtures, found_in, page_fixtures, page_path
from rulewright.checks import ALL, CHECKS
from rulewright.evidence.examples import examples_of, write_examples
from rulewright.evidence.findings import Check

STATELESS = {
    "RW101",
    "RW102",
    "RW103",
    "RW104",
    "RW105",
    "RW106",
    "RW107",
    "RW108",
    "RW109",
    "RW111",
    "RW201",
    "RW202",
    "RW407",
    "RW203",
    "RW204",
    "RW206",
    "RW207",
    "RW208",
    "RW209",
    "RW210",
    "RW211",
    "RW212",
    "RW611",
    "RW612",
    "RW502",
    "RW503",
    "RW325",
    "RW504",
    "RW505",
    "RW506",
    "RW701",
    "RW702",
    "RW703",
    "RW704",
    "RW705",
    "RW802",
}


@pytest.mark.parametrize("fixture", fixtures(), ids=lambda f: f"{f.code} {f.title}")
def test_a_fixture_finds_what_it_says(fixture: Fixture, tmp_path: Path) -> None:
    book = book_of(fixture.files, tmp_path)
    if not fixture.finds:
        assert_silent(fixture.code, book, fixture.scenarios)
        return
    found = assert_finds(fixture.code, book, *fixture.finds, scenarios=fixture.scenarios)
    assert all(f.replayed and f.scenario for f in found if f.code not in STATELESS)


@pytest.mark.parametrize("check", ALL, ids=lambda c: c.name)
def test_a_page_bears_the_code_and_name_of_its_check(check: Check) -> None:
    assert page_path(check.name).read_text(encoding="utf-8").startswith(f"# {check.code} {check.name}\n")


@pytest.mark.parametrize("check", ALL, ids=lambda c: c.name)
def test_a_page_has_a_firing_and_a_silent_fixture(check: Check) -> None:
    found = page_fixtures(check.code, page_path(check.name))
    assert any(check.code in {f[0] for f in x.finds} for x in found)
    assert any(not x.finds for x in found)


@pytest.mark.parametrize("check", ALL, ids=lambda c: c.name)
def test_a_fixture_title_occurs_once_on_its_page(check: Check) -> None:
    titles = [f.title for f in page_fixtures(check.code, page_path(check.name))]
    assert len(set(titles)) == len(titles)


def test_codes_and_names_are_unique() -> None:
    assert len({c.code for c in ALL}) == len({c.name for c in ALL}) == len(ALL)


def test_a_check_lives_in_the_file_of_its_name() -> None:
    for checks, find in CHECKS:
        assert find.__module__.split(".")[-1] == checks[0].name.replace("-", "_")
        assert len(checks) == 1


@pytest.mark.parametrize(
    "fixture",
    [f for f in fixtures() if f.finds and f.code not in STATELESS],
    ids=lambda f: f"{f.code} {f.title}",
)
def test_each_check_finds_the_same_from_its_own_examples(fixture: Fixture, tmp_path: Path) -> None:
    book = book_of(fixture.files, tmp_path)
    anew = found_in(fixture.code, book, fixture.scenarios)
    write_examples(book.path, anew)
    examples, problems = examples_of(book)
    assert not problems and set(examples) == {f.fingerprint for f in anew if f.replayed}
    assert found_in(fixture.code, book, fixture.scenarios, examples) == anew
