"""What nobody but this user can have written: folders that are this user's alone, and a secret that seals what is kept.

What another one brings, in a rulebook, in an archive or in the cache of a workflow, lacks the seal.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

NAME = "rulewright"
BYTES = 32  # of the secret, and of a seal


def folder_of(book: Path) -> Path:
    """The folder for what is known of a book, wherever a command is given; raises OSError where it cannot be had."""
    from platformdirs import user_cache_path

    place = os.fsencode(os.path.realpath(book))
    return owned(owned(user_cache_path(NAME, appauthor=False)) / hashlib.sha256(place).hexdigest()[:32])


def owned(folder: Path) -> Path:
    """A folder to which this user alone writes, made where there is none; raises OSError where it is another's."""
    if not folder.is_absolute():
        raise OSError(f"{folder} is not told from the top")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    told = folder.lstat()
    if not stat.S_ISDIR(told.st_mode):
        raise OSError(f"{folder} is a link or a file")
    _own(told, folder, stat.S_IWGRP | stat.S_IWOTH)
    return folder


def is_plain(file: Path, most: int) -> bool:
    """Whether a file of this user stands at a path, not a link to one, of no more bytes than that; or nothing does."""
    try:
        told = file.lstat()
        _own(told, file, stat.S_IWGRP | stat.S_IWOTH)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return stat.S_ISREG(told.st_mode) and told.st_nlink == 1 and told.st_size <= most


def _own(told: os.stat_result, path: Path, forbidden: int) -> None:
    """Raise OSError unless something is this user's, and without certain permissions."""
    if os.name == "posix" and (told.st_uid != os.getuid() or told.st_mode & forbidden):
        raise OSError(f"{path} is open to others")


def secret() -> bytes:
    """The secret of this user, made where there is none; raises OSError where it cannot be kept or was not."""
    from platformdirs import user_data_path

    path = owned(user_data_path(NAME, appauthor=False)) / "secret"
    with suppress(FileNotFoundError):
        return _read(path)
    file, name = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(file, "wb") as begun:
            begun.write(secrets.token_bytes(BYTES))
        with suppress(FileExistsError):  # of two that begin at once one is first
            os.link(name, path)
    finally:
        os.unlink(name)
    return _read(path)


def _read(path: Path) -> bytes:
    kept = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(kept, "rb") as file:
        told = os.fstat(kept)
        _own(told, path, stat.S_IRWXG | stat.S_IRWXO)
        found = file.read(BYTES + 1) if stat.S_ISREG(told.st_mode) else b""
    if len(found) != BYTES:
        raise OSError(f"{path} holds something else")
    return found


def seal(key: bytes, name: bytes, told: bytes) -> bytes:
    """The seal of what is kept under a name, which only the holder of a secret can make."""
    return hmac.digest(key, len(name).to_bytes(8, "big") + name + told, "sha256")


def is_sealed(key: bytes, name: bytes, told: bytes, by: bytes) -> bool:
    """Whether a seal is that of what is kept under a name."""
    return hmac.compare_digest(seal(key, name, told), by)
