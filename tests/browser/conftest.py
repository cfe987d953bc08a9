"""A site in a browser: it is built once, served on this machine, and opened in the system's Chromium.

``page`` is a window of desktop width on the site. A request to any other machine is refused, and at the end of
each test there must have been none, nor an error in the page's scripts.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from built import Site, build
from chromium import chromium
from playwright.sync_api import Browser, Page, Route, expect, sync_playwright

Open = Callable[..., Page]
expect.set_options(timeout=30_000)  # milliseconds; a busy machine reads the search index slowly


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and writes no log."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of three books, built and served."""
    folder = build(tmp_path_factory.mktemp("books"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Site(folder, f"http://127.0.0.1:{server.server_port}/")
    server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(site: Site, browser: Browser) -> Iterator[Open]:
    """Opens windows on the site; takes what a browser context takes (``viewport``, ``color_scheme``…)."""
    outside: list[str] = []
    errors: list[str] = []
    contexts = []

    def route(asked: Route) -> None:
        if asked.request.url.startswith((site.address, f"{site.folder.as_uri()}/", "data:", "blob:")):
            asked.continue_()
        else:
            outside.append(asked.request.url)
            asked.abort()

    def opened(**wanted: object) -> Page:
        context = browser.new_context(base_url=site.address, **wanted)  # type: ignore[arg-type] # checked there
        contexts.append(context)
        context.route("**/*", route)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert outside == [] and errors == []


@pytest.fixture
def page(open_page: Open) -> Page:
    """A window of desktop width."""
    return open_page(viewport={"width": 1280, "height": 900})


@pytest.fixture
def phone(open_page: Open) -> Page:
    """A window as wide as a small phone."""
    return open_page(viewport={"width": 360, "height": 740}, has_touch=True)
