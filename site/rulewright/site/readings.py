"""The formal reading of a clause: its parts in the phrases of the book, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from rulewright.book.model import Book, ChangeCell, Claim, Clause, Keep, Norm, Outcome, Part, Perform, SetCell
from rulewright.evidence.words import outcome_words
from rulewright.language.types import Value
from rulewright.phrasing.phrases import Use
from rulewright.reports.prose import moment_words, rank_words
from rulewright.site.phrases import CONDITIONS, EFFECTS


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that a part says: under which word, and in what."""

    name: str
    words: str
    uses: tuple[Use, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadPart:
    """A part in words."""

    id: str
    label: str  # a, b, …; empty for the only part
    lines: tuple[Line, ...] = field(default=())


def reading(book: Book, clause: Clause) -> list[ReadPart]:
    """The parts of a clause in words."""
    return [ReadPart(p.id, p.id.partition("#")[2], tuple(_lines(book, p))) for p in clause.parts or clause.restated]


def readings_left(book: Book, clause: Clause) -> list[ReadPart]:
    """The parts under the readings that were not adopted, each under the name of its reading."""
    return [ReadPart(p.id, p.reading, tuple(_lines(book, p))) for p in clause.alternatives]


def _lines(book: Book, part: Part) -> list[Line]:
    lines = [Line("moment", moment_words(book, part))]
    lines += [Line("for", f"{v.name}: {v.type}") for v in part.variables]
    lines += [Line("life", c.text, CONDITIONS) for c in part.life]
    lines += [Line("when", c.text, CONDITIONS) for c in part.conditions]
    lines += brought(book, part)
    return lines + [Line("priority", said) for said in rank_words(book, part)]


def brought(book: Book, part: Part) -> list[Line]:
    """What a part brings about."""
    said = [o for o in part.outcomes if o.text or not part.dispositions]  # an axis is told as disposition
    lines = list(dict.fromkeys(_outcome(book, o) for o in said))
    return lines + [Line("disposition", f"{a.axis}: {axis_words(a.value)} ({a.origin})") for a in part.dispositions]


def _outcome(book: Book, outcome: Outcome) -> Line:
    verb, _, words = outcome_words(book, outcome).partition(": ")
    match outcome:
        case Keep():
            return Line(verb, words, CONDITIONS)
        case Norm() | Claim():
            return Line(verb, words, EFFECTS)
        case SetCell() | ChangeCell() | Perform():
            return Line(verb, words, EFFECTS if outcome.text else ())
    assert_never(outcome)


def axis_words(value: Value) -> str:
    """What a disposition says of an axis."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "open"
        case _:
            return str(value)
