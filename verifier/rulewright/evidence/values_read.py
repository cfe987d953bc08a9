"""What the conditions behind a finding read in its witness and find as it was at the start.

A witness tells what differs from the start. A number that is decisive may be that of the start all the same: it is
told where a condition or an effect reads the cell itself. What a condition asks of anybody, or of all of a
kind, is not listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from rulewright.book.model import Book, ChangeCell, FieldKind, Part, Perform, SetCell, expressions_of
from rulewright.evidence.core import conditions_of
from rulewright.language.expr import Connected, Expr, Literal, Quantify, Read, Was, children, free_variables
from rulewright.language.types import Value
from rulewright.solver.witness import Witness
from rulewright.story.effects import act_outcomes
from rulewright.table.evaluate import Contested, MissingInput, Scene, evaluate
from rulewright.table.index import index_of
from rulewright.table.state import Cell, cell_of
from rulewright.table.trace import TraceLine

MARK = "~"  # begins what tells the variables of one side of a question from those of the other
NARROWER = (Quantify, Connected, Was)  # what asks of others, or of another time


def at_start(
    book: Book, parts: Iterable[Part], found: Witness, lines: Sequence[TraceLine], needed: Iterable[Expr] = ()
) -> list[str]:
    """The cells at their start that some parts read, or what is needed reads, in phrases."""
    told = {(name, args) for name, args, _ in found.cells}
    scene = Scene(book, found.state(book), found.state_before(book), dict(found.given()))
    cells: dict[Cell, Value] = {}
    asked = [
        (expr, binding)
        for part in parts
        for binding in bindings(part, found.binding, lines)
        for expr in (*(c.expr for c in conditions_of(part)), *effects_read(book, part))
    ]
    for expr, binding in (*asked, *((expr, found.binding) for expr in needed)):
        for cell in cells_read(expr, scene, binding):
            if cell not in told and stored(book, cell[0]):
                cells[cell] = scene.state.get(*cell)
    said = (book.phrases.cell_in_words(*cell, value) for cell, value in cells.items())
    return [text for text in dict.fromkeys(said) if text is not None]


def effects_read(book: Book, part: Part) -> list[Expr]:
    """What the effects of a part read, also through acts: numbers that they add to, whom they name, what they set."""
    told = [o for o in part.outcomes if isinstance(o, SetCell | ChangeCell)]
    for done in (o for o in part.outcomes if isinstance(o, Perform)):
        told += [o for o in act_outcomes(book.acts[done.act], done.args) if isinstance(o, SetCell | ChangeCell)]
    added = [Read(o.field, o.args, o.amount.type) for o in told if isinstance(o, ChangeCell)]
    return [*added, *(e for o in told for e in expressions_of(o))]


def stored(book: Book, name: str) -> bool:
    """Whether a field may change and shows what is stored."""
    return book.fields[name].kind is FieldKind.STATE and name not in index_of(book).claims


def bindings(part: Part, given: Mapping[str, Value], lines: Iterable[TraceLine]) -> list[Mapping[str, Value]]:
    """The ways in which a witness binds the variables of a part: those that fired, or else the first that did."""
    names = [v.name for v in part.variables]
    sides = dict.fromkeys(key.partition(MARK)[2] for key in given)
    own = [{n: given[k] for n in names if (k := f"{n}{MARK}{s}" if s else n) in given} for s in sides or ("",)]
    told = dict.fromkeys(tuple(b.items()) for b in own if b or not names)
    found: list[Mapping[str, Value]] = [dict(pairs) for pairs in told]
    fired = [line.binding for line in lines if line.fired and line.part == part.id]
    own_fired = [b for b in found if any(set(b.items()) <= {*pairs} for pairs in fired)]
    return own_fired or [dict(pairs) for pairs in fired[:1]] or found


def cells_read(expr: Expr, scene: Scene, binding: Mapping[str, Value]) -> Iterator[Cell]:
    """The cells that an expression reads itself."""
    for read in reads(expr):
        if {v.name for v in free_variables(read)} <= binding.keys():
            with suppress(Contested, MissingInput):
                args = tuple(evaluate(a, scene, binding) for a in read.args)
                if None not in args:
                    yield cell_of(scene.book, read.field, args)


def reads(expr: Expr) -> Iterator[Read]:
    """The reads of an expression outside what asks of others."""
    if isinstance(expr, (*NARROWER, Literal)):
        return
    if isinstance(expr, Read):
        yield expr
    for part in children(expr):
        yield from reads(part)
