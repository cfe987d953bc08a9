"""What an act, a law or a step of the timeline comes to now, with states that show it or the proof that there is none.

An act is told by what it asks for, whether a player may do it, and what it brings about; a law by what it forbids. Each
is asked of every lawful state of the new edition, and what differs is played in both. Of a step it is told which
clauses speak at it in one edition alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from rulewright.book.model import Act, Anchor, AnchorKind, Book, Condition, Law, Part
from rulewright.checks.shared.pairs import free
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.describe import in_phrases
from rulewright.gherkin.scenario import run
from rulewright.gherkin.session import UnlawfulGiven
from rulewright.language.expr import Expr, Variable, conj, negate
from rulewright.solver.solve import GaveUp, Proved, Undecided
from rulewright.story.effects import act_outcomes
from rulewright.story.facts import bound_of
from rulewright.story.story import requirements
from rulewright.story.unroll import TooLarge
from rulewright.tools.both_books import Shown, once, script
from rulewright.tools.comparison import NOT_SHOWN, REWORDED, Comparison
from rulewright.tools.exhibits import Seen
from rulewright.tools.one_world import apart

CHANGED = "changed"
ASKS_MORE, ASKS_LESS = "asks for more", "asks for less"
FEWER, MORE = "may be done in fewer states", "may be done in more states"
ELSE, BY = "brings about something else", "done by others"
FORBIDS_MORE, FORBIDS_LESS = "forbids more", "forbids less"
ANYBODY = "the same comes of it whoever does it"
NO_MORE = "it forbids no state that the old edition allowed"
NO_LESS = "the new edition allows no state that it forbade"


@dataclass(frozen=True, slots=True)
class Account:
    """What became of something of the world of a book: in a few words, with states that show it, or why none does."""

    how: str
    shown: tuple[Shown, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """A way in which an act may differ: the states in which it does, and whether it is done there."""

    what: str
    anchor: Anchor  # the act, with what it is done with
    question: Expr
    variables: tuple[Variable, ...]
    done: bool = False


def act(comparison: Comparison, name: str) -> Account:
    """What became of an act that both editions have."""
    old, new = comparison.old.acts[name], comparison.new.acts[name]
    if missing := _kept_apart(comparison, old, new):
        return Account(CHANGED, why=f"the two cannot be compared: {missing}")
    exhibits, book = comparison.exhibits, comparison.new
    was = replace(book, acts={**book.acts, name: old})
    pairs = ((comparison.old, book), (was, book))
    anchor = Anchor(AnchorKind.ACT, act=name, args=tuple(Variable(f"{v.name} 1", v.type) for v in new.parameters))
    told: dict[str, Seen] = {}
    unsure: list[str] = []
    try:
        for asked in _asked(comparison, was, anchor, unsure):
            verdict = exhibits.of(book).ask(asked.question)
            if isinstance(verdict, Undecided):
                unsure.append(verdict.reason)
            elif not isinstance(verdict, Proved) and not (asked.what in told and told[asked.what].shown):
                told[asked.what] = exhibits.show_act(asked.anchor, asked.variables, asked.question, pairs, asked.done)
    except TooLarge as limit:
        unsure.append(str(limit))
    shown = once([seen.shown for seen in told.values() if seen.shown is not None])
    hidden = [seen.limit or NOT_SHOWN for seen in told.values() if seen.shown is None]
    found = [*told, *([BY] if old.by != new.by and not told else [])]
    proof = ANYBODY if found == [BY] else f"proved of every lawful state ({bound_of(book)})"
    why = next(iter((*unsure, *hidden)), "" if told else proof)
    return Account(", ".join(found) or (CHANGED if unsure else REWORDED), shown, why)


def _kept_apart(comparison: Comparison, old: Act, new: Act) -> str:
    """Why the two forms of an act cannot be asked about in one world; empty if they can."""
    if [v.type for v in old.parameters] != [v.type for v in new.parameters]:
        return "it is done with other things now"
    part = Part(old.name, old.name, Anchor(AnchorKind.STANDING), old.parameters, old.requires, old.outcomes)
    return apart(comparison.old, comparison.new, [part])


def _asked(comparison: Comparison, was: Book, anchor: Anchor, unsure: list[str]) -> Iterator[Asked]:
    """The ways in which an act may differ: what it needs, whether it may be done, and what comes of it.

    In the world of the new edition; ``was`` is that with the act as it was. Raises TooLarge.
    """
    book, name = comparison.new, anchor.act
    args = tuple(a for a in anchor.args if isinstance(a, Variable))
    before, now = (requirements(one, name, args) for one in (was, book))
    yield Asked(ASKS_MORE, anchor, conj([before, negate(now)]), args)
    yield Asked(ASKS_LESS, anchor, conj([now, negate(before)]), args)
    can, opened, closed = conj([before, now]), free(book, anchor), free(was, anchor)
    yield Asked(FEWER, anchor, conj([can, closed, negate(opened)]), args)
    yield Asked(MORE, anchor, conj([can, opened, negate(closed)]), args)
    names = book.acts[name].parameters
    needs = Condition(conj([requirements(one, name, names) for one in (was, book)]), "")
    alike = Anchor(AnchorKind.ACT, act=name, args=names)
    does = [[Part(name, name, alike, names, (needs,), act_outcomes(one.acts[name], names))] for one in (was, book)]
    for mine, theirs in (does, does[::-1]):
        gaps, why = comparison.gaps(mine, theirs)
        unsure += why
        yield from (Asked(ELSE, gap.left.anchor, gap.question, gap.variables, done=True) for gap in gaps)


def law(comparison: Comparison, name: str) -> Account:
    """What became of a law that either edition has: a state that one of the two allows and the other does not."""
    old, new = ({one.name: one for one in book.laws}.get(name) for book in (comparison.old, comparison.new))
    how = CHANGED if old is not None and new is not None else "new" if old is None else "gone"
    former = comparison.old.laws
    missing = [m for one in former if (m := _read_apart(comparison, one))]
    if missing:
        return Account(how, why=f"the laws of the two cannot be compared: {missing[0]}")
    worlds = replace(comparison.new, laws=former), comparison.new
    sides = [(FORBIDS_MORE, new, worlds[0], True), (FORBIDS_LESS, old, worlds[1], False)]
    found: list[str] = []
    shown: list[Shown] = []
    why: list[str] = []
    for what, one, world, is_new in sides:
        if one is None:
            continue
        try:
            verdict = comparison.exhibits.of(world).ask(negate(one.condition))
            if isinstance(verdict, Proved):
                why += [NO_MORE if is_new else NO_LESS] if how != CHANGED else []
                continue
            if isinstance(verdict, Undecided):
                raise TooLarge(verdict.reason)
            found.append(what)
            told = _unlawful(comparison, one, world, is_new)
            shown += [told] if told is not None else []
            why += [] if told is not None else [NOT_SHOWN]
        except (GaveUp, TooLarge) as limit:
            why.append(str(limit))
    if how != CHANGED:
        return Account(how, tuple(shown), "; ".join(dict.fromkeys(why)))
    if not found and not why:
        return Account(REWORDED, why="proved of every state that the other laws allow")
    return Account(", ".join(found) or CHANGED, tuple(shown), "; ".join(dict.fromkeys(why)))


def _read_apart(comparison: Comparison, one: Law) -> str:
    """Why a law of the old edition cannot be read in the world of the new one; empty if it can."""
    part = Part(one.name, one.name, Anchor(AnchorKind.STANDING), conditions=(Condition(one.condition, ""),))
    return apart(comparison.old, comparison.new, [part])


def _unlawful(comparison: Comparison, one: Law, world: Book, is_new: bool) -> Shown | None:
    """A state that the laws of a world allow and a law does not, as the table says of it; raises GaveUp, TooLarge."""
    books = (comparison.old, comparison.new) if is_new else (comparison.new, comparison.old)
    for found in comparison.exhibits.states((), world, negate(one.condition)):
        given = in_phrases(comparison.new, found.state(comparison.new))
        for fact in given:
            told = script(one.name, given, (), "", (fact,))
            if run(books[0], told).passed and run(books[1], told).cause == UnlawfulGiven.__name__:
                says = ("the state is lawful", f"the law {one.name} is broken")
                sides = says if is_new else says[::-1]
                return Shown(*sides, tuple(given), "", gherkin(told), "old" if is_new else "new")
    return None


def step(comparison: Comparison, name: str) -> Account:
    """A step that one edition alone has: the clauses that speak at it, and when they do in the other one."""
    is_new = name in comparison.new.steps
    book, other = (comparison.new, comparison.old) if is_new else (comparison.old, comparison.new)
    names = {b: a for a, b in comparison.names.items()} if is_new else comparison.names
    told = []
    for clause in clauses_at(book, name):
        there = other.clauses.get(names.get(clause, ""))
        steps = steps_of(there.parts) if there is not None else []
        when = f"at {' and '.join(steps)}" if steps else "at no step"
        told.append(f"{clause} ({'new' if is_new else 'gone'})" if there is None else
                    f"{clause} ({'before' if is_new else 'now'} {when})")  # fmt: skip
    how = "new" if is_new else "gone"
    return Account(how, why=f"its clauses: {', '.join(told)}" if told else "no clause speaks at it")


def timeline(comparison: Comparison) -> Account:
    """Which of the steps that both editions have come earlier or later than they did, with their clauses."""
    old, new = shared_steps(comparison.old, comparison.new)
    stay = {
        s for a, _, n in SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks() for s in old[a : a + n]
    }
    told = []
    for moved in (s for s in new if s not in stay):
        place = new.index(moved)
        where = f"after {new[place - 1]}" if place else f"before {new[1]}"
        clauses = clauses_at(comparison.new, moved)
        told.append(f"{moved} comes {where} now ({', '.join(clauses) or 'no clause speaks at it'})")
    return Account(CHANGED, why="; ".join(told))


def shared_steps(old: Book, new: Book) -> tuple[list[str], list[str]]:
    """The steps that two editions share, in the order of either."""
    return [s for s in old.steps if s in new.steps], [s for s in new.steps if s in old.steps]


def clauses_at(book: Book, name: str) -> list[str]:
    """The clauses that speak at a step, in the order of the text."""
    return [c.id for c in book.clauses.values() if name in steps_of(c.parts)]


def steps_of(parts: Sequence[Part]) -> list[str]:
    """The steps at which parts speak."""
    return list(dict.fromkeys(p.anchor.step for p in parts if p.anchor.step))
