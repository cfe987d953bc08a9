"""The pages that lead into a book: its glossary, its indexes, what is known of each clause, conventions, errata."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulewright.site.book_data import Told
from rulewright.site.coverage import conventions_page, coverage_page
from rulewright.site.errata import TITLE, errata_page, errata_place
from rulewright.site.glossary import glossary_page
from rulewright.site.template import Page
from rulewright.site.ways import effects_page, moments_page, place, things_page

TITLES = {
    "things": "By thing",
    "moments": "By step and act",
    "effects": "By effect",
    "glossary": "Glossary",
    "coverage": "Coverage",
    "conventions": "Conventions",
}


def index_pages(told: Told) -> list[tuple[str, str]]:
    """The titles and places of the pages."""
    pages = [(title, place(told, name)) for name, title in TITLES.items()]
    return [*pages, *([(TITLE, errata_place(told))] if told.book.errata else [])]


def index_files(told: Told, used: Mapping[str, list[str]]) -> Iterator[tuple[str, Page]]:
    """Their data, by path from the top of the site; ``used`` are the clauses that use each phrase."""
    yield place(told, "things"), things_page(told)
    yield place(told, "moments"), moments_page(told)
    yield place(told, "effects"), effects_page(told)
    yield place(told, "glossary"), glossary_page(told, used)
    yield place(told, "coverage"), coverage_page(told)
    yield place(told, "conventions"), conventions_page(told)
    if told.book.errata:
        yield errata_place(told), errata_page(told)
