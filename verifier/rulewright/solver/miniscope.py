"""Quantifiers pushed inwards, and dropped where an equation says who is meant.

That somebody is the owner of Bohemia and at war is that the owner of Bohemia is at war: the one-point rule
of first-order logic. What is left of a condition is the same condition; it only takes fewer members to write
it out. Where an equation stands in every branch of a choice, each branch is told by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulewright.language.expr import (
    FALSE,
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
    choose,
    conj,
    disj,
    equal,
    free_variables,
    negate,
    number,
    parts_of,
    rebuild,
    substitute,
)
from rulewright.language.types import BOOL, BoolType, IntType, MemberType
from rulewright.story import effort
from rulewright.story.matching import apart_from, renamed
from rulewright.table.index import Index, range_of


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which a condition says who is meant: that one, where the rest holds of somebody."""

    meant: Expr
    somebody: tuple[Variable, ...] = ()
    rest: Expr = TRUE

    def clear_of(self, others: list[Expr]) -> Way:
        """The same way with names for somebody that are free in none of some other conditions."""
        own = {v.name for v in self.somebody}
        free = {v.name for e in (self.meant, self.rest) for v in free_variables(e)} - own
        names = apart_from(others, tuple(dict.fromkeys(self.somebody)), free)
        meant, rest = (substitute(e, names) for e in (self.meant, self.rest))
        return Way(meant, renamed(self.somebody, names), rest) if names else self


def miniscoped(expr: Expr, index: Index) -> Expr:
    """A condition that holds just where the given one does, with fewer and narrower quantifiers."""
    return Miniscoper(index).told(expr)


