"""What keeps the laws, proved of each thing that lands by itself.

If whatever may land while something happens keeps every law from any lawful state, then all states on the way
are lawful, however many there are: by induction over what lands. So an act is looked into once, not in every
story in which it is done, and no story has to be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rules.expr import (
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantifier,
    Quantify,
    Read,
    Variable,
    conj,
    conjuncts,
    disj,
    equal,
    free_variables,
    negate,
    rebuild,
    substitute,
)
from rules.model import Anchor, AnchorKind, Book, Law, Perform
from rules.types import BOOL
from verifier.checks.doings import looks_back, weight, written
from verifier.context import Context
from verifier.effects import outcome_under
from verifier.interference import Names, Pattern, expressions, meet, name_of, outcome_writes, reads
from verifier.matching import apart
from verifier.moments import opening, past, requirements, telling_of, tests_of
from verifier.reveal import Stored, reveal
from verifier.story import Block, Doing

HOPELESS = 3_000_000
DEEPEST = 4  # acts in one another of which more is known than the names that they are done with

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
    """Which blocks and acts keep the laws of a book from every lawful state, as far as a short proof tells."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.book = context.book
        self.breaches = tuple(breach_of(self.book, law) for law in self.book.laws)
        self._landed: dict[tuple[str, Block, Facts], bool] = {}
        self._acts: dict[tuple[str, Names], bool] = {}

    def by(self, block: Block, facts: Facts = (), before: frozenset[Pattern] = frozenset()) -> bool:
        """Whether a block and all that it sets off keeps every law.

        ``facts`` hold when it lands, and ``before`` are the cells that its moment has written by then.
        """
        block = tuple(self._living(d, before) for d in block)
        return all(self._lands(b, block, facts) for b in self.breaches) and self._acts_of(block, facts)

    def law(self, breach: Breach, block: Block, facts: Facts, before: frozenset[Pattern]) -> bool:
        """Whether a block and all that it sets off keeps one law."""
        if not meet(written(self.book, block), breach.cells):
            return True
        acts = tuple(replace(d, outcomes=tuple(o for o in d.outcomes if isinstance(o, Perform))) for d in block)
        if meet(written(self.book, acts), breach.cells):
            return self.by(block, facts, before)
        return self._lands(breach, tuple(self._living(d, before) for d in block), facts)

    def lasting(self, facts: Iterable[Expr], cells: frozenset[Pattern]) -> Facts:
        """Of conditions those that stay whatever is written into some cells."""
        every = (c for fact in facts for c in conjuncts(fact))
        return tuple(c for c in every if not looks_back(c) and not meet(reads(reveal(c, self.book), self.book), cells))

    def _living(self, one: Doing, before: frozenset[Pattern]) -> Doing:
        """A doing with the life that lasts among its conditions; whether what does not last held is anybody's guess."""
        kept = self.lasting([one.life], before)
        gone = conj([c for c in conjuncts(one.life) if c not in kept])
        if gone != TRUE and not any(v in one.variables for v in free_variables(gone)):
            kept, gone = (*kept, Variable(f"alive {one.part.id if one.part else ''}", BOOL)), TRUE
        return replace(one, guard=conj([*kept, one.guard]), life=gone)

    def _lands(self, breach: Breach, block: Block, facts: Facts) -> bool:
        """Whether what a block writes at once keeps a law."""
        direct = at_once(block)
        if not meet(written(self.book, direct), breach.cells):
            return True
        return any(self._keeps(breach, direct, known) for known in dict.fromkeys(((), facts)))

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
        return any(self._proved(breach, [b], facts) for b in weights)

    def _proved(self, breach: Breach, blocks: Sequence[Block], facts: Facts) -> bool:
        """Whether a law holds after some blocks, of a lawful state in which the facts hold."""
        readings = dict.fromkeys(reveal(e, self.book) for e in (breach.broken, stored(breach.broken)))
        broken = disj([past(self.book, blocks, e) for e in readings])
        question = conj([breach.lawful, *(reveal(f, self.book) for f in facts), broken])
        return weight(question, self.book) <= HOPELESS and self.context.proves(question)

    def _lighter(self, block: Block, cells: frozenset[Pattern]) -> Block:
        """The block with conditions that name nobody and read none of some cells left to anybody's guess."""
        guesses: dict[Expr, Expr] = {}

        def lighter(one: Doing, condition: Expr) -> Expr:
            read = reads(reveal(condition, self.book), self.book)
            if meet(read, cells) or any(v in one.variables for v in free_variables(condition)):
                return condition
            return guesses.setdefault(condition, Variable(f"so {len(guesses)}", BOOL))

        return tuple(replace(d, guard=conj([lighter(d, c) for c in conjuncts(d.guard)])) for d in block)

    def _acts_of(self, block: Block, facts: Facts, depth: int = 0) -> bool:
        """Whether all acts that a block does keep every law."""
        doing = [d for d in block if any(isinstance(o, Perform) for o in d.outcomes)]
        if not doing:
            return True
        cells = written(self.book, block)
        for one in doing:
            names = apart(one.variables, f"in {depth}")
            known = self.lasting([*facts, substitute(one.guard, names)], cells)
            acts = (outcome_under(o, names) for o in one.outcomes)
            if not all(self._done(act, known, depth) for act in acts if isinstance(act, Perform)):
                return False
        return True

    def _done(self, act: Perform, facts: Facts, depth: int) -> bool:
        """Whether an act keeps every law, done with anything of these names or else just as it is done here."""
        names = tuple(map(name_of, act.args))
        if (act.act, names) not in self._acts:
            assumed = len(self._acts)
            self._acts[act.act, names] = True  # while it is looked into: each thing that lands is asked once
            if not self._follows(self._args(act.act, names), (), 1):
                for key in list(self._acts)[assumed:]:
                    if self._acts[key]:
                        del self._acts[key]
                self._acts[act.act, names] = False
        if self._acts[act.act, names]:
            return True
        return depth < DEEPEST and self._follows(*self._named(act, facts, depth), depth + 1)

    def _args(self, act: str, names: Names) -> Perform:
        """An act done with anything of these names."""
        parameters = self.book.acts[act].parameters
        pairs = enumerate(zip(parameters, names, strict=True))
        args = [Variable(f"{p.name}~{i} with", p.type) if n is None else Literal(n, p.type) for i, (p, n) in pairs]
        return Perform(act, tuple(args))

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

    def _follows(self, act: Perform, facts: Facts, depth: int) -> bool:
        """Whether everything that lands when an act is done keeps every law."""
        cells = outcome_writes(self.book, act)
        able = (*facts, *conjuncts(requirements(self.book, act.act, act.args)))
        known, earlier = able, list[Block]()
        for block in self._blocks(act):
            alive = tuple(self._living(d, cells) for d in block)
            for breach in self.breaches:
                if not self._lands(breach, alive, known) and not self._lands_after(breach, earlier, block, able):
                    return False
            if not self._acts_of(alive, known, depth):
                return False
            known = self.lasting(known, cells)
            earlier.append(block)
        return True

    def _lands_after(self, breach: Breach, earlier: Sequence[Block], block: Block, facts: Facts) -> bool:
        """Whether a law holds once a block has landed after what its act did before, where no acts have to be told."""
        blocks = [*earlier, at_once(block)]
        telling = telling_of(self.book, tuple(blocks), reveal(disj([breach.broken, stored(breach.broken)]), self.book))
        acts = any(isinstance(o, Perform) for told, _ in telling for d in told for o in d.outcomes)
        return len(telling) > 1 and not acts and self._proved(breach, blocks, facts)

    def _blocks(self, act: Perform) -> Iterator[Block]:
        """Everything that lands when an act is done, one after the other; a rolled event is tested and started."""
        anchor = Anchor(AnchorKind.ACT, act=act.act, args=act.args)
        events = self.book.events
        first, *later = opening(self.book, anchor)
        yield first
        if events is not None and act.act == events.rolled:
            yield tests_of(self.book, anchor)
            yield (Doing((), conj([]), (Perform(events.starts, act.args),)),)
        yield from later


def at_once(block: Block) -> Block:
    """What a block writes before any act that it does."""
    direct = (replace(d, outcomes=tuple(o for o in d.outcomes if not isinstance(o, Perform))) for d in block)
    return tuple(d for d in direct if d.outcomes)


def breach_of(book: Book, law: Law) -> Breach:
    """A law as what it is to break it."""
    names, broken = violation(law.condition)
    return Breach(law, names, broken, negate(stored(broken)), reads(reveal(broken, book), book))


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


def stored(expr: Expr) -> Expr:
    """The condition of what cells hold, whatever clauses make them show: no nonsense is hidden below a claim."""
    inner = rebuild(expr, stored)
    return Stored(inner.field, inner.args, inner.type) if isinstance(inner, Read) else inner
