"""The glossary of a book: what its terms mean, which clauses define them and which use them."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.book.model import Claim, FieldKind, Kind
from rulewright.language.expr import fields_read
from rulewright.language.show import show
from rulewright.phrasing.phrases import Phrase, Use
from rulewright.site.book_data import Told
from rulewright.site.phrases import phrase_place, wording_html
from rulewright.site.text import built, head, html, opening, page
from rulewright.site.ways import folded, html_table, index_of, place, to


def glossary_page(told: Told, used: Mapping[str, list[str]]) -> str:
    """Terms and what clauses define, by name; then the clauses that are definitions."""
    book, at = told.book, place(told, "glossary")
    defining = index_of(book, lambda p: [o.field for o in p.outcomes if isinstance(o, Claim)])
    rows = []
    for phrase in sorted(book.phrases.phrases, key=lambda p: p.say.lstrip("{").lower()):
        derived = sorted(f for f in fields_read(phrase.meaning) if book.fields[f].kind is FieldKind.DERIVED)
        if phrase.implied or not (phrase.use is Use.TERM or (phrase.use is Use.CONDITION and derived)):
            continue
        makers = dict.fromkeys(c for f in derived for c in defining.get(f, ()))
        links = [folded([to(told, c, at) for c in clauses]) for clauses in (makers, used.get(phrase.say, []))]
        rows.append([_term(told, phrase, at), f"<code>{html(show(phrase.meaning))}</code>", *links])
    clauses = [c for c in book.clauses.values() if c.kind is Kind.DEFINITION]
    said = html_table(["clause", "says"], [[to(told, c.id, at), html(c.says)] for c in clauses])
    return page(
        [
            opening(f"Glossary ({book.title})", 0.5),
            head("Glossary"),
            html_table(["term", "means", "defined by", "used by"], rows),
            *([head("Clauses that define", 2), said] if said else []),
        ]
    )


def _term(told: Told, phrase: Phrase, at: str) -> str:
    target = built(phrase_place(told, phrase), at)
    return f'<a class="wording" href="{html(target)}">{wording_html(phrase.say)}</a>'
