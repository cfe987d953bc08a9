"""Pages of the site that was there before: one whose source, and all that shapes it, has not changed is kept."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.site.links import Ends

if TYPE_CHECKING:
    from rulewright.evidence.context import Memory

LIST = "pages.json"
LAST = "last.txt"  # beside the pages of a site: where the one built before stands


@dataclass(frozen=True, slots=True)
class Made:
    """A page as it was made: hashes of its source and of what came of it, and the ends of its links."""

    source: str
    page: str
    ends: Ends


@dataclass(frozen=True)
class Before:
    """The site that was there before, and the pages of it that the same configuration made."""

    folder: Path
    pages: Mapping[str, Made] = field(default_factory=dict)

    def page(self, name: str, source: str) -> tuple[Made, str] | None:
        """A page that was made of just this source and that nobody has touched since."""
        made = self.pages.get(name)
        if made is None or made.source != digest(source):
            return None
        with suppress(OSError, UnicodeDecodeError):
            shown = (self.folder / name).read_bytes()
            return (made, shown.decode()) if digest(shown) == made.page else None
        return None


def is_made_here(folder: Path, memory: Memory | None) -> bool:
    """Whether it is remembered of the list in a folder that this user's run wrote it: another's may name any page."""
    with suppress(OSError):
        list_now = digest((folder / LIST).read_bytes())
        return memory is not None and memory.told("site").get("list") == list_now
    return False


def keep_made(folder: Path, memory: Memory | None) -> None:
    """Remember the list of pages in a folder."""
    if memory is not None:
        memory.keep_told("site", {"list": digest((folder / LIST).read_bytes())})


def digest(words: str | bytes) -> str:
    """A hash of a text."""
    return hashlib.sha256(words.encode() if isinstance(words, str) else words).hexdigest()


def read_list(folder: Path, shape: str) -> Before:
    """The site in a folder, with the pages that the same ``shape`` gave their form; none where it cannot be read."""
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
        data = json.loads((folder / LIST).read_text("utf-8"))
        if data["shape"] == shape:
            return Before(folder, {name: _made(*entry) for name, entry in data["pages"].items()})
    return Before(folder)


def _made(source: str, page: str, places: list[str], links: list[str]) -> Made:
    return Made(source, page, Ends(frozenset(places), frozenset(links)))


def write_list(folder: Path, shape: str, pages: Mapping[str, Made]) -> None:
    """Leave beside the pages of a site how each was made."""
    told = {n: [m.source, m.page, sorted(m.ends.places), sorted(m.ends.links)] for n, m in sorted(pages.items())}
    text = json.dumps({"shape": shape, "pages": told}, ensure_ascii=False, separators=(",", ":"))
    (folder / LIST).write_text(text + "\n", "utf-8")
