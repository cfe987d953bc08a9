"""The phrase book on the site: which phrase a text is written in, and the page that lists them all."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import ClassVar

from rulewright.book.model import Book, Clause, Part
from rulewright.language.show import show
from rulewright.language.types import MemberType
from rulewright.lowering.joined import JOINTS
from rulewright.memo.per_book import for_a_book
from rulewright.phrasing.phrases import Phrase, PhraseBook, Slot, Use
from rulewright.phrasing.phrases import Wording as Pattern
from rulewright.site.book_data import Told
from rulewright.site.text import Link, Sentence

CONDITIONS = (Use.CONDITION,)
EFFECTS = (Use.CHANGE, Use.ACT, Use.CONDITION)
TERMS = (Use.TERM,)
ORDER = (Use.CONDITION, Use.CHANGE, Use.ACT, Use.TERM)

Sorts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Written:
    """A run of words, the phrase that it is written in if any, and what fills the phrase's slots."""

    words: str
    phrase: Phrase | None = None
    fills: tuple[str, ...] = ()


def read_words(book: Book, words: str, uses: tuple[Use, ...], sorts: Sorts) -> tuple[Written, ...]:
    """A text as one phrase; or, where it is several joined together, as those and the joints between them."""
    return _read(book, words, uses, tuple(sorted(sorts.items())))


@for_a_book
def _read(whose: Book, words: str, uses: tuple[Use, ...], named: tuple[tuple[str, str], ...]) -> tuple[Written, ...]:
    book, sorts = whose.phrases, dict(named)
    whole = fitting(book, words, uses, sorts)
    pieces = [p for p in JOINTS.split(words) if p]
    if len(pieces) > 1:
        read = tuple(Written(p) if JOINTS.fullmatch(p) else fitting(book, p, uses, sorts) for p in pieces)
        if all(w.phrase for w in read if not JOINTS.fullmatch(w.words)):
            return read
    return (whole,)


def fitting(book: PhraseBook, words: str, uses: tuple[Use, ...], sorts: Sorts) -> Written:
    """The phrase with most words of its own among those that fit a text."""
    best: tuple[int, int] = (0, 0)
    found = Written(words)
    for use in uses:
        for phrase, wording in book.candidates(use, frozenset(words.split())):
            match = _pattern(wording).fullmatch(words)
            if match is None:
                continue
            slots = [e for e in wording.elements if isinstance(e, Slot)]
            sure = [_suits(book, fill, slot, sorts) for fill, slot in zip(match.groups(), slots, strict=True)]
            score = (len(wording.literals), sum(sure))
            if min(sure, default=1) >= 0 and score > best:
                best, found = score, Written(words, phrase, match.groups())
    return found


@cache
def _pattern(wording: Pattern) -> re.Pattern[str]:
    return re.compile(" ".join(re.escape(e) if isinstance(e, str) else "(.+?)" for e in wording.elements))


def _suits(book: PhraseBook, fill: str, slot: Slot, sorts: Sorts) -> int:
    """1 if the words surely fill the slot, 0 if they may, -1 if they are known to be something else."""
    if fill in sorts:
        return 1 if sorts[fill] == slot.sort else -1
    if fill in book.members:
        return 1 if any(sort == slot.sort for sort, _ in book.members[fill]) else -1
    if re.fullmatch(r"-?\d+", fill):
        return 1 if slot.sort == "int" else -1
    return 0


def sorts_of(part: Part) -> dict[str, str]:
    """The sort of each variable of a part."""
    return {v.name: v.type.sort if isinstance(v.type, MemberType) else "int" for v in part.variables}


def phrases_in(book: Book, words: str, uses: tuple[Use, ...], sorts: Sorts) -> Iterator[str]:
    """The phrases that a text uses, those inside others included."""
    for written in read_words(book, words, uses, sorts):
        if written.phrase is not None:
            yield written.phrase.say
            for fill in written.fills:
                if " " in fill and fill not in sorts:
                    yield from phrases_in(book, fill, TERMS, sorts)


def uses_by_phrase(told: Told) -> dict[str, list[str]]:
    """The clauses that use each phrase, in the order of the book."""
    used: dict[str, dict[str, None]] = {}
    for clause in told.book.clauses.values():
        for say in _phrases_of(told.book, clause):
            used.setdefault(say, {})[clause.id] = None
    return {say: list(clauses) for say, clauses in used.items()}


