"""The page "What applies?": it gives the table's answer, keeps the facts in the address, and shows words as words."""

from __future__ import annotations

import json
import re
from typing import Any

from built import EVIL, SHIPPED, Site
from playwright.sync_api import Page, expect

import hostile_book
from kernel_cases import at_table
from rulewright.book.model import Book, FieldKind, SetCell
from rulewright.language.expr import Literal
from rulewright.run.run import load
from rulewright.table.evaluate import Scene
from rulewright.table.state import State

EU = "europa_universalis/applies.html"


def test_in_the_state_of_a_finding_its_clauses_can_fire_as_at_the_table(page: Page, site: Site) -> None:
    book = load(SHIPPED)[0]
    checked = 0
    for finding in _findings(site, "RW303") + _findings(site, "RW301") + _findings(site, "RW601"):
        status = _at_table(book, finding)
        if checked == 6 or not all("fires" in status[c] for c in finding["clauses"]):
            continue
        _open(page, finding)
        expect(page.locator(".fact-chips li")).to_have_count(len(finding["witness"]))
        expect(page.locator(".fact-chips .unread")).to_have_count(0)
        shown = set(page.locator("article:is(.applies-fires, .applies-contested) > div > a").all_inner_texts())
        sure = {clause for clause, said in status.items() if "open" not in said}
        assert shown & sure == {clause for clause in sure if "fires" in status[clause]}
        assert set(finding["clauses"]) <= shown
        checked += 1
    assert checked == 6


def test_a_conflict_that_is_proved_in_the_state_is_contested_and_leads_to_its_finding(page: Page, site: Site) -> None:
    codes = ("RW301", "RW302", "RW309", "RW303")
    conflicts = [f for code in codes for f in _findings(site, code) if f["replayed"]][:32]
    for finding in conflicts:
        _open(page, finding)
        place = f"findings/{finding['fingerprint']}.html"
        rows = page.locator(".applies-contested", has=page.locator(f"a[href='{place}']"))
        assert set(rows.locator("> div > a").all_inner_texts()) == set(finding["clauses"]), finding
        expect(rows.first).to_contain_text("proved in this state")
    assert len(conflicts) == 32


def test_facts_are_found_by_everyday_words(page: Page) -> None:
    page.goto(EU)
    for typed, wanted in {
        "Spain at war with France": "SPA is at war with FRA",
        "Portugal minor": "POR is minor",
    }.items():
        page.get_by_label("Add a fact").fill(typed)
        expect(page.get_by_role("option").first).to_have_text(wanted)


def test_the_page_answers_as_soon_as_it_is_read(page: Page) -> None:
    page.goto(EU, wait_until="load")
    expect(page.locator(".applies-said")).to_contain_text("Of ")


def _open(page: Page, finding: dict[str, Any]) -> None:
    page.goto(f"europa_universalis/findings/{finding['fingerprint']}.html")
    page.get_by_role("link", name="See what else applies in this state").click()
    expect(page.locator(".applies-said")).to_contain_text("Of ")


def _findings(site: Site, code: str) -> list[dict[str, Any]]:
    found = json.loads((site.folder / "findings.json").read_text("utf-8"))["findings"]
    return [f for f in found if f["code"] == code and f["book"] == SHIPPED.name and f["witness"]]


def _at_table(book: Book, finding: dict[str, Any]) -> dict[str, set[str]]:
    """What the parts of each clause come to at the table in the state of a finding; dice have their defaults."""
    state, inputs = State.start(book), {}
    for outcome in (o for text in finding["witness"] for o in book.phrases.effects(text)):
        assert isinstance(outcome, SetCell) and isinstance(outcome.value, Literal)
        args = tuple(a.value for a in outcome.args if isinstance(a, Literal))
        if book.fields[outcome.field].kind is FieldKind.INPUT:
            inputs[outcome.field, args] = outcome.value.value
        else:
            state.set(outcome.field, args, outcome.value.value)
    found: dict[str, set[str]] = {}
    for part in book.parts():
        found.setdefault(part.clause, set()).add(at_table(part, Scene(book, state, None, inputs))["status"])
    return found


def test_a_fact_is_chosen_with_the_keyboard_and_stands_in_the_address(page: Page) -> None:
    page.goto(EU)
    page.get_by_role("combobox", name="Add a fact").focus()
    page.keyboard.type("spa prot")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".fact-chips li")).to_contain_text("SPA is protestant")
    expect(page).to_have_url(re.compile(r"applies\.html\?fact=SPA\+is\+protestant$"))
    expect(_row(page, "III.7/pre.2")).to_have_class("applies-fires")
    page.reload()
    expect(_row(page, "III.7/pre.2")).to_have_class("applies-fires")
    page.go_back()
    expect(page.locator(".fact-chips li")).to_have_count(0)
    expect(_row(page, "III.7/pre.2")).to_have_class("applies-open")


def _row(page: Page, clause: str) -> Any:
    return page.locator(
        ".applies-moment article", has=page.locator("a", has_text=re.compile(f"^{re.escape(clause)}$"))
    ).first


def test_the_slots_of_a_phrase_are_filled_in_fields(phone: Page) -> None:
    phone.goto(EU)
    phone.get_by_label("Add a fact").fill("at war with")
    phone.get_by_role("option", name="is at war with", exact=False).first.click()
    first, second = phone.locator(".fact-form select").all()
    first.select_option("ENG")
    second.select_option("SCO")
    phone.get_by_role("button", name="Set").click()
    expect(phone.locator(".fact-chips li")).to_contain_text("ENG is at war with SCO")


def test_a_later_fact_takes_the_place_of_one_about_the_same_cell(page: Page) -> None:
    page.goto(f"{EU}?fact=the+turn+is+20")
    page.get_by_label("Add a fact").fill("the turn is 14")
    page.keyboard.press("Enter")
    expect(page.locator(".fact-chips li")).to_have_count(1)
    expect(_row(page, "III.1/pre.1")).to_have_class("applies-fires")


def test_a_clause_that_cannot_fire_names_its_condition(page: Page) -> None:
    page.goto(f"{EU}?fact=the+turn+is+20")
    row = _row(page, "III.1/pre.1")
    expect(row).to_have_class("applies-fails")
    expect(row).to_contain_text("not: the turn is at least 15")
    row.get_by_role("link").click()
    expect(page.locator(":target")).to_contain_text("III.1/pre.1")


def test_what_is_open_can_be_set_at_once(page: Page) -> None:
    page.goto(f"{EU}?show=open&page=III.2")
    button = page.locator(".applies-moment article:visible button").first
    words = button.inner_text()
    button.click()
    expect(page.locator(".fact-chips li")).to_contain_text(words)


def test_a_fact_that_is_none_says_so(page: Page) -> None:
    page.goto(f"{EU}?fact=the+turn+is+900&fact=%3Cimg+src=x+onerror=evil()%3E")
    expect(page.locator(".fact-chips .unread")).to_have_count(2)
    expect(page.locator(".fact-chips img")).to_have_count(0)


def test_hostile_words_are_shown_as_words(page: Page) -> None:
    page.add_init_script("window.evil = () => { throw new Error('evil'); }")
    page.goto(
        f"{EVIL}/applies.html?show=fires,open,fails&fact=ULM+is+at+war+with+{hostile_book.TOWN.replace('`', '%60')}"
    )
    expect(page.locator("#applies")).to_contain_text(hostile_book.EVIL)
    expect(page.locator(".fact-chips")).to_contain_text(f"ULM is at war with {hostile_book.TOWN}")
    expect(page.locator("#applies img, #applies script")).to_have_count(0)
