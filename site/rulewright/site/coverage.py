"""What is known of each clause of a book at a glance: its reading, scenarios, results, mutation and findings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from rulewright.book.model import Clause, Page
from rulewright.language.types import Value
from rulewright.site.book_data import Told
from rulewright.site.clauses import clauses_of, page_title
from rulewright.site.readings import axis_words
from rulewright.site.runs import last_test_run, mutation_run, mutation_score
from rulewright.site.text import Link
from rulewright.site.ways import place


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of a clause."""

    clause: Link
    kind: str
    reading: str
    scenarios: int
    failed: int
    mutation: str
    open: int
    known: int


@dataclass(frozen=True, slots=True)
class CoveragePage:
    """The matrix, page by page, and what the last runs came to."""

    template: ClassVar = "coverage.md"
    book: str
    tests: str
    mutation: str
    pages: tuple[tuple[str, str, tuple[Row, ...]], ...]  # each with its title and the place of its rows


@dataclass(frozen=True, slots=True)
class Convention:
    """A convention of a book: what it fills in where a clause is silent, and where it decides."""

    name: str
    says: str
    filled: tuple[tuple[str, str], ...]  # where which axes have which values, and what others have then
    decides: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class ConventionsPage:
    """How a book says that it is to be read, and where each of these conventions decides something."""

    template: ClassVar = "conventions.md"
    book: str
    conventions: tuple[Convention, ...]
    prohibition: bool  # whether it prevails
    prohibited_by: tuple[Link, ...]  # the clause that says so
    layers: tuple[str, ...]  # of which each prevails over those behind it
    layered_by: tuple[Link, ...]
    ordered: bool  # whether what stands earlier goes first somewhere
    ordered_by: tuple[Link, ...]
    clauses: int
    partial: int
    silent: int  # places that no convention fills
    external: tuple[str, ...]


def coverage_anchor(told: Told, shown: Page) -> str:
    """Where the rows of a page stand."""
    return f"page-{told.pages[shown.id].rpartition('/')[2].removesuffix('.md')}"


def coverage_page(told: Told) -> CoveragePage:
    """The matrix of a book."""
    rows = {p.id: tuple(_row(told, clause) for clause in clauses_of(told, p)) for p in told.shown}
    matrix = ((page_title(p), coverage_anchor(told, p), rows[p.id]) for p in told.shown)
    return CoveragePage(told.book.title, last_test_run(told), mutation_run(told), tuple(matrix))


def _row(told: Told, clause: Clause) -> Row:
    results, found = told.of_clause.get(clause.id, ()), told.found.get(clause.id, ())
    unsettled = sum(f.status == "open" for f in found)
    return Row(
        clause=told.to(clause.id, place(told, "coverage")),
        kind=clause.kind.value,
        reading="partial" if clause.partial else "full" if clause.parts or clause.restated or clause.table else "none",
        scenarios=len(results),
        failed=sum(not r.passed for r in results),
        mutation=mutation_score(told, clause),
        open=unsettled,
        known=len(found) - unsettled,
    )


def conventions_page(told: Told) -> ConventionsPage:
    """The conventions of a book."""
    book = told.book

    def stated(clause: str) -> tuple[Link, ...]:
        return told.all((clause,) if clause else (), place(told, "conventions"))

    return ConventionsPage(
        book=book.title,
        conventions=tuple(_conventions(told)),
        prohibition=book.prohibition_prevails,
        prohibited_by=stated(book.prohibited_by),
        layers=book.layers,
        layered_by=stated(book.layered_by),
        ordered=any(s.by_convention for s in book.sections.values()),
        ordered_by=stated(book.ordered_by),
        clauses=len(book.clauses),
        partial=sum(bool(c.partial) for c in book.clauses.values()),
        silent=sum(a.origin == "unstated" for p in book.parts() for a in p.dispositions),
        external=tuple(book.external),
    )


def _conventions(told: Told) -> Iterator[Convention]:
    book = told.book
    completions = book.events.completions if book.events is not None else ()
    for c in book.conventions.values():
        decided = dict.fromkeys(p.clause for p in book.parts() for a in p.dispositions if a.origin == c.name)
        filled = ((_axes(f.when), _axes(f.then)) for f in completions if f.convention == c.name)
        yield Convention(c.name, c.says, tuple(filled), told.all(decided, place(told, "conventions")))


def _axes(values: Mapping[str, Value]) -> str:
    return ", ".join(f"{axis}: {axis_words(value)}" for axis, value in values.items())
