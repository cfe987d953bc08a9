"""Parts that say the same in the same words, or would with other names for their variables: a form to compare by."""

from __future__ import annotations

from collections import Counter

from rulewright.book.model import Anchor, Book, ChangeCell, Claim, Keep, Outcome, Part, SetCell, expressions_of
from rulewright.language.expr import Expr, Variable, children, substitute
from rulewright.language.show import show
from rulewright.memo.per_book import for_a_part
from rulewright.table.state import in_one_order, orders

Form = tuple[object, ...]


@for_a_part
def form(book: Book, part: Part) -> Form:
    """Moment, conditions and outcomes of a part, its variables named by where they first stand."""
    names = _names(part)
    outcomes = frozenset(Counter(_outcome(o, names, book) for o in part.outcomes).items())  # what is said twice counts
    anchor = _anchor(part.anchor, names, book)
    kinds = tuple(sorted(str(v.type) for v in part.variables))
    life, conditions = (frozenset(_told(c.expr, names, book) for c in cs) for cs in (part.life, part.conditions))
    return (anchor, kinds, life, conditions, outcomes, part.remember, part.level)


def _names(part: Part) -> dict[str, Expr]:
    """The variables of a part by their turn: in its moment, its outcomes, its conditions, and last those left."""
    told = [*part.anchor.args, *(e for o in part.outcomes for e in expressions_of(o))]
    told += [c.expr for c in (*part.life, *part.conditions)]
    own = {v.name for v in part.variables}
    order = dict.fromkeys(v for e in told for v in _variables(e) if v.name in own) | dict.fromkeys(part.variables)
    return {v.name: Variable(f"_{i}", v.type) for i, v in enumerate(order)}


def _variables(expr: Expr) -> list[Variable]:
    """The variables in an expression, in reading order."""
    if isinstance(expr, Variable):
        return [expr]
    return [v for c in children(expr) for v in _variables(c)]


def _outcome(outcome: Outcome, names: dict[str, Expr], book: Book) -> Form:
    told = tuple(_told(e, names, book) for e in expressions_of(outcome))
    match outcome:
        case SetCell(field=name, args=args) | ChangeCell(field=name, args=args) | Claim(field=name, args=args):
            cell = min(orders(book.fields[name], told[: len(args)]))
            return (type(outcome).__name__, name, cell, told[len(args) :])
        case Keep(timeless=timeless):
            return ("Keep", timeless, told)
        case _:
            return (type(outcome).__name__, outcome.act, str(getattr(outcome, "kind", "")), told)


def _anchor(anchor: Anchor, names: dict[str, Expr], book: Book) -> Form:
    moment = (anchor.kind, anchor.step, anchor.edge, anchor.act, anchor.instead)
    return (*moment, tuple(_told(a, names, book) for a in anchor.args))


def _told(expr: Expr, names: dict[str, Expr], book: Book) -> str:
    return show(in_one_order(substitute(expr, names), book))
