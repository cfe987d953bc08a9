"""Acts that set one another off: how far a chain of them is followed, and when there is no end to it.

A moment is played as the rules say, so that what comes round to the same act in the same state does so for ever. Where
no act of a chain does that it ends: cells have ranges. A chain that is too long to be followed is told as just that.
"""

from __future__ import annotations

import sys
from types import TracebackType

from rulewright.book.model import Part
from rulewright.language.expr import Literal
from rulewright.language.types import Value
from rulewright.play.ledger import Ledger
from rulewright.table.state import Cell
from rulewright.table.trace import ActLoop, LongChain

DEEP = 32  # acts upon one another from which on they are watched for one that comes round
DEEPEST = 5_000  # acts upon one another that are followed
MOST = 50_000  # acts of one moment that are followed
FRAMES = 10  # calls of this program for each act, or fewer


class Following:
    """One act of a chain while it is done; raises ActLoop if it has come round, LongChain if that is not known."""

    def __init__(
        self, ledger: Ledger, act: str, args: tuple[Value, ...], by: Part | None, settled: frozenset[Cell]
    ) -> None:
        self.ledger = ledger
        self.deep = ledger.depth >= DEEP
        if self.deep:
            who = by.id if by is not None else ""
            self.here = act, args, who, settled, tuple(ledger.state.cells()), frozenset(ledger.contested)
            if self.here in ledger.following:
                raise ActLoop(
                    f"'{said(ledger, act, args)}' leads back to itself with all as it was before; there is no end to it"
                )
        if ledger.depth >= DEEPEST or len(ledger.acts) > MOST:
            many = f"{DEEPEST} acts follow upon one another" if ledger.depth >= DEEPEST else f"{MOST} acts follow"
            raise LongChain(f"more than {many}, and whether they end is not known")

    def __enter__(self) -> None:
        if self.deep:
            self.ledger.following.add(self.here)
            self.limit = sys.getrecursionlimit()
            sys.setrecursionlimit(max(self.limit, FRAMES * DEEPEST))
        self.ledger.depth += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ledger.depth -= 1
        if self.deep:
            self.ledger.following.remove(self.here)
            sys.setrecursionlimit(self.limit)


def said(ledger: Ledger, act: str, args: tuple[Value, ...]) -> str:
    """An act that is done, in words of the book."""
    parameters = ledger.book.acts[act].parameters
    return ledger.book.phrases.say_act(act, tuple(Literal(a, v.type) for a, v in zip(args, parameters, strict=True)))
