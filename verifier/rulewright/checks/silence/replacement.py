"""What comes about instead of an act: whether it does where the act itself could not be done is not said."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Book, Instead, NormKind, Part
from rulewright.checks.shared.pairs import free, norms_on, words_of
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.evidence.matter import of_part
from rulewright.language.expr import Expr, conj, negate
from rulewright.story.story import requirements

CHECK = Check(
    "RW324",
    "replacement",
    Severity.WARNING,
    "Something comes about instead of an act, and it is not said whether it does where the act could not be done.",
)


def find(context: Context) -> Iterator[Finding]:
    """One finding for each clause that comes about instead of an act that is refused in some state."""
    for clause in context.book.clauses.values():
        found = (
            context.decide(query(context.book, part, why, refused))
            for part in clause.parts
            if part.anchor.instead is Instead.ASKED
            for why, refused in refusals(context.book, part)
        )
        yield from [f for f in found if f is not None][:1]


def refusals(book: Book, part: Part) -> Iterator[tuple[str, Expr]]:
    """Why the act could not be done that a part comes about instead of, each with the states in which it is so."""
    anchor = part.anchor
    able = requirements(book, anchor.act, anchor.args)
    if norms_on(book, anchor.act, NormKind.FORBID) or book.acts[anchor.act].exhaustive:
        yield "it is not allowed", conj([able, negate(free(book, anchor))])
    if book.acts[anchor.act].requires:
        yield "what it requires is not so", negate(able)


def query(book: Book, part: Part, why: str, refused: Expr) -> Query:
    """The question whether a part has its say of an act that is refused."""
    anchor = part.anchor
    bans = tuple(dict.fromkeys(p.clause for p, _ in norms_on(book, anchor.act, NormKind.FORBID)))
    return Query(
        CHECK,
        (part.clause,),
        f"It comes about instead of an act, and in some state {why}: nothing says whether it comes about then, too.",
        conj([part.guard, refused]),
        part.variables,
        ending=Ending("… is refused", act=(anchor.act, anchor.args)),
        demands={part.clause: f"instead: {words_of(part.outcomes)}"},
        related=bans if why == "it is not allowed" else (),
        cures=(
            "If it comes about only where the act could be done, write 'only if allowed: yes' below 'instead of'.",
            "If it comes about in any case, write it as a clause of its own, upon what the act is done for.",
        ),
        cell=why,
        worded=True,
        matter=of_part(book, part),
        parts=(part.id,),
    )
