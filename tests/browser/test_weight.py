"""How much a reader's machine has to fetch before the first page can be read, and that the search fetches its part."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from built import Site
from playwright.sync_api import Page, expect

LIMIT = 300_000
NAMES, ENTRIES = "search/names.js", "search/entries.js"


@pytest.fixture
def asked(page: Page) -> set[str]:
    """The files that the page has asked for, by their paths from the top of the site."""
    found: set[str] = set()
    page.context.on("response", lambda response: found.add(urlsplit(response.url).path.lstrip("/")))
    return found


def test_the_first_page_weighs_less_than_300_kilobytes_as_the_files_lie(
    page: Page, asked: set[str], site: Site
) -> None:
    page.goto("index.html", wait_until="networkidle")
    assert "index.html" in asked and any(path.endswith(".css") for path in asked)
    assert sum((site.folder / path).stat().st_size for path in asked) < LIMIT


def test_the_search_is_fetched_when_a_reader_opens_it(page: Page, asked: set[str]) -> None:
    page.goto("index.html", wait_until="networkidle")
    assert not asked & {NAMES, ENTRIES}
    page.get_by_role("textbox", name="Search").focus()
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    page.keyboard.type("III.7/pre.2")
    expect(page.locator(".md-search-result__link").first).to_be_visible()
    assert NAMES in asked


def test_numbers_and_titles_are_a_small_part_of_what_the_search_reads(site: Site) -> None:
    names, entries = ((site.folder / place).stat().st_size for place in (NAMES, ENTRIES))
    assert names < 60_000 and names < entries / 4
