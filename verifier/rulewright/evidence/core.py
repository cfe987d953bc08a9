"""What a finding rests on: the fewest conditions, definitions, laws and facts without which it would not be there.

A finding that is shown by a replay is taken apart at the table: the replay is played again without one
clause, or without one Given. A proof is taken apart by asking its question again without one condition, one law,
what is known of one closed field, or what one clause says of a cell while it stands; what is left is asked once more
in a fresh solver.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable
from dataclasses import dataclass, replace
from functools import reduce

from rulewright.book.model import AnchorKind, Book, Claim, Clause, Condition, FieldKind, Part
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
from rulewright.table.index import index_of

LAW = "a Given breaks the law '"
Asked = Callable[[Book, tuple[Condition, ...]], Expr]  # the question, of a book and some of the conditions


def rests_on(book: Book, query: Query, scenario: Scenario, result: Result) -> tuple[str, ...]:
    """What a replayed finding rests on: conditions of its parties, other clauses, laws that make facts needed."""
    if not result.passed:
        return ()
    played = plays(query, scenario, result)
    fired = frozenset[str]().union(*(play.trace.fired for play in played if play.trace is not None))
    others = sorted(fired - set(query.clauses))
    some = others[: effort.CORE_PLAYED // max(len(fired), 1)]
    clauses = [c for c in some if rests_on_clause(book, query, scenario, c)][: effort.CORE_REPLAYS]
    laws = dict.fromkeys(law for s in givens(scenario)[: effort.CORE_REPLAYS] if (law := needed_by_law(book, s)))
    return (
        *(f"{p.clause}{asks(p, result)}: {told}" for p in parties(book, query, result) if (told := guard_words(p))),
        *(f"clause: {c}" for c in clauses),
        *(f"law: {law}" for law in laws),
    )


def plays(query: Query, scenario: Scenario, result: Result) -> list[Result]:
    """The replay of a finding, by each of two readings if it is about these."""
    return [result, *([run(query.other, scenario)] if query.other is not None else [])]


def rests_on_clause(book: Book, query: Query, scenario: Scenario, clause: str) -> bool:
    """Whether a finding is not shown without a clause: the replay fails, or two readings come to the same."""
    if not run(without(book, book.clauses[clause]), scenario).passed:
        return True
    return query.other is not None and run(without(query.other, query.other.clauses[clause]), scenario).passed


def asks(part: Part, result: Result) -> str:
    """What tells the conditions of a part that does not apply in a replay from those that are met."""
    lines = result.trace.lines if result.trace is not None else ()
    idle = part.anchor.kind is not AnchorKind.STANDING and not any(x.fired for x in lines if x.part == part.id)
    return " asks for" if lines and idle else ""


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
    cited = (*query.clauses, *query.related) if query.parts else query.clauses
    clauses = [book.clauses[c] for c in cited if c in book.clauses]
    every = [p for c in clauses for p in (*c.parts, *c.confirms, *c.restated)]
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
    """What a proof may lean on: conditions of a clause, laws by name, what is known of closed fields, and

    the clauses that stand and say what a cell shows.
    """

    conditions: tuple[Condition, ...] = ()
    laws: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    standing: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()  # clauses of that kind that the proof may not lean on

    def smaller(self) -> Iterable[Grounds]:
        """The grounds without all laws, without all facts, then without one of each; at last without what stands."""
        yield replace(self, laws=())
        yield replace(self, closed=())
        for condition in self.conditions:
            yield replace(self, conditions=tuple(c for c in self.conditions if c is not condition))
        for law in self.laws:
            yield replace(self, laws=tuple(name for name in self.laws if name != law))
        for name in self.closed:
            yield replace(self, closed=tuple(other for other in self.closed if other != name))
        yield self.without(self.standing)
        for clause in self.standing:
            yield self.without((clause,))

    def without(self, clauses: tuple[str, ...]) -> Grounds:
        """The grounds without what some clauses that stand say."""
        standing = tuple(clause for clause in self.standing if clause not in clauses)
        return replace(self, standing=standing, silent=(*self.silent, *clauses))

    def within(self, other: Grounds) -> Grounds:
        """What is left of these grounds if only the others' may be used."""
        conditions = tuple(c for c in self.conditions if c in other.conditions)
        laws = tuple(law for law in self.laws if law in other.laws)
        closed = tuple(name for name in self.closed if name in other.closed)
        silent = tuple(clause for clause in self.standing if clause not in other.standing)
        return replace(self, conditions=conditions, laws=laws, closed=closed).without(silent)


