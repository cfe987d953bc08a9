"""What keeps the laws, proved of each thing that lands by itself.

If whatever lands keeps every law from any lawful state, then all states of a story are lawful, however long it
is: by induction over what lands. So no story has to be told, and each clause answers for what it writes itself
and through the acts that it does, not for what others do upon them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, partial

from rulewright.book.model import Anchor, AnchorKind, Book, FieldKind, Law, Perform
from rulewright.checks.shared.doings import looks_back, weight, written
from rulewright.evidence.context import Context
from rulewright.language.expr import (
    TRUE,
    Apply,
    Connected,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    Was,
    conj,
    conjuncts,
    disj,
    equal,
    free_variables,
    negate,
    rebuild,
    substitute,
)
from rulewright.language.types import BOOL
from rulewright.story import effort
from rulewright.story.effects import outcome_under
from rulewright.story.interference import Pattern, expressions, meet, outcome_writes, reads, settles
from rulewright.story.matching import apart
from rulewright.story.moments import opening, past
from rulewright.story.reveal import Stored, reveal
from rulewright.story.story import Block, Doing, requirements

Facts = tuple[Expr, ...]  # conditions on the state in which something lands


@dataclass(frozen=True)
class Breach:
    """A law that is broken for some members, named apart, and the cells that this hangs on."""

    law: Law
    names: tuple[Variable, ...]
    broken: Expr
    lawful: Expr
    cells: frozenset[Pattern]

    @cached_property
    def fields(self) -> frozenset[str]:
        """The fields of these cells."""
        return frozenset(name for name, _ in self.cells)


class Preserved:
    """Which blocks keep the laws of a book from every lawful state, as far as a short proof tells."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.book = context.book
        self.breaches = tuple(breach_of(self.book, law) for law in self.book.laws)
        self._landed: dict[tuple[str, Block, Facts], bool] = {}

    def law(self, breach: Breach, block: Block, facts: Facts, before: frozenset[Pattern]) -> bool:
        """Whether what a block writes, at once and through the acts that it does, keeps a law.

        ``facts`` hold when it lands, and ``before`` are the cells that its moment has written by then.
        """
        cells = written(self.book, block)
        if not meet(cells, breach.cells):
            return True
        block = tuple(self._living(d, before) for d in block)
        if any(settles(self.book, d.part, e.part, o) for e in block for o in acts_of(e) for d in block):
            return False  # some of what an act writes may be left out
        return self._lands(breach, at_once(block), facts) and all(self._acts(breach, d, facts, cells) for d in block)

    def lasting(self, facts: Iterable[Expr], cells: frozenset[Pattern]) -> Facts:
        """Of conditions those that stay whatever is written into some cells."""
        every = (c for fact in facts for c in conjuncts(fact))
        return tuple(c for c in every if not looks_back(c) and not meet(reads(reveal(c, self.book), self.book), cells))

    def recalled(self, facts: Iterable[Expr], cells: frozenset[Pattern]) -> Facts:
        """Conditions of a state, told of the one in which some of these cells have been written since."""
        every = (c for fact in facts for c in conjuncts(fact))
        return tuple(self._recalled(reveal(c, self.book), cells) for c in every if not looks_back(c))

    def _recalled(self, told: Expr, cells: frozenset[Pattern]) -> Expr:
        if isinstance(told, Read | Connected) and meet(reads(told, self.book), cells):
            return Was(told, told.type)
        return rebuild(told, lambda e: self._recalled(e, cells))

    def _living(self, one: Doing, before: frozenset[Pattern]) -> Doing:
        """A doing with the life that lasts among its conditions; whether what does not last held is anybody's guess."""
        kept = self.lasting([one.life], before)
        gone = conj([c for c in conjuncts(one.life) if c not in kept])
        if gone != TRUE and not any(v in one.variables for v in free_variables(gone)):
            kept, gone = (*kept, Variable(f"alive {one.part.id if one.part else ''}", BOOL)), TRUE
        return replace(one, guard=conj([*kept, one.guard]), life=gone)

    def _lands(self, breach: Breach, block: Block, facts: Facts, recalled: Facts = ()) -> bool:
        """Whether what a block without acts writes keeps a law, whatever is recalled of an earlier state."""
        if not meet(written(self.book, block), breach.cells):
            return True
        return any(self._keeps(breach, block, known) for known in dict.fromkeys(((), facts, (*facts, *recalled))))

    def _keeps(self, breach: Breach, block: Block, facts: Facts) -> bool:
        key = (breach.law.name, block, facts)
        if key not in self._landed:
            self._landed[key] = self._asked(breach, block, facts)
        return self._landed[key]

    def _asked(self, breach: Breach, block: Block, facts: Facts) -> bool:
        if any(d.life != TRUE or looks_back(e) for d in block for e in (d.guard, *expressions(d.outcomes))):
            return False
        nothing = frozenset[Pattern]()
        weights = dict.fromkeys((self._lighter(block, nothing), self._lighter(block, breach.cells), block))
        return any(self._proved(breach, b, facts) for b in weights)

    def _proved(self, breach: Breach, block: Block, facts: Facts) -> bool:
        """Whether a law holds after a block, of a lawful state in which the facts hold."""
        readings = dict.fromkeys(reveal(e, self.book) for e in (breach.broken, stored(self.book, breach.broken)))
        broken = disj([past(self.book, [block], e) for e in readings])
        question = conj([breach.lawful, *(reveal(f, self.book) for f in facts), broken])
        return weight(question, self.book) <= effort.PRESERVATION_WEIGHT and self.context.proves(question)

    def _lighter(self, block: Block, cells: frozenset[Pattern]) -> Block:
        """The block with conditions that name nobody and read none of some cells left to anybody's guess."""
        guesses: dict[Expr, Expr] = {}

        def lighter(one: Doing, condition: Expr) -> Expr:
            read = reads(reveal(condition, self.book), self.book)
            if meet(read, cells) or any(v in one.variables for v in free_variables(condition)):
                return condition
            return guesses.setdefault(condition, Variable(f"so {len(guesses)}", BOOL))

        return tuple(replace(d, guard=conj([lighter(d, c) for c in conjuncts(d.guard)])) for d in block)

    def _acts(
        self,
        breach: Breach,
        one: Doing,
        facts: Facts,
        cells: frozenset[Pattern],
        recalled: Facts | None = None,
        depth: int = 0,
    ) -> bool:
        """Whether what the acts of a doing write by themselves keeps a law, while some cells are written.

        What is done upon them by other clauses is asked of these, in moments of their own. What held when the
        outermost of the doings began is ``recalled`` of that state.
        """
        names = apart(one.variables, f"in {depth}")
        every = [*facts, substitute(one.guard, names)]
        known = self.lasting(every, cells)
        then = self.recalled(every, cells) if recalled is None else recalled
        acts = (outcome_under(o, names) for o in one.outcomes)
        return all(self._act(breach, act, known, cells, then, depth) for act in acts if isinstance(act, Perform))

    def _act(
        self, breach: Breach, act: Perform, facts: Facts, cells: frozenset[Pattern], recalled: Facts, depth: int
    ) -> bool:
        """Whether what an act writes by itself keeps a law; a rolled event starts as well."""
        if not meet(outcome_writes(self.book, act), breach.cells):
            return True
        named, known = self._named(act, facts, depth)
        able = (*known, *conjuncts(requirements(self.book, named.act, named.args)))
        (own,), *_ = opening(self.book, Anchor(AnchorKind.ACT, act=named.act, args=named.args))
        events = self.book.events
        if events is not None and act.act == events.rolled:
            own = replace(own, outcomes=(*own.outcomes, Perform(events.starts, named.args)))
        deeper = depth < effort.ACTS_DEEP and self._acts(breach, own, able, cells, recalled, depth + 1)
        return deeper and self._lands(breach, at_once((own,)), able, recalled)

    def _named(self, act: Perform, facts: Facts, depth: int) -> tuple[Perform, Facts]:
        """The act with names for what is read when it is done."""
        args: list[Expr] = []
        told = list(facts)
        for number, arg in enumerate(act.args):
            if isinstance(arg, Literal | Variable):
                args.append(arg)
                continue
            args.append(Variable(f"arg {depth} {number}", arg.type))
            told += self.lasting([equal(args[-1], arg)], outcome_writes(self.book, act))
        return Perform(act.act, tuple(args)), tuple(told)


