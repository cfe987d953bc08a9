"""A clause that waits for a choice of which nobody knows who makes it, nor what happens when it is not made."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.book.model import AnchorKind, Book, Field, FieldKind, Part
from rulewright.checks.shared.pairs import applies, side
from rulewright.checks.text.undefined_term import spoken
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Ending, Finding, Query, Severity
from rulewright.language.expr import Read, walk
from rulewright.story.moments import played

CHECK = Check(
    "RW408",
    "choice-without-default",
    Severity.WARNING,
    "What a clause does hangs on a choice, and the book says neither who makes it nor what happens without it.",
)


def find(context: Context) -> Iterator[Finding]:
    """The choices without chooser and default, each at the first clause that can come to wait for it."""
    for spec in ownerless(context.book):
        readers = [p for p in context.book.parts() if p.anchor.kind is not AnchorKind.STANDING and choices(p, spec)]
        asked = (context.decide(query(context.book, part, readers, spec)) for part in readers)
        finding = next((f for f in asked if f is not None), None)
        if finding is not None:
            yield finding


def ownerless(book: Book) -> list[Field]:
    """The inputs that are no dice, that nobody is said to choose and that have no default."""
    inputs = [f for f in book.fields.values() if f.kind is FieldKind.INPUT and not f.chance]
    return [f for f in inputs if not f.chooser and not f.has_default]


def choices(part: Part, spec: Field) -> list[Read]:
    """Where a part reads the choice."""
    return [e for s in spoken(part) for e in walk(s) if isinstance(e, Read) and e.field == spec.name]


def query(book: Book, part: Part, readers: list[Part], spec: Field) -> Query:
    """The question whether a part can come to wait for the choice, and go by it."""
    one = side(part, "1")
    return Query(
        CHECK,
        (part.clause,),
        f"It waits for a choice, {told(book, part, spec)}, and the book says neither whose it is nor what "
        "happens when it is not made.",
        applies(book, one),
        one.variables,
        played(book, one.anchor),
        ending=Ending(f"{part.clause} applies"),
        demands={part.clause: book.clauses[part.clause].says},
        cures=("Say who chooses ('by').", "Say what holds when nobody chooses ('default')."),
        related=tuple(dict.fromkeys(p.clause for p in readers if p.clause != part.clause)),
        cell=spec.name,
    )


def told(book: Book, part: Part, spec: Field) -> str:
    """The choice in words: the condition that goes by it, else the choice alone."""
    for condition in part.conditions:
        if any(isinstance(e, Read) and e.field == spec.name for e in walk(condition.expr)):
            return f"'{condition.text}'"
    return f"'{book.phrases.say_term(choices(part, spec)[0])}'"
