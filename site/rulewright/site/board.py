"""The board: all findings in one table, filtered by a script that keeps the filters in the address."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from rulewright.checks import ALL
from rulewright.evidence.findings import Finding, Severity
from rulewright.site.book_data import BOARD, Told, by_code, tally
from rulewright.site.clauses import page_title
from rulewright.site.findings import check_page
from rulewright.site.text import Link, url

STATUSES = ("open", "baselined", "ruled")


Filter = tuple[str, tuple[tuple[str, str], ...]]  # its name, and the values that it offers, each in words


@dataclass(frozen=True, slots=True)
class Found:
    """A finding on the board; ``marks`` are its values for the filters."""

    marks: tuple[tuple[str, str], ...]
    code: str
    severity: str
    status: str
    clauses: tuple[Link, ...]
    demands: tuple[str, ...]
    page: Link


@dataclass(frozen=True, slots=True)
class Undecided:
    """A question without an answer."""

    book: str
    code: str
    clauses: tuple[Link, ...]
    why: str


@dataclass(frozen=True, slots=True)
class BoardPage:
    """All findings, and what was not decided."""

    template: ClassVar = "board.md"
    number: int
    tally: str
    filters: tuple[Filter, ...]
    findings: tuple[Found, ...]
    script: str  # its address
    undecided: tuple[Undecided, ...]
    books: tuple[Link, ...]
    checks: tuple[tuple[Link, tuple[Link, ...]], ...]  # how often each found something, book by book


def board(books: list[Told]) -> BoardPage:
    """The board of these books."""
    found = [f for told in books for f in told.report.findings]
    return BoardPage(
        number=len(found),
        tally=tally(found),
        filters=tuple(_filters(books, found)),
        findings=tuple(_found(told, f) for told in books for f in told.report.findings),
        script=url("board.js", BOARD),
        undecided=tuple(
            Undecided(t.book.title, u.code, t.all(u.clauses, BOARD), u.why) for t in books for u in t.report.undecided
        ),
        books=tuple(t.home(BOARD) for t in books),
        checks=tuple(_counted(books)),
    )


def _filters(books: list[Told], found: list[Finding]) -> Iterable[Filter]:
    codes = {f.code for f in found}
    yield ("book", tuple((t.folder, t.book.title) for t in books if t.report.findings))
    yield ("page", tuple(option for told in books for option in _pages(told)))
    yield ("check", tuple((c.code, f"{c.code} {c.name}") for c in ALL if c.code in codes))
    yield ("severity", tuple((s.value, s.value) for s in Severity if any(f.severity is s for f in found)))
    yield ("status", tuple((s, s) for s in STATUSES if any(f.status == s for f in found)))


def _pages(told: Told) -> list[tuple[str, str]]:
    """The pages of a book of which a clause has a finding."""
    named = {place for f in told.report.findings for place in _places(told, f)}
    shown = ((told.pages[p.id].removesuffix(".md"), page_title(p)) for p in told.shown)
    return [(place, title) for place, title in shown if place in named]


def _places(told: Told, finding: Finding) -> list[str]:
    """The pages of the clauses of a finding, as the filter names them."""
    clauses = told.book.clauses
    pages = dict.fromkeys(clauses[c].page for c in finding.clauses if c in clauses)
    return [told.pages[p].removesuffix(".md") for p in pages]


def _found(told: Told, finding: Finding) -> Found:
    marks = {
        "book": told.folder,
        "page": " ".join(_places(told, finding)),
        "check": finding.code,
        "severity": finding.severity.value,
        "status": finding.status,
    }
    return Found(
        marks=tuple(marks.items()),
        code=finding.code,
        severity=finding.severity.value,
        status=finding.status,
        clauses=told.all(finding.clauses, BOARD),
        demands=tuple(finding.demands[c] for c in finding.clauses if c in finding.demands),
        page=Link(finding.message, told.finding(finding), BOARD),
    )


def _counted(books: list[Told]) -> Iterable[tuple[Link, tuple[Link, ...]]]:
    counts = {told.folder: by_code(told) for told in books}
    for check in ALL:
        found = [len(counts[told.folder].get(check.code, ())) for told in books]
        numbers = (
            Link(str(n), t.board(check.code), BOARD) if n else Link("") for t, n in zip(books, found, strict=True)
        )
        if any(found):
            yield (Link(f"{check.code} {check.name}", check_page(check.code), BOARD), tuple(numbers))
