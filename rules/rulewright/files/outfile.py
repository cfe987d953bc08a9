"""Writing a file whole or not at all: it is written beside its place, and put there when all of it is on the disk.

A link to a file is not followed, as it may stand in a stranger's folder: it is told, and what it points to stays.
Files that belong together are written beside their places first, so that one that cannot be written leaves all as they
were; only a process that is killed while it puts them there leaves some of them new.
"""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Mapping
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
    write_files({path: text})


def write_files(texts: Mapping[Path, str]) -> None:
    """Put texts in the places of files that belong together: all are on the disk before the first is put in its place.

    Raises:
        BookError: if any cannot be written, or is a link; then all are as they were.
    """
    beside: dict[Path, Path] = {}
    problems: list[Problem] = []
    try:
        for path, text in texts.items():
            try:
                _lay_beside(path, text.encode("utf-8", errors="backslashreplace"), beside)
            except OSError as error:
                problems.append(_unwritable(path, error))
            except BookError as error:
                problems += error.problems
        if problems:
            raise BookError(problems)
        for path in list(beside):
            try:
                os.replace(beside[path], path)
            except OSError as error:
                raise BookError([_unwritable(path, error)]) from error
            del beside[path]
    finally:
        for new in beside.values():
            with suppress(OSError):
                os.unlink(new)
    for parent in {path.parent for path in texts}:
        with suppress(OSError):  # that the names are on the disk too can be asked for on some systems alone
            folder = os.open(parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def _unwritable(path: Path, error: OSError) -> Problem:
    hint = "Change its permissions or those of its folder, or make room on the disk."
    return Problem(Position(shown_path(path)), f"it cannot be written: {error.strerror or error}", hint)


def _lay_beside(path: Path, data: bytes, beside: dict[Path, Path]) -> None:
    """Write what is to be in the place of a file beside it, and note where; a terminal or a pipe is written to."""
    told = path.stat() if os.path.exists(path) else None
    if told is not None and (not stat.S_ISREG(told.st_mode) or os.path.abspath(path).startswith(SYSTEM)):
        path.write_bytes(data)
        return
    if path.is_symlink():
        hint = "Name the file that it points to, or put a file in its place."
        raise BookError([Problem(Position(path.as_posix()), "it is a link, which is not followed", hint)])
    if told is not None and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}-{secrets.token_hex(4)}{BESIDE}")
    file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0), 0o666)
    beside[path] = new
    with os.fdopen(file, "wb") as out:
        out.write(data)
        out.flush()
        if told is not None:
            _as_before(out.fileno(), told)
        os.fsync(out.fileno())


def _as_before(file: int, told: os.stat_result) -> None:
    """Give a file the owner and the mode of the one whose place it takes."""
    if hasattr(os, "fchown"):
        with suppress(OSError):
            os.fchown(file, told.st_uid, told.st_gid)
        os.fchmod(file, stat.S_IMODE(told.st_mode))