@dataclass
class Miniscoper:
    """Rewrites expressions of one book; what was rewritten once is kept."""

    index: Index
    done: dict[int, Expr] = field(default_factory=dict)  # by the identity of an expression that is shared
    known: dict[tuple[Expr, Variable], tuple[Way, ...]] = field(default_factory=dict)
    kinds: dict[Expr, Expr] = field(default_factory=dict)  # of expressions that say the same one
    seen: dict[int, tuple[Expr, Expr]] = field(default_factory=dict)  # by identity, so that it is kept too

    def told(self, expr: Expr) -> Expr:
        """The expression with its quantifiers as far inside as they go."""
        expr = self.shared(expr)
        found = self.done.get(id(expr))
        if found is None:
            found = self.done[id(expr)] = self.shared(self._told(expr))
        return found

    def shared(self, expr: Expr) -> Expr:
        """The expression with one object for all that says the same in it: such are alike where they are identical.

        Trees whose parts are other objects are compared part by part, which in all adds up to a square.
        """
        known = self.seen.get(id(expr))
        if known is None:
            found = rebuild(expr, self.shared)
            known = self.seen[id(expr)] = expr, self.kinds.setdefault(found, found)
        return known[1]

    def _told(self, expr: Expr) -> Expr:
        match expr:
            case Literal() | Variable():
                return expr
            case Quantify(quantifier=Quantifier.ANY, variable=variable, where=where, body=body):
                return self.some(variable, conj([self.told(where), self.told(body)]))
            case Quantify(quantifier=Quantifier.ALL, variable=variable, where=where, body=body):
                return negate(self.some(variable, conj([self.told(where), negate(self.told(body))])))
            case Quantify():
                return self.gathered(expr)
            case Apply(operator=operator, args=args):
                return folded(expr, operator, tuple([self.told(a) for a in args]))
            case _:
                return rebuild(expr, self.told)

    def some(self, variable: Variable, body: Expr) -> Expr:
        """That some value of a variable makes a condition true."""
        if not range_of(variable, self.index):
            return FALSE
        alternatives = branches(body) if is_or(body) else (body,)
        return disj([self._some(variable, one) for one in alternatives])

    def _some(self, variable: Variable, body: Expr) -> Expr:
        outside = [c for c in conjuncts(body) if variable not in free_variables(c)]
        inside = [c for c in conjuncts(body) if variable in free_variables(c)]
        if not inside:
            return body
        found = [(w, c) for c in inside if (w := self.ways(c, variable)) and may_stand(w, variable, inside)]
        if isinstance(variable.type, BoolType) or not found:
            return conj([*outside, Quantify(Quantifier.ANY, variable, TRUE, conj(inside), BOOL)])
        fewest, told = min(found, key=lambda f: len(f[0]))
        others = [c for c in inside if c is not told]
        return conj([*outside, disj([self.taken(variable, way, others) for way in fewest])])

    def taken(self, variable: Variable, way: Way, others: list[Expr]) -> Expr:
        """That conditions hold of the one who is meant in one way."""
        way = way.clear_of(others)
        told = self.told(substitute(conj([way.rest, *others]), {variable.name: way.meant}))
        told = conj([self.belongs(way.meant, variable), told])
        for one in way.somebody:
            told = self.some(one, told)
        return told

    def ways(self, expr: Expr, variable: Variable) -> tuple[Way, ...]:
        """In how many ways a condition says who a variable is; none if it does not in each of its cases."""
        key = (expr, variable)
        if key not in self.known:
            self.known[key] = self._ways(expr, variable) if variable in free_variables(expr) else ()
        return self.known[key]

    def _ways(self, expr: Expr, variable: Variable) -> tuple[Way, ...]:
        meant = who(expr, variable)
        if meant is not None:
            return (Way(meant),)
        match expr:
            case Quantify(quantifier=Quantifier.ANY, variable=inner, where=where, body=body):
                found = self._among(conjuncts(conj([where, body])), variable)
                return tuple([replace(w, somebody=(inner, *w.somebody)) for w in found])
        parts = conjuncts(expr)
        if len(parts) > 1:
            return self._among(parts, variable)
        cases = [c for c in branches(expr, variable) if c != FALSE]
        if len(cases) < 2:
            return ()
        each = [self.ways(c, variable) for c in cases]
        few = all(each) and sum(map(len, each)) <= effort.MINISCOPE_WAYS
        return tuple([w for found in each for w in found]) if few else ()

    def _among(self, parts: tuple[Expr, ...], variable: Variable) -> tuple[Way, ...]:
        """The ways of the one of several conditions that says it in the fewest."""
        found = [(w, c) for c in parts if (w := self.ways(c, variable))]
        if not found:
            return ()
        fewest, told = min(found, key=lambda f: len(f[0]))
        others = [c for c in parts if c is not told]
        clear = [w.clear_of(others) for w in fewest]
        return tuple([replace(w, rest=conj([w.rest, *others])) for w in clear])

    def belongs(self, meant: Expr, variable: Variable) -> Expr:
        """That a term has a value which the variable takes."""
        if isinstance(meant, Literal):
            return TRUE if meant.value in range_of(variable, self.index) else FALSE
        match meant.type, variable.type:
            case MemberType(sort, True), _:
                return negate(equal(meant, Literal(None, MemberType(sort, True))))
            case IntType(low, high), IntType(least, most):
                under = [] if least <= low else [Apply(Operator.LE, (number(least), meant), BOOL)]
                over = [] if high <= most else [Apply(Operator.LE, (meant, number(most)), BOOL)]
                return conj([*under, *over])
        return TRUE

    def gathered(self, expr: Quantify) -> Expr:
        """A count, a sum, a least or greatest number, or the one who fits: plain where only one can fit."""
        variable, where, body = expr.variable, self.told(expr.where), self.told(expr.body)
        if expr.quantifier is Quantifier.SUM and body == number(0):
            return body
        fitting, given = counting(where, body) if expr.quantifier is Quantifier.SUM else (where, body)
        for one in conjuncts(fitting):
            meant = who(one, variable)
            if meant is not None and may_stand((Way(meant),), variable, [where, body]):
                names: dict[str, Expr] = {variable.name: meant}
                rest = conj([c for c in conjuncts(fitting) if c is not one])
                fits = conj([self.belongs(meant, variable), self.told(substitute(rest, names))])
                return only(expr, fits, meant, self.told(substitute(given, names)))
        return expr if where is expr.where and body is expr.body else replace(expr, where=where, body=body)


