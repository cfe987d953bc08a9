"""Names without end, made of three syllables: any two of them differ in two syllables at least."""

from __future__ import annotations

from functools import cache
from itertools import product

FIRST, VOWELS, LAST = "BDFGKLMNPRSTVZ", "aeiou", "lnrsx"


@cache
def syllables() -> tuple[str, ...]:
    """The syllables that names are made of."""
    return tuple(map("".join, product(FIRST.lower(), VOWELS, LAST)))


def name_of(number: int) -> str:
    """The name with a number; the last syllable is the sum of the others, so that no two names are near."""
    known = syllables()
    size = len(known)
    high, low = divmod(number, size)
    return " ".join(known[n % size] for n in (high, low, high + low)).title()
