"""The pages that lead to others: the start of the site, of each book, and of the checks."""

from __future__ import annotations

import re

from rulewright.book.model import Clause, Kind
from rulewright.checks import ALL
from rulewright.evidence.findings import Check
from rulewright.reports.prose import page_of
from rulewright.site.book_data import Told, by_code, tally
from rulewright.site.clauses import clauses_of, page_title
from rulewright.site.errata import errata_rows
from rulewright.site.findings import CHECKS_START, check_page
from rulewright.site.indexes import index_links
from rulewright.site.live import live_links
from rulewright.site.text import count, head, link, opening, page, pill, table, text

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
_LINK = re.compile(r"\]\((\w+)\.md")
_CODES = {c.name.replace("-", "_"): c.code for c in reversed(ALL)}  # the file of a check, and its page here
PROVED = (Kind.RULE, Kind.DEFINITION, Kind.TABLE, Kind.HEADER)


def home(prose: str, books: list[Told], reference: bool) -> str:
    """The first page: what this is, and the books."""
    rows = [
        [
            link(told.book.title, told.start, HOME),
            str(len(told.book.clauses)),
            scenarios(told),
            link(tally(told.report.findings), told.board(), HOME),
        ]
        for told in books
    ]
    data = "The same as data: " + ", ".join(f"[{name}]({name})" for name in DATA) + "."
    also = f" Of the program: {link('the Python reference', REFERENCE, HOME)}." if reference else ""
    return page([prose, "## Books", table(["book", "clauses", "scenarios", "findings"], rows), data + also])


def scenarios(told: Told) -> str:
    """How many scenarios pass."""
    return f"{len(told.results) - len(told.failed)} of {len(told.results)} pass"


def book_page(told: Told) -> str:
    """The first page of a book."""
    book, at = told.book, told.start
    findings = [
        [
            link(f"{code} {found[0].name}", told.board(code), at),
            pill(found[0].severity.value, found[0].severity.value),
            str(len(found)),
        ]
        for code, found in by_code(told).items()
    ]
    rulings = [[told.to(r.prevails, at), told.to(r.over, at), text(r.because)] for r in book.rulings]
    says = [[f"**{text(c.name)}**", text(c.says)] for c in book.conventions.values()]
    periods = [[text(name), f"{first} to {last}"] for name, (first, last) in book.periods.items()]
    return page(
        [
            opening(book.title),
            head(book.title),
            text(told.about) if told.about else "",
            _figures(told),
            head("Pages", 2),
            table(["page", "clauses", "scenarios", "findings"], _pages(told)),
            *_with_head("Findings", table(["check", "severity", "number"], findings)),
            *_with_head("Conventions", table(["convention", "says"], says)),
            *_with_head("Rulings", table(["prevails", "over", "because"], rulings)),
            *_with_head("Errata", table(["erratum", "date", "says", "clauses"], errata_rows(told))),
            *_with_head("Periods", table(["period", "years"], periods)),
        ]
    )


def _with_head(heading: str, shown: str) -> list[str]:
    return [head(heading, 2), shown] if shown else []


def _figures(told: Told) -> str:
    book = told.book
    clauses = list(book.clauses.values())
    formal = sum(_is_formal(c) for c in clauses)
    cards = [
        (str(len(clauses)), "clauses"),
        (str(formal), "with a formal reading"),
        (str(sum(bool(c.partial) for c in clauses)), "of them partial"),
        (f"{len(told.results) - len(told.failed)} / {len(told.results)}", "scenarios pass"),
        (str(len(told.report.findings)), "findings"),
        (str(len(told.report.undecided)), "not decided"),
        (str(sum(not p.implied for p in book.phrases.phrases)), "phrases"),
    ]
    shown = "".join(f'<div class="figure"><b>{number}</b><span>{name}</span></div>' for number, name in cards)
    phrases = link("All phrases of the book", told.phrases, told.start)
    ways = [live_links(told, told.start), index_links(told, told.start), phrases]
    links = " · ".join([*ways, link("all its findings", told.board(), told.start)])
    document = f" · source: {text(book.document)}" if book.document else ""
    return f'<div class="figures">{shown}</div>\n\n{links}{document}'


def _is_formal(clause: Clause) -> bool:
    return bool(clause.parts or clause.table) and clause.kind in PROVED


def _pages(told: Told) -> list[list[str]]:
    rows = []
    for shown in told.book.pages.values():
        clauses = clauses_of(told, shown)
        results = list({id(r): r for c in clauses for r in told.of_clause.get(c.id, ())}.values())
        found = {f.fingerprint: f for c in clauses for f in told.found.get(c.id, ())}
        wrong = sum(not r.passed for r in results)
        passed = pill(f"✗ {wrong} fail", "fail") if wrong else f"{len(results)} pass" if results else "none"
        rows.append(
            [
                link(page_title(shown), told.pages[shown.id], told.start),
                str(len(clauses)),
                passed,
                tally(found.values()) if found else "none",
            ]
        )
    return rows


def checks_page(books: list[Told]) -> str:
    """The list of all checks."""
    numbers = {c.code: sum(len(by_code(t).get(c.code, ())) for t in books) for c in ALL}
    rows = [
        [
            link(c.code, check_page(c.code), CHECKS_START),
            text(c.name),
            pill(c.severity.value, c.severity.value),
            text(c.sentence),
            str(numbers[c.code] or ""),
        ]
        for c in ALL
    ]
    shown = table(["code", "name", "severity", "what it is", "found"], rows)
    return page([opening("Checks"), head("Checks"), "What the verifier looks for.", shown])


def explained(check: Check, books: list[Told]) -> str:
    """The page of a check, with where it was found."""
    at = check_page(check.code)
    prose = _LINK.sub(lambda m: f"]({_CODES.get(m[1], m[1])}.md", page_of(check))
    listed = [
        f"- {link(t.book.title, t.board(check.code), at)}: {count(len(f), 'finding')}"
        for t in books
        if (f := by_code(t).get(check.code))
    ]
    found = "\n".join(listed) or "Nowhere."
    return page([opening(f"{check.code} {check.name}"), prose, head("Found in these books", 2), found])
