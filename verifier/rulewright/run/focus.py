"""The part of a report that concerns some pages or clauses: it is cut out of the whole, so that nothing else differs.

What concerns a clause are the findings, the open questions and the reports that name it, or say to see it also; what is
stated below a clause (the rows of a table, the cases of a split) belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from rulewright.book.model import Book
from rulewright.language.errors import Position, Problem
from rulewright.phrasing.parse import nearest
from rulewright.run.run import BookReport, Report


def clauses_meant(book: Book, pages: Iterable[str], clauses: Iterable[str]) -> frozenset[str]:
    """The clauses of a book that some names of pages, or of their files, and of clauses mean."""
    whole = {page.id for page in book.pages.values() if any(_is_named(book, page.id, name) for name in pages)}
    found = {clause.id for clause in book.clauses.values() if clause.page in whole}
    found |= book.clauses.keys() & set(clauses)
    while below := {c.id for c in book.clauses.values() if c.parent in found} - found:
        found |= below
    return frozenset(found)


def unknown_names(books: Sequence[Book], pages: Iterable[str], clauses: Iterable[str]) -> list[Problem]:
    """The names that mean nothing in any of some books, each with what is nearest to it."""
    known = [clause for book in books for clause in book.clauses]
    told = [page for book in books for page in book.pages]
    place = Position("command line")
    problems = [
        Problem(place, f"there is no page '{name}'", nearest(name, told) or "Write the id of a page, or its file.")
        for name in pages
        if not any(_is_named(book, page, name) for book in books for page in book.pages)
    ]
    return problems + [
        Problem(place, f"there is no clause '{name}'", nearest(name, known) or "'rulewright list' lists clauses.")
        for name in clauses
        if name not in known
    ]


def focus(report: Report, pages: Sequence[str], clauses: Sequence[str]) -> Report:
    """What of a report concerns some pages and clauses; errors of the books stay."""
    return replace(
        report, books=[_of_book(b, pages, clauses) for b in report.books], only=", ".join((*pages, *clauses))
    )


def _of_book(told: BookReport, pages: Sequence[str], clauses: Sequence[str]) -> BookReport:
    meant = clauses_meant(told.book, pages, clauses)
    files = {p.path for p in told.book.pages.values() if any(_is_named(told.book, p.id, name) for name in pages)}
    return replace(
        told,
        findings=[
            f for f in told.findings if not meant.isdisjoint((*f.clauses, *f.related)) or _lies_in(f.positions, files)
        ],
        undecided=[u for u in told.undecided if not meant.isdisjoint(u.clauses)],
        accounts=tuple(a for a in told.accounts if not meant.isdisjoint(a.report.clauses)),
    )


def _lies_in(places: Iterable[Position], files: set[str]) -> bool:
    return any(place.path in files for place in places)


def _is_named(book: Book, page: str, name: str) -> bool:
    """Whether a name is that of a page, of its file from the current folder, or of its file from that of the book."""
    path = Path(book.pages[page].path)
    return name == page or path.resolve() in (Path(name).resolve(), (book.path / name).resolve())
