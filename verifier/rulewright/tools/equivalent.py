"""Mutants that no scenario can tell from the clause: wherever they differ from it, nothing comes of the difference.

What is asked is narrower than it could be: a mutant that is not proved to be equivalent may be so all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from rulewright.book.model import AnchorKind, Book, ChangeCell, Keep, Norm, Outcome, Part, Perform, SetCell
from rulewright.evidence.context import Context
from rulewright.language.expr import TRUE, Expr, Literal, Was, conj, disj, equal, free_variables, negate, number
from rulewright.language.types import BOOL
from rulewright.solver.solve import Proved
from rulewright.story.interference import Pattern, beats, meet, outcome_writes, reads
from rulewright.story.moments import around, conditions_of, life_of, moves, turn
from rulewright.story.reveal import missing, reveal
from rulewright.story.story import requirements


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
    if replace(old, overrides=new.overrides) == new:
        return not any(may_yield(book, old, p) for p in overridden(book, old, set(old.overrides) - set(new.overrides)))
    if replace(old, conditions=(), life=(), outcomes=()) != replace(new, conditions=(), life=(), outcomes=()):
        return False
    if old.group and not new.outcomes:
        return False
    if guard(old) != guard(new):
        if old.outcomes != new.outcomes:
            return False
        either = disj([conj([guard(one), negate(guard(other))]) for one, other in ((old, new), (new, old))])
        counts = bool(old.dispositions or old.group)  # that it applies says something, whatever it does
        idle = not counts and alone(book, old, dropped=False)
        return never(context, old, conj([either, moving(book, old, old.outcomes)]) if idle else either)
    return alone(book, old, dropped=True) and never(context, old, difference(book, old, new))


def never(context: Context, part: Part, condition: Expr) -> bool:
    """Whether it is proved that a condition never holds at a part's turn, whatever the part asks for itself."""
    book = context.book
    if part.anchor.kind is AnchorKind.STANDING:
        return isinstance(context.ask(condition), Proved)
    plain = replace(part, conditions=(), life=())
    told = context.plain(turn(book, plain, condition))
    return told is not None and isinstance(context.ask(told), Proved)


def difference(book: Book, old: Part, new: Part) -> Expr:
    """That of two parts with one guard one does something which the other does not."""
    if len(old.outcomes) == len(new.outcomes):
        shifted = [(a, b) for a, b in zip(old.outcomes, new.outcomes, strict=True) if a != b]
        return conj([guard(old), disj([differ(a, b) for a, b in shifted])])
    return conj([guard(old), moving(book, old, (Counter(old.outcomes) - Counter(new.outcomes)).keys())])


def guard(part: Part) -> Expr:
    """When a part applies, told of the state at its turn."""
    if part.anchor.kind is AnchorKind.STANDING:
        return part.guard
    life = life_of(part)
    return conj([life if isinstance(life, Literal) else Was(life, BOOL), conditions_of(part)])


def moving(book: Book, part: Part, outcomes: Iterable[Outcome]) -> Expr:
    """That something comes of outcomes of a part, or may; what else lands with it may make an act possible."""
    landing = [o for d in around(book, part)[1] for o in d.outcomes]
    return disj([felt(book, o, written_by(book, (other for other in landing if other != o))) for o in outcomes])


def written_by(book: Book, outcomes: Iterable[Outcome]) -> frozenset[Pattern]:
    """The cells that outcomes may write."""
    return frozenset[Pattern]().union(*(outcome_writes(book, o) for o in outcomes))


def felt(book: Book, outcome: Outcome, written: frozenset[Pattern]) -> Expr:
    """That something comes of an outcome, or may, where some cells are written at the same time."""
    match outcome:
        case SetCell(args=args):
            return conj([*map(negate, missing(args)), moves(book, outcome)])
        case ChangeCell(args=args, amount=amount):
            return conj([*map(negate, missing(args)), negate(equal(amount, number(0)))])
        case Perform(act=act, args=args) | Norm(act=act, args=args):
            able = requirements(book, act, args)
            return TRUE if meet(reads(reveal(able, book), book), written) else able
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
    landing = [(d.part, o) for d in around(book, part)[1] for o in d.outcomes]
    for outcome in part.outcomes:
        if not isinstance(outcome, SetCell):
            continue
        named = {v for a in outcome.args for v in free_variables(a)}
        if not (isinstance(outcome.value, Literal) or named.issuperset(part.variables)):
            return False
        if any(clashes(book, part, outcome, rival, other, dropped) for rival, other in landing if other != outcome):
            return False
    return True


def clashes(book: Book, part: Part, one: SetCell, rival: Part | None, other: Outcome, dropped: bool) -> bool:
    """Whether one write of a part may come to something together with another one, though it changes nothing itself."""
    if not meet(outcome_writes(book, one), outcome_writes(book, other)):
        return False
    if not isinstance(other, SetCell):
        return True
    same = isinstance(other.value, Literal) and other.value == one.value
    return not same and not (dropped and rival is not None and not beats(part, rival, book))


def overridden(book: Book, part: Part, names: set[str]) -> list[Part]:
    """The parts that a part overrides by these names, of clauses or of parts."""
    return [p for p in book.parts() if p is not part and (p.clause in names or p.id in names)]


def may_yield(book: Book, part: Part, other: Part) -> bool:
    """Whether priority over another part may matter: they write one cell together, or one of them stands."""
    standing = [p.anchor.kind is AnchorKind.STANDING for p in (part, other)]
    if not any(standing):
        beside = [d for d in around(book, part)[1] if d.part is not None and d.part.id == other.id]
        return bool(beside) and meet(written_by(book, part.outcomes), written_by(book, other.outcomes))
    if any(isinstance(o, Keep) for p in (part, other) for o in p.outcomes):
        return True
    return not spoken_of(part).isdisjoint(spoken_of(other))


def spoken_of(part: Part) -> frozenset[str]:
    """The acts and the fields that the outcomes of a part name."""
    return frozenset(
        o.act if isinstance(o, Norm | Perform) else o.field for o in part.outcomes if not isinstance(o, Keep)
    )
