"""What the clauses of one section do at one moment in turn: before a part of it, together with it, and after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulewright.book.model import Anchor, AnchorKind, Book, Part
from rulewright.checks.shared.pairs import at_once, distinct, simultaneous
from rulewright.memo.per_book import for_a_book
from rulewright.story.interference import outcome_writes, writes
from rulewright.table.index import batches_of, index_of, upon
from rulewright.table.triggers import first_of


def earlier(book: Book, part: Part) -> tuple[Part, ...]:
    """The parts of its section, and of those that this follows, that speak before a part in its moment."""
    mates, place = _mates(book, part)
    forerunners = index_of(book).forerunners.get(part.section, ())
    return (*(p for s in forerunners for p in _at(book, s, part)), *(p for p in mates[:place] if _in_turn(p, part)))


def later(book: Book, part: Part) -> tuple[Part, ...]:
    """The parts of its section, and of those that follow this, that speak after a part in its moment."""
    mates, place = _mates(book, part)
    following = [s for s, others in index_of(book).forerunners.items() if part.section in others]
    own = (p for p in mates[place + 1 :] if _in_turn(p, part))
    return (*own, *(p for s in following for p in _at(book, s, part)))


def _at(book: Book, section: str, part: Part) -> Iterator[Part]:
    """The parts of another section that may speak in the moment of a part."""
    there = _turns(book).get((section, part.anchor.moment, part.remember), ())
    return (p for p in there if not distinct(p.anchor.args, part.anchor.args))


def comes_after(book: Book, one: Part, other: Part) -> bool:
    """Whether a part that stands behind another of its moment comes after it, and not side by side with it."""
    return one.section == other.section or not simultaneous(book, one, other)


def writes_once(book: Book, part: Part, name: str) -> bool:
    """Whether a part writes a field once at its moment, and nothing else does of its section or in order with it."""
    own = [o for o in part.outcomes if any(field == name for field, _ in outcome_writes(book, o))]
    others = (*earlier(book, part), *later(book, part))
    return len(own) < 2 and all(field != name for p in others for field, _ in writes(book, p))


def _mates(book: Book, part: Part) -> tuple[tuple[Part, ...], int]:
    if part.anchor.kind is AnchorKind.STANDING or at_once(book, part.section):
        return (), 0
    mates = _turns(book).get((part.section, part.anchor.moment, part.remember), ())
    return mates, next((n for n, p in enumerate(mates) if p.id == part.id), len(mates))


def _in_turn(one: Part, other: Part) -> bool:
    """Whether two parts of one section may speak in one moment, and not as rows of one table."""
    return not (one.group and one.group == other.group) and not distinct(one.anchor.args, other.anchor.args)


@for_a_book
def moments(book: Book) -> dict[tuple[str, bool], tuple[Part, ...]]:
    """The parts that do something at each moment, those that remember apart."""
    found: dict[tuple[str, bool], list[Part]] = {}
    for part in book.parts():
        if part.anchor.kind is not AnchorKind.STANDING and not part.dispositions and part.outcomes:
            found.setdefault((part.anchor.moment, part.remember), []).append(part)
    return {moment: tuple(parts) for moment, parts in found.items()}


@for_a_book
def _turns(book: Book) -> Mapping[tuple[str, str, bool], tuple[Part, ...]]:
    """The parts of each section that speak at a moment, in their order."""
    found: dict[tuple[str, str, bool], list[Part]] = {}
    for part in book.parts():
        if part.anchor.kind is not AnchorKind.STANDING and not part.dispositions:
            found.setdefault((part.section, part.anchor.moment, part.remember), []).append(part)
    return {key: tuple(parts) for key, parts in found.items()}


def landing_with(book: Book, part: Part) -> tuple[Part, ...]:
    """The parts that land together with a part."""
    if part.dispositions:
        return index_of(book).tested.upon(first_of(part.anchor.args))
    batches = batches_of(moment_of(book, part.anchor), book, part.remember)
    return next((batch for batch in batches if any(p.id == part.id for p in batch)), ())


def moment_of(book: Book, anchor: Anchor) -> tuple[Part, ...]:
    """The parts that speak at an edge of a step, or upon an act."""
    index = index_of(book)
    if anchor.kind is AnchorKind.STEP:
        return index.steps.get((anchor.step, anchor.edge), ())
    return upon(anchor.act, first_of(anchor.args), index)
