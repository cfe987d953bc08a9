"""Answers to obligations: proved, refuted or undecided, and nothing else.

Questions that share a solver are told apart by assumption literals; what is true of the cells
whatever is asked is asserted once. Laws come in lazily: a model is completed to a state in which every
other cell is at its start, and only the law instances which that state breaks are added. Every state
that is handed on has been evaluated on the concrete side as well.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from rulewright.book.model import Book, FieldKind
from rulewright.language.expr import Expr, Variable, Was, conj, disj
from rulewright.language.lazy import postponed
from rulewright.language.types import BOOL, Value
from rulewright.solver.encode import Encoded, encoder_of
from rulewright.solver.obligations import Obligation
from rulewright.solver.symbols import Symbols
from rulewright.story import effort
from rulewright.story.boxes import quick
from rulewright.story.facts import bound_of, domain
from rulewright.story.laws import laws_of
from rulewright.story.unroll import TooLarge
from rulewright.table.evaluate import MissingInput, Scene, evaluate
from rulewright.table.state import Cell, State, cell_of

if TYPE_CHECKING:
    import z3
else:
    z3 = postponed("z3")


Key = tuple[bool, str, tuple[Value, ...]]  # whether before the moment, field, arguments

SPENT = ("canceled", "max. resource limit exceeded")  # Z3's words for a question that used up its resources


@dataclass(frozen=True, slots=True)
class Proved:
    """No lawful state meets the question, with so many members of each sort."""

    bound: str


@dataclass(frozen=True, slots=True)
class Refuted:
    """A lawful state that meets the question."""

    situation: Situation


@dataclass(frozen=True, slots=True)
class Undecided:
    """No answer within the bounds."""

    reason: str


Verdict = Proved | Refuted | Undecided


class GaveUp(Exception):
    """The solver reached its limit."""


class ReadingsDiffer(Exception):
    """The concrete and the symbolic reading of one expression disagree: a defect of this program."""


@dataclass(frozen=True)
class Situation:
    """The cells that a question touches with their values, how deeply each is nested, and the parameters."""

    cells: Mapping[Key, Value]
    depths: Mapping[Key, int] = field(default_factory=dict)
    binding: Mapping[str, Value] = field(default_factory=dict)

    def states(self, book: Book) -> tuple[State, State | None]:
        """The state now, and the one before the moment if it is spoken of: all else at its start."""
        now, before = State.start(book), State.start(book)
        for (was, name, args), value in self.cells.items():
            if book.fields[name].kind is FieldKind.STATE:
                (before if was else now).set(name, args, value)
        return now, before if any(was for was, _, _ in self.cells) else None

    def inputs(self, book: Book) -> dict[Cell, Value]:
        """The dice and choices that are spoken of."""
        given = {(name, args): value for (_, name, args), value in self.cells.items()}
        return {cell: value for cell, value in given.items() if book.fields[cell[0]].kind is FieldKind.INPUT}

    def scene(self, book: Book) -> Scene:
        """The situation as a scene of stored cells."""
        now, before = self.states(book)
        return Scene(laws_of(book).stored, now, before, self.inputs(book))


class Search:
    """One solver for a question about one book, or for several that are asked in a row."""

    def __init__(self, book: Book, resources: int = effort.RESOURCES) -> None:
        self.book = book
        self.resources = resources
        self.laws = laws_of(book)
        self.encoder = encoder_of(book)
        self.symbols = Symbols(book)
        self.calls = 0
        self._solver = z3.SimpleSolver(ctx=self.symbols.ctx)
        self._solver.set(random_seed=0, rlimit=resources, ctrl_c=False)  # whoever interrupts it means the whole run
        self._literals: dict[Expr, tuple[z3.BoolRef, Encoded]] = {}
        self._instances: dict[tuple[bool, int], Encoded] = {}
        self._stated: dict[int, z3.BoolRef] = {}  # by the solver's number of each, which is its own while it is kept
        self._numbered: dict[int, z3.BoolRef] = {}
        self._count = 0

    def allow(self, resources: int) -> None:
        """Give up from now on after so many resources."""
        if resources != self.resources:
            self.resources = resources
            self._solver.set(rlimit=resources)

    def question(self, expr: Expr) -> Question:
        """A question to be asked under further conditions; raises TooLarge."""
        asked = self.encoder.ask(expr)
        return Question(self, asked.expr, self._assume(asked.encoded), asked.made)

    def assume(self, expr: Expr) -> tuple[z3.BoolRef, Encoded]:
        """A literal that stands for a condition."""
        return self._assume(self.encoder.encode(expr))

    def _assume(self, encoded: Encoded) -> tuple[z3.BoolRef, Encoded]:
        self._state(encoded)
        self._count += 1
        literal = z3.Bool(f"if {self._count}", self.symbols.ctx)
        self._solver.add(z3.Implies(literal, self.symbols.lower(encoded.term)))
        return literal, encoded

    def assumed(self, expr: Expr) -> tuple[z3.BoolRef, Encoded]:
        """The same, kept for a small condition that will be met again."""
        if expr not in self._literals:
            self._literals[expr] = self.assume(expr)
        return self._literals[expr]

    def assumption(self, expr: Expr) -> int:
        """The number of the literal that stands for a small condition."""
        literal, _ = self.assumed(expr)
        number: int = literal.get_id()
        self._numbered[number] = literal
        return number

    def one_of(self, groups: Iterable[tuple[Expr, ...]]) -> z3.BoolRef:
        """A literal that stands for all of one of some groups of small conditions."""
        self._count += 1
        literal = z3.Bool(f"if {self._count}", self.symbols.ctx)
        told = [z3.And([self.assumed(e)[0] for e in group]) for group in groups]
        self._solver.add(z3.Implies(literal, z3.Or(told)))
        return literal

    def insist(self, encoded: Encoded) -> None:
        """A condition of which the cells are known holds from now on."""
        self._solver.add(self.symbols.lower(encoded.term))

    def literals(self, numbers: Iterable[int]) -> list[z3.BoolRef]:
        """The literals of these numbers."""
        return [self._numbered[number] for number in numbers]

    def require(self, expr: Expr) -> Encoded:
        """A condition, asserted for good."""
        encoded = self.encoder.encode(expr)
        self._state(encoded)
        self._solver.add(self.symbols.lower(encoded.term))
        return encoded

    def instance(self, was: bool, number: int) -> Encoded:
        """A law instance, asserted for good."""
        if (was, number) not in self._instances:
            law = self.laws.instances[number][1]
            self._instances[was, number] = self.require(Was(law, BOOL) if was else law)
        return self._instances[was, number]

    def _state(self, encoded: Encoded) -> None:
        """Assert what is true of the cells of a condition whatever is asked."""
        ref = self.symbols.ctx.ref()
        for fact in encoded.facts:
            told = self.symbols.lower(fact)
            number = z3.Z3_get_ast_id(ref, told.ast)
            if number not in self._stated:
                self._stated[number] = told
                z3.Z3_solver_assert(ref, self._solver.solver, told.ast)

    def check(self, literals: list[z3.BoolRef]) -> z3.ModelRef | None:
        """A model under the literals, or None where there is none; raises GaveUp."""
        self.calls += 1
        row = (z3.Ast * len(literals))(*[literal.ast for literal in literals])
        answer = z3.Z3_solver_check_assumptions(self.symbols.ctx.ref(), self._solver.solver, len(literals), row)
        if answer == z3.Z3_L_UNDEF:
            reason = self._solver.reason_unknown()
            spent = f"it takes more than the {self.resources:,} resources that the solver is given"
            raise GaveUp(spent if reason in SPENT else f"the solver gave up: {reason}")
        return self._solver.model() if answer == z3.Z3_L_TRUE else None

    def core(self) -> frozenset[int]:
        """The numbers of the literals on which it hangs that there was no model the last time."""
        return frozenset(literal.get_id() for literal in self._solver.unsat_core())

    def situation(self, model: z3.ModelRef, encoded: Iterable[Encoded]) -> Situation:
        """What a model says about the touched cells and parameters."""
        cells: dict[Key, Value] = {}
        depths: dict[Key, int] = {}
        binding: dict[str, Value] = {}
        value = self.symbols.value
        for one in encoded:
            for touched in one.touched:
                args = tuple([value(model, a) for a in touched.args])
                if None in args:
                    continue
                key = (touched.was, *cell_of(self.book, touched.field, args))
                if key not in cells:
                    cells[key] = value(model, touched.term)
                depths[key] = min(touched.depth, depths.get(key, touched.depth))
            for name, term in one.parameters.items():
                binding[name] = value(model, term)
        return Situation(dict(sorted(cells.items(), key=repr)), depths, binding)


class Question:
    """One condition, and the law instances that turned out to bear on it."""

    def __init__(
        self, search: Search, expr: Expr, assumed: tuple[z3.BoolRef, Encoded], made: tuple[Variable, ...] = ()
    ) -> None:
        self.search = search
        self.expr = expr
        self.made = made  # parameters for what the question says there is
        self._assumed = assumed
        self._active: dict[tuple[bool, int], Encoded] = {}

    def allow(self, resources: int) -> None:
        """Let the solver spend so many resources on each further answer."""
        self.search.allow(resources)

    def settle(self, expr: Expr) -> None:
        """Ask from now on only for what meets a condition on things that the question speaks of; raises TooLarge."""
        self.search.require(expr)

    def hold(self, extra: Iterable[Expr] = (), either: Collection[tuple[Expr, ...]] = ()) -> Situation | None:
        """A lawful situation that meets the question and the extra conditions, and all of one group of further ones.

        Raises GaveUp, TooLarge.
        """
        extra = tuple(extra)
        assumed = [self._assumed, *map(self.search.assumed, extra)]
        literals = [literal for literal, _ in assumed]
        if either:
            literals.append(self.search.one_of(either))
            assumed += map(self.search.assumed, dict.fromkeys(e for group in either for e in group))
            extra = (*extra, disj([conj(group) for group in either]))
        for _ in range(effort.LAW_ROUNDS):
            found = self._found(literals, [e for _, e in assumed], extra)
            if found is not False:
                return found
        raise GaveUp(f"more than {effort.LAW_ROUNDS} rounds of laws")

    def attempt(self, assumptions: Iterable[int]) -> Situation | Literal[False] | None:
        """A lawful situation under some assumptions, None where there is none, False where further laws bear on it.

        Raises GaveUp, TooLarge.
        """
        literal, encoded = self._assumed
        return self._found([literal, *self.search.literals(assumptions)], [encoded], ())

    def insist(self) -> None:
        """Ask of nothing but this question from now on, which is easier for the solver than to suppose it each time."""
        self.search.insist(self._assumed[1])

    def spoken_of(self) -> list[Encoded]:
        """The question, and the laws that bear on it so far."""
        return [self._assumed[1], *self._active.values()]

    def _found(
        self, literals: list[z3.BoolRef], encoded: list[Encoded], extra: tuple[Expr, ...]
    ) -> Situation | Literal[False] | None:
        model = self.search.check(literals)
        if model is None:
            return None
        found = self.search.situation(model, [*encoded, *self._active.values()])
        if self._admit_broken(found):
            return False
        self._agree(found, extra)
        return found

    def _admit_broken(self, found: Situation) -> bool:
        """Assert the law instances that the situation breaks; whether there was one."""
        now, before = found.states(self.search.book)
        broken = [(False, n) for n in self.search.laws.broken(now)]
        broken += [(True, n) for n in self.search.laws.broken(before)] if before is not None else []
        if any(b in self._active for b in broken):
            names = [self.search.laws.instances[n][0] for was, n in broken if (was, n) in self._active]
            raise ReadingsDiffer(f"a law that was asserted does not hold: {', '.join(names)}")
        for was, number in broken:
            self._active[was, number] = self.search.instance(was, number)
        return bool(broken)

    def _agree(self, found: Situation, extra: tuple[Expr, ...]) -> None:
        scene = found.scene(self.search.book)
        for expr in (self.expr, *extra):
            while True:
                try:
                    met = evaluate(expr, scene, found.binding) is True
                    break
                except MissingInput as missing:  # a die or a choice on which nothing hangs
                    scene = self._given(scene, missing.cell)
            if not met:
                raise ReadingsDiffer(f"the solver's state does not meet {expr}: {found.cells} {found.binding}")

    def _given(self, scene: Scene, cell: Cell) -> Scene:
        """The scene with some value for an input."""
        book = self.search.book
        value = domain(book, book.fields[cell[0]], cell[1])[0]
        return replace(scene, inputs={**scene.inputs, cell: value}, memo={})


class Prover:
    """Answers obligations within so many resources, and counts the calls that this takes."""

    # INVARIANT: each question has a solver and symbols of its own: what comes of one that takes nearly all the
    # resources would else hang on what was asked before it, and so on how the work was dealt out.

    def __init__(self, book: Book, resources: int = effort.RESOURCES) -> None:
        self.book = book
        self.resources = resources
        self.calls = 0
        self._met: Met | None = None  # the question asked last

    def ask(self, obligation: Obligation) -> Verdict:
        """The verdict on an obligation."""
        self._met = None
        if quick(obligation.question, self.book) is False:
            return Proved(bound_of(self.book))
        search = Search(self.book, self.resources)
        try:
            question = search.question(obligation.question)
            found = self.search(question)
        except (TooLarge, GaveUp) as limit:
            return Undecided(str(limit))
        finally:
            self.calls += search.calls
        if found is None:
            return Proved(bound_of(self.book))
        self._met = Met(obligation.question, question, found)
        return Refuted(found)

    def search(self, question: Question) -> Situation | None:
        """A lawful situation that meets a question; raises GaveUp, TooLarge."""
        return question.hold()

    def met(self, question: Expr) -> Met | None:
        """Where the search for a question ended, if that was asked last; it is handed out once, to be gone on with."""
        met, self._met = self._met, None
        return met if met is not None and met.asked is question else None


@dataclass(frozen=True, slots=True)
class Met:
    """A question with a solver that has found it met, and the situation.

    To go on from it is to go on from what a new solver would find: both are asked the same, and so answer the same.
    """

    asked: Expr
    question: Question
    situation: Situation


def ask(book: Book, obligation: Obligation, resources: int = effort.RESOURCES) -> Verdict:
    """The verdict on one obligation, in a solver of its own."""
    return Prover(book, resources).ask(obligation)
