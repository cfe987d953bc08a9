"""Pages of the site made side by side: copies of the process that builds it make some of them and hand over the rest.

A copy is made by forking, after everything is read and before the first page is; where that cannot be done
one process makes all pages.
"""

from __future__ import annotations

import logging
import os
import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.site.page_store import Made

JOBS = "RULEWRIGHT_SITE_JOBS"
FEWEST = 20  # pages that are worth another process


@dataclass
class Shares:
    """Which pages other processes make, as one of them sees it; ``mine`` are those of a copy, which makes no others."""

    others: frozenset[str] = frozenset()
    mine: frozenset[str] | None = None
    copies: list[tuple[int, int]] = field(default_factory=list)  # a process and the pipe from it
    pipe: int = -1  # from a copy
    warned: Warned | None = None

    def elsewhere(self, name: str) -> bool:
        """Whether another process makes a page."""
        return name in self.others if self.mine is None else name not in self.mine

    def hand_over(self, made: Mapping[str, Made]) -> None:
        """In a copy: tell what was made and warned of, and end."""
        assert self.warned is not None
        with os.fdopen(self.pipe, "wb") as pipe:
            pickle.dump((dict(made), self.warned.messages), pipe)
        os._exit(0)

    def gathered(self) -> tuple[dict[str, Made], list[str]]:
        """What the copies made, and what they warn of; waits for them."""
        made: dict[str, Made] = {}
        warnings: list[str] = []
        for process, pipe in self.copies:
            with os.fdopen(pipe, "rb") as told:
                said = told.read()
            os.waitpid(process, 0)
            if not said:
                warnings.append("a process that made a part of the pages has failed")
                continue
            theirs, warned = pickle.loads(said)  # what a copy of this process wrote
            made |= theirs
            warnings += warned
        self.copies = []
        return made, warnings


class Warned(logging.Handler):
    """Keeps the warnings of a copy, which tells them at the end."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.messages.append(record.getMessage())


def jobs() -> int:
    """How many processes may make pages."""
    return int(os.environ.get(JOBS, "1")) if hasattr(os, "fork") else 1


def shared(sizes: Mapping[str, int]) -> Shares:
    """The shares of this process in pages of these sizes; in a copy, which is made here, its own."""
    many = min(jobs(), len(sizes) // FEWEST)
    parts = dealt(sizes, many)
    whole = Shares(frozenset().union(*parts[1:]))
    for part in parts[1:]:
        theirs, ours = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(theirs)
            warned = Warned()
            logging.getLogger("mkdocs").handlers[:] = [warned]
            return Shares(mine=part, pipe=ours, warned=warned)
        os.close(ours)
        whole.copies.append((process, theirs))
    return whole


def dealt(sizes: Mapping[str, int], many: int) -> list[frozenset[str]]:
    """Names in so many groups of about one size."""
    groups: list[list[str]] = [[] for _ in range(many)]
    for name in sorted(sizes, key=lambda n: (-sizes[n], n)):
        min(groups, key=lambda group: sum(sizes[n] for n in group), default=[]).append(name)
    return [frozenset(group) for group in groups]
