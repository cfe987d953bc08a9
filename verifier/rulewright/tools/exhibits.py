"""States that show how two editions of a book differ: found by the solver, and played in both before they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Keep,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.pairs import Side, free
from rulewright.evidence.context import Context
from rulewright.evidence.readings import tell_apart
from rulewright.evidence.telling import gherkin
from rulewright.gherkin.describe import in_phrases
from rulewright.gherkin.scenario import run
from rulewright.language.expr import (
    Expr,
    Read,
    Variable,
    conj,
    disj,
    equal,
    negate,
)
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import GaveUp, Proved, Undecided
from rulewright.solver.witness import Witness, witness
from rulewright.story import effort
from rulewright.story.effects import act_outcomes
from rulewright.story.facts import domain
from rulewright.story.havoc import TOO_LONG
from rulewright.story.moments import at_turn, begins, moves, played
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge
from rulewright.table.state import Cell, cell_of
from rulewright.tools.both_books import Shown, answer, changes_of, denials, last, script, shows_of, telling
from rulewright.tools.equivalent import felt
from rulewright.tools.one_world import shape_of_field
from rulewright.tools.suggest import VERDICTS

STATES = 4  # that are tried at the table for one difference


@dataclass(frozen=True, slots=True)
class Gap:
    """What a part of one edition says and none of the other one: the outcome, and the states at its turn."""

    part: Part
    outcome: Outcome
    question: Expr
    variables: tuple[Variable, ...]
    left: Side


@dataclass(frozen=True, slots=True)
class Seen:
    """What came of looking for a state that shows a difference."""

    shown: Shown | None = None
    never: bool = False  # it is proved that none comes about in play
    limit: str = ""  # where that was given up, why
    idle: bool = False  # of what is shown nothing comes by itself: it is so already
    at_odds: bool = False  # a clause applies by the proof in states in which it does not at the table


@dataclass
class Exhibits:
    """Two editions, the questions that are asked of books made from them, and the states that show how they differ."""

    old: Book
    new: Book
    context: Callable[[Book], Context]
    faults: list[str] = field(default_factory=list)
    _contexts: dict[int, Context] = field(default_factory=dict)

    def of(self, book: Book) -> Context:
        """The questions about a book."""
        return self._contexts.setdefault(id(book), self.context(book))

    def forget(self) -> None:
        """Let go of the books that were made for one clause."""
        kept = {id(self.old), id(self.new)}
        self._contexts = {name: c for name, c in self._contexts.items() if name in kept}

    @cached_property
    def one_shape(self) -> bool:
        """Whether both editions have the same cells."""
        old, new = self.old.fields, self.new.fields
        return old.keys() == new.keys() and all(shape_of_field(self.old, f) == shape_of_field(self.new, f) for f in old)

    def show_act(
        self,
        anchor: Anchor,
        variables: tuple[Variable, ...],
        question: Expr,
        pairs: Sequence[tuple[Book, Book]],
        done: bool,
    ) -> Seen:
        """A state in which an act can be done in one book of a pair alone, or if ``done`` comes to something else.

        The pairs are tried in their order, of each the old edition first; the first is that of the two editions.
        """
        limit = ""
        for asked in (conj([question, free(self.new, anchor)]), question):
            try:
                for found in self.states(variables, self.new, asked):
                    for pair in pairs:
                        told = self.play_act(anchor, found, pair, done, pair is not pairs[0])
                        if told is not None:
                            return Seen(shown=told)
            except (GaveUp, TooLarge) as reason:
                limit = str(reason)
        return Seen(limit=limit)

    def play_act(
        self, anchor: Anchor, found: Witness, pair: tuple[Book, Book], done: bool, aside: bool
    ) -> Shown | None:
        """An attempt at an act, or what it comes to if it is ``done``, played in an old and a new book."""
        context, name = self.of(self.new), anchor.act
        given = tuple(in_phrases(self.new, found.state(self.new)))
        words = context.teller.moment(anchor, found)
        inputs, moment = context.teller.inputs(found), words if done else ""
        bare = script(name, given, inputs, moment, ())
        ends: Iterable[str] = (f"{words} is refused", f"{words} is not refused")
        if done and (aside or self.one_shape):
            ends = tell_apart(*pair, bare, None)
        elif done:
            ends = changes_of(pair, [run(book, bare) for book in pair])
        offers = [end for end in ends if end]
        told = [answer(books, name, given, inputs, moment, offers) for books in (pair, pair[::-1])]
        if (kept := told[1] or told[0]) is None:
            return None
        passes = "new" if told[1] else "old"
        return Shown(last(told[0]), last(told[1]), (*given, *inputs), moment, gherkin(kept), passes, aside)

    def show_first(self, gaps: Sequence[Gap], book: Book, other: Book, is_new: bool) -> Seen:
        """The first difference that the table shows; else whether none can come about in play, or why it is open."""
        found: list[Seen] = []
        for gap in gaps:
            found.append(self.show(gap, book, other, is_new))
            if found[-1].shown is not None:
                return found[-1]
            if found[-1].at_odds:
                self.faults.append(f"{gap.part.clause}: {gap.part.id} applies by the proof and not at the table")
        limit = next((seen.limit for seen in found if seen.limit), "")
        return Seen(never=bool(found) and all(seen.never for seen in found), limit=limit)

    def show(self, gap: Gap, book: Book, other: Book, is_new: bool, alone: bool = False) -> Seen:
        """A state in which what one edition says and the other does not comes about, played in both."""
        sides = (self.new, self.old) if is_new else (self.old, self.new)
        seen = Seen(never=gap.part.anchor.kind is not AnchorKind.ACT)  # a clause may do an act amid another moment
        asked = 0
        tried = applies = idle = False
        questions = self.questions(gap, book, other)
        while True:
            try:
                question = next(questions, None)
                if question is None:
                    break
                asked += 1
                for found in self.states(gap.variables, book, question):
                    seen, tried = replace(seen, never=False), True
                    applies = applies or self.applies(gap, book, found)
                    for pair, aside in ((sides, False), ((book, other), True)):
                        told = self.play_in_both(gap, book, found, pair, is_new, aside, alone)
                        if told is not None and telling(told, gap.part.clause):
                            return replace(seen, shown=told)
                        seen = seen if seen.shown is not None else replace(seen, shown=told)
                idle = idle or (asked == 1 and not tried)
            except (GaveUp, TooLarge) as limit:
                seen = replace(seen, never=False, limit=str(limit))
        idle = idle and tried and gap.part.anchor.kind is not AnchorKind.ACT
        return replace(seen, idle=idle, at_odds=tried and not applies)

    def applies(self, gap: Gap, book: Book, found: Witness) -> bool:
        """Whether the clause of a gap applies at the table in a state where it does by the proof."""
        teller, clause = self.of(book).teller, gap.part.clause
        given, moment = in_phrases(book, found.state(book)), teller.moment(played(book, gap.left.anchor), found)
        result = run(book, script(clause, given, teller.inputs(found), moment, (f"{clause} applies",)))
        return result.passed or not result.failed_then

    def questions(self, gap: Gap, book: Book, other: Book) -> Iterator[Expr]:
        """What a state has to meet, with most to tell first: something comes of it, and the moment may be played."""
        left, part = gap.left, gap.part
        comes = left.told(felt(book, gap.outcome, frozenset()))
        if isinstance(gap.outcome, Claim) and gap.outcome.field in other.fields:
            args = left.args(gap.outcome.args)
            shown = reveal(Read(gap.outcome.field, args, book.fields[gap.outcome.field].type), other)
            comes = negate(equal(shown, left.told(gap.outcome.value)))
        if isinstance(gap.outcome, Perform):
            done = act_outcomes(book.acts[gap.outcome.act], left.args(gap.outcome.args))
            comes = conj([comes, disj([moves(book, o) for o in done])])
        if isinstance(gap.outcome, Keep):
            comes = negate(left.told(gap.outcome.condition))
        for so in dict.fromkeys((conj([gap.question, comes]), gap.question)):
            if part.anchor.kind is AnchorKind.STANDING:
                yield so
                continue
            turned = conj([begins(book, left.anchor), at_turn(book, left.renamed, so)])
            yield conj([turned, free(book, left.anchor)])

    def states(self, variables: tuple[Variable, ...], book: Book, question: Expr) -> Iterator[Witness]:
        """Some lawful states that meet a question, the least first; raises GaveUp, TooLarge."""
        context = self.of(book)
        plainly = context.plain(question)
        if plainly is None:
            raise TooLarge(TOO_LONG)
        told = reveal(plainly, book)
        verdict = context.ask(plainly)
        if isinstance(verdict, Undecided):
            raise TooLarge(verdict.reason)
        seen: tuple[Witness, ...] = ()
        while not isinstance(verdict, Proved) and len(seen) < STATES:
            found = witness(book, Obligation("", told, variables), seen)
            if found is None:
                return
            yield found
            seen = (*seen, found)

    def play_in_both(
        self, gap: Gap, book: Book, found: Witness, pair: tuple[Book, Book], is_new: bool, aside: bool, alone: bool
    ) -> Shown | None:
        """A state played in two books, if they answer differently; the first is that of the gap.

        Of a clause that stands in one of them ``alone`` it is no answer that it applies there.
        """
        teller = self.of(book).teller
        anchor = played(book, gap.left.anchor)
        moment = teller.moment(anchor, found)
        given = tuple(in_phrases(book, found.state(book)))
        inputs = list(teller.inputs(found))
        named = (f"{gap.part.clause} applies", f" because of {gap.part.clause}")
        thens = [t for t in dict.fromkeys(self.candidates(gap, book, found)) if not (alone and t.endswith(named))]
        for _ in range(effort.INPUTS_ADDED):
            bare = script(gap.part.clause, given, inputs, moment, ())
            results = [run(one, bare) for one in pair]
            asking = next(
                ((one, r.missing) for one, r in zip(pair, results, strict=True) if r.missing is not None), None
            )
            if asking is None:
                break
            one, asked = asking
            text = one.phrases.say_cell(*asked, domain(one, one.fields[asked[0]], asked[1])[0])
            if text in inputs:
                break
            inputs.append(text)
        cell = self.cell(gap, book, found)
        ends: Iterable[str] = shows_of(pair, results, cell) if cell is not None else ()
        if moment:
            alike = not any(one is self.old for one in pair) or self.one_shape
            ends = tell_apart(*pair, bare, cell) if alike else changes_of(pair, results, cell)
        refused = [f"{moment} is refused"] if anchor.kind is AnchorKind.ACT else []
        laws = [f"the law {law} is broken" for r in results if r.trace is not None for law in r.trace.broken]
        offers = [t for t in (*ends, *refused, *laws, *thens) if t]
        mine = answer(pair, gap.part.clause, given, inputs, moment, offers)
        theirs = answer(pair[::-1], gap.part.clause, given, inputs, moment, [*offers, *denials(offers)])
        if mine is None and theirs is None:
            return None
        old, new = (theirs, mine) if is_new else (mine, theirs)
        kept = new or old
        assert kept is not None
        return Shown(
            last(old),
            last(new),
            (*given, *inputs),
            moment,
            gherkin(kept),
            "new" if new is not None else "old",
            aside,
        )

    def cell(self, gap: Gap, book: Book, found: Witness) -> Cell | None:
        """The cell that an outcome writes or claims, under a witness."""
        match gap.outcome:
            case SetCell(field=name, args=args) | ChangeCell(field=name, args=args) | Claim(field=name, args=args):
                teller = self.of(book).teller
                things = (teller.named(a, found) for a in gap.left.args(args))
                return cell_of(book, name, tuple(getattr(thing, "value", None) for thing in things))
            case _:
                return None

    def candidates(self, gap: Gap, book: Book, found: Witness) -> Iterator[str]:
        """What a Then may say of an outcome, or of its clause."""
        teller, left = self.of(book).teller, gap.left
        clause = gap.part.clause
        match gap.outcome:
            case Claim(field=name, args=args, value=value) | SetCell(field=name, args=args, value=value):
                yield teller.say_cell(name, left.args(args), left.told(value), found)
            case Norm(kind=NormKind.OFFER, ways=ways):
                named = (tuple(teller.named(a, found) for a in left.args(way.args)) for way in ways)
                acts = (book.phrases.say_act(way.act, things) for way, things in zip(ways, named, strict=True))
                yield f"{' or '.join(acts)} is obligatory"
            case Norm(kind=kind, act=act, args=args):
                said = book.phrases.say_act(act, tuple(teller.named(a, found) for a in left.args(args)))
                yield from (f"{said} is {VERDICTS[kind]}", f"{said} is {VERDICTS[kind]} because of {clause}")
            case _:
                pass
        yield f"{clause} applies"
