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
    Book,
    ChangeCell,
    Claim,
    Clause,
    Norm,
    NormKind,
    Part,
    SetCell,
)
from rulewright.checks.shared.likeness import Change, amounts, change, unsaid
from rulewright.checks.shared.pairs import same_args, same_cell, same_moment, side
from rulewright.evidence.context import Context
from rulewright.evidence.matter import of_table
from rulewright.language.expr import (
    conj,
)
from rulewright.solver.solve import Proved, Undecided
from rulewright.story.facts import bound_of
from rulewright.story.unroll import TooLarge
from rulewright.tools.both_books import Shown, once
from rulewright.tools.exhibits import Exhibits, Gap
from rulewright.tools.one_world import apart, parts_under, table_under, with_parts
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
                left = side(part, "1")
                gap = Gap(part, outcome, left.told(part.guard), left.variables, left)
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
        seen = self.exhibits.show_first(clashes, self.new, world, True)
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
        context, book = self.exhibits.of(self.new), self.new
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
