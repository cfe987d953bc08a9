"""What a clause does or obliges to leads from a lawful state to one that breaks a law."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial

from rules.expr import TRUE, Expr, Quantifier, Quantify, Read, Variable, conj, negate, rebuild, substitute
from rules.model import AnchorKind, Book, Law, Part
from verifier.checks.doings import Happening, happening, looks_back, weight, written
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity, fingerprint
from verifier.interference import Pattern, expressions, meet, reads
from verifier.matching import apart
from verifier.moments import past
from verifier.reveal import Stored, reveal
from verifier.solve import Proved
from verifier.story import Block

CHECK = Check(
    "RW308",
    "breaks-law",
    Severity.WARNING,
    "What a clause does or obliges to leads from a lawful state to one that breaks a law of the game.",
)
HOPELESS = 3_000_000


@dataclass(frozen=True)
class Breach:
    """A law that is broken for some members, named apart, and the cells that this hangs on."""

    law: Law
    names: tuple[Variable, ...]
    broken: Expr
    lawful: Expr
    cells: frozenset[Pattern]

    @cached_property
    def fields(self) -> frozenset[str]:
        """The fields of these cells."""
        return frozenset(name for name, _ in self.cells)


Happens = Callable[[Book, Part], Iterator[Happening]]
_FOUND: dict[int, dict[str, list[tuple[Breach, Happening]]]] = {}


def find(context: Context) -> Iterator[Finding]:
    """The laws that what clauses do or oblige to breaks."""
    yield from broken_by(context, happening, CHECK)


def broken_by(context: Context, happens: Happens, check: Check) -> Iterator[Finding]:
    """The laws that something of what can happen breaks, moment by moment."""
    book = context.book
    breaches = {law.name: breach_of(book, law) for law in book.laws}
    broken = found_in(context).setdefault(check.code, [])
    seen: set[str] = set()
    for moment, parts in moments(book).items():
        about = f"{check.code} {moment} {' '.join(p.id for p in parts)}"
        work = partial(broken_in, context, tuple(breaches.values()), happens, parts, check)
        for finding in context.unit(about, parts, work) if breaches else ():
            if finding.fingerprint not in seen:
                seen.add(finding.fingerprint)
                broken.append(recalled(context, finding, breaches, happens, parts))
                yield finding


def moments(book: Book) -> dict[str, list[Part]]:
    """The parts of each moment, those that stand each by itself: what is known of one is not so of the next."""
    found: dict[str, list[Part]] = {}
    for part in book.parts():
        anchor = part.anchor
        name = part.id if anchor.kind is AnchorKind.STANDING else anchor.step or f"{anchor.act} {anchor.args}"
        found.setdefault(name, []).append(part)
    return found


def recalled(
    context: Context, finding: Finding, breaches: dict[str, Breach], happens: Happens, parts: list[Part]
) -> tuple[Breach, Happening]:
    """The law that a finding is about and what breaks it."""
    *_, name, moment = context.shares[finding.fingerprint]
    every = (h for p in parts if p.id == name for h in happens(context.book, p))
    law = next(n for n in breaches if fingerprint(finding.code, finding.clauses, n) == finding.fingerprint)
    return breaches[law], next(h for h in every if repr(h.anchor) == moment)


def broken_in(
    context: Context, breaches: tuple[Breach, ...], happens: Happens, parts: list[Part], check: Check
) -> Iterator[Finding]:
    """The laws that something of what happens in one moment breaks."""
    book = context.book
    found = [(one, one.writes(book)) for part in parts for one in happens(book, part)]
    doubts = Doubts(context, breaches)
    touched = {name for _, writes in found for name, _ in writes}
    near = tuple(b for b in breaches if not touched.isdisjoint(b.fields))
    cases = [(breach, one) for breach in near for one, writes in found if meet(writes, breach.cells)]
    for breach, one in cases:
        doubts.settle(breach, one)
    seen: set[tuple[str, str]] = set()
    for breach, one in cases:
        context.stats.pairs += 1
        key = (breach.law.name, one.part.clause)
        if key in seen or not doubts.about(breach, one):
            continue
        finding = context.decide(query(book, breach, breaches, one, check))
        if finding is not None:
            seen.add(key)
            yield finding


def found_in(context: Context) -> dict[str, list[tuple[Breach, Happening]]]:
    """What was found to break which law in a run, by the code of the check."""
    if id(context) not in _FOUND:
        _FOUND[id(context)] = {}
        weakref.finalize(context, _FOUND.pop, id(context), None)
    return _FOUND[id(context)]


class Doubts:
    """What may lead from a lawful state to another, asked of each block of a moment by itself.

    Where no block up to a turn may break any law, the state at that turn is lawful, by induction, and
    what a proof says of a block in any lawful state holds of it there.
    """

    def __init__(self, context: Context, breaches: tuple[Breach, ...]) -> None:
        self.context = context
        self.breaches = breaches
        self._known: dict[tuple[str, Block], bool] = {}
        self._suspects: dict[Block, bool] = {}

    def about(self, breach: Breach, one: Happening) -> bool:
        """Whether it is open that a happening breaks a law."""
        return self.of(breach, one.mates) or any(map(self.suspect, one.earlier))

    def suspect(self, block: Block) -> bool:
        """Whether a block may break any law."""
        if block not in self._suspects:
            touched = {name for name, _ in written(self.context.book, block)}
            near = (breach for breach in self.breaches if not touched.isdisjoint(breach.fields))
            self._suspects[block] = any(self.of(breach, block) for breach in near)
        return self._suspects[block]

    def of(self, breach: Breach, block: Block) -> bool:
        """Whether a block may break a law, from a lawful state."""
        key = (breach.law.name, block)
        if key not in self._known:
            self._known[key] = meet(written(self.context.book, block), breach.cells) and not self.safe(breach, block)
        return self._known[key]

    def safe(self, breach: Breach, block: Block) -> bool:
        """Whether a block is proved to break no law in any lawful state, whenever its moment began."""
        book = self.context.book
        if any(looks_back(e) for d in block for e in (d.guard, *expressions(d.outcomes))):
            return False
        ever = tuple(replace(d, life=TRUE) for d in block)
        question = conj([breach.lawful, past(book, [ever], reveal(breach.broken, book))])
        return weight(question, book) <= HOPELESS and isinstance(self.context.ask(question, brief=True), Proved)

    def settle(self, breach: Breach, one: Happening) -> None:
        """Where a block is in doubt, ask of it after what comes before it in its moment."""
        book = self.context.book
        if not self.of(breach, one.mates):
            return
        question = conj([one.asked, one.before(book, breach.lawful), one.after(book, breach.broken)])
        if isinstance(self.context.ask(question, brief=True), Proved):
            self._known[breach.law.name, one.mates] = False


def breach_of(book: Book, law: Law) -> Breach:
    """A law as what it is to break it."""
    names, broken = violation(law.condition)
    return Breach(law, names, broken, negate(stored(broken)), reads(reveal(broken, book), book))


def violation(law: Expr) -> tuple[tuple[Variable, ...], Expr]:
    """That a law is broken, for the members that it names first."""
    names: list[Variable] = []
    given: list[Expr] = []
    while isinstance(law, Quantify) and law.quantifier is Quantifier.ALL:
        renamed = apart((law.variable,), f"law {len(names)}")
        names += [v for v in renamed.values() if isinstance(v, Variable)]
        given.append(substitute(law.where, renamed))
        law = substitute(law.body, renamed)
    return tuple(names), conj([*given, negate(law)])


def stored(expr: Expr) -> Expr:
    """The condition of what cells hold, whatever clauses make them show: no nonsense is hidden below a claim."""
    inner = rebuild(expr, stored)
    return Stored(inner.field, inner.args, inner.type) if isinstance(inner, Read) else inner


def query(book: Book, breach: Breach, breaches: tuple[Breach, ...], one: Happening, check: Check) -> Query:
    """The question whether a law is broken by what happens and still at the end of the moment, none being before."""
    after, end = one.after(book, breach.broken), one.end(book, breach.broken)
    before = frozenset[Pattern]().union(*(written(book, b) for b in one.earlier))
    others = [stored(b.law.condition) for b in breaches if b is not breach and meet(before, b.cells)]
    steps = [
        one.turn(book, conj([breach.lawful, *others])),
        after,
        one.contributes(book, breach.broken),
        end if end != after else TRUE,
    ]
    question, tentative = conj(steps), not one.simple(book)
    return Query(
        check,
        (one.part.clause,),
        f"What this {verb(one, check)} can break the law: {breach.law.name}.",
        question,
        (*one.side.variables, *breach.names),
        one.anchor,
        ending=Ending(f"the law {breach.law.name} is broken"),
        demands={one.part.clause: one.told},
        cures=("Add the condition under which the law holds.", "Say in the law what it does not cover."),
        related=one.company,
        cell=breach.law.name,
        parts=(one.part.id,),
        tentative=tentative,
        coarse=tentative and weight(question, book) > HOPELESS,
    )


def verb(one: Happening, check: Check) -> str:
    """What a part has to do with what happens."""
    if one.part.anchor.kind is not AnchorKind.STANDING:
        return "does"
    return "obliges to" if check is CHECK else "permits"
