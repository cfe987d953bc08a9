"""A region of truth assignments in the fewest boxes, each box fixing some of the atoms and leaving the others open.

The boxes are prime implicants, and the fewest that cover the region are chosen, after Quine (1952, "The problem of
simplifying truth functions") and McCluskey (1956). What can never be belongs to any box that it helps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.language.expr import Apply, Expr, Literal, Operator

Point = tuple[bool, ...]  # whether each atom holds
Cube = tuple[bool | None, ...]  # for each atom how it has to be, or None


def meets(expr: Expr, point: Mapping[Expr, bool]) -> bool:
    """Whether a condition holds where its atoms hold and fail as given."""
    if expr in point:
        return point[expr]
    match expr:
        case Literal(value=value):
            return bool(value)
        case Apply(Operator.NOT, (inner,)):
            return not meets(inner, point)
        case Apply(Operator.AND, args):
            return all(meets(a, point) for a in args)
        case Apply(Operator.OR, args):
            return any(meets(a, point) for a in args)
    raise KeyError(f"{expr} is made of other things than these")


def fewest(inside: Sequence[Point], outside: Sequence[Point]) -> tuple[Cube, ...]:
    """The fewest cubes that hold every inside point and no outside one; wider ones are tried first."""
    primes = sorted({c for p in inside for c in primes_at(p, outside)}, key=_order)
    holding = {p: [c for c in primes if contains(c, p)] for p in inside}
    for count in range(len(inside) + 1):
        chosen = _cover(holding, tuple(inside), count)
        if chosen is not None:
            return tuple(sorted(chosen, key=_order))
    return ()


def primes_at(point: Point, outside: Sequence[Point]) -> list[Cube]:
    """The widest cubes that hold a point and no outside one."""
    kept: set[frozenset[int]] = {frozenset()}
    for other in outside:
        apart = [i for i, (a, b) in enumerate(zip(point, other, strict=True)) if a is not b]
        hit = {k for k in kept if not k.isdisjoint(apart)}
        longer = {k | {i} for k in kept - hit for i in apart}
        kept = hit | {k for k in longer if not any(h < k for h in hit | longer)}
    return [tuple(holds if i in k else None for i, holds in enumerate(point)) for k in kept]


def contains(cube: Cube, point: Point) -> bool:
    """Whether a point lies in a cube."""
    return all(side is None or side is holds for side, holds in zip(cube, point, strict=True))


def _cover(holding: Mapping[Point, list[Cube]], left: tuple[Point, ...], count: int) -> tuple[Cube, ...] | None:
    """A choice of at most so many cubes that hold the points that are left."""
    if not left or not count:
        return None if left else ()
    hardest = min(left, key=lambda p: len(holding[p]))
    for cube in holding[hardest]:
        rest = _cover(holding, tuple(p for p in left if not contains(cube, p)), count - 1)
        if rest is not None:
            return (cube, *rest)
    return None


def _order(cube: Cube) -> tuple[int, tuple[int, ...]]:
    """Few literals first, then by the atoms in order."""
    return sum(side is not None for side in cube), tuple(2 if side is None else 1 - side for side in cube)