def _phrases_of(book: Book, clause: Clause) -> Iterator[str]:
    for part in clause.parts:
        sorts = sorts_of(part)
        for condition in (*part.life, *part.conditions):
            yield from phrases_in(book, condition.text, CONDITIONS, sorts)
        for outcome in part.outcomes:
            yield from phrases_in(book, outcome.text, EFFECTS, sorts)
        if part.anchor.act:
            yield from (p.say for p in book.phrases.phrases if p.use is Use.ACT and p.act == part.anchor.act)
    if clause.table is not None and clause.table.roll is not None:
        yield from phrases_in(book, book.phrases.say_term(clause.table.roll), TERMS, {})
    for part in clause.confirms:
        for outcome in part.outcomes:
            yield from phrases_in(book, outcome.text, CONDITIONS, sorts_of(part))


def phrase_place(told: Told, phrase: Phrase) -> str:
    """Where a phrase stands on the page of phrases."""
    return f"{told.phrases}#{_name(phrase)}"


def _name(phrase: Phrase) -> str:
    use = Use.TERM if phrase.implied else phrase.use
    return "phrase-" + hashlib.sha256(f"{use.value} {phrase.say}".encode()).hexdigest()[:10]


def linked(told: Told, words: str, uses: tuple[Use, ...], sorts: Sorts, at: str) -> Sentence:
    """A text whose phrases lead to the page of phrases."""
    read = read_words(told.book, words, uses, sorts)
    return tuple(Link(w.words, phrase_place(told, w.phrase) if w.phrase else "", at) for w in read)


@dataclass(frozen=True, slots=True)
class Piece:
    """Words of a wording, or the name of what fills a slot of it."""

    words: str
    slot: bool


Wording = tuple[Piece, ...]


def wording(say: str) -> Wording:
    """A wording with its slots set apart."""
    pieces = [p for p in re.split(r"(\{[^{}]*\})", say) if p.strip()]
    return tuple(Piece(p.strip("{}").partition(":")[0], True) if p[0] == "{" else Piece(p, False) for p in pieces)


@dataclass(frozen=True, slots=True)
class Entry:
    """A phrase on the page of phrases: its place, its slots with their types, what it means, who uses it.

    An act needs what is asked and does what is told, other phrases have their meaning in ``formal``.
    """

    place: str
    wording: Wording
    slots: str
    needs: tuple[str, ...]
    does: tuple[str, ...]
    formal: tuple[str, ...]
    used: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class PhrasesPage:
    """All phrases of a book, by what they are used for."""

    template: ClassVar = "phrases.md"
    book: Link
    uses: tuple[tuple[str, tuple[Entry, ...]], ...]


def phrases_page(told: Told, used: Mapping[str, list[str]]) -> PhrasesPage:
    """The page of all phrases of a book, with the clauses that use each."""
    found = {use: [p for p in told.book.phrases.phrases if p.use is use and not p.implied] for use in ORDER}
    uses = ((u.value, tuple(_entry(told, p, used) for p in sorted(ps, key=lambda p: p.say))) for u, ps in found.items())
    return PhrasesPage(told.home(told.phrases), tuple((use, listed) for use, listed in uses if listed))


def _sort_words(slot: Slot) -> str:
    """What a slot takes."""
    return "number" if slot.sort == "int" else slot.sort


def _entry(told: Told, phrase: Phrase, used: Mapping[str, list[str]]) -> Entry:
    slots = ", ".join(f"{s.name}: {_sort_words(s)}{'?' if s.optional else ''}" for s in phrase.slots)
    act = told.book.acts[phrase.act] if phrase.use is Use.ACT else None
    return Entry(
        place=_name(phrase),
        wording=wording(phrase.say),
        slots=slots,
        needs=tuple(c.text for c in act.requires) if act else (),
        does=tuple(dict.fromkeys(o.text for o in act.outcomes)) if act else (),
        formal=_formal(phrase),
        used=told.all(used.get(phrase.say, ()), told.phrases),
    )


def _formal(phrase: Phrase) -> tuple[str, ...]:
    match phrase.use:
        case Use.ACT:
            return ()
        case Use.CHANGE:
            changes = phrase.changes
            return tuple(f"{c.field}({', '.join(show(a) for a in c.args)}) += {show(c.amount)}" for c in changes)
        case Use.CONDITION | Use.TERM:
            return (_unbracketed(show(phrase.meaning)),)


def _unbracketed(shown: str) -> str:
    """An expression without brackets around all of it."""
    depths = list(accumulate({"(": 1, ")": -1}.get(c, 0) for c in shown))
    return shown[1:-1] if shown.startswith("(") and 0 not in depths[:-1] else shown
