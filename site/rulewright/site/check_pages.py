"""The pages of the checks: the list of all, and of each what it looks for and where it was found."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup

from rulewright.checks import ALL
from rulewright.evidence.findings import Check
from rulewright.reports.prose import page_of
from rulewright.site.book_data import BOARD, Told, by_code
from rulewright.site.findings import CHECKS_START, check_page
from rulewright.site.text import Link, count

_LINK = re.compile(r"\]\((\w+)\.md")
_CODES = {c.name.replace("-", "_"): c.code for c in reversed(ALL)}  # the file of a check, and its page here


@dataclass(frozen=True, slots=True)
class Listing:
    """A check in the list of all, and how often it found something."""

    page: Link
    name: str
    severity: str
    sentence: str
    number: Link


@dataclass(frozen=True, slots=True)
class ChecksPage:
    """All checks."""

    template: ClassVar = "checks.md"
    checks: tuple[Listing, ...]


@dataclass(frozen=True, slots=True)
class CheckPage:
    """A check, in Markdown of ours, with the books in which it was found, and how often."""

    template: ClassVar = "check.md"
    code: str
    name: str
    prose: Markup
    found: tuple[tuple[Link, Link], ...]


def checks_page(books: list[Told]) -> ChecksPage:
    """The list of all checks."""
    numbers = {c.code: sum(len(by_code(t).get(c.code, ())) for t in books) for c in ALL}
    pages = {c.code: Link(c.code, check_page(c.code), CHECKS_START) for c in ALL}
    found = {c: Link(str(n), f"{BOARD}?check={c}", CHECKS_START) if n else Link("") for c, n in numbers.items()}
    return ChecksPage(tuple(Listing(pages[c.code], c.name, c.severity.value, c.sentence, found[c.code]) for c in ALL))


def explained(check: Check, books: list[Told]) -> CheckPage:
    """The page of a check, with where it was found."""
    at = check_page(check.code)
    prose = _LINK.sub(lambda m: f"]({_CODES.get(m[1], m[1])}.md", page_of(check))
    found = [(t, len(by_code(t).get(check.code, ()))) for t in books]
    told = tuple((t.home(at), Link(count(n, "finding"), t.board(check.code), at)) for t, n in found if n)
    return CheckPage(check.code, check.name, Markup(prose), told)