def grounds_of(book: Book, conditions: tuple[Condition, ...], asked: Asked, own: Container[str] = ()) -> Grounds:
    """All that a proof may lean on; of closed fields only those that the question or a law reads.

    Of clauses those that say what such a field shows, but for its ``own``, which are told anyway.
    """
    told = reveal(asked(book, conditions), book)
    read = fields_read(conj([told, *(reveal(law.condition, book) for law in book.laws)]))
    closed = tuple(n for n, f in book.fields.items() if n in read and f.closed and f.kind is FieldKind.STATE)
    standing = tuple(c for c in speaking(book, conditions, asked) if c not in own)[: effort.CORE_REPLAYS]
    return Grounds(conditions, tuple(law.name for law in book.laws), closed, standing)


def speaking(book: Book, conditions: tuple[Condition, ...], asked: Asked) -> list[str]:
    """The clauses that say what a field shows that a question or a law reads, in the order of the book."""
    claims = index_of(book).claims
    if not claims:
        return []
    bare = silent(book, {part.clause for told in claims.values() for part, _ in told})
    waiting = [*fields_read(conj([asked(bare, conditions), *(law.condition for law in book.laws)]))]
    read = dict.fromkeys(waiting)
    for name in waiting:
        inner = (e for part, claim in claims.get(name, ()) for e in (part.guard, claim.value, *claim.args))
        new = [n for e in inner for n in fields_read(e) if n not in read]
        read.update(dict.fromkeys(new))
        waiting += dict.fromkeys(new)
    found = {part.clause for name in read for part, _ in claims.get(name, ())}
    return [clause for clause in book.clauses if clause in found]


def silent(book: Book, clauses: Collection[str]) -> Book:
    """The book in which some clauses do not say what a cell shows, so that it may show anything they speak of."""
    if not clauses:
        return book
    parts = {c: tuple(unclaimed(p) for p in book.clauses[c].parts) for c in clauses}
    fields = {o.field for c in clauses for p in book.clauses[c].parts for o in p.outcomes if isinstance(o, Claim)}
    stored = {n: replace(f, kind=FieldKind.STATE) for n in fields if (f := book.fields[n]).kind is FieldKind.DERIVED}
    changed = {c: replace(book.clauses[c], parts=left) for c, left in parts.items()}
    return replace(book, clauses={**book.clauses, **changed}, fields={**book.fields, **stored})


def unclaimed(part: Part) -> Part:
    """A part without what it says that cells show."""
    return replace(part, outcomes=tuple(o for o in part.outcomes if not isinstance(o, Claim)))


def relaxed(book: Book, grounds: Grounds) -> Book:
    """The book with no laws, no closed fields and nothing that says what cells show but these."""
    fields = {n: replace(f, closed=f.closed and n in grounds.closed) for n, f in book.fields.items()}
    alone = replace(book, fields=fields, laws=tuple(law for law in book.laws if law.name in grounds.laws))
    return silent(alone, grounds.silent)


def holds(book: Book, grounds: Grounds, asked: Asked) -> bool:
    """Whether the proof goes through on these grounds alone, in a fresh solver."""
    alone = relaxed(book, grounds)
    question = short(alone, asked(alone, grounds.conditions))
    if question is None:
        return False
    return isinstance(ask(alone, Obligation("", reveal(question, alone)), effort.HASTE), Proved)


def to_blame(book: Book, conditions: tuple[Condition, ...], asked: Asked, own: Container[str] = ()) -> Grounds | None:
    """Grounds of a proof of which none can be spared; None if it does not go through on all of them."""
    every = grounds_of(book, conditions, asked, own)
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
        *(f"clause: {clause}" for clause in grounds.standing),
        *(f"law: {law}" for law in grounds.laws),
        *(
            f"fact: only clauses and acts change {book.phrases.say_place(name)}{_told_values(book, name)}"
            for name in grounds.closed
        ),
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
