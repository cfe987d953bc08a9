"""What a finding rests on: the fewest conditions, definitions, laws and facts without which it would not be there.

A finding that is shown by a replay is taken apart at the table: the replay is played again without one
clause, or without one Given. A proof is taken apart by asking its question again without one condition,
one law, or what is known of one closed field; what is left is asked once more in a fresh solver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import reduce

from rulewright.book.model import Book, Clause, Condition, FieldKind, Part
from rulewright.evidence.findings import Query
from rulewright.gherkin.scenario import Result, Scenario, run
from rulewright.language.expr import Expr, conj, fields_read
from rulewright.language.types import MemberType
from rulewright.play.variant import without
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import Proved, ask
from rulewright.story import effort
from rulewright.story.facts import bound_of, closed_values
from rulewright.story.moments import short
from rulewright.story.reveal import reveal
from rulewright.story.unroll import values_of

LAW = "a Given breaks the law '"
Asked = Callable[[Book, tuple[Condition, ...]], Expr]  # the question, of a book and some of the conditions


def rests_on(book: Book, query: Query, scenario: Scenario, result: Result) -> tuple[str, ...]:
    """What a replayed finding rests on: conditions of its parties, other clauses, laws that make facts needed."""
    if not result.passed:
        return ()
    fired = result.trace.fired if result.trace is not None else frozenset()
    others = sorted(fired - set(query.clauses))
    some = others[: effort.CORE_PLAYED // max(len(fired), 1)]
    clauses = [c for c in some if not run(without(book, book.clauses[c]), scenario).passed][: effort.CORE_REPLAYS]
    laws = dict.fromkeys(law for s in givens(scenario)[: effort.CORE_REPLAYS] if (law := needed_by_law(book, s)))
    return (
        *(f"{p.clause}: {told}" for p in parties(book, query, result) if (told := guard_words(p))),
        *(f"clause: {c}" for c in clauses),
        *(f"law: {law}" for law in laws),
    )


def conditions_of(part: Part) -> tuple[Condition, ...]:
    """All conditions of a part."""
    return (*part.life, *part.conditions)


def guard_words(part: Part) -> str:
    """The conditions of a part in a row."""
    return ", ".join(dict.fromkeys(c.text for c in conditions_of(part) if c.text))


def parties(book: Book, query: Query, result: Result) -> list[Part]:
    """The parts that take part in a finding: those that the question names, else those that fired in its replay."""
    lines = result.trace.lines if result.trace is not None else ()
    named = query.parts or tuple(line.part for line in lines if line.fired)
    clauses = [book.clauses[c] for c in query.clauses if c in book.clauses]
    every = [p for c in clauses for p in (*c.parts, *c.confirms)]
    return [p for p in every if p.id in named] or every


def amended(book: Book, *clauses: Clause) -> Book:
    """The book with other wordings of some clauses."""
    return replace(book, clauses={**book.clauses, **{c.id: c for c in clauses}})


def givens(scenario: Scenario) -> list[Scenario]:
    """The Givens of the scenario without one of them, for each of them."""
    given = [step for step in scenario.steps if step.keyword == "given"]
    return [replace(scenario, steps=tuple(other for other in given if other is not step)) for step in given]


def needed_by_law(book: Book, scenario: Scenario) -> str:
    """The law that a state with a fact too few breaks, if that is what is wrong with it."""
    result = run(book, scenario)
    failure = result.failure
    return failure.removeprefix(LAW).removesuffix("'") if not result.passed and failure.startswith(LAW) else ""


@dataclass(frozen=True)
class Grounds:
    """What a proof may lean on: conditions of a clause, laws by name, what is known of closed fields."""

    conditions: tuple[Condition, ...]
    laws: tuple[str, ...]
    closed: tuple[str, ...]

    def smaller(self) -> Iterable[Grounds]:
        """The grounds without all laws, without all facts, then without one of each."""
        yield replace(self, laws=())
        yield replace(self, closed=())
        for condition in self.conditions:
            yield replace(self, conditions=tuple(c for c in self.conditions if c is not condition))
        for law in self.laws:
            yield replace(self, laws=tuple(name for name in self.laws if name != law))
        for name in self.closed:
            yield replace(self, closed=tuple(other for other in self.closed if other != name))

    def within(self, other: Grounds) -> Grounds:
        """What is left of these grounds if only the others' may be used."""
        conditions = tuple(c for c in self.conditions if c in other.conditions)
        laws = tuple(law for law in self.laws if law in other.laws)
        return Grounds(conditions, laws, tuple(name for name in self.closed if name in other.closed))


def grounds_of(book: Book, conditions: tuple[Condition, ...], asked: Asked) -> Grounds:
    """All that a proof may lean on; of closed fields only those that the question or a law reads."""
    told = reveal(asked(book, conditions), book)
    read = fields_read(conj([told, *(reveal(law.condition, book) for law in book.laws)]))
    closed = tuple(n for n, f in book.fields.items() if n in read and f.closed and f.kind is FieldKind.STATE)
    return Grounds(conditions, tuple(law.name for law in book.laws), closed)


def relaxed(book: Book, grounds: Grounds) -> Book:
    """The book with no laws and no closed fields but these."""
    fields = {n: replace(f, closed=f.closed and n in grounds.closed) for n, f in book.fields.items()}
    return replace(book, fields=fields, laws=tuple(law for law in book.laws if law.name in grounds.laws))


def holds(book: Book, grounds: Grounds, asked: Asked) -> bool:
    """Whether the proof goes through on these grounds alone, in a fresh solver."""
    alone = relaxed(book, grounds)
    question = short(alone, asked(alone, grounds.conditions))
    if question is None:
        return False
    return isinstance(ask(alone, Obligation("", reveal(question, alone)), effort.HASTE), Proved)


def to_blame(book: Book, conditions: tuple[Condition, ...], asked: Asked) -> Grounds | None:
    """Grounds of a proof of which none can be spared; None if it does not go through on all of them."""
    every = grounds_of(book, conditions, asked)
    if not holds(book, every, asked):
        return None

    def spared(kept: Grounds, tried: Grounds) -> Grounds:
        fewer = kept.within(tried)
        return fewer if fewer != kept and holds(book, fewer, asked) else kept

    kept = reduce(spared, every.smaller(), every)
    return kept if holds(book, kept, asked) else every


def told_grounds(book: Book, grounds: Grounds) -> tuple[str, ...]:
    """Grounds in words, with the bound of the proof."""
    return (
        *(c.text or book.phrases.say(c.expr) for c in grounds.conditions),
        *(f"law: {law}" for law in grounds.laws),
        *(f"fact: only clauses and acts change {name}{_told_values(book, name)}" for name in grounds.closed),
        f"proved for {bound_of(book)}",
    )


def _told_values(book: Book, name: str) -> str:
    """Whom a closed field can hold, where that is not anybody of its sort."""
    spec = book.fields[name]
    held = closed_values(book, spec, None) if isinstance(spec.type, MemberType) else None
    if held is None or len(held) == len(values_of(spec.type, book)):
        return ""
    *others, last = (str(v or "nobody") for v in held)
    return f"; it is only ever {' or '.join([', '.join(others), last] if others else [last])}"
