"""The graph of events and the timeline: focus, switches, and the address that keeps them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

GRAPH = "europa_universalis/events.html"


def test_choosing_an_event_leaves_its_relations_and_stands_in_the_address(page: Page) -> None:
    page.goto(GRAPH)
    page.locator("[data-event='III.7']").click()
    expect(page).to_have_url(re.compile(r"events\.html\?event=III\.7$"))
    expect(page.get_by_role("status")).to_contain_text("III.7")
    shown = page.locator("tbody tr:visible")
    assert shown.count() > 3
    assert all("III.7" in (row.get_attribute("data-from"), row.get_attribute("data-to")) for row in shown.all())
    page.go_back()
    expect(page.locator("tbody tr.off")).to_have_count(0)


def test_the_address_of_a_chosen_event_opens_on_it(page: Page) -> None:
    page.goto(f"{GRAPH}?event=IV.4&off=asks")
    expect(page.locator("[data-event='IV.4']")).to_have_attribute("aria-current", "true")
    expect(page.locator("g.edge.on[data-kind='requires']")).to_have_count(1)
    expect(page.locator("g.edge.asks").first).to_be_hidden()


def test_an_event_is_chosen_with_the_keyboard(page: Page) -> None:
    page.goto(GRAPH)
    page.locator("[data-event='IV.9']").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"event=IV\.9"))
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(re.compile("event="))


def test_pointing_at_an_event_shows_its_neighbours_only_meanwhile(page: Page) -> None:
    page.goto(GRAPH)
    page.locator("[data-event='IV.4']").hover()
    expect(page.locator("[data-event='III.7']")).to_have_class(re.compile(r"\bon\b"))
    page.mouse.move(0, 0)
    expect(page.locator(".event.on")).to_have_count(0)


def test_a_kind_of_relation_is_switched_off(page: Page) -> None:
    page.goto(GRAPH)
    page.get_by_role("checkbox", name="conflicts with").uncheck()
    expect(page.locator("g.edge.conflicts:visible")).to_have_count(0)
    expect(page.locator("tr[data-kind='conflicts']:visible")).to_have_count(0)
    expect(page).to_have_url(re.compile("off=conflicts"))


def test_the_timeline_leads_to_the_events_and_scrolls_by_itself(phone: Page) -> None:
    phone.goto("europa_universalis/timeline.html")
    assert phone.locator(".timeline").evaluate("t => t.scrollWidth > t.clientWidth")
    phone.get_by_role("region", name="Timeline").get_by_role("link", name="III.7 Annexation").click()
    phone.wait_for_url(re.compile(r"/III\.7\.html"))
