"""Who does the units of a run: this process, several local ones, or the workers of a Dask cluster."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from multiprocessing import active_children, get_context, parent_process
from threading import Lock, Thread
from typing import Any, Protocol, TypeVar

from rulewright.language.errors import BookError, Position, Problem
from rulewright.run.units import Case

R = TypeVar("R")
PATIENCE = 0.6  # seconds of work that are not worth a process
ALONE = 20.0  # seconds that a cluster may be without workers
ENDINGS = {signal.SIGINT, signal.SIGTERM}
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
            with _deaf():  # so are the processes that are begun by this
                waiting = [pool.submit(_do, unit, number, arguments) for number, arguments in left]
            for future in waiting:
                yield future.result()

        try:
            yield work
        except BrokenProcessPool as error:
            raise _failed("a process that was checking was ended from outside", "Try --jobs 1.") from error
        except BaseException:
            # The pool is waited for: at its end it closes what Python writes to when the process ends.
            for process in active_children():  # which would first finish what they are at
                process.kill()
            raise


@contextmanager
def _deaf() -> Iterator[None]:
    """What ends processes is heard afterwards only."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_CASES: list[Case] = []


def _begin(cases: list[Case]) -> None:
    """In a new process: take the cases, each with a connection of its own to what earlier runs kept.

    An interrupt reaches all processes of a terminal; the one that waits for this one ends it, and takes it along when
    it ends itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
    Thread(target=_end_with_parent, daemon=True).start()
    _CASES[:] = [replace(case, memory=copy(case.memory)) for case in cases]


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
    for name in ("distributed", "distributed.client"):  # which trace what is told here in a sentence
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    begin: Any = distributed.Client  # it has no types
    try:
        asyncio.run(_greet(distributed, address))  # a client that cannot begin does not end in silence
        client = begin(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError, MemoryError) as error:  # the last where something else answers
        reason = str(error) or "what answers there is none"
        raise _failed(f"there is no Dask scheduler at {address}: {reason}", "Write HOST:PORT of one.") from error
    with client, _collection_here():
        try:
            client.wait_for_workers(1, timeout=ALONE)
            sent = [client.scatter(replace(case, memory=None), hash=False) for case in cases]

            def work(unit: Callable[..., R], calls: Sequence[Call]) -> Iterator[R]:
                waiting = [client.submit(_in_turn, unit, sent[n], *arguments, pure=False) for n, arguments in calls]
                return (_answer(client, future, distributed) for future in waiting)

            yield work
        except (OSError, TimeoutError, CancelledError, distributed.KilledWorker) as error:
            message = f"the workers of the Dask scheduler at {address} are gone, or it is itself"
            raise _failed(message, "Begin them anew, or leave out --dask.") from error


_TURN = Lock()


def _in_turn(unit: Callable[..., R], case: Case, *arguments: Any) -> R:
    """A call on a worker of a cluster, which has threads of its own: one call at a time in one process."""
    with _TURN, _collection_here():
        return unit(case, *arguments)


@contextmanager
def _collection_here() -> Iterator[None]:
    """What goes in circles is collected in this thread only.

    INVARIANT: what the solver made is given back to it by no other thread, while it is at work in this one.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.collect()
            gc.enable()


def _answer(client: Any, future: Any, distributed: Any) -> Any:
    """What a future comes to; raises TimeoutError where there is nobody to work on it."""
    while True:
        try:
            return future.result(timeout=ALONE)
        except (TimeoutError, distributed.TimeoutError):
            client.wait_for_workers(1, timeout=ALONE)


async def _greet(distributed: Any, address: str) -> None:
    """Connect with a scheduler, and take leave."""
    comm = await distributed.comm.connect(address, timeout=10)
    await comm.close()


def _failed(message: str, hint: str = "") -> BookError:
    return BookError([Problem(Position("command line"), message, hint)])
