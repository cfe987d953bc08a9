"""A ban that forbids nothing: wherever it stands, what the act requires is not so, and it cannot be done anyway."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rulewright.book.model import BANNING, Act, Book, Norm, NormKind, Part
from rulewright.checks.shared.pairs import norms_on, side, somewhere
from rulewright.checks.shared.proofs import conditions_in_words, never, proof
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.evidence.matter import of_act, of_part
from rulewright.language.expr import Expr, conj, negate
from rulewright.story.interference import beats
from rulewright.story.story import absent, requirements
from rulewright.table.index import index_of

CHECK = Check(
    "RW211",
    "idle-ban",
    Severity.NOTE,
    "A clause forbids an act only where it cannot be done anyway.",
)


def find(context: Context) -> Iterator[Finding]:
    """The bans that stand only where their act lacks what it requires."""
    for name, norms in index_of(context.book).norms.items():
        act = context.book.acts[name]
        for part, norm in norms:
            if norm.kind in BANNING and (act.requires or absent(act, norm.args)):
                about = f"{CHECK.code} {part.id} {part.outcomes.index(norm)}"
                yield from context.unit(about, (part,), partial(decided, context, part, norm, act))


def decided(context: Context, part: Part, norm: Norm, act: Act) -> Iterator[Finding]:
    """The finding on one ban that can stand on an act that can be done, if it never stands where that is so."""
    book = context.book
    if not never(context, CHECK, (part.clause,), forbidden(book, part, norm)) or lifts_duty(context, part, norm):
        return
    if context.possible(part.guard) and context.possible(conj([c.expr for c in act.requires])):
        yield told(context, part, norm, act)


def forbidden(book: Book, part: Part, norm: Norm) -> Expr:
    """That a ban stands on an act that could be done but for it."""
    return conj([part.guard, requirements(book, norm.act, norm.args)])


def lifts_duty(context: Context, part: Part, norm: Norm) -> bool:
    """Whether a ban may have priority over a duty to its act, which would stand without it."""
    book = context.book
    duties = (d for kind in (NormKind.OBLIGE, NormKind.OFFER) for d in norms_on(book, norm.act, kind))
    for duty, done in (d for d in duties if beats(part, d[0], book)):
        one = side(duty, "duty")
        owed = somewhere(one.variables, one.told(duty.guard), one.args(done.args), norm.args)
        if context.possible(conj([part.guard, owed])):
            return True
    return False


def told(context: Context, part: Part, norm: Norm, act: Act) -> Finding:
    """The finding on one ban."""
    say, own = context.book.phrases.say, f"'{context.book.phrases.say_act(act.name, act.parameters)}'"
    there = [say(negate(gone)) for gone in absent(act, norm.args)]
    needed = "; ".join([*there, *(c.text or say(c.expr) for c in act.requires)])
    return proof(
        context,
        CHECK,
        (part.clause,),
        f"This forbids nothing: wherever it stands, {own} lacks what it requires: {needed}.",
        f"{part.id} {norm.act}",
        core=(
            f"{part.clause} {norm.kind.value}: {norm.text}",
            f"{part.clause} stands: {conditions_in_words(context.book, part)}",
        ),
        matter=f"{of_part(context.book, part)} {of_act(act)}",
        cures=(f"Drop {part.clause}, or mark it as a note if it is meant as a reminder.", f"Widen {part.clause}."),
        asked=lambda alone: forbidden(alone, part, norm),
    )
