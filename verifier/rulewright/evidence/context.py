"""One run of the verifier over one book: asking questions, and turning refuted ones into findings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property, partial, wraps
from pathlib import Path
from typing import Any, TypeVar

from rulewright.book.model import Book, Part, Perform
from rulewright.evidence.examples import Examples, digests, share_of
from rulewright.evidence.finding_data import finding_data, finding_of
from rulewright.evidence.findings import Finding, Known, Names, Query, Settlement, Unsettled, is_known
from rulewright.evidence.matter import of_clauses
from rulewright.evidence.neighbors import near
from rulewright.evidence.passages import Passages
from rulewright.evidence.quarrels import Failure
from rulewright.evidence.scenario_results import Played
from rulewright.evidence.telling import Teller
from rulewright.language.errors import Position
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Expr,
    Literal,
    Variable,
    conj,
    disj,
    fields_read,
    free_variables,
    larger_than,
    negate,
)
from rulewright.language.types import BOOL
from rulewright.reach.cone_digest import consulted
from rulewright.reach.outcomes import hashed, part_hash
from rulewright.reach.reach import least
from rulewright.reach.witness_data import texts
from rulewright.solver.abstraction import coarsened
from rulewright.solver.obligations import Obligation
from rulewright.solver.relaxation import RelaxationProver
from rulewright.solver.solve import GaveUp, Proved, Prover, Refuted, Undecided, Verdict
from rulewright.solver.witness import Witness, as_witness, witness
from rulewright.story import effort
from rulewright.story.boxes import quick
from rulewright.story.facts import bound_of
from rulewright.story.havoc import QUIET, TOO_LONG, loosely, quietly
from rulewright.story.laws import read_by_laws
from rulewright.story.moments import in_full, short
from rulewright.story.reveal import endless, reveal, well_defined, with_any_end
from rulewright.story.unroll import TooLarge
from rulewright.table.index import cone_of, index_of

R = TypeVar("R")
QUIETER = (0, 1)  # acts that are done upon one another, before all of them are told
WIDE: dict[str, Callable[[Context], object]] = {}  # what hangs on the whole book, by name
NO_END = "it is so only in states in which circular definitions come to no end, if in any"
NOT_SHOWN = "the table shows it in none of the states that were tried, and it is not proved that none does"
SOUGHT = (Variable("the least", BOOL),)  # tells it from the witness of a finding, which may not be the least


@dataclass
class Stats:
    """What a run cost."""

    candidates: int = 0
    queries: int = 0
    quick: int = 0
    pairs: int = 0


@dataclass
class Context:
    """A book under verification, and what has been found so far."""

    book: Book
    scenarios: Mapping[str, int] = field(default_factory=dict)  # clause -> how many
    stats: Stats = field(default_factory=Stats)
    undecided: list[Unsettled] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # witnesses that did not replay
    progress: Callable[[str], None] = lambda _: None
    memory: Memory | None = None
    played: Played = Played()  # what the scenarios showed
    passages: Passages | None = None  # the source documents, where they were given
    asked: dict[str, Query | None] = field(default_factory=dict)  # what led to each finding, by its fingerprint
    shares: dict[str, list[str]] = field(default_factory=dict)  # the parts and the moment that each is about
    known: Known = field(default_factory=dict)  # what is told in one line, without evidence
    examples: Examples = field(default_factory=dict)  # the states that are tried first
    sought: frozenset[str] = frozenset()  # where only the findings between these clauses are asked about, all anew
    settled: tuple[Settlement, ...] | None = None  # by the rulings, once that was asked
    own: dict[type, Any] = field(default_factory=dict, init=False)  # what checks know of the run, each in its own type
    wide: set[str] = field(default_factory=set, init=False)  # what the unit at work asked of the whole book, by name
    _provers: dict[int, Prover] = field(default_factory=dict)  # by how soon they give up
    _latest: tuple[Expr, Verdict, int] | None = None  # the question asked last, and what the answer took

    def __post_init__(self) -> None:
        sys.setrecursionlimit(max(sys.getrecursionlimit(), effort.FRAMES))  # formulas are gone through level by level

    def prover(self, resources: int) -> Prover:
        """The solver of this run that gives up after so much work."""
        return self._provers.setdefault(resources, Prover(self.book, resources))

    @cached_property
    def relaxation(self) -> RelaxationProver:
        """The solver of this run for what the one that soon gives up leaves open."""
        return RelaxationProver(self.book, effort.RELAXED)

    @cached_property
    def teller(self) -> Teller:
        """What turns the witnesses of this run into findings."""
        return Teller(self.book)

    @cached_property
    def _examples(self) -> dict[str, str]:
        """For each clause a hash of the examples in which it takes part."""
        return digests(self.examples)

    @property
    def calls(self) -> int:
        """How often a solver of this run was called."""
        return self.relaxation.calls + sum(p.calls for p in self._provers.values())

    def ask(
        self,
        question: Expr,
        sentence: str = "",
        brief: bool = False,
        anywhere: bool = False,
    ) -> Verdict:
        """Whether some lawful state meets the question; in ``brief`` only the solver that soon gives up is asked.

        What is met only where circular definitions come to no end is undecided, but with ``anywhere``.
        """
        if not anywhere and endless(self.book):
            ask = partial(self.ask, sentence=sentence, brief=brief)
            return self._ask_on_circles(question, self.plain(question, brief), ask)
        self.stats.candidates += 1
        if QUIET in free_variables(question):
            told = self.plain(question, brief)
            return Undecided(TOO_LONG) if told is None else self.ask(told, sentence, brief, anywhere)
        revealed = reveal(question, self.book)
        if isinstance(revealed, Literal) and not revealed.value:
            self.stats.quick += 1
            return Proved("decided by its form")
        within = effort.HASTE if brief else effort.RESOURCES
        if self._latest is not None and self._latest[0] is revealed and self._latest[2] <= within:
            return self._latest[1]
        known = self.memory.recall(self.book, revealed, within) if self.memory else None
        if known is not None:
            return known
        before, spent = self.calls, effort.HASTE
        verdict = self.prover(spent).ask(Obligation(sentence, revealed))
        if isinstance(verdict, Undecided) and not brief:
            spent = within
            verdict = self.relaxation.ask(Obligation(sentence, revealed))
            if isinstance(verdict, Undecided):
                verdict = self.coarse(revealed) or self.prover(spent).ask(Obligation(sentence, revealed))
        asked = self.calls - before
        self.stats.queries += asked
        self.stats.quick += not asked
        if not isinstance(verdict, Undecided):
            if self.memory:
                self.memory.keep(self.book, revealed, verdict, spent)
            self._latest = revealed, verdict, spent
        elif not brief:  # it is open to who asks in brief, too
            self._latest = revealed, verdict, 0
        return verdict

    def _ask_on_circles(self, question: Expr, told: Expr | None, ask: Callable[..., Verdict]) -> Verdict:
        """Ask in a book in which definitions are circular: never is only what never is so whatever these come to."""
        if told is None:
            return Undecided(TOO_LONG)
        verdict = ask(defined_in(self.book, told), anywhere=True)
        if not isinstance(verdict, Proved) or not hangs_on_circle(self.book, told):
            return verdict
        return verdict if self.proves_at_any_end(lambda _: question) else Undecided(NO_END)

    def proves_at_any_end(self, asks: Callable[[Book], Expr]) -> bool:
        """Whether it is proved of a book that no lawful state meets this, whatever its circular definitions come to."""
        other = with_any_end(self.book)
        told: Expr | None = asks(other)
        if told is not None and QUIET in free_variables(told):
            told = in_full(other, told)
        return told is not None and isinstance(self.ask(reveal(told, other), brief=True, anywhere=True), Proved)

    def aside(self, question: Expr) -> Verdict:
        """What the solver that soon gives up says of a part of another question; it is not counted as one."""
        before = replace(self.stats)
        verdict = self.ask(question, brief=True)
        self.stats = before
        return verdict

    def proves(self, question: Expr) -> bool:
        """Whether the solver that soon gives up proves a part of another question."""
        return isinstance(self.aside(question), Proved)

    def plain(self, question: Expr, brief: bool = False, tentative: bool = False) -> Expr | None:
        """A question in the reading that decides it: the quietest one that is met; nothing where none does.

        A ``tentative`` one is asked about quiet states in brief, and where that is all that is wanted given up sooner.
        """
        if QUIET not in free_variables(question):
            return question
        if self.loosely_proved(question):
            return FALSE
        quiet = quietly(question, self.book)
        verdict = self.ask(quiet, brief=brief or tentative)
        if isinstance(verdict, Refuted) or not (tentative or isinstance(verdict, Proved)):
            return quiet
        told = short(self.book, question)
        if told is not None:
            return told
        soon = brief and tentative
        for deepest in QUIETER:
            told = in_full(self.book, question, deepest, effort.BRIEF_PARTS if soon else effort.FORMULA_WEIGHT)
            if soon and (told is None or larger_than(told, effort.BRIEF_PARTS)):
                return None
            if told is not None and isinstance(self.ask(told, brief=brief or tentative), Refuted):
                return told
        return None if soon else in_full(self.book, question)

    def soon_proves(self, question: Expr) -> bool:
        """Whether a part of another question is proved by what comes before it left open, or told if it is short."""
        if QUIET in free_variables(question) and self.loosely_proved(question):
            return True
        told = short(self.book, question)
        return told is not None and self.proves(told)

    def loosely_proved(self, question: Expr) -> bool:
        """Whether no lawful state meets a question even if cells hold anything at their turn."""
        loose, wider = loosely(question, self.book)
        return not hangs_on_circle(self.book, loose) and self.proves_of(wider, loose)

    def proves_of(self, book: Book, revealed: Expr) -> bool:
        """Whether no lawful state of a book made from this one meets a revealed condition."""
        return isinstance(self.ask_of(book, revealed), Proved)

    def ask_of(self, book: Book, revealed: Expr) -> Verdict:
        """Whether some lawful state of a book made from this one meets a revealed condition."""
        within = effort.RESOURCES
        verdict: Verdict | None = self.memory.recall(book, revealed, within, alone=True) if self.memory else None
        if verdict is None:
            verdict = Prover(book, within).ask(Obligation("", revealed))
            if self.memory and not isinstance(verdict, Undecided):
                self.memory.keep(book, revealed, verdict, within, alone=True)
        return verdict

    def coarse(self, question: Expr) -> Proved | None:
        """A proof of the question with counts that may be anything, if there is one."""
        coarser = coarsened(question, self.book)
        if coarser is None:
            return None
        verdict = Prover(coarser[1]).ask(Obligation("", coarser[0]))
        return Proved(bound_of(self.book)) if isinstance(verdict, Proved) else None

    def possible(self, question: Expr) -> bool:
        """Whether some lawful state meets the question; undecided counts as possible."""
        return self.plainly(question) or not isinstance(self.ask(question), Proved)

    def plainly(self, question: Expr) -> bool:
        """Whether a lawful state meets a question by its form: it compares cells that no law reads with values."""
        if QUIET in free_variables(question):
            return False  # what its cells hold by then is not told
        revealed = reveal(question, self.book)
        free = read_by_laws(self.book).isdisjoint(fields_read(revealed))
        found = free and quick(revealed, self.book) is True and self._lawful
        self.stats.candidates += found
        self.stats.quick += found
        return found

    @cached_property
    def _lawful(self) -> bool:
        """Whether the laws can be kept at all."""
        return not self.book.laws or isinstance(self.aside(TRUE), Refuted)

    def least(self, book: Book, question: Expr) -> Witness | None:
        """The least state that meets a condition, remembered; raises GaveUp, TooLarge."""
        known = self.memory.found(book, question, SOUGHT, effort.RESOURCES) if self.memory is not None else None
        if known is not None:
            return known
        found = least(book, question)
        if found is not None and self.memory is not None:
            self.memory.keep_found(book, question, SOUGHT, found, effort.RESOURCES)
        return found

    def may_concern(self, clauses: Iterable[str]) -> bool:
        """Whether this run may ask about findings between some of these clauses."""
        return True

    def concerns(self, *clauses: str) -> bool:
        """Whether this run asks about findings between these clauses."""
        return not self.sought or self.sought == set(clauses)

    def involves(self, clause: str) -> bool:
        """Whether this run asks about any finding on a clause."""
        return not self.sought or clause in self.sought

    def decide(self, query: Query) -> Finding | None:
        """The finding that a query leads to, replayed; nothing if it is proved or undecided.

        A witness that the player does not confirm is a fault of this program: it is kept in ``faults``.
        """
        try:
            return self._decided(query)
        except (GaveUp, TooLarge) as limit:
            self.leave_open(query, str(limit))
            return None

    def _decided(self, query: Query) -> Finding | None:
        """What is decided of a query; raises GaveUp, TooLarge."""
        example = self.example(query.names(self.book), share_of(query.parts, query.anchor), query.parameters)
        if example is not None and (finding := self.told(query, example)).replayed:
            self.stats.candidates += 1
            return self._found(finding, query)
        plain = self.plain(query.question, query.coarse, query.tentative)
        if plain is None:
            self.leave_open(query, TOO_LONG)
            return None
        anywhere, plain = plain, plain if query.of_definitions else defined_in(self.book, plain)
        revealed = reveal(plain, self.book)
        if self.memory is not None:
            known = self.memory.found(self.book, revealed, query.parameters, spent_on(query))
            if known is not None and (finding := self.told(query, known)).replayed:
                self.stats.candidates += 1
                return self._found(finding, query)
        verdict = self.ask(plain, query.message, query.coarse, anywhere=True)
        if isinstance(verdict, Proved):
            return self._beyond_end(query, anywhere) if anywhere != plain else None
        if isinstance(verdict, Undecided):
            self.leave_open(query, verdict.reason)
            return None
        at_hand = as_witness(self.book, query.parameters, verdict.situation)
        if self.is_known(query) and (finding := self.told(query, at_hand)).replayed:
            return self._found(finding, query)
        try:
            shown = self._shown(query, revealed)
        except (GaveUp, TooLarge):  # on the way to the least state; the one at hand does as well
            shown = self.told(query, at_hand)
            if not shown.replayed:
                raise
        return None if shown is None else self._found(shown, query)

    def _beyond_end(self, query: Query, question: Expr) -> Finding | None:
        """The finding in a state in which circular definitions come to no end, if it does not hang on what they say."""
        verdict = self.ask(question, query.message, query.coarse, anywhere=True)
        if not isinstance(verdict, Refuted):
            return None
        finding = self.told(query, as_witness(self.book, query.parameters, verdict.situation))
        return self._found(finding, query) if finding.replayed else None

    def _shown(self, query: Query, asked: Expr) -> Finding | None:
        """The finding with a state in which the table shows it; where none of some does, the question is left open.

        Raises GaveUp, TooLarge.
        """
        seen: tuple[Witness, ...] = ()
        failures: list[Failure] = []
        sought = asked
        while len(failures) < effort.MORE_WITNESSES:
            provers = (self.relaxation, *self._provers.values())
            met = next((m for p in provers if (m := p.met(sought)) is not None), None)
            found = witness(self.book, Obligation(query.message, sought, query.parameters), seen, met=met)
            if found is None:
                break
            finding = self.told(query, found)
            if finding.replayed:
                return self._keep_found(query, asked, found, finding)
            failures.append(Failure(finding.message, self.teller.replay(query, found)[2].trace))
            calm = short(self.book, failures[-1].undisputed(self.book, query)) or TRUE
            if sought != (sought := reveal(conj([sought, calm]), self.book)):
                continue
            own = (index_of(self.book).parts[p] for p in query.parts if p in index_of(self.book).parts)
            for one in near(self.book, sought, query.parameters, found, own):
                if self.teller.replay(query, one)[2].passed:
                    return self._keep_found(query, asked, one, self.told(query, one))
            seen = (*seen, found)
        if not self._contested_so(query, failures):
            self._not_shown(query, failures)
        return None

    def _contested_so(self, query: Query, failures: list[Failure]) -> bool:
        """Whether what was asked comes about only where sections side by side contest a cell, as they did here.

        That they do is told elsewhere, and what the cell would hold is said by nothing.
        """
        with suppress(TooLarge):
            quarrels = disj([f.between_sections(self.book, query) for f in failures])
            return quarrels != FALSE and self.soon_proves(conj([query.question, negate(quarrels)]))
        return False

    def _keep_found(self, query: Query, asked: Expr, found: Witness, finding: Finding) -> Finding:
        """A finding whose witness is kept for the next run."""
        if self.memory is not None:
            self.memory.keep_found(self.book, asked, query.parameters, found, spent_on(query))
        return finding

    def _not_shown(self, query: Query, failures: list[Failure]) -> None:
        """Leave a question open that some state meets while the table shows it in none of those tried."""
        quarrels = [f.quarrel(self.book) for f in failures]
        if quarrels and all(quarrels):
            self.leave_open(query, quarrels[0])
        elif query.tentative or query.lax or hangs_on_circle(self.book, query.question):
            self.leave_open(query, NOT_SHOWN)
        else:
            why = failures[0].message if failures else "no state meets what was refuted"
            self.faults.append(f"{query.check.name} {' × '.join(query.clauses)}: {why}")
            self.leave_open(query, "a fault of this program: the witness does not replay")

    def example(self, names: Names, share: str, parameters: Sequence[Variable] = ()) -> Witness | None:
        """The state that is kept for a finding, if it is for a question with this share and these parameters."""
        kept = next((self.examples[name] for name in names if name in self.examples), None)
        return kept.witness if kept is not None and kept.answers(share, parameters, self.book) else None

    def told(self, query: Query, found: Witness) -> Finding:
        """A query's finding with a witness."""
        return self.teller.told(query, found, self.is_known(query))

    def is_known(self, found: Query | Finding) -> bool:
        """Whether a finding is known and told in one line."""
        if isinstance(found, Finding):
            return is_known(self.known, found)
        return bool(self.known) and self.known.get(found.names(self.book).fingerprint) == found.parties

    def _found(self, finding: Finding, query: Query) -> Finding:
        self.asked[finding.fingerprint] = replace(query, asks=TRUE)  # which is long, and not asked again
        self.shares[finding.fingerprint] = [*query.parts, repr(query.anchor)]
        return finding

    def unit(
        self,
        name: str,
        parts: Sequence[Part],
        work: Callable[[], Iterable[Finding]],
        steps: Sequence[str] = (),
        acts: Sequence[Perform] = (),
    ) -> tuple[Finding, ...]:
        """What some work finds that hangs on its name, what the moments of these parts may consult, and their words.

        It is kept from one run to the next as long as all of that stays the same.
        """
        if self.memory is None or self.sought or type(self) is not Context:
            return tuple(work())
        known = self.recalled(name, parts, steps, acts)
        if known is not None:
            return known
        before = len(self.undecided), len(self.faults), self.stats.candidates, self.stats.pairs
        around, self.wide = self.wide, set()
        try:
            found = tuple(work())
        finally:
            asked, self.wide = self.wide, self.wide | around
        if len(self.faults) == before[1]:
            self.memory.keep_told(
                self._unit_key(name, parts, steps, acts),
                {
                    "findings": [finding_data(f) for f in found],
                    "asked": [f.fingerprint for f in found if self._curable(f)],
                    "shares": [self.shares.get(f.fingerprint, []) for f in found],
                    "undecided": [[u.code, u.clauses, u.reason, u.finding] for u in self.undecided[before[0] :]],
                    "stats": [self.stats.candidates - before[2], self.stats.pairs - before[3]],
                    "wide": self._wide(asked),
                },
            )
        return found

    def recalled(
        self, name: str, parts: Sequence[Part], steps: Sequence[str] = (), acts: Sequence[Perform] = ()
    ) -> tuple[Finding, ...] | None:
        """What a run found in a unit of which nothing has changed, with what it left open; nothing if none is kept."""
        if self.memory is None:
            return None
        return self._recalled(self.memory.told(self._unit_key(name, parts, steps, acts)))

    def _unit_key(self, name: str, parts: Sequence[Part], steps: Sequence[str], acts: Sequence[Perform]) -> str:
        """All that a unit hangs on."""
        clauses = dict.fromkeys(p.clause for p in parts)
        examples = " ".join(self._examples[c] for c in clauses if c in self._examples)
        words = [self.book.clauses[c].says for c in clauses]
        matter = of_clauses(self.book, tuple(clauses))
        return f"{name} {consulted(self.book).by(parts, steps, acts)} {examples} {words} {matter}"

    def _wide(self, names: Iterable[str]) -> dict[str, str]:
        """Hashes of what is now so of the whole book; KeyError for a name that nothing has."""
        return {name: hashed([repr(WIDE[name](self))]) for name in sorted(names)}

    def _curable(self, finding: Finding) -> bool:
        query = self.asked.get(finding.fingerprint)
        return query is not None and query.curable

    def _recalled(self, data: Mapping[str, Any]) -> tuple[Finding, ...] | None:
        """What an earlier run found, where the clauses stand now."""
        with suppress(KeyError, TypeError, ValueError, AttributeError):
            found = tuple(finding_of(f) for f in data["findings"])
            if any(f.brief and not self.is_known(f) for f in found) or data["wide"] != self._wide(data["wide"]):
                return None
            found = tuple(replace(f, positions=self.positions(f.clauses)) for f in found)
            undecided = [Unsettled(code, self.book.id, tuple(who), *why) for code, who, *why in data["undecided"]]
            shares = {f.fingerprint: texts(s) for f, s in zip(found, data["shares"], strict=True)}
            candidates, pairs = data["stats"]
            self.stats.candidates += candidates
            self.stats.pairs += pairs
            self.undecided += undecided
            self.asked.update(dict.fromkeys(texts(data["asked"])))
            self.shares.update({name: list(share) for name, share in shares.items()})
            return found
        return None

    def leave_open(self, query: Query, reason: str) -> None:
        """Keep a question that was not decided, unless another one asks the same in full."""
        if not query.coarse:
            about = query.check.code, self.book.id, query.clauses
            told = reason if query.clauses else f"{query.message.rstrip('.')}: {reason}"  # it names what it is about
            self.undecided.append(Unsettled(*about, told, query.names(self.book).fingerprint))

    def positions(self, clauses: tuple[str, ...]) -> tuple[Position, ...]:
        """Where the clauses stand."""
        return self.teller.positions(clauses)


