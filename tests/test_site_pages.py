"""The pages of the site as they are generated, before mkdocs: what each of them tells of a book."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from hostile_book import LEAGUE
from rulewright.evidence.context import Stats
from rulewright.lowering.loader import BOOKS
from rulewright.run.run import BookReport, load
from rulewright.run.shelf import Fetched, fetch
from rulewright.site import build as site
from rulewright.site import source as site_source
from rulewright.site.book_data import Told
from rulewright.site.clauses import clause_page, clauses_of, header_facts
from rulewright.site.coverage import conventions_page
from rulewright.site.graph import Graph
from rulewright.site.template import Templates

EU = BOOKS / "europa_universalis"
FILTERS = ("book", "page", "kind", "check", "severity", "status", "play")


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    told = site.tell_all([(LEAGUE, fetch(LEAGUE))], None, lambda _: None)
    return dict(site.generated(told, site_source.source_folder()))


def test_what_the_filters_of_the_board_offer_is_what_its_rows_are(pages: dict[str, str]) -> None:
    board = pages["findings.md"]
    offered = set(re.findall(r'<option value="([^"]+)"', board))
    said = {value for name in FILTERS for value in re.findall(f'<tr [^>]*data-{name}="([^"]*)"', board)}
    assert offered == said and {"league", "league/E.1", "RW303", "error", "open"} <= said


def test_the_ways_into_a_book_are_named_in_words_of_any_game(pages: dict[str, str]) -> None:
    shown = pages["league/index.md"] + pages["findings.md"]
    assert "[By thing](things.md)" in shown and not re.search("country|province|chapter|phase", shown, re.I)


def test_every_finding_has_a_row_on_the_board(pages: dict[str, str]) -> None:
    found = json.loads(pages["findings.json"])["findings"]
    assert pages["findings.md"].count("<tr data-") == len(found)
    assert all(f"league/findings/{f['fingerprint']}.html" in pages["findings.md"] for f in found)


def test_a_link_to_the_board_names_its_filters(pages: dict[str, str]) -> None:
    assert "(../findings.md?book=league&check=RW303)" in pages["league/index.md"]


def test_a_finding_tells_what_happened_in_the_moment_that_shows_it(pages: dict[str, str]) -> None:
    found = json.loads(pages["findings.json"])["findings"]
    conflict = next(f for f in found if f["code"] == "RW302" and f["replayed"])
    page = pages[f"league/findings/{conflict['fingerprint']}.md"]
    assert "In its last moment:" in page and f"](../E.1.md#{conflict['clauses'][0]}) applied" in page


def test_a_clause_tells_who_prevails_over_it_and_what_sets_it_off(pages: dict[str, str]) -> None:
    said = {c: _clause(pages["league/E.1.md"], c) for c in ("E.1/c", "E.1/react")}
    assert re.search(r"yields to\n: +\[E.1/e\]", said["E.1/c"])
    assert re.search(r"set off by\n: +\[E.1/war\]", said["E.1/react"])


def test_a_scenario_of_two_clauses_of_a_page_stands_below_the_first_and_is_named_below_the_other() -> None:
    found = fetch(LEAGUE)
    first, second = (c for c in list(found.book.clauses)[1:3])
    scenario = replace(found.scenarios[0], title="shared by two", tags=(first, second))
    (told,) = site.tell_all([(LEAGUE, Fetched(found.book, [scenario]))], None, lambda _: None)
    shown = Templates().show(clause_page(told, found.book.pages[found.book.clauses[first].page]))
    assert "Scenario: shared by two" in _clause(shown, first)
    assert "Scenario:" not in _clause(shown, second) and f"- shared by two: see [{first}]" in _clause(shown, second)


def _clause(page: str, identifier: str) -> str:
    return page.partition(f"#{identifier} .clause")[2].partition(".clause")[0]


def test_a_clause_tells_its_moment_and_its_norms(pages: dict[str, str]) -> None:
    assert '<p class="moments">stands · forbids</p>' in _clause(pages["league/E.1.md"], "E.1/ban")
    assert "at clash · as long as E.1 is in effect" in _clause(pages["league/E.1.md"], "E.1/ends")


def test_things_lead_to_the_clauses_that_ask_about_them_and_that_change_them(pages: dict[str, str]) -> None:
    row = next(r for r in pages["league/things.md"].split("<tr ") if r.startswith('id="thing-GENF"><td>GENF</td>'))
    asked, changed = row.split("<td>")[2:4]
    assert ">E.1/peace</a>" in asked and ">E.1/leave</a>" not in asked
    assert ">E.1/leave</a>" in changed and ">E.1/c</a>" in changed


def test_moments_stand_in_the_order_of_play(pages: dict[str, str]) -> None:
    steps = re.findall(r"<tr><td>(\w+)</td>", pages["league/moments.md"])
    assert [s for s in steps if s in ("income", "clash", "levy")] == ["income", "clash", "levy"]


def test_effects_tell_who_reads_changes_and_holds_a_field_and_who_rules_an_act(pages: dict[str, str]) -> None:
    rows = {r.partition("</td>")[0]: r for r in pages["league/effects.md"].split("<tr><td>")}
    read, changed, held = rows["bound"].split("<td>")[1:]
    assert "E.1/ban" in read and changed == "</td>" and "E.1/bound" in held
    sells = next(r for name, r in rows.items() if "sells" in name)
    assert ">E.1/market</a>" in sells.split("<td>")[4]  # permitted by


def test_the_glossary_tells_which_clauses_define_and_which_use_a_term(pages: dict[str, str]) -> None:
    row = next(r for r in pages["league/glossary.md"].split("<tr>") if "is bound" in r)
    defined, used = row.split("<td>")[2:4]
    assert ">E.1/bound</a>" in defined and ">E.1/ban</a>" in used


def test_the_matrix_has_a_row_for_every_clause_and_says_that_no_run_was_kept(pages: dict[str, str]) -> None:
    book, _ = load(LEAGUE)
    assert all(f">{c}</a></td>" in pages["league/coverage.md"] for c in book.clauses)
    assert "No test run was kept" in pages["league/coverage.md"]
    assert "No mutation run was kept" in pages["league/coverage.md"]


def test_a_convention_says_what_it_fills_in_and_in_which_clauses(pages: dict[str, str]) -> None:
    assert "Kept by the way the clauses are written." in pages["league/conventions.md"]
    book, _ = load(EU)
    shown = Templates().show(conventions_page(Told(EU, "eu", BookReport(book, [], [], Stats(), []))))
    said = shown.partition("## roll again\n")[2].partition("\n## ")[0]
    assert "Where instead: roll again: marked off: no, counts as played: no." in said
    assert "III.7/pre.1," in said and "III.7/pre.2" not in said


def test_only_headings_of_events_say_how_often_and_how_long() -> None:
    told, other = (
        Told(BOOKS / name, name, BookReport(load(BOOKS / name)[0], [], [], Stats(), []))
        for name in ("europa_universalis", "europe_1615")
    )
    assert dict(header_facts(told, told.book.pages["III.7"]))["Occurs"] == "once"
    papacy = other.book.pages["papacy"]
    assert any(c.header is not None for c in clauses_of(other, papacy)) and not [*header_facts(other, papacy)]


def test_an_event_of_several_pages_is_reached_at_the_first() -> None:
    """It once was at the last, the end of the wars of religion."""
    book, _ = load(EU)
    told = Told(EU, "eu", BookReport(book, [], [], Stats(), []))
    assert told.event_pages["III.11"] == "III.11" and Graph(told, ()).title("III.11") == "Religious wars in France"
