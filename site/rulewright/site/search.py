"""What the search of the site knows: one entry for each page, clause, finding and check, in few words."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.checks import ALL
from rulewright.site.book_data import BOARD, Told
from rulewright.site.clauses import clauses_of, header_facts, page_title
from rulewright.site.errata import erratum_place
from rulewright.site.findings import check_page
from rulewright.site.indexes import index_pages
from rulewright.site.live import live_pages
from rulewright.site.read import TITLE, read_place
from rulewright.site.text import built, line
from rulewright.site.ways import thing_place, things_page

Entry = dict[str, str | float]
Named = list[str | list[str]]  # a page, then each place on it with its title
LESS = 0.3  # the weight of what is seldom looked for, beside that of a clause


def entries(books: list[Told]) -> list[Entry]:
    """All entries; those of one page stand together, its own first."""
    found = [entry("index.md", "Start", ", ".join(told.book.title for told in books), LESS)]
    for told in books:
        found += _of_book(told)
    found.append(entry(BOARD, "Findings", "Conflicts, gaps and other findings of all books", LESS))
    found += [entry(check_page(c.code), f"{c.code} {c.name}", c.sentence, LESS) for c in ALL]
    return found


def entry(place: str, title: str, words: str, boost: float = 1.0) -> Entry:
    """Something that can be found, and where; the search shows its words as HTML, so that they are no markup."""
    made: Entry = {"location": built(place, ""), "title": _plain(title), "text": _plain(words)}
    return made if boost == 1.0 else {**made, "boost": boost}


def names(known: list[Entry]) -> list[Named]:
    """The places and titles of what is often looked for, page by page: a small part of all entries."""
    pages: dict[str, Named] = {}
    for one in known:
        page, _, place = str(one["location"]).partition("#")
        if "boost" not in one:
            pages.setdefault(page, [page]).append([place, str(one["title"])])
    return list(pages.values())


def _plain(words: str) -> str:
    return line(words).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _of_book(told: Told) -> Iterator[Entry]:
    book = told.book
    yield entry(told.start, book.title, told.about, LESS)
    yield entry(told.phrases, f"Phrases of {book.title}", "The closed vocabulary of the book", LESS)
    for title, place in ((TITLE, read_place(told)), *live_pages(told), *index_pages(told)):
        yield entry(place, f"{title}: {book.title}", "", LESS)
    for erratum in book.errata:
        yield entry(erratum_place(told, erratum), f"Erratum {erratum.id}: {book.title}", erratum.says, LESS)
    for shown in told.shown:
        facts = ", ".join(words for _, words in header_facts(told, shown))
        yield entry(told.pages[shown.id], page_title(shown), facts)
        for clause in clauses_of(told, shown):
            yield entry(
                told.places[clause.id],
                told.number(clause.id),
                " ".join([clause.says, clause.note, clause.partial, *clause.assumes]),
            )
    for name, things in things_page(told).sorts:
        yield from (entry(thing_place(told, t.name), t.name, f"{name} in {book.title}") for t in things)
    for finding in told.report.findings:
        yield entry(told.finding(finding), finding.message, " × ".join((finding.code, *finding.clauses)), LESS)
