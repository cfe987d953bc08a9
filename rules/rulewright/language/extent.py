"""How large an expression is, measured before its names are written out, so that nothing vast is ever built."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.language.expr import Expr, Variable, children

MAX_EXTENT = 20_000
MAX_LEVELS = 100
NO_SIZES: Mapping[str, tuple[int, int]] = {}


def extent(expr: Expr, sizes: Mapping[str, tuple[int, int]] = NO_SIZES) -> tuple[int, int]:
    """How many parts an expression has and how deeply it is nested, given the extents of what replaces its variables.

    An expression that has more than the allowed number of parts is not looked at any further.
    """
    total = deepest = 0
    waiting = [(expr, 1)]
    while waiting and total <= MAX_EXTENT:
        node, depth = waiting.pop()
        size, more = sizes.get(node.name, (1, 0)) if isinstance(node, Variable) else (1, 0)
        total, deepest = total + size, max(deepest, depth + more)
        waiting.extend((child, depth + 1) for child in children(node))
    return total, deepest
