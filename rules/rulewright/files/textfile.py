"""Reading a text file that a stranger wrote: of bounded size, in UTF-8, and a file, not a pipe or a device."""

from __future__ import annotations

import re
from pathlib import Path

MAX_BYTES = 4_000_000
# Control characters, which a terminal obeys; marks that turn the reading direction; halves of characters.
_HIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def hidden(text: str) -> tuple[str, int] | None:
    """The first character of a text that cannot be seen, by its number in Unicode, and where it is, from 0."""
    found = _HIDDEN.search(text)
    return (f"U+{ord(found[0]):04X}", found.start()) if found else None


def place_of(error: UnicodeDecodeError) -> tuple[int, int]:
    """The line and column, from 1, of the first byte that is not UTF-8."""
    before = error.object[: error.start].decode(errors="replace")
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def read_text(path: Path) -> str:
    """The text of a file, a byte order mark left out.

    Raises:
        OSError: if it cannot be read.
        UnicodeDecodeError: if it is not UTF-8.
        ValueError: if it is no file, or too large.
    """
    if not path.is_file() and path.exists():
        raise ValueError("it is not a file")
    if path.stat().st_size > MAX_BYTES:
        raise ValueError(f"it is larger than {MAX_BYTES} bytes")
    return path.read_text(encoding="utf-8-sig")
