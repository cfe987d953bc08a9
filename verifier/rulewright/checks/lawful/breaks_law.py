"""What a clause does or obliges to leads from a lawful state to one that breaks a law."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from rulewright.book.model import Anchor, AnchorKind, Book, Part, Perform
from rulewright.checks.shared.doings import Happening, done, happening, written
from rulewright.checks.shared.midst import acts_of, moments_before, steps_of, turned
from rulewright.checks.shared.pairs import free
from rulewright.checks.shared.preserved import Breach, Preserved, stored
from rulewright.checks.shared.reaching import done_by_clauses, shut_out
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, fingerprint
from rulewright.evidence.matter import of_act, of_clauses, of_parts, of_term
from rulewright.language.expr import TRUE, Expr, conj, free_variables, negate
from rulewright.solver.solve import Proved
from rulewright.story import effort
from rulewright.story.interference import Pattern, meet, name_of
from rulewright.story.moments import begins, ended, played, short, whole
from rulewright.story.reveal import reveal
from rulewright.story.story import Block, requirements
from rulewright.story.unroll import TooLarge

CHECK = Check(
    "RW308",
    "breaks-law",
    Severity.WARNING,
    "What a clause does or obliges to leads from a lawful state to one that breaks a law of the game.",
)


Happens = Callable[[Book, Part], Iterator[Happening]]
Broken = tuple[str, str]  # a law, and the clause that breaks it
Case = tuple[str, str, str]  # a law, and what breaks it: the part and the moment


@dataclass
class Lawbreaking:
    """What a run knows of its laws: what keeps them, and what was found to break which, by the code of the check."""

    preserved: Preserved
    broken: dict[str, list[tuple[Breach, Happening]]] = field(default_factory=dict)


def find(context: Context) -> Iterator[Finding]:
    """The laws that what clauses do or oblige to breaks, be it upon acts in the midst of a moment."""
    yield from broken_by(context, happening, CHECK)
    for part in context.book.parts():
        inner = moments_before(context.book, part)
        if inner and context.may_concern((part.clause,)):
            known = tuple(sorted({b.law.name for b, o in broken_so_far(context) if o.part.clause == part.clause}))
            about = f"{CHECK.code} {part.id} in the midst {' '.join(known)}"
            work = partial(broken_in_midst, context, part, known)
            yield from context.unit(about, (part,), work, steps_of(inner), acts_of(inner))


def broken_so_far(context: Context) -> list[tuple[Breach, Happening]]:
    """What was found to break which law by what clauses do at their own moments."""
    return found_in(context).broken.get(CHECK.code, [])


def broken_in_midst(context: Context, part: Part, known: Container[str]) -> Iterator[Finding]:
    """The laws, but for some, that a part upon an act breaks where a clause or another act does that act."""
    book, one = context.book, done(context.book, part)
    writes = one.writes(book)
    for breach in found_in(context).preserved.breaches:
        if breach.law.name in known or not meet(writes, breach.cells) or kept_in_midst(context, breach, one):
            continue
        too_large: tuple[Query, str] | None = None  # told where no other moment shows the finding
        for anchor in moments_before(book, part):
            names = tuple(dict.fromkeys(v for e in anchor.args for v in free_variables(e)))
            asked = query(book, breach, (), one.undisturbed, CHECK)
            told = replace(asked, parameters=(*names, *breach.names), anchor=played(book, anchor), tentative=True)
            try:
                question = broken_with(book, breach, part, anchor)
            except TooLarge as limit:
                too_large = too_large or (told, str(limit))
                continue
            finding = context.decide(replace(told, asks=question))
            if finding is not None:
                yield finding
                break
        else:
            if too_large is not None:
                context.leave_open(*too_large)


def kept_in_midst(context: Context, breach: Breach, one: Happening) -> bool:
    """Whether what lands with a part keeps a law from every lawful state in which it may be the turn of that part."""
    book, preserved = context.book, found_in(context).preserved
    before = frozenset[Pattern]().union(*(written(book, b) for b in one.earlier))
    able = requirements(book, one.side.anchor.act, one.side.anchor.args)
    if preserved.law(breach, one.mates, preserved.lasting([able, one.life], before), before):
        return True
    steps = [turned(book, one.side.renamed), one.before(book, breach.lawful), one.after(book, breach.broken)]
    asked = conj(steps)
    if context.soon_proves(asked):
        return True
    told = short(book, asked)  # asked longer than a part of a question, as a whole story would be told else
    return told is not None and isinstance(context.ask(told), Proved)


def broken_with(book: Book, breach: Breach, part: Part, anchor: Anchor) -> Expr:
    """That a moment leads from a lawful state to one that breaks a law, and would not without what a part does in it.

    Raises TooLarge.
    """
    broken, blocks = reveal(breach.broken, book), whole(book, anchor)
    comes = conj([begins(book, anchor), free(book, anchor), breach.lawful])
    with_it, without = (ended(book, blocks, broken, heaviest=effort.MIDST_WEIGHT, muted=m) for m in ("", part.id))
    return conj([comes, with_it, negate(without)])


def broken_by(
    context: Context, happens: Happens, check: Check, groups: Mapping[str, list[Part]] | None = None
) -> Iterator[Finding]:
    """The laws that something of what can happen breaks, moment by moment of the book, or group by group."""
    book = context.book
    laws = found_in(context)
    breaches = {b.law.name: b for b in laws.preserved.breaches}
    broken = laws.broken.setdefault(check.code, [])
    found: set[Broken] = set()
    for moment, parts in (moments(book) if groups is None else groups).items():
        mine = {part.clause for part in parts}
        own = tuple(p for p in parts if p.clause in book.clauses)
        alone = tuple(Perform(p.anchor.act, p.variables) for p in parts if p not in own)
        shut: list[Case] = []  # that no play leads to: other ways of the same clause to break the law are looked for
        looked, before = -1, len(context.undecided)
        while breaches and looked < len(shut):
            looked = len(shut)
            del context.undecided[before:]  # it is asked again
            known = sorted(one for one in found if one[1] in mine)
            about = f"{check.code} {moment} {' '.join(p.id for p in parts)}{known or ''}{shut or ''}"
            work = partial(broken_in, context, tuple(breaches.values()), happens, parts, check, known, tuple(shut))
            for finding in context.unit(about, own, work, acts=alone):
                breach, one = recalled(context, finding, breaches, happens, parts)
                if never_comes(context, query(book, breach, tuple(breaches.values()), one.undisturbed, check)):
                    shut.append(case_of(breach, one))
                    continue
                broken.append((breach, one))
                found.add((breach.law.name, one.part.clause))
                yield finding if finding.clauses else replace(finding, positions=(book.acts[one.part.id].position,))


def case_of(breach: Breach, one: Happening) -> Case:
    """What tells one way in which a law is broken from others."""
    return breach.law.name, one.part.id, repr(one.anchor)


def never_comes(context: Context, asked: Query) -> bool:
    """Whether no play from set-up leads to a state in which a law is broken so."""
    anchor = asked.anchor
    inside = anchor is None or (anchor.kind is AnchorKind.ACT and anchor.act in done_by_clauses(context.book))
    return not inside and shut_out(context, asked.question) is not None


def moments(book: Book) -> dict[str, list[Part]]:
    """The parts of each moment, those that stand each by itself: what is known of one is not so of the next."""
    found: dict[str, list[Part]] = {}
    for part in book.parts():
        anchor = part.anchor
        done = f"{anchor.act} {tuple(map(name_of, anchor.args))}"  # whatever clauses call those with whom it is done
        name = {AnchorKind.STANDING: part.id, AnchorKind.STEP: anchor.moment, AnchorKind.ACT: done}[anchor.kind]
        found.setdefault(name, []).append(part)
    return found


def recalled(
    context: Context, finding: Finding, breaches: dict[str, Breach], happens: Happens, parts: list[Part]
) -> tuple[Breach, Happening]:
    """The law that a finding is about and what breaks it."""
    *_, name, moment = context.shares[finding.fingerprint]
    every = (h for p in parts if p.id == name for h in happens(context.book, p))
    law = next(n for n in breaches if fingerprint(finding.code, finding.clauses, n) == finding.former)
    return breaches[law], next(h for h in every if repr(h.anchor) == moment)


def broken_in(
    context: Context,
    breaches: tuple[Breach, ...],
    happens: Happens,
    parts: list[Part],
    check: Check,
    known: Iterable[Broken] = (),
    shut: Container[Case] = (),
) -> Iterator[Finding]:
    """The laws that something of what happens in one moment breaks, but for those of which that is known.

    What is ``shut`` off from play is left out.
    """
    book = context.book
    found = [(one, one.writes(book)) for part in parts for one in happens(book, part)]
    doubts = Doubts(context)
    touched = {name for _, writes in found for name, _ in writes}
    near = tuple(b for b in breaches if not touched.isdisjoint(b.fields))
    cases = [(breach, one) for breach in near for one, writes in found if meet(writes, breach.cells)]
    seen, told = set(known), set[tuple[str, Block]]()
    for breach, one in cases:
        context.stats.pairs += 1
        key = (breach.law.name, one.part.clause)
        if key in seen or case_of(breach, one) in shut or not doubts.about(breach, one):
            continue
        asked = query(book, breach, breaches, one.undisturbed, check)
        together = (breach.law.name, one.mates)  # which break it together, so that one finding says the most of it
        finding = context.decide(replace(asked, coarse=asked.coarse or (asked.tentative and together in told)))
        if finding is not None:
            seen.add(key)
            told.add(together)
            yield finding


def found_in(context: Context) -> Lawbreaking:
    """What a run knows of its laws, from the first question on."""
    if Lawbreaking not in context.own:
        context.own[Lawbreaking] = Lawbreaking(Preserved(context))
    found: Lawbreaking = context.own[Lawbreaking]
    return found


class Doubts:
    """What may lead from a lawful state to another, as far as short proofs tell."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.preserved = found_in(context).preserved
        self._known: dict[tuple[str, Expr, Expr, Block], bool] = {}

    def about(self, breach: Breach, one: Happening) -> bool:
        """Whether it is open that what lands together with a happening breaks a law."""
        key = (breach.law.name, one.asked, one.life, one.mates)
        if key not in self._known:
            self._known[key] = not (self._kept(breach, one) or self._kept_after(breach, one))
        return self._known[key]

    def _kept(self, breach: Breach, one: Happening) -> bool:
        """Whether the law is kept from every lawful state, whatever came before in the moment."""
        before = frozenset[Pattern]().union(*(written(self.context.book, b) for b in one.earlier))
        facts = self.preserved.lasting([one.asked, one.life], before)
        return self.preserved.law(breach, one.mates, facts, before)

    def _kept_after(self, breach: Breach, one: Happening) -> bool:
        """Whether the law is kept after just what comes before in the moment."""
        book = self.context.book
        question = conj([one.asked, one.before(book, breach.lawful), one.after(book, breach.broken)])
        return self.context.soon_proves(question)


