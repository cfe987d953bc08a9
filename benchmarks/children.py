"""Processes that are measured or that measure, each ended when its time is up."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Figures = dict[str, float]


@dataclass(frozen=True)
class Deadline:
    """When a run has to be over, in seconds of the monotonic clock."""

    at: float

    @classmethod
    def after(cls, seconds: float) -> Deadline:
        """The deadline so many seconds from now."""
        return cls(time.monotonic() + seconds)

    @property
    def left(self) -> float:
        """The seconds that are left, never below one."""
        return max(self.at - time.monotonic(), 1.0)


def timed(command: list[str], limit: float) -> float | None:
    """The processor seconds that a Python command takes, or None where it fails to run or to end in time."""
    before = _spent()
    try:
        ended = subprocess.run(
            [sys.executable, *command], env=_environment(), capture_output=True, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        return None
    return _spent() - before if ended.returncode in (0, 1) else None


def task(limit: float, *arguments: str) -> Figures:
    """The figures of one task in a process of its own: those it got to within the limit."""
    command = [sys.executable, "-m", "benchmarks.tasks", *arguments]
    try:
        ended = subprocess.run(command, env=_environment(), capture_output=True, timeout=limit, check=False)
        output = ended.stdout
        if ended.returncode:
            wrong = ended.stderr.decode(errors="replace").strip().splitlines()
            print(f"not measured, {' '.join(arguments[:2])}: {''.join(wrong[-1:])}", file=sys.stderr)
    except subprocess.TimeoutExpired as late:
        output = late.stdout or b""
        print(f"not measured, {' '.join(arguments[:2])}: out of time", file=sys.stderr)
    figures: Figures = {}
    for line in output.splitlines(keepends=True):
        if line.endswith(b"\n"):
            figures.update(json.loads(line))
    return figures


def _spent() -> float:
    """The processor seconds of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _environment() -> dict[str, str]:
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
