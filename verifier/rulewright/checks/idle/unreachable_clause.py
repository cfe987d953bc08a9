"""A clause that never applies in any play from set-up, though some lawful state would let it."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import AnchorKind, Book, Condition, Part
from rulewright.checks.idle.dead_clause import applies
from rulewright.checks.shared.event_graph import drawn, start_of
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import KINDS, fewest
from rulewright.checks.shared.reaching import always_so, done_by_clauses, shut_out
from rulewright.evidence.context import Context
from rulewright.evidence.core import conditions_of
from rulewright.evidence.findings import Check, Finding, Proof, Severity
from rulewright.evidence.matter import of_part
from rulewright.language.expr import Expr
from rulewright.reach.invariants import fired
from rulewright.reach.reachable import reachable

CHECK = Check(
    "RW212",
    "unreachable-clause",
    Severity.ERROR,
    "A clause never applies: no play from set-up leads to a state that lets it.",
)


def find(context: Context) -> Iterator[Finding]:
    """The clauses with a part that no play from set-up lets apply, but for those whose moment never comes anyway."""
    seen: set[str] = set()
    for part in context.book.parts():
        if candidate(context.book, part) and part.clause not in seen and part.id not in fired(context.book):
            question = applies(context.book, part, conditions_of(part))
            if shut_out(context, question) is not None and comes(context, part) and context.possible(question):
                seen.add(part.clause)
                yield told(context, part)


def candidate(book: Book, part: Part) -> bool:
    """Whether a part has conditions and a moment that begins where others have ended."""
    if book.clauses[part.clause].kind not in KINDS or not conditions_of(part) or part.dispositions or part.group:
        return False
    anchor = part.anchor
    return anchor.kind is AnchorKind.STEP or (anchor.kind is AnchorKind.ACT and anchor.act not in done_by_clauses(book))


def comes(context: Context, part: Part) -> bool:
    """Whether the moment of a part comes, and its event takes place, as far as is known."""
    book = context.book
    events = book.events
    if events is not None and part.event in drawn(book):
        if not reachable(book).brought_about(events.starts, (part.event,)):
            return False
        if events.starts not in done_by_clauses(book) and shut_out(context, start_of(book, part.event)) is not None:
            return False
    return shut_out(context, moment(book, part)) is None


def moment(book: Book, part: Part) -> Expr:
    """That the moment of a part comes, whatever its conditions."""
    return applies(book, part, ())


def told(context: Context, part: Part) -> Finding:
    """The finding on a part, with the fewest conditions to blame and what is always so."""
    book = context.book

    def enough(some: tuple[Condition, ...]) -> bool:
        return shut_out(context, applies(book, part, some)) is not None

    blamed = fewest(conditions_of(part), enough)
    pairs = shut_out(context, applies(book, part, blamed)) or ()
    words = [c.text or book.phrases.say(c.expr) for c in blamed]
    return stated(
        context,
        CHECK,
        (part.clause,),
        f"No play from set-up leads to a state in which this is so when its moment comes: {'; '.join(words)}.",
        part.anchor.moment,
        core=(*words, *always_so(book, pairs)),
        cures=(
            f"Drop or widen one of the conditions of {part.clause}.",
            "Let some clause bring about what it asks for.",
        ),
        cell=part.id,
        never=Proof.INDUCTIVE,
        matter=of_part(book, part),
    )
