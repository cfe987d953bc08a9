"""No page breaks an accessibility rule that axe knows, in light and in dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from built import Site

from conftest import Open

# Of rows that differ in nothing but words, addresses, names and how many links they have, the first stands for all.
ALIKE = """() => {
  document.querySelectorAll("details").forEach((folded) => { folded.open = true; });
  const seen = new Set();
  for (const row of document.querySelectorAll("article tbody tr")) {
    const bare = row.outerHTML.replace(/ (id|href|title|data-[\\w-]+)="[^"]*"/g, "").replace(/>[^<]+</g, "><");
    const form = bare.replace(/(<a><\\/a>)+/g, "<a>");
    if (seen.has(form)) row.remove();
    seen.add(form);
  }
}"""
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}  # what the dark changes
# The theme's script puts the button that copies a block of code into a landmark that it gives no name.
BY_THE_THEME = ("landmark-unique", '<nav class="md-code__nav">')


@pytest.mark.parametrize("kind", tuple(Site.KINDS))
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page: Open, site: Site, kind: str, scheme: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 900}, color_scheme=scheme)
    page.goto(site.page(kind))
    page.evaluate(ALIKE)
    found = Axe().run(page, options=COLOURS if scheme == "dark" else None).response["violations"]
    broken = [(v["id"], node["html"][:200]) for v in found for node in v["nodes"]]
    assert [(rule, part) for rule, part in broken if (rule, part[: len(BY_THE_THEME[1])]) != BY_THE_THEME] == []
