"""The border at which words of strangers leave for a terminal or the log of a workflow: they show, and do nothing.

A character that would be obeyed or cannot be seen is told by its number as JSON writes it, so that a program
which reads a report of JSON reads the same as before.
"""

from __future__ import annotations

import re

# Control characters, which a terminal obeys; marks of no width, and those that turn the reading direction; further ends
# of lines; halves of characters; tags, which nobody sees.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff"
    "\ufff9-\ufffb\U000e0000-\U000e007f]"
)
_COMMAND = re.compile(r"^([^\S\n]*):(?=:)|#(?=#\[)", re.MULTILINE)  # what a workflow obeys in its log


def inert(text: str) -> str:
    """A text in which whatever shows it finds nothing to obey; its lines stay lines."""
    return _COMMAND.sub(_marked, _UNSEEN.sub(_number, text))


def inert_line(text: str) -> str:
    """A name or a sentence in one line, in which whatever shows it finds nothing to obey."""
    return inert(text.replace("\n", r"\n").replace("\t", r"\t"))


def _number(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2))


def _marked(found: re.Match[str]) -> str:
    return r"\u0023" if found[1] is None else rf"{found[1]}\u003a"
