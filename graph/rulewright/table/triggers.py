"""The parts upon an act, found by the thing that they wait for it to be done with first."""

from __future__ import annotations

from collections.abc import Mapping
from types import EllipsisType

from rulewright.book.model import Part
from rulewright.language.expr import Expr, Literal
from rulewright.language.types import Value

First = Value | EllipsisType  # an ellipsis where it may be anything


def first_of(args: tuple[Expr, ...]) -> First:
    """What an act is done with first, as far as its arguments name it."""
    return args[0].value if args and isinstance(args[0], Literal) else ...


class Waiting:
    """Parts in the order of the book, by what they wait for; each question gets the same tuple again."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self._parts = parts
        self._places: dict[First, list[int]] = {}
        self._found: dict[First, tuple[Part, ...]] = {...: parts}
        for place, part in enumerate(parts):
            self._places.setdefault(first_of(part.anchor.args), []).append(place)

    def upon(self, first: First) -> tuple[Part, ...]:
        """The parts that may fit an act done with this first."""
        if first not in self._found:
            places = sorted([*self._places.get(first, ()), *self._places.get(..., ())])
            self._found[first] = tuple(self._parts[n] for n in places)
        return self._found[first]

    def changed(self, now: Mapping[str, Part | None]) -> Waiting:
        """The same with other parts in the place of those with these ids, or none."""
        return Changed(self, now)


class Changed(Waiting):
    """The parts that others have, but for some; they are looked through only when they are asked for."""

    def __init__(self, whole: Waiting, now: Mapping[str, Part | None]) -> None:
        super().__init__(())
        self._whole = whole
        self._now = now
        self._found = {}

    def upon(self, first: First) -> tuple[Part, ...]:
        """The parts that may fit an act done with this first."""
        if first not in self._found:
            parts = (self._now.get(p.id, p) for p in self._whole.upon(first))
            self._found[first] = tuple(p for p in parts if p is not None)
        return self._found[first]


NOTHING_WAITS = Waiting(())
