"""What happens in a moment, told of the state before it: the working of ``rulewright.story.regression``.

Everything that lands makes a level; a cell read at a level is a choice between what the levels below
write into it and what it held before the first. An effect is worked out only if its field is read.
An act done for each of many members is taken as done for all of them at once, the last one counting
where they write different values into one cell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from rulewright.book.model import Act, Book, ChangeCell, Field, FieldKind, Norm, Outcome, Part, Perform, SetCell
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
    disj,
    equal,
    exists,
    gather,
    negate,
    rebound,
    rebuild,
    substitute,
)
from rulewright.language.types import MemberType
from rulewright.story import effort
from rulewright.story.boxes import quick
from rulewright.story.effects import amount, clamped, outcome_under, plus
from rulewright.story.interference import Pattern, bans_on, beats, meet, name_of, outcome_writes
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

    ``life`` is read in the state in which the moment began; ``part`` tells what has priority.
    """

    variables: tuple[Variable, ...]
    guard: Expr
    outcomes: tuple[Outcome, ...]
    life: Expr = TRUE
    part: Part | None = None


Block = tuple[Doing, ...]


def doing(part: Part) -> Doing:
    """What a part does when its moment comes, whatever arguments its act has."""
    guard = conj([c.expr for c in part.conditions])
    return Doing(part.variables, guard, part.outcomes, conj([c.expr for c in part.life]), part)


def under(one: Doing, names: Mapping[str, Expr]) -> Doing:
    """A doing with other names for some of its variables."""
    guard, life = substitute(one.guard, names), substitute(one.life, names)
    outcomes = tuple(outcome_under(o, names) for o in one.outcomes)
    return Doing(renamed(one.variables, names), guard, outcomes, life, one.part)


def requirements(book: Book, act: str, args: tuple[Expr, ...]) -> Expr:
    """That an act can be done with these things at all; it is not done with nobody where it takes somebody."""
    names = book.acts[act].binding(args)
    there = map(negate, absent(book.acts[act], args))
    return conj([*there, *(substitute(c.expr, names) for c in book.acts[act].requires)])


def absent(act: Act, args: tuple[Expr, ...]) -> list[Expr]:
    """That nobody is where an act takes somebody, for each of the things that it is done with."""
    pairs = zip(act.parameters, args, strict=True)
    return missing(a for v, a in pairs if not (isinstance(v.type, MemberType) and v.type.optional))


@dataclass(frozen=True, slots=True)
class Frame:
    """What surrounds a doing: when its moment began, for whom and whether it happens, what names stand for.

    ``known`` holds in the state before the first level wherever it happens.
    """

    began: int
    variables: tuple[Variable, ...] = ()
    guard: Expr = TRUE
    names: Mapping[str, Expr] = field(default_factory=dict)
    depth: int = 0
    known: Expr = TRUE


