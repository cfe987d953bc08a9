"""No page breaks an accessibility rule that axe knows, in light and in dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from built import Site
from conftest import Open

COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}  # what the dark changes


# The theme's script puts the button that copies a block of code into a landmark that it gives no name.
BY_THE_THEME = ("landmark-unique", '<nav class="md-code__nav">')


@pytest.mark.parametrize("kind", tuple(Site.KINDS))
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page: Open, site: Site, kind: str, scheme: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 900}, color_scheme=scheme)
    page.goto(site.page(kind))
    page.evaluate("document.querySelectorAll('details').forEach(folded => { folded.open = true })")
    found = Axe().run(page, options=COLOURS if scheme == "dark" else None).response["violations"]
    broken = [(v["id"], node["html"][:200]) for v in found for node in v["nodes"]]
    assert [(rule, part) for rule, part in broken if (rule, part[: len(BY_THE_THEME[1])]) != BY_THE_THEME] == []
