"""One instruction at two moments: what a summary says at one of them and the rule at the other happens twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.book.model import Anchor, AnchorKind, Book, ChangeCell, Part, Perform
from rulewright.checks.shared.pairs import names_of, words_of
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import KINDS, conditions_in_words
from rulewright.checks.shared.twins import Form, form
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.table.index import index_of

CHECK = Check(
    "RW325",
    "two-moments",
    Severity.NOTE,
    "Two sections say the same under the same conditions at two moments of the timeline, so that it happens twice.",
)


def find(context: Context) -> Iterator[Finding]:
    """The clauses that say again what one before them does at another moment, each with the first such."""
    for parts in alike(context):
        for n, other in enumerate(parts):
            first = next((p for p in parts[:n] if apart(context.book, p, other)), None)
            if first is not None:
                yield finding(context, first, other)


def alike(context: Context) -> Iterator[list[Part]]:
    """The parts at moments of steps that do the same under the same conditions, in the order of the text."""
    found: dict[Form, list[Part]] = {}
    for part in context.book.parts():
        twice = any(isinstance(o, ChangeCell | Perform) for o in part.outcomes)
        if part.anchor.kind is AnchorKind.STEP and twice and context.book.clauses[part.clause].kind in KINDS:
            bare = replace(part, anchor=Anchor(AnchorKind.STANDING))
            found.setdefault((part.event, part.dispositions, form(context.book, bare)), []).append(part)
    return (parts for parts in found.values() if len(parts) > 1)


def apart(book: Book, one: Part, other: Part) -> bool:
    """Whether two parts speak at two moments, in two sections, and neither prevails over the other."""
    over = index_of(book).overriding
    ranked = other.clause in over.get(one.clause, ()) or one.clause in over.get(other.clause, ())
    return one.anchor.moment != other.anchor.moment and one.section != other.section and not ranked


def finding(context: Context, one: Part, other: Part) -> Finding:
    """The finding on two parts."""
    parties = names_of(one.clause, other.clause)
    said, when = words_of(one.outcomes), conditions_in_words(context.book, one)
    moments = sorted((one.anchor.moment, other.anchor.moment))
    return stated(
        context,
        CHECK,
        parties,
        f"Both of these say, one at {moments[0]} and one at {moments[1]}, so that it happens twice: "
        f"{said} (when: {when}).",
        demands={p.clause: f"at {p.anchor.moment}: {words_of(p.outcomes)}" for p in (one, other)},
        cures=(
            "If one of them only says again what the other does, write 'restates'.",
            "Keep one of them.",
        ),
        cell=" and ".join(moments),
    )
