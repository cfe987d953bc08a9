"""The board: all findings in one table, filtered by a script that keeps the filters in the address."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.checks import ALL
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.site.book_data import BOARD, Told, by_code, tally
from rulewright.site.clauses import page_title
from rulewright.site.findings import check_page
from rulewright.site.text import built, count, head, html, link, opening, page, pill, table, text, url
from rulewright.site.ways import to

STATUSES = ("open", "baselined", "ruled")
Options = Sequence[tuple[str, str]]


def board(books: list[Told]) -> str:
    """All findings, and what was not decided."""
    found = [f for told in books for f in told.report.findings]
    said = f"{count(len(found), 'finding')}: {tally(found)}."
    rows = "".join(_row(told, f) for told in books for f in told.report.findings)
    return page(
        [
            opening("Findings", wide=True),
            head("Findings"),
            said,
            _filters(books),
            f'<table class="board"><thead><tr><th>kind</th><th>clauses</th><th>finding</th></tr></thead>'
            f"<tbody>{rows}</tbody></table>"
            if rows
            else "",
            f'<script id="board" src="{url("board.js", BOARD)}" defer></script>' if rows else "",
            *(_undecided(books)),
            *([head("By check", 2), _overview(books)] if rows else []),
        ]
    )


def _filters(books: list[Told]) -> str:
    """The form; without its script it stays hidden, and all findings are shown."""
    found = [f for told in books for f in told.report.findings]
    codes = {f.code for f in found}
    fields = [
        _select("book", [(t.folder, t.book.title) for t in books if t.report.findings]),
        _select("page", [option for told in books for option in _pages(told)]),
        _select("check", [(c.code, f"{c.code} {c.name}") for c in ALL if c.code in codes]),
        _select("severity", [(s.value, s.value) for s in Severity if any(f.severity is s for f in found)]),
        _select("status", [(s, s) for s in STATUSES if any(f.status == s for f in found)]),
        '<label>text <input type="search" name="text" autocomplete="off"></label>',
        '<button type="reset">Clear</button>',
    ]
    return (
        f'<form class="filters" role="search" aria-label="Findings" hidden>{"".join(fields)}'
        '<output aria-live="polite"></output></form>'
    )


def _select(name: str, options: Options) -> str:
    shown = "".join(f'<option value="{html(value)}">{html(words)}</option>' for value, words in options)
    return f'<label>{name} <select name="{name}"><option value="">any</option>{shown}</select></label>'


def _pages(told: Told) -> list[tuple[str, str]]:
    """The pages of a book of which a clause has a finding."""
    named = {place for f in told.report.findings for place in _places(told, f)}
    shown = ((told.pages[p.id].removesuffix(".md"), page_title(p)) for p in told.book.pages.values())
    return [(place, title) for place, title in shown if place in named]


def _places(told: Told, finding: Finding) -> list[str]:
    """The pages of the clauses of a finding, as the filter names them."""
    clauses = told.book.clauses
    pages = dict.fromkeys(clauses[c].page for c in finding.clauses if c in clauses)
    return [told.pages[p].removesuffix(".md") for p in pages]


def _row(told: Told, finding: Finding) -> str:
    about = {
        "book": told.folder,
        "page": " ".join(_places(told, finding)),
        "check": finding.code,
        "severity": finding.severity.value,
        "status": finding.status,
    }
    marks = " ".join(f'data-{name}="{html(value)}"' for name, value in about.items())
    status = "" if finding.status == "open" else " " + pill(finding.status)
    kind = f"{html(finding.code)} <br>{pill(finding.severity.value, finding.severity.value)}{status}"
    parties = "<br>".join(to(told, c, BOARD) for c in finding.clauses)
    demands = " × ".join(finding.demands[c] for c in finding.clauses if c in finding.demands)
    asked = f"<small>{html(demands)}</small>" if demands else ""
    own = f'<a class="finding" href="{html(built(told.finding(finding), BOARD))}">{html(finding.message)}</a>'
    return f"<tr {marks}><td>{kind}</td><td>{parties}</td><td>{own}{asked}</td></tr>"


def _overview(books: list[Told]) -> str:
    counts = {told.folder: by_code(told) for told in books}
    rows = []
    for check in ALL:
        numbers = [_number(told, check, counts[told.folder].get(check.code, ())) for told in books]
        if any(numbers):
            rows.append([link(f"{check.code} {check.name}", check_page(check.code), BOARD), *numbers])
    return table(["check", *(link(t.book.title, t.start, BOARD) for t in books)], rows)


def _number(told: Told, check: Check, found: Iterable[Finding]) -> str:
    number = len(list(found))
    return link(str(number), told.board(check.code), BOARD) if number else ""


def _undecided(books: list[Told]) -> list[str]:
    rows = [
        [text(t.book.title), text(u.code), "<br>".join(t.to(c, BOARD) for c in u.clauses), text(u.why)]
        for t in books
        for u in t.report.undecided
    ]
    if not rows:
        return []
    return [
        head("Not decided", 2),
        "The solver gave up within its bounds: neither found nor proved.",
        table(["book", "check", "clauses", "reason"], rows),
    ]
