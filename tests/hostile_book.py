"""The league with markup of every kind in every place where its words may stand: a book from a stranger."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

LEAGUE = Path(__file__).parent / "league"
EVIL = (
    "<script>evil()</script> [x](javascript:evil()) ![i](http://evil.example/p.png) {{ evil }} {% evil %} "
    '<img src=x onerror=evil()> a|b *c* `d` </title></code></td> &lt;b&gt; "q" \\ ```'
)
TOWN = "GENF*(x)*`<b"
NUMBER = '1 <i>[x](y)*`|"'
ERRATUM = """\
erratum: '{name}'
date: 2001-02-28
says: {evil}
source: {evil}
link: "https://example.org/a?b=[x](y)|*c*_d_&lt;&e={{{{f}}}}#g"
amends:
  - clause: E.1/f
    says: {evil}
    for: {{the foe: Town}}
    when: [ULM is at war with the foe]
    then: [the foe gains 1 gold]
adds:
  - clause: E.1/late
    after: E.1/f
    says: {evil}
deletes: E.1/market
"""
REPORTS = """\
reports:
  - {{report: '{name}', clauses: E.1/f, says: {evil}, seen: {evil}}}
  - {{report: struck, clauses: E.1/f, says: {evil}, seen: {evil}, struck: {evil}}}
"""


def write_hostile(book: Path) -> None:
    """Write the book into a new folder."""
    shutil.copytree(LEAGUE, book)
    quoted = json.dumps(EVIL)
    replaced(book / "book.yaml", "title: The league", f"title: {quoted}\nabout: {quoted}\ndocument: {quoted}")
    replaced(book / "book.yaml", "says: An event that is struck has been played.", f"says: {quoted}")
    replaced(book / "tithe.yaml", "title: The tithe", f"title: {quoted}")
    replaced(book / "tithe.yaml", "- section: pre", f"- section: pre\n    title: {quoted}")
    replaced(book / "tithe.yaml", "says: Ulm has to keep the old rite.", f"says: {quoted}\n        note: {quoted}")
    replaced(
        book / "tithe.yaml",
        "says: Bern has to be under no lord.",
        f"says: {quoted}\n        partial: {quoted}\n        assumes: {quoted}",
    )
    (book / "reports.yaml").write_text(REPORTS.format(evil=quoted, name=NUMBER), "utf-8")
    (book / "errata").mkdir()
    (book / "errata" / "evil.yaml").write_text(ERRATUM.format(evil=quoted, name=NUMBER), "utf-8")
    for path in book.rglob("*.*"):
        path.write_text(path.read_text("utf-8").replace("GENF", TOWN), "utf-8")
    replaced(book / "features" / "tithe.feature", "Scenario: the event begins", f"Scenario: {EVIL}")


def replaced(path: Path, old: str, new: str) -> None:
    """Put other words in the place of some that stand in a file."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
