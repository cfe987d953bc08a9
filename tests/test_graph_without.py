"""A book without one clause plays just as a book written without that clause would."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rulewright.book.model import Condition
from rulewright.files.library import features_of
from rulewright.gherkin.scenario import read_features, run
from rulewright.language.expr import Literal, Read
from rulewright.language.types import BOOL
from rulewright.lowering.loader import BOOKS, load_book
from rulewright.play.demands import broken_laws
from rulewright.play.variant import narrower, says_only_in_moments, without
from rulewright.reach.digests import model_hash
from rulewright.story.laws import laws_told, read_by_laws, stands_alike
from rulewright.story.reveal import formal_arguments, reveal
from rulewright.table.evaluate import evaluate
from rulewright.table.index import build_index, index_of, upon
from rulewright.table.scene import Scene
from rulewright.table.triggers import first_of


def told(table: Mapping[Any, Any]) -> dict[Any, Any]:
    """A look-up table without its empty entries."""
    return {key: found for key, found in table.items() if found != ()}


def test_its_index_is_the_one_that_would_be_built() -> None:
    book = load_book(BOOKS / "europe_1615")
    for clause in book.clauses.values():
        made = index_of(without(book, clause))
        built = build_index(replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=())}))
        for name in ("steps", "claims", "norms"):
            assert told(getattr(made, name)) == told(getattr(built, name)), (clause.id, name)
        assert all(upon(act, ..., made) == upon(act, ..., built) for act in book.acts), clause.id
        assert (made.tested.upon(...), made.tables) == (built.tested.upon(...), built.tables)
        assert [(p, k) for p, k, _ in made.keeps] == [(p, k) for p, k, _ in built.keeps]


def test_the_index_of_a_narrower_clause_is_the_one_that_would_be_built() -> None:
    book = load_book(BOOKS / "europe_1615")
    for clause in book.clauses.values():
        more = Condition(Literal(False, BOOL), "never")
        parts = tuple(replace(part, conditions=(*part.conditions, more)) for part in clause.parts)
        changed = replace(clause, parts=parts)
        made = index_of(narrower(book, changed))
        built = build_index(replace(book, clauses={**book.clauses, clause.id: changed}))
        for name in ("steps", "claims", "norms", "keeps", "tables", "parts", "laws"):
            assert getattr(made, name) == getattr(built, name), (clause.id, name)
        assert all(upon(act, ..., made) == upon(act, ..., built) for act in book.acts), clause.id
        assert made.tested.upon(...) == built.tested.upon(...)


def test_parts_found_by_what_an_act_is_done_with_are_those_that_wait_for_it() -> None:
    book = load_book(BOOKS / "europa_universalis")
    assert book.events is not None
    waiting = index_of(book).waiting[book.events.starts]
    fewer = waiting.changed({waiting.upon(...)[0].id: None})
    for event in book.members[book.events.sort]:
        fit = [p for p in waiting.upon(...) if first_of(p.anchor.args) in (event, ...)]
        assert list(waiting.upon(event)) == fit
        assert list(fewer.upon(event)) == [p for p in fit if p is not waiting.upon(...)[0]]


def test_laws_asked_where_a_state_differs_are_the_laws_asked_in_full() -> None:
    book = load_book(BOOKS / "europe_1615")
    folder = features_of(book.path)
    assert folder is not None
    states = [result.state for s in read_features(folder)[0] if (result := run(book, s)).state is not None]
    assert states
    for state in states:
        for cell in [*state.touched()]:
            state = state.copy()
            state.set(*cell, book.fields[cell[0]].start_at(cell[1]))
            scene = Scene(book, state)
            whole = [law.name for law in book.laws if not evaluate(law.condition, scene)]
            assert broken_laws(scene, set(book.fields)) == whole


def test_what_stands_in_a_narrower_book_is_what_stands_in_the_whole_one() -> None:
    book = load_book(BOOKS / "europe_1615")
    acting = [c for c in book.clauses.values() if c.parts and says_only_in_moments(c)]
    for clause in acting[::25]:
        parts = tuple(
            replace(p, conditions=(*p.conditions, Condition(Literal(False, BOOL), "never"))) for p in clause.parts
        )
        changed = replace(clause, parts=parts)
        lent, fresh = narrower(book, changed), replace(book, clauses={**book.clauses, clause.id: changed})
        stands_alike(book, lent)
        assert laws_told(lent) == laws_told(fresh)
        assert read_by_laws(lent) == read_by_laws(fresh)
        assert model_hash(lent) == model_hash(fresh)
        for spec in book.fields.values():
            cell = Read(spec.name, formal_arguments(spec), spec.type)
            assert reveal(cell, lent) == reveal(cell, fresh), (clause.id, spec.name)
