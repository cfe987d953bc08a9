"""Follows every link of a built site, the Python reference included: ``python tests/site_links.py FOLDER``."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

HERE = "http://here/"


class Reader(HTMLParser):
    """The places and the links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.places |= {v for n, v in attrs if v and (n == "id" or (n == "name" and tag == "a"))}
        self.links += [v for n, v in attrs if v and n in ("href", "src")]


def lost(folder: Path) -> list[str]:
    """The links within the site that lead to no file, or to no place on a page."""
    pages = {p.relative_to(folder).as_posix(): Reader(p.read_text("utf-8")) for p in sorted(folder.rglob("*.html"))}
    found = []
    for name, page in pages.items():
        for link in page.links:
            target = urlsplit(urljoin(HERE + ("" if name == "404.html" else name), link))
            if target.netloc != "here" or target.scheme != "http":
                continue
            path = unquote(target.path).lstrip("/")
            path = f"{path}index.html" if path.endswith("/") or not path else path
            place = unquote(target.fragment)
            there = (folder / path).is_file()
            if not there or (place and path in pages and place not in pages[path].places):
                found.append(f"{name}: {link}")
    return found


if __name__ == "__main__":
    gone = lost(Path(sys.argv[1]))
    print(*gone, sep="\n", file=sys.stderr)
    sys.exit(1 if gone else 0)
