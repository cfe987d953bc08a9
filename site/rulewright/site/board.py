"""The board: all findings in one table, filtered by a script that keeps the filters in the address."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from rulewright.checks import ALL
from rulewright.evidence.findings import Finding, Severity
from rulewright.reports.fold import belief, folds
from rulewright.site.book_data import BOARD, Told, by_code, tally
from rulewright.site.clauses import page_title
from rulewright.site.codes import KINDS, STATUSES, check_words, in_words, kind_of
from rulewright.site.findings import check_page
from rulewright.site.text import Link, url

FROM_SET_UP, ELSEWHERE = "from set-up", "from elsewhere"

Filter = tuple[str, tuple[tuple[str, str], ...]]  # its name, and the values that it offers, each in words


@dataclass(frozen=True, slots=True)
class Found:
    """A finding on the board; ``marks`` are its values for the filters, ``fold`` is the number of its defect."""

    marks: tuple[tuple[str, str], ...]
    fold: int
    words: str  # what it can be found by beside what is shown
    check: str
    severity: str
    status: str
    from_set_up: bool  # whether play leads there from set-up
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
    tally: tuple[Link, ...]  # how many of each severity
    filters: tuple[Filter, ...]
    findings: tuple[Found, ...]  # those of one defect together, what play leads to from set-up first
    kinds: tuple[tuple[str, str, str], ...]  # how codes begin, of what they are, and the findings of that kind
    style: str  # its address, and that of the script
    script: str
    undecided: tuple[Undecided, ...]
    books: tuple[Link, ...]
    checks: tuple[tuple[Link, tuple[Link, ...]], ...]  # how often each found something, book by book


def board(books: list[Told]) -> BoardPage:
    """The board of these books."""
    found = [f for told in books for f in told.report.findings]
    return BoardPage(
        number=len(found),
        tally=tuple(_tally(found)),
        filters=tuple(_filters(books, found)),
        findings=tuple(_listed(books)),
        kinds=tuple((f"RW{digit}", words, f"?kind={words}") for digit, words in KINDS.items()),
        style=url("live.css", BOARD),
        script=url("board.js", BOARD),
        undecided=tuple(
            Undecided(t.book.title, u.code, t.all(u.clauses, BOARD), u.why) for t in books for u in t.report.undecided
        ),
        books=tuple(t.home(BOARD) for t in books),
        checks=tuple(_counted(books)),
    )


def _tally(found: list[Finding]) -> Iterable[Link]:
    for severity in Severity:
        if some := [f for f in found if f.severity is severity]:
            yield Link(tally(some), f"{BOARD}?severity={severity.value}", BOARD)


def _filters(books: list[Told], found: list[Finding]) -> Iterable[Filter]:
    codes = {f.code for f in found}
    yield ("book", tuple((t.folder, t.book.title) for t in books if t.report.findings))
    yield ("page", tuple(option for told in books for option in _pages(told)))
    yield ("kind", tuple((w, w) for w in dict.fromkeys(kind_of(c.code) for c in ALL if c.code in codes)))
    yield ("check", tuple((c.code, check_words(c.code, c.name)) for c in ALL if c.code in codes))
    yield ("severity", tuple((s.value, s.value) for s in Severity if any(f.severity is s for f in found)))
    yield ("status", tuple((s, s) for s in STATUSES.values() if any(in_words(f.status) == s for f in found)))
    ways = {from_set_up(f) for f in found}
    yield ("play", tuple((w, w) for w, so in ((FROM_SET_UP, True), (ELSEWHERE, False)) if so in ways))


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


def from_set_up(finding: Finding) -> bool:
    """Whether it is known that play leads there from set-up, or that it shows there."""
    return bool(finding.path) or bool(finding.reach and not finding.cells)


def _listed(books: list[Told]) -> Iterable[Found]:
    found = [(told, fold) for told in books for fold in folds(told.report.findings)]
    found.sort(key=lambda one: (not any(map(from_set_up, (one[1].shown, *one[1].like))), belief(one[1].shown)))
    for number, (told, fold) in enumerate(found):
        yield from (_found(told, finding, number) for finding in (fold.shown, *fold.like))


def _found(told: Told, finding: Finding, fold: int) -> Found:
    clauses = told.book.clauses
    marks = {
        "book": told.folder,
        "page": " ".join(_places(told, finding)),
        "kind": kind_of(finding.code),
        "check": finding.code,
        "severity": finding.severity.value,
        "status": in_words(finding.status),
        "play": FROM_SET_UP if from_set_up(finding) else ELSEWHERE,
    }
    return Found(
        marks=tuple(marks.items()),
        fold=fold,
        words=" ".join((kind_of(finding.code), *(clauses[c].says for c in finding.clauses if c in clauses))),
        check=check_words(finding.code, finding.name),
        severity=finding.severity.value,
        status=in_words(finding.status),
        from_set_up=from_set_up(finding),
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
            yield (Link(check_words(check.code, check.name), check_page(check.code), BOARD), tuple(numbers))
