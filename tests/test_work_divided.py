"""However the work of a run is divided, its report is the same."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from rulewright.language.errors import BookError
from rulewright.lowering.loader import BOOKS
from rulewright.reports.reports import FORMATS, Look
from rulewright.run import workers
from rulewright.run.memory import Store
from rulewright.run.run import load, run, select
from rulewright.run.units import Case
from rulewright.run.workers import cluster, processes

ALL = select((), ())
PATHS = [BOOKS / "price_of_power"]


def report(paths: list[Path], jobs: int = 1, dask: str = "", memory: Store | None = None) -> str:
    found = run(paths, ALL, memory, jobs=jobs, dask=dask, baseline=False)
    assert not found.problems
    found.seconds = 0.0
    return FORMATS["json"](found, Look())


@pytest.fixture(scope="module")
def alone() -> str:
    """The report of one process."""
    return report(PATHS)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """All work goes to processes, however little it is."""
    monkeypatch.setattr(workers, "PATIENCE", -1.0)


def test_little_work_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 1000.0)
    book, scenarios = load(PATHS[0])
    with processes([Case(book, tuple(scenarios))], 2) as work:
        assert set(work(_where, [(0, ())] * 3)) == {os.getpid()}


def test_more_work_is_divided(impatient: None) -> None:
    book, scenarios = load(PATHS[0])
    with processes([Case(book, tuple(scenarios))], 2) as work:
        assert os.getpid() not in set(work(_where, [(0, ())] * 3))


def test_two_processes_report_the_same(alone: str, impatient: None) -> None:
    assert report(PATHS, jobs=2) == alone


def test_processes_share_what_earlier_runs_kept(alone: str, impatient: None, tmp_path: Path) -> None:
    assert report(PATHS, jobs=2, memory=Store(tmp_path)) == alone
    again = run(PATHS, ALL, Store(tmp_path), baseline=False, jobs=2)
    assert again.total("queries") == 0
    assert again.findings


def test_a_case_can_be_sent_to_another_machine() -> None:
    book, scenarios = load(PATHS[0])
    sent = pickle.loads(pickle.dumps(Case(book, tuple(scenarios))))
    assert sent.book.clauses == book.clauses
    assert list(sent.scenarios) == scenarios


def test_a_process_that_is_ended_is_told(impatient: None) -> None:
    book, scenarios = load(PATHS[0])
    case = book, tuple(scenarios)
    with pytest.raises(BookError, match="ended from outside"), processes([Case(*case)], 1) as work:
        list(work(_end, [(0, ())]))


def test_an_unknown_scheduler_is_told() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(BookError, match="no Dask scheduler"):
        run(PATHS, ALL, dask="no-address")


def test_what_answers_and_is_no_scheduler_is_told() -> None:
    pytest.importorskip("distributed")
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        Thread(target=lambda: server.accept()[0].sendall(b"HTTP/1.1 400 Bad Request" * 9), daemon=True).start()
        with pytest.raises(BookError, match=f"no Dask scheduler at {address}"):
            run(PATHS, ALL, dask=address)


def test_a_dask_cluster_reports_the_same(alone: str) -> None:
    with local_cluster() as address:
        assert report(PATHS, dask=address) == alone


def test_no_thread_beside_the_one_at_work_throws_things_away() -> None:
    """The solver bears no other thread that gives back what it made."""
    book, scenarios = load(PATHS[0])
    before = gc.isenabled()
    with local_cluster() as address, cluster([Case(book, tuple(scenarios))], address) as work:
        assert not gc.isenabled()
        assert set(work(_collecting, [(0, ())] * 4)) == {False}
    assert gc.isenabled() == before


def _collecting(_: Case) -> bool:
    return gc.isenabled()


@contextmanager
def local_cluster() -> Iterator[str]:
    """The address of a scheduler with two workers, each a process."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster.scheduler_address


def _where(_: Case) -> int:
    return os.getpid()


def _end(_: Case) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
