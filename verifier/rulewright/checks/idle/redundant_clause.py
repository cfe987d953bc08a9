"""A clause that adds nothing: wherever it applies another one brings about the same at the same moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import assert_never

from rulewright.book.model import Book, ChangeCell, Claim, FieldKind, Keep, Norm, Outcome, Part, Perform, SetCell
from rulewright.checks.idle.pre_empted_clause import landing_with, preceding, silencers
from rulewright.checks.shared.pairs import Side, applies, distinct, names_of, side
from rulewright.checks.shared.proofs import KINDS, conditions_in_words, never, proof
from rulewright.checks.shared.twins import form
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Expr,
    Variable,
    conj,
    conjuncts,
    disj,
    exists,
    fields_read,
    negate,
    substitute,
)
from rulewright.language.types import IntType, MemberType, Type
from rulewright.story.laws import read_by_laws
from rulewright.story.matching import match
from rulewright.story.reveal import reveal
from rulewright.table.index import index_of
from rulewright.table.state import orders

CHECK = Check(
    "RW209",
    "redundant-clause",
    Severity.NOTE,
    "Wherever a clause applies another one brings about the same at the same moment.",
)
Lasting = SetCell | Claim | Norm | Keep


def find(context: Context) -> Iterator[Finding]:
    """The clauses of which each part is covered by a part of one other clause."""
    seen: set[tuple[str, ...]] = set()
    for part in context.book.parts():
        others = candidates(context.book, part)
        prior = (p for one in others for o in one.outcomes for p, _ in silencers(context.book, one, o))
        about = f"{CHECK.code} {part.id} {[p.id for p in others]}"
        work = partial(covered, context, part, others)
        for found in context.unit(about, (part, *others, *prior), work) if others else ():
            if found.clauses not in seen:
                seen.add(found.clauses)
                yield found


def covered(context: Context, part: Part, others: list[Part]) -> Iterator[Finding]:
    """The finding on a part that can apply and that one of the others covers."""
    one = next((p for p in others if eligible(context.book, p, part) and covers(context, p, part)), None)
    if one is not None and context.possible(applies(context.book, side(part, "1"))):
        yield finding(context, part, one)


def candidates(book: Book, part: Part) -> list[Part]:
    """The parts of other clauses that speak at the moment of a part of the same as its first outcome."""
    if book.clauses[part.clause].kind not in KINDS or not part.outcomes or part.dispositions:
        return []
    if not all(isinstance(o, Lasting) for o in part.outcomes) or any(r.prevails == part.clause for r in book.rulings):
        return []
    near = (p for p in beside(book, part, part.outcomes[0]) if book.clauses[p.clause].kind in KINDS)
    return [p for p in near if p.clause != part.clause and not p.group == part.group != ""]


def beside(book: Book, part: Part, outcome: Outcome) -> list[Part]:
    """The parts that speak of the same field or act at the moment of a part and land together with it."""
    index = index_of(book)
    match outcome:
        case Norm(act=act):
            found = [p for p, _ in index.norms.get(act, ())]
        case Claim(field=name):
            found = [p for p, _ in index.claims.get(name, ())]
        case Keep():
            found = [p for p, _, _ in index.keeps]
        case SetCell():
            found = list(landing_with(book, part))
        case _:
            found = []
    return list({p.id: p for p in found}.values())


def eligible(book: Book, one: Part, part: Part) -> bool:
    """Whether the first part could stand in for the second: it says as much, with no less priority.

    A ban that defeats every permission of what it bans, by a rule of the book, defeats both alike.
    """
    left, right = side(part, "1"), side(one, "2")
    if any(alike(book, left, o, right) == FALSE for o in part.outcomes):
        return False
    above = index_of(book).above
    weaker = {*part.overrides, above.get(part.clause)} - {*one.overrides, above.get(one.clause), None}
    if (
        weaker
        or (one.yields and not part.yields)
        or any(preceding(book, one, o) for o in one.outcomes)
        or form(book, one) == form(book, part)
    ):
        return False
    return all(spoken_of(book, part, c.expr) for c in (*one.life, *one.conditions))


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


def alike(book: Book, mine: Side, outcome: Outcome, theirs: Side) -> Expr:
    """That the other part applies and one of its outcomes says the same."""
    return disj([same(book, mine, outcome, theirs, other) for other in theirs.part.outcomes])


def same(book: Book, mine: Side, outcome: Outcome, theirs: Side, other: Outcome) -> Expr:
    """That the other part applies and says the same by one of its outcomes; what the first asks for too is left out."""
    if heading(outcome) != heading(other):
        return FALSE
    return disj([_same(mine, outcome, theirs, told) for told in named(book, other)])


def named(book: Book, outcome: Outcome) -> Iterator[tuple[Expr, ...]]:
    """All that an outcome says, in each order in which it may name its cell."""
    match outcome:
        case SetCell(field=name, args=args) | ChangeCell(field=name, args=args) | Claim(field=name, args=args):
            yield from ((*order, *spoken(outcome)[len(args) :]) for order in orders(book.fields[name], args))
        case _:
            yield spoken(outcome)


def _same(mine: Side, outcome: Outcome, theirs: Side, told: tuple[Expr, ...]) -> Expr:
    if distinct(spoken(outcome), told):
        return FALSE
    patterns = theirs.args((*theirs.part.anchor.args, *told))
    args = mine.args((*mine.part.anchor.args, *spoken(outcome)))
    if any(isinstance(p, Variable) and not fits(a.type, p.type) for p, a in zip(patterns, args, strict=True)):
        return FALSE
    found = match(theirs.variables, theirs.told(theirs.part.guard), patterns, args, FALSE)
    known = frozenset(conjuncts(mine.told(mine.part.guard)))
    alike_in = (set(conjuncts(substitute(found.condition, names))) for names in choices(found.rest, mine.variables))
    if any(left <= known for left in alike_in):
        return TRUE
    return exists(found.rest, conj([c for c in conjuncts(found.condition) if c not in known]))


def choices(variables: tuple[Variable, ...], among: tuple[Variable, ...]) -> Iterator[dict[str, Expr]]:
    """The ways to take variables for others of their type."""
    for chosen in product(*([a for a in among if a.type == v.type] for v in variables)):
        yield {v.name: a for v, a in zip(variables, chosen, strict=True)}


def heading(outcome: Outcome) -> tuple[object, ...]:
    """What an outcome is about, whatever it says of it."""
    match outcome:
        case SetCell(field=name) | ChangeCell(field=name) | Claim(field=name):
            return (type(outcome), name)
        case Keep(timeless=timeless):
            return (Keep, timeless)
        case Norm(kind=kind, act=act):
            return (kind, act)
        case Perform(act=act):
            return (Perform, act)
        case _:
            assert_never(outcome)


def spoken(outcome: Outcome) -> tuple[Expr, ...]:
    """All that an outcome says: what it speaks of, and the value."""
    match outcome:
        case SetCell(args=args, value=value) | Claim(args=args, value=value) | ChangeCell(args=args, amount=value):
            return (*args, value)
        case Keep(condition=condition):
            return (condition,)
        case Norm(args=args) | Perform(args=args):
            return args
        case _:
            assert_never(outcome)


def fits(given: Type, wanted: Type) -> bool:
    """Whether every value of one type is one of the other."""
    match given, wanted:
        case IntType(), IntType():
            return wanted.low <= given.low and given.high <= wanted.high
        case MemberType(), MemberType():
            return not given.optional
        case _:
            return True


def finding(context: Context, part: Part, one: Part) -> Finding:
    """The finding on a part that adds nothing."""
    book = context.book
    return proof(
        context,
        CHECK,
        names_of(part.clause, one.clause),
        f"Wherever {part.id} applies, {one.id} brings about the same at the same moment.",
        part.id,
        core=tuple(f"{p.id} applies: {conditions_in_words(book, p)}" for p in (part, one)),
        cures=(f"Drop {part.clause}, or mark it as a note if it is meant as a reminder.", f"Narrow {one.clause}."),
        moment=part.anchor.moment,
        asked=lambda alone: missing(alone, one, part),
    )
