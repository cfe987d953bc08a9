"""Two clauses that say the same: one moment, the same conditions, the same outcomes."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import Part
from rulewright.checks.shared.pairs import names_of, pairs, words_of
from rulewright.checks.shared.plain import stated
from rulewright.checks.shared.proofs import KINDS, conditions_in_words
from rulewright.checks.shared.twins import Form, form
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity
from rulewright.story import effort

CHECK = Check(
    "RW105",
    "duplicate-clause",
    Severity.NOTE,
    "Two clauses say the same: one moment, the same conditions, the same outcomes.",
)


def find(context: Context) -> Iterator[Finding]:
    """The pairs of clauses that share a part, whatever its variables are called; of many, each with the first."""
    seen: set[tuple[str, ...]] = set()
    for parts in alike(context):
        first = min(parts, key=lambda part: part.clause)
        few = len(parts) <= effort.ALIKE
        for one, other in pairs(parts) if few else ((first, part) for part in parts if part is not first):
            parties = names_of(one.clause, other.clause)
            if parties not in seen:
                seen.add(parties)
                yield finding(context, parties, one)


def alike(context: Context) -> Iterator[list[Part]]:
    """The parts that say something twice, those that say the same together."""
    found: dict[Form, list[Part]] = {}
    for part in context.book.parts():
        if part.outcomes and context.book.clauses[part.clause].kind in KINDS:
            found.setdefault((part.dispositions, form(context.book, part)), []).append(part)
    return (parts for parts in found.values() if len(parts) > 1)


def finding(context: Context, parties: tuple[str, ...], part: Part) -> Finding:
    """The finding on two clauses, or on one that says a thing twice."""
    said = words_of(part.outcomes) or context.book.clauses[part.clause].says
    when = conditions_in_words(context.book, part)
    return stated(
        context,
        CHECK,
        parties,
        f"{'Both of these say' if len(parties) > 1 else 'The clause says twice'}: {said} (when: {when}).",
        part.anchor.moment,
        demands={p: context.book.clauses[p].says for p in parties},
        cures=("Keep one of them.", "Mark the other as a note or a pointer, if it is meant as a reminder."),
        cell="same",
    )
