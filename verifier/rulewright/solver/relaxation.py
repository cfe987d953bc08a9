"""Answers to hard questions: every cell stands at its start, but where a proof needs that.

The solver is asked with all cells at their start. Where that meets the question, or leads to a contradiction in which
no start takes part, it is answered; else those that take part in it are let go, and it is asked again. With most of
what a question speaks of fixed, it is soon answered each time, and what is found differs little from the set-up.
"""

from __future__ import annotations

from rulewright.book.model import Book, FieldKind
from rulewright.language.expr import Expr
from rulewright.solver.encode import Encoded
from rulewright.solver.obligations import Obligation
from rulewright.solver.places import one_of, place_of
from rulewright.solver.solve import GaveUp, Key, Met, Proved, Prover, Question, Situation, Undecided
from rulewright.story import effort
from rulewright.story.facts import domain
from rulewright.table.state import cell_of


class RelaxationProver(Prover):
    """Answers obligations so; ``resources`` are those for each time that the solver is asked."""

    def search(self, question: Question) -> Situation | None:
        """A lawful situation that meets a question; raises GaveUp, TooLarge."""
        question.insist()
        starts = dict[int, None]()  # the numbers of assumptions, in order
        seen: set[Key] = set()
        for _ in range(effort.RELAXATIONS):
            for key in (k for one in question.spoken_of() for k in self._named(one) if k not in seen):
                seen.add(key)
                starts[self._at_start(question, key)] = None
            found = question.attempt(starts)
            if isinstance(found, Situation):
                return found
            if found is None:
                in_the_way = starts.keys() & question.search.core()
                if not in_the_way:
                    return None
                for number in in_the_way:
                    del starts[number]
        raise GaveUp(f"more than {effort.RELAXATIONS} times were cells let go")

    def _named(self, encoded: Encoded) -> list[Key]:
        """The cells of the state that a condition names outright."""
        fields = self.book.fields
        named = [t for t in encoded.touched if fields[t.field].kind is FieldKind.STATE and all(a.known for a in t.args)]
        return [(t.was, *cell_of(self.book, t.field, tuple(a.name for a in t.args))) for t in named]

    def _at_start(self, question: Question, key: Key) -> int:
        """The number of the assumption that a cell is at its start."""
        start = domain(self.book, self.book.fields[key[1]], key[2])[:1]
        return question.search.assumption(one_of(place_of(key, self.book), start))


def first_met(book: Book, question: Expr, resources: int) -> Met | None:
    """Where a revealed question is met first: the same as where a run finds it met, which asks in this order.

    Raises GaveUp.
    """
    provers = [Prover(book, resources)]
    if resources > effort.HASTE:
        provers = [Prover(book, effort.HASTE), RelaxationProver(book, effort.RELAXED), *provers]
    reason = ""
    for prover in provers:
        verdict = prover.ask(Obligation("", question))
        if isinstance(verdict, Proved):
            return None
        if not isinstance(verdict, Undecided):
            return prover.met(question)
        reason = verdict.reason
    raise GaveUp(reason)
