"""A requirement that is always met: no lawful state lets it fail where it is tested."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Act, Condition, Part
from rulewright.checks.shared.proofs import leave_open, proof
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.matter import of_act, of_part, of_term
from rulewright.language.expr import conj, negate
from rulewright.solver.solve import Proved
from rulewright.story.moments import turn

CHECK = Check(
    "RW204",
    "vacuous-requirement",
    Severity.NOTE,
    "A precondition, or what an act requires, is always met where it is tested.",
)


def find(context: Context) -> Iterator[Finding]:
    """The preconditions that never fail, and the requirements of acts that hold in every lawful state."""
    for part in context.book.parts():
        if part.dispositions and part.id not in context.played.alive and vacuous(context, part):
            yield never_fails(context, part)
    for act in context.book.acts.values():
        for condition in act.requires:
            verdict = context.ask(negate(condition.expr))
            leave_open(context, CHECK, (), verdict)
            if isinstance(verdict, Proved):
                yield always_met(context, act, condition)


def unmet(part: Part) -> Condition:
    """Of the conditions of a precondition the one that says that it fails."""
    return [c for c in part.conditions if not c.implied][-1]


def vacuous(context: Context, part: Part) -> bool:
    """Whether a precondition is tested in some lawful state and fails in none."""
    verdict = context.ask(turn(context.book, part))
    leave_open(context, CHECK, (part.clause,), verdict)
    return isinstance(verdict, Proved) and tested(context, part)


def tested(context: Context, part: Part) -> bool:
    """Whether the test of a precondition can come at all."""
    others = conj([c.expr for c in part.conditions if c is not unmet(part)])
    return context.possible(turn(context.book, part, others))


def never_fails(context: Context, part: Part) -> Finding:
    """The finding on a precondition that never fails."""
    said = context.book.phrases.say(negate(unmet(part).expr))
    others = tuple(c.text for c in part.conditions if c is not unmet(part) and c.text)
    return proof(
        context,
        CHECK,
        (part.clause,),
        f"This is always met when the event is rolled: {said}.",
        part.id,
        core=others,
        matter=of_part(context.book, part),
        cures=("Drop the requirement, or mark the clause as a note.", "Correct what it was meant to require."),
        moment=part.anchor.moment,
        asked=lambda book: turn(book, part),
    )


def always_met(context: Context, act: Act, condition: Condition) -> Finding:
    """The finding on what an act requires, which is so in every lawful state."""
    said = context.book.phrases.say_act(act.name, act.parameters)
    return proof(
        context,
        CHECK,
        (),
        f"'{said}' requires what is always so: {condition.text}.",
        f"{act.name}: {condition.text}",
        worded=True,
        matter=f"{of_act(act)} {of_term(condition.expr)}",
        cures=("Drop the requirement.", "Correct what it was meant to require."),
        positions=(act.position,),
        asked=lambda _: negate(condition.expr),
    )
