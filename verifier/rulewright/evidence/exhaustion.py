"""Whether a finding comes about in a book of which all play is gone through: where first, or that it never does.

Only where the rest of the game is described and play comes to few states; elsewhere nothing is known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from rulewright.book.model import Book
from rulewright.evidence.findings import Finding
from rulewright.evidence.game import cells_of, in_words, record, steps_of
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.describe import in_phrases
from rulewright.gherkin.moment import said_step
from rulewright.gherkin.scenario import Scenario, run
from rulewright.language.types import Value
from rulewright.memo.per_book import for_a_book
from rulewright.phrasing.phrases import PhraseError
from rulewright.reach.state_space import Node, StateSpace, timeline, undescribed
from rulewright.story import effort
from rulewright.story.facts import bound_of
from rulewright.table.evaluate import evaluate
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import Cell, State


@dataclass(frozen=True, slots=True)
class ComesAbout:
    """Play comes to a finding: the finding with that state as its witness, the way there, and its record."""

    finding: Finding
    path: tuple[str, ...]
    record: Scenario


@dataclass(frozen=True, slots=True)
class NeverComes:
    """Play never comes to the state of a finding; why, in words."""

    why: str


@for_a_book
def all_play(book: Book) -> StateSpace | None:
    """All that play comes to, where that is little; nothing where the rest of the game is not described."""
    if undescribed(book):
        return None
    space = StateSpace(book, effort.ALL_STATES, effort.ALL_MOVES)
    for _ in space.explore():
        pass
    return space if space.complete else None


def in_all_play(book: Book, finding: Finding) -> ComesAbout | NeverComes | None:
    """Whether play comes to a finding, by all states that it comes to; nothing where that is not known."""
    space = all_play(book)
    if space is None:
        return None
    cells = cells_of(finding)
    places = _places(book, finding)
    here = [node for node in space.nodes.values() if node.at in places]
    own = [node for node in here if _holds(node, cells)]
    others = [node for node in here if not _holds(node, cells)]
    tried = [*own, *others][: effort.ALL_REPLAYS]
    for node in tried:
        if not node.clean:
            if run(book, _there(book, finding, node.state)).passed:
                return None  # once clauses have contested a cell
            continue
        told = _record(book, finding, node)
        if run(book, told).passed:
            shown = finding if node in own else in_state(book, finding, node.state)
            return ComesAbout(shown, way_in_words(book, node), told)
    if len(tried) < len(here):
        return None  # the others may show it, too
    return NeverComes(f"{_never(book, space, cells, here, own)} ({proof_of(space)})")


def proof_of(space: StateSpace) -> str:
    """How far a proof by all states goes, in words."""
    states = len({key for key, _ in space.nodes})
    many = f"all {states} states that play" if states > 1 else "the only state that play"
    lawful = " without breaking a law" if space.book.laws else ""
    return f"proved of {many} comes to{lawful}; {bound_of(space.book)}"


def _places(book: Book, finding: Finding) -> frozenset[int]:
    """At which places of the timeline the moment of a finding may come: a step where it stands, an act anywhere."""
    moments = timeline(book)
    for step in steps_of(finding.scenario):
        said = said_step(step.text, book) if step.keyword == "when" else None
        if said is not None:
            name, edges = said[0], tuple(said[1])
            found = [n for n, anchor in enumerate(moments) if anchor.step == name and anchor.edge in edges]
            if found:
                return frozenset(found[:1])
    return frozenset(range(max(len(moments), 1)))


def _holds(node: Node, cells: dict[Cell, Value]) -> bool:
    return all(node.state.get(*cell) == value for cell, value in cells.items())


def _record(book: Book, finding: Finding, node: Node) -> Scenario:
    return record(finding, in_phrases(book, node.set_up), [t for move in node.moves for t in in_words(book, move)])


def _there(book: Book, finding: Finding, state: State) -> Scenario:
    """The scenario of a finding, begun in another state as it is, however that came about."""
    return record(finding, in_phrases(book, state), ())


def in_state(book: Book, finding: Finding, state: State) -> Finding:
    """A finding with a state to which play comes as its witness."""
    told = in_phrases(book, state)
    witness = tuple(dict.fromkeys([*told, *(t for t in finding.witness if _still(book, t, state))]))
    cells = tuple((name, args, value) for (name, args), value in state.cells())
    return replace(finding, witness=witness, cells=cells, scenario=gherkin(_there(book, finding, state)))


def _still(book: Book, text: str, state: State) -> bool:
    """Whether a phrase of a witness is so in a state, or is about dice or choices."""
    with suppress(PhraseError, Contested):
        try:
            return evaluate(book.phrases.condition(text, {}), Scene(book, state)) is True
        except MissingInput:
            return True
    return False


def way_in_words(book: Book, node: Node) -> tuple[str, ...]:
    """The moments of a way from set-up, in words."""
    told: list[str] = []
    for move in node.moves:
        *chosen, words = in_words(book, move)
        told.append(f"{words} ({', '.join(chosen)})" if chosen else words)
    given = in_phrases(book, node.set_up)
    if given and told:
        told[0] = f"from a set-up with {', '.join(given)}: {told[0]}"
    return tuple(told)


def _never(book: Book, space: StateSpace, cells: dict[Cell, Value], here: Sequence[Node], own: Sequence[Node]) -> str:
    """Why play never comes to a state: what is never so, with no more than it takes, or when."""
    every = list(space.nodes.values())
    if own:
        return "it never shows"
    if any(_holds(node, cells) for node in every):
        return f"{_said(book, cells)}: never when that moment comes"
    least = dict(cells)
    for cell in cells:
        fewer = {c: v for c, v in least.items() if c != cell}
        if not any(_holds(node, fewer) for node in every):
            least = fewer
    return f"{'never' if len(least) == 1 else 'never together from set-up on:'} {_said(book, least)}"


def _said(book: Book, cells: dict[Cell, Value]) -> str:
    return "; ".join(book.phrases.say_cell(*cell, value) for cell, value in cells.items())
