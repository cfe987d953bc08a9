"""Errata on the site: what each of them corrects, and on a clause what it said before; nothing where there are none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar
from urllib.parse import quote

from rulewright.book.model import Amendment, Erratum, Section
from rulewright.site.book_data import Told
from rulewright.site.text import Link, anchor

TITLE = "Errata"


@dataclass(frozen=True, slots=True)
class Amended:
    """What an erratum does to a clause: what it said before, and what it says by this erratum."""

    erratum: Link
    date: str
    clause: Link
    before: str
    after: str
    added: bool
    deleted: bool
    first: bool  # of those that amend the clause


@dataclass(frozen=True, slots=True)
class Listed:
    """An erratum; its address is one that a reader may follow, see ``rulewright.lowering.errata``."""

    id: str
    page: Link
    date: str
    says: str
    source: str
    link: str
    address: str
    clauses: tuple[Amended, ...]


@dataclass(frozen=True, slots=True)
class ErrataPage:
    """Every erratum of a book in the order of the dates."""

    template: ClassVar = "errata.md"
    book: Link
    errata: tuple[Listed, ...]


def errata_place(told: Told) -> str:
    """The page of a book's errata."""
    return f"{told.folder}/errata.md"


def erratum_place(told: Told, erratum: Erratum) -> str:
    """Where an erratum stands on it."""
    return f"{errata_place(told)}#erratum-{anchor(erratum.id)}"


def errata_page(told: Told) -> ErrataPage:
    """Every erratum with the clauses that it amends, adds and deletes."""
    at = errata_place(told)
    return ErrataPage(told.home(at), errata_of(told, at))


def errata_of(told: Told, at: str) -> tuple[Listed, ...]:
    """The errata of a book."""
    return tuple(
        Listed(
            id=e.id,
            page=Link(e.id, erratum_place(told, e), at),
            date=e.date,
            says=e.says,
            source=e.source,
            link=e.link,
            address=quote(e.link, safe=":/?#@!$&'()+,;=%~-._"),
            clauses=tuple(_amended(told, e, a, at) for a in e.amendments),
        )
        for e in told.book.errata
    )


def _amended(told: Told, erratum: Erratum, amendment: Amendment, at: str) -> Amended:
    return Amended(
        erratum=Link(f"erratum {erratum.id}", erratum_place(told, erratum), at),
        date=erratum.date,
        clause=told.to(amendment.clause, at),
        before=amendment.before,
        after=now(told, erratum, amendment),
        added=amendment.added,
        deleted=amendment.deleted,
        first=told.amended[amendment.clause][0] == (erratum, amendment),
    )


def now(told: Told, erratum: Erratum, amendment: Amendment) -> str:
    """What a clause said by an erratum: what a later one superseded, or what it says; nothing where it is deleted."""
    made = told.amended[amendment.clause]
    later = [a.before for _, a in made[made.index((erratum, amendment)) + 1 :]]
    if later:
        return later[0]
    return "" if amendment.deleted else told.book.clauses[amendment.clause].says


def amended_by(told: Told, clause: str, at: str) -> tuple[Amended, ...]:
    """What errata did to a clause, and what it said before each."""
    return tuple(_amended(told, erratum, a, at) for erratum, a in told.amended.get(clause, ()))


def deleted_in(told: Told, section: Section, at: str) -> tuple[tuple[str, tuple[Amended, ...]], ...]:
    """The clauses of a section that errata deleted, with what they did to each."""
    gone = [c for c, ((_, a), *_) in told.amended.items() if a.section == section.id and c not in told.book.clauses]
    return tuple((c, amended_by(told, c, at)) for c in gone)


def errata_data(told: Told) -> list[dict[str, Any]]:
    """The errata as data."""
    return [
        {name: getattr(e, name) for name in ("id", "date", "says", "source", "link")}
        | {"page": e.page.built, "clauses": list(map(_data, e.clauses))}
        for e in errata_of(told, "")
    ]


def _data(made: Amended) -> dict[str, Any]:
    named = {name: getattr(made, name) for name in ("before", "after", "added", "deleted")}
    return {"id": made.clause.words, **named}
