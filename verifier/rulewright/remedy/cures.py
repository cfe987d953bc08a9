"""Cures that are proved: the book is amended in memory, and the check asks its question again of the amended book.

A cure counts where the question then has no answer left, where what was narrowed or outranked still has a state in
which it applies, as a clause that is switched off altogether is no cure, and where it opens nothing (`opened`): no
check finds anything or leaves anything undecided that it did not before, but scenarios fail that state the defect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice

from rulewright.book.model import AnchorKind, Book, Clause, Condition, FieldKind, Norm, Part, Ruling
from rulewright.checks.conflict.settlement import CODES as SETTLED
from rulewright.checks.shared.pairs import applies, side
from rulewright.evidence.context import Context
from rulewright.evidence.core import amended, conditions_of
from rulewright.evidence.findings import Finding, Query
from rulewright.gherkin.scenario import Recorder, Scenario, run
from rulewright.language.expr import (
    Apply,
    Expr,
    Operator,
    conj,
    exists,
    fields_read,
    free_variables,
    negate,
    substitute,
)
from rulewright.phrasing.wordings import PhraseError
from rulewright.play.variant import narrower, says_only_in_moments
from rulewright.reach.outcomes import Hearing
from rulewright.remedy.cure_rows import Cure, cut_row, new_row, open_ended, rolled
from rulewright.remedy.side_effects import Opening
from rulewright.solver.solve import Proved, Refuted
from rulewright.story import effort
from rulewright.story.laws import stands_alike
from rulewright.table.index import adopt, index_of
from rulewright.table.trace import Trace

Find = Callable[[Context], Iterator[Finding]]


@dataclass
class Trial(Context):
    """A run over an amended book in which one question is asked again, and nothing is found."""

    query: Query | None = None
    failed: bool = field(default=False)

    def may_concern(self, clauses: Iterable[str]) -> bool:
        return self.query is not None and set(clauses).issuperset(self.query.clauses)

    def concerns(self, *clauses: str) -> bool:
        return self.query is not None and set(clauses) == set(self.query.clauses)

    def decide(self, query: Query) -> None:
        """Ask the question if it is the one, and note whether it has an answer or none is known."""
        one = self.query
        same = one is not None and (query.check.code, set(query.clauses)) == (one.check.code, set(one.clauses))
        if same and not self.failed:
            told = self.plain(query.question, brief=True, tentative=True)
            self.failed = told is None or not isinstance(self.ask(told, brief=True), Proved)


@dataclass
class Moments(Recorder):
    """A recorder that keeps every moment that was played or tried."""

    traces: list[Trace] = field(default_factory=list)

    def saw(self, trace: Trace) -> None:
        """Take note of a moment."""
        super().saw(trace)
        self.traces.append(trace)


def with_proved_cures(
    context: Context,
    finding: Finding,
    find: Find,
    before: Sequence[str] | None = None,
    scenarios: Sequence[Scenario] = (),
    hearing: Hearing | None = None,
) -> Finding:
    """The finding with a cure of each kind that is proved, in place of the general advice of that kind.

    Where it is known which were proved ``before``, the others are tried only if one of those is a cure no more.
    What is alive after a cure is looked for in the scenarios first.
    """
    query = context.asked.get(finding.fingerprint)
    if query is None or not query.curable:
        return finding
    proof = partial(proved_to_cure, context, query, find, Opening(context, scenarios, hearing))
    if before is not None:
        again = _with(context.book, finding, query, proof, before)
        if set(again.proved_cures) == set(before):
            return again
    return _with(context.book, finding, query, proof, None)


def _with(
    book: Book, finding: Finding, query: Query, proof: Callable[[Cure], bool], only: Sequence[str] | None
) -> Finding:
    told = list(finding.cures)
    proved: list[str] = []
    for nth, kind in enumerate((first_kind(book, query), second_kind(book, query))):
        tries = (c for c in islice(kind, effort.CURES_TRIED) if only is None or c.words in only)
        cure = next(filter(proof, tries), None)
        if cure is not None and nth < len(told):
            told[nth] = cure.words
            proved.append(cure.words)
    if narrowable(book, query) is not None:  # priority first: it leaves both clauses what they say
        proved.reverse()
        told = [*proved, *(cure for cure in told if cure not in proved)]
    return replace(finding, cures=tuple(told), proved_cures=tuple(proved))


def proved_to_cure(context: Context, query: Query, find: Find, opening: Opening, cure: Cure) -> bool:
    """Whether a cure works, and opens nothing."""
    return works(context, query, cure, find, opening.scenarios) and not opening.by(cure.book)


def works(context: Context, query: Query, cure: Cure, find: Find, scenarios: Sequence[Scenario] = ()) -> bool:
    """Whether nothing is left of a finding and everything else that it takes still is."""
    trial = Trial(cure.book, context.scenarios, memory=context.memory, query=query)
    found = any(set(f.clauses) == set(query.clauses) for f in find(trial))
    if found or trial.failed or any(set(u.clauses) == set(query.clauses) for u in trial.undecided):
        return False
    return alive_in(cure, scenarios) or all(isinstance(trial.ask(a, brief=True), Refuted) for a in cure.possible())


def alive_in(cure: Cure, scenarios: Iterable[Scenario]) -> bool:
    """Whether a scenario of the clause in question, played by the amended book, shows what has to stay alive."""
    if cure.alone is None:
        return False
    for scenario in islice((s for s in scenarios if s.clause == cure.alone.clause), effort.CURE_SCENARIOS):
        moments = Moments()
        result = run(cure.book, scenario, moments)
        if result.passed or len(moments.traces) == 1:  # a further moment may begin in a state that breaks a law
            fired = [{line.part for line in trace.lines if line.fired} for trace in moments.traces]
            if any(cure.alone.id in f and (cure.silent is None or cure.silent.id not in f) for f in fired):
                return True
    return False


def first_kind(book: Book, query: Query) -> Iterator[Cure]:
    """The more general of two clauses narrowed, or a row of a table written otherwise or added."""
    two = narrowable(book, query)
    if two is not None:
        one, other = two
        for mine, theirs in ((other, one), (one, other)):
            if asking(mine) <= asking(theirs):
                yield from narrowed(book, query, mine, theirs)
        return
    match query.check.name:
        case "overlap":
            yield from cut_row(book, query)
        case "gap":
            yield from new_row(book, query)
        case "table-edge":
            yield from open_ended(book, query)


def second_kind(book: Book, query: Query) -> Iterator[Cure]:
    """One of two clauses over the other, or a table that says that all else does nothing."""
    two = colliding(book, query)
    if two is not None:
        for high, low in sorted((two, two[::-1]), key=lambda pair: -asking(pair[0])):
            yield over(book, high, low) if query.check.code in SETTLED else overriding(book, high, low)
    elif query.check.name == "gap":
        clause = book.clauses[query.clauses[0]]
        if clause.table is not None:
            rest = replace(clause, table=replace(clause.table, rest=True))
            yield Cure(query.cures[1], amended(book, rest))


def asking(part: Part) -> int:
    """How many conditions somebody wrote for a part: of two parts the one with fewer is the more general."""
    return sum(not c.implied for c in conditions_of(part))


def colliding(book: Book, query: Query) -> tuple[Part, Part] | None:
    """The first part of each of two clauses that collide, in the order of the book."""
    first = {p.clause: p for p in reversed(tuple(book.parts())) if p.id in query.parts}
    parts = sorted(first.values(), key=lambda p: list(book.clauses).index(p.clause))
    return (parts[0], parts[1]) if len(parts) == 2 and len(query.clauses) == 2 else None


def narrowable(book: Book, query: Query) -> tuple[Part, Part] | None:
    """Two parts that collide, of which one may be narrowed: of a row of results another range is written."""
    two = colliding(book, query)
    return None if two is not None and query.check.name == "overlap" and two[0].group in rolled(book) else two


def narrowed(book: Book, query: Query, mine: Part, theirs: Part) -> Iterator[Cure]:
    """A part that applies only where the conditions of the other fail, all of them, or one that can be said of it.

    It gives up no more than the other has: that is tried first.
    """
    own = {c.expr for c in conditions_of(mine)}
    found = [(c, told) for c in conditions_of(theirs) if (told := of(mine, theirs, c.expr)) not in own]
    singly = [told for _, told in sorted(found, key=lambda f: len(free_variables(f[0].expr))) if told is not None]
    each, every = [(told,) for told in singly], [tuple(singly)] if len(singly) == len(found) > 1 else []
    for exprs in (*every, *each):
        words = only_when(book, mine, exprs)
        if words is None or any(book.fields[f].kind is FieldKind.INPUT for e in exprs for f in fields_read(e)):
            continue
        more = Condition(negate(conj(exprs)), words)
        ids = {mine.id, *query.parts}
        mended = [replace(p, conditions=(*p.conditions, more)) if p.id in ids else p for p in parts_of(book, mine)]
        narrow = narrowing(book, replace(book.clauses[mine.clause], parts=tuple(mended)))
        one = next(p for p in mended if p.id == mine.id)
        yield Cure(f"Let {mine.clause} apply {words}.", narrow, partial(applying, narrow, one), one)


def narrowing(book: Book, clause: Clause) -> Book:
    """The book in which a clause has these conditions."""
    other = narrower(book, clause)
    if says_only_in_moments(clause):
        stands_alike(book, other)
    return other


def parts_of(book: Book, part: Part) -> tuple[Part, ...]:
    """The parts of the clause of one."""
    return book.clauses[part.clause].parts


def of(mine: Part, theirs: Part, expr: Expr) -> Expr | None:
    """A condition of one part said of the variables of another: of one name and type, or the only one of a type."""
    names: dict[str, Expr] = {}
    for variable in free_variables(expr):
        same = [v for v in mine.variables if v.type == variable.type]
        named = [v for v in same if v.name == variable.name]
        if variable not in theirs.variables or len(named or same) != 1:
            return None
        names[variable.name] = (named or same)[0]
    return substitute(expr, names)


def only_when(book: Book, part: Part, exprs: tuple[Expr, ...]) -> str | None:
    """That conditions of a part have to fail together, in phrases of the book."""
    unmet = said(book, part, negate(exprs[0])) if len(exprs) == 1 else None
    if unmet is not None:
        return f"only when {unmet}"
    met = [words for e in exprs if (words := said(book, part, e)) is not None]
    mixed = len(exprs) > 1 and any(isinstance(e, Apply) and e.operator is Operator.OR for e in exprs)
    return f"unless {' and '.join(met)}" if len(met) == len(exprs) and not mixed else None


def said(book: Book, part: Part, expr: Expr) -> str | None:
    """A condition of a part in a phrase of the book, or in several joined by one word; nothing where it has none."""
    words = phrase(book, part, expr)
    if words is None and isinstance(expr, Apply) and expr.operator in (Operator.AND, Operator.OR):
        parts = [told for a in expr.args if (told := phrase(book, part, a)) is not None]
        word = " and " if expr.operator is Operator.AND else " or "
        return word.join(parts) if len(parts) == len(expr.args) else None
    return words


def phrase(book: Book, part: Part, expr: Expr) -> str | None:
    """A condition in one phrase, which an author can write in that part to say just this."""
    words = book.phrases.phrase_for(expr)
    with suppress(PhraseError):
        if words is not None and book.phrases.condition(words, {v.name: v for v in part.variables}) == expr:
            return words
    return None


def over(book: Book, high: Part, low: Part) -> Cure:
    """One clause over another that still applies where the first does not."""
    ruling = Ruling(high.clause, low.clause, "")
    ruled = replace(book, rulings=(*book.rulings, ruling))
    whole = index_of(book)
    rulings = whole.rulings | {(high.clause, low.clause)}
    if all(says_only_in_moments(book.clauses[p.clause]) for p in (high, low)):
        adopt(ruled, replace(whole, rulings=rulings, batches={}))
        stands_alike(book, ruled)
    else:
        adopt(ruled, replace(whole, rulings=rulings, batches={}, held={}, asleep={}))
    words = f"Let {high.clause} override {low.clause}, or record a ruling that it prevails."
    return Cure(words, ruled, partial(applying, ruled, low, high), low if heard_with(high, low) else None, high)


def overriding(book: Book, high: Part, low: Part) -> Cure:
    """One clause over another where a ruling is not asked what it settles."""
    clause = book.clauses[high.clause]
    parts = tuple(replace(p, overrides=(*p.overrides, low.clause)) for p in clause.parts)
    ruled = amended(book, replace(clause, parts=parts))
    now = next(p for p in parts if p.id == high.id)
    possible = partial(applying, ruled, low, now)
    heard = low if heard_with(now, low) else None
    return Cure(f"Let {high.clause} override {low.clause}.", ruled, possible, heard, now)


def applying(book: Book, one: Part, other: Part | None = None) -> tuple[Expr, ...]:
    """That a part applies in some state, where another does not."""
    here = applies(book, side(one, "1"))
    if other is None:
        return (here,)
    rival = side(other, "2")
    return (conj([here, negate(exists(rival.variables, applies(book, rival)))]),)


def heard_with(one: Part, other: Part) -> bool:
    """Whether a moment in which another part fires tells whether this one has a say in it."""
    if one.anchor.kind is AnchorKind.STANDING:
        return on_acts(one)
    return one.anchor.moment == other.anchor.moment or on_acts(other)


def on_acts(part: Part) -> bool:
    """Whether a part says nothing but norms on acts."""
    return all(isinstance(o, Norm) for o in part.outcomes)
