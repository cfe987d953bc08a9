"""The glossary of a book: which clauses define its terms and which use them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from rulewright.book.model import Claim, FieldKind, Kind
from rulewright.language.expr import fields_read
from rulewright.phrasing.phrases import Use
from rulewright.site.book_data import Told
from rulewright.site.phrases import Wording, phrase_place, wording
from rulewright.site.text import Link
from rulewright.site.ways import index_of, place, thing_place, things_page


@dataclass(frozen=True, slots=True)
class Term:
    """A term or a condition; it leads to the page of phrases, which says what it means."""

    phrase: Link
    wording: Wording
    defined: tuple[Link, ...]
    used: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class GlossaryPage:
    """What codes stand for; terms and what clauses define, by name; then definitions, with what they say."""

    template: ClassVar = "glossary.md"
    book: str
    names: tuple[tuple[str, tuple[tuple[Link, str], ...]], ...]  # what codes stand for, sort by sort
    terms: tuple[Term, ...]
    clauses: tuple[tuple[Link, str], ...]


def glossary_page(told: Told, used: Mapping[str, list[str]]) -> GlossaryPage:
    """The glossary; ``used`` are the clauses that use each phrase."""
    at, clauses = place(told, "glossary"), told.book.clauses.values()
    definitions = ((told.to(c.id, at), c.says) for c in clauses if c.kind is Kind.DEFINITION)
    return GlossaryPage(told.book.title, tuple(_names(told, at)), tuple(_terms(told, used, at)), tuple(definitions))


def _names(told: Told, at: str) -> Iterator[tuple[str, tuple[tuple[Link, str], ...]]]:
    """What the codes of each sort stand for, by the code; each leads to the clauses that name it, if any do."""
    listed = {thing_place(told, entry.name) for _, entries in things_page(told).sorts for entry in entries}
    for sort in told.book.sorts.values():
        rows = ((thing_place(told, code), code, said) for code, said in sorted(sort.names))
        found = tuple((Link(code, to if to in listed else "", at), said) for to, code, said in rows)
        if found:
            yield sort.name, found


def _terms(told: Told, used: Mapping[str, list[str]], at: str) -> Iterator[Term]:
    book = told.book
    defining = index_of(book, lambda p: [o.field for o in p.outcomes if isinstance(o, Claim)])
    for phrase in sorted(book.phrases.phrases, key=lambda p: p.say.lstrip("{").lower()):
        derived = sorted(f for f in fields_read(phrase.meaning) if book.fields[f].kind is FieldKind.DERIVED)
        if phrase.implied or not (phrase.use is Use.TERM or (phrase.use is Use.CONDITION and derived)):
            continue
        yield Term(
            phrase=Link(phrase.say, phrase_place(told, phrase), at),
            wording=wording(phrase.say),
            defined=told.all(dict.fromkeys(c for f in derived for c in defining.get(f, ())), at),
            used=told.all(used.get(phrase.say, ()), at),
        )