@dataclass
class Effect:
    """One write of a doing, worked out when its field is read."""

    part: Part | None
    frame: Frame
    doing: Doing
    level: int
    outcome: SetCell | ChangeCell
    above: tuple[Effect, ...] = ()  # what prevails over who does the act that it is of
    told: tuple[Expr, tuple[Expr, ...], Expr] | None = None


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
        self.levels: list[dict[str, list[Effect]]] = []
        self.marks = 0
        self.effects = 0
        self.told: dict[tuple[int, int, int, Expr], tuple[Expr, Expr]] = {}  # by identity, so that it is kept too
        self.meeting: dict[tuple[Expr, Expr], bool] = {}
        self.gathered: dict[int, Expr] = {}  # all parts of what cells come to

    def now(self, expr: Expr) -> Expr:
        """A revealed expression as it is after all that has landed."""
        return self._at(expr, len(self.levels), 0, self.known)

    def land(self, block: Block) -> None:
        """Let a block of the moment land: it happens only where its life does."""
        doings = [self._renamed(d) for d in block]
        self._land([(d, Frame(0, known=conj([self.known, reveal(d.life, self.book)]))) for d in doings])

    def _matters(self, outcome: Outcome) -> bool:
        """Whether an outcome may write a cell that is asked about, at once or through what follows."""
        return self.cells is None or meet(outcome_writes(self.book, outcome), self.cells)

    def _count(self) -> None:
        self.effects += 1
        if self.effects > effort.EFFECTS:
            raise TooLarge(f"more than {effort.EFFECTS} effects follow on one another")

    def _renamed(self, one: Doing) -> Doing:
        """The doing with variables that nothing else shares."""
        self.marks += 1
        return under(one, apart(one.variables, f"told {self.marks}"))

    def _perform(
        self, one: Doing, done: Perform, level: int, frame: Frame, above: tuple[Effect, ...] = ()
    ) -> list[Effect]:
        """Let an act be done, but for what effects ``above`` it settle; gives what it writes itself."""
        if frame.guard == FALSE:
            return []
        if frame.depth >= self.deepest:
            if self.silent is None:
                raise TooLarge(f"more than {effort.ACTS_DEEP} acts set one another off")
            self.silent.append(self._undone(one, done, level, frame))
            return []
        self._count()
        act = self.book.acts[done.act]
        args = tuple(self._told(a, level, frame) for a in done.args)
        guard = self._guard(one, level, frame)
        began = len(self.levels)
        inner = Frame(began, (*frame.variables, *one.variables), guard, {}, frame.depth + 1, frame.known)
        self.marks += 1
        names = apart(act.parameters, f"act {self.marks}")
        own = tuple(v.name for v in names.values() if isinstance(v, Variable))
        inner = replace(inner, names=dict(zip(own, args, strict=True)))
        needs = [negate(gone) for gone in absent(act, args)]
        needs += [given(self._told(substitute(c.expr, names), began, inner), guard) for c in act.requires]
        needs += self._unforbidden(one.part, act.name, args, inner)
        inner = replace(inner, guard=conj([guard, *needs]))
        if inner.guard == FALSE:
            return []
        own_effects = tuple(outcome_under(o, names) for o in act.outcomes)
        landed = self._land([(self._renamed(Doing((), TRUE, own_effects)), inner)], above)
        self._upon(act.name, args, inner)
        return landed

    def _undone(self, one: Doing, done: Perform, level: int, frame: Frame) -> Expr:
        """That an act is not done: nothing asks for it, or it cannot be done."""
        guard = self._guard(one, level, frame)
        able = self._told(requirements(self.book, done.act, done.args), len(self.levels), frame)
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
            level = len(self.levels)
            hindered = [exists(d.variables, self._guard(d, level, f)) for d, f in tested]
            self._land(tested)
            free = replace(frame, guard=conj([frame.guard, *map(negate, hindered)]), names={})
            self.marks += 1
            own = tuple(Variable(f"event~{self.marks}", a.type) for a in args)
            named = replace(free, names={v.name: a for v, a in zip(own, args, strict=True)})
            self._perform(Doing((), TRUE, ()), Perform(events.starts, own), len(self.levels), named)
        for remember in (True, False):
            for batch in batches_of(upon(act, first_of(args), index), self.book, remember):
                telling = [p for p in batch if any(self._matters(o) for o in p.outcomes)]
                self._land([self._bound(p, args, frame) for p in telling])

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
        bound = Doing(rest, substitute(one.guard, names), outcomes, substitute(one.life, names), part)
        tests = [given(substitute(t, taken), frame.guard) for t in tests]
        return bound, _narrowed(replace(frame, guard=conj([frame.guard, *tests]), names=taken), tests, self.book)

    def _land(self, bound: list[tuple[Doing, Frame]], above: tuple[Effect, ...] = ()) -> list[Effect]:
        """Let doings land together, each in its own frame, and then the acts that they do; gives what lands at once."""
        bound = [(one, frame) for one, frame in bound if FALSE not in (frame.guard, one.guard, one.life)]
        level = len(self.levels)
        written: dict[str, list[Effect]] = {}
        for one, frame in bound:
            for outcome in one.outcomes:
                if isinstance(outcome, SetCell | ChangeCell) and self._matters(outcome):
                    settled = tuple(e for e in above if e.outcome.field == outcome.field)
                    written.setdefault(outcome.field, []).append(Effect(one.part, frame, one, level, outcome, settled))
                    self._count()
        if written:
            self.levels.append(written)
        landed = [e for effects in written.values() for e in effects]
        every = [(e.part, e) for e in landed]  # each with who does it, itself or by an act
        for one, frame in bound:
            for outcome in one.outcomes:
                if isinstance(outcome, Perform) and self._matters(outcome):
                    part = one.part
                    rivals = tuple(e for p, e in every if p is not None and part and beats(p, part, self.book))
                    every += [(part, e) for e in self._perform(one, outcome, level, frame, rivals)]
        return landed

    def _guard(self, one: Doing, level: int, frame: Frame) -> Expr:
        life, own = self._told(one.life, frame.began, frame), self._told(one.guard, level, frame)
        return conj([frame.guard, *(given(e, frame.guard) for e in (life, own))])

    def _told(self, expr: Expr, level: int, frame: Frame) -> Expr:
        """An expression of the book, read at a level, with the names of the frame filled in."""
        return substitute(self._at(reveal(expr, self.book), level, frame.began, frame.known), frame.names)

    def _at(self, expr: Expr, level: int, began: int, known: Expr) -> Expr:
        """A revealed expression as it is at a level; what stands in it several times is told once."""
        key = (id(expr), level, began, known)
        if key not in self.told:
            self.told[key] = expr, self._told_at(expr, level, began, known)
        return self.told[key][1]

    def _told_at(self, expr: Expr, level: int, began: int, known: Expr) -> Expr:
        match expr:
            case Literal() | Variable():
                return expr
            case Apart():
                return rebuild(expr, lambda e: self._at(e, level, began, known))
            case Read(field=name, args=args):
                read = replace(expr, args=tuple(self._at(a, level, began, known) for a in args))
                return self._cell(self.book.fields[name], read, level, known)
            case Quantify() | Connected() if any(v.name in self.outer for v in bound(expr)):
                return self._at(rebound(expr, self.outer, self._unused), level, began, known)
            case Was(body=body):
                return self._at(body, began, began, known)
            case _:
                return rebuild(expr, lambda e: self._at(e, level, began, known))

    def _unused(self, variable: Variable) -> str:
        self.marks += 1
        return f"{variable.name}~{self.marks}"

    def _cell(self, spec: Field, read: Read, level: int, known: Expr) -> Expr:
        if spec.kind is not FieldKind.STATE:
            return read
        shown: Expr = read
        for written in self.levels[:level]:
            effects = [e for e in written.get(spec.name, ()) if self._meet(e.frame.known, known)]
            if effects:
                shown = self._bounded(self._landed(effects, spec, read.args, shown))
        return shown if shown is read else at_somebody(spec, read.args, shown)

    def _bounded(self, expr: Expr) -> Expr:
        """What a cell comes to, if it has not become too large: not asked as long as all cells together are not."""
        together = gather(expr, self.gathered, self.heaviest)
        return expr if together <= self.heaviest else bounded(expr, self.heaviest)

    def _meet(self, one: Expr, other: Expr) -> bool:
        """Whether some state before the first level may meet two conditions."""
        if (one, other) not in self.meeting:
            self.meeting[one, other] = quick(conj([one, other]), self.book) is not False
        return self.meeting[one, other]

    def _landed(self, effects: list[Effect], spec: Field, args: tuple[Expr, ...], old: Expr) -> Expr:
        """What a cell holds after effects that land together."""
        found = [(e, self._speaks(e, spec, args)) for e in effects]
        shown = old
        for effect, matches in found:
            if isinstance(effect.outcome, ChangeCell):
                stands = self._stands(effect, found, spec, args)
                for one in matches:
                    shown = plus(shown, amount(replace(one, condition=conj([stands, one.condition]))))
        if shown is not old:
            shown = clamped(spec, shown)
        for effect, matches in reversed(self._ordered(found)):
            stands = self._stands(effect, found, spec, args)
            for one in reversed(matches):
                for condition, value in settled(one, self.book):
                    shown = choose(conj([stands, condition]), clamped(spec, value), shown)
        return shown

    def _ordered(self, found: list[tuple[Effect, list[Match]]]) -> list[tuple[Effect, list[Match]]]:
        sets = [(e, m) for e, m in found if isinstance(e.outcome, SetCell)]
        ranked = [(e.part, (e, m)) for e, m in sets if e.part is not None]
        return [(e, m) for e, m in sets if e.part is None] + [x for _, x in by_priority(ranked, self.book)]

    def _stands(
        self, effect: Effect, found: list[tuple[Effect, list[Match]]], spec: Field, args: tuple[Expr, ...]
    ) -> Expr:
        """That nothing with priority writes the same cell."""
        part = effect.part
        rivals = [self._speaks(e, spec, args) for e in effect.above]
        if part is not None:
            mine = [(e.part, m) for e, m in found if e.part is not None and e.part is not part]
            rivals += [m for p, m in mine if beats(p, part, self.book)]
        return negate(disj([exists(m.rest, m.condition) for matches in rivals for m in matches]))

    def _speaks(self, effect: Effect, spec: Field, args: tuple[Expr, ...]) -> list[Match]:
        if effect.told is None:
            outcome, frame = effect.outcome, effect.frame
            value = outcome.amount if isinstance(outcome, ChangeCell) else outcome.value
            patterns = tuple(self._told(a, effect.level, frame) for a in outcome.args)
            effect.told = (
                self._guard(effect.doing, effect.level, frame),
                patterns,
                self._told(value, effect.level, frame),
            )
        guard, patterns, value = effect.told
        variables = (*effect.frame.variables, *effect.doing.variables)
        found = [match(variables, guard, order, args, value) for order in orders(spec, patterns)]
        apart = [negate(equal(*args))] if len(found) > 1 else []  # a cell of one member is named in one way
        return [found[0], *(replace(turned, condition=conj([*apart, turned.condition])) for turned in found[1:])]


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
