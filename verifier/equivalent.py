"""Mutants that no scenario can tell from the clause: wherever they differ from it, nothing comes of the difference.

What is asked is narrower than it could be: a mutant that is not proved to be equivalent may be so all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.expr import TRUE, Expr, Literal, Read, Was, conj, disj, equal, free_variables, negate, number
from rules.model import AnchorKind, Book, ChangeCell, Norm, Outcome, Part, Perform, SetCell
from rules.types import BOOL
from verifier.context import Context
from verifier.interference import beats, meet, outcome_writes
from verifier.moments import around, begins, conditions_of, life_of, turn
from verifier.solve import Proved
from verifier.story import requirements


def equivalent(context: Context, mutant: Book) -> bool:
    """Whether it is proved that an altered book plays as the book itself does."""
    pairs = list(altered(context.book, mutant))
    return bool(pairs) and all(alike(context, old, new) for old, new in pairs)


def altered(book: Book, mutant: Book) -> Iterator[tuple[Part, Part]]:
    """Each part that the mutant has in another form, before and after; a dropped one has no outcomes then."""
    for name, clause in book.clauses.items():
        if mutant.clauses[name] is clause:
            continue
        new = {p.id: p for p in mutant.clauses[name].parts}
        for part in clause.parts:
            other = new.get(part.id) or replace(part, outcomes=(), dispositions=())
            if other != part:
                yield part, other


def alike(context: Context, old: Part, new: Part) -> bool:
    """Whether it is proved that it makes no difference in any lawful state which of two parts is in the book."""
    book = context.book
    if replace(old, conditions=(), life=(), outcomes=()) != replace(new, conditions=(), life=(), outcomes=()):
        return False
    if old.group and not new.outcomes:
        return False
    missed = difference(book, old, new)
    if missed is None or not alone(book, old, guard(old) == guard(new)):
        return False
    if old.anchor.kind is AnchorKind.STANDING:
        return isinstance(context.ask(missed), Proved)
    plain = replace(old, conditions=(), life=())
    question = conj([begins(book, old.anchor), turn(book, plain, missed)])
    told = context.plain(question, tentative=True)
    return told is not None and isinstance(context.ask(told), Proved)


def difference(book: Book, old: Part, new: Part) -> Expr | None:
    """That one of the parts does something which the other does not; nothing where that cannot be told."""
    if guard(old) != guard(new):
        if old.outcomes != new.outcomes:
            return None
        either = disj([conj([guard(one), negate(guard(other))]) for one, other in ((old, new), (new, old))])
        counts = bool(old.dispositions or old.group)  # that it applies says something, whatever it does
        return conj([either, TRUE if counts else disj([moves(book, o) for o in old.outcomes])])
    if len(old.outcomes) == len(new.outcomes):
        shifted = [(a, b) for a, b in zip(old.outcomes, new.outcomes, strict=True) if a != b]
        return conj([guard(old), disj([differ(a, b) for a, b in shifted])])
    return conj([guard(old), disj([moves(book, o) for o in old.outcomes if o not in new.outcomes])])


def guard(part: Part) -> Expr:
    """When a part applies, told of the state at its turn."""
    if part.anchor.kind is AnchorKind.STANDING:
        return part.guard
    life = life_of(part)
    return conj([life if isinstance(life, Literal) else Was(life, BOOL), conditions_of(part)])


def moves(book: Book, outcome: Outcome) -> Expr:
    """That something comes of an outcome, or may."""
    match outcome:
        case SetCell(field=name, args=args, value=value):
            return negate(equal(Read(name, args, book.fields[name].type), value))
        case ChangeCell(amount=amount):
            return negate(equal(amount, number(0)))
        case Perform(act=act, args=args) | Norm(act=act, args=args):
            return requirements(book, act, args)
        case _:
            return TRUE


def differ(one: Outcome, other: Outcome) -> Expr:
    """That two outcomes do not come to the same, or may not."""
    match one, other:
        case (SetCell(value=left), SetCell(value=right)) | (ChangeCell(amount=left), ChangeCell(amount=right)):
            return negate(equal(left, right))
        case _:
            return TRUE


def alone(book: Book, part: Part, dropped: bool) -> bool:
    """Whether what a part writes is written together with it by nothing else that may write another value.

    A write that changes nothing still counts where another one lands with it: it has priority, or the two are
    contradictory. Where it is only ``dropped``, a contradictory state is no state of play that could show it.
    """
    if part.anchor.kind is AnchorKind.STANDING:
        return True
    beside = [d for d in around(book, part)[1] if d.part is not None and d.part.id != part.id]
    for outcome in part.outcomes:
        if not isinstance(outcome, SetCell):
            continue
        named = {v for a in outcome.args for v in free_variables(a)}
        if not (isinstance(outcome.value, Literal) or named.issuperset(part.variables)):
            return False
        for rival, other in ((d.part, o) for d in beside for o in d.outcomes):
            same = isinstance(other, SetCell) and isinstance(other.value, Literal) and other.value == outcome.value
            harmless = same or (dropped and rival is not None and not beats(part, rival, book))
            if not harmless and meet(outcome_writes(book, outcome), outcome_writes(book, other)):
                return False
    return True
