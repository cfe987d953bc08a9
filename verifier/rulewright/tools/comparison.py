"""What becomes of the clauses of a book from one edition to another: which is which, and whether they say the same.

Two clauses say the same if it is proved, of every lawful state, that where one applies the other brings about the same
at the same moment, and the other way round. What one says and the other does not is shown by a state that is played in
both editions: what is told of it is what the table says, not what a proof does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rulewright.book.model import (
    AnchorKind,
    Book,
    ChangeCell,
    Claim,
    Clause,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.likeness import Change, amounts, change, unsaid
from rulewright.checks.shared.pairs import same_args, same_cell, same_moment, side
from rulewright.checks.shared.twins import form
from rulewright.evidence.context import Context
from rulewright.evidence.matter import of_table
from rulewright.language.expr import Expr, Variable, conj, disj, fields_read
from rulewright.solver.solve import Proved, Refuted, Undecided
from rulewright.story.facts import bound_of
from rulewright.story.interference import writes
from rulewright.story.reveal import reveal
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of, prevails
from rulewright.table.state import orders
from rulewright.tools.both_books import Shown, once
from rulewright.tools.exhibits import Exhibits, Gap
from rulewright.tools.one_world import apart, parts_under, shape_of_field, table_under, with_parts
from rulewright.tools.pairing import (
    Names,
    duration_fields,
    facts_of,
    fields_of,
    formal,
    in_order,
    in_sequence,
    moments_of,
    pairing,
    plain,
    roll_modifiers,
    said_by,
)

SAME, NARROWER, WIDER, DIFFERENT, UNDECIDED, NEW, GONE = MEANINGS = (
    "same",
    "narrower",
    "wider",
    "different",
    "undecided",
    "new",
    "gone",
)
RENUMBERED, MOVED, REWORDED, ANNOTATED = "renumbered", "moved", "reworded", "annotated"
EQUIVALENT, STRICTER, LOOSER, INCOMPARABLE = "equivalent", "stricter", "looser", "incomparable"
NOT_SHOWN = "the proof has a state in which they differ, and the table shows it in none of those that were tried"
IDLE = "by itself nothing comes of it: what it brings about is so already"
IN_SEQUENCE = "what its parts read hangs on those before them, and these are others now"
AT_FIRST = "what it asks for when its moment begins is another"
INSTEAD = "in one of the two it comes about instead of the act"
RANK = "it prevails over others now, or others over it"
OTHER_FACTS = "its date, how long it lasts, or how many there are is told otherwise"
NO_MATTER = "no state was found in which it comes to anything that is not so without it"


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


@dataclass
class Comparison:
    """Two editions, and what is asked of their clauses."""

    old: Book
    new: Book
    context: Callable[[Book], Context]

    @cached_property
    def exhibits(self) -> Exhibits:
        """What finds the states that show a difference."""
        return Exhibits(self.old, self.new, self.context)

    @property
    def faults(self) -> list[str]:
        """Where the proof and the table are at odds."""
        return self.exhibits.faults

    @cached_property
    def names(self) -> Names:
        """The clauses of the old edition that the new one has, under the ids that they have there."""
        return pairing(self.old, self.new)

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
            self.exhibits.forget()
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
                gap = whole(part, outcome)
                seen = self.exhibits.show(gap, book, other, is_new, alone=True)
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
        if not kinds and told.also:
            kinds.append(ANNOTATED)
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
        if old.assumes != new.assumes:
            yield "assumptions"
        sure = (sorted(formal(b, c, p) for p in c.confirms) for b, c in ((self.old, old), (self.new, new)))
        if next(sure) != next(sure):
            yield "what it confirms"
        forms = (sorted(formal(b, c, p) for p in c.alternatives) for b, c in ((self.old, old), (self.new, new)))
        if next(forms) != next(forms):
            yield "other readings"

    def written_alike(self, old: Clause, new: Clause) -> bool:
        """Whether two clauses have one formal reading, but for the names of variables and of clauses."""
        shapes = self.shape(self.old, old, self.names), self.shape(self.new, new, {})
        ordered = [in_sequence(b, c.parts) for b, c in ((self.old, old), (self.new, new))]
        if any(ordered):
            return ordered[0] == ordered[1] and shapes[0] == shapes[1]
        return sorted(shapes[0][0]) == sorted(shapes[1][0]) and shapes[0][1:] == shapes[1][1:]

    def shape(self, book: Book, clause: Clause, names: Names) -> tuple[tuple[str, ...], *tuple[object, ...]]:
        """The formal reading of a clause: of its parts, in their order, and of all else."""
        parts = clause.restated or clause.parts
        said = (f"{formal(book, clause, p)} {self.rank(p, names)!r}" for p in parts)
        table = of_table(table_under(clause, names)) if clause.table is not None else ""
        beside = (*roll_modifiers(book, clause), *facts_of(clause))
        return (tuple(said), table, beside, names.get(clause.restates, clause.restates))

    def rank(self, part: Part, names: Names) -> tuple[object, ...]:
        """What a part prevails over, and what a disposition says."""
        over = sorted(names.get(c, c) for c in (o.partition("#")[0] for o in part.overrides))
        return tuple(over), tuple((a.axis, a.value, a.origin) for a in part.dispositions), bool(part.group), part.event

    def meanings(self, told: Difference, old: Clause, new: Clause) -> Difference:
        """What a clause says in one edition and not in the other, both in the world of the new one."""
        now = new.parts or new.restated
        before = parts_under(self.old, old, new, self.names)
        told = replace(told, demands=(said_by(self.old, before), said_by(self.new, now)))
        own = duration_fields(self.new, new)
        missing = apart(self.old, self.new, before, own)
        lasts = {new.id + f.removeprefix(old.id): f for f in duration_fields(self.old, old)}
        if any(shape_of_field(self.old, lasts[f]) != shape_of_field(self.new, f) for f in own if f in lasts):
            missing = missing or "how long it lasts is counted otherwise"
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
        seen = (
            self.exhibits.show_first(lost, world, self.new, False),
            self.exhibits.show_first(gained, self.new, world, True),
        )
        lost, gained = ([] if s.never else gaps for s, gaps in zip(seen, (lost, gained), strict=True))
        told = replace(told, shown=once([s.shown for s in seen if s.shown is not None]))
        if unsure and not (lost and gained):
            return replace(told, meaning=UNDECIDED, why=unsure[0])
        if normative(before, now):
            told = replace(told, norms=strictness(lost, gained))
        course = self.course((old, new), world, before, now)
        if lost or gained:
            why = "" if told.shown else next((s.limit for s in seen if s.limit), NOT_SHOWN)
            if told.shown and all(s.idle for s in seen if s.shown is not None):
                why = IDLE
            return replace(told, meaning=DIFFERENT if course else meaning_of(lost, gained), why=why)
        so = f"proved of every lawful state ({bound_of(self.new)})"
        told = replace(told, why=f"{so} in which its moment comes" if any(s.never for s in seen) else so)
        tables = [of_table(table_under(c, n)) if c.table else "" for c, n in ((old, self.names), (new, {}))]
        if roll_modifiers(self.old, old) != roll_modifiers(self.new, new):
            return replace(told, meaning=DIFFERENT, why="what it adds to the roll is another; the rows tell more")
        if tables[0] != tables[1]:
            return replace(told, meaning=DIFFERENT, why="its table covers other results; its rows tell which")
        if facts_of(old) != facts_of(new):
            return replace(told, meaning=DIFFERENT, why=OTHER_FACTS)
        if course:
            return self.in_course(told, world, before, now, course)
        return self.with_rank(told, world, (old, new), before, now)

    def course(self, clauses: tuple[Clause, Clause], world: Book, before: Sequence[Part], now: Sequence[Part]) -> str:
        """Why two clauses that say the same at their turn may come to something else; empty if they do not.

        What is asked of a turn is not enough where what a part reads hangs on the parts before it, or is read before
        the turn, when the moment begins; nor where an act comes about in one of them alone.
        """
        if {p.anchor.instead for p in before} != {p.anchor.instead for p in now}:
            return INSTEAD
        if in_sequence(self.old, clauses[0].parts) != in_sequence(self.new, clauses[1].parts):
            return IN_SEQUENCE
        alike = 0
        for one, other in zip(before, now, strict=False):
            if form(world, one) != form(self.new, other):
                break
            alike += 1
        if in_sequence(world, before[alike:]) or in_sequence(self.new, now[alike:]):
            return IN_SEQUENCE
        lives = [sorted(in_order(form(self.new, replace(p, outcomes=(), conditions=()))) for p in parts if p.life)
                 for parts in (before, now)]  # fmt: skip
        if lives[0] == lives[1]:
            return ""
        moments = {p.anchor.moment: p.anchor for p in (*before, *now) if p.life}
        written = fields_of(c for p in self.new.parts() if p.anchor.moment in moments for c in writes(self.new, p))
        for anchor in moments.values():
            if anchor.kind is AnchorKind.ACT:
                done = Part("", "", anchor, outcomes=(Perform(anchor.act, anchor.args),))
                written |= fields_of(writes(self.new, done))
        read = {f for p in (*before, *now) for c in p.life for f in fields_read(reveal(c.expr, self.new))}
        return AT_FIRST if read & written else ""

    def in_course(
        self, told: Difference, world: Book, before: Sequence[Part], now: Sequence[Part], course: str
    ) -> Difference:
        """A clause that says the same at its turn, and of which something else may come."""
        for parts, book, other, is_new in ((now, self.new, world, True), (before, world, self.new, False)):
            seen = self.exhibits.show_first([whole(p, o) for p in parts for o in p.outcomes], book, other, is_new)
            if seen.shown is not None:
                return replace(told, meaning=DIFFERENT, norms="", shown=(seen.shown,), why=course)
        if course is INSTEAD:
            return replace(told, meaning=DIFFERENT, norms="", why=course)
        why = f"{course}; no state was found in which something else comes of it"
        return replace(told, meaning=UNDECIDED, norms="", why=why)

    def with_rank(
        self, told: Difference, world: Book, clauses: tuple[Clause, Clause], before: Sequence[Part], now: Sequence[Part]
    ) -> Difference:
        """A clause that says the same, where it may prevail over others than it did, or others over it."""
        ranks = [[self.rank(p, {}) for p in parts] for parts in (before, now)]
        if sorted(repr(rank[1:]) for rank in ranks[0]) != sorted(repr(rank[1:]) for rank in ranks[1]):
            return replace(told, meaning=UNDECIDED, norms="", why=f"{told.why}; its disposition or table is another")
        rivals = self.rivals(*clauses)
        if not rivals and sorted(repr(rank[0]) for rank in ranks[0]) == sorted(repr(rank[0]) for rank in ranks[1]):
            return told
        clashes = [gap for part in now for rival in rivals for gap in clash_gaps(self.new, part, rival)]
        seen = self.exhibits.show_first(clashes, self.new, world, True)
        if seen.shown is not None:
            return replace(told, meaning=DIFFERENT, norms="", shown=(seen.shown,), why=RANK)
        if seen.never or not clashes:
            return replace(told, why=f"{told.why}; that {RANK} is never of any use")
        return replace(told, meaning=UNDECIDED, norms="", why=f"{told.why}; {RANK}, and {seen.limit or NOT_SHOWN}")

    def rivals(self, old: Clause, new: Clause) -> list[Part]:
        """The parts of other clauses over which one prevails in one edition alone, or which prevail over it."""
        former = {name: before for before, name in self.names.items()}
        indexes = index_of(self.old), index_of(self.new)
        found: list[Part] = []
        for rival in self.new.parts():
            was = self.old.clauses[former[rival.clause]].parts if rival.clause in former else ()
            if rival.clause == new.id or not (was and old.parts and new.parts):
                continue
            pairs = ((old.parts[0], was[0], indexes[0]), (new.parts[0], rival, indexes[1]))
            sides = [(prevails(one, other, index), prevails(other, one, index)) for one, other, index in pairs]
            found += [rival] if sides[0] != sides[1] else []
        return found

    def gaps(self, mine: Sequence[Part], theirs: Sequence[Part]) -> tuple[list[Gap], list[str]]:
        """What some parts say and others do not, and why the rest is not known; raises TooLarge."""
        found: list[Gap] = []
        unsure: list[str] = []
        context, book = self.exhibits.of(self.new), self.new
        even: set[Change] = set()
        uneven: dict[Change, tuple[Expr, tuple[Variable, ...]]] = {}
        for about, differ, cell in amounts(book, mine, theirs):
            verdict = context.ask(differ)
            if isinstance(verdict, Proved):
                even.add(about)
            elif isinstance(verdict, Undecided):
                unsure.append(verdict.reason)
            else:
                uneven[about] = differ, cell
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
                elif (changed := change(part, outcome)) is not None and changed in uneven:  # it is, and not as often
                    gap = uneven_gap(book, whole(part, outcome), *uneven[changed])
                    if isinstance(context.ask(gap.question), Refuted):
                        found.append(gap)
        return found, unsure


def meaning_of(lost: Sequence[Gap], gained: Sequence[Gap]) -> str:
    """What a clause means now, by what it says no more and what it says besides."""
    return DIFFERENT if lost and gained else NARROWER if lost else WIDER if gained else SAME


def whole(part: Part, outcome: Outcome) -> Gap:
    """All states in which a part says something."""
    left = side(part, "1")
    return Gap(part, outcome, left.told(part.guard), left.variables, left)


def uneven_gap(book: Book, gap: Gap, differ: Expr, names: tuple[Variable, ...]) -> Gap:
    """Where a part raises or lowers a number that two clauses do not by as much, told of a cell and what is done."""
    outcome, left = gap.outcome, gap.left
    assert isinstance(outcome, ChangeCell)
    spec = book.fields[outcome.field]
    cell, done = names[: len(spec.parameters)], names[len(spec.parameters) :]
    here = disj([same_args(order, cell) for order in orders(spec, left.args(outcome.args))])
    at = same_args(left.anchor.args, done)
    return replace(gap, question=conj([gap.question, here, at, differ]), variables=(*gap.variables, *names))


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
