"""The site as it lies on a disk: it is read and searched without a server, and no page complains."""

from __future__ import annotations

import pytest
from built import EVIL, Site
from playwright.sync_api import Page, expect

KINDS = tuple(kind for kind in Site.KINDS if kind != "not found")  # which only a server shows


@pytest.mark.parametrize("kind", KINDS)
def test_no_page_complains(page: Page, site: Site, kind: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"{site.folder.as_uri()}/{site.page(kind)}", wait_until="networkidle")
    assert said == []


@pytest.mark.parametrize("place", ["index.html", f"{EVIL}/E.1.html"])
def test_search_finds_a_clause(page: Page, site: Site, place: str) -> None:
    page.goto(f"{site.folder.as_uri()}/{place}")
    page.get_by_role("textbox", name="Search").focus()
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    page.keyboard.type("keep the old rite")
    expect(page.locator(".md-search-result__link[href*='league/E.1.html'][href$='#E.1/pre.1']")).to_have_count(1)


def test_search_opens_on_a_phone(phone: Page, site: Site) -> None:
    phone.goto(f"{site.folder.as_uri()}/index.html")
    phone.locator("label.md-header__button[for=__search]").click()
    phone.get_by_role("textbox", name="Search").fill("III.7/pre.2")
    expect(phone.locator(".md-search-result__link[href*='III.7.html']").first).to_be_visible()
