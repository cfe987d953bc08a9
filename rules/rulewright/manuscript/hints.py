"""Words of a passage that tell what it may come to: a duty, a permission, an exception. Guesses, for a person."""

from __future__ import annotations

import re

GUESSES = {
    "ban": r"(?:must|may|shall) (?:not|never)|can ?not|can't|never|(?:is|are) (?:forbidden|prohibited)|"
    r"(?:is|are) (?:not|never) (?:allowed|permitted)",
    "duty": r"must|shall|has to|have to|need(?:s)? to|(?:is|are) (?:required|obliged) to|mandatory",
    "permission": r"may|(?:is|are) (?:allowed|permitted)|can|free to|optional(?:ly)?",
    "exception": r"unless|except(?: for| that)?|instead|however|even if|only if",
    "definition": r"means|(?:is|are) called|counts? as|(?:is|are) considered|known as",
    "moment": r"at the (?:beginning|start|end) of|before|after|during|whenever|until|as soon as|immediately|each turn",
    "chance": r"dic?e|rolls?|at random|shuffles?",
    "limit": r"at most|at least|maximum|minimum|no more than|up to|exactly|fewer than|more than",
    "example": r"for example|e\.g\.|example:",
}
_WORDS = re.compile("|".join(rf"(?P<{name}>\b(?:{words})(?!\w))" for name, words in GUESSES.items()), re.I)
MOST = 6  # words of one passage


def guesses(text: str) -> list[tuple[str, str]]:
    """Words of a text, each once, with what they may say: ``("must", "duty")``."""
    found: dict[str, str] = {}
    for match in _WORDS.finditer(text):
        found.setdefault(" ".join(match[0].lower().split()), match.lastgroup or "")
    return list(found.items())[:MOST]
