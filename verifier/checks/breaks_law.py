"""What a clause does or obliges to leads from a lawful state to one that breaks a law."""

from __future__ import annotations

from collections.abc import Iterator

from rules.expr import Expr, Quantifier, Quantify, Read, Variable, conj, negate, rebuild, substitute
from rules.model import AnchorKind, Law
from verifier.checks.doings import HEAVIEST, Happening, happenings, weight
from verifier.context import Context
from verifier.findings import Check, Ending, Finding, Query, Severity
from verifier.interference import meet, reads
from verifier.matching import apart
from verifier.reveal import Stored, reveal

CHECK = Check(
    "RW308",
    "breaks-law",
    Severity.WARNING,
    "What a clause does or obliges to leads from a lawful state to one that breaks a law of the game.",
)


def find(context: Context) -> Iterator[Finding]:
    """The laws that something that can happen breaks."""
    book = context.book
    every = [(one, one.writes(book)) for one in happenings(book)]
    for law in book.laws:
        names, broken = violation(law.condition)
        revealed, underneath = reveal(broken, book), negate(stored(broken))
        read = reads(revealed, book)
        seen: set[str] = set()
        for one in (h for h, writes in every if meet(writes, read)):
            context.stats.pairs += 1
            if one.part.clause in seen:
                continue
            question = conj([one.asked, underneath, one.after(book, revealed)])
            small = weight(question, book) <= HEAVIEST
            finding = context.decide(query(law, one, question, names)) if small else None
            if finding is not None:
                seen.add(one.part.clause)
                yield finding


def violation(law: Expr) -> tuple[tuple[Variable, ...], Expr]:
    """That a law is broken, for the members that it names first."""
    names: list[Variable] = []
    given: list[Expr] = []
    while isinstance(law, Quantify) and law.quantifier is Quantifier.ALL:
        renamed = apart((law.variable,), f"law {len(names)}")
        names += [v for v in renamed.values() if isinstance(v, Variable)]
        given.append(substitute(law.where, renamed))
        law = substitute(law.body, renamed)
    return tuple(names), conj([*given, negate(law)])


def stored(expr: Expr) -> Expr:
    """The condition of what cells hold, whatever clauses make them show: no nonsense is hidden below a claim."""
    inner = rebuild(expr, stored)
    return Stored(inner.field, inner.args, inner.type) if isinstance(inner, Read) else inner


def query(law: Law, one: Happening, question: Expr, names: tuple[Variable, ...]) -> Query:
    """The question whether a law can be broken so."""
    does = one.part.anchor.kind is not AnchorKind.STANDING
    return Query(
        CHECK,
        (one.part.clause,),
        f"What this {'does' if does else 'obliges to'} can break the law: {law.name}.",
        question,
        (*one.side.variables, *names),
        one.anchor,
        ending=Ending(f"the law {law.name} is broken"),
        demands={one.part.clause: one.told},
        cures=("Add the condition under which the law holds.", "Say in the law what it does not cover."),
        cell=law.name,
        parts=(one.part.id,),
        tentative=True,
    )
