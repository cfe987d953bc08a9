"""Written conditions in words: what is made of several is told as one, and reads in one way only."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from rulewright.files.schema import All, Any_, Not

JOINTS = re.compile(r"(\(|\)|\b(?:not|not both|not all of|none of): |; | or | and )")  # what stands between conditions


class Way(Enum):
    """How a condition is made of others."""

    ALL = " and "
    ANY = " or "
    NOT = "not: "


@dataclass(frozen=True, slots=True)
class Joined:
    """A condition that is made of others, as few as say it: one alone is not joined, nor is a denial denied."""

    way: Way
    parts: tuple[Told, ...]


Told = str | Joined


def in_words(item: object) -> str:
    """A written condition in words."""
    return words(told(item))


def all_in_words(items: Iterable[object]) -> str:
    """Written conditions of which each holds, in words."""
    return words(joined(Way.ALL, map(told, items)))


def unmet_in_words(items: Iterable[object]) -> str:
    """Written conditions that do not all hold, in words."""
    return words(denied(joined(Way.ALL, map(told, items))))


def told(item: object) -> Told:
    """A written condition, taken apart."""
    match item:
        case All(all=inner):
            return joined(Way.ALL, map(told, inner))
        case Any_(any=inner):
            return joined(Way.ANY, map(told, inner))
        case Not(not_=inner):
            return denied(joined(Way.ALL, map(told, inner)))
    return str(item)


def joined(way: Way, parts: Iterable[Told]) -> Told:
    """Several conditions in one row, with those that are joined in the same way."""
    row = tuple(p for part in parts for p in (part.parts if isinstance(part, Joined) and part.way is way else (part,)))
    return row[0] if len(row) == 1 else Joined(way, row)


def denied(part: Told) -> Told:
    """That a condition does not hold."""
    return part.parts[0] if isinstance(part, Joined) and part.way is Way.NOT else Joined(Way.NOT, (part,))


def words(part: Told) -> str:
    """A condition in words."""
    match part:
        case str():
            return part
        case Joined(Way.NOT, (Joined(Way.ANY, parts),)):
            return f"none of: {'; '.join(map(inside, parts))}"
        case Joined(Way.NOT, (Joined(Way.ALL, (one, other)),)):
            return f"not both: {inside(one)} and {inside(other)}"
        case Joined(Way.NOT, (Joined(Way.ALL, parts),)):
            return f"not all of: {'; '.join(map(inside, parts))}"
        case Joined(Way.NOT, (one,)):
            return f"not: {words(one)}"
        case Joined(way, parts):
            return way.value.join(map(inside, parts))


def inside(part: Told) -> str:
    """A condition among others, in brackets if it is made of some itself."""
    return part if isinstance(part, str) else f"({words(part)})"
