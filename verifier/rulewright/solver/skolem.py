"""What a question says there is, told as a parameter of the question (Skolem, 1920).

That something exists which meets a condition is asked of a solver as well by leaving it to the solver what it
is. Only what is said of everything is written out member by member.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.language.expr import (
    FALSE,
    TRUE,
    Apply,
    Expr,
    Operator,
    Quantifier,
    Quantify,
    Variable,
    Was,
    conj,
    disj,
    negate,
    substitute,
)
from rulewright.language.types import BoolType, MemberType
from rulewright.table.index import Index, range_of


def skolemised(expr: Expr, index: Index) -> tuple[Expr, tuple[Variable, ...]]:
    """An expression that some choice of its new parameters meets just where the given one is met, and these."""
    teller = _Teller(index)
    return teller.told(expr, True), tuple(teller.made)


class _Teller:
    """Names the parameters in the order in which they are met."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self.kept: list[Expr] = []  # as long as they are known by identity
        self.made: list[Variable] = []
        self.known: dict[tuple[int, bool, bool], Expr] = {}  # what stands in it several times is told once
        self.past = False

    def told(self, expr: Expr, wanted: bool) -> Expr:
        """The expression, which is wanted true or wanted false."""
        key = (id(expr), wanted, self.past)
        if key not in self.known:
            self.kept.append(expr)
            self.known[key] = self.retold(expr, wanted)
        return self.known[key]

    def retold(self, expr: Expr, wanted: bool) -> Expr:
        """The same, once."""
        match expr:
            case Apply(operator=Operator.AND, args=args):
                return conj([self.told(a, wanted) for a in args])
            case Apply(operator=Operator.OR, args=args):
                return disj([self.told(a, wanted) for a in args])
            case Apply(operator=Operator.NOT, args=(arg,)):
                return negate(self.told(arg, not wanted))
            case Was(body=body, type=BoolType()):
                return replace(expr, body=self.before(body, wanted))
            case Quantify(quantifier=Quantifier.ANY) if wanted and self.names(expr.variable):
                where, body = self.named(expr)
                return conj([self.told(where, True), self.told(body, True)])
            case Quantify(quantifier=Quantifier.ALL) if not wanted and self.names(expr.variable):
                where, body = self.named(expr)
                return disj([negate(self.told(where, True)), self.told(body, False)])
            case Quantify(quantifier=Quantifier.ANY | Quantifier.ALL) if not range_of(expr.variable, self.index):
                return TRUE if expr.quantifier is Quantifier.ALL else FALSE
        return expr

    def before(self, expr: Expr, wanted: bool) -> Expr:
        """The same of the state before, in which somebody else may be meant."""
        outer, self.past = self.past, True
        told = self.told(expr, wanted)
        self.past = outer
        return told

    def names(self, variable: Variable) -> bool:
        """Whether a parameter can stand for what a variable runs over."""
        return not isinstance(variable.type, BoolType) and bool(range_of(variable, self.index))

    def named(self, expr: Quantify) -> tuple[Expr, Expr]:
        """What a quantifier says of its variable, said of a new parameter."""
        kind = expr.variable.type
        kind = MemberType(kind.sort) if isinstance(kind, MemberType) else kind
        new = Variable(f"{expr.variable.name} ({len(self.made) + 1}, {kind})", kind)
        self.made.append(new)
        names: dict[str, Expr] = {expr.variable.name: new}
        return substitute(expr.where, names), substitute(expr.body, names)
