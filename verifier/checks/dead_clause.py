"""A clause that can never apply: its conditions exclude each other, the laws, or what happened before its turn."""

from __future__ import annotations

from collections.abc import Iterator

from rules.expr import Expr, conj
from rules.model import AnchorKind, Condition, Kind, Part
from verifier.context import Context
from verifier.findings import Check, Finding, Severity, Unsettled, fingerprint
from verifier.moments import at_turn, begins
from verifier.reveal import reveal
from verifier.solve import Proved, Undecided

CHECK = Check(
    "RW201",
    "dead-clause",
    Severity.ERROR,
    "A clause can never apply, whatever the state of the game.",
)
KINDS = (Kind.RULE, Kind.DEFINITION, Kind.TABLE, Kind.HEADER)


def find(context: Context) -> Iterator[Finding]:
    """The parts whose guard no lawful state meets at their turn."""
    open_questions: dict[str, str] = {}
    for part in candidates(context):
        verdict = context.ask(applies(context, part, conditions_of(part)))
        if isinstance(verdict, Undecided):
            open_questions.setdefault(part.clause, verdict.reason)
        if isinstance(verdict, Proved):
            yield dead(context, part, verdict.bound)
    for clause, reason in open_questions.items():
        context.undecided.append(Unsettled(CHECK.code, context.book.id, (clause,), reason))


def candidates(context: Context) -> Iterator[Part]:
    """The parts with a condition, of the kinds that are meant to apply, that no scenario has shown alive."""
    for part in context.book.parts():
        clause = context.book.clauses[part.clause]
        if clause.kind in KINDS and conditions_of(part) and part.id not in context.played.alive:
            yield part


def conditions_of(part: Part) -> tuple[Condition, ...]:
    """All conditions of a part."""
    return (*part.life, *part.conditions)


def applies(context: Context, part: Part, conditions: tuple[Condition, ...]) -> Expr:
    """That the part would apply if it had only these of its conditions."""
    book = context.book
    life = conj([c.expr for c in conditions if c in part.life])
    guard = conj([c.expr for c in conditions if c in part.conditions])
    if part.anchor.kind is AnchorKind.STANDING:
        return conj([life, guard])
    return conj([begins(book, part.anchor), reveal(life, book), at_turn(book, part, guard)])


def blamed(context: Context, part: Part) -> tuple[Condition, ...]:
    """Conditions of a dead part that exclude each other, none of which can be spared."""
    kept = conditions_of(part)
    for condition in kept:
        rest = tuple(c for c in kept if c is not condition)
        if isinstance(context.ask(applies(context, part, rest)), Proved):
            kept = rest
    return kept


def dead(context: Context, part: Part, bound: str) -> Finding:
    """The finding on a dead part, with the fewest conditions to blame."""
    book = context.book
    core = blamed(context, part)
    words = tuple(c.text or book.phrases.say(c.expr) for c in core) or ("its moment never comes",)
    tested = dict.fromkeys(p.clause for p in book.parts() if p.dispositions and p.event == part.event)
    return Finding(
        CHECK.code,
        CHECK.name,
        CHECK.severity,
        book.id,
        (part.clause,),
        message(words) if core else "Its moment never comes.",
        part.anchor.moment,
        core=(*words, f"proved for {bound}"),
        related=() if core else tuple(tested),
        cures=(f"Drop or widen one of the conditions of {part.clause}.",),
        fingerprint=fingerprint(CHECK.code, (part.clause,), part.id),
        positions=context.positions((part.clause,)),
    )


def message(words: tuple[str, ...]) -> str:
    """What a dead part suffers from."""
    return f"No state meets {'this condition' if len(words) == 1 else 'these conditions together'}: {'; '.join(words)}."
