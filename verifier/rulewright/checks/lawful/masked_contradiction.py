"""Two clauses that agree only because a law forbids the states in which they clash, while an act leads into one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from rulewright.book.model import AnchorKind, Book, FieldKind, NormKind, Part
from rulewright.checks.conflict.contradictory_outcome import (
    Bucket,
    Writing,
    buckets,
    candidate,
    couples,
    said,
    silencing,
    value_of,
    written_by,
)
from rulewright.checks.conflict.contradictory_outcome import query as clash
from rulewright.checks.conflict.permission_vs_prohibition import Ban, standing
from rulewright.checks.lawful import breaks_law, permitted_illegal
from rulewright.checks.lawful.breaks_law import broken_by, found_in
from rulewright.checks.shared.crowds import Patience
from rulewright.checks.shared.doings import Happening, happening, looks_back
from rulewright.checks.shared.pairs import names_of
from rulewright.checks.shared.preserved import Breach
from rulewright.checks.shared.proofs import never
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_clauses, of_term
from rulewright.gherkin.moment import say_step
from rulewright.language.expr import Expr, Variable, conj, fields_read, substitute
from rulewright.story.interference import Pattern, meet, reads
from rulewright.story.laws import waiving
from rulewright.story.matching import apart
from rulewright.story.reveal import reveal
from rulewright.story.story import requirements
from rulewright.table.index import index_of

CHECK = Check(
    "RW316",
    "masked-contradiction",
    Severity.WARNING,
    "Two clauses agree only because a law rules out the states in which they clash, and an act leads into one.",
)
BREAKERS = {breaks_law.CHECK: happening, permitted_illegal.CHECK: permitted_illegal.permitted}


def find(context: Context) -> Iterator[Finding]:
    """The clashes that a law hides, of which something that breaks the law makes a fact."""
    breakers = list(lawbreakers(context))
    acts = [act for _, one in breakers for act in one.acts]
    breaking = [(b.law.name, one.part.id, one.told, one.anchor) for b, one in breakers]
    seen: set[tuple[str, ...]] = set()
    for about, parts, clashes in conflicts(context) if breakers else ():
        every = [*parts, *(one.part for _, one in breakers)]
        work = partial(masked, context, breakers, clashes)
        for finding in context.unit(f"{CHECK.code} {breaking} {about}", every, work, acts=acts):
            if finding.clauses not in seen:
                seen.add(finding.clauses)
                yield finding


def lawbreakers(context: Context) -> Iterator[tuple[Breach, Happening]]:
    """What was found to break a law, or may, as far as that stayed undecided, and the law."""
    for check, happens in BREAKERS.items():
        if check.code not in found_in(context).broken:
            for _ in broken_by(context, happens, check):
                pass
        known = found_in(context).broken[check.code]
        yield from known
        open_ = {clause for u in context.undecided if u.code == check.code for clause in u.clauses}
        parts = (p for p in context.book.parts() if p.clause in open_)
        doubtful = ((b, one) for p in parts for one in happens(context.book, p) for b in met_by(context, one))
        named = {(b.law.name, one.part.id) for b, one in known}
        yield from ((b, one) for b, one in doubtful if (b.law.name, one.part.id) not in named)


def met_by(context: Context, one: Happening) -> Iterator[Breach]:
    """The laws that speak of what something writes."""
    writes = one.writes(context.book)
    return (b for b in found_in(context).preserved.breaches if meet(writes, b.cells))


def conflicts(context: Context) -> Iterator[tuple[str, list[Part], Callable[[], Iterator[Query]]]]:
    """What writes one field at one moment, or speaks of one act: what it is, the parts, and how to ask about clashes.

    What is written upon an act is left out, as it shows in no state and no step; see ``plain``.
    """
    book = context.book
    for bucket in buckets(book):
        if bucket[0].part.anchor.kind is not AnchorKind.ACT:
            yield said(book, bucket), written_by(book, bucket), partial(collisions, context, bucket)
    for act, norms in index_of(book).norms.items():
        if any(n.kind is NormKind.FORBID for _, n in norms):
            yield act, [p for p, _ in norms], partial(quarrels, context, norms)


def collisions(context: Context, bucket: Bucket) -> Iterator[Query]:
    """The questions whether two clauses give one cell two values."""
    book, prevailing = context.book, silencing(context.book, bucket)
    patience = Patience(context, CHECK, len(bucket))
    for one, other in couples(book, bucket):
        patience.looked += 1
        if candidate(book, one, other) and steady(book, one) and steady(book, other):
            about = f"{len(bucket)} times {one.outcome.field} may get a value at one moment"
            if patience.ends(names_of(one.part.clause, other.part.clause), about):
                return
            patience.asked += 1
            yield clash(book, one, other, prevailing)


def steady(book: Book, one: Writing) -> bool:
    """Whether nothing in its moment changes what an act requires and writes before it is done.

    Else that two acts clash in no lawful state is not known of the state before the moment.
    """
    if one.act is None:
        return True
    needed = (requirements(book, one.act.act, one.act.args), *one.outcome.args, value_of(one.outcome))
    part = index_of(book).parts[one.part.id]
    moments = [happens.moment_writes(book) for happens in happening(book, part)]
    return not any(meet(reads(reveal(e, book), book), writes) for e in needed for writes in moments)


def quarrels(context: Context, norms: Sequence[Ban]) -> Iterator[Query]:
    """The questions whether one clause forbids what another permits or asks for."""
    for ban in (one for one in norms if one[1].kind is NormKind.FORBID):
        yield from standing(context, ban, norms)


def masked(
    context: Context, breakers: list[tuple[Breach, Happening]], clashes: Callable[[], Iterator[Query]]
) -> Iterator[Finding]:
    """The findings on some clashes, one for every two clauses."""
    book = context.book
    asked = list(hideable(book, clashes()))
    seen: set[tuple[str, ...]] = set()
    for breach, one in breakers:
        for query, read in asked:
            if query.clauses in seen or not (meet(read, breach.cells) and meet(read, one.writes(book))):
                continue
            context.stats.pairs += 1
            about = f"{CHECK.code} {breach.law.name} {one.part.id} {one.told} {one.anchor} {query.cell} {query.parts}"
            parts = (one.part, *(index_of(book).parts[name] for name in query.parts))
            for finding in context.unit(about, parts, partial(decided, context, breach, one, query), acts=one.acts):
                seen.add(query.clauses)
                yield finding


def hideable(book: Book, clashes: Iterable[Query]) -> Iterator[tuple[Query, frozenset[Pattern]]]:
    """The clashes that a law may hide, each with the cells that it reads."""
    told = (replace(q, asks=q.question) for q in clashes)  # they are asked again and again
    return ((q, reads(reveal(q.question, book), book)) for q in told if plain(book, q))


def plain(book: Book, query: Query) -> bool:
    """Whether a clash shows in a state or in a step of the timeline, without dice, choices or what was."""
    here = query.anchor is None or query.anchor.kind is AnchorKind.STEP
    inputs = any(book.fields[name].kind is FieldKind.INPUT for name in fields_read(query.question))
    return here and not inputs and not looks_back(query.question)


def decided(context: Context, breach: Breach, one: Happening, query: Query) -> Iterator[Finding]:
    """The finding that a clash which no lawful state knows is there after the law has been broken."""
    if hidden(context, breach, one, query) and never(context, CHECK, query.clauses, query.question):
        finding = context.decide(after(context.book, breach, one.undisturbed, query))
        if finding is not None:
            yield finding


def hidden(context: Context, breach: Breach, one: Happening, query: Query) -> bool:
    """Whether a clash can be in a state that breaks the law and keeps those that nothing in the moment can break."""
    writes = one.moment_writes(context.book)
    open_ = frozenset(b.law.name for b in found_in(context).preserved.breaches if meet(writes, b.cells))
    question = reveal(conj([breach.broken, query.question]), context.book)
    return not context.proves_of(waiving(context.book, open_), question)


def after(book: Book, breach: Breach, one: Happening, query: Query) -> Query:
    """The question whether breaking a law leads to a state in which two clauses clash."""
    names = apart(query.parameters, "then")
    clashing = substitute(query.question, names)
    law = breach.law.name
    return replace(
        query,
        check=CHECK,
        message=f"These clauses agree as long as the law '{law}' holds; what {one.part.clause} brings about breaks it.",
        asks=conj([one.turn(book, breach.lawful), one.end(book, breach.broken), one.end(book, clashing)]),
        parameters=(*one.side.variables, *breach.names, *(v for v in names.values() if isinstance(v, Variable))),
        anchor=one.anchor,
        then_played=say_step(book, query.anchor.step, query.anchor.edge) if query.anchor is not None else "",
        ending=renamed(query.ending, names),
        also=(*(renamed(e, names) for e in query.also), Ending(f"the law {law} is broken")),
        cures=(*query.cures, f"See to it that {one.part.clause} leaves the law as it is."),
        core=(f"law: {law}",),
        related=(one.part.clause,),
        cell=f"{query.cell}, {law}",
        matter=f"{of_clauses(book, (*query.clauses, one.part.clause), query.cell)} {of_term(breach.law.condition)}",
        tentative=True,
    )


def renamed(ending: Ending, names: dict[str, Expr]) -> Ending:
    """A Then with other names for its variables."""
    cell, act = ending.cell, ending.act
    if cell is not None:
        cell = (cell[0], tuple(substitute(a, names) for a in cell[1]), substitute(cell[2], names))
    if act is not None:
        act = (act[0], tuple(substitute(a, names) for a in act[1]))
    return replace(ending, cell=cell, act=act)