def of_the_whole_book(work: Callable[[Context], R]) -> Callable[[Context], R]:
    """The function of a run whose answer hangs on the whole book alone, worked out once for it.

    That a unit has asked for it is kept with what the unit found, which is not recalled where the answer is another.
    """

    @wraps(work)
    def noted(context: Context) -> R:
        context.wide.add(work.__qualname__)
        known: dict[str, R] = context.book.worked_out.setdefault(work, {})
        if not known:
            known[""] = work(context)
        return known[""]

    WIDE[work.__qualname__] = noted
    return noted


@of_the_whole_book
def all_parts(context: Context) -> str:
    """All that parts and the model say."""
    book = context.book
    return hashed([consulted(book).always, *(part_hash(book, part) for part in book.parts())])


def spent_on(query: Query) -> int:
    """The resources within which it is asked whether some state meets a query at all."""
    return effort.HASTE if query.coarse else effort.RESOURCES


def defined_in(book: Book, question: Expr) -> Expr:
    """A question of the states in which circular definitions come to an end, if it may hang on any."""
    return conj([question, well_defined(book)]) if hangs_on_circle(book, question) else question


def hangs_on_circle(book: Book, question: Expr) -> bool:
    """Whether a question may read what circular definitions say, which only the table follows all the way.

    What these hang on is in its place where they are already written out.
    """
    circles = endless(book)
    if not circles:
        return False
    index = index_of(book)
    return not cone_of(circles, index).isdisjoint(cone_of(fields_read(question), index))


