"""What happens in a moment, told of the state before it: the working of ``rulewright.story.regression``.

Everything that lands makes a level; a cell read in a view is a choice between what the levels seen from there
write into it and what it held before the first. The sections of a moment act side by side: from one of them what
another does is not seen, unless it follows that one. An effect is worked out only if its field is read.
An act done for each of many members is taken as done for all of them at once, the last one counting
where they write different values into one cell.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement, groupby, product, takewhile
from types import UnionType
from typing import NamedTuple

from rulewright.book.model import (
    Act,
    Book,
    ChangeCell,
    Field,
    FieldKind,
    Norm,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.language.expr import (
    FALSE,
    TRUE,
    Apply,
    Connected,
    Expr,
    Literal,
    Operator,
    Quantify,
    Read,
    Variable,
    Was,
    bound,
    choose,
    conj,
    depth,
    disj,
    equal,
    exists,
    gather,
    negate,
    number,
    rebound,
    rebuild,
    substitute,
)
from rulewright.language.types import IntType, MemberType
from rulewright.phrasing.parse import MAX_INT
from rulewright.story import effort
from rulewright.story.boxes import quick
from rulewright.story.effects import amount, clamped, outcome_under, past_end, plus, towards_end, unbounded
from rulewright.story.interference import Pattern, bans_on, beats, leads_to, meet, name_of, outcome_writes
from rulewright.story.matching import Match, apart, by_priority, match, renamed, settled
from rulewright.story.restriction import given
from rulewright.story.reveal import Apart, at_somebody, missing, reveal
from rulewright.story.unroll import TooLarge, bounded
from rulewright.table.index import batches_of, index_of, range_of, upon
from rulewright.table.state import orders
from rulewright.table.triggers import first_of


@dataclass(frozen=True, slots=True)
class Doing:
    """Outcomes for each choice of the variables that meets the guard.

    ``life`` is read in the state in which the moment began; ``part`` tells what has priority, and ``called`` what
    its variables stand for.
    """

    variables: tuple[Variable, ...]
    guard: Expr
    outcomes: tuple[Outcome, ...]
    life: Expr = TRUE
    part: Part | None = None
    called: tuple[Expr, ...] = ()


Block = tuple[Doing, ...]


def doing(part: Part) -> Doing:
    """What a part does when its moment comes, whatever arguments its act has."""
    guard = conj([c.expr for c in part.conditions])
    return Doing(part.variables, guard, part.outcomes, conj([c.expr for c in part.life]), part, part.variables)


def under(one: Doing, names: Mapping[str, Expr]) -> Doing:
    """A doing with other names for some of its variables."""
    guard, life = substitute(one.guard, names), substitute(one.life, names)
    outcomes = tuple(outcome_under(o, names) for o in one.outcomes)
    called = tuple(substitute(v, names) for v in one.called)
    return Doing(renamed(one.variables, names), guard, outcomes, life, one.part, called)


def requirements(book: Book, act: str, args: tuple[Expr, ...]) -> Expr:
    """That an act can be done with these things at all; it is not done with nobody where it takes somebody."""
    names = book.acts[act].binding(args)
    there = map(negate, absent(book.acts[act], args))
    return conj([*there, *(substitute(c.expr, names) for c in book.acts[act].requires)])


def absent(act: Act, args: tuple[Expr, ...]) -> list[Expr]:
    """That nobody is where an act takes somebody, for each of the things that it is done with."""
    pairs = zip(act.parameters, args, strict=True)
    return missing(a for v, a in pairs if not (isinstance(v.type, MemberType) and v.type.optional))


class Place(NamedTuple):
    """Where in a moment something lands: what is at an earlier stage of it comes before, and all of no section."""

    moment: int
    stage: int
    section: str


Path = tuple[Place, ...]  # through moments within moments
UNMOVED = Literal(0, IntType(-MAX_INT, MAX_INT))  # by how much a number changes, which is in no range of its own


class View(NamedTuple):
    """From where a cell is read: after so many levels, of which those are seen that come before this place."""

    levels: int
    path: Path


FIRST = -1  # the stage of what an act writes itself, and of the start of a rolled event


def place_of(part: Part | None, moment: int) -> Place:
    """Where in a moment a part lands."""
    if part is None or part.dispositions:
        return Place(moment, FIRST, "")
    return Place(moment, int(not part.remember), part.section)


def seen_from(book: Book, here: Place, there: Place) -> bool:
    """Whether from one place of a moment what landed at another is seen: at an earlier stage, or in order with it."""
    if there.stage != here.stage:
        return there.stage < here.stage
    return there.section == here.section or there.section in index_of(book).forerunners.get(here.section, ())


@dataclass
class Level:
    """What lands at once, by fields, and where."""

    path: Path
    written: dict[str, list[Effect]]


@dataclass(frozen=True, slots=True)
class Frame:
    """What surrounds a doing: when its moment began and where, for whom and whether it happens, what names stand for.

    ``known`` holds in the state before the first level wherever it happens. The ``doer`` is the part that does the
    ``act``, itself or by another act, and ``acted`` where that one speaks.
    """

    began: View
    path: Path = ()
    variables: tuple[Variable, ...] = ()
    guard: Expr = TRUE
    names: Mapping[str, Expr] = field(default_factory=dict)
    depth: int = 0
    known: Expr = TRUE
    doer: Part | None = None
    act: str = ""
    acted: Path = ()


@dataclass
class Effect:
    """One write of a doing, worked out when its field is read."""

    part: Part | None
    frame: Frame
    doing: Doing
    view: View
    outcome: SetCell | ChangeCell
    above: tuple[Effect, ...] = ()  # what prevails over who does the act that it is of
    doer: Part | None = None  # who does that act, itself or by another act, or the part
    told: tuple[Expr, tuple[Expr, ...], Expr] | None = None


class Watched(NamedTuple):
    """An act that a part does, as one of its outcomes, and norms that forbid it: which of them come together with it.

    The act is done with what these names stand for. It may be an ``act`` that the outcome does in turn.
    """

    part: str
    number: int
    bans: tuple[tuple[Part, Norm], ...]
    names: tuple[Expr, ...]
    act: str = ""

    def done_by(self, one: Doing, outcome: Perform, frame: Frame) -> bool:
        """Whether an outcome of a doing is that act."""
        return outcome.act == self.act and self.in_turn(one, frame) if self.act else self.itself(one, outcome)

    def on_the_way(self, one: Doing, outcome: Outcome, frame: Frame) -> bool:
        """Whether an outcome of a doing is that act, or may do it in turn."""
        return self.itself(one, outcome) or bool(self.act and self.in_turn(one, frame))

    def itself(self, one: Doing, outcome: Outcome) -> bool:
        """Whether it is the outcome of the part."""
        return one.part is not None and one.part.id == self.part and one.outcomes[self.number] is outcome

    def in_turn(self, one: Doing, frame: Frame) -> bool:
        """Whether an act that the part does does something."""
        return one.part is None and frame.doer is not None and frame.doer.id == self.part


Landed = list[tuple[Path, list[Effect]]]
Writing = SetCell | ChangeCell


class Story:
    """Blocks that have landed one after the other, all told of the state before the first."""

    def __init__(self, book: Book, outer: frozenset[str] = frozenset(), known: Expr = TRUE) -> None:
        self.book = book
        self.known = known  # of the state before the first level, whatever is read
        self.outer = outer
        self.cells: frozenset[Pattern] | None = None  # effects on other cells are left out
        self.heaviest = effort.FORMULA_WEIGHT
        self.deepest = effort.ACTS_DEEP
        self.silent: list[Expr] | None = None  # that no act is done beyond that depth, where that is so
        self.disputed = True  # whether a ban keeps from being done what it has no priority over; else nothing is so
        self.watched: Watched | None = None
        self.muted = ""  # the part, by its id, whose effects upon acts are left out
        self.attempts: list[tuple[Expr, ...]] = []  # that it comes about in the midst of the moment, for each ban
        self.levels: list[Level] = []
        self.marks = 0
        self.effects = 0
        self.moments = 0
        self.told: dict[tuple[int, View, View, Expr], tuple[Expr, Expr]] = {}  # by identity, so that it is kept too
        self.meeting: dict[tuple[Expr, Expr], bool] = {}
        self.gathered: dict[int, Expr] = {}  # all parts of what cells come to

    def now(self, expr: Expr) -> Expr:
        """A revealed expression as it is after all that has landed; raises TooLarge."""
        with not_too_deep():
            told = self._at(expr, View(len(self.levels), ()), View(0, ()), self.known)
            if depth(told) > effort.FORMULA_DEPTH:
                raise TooLarge(f"an expression of more than {effort.FORMULA_DEPTH} levels")
            return told

    def land(self, block: Block) -> None:
        """Let a block of the moment land: it happens only where its life does."""
        doings = [self._renamed(d) for d in block]
        path = (place_of(block[0].part if block else None, 0),)
        frame = Frame(View(0, ()), path)
        with not_too_deep():
            self._land([(d, replace(frame, known=conj([self.known, reveal(d.life, self.book)]))) for d in doings], path)

    def _matters(self, outcome: Outcome) -> bool:
        """Whether an outcome may write a cell that is asked about, at once or through what follows."""
        return self.cells is None or self._leads_there(outcome) or meet(outcome_writes(self.book, outcome), self.cells)

    def _leads_there(self, outcome: Outcome) -> bool:
        """Whether an outcome may lead to the part that is watched."""
        if self.watched is None or not isinstance(outcome, Perform):
            return False
        return leads_to(self.book, outcome.act, tuple(map(name_of, outcome.args)), self.watched.part)

    def _count(self) -> None:
        self.effects += 1
        if self.effects > effort.EFFECTS:
            raise TooLarge(f"more than {effort.EFFECTS} effects follow on one another")

    def _renamed(self, one: Doing) -> Doing:
        """The doing with variables that nothing else shares."""
        self.marks += 1
        return under(one, apart(one.variables, f"told {self.marks}"))

    def _perform(
        self, one: Doing, done: Perform, view: View, frame: Frame, above: tuple[Effect, ...] = ()
    ) -> list[Effect]:
        """Let an act be done, but for what effects ``above`` it settle; gives what it writes, also by other acts."""
        if frame.guard == FALSE:
            return []
        if frame.depth >= self.deepest:
            if self.silent is None:
                raise TooLarge(f"more than {effort.ACTS_DEEP} acts set one another off")
            self.silent.append(self._undone(one, done, view, frame))
            return []
        self._count()
        act = self.book.acts[done.act]
        args = tuple(bounded(self._told(a, view, frame), effort.NAME_PARTS) for a in done.args)
        guard = self._bounded(self._guard(one, view, frame))
        began = self._here(frame)
        self.moments += 1
        path = (*frame.path, Place(self.moments, FIRST, ""))
        variables = (*frame.variables, *one.variables)
        doer, acted = (one.part, frame.path) if one.part is not None else (frame.doer, frame.acted)
        inner = Frame(began, path, variables, guard, {}, frame.depth + 1, frame.known, doer, act.name, acted)
        self.marks += 1
        names = apart(act.parameters, f"act {self.marks}")
        own = tuple(v.name for v in names.values() if isinstance(v, Variable))
        inner = replace(inner, names=dict(zip(own, args, strict=True)))
        needs = [negate(gone) for gone in absent(act, args)]
        needs += [given(self._told(substitute(c.expr, names), began, inner), guard) for c in act.requires]
        if self.watched is not None and frame.depth and self.watched.done_by(one, done, frame):
            self._attempt(doer, variables, conj([guard, *needs]), args, inner)
        needs += self._unforbidden(doer, act.name, args, inner)
        inner = replace(inner, guard=conj([guard, *needs]))
        if inner.guard == FALSE:
            return []
        own_effects = tuple(outcome_under(o, names) for o in act.outcomes)
        landed = self._land([(self._renamed(Doing((), TRUE, own_effects)), inner)], path, above)
        self._upon(act.name, args, inner)
        return landed

    def _attempt(
        self, doer: Part | None, variables: tuple[Variable, ...], able: Expr, args: tuple[Expr, ...], frame: Frame
    ) -> None:
        """Note that an act that can be done is forbidden then, and nothing on it prevails over ban or doer."""
        assert self.watched is not None
        told = []
        for ban, norm in self.watched.bans:
            norms = index_of(self.book).norms[norm.act]
            over = [n for n in norms for party in (ban, doer) if party and beats(n[0], party, self.book)]
            silent = [negate(self._speaking(*one, args, frame)) for one in over]
            forbidden = self._speaking(ban, norm, args, frame)
            m = match(variables, conj([able, forbidden, *silent]), args, self.watched.names, TRUE)
            told.append(exists(m.rest, m.condition))
        self.attempts.append(tuple(told))

    def _here(self, frame: Frame) -> View:
        """What has landed so far, as it is seen from where a doing is."""
        return View(len(self.levels), frame.path)

    def _undone(self, one: Doing, done: Perform, view: View, frame: Frame) -> Expr:
        """That an act is not done: nothing asks for it, or it cannot be done."""
        guard = self._guard(one, view, frame)
        able = self._told(requirements(self.book, done.act, done.args), self._here(frame), frame)
        return negate(exists((*frame.variables, *one.variables), conj([guard, given(able, guard)])))

    def _unforbidden(self, doer: Part | None, act: str, args: tuple[Expr, ...], frame: Frame) -> Iterator[Expr]:
        """That nothing forbids an act over which its doer, or another norm on it, has no priority."""
        if doer is None:
            return
        for ban, norm, _ in bans_on(self.book, act, tuple(map(name_of, args))):
            if beats(doer, ban, self.book) or not (self.disputed or beats(ban, doer, self.book)):
                continue
            over = [n for n in index_of(self.book).norms[act] if beats(n[0], ban, self.book)]
            lifted = [self._speaking(*one, args, frame) for one in over]
            yield negate(conj([self._speaking(ban, norm, args, frame), *map(negate, lifted)]))

    def _speaking(self, part: Part, norm: Norm, args: tuple[Expr, ...], frame: Frame) -> Expr:
        """That a norm is about an act with these arguments."""
        own, said = spoken(part, norm)
        told = [self._told(e, frame.began, frame) for e in said]
        return exists(own, conj([told[0], *map(equal, told[1:], args)]))

    def _upon(self, act: str, args: tuple[Expr, ...], frame: Frame) -> None:
        """What is done upon an act: for a rolled event, first its preconditions."""
        events = self.book.events
        index = index_of(self.book)
        if events is not None and act == events.rolled:
            tested = [self._bound(p, args, frame) for p in index.tested.upon(first_of(args))]
            view = self._here(frame)
            hindered = [exists(d.variables, self._guard(d, view, f)) for d, f in tested]
            self._land(tested, frame.path)
            free = replace(frame, guard=conj([frame.guard, *map(negate, hindered)]), names={})
            self.marks += 1
            own = tuple(Variable(f"event~{self.marks}", a.type) for a in args)
            named = replace(free, names={v.name: a for v, a in zip(own, args, strict=True)})
            self._perform(Doing((), TRUE, ()), Perform(events.starts, own), self._here(named), named)
        for remember in (True, False):
            for batch in batches_of(upon(act, first_of(args), index), self.book, remember):
                goal = self.watched.part if self.watched else ""
                matter = (p for p in batch if p.id == goal or any(self._matters(o) for o in p.outcomes))
                telling = [p for p in matter if p.id != self.muted]
                path = (*frame.path[:-1], place_of(batch[0], frame.path[-1].moment))
                within = replace(frame, path=path)
                self._land([self._bound(p, args, within) for p in telling], path)

    def _bound(self, part: Part, args: tuple[Expr, ...], frame: Frame) -> tuple[Doing, Frame]:
        """A part with the variables that the act binds, and the equations for its other arguments."""
        one = doing(part)
        self.marks += 1
        names = apart(one.variables, f"upon {self.marks}")
        own = tuple(v for v in names.values() if isinstance(v, Variable))
        taken: dict[str, Expr] = {}
        tests: list[Expr] = []
        for pattern, arg in zip(part.anchor.args, args, strict=True):
            pattern = substitute(pattern, names)
            if isinstance(pattern, Variable) and pattern in own and pattern.name not in taken:
                taken[pattern.name] = arg
                if isinstance(arg.type, MemberType) and arg.type.optional:
                    tests.append(negate(equal(arg, Literal(None, arg.type))))
            else:
                tests.append(equal(self._told(pattern, frame.began, replace(frame, names=taken)), arg))
        rest = tuple(v for v in own if v.name not in taken)
        outcomes = tuple(outcome_under(o, names) for o in one.outcomes)
        called = tuple(substitute(v, names) for v in one.called)
        bound = Doing(rest, substitute(one.guard, names), outcomes, substitute(one.life, names), part, called)
        tests = [given(substitute(t, taken), frame.guard) for t in tests]
        return bound, _narrowed(replace(frame, guard=conj([frame.guard, *tests]), names=taken), tests, self.book)

    def _land(
        self,
        bound: list[tuple[Doing, Frame]],
        path: Path,
        above: tuple[Effect, ...] = (),
    ) -> list[Effect]:
        """Let doings land together, each in its own frame, and then the acts that they do; gives the effects of both.

        Those ``above`` them are settled by what prevails over who does the act whose doings these are.
        """
        bound = [(one, frame) for one, frame in bound if FALSE not in (frame.guard, one.guard, one.life)]
        view = View(len(self.levels), path)
        written: dict[str, list[Effect]] = {}
        for one, frame in bound:
            for outcome in one.outcomes:
                if isinstance(outcome, SetCell | ChangeCell) and self._matters(outcome):
                    settled = tuple(e for e in above if e.outcome.field == outcome.field)
                    effect = Effect(one.part, frame, one, view, outcome, settled, one.part or frame.doer)
                    written.setdefault(outcome.field, []).append(effect)
                    self._count()
        if written:
            self.levels.append(Level(path, written))
        every = [e for effects in written.values() for e in effects]
        for one, frame in bound:
            for outcome in one.outcomes:
                watched = self.watched is not None and self.watched.on_the_way(one, outcome, frame)
                if isinstance(outcome, Perform) and (watched or self._matters(outcome)):
                    doer = one.part or frame.doer
                    over = [e for e in every if doer and e.doer is not None and beats(e.doer, doer, self.book)]
                    every += self._perform(one, outcome, view, frame, (*above, *over))
        return every

    def _guard(self, one: Doing, view: View, frame: Frame) -> Expr:
        life, own = self._told(one.life, frame.began, frame), self._told(one.guard, view, frame)
        return conj([frame.guard, *(given(e, frame.guard) for e in (life, own))])

    def _told(self, expr: Expr, view: View, frame: Frame) -> Expr:
        """An expression of the book, read in a view, with the names of the frame filled in."""
        return substitute(self._at(reveal(expr, self.book), view, frame.began, frame.known), frame.names)

    def _at(self, expr: Expr, view: View, began: View, known: Expr) -> Expr:
        """A revealed expression as it is in a view; what stands in it several times is told once."""
        key = (id(expr), view, began, known)
        if key not in self.told:
            self.told[key] = expr, self._told_at(expr, view, began, known)
        return self.told[key][1]

    def _told_at(self, expr: Expr, view: View, began: View, known: Expr) -> Expr:
        match expr:
            case Literal() | Variable():
                return expr
            case Apart():
                return rebuild(expr, lambda e: self._at(e, view, began, known))
            case Read(field=name, args=args):
                read = replace(expr, args=tuple(self._at(a, view, began, known) for a in args))
                return self._cell(self.book.fields[name], read, view, known)
            case Quantify() | Connected() if any(v.name in self.outer for v in bound(expr)):
                return self._at(rebound(expr, self.outer, self._unused), view, began, known)
            case Was(body=body):
                return self._at(body, began, began, known)
            case _:
                return rebuild(expr, lambda e: self._at(e, view, began, known))

    def _unused(self, variable: Variable) -> str:
        self.marks += 1
        return f"{variable.name}~{self.marks}"

    def _cell(self, spec: Field, read: Read, view: View, known: Expr) -> Expr:
        if spec.kind is not FieldKind.STATE:
            return read
        landed = [
            (level.path, effects)
            for level in self.levels[: view.levels]
            if spec.name in level.written and self._sees(view.path, level.path)
            if (effects := [e for e in level.written[spec.name] if self._meet(e.frame.known, known)])
        ]
        shown = self._together(landed, landed, 0, spec, read.args, read)
        return shown if shown is read else at_somebody(spec, read.args, shown)

    def _sees(self, path: Path, other: Path) -> bool:
        """Whether what landed at another place before is seen from a place: it comes before it, or is part of it."""
        for here, there in zip(path, other, strict=False):
            if here != there:
                return here.moment != there.moment or seen_from(self.book, here, there)
        return True

    def _beside(self, path: Path, other: Path) -> bool:
        """Whether two places are side by side."""
        return not (self._sees(path, other) or self._sees(other, path))

    def _follows(self, section: str, other: str) -> bool:
        return other in index_of(self.book).forerunners.get(section, ())

    def _in_order(self, sections: list[str]) -> bool:
        """Whether each of these sections follows all those before it."""
        return all(self._follows(s, other) for n, s in enumerate(sections) for other in sections[:n])

    def _together(
        self, landed: Landed, every: Landed, depth: int, spec: Field, args: tuple[Expr, ...], old: Expr
    ) -> Expr:
        """What a cell holds after some levels, of ``every`` one that is seen.

        Of a cell that is kept in its range, what sections that are side by side add is added up first.
        """
        shown = old
        if not (spec.clamped and isinstance(spec.type, IntType)):
            for path, effects in landed:
                shown = self._bounded(self._landed(effects, self._rivals(path, every), spec, args, shown))
            return shown
        for place, run in groupby(landed, lambda one: one[0][depth][:2] if len(one[0]) > depth else None):
            levels = list(run)
            if place is None:
                for path, effects in levels:
                    shown = self._bounded(self._landed(effects, self._rivals(path, every), spec, args, shown))
            elif self._in_order(list(dict.fromkeys(path[depth].section for path, _ in levels))):
                for _, own in groupby(levels, lambda one: one[0][depth].section):
                    shown = self._together(list(own), every, depth + 1, spec, args, shown)
            else:
                shown = self._summed(levels, every, depth, spec, args, shown)
        return shown

    def _summed(
        self, landed: Landed, every: Landed, depth: int, spec: Field, args: tuple[Expr, ...], old: Expr
    ) -> Expr:
        """What a number comes to after sections side by side: what one sets it to, by how much others change it."""
        wrote: dict[str, Landed] = {}
        for one in landed:
            wrote.setdefault(one[0][depth].section, []).append(one)
        known: dict[tuple[str, ...], Expr] = {}  # what it holds after some sections, with all that each follows

        def after(sections: tuple[str, ...]) -> Expr:
            if sections not in known:
                shown, alone = old, list[tuple[Expr, Expr]]()
                for section in sections:
                    own, before = wrote[section], tuple(s for s in sections if self._follows(section, s))
                    left = self._together(own, every, depth + 1, spec, args, after(before))
                    sets = self._written(own, every, spec, args, SetCell)
                    shown = choose(sets, left, self._moved(own, every, spec, args, shown))
                    if before or len(own) > 1:
                        others = (wrote[s] for s in sections if s != section and s not in before)
                        beside = disj([self._written(o, every, spec, args) for o in others])
                        alone.append((conj([self._written(own, every, spec, args), negate(beside)]), left))
                shown = clamped(spec, shown)
                for condition, left in alone:
                    shown = choose(condition, left, shown)
                known[sections] = self._bounded(shown)
            return known[sections]

        return after(tuple(wrote))

    def contests(self, read: Read, stage: int, one: str, other: str) -> Expr:
        """That what two sections do side by side at a stage of the moment does not go together in a cell."""
        spec, args = self.book.fields[read.field], read.args
        every = self._landed_in(spec.name)
        ends = []
        for section in (one, other):
            here = [(p, e) for p, e in every if p[0].stage == stage and p[0].section == section]
            before = [(p, e) for p, e in every if self._sees((Place(0, stage, section),), p[:1]) and (p, e) not in here]
            value = self._together(here, every, 1, spec, args, self._together(before, every, 0, spec, args, read))
            sets = self._written(here, every, spec, args, SetCell)
            moved: Expr = FALSE
            if isinstance(spec.type, IntType):
                changes = self._written(here, every, spec, args, ChangeCell)
                moved = conj([changes, negate(equal(self._moved(here, every, spec, args, UNMOVED), UNMOVED))])
            ends.append((value, sets, moved))
        (left, mine, less), (right, theirs, more) = ends
        unlike = conj([mine, theirs, negate(equal(left, right))])
        return disj([unlike, conj([mine, negate(theirs), more]), conj([theirs, negate(mine), less])])

    def settles(self, read: Read, stage: int, one: str, other: str) -> Expr:
        """That two sections side by side write a cell, and of the parts that do so one prevails over the other."""
        spec = self.book.fields[read.field]
        landed = [(p[0].section, e) for p, es in self._landed_in(spec.name) if p[0].stage == stage for e in es]
        found = []
        for mine, theirs in product(*([e for section, e in landed if section == name] for name in (one, other))):
            pairs = ((mine.doer, theirs.doer), (theirs.doer, mine.doer))
            if any(a and b and beats(a, b, self.book) for a, b in pairs):
                ways = [self._speaks(e, spec, read.args) for e in (mine, theirs)]
                found.append(conj([disj([exists(m.rest, m.condition) for m in matches]) for matches in ways]))
        return disj(found)

    def clashes(self, read: Read, stage: int, section: str) -> Expr:
        """That what lands at once of a section at a stage of the moment gives a cell two values."""
        spec, every = self.book.fields[read.field], self._landed_in(read.field)
        found = []
        for path, effects in every:
            if len(path) == 1 and (path[0].stage, path[0].section) == (stage, section):
                told = [(e, m) for e in effects for m in self._speaks(e, spec, read.args)]
                stands = {
                    id(e): self._stands(e, [*effects, *self._rivals(path, every)], spec, read.args) for e in effects
                }
                for (one, mine), (other, theirs) in combinations_with_replacement(told, 2):
                    both = conj([stands[id(one)], stands[id(other)]])
                    found.append(conj([both, self._unlike(one.outcome, mine, other.outcome, theirs)]))
        return disj(found)

    def _unlike(self, one: Writing, mine: Match, other: Writing, theirs: Match) -> Expr:
        """That two outcomes in two cases give one cell two values."""
        if isinstance(one, ChangeCell) and isinstance(other, ChangeCell):
            return FALSE
        self.marks += 1
        names = apart(theirs.rest, f"clash {self.marks}")
        told = [mine.condition, substitute(theirs.condition, names)]
        told.append(_differ(one, mine.value, other, substitute(theirs.value, names)))
        return exists((*mine.rest, *renamed(theirs.rest, names)), conj(told))

    def at_odds(self, read: Read, act: str, one: int, other: int) -> Expr:
        """That two effects of an act, by their numbers, give a cell two values when a clause or another act does it."""
        spec, every = self.book.fields[read.field], self._landed_in(read.field)
        found = []
        for path, effects in every:
            beside = [*effects, *self._rivals(path, every)]
            own = [e for e in effects if e.part is None and e.frame.act == act]
            for mine, theirs in product(own, own):
                numbered = (mine.outcome, theirs.outcome) == (mine.doing.outcomes[one], mine.doing.outcomes[other])
                if mine.doing is theirs.doing and numbered:
                    stand = [self._stands(e, beside, spec, read.args) for e in (mine, theirs)]
                    found.append(conj([*stand, self._twice(mine, theirs, spec, read.args)]))
        return disj(found)

    def quarrels(self, read: Read, one: str, other: str) -> Expr:
        """That two parts, by their ids, give a cell two values at once in the midst of the moment, be it by acts."""
        spec, every = self.book.fields[read.field], self._landed_in(read.field)
        landed: dict[str, list[tuple[Path, Path, Effect]]] = {one: [], other: []}
        for path, effect in ((p, e) for p, es in every for e in es):
            batch = path if effect.part is not None else effect.frame.acted
            if effect.doer is not None and effect.doer.id in landed and len(batch) > 1:
                landed[effect.doer.id].append((batch, path, effect))
        found = []
        for (batch, path, first), (place, there, second) in product(landed[one], landed[other]):
            in_turn = one == other and (first.part is None or second.part is None)  # what it does it does in its order
            if in_turn or not (batch == place or self._beside(batch, place)):
                continue
            around = ([e for p, es in every if p == q or self._beside(p, q) for e in es] for q in (path, there))
            pairs = zip((first, second), around, strict=True)
            stand = [self._stands(e, others, spec, read.args) for e, others in pairs]
            found.append(conj([*stand, self._at_once(first, second, spec, read.args)]))
        return disj(found)

    def _at_once(self, one: Effect, other: Effect, spec: Field, args: tuple[Expr, ...]) -> Expr:
        """That two effects upon one act give a cell two values, each under a binding of its own."""
        if isinstance(one.outcome, ChangeCell) and isinstance(other.outcome, ChangeCell):
            return FALSE
        own, shared = (*other.frame.variables, *other.doing.variables), one.frame.variables
        self.marks += 1
        names = apart(tuple(v for v in own if v not in shared), f"clash {self.marks}")
        (guard, patterns, value), (when, others, against) = self._said(one), self._said(other)
        when, against = substitute(when, names), substitute(against, names)
        others = tuple(substitute(o, names) for o in others)
        variables = (*shared, *one.doing.variables, *renamed(tuple(v for v in own if v.name in names), names))
        guard = conj([guard, when, _differ(one.outcome, value, other.outcome, against)])
        return self._on_one_cell(variables, guard, patterns, others, value, spec, args)

    def _on_one_cell(
        self,
        variables: tuple[Variable, ...],
        guard: Expr,
        one: tuple[Expr, ...],
        other: tuple[Expr, ...],
        value: Expr,
        spec: Field,
        args: tuple[Expr, ...],
    ) -> Expr:
        """That two effects that a guard lets be are on a cell."""
        found = []
        for mine, theirs in product(orders(spec, one), orders(spec, other)):
            same = [equal(a, b) for a, b in zip(mine, theirs, strict=True)]
            m = match(variables, conj([guard, *same]), mine, args, value)
            found.append(exists(m.rest, m.condition))
        return disj(found)

    def _twice(self, one: Effect, other: Effect, spec: Field, args: tuple[Expr, ...]) -> Expr:
        """That two effects of one doing give a cell two values."""
        (guard, patterns, value), (_, others, against) = self._said(one), self._said(other)
        variables = (*one.frame.variables, *one.doing.variables)
        guard = conj([guard, _differ(one.outcome, value, other.outcome, against)])
        return self._on_one_cell(variables, guard, patterns, others, value, spec, args)

    def has_a_say(self, read: Read, part: str, number: int, rivals: Container[str]) -> Expr:
        """That an outcome of a part of the moment writes a cell, and none of some parts that prevail over it does."""
        spec, every = self.book.fields[read.field], self._landed_in(read.field)
        found = []
        for path, effects in every:
            others = [e for e in (*effects, *self._rivals(path, every)) if e.doer is not None and e.doer.id in rivals]
            own = (e for e in effects if len(path) == 1 and e.part is not None and e.part.id == part)
            for effect in (e for e in own if e.doing.outcomes[number] is e.outcome):
                written = disj([exists(m.rest, m.condition) for m in self._speaks(effect, spec, read.args)])
                found.append(conj([self._stands(effect, others, spec, read.args), written]))
        return disj(found)

    def goes_past(self, read: Read, part: str, upwards: bool, numbers: Sequence[Read]) -> Expr:
        """That what a part writes, itself or by acts, leads a cell past an end of its range, where nothing did before.

        What lands with it counts, too, and what sections do beside it: of a number what is taken from what is added.
        Before it none of some ``numbers`` is past an end.
        """
        spec, args, every = self.book.fields[read.field], read.args, self._landed_in(read.field)
        found = []
        for n, level in enumerate(self.levels):
            path, effects = level.path, level.written.get(read.field, [])
            own = [e for e in effects if e.doer is not None and e.doer.id == part]
            if not own:
                continue
            before = [one for one in self.levels[:n] if self._sees(path, one.path)]
            within = [negate(stopped) for number in numbers for stopped in self._stopped(before, number)]
            here = [(path, effects)]
            ended = past_end(spec, self._moved(here, here, spec, args, self._course(before, read)[-1]), upwards)
            sets = self._written(here, here, spec, args, SetCell)
            led = [self._leads(e, effects, spec, args, upwards, conj([ended, negate(sets)])) for e in own]
            found.append(conj([*within, disj(led)]))
            beside = [one for one in every if self._beside(path, one[0])]
            if beside:
                those = [one for one in every if self._sees(path, one[0]) or self._beside(path, one[0])]
                total = self._together(those, those, 0, spec, args, unbounded(read))
                sets = self._written([*here, *beside], those, spec, args, SetCell)
                left = [
                    self._left(m, read)
                    for m, one in enumerate(self.levels)
                    if one is level or self._beside(path, one.path)
                ]
                within += [negate(past_end(spec, value, end)) for value in left for end in (True, False)]
                ended = conj([*within, past_end(spec, total, upwards), negate(sets)])
                others = [*effects, *self._rivals(path, every)]
                added = (e for e in own if isinstance(e.outcome, ChangeCell))
                found += [self._leads(e, others, spec, args, upwards, ended) for e in added]
        return disj(found)

    def _left(self, number: int, read: Read) -> Expr:
        """What a cell holds after one of the levels, as it is seen from there, in its range or not."""
        here = self.levels[number].path
        return self._course([one for one in self.levels[: number + 1] if self._sees(here, one.path)], read)[-1]

    def _course(self, levels: Iterable[Level], read: Read) -> list[Expr]:
        """What a cell holds at first and after each of some levels, in its range or not."""
        spec, shown = self.book.fields[read.field], [unbounded(read)]
        landed = [(level.path, level.written[read.field]) for level in levels if read.field in level.written]
        for one in landed:
            shown.append(unbounded(self._together([one], landed, 0, spec, read.args, shown[-1])))
        return shown

    def _stopped(self, levels: Iterable[Level], number: Read) -> Iterator[Expr]:
        """That a number is past an end of its range after one of some levels."""
        spec, names = self.book.fields[number.field], tuple(v for v in number.args if isinstance(v, Variable))
        for shown in self._course(levels, number)[1:]:
            yield from (exists(names, past_end(spec, shown, end)) for end in (True, False))

    def _leads(
        self, effect: Effect, others: list[Effect], spec: Field, args: tuple[Expr, ...], upwards: bool, ended: Expr
    ) -> Expr:
        """That an effect has a hand in it that a cell has ``ended`` past an end, and is not what makes room."""
        stands, found = self._stands(effect, others, spec, args), list[Expr]()
        for m in self._speaks(effect, spec, args):
            if isinstance(effect.outcome, ChangeCell):
                bad = conj([towards_end(m.value, upwards), ended])
            else:
                rivals = ((e, r) for e in others if e is not effect for r in self._speaks(e, spec, args))
                against = [
                    exists(r.rest, conj([r.condition, negate(equal(r.value, other))]))
                    for e, r in rivals
                    for other in [number(0) if isinstance(e.outcome, ChangeCell) else m.value]
                ]
                bad = conj([past_end(spec, m.value, upwards), *map(negate, against)])
            found.append(exists(m.rest, conj([m.condition, bad])))
        return conj([stands, disj(found)])

    def _landed_in(self, name: str) -> Landed:
        """All that has landed in a field."""
        return [(level.path, level.written[name]) for level in self.levels if name in level.written]

    def _written(
        self, landed: Landed, every: Landed, spec: Field, args: tuple[Expr, ...], kinds: type | UnionType = Writing
    ) -> Expr:
        """That some of what lands writes a cell, in one of these kinds."""
        told = [
            conj([self._stands(e, [*effects, *self._rivals(path, every)], spec, args), exists(m.rest, m.condition)])
            for path, effects in landed
            for e in effects
            if isinstance(e.outcome, kinds)
            for m in self._speaks(e, spec, args)
        ]
        return disj(told)

    def _moved(self, landed: Landed, every: Landed, spec: Field, args: tuple[Expr, ...], old: Expr) -> Expr:
        """A number with all that is added to it, out of its range perhaps."""
        shown = old
        for path, effects in landed:
            for effect in (e for e in effects if isinstance(e.outcome, ChangeCell)):
                stands = self._stands(effect, [*effects, *self._rivals(path, every)], spec, args)
                for one in self._counted(effect, effects, spec, args):
                    shown = plus(shown, amount(replace(one, condition=conj([stands, one.condition]))))
        return shown

    def _rivals(self, path: Path, every: Landed) -> list[Effect]:
        """What lands side by side with a place."""
        return [e for other, effects in every if self._beside(path, other) for e in effects]

    def _bounded(self, expr: Expr) -> Expr:
        """What a cell comes to, if it has not become too large: not asked as long as all cells together are not."""
        together = gather(expr, self.gathered, self.heaviest)
        return expr if together <= self.heaviest else bounded(expr, self.heaviest)

    def _meet(self, one: Expr, other: Expr) -> bool:
        """Whether some state before the first level may meet two conditions."""
        if (one, other) not in self.meeting:
            self.meeting[one, other] = quick(conj([one, other]), self.book) is not False
        return self.meeting[one, other]

    def _landed(
        self, effects: list[Effect], beside: list[Effect], spec: Field, args: tuple[Expr, ...], old: Expr
    ) -> Expr:
        """What a cell holds after effects that land together, where others land side by side with them."""
        shown = old
        for effect in effects:
            if isinstance(effect.outcome, ChangeCell):
                stands = self._stands(effect, [*effects, *beside], spec, args)
                for one in self._counted(effect, effects, spec, args):
                    shown = plus(shown, amount(replace(one, condition=conj([stands, one.condition]))))
        if shown is not old:
            shown = clamped(spec, shown)
        found = [(e, self._speaks(e, spec, args)) for e in effects if isinstance(e.outcome, SetCell)]
        for effect, matches in reversed(self._ordered(found)):
            stands = self._stands(effect, [*effects, *beside], spec, args)
            for one in reversed(matches):
                for condition, value in settled(one, self.book):
                    shown = choose(conj([stands, condition]), clamped(spec, value), shown)
        return shown

    def _ordered(self, sets: list[tuple[Effect, list[Match]]]) -> list[tuple[Effect, list[Match]]]:
        ranked = [(e.part, (e, m)) for e, m in sets if e.part is not None]
        return [(e, m) for e, m in sets if e.part is None] + [x for _, x in by_priority(ranked, self.book)]

    def _stands(self, effect: Effect, others: list[Effect], spec: Field, args: tuple[Expr, ...]) -> Expr:
        """That nothing with priority writes the same cell."""
        rivals = list(effect.above)
        if effect.doer is not None:
            doer = effect.doer
            rivals += [e for e in others if e.doer not in (None, doer) and beats(e.doer, doer, self.book)]
        return negate(disj([exists(m.rest, m.condition) for e in rivals for m in self._speaks(e, spec, args)]))

    def _counted(self, effect: Effect, effects: list[Effect], spec: Field, args: tuple[Expr, ...]) -> list[Match]:
        """When an amount of what lands together is added to a cell: of alternatives that say it, that of the first."""
        part = effect.part
        if part is None or not part.group:
            return self._speaks(effect, spec, args)
        guard, patterns, _ = self._said(effect)
        clauses = dict.fromkeys(e.part.clause for e in effects if e.part and e.part.group == part.group)
        before = set(takewhile(lambda c: c != part.clause, clauses))
        others = (e for e in effects if e.part and e.part.group == part.group and e.part.clause in before)
        said = [
            exists(m.rest, m.condition)
            for e in others
            if e.part and not (beats(part, e.part, self.book) or beats(e.part, part, self.book))
            for m in self._alike(e, effect, spec, patterns)
        ]
        return self._speaks(effect, spec, args, [negate(one) for one in said if self._meet(one, guard)])

    def _alike(self, one: Effect, other: Effect, spec: Field, args: tuple[Expr, ...]) -> list[Match]:
        """When an alternative speaks of a cell with the same things as another: what has one name in both."""
        mine, theirs = self._called(one), self._called(other)
        shared = [name for name in mine if name in theirs]
        guard, patterns, value = self._said(one)
        variables = (*one.frame.variables, *one.doing.variables)
        own, same = tuple(mine[n] for n in shared), tuple(theirs[n] for n in shared)
        return [match(variables, guard, (*own, *order), (*same, *args), value) for order in orders(spec, patterns)]

    def _called(self, effect: Effect) -> dict[str, Expr]:
        """What each variable of the part of an effect stands for."""
        names = (v.name for v in effect.part.variables) if effect.part else ()
        called = (self._told(e, effect.view, effect.frame) for e in effect.doing.called)
        return dict(zip(names, called, strict=True))

    def _said(self, effect: Effect) -> tuple[Expr, tuple[Expr, ...], Expr]:
        """When an effect is, on which cell, and what it says."""
        if effect.told is None:
            outcome, frame, view = effect.outcome, effect.frame, effect.view
            value = outcome.amount if isinstance(outcome, ChangeCell) else outcome.value
            patterns = tuple(self._told(a, view, frame) for a in outcome.args)
            effect.told = self._guard(effect.doing, view, frame), patterns, self._told(value, view, frame)
        return effect.told

    def _speaks(self, effect: Effect, spec: Field, args: tuple[Expr, ...], only: Sequence[Expr] = ()) -> list[Match]:
        guard, patterns, value = self._said(effect)
        guard = conj([guard, *only])
        variables = (*effect.frame.variables, *effect.doing.variables)
        found = [match(variables, guard, order, args, value) for order in orders(spec, patterns)]
        apart = [negate(equal(*args))] if len(found) > 1 else []  # a cell of one member is named in one way
        return [found[0], *(replace(turned, condition=conj([*apart, turned.condition])) for turned in found[1:])]


def _differ(one: Writing, value: Expr, other: Writing, against: Expr) -> Expr:
    """That what two outcomes say of one cell, not both of them amounts, does not go together."""
    if isinstance(one, SetCell) and isinstance(other, SetCell):
        return negate(equal(value, against))
    return negate(equal(against if isinstance(other, ChangeCell) else value, number(0)))


@contextmanager
def not_too_deep() -> Iterator[None]:
    """What is told within is not nested more deeply than this program can follow; raises TooLarge."""
    try:
        yield
    except RecursionError:
        raise TooLarge("an expression of too many levels") from None


def spoken(part: Part, norm: Norm) -> tuple[tuple[Variable, ...], tuple[Expr, ...]]:
    """The variables of a norm, which nothing else shares, and with these when it stands and what it is about."""
    names = apart(part.variables, f"norm {part.id}")
    own = tuple(v for v in names.values() if isinstance(v, Variable))
    return own, tuple(substitute(e, names) for e in (part.guard, *norm.args))


def _narrowed(frame: Frame, tests: list[Expr], book: Book) -> Frame:
    """The frame with variables that have to be one thing replaced by it."""
    for test in tests:
        match test:
            case Apply(Operator.EQ, (Literal() as thing, Variable() as variable)):
                pass
            case Apply(Operator.EQ, (Variable() as variable, Literal() as thing)):
                pass
            case _:
                continue
        if variable in frame.variables and thing.value in range_of(variable, index_of(book)):
            told: dict[str, Expr] = {variable.name: thing}
            names = {name: substitute(e, told) for name, e in frame.names.items()}
            left = tuple(v for v in frame.variables if v != variable)
            frame = replace(frame, variables=left, guard=substitute(frame.guard, told), names=names)
    return frame