def query(book: Book, breach: Breach, breaches: tuple[Breach, ...], one: Happening, check: Check) -> Query:
    """The question whether a law is broken by what happens and still at the end of the moment, none being before."""
    after, end = one.after(book, breach.broken), one.end(book, breach.broken)
    before = frozenset[Pattern]().union(*(written(book, b) for b in one.earlier))
    others = [stored(book, b.law.condition) for b in breaches if b is not breach and meet(before, b.cells)]
    steps = [
        one.turn(book, conj([breach.lawful, *others])),
        after,
        one.contributes(book, breach.broken),
        end if end != after else TRUE,
    ]
    clauses = (one.part.clause,) if one.part.clause in book.clauses else ()
    subject = of_clauses(book, clauses) if clauses else of_act(book.acts[one.part.id])
    return Query(
        check,
        clauses,
        f"What this {verb(one, check)} can break the law: {breach.law.name}."
        if clauses
        else f"'{book.phrases.say_act(one.part.id, one.part.variables)}' can break the law: {breach.law.name}.",
        conj(steps),
        (*one.side.variables, *breach.names),
        one.anchor,
        ending=Ending(f"the law {breach.law.name} is broken"),
        demands=dict.fromkeys(clauses, one.told),
        cures=("Add the condition under which the law holds.", "Say in the law what it does not cover."),
        related=one.company,
        cell=breach.law.name,
        matter=f"{subject} {of_parts(book, one.beside)} {of_term(breach.law.condition)}",
        parts=(one.part.id,),
        tentative=not one.simple(book),
    )


def verb(one: Happening, check: Check) -> str:
    """What a part has to do with what happens."""
    if one.part.anchor.kind is not AnchorKind.STANDING:
        return "does"
    return "obliges to" if check is CHECK else "permits"
