"""The book-keeping of a moment that is being played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.book.model import Act, Anchor, AnchorKind, Book, Part
from rulewright.language.types import Value
from rulewright.play.landing import Write
from rulewright.table.index import Index
from rulewright.table.scene import Binding, Claims, Scene
from rulewright.table.state import Cell, State
from rulewright.table.trace import Dispute, Done, Refusal, TraceLine


@dataclass
class Ledger:
    """What has happened so far in the moment being played."""

    book: Book
    index: Index
    state: State
    inputs: Mapping[Cell, Value]
    lines: list[TraceLine] = field(default_factory=list)
    acts: list[Done] = field(default_factory=list)
    refused: Refusal | None = None
    contested: dict[Cell, Claims] = field(default_factory=dict)
    disputed: list[Dispute] = field(default_factory=list)
    unsettled: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    broken_keeps: list[str] = field(default_factory=list)
    log: list[Write] = field(default_factory=list)  # what landed so far in the section that speaks
    written: set[str] = field(default_factory=set)
    cited: set[str] = field(default_factory=set)
    depth: int = 0  # acts that are being done upon one another
    following: set[object] = field(default_factory=set)  # of the deepest of them, in which state each began

    def scene(self, before: State) -> Scene:
        """The table as it is now."""
        return Scene(self.book, self.state.copy(), before, self.inputs, dict(self.contested), self.cited)


@dataclass(frozen=True, slots=True)
class Moment:
    """What the parts of one moment share: the state before it, and the act that it is, if any."""

    began: Scene
    args: tuple[Value, ...] | None = None

    @property
    def before(self) -> State:
        """The state before the moment."""
        return self.began.state


def as_part(act: Act) -> Part:
    return Part(act.name, act.name, Anchor(AnchorKind.ACT, act=act.name), act.parameters, outcomes=act.outcomes)


def named(act: Act, moment: Moment) -> Binding:
    return act.binding(moment.args or ())
