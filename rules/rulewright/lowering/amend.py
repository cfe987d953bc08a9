"""A book some of whose pages have changed: only these are read again, where nothing else hangs on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rulewright.book.model import Book, Clause, Instead
from rulewright.files.files import Files, read_file
from rulewright.files.places import shown_path
from rulewright.files.schema import BookShape, ModelShape, PageShape, PhrasesShape, ReportsShape, RulingsShape
from rulewright.files.yamlread import Document
from rulewright.language.errors import Problem
from rulewright.lowering.builder import Builder
from rulewright.lowering.durations import until_said
from rulewright.lowering.instead import replacing
from rulewright.lowering.loader import Reading
from rulewright.lowering.lower import Lowering
from rulewright.lowering.remarks import choices
from rulewright.lowering.work import overworked_part

Pages = list[tuple[PageShape, Document]]


def amended(known: Reading, paths: Sequence[Path]) -> Reading | None:
    """The book with the pages at these paths as they are now.

    Nothing where a page has another id, has lost clauses, shares them with other pages or with errata, or has
    mistakes, as every file has that is no page: the whole book has to be read then.
    """
    problems: list[Problem] = []
    read = [read_file(path, PageShape, problems) for path in paths]
    pages: Pages = [(page, document) for page, document in read if page is not None]
    changed = {page.page for page, _ in pages}
    if problems or not _alone(known.book, pages, {shown_path(p) for p in paths}):
        return None
    lowering = _lowered(known, pages, changed, problems)
    if any(
        _rank(known.book.clauses[c]) != _rank(lowering.clauses[c]) for c in lowering.written if c in known.book.clauses
    ):
        return None  # other pages may say what prevails over it, or restate it
    every = (p for clause in lowering.clauses.values() for p in clause.parts)
    if any(f.within for f in known.book.fields.values()):
        return None  # what ends with something else is worked out of the whole book
    if replacing(known.book) or any(p.anchor.instead is not Instead.NO for p in every):
        return None  # what is said upon an act hangs on what comes about instead of it
    if any(m.told not in choices(lowering.clauses[m.clause]) for m in known.book.meanings):
        return None  # what was decided is left open no more
    book = _joined(known.book, lowering, changed)
    own = [part for clause in book.clauses.values() if clause.page in changed for part in clause.parts]
    members = book.members
    problems += [problem for part in own for problem in overworked_part(part, members)]
    return None if problems else replace(known, book=book)


def _alone(book: Book, pages: Pages, paths: set[str]) -> bool:
    """Whether pages are still those at these paths, with all of their clauses, on which no others hang.

    Where sections follow others, the pages still have those that they had.
    """
    if paths != {book.pages[p.page].path for p, _ in pages if p.page in book.pages} or len(paths) != len(pages):
        return False
    changed = {page.page for page, _ in pages}
    shapes = [shape for page, _ in pages for section in page.sections for shape in section.clauses]
    names = {shape.clause for shape in shapes}
    before = {clause.id for clause in book.clauses.values() if clause.page in changed}
    lasting = {_page(book, field.clause) for field in book.fields.values() if field.clause}
    if any(map(until_said, shapes)) or not lasting.isdisjoint(changed):
        return False  # a field tells how long something stands
    above = {clause.parent for clause in book.clauses.values() if clause.page not in changed}
    sections = [section.section for page, _ in pages for section in page.sections]
    elsewhere = {s.id for s in book.sections.values() if s.page not in changed}
    ordered = any(s.follows for s in book.sections.values())
    if ordered and sections != [s for page, _ in pages for s in book.pages[page.page].sections]:
        return False
    return (
        before <= names
        and len(names) == len(shapes)
        and names.isdisjoint(above)
        and names.isdisjoint(book.amended())
        and names.isdisjoint(book.clauses.keys() - before)
        and all(not shape.of or shape.of in names for shape in shapes)
        and len(set(sections)) == len(sections)
        and elsewhere.isdisjoint(sections)
    )


def _rank(clause: Clause) -> tuple[int, str, bool]:
    """What other clauses may say of a clause: whether they may prevail over it, and whether they may restate it."""
    return clause.layer, clause.restates, bool(clause.parts)


def _page(book: Book, part: str) -> str:
    clause = book.clauses.get(part.partition("#")[0])
    return clause.page if clause is not None else ""


def _lowered(known: Reading, pages: Pages, changed: set[str], problems: list[Problem]) -> Lowering:
    """The pages lowered on the ground of the book, whose other clauses are known."""
    book = known.book
    shapes = BookShape(book=book.id, title=book.title), ModelShape(), PhrasesShape(), RulingsShape(), ReportsShape()
    files = Files(book.path, *shapes, pages, {}, problems)
    builder = Builder(files, known.names, book.phrases, dict(book.acts), list(book.laws), book.steps)
    lowering = Lowering(builder, book.events, known.block, book.layers, known.order)
    lowering.elsewhere = {s.id: s for s in book.sections.values() if s.page not in changed}
    lowering.clauses = {c.id: c for c in book.clauses.values() if c.page not in changed}
    lowering.run(pages)
    return lowering


def _joined(book: Book, lowering: Lowering, changed: set[str]) -> Book:
    """The book with what was lowered, all in the order of its pages."""
    pages = {name: lowering.pages.get(name, page) for name, page in book.pages.items()}
    sections = {s: lowering.sections.get(s) or book.sections[s] for page in pages.values() for s in page.sections}
    names = (name for section in sections.values() for name in section.clauses)
    return replace(book, pages=pages, sections=sections, clauses={n: _same(book, lowering.clauses[n]) for n in names})


def _same(book: Book, clause: Clause) -> Clause:
    """A clause as the one it was, where it says the same in the same place: what is known of that is known of it."""
    before = book.clauses.get(clause.id)
    return before if before is not None and before == clause else clause
