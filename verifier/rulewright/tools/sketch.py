"""What is kept of a passage to know it again when it reads otherwise: a sketch from which it cannot be read.

A sketch is the set of its pairs of neighbouring words (2-shingles, Broder 1997), each as a number of sixteen bits: so
few that many pairs share each, without their order.
"""

from __future__ import annotations

import hashlib
import re

MOST = 1_000  # pairs of one passage
Sketch = frozenset[int]


def sketch_of(text: str) -> Sketch:
    """The sketch of a text; case, marks of punctuation and white space do not count."""
    words = re.findall(r"\w+", text.lower())
    pairs = zip(["", *words], [*words, ""], strict=True)
    return frozenset(_number(f"{one} {other}") for one, other in list(pairs)[:MOST])


def _number(pair: str) -> int:
    return int.from_bytes(hashlib.sha256(pair.encode("utf-8", "surrogatepass")).digest()[:2], "big")


def sketch_text(sketch: Sketch) -> str:
    """A sketch as text."""
    return "".join(f"{number:04x}" for number in sorted(sketch))


def read(text: str) -> Sketch:
    """The sketch that a text holds; nothing where it holds none."""
    if not re.fullmatch("(?:[0-9a-f]{4}){0,1000}", text):
        return frozenset()
    return frozenset(int(text[i : i + 4], 16) for i in range(0, len(text), 4))


def likeness(one: Sketch, other: Sketch) -> float:
    """How much of two sketches is in both, of what is in either (Jaccard), from 0 to 1."""
    return len(one & other) / len(one | other) if one or other else 0.0


def containment(one: Sketch, other: Sketch) -> float:
    """How much of the first is in the second, from 0 to 1."""
    return len(one & other) / len(one) if one else 0.0
