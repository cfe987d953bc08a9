"""Conditions decided without a solver: a conjunction of cells compared with values is a box.

Each cell keeps the set of values that every atom allows it; an empty set settles the question at once.
"""

from __future__ import annotations

from rulewright.book.model import Book, FieldKind
from rulewright.language.expr import Apply, Expr, Literal, Operator, Read, Variable
from rulewright.language.types import BOOL, BoolType, IntType, MemberType, Value
from rulewright.story import effort
from rulewright.story.facts import closed_values, held
from rulewright.story.unroll import values_of


def quick(expr: Expr, book: Book) -> bool | None:
    """Whether a condition can hold, laws aside; None where that is not plain."""
    boxes: dict[Expr, set[Value]] = {}
    plain = True
    for atom in _conjuncts(expr):
        found = _allowed(atom, book)
        if found is None:
            plain = False
            continue
        place, values = found
        boxes[place] = boxes[place] & values if place in boxes else values
        if not boxes[place]:
            return False
    return True if plain and all(_alone(place, book) for place in boxes) else None


def _conjuncts(expr: Expr) -> list[Expr]:
    if isinstance(expr, Apply) and expr.operator is Operator.AND:
        return [c for a in expr.args for c in _conjuncts(a)]
    return [expr]


def _allowed(atom: Expr, book: Book) -> tuple[Expr, set[Value]] | None:
    """The cell or variable of an atom and the values with which the atom holds."""
    match atom:
        case Literal(value=value):
            return Literal(True, BOOL), {True} if value else set()
        case Apply(Operator.NOT, (inner,)):
            found = _allowed(inner, book)
            return None if found is None else (found[0], _range(found[0], book) - found[1])
        case Read() | Variable() if isinstance(atom.type, BoolType) and _narrow(atom):
            return atom, {v for v in _range(atom, book) if v is True}
        case Apply(Operator.EQ, (place, Literal(value=value))) | Apply(Operator.EQ, (Literal(value=value), place)):
            return (place, {v for v in _range(place, book) if v == value}) if _narrow(place) else None
        case Apply(Operator.LE | Operator.LT as operator, (place, Literal(value=int(limit)))) if _narrow(place):
            top = limit - (operator is Operator.LT)
            return place, {v for v in _range(place, book) if isinstance(v, int) and v <= top}
        case Apply(Operator.LE | Operator.LT as operator, (Literal(value=int(limit)), place)) if _narrow(place):
            low = limit + (operator is Operator.LT)
            return place, {v for v in _range(place, book) if isinstance(v, int) and v >= low}
        case _:
            return None


def _narrow(place: Expr) -> bool:
    """Whether the values of a cell or variable can be listed; a read at nobody would show its start."""
    if isinstance(place.type, IntType) and place.type.high - place.type.low > effort.BOX_WIDTH:
        return False
    if isinstance(place, Read):
        return all(not (isinstance(a.type, MemberType) and a.type.optional) for a in place.args)
    return isinstance(place, Variable) or (isinstance(place, Apply) and isinstance(place.type, IntType))


def _range(place: Expr, book: Book) -> set[Value]:
    match place:
        case Read(field=name, args=args):
            spec = book.fields[name]
            if all(isinstance(a, Literal) for a in args):
                cell = tuple(a.value for a in args if isinstance(a, Literal))
                start = spec.start_at(cell)
                number = isinstance(start, int) and not isinstance(start, bool)
                return set(held(book, spec, cell)) | (set() if number else {start})
            if spec.kind is FieldKind.CONSTANT:
                return {spec.start, *spec.starts.values()}
            return set(closed_values(book, spec, None) or values_of(spec.type, book))
        case Literal():
            return {True}
        case _:
            return set(values_of(place.type, book))


def _alone(place: Expr, book: Book) -> bool:
    """Whether nothing else in the question can be the same cell."""
    match place:
        case Read(field=name, args=args):
            return all(isinstance(a, Literal) for a in args) and not book.fields[name].symmetric
        case _:
            return isinstance(place, Literal)
