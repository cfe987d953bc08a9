"""What playing a moment leaves behind: both states, who spoke, and everything that went wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.language.types import Value
from rulewright.table.scene import Claims, Contested, MissingInput
from rulewright.table.state import Cell, OutOfRange, State

Done = tuple[str, tuple[Value, ...]]  # an act and what it is done with


class ActLoop(Exception):
    """Acts set each other off without end."""


class LongChain(ActLoop):
    """More acts set each other off than are followed; whether there is an end to them is not known."""


@dataclass(frozen=True, slots=True)
class TraceLine:
    """One part: under which binding it fired, or in whose words it did not."""

    part: str
    clause: str
    binding: tuple[tuple[str, Value], ...] = ()
    fired: bool = True
    why: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """An act that was not done: by which clauses, or for which unmet requirement."""

    act: str
    what: Done
    clauses: tuple[str, ...] = ()
    requirement: str = ""

    def __str__(self) -> str:
        reason = ", ".join(self.clauses) or self.requirement
        return f"{self.act} is refused because of {reason}"


@dataclass(frozen=True, slots=True)
class Dispute:
    """An act that some clauses permit or do and others forbid, with no priority between them."""

    act: str
    what: Done
    does: tuple[str, ...]
    forbids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{', '.join(self.does)} against {', '.join(self.forbids)} about: {self.act}"


Stop = Contested | MissingInput | ActLoop | OutOfRange


@dataclass(frozen=True, slots=True)
class Trace:
    """The record of one moment."""

    before: State
    after: State
    lines: tuple[TraceLine, ...] = ()
    acts: tuple[Done, ...] = ()  # every act that was done, in order
    refused: Refusal | None = None
    contested: Mapping[Cell, Claims] = field(default_factory=dict)
    disputed: tuple[Dispute, ...] = ()
    unsettled: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()  # laws
    broken_keeps: tuple[str, ...] = ()  # parts
    missing: tuple[Cell, ...] = ()
    stopped: Stop | None = None
    cited: frozenset[str] = frozenset()  # clauses whose claims were read

    @property
    def fired(self) -> frozenset[str]:
        """The clauses that had a say in this moment."""
        return frozenset(line.clause for line in self.lines if line.fired) | self.cited

    @property
    def idle(self) -> bool:
        """Whether nothing was changed and nothing decided."""
        decided = self.refused or self.disputed or self.contested or self.unsettled or self.stopped
        return not decided and self.before == self.after and not any(line.fired for line in self.lines)
