"""All minimal sets of things that cannot hold together, by the MARCO method.

Liffiton, Previti, Malik and Marques-Silva, Fast, flexible MUS enumeration, Constraints 21 (2016). Sets that
are not explored yet are found on a map of what is known: nothing above a conflict, nothing below a set
that holds. A largest such set is shrunk to a minimal conflict or marks all below it as explored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rulewright.story.unroll import TooLarge

Numbers = frozenset[int]


def minimal_conflicts(
    count: int, holds: Callable[[Numbers], bool], known: Iterable[Numbers] = (), most: int = 1000
) -> Iterator[Numbers]:
    """The minimal sets of 0..count-1 that do not hold together, beside those known; the same order in every run.

    Raises TooLarge where more largest sets than so many would have to be looked at.
    """
    conflicts, explored = list(known), list[Numbers]()
    for _ in range(most):
        seed = unexplored(count, conflicts, explored)
        if seed is None:
            return
        if holds(seed):
            explored.append(seed)
            continue
        found = shrunk(seed, holds)
        conflicts.append(found)
        yield found
    if unexplored(count, conflicts, explored) is not None:
        raise TooLarge(f"more than {most} sets of what hangs together would have to be looked at")


def shrunk(seed: Numbers, holds: Callable[[Numbers], bool]) -> Numbers:
    """A minimal conflict within one."""
    for number in sorted(seed):
        if not holds(seed - {number}):
            seed -= {number}
    return seed


def unexplored(count: int, conflicts: list[Numbers], explored: list[Numbers]) -> Numbers | None:
    """A largest set that contains no conflict and lies in no explored set, or None."""
    outside = [frozenset(range(count)) - one for one in explored]
    seed = _hitting(outside, conflicts, frozenset())
    if seed is None:
        return None
    for number in range(count):
        if not _contains(seed | {number}, conflicts):
            seed |= {number}
    return seed


def _hitting(outside: list[Numbers], conflicts: list[Numbers], chosen: Numbers) -> Numbers | None:
    """A set with a member outside each explored set and no conflict in it."""
    missed = next((o for o in outside if o.isdisjoint(chosen)), None)
    if missed is None:
        return chosen
    for number in sorted(missed):
        if not _contains(chosen | {number}, conflicts):
            found = _hitting(outside, conflicts, chosen | {number})
            if found is not None:
                return found
    return None


def _contains(chosen: Numbers, conflicts: list[Numbers]) -> bool:
    return any(one <= chosen for one in conflicts)