class Memory:
    """What earlier runs proved or found, by everything that the answer depends on."""

    def of(self, book: Path) -> Memory | None:
        """The part of it that is kept for the book in a folder; nothing where it cannot be."""
        return self

    def begin(self) -> None:
        """A run of several begins: what this one and the next both ask for is to be held ready."""

    def recall(self, book: Book, question: Expr, within: int, alone: bool = False) -> Proved | Refuted | None:
        """The verdict of an earlier run, if that took no more resources than this.

        What the solver ``alone`` answers is kept apart from what guesses and a coarser model have helped to.
        """
        raise NotImplementedError

    def keep(self, book: Book, question: Expr, verdict: Proved | Refuted, spent: int, alone: bool = False) -> None:
        """Keep a verdict, and the bound of resources within which it was had."""
        raise NotImplementedError

    def told(self, key: str) -> Mapping[str, Any]:
        """What an earlier run kept under a name that says all it depends on; nothing if nothing was."""
        raise NotImplementedError

    def keep_told(self, key: str, told: Mapping[str, Any]) -> None:
        """Keep plain data under such a name."""
        raise NotImplementedError

    def found(self, book: Book, question: Expr, chosen: tuple[Variable, ...], within: int) -> Witness | None:
        """The witness of an earlier run, if to find that there is one took no more resources than this."""
        raise NotImplementedError

    def keep_found(self, book: Book, question: Expr, chosen: tuple[Variable, ...], found: Witness, spent: int) -> None:
        """Keep a witness, and the bound of resources within which it was known that there is one."""
        raise NotImplementedError

    def shelved(self, place: str) -> bytes:
        """What was last put into a place, by the same version of this program; empty if nothing was."""
        raise NotImplementedError

    def shelve(self, place: str, volume: bytes) -> None:
        """Put something into a place, instead of what was there."""
        raise NotImplementedError
