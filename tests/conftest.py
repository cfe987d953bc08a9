"""Every test has a home of its own: what a run keeps for this user is not what the one who runs the tests keeps."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent))  # where the benchmarks are, which some tests try
TESTS = count(1)
KEPT = ("XDG_CACHE_HOME", "XDG_DATA_HOME")


@pytest.fixture(scope="session", autouse=True)
def _home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Where a run keeps things, also one in another process; as it is where the environment asks for that."""
    if os.environ.get("KEEP_HOME"):
        yield
        return
    before = {name: os.environ.get(name) for name in KEPT}
    for name in KEPT:
        os.environ[name] = str(tmp_path_factory.mktemp(name.lower()))
    yield
    for name, value in before.items():
        if value is None:
            del os.environ[name]
        else:
            os.environ[name] = value


@pytest.fixture(autouse=True)
def _thresholds() -> Iterator[None]:
    """A command that ran in this process leaves it collecting what goes in circles as before.

    What solvers hold outside Python counts for nothing there, so that it is collected now and then whatever the count.
    """
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    if next(TESTS) % 40 == 0:
        gc.collect()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for what runs keep about books."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "kept"))
    return tmp_path / "kept" / "rulewright"
