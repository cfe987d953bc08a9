"""Text of a book as Markdown that stays text: escaping, anchors, file names, links, fences."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from urllib.parse import quote

from markupsafe import Markup

_SPECIAL = re.compile(r"[\\`*_{}\[\]()<>#!|~^=$@&\"]")
_LEADING = re.compile(r"[^\w\s]|\d+(?=[.)])", re.ASCII)
_UNSEEN = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
_OUTSIDE_ANCHOR = re.compile(r"[^A-Za-z0-9._/+-]")
_PATH = re.compile(r"([^?#]*)([?#]?)(.*)", re.DOTALL)
_ENDING = re.compile(r"\.md(?=[?#]|$)")
_EMPTY = re.compile(r"(^ *(`{3,}).*?^ *\2$)|\n(?: *\n){2,}", re.DOTALL | re.MULTILINE)
_OUTSIDE_NAME = re.compile(r"[^A-Za-z0-9._-]+")


def line(words: object) -> str:
    """The words on one line, without what cannot be seen."""
    return " ".join(_UNSEEN.sub("", str(words)).split())


def text(words: object) -> str:
    """Words as Markdown that shows exactly these words, wherever in a line they stand."""
    shown = _SPECIAL.sub(_entity, line(words))
    first = _LEADING.match(shown)
    if first is None or shown.startswith("&#"):
        return shown
    if first[0].isdigit():
        return first[0] + f"&#{ord(shown[first.end()])};" + shown[first.end() + 1 :]
    return f"&#{ord(first[0])};" + shown[1:]


def _entity(found: re.Match[str]) -> str:
    return f"&#{ord(found[0])};"


def html(words: object) -> str:
    """Words as HTML, in an element or an attribute."""
    return escape(line(words))


def anchor(identifier: str) -> str:
    """An id as the name of a place on a page; different ids give different names."""
    return _OUTSIDE_ANCHOR.sub(lambda m: f"~{ord(m[0]):x}~", identifier)


def file_names(identifiers: Iterable[str], taken: Iterable[str] = ()) -> dict[str, str]:
    """A file name, without ending, for each id; no two are alike, in any mixture of capitals."""
    used = {name.lower() for name in taken}
    names: dict[str, str] = {}
    for identifier in identifiers:
        base = _OUTSIDE_NAME.sub("-", identifier).strip(".-")[:80] or "page"
        name, number = base, 1
        while name.lower() in used:
            number += 1
            name = f"{base}-{number}"
        used.add(name.lower())
        names[identifier] = name
    return names


def url(target: str, page: str) -> str:
    """The way from one page to a place, both given from the top of the site."""
    path, mark, rest = _PATH.match(target).groups()  # type: ignore[union-attr]  # any text fits
    way = "" if path == page and mark != "?" else _way(path, posixpath.dirname(page) or ".")
    return way + mark + rest


@lru_cache(maxsize=65_536)
def _way(path: str, folder: str) -> str:
    return quote(posixpath.relpath(path, folder))


def built(target: str, page: str) -> str:
    """The same way in the site that is built of these pages, for HTML that the build does not read."""
    return url(_ENDING.sub(".html", target, count=1), page)


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead from a page to a place, both given from the top of the site; without a place they are words."""

    words: str
    place: str = ""
    page: str = ""

    @property
    def address(self) -> Markup:
        """The way as Markdown has it, which the build follows."""
        return Markup(url(self.place, self.page))

    @property
    def built(self) -> Markup:
        """The way as HTML has it, which the build does not read."""
        return Markup(html(built(self.place, self.page)))


Sentence = tuple[Link, ...]  # a text in pieces, of which some lead to a place


def fence(words: str, language: str = "gherkin") -> str:
    """A block of code that nothing in it can end."""
    kept = "\n".join(_UNSEEN.sub("", w).rstrip() for w in words.splitlines())
    marks = "`" * max(3, 1 + max((len(m) for m in re.findall("`+", kept)), default=0))
    return f"{marks}{language}\n{kept}\n{marks}"


def inset(words: str, depth: int = 1) -> str:
    """A block, moved to the right below what it belongs to."""
    space = "    " * depth
    return "\n".join(space + w if w else "" for w in words.splitlines())


def tidy(page: str) -> str:
    """A page with one empty line where a template left several, but for those in a block of code."""
    return _EMPTY.sub(lambda found: found[1] or "\n\n", page).strip("\n") + "\n"


def count(number: int, thing: str) -> str:
    """A number of things, in words."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
