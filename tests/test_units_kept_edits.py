"""After random edits of pages of a real book, what is recalled of its other clauses is what would be found anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rulewright.book.model import Book, Part, Ruling
from rulewright.checks import CHECKS
from rulewright.checks.conflict import (
    contradictory_outcome,
    disposition_conflict,
    harmless_overlap,
    kept_condition,
    overlap,
    permission_vs_prohibition,
)
from rulewright.checks.idle import (
    dead_clause,
    idle_priority,
    inert_permission,
    never_decides,
    pre_empted_clause,
    redundant_clause,
    stillborn,
)
from rulewright.checks.lawful import breaks_law, masked_contradiction
from rulewright.checks.order import order, overwritten_step
from rulewright.checks.silence import (
    ambiguity,
    empty_selector,
    end_mismatch,
    gap,
    table_edge,
    unset_cell,
    unstated_disposition,
)
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding
from rulewright.language.expr import Expr, Literal, rebuild, walk
from rulewright.language.types import IntType
from rulewright.lowering.loader import BOOKS
from rulewright.run import cure_results as cured
from rulewright.run.memory import Store
from rulewright.run.run import load
from rulewright.run.units import Case

KEEPING = (
    ambiguity,
    breaks_law,
    contradictory_outcome,
    dead_clause,
    disposition_conflict,
    empty_selector,
    end_mismatch,
    gap,
    harmless_overlap,
    idle_priority,
    inert_permission,
    kept_condition,
    masked_contradiction,
    never_decides,
    order,
    overlap,
    overwritten_step,
    permission_vs_prohibition,
    pre_empted_clause,
    redundant_clause,
    stillborn,
    table_edge,
    unset_cell,
    unstated_disposition,
)
WHOLE, _ = load(BOOKS / "europa_universalis")
Edit = Callable[[Book, Random], Book]


def some(book: Book, *pages: str) -> Book:
    """A book of a few pages."""
    return replace(
        book,
        pages={name: page for name, page in book.pages.items() if name in pages},
        sections={name: section for name, section in book.sections.items() if section.page in pages},
        clauses={name: clause for name, clause in book.clauses.items() if clause.page in pages},
    )


PAGES = some(WHOLE, "III.13", "III.14", "IV.6", "IV.9")
CONFLICT = ("III.14/events.2", "IV.6/events.2")


def found(book: Book, memory: Store | None = None) -> tuple[list[object], ...]:
    """What all checks that keep what they find have found and left open."""
    context = Context(book, memory=memory)
    findings: list[object] = [f for check in KEEPING for f in check.find(context)]
    return findings, [*context.undecided], [*context.faults], [context.stats.candidates, context.stats.pairs]


def amended(book: Book, part: Part) -> Book:
    """The book with a part as it is now."""
    clause = book.clauses[part.clause]
    parts = tuple(part if p.id == part.id else p for p in clause.parts)
    return replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


def numbers(part: Part) -> list[Literal]:
    """The numbers in the conditions of a part."""
    inside = (e for c in part.conditions for e in walk(c.expr))
    return [e for e in inside if isinstance(e, Literal) and isinstance(e.type, IntType)]


def number(book: Book, draw: Random) -> Book:
    """A number in a condition is one more."""
    part = draw.choice([p for p in book.parts() if numbers(p)])
    one = draw.choice(numbers(part))

    def more(expr: Expr) -> Expr:
        if expr is one:
            assert isinstance(one.value, int)
            return replace(one, value=one.value + 1)
        return rebuild(expr, more)

    return amended(book, replace(part, conditions=tuple(replace(c, expr=more(c.expr)) for c in part.conditions)))


def effect(book: Book, draw: Random) -> Book:
    """A part lacks an effect."""
    part = draw.choice([p for p in book.parts() if p.outcomes])
    gone = draw.randrange(len(part.outcomes))
    return amended(book, replace(part, outcomes=part.outcomes[:gone] + part.outcomes[gone + 1 :]))


def rivals(book: Book, draw: Random) -> tuple[str, str]:
    """Two clauses that are in conflict, or any two."""
    one, other = CONFLICT if draw.random() < 0.5 else draw.sample(sorted({p.clause for p in book.parts()}), 2)
    return one, other


def override(book: Book, draw: Random) -> Book:
    """The parts of a clause prevail over another one."""
    one, over = rivals(book, draw)
    for part in [p for p in book.parts() if p.clause == one]:
        book = amended(book, replace(part, overrides=(*part.overrides, over)))
    return book


def law(book: Book, draw: Random) -> Book:
    """The book lacks a law."""
    gone = draw.choice(book.laws)
    return replace(book, laws=tuple(one for one in book.laws if one is not gone))


def ruling(book: Book, draw: Random) -> Book:
    """A clause prevails by a ruling."""
    one, over = rivals(book, draw)
    return replace(book, rulings=(*book.rulings, Ruling(one, over, "so")))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What was found in the pages before any edit."""
    folder = tmp_path_factory.mktemp("kept")
    assert len(found(PAGES, Store(folder))[3]) == 2
    return folder


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("edit", [number, effect, override, law, ruling])
def test_after_an_edit_what_is_recalled_is_what_would_be_found(kept: Path, edit: Edit, seed: int) -> None:
    changed = edit(PAGES, Random(seed))
    assert changed != PAGES
    assert found(changed, Store(kept)) == found(changed)


def test_the_edits_above_change_what_is_found() -> None:
    """The comparison would mean little if nothing hung on the edits."""
    before = found(PAGES)[0]
    assert all(found(edit(PAGES, Random(1)))[0] != before for edit in (override, ruling))


CURED = (contradictory_outcome, order, permission_vs_prohibition)


def cures(book: Book, memory: Store | None = None) -> dict[str, cured.Cures]:
    """The cures of what a few checks find in a book, by fingerprint."""
    case, found = Case(book, (), memory=memory), {}
    for number, (_, find) in enumerate(CHECKS):
        if find in [check.find for check in CURED]:
            context = Context(book)
            for finding in [f for f in find(context) if f.fingerprint in context.asked]:
                query = context.asked[finding.fingerprint]
                found[finding.fingerprint] = cured.cured(case, finding, query, (number,))
    return found


@pytest.fixture(scope="module")
def healed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cures of the pages before any edit."""
    folder = tmp_path_factory.mktemp("cured")
    assert any(proved for _, proved in cures(PAGES, Store(folder)).values())
    return folder


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("edit", [number, effect, override, ruling])
def test_after_an_edit_the_cures_that_are_recalled_are_those_that_would_be_proved(
    healed: Path, edit: Edit, seed: int
) -> None:
    changed = edit(PAGES, Random(seed))
    assert cures(changed, Store(healed)) == cures(changed)


def test_cures_are_recalled_where_another_clause_has_changed(healed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Case, finding: Finding, *rest: object) -> Finding:
        raise AssertionError(f"the cures of {finding.fingerprint} are proved anew")

    monkeypatch.setattr(cured, "cure", refuse)
    silent = replace(PAGES.clauses["IV.9/header"], id="new", parts=())
    unrelated = replace(PAGES, clauses={**PAGES.clauses, "new": silent})
    assert cures(unrelated, Store(healed))
    with pytest.raises(AssertionError, match="are proved anew"):
        cures(replace(PAGES, rulings=(Ruling("IV.9/header", "IV.6/header", "so"),)), Store(healed))
