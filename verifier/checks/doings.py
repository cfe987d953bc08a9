"""What can happen by the rules, one thing at a time: the effects of a part, or an act that a clause obliges to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from graph.index import index_of, range_of
from rules.expr import Expr, Quantify, children, conj
from rules.model import Anchor, AnchorKind, Book, Norm, NormKind, Part, Perform
from verifier.checks.pairs import Side, free, same_args, side, stands
from verifier.checks.permission_vs_prohibition import requirements
from verifier.interference import Pattern, outcome_writes
from verifier.moments import begins, past, played
from verifier.story import Doing

HEAVIEST = 20_000


@dataclass(frozen=True)
class Happening:
    """Whose it is, what happens, what it takes, and the moment to play for it, as if nothing came before in it."""

    side: Side
    doing: Doing
    asked: Expr
    anchor: Anchor

    @property
    def part(self) -> Part:
        """The part that does it or obliges to it."""
        return self.side.part

    def writes(self, book: Book) -> frozenset[Pattern]:
        """The cells that it may write."""
        return frozenset().union(*(outcome_writes(book, o) for o in self.doing.outcomes))

    def after(self, book: Book, revealed: Expr) -> Expr:
        """A condition as it is afterwards, told of the state before."""
        return past(book, [(self.doing,)], revealed)

    @property
    def told(self) -> str:
        """What happens, in the words it was written in."""
        return "; ".join(o.text for o in self.part.outcomes if o.text)


def happenings(book: Book) -> Iterator[Happening]:
    """All that can happen by the rules; what is merely permitted may need more than the permission says."""
    for part in book.parts():
        one = side(part, "1")
        if part.anchor.kind is not AnchorKind.STANDING:
            same = same_args(part.anchor.args, one.anchor.args)
            guard = conj([same, *[c.expr for c in (*part.life, *part.conditions)]])
            asked = conj([begins(book, one.anchor), free(book, one.anchor)])
            yield Happening(one, Doing(part.variables, guard, part.outcomes), asked, played(book, one.anchor))
            continue
        for norm in (o for o in part.outcomes if isinstance(o, Norm) and o.kind is NormKind.OBLIGE):
            args = one.args(norm.args)
            anchor = Anchor(AnchorKind.ACT, act=norm.act, args=args)
            norms = [(p, n.args) for p, n in index_of(book).norms.get(norm.act, ())]
            able = [requirements(book, norm.act, args), free(book, anchor), stands(book, one, args, norms)]
            asked = conj([one.told(part.guard), *able])
            yield Happening(one, Doing((), conj([]), (Perform(norm.act, args),)), asked, anchor)


def weight(expr: Expr, book: Book) -> int:
    """How big a question is when its quantifiers are written out."""
    inner = sum(weight(c, book) for c in children(expr))
    return len(range_of(expr.variable, index_of(book))) * inner if isinstance(expr, Quantify) else 1 + inner
