"""Written conditions in words: what is made of several is told as one, and reads in one way only."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
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
Opposite = Callable[[str], str | None]  # what the book says where a text, which denies something, is not so


def none(text: str) -> None:
    """No words for the opposite of a text."""


def in_words(item: object, opposite: Opposite = none) -> str:
    """A written condition in words."""
    return words(told(item, opposite))


def all_in_words(items: Iterable[object]) -> str:
    """Written conditions of which each holds, in words."""
    return words(joined(Way.ALL, (told(item) for item in items)))


def told(item: object, opposite: Opposite = none) -> Told:
    """A written condition, taken apart."""
    match item:
        case All(all=inner):
            return joined(Way.ALL, (told(i, opposite) for i in inner))
        case Any_(any=inner):
            return joined(Way.ANY, (told(i, opposite) for i in inner))
        case Not(not_=inner):
            return denied(joined(Way.ALL, (told(i, opposite) for i in inner)), opposite)
    return str(item)


def joined(way: Way, parts: Iterable[Told]) -> Told:
    """Several conditions in one row, with those that are joined in the same way."""
    row = tuple(p for part in parts for p in (part.parts if isinstance(part, Joined) and part.way is way else (part,)))
    return row[0] if len(row) == 1 else Joined(way, row)


def denied(part: Told, opposite: Opposite = none) -> Told:
    """That a condition does not hold."""
    if isinstance(part, str):
        return opposite(part) or Joined(Way.NOT, (part,))
    if part.way is Way.NOT:
        return part.parts[0]
    turned = [said for p in part.parts if isinstance(p, str) and (said := opposite(p)) is not None]
    other = Way.ANY if part.way is Way.ALL else Way.ALL
    return Joined(other, tuple(turned)) if len(turned) == len(part.parts) else Joined(Way.NOT, (part,))


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
