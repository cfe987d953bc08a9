"""The board of findings: filters narrow it, stand in the address, and are worked with the keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

ROWS = "table.board tbody tr:visible"


def test_a_filter_narrows_the_board_and_stands_in_the_address(page: Page) -> None:
    page.goto("findings.html")
    number = page.locator(ROWS).count()
    page.locator("select[name=check]").select_option("RW303")
    expect(page).to_have_url(re.compile(r"findings\.html\?check=RW303$"))
    shown = page.locator(ROWS)
    assert 0 < shown.count() < number
    assert {row.get_attribute("data-check") for row in shown.all()} == {"RW303"}
    page.go_back()
    expect(page.locator(ROWS)).to_have_count(number)


def test_an_address_opens_the_board_as_it_was_left(page: Page) -> None:
    page.goto("findings.html?book=league&severity=error&text=declares+war")
    expect(page.locator("select[name=severity]")).to_have_value("error")
    expect(page.locator("input[name=text]")).to_have_value("declares war")
    expect(page.locator(ROWS)).to_have_count(2)
    expect(page.locator("form.filters output")).to_contain_text("2 of ")


def test_what_an_address_asks_for_that_is_not_there_is_left_out(page: Page) -> None:
    page.goto("findings.html?check=RW303&book=%3Cscript%3E")
    expect(page.locator("select[name=book]")).to_have_value("")
    assert page.locator(ROWS).count() > 0


def test_arrow_keys_lead_from_the_filters_through_the_findings_shown(page: Page) -> None:
    page.goto("findings.html?book=league&check=RW303")
    page.locator("input[name=text]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{ROWS} a.finding").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{ROWS} a.finding").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/league/findings/\w+\.html"))


def test_all_filters_are_cleared_at_once(page: Page) -> None:
    page.goto("findings.html?check=RW303&text=war")
    page.locator("form.filters").get_by_role("button").click()
    expect(page).to_have_url(re.compile(r"findings\.html$"))
    expect(page.locator("form.filters output")).to_contain_text("all ")
