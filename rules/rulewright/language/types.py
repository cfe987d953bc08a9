"""The three types of the language: truth values, bounded whole numbers, members of a sort."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoolType:
    """A truth value."""

    def __str__(self) -> str:
        return "bool"


@dataclass(frozen=True, slots=True)
class IntType:
    """A whole number between two bounds, both included."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"{self.low}..{self.high}"


@dataclass(frozen=True, slots=True)
class MemberType:
    """A member of a sort; with ``optional``, or nobody."""

    sort: str
    optional: bool = False

    def __str__(self) -> str:
        return self.sort + ("?" if self.optional else "")


Type = BoolType | IntType | MemberType
Value = bool | int | str | None
BOOL = BoolType()
UNREAD = MemberType("")  # of a name whose meaning cannot be read


def fits(value: Value, wanted: Type, members: dict[str, tuple[str, ...]]) -> bool:
    """Whether a value belongs to a type, given the members of each sort."""
    match wanted:
        case BoolType():
            return isinstance(value, bool)
        case IntType(low, high):
            return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        case MemberType(sort, optional):
            return (optional and value is None) or (isinstance(value, str) and value in members[sort])
