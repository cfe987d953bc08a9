"""A clause that can never apply: its conditions exclude each other, the laws, or what happened before its turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rules.expr import Expr, conj
from rules.model import AnchorKind, Book, Condition, Kind, Part
from verifier.checks import unreachable_row, vacuous_requirement
from verifier.checks.plain import stated
from verifier.checks.proofs import leave_open
from verifier.context import Context
from verifier.core import Grounds, conditions_of, to_blame, told_grounds
from verifier.findings import Check, Finding, Severity
from verifier.moments import at_turn, begins
from verifier.reveal import reveal
from verifier.solve import Proved

CHECK = Check(
    "RW201",
    "dead-clause",
    Severity.ERROR,
    "A clause can never apply, whatever the state of the game.",
)
KINDS = (Kind.RULE, Kind.DEFINITION, Kind.TABLE, Kind.HEADER)


def find(context: Context) -> Iterator[Finding]:
    """The parts whose guard no lawful state meets at their turn."""
    for part in candidates(context):
        yield from context.unit(f"{CHECK.code} {part.id}", (part,), partial(decided, context, part))


def decided(context: Context, part: Part) -> Iterator[Finding]:
    """The finding on a part, if it is dead and no other check tells it."""
    question = applies(context.book, part, conditions_of(part))
    if context.plainly(question):
        return
    verdict = context.ask(question)
    leave_open(context, CHECK, (part.clause,), verdict)
    if isinstance(verdict, Proved) and not told_elsewhere(context, part):
        yield from dead(context, part)


def candidates(context: Context) -> Iterator[Part]:
    """The parts with a condition, of the kinds that are meant to apply, that no scenario has shown alive."""
    for part in context.book.parts():
        clause = context.book.clauses[part.clause]
        if clause.kind in KINDS and conditions_of(part) and part.id not in context.played.alive:
            yield part


def told_elsewhere(context: Context, part: Part) -> bool:
    """Whether it is a precondition that never fails or a row that is never rolled: they have checks of their own."""
    if part.dispositions:
        return vacuous_requirement.tested(context, part)
    return bool(part.group) and unreachable_row.never_rolled(context, part)


def applies(book: Book, part: Part, conditions: tuple[Condition, ...]) -> Expr:
    """That the part would apply if it had only these of its conditions."""
    life = conj([c.expr for c in conditions if c in part.life])
    guard = conj([c.expr for c in conditions if c in part.conditions])
    if part.anchor.kind is AnchorKind.STANDING:
        return conj([life, guard])
    return conj([begins(book, part.anchor), reveal(life, book), at_turn(book, part, guard, life)])


def blamed(book: Book, part: Part) -> Grounds:
    """Conditions of a dead part that exclude each other, and the laws and facts by which they do."""
    every = conditions_of(part)
    found = to_blame(book, every, lambda alone, conditions: applies(alone, part, conditions))
    return found or Grounds(every, (), ())


def dead(context: Context, part: Part) -> Iterator[Finding]:
    """The finding on a dead part, with the fewest conditions to blame."""
    book = context.book
    grounds = blamed(book, part)
    core = grounds.conditions
    words = tuple(c.text or book.phrases.say(c.expr) for c in core)
    tested = dict.fromkeys(p.clause for p in book.parts() if p.dispositions and p.event == part.event)
    yield stated(
        context,
        CHECK,
        (part.clause,),
        message(words) if core else "Its moment never comes.",
        part.anchor.moment,
        core=(*(() if words else ("its moment never comes",)), *told_grounds(book, grounds)),
        related=() if core else tuple(tested),
        cures=(f"Drop or widen one of the conditions of {part.clause}.",),
        cell=part.id,
    )


def message(words: tuple[str, ...]) -> str:
    """What a dead part suffers from."""
    return f"No state meets {'this condition' if len(words) == 1 else 'these conditions together'}: {'; '.join(words)}."
