"""What an edited book takes over from the one before is what would be worked out about it anew."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rulewright.book.model import AnchorKind, Book, Claim, Norm, NormKind, SetCell
from rulewright.checks.shared.twins import form
from rulewright.language.expr import TRUE, Apply, Expr, Read
from rulewright.language.expr import number as number_of
from rulewright.reach.cone_digest import consulted
from rulewright.reach.outcomes import ground_of
from rulewright.reach.reachable import reachable
from rulewright.run.inheritance import inherit, make_ready
from rulewright.run.memory import Store
from rulewright.story.laws import laws_of
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of
from test_units_kept_edits import PAGES, WHOLE, amended, effect, found, number, override, some

BOOK = some(WHOLE, "III.13", "III.14", "IV.6", "IV.16", "IV.20")
Edit = Callable[[Book, Random], Book]


def moved(book: Book, draw: Random) -> Book:
    """A clause stands somewhere else in its file."""
    clause = book.clauses[draw.choice(list(book.parts())).clause]
    parts = tuple(replace(p, position=replace(p.position, line=p.position.line + 3)) for p in clause.parts)
    return replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


def condition(book: Book, draw: Random) -> Book:
    """A part has a condition more, of another part without variables."""
    others = [c for p in book.parts() if not p.variables for c in p.conditions]
    part = draw.choice([p for p in book.parts() if p.conditions])
    return amended(book, replace(part, conditions=(*part.conditions, draw.choice(others))))


def value(book: Book, draw: Random) -> Book:
    """A cell is set to what another part sets one of its field to."""
    sets = [(p, o) for p in book.parts() for o in p.outcomes if isinstance(o, SetCell)]
    pairs = [(p, o, q.value) for p, o in sets for _, q in sets if o.field == q.field and o.value != q.value]
    part, one, new = draw.choice(pairs)
    outcomes = tuple(replace(o, value=new) if o is one else o for o in part.outcomes)
    return amended(book, replace(part, outcomes=outcomes))


def standing(book: Book, draw: Random) -> Book:
    """A part that stands lacks its conditions."""
    parts = [p for p in book.parts() if p.anchor.kind is AnchorKind.STANDING and p.guard != TRUE]
    return amended(book, replace(draw.choice(parts), life=(), conditions=()))


def norm(book: Book, draw: Random) -> Book:
    """What is permitted is forbidden."""
    norms = [(p, o) for p in book.parts() for o in p.outcomes if isinstance(o, Norm)]
    part, one = draw.choice(norms)
    kind = NormKind.FORBID if one.kind is NormKind.PERMIT else NormKind.PERMIT
    return amended(
        book, replace(part, outcomes=tuple(replace(one, kind=kind) if o is one else o for o in part.outcomes))
    )


def untested(book: Book, draw: Random) -> Book:
    """A precondition of an event comes to nothing, or if it does already lacks what it asks for."""
    part = draw.choice([p for p in book.parts() if p.dispositions and p.conditions][:2])
    return amended(book, replace(part, outcomes=()) if part.outcomes else replace(part, conditions=()))


EDITS: list[Edit] = [number, effect, override, moved, condition, value, standing, norm, untested]


def known(book: Book, asked: list[Expr]) -> list[object]:
    """A good part of what is worked out about a book."""
    heard, ground, way = consulted(book), ground_of(book), reachable(book)
    names: list[tuple[object, ...]] = [("clause", c) for c in book.clauses] + [("step", s) for s in book.steps]
    names += [("act", act, ...) for act in book.acts] + [("tried", act) for act in book.acts] + [("standing",)]
    names += [
        ("act", "starts", "IV.20"),
        *(("cell", f.name, (None,) * len(f.parameters)) for f in book.fields.values()),
    ]
    return [
        [heard.by([p]) for p in book.parts()],
        heard.by((), book.steps),
        [(name, ground.consulted([name])) for name in names],
        ground.always,
        way.values,
        way.ways,
        [form(book, p) for p in book.parts()],
        laws_of(book).instances,
        [reveal(e, book) for e in asked],
    ]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edit", EDITS)
def test_what_is_taken_over_is_what_would_be_worked_out(edit: Edit, seed: int) -> None:
    draw = Random(seed)
    claims = [o for p in BOOK.parts() for o in p.outcomes if isinstance(o, Claim)]
    asked = [p.guard for p in BOOK.parts()] + [Read(c.field, c.args, c.value.type) for c in claims]
    book = replace(BOOK)
    known(book, asked)
    for _ in range(3):
        before, book = book, edit(book, draw)
        assert book != before
        inherit(book, before)
        assert known(book, asked) == known(replace(book), asked)


def later(book: Book) -> Book:
    """The book in which Richelieu stays for another number of turns."""
    part = index_of(book).parts["IV.20/events.1#a"]
    (lasting,) = (o for o in part.outcomes if isinstance(o, SetCell) and o.field == "minister_until")
    assert isinstance(lasting.value, Apply) and isinstance(lasting.value.args[1], Apply)
    turns = replace(lasting.value.args[1], args=(lasting.value.args[1].args[0], number_of(5)))
    longer = replace(lasting, value=replace(lasting.value, args=(lasting.value.args[0], turns)))
    return amended(book, replace(part, outcomes=tuple(longer if o is lasting else o for o in part.outcomes)))


def test_what_an_edit_leaves_alone_is_not_worked_out_again() -> None:
    book = replace(BOOK)
    make_ready(book)
    known(book, [])
    edited = later(book)
    inherit(edited, book)
    assert len(ground_of(edited).known) > len(ground_of(book).known) / 2
    assert reachable(edited).values is reachable(book).values
    assert laws_of(edited).instances is laws_of(book).instances


def test_after_a_few_edits_the_first_book_is_gone() -> None:
    book = replace(BOOK)
    known(book, [])
    first = weakref.ref(book)
    for edit in (number, value, effect):
        before, book = book, edit(book, Random(edit.__name__))
        inherit(book, before)
        known(book, [])
    del before
    gc.collect()
    assert first() is None


@pytest.mark.parametrize("edit", [number, effect, override, condition])
def test_what_is_found_after_edits_is_what_would_be_found(tmp_path: Path, edit: Edit) -> None:
    book, memory, draw = replace(PAGES), Store(tmp_path), Random(edit.__name__)
    for _ in range(2):
        found(book, memory)
        before, book = book, edit(book, draw)
        inherit(book, before)
        assert found(book, memory) == found(replace(book))