def counting(where: Expr, body: Expr) -> tuple[Expr, Expr]:
    """Over whom a sum goes, and what is added for each: those for whom it is nothing are left out."""
    match body:
        case Apply(Operator.IF, (condition, then, Literal(value=0))):
            return conj([where, condition]), then
    return where, body


def only(expr: Quantify, fits: Expr, meant: Expr, told: Expr) -> Expr:
    """What is gathered over one member, if it fits."""
    match expr.quantifier:
        case Quantifier.COUNT:
            return choose(conj([fits, told]), number(1), number(0))
        case Quantifier.SUM:
            return choose(fits, told, number(0))
        case Quantifier.THE:
            return choose(conj([fits, told]), meant, Literal(None, expr.type))
        case _:
            return choose(fits, told, number(expr.default))


def who(condition: Expr, variable: Variable) -> Expr | None:
    """What an equation says that a variable is, told without it."""
    match condition:
        case Apply(Operator.EQ, (left, right)) if left == variable and variable not in free_variables(right):
            return right
        case Apply(Operator.EQ, (left, right)) if right == variable and variable not in free_variables(left):
            return left
    return None


def may_stand(ways: tuple[Way, ...], variable: Variable, about: list[Expr]) -> bool:
    """Whether terms may stand for a variable: below a look back they would be read of another state."""
    return not (any(reads(w.meant) for w in ways) and any(looked_back(c, variable) for c in about))


def reads(expr: Expr) -> bool:
    """Whether the value of a term depends on the state."""
    return any(isinstance(e, Read | Connected) for e in parts_of(expr))


def looked_back(expr: Expr, variable: Variable) -> bool:
    """Whether a variable stands below a look back."""
    return any(isinstance(e, Was) and variable in free_variables(e) for e in parts_of(expr))


def is_or(expr: Expr) -> bool:
    """Whether a condition is met where one of several is."""
    match expr:
        case Apply(operator=Operator.OR) | Apply(Operator.NOT, (Apply(operator=Operator.AND),)):
            return True
    return False


def conjuncts(expr: Expr) -> tuple[Expr, ...]:
    """The conditions that have to hold together for one to hold."""
    match expr:
        case Apply(Operator.AND, args):
            return args
        case Apply(Operator.NOT, (Apply(Operator.OR, args),)):
            return tuple([negate(a) for a in args])
    return (expr,)


def branches(expr: Expr, variable: Variable | None = None) -> tuple[Expr, ...]:
    """The conditions of which one has to hold for one to hold."""
    match expr:
        case Apply(Operator.OR, args):
            return args
        case Apply(Operator.NOT, (Apply(Operator.AND, args),)):
            return tuple([negate(a) for a in args])
        case Apply(Operator.IF, (condition, then, otherwise)):
            return conj([condition, then]), conj([negate(condition), otherwise])
        case Apply(Operator.NOT, (Apply(Operator.IF, (condition, then, otherwise)),)):
            return conj([condition, negate(then)]), conj([negate(condition), negate(otherwise)])
        case Apply(Operator.EQ, (Apply(Operator.IF, (condition, then, otherwise)) as choice, other)) | Apply(
            Operator.EQ, (other, Apply(Operator.IF, (condition, then, otherwise)) as choice)
        ) if variable is not None and variable in free_variables(choice):
            return conj([condition, equal(then, other)]), conj([negate(condition), equal(otherwise, other)])
    return (expr,)


def folded(expr: Apply, operator: Operator, args: tuple[Expr, ...]) -> Expr:
    """An operator on arguments of which some may be known."""
    match operator:
        case Operator.AND:
            return conj(args)
        case Operator.OR:
            return disj(args)
        case Operator.NOT:
            return negate(args[0])
        case Operator.EQ:
            return equal(*args)
        case Operator.IF:
            return choose(*args)
        case _:
            return expr if all(a is b for a, b in zip(args, expr.args, strict=True)) else replace(expr, args=args)
