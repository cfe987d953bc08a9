"""After a clause has changed, what is recalled of the others is what would be found anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.book.model import Book, Clause, Condition
from rulewright.checks.conflict import permission_vs_prohibition
from rulewright.checks.idle import never_decides
from rulewright.checks.lawful import breaks_law
from rulewright.checks.silence import ambiguity
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding
from rulewright.language.expr import FALSE
from rulewright.lowering.loader import BOOKS
from rulewright.reach.cone_digest import consulted
from rulewright.run.memory import Store
from rulewright.run.run import load

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


SMALL = {
    "book.yaml": "book: towns\ntitle: Towns\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN]}
fields: {walled: {of: Town}, safe: {of: Town}, calm: {of: Town}, gold: {of: Town, is: 0..3}}
acts:
  - {act: sacks, say: "{t:Town} is sacked", then: [t is not walled]}
  - {act: taxes, say: "{t:Town} is taxed", then: [the gold of t is 2]}
timeline: [play, close]
laws: {ULM is never as rich as can be: gold(ULM) <= 2}
""",
    "phrases.yaml": """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is safe", means: safe(t)}
  - {say: "{t:Town} is calm", means: calm(t)}
  - {say: "the gold of {t:Town} is {n:int}", not: "the gold of {t:Town} is not {n:int}", means: gold(t) == n}
""",
    "towns.yaml": """\
page: towns
title: Towns
sections:
  - section: standing
    clauses:
      - {clause: c.1, says: Walls make safe., for: {t: Town}, when: [t is walled], holds: [t is safe]}
      - {clause: c.2, says: The safe are calm., for: {t: Town}, when: [t is safe], holds: [t is calm]}
      - {clause: c.3, says: Ulm has no walls., when: [the gold of ULM is 0], holds: [ULM is not walled]}
      - {clause: c.4, says: The calm are not sacked., for: {t: Town}, when: [t is calm], forbids: [t is sacked]}
      - {clause: c.5, says: Sacking is free., for: {t: Town}, when: [t is walled], permits: [t is sacked]}
      - {clause: c.6, says: Taxes are due., for: {t: Town}, when: [t is safe], permits: [t is taxed]}
      - {clause: c.7, says: Bern is not taxed., when: [BERN is not calm], forbids: [BERN is taxed]}
  - section: closing
    at: close
    clauses:
      - {clause: c.8, says: The calm grow rich., when: [ULM is calm, ULM is not safe], then: [the gold of ULM is 3]}
      - {clause: c.9, says: Bern is sacked., when: [BERN is calm], then: [BERN is sacked]}
      - {clause: c.10, says: Bern is taxed., when: [BERN is calm, BERN is walled], then: [BERN is taxed]}
""",
}
CLAUSES = tuple(f"c.{n}" for n in range(1, 11))


def freed(book: Book, clause: Clause) -> Book:
    """The book with a clause that applies under all circumstances."""
    parts = tuple(replace(p, conditions=()) for p in clause.parts)
    return replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


@pytest.mark.parametrize("change", [never, freed])
@pytest.mark.parametrize("clause", CLAUSES)
def test_whatever_clause_changes_what_is_recalled_is_what_would_be_found(
    tmp_path: Path, clause: str, change: Callable[[Book, Clause], Book]
) -> None:
    book = book_of(SMALL, tmp_path / "towns")
    found(book, Store(tmp_path))
    changed = change(book, book.clauses[clause])
    assert found(changed, Store(tmp_path))[:2] == found(changed)[:2]


def test_what_stands_is_consulted_only_where_it_may_have_a_say(tmp_path: Path) -> None:
    book = book_of(SMALL, tmp_path)

    def touched(clause: str) -> set[str]:
        after = never(book, book.clauses[clause])
        pairs = zip(book.parts(), after.parts(), strict=True)
        return {p.id for p, q in pairs if consulted(book).by([p]) != consulted(after).by([q])}

    closing = {"c.8", "c.9", "c.10"}  # they share a moment
    assert touched("c.1") == {"c.1", "c.2", "c.4", "c.5", "c.6", "c.7"} | closing
    assert touched("c.4") == {"c.4", "c.5"} | closing
    assert touched("c.7") == {"c.6", "c.7"} | closing


def ranked(folder: Path, under: str = "", first: str = "", second: str = "", third: str = "") -> Book:
    """A book of a permission and a ban on one act and of a third clause, each with what it says of its priority."""
    who = under or "for: {t: Town}"
    page = f"""\
page: towns
title: Towns
sections:
  - section: standing
    clauses:
      - {{clause: d.1, says: All may be sacked., for: {{t: Town}}, permits: [t is sacked]{first}}}
      - {{clause: d.2, says: Ulm may not., {who}, when: [t is walled], forbids: [t is sacked]{second}}}
      - {{clause: d.3, says: Bern may be taxed., when: [BERN is walled], permits: [BERN is taxed]{third}}}
"""
    return book_of({**SMALL, "towns.yaml": page}, folder)


RANKS: tuple[tuple[dict[str, str], dict[str, str]], ...] = (
    ({}, {"under": "of: d.1"}),
    (
        {"second": ", overrides: [d.1]", "first": ", overrides: [d.3]"},
        {"second": ", overrides: [d.1]", "first": ", overrides: [d.3]", "third": ", overrides: [d.2]"},
    ),
)


@pytest.mark.parametrize("ranks", RANKS, ids=["stated below", "in a circle"])
def test_priorities_that_are_said_elsewhere_are_consulted(
    tmp_path: Path, ranks: tuple[dict[str, str], dict[str, str]]
) -> None:
    """A clause prevails over the one that it is stated below, and over none with which it is in a circle."""
    one, other = (ranked(tmp_path / str(n), **said) for n, said in enumerate(ranks))
    assert [len(found(book)[0]) for book in (one, other)] in ([0, 1], [1, 0])
    for before, after in ((one, other), (other, one)):
        memory = Store(tmp_path / f"before {after.path.name}")
        found(before, memory)
        assert found(after, memory)[0] == found(after)[0]
