"""The site that the browser opens: two small books made for it and one of the shipped, and a page of each kind."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from hostile_book import LEAGUE, replaced, write_hostile
from rulewright.cli.shell import cores
from rulewright.run.memory import Stores
from rulewright.run.shelf import fetch
from rulewright.site.build import build_site

ROOT = Path(__file__).parents[2]
EVIL = "evil"
SHIPPED = ROOT / "rules" / "books" / "europa_universalis"


@dataclass(frozen=True)
class Site:
    """A site that is served: its files, and the address of its first page."""

    folder: Path
    address: str

    # A kind of page is tested for width, contrast and hostile words by standing here.
    KINDS: ClassVar = {
        "start": "index.html",
        "book": f"{EVIL}/index.html",
        "clauses": f"{EVIL}/E.1.html",
        "event": "europa_universalis/III.1.html",
        "read": f"{EVIL}/read/index.html",
        "finding": f"{EVIL}/findings/RW303.html",
        "board": "findings.html",
        "checks": "checks/index.html",
        "check": "checks/RW303.html",
        "phrases": f"{EVIL}/phrases.html",
        "things": f"{EVIL}/things.html",
        "effects": "europa_universalis/effects.html",
        "moments": f"{EVIL}/moments.html",
        "glossary": f"{EVIL}/glossary.html",
        "coverage": "europa_universalis/coverage.html",
        "conventions": f"{EVIL}/conventions.html",
        "errata": f"{EVIL}/errata.html",
        "what applies": f"{EVIL}/applies.html?fact=ULM+is+bound&show=fires,open,fails",
        "what applies, shipped": "europa_universalis/applies.html?fact=III.7+is+in+effect",
        "graph of events": "europa_universalis/events.html?event=III.7",
        "timeline": "europa_universalis/timeline.html",
        "written language": "language.html",
        "not found": "404.html",
    }

    def page(self, kind: str) -> str:
        """A page of a kind; that of a finding is named by the code and stands for the first of it in the book."""
        book, _, code = self.KINDS[kind].removesuffix(".html").partition("/findings/")
        return f"{book}/findings/{self._first(book, code)}.html" if code else self.KINDS[kind]

    def _first(self, book: str, code: str) -> str:
        found = json.loads((self.folder / "findings.json").read_text("utf-8"))["findings"]
        return str(next(f["fingerprint"] for f in found if f["code"] == code and f["book"] == book))


def build(folder: Path) -> Path:
    """Build the site; what was proved before, and pages made before, are taken as they are."""
    write_hostile(folder / EVIL)
    replaced(folder / EVIL / "book.yaml", "book: league", f"book: {EVIL}")
    books = [LEAGUE, folder / EVIL, SHIPPED]
    output = ROOT / "build" / "browser" / "site"
    output.parent.mkdir(parents=True, exist_ok=True)
    loaded = [(path, fetch(path)) for path in books]
    assert build_site(loaded, output, Stores(), lambda _: None, cores()) == 0
    return output
