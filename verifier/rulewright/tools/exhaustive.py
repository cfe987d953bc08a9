"""Exhaustive play of a book: every state that play from set-up comes to, and what goes wrong on the way to each.

Where nothing is left out, that a clause never has a say, or that something never goes wrong, is proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from rulewright.book.model import AnchorKind, Book
from rulewright.evidence.game import in_words
from rulewright.gherkin.describe import in_phrases
from rulewright.language.errors import BookError, Problem
from rulewright.reach.state_space import Node, StateSpace, undescribed
from rulewright.story.facts import bound_of
from rulewright.table.evaluate import bindings
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.tools.games import Defect, Seen, said_text, seen_text, shown_lines, speakers, wrongs

DEAD_ENDS_TOLD = 3  # of the states from which nothing leads on; of more, how many there are


@dataclass
class Exhaustion:
    """What was seen in all states of a book."""

    space: StateSpace
    seen: dict[Defect, Seen] = field(default_factory=dict)  # with the fewest moves
    spoke: set[str] = field(default_factory=set)
    spoke_later: set[str] = field(default_factory=set)  # once clauses had contested a cell

    @property
    def complete(self) -> bool:
        """Whether what was not seen never comes about."""
        return self.space.complete

    @property
    def silent(self) -> list[str]:
        """The clauses that say something and never had a say."""
        return [name for name in speakers(self.space.book) if name not in self.spoke]

    @property
    def ending(self) -> int:
        """How the command ends: 1 where something goes wrong, 3 where that is open."""
        return 1 if self.seen else 0 if self.complete else 3


def play_exhaustively(
    book: Book, states: int, moves: int, progress: Callable[[str], None] = lambda _: None
) -> Exhaustion:
    """Go through all that play comes to, within these bounds; the same in every run.

    Raises:
        BookError: for each field of which the model does not say what the rest of the game does.
    """
    unsaid = undescribed(book)
    if unsaid:
        hint = (
            "Tell in model.yaml the moves of the rest of the game under 'outside' (none: 'outside: []'), or say of the"
            " field 'set up: any' or 'closed: yes'. 'rulewright fields --propose' proposes which."
        )
        raise BookError([Problem(f.position, f"'{f.name}' may be anything at any time", hint) for f in unsaid])
    found = Exhaustion(StateSpace(book, states, moves))
    last: Node | None = None
    for node, played in found.space.explore():
        if node is not last:
            last = node
            if len(found.space.nodes) % 100 == 0:
                progress(f"{book.id}: {len(found.space.nodes)} states")
            _standing(book, node, found)
        (found.spoke if node.clean else found.spoke_later).update(played.trace.fired)
        trace = played.trace
        if node.clean and trace.refused is None:
            moments = (*node.moves, *(() if trace.idle else (played,)))
            for seen in wrongs(book, played, (), ()):
                if seen.key not in found.seen:
                    given = tuple(in_phrases(book, node.set_up))
                    told = tuple(in_words(book, move) for move in moments)
                    found.seen[seen.key] = next(s for s in wrongs(book, played, given, told) if s.key == seen.key)
    return found


def _standing(book: Book, node: Node, found: Exhaustion) -> None:
    """Note which of the clauses that stand do so in a state, though nothing there asks for what they say."""
    spoke = found.spoke if node.clean else found.spoke_later
    scene = Scene(book, node.state)
    for part in book.parts():
        if part.anchor.kind is AnchorKind.STANDING and part.clause not in spoke:
            with suppress(Contested, MissingInput):
                if next(iter(bindings(part, scene)), None) is not None:
                    spoke.add(part.clause)


def exhaustion_text(found: Exhaustion) -> str:
    """What was gone through, what goes wrong with the fewest moves, where play ends, and what never has a say."""
    space, book = found.space, found.space.book
    return shown_lines([*_head(space), "", *_wrong(book, found), *_dead_ends(space), *_said(book, found)])


def _head(space: StateSpace) -> Iterator[str]:
    states = {key for key, _ in space.nodes}
    ways = "1 set-up" if space.set_ups == 1 else f"{space.set_ups} set-ups"
    yield f"{space.book.id}: {len(states)} states from {ways}, {space.moves} moves tried"
    if space.complete:
        yield f"These are all that play comes to: any number of moments; {bound_of(space.book)}."
    else:
        yield f"Not all that play comes to: {'; '.join(space.open)}."


def _wrong(book: Book, found: Exhaustion) -> Iterator[str]:
    for _, seen in sorted(found.seen.items(), key=lambda item: (len(item[1].moves), item[0])):
        yield from seen_text(book, seen)
        yield ""
    if found.complete and not found.seen:
        yield "Nothing goes wrong (proved)."


def _dead_ends(space: StateSpace) -> Iterator[str]:
    """The states from which no moment leads on, with the way to each; only where all is known of them."""
    ends = space.dead_ends if space.complete else ()
    if ends:
        yield f"{len(ends)} of the states {'lead' if len(ends) > 1 else 'leads'} nowhere else:"
    for node in ends[:DEAD_ENDS_TOLD]:
        told = "; ".join(" and ".join(in_words(space.book, move)) for move in node.moves)
        given = ", ".join(in_phrases(space.book, node.set_up))
        way = f"from a set-up with {given}" if given else "from set-up"
        yield f"  {way}{f', by {told}' if told else ''}"
    if len(ends) > DEAD_ENDS_TOLD:
        yield f"  and {len(ends) - DEAD_ENDS_TOLD} more"
    if ends:
        yield ""


def _said(book: Book, found: Exhaustion) -> Iterator[str]:
    yield said_text(book, found.silent)
    later = [name for name in found.silent if name in found.spoke_later]
    never = [name for name in found.silent if name not in found.spoke_later]
    if later:
        yield f"Only after clauses have contested something: {', '.join(later)}."
    if never:
        yield f"Never{' (proved)' if found.complete else ''}: {', '.join(never)}."
