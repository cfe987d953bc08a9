"""The places of a page and where its links lead; and which of the links of a site lead nowhere."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import unescape
from urllib.parse import unquote

_TAG = re.compile(r"<[a-z][^>]*>", re.IGNORECASE)
_PLACE = re.compile(r'\sid="([^"]*)"')
_LINK = re.compile(r'\s(?:href|src|data)="([^"]*)"')
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Ends:
    """The places on a page, and the places of the site that it links to; ``page#place`` or the page alone."""

    places: frozenset[str]
    links: frozenset[str]


def ends_of(page: str, shown: str) -> Ends:
    """The ends of all links on a page; what leads out of the site is left out."""
    tags = "".join(_TAG.findall(shown))
    places = frozenset(map(unescape, _PLACE.findall(tags)))
    links = map(unescape, _LINK.findall(tags))
    return Ends(places, frozenset(_target(page, href) for href in links if href and not _ELSEWHERE.match(href)))


def _target(page: str, href: str) -> str:
    """Where a link leads, from the top of the site."""
    path, _, place = unquote(href).partition("#")
    path = path.partition("?")[0]
    way = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
    way = "index.html" if way == "." else f"{way}/index.html" if path.endswith("/") else way
    return f"{way}#{place}" if place else way


def broken(pages: Mapping[str, Ends], files: Iterable[str]) -> list[tuple[str, str]]:
    """The links that lead to no file, or to no place on a page, each after the page that it stands on."""
    there = {*pages, *files}
    there |= {f"{name}#{place}" for name, ends in pages.items() for place in ends.places}
    found = ((page, link) for page, ends in pages.items() for link in ends.links)
    return sorted((page, link) for page, link in found if link not in there)
