"""Whether play from set-up leads to a finding, told with it: the way is walked and the finding replayed at its end."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from rulewright.book.model import Book
from rulewright.checks.shared.pairs import free
from rulewright.checks.shared.reaching import always_so
from rulewright.evidence.exhaustion import ComesAbout, NeverComes, in_all_play
from rulewright.evidence.findings import Finding, Tier
from rulewright.evidence.game import cells_of, record, seen, steps_of
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.describe import in_phrases, phrases_of
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.language.expr import conj
from rulewright.language.types import Value
from rulewright.reach.invariants import Pair, holds, never_met
from rulewright.reach.outcomes import Keeping, outcome
from rulewright.reach.reach import Least, NotFound, Reach, Reached, Unreachable, lasting, least
from rulewright.reach.way_store import kept_path
from rulewright.story import effort
from rulewright.story.unroll import TooLarge
from rulewright.table.state import Cell, State


def with_way(book: Book, finding: Finding, look: Least = least, memory: Keeping | None = None) -> Finding:
    """A finding with the moments that lead to its witness; one without a witness stays as it is."""
    if not finding.scenario:
        return finding
    known = in_all_play(book, finding)
    match known:
        case ComesAbout(finding=moved, path=path, record=shown):
            tier = Tier.SEEN if seen(book, moved) is not None else Tier.REACHED
            told = reached(book, cells_of(moved), len(path))
            return replace(moved, tier=tier, record=gherkin(shown), path=path, reach=told, granted=())
        case NeverComes(why=why):
            return replace(finding, tier=Tier.LAWFUL, reach=f"No play leads there: {why}.")
        case None:
            pass
    cells = cells_of(finding)
    way = way_to(book, finding, cells, look, memory)
    apart = kept_apart(book, cells) if isinstance(way, NotFound) else ()
    return graded(book, with_words(book, finding, cells, way, apart), cells, way, apart)


def graded(book: Book, finding: Finding, cells: dict[Cell, Value], way: Reach, apart: tuple[Pair, ...]) -> Finding:
    """A finding with how far its witness is known to come about: what is seen or reached has a record that replays."""
    shown = seen(book, finding)
    told = None
    if isinstance(way, Reached):
        told = record(finding, way.set_up, way.steps)
        told = told if run(book, told).passed else None
    if shown is not None or told is not None:
        tier = Tier.SEEN if shown is not None else Tier.REACHED
        return replace(finding, tier=tier, record=gherkin(told or shown), granted=())  # type: ignore[arg-type]
    if isinstance(way, Unreachable) or apart:
        return replace(finding, tier=Tier.LAWFUL)
    moved = phrases_of(book, [(c, v) for c, v in cells.items() if not lasting(book, c)])
    granted = (*(way.granted if isinstance(way, Reached) else ()), *moved)
    return replace(finding, tier=Tier.INVARIANT, granted=tuple(dict.fromkeys(granted)))


def with_words(book: Book, finding: Finding, cells: dict[Cell, Value], way: Reach, apart: tuple[Pair, ...]) -> Finding:
    """A finding with the moments of a way, or with what is known of there being none."""
    match way:
        case Reached(moments=moments):
            return replace(finding, path=moments, reach=reached(book, cells, len(moments)))
        case Unreachable(cells=missing, bound=bound):
            said = " and ".join(book.phrases.say_cell(*c, cells[c]) for c in missing)
            return replace(finding, reach=f"No play leads there: never {said} (proved for {bound}).")
        case NotFound() if apart:
            return replace(finding, reach=f"No play leads there: {'; '.join(always_so(book, apart))}.")
        case NotFound():
            return replace(
                finding, reach=f"Whether play leads there is open: no way was found in {effort.WAY_MOMENTS} moments."
            )


def kept_apart(book: Book, cells: Mapping[Cell, Value]) -> tuple[Pair, ...]:
    """Facts that never come together from set-up on and without which no play leads to some cells."""
    with suppress(TooLarge):
        return never_met(book, conj([holds(book, fact) for fact in cells.items()]), free) or ()
    return ()


def way_to(
    book: Book, finding: Finding, cells: dict[Cell, Value], look: Least = least, memory: Keeping | None = None
) -> Reach:
    """A way to a state in which the finding shows, if need be with open cells as in its witness from the beginning."""
    for hints in ({}, {c: v for c, v in cells.items() if not lasting(book, c)}):
        way = kept_path(book, cells, hints, look, memory)
        if not isinstance(way, Reached) or not way.moments or shows_in(book, finding, way.state, memory):
            return way
    return NotFound(effort.WAY_MOMENTS)


def reached(book: Book, cells: Mapping[Cell, Value], moments: int) -> str:
    """In how many moments a witness is reached."""
    if moments:
        many = f"{moments} moments, none of which can be left out" if moments > 1 else "1 moment"
        return f"Play leads there from set-up, here in {many}."
    if not cells:
        return "It shows at set-up."
    if all(lasting(book, cell) for cell in cells):
        return "It shows where the game is set up so."
    return "Play outside the book is enough to lead there."


def shows_in(book: Book, finding: Finding, state: State, memory: Keeping | None = None) -> bool:
    """Whether a finding replays from a state in which open cells have been changed to what its witness says."""
    given = state.copy()
    for cell, _ in state.cells():
        if not lasting(book, cell):
            given.set(*cell, book.fields[cell[0]].start_at(cell[1]))
    for name, args, value in finding.cells:
        if not book.fields[name].closed:
            given.set(name, args, value)  # type: ignore[arg-type]
    steps = [Step("given", text, 0) for text in in_phrases(book, given)]
    steps += [s for s in steps_of(finding.scenario) if s.keyword != "given"]
    clause = next(iter(finding.clauses), "")
    replay = Scenario(clause, finding.clauses, "", "", 0, clause, tuple(steps))
    return outcome(book, replay, memory).passed
