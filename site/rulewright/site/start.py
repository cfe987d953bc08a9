"""The pages that lead to others: the start of the site, and that of each book."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rulewright.book.model import Clause, Kind, Page
from rulewright.evidence.findings import Finding
from rulewright.site.book_data import Told, by_code, tally
from rulewright.site.clauses import clauses_of, page_title
from rulewright.site.errata import Listed, errata_of
from rulewright.site.indexes import index_pages
from rulewright.site.live import live_pages
from rulewright.site.relations import Decided, decided
from rulewright.site.text import Link

HOME = "index.md"
DATA = (
    "rules.json",
    "rules.schema.json",
    "findings.json",
    "findings.schema.json",
    "findings.sarif",
    "objects.inv",
)
REFERENCE = "reference/index.md"
PROVED = (Kind.RULE, Kind.DEFINITION, Kind.TABLE, Kind.HEADER)


@dataclass(frozen=True, slots=True)
class Fare:
    """How a book or a page of one fares; the findings of a book lead to the board."""

    page: Link
    clauses: int
    passed: int
    scenarios: int
    findings: Link


@dataclass(frozen=True, slots=True)
class HomePage:
    """The first page: the books, the files of data, and the reference of the program where it is built."""

    template: ClassVar = "home.md"
    books: tuple[Fare, ...]
    data: tuple[str, ...]
    reference: Link | None


@dataclass(frozen=True, slots=True)
class ReferencePage:
    """What stands in place of the Python reference until Sphinx has written it there."""

    template: ClassVar = "reference.md"


@dataclass(frozen=True, slots=True)
class Figures:
    """A book in numbers."""

    clauses: int
    formal: int
    partial: int
    passed: int
    scenarios: int
    findings: int
    undecided: int
    phrases: int


@dataclass(frozen=True, slots=True)
class Kinds:
    """The findings of one check in a book, which lead to the board."""

    board: Link
    severity: str
    number: int


@dataclass(frozen=True, slots=True)
class BookPage:
    """The first page of a book."""

    template: ClassVar = "book.md"
    name: str
    about: str
    document: str
    figures: Figures
    live: tuple[Link, ...]
    indexes: tuple[Link, ...]
    phrases: Link
    board: Link
    pages: tuple[Fare, ...]
    findings: tuple[Kinds, ...]
    conventions: tuple[tuple[str, str], ...]
    rulings: tuple[Decided, ...]
    errata: tuple[Listed, ...]
    periods: tuple[tuple[str, int, int], ...]


def home(books: list[Told], reference: bool) -> HomePage:
    """The first page of the site."""
    return HomePage(
        tuple(map(_fare, books)), DATA, Link("the Python reference", REFERENCE, HOME) if reference else None
    )


def _fare(told: Told) -> Fare:
    number, passed = len(told.results), len(told.results) - len(told.failed)
    findings = Link(tally(told.report.findings), told.board(), HOME)
    return Fare(told.home(HOME), len(told.book.clauses), passed, number, findings)


def book_page(told: Told) -> BookPage:
    """The first page of a book."""
    book, at = told.book, told.start
    return BookPage(
        name=book.title,
        about=told.about,
        document=book.document,
        figures=_figures(told),
        live=tuple(Link(title, place, at) for title, place in live_pages(told)),
        indexes=tuple(Link(title, place, at) for title, place in index_pages(told)),
        phrases=Link("All phrases of the book", told.phrases, at),
        board=Link("all its findings", told.board(), at),
        pages=tuple(_page(told, shown) for shown in told.shown),
        findings=tuple(_kinds(told, code, found) for code, found in by_code(told).items()),
        conventions=tuple((c.name, c.says) for c in book.conventions.values()),
        rulings=tuple(decided(told, at)),
        errata=errata_of(told, at),
        periods=tuple((name, first, last) for name, (first, last) in book.periods.items()),
    )


def _figures(told: Told) -> Figures:
    book, clauses = told.book, told.book.clauses.values()
    return Figures(
        clauses=len(clauses),
        formal=sum(_is_formal(c) for c in clauses),
        partial=sum(bool(c.partial) for c in clauses),
        passed=len(told.results) - len(told.failed),
        scenarios=len(told.results),
        findings=len(told.report.findings),
        undecided=len(told.report.undecided),
        phrases=sum(not p.implied for p in book.phrases.phrases),
    )


def _is_formal(clause: Clause) -> bool:
    return bool(clause.parts or clause.table) and clause.kind in PROVED


def _page(told: Told, shown: Page) -> Fare:
    clauses = clauses_of(told, shown)
    results = list({id(r): r for c in clauses for r in told.of_clause.get(c.id, ())}.values())
    found = {f.fingerprint: f for c in clauses for f in told.found.get(c.id, ())}
    page = Link(page_title(shown), told.pages[shown.id], told.start)
    return Fare(page, len(clauses), sum(r.passed for r in results), len(results), Link(tally(found.values())))


def _kinds(told: Told, code: str, found: list[Finding]) -> Kinds:
    board = Link(f"{code} {found[0].name}", told.board(code), told.start)
    return Kinds(board, found[0].severity.value, len(found))
