"""The process in which DOCX and PDF are read: bytes come in, blocks go out as JSON, memory and time have a limit.

A file of a few thousand bytes may unpack to any number; what reads it cannot be asked to stop there, a process can.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import astuple
from importlib.util import find_spec

from rulewright.files.subprocess_command import command, environment
from rulewright.manuscript.blocks import Manuscript, TextBlock, TextBlockKind, Unfit, one_line, refused, within_bounds

MEMORY = 2_000_000_000  # bytes
TIME = 120  # seconds
NEEDED = {".docx": ("docx", "python-docx"), ".pdf": ("pdfplumber", "pdfplumber")}  # the module, and what brings it
SAVED_ANEW = "Save it anew, or as text."
EXTRA = "Run: pip install 'rulewright[import]'"


def read_apart(name: str, data: bytes, suffix: str) -> Manuscript:
    """A document of DOCX or PDF.

    Raises:
        BookError: if what reads it is not installed, or it cannot be read within the limits.
    """
    module, package = NEEDED[suffix]
    if find_spec(module) is None:
        raise refused(name, f"{suffix[1:].upper()} is read with {package}, which is not installed", EXTRA)
    try:
        done = subprocess.run(
            command(__name__, suffix, str(MEMORY), str(TIME)),
            input=data,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            timeout=2 * TIME,
        )
    except subprocess.TimeoutExpired as error:
        raise refused(name, f"reading it takes more than {TIME} seconds", "Split it, or save it as text.") from error
    try:
        said = json.loads(done.stdout)
    except ValueError as error:
        message = f"reading it takes more than {TIME} seconds or {MEMORY / 10**9:g} GB of memory"
        raise refused(name, message, "Split it, or save it as text.") from error
    if "problem" in said:
        raise refused(name, *said["problem"])
    blocks = (_block(*told) for told in said["blocks"])
    return Manuscript(name, tuple(said["lines"]), tuple(blocks), tuple(said["left out"]))


def _block(kind: str, text: str, start: int, end: int, level: int, mark: str, page: int, box: list[float]) -> TextBlock:
    edges = (box[0], box[1], box[2], box[3]) if box else None
    return TextBlock(TextBlockKind(kind), text, start, end, level, mark, page, edges)


def main(suffix: str, memory: int, time: int) -> None:
    """Read a document from the input, and write its blocks to the output."""
    _bind(memory, time)
    from rulewright.manuscript import portable, word

    try:
        reader = word.blocks_of if suffix == ".docx" else portable.blocks_of
        lines, blocks, left_out = reader(sys.stdin.buffer.read())
        blocks = list(within_bounds(blocks))
        told = [(b.kind.value, *astuple(b)[1:]) for b in blocks]
        said: dict[str, object] = {"lines": lines, "blocks": told, "left out": left_out}
    except Unfit as unfit:
        said = {"problem": unfit.args}
    except (MemoryError, RecursionError):
        said = {"problem": ("reading it takes more memory than there is for it", "Split it, or save it as text.")}
    except Exception as error:  # of a stranger's bytes the libraries may make anything
        said = {"problem": (f"it cannot be read: {one_line(str(error))[:200]} ({type(error).__name__})", SAVED_ANEW)}
    sys.stdout.write(json.dumps(said))


def _bind(memory: int, time: int) -> None:
    """Put limits on this process, in bytes and seconds, where the system has them."""
    try:
        import resource
    except ImportError:
        return
    for what, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CPU, time)):
        _, hard = resource.getrlimit(what)
        limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (limit, limit))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
