"""What a person may have meant by a text that is no phrase of the book."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from rulewright.phrasing.chart import NUMBER
from rulewright.phrasing.wordings import Phrase, Use

LISTED = "What can be written is listed by 'rulewright phrases'."
JOINED = {"not": "not: […]", "or": "any: […, …]", "and": "all: […, …]"}
MAX_WORDS = 60
MOST_NAMES = 3000
MOST_NAMED = 8
_FIGURES = re.compile(r"-?[0-9][0-9.,]*\Z")


def nearest_phrase(
    text: str, uses: tuple[Use, ...], scope: Iterable[str], phrases: list[Phrase], members: Mapping[str, object]
) -> str:
    """The nearest phrase to a text, and a word of it that is no member."""
    listed = [(p.say, w.literals) for p in phrases if p.use in uses for w in p.wordings]
    plain = {" ".join(literals): say for say, literals in reversed(listed)}
    words = text.split()[:MAX_WORDS]
    known = {part for name in (*members, *scope) for part in name.split()}
    used = {w for _, literals in listed for w in literals}
    known |= {w for w in words if w not in used and _near_member(members, w)}
    literal = " ".join(w for w in words if w not in known)
    close = get_close_matches(literal, sorted(plain)[:MOST_NAMES], n=1, cutoff=0.6)
    covered = [(len(literals), say) for say, literals in listed if set(literals) <= set(words)]
    close = close or ([] if covered else get_close_matches(literal, sorted(plain)[:MOST_NAMES], n=1, cutoff=0.45))
    if not close and not covered:
        return LISTED
    say = plain[close[0]] if close else max(covered)[1]
    spoken = {w for phrase, literals in listed if phrase == say for w in literals}
    spoken |= {part for name in scope for part in name.split()}
    unknown = [w for w in words if not {w, w.lower()} & spoken and not NUMBER.match(w)]
    wrong = _no_number(unknown) or _no_condition([words[0], *unknown])
    if not wrong and (wrong := _no_member(members, unknown)):
        wrong += _named_here(scope)
    return f"Did you mean '{say}'?{wrong}"


def _named_here(scope: Iterable[str]) -> str:
    names = sorted(scope)
    return f" Names here: {', '.join(names)}." if 0 < len(names) <= MOST_NAMED else ""


def _no_number(unknown: list[str]) -> str:
    for word in filter(_FIGURES.match, unknown):
        return f" ('{word[:20]}' is {'too long a' if word.lstrip('-').isdecimal() else 'no whole'} number.)"
    return ""


def _no_condition(words: list[str]) -> str:
    return next((f" (A text is one condition: write '{JOINED[w]}' for '{w}'.)" for w in words if w in JOINED), "")


def _near_member(members: Mapping[str, object], word: str) -> str:
    return next(iter(get_close_matches(word[:80], sorted(members)[:MOST_NAMES], n=1, cutoff=0.7)), "")


def _no_member(members: Mapping[str, object], unknown: list[str]) -> str:
    parts = {part for name in members for part in name.split()}
    words = [w for w in unknown if w not in parts]
    for word in words:
        if near := _near_member(members, word):
            return f" ('{word}' is no member; is it '{near}'?)"
    capitals = [w for w in words if w[:1].isupper()]
    return f" ('{capitals[0]}' is no member.)" if capitals else ""
