"""A moment tried at the table from a state that a question came up with: no solver is asked what happens in it."""

from __future__ import annotations

from dataclasses import replace

from rulewright.book.model import Anchor, Book, Condition, Part
from rulewright.evidence.telling import Teller
from rulewright.language.expr import Literal
from rulewright.language.types import Value
from rulewright.play.play import play_moment
from rulewright.play.variant import narrower
from rulewright.solver.witness import Witness
from rulewright.story import effort
from rulewright.story.facts import domain
from rulewright.story.moments import played
from rulewright.table.evaluate import MissingInput
from rulewright.table.state import Cell, State
from rulewright.table.trace import Trace


def trial(book: Book, state: State, anchor: Anchor, inputs: dict[Cell, Value]) -> Trace:
    """A step or an act, played; dice and choices that it asks for are added to the inputs, each as it first can be."""
    args = tuple(a.value for a in anchor.args if isinstance(a, Literal))
    while True:
        trace = play_moment(book, state, anchor, args, inputs)
        if not isinstance(trace.stopped, MissingInput) or len(inputs) >= effort.INPUTS_ADDED:
            return trace
        name, where = trace.stopped.cell
        inputs[name, where] = domain(book, book.fields[name], where)[0]


def fires(book: Book, part: Part, conditions: tuple[Condition, ...], found: Witness) -> bool:
    """Whether a part of a moment, with these conditions instead of its own, speaks if that is played from a witness."""
    clause, teller = book.clauses[part.clause], Teller(book)
    parts = tuple(replace(p, conditions=conditions) if p.id == part.id else p for p in clause.parts)
    anchor = played(book, part.anchor)
    args = tuple(teller.named(a, found) for a in anchor.args)
    if not all(isinstance(a, Literal) for a in args):
        return False
    other = narrower(book, replace(clause, parts=parts))
    trace = trial(other, found.state(book), replace(anchor, args=args), found.given())
    return trace.refused is None and any(line.fired and line.part == part.id for line in trace.lines)
