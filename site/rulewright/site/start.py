"""The pages that lead to others: the start of the site, and that of each book."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rulewright.book.model import Clause, Kind, Page
from rulewright.evidence.findings import Finding
from rulewright.reports.fold import belief
from rulewright.site.applies import is_conflict
from rulewright.site.board import from_set_up
from rulewright.site.book_data import BOARD, Told, by_code, tally
from rulewright.site.clauses import clauses_of, page_title
from rulewright.site.codes import check_words
from rulewright.site.coverage import coverage_anchor
from rulewright.site.errata import Listed, errata_of
from rulewright.site.findings import Side, check_page, sides
from rulewright.site.indexes import index_pages
from rulewright.site.live import live_pages
from rulewright.site.read import TITLE, read_place
from rulewright.site.relations import Decided, Decision, Seen, decided, seen
from rulewright.site.text import Link
from rulewright.site.ways import place

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
    clauses: Link  # how many
    passed: int
    scenarios: int
    tests: Link  # where they are told clause by clause
    findings: Link


@dataclass(frozen=True, slots=True)
class Example:
    """A conflict of one of the books: two clauses, and the facts of a state in which both apply."""

    book: Link
    page: Link
    sides: tuple[Side, ...]
    facts: tuple[str, ...]
    replayed: Link  # where it is played


@dataclass(frozen=True, slots=True)
class HomePage:
    """The first page: the books, a conflict, the files of data, and the reference of the program where it is built."""

    template: ClassVar = "home.md"
    books: tuple[Fare, ...]
    example: Example | None
    data: tuple[str, ...]
    reference: Link | None


@dataclass(frozen=True, slots=True)
class ReferencePage:
    """What stands in place of the Python reference until Sphinx has written it there."""

    template: ClassVar = "reference.md"


@dataclass(frozen=True, slots=True)
class Figures:
    """A book in numbers, each of which leads to what it counts."""

    clauses: Link
    formal: Link
    partial: Link
    scenarios: Link
    findings: Link
    undecided: Link
    phrases: Link


@dataclass(frozen=True, slots=True)
class Kinds:
    """The findings of one check in a book."""

    check: Link
    severity: str
    number: Link  # on the board


@dataclass(frozen=True, slots=True)
class BookPage:
    """The first page of a book."""

    template: ClassVar = "book.md"
    name: str
    about: str
    document: str
    figures: Figures
    read: Link
    live: tuple[Link, ...]
    indexes: tuple[Link, ...]
    phrases: Link
    board: Link
    pages: tuple[Fare, ...]
    findings: tuple[Kinds, ...]
    conventions: tuple[tuple[str, str], ...]
    rulings: tuple[Decided, ...]
    meanings: tuple[Decision, ...]
    reports: tuple[Seen, ...]
    errata: tuple[Listed, ...]
    periods: tuple[tuple[str, int, int], ...]


def home(books: list[Told], reference: bool) -> HomePage:
    """The first page of the site."""
    program = Link("the Python reference", REFERENCE, HOME) if reference else None
    return HomePage(tuple(map(_fare, books)), _example(books), DATA, program)


def _fare(told: Told) -> Fare:
    number, passed = len(told.results), len(told.results) - len(told.failed)
    findings = Link(tally(told.report.findings), told.board(), HOME)
    clauses, tests = Link(str(len(told.book.clauses)), read_place(told), HOME), Link("", place(told, "coverage"), HOME)
    return Fare(told.home(HOME), clauses, passed, number, tests, findings)


def _example(books: list[Told]) -> Example | None:
    """The conflict of two clauses that needs least to be understood: from set-up if there is one, in few facts."""
    found = [(t, f) for t in books for f in t.report.findings if is_conflict(f) and len(set(f.clauses)) == 2]
    if not found:
        return None
    told, finding = min(found, key=lambda one: (not from_set_up(one[1]), len(one[1].witness), belief(one[1])))
    page = Link(finding.message, told.finding(finding), HOME)
    replayed = Link("played at the table", f"{told.finding(finding)}#replay", HOME)
    return Example(told.home(HOME), page, sides(told, finding, HOME), finding.witness, replayed)


def book_page(told: Told) -> BookPage:
    """The first page of a book."""
    book, at = told.book, told.start
    return BookPage(
        name=book.title,
        about=told.about,
        document=book.document,
        figures=_figures(told),
        read=Link(TITLE, read_place(told), at),
        live=tuple(Link(title, place, at) for title, place in live_pages(told)),
        indexes=tuple(Link(title, place, at) for title, place in index_pages(told)),
        phrases=Link("All phrases of the book", told.phrases, at),
        board=Link("all its findings", told.board(), at),
        pages=tuple(_page(told, shown) for shown in told.shown),
        findings=tuple(_kinds(told, code, found) for code, found in by_code(told).items()),
        conventions=tuple((c.name, c.says) for c in book.conventions.values()),
        rulings=tuple(decided(told, at)),
        meanings=tuple(Decision(told.to(m.clause, at), m.told, m.because) for m in book.meanings),
        reports=tuple(seen(told, at)),
        errata=errata_of(told, at),
        periods=tuple((name, first, last) for name, (first, last) in book.periods.items()),
    )


def _figures(told: Told) -> Figures:
    book, clauses, number = told.book, told.book.clauses.values(), len(told.results)

    def figure(words: object, to: str) -> Link:
        return Link(str(words), to, told.start)

    coverage = place(told, "coverage")
    return Figures(
        clauses=figure(len(clauses), read_place(told)),
        formal=figure(sum(_is_formal(c) for c in clauses), coverage),
        partial=figure(sum(bool(c.partial) for c in clauses), coverage),
        scenarios=figure(f"{number - len(told.failed)} / {number}", coverage),
        findings=figure(len(told.report.findings), told.board()),
        undecided=figure(len(told.report.undecided), f"{BOARD}#not-decided" if told.report.undecided else ""),
        phrases=figure(sum(not p.implied for p in book.phrases.phrases), told.phrases),
    )


def _is_formal(clause: Clause) -> bool:
    return bool(clause.parts or clause.table) and clause.kind in PROVED


def _page(told: Told, shown: Page) -> Fare:
    clauses = clauses_of(told, shown)
    results = list({id(r): r for c in clauses for r in told.of_clause.get(c.id, ())}.values())
    found = {f.fingerprint: f for c in clauses for f in told.found.get(c.id, ())}
    page = Link(page_title(shown), told.pages[shown.id], told.start)
    return Fare(
        page=page,
        clauses=Link(str(len(clauses)), told.pages[shown.id], told.start),
        passed=sum(r.passed for r in results),
        scenarios=len(results),
        tests=Link("", f"{place(told, 'coverage')}#{coverage_anchor(told, shown)}", told.start),
        findings=Link(tally(found.values()), told.board(page=shown.id) if found else "", told.start),
    )


def _kinds(told: Told, code: str, found: list[Finding]) -> Kinds:
    check = Link(check_words(code, found[0].name), check_page(code), told.start)
    worst = min((f.severity for f in found), key=lambda severity: severity.rank)
    return Kinds(check, worst.value, Link(str(len(found)), told.board(code), told.start))
