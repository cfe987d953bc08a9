"""Whether play from set-up leads to a finding, told with it: the way is walked and the finding replayed at its end."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from math import prod

from rulewright.book.model import AnchorKind, Book
from rulewright.checks import ALL
from rulewright.checks.shared.pairs import free
from rulewright.checks.shared.reaching import always_so, done_by_clauses
from rulewright.evidence.exhaustion import ComesAbout, NeverComes, all_play, in_all_play, in_state
from rulewright.evidence.findings import Finding, Tier
from rulewright.evidence.game import cells_of, record, seen, seen_elsewhere, steps_of
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.describe import in_phrases, phrases_of
from rulewright.gherkin.moment import said_step
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.language.expr import TRUE, Expr, conj, disj, exists, free_variables, larger_than, substitute
from rulewright.language.types import Value
from rulewright.reach.invariants import Pair, against, holds, never_met
from rulewright.reach.outcomes import Keeping, outcome
from rulewright.reach.reach import Least, NotFound, Reach, Reached, Unreachable, lasting, least
from rulewright.reach.state_space import StateSpace
from rulewright.reach.way_store import kept_path
from rulewright.run.severity import weighed
from rulewright.story import effort
from rulewright.story.matching import apart as renamed
from rulewright.story.moments import short, turn
from rulewright.story.unroll import TooLarge, values_of
from rulewright.table.evaluate import evaluate
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import Cell, State

TOGETHER = frozenset(check.code for check in ALL if check.together)


def with_way(book: Book, finding: Finding, look: Least = least, memory: Keeping | None = None) -> Finding:
    """A finding with the moments that lead to its witness, and as grave as that makes it.

    One without a witness stays as it is.
    """
    return weighed(book, _with_way(book, finding, look, memory)) if finding.scenario else finding


def _with_way(book: Book, finding: Finding, look: Least, memory: Keeping | None) -> Finding:
    known = in_all_play(book, finding)
    match known:
        case ComesAbout(finding=moved, path=path, record=shown):
            tier = Tier.SEEN if seen(book, moved) is not None else Tier.REACHED
            told = reached(book, cells_of(moved), len(path))
            return replace(moved, tier=tier, record=gherkin(shown), path=path, reach=told, granted=())
        case NeverComes(why=why):
            return never(book, finding, why, all_play(book))
        case None:
            pass
    cells = cells_of(finding)
    way = way_to(book, finding, cells, look, memory)
    apart = kept_apart(book, cells) if isinstance(way, NotFound) else ()
    if isinstance(way, Unreachable) or apart:
        why = why_not(book, cells, way, apart or ())
        return elsewhere(book, finding) or never(book, finding, why)
    return graded(book, with_words(book, finding, cells, way), cells, way, apart is not None)


def never(book: Book, finding: Finding, why: str, space: StateSpace | None = None) -> Finding:
    """A finding to whose witness no play leads: it is lawful only where that is so of each state that shows it.

    All that play comes to is the ``space``, where that is known.
    """
    if shown_nowhere(book, finding, space):
        return replace(finding, tier=Tier.LAWFUL, reach=f"No play leads there: {why}.")
    return replace(
        finding,
        tier=Tier.UNKNOWN,
        reach=f"No play leads to this state: {why}. Whether play leads to another one that shows it is open.",
    )


def shown_nowhere(book: Book, finding: Finding, space: StateSpace | None) -> bool:
    """Whether it is proved that no play leads to any state that shows a finding.

    That no state of a ``space`` shows it as it is told is enough where there is no other party, roll or choice.
    """
    if space is not None and _told_one_way(book, finding):
        return True
    if finding.code not in TOGETHER:
        return False
    with suppress(TooLarge):
        told = short(book, conj([_may_apply(book, clause) for clause in finding.clauses if clause in book.clauses]))
        if told is None or larger_than(told, effort.BRIEF_PARTS):
            return False
        return _met_nowhere(book, told, space) if space is not None else never_met(book, told, free) is not None
    return False


def _told_one_way(book: Book, finding: Finding) -> bool:
    """Whether a finding says the same of whatever party, roll and choice: none is named."""
    clauses = [book.clauses[c] for c in finding.clauses if c in book.clauses]
    parts = [p for c in clauses for p in (*c.parts, *c.alternatives, *c.confirms, *c.restated)]
    whens = [s.text for s in steps_of(finding.scenario) if s.keyword == "when"]
    named = any(p.variables or p.anchor.kind is AnchorKind.ACT for p in parts)
    return bool(parts) and not named and all(said_step(text, book) is not None for text in whens)


def _met_nowhere(book: Book, condition: Expr, space: StateSpace) -> bool:
    """Whether none of the states meets a condition, whatever its variables stand for."""
    variables = tuple(sorted(free_variables(condition), key=lambda v: v.name))
    if condition == TRUE or prod(len(values_of(v.type, book)) for v in variables) > effort.ALL_BINDINGS:
        return False
    some = exists(variables, condition)
    states = {key: node.state for (key, _), node in space.nodes.items()}
    with suppress(Contested, MissingInput):
        return not any(evaluate(some, Scene(book, state)) for state in states.values())
    return False


def _may_apply(book: Book, clause: str) -> Expr:
    """What has to be so when a moment begins in which a clause applies, as far as that is told of its beginning."""
    parts = book.clauses[clause].parts
    if not parts or any(p.anchor.kind is AnchorKind.STANDING for p in parts):
        return TRUE  # it is read in the midst of a moment
    if any(p.anchor.kind is AnchorKind.ACT and p.anchor.act in done_by_clauses(book) for p in parts):
        return TRUE
    return disj([substitute(turn(book, p), renamed(p.variables, p.id)) for p in parts])


def elsewhere(book: Book, finding: Finding) -> Finding | None:
    """The finding in another state, to which games came; nothing where it shows in none of them."""
    found = seen_elsewhere(book, finding)
    if found is None:
        return None
    state, shown = found
    told = in_state(book, finding, state)
    return replace(
        told, tier=Tier.SEEN, record=gherkin(shown), reach="A random game came there from set-up.", granted=()
    )


def graded(book: Book, finding: Finding, cells: dict[Cell, Value], way: Reach, asked: bool) -> Finding:
    """A finding with how far its witness is known to come about: what is seen or reached has a record that replays.

    Without a way, it is told only if ``asked`` whether what is always so is against it.
    """
    shown = seen(book, finding)
    told = None
    if isinstance(way, Reached):
        told = record(finding, way.set_up, way.steps)
        told = told if run(book, told).passed else None
    if shown is not None or told is not None:
        tier = Tier.SEEN if shown is not None else Tier.REACHED
        return replace(finding, tier=tier, record=gherkin(told or shown), granted=())  # type: ignore[arg-type]
    if not asked:
        return replace(finding, tier=Tier.UNKNOWN)
    moved = phrases_of(book, [(c, v) for c, v in cells.items() if not lasting(book, c)])
    granted = (*(way.granted if isinstance(way, Reached) else ()), *moved)
    return replace(finding, tier=Tier.INVARIANT, granted=tuple(dict.fromkeys(granted)))


def with_words(book: Book, finding: Finding, cells: dict[Cell, Value], way: Reach) -> Finding:
    """A finding with the moments of a way, or with that none was found."""
    if isinstance(way, Reached):
        return replace(finding, path=way.moments, reach=reached(book, cells, len(way.moments)))
    return replace(
        finding, reach=f"Whether play leads there is open: no way was found in {effort.WAY_MOMENTS} moments."
    )


def why_not(book: Book, cells: Mapping[Cell, Value], way: Reach, apart: tuple[Pair, ...]) -> str:
    """Why no play leads to some cells, in words."""
    if isinstance(way, Unreachable):
        said = " and ".join(book.phrases.say_cell(*c, cells[c]) for c in way.cells)
        return f"never {said} (proved for {way.bound})"
    return "; ".join(always_so(book, apart))


def kept_apart(book: Book, cells: Mapping[Cell, Value]) -> tuple[Pair, ...] | None:
    """Facts that never come together from set-up on and without which no play leads to some cells.

    Empty where no such facts are against these cells; nothing where too much hangs together for that to be known.
    """
    with suppress(TooLarge):
        return against(book, conj([holds(book, fact) for fact in cells.items()]), free)
    return None


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
