"""Which clauses prevail over which, and which set off which by an act, over a whole book."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from rulewright.book.model import AnchorKind, Book, Clause, Perform
from rulewright.reports.prose import sets_off


def overridden(clause: Clause) -> list[str]:
    """The ids over which a clause prevails."""
    return list(dict.fromkeys(o for p in clause.parts for o in p.overrides))


def prevailing(book: Book) -> dict[str, list[str]]:
    """The clauses that say that they prevail, by that over which they do."""
    found: dict[str, list[str]] = defaultdict(list)
    for clause in book.clauses.values():
        for over in overridden(clause):
            found[over].append(clause.id)
    return dict(found)


def setting_off(book: Book) -> dict[str, list[str]]:
    """The clauses that each clause sets off by an act that it does."""
    waiting: dict[str, dict[str, None]] = defaultdict(dict)
    for part in book.parts():
        if part.anchor.kind is AnchorKind.ACT:
            waiting[part.anchor.act][part.clause] = None
    found = {c.id: _set_off(book, c, waiting) for c in book.clauses.values()}
    return {one: others for one, others in found.items() if others}


def _set_off(book: Book, clause: Clause, waiting: Mapping[str, Iterable[str]]) -> list[str]:
    acts = dict.fromkeys(o.act for p in clause.parts for o in p.outcomes if isinstance(o, Perform))
    others = dict.fromkeys(other for act in acts for other in waiting.get(act, ()) if other != clause.id)
    return [other for other in others if sets_off(clause, book.clauses[other])]


def turned(found: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """The same from the other side."""
    back: dict[str, list[str]] = defaultdict(list)
    for one, others in found.items():
        for other in others:
            back[other].append(one)
    return dict(back)
