"""What is known of each clause of a book at a glance: its reading, scenarios, results, mutation and findings."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.book.model import Clause, Page
from rulewright.language.types import Value
from rulewright.site.book_data import Told
from rulewright.site.clauses import clauses_of, page_title
from rulewright.site.readings import axis_words
from rulewright.site.runs import last_test_run, mutation_run, mutation_score
from rulewright.site.text import head, html, opening, page, pill, text
from rulewright.site.ways import html_table, place, to

HEADS = ("clause", "kind", "reading", "scenarios", "noticed mutants", "findings")


def coverage_page(told: Told) -> str:
    """The matrix, page by page."""
    blocks = [
        opening(f"Coverage ({told.book.title})", 0.2),
        head("Coverage"),
        f"**Tests.** {last_test_run(told)}",
        f"**Mutation.** {mutation_run(told)}",
    ]
    for shown in told.book.pages.values():
        blocks += [head(page_title(shown), 2), _matrix(told, shown)]
    return page(blocks)


def _matrix(told: Told, shown: Page) -> str:
    return html_table(HEADS, [_row(told, clause) for clause in clauses_of(told, shown)])


def _row(told: Told, clause: Clause) -> list[str]:
    results, found = told.of_clause.get(clause.id, ()), told.found.get(clause.id, ())
    wrong = sum(not r.passed for r in results)
    passed = f"{len(results)} pass" if results else "none"
    unsettled = sum(f.status == "open" for f in found)
    known = f"{unsettled} open, {len(found) - unsettled} known" if unsettled else f"{len(found)} known"
    return [
        to(told, clause.id, place(told, "coverage")),
        clause.kind.value,
        "partial" if clause.partial else "full" if clause.parts or clause.table else "none",
        pill(f"✗ {wrong} of {len(results)} fail", "fail") if wrong else passed,
        html(mutation_score(told, clause)),
        known if found else "",
    ]


def conventions_page(told: Told) -> str:
    """How the book says that it is to be read, and where each of these conventions decides something."""
    book, at = told.book, place(told, "conventions")
    blocks = [opening(f"Conventions ({book.title})", 0.5), head("Conventions")]
    blocks.append(f"How {text(book.title)} says that it is to be read, and where this reading of it follows.")
    for convention in book.conventions.values():
        decided = dict.fromkeys(p.clause for p in book.parts() for a in p.dispositions if a.origin == convention.name)
        blocks += [head(convention.name, 2), text(convention.says), *_filled(told, convention.name)]
        links = ", ".join(told.to(c, at) for c in decided)
        blocks.append(f"Decides in: {links}." if links else "Kept by the way the clauses are written.")
    blocks += [head("Of the whole book", 2), *_whole(told)]
    return page(blocks)


def _filled(told: Told, name: str) -> list[str]:
    """What a convention fills in where a clause is silent."""
    events = told.book.events
    listed = [c for c in events.completions if c.convention == name] if events is not None else []
    return [f"- Where {_axes(c.when)}: {_axes(c.then)}." for c in listed]


def _axes(values: Mapping[str, Value]) -> str:
    return text(", ".join(f"{axis}: {axis_words(value)}" for axis, value in values.items()))


def _whole(told: Told) -> list[str]:
    book = told.book
    silent = sum(a.origin == "unstated" for p in book.parts() for a in p.dispositions)
    partial = sum(bool(c.partial) for c in book.clauses.values())
    prevails = "prevails" if book.prohibition_prevails else "does not prevail of itself"
    return [
        f"- A prohibition {prevails} over a permission.",
        f"- Of {len(book.clauses)} clauses {partial} are read in part; each says what is left out.",
        f"- Silence that no convention fills: in {silent} places.",
        *([f"- Outside of the book: {text(', '.join(book.external))}."] if book.external else []),
    ]
