"""After a clause has changed, what is recalled of the others is what would be found anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rules.expr import FALSE
from rules.loader import BOOKS
from rules.model import Book, Clause, Condition
from verifier.checks import ambiguity, breaks_law, never_decides, permission_vs_prohibition
from verifier.consulted import consulted
from verifier.context import Context
from verifier.findings import Finding
from verifier.memory import Store
from verifier.run import load

FINDS = (ambiguity.find, breaks_law.find, never_decides.find, permission_vs_prohibition.find)
BOOK, _ = load(BOOKS / "price_of_power")
EVENTS, _ = load(BOOKS / "europa_universalis")


def found(book: Book, memory: Store | None = None) -> tuple[list[Finding], list[object], int]:
    """What some checks find and leave open, and how many questions they asked of the solver."""
    context = Context(book, memory=memory)
    findings = [f for find in FINDS for f in find(context)]
    return findings, [*context.undecided, context.stats.candidates, context.stats.pairs], context.stats.queries


def never(book: Book, clause: Clause) -> Book:
    """The book with a condition that nothing meets added to a clause."""
    more = Condition(FALSE, "never")
    parts = tuple(replace(p, conditions=(*p.conditions, more)) for p in clause.parts)
    return replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


@pytest.mark.parametrize("number", [0, 5, 11])
def test_what_is_recalled_after_a_change_is_what_would_be_found(tmp_path: Path, number: int) -> None:
    found(BOOK, Store(tmp_path))
    changed = never(BOOK, [c for c in BOOK.clauses.values() if c.parts][number])
    assert found(changed, Store(tmp_path))[:2] == found(changed)[:2]


def test_clauses_that_have_moved_are_found_where_they_are(tmp_path: Path) -> None:
    found(BOOK, Store(tmp_path))
    moved = {c.id: replace(c, position=replace(c.position, line=c.position.line + 7)) for c in BOOK.clauses.values()}
    changed = replace(BOOK, clauses=moved)
    findings, *_, queries = found(changed, Store(tmp_path))
    assert queries == 0 and findings == found(changed)[0]


def test_the_clauses_of_one_event_leave_those_of_another_alone() -> None:
    def hashes(book: Book) -> dict[str, str]:
        return {p.id: consulted(book).by([p]) for p in book.parts()}

    opening = next(c for c in EVENTS.clauses.values() if c.id == "III.17/lasting.1")
    before, after = hashes(EVENTS), hashes(never(EVENTS, opening))
    differ = {p for p in before if before[p] != after[p]}
    assert differ and len(differ) < len(before) / 3
    assert all(p.id in differ for p in opening.parts)