def acts_of(one: Doing) -> list[Perform]:
    """The acts that a doing does."""
    return [o for o in one.outcomes if isinstance(o, Perform)]


def at_once(block: Block) -> Block:
    """What a block writes before any act that it does."""
    direct = (replace(d, outcomes=tuple(o for o in d.outcomes if not isinstance(o, Perform))) for d in block)
    return tuple(d for d in direct if d.outcomes)


def breach_of(book: Book, law: Law) -> Breach:
    """A law as what it is to break it."""
    names, broken = violation(law.condition)
    return Breach(law, names, broken, negate(stored(book, broken)), reads(reveal(broken, book), book))


def violation(law: Expr) -> tuple[tuple[Variable, ...], Expr]:
    """That a law is broken, for the members that it names first."""
    names: list[Variable] = []
    given: list[Expr] = []
    while isinstance(law, Quantify) and law.quantifier is Quantifier.ALL:
        renamed = apart((law.variable,), f"law {len(names)}")
        names += [v for v in renamed.values() if isinstance(v, Variable)]
        given.append(substitute(law.where, renamed))
        law = substitute(law.body, renamed)
    match law:
        case Apply(Operator.LE, (Quantify(Quantifier.COUNT, variable, where), Literal(1))):
            one, other = (Variable(f"{variable.name}~law {len(names) + n}", variable.type) for n in range(2))
            two = [substitute(where, {variable.name: v}) for v in (one, other)]
            names, law = [*names, one, other], negate(conj([negate(equal(one, other)), *two]))
    return tuple(names), conj([*given, negate(law)])


def stored(book: Book, expr: Expr) -> Expr:
    """The condition of what cells hold, whatever clauses make them show: no nonsense is hidden below a claim.

    Below what is derived nothing is held.
    """
    inner = rebuild(expr, partial(stored, book))
    if not isinstance(inner, Read) or book.fields[inner.field].kind is FieldKind.DERIVED:
        return inner
    return Stored(inner.field, inner.args, inner.type)
