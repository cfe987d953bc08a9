"""Writing a file whole or not at all: it is written beside its place, and put there when all of it is on the disk.

A link to a file is not followed, as it may stand in a stranger's folder: it is told, and what it points to stays.
"""

from __future__ import annotations

import errno
import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path

from rulewright.files.places import shown_path
from rulewright.language.errors import BookError, Position, Problem

SYSTEM = ("/dev/", "/proc/")  # links there are those of the system, as /dev/stdout
BESIDE = ".new"  # ends the name of a file that is being written, which begins with a dot: it is no page


def write_file(path: Path, text: str) -> None:
    """Put a text, in UTF-8, in the place of a file, which keeps its mode; a terminal or a pipe is written to.

    Raises:
        BookError: if it cannot be written, or is a link; what was there is as it was.
    """
    data = text.encode("utf-8", errors="backslashreplace")
    try:
        told = path.stat() if os.path.exists(path) else None
        if told is not None and (not stat.S_ISREG(told.st_mode) or os.path.abspath(path).startswith(SYSTEM)):
            path.write_bytes(data)
        elif path.is_symlink():
            hint = "Name the file that it points to, or put a file in its place."
            raise BookError([Problem(Position(path.as_posix()), "it is a link, which is not followed", hint)])
        elif told is not None and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            _replace(path, data, told)
    except OSError as error:
        hint = "Change its permissions or those of its folder, or make room on the disk."
        message = f"it cannot be written: {error.strerror or error}"
        raise BookError([Problem(Position(shown_path(path)), message, hint)]) from error


def _replace(path: Path, data: bytes, told: os.stat_result | None) -> None:
    beside = path.with_name(f".{path.name}-{secrets.token_hex(4)}{BESIDE}")
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0), 0o666)
    try:
        with os.fdopen(file, "wb") as out:
            out.write(data)
            out.flush()
            if told is not None:
                _as_before(out.fileno(), told)
            os.fsync(out.fileno())
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise
    with suppress(OSError):  # that the name is on the disk too can be asked for on some systems alone
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _as_before(file: int, told: os.stat_result) -> None:
    """Give a file the owner and the mode of the one whose place it takes."""
    if hasattr(os, "fchown"):
        with suppress(OSError):
            os.fchown(file, told.st_uid, told.st_gid)
        os.fchmod(file, stat.S_IMODE(told.st_mode))
