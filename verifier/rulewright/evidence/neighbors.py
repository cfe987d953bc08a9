"""States near a witness that meet the same question: one fact or one party is another.

The table plays more than some questions ask about, so that it does not show in every state that meets them. What is
near costs no solver, and differs in just the things that the question speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice, product

from rulewright.book.model import Book, FieldKind, Part, Perform
from rulewright.language.expr import Expr, Variable, conj, fields_read
from rulewright.language.types import MemberType, Value
from rulewright.solver.witness import Witness
from rulewright.story import effort
from rulewright.story.facts import domain
from rulewright.story.laws import laws_of
from rulewright.story.reveal import reveal
from rulewright.story.unroll import values_of
from rulewright.table.evaluate import MissingInput, Scene, evaluate
from rulewright.table.scene import Contested
from rulewright.table.state import Cell, cell_of


def near(
    book: Book, question: Expr, parameters: tuple[Variable, ...], found: Witness, parts: Iterable[Part] = ()
) -> Iterator[Witness]:
    """Some lawful states that meet a revealed question and differ from a witness in little, the same on every run.

    What is different is read by the question, or asked for by an act that one of some parts does.
    """
    read = fields_read(question)
    asked = fields_read(conj([reveal(r, book) for r in required(book, parts)])) - read
    for some in (chain(_others(book, parameters, found), _changed(book, read, found)), _changed(book, asked, found)):
        met = (one for one in islice(some, effort.NEIGHBORS_TRIED) if _meets(book, question, one))
        yield from islice(met, effort.NEIGHBORS)


def required(book: Book, parts: Iterable[Part]) -> list[Expr]:
    """What the acts that some parts do ask for."""
    done = dict.fromkeys(o.act for p in parts for o in p.outcomes if isinstance(o, Perform))
    return [c.expr for act in done for c in book.acts[act].requires]


def _others(book: Book, parameters: tuple[Variable, ...], found: Witness) -> Iterator[Witness]:
    """The same state with one or two of the parties being others."""
    named = [v for v in parameters if v.name in found.binding]
    choices = [_besides(found.binding[p.name], values_of(p.type, book)) for p in named]
    for i, one in enumerate(named):
        for value in choices[i]:
            yield replace(found, binding={**found.binding, one.name: value})
    for i, one in enumerate(named):
        for j, other in enumerate(named[:i]):
            for value, further in product(choices[i], choices[j]):
                yield replace(found, binding={**found.binding, one.name: value, other.name: further})


def _changed(book: Book, read: frozenset[str], found: Witness) -> Iterator[Witness]:
    """The witness with another value in one cell of some fields, or of one die or choice."""
    known = {cell_of(book, name, args): value for name, args, value in found.cells}
    for cell in dict.fromkeys(_cells(book, read, found)):
        now = known.get(cell, book.fields[cell[0]].start_at(cell[1]))
        for value in _besides(now, domain(book, book.fields[cell[0]], cell[1])):
            yield replace(found, cells=_with(book, known, cell, value))
    given = found.given()
    for cell in given:
        for value in _besides(given[cell], domain(book, book.fields[cell[0]], cell[1])):
            inputs = tuple(sorted(((*c, v) for c, v in {**given, cell: value}.items()), key=repr))
            yield replace(found, inputs=inputs)


def _besides(now: Value, values: Iterable[Value]) -> list[Value]:
    """Some of the values other than one."""
    return list(islice((v for v in values if v != now), effort.NEIGHBOR_VALUES))


def _with(
    book: Book, known: dict[Cell, Value], cell: Cell, value: Value
) -> tuple[tuple[str, tuple[Value, ...], Value], ...]:
    changed = {**known, cell: value}
    told = ((name, args, v) for (name, args), v in changed.items() if v != book.fields[name].start_at(args))
    return tuple(sorted(told, key=repr))


def _cells(book: Book, read: frozenset[str], found: Witness) -> Iterator[Cell]:
    """The stored cells of some fields, about those whom the witness speaks of."""
    spoken = {v for _, args, value in found.cells for v in (*args, value)} | set(found.binding.values())
    for name in sorted(read):
        spec = book.fields.get(name)
        if spec is None or spec.kind is not FieldKind.STATE:
            continue
        members = [[m for m in values_of(MemberType(s), book) if m in spoken] for s in spec.parameters]
        for args in product(*members):
            yield cell_of(book, name, args)


def _meets(book: Book, question: Expr, one: Witness) -> bool:
    """Whether a witness meets a question in a lawful state; what hangs on a die that is not thrown does not."""
    laws, state = laws_of(book), one.state(book)
    try:
        met = evaluate(question, Scene(laws.stored, state, one.state_before(book), one.given()), one.binding)
    except (MissingInput, Contested):
        return False
    return met is True and not laws.broken(state)
