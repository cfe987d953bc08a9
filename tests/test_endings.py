"""However a command is broken off, it ends in a sentence and a code of its own, and leaves no process behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from rulewright.cli.main import main

pytestmark = pytest.mark.skipif(os.name == "nt", reason="it is about signals and file descriptors")
LIMIT = 300  # seconds after which a process is taken to hang; machines that do much else are slow
BEGUN = (
    "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\nfrom rulewright.cli.start import main\n"
)
COMMANDS = (["check", "book", "--no-cache", "--jobs", "1"], ["list", "book"], ["--help"])
WORKERS = """
import os, time
import rulewright.run.workers as workers
from pathlib import Path
workers.PATIENCE = 0.0
def do(unit, number, arguments):
    Path(f"worker-{os.getpid()}").touch()
    DEED
workers._do = do
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a new book in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / ".cache"))
    assert CliRunner().invoke(main, ["init", "book"]).exit_code == 0
    return tmp_path


@contextmanager
def begun(arguments: list[str], before: str = "", **how: object) -> Iterator[subprocess.Popen[str]]:
    """A command in a process of its own, which interrupts reach; with lines of Python ahead of it."""
    command = [sys.executable, "-c", f"{BEGUN}{before}\nmain()", *arguments]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
    with subprocess.Popen(command, text=True, encoding="utf-8", start_new_session=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process
        finally:
            process.kill()


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """The code of a process, and what it said; no traceback is among it."""
    said, aside = process.communicate(timeout=LIMIT)
    assert "Traceback" not in f"{said}{aside}", aside
    return process.returncode, said or "", aside or ""


def waited(for_what: Callable[[], object]) -> None:
    """Until something is so."""
    end = time.monotonic() + LIMIT
    while not for_what():
        assert time.monotonic() < end
        time.sleep(0.05)


def working() -> list[int]:
    """The numbers of the processes that have begun to work."""
    return [int(path.name.removeprefix("worker-")) for path in Path().glob("worker-*")]


def gone(process: int) -> bool:
    """Whether a process is no more, or waits only to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


# -- output ---------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_nobody_reads_on(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with begun(arguments, stdout=writing) as process:
        os.close(writing)
        assert ended(process)[::2] == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_the_disk_is_full(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full, begun(arguments, stdout=full) as process:
        code, _, aside = ended(process)
    assert (code, aside) == (2, "what is written: No space left on device\n1 error.\n")


@pytest.mark.parametrize("arguments", [COMMANDS[0], ["test", "book"]], ids=" ".join)
def test_output_that_is_closed_leads_nowhere(arguments: list[str]) -> None:
    with begun(arguments, preexec_fn=lambda: os.close(1)) as process:
        assert ended(process)[::2] == (0, "")


def test_errors_that_cannot_be_told_end_with_their_code() -> None:
    with open("/dev/full", "w") as full, begun(["list", "nope"], stdout=full, stderr=full) as process:
        assert ended(process)[0] == 2
    with begun(["list", "nope"], preexec_fn=lambda: os.closerange(0, 3)) as process:
        assert ended(process)[0] == 2


# -- interrupts -----------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("module", ["click", "rulewright.cli.main"])
def test_it_ends_without_a_word_while_it_is_loaded(module: str, number: int, code: int) -> None:
    before = f"""
import signal, sys
from importlib.abc import MetaPathFinder
class Finder(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "{module}":
            signal.raise_signal({int(number)})
sys.meta_path.insert(0, Finder())
"""
    with begun(["list", "book"], before) as process:
        assert ended(process) == (code, "", "")


CODES = [(signal.SIGINT, 130, "Interrupted.\n"), (signal.SIGTERM, 143, "")]


@pytest.mark.parametrize(("number", "code", "said"), CODES)
def test_it_ends_at_once_with_its_workers(number: int, code: int, said: str) -> None:
    with begun(["check", "book", "--no-cache", "--jobs", "2"], WORKERS.replace("DEED", "time.sleep(1000)")) as process:
        waited(working)
        os.killpg(process.pid, number)  # as a terminal does
        assert ended(process) == (code, "", said)
    waited(lambda: all(map(gone, working())))


def test_an_end_while_the_pool_of_workers_is_closing_says_nothing_else() -> None:
    before = """
import concurrent.futures.process as process, time
wakeup = process._ThreadWakeup.wakeup
def slow(self):
    if not self._closed and process._global_shutdown:
        time.sleep(1)
        self._writer.send_bytes(b"")
    else:
        wakeup(self)
process._ThreadWakeup.wakeup = slow
"""
    before += WORKERS.replace("DEED", "time.sleep(1000)")
    with begun(["check", "book", "--no-cache", "--jobs", "2"], before) as process:
        waited(working)
        os.killpg(process.pid, signal.SIGINT)
        assert ended(process) == (130, "", "Interrupted.\n")


def test_workers_do_not_outlive_a_process_that_is_killed() -> None:
    with begun(["check", "book", "--no-cache", "--jobs", "2"], WORKERS.replace("DEED", "time.sleep(1000)")) as process:
        waited(working)
        process.kill()
    waited(lambda: all(map(gone, working())))


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("os.kill(os.getpid(), 9)", "a process that was checking was ended from outside\n  Try --jobs 1."),
        ("raise MemoryError", "there is not enough memory\n  Check fewer books at once, or try --jobs 1."),
    ],
)
def test_a_worker_that_ends_is_told(deed: str, said: str) -> None:
    with begun(["check", "book", "--no-cache", "--jobs", "2"], WORKERS.replace("DEED", deed)) as process:
        assert ended(process) == (2, "", f"command line: {said}\n1 error.\n")


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, 143)])
def test_watching_ends(number: int, code: int) -> None:
    with begun(["check", "book", "--watch", "--jobs", "1", "--output", "report.txt"]) as process:
        assert process.stderr is not None and "Waiting for changes" in process.stderr.readline()
        process.send_signal(number)
        assert ended(process)[0] == code


def test_it_is_enough_to_be_told_to_end_once() -> None:
    """And to be told twice, as some tools do, breaks off nothing of the end."""
    before = """
import signal
import rulewright.run.run as run
class Kept:
    def __del__(self):
        signal.raise_signal(signal.SIGTERM)
def run_(*_, **__):
    kept = Kept()
    signal.raise_signal(signal.SIGTERM)
run.run = run_
"""
    with begun(["check", "book", "--no-cache"], before) as process:
        assert ended(process) == (143, "", "")


def test_watching_that_is_interrupted_before_there_is_a_report() -> None:
    before = "import rulewright.run.run as run\ndef run_(*a, **k): raise KeyboardInterrupt\nrun.run = run_"
    with begun(["check", "book", "--watch"], before) as process:
        assert ended(process) == (130, "", "Interrupted.\n")


def test_a_fault_of_the_program_is_told_as_one() -> None:
    before = "import rulewright.run.run as run\ndef run_(*a, **k): raise ZeroDivisionError\nrun.run = run_"
    with begun(["check", "book", "--no-cache"], before) as process:
        _, aside = process.communicate(timeout=LIMIT)
    assert process.returncode == 2 and "FAULT OF RULEWRIGHT" in aside.splitlines()[-1]


# -- Dask -----------------------------------------------------------------------------------

DASK = "import rulewright.run.workers as workers\nworkers.ALONE = 1.0\n"


@contextmanager
def scheduler(*workers: str) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """The address of a Dask scheduler, and its process before those of its workers, each with a thread."""
    pytest.importorskip("distributed")
    code = "from distributed import Scheduler\nimport asyncio\n"
    code += "async def go():\n async with Scheduler(port=0, host='127.0.0.1', dashboard=False) as s:\n"
    code += "  print(s.address, flush=True)\n  await s.finished()\nasyncio.run(go())"
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
    begun = [subprocess.Popen([sys.executable, "-c", code], **pipes)]  # type: ignore[call-overload]
    try:
        assert begun[0].stdout is not None
        address = begun[0].stdout.readline().strip()
        for deed in workers:
            code = "from distributed import Worker\nimport asyncio\n"
            code += f"async def go():\n async with Worker('{address}', nthreads=1) as w:\n"
            code += f"  print('here', flush=True)\n  {deed}\n  await w.finished()\nasyncio.run(go())"
            begun.append(subprocess.Popen([sys.executable, "-c", code], **pipes))  # type: ignore[call-overload]
            assert begun[-1].stdout is not None and begun[-1].stdout.readline() == "here\n"
        yield address, begun
    finally:
        for process in begun:
            process.kill()
            process.communicate()


def test_a_scheduler_without_workers_is_told() -> None:
    with scheduler() as (address, _), begun(["check", "book", "--no-cache", "--dask", address], DASK) as process:
        code, said, aside = ended(process)
    assert (code, said) == (2, "") and f"the Dask scheduler at {address} are gone" in aside


@pytest.mark.parametrize("dead", [0, 1])
def test_a_scheduler_or_worker_that_dies_is_told(dead: int) -> None:
    slow = (
        DASK
        + """
import rulewright.run.division as division, rulewright.run.units as units
from pathlib import Path
wait = workers._answer
def answer(*arguments):
    Path("worker-1").touch()
    return wait(*arguments)
workers._answer = answer
import time
division.portion = division.shown = lambda *arguments: time.sleep(1000)
"""
    )
    with scheduler("pass") as (address, processes):
        with begun(["check", "book", "--no-cache", "--dask", address], slow) as process:
            waited(working)
            processes[dead].kill()
            code, said, aside = ended(process)
    assert (code, said) == (2, "") and "Dask" in aside.splitlines()[0] and aside.endswith("\n1 error.\n")
