"""A clause that never has a say: wherever it applies, others with priority speak of the same cell or act.

So too an entry of a list of which the first that applies is taken, if the entries before it take every case.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import (
    BANNING,
    Book,
    ChangeCell,
    Claim,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.lists import Entry, entries, says_case, says_entry, taken
from rulewright.checks.shared.pairs import (
    applies,
    free,
    norms_on,
    settled_by_priority,
    side,
    simultaneous,
    stands,
    stands_on,
)
from rulewright.checks.shared.proofs import KINDS, conditions_in_words, fewest, leave_open, proof
from rulewright.checks.shared.turns import landing_with, moment_of
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.matter import of_clauses, of_part
from rulewright.language.expr import Expr, Read, Variable, conj, disj, exists, fields_read, negate
from rulewright.language.types import MemberType
from rulewright.memo.per_book import for_a_book
from rulewright.solver.solve import Proved, Undecided
from rulewright.story.interference import beats, both_orders, meet, name_of, set_off, writes
from rulewright.story.moments import begins, has_a_say, whole
from rulewright.story.story import absent
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of
from rulewright.table.state import orders

CHECK = Check(
    "RW203",
    "pre-empted-clause",
    Severity.WARNING,
    "A clause, or an entry of a list, never has a say: others always come before it.",
)
Spoken = SetCell | ChangeCell | Claim | Norm
Rival = tuple[Part, tuple[Expr, ...]]


def find(context: Context) -> Iterator[Finding]:
    """The parts that others prevail over wherever they apply, and the entries that are never reached."""
    for part in context.book.parts():
        if context.book.clauses[part.clause].kind in KINDS:
            yield from context.unit(f"{CHECK.code} {part.id}", (part,), partial(silenced, context, part))
    for number, (entry, parts) in enumerate(entries(context.book).items()):
        names = " ".join(p.id for p in parts)
        yield from context.unit(f"{CHECK.code} {number} {names}", parts, partial(idle, context, entry, parts))


def silenced(context: Context, part: Part) -> Iterator[Finding]:
    """The finding on a part that others prevail over wherever it applies."""
    idle = [o for o in part.outcomes if isinstance(o, Spoken) and pre_empted(context, part, o)]
    if idle and context.possible(applies(context.book, side(part, "1"))):
        yield finding(context, part, idle)


def idle(context: Context, entry: Entry, parts: list[Part]) -> Iterator[Finding]:
    """The finding on an entry that is never reached."""
    if unreached(context, entry, parts):
        yield idle_entry(context, entry, parts)


def pre_empted(context: Context, part: Part, outcome: Spoken) -> bool:
    """Whether those with priority speak wherever the part would, of the same cell or act."""
    silencing = parties(context.book, part, outcome)
    if not silencing:
        return False
    context.stats.pairs += len(silencing)
    try:
        verdict = context.ask(left(context.book, part, outcome, silencing))
    except TooLarge as limit:
        verdict = Undecided(str(limit))
    leave_open(context, CHECK, (part.clause,), verdict)
    return isinstance(verdict, Proved)


def parties(book: Book, part: Part, outcome: Outcome) -> tuple[Part, ...]:
    """The parts that prevail over one and may speak of what an outcome of it speaks of, themselves or by acts."""
    every = (*(p for p, _ in silencers(book, part, outcome)), *acting(book, part, outcome))
    return tuple({p.id: p for p in every}.values())


def left(book: Book, part: Part, outcome: Spoken, rivals: tuple[Part, ...]) -> Expr:
    """That the part applies and none of these speaks of its cell or act; raises TooLarge.

    Where acts may write the cell, or what it is depends on the state at its turn, the whole moment is told.
    """
    silencing = silencers(book, part, outcome)
    if isinstance(outcome, SetCell | ChangeCell):
        named = (a for args in (outcome.args, *(args for _, args in silencing)) for a in args)
        if acting(book, part, outcome) or any(map(fields_read, named)):
            return has_a_say_at_all(book, part, outcome, rivals)
    ids = {p.id for p in rivals}
    return question(book, part, outcome, tuple(r for r in silencing if r[0].id in ids))


def has_a_say_at_all(book: Book, part: Part, outcome: SetCell | ChangeCell, rivals: tuple[Part, ...]) -> Expr:
    """That what a part writes stands in some cell at the end of its moment; raises TooLarge."""
    anchor, spec = side(part, "1").anchor, book.fields[outcome.field]
    names = tuple(Variable(f"cell {n}", MemberType(sort)) for n, sort in enumerate(spec.parameters))
    cell, number = Read(spec.name, names, spec.type), part.outcomes.index(outcome)
    stands = has_a_say(book, whole(book, anchor), cell, part, number, {p.id for p in rivals})
    return conj([begins(book, anchor), free(book, anchor), exists(names, stands)])


def question(book: Book, part: Part, outcome: Spoken, silencing: tuple[Rival, ...]) -> Expr:
    """That the part applies and none of those with priority speaks of its cell or act, which somebody may do."""
    one = side(part, "1")
    args = one.args(outcome.args)
    bans = [b for b in banning(book, part, outcome) if any(b[0] is p for p, _ in silencing)]
    unbanned = [negate(stands_on(book, ban, args)) for ban in bans]
    there = map(negate, absent(book.acts[outcome.act], args)) if isinstance(outcome, Norm) else ()
    return conj([applies(book, one), *there, stands(book, one, args, silencing), *unbanned])


def silencers(book: Book, part: Part, outcome: Outcome) -> tuple[Rival, ...]:
    """The parts that prevail and may speak of what an outcome speaks of, each with what it speaks of."""
    return (*preceding(book, part, outcome), *((p, n.args) for p, n in banning(book, part, outcome)))


def banning(book: Book, part: Part, outcome: Outcome) -> tuple[tuple[Part, Norm], ...]:
    """The prohibitions that defeat a permission by a rule of the book, without priority over it."""
    if not (isinstance(outcome, Norm) and outcome.kind is NormKind.PERMIT and book.prohibition_prevails):
        return ()
    bans = [ban for kind in BANNING for ban in norms_on(book, outcome.act, kind)]
    return tuple(b for b in bans if not settled_by_priority(book, b[0], part))


def preceding(book: Book, part: Part, outcome: Outcome) -> tuple[Rival, ...]:
    """The parts with priority that may speak of what an outcome speaks of, each with what it speaks of."""
    if not (part.level or part.clause in outranked(book)):
        return ()
    index = index_of(book)
    speaking: list[Rival] = []
    match outcome:
        case Norm(act=act):
            speaking = [(p, n.args) for p, n in index.norms.get(act, ())]
        case Claim(field=name):
            speaking = [(p, c.args) for p, c in index.claims.get(name, ())]
        case SetCell(field=name) | ChangeCell(field=name):
            speaking = [w for p in beside(book, part) for w in written(book, p, name)]
        case _:
            pass
    return tuple((p, args) for p, args in speaking if beats(p, part, book))


@for_a_book
def outranked(book: Book) -> frozenset[str]:
    """The clauses over which some clause or ruling claims priority, or below which one is stated."""
    index = index_of(book)
    return frozenset((*index.above.values(), *(over for _, over in index.rulings))).union(*index.overriding.values())


def beside(book: Book, part: Part) -> tuple[Part, ...]:
    """The parts whose writings come together with those of a part."""
    moment = moment_of(book, part.anchor)
    return landing_with(book, part) if part.dispositions else tuple(p for p in moment if simultaneous(book, part, p))


def written(book: Book, part: Part, name: str) -> Iterator[Rival]:
    """The cells of a field that a part writes."""
    for outcome in part.outcomes:
        if isinstance(outcome, SetCell | ChangeCell) and outcome.field == name:
            yield from ((part, order) for order in orders(book.fields[name], outcome.args))


def acting(book: Book, part: Part, outcome: Outcome) -> tuple[Part, ...]:
    """The parts that prevail and may write a cell that a part does by acts of sections beside it, or upon such acts."""
    if not isinstance(outcome, SetCell | ChangeCell) or part.dispositions:
        return ()
    if not (part.level or part.clause in outranked(book)):
        return ()
    parts = index_of(book).parts
    doers = (p for p in beside(book, part) if p.section != part.section)
    done = {p.id: [p, *(parts[name] for name in sorted(set_off(book, p)))] for p in doers if acts_of(p)}
    able = {p.id: p for doer in done.values() for p in doer if p is not doer[0] or acts_of(p)}
    cell = both_orders(book, outcome.field, tuple(map(name_of, outcome.args)))
    return tuple(p for p in able.values() if beats(p, part, book) and meet(writes(book, p), cell))


def acts_of(part: Part) -> list[Perform]:
    """The acts that a part does."""
    return [o for o in part.outcomes if isinstance(o, Perform)]


def finding(context: Context, part: Part, silenced: list[Spoken]) -> Finding:
    """The finding on a part of which others always come before some outcomes."""
    book = context.book
    every = tuple({p.id: p for o in silenced for p in parties(book, part, o)}.values())

    def unsaid(rivals: tuple[Part, ...], book: Book) -> Expr:
        return disj([left(book, part, o, rivals) for o in silenced])

    rivals = fewest(every, lambda some: isinstance(context.ask(unsaid(some, book)), Proved))
    names = tuple(dict.fromkeys(p.clause for p in rivals))
    said = "; ".join(dict.fromkeys(o.text or book.clauses[part.clause].says for o in silenced))
    return proof(
        context,
        CHECK,
        (part.clause,),
        f"Wherever this applies, {' or '.join(names)} prevails over it: {said}.",
        f"{part.id}: {' '.join(sorted({o.act if isinstance(o, Norm) else o.field for o in silenced}))}",
        core=tuple(f"{p.id} prevails: {conditions_in_words(book, p)}" for p in rivals),
        related=names,
        matter=of_clauses(book, (part.clause, *names)),
        cures=(f"Drop {part.clause}.", f"Narrow what prevails over it: {', '.join(names)}."),
        moment=part.anchor.moment,
        asked=lambda alone: unsaid(rivals, alone),
    )


def unreached(context: Context, entry: Entry, parts: list[Part]) -> bool:
    """Whether an entry is never the first that applies, in none of the parts that it stands in."""
    for part in parts:
        verdict = context.ask(taken(context.book, part, entry))
        leave_open(context, CHECK, (part.clause,), verdict)
        if not isinstance(verdict, Proved):
            return False
    return any(context.possible(applies(context.book, side(part, "1"))) for part in parts)


def idle_entry(context: Context, entry: Entry, parts: list[Part]) -> Finding:
    """The finding on an entry that is never taken."""
    book = context.book
    words = says_entry(book, entry)
    clauses = tuple(dict.fromkeys(p.clause for p in parts))
    return proof(
        context,
        CHECK,
        clauses[:1],
        f"This entry of a list is never taken: {words}.",
        words,
        core=tuple(f"before it: {says_case(book, e).removeprefix('where ')}" for e in entry.earlier),
        related=clauses[1:],
        worded=True,
        matter=" ".join(of_part(book, p, entry.value, entry.condition, *entry.earlier) for p in parts),
        cures=("Drop the entry, or put it before those that take its cases.",),
        moment=parts[0].anchor.moment,
        asked=lambda alone: disj([taken(alone, part, entry) for part in parts]),
    )
