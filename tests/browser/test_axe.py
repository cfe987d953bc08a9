"""No page has a serious violation of the accessibility rules that axe knows, in light and in dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from built import Site
from conftest import Open

COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}  # what the dark changes


@pytest.mark.parametrize("kind", tuple(Site.KINDS))
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(open_page: Open, site: Site, kind: str, scheme: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 900}, color_scheme=scheme)
    page.goto(site.page(kind))
    page.evaluate("document.querySelectorAll('details').forEach(folded => { folded.open = true })")
    found = Axe().run(page, options=COLOURS if scheme == "dark" else None).response["violations"]
    serious = [v for v in found if v["impact"] in ("serious", "critical")]
    assert [(v["id"], [n["html"][:200] for n in v["nodes"][:3]]) for v in serious] == []
