"""Two things of one sort whose names differ so little that they may be one thing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from itertools import combinations

from rulewright.book.model import Book, Sort
from rulewright.checks.shared.mentions import mentions
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Check, Finding, Severity, fingerprint
from rulewright.language.types import MemberType

CHECK = Check(
    "RW106",
    "near-equal-names",
    Severity.NOTE,
    "Two things of one sort have names that differ so little that they may be one thing.",
)
ALIKE = {
    5: 0.75,
    7: 0.65,
}  # by the letters of the shorter word; Ratcliff and Obershelp's measure (Dr. Dobb's Journal, July 1988), as in difflib
SHORTEST = min(ALIKE)  # letters of a word in which a slip can be told from another name
Member = tuple[str, str]  # a sort and one of its members
Places = Mapping[Member, tuple[str, ...]]

LARGEST = 2000  # members of a sort that are compared


def find(context: Context) -> Iterator[Finding]:
    """Pairs of members with near-equal names, cited by the first clause that names each."""
    book = context.book
    places = mentions(book)
    known = told_of(book)
    pairs = [(sort, a, b) for sort in book.sorts.values() for a, b in (*near(sort), *misprints(sort, places, known))]
    for sort, a, b in pairs:
        cited = {m: places.get((sort.name, m), ()) for m in (a, b)}
        parties = tuple(dict.fromkeys(c for m in (a, b) for c in cited[m][:1]))
        if not parties:
            continue
        told = "; ".join(f"{m} in {cited[m][0] if cited[m] else 'no clause'}" for m in (a, b))
        yield Finding(
            CHECK.code,
            CHECK.name,
            CHECK.severity,
            book.id,
            parties,
            f"Of the sort {sort.name}, '{a}' and '{b}' may be one: {told}.",
            related=tuple(c for m in (a, b) for c in cited[m][1:] if c not in parties),
            cures=(f"Write one name in all clauses and drop the other from the sort {sort.name}.",),
            fingerprint=fingerprint(CHECK.code, (), f"{sort.name}: {a}, {b}"),
            positions=context.positions(parties),
        )


def near(sort: Sort) -> Iterator[tuple[str, str]]:
    """The pairs of named members of a sort that may be one."""
    folds: dict[tuple[str, ...], list[str]] = {}
    buckets: dict[tuple[object, ...], list[tuple[str, str]]] = {}
    for member in sort.members[: len(sort.members) - sort.spare][:LARGEST]:
        words = folded(member)
        folds.setdefault(words, []).append(member)
        for i, word in enumerate(words):
            if len(word) >= SHORTEST and word.isalpha():
                buckets.setdefault((word[0], words[:i], words[i + 1 :]), []).append((member, word))
    yield from (pair for alike in folds.values() for pair in combinations(alike, 2))
    for alike in buckets.values():
        yield from ((a, b) for (a, one), (b, other) in combinations(alike, 2) if one != other and slip(one, other))


def misprints(sort: Sort, places: Places, known: frozenset[Member]) -> Iterator[tuple[str, str]]:
    """Short names that one clause has and the model tells nothing of, each with a better known one a letter away."""
    named = sort.members[: len(sort.members) - sort.spare][:LARGEST]
    holes: dict[tuple[str, int], list[str]] = {}
    if sort.values:
        return
    for member in named:
        for i in range(len(member) if member.isalpha() and len(member) < SHORTEST else 0):
            holes.setdefault((member[:i] + "?" + member[i + 1 :], i), []).append(member)
    once = {m for m in named if len(places.get((sort.name, m), ())) == 1 and (sort.name, m) not in known}
    often = {m for m in named if len(places.get((sort.name, m), ())) > 1 or (sort.name, m) in known}
    for alike in holes.values():
        yield from ((a, b) for a, b in combinations(alike, 2) if a in once and b in often or a in often and b in once)


def told_of(book: Book) -> frozenset[Member]:
    """The members to which the model gives something at the start."""
    found: set[Member] = set()
    for spec in book.fields.values():
        for args, value in spec.starts.items():
            found.update(zip(spec.parameters, args, strict=True))
            if isinstance(spec.type, MemberType) and isinstance(value, str):
                found.add((spec.type.sort, value))
    return frozenset(found)


def folded(name: str) -> tuple[str, ...]:
    """The words of a name without capitals, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return tuple(re.findall(r"[^\W_]+", "".join(c for c in plain if not unicodedata.combining(c))))


def slip(one: str, other: str) -> bool:
    """Whether two words with the same first letter differ by no more than a slip or a spelling."""
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= ALIKE[5 if min(len(one), len(other)) < 7 else 7]
