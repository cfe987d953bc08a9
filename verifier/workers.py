"""Who does the units of a run: this process, several local ones, or the workers of a Dask cluster."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from rules.errors import BookError, Position, Problem
from verifier.units import Case

R = TypeVar("R")
PATIENCE = 0.6  # seconds of work that are not worth a process
Call = tuple[int, tuple[Any, ...]]  # the number of the case, and the further arguments


class Work(Protocol):
    """Does calls of one unit on cases; the answers come in the order of the calls."""

    def __call__(self, unit: Callable[..., R], calls: Sequence[Call]) -> Iterator[R]: ...


def here(cases: Sequence[Case]) -> Work:
    """All in this process, each call when its answer is wanted."""

    def work(unit: Callable[..., R], calls: Sequence[Call]) -> Iterator[R]:
        return (unit(cases[number], *arguments) for number, arguments in calls)

    return work


@contextmanager
def processes(cases: Sequence[Case], jobs: int) -> Iterator[Work]:
    """Several processes, each with all cases; where it can be done they share the memory of this one."""
    method = "fork" if sys.platform == "linux" else "spawn"
    os.environ["PYTHONSAFEPATH"] = (
        "yes"  # a process that is spawned does not begin with what lies in the current folder
    )
    with ProcessPoolExecutor(jobs, get_context(method), _begin, (list(cases),)) as pool:

        def work(unit: Callable[..., R], calls: Sequence[Call]) -> Iterator[R]:
            """The first calls are done here: where they are all, no process is begun for them."""
            begun, left = time.process_time(), deque(calls)
            while left and time.process_time() - begun < PATIENCE:
                number, arguments = left.popleft()
                yield unit(cases[number], *arguments)
            waiting = [pool.submit(_do, unit, number, arguments) for number, arguments in left]
            for future in waiting:
                yield future.result()

        try:
            yield work
        except BrokenProcessPool as error:
            pool.shutdown(wait=False, cancel_futures=True)
            raise _failed("a process that was checking was ended from outside", "Try --jobs 1.") from error
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_CASES: list[Case] = []


def _begin(cases: list[Case]) -> None:
    """In a new process: take the cases, each with a connection of its own to what earlier runs kept."""
    _CASES[:] = [replace(case, memory=copy(case.memory)) for case in cases]


def _do(unit: Callable[..., R], number: int, arguments: tuple[Any, ...]) -> R:
    return unit(_CASES[number], *arguments)


@contextmanager
def cluster(cases: Sequence[Case], address: str) -> Iterator[Work]:
    """The workers of a Dask cluster, to which each case is sent once; what earlier runs kept stays here.

    Dask sends Python objects in both directions, so whoever runs the cluster can do here what this user can.
    """
    try:
        import distributed
    except ImportError as error:
        raise _failed("Dask is not installed", "pip install 'rulewright[distributed]'") from error
    begin: Any = distributed.Client  # it has no types
    try:
        asyncio.run(_greet(distributed, address))  # a client that cannot begin does not end in silence
        client = begin(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError, MemoryError) as error:  # the last where something else answers
        reason = str(error) or "what answers there is none"
        raise _failed(f"there is no Dask scheduler at {address}: {reason}", "Write HOST:PORT of one.") from error
    with client:
        sent = [client.scatter(replace(case, memory=None), hash=False) for case in cases]

        def work(unit: Callable[..., R], calls: Sequence[Call]) -> Iterator[R]:
            waiting = [client.submit(unit, sent[number], *arguments, pure=False) for number, arguments in calls]
            return (future.result() for future in waiting)

        yield work


async def _greet(distributed: Any, address: str) -> None:
    """Connect with a scheduler, and take leave."""
    comm = await distributed.comm.connect(address, timeout=10)
    await comm.close()


def _failed(message: str, hint: str = "") -> BookError:
    return BookError([Problem(Position("command line"), message, hint)])
