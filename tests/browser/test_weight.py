"""How much a reader's machine has to fetch before the first page can be read and searched."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

from built import Site
from playwright.sync_api import Page

LIMIT = 300_000
PACKED = (".html", ".css", ".js", ".json", ".svg")  # web servers send text packed


def test_the_first_page_weighs_less_than_300_kilobytes(page: Page, site: Site) -> None:
    asked: list[str] = []
    page.on("response", lambda response: asked.append(urlsplit(response.url).path.lstrip("/")))
    page.goto("index.html", wait_until="networkidle")
    assert "search/search_index.json" in asked
    assert sum(weight(site, path) for path in dict.fromkeys(asked)) < LIMIT


def weight(site: Site, path: str) -> int:
    """The bytes of a file as they are sent."""
    data = (site.folder / path).read_bytes()
    return len(gzip.compress(data)) if path.endswith(PACKED) else len(data)
