"""What becomes of the clauses of a book from one edition to another: which is which, and whether they say the same.

Two clauses say the same if it is proved, of every lawful state, that where one applies the other brings about the same
at the same moment, and the other way round. What one says and the other does not is shown by a state that is played in
both editions: what is told of it is what the table says, not what a proof does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property

from rulewright.book.model import (
    Anchor,
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Clause,
    Keep,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.likeness import Change, amounts, change, unsaid
from rulewright.checks.shared.pairs import Side, free, same_args, same_cell, same_moment, side
from rulewright.evidence.context import Context
from rulewright.evidence.matter import of_act, of_table
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
from rulewright.story.facts import bound_of, domain
from rulewright.story.havoc import TOO_LONG
from rulewright.story.moments import at_turn, begins, moves, played
from rulewright.story.reveal import reveal
from rulewright.story.story import requirements
from rulewright.story.unroll import TooLarge
from rulewright.table.state import Cell, cell_of
from rulewright.tools.both_books import Shown, answer, changes_of, denials, last, once, script, shows_of, telling
from rulewright.tools.equivalent import felt
from rulewright.tools.one_world import apart, parts_under, shape_of_field, table_under, with_parts
from rulewright.tools.pairing import (
    Names,
    duration_fields,
    formal,
    moments_of,
    pairing,
    plain,
    roll_modifiers,
    said_by,
)
from rulewright.tools.suggest import VERDICTS

SAME, NARROWER, WIDER, DIFFERENT, UNDECIDED, NEW, GONE = MEANINGS = (
    "same",
    "narrower",
    "wider",
    "different",
    "undecided",
    "new",
    "gone",
)
RENUMBERED, MOVED, REWORDED = "renumbered", "moved", "reworded"
EQUIVALENT, STRICTER, LOOSER, INCOMPARABLE = "equivalent", "stricter", "looser", "incomparable"
NOT_SHOWN = "the proof has a state in which they differ, and the table shows it in none of those that were tried"
IDLE = "by itself nothing comes of it: what it brings about is so already"
NO_MATTER = "no state was found in which it comes to anything that is not so without it"
STATES = 4  # that are tried at the table for one difference


@dataclass(frozen=True, slots=True)
class Difference:
    """What became of a clause."""

    old: str  # its id, empty of a new one
    new: str
    kinds: tuple[str, ...]
    meaning: str
    norms: str = ""  # of permissions, bans and duties: how strict they are now
    said: tuple[str, str] = ("", "")
    moments: tuple[str, str] = ("", "")
    demands: tuple[str, str] = ("", "")
    places: tuple[str, str] = ("", "")
    shown: tuple[Shown, ...] = ()
    why: str = ""  # how it is proved, or why it is not decided
    also: tuple[str, ...] = ()  # what else is written otherwise

    @property
    def id(self) -> str:
        """The id by which it is found: the new one, of what is gone the old one."""
        return self.new or self.old

    @property
    def changes_meaning(self) -> bool:
        """Whether the book means something else by it, or may."""
        return self.meaning != SAME


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
class Comparison:
    """Two editions, and what is asked of their clauses."""

    old: Book
    new: Book
    context: Callable[[Book], Context]
    faults: list[str] = field(default_factory=list)
    _contexts: dict[int, Context] = field(default_factory=dict)

    def of(self, book: Book) -> Context:
        """The questions about a book."""
        return self._contexts.setdefault(id(book), self.context(book))

    @cached_property
    def names(self) -> Names:
        """The clauses of the old edition that the new one has, under the ids that they have there."""
        return pairing(self.old, self.new)

    @cached_property
    def one_shape(self) -> bool:
        """Whether both editions have the same cells."""
        old, new = self.old.fields, self.new.fields
        return old.keys() == new.keys() and all(shape_of_field(self.old, f) == shape_of_field(self.new, f) for f in old)

    def differences(self) -> Iterator[Difference]:
        """What became of each clause of which not all stays as it was, in the order of the new edition."""
        former = {new: old for old, new in self.names.items()}
        for clause in self.new.clauses.values():
            before = former.get(clause.id)
            found = (
                self.one_sided(clause, self.new, self.old)
                if before is None
                else self.between(self.old.clauses[before], clause)
            )
            kept = {id(self.old), id(self.new)}
            self._contexts = {name: c for name, c in self._contexts.items() if name in kept}
            if found is not None:
                yield found
        for clause in self.old.clauses.values():
            if clause.id not in self.names:
                yield self.one_sided(clause, self.old, self.new)

    def one_sided(self, clause: Clause, book: Book, other: Book) -> Difference:
        """A clause that stands in one edition alone, with a state in which that matters."""
        is_new = book is self.new
        kind = NEW if is_new else GONE

        def either(text: str) -> tuple[str, str]:
            return ("", text) if is_new else (text, "")

        told = Difference(
            *either(clause.id),
            (kind,),
            kind if clause.parts or clause.table is not None else SAME,
            said=either(plain(clause.says)),
            demands=either(said_by(book, clause.parts)),
            places=either(str(clause.position)),
        )
        limit = ""
        for part in clause.parts:
            for outcome in part.outcomes:
                left = side(part, "1")
                gap = Gap(part, outcome, left.told(part.guard), left.variables, left)
                seen = self.show(gap, book, other, is_new, alone=True)
                if seen.shown is not None:
                    norms = strictness([] if is_new else [gap], [gap] * is_new)
                    return replace(told, shown=(seen.shown,), norms=norms)
                limit = limit or seen.limit
        return replace(told, why=limit or NO_MATTER) if clause.parts else told

    def between(self, old: Clause, new: Clause) -> Difference | None:
        """What became of a clause that both editions have; nothing if all is as it was."""
        kinds = [RENUMBERED] if old.id != new.id else []
        here = moments_of(old.parts), moments_of(new.parts)
        if self.is_moved(old, new) or here[0] != here[1]:
            kinds.append(MOVED)
        told = Difference(
            old.id,
            new.id,
            (),
            SAME,
            said=(plain(old.says), plain(new.says)),
            moments=here if here[0] != here[1] else ("", ""),
            places=(str(old.position), str(new.position)),
            also=tuple(self.else_changed(old, new)),
        )
        if not self.written_alike(old, new):
            told = self.meanings(told, old, new)
        if told.meaning == SAME and (plain(old.says) != plain(new.says) or not self.written_alike(old, new)):
            kinds.append(REWORDED)
        if told.meaning != SAME:
            kinds.append(told.meaning)
        return replace(told, kinds=tuple(kinds)) if kinds else None

    def is_moved(self, old: Clause, new: Clause) -> bool:
        """Whether a clause stands on another page, or in another section that is not the same one renamed."""
        if old.page != new.page:
            return old.page in self.new.pages or new.page in self.old.pages
        return old.section != new.section and (old.section in self.new.sections or new.section in self.old.sections)

    def else_changed(self, old: Clause, new: Clause) -> Iterator[str]:
        """What else is written otherwise, which is no part of what a clause means."""
        if old.kind is not new.kind:
            yield f"kind: {old.kind.value}, now {new.kind.value}"
        if [self.names.get(r, r) for r in old.refs] != list(new.refs):
            yield "references"
        for name in ("note", "partial"):
            if plain(getattr(old, name)) != plain(getattr(new, name)):
                yield name
        forms = (sorted(formal(b, c, p) for p in c.alternatives) for b, c in ((self.old, old), (self.new, new)))
        if next(forms) != next(forms):
            yield "other readings"

    def act(self, name: str) -> tuple[str, tuple[Shown, ...]]:
        """What became of an act that both editions have, with states that show it; in a word where it is as it was."""
        old, new = self.old.acts[name], self.new.acts[name]
        args = tuple(Variable(f"{v.name} 1", v.type) for v in new.parameters)
        alike = [v.type for v in old.parameters] == [v.type for v in new.parameters]
        parts = [Part(name, name, Anchor(AnchorKind.STANDING), conditions=a.requires, outcomes=a.outcomes)
                 for a in (old, new)]  # fmt: skip
        if not alike or apart(self.old, self.new, parts[:1]):
            return "changed", ()
        before, now = requirements(self.old, name, args), requirements(self.new, name, args)
        asked = {"asks for more": conj([before, negate(now)]), "asks for less": conj([now, negate(before)])}
        said = [of_act(replace(a, requires=())) for a in (old, new)]
        if said[0] != said[1]:
            asked["brings about something else"] = conj([before, now])
        how = {what: self.show_act(name, args, question, "brings" in what) for what, question in asked.items()}
        found = {what: shown for what, shown in how.items() if shown is not None}
        return ", ".join(found) or "changed", tuple(s for shown in found.values() for s in shown)

    def show_act(self, name: str, args: tuple[Variable, ...], question: Expr, done: bool) -> list[Shown] | None:
        """A state in which an act can be done in one edition alone, or is done; nothing where there is none."""
        context, anchor = self.of(self.new), Anchor(AnchorKind.ACT, act=name, args=args)
        if isinstance(context.ask(question), Proved):
            return None
        for asked in (conj([question, free(self.new, anchor)]), question):
            with suppress(GaveUp, TooLarge):
                found = witness(self.new, Obligation("", reveal(asked, self.new), args))
                if found is None:
                    continue
                given = tuple(in_phrases(self.new, found.state(self.new)))
                words = context.teller.moment(anchor, found)
                inputs, moment = context.teller.inputs(found), words if done else ""
                bare, pair = script(name, given, inputs, moment, ()), (self.old, self.new)
                ends: Iterable[str] = (f"{words} is refused", f"{words} is not refused")
                if done and self.one_shape:
                    ends = tell_apart(*pair, bare, None)
                elif done:
                    ends = changes_of(pair, [run(book, bare) for book in pair])
                offers = [end for end in ends if end]
                told = [answer(books, name, given, inputs, moment, offers) for books in (pair, pair[::-1])]
                if (kept := told[1] or told[0]) is not None:
                    passes = "new" if told[1] else "old"
                    return [Shown(last(told[0]), last(told[1]), (*given, *inputs), moment, gherkin(kept), passes)]
        return []

    def written_alike(self, old: Clause, new: Clause) -> bool:
        """Whether two clauses have one formal reading, but for the names of variables and of clauses."""
        return self.shape(self.old, old, self.names) == self.shape(self.new, new, {})

    def shape(self, book: Book, clause: Clause, names: Names) -> tuple[object, ...]:
        """The formal reading of a clause."""
        parts = clause.restated or clause.parts
        said = sorted(f"{formal(book, clause, p)} {self.rank(p, names)!r}" for p in parts)
        table = of_table(table_under(clause, names)) if clause.table is not None else ""
        return (tuple(said), table, roll_modifiers(book, clause), names.get(clause.restates, clause.restates))

    def rank(self, part: Part, names: Names) -> tuple[object, ...]:
        """What a part prevails over, and what a disposition says."""
        over = sorted(names.get(c, c) for c in (o.partition("#")[0] for o in part.overrides))
        return tuple(over), tuple((a.axis, a.value, a.origin) for a in part.dispositions), bool(part.group), part.event

    def meanings(self, told: Difference, old: Clause, new: Clause) -> Difference:
        """What a clause says in one edition and not in the other, both in the world of the new one."""
        now = new.parts or new.restated
        before = parts_under(self.old, old, new, self.names)
        told = replace(told, demands=(said_by(self.old, before), said_by(self.new, now)))
        missing = apart(self.old, self.new, before, duration_fields(self.new, new))
        if missing:
            return replace(told, meaning=UNDECIDED, why=f"the two cannot be compared: {missing}")
        try:
            lost, unsure = self.gaps(before, now)
            gained, unsure_too = self.gaps(now, before)
        except TooLarge as limit:
            return replace(told, meaning=UNDECIDED, why=str(limit))
        unsure += unsure_too
        if new.restated or old.restated:
            meaning = UNDECIDED if unsure else meaning_of(lost, gained)
            return replace(told, meaning=meaning, why=(unsure or ["it only restates, and takes no part in play"])[0])
        world = with_parts(self.new, new, before)
        seen = self.show_first(lost, world, self.new, False), self.show_first(gained, self.new, world, True)
        lost, gained = ([] if s.never else gaps for s, gaps in zip(seen, (lost, gained), strict=True))
        told = replace(told, shown=once([s.shown for s in seen if s.shown is not None]))
        if unsure and not (lost and gained):
            return replace(told, meaning=UNDECIDED, why=unsure[0])
        if normative(before, now):
            told = replace(told, norms=strictness(lost, gained))
        if lost or gained:
            why = "" if told.shown else next((s.limit for s in seen if s.limit), NOT_SHOWN)
            if told.shown and all(s.idle for s in seen if s.shown is not None):
                why = IDLE
            return replace(told, meaning=meaning_of(lost, gained), why=why)
        so = f"proved of every lawful state ({bound_of(self.new)})"
        told = replace(told, why=f"{so} in which its moment comes" if any(s.never for s in seen) else so)
        tables = [of_table(table_under(c, n)) if c.table else "" for c, n in ((old, self.names), (new, {}))]
        if roll_modifiers(self.old, old) != roll_modifiers(self.new, new):
            return replace(told, meaning=DIFFERENT, why="what it adds to the roll is another; the rows tell more")
        if tables[0] != tables[1]:
            return replace(told, meaning=DIFFERENT, why="its table covers other results; its rows tell which")
        return self.with_rank(told, world, before, now)

    def with_rank(self, told: Difference, world: Book, before: Sequence[Part], now: Sequence[Part]) -> Difference:
        """A clause that says the same, where it may prevail over others than it did."""
        ranks = [[self.rank(p, {}) for p in parts] for parts in (before, now)]
        if sorted(map(repr, ranks[0])) == sorted(map(repr, ranks[1])):
            return told
        if [rank[1:] for rank in ranks[0]] != [rank[1:] for rank in ranks[1]]:
            return replace(told, meaning=UNDECIDED, norms="", why=f"{told.why}; its disposition or table is another")
        over = {o for p in before for o in p.overrides} ^ {o for p in now for o in p.overrides}
        rivals = [p for p in self.new.parts() if p.clause in over or p.id in over]
        clashes = [gap for part in now for rival in rivals for gap in clash_gaps(self.new, part, rival)]
        seen = self.show_first(clashes, self.new, world, True)
        if seen.shown is not None:
            return replace(told, meaning=DIFFERENT, norms="", shown=(seen.shown,), why="it prevails over others now")
        if seen.never or not clashes:
            return replace(told, why=f"{told.why}; that it prevails over others now is never of any use")
        why = f"{told.why}; it prevails over others now, and {seen.limit or NOT_SHOWN}"
        return replace(told, meaning=UNDECIDED, norms="", why=why)

    def gaps(self, mine: Sequence[Part], theirs: Sequence[Part]) -> tuple[list[Gap], list[str]]:
        """What some parts say and others do not, and why the rest is not known; raises TooLarge."""
        found: list[Gap] = []
        unsure: list[str] = []
        context, book = self.of(self.new), self.new
        even: set[Change] = set()
        for about, differ, _ in amounts(book, mine, theirs):
            verdict = context.ask(differ)
            if isinstance(verdict, Proved):
                even.add(about)
            elif isinstance(verdict, Undecided):
                unsure.append(verdict.reason)
        for part in mine:
            for outcome in part.outcomes:
                if change(part, outcome) in even:
                    continue
                question, variables = unsaid(book, part, [outcome], theirs)
                verdict = context.ask(question)
                if isinstance(verdict, Undecided):
                    unsure.append(verdict.reason)
                elif not isinstance(verdict, Proved):
                    found.append(Gap(part, outcome, question, variables, side(part, "1")))
        return found, unsure

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
                for found in self.states(gap, book, question):
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

    def states(self, gap: Gap, book: Book, question: Expr) -> Iterator[Witness]:
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
            found = witness(book, Obligation("", told, gap.variables), seen)
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


def meaning_of(lost: Sequence[Gap], gained: Sequence[Gap]) -> str:
    """What a clause means now, by what it says no more and what it says besides."""
    return DIFFERENT if lost and gained else NARROWER if lost else WIDER if gained else SAME


def clash_gaps(book: Book, part: Part, rival: Part) -> Iterator[Gap]:
    """Where two parts speak of one cell or one act at one moment, as states at their turn."""
    if part.anchor.moment != rival.anchor.moment:
        return
    left, right = side(part, "1"), side(rival, "2")
    for one in part.outcomes:
        for other in rival.outcomes:
            match one, other:
                case (SetCell() | ChangeCell() | Claim(), SetCell() | ChangeCell() | Claim()):
                    if one.field != other.field:
                        continue
                    same = same_cell(book, one.field, left.args(one.args), right.args(other.args))
                case (Norm(), Norm()):
                    if one.act != other.act:
                        continue
                    same = same_args(left.args(one.args), right.args(other.args))
                case _:
                    continue
            both = [left.told(part.guard), right.told(rival.guard), same_moment(left, right), same]
            yield Gap(part, one, conj(both), (*left.variables, *right.variables), left)


def normative(*parts: Sequence[Part]) -> bool:
    """Whether parts permit, forbid or oblige."""
    return any(isinstance(o, Norm) for some in parts for p in some for o in p.outcomes)


def strictness(lost: Sequence[Gap], gained: Sequence[Gap]) -> str:
    """Whether permissions, bans and duties ask more than they did, or less."""
    said = [(gap.outcome.kind, now) for gaps, now in ((lost, False), (gained, True)) for gap in gaps
            if isinstance(gap.outcome, Norm)]  # fmt: skip
    stricter = {(kind is NormKind.PERMIT) != now for kind, now in said}
    if not said:
        return "" if lost or gained else EQUIVALENT
    return INCOMPARABLE if len(stricter) > 1 else STRICTER if stricter == {True} else LOOSER
