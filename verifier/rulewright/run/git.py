"""What git says that runs nothing: a stranger's folder may name programs for `status`, filters and fetching."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

PATIENCE = 30  # seconds
NO_PROGRAM = ("-c", "core.fsmonitor=false")  # which is asked whenever the index is read
ALONE = {"GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"}


def git(folder: Path, *arguments: str, given: bytes = b"") -> bytes | None:
    """What a command of git says in a folder, ``given`` something to read; None where it fails or there is no git."""
    program = shutil.which("git")
    if program is None or not os.path.isabs(program):
        return None
    with suppress(OSError, subprocess.SubprocessError, ValueError):  # ValueError: a letter that no argument may hold
        done = subprocess.run(
            [program, "-C", str(folder), *NO_PROGRAM, *arguments],
            input=given,
            capture_output=True,
            check=True,
            timeout=PATIENCE,
            env={**os.environ, **ALONE},
        )
        return done.stdout
    return None
