"""A clause that adds nothing: wherever it applies another one brings about the same at the same moment.

So too a demand on every state that follows from the demand of another clause.
Two definitions of one word of which one is the wider are at odds: each says when the word is meant, and when not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from rulewright.book.model import (
    Book,
    ChangeCell,
    Claim,
    FieldKind,
    Keep,
    Kind,
    Norm,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.idle.pre_empted_clause import acting, parties, preceding
from rulewright.checks.shared.crowds import Crowd, Fixed, fixed_by
from rulewright.checks.shared.likeness import alike, heading, spoken
from rulewright.checks.shared.lists import expressions
from rulewright.checks.shared.pairs import applies, names_of, side, words_of
from rulewright.checks.shared.proofs import KINDS, conditions_in_words, never, proof
from rulewright.checks.shared.turns import landing_with
from rulewright.checks.shared.twins import form
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity, Unsettled
from rulewright.language.expr import (
    FALSE,
    Expr,
    Literal,
    conj,
    fields_read,
    negate,
)
from rulewright.memo.per_book import for_a_book
from rulewright.story import effort
from rulewright.story.interference import Identity, meet, outcome_writes, writes
from rulewright.story.laws import read_by_laws
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of

CHECK = Check(
    "RW209",
    "redundant-clause",
    Severity.NOTE,
    "Wherever a clause applies another one brings about the same at the same moment.",
)
Lasting = SetCell | Claim | Norm | Keep
Cells = SetCell | ChangeCell | Claim


def find(context: Context) -> Iterator[Finding]:
    """The clauses of which each part is covered by a part of one other clause."""
    seen: set[tuple[str, ...]] = set()
    cut: set[str] = set()
    for part in context.book.parts():
        others, left = candidates(context.book, part)
        if left and left not in cut:
            cut.add(left)
            about = f"{left}: this part and others may be covered by more parts than can be asked about"
            context.undecided.append(Unsettled(CHECK.code, context.book.id, (part.clause,), about))
        prior = (p.id for one in others for o in one.outcomes for p in parties(context.book, one, o))
        remembered = (p for one in (part, *others) for p in beside_it(context.book, one))
        involved = (part, *others, *map(index_of(context.book).parts.__getitem__, prior), *remembered)
        about = f"{CHECK.code} {part.id} {[p.id for p in others]}"
        work = partial(covered, context, part, others)
        for found in context.unit(about, involved, work) if others else ():
            if found.clauses not in seen:
                seen.add(found.clauses)
                yield found


def covered(context: Context, part: Part, others: list[Part]) -> Iterator[Finding]:
    """The finding on a part that can apply and that one of the others covers."""
    one = next((p for p in others if stands_in(context, p, part) and before_alike(context, p, part)), None)
    if one is not None and context.possible(applies(context.book, side(part, "1"))) and telling(context, part, one):
        wider = context.decide(at_odds(context.book, part, one)) if both_define(context.book, part, one) else None
        yield finding(context, part, one) if wider is None else wider


def stands_in(context: Context, one: Part, part: Part) -> bool:
    """Whether a part brings about all that another one does, and with no less priority."""
    return eligible(context.book, one, part) and covers(context, one, part)


def before_alike(context: Context, one: Part, part: Part) -> bool:
    """Whether what the clause of a part remembers in its moment, or does beside that, another clause does too."""
    theirs = beside_it(context.book, one)
    return all(any(stands_in(context, p, own) for p in theirs) for own in beside_it(context.book, part))


def beside_it(book: Book, part: Part) -> tuple[Part, ...]:
    """What else the clause of a part does in its moment: what it remembers of that, or has remembered for it."""
    own = book.clauses[part.clause].parts
    return tuple(p for p in own if p.anchor == part.anchor and p.remember != part.remember)


def both_define(book: Book, part: Part, one: Part) -> bool:
    """Whether two parts are of definitions and say that a word is meant."""
    kinds = {book.clauses[p.clause].kind for p in (part, one)}
    return kinds == {Kind.DEFINITION} and all(isinstance(o, Claim) for p in (part, one) for o in p.outcomes)


def at_odds(book: Book, part: Part, one: Part) -> Query:
    """The question whether of two definitions the one that covers the other says more."""
    return Query(
        CHECK,
        names_of(part.clause, one.clause),
        f"Both define one thing, and differ: {one.clause} says it wherever {part.clause} does, and in other states.",
        missing(book, part, one),
        side(one, "1").variables,
        ending=Ending(f"{one.clause} applies"),
        demands={p.clause: conditions_in_words(book, p) for p in (part, one)},
        cures=("Mend the one that is wrong, or let it refer to the other.",),
        cell=part.id,
        severity=Severity.WARNING,
        parts=(one.id, part.id),
        crowded=True,  # which of two definitions is right no proof can tell
    )


def telling(context: Context, part: Part, one: Part) -> bool:
    """Whether of demands the redundant one can be broken at all, and the other met: else those are at fault."""
    broken = (conj([part.guard, negate(o.condition)]) for o in demands(part))
    met = (conj([one.guard, o.condition]) for o in demands(one))
    return all(map(context.possible, broken)) and all(map(context.possible, met))


def demands(part: Part) -> tuple[Keep, ...]:
    """What a part demands of every state."""
    return tuple(o for o in part.outcomes if isinstance(o, Keep) and o.timeless)


def candidates(book: Book, part: Part) -> tuple[list[Part], str]:
    """The parts of other clauses that speak at the moment of a part of the same as its first outcome.

    Where these are not all of them, what they speak of and when is told, too.
    """
    if book.clauses[part.clause].kind not in KINDS or not part.outcomes or part.dispositions:
        return [], ""
    if not all(isinstance(o, Lasting) for o in part.outcomes) or any(r.prevails == part.clause for r in book.rulings):
        return [], ""
    if asked_about(book, part):
        return [], ""
    found, left = beside(book, part, part.outcomes[0]), ""
    if len(found) > effort.CROWD:
        known = standing_in(book, Identity(found))
        left = f"{len(found)} parts {part.anchor.moment}".rstrip() if known.cut else ""
        found = known.of_part.get(part.id, ())
    near = (p for p in found if book.clauses[p.clause].kind in KINDS)
    return [p for p in near if p.clause != part.clause and not p.group == part.group != ""], left


def asked_about(book: Book, part: Part) -> bool:
    """Whether another clause asks if what a part says until a moment still lasts."""
    own = {name for name in fields_read(part.guard) if book.fields[name].clause == part.id}
    others = (p for p in book.parts() if own and p.clause != part.clause)
    return any(not own.isdisjoint(fields_read(e)) for p in others for e in expressions(p))


def beside(book: Book, part: Part, outcome: Outcome) -> tuple[Part, ...]:
    """The parts that speak of the same field or act at the moment of a part and land together with it."""
    match outcome:
        case Norm(act=act):
            return speaking(book, Norm, act)
        case Claim(field=name):
            return speaking(book, Claim, name)
        case Keep():
            return speaking(book, Keep, "")
        case SetCell():
            return landing_with(book, part)
        case _:
            return ()


@for_a_book
def speaking(book: Book, kind: type[Norm | Claim | Keep], name: str) -> tuple[Part, ...]:
    """The parts that always speak of an act or a field, or demand something of every state."""
    index = index_of(book)
    if kind is Keep:
        return tuple({p.id: p for p, _, _ in index.keeps}.values())
    if kind is Norm:
        return tuple({p.id: p for p, _ in index.norms.get(name, ())}.values())
    return tuple({p.id: p for p, _ in index.claims.get(name, ())}.values())


class StandingIn(NamedTuple):
    """For each part of many those that may stand in for it as far as their form shows; whether some were left out."""

    of_part: Mapping[str, tuple[Part, ...]]
    cut: bool


@for_a_book
def standing_in(book: Book, among: Identity[tuple[Part, ...]]) -> StandingIn:
    """Which of many parts may stand in for each: neither says the same, nor other values, nor excludes the other."""
    parts = among.thing
    crowd = Crowd([{**said(book, p), **fixed_by(book, p)} for p in parts], [form(book, p) for p in parts])
    most = max(1, 2 * effort.PAIRS_ASKED // len(parts))
    found: dict[str, list[Part]] = {}
    cut = False
    for looked, (one, other) in enumerate(crowd.pairs()):
        if looked >= effort.PAIRS_LOOKED_AT:
            return StandingIn({name: tuple(ps) for name, ps in found.items()}, True)
        for part, rival in ((parts[one], parts[other]), (parts[other], parts[one])):
            own = found.setdefault(part.id, [])
            if len(own) < most:
                own.append(rival)
            else:
                cut = True
    places = {part.id: n for n, part in enumerate(parts)}
    return StandingIn({name: tuple(sorted(ps, key=lambda p: places[p.id])) for name, ps in found.items()}, cut)


def said(book: Book, part: Part) -> Fixed:
    """What a part says in so many words by an outcome that is its only one about that field or act."""
    told = [(heading(o), o) for o in part.outcomes]
    once = [(about, o) for about, o in told if sum(about == other for other, _ in told) == 1]
    plain = [(about, o) for about, o in once if not (isinstance(o, Cells) and book.fields[o.field].symmetric)]
    return {(about, n): e.value for about, o in plain for n, e in enumerate(spoken(o)) if isinstance(e, Literal)}


def eligible(book: Book, one: Part, part: Part) -> bool:
    """Whether the first part could stand in for the second: it says as much, with no less priority.

    A ban that defeats every permission of what it bans, by a rule of the book, defeats both alike.
    """
    left, right = side(part, "1"), side(one, "2")
    if any(alike(book, left, o, right) == FALSE for o in part.outcomes) or undoes(book, one, part):
        return False
    above = index_of(book).above
    weaker = {*part.overrides, above.get(part.clause)} - {*one.overrides, above.get(one.clause), None}
    if (
        weaker
        or one.level > part.level
        or any(preceding(book, one, o) or acting(book, one, o) for o in one.outcomes)
        or form(book, one) == form(book, part)
    ):
        return False
    return all(spoken_of(book, part, c.expr) for c in (*one.life, *one.conditions))


def undoes(book: Book, one: Part, part: Part) -> bool:
    """Whether a part does an act after its effects that may write anew what another one sets."""
    acts = (o for o in one.outcomes if isinstance(o, Perform))
    return any(meet(writes(book, part), outcome_writes(book, act)) for act in acts)


def spoken_of(book: Book, part: Part, condition: Expr) -> bool:
    """Whether a condition reads something that the part or a law reads too, or only what never changes."""
    changing = {f for f in read_by(book, condition) if book.fields[f].kind is not FieldKind.CONSTANT}
    guard = conj([part.guard, *part.anchor.args])
    return not changing or not changing.isdisjoint(read_by(book, guard) | read_by_laws(book))


def read_by(book: Book, expr: Expr) -> frozenset[str]:
    """The stored fields that an expression hangs on."""
    return fields_read(reveal(expr, book))


def covers(context: Context, one: Part, part: Part) -> bool:
    """Whether the first part brings about all that the second does, wherever that applies."""
    context.stats.pairs += 1
    return never(context, CHECK, names_of(part.clause, one.clause), missing(context.book, one, part))


def missing(book: Book, one: Part, part: Part) -> Expr:
    """That the second part applies and some outcome of it is not brought about by the first."""
    mine, theirs = side(part, "1"), side(one, "2")
    return conj([mine.told(part.guard), negate(conj([alike(book, mine, o, theirs) for o in part.outcomes]))])


def speaks_in_words(book: Book, part: Part) -> str:
    """That a part applies: of a clause of several by what this one brings about."""
    said = words_of(part.outcomes) if len(book.clauses[part.clause].parts) > 1 else ""
    return f"{part.clause} says '{said}'" if said else f"{part.clause} applies"


def finding(context: Context, part: Part, one: Part) -> Finding:
    """The finding on a part that adds nothing."""
    book = context.book
    said = (
        f"What {part.clause} demands follows from what {one.clause} demands."
        if len(demands(part)) == len(part.outcomes)
        else f"Wherever {speaks_in_words(book, part)}, {one.clause} brings about the same at the same moment."
    )
    return proof(
        context,
        CHECK,
        names_of(part.clause, one.clause),
        said,
        part.id,
        core=tuple(f"{p.clause} applies: {conditions_in_words(book, p)}" for p in (part, one)),
        cures=(f"Drop {part.clause}, or mark it as a note if it is meant as a reminder.", f"Narrow {one.clause}."),
        moment=part.anchor.moment,
        asked=lambda alone: missing(alone, one, part),
    )
