"""Errata on the site: what each of them corrects, and on a clause what it said before; nothing where there are none."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from rulewright.book.model import Amendment, Erratum, Section
from rulewright.site.book_data import Told
from rulewright.site.text import anchor, facts, head, html, link, opening, page, table, text, url

TITLE = "Errata"


def errata_place(told: Told) -> str:
    """The page of a book's errata."""
    return f"{told.folder}/errata.md"


def erratum_place(told: Told, erratum: Erratum) -> str:
    """Where an erratum stands on it."""
    return f"{errata_place(told)}#{_own(erratum)}"


def _own(erratum: Erratum) -> str:
    return f"erratum-{anchor(erratum.id)}"


def errata_page(told: Told) -> str:
    """Every erratum in the order of the dates, with the clauses that it amends, adds and deletes."""
    lead = f"What was corrected in {text(told.book.title)} since it was printed. All pages read as corrected."
    blocks = [opening(f"{TITLE} ({told.book.title})", 0.5), head(TITLE), lead]
    for erratum in told.book.errata:
        blocks += [head(erratum.id, 2, _own(erratum)), text(erratum.says), _published(erratum), _clauses(told, erratum)]
    return page(blocks)


def _published(erratum: Erratum) -> str:
    """When and by whom; the address is one that a reader may follow, see ``rulewright.lowering.errata``."""
    address = quote(erratum.link, safe=":/?#@!$&'()+,;=%~-._")
    shown = f'<a href="{html(address)}" rel="noopener noreferrer">{text(erratum.link)}</a>' if erratum.link else ""
    return facts([("date", [erratum.date]), ("source", [text(erratum.source)]), ("link", [shown] if shown else [])])


def _clauses(told: Told, erratum: Erratum) -> str:
    at, rows = errata_place(told), []
    for amendment in erratum.amendments:
        before = "*added*" if amendment.added else text(amendment.before)
        after = "*deleted*" if amendment.deleted else text(now(told, erratum, amendment))
        rows.append([told.to(amendment.clause, at), before, after])
    return table(["clause", "before", "after"], rows)


def now(told: Told, erratum: Erratum, amendment: Amendment) -> str:
    """What a clause said by an erratum: what a later one superseded, or what it says; nothing where it is deleted."""
    made = told.amended[amendment.clause]
    later = [a.before for _, a in made[made.index((erratum, amendment)) + 1 :]]
    if later:
        return later[0]
    return "" if amendment.deleted else told.book.clauses[amendment.clause].says


def errata_rows(told: Told) -> list[list[str]]:
    """The errata of a book for its first page."""
    return [
        [link(e.id, erratum_place(told, e), told.start), e.date, text(e.says), str(len(e.amendments))]
        for e in told.book.errata
    ]


def amended_by(told: Told, clause: str, at: str) -> list[str]:
    """What errata did to a clause, and what it said before each."""
    made = told.amended.get(clause, ())
    return [_line(told, n, erratum, a, at) + "\n{: .amended }" for n, (erratum, a) in enumerate(made)]


def deleted_in(told: Told, section: Section, at: str) -> list[str]:
    """The clauses of a section that errata deleted, each in a place of its own."""
    gone = [c for c, ((_, a), *_) in told.amended.items() if a.section == section.id and c not in told.book.clauses]
    return [b for c in gone for b in (f"**{text(c)}**\n{{: #{anchor(c)} }}", *amended_by(told, c, at))]


def _line(told: Told, number: int, erratum: Erratum, amendment: Amendment, at: str) -> str:
    verb, before = "Deleted" if amendment.deleted else "Amended", "Before" if number else "Printed"
    named = link(f"erratum {erratum.id}", erratum_place(told, erratum), at)
    if amendment.added:
        return f"Added by {named} ({erratum.date})."
    return f"{verb} by {named} ({erratum.date}). {before}: {text(amendment.before)}"


def errata_data(told: Told) -> list[dict[str, Any]]:
    """The errata as data."""
    return [
        {
            "id": e.id,
            "date": e.date,
            "says": e.says,
            "source": e.source,
            "link": e.link,
            "page": url(erratum_place(told, e).replace(".md#", ".html#"), ""),
            "clauses": [
                {
                    "id": a.clause,
                    "before": a.before,
                    "after": now(told, e, a),
                    "added": a.added,
                    "deleted": a.deleted,
                }
                for a in e.amendments
            ],
        }
        for e in told.book.errata
    ]
