"""Books that mean the same as others: other names, other places, symmetric fields the other way round."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from .generator import Written

NAMES = ("t", "u", "v", "x", "somebody", "the town", "the other", "a", "b", "n")
SYMMETRIC = re.compile(r"^(.+?) is (not )?allied with (.+)$")


def other_variables(written: Written, random: Random) -> Written:
    """The same book; each clause calls its variables something else."""
    found = written.copy()
    for section in found.sections:
        section["clauses"] = [_renamed(clause, random) for clause in section["clauses"]]
    if any(key in clause for clause in written.clauses() for key in ("of",)) or written.erratum:
        return written.copy()  # rows share the names of their table, and an erratum restates a clause
    return found


def _renamed(clause: dict[str, Any], random: Random) -> dict[str, Any]:
    holders = [clause, *clause.get("parts", ())]
    names = list(dict.fromkeys(n for h in holders for n in h.get("for", ())))
    now = dict(zip(names, random.sample(NAMES, len(names)), strict=True))

    def word(text: str) -> str:
        return " ".join(now.get(w, w) for w in text.split(" "))

    found: dict[str, Any] = _said(clause, word)
    for was, said in zip([clause, *clause.get("parts", ())], [found, *found.get("parts", ())], strict=True):
        if "for" in was:
            said["for"] = {now[n]: word(among) for n, among in was["for"].items()}
    return {**found, "clause": clause["clause"], "says": clause["says"]}


def other_way_round(written: Written) -> Written:
    """The same book; what is said of a symmetric field names the two in the other order."""

    def turned(text: str) -> str:
        said = SYMMETRIC.match(text)
        return f"{said[3]} is {said[2] or ''}allied with {said[1]}" if said else text

    found = written.copy()
    for section in found.sections:
        section["clauses"] = [_said(clause, turned) for clause in section["clauses"]]
    return found


def other_members(files: dict[str, str]) -> dict[str, str]:
    """The files of a book whose towns have names that come in another order in the alphabet."""
    names = {"ULM": "AARAU", "BERN": "ZUG", "GENF": "BASEL"}
    return {n: re.sub(r"\b(ULM|BERN|GENF)\b", lambda m: names[m[0]], text) for n, text in files.items()}


def other_places(written: Written) -> dict[str, str]:
    """The files of the same book: called otherwise, and the sections in another order where none is given."""
    found = written.copy()
    if not written.given:
        found.sections.reverse()
    names = {"page.yaml": "zz.yaml", "other.yaml": "aa.yaml"}
    return {names.get(name, name): text for name, text in found.files().items()}


def _said(said: Any, change: Callable[[str], str]) -> Any:
    if isinstance(said, str):
        return change(said)
    if isinstance(said, list):
        return [_said(s, change) for s in said]
    if isinstance(said, dict):
        return {k: _said(v, change) for k, v in said.items()}
    return said
