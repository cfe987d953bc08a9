"""Random games of a book, from set-up by its moments: what goes wrong in them, each with the moves that show it.

A game begins at set-up, with some open cells changed, which play outside the book may do; all else is brought about by
its moves. Random testing finds what is frequent; that it finds nothing proves nothing.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace

from rulewright.book.model import Anchor, Book, Kind
from rulewright.evidence.game import game, in_words, said_act
from rulewright.gherkin.describe import in_phrases
from rulewright.gherkin.feature import Scenario, Step
from rulewright.gherkin.scenario import run
from rulewright.gherkin.thens import BEYOND, ENDLESS
from rulewright.language.inert import inert_line
from rulewright.reach.chance import Played, set_up
from rulewright.reach.invariants import played_acts
from rulewright.story import effort
from rulewright.table.scene import Contested
from rulewright.table.state import OutOfRange
from rulewright.table.trace import ActLoop, LongChain

Defect = tuple[str, str]  # what kind it is of, and what it is about


@dataclass(frozen=True, slots=True)
class Seen:
    """A defect that a game came to: what it is, who has a part in it, and the moves that lead there."""

    kind: str
    about: str
    clauses: tuple[str, ...]
    given: tuple[str, ...]  # what was changed at set-up
    moves: tuple[tuple[str, ...], ...]  # of each moment its inputs, then what is played
    then: str = ""  # the Then that tells it; nothing where a scenario cannot say it
    told: str = ""  # what a Then cannot say of it

    @property
    def key(self) -> Defect:
        """What tells it from others."""
        return self.kind, self.about


@dataclass
class Games:
    """What was seen in some games."""

    games: int = 0
    moments: int = 0
    seen: dict[Defect, Seen] = field(default_factory=dict)
    often: Counter[Defect] = field(default_factory=Counter)
    spoke: set[str] = field(default_factory=set)

    def silent(self, book: Book) -> list[str]:
        """The clauses that say something and never had a say."""
        return [name for name in speakers(book) if name not in self.spoke]


def speakers(book: Book) -> list[str]:
    """The clauses that say something."""
    return [c.id for c in book.clauses.values() if c.parts and c.kind is not Kind.NOTE]


def play_games(
    book: Book,
    games: int,
    seed: int = 0,
    seconds: float | None = None,
    progress: Callable[[str], None] = lambda _: None,
) -> Games:
    """Play some games; the same in every run, unless ``seconds`` end them sooner."""
    chance = random.Random(seed)  # no secret hangs on it
    ends = None if seconds is None else time.monotonic() + seconds
    acts = list(played_acts(book))
    found = Games()
    while found.games < games and (ends is None or time.monotonic() < ends):
        found.games += 1
        progress(f"{book.id}: game {found.games}")
        for seen in _game(book, acts, chance, found):
            found.often[seen.key] += 1
            shortest = found.seen.get(seen.key)
            if shortest is None or len(seen.moves) < len(shortest.moves):
                found.seen[seen.key] = seen
    found.seen = {key: least(book, seen) for key, seen in found.seen.items()}
    return found


def _game(book: Book, acts: list[Anchor], chance: random.Random, found: Games) -> Iterator[Seen]:
    """What goes wrong in one game, which ends with the first moment in which something does."""
    state = set_up(book, chance, chance.choice((0, chance.randrange(effort.GAME_GIVENS))))
    moves: list[tuple[str, ...]] = []
    given = tuple(in_phrases(book, state))
    for played in game(book, acts, chance, state):
        found.moments += 1
        found.spoke |= played.trace.fired
        if not played.trace.idle:
            moves.append(in_words(book, played))
        wrong = list(wrongs(book, played, given, tuple(moves)))
        yield from wrong
        if wrong:
            return


def wrongs(book: Book, played: Played, given: tuple[str, ...], moves: tuple[tuple[str, ...], ...]) -> Iterator[Seen]:
    """What is wrong with a moment."""
    record = given, moves
    trace = played.trace
    stopped = trace.stopped
    unread = {stopped.cell: stopped.claims} if isinstance(stopped, Contested) else {}
    for (name, args), claims in {**trace.contested, **unread}.items():
        said = book.phrases.say_cell(name, args, next(iter(claims.values())))
        clauses = tuple(claims)
        yield Seen("contest", f"{name} {sorted(clauses)}", clauses, *record, f"the rules disagree whether {said}")
    for dispute in trace.disputed:
        clauses = (*dispute.does, *dispute.forbids)
        act, args = dispute.what
        said = said_act(book, act, args) if args else dispute.act  # with whom it is done, not as a clause calls them
        then = f"the rules disagree whether {said} is allowed"
        yield Seen("dispute", f"{dispute.what[0]} {sorted(clauses)}", clauses, *record, then)
    for clause in trace.unsettled:
        yield Seen("gap", clause, (clause,), *record, f"no rule settles {clause}")
    for law in trace.broken:
        spoke = tuple(dict.fromkeys(line.clause for line in trace.lines if line.fired and line.clause in book.clauses))
        yield Seen("broken law", f"{law}: {played.anchor.moment}", spoke, *record, f"the law {law} is broken")
    fired = {line.part for line in trace.lines if line.fired}
    for line in trace.lines:
        if not line.fired and line.part in fired:  # it applies, and what it does is refused
            yield Seen("refused", f"{line.part}: {line.why}", (line.clause,), *record, told=f"{line.part}: {line.why}")
    match stopped:
        case OutOfRange() as stop:
            (name, args), clauses = stop.cell, tuple(sorted(stop.clauses)) or tuple(sorted(trace.fired))
            end = book.phrases.say_cell(name, args, stop.end)
            then, told = (f"{BEYOND}: {end}", "") if stop.end is not None else ("", f"it cannot be that {end}")
            yield Seen("out of range", f"{name} {sorted(clauses)}", clauses, *record, then, told)
        case LongChain() | None:
            pass
        case ActLoop() as stop:
            clauses = tuple(sorted(trace.fired))
            about = f"{played.anchor.moment} {list(clauses)}"
            yield Seen("endless", about, clauses, *record, ENDLESS, str(stop))


def least(book: Book, seen: Seen) -> Seen:
    """The defect with no more moves and changes than it takes, as far as dropping them one by one tells."""
    if not replays(book, seen):
        return seen
    kept = seen
    for move in seen.moves[:-1][: effort.GAME_REPLAYS]:
        kept = _sooner(book, kept, replace(kept, moves=tuple(m for m in kept.moves if m is not move)))
    for fact in seen.given:
        kept = _sooner(book, kept, replace(kept, given=tuple(g for g in kept.given if g is not fact)))
    return kept


def _sooner(book: Book, kept: Seen, fewer: Seen) -> Seen:
    return fewer if replays(book, fewer) else kept


def replays(book: Book, seen: Seen) -> bool:
    """Whether the record passes as a scenario."""
    steps = [Step("given", text, 0) for text in seen.given]
    steps += [Step("when", text, 0) for move in seen.moves for text in move]
    told = Scenario("", (), "", "", 0, "", (*steps, Step("then", seen.then, 0)))
    return bool(seen.then) and run(book, told).passed


def games_text(book: Book, found: Games, seed: int) -> str:
    """What was seen, the most frequent first, each with its moves; then how much of the book was."""
    lines = [f"{book.id}: {found.games} games of {found.moments} moments (seed {seed})", ""]
    for key, number in sorted(found.often.items(), key=lambda item: (-item[1], item[0])):
        games = f"  ({number} {'game' if number == 1 else 'games'})"
        lines += [*seen_text(book, found.seen[key], games), ""]
    silent = found.silent(book)
    lines.append(said_text(book, silent))
    if silent:
        lines.append(f"Never: {', '.join(silent)}.")
    return shown_lines(lines)


def said_text(book: Book, silent: Collection[str]) -> str:
    """How many of the clauses that say something had a say."""
    said = len(speakers(book))
    return f"{said - len(silent)} of {said} clauses had a say."


def shown_lines(lines: Iterable[str]) -> str:
    """Lines as text in which each stays one, and steers no terminal."""
    return "\n".join(inert_line(" ".join(line.split("\n"))) for line in lines) + "\n"


def seen_text(book: Book, seen: Seen, often: str = "") -> Iterator[str]:
    """A defect, who has a part in it and the moves that lead there."""
    parties = " × ".join(c for c in seen.clauses if c in book.clauses)
    yield f"{seen.kind}{f'  {parties}' if parties else ''}{often}"
    yield from (f"    {clause}  {book.clauses[clause].says}" for clause in seen.clauses if clause in book.clauses)
    shown = replays(book, seen)
    if seen.told or not shown:
        yield f"  {seen.told or seen.then}"
    if shown:
        yield "  Scenario:"
        yield from (f"    {'And' if n else 'Given'} {text}" for n, text in enumerate(seen.given))
        yield from (f"    {'And' if n else 'When'} {text}" for n, text in enumerate(t for m in seen.moves for t in m))
        yield f"    Then {seen.then}"
    else:
        yield from (f"  At set-up {text}" for text in seen.given)
        yield from (f"  {n}. {'; '.join(move)}" for n, move in enumerate(seen.moves, 1))
