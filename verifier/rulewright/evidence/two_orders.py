"""Two acts done one after the other, in both orders, from one witness: the end states and a scenario for each."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.book.model import Anchor, Book
from rulewright.evidence.trial import trial
from rulewright.gherkin.describe import in_phrases
from rulewright.gherkin.feature import CONTEXT
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.language.types import Value
from rulewright.solver.witness import Witness
from rulewright.table.state import Cell


@dataclass(frozen=True, slots=True)
class Order:
    """Two acts in one order: what a cell holds in the end, and the scenario that shows it."""

    value: Value
    scenario: Scenario


def order(book: Book, found: Witness, acts: tuple[Anchor, Anchor], cell: Cell, title: str) -> Order | None:
    """The acts done in this order; None where one of them does not go well or the scenario does not pass."""
    inputs = dict(found.given())
    steps = [Step("given", text, 0) for text in in_phrases(book, found.state(book))]
    state = found.state(book)
    for act in acts:
        trace = trial(book, state, act, inputs)
        if trace.stopped or trace.refused or trace.contested or trace.disputed or trace.broken:
            return None
        steps += [
            Step("when", f"{book.phrases.say_cell(*c, v)} {CONTEXT}", 0) for c, v in sorted(inputs.items(), key=repr)
        ]
        steps.append(Step("when", book.phrases.say_act(act.act, act.args), 0))
        state = trace.after
    value = state.get(*cell)
    left = " still" if trace.before.get(*cell) == value else ""
    steps.append(Step("then", book.phrases.say_cell(*cell, value) + left, 0))
    scenario = Scenario(title, (), title, "", 0, title, tuple(steps))
    return Order(value, scenario) if run(book, scenario).passed else None


def disputed(book: Book, found: Witness, acts: tuple[Anchor, Anchor]) -> dict[str, set[str]]:
    """The acts that some clause does and another forbids when these are done in either order, and who forbids each."""
    clauses: dict[str, set[str]] = {}
    for one, other in (acts, acts[::-1]):
        inputs = dict(found.given())
        first = trial(book, found.state(book), one, inputs)
        for dispute in (*first.disputed, *trial(book, first.after, other, inputs).disputed):
            clauses.setdefault(dispute.what[0], set()).update(dispute.forbids)
    return clauses
