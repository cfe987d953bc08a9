"""A document of any format, by the ending of its name."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from rulewright.files.places import shown_path
from rulewright.files.textfile import place_of
from rulewright.manuscript import markdown, markup, plaintext
from rulewright.manuscript.blocks import LARGEST, LARGEST_TEXT, MOST_LINES, Manuscript, Unfit, refused, within_bounds
from rulewright.manuscript.child import EXTRA, NEEDED, read_apart

FORMATS = {
    ".txt": plaintext.blocks_of,
    ".text": plaintext.blocks_of,
    ".md": markdown.blocks_of,
    ".markdown": markdown.blocks_of,
    ".html": markup.blocks_of,
    ".htm": markup.blocks_of,
    ".xhtml": markup.blocks_of,
}
SAVED = "Save it as text (.txt), Markdown (.md), HTML (.html), DOCX (.docx) or PDF (.pdf)."


def read_manuscript(path: Path) -> Manuscript:
    """A document with its blocks.

    Raises:
        BookError: if it is none that can be read, too large, or what reads it is not installed.
    """
    name, suffix = shown_path(path), path.suffix.lower()
    if suffix not in FORMATS and suffix not in NEEDED:
        raise refused(
            name, f"'{suffix}' is no format that is read" if suffix else "its name does not end in a format", SAVED
        )
    data = _bytes_of(path, LARGEST if suffix in NEEDED else LARGEST_TEXT)
    if suffix in NEEDED:
        found = read_apart(name, data, suffix)
        return Manuscript(path.name, found.lines, found.blocks, found.left_out)
    if suffix in (".md", ".markdown") and find_spec("markdown_it") is None:
        raise refused(name, "Markdown is read with markdown-it-py, which is not installed", EXTRA)
    lines = lines_of(name, data)
    if len(lines) > MOST_LINES:
        raise refused(name, f"it has more than {MOST_LINES:,} lines", "Split it, and import each part.", MOST_LINES)
    try:
        return Manuscript(path.name, lines, tuple(within_bounds(FORMATS[suffix](lines))))
    except Unfit as unfit:
        raise refused(name, *unfit.args) from unfit


def lines_of(name: str, data: bytes) -> tuple[str, ...]:
    """The lines of a text in UTF-8; raises BookError with the place of what is not."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refused(name, f"it is not UTF-8 (byte {error.start})", "Save it as UTF-8.", *place_of(error)) from error
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise refused(name, "it holds U+0000, which no text does", "Save it as text in UTF-8.", line, 1)
    return tuple(text.splitlines())


def _bytes_of(path: Path, most: int) -> bytes:
    name = shown_path(path)
    try:
        if not path.exists():
            raise refused(name, "there is no such file", "Name a document.")
        if not path.is_file():
            raise refused(name, "it is not a file", "Name a document.")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise refused(name, f"it cannot be read: {error.strerror}", "Change its permissions.") from error
    if len(data) > most:
        raise refused(name, f"it is larger than {most:,} bytes", "Split it, and import each part.")
    return data


def lines_at(path: Path) -> tuple[str, ...]:
    """The lines by which the clauses of a book tell where in a document they stand; raises BookError."""
    if path.suffix.lower() in NEEDED:
        return read_manuscript(path).lines
    return lines_of(shown_path(path), _bytes_of(path, LARGEST))
