"""What can happen by the rules, one thing at a time: the effects of a part, or an act that a clause speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rulewright.book.model import (
    BANNING,
    Act,
    Anchor,
    AnchorKind,
    Book,
    Norm,
    NormKind,
    Outcome,
    Part,
    Perform,
    SetCell,
)
from rulewright.checks.shared.pairs import Side, free, same_args, side, stands, words_of
from rulewright.language.expr import (
    TRUE,
    Apply,
    Expr,
    Operator,
    Quantify,
    Read,
    Variable,
    Was,
    children,
    conj,
    disj,
    negate,
    number,
    parts_of,
)
from rulewright.language.types import BOOL, IntType, MemberType
from rulewright.play.ledger import as_part
from rulewright.story.effects import act_outcomes
from rulewright.story.interference import Pattern, meet, outcome_writes
from rulewright.story.moments import around, at_beginning, begins, life_of, opening, own, past, played
from rulewright.story.reveal import reveal
from rulewright.story.story import Block, Doing, requirements
from rulewright.story.story import doing as doing_of
from rulewright.table.index import index_of, range_of


@dataclass(frozen=True)
class Happening:
    """Whose it is, what happens, what it takes before its moment and at its turn, and the moment to play for it.

    ``earlier`` lands before it in its moment, ``mates`` together with it (itself included), ``later`` after it.
    """

    side: Side
    doing: Doing
    asked: Expr
    anchor: Anchor
    guard: Expr
    life: Expr = TRUE
    earlier: tuple[Block, ...] = ()
    mates: Block = ()
    later: tuple[Block, ...] = ()

    @property
    def part(self) -> Part:
        """The part that does it or speaks of it."""
        return self.side.part

    def writes(self, book: Book) -> frozenset[Pattern]:
        """The cells that it may write."""
        return written(book, (self.doing,))

    def moment_writes(self, book: Book) -> frozenset[Pattern]:
        """The cells that its whole moment may write."""
        return frozenset[Pattern]().union(*(written(book, b) for b in (*self.earlier, self.mates, *self.later)))

    def turn(self, book: Book, expr: Expr, then: Expr = TRUE) -> Expr:
        """That the moment comes, and at its turn it happens and the condition holds: told of the state before.

        Another condition holds once this and what lands together with it has landed.
        """
        there = conj([reveal(conj([self.guard, expr]), book), past(book, [self.mates], reveal(then, book))])
        return conj([self.asked, at_beginning(reveal(self.life, book)), past(book, self.earlier, there)])

    def before(self, book: Book, expr: Expr) -> Expr:
        """A condition as it is at its turn, told of the state before the moment."""
        return past(book, self.earlier, reveal(expr, book))

    def alone(self, book: Book, expr: Expr) -> Expr:
        """A condition as it is afterwards, as if nothing landed together with it."""
        return past(book, [*self.earlier, (self.doing,)], reveal(expr, book))

    def contributes(self, book: Book, bad: Expr) -> Expr:
        """That it has a hand in what is bad afterwards: it would be so without the others, or not without it."""
        others = tuple(d for d in self.mates if d.part is None or d.part.id != self.part.id)
        if not others or len(others) == len(self.mates):
            return TRUE
        return disj([self.alone(book, bad), negate(past(book, [*self.earlier, others], reveal(bad, book)))])

    def after(self, book: Book, expr: Expr) -> Expr:
        """A condition as it is once this and all that lands together with it has landed."""
        return past(book, [*self.earlier, self.mates], reveal(expr, book))

    def end(self, book: Book, expr: Expr) -> Expr:
        """A condition at the end of the moment."""
        return past(book, [*self.earlier, self.mates, *self.later], reveal(expr, book))

    @property
    def acts(self) -> tuple[Perform, ...]:
        """The act that makes its moment, if one does."""
        anchor = self.anchor
        return (Perform(anchor.act, anchor.args),) if anchor.kind is AnchorKind.ACT else ()

    @property
    def performs(self) -> bool:
        """Whether acts are done, each of which lands by itself."""
        return any(isinstance(o, Perform) for d in self.mates for o in d.outcomes)

    @property
    def company(self) -> tuple[str, ...]:
        """The other clauses that land together with it."""
        return tuple(dict.fromkeys(d.part.clause for d in self.mates if d.part and d.part.clause != self.part.clause))

    @property
    def beside(self) -> tuple[Part, ...]:
        """The parts of these."""
        return tuple(d.part for d in self.mates if d.part is not None and d.part.clause != self.part.clause)

    @property
    def undisturbed(self) -> Happening:
        """The same as if nothing came before it in its moment but what an act itself writes, and nothing after it.

        Where acts are done the whole story is long, and only the table can tell whether they are done anyway.
        """
        return replace(self, earlier=self.earlier[: own(self.earlier)], later=()) if self.performs else self

    def simple(self, book: Book) -> bool:
        """Whether what is told of it is what the table plays: it has no acts to be refused, and no two values meet."""
        blocks = [*self.earlier, self.mates, *self.later]
        acts = any(isinstance(o, Perform) for b in blocks for d in b for o in d.outcomes)
        crowd = any(_crowded(book, b) for b in blocks)
        return not acts and not crowd and not any(d.variables for b in blocks for d in b)

    @property
    def told(self) -> str:
        """What happens, in the words it was written in."""
        return words_of(self.part.outcomes)


def happening(book: Book, part: Part) -> Iterator[Happening]:
    """What a part does, or the acts that it obliges to."""
    if part.anchor.kind is AnchorKind.STANDING:
        yield from spoken(book, part, NormKind.OBLIGE)
    else:
        yield done(book, part)


def done(book: Book, part: Part) -> Happening:
    """What a part does at its moment."""
    one = side(part, "1")
    same = same_args(part.anchor.args, one.anchor.args)
    plain = doing_of(part)
    doing = replace(plain, guard=conj([same, plain.guard]))
    asked = conj([begins(book, one.anchor), free(book, one.anchor)])
    guard = one.told(conj([c.expr for c in part.conditions]))
    earlier, mates, later = around(book, one.renamed)
    life = one.told(life_of(part))
    return Happening(one, doing, asked, played(book, one.anchor), guard, life, earlier, mates or (doing,), later)


def spoken(book: Book, part: Part, kind: NormKind) -> Iterator[Happening]:
    """The acts that a standing part permits or obliges to, done by a player."""
    kinds = (kind, NormKind.OFFER) if kind is NormKind.PERMIT else (kind,)
    for norm in (o for o in part.outcomes if isinstance(o, Norm) and o.kind in kinds):
        one = side(part, "1")
        args = one.args(norm.args)
        anchor = Anchor(AnchorKind.ACT, act=norm.act, args=args)
        norms = [(p, n.args) for p, n in index_of(book).norms.get(norm.act, ())]
        able = [requirements(book, norm.act, args), free(book, anchor), stands(book, one, args, norms)]
        able += in_range(book, act_outcomes(book.acts[norm.act], args))
        act = Doing((), TRUE, (Perform(norm.act, args),))
        yield Happening(one, act, conj([one.told(part.guard), *able]), anchor, TRUE, mates=(act,))


def by_player(book: Book, act: Act) -> Happening:
    """An act that a player does by himself, with anybody: first what it writes, then what is done upon it."""
    one = side(replace(as_part(act), anchor=Anchor(AnchorKind.ACT, act=act.name, args=act.parameters)), "1")
    written_first, *upon_it = opening(book, one.anchor)
    asked = conj([begins(book, one.anchor), free(book, one.anchor), *in_range(book, written_first[0].outcomes)])
    return Happening(one, written_first[0], asked, one.anchor, TRUE, mates=written_first, later=tuple(upon_it))


def in_range(book: Book, outcomes: Iterable[Outcome]) -> Iterator[Expr]:
    """That the numbers that are set are in the ranges of their fields, without which an act comes to nothing."""
    for outcome in outcomes:
        spec = book.fields[outcome.field] if isinstance(outcome, SetCell) else None
        if isinstance(outcome, SetCell) and spec is not None and isinstance(spec.type, IntType) and not spec.clamped:
            yield Apply(Operator.LE, (number(spec.type.low), outcome.value), BOOL)
            yield Apply(Operator.LE, (outcome.value, number(spec.type.high)), BOOL)


def cell_of_any(book: Book, field: str, name: str) -> Read:
    """A cell of a field, whichever it is, with a name for what it is of."""
    spec = book.fields[field]
    return Read(field, tuple(Variable(f"{name} {n}", MemberType(s)) for n, s in enumerate(spec.parameters)), spec.type)


def needing(book: Book, act: Act) -> tuple[str, ...]:
    """The clauses that do an act, wait for it, permit it or oblige to it."""
    return tuple(dict.fromkeys(part.clause for part in book.parts() if needs(part, act.name)))


def needs(part: Part, act: str) -> bool:
    """Whether a part comes to nothing where an act cannot be done."""
    wants = (o for o in part.outcomes if isinstance(o, Perform) or (isinstance(o, Norm) and o.kind not in BANNING))
    return part.anchor.act == act or any(o.act == act for o in wants)


def weight(expr: Expr, book: Book) -> int:
    """How big a question is when its quantifiers are written out."""
    index = index_of(book)
    known: dict[int, int] = {}  # what stands in it several times is weighed once

    def weigh(inner: Expr) -> int:
        if id(inner) not in known:
            below = sum([weigh(c) for c in children(inner)])
            members = len(range_of(inner.variable, index)) if isinstance(inner, Quantify) else 0
            known[id(inner)] = members * below if isinstance(inner, Quantify) else 1 + below
        return known[id(inner)]

    return weigh(expr)


def looks_back(expr: Expr) -> bool:
    """Whether a condition compares with what was."""
    return any(isinstance(inner, Was) for inner in parts_of(expr))


def written(book: Book, block: Block) -> frozenset[Pattern]:
    """The cells that a block may write."""
    return frozenset().union(*(outcome_writes(book, o) for d in block for o in d.outcomes))


def _crowded(book: Book, block: Block) -> bool:
    """Whether two outcomes of a block may write one cell."""
    writes = [outcome_writes(book, o) for d in block for o in d.outcomes]
    return any(meet(a, b) for i, a in enumerate(writes) for b in writes[:i])
