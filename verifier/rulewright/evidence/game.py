"""A game of a book by chance, from set-up by the moments of its steps and the acts that somebody tries."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rulewright.book.model import Anchor, AnchorKind, Book, Edge
from rulewright.evidence.findings import Finding
from rulewright.evidence.telling import literal_type
from rulewright.gherkin.describe import in_phrases
from rulewright.gherkin.moment import say_step
from rulewright.gherkin.scenario import Scenario, Step, run
from rulewright.language.expr import Literal
from rulewright.language.types import Value
from rulewright.memo.per_book import for_a_book
from rulewright.reach.chance import Played, by_chance, comes_not, out_of_the_game, set_up
from rulewright.reach.invariants import played_acts
from rulewright.story import effort
from rulewright.table.index import index_of
from rulewright.table.state import Cell, State


def game(book: Book, acts: list[Anchor], chance: random.Random, state: State) -> Iterator[Played]:
    """The moments of a game from a state, each from what the one before left; to one that comes to no end."""
    for _ in range(effort.GAME_ROUNDS):
        for anchor in _round(book, acts, chance):
            played = by_chance(book, state, anchor, chance)
            trace = played.trace
            if trace.refused is not None or out_of_the_game(book, played) or comes_not(book, state, played):
                continue
            yield played
            if trace.stopped is not None:
                return
            state = trace.after


@dataclass(frozen=True, slots=True)
class Visited:
    """A state that a game came to: how the game was set up, and of each moment its inputs and then what was played."""

    state: State
    given: tuple[str, ...] = ()
    moves: tuple[tuple[str, ...], ...] = ()


@for_a_book
def visited(book: Book) -> tuple[Visited, ...]:
    """The states that games of one seed came to before anything went wrong, those with the fewest changes first.

    Nothing but the moments of the book and the moves that its model tells of the rest of the game changes a cell.
    """
    chance = random.Random(0)  # no secret hangs on it
    acts = list(played_acts(book))
    found: dict[tuple[object, ...], Visited] = {}
    moments, games = 0, 0
    while moments < effort.SEEN_MOMENTS and games < effort.SEEN_MOMENTS:
        games += 1
        state = set_up(book, chance, chance.randrange(effort.GAME_GIVENS), only_scene=True)
        here = Visited(state, tuple(in_phrases(book, state)))
        found.setdefault(tuple(state.cells()), here)
        for played in game(book, acts, chance, state):
            moments += 1
            trace = played.trace
            if trace.stopped or trace.contested or trace.disputed or trace.broken or moments > effort.SEEN_MOMENTS:
                break
            if not trace.idle:
                here = replace(here, state=trace.after, moves=(*here.moves, in_words(book, played)))
                found.setdefault(tuple(trace.after.cells()), here)
    return tuple(sorted(found.values(), key=lambda v: (sum(1 for _ in v.state.cells()), len(v.moves))))


def record(finding: Finding, given: Iterable[str], steps: Iterable[str]) -> Scenario:
    """The scenario of a finding, begun at set-up with some steps in place of what its own supposes."""
    own = [s for s in steps_of(finding.scenario) if s.keyword != "given"]
    first = [Step("given", text, 0) for text in given] + [Step("when", text, 0) for text in steps]
    clause = next(iter(finding.clauses), "")
    title = finding.scenario.splitlines()[0].removeprefix("Scenario: ")
    return Scenario(clause, finding.clauses, title, "", 0, clause, (*first, *own))


def steps_of(text: str) -> tuple[Step, ...]:
    """The steps of a scenario in Gherkin."""
    steps: list[Step] = []
    for line in text.splitlines()[1:]:
        keyword, words = line.strip().split(" ", 1)
        steps.append(Step(steps[-1].keyword if keyword == "And" else keyword.lower(), words, 0))
    return tuple(steps)


def cells_of(finding: Finding) -> dict[Cell, Value]:
    """The cells of the witness of a finding."""
    return {(name, args): value for name, args, value in finding.cells}  # type: ignore[misc]


def seen(book: Book, finding: Finding) -> Scenario | None:
    """The record of a game in which a finding shows, with no more moves than it takes; nothing if none came there."""
    cells = cells_of(finding)
    fitting = [v for v in visited(book) if all(v.state.get(*c) == value for c, value in cells.items())]
    found = next((one for one in fitting[: effort.SEEN_STATES] if _replays(book, finding, one)), None)
    return None if found is None else _least(book, finding, found)


def seen_elsewhere(book: Book, finding: Finding) -> tuple[State, Scenario] | None:
    """A state to which a game came and in which a finding shows, whatever its witness, with the record; if any."""
    for one in visited(book)[: effort.ALL_REPLAYS]:
        # the state first: to play its game again takes as long as all its moves
        if run(book, record(finding, in_phrases(book, one.state), ())).passed and _replays(book, finding, one):
            return one.state, _record(finding, one)
    return None


def _least(book: Book, finding: Finding, one: Visited) -> Scenario:
    """The record of a game in which a finding shows, without the moves and givens that it does without."""
    least = one
    for move in one.moves[: effort.SEEN_REPLAYS]:
        fewer = replace(least, moves=tuple(m for m in least.moves if m is not move))
        least = fewer if _replays(book, finding, fewer) else least
    for fact in one.given:
        fewer = replace(least, given=tuple(g for g in least.given if g is not fact))
        least = fewer if _replays(book, finding, fewer) else least
    return _record(finding, least)


def _record(finding: Finding, one: Visited) -> Scenario:
    return record(finding, one.given, [text for move in one.moves for text in move])


def _replays(book: Book, finding: Finding, one: Visited) -> bool:
    return run(book, _record(finding, one)).passed


def _round(book: Book, acts: list[Anchor], chance: random.Random) -> Iterator[Anchor]:
    """The moments of a round: each edge of each step, and before each some acts that somebody tries."""
    steps = index_of(book).steps
    for step in book.steps or ("",):
        for edge in Edge:
            for _ in range(chance.randrange(effort.GAME_ACTS + 1) if acts else 0):
                yield chance.choice(acts)
            if steps.get((step, edge)):
                yield Anchor(AnchorKind.STEP, step, edge)


def in_words(book: Book, played: Played) -> tuple[str, ...]:
    """The inputs and the moment in words."""
    anchor = played.anchor
    inputs = [book.phrases.say_cell(name, args, value) for (name, args), value in played.inputs.items()]
    if anchor.kind is AnchorKind.STEP:
        return (*inputs, say_step(book, anchor.step, anchor.edge))
    return (*inputs, said_act(book, anchor.act, played.args))


def said_act(book: Book, act: str, args: tuple[Value, ...]) -> str:
    """An act that was tried, in its words."""
    parameters = zip(book.acts[act].parameters, args, strict=True)
    return book.phrases.say_act(act, tuple(Literal(arg, literal_type(p.type, arg)) for p, arg in parameters))
