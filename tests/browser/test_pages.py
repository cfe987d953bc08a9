"""Every kind of page as a reader meets it: what is found, what it asks for, and who can read it."""

from __future__ import annotations

import re

import pytest
from built import EVIL, Site
from playwright.sync_api import Page, expect

import hostile_book

KINDS = tuple(Site.KINDS)


def test_search_finds_a_clause_by_its_number(page: Page) -> None:
    page.goto("index.html")
    page.keyboard.press("/")
    page.keyboard.type("III.7/pre.2")
    page.locator(".md-search-result__link[href*='III.7.html']").first.click()
    page.wait_for_url(re.compile(r"/europa_universalis/III\.7\.html"))


def test_search_finds_a_clause_by_its_words(page: Page) -> None:
    page.goto("index.html")
    page.get_by_role("textbox", name="Search").fill("keep the old rite")
    expect(page.locator(".md-search-result__link[href*='league/E.1.html'][href$='#E.1/pre.1']")).to_have_count(1)


def test_search_finds_what_is_pasted(page: Page) -> None:
    page.goto("index.html")
    search = page.get_by_role("textbox", name="Search")
    search.focus()
    page.wait_for_timeout(500)  # the theme looks at the words at once when the box is entered
    search.evaluate(
        "box => { box.value = 'keep the old rite'; box.dispatchEvent(new Event('input', {bubbles: true})) }"
    )
    expect(page.locator(".md-search-result__link[href*='league/E.1.html'][href$='#E.1/pre.1']")).to_have_count(1)


def test_a_permalink_lands_on_its_clause(page: Page) -> None:
    page.goto("league/E.1.html#E.1/pre.2")
    clause = page.locator(":target")
    expect(clause).to_contain_text("E.1/pre.2")
    expect(clause).to_be_in_viewport()


@pytest.mark.parametrize("kind", KINDS)
def test_on_a_phone_the_page_scrolls_one_way_only(phone: Page, site: Site, kind: str) -> None:
    phone.goto(site.page(kind))
    assert phone.evaluate("document.scrollingElement.scrollWidth") <= phone.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("kind", ["book", "clauses", "finding", "board", "phrases"])
def test_words_of_a_book_stay_words(page: Page, site: Site, kind: str) -> None:
    page.add_init_script("window.evil = () => { window.hurt = true }")
    page.goto(site.page(kind))
    assert page.evaluate("window.hurt") is None
    assert page.locator("article [onerror], article script:not([id]), article a[href^='javascript:']").count() == 0
    shown = page.locator("article").text_content() or ""
    assert hostile_book.EVIL in shown or hostile_book.TOWN in shown


def test_a_clause_shows_hostile_words_as_they_are_written(page: Page) -> None:
    page.goto(f"{EVIL}/E.1.html")
    expect(page.locator("article p.says").first).to_have_text(hostile_book.EVIL)


def test_the_keyboard_reaches_search_navigation_and_contents(page: Page) -> None:
    page.goto("league/E.1.html")
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.closest('[class]')?.className.split(' ')[0]"))
    assert {"md-skip", "md-search__input", "md-tabs__link", "headerlink"} <= reached


def test_the_first_tab_skips_to_the_contents(page: Page) -> None:
    page.goto("league/E.1.html")
    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()
