"""All ways to read a text with the wordings of a book, found span by span, each span once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from rulewright.language.expr import Expr, Literal, equal, negate, number, substitute
from rulewright.language.extent import MAX_EXTENT, MAX_LEVELS, extent
from rulewright.language.types import IntType, MemberType, Type
from rulewright.phrasing.wordings import Phrase, PhraseError, Slot, Use, Wording

MAX_TRIES = 20_000  # of one text
NUMBER = re.compile(r"-?[0-9]{1,9}\Z")


class Vocabulary(Protocol):
    """What a chart needs of a phrase book."""

    members: Mapping[str, list[tuple[str, str]]]
    tries: int

    def candidates(self, use: Use, words: frozenset[str]) -> Iterator[tuple[Phrase, Wording]]:
        """The wordings whose literal words all occur among the words."""
        ...


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a text: the phrase, what fills its slots, and how many words were literal."""

    phrase: Phrase
    negative: bool
    slots: Mapping[str, Expr]
    weight: int
    needs: tuple[Expr, ...]  # what has to be somebody
    inner: tuple[str, ...] = ()  # the terms in its slots, by what they say


def check_size(text: str, meaning: Expr, slots: Mapping[str, Expr]) -> None:
    """Refuse a text whose meaning would be vast once its terms are written out."""
    size, depth = extent(meaning, {name: extent(expr) for name, expr in slots.items()})
    if size > MAX_EXTENT or depth > MAX_LEVELS:
        raise PhraseError(f"'{text}' is too long a formula once its terms are written out", "Say it more simply.")


class Chart:
    """All readings of the spans of one text, each found once."""

    def __init__(self, book: Vocabulary, tokens: tuple[str, ...], scope: Mapping[str, Expr]) -> None:
        self.book, self.tokens, self.scope = book, tokens, scope
        self.seen: set[str] = set()  # terms found in the text
        self._terms: dict[tuple[int, int], list[tuple[Expr, int, tuple[Expr, ...]]]] = {}
        self._before = book.tries

    def readings(self, start: int, end: int, use: Use) -> Iterator[Reading]:
        """The readings of a span of words for one use."""
        words = frozenset(self.tokens[start:end])
        for phrase, wording in self.book.candidates(use, words):
            for slots, weight, needs in self._match(wording.elements, 0, start, end):
                total = weight + len(wording.literals) * 100
                yield Reading(phrase, wording.negative, slots, total, needs, tuple(sorted(self.seen)))

    def _match(
        self, elements: tuple[str | Slot, ...], i: int, start: int, end: int
    ) -> Iterator[tuple[dict[str, Expr], int, tuple[Expr, ...]]]:
        self.book.tries += 1
        if self.book.tries - self._before > MAX_TRIES:
            text = " ".join(self.tokens)
            raise PhraseError(f"'{text}' can be taken apart in too many ways", "Say it in fewer words.")
        if i == len(elements):
            if start == end:
                yield {}, 0, ()
            return
        element = elements[i]
        if isinstance(element, str):
            if start < end and self.tokens[start] == element:
                yield from self._match(elements, i + 1, start + 1, end)
            return
        remaining = len(elements) - i - 1
        stops = range(start + 1, end - remaining + 1) if remaining else (end,)
        for stop in stops:
            if stop <= start or stop > end:
                continue
            for expr, weight, needs in self.terms(start, stop):
                if not suits(expr, element.type):
                    continue
                need = needs
                if isinstance(expr.type, MemberType) and expr.type.optional and not element.optional:
                    if isinstance(expr, Literal):
                        continue
                    need = (*needs, negate(equal(expr, Literal(None, MemberType(expr.type.sort, True)))))
                for slots, more, others in self._match(elements, i + 1, stop, end):
                    filled = _nobody(expr, element)
                    yield {element.name: filled, **slots}, weight + more, (*need, *others)

    def terms(self, start: int, end: int) -> list[tuple[Expr, int, tuple[Expr, ...]]]:
        """What a span of words may name, with its weight and what has to be somebody."""
        key = (start, end)
        if key not in self._terms:
            self._terms[key] = []
            self._terms[key] = list(self._find_terms(start, end))
        return self._terms[key]

    def _find_terms(self, start: int, end: int) -> Iterator[tuple[Expr, int, tuple[Expr, ...]]]:
        text = " ".join(self.tokens[start:end])
        if text in self.scope:
            yield self.scope[text], 50, ()
            return
        for sort, member in self.book.members.get(text, ()):
            yield Literal(member, MemberType(sort)), 40, ()
        if text == "nobody":
            yield Literal(None, MemberType("", True)), 40, ()
        if end - start == 1 and NUMBER.match(text):
            yield number(int(text)), 40, ()
        if end - start > 1:
            for reading in self.readings(start, end, Use.TERM):
                check_size(text, reading.phrase.meaning, reading.slots)
                self.seen.add(reading.phrase.say)
                yield substitute(reading.phrase.meaning, reading.slots), reading.weight, reading.needs


def _nobody(expr: Expr, slot: Slot) -> Expr:
    if isinstance(expr, Literal) and expr.value is None:
        return Literal(None, MemberType(slot.sort, True))
    return expr


def suits(expr: Expr, wanted: Type | None) -> bool:
    """Whether an expression may stand where a type is wanted."""
    match wanted, expr.type:
        case (None, _) | (_, MemberType("", False)):
            return True
        case IntType(), IntType():
            return True
        case MemberType(sort, optional), MemberType(other, _):
            return sort == other or (other == "" and optional)
    return wanted == expr.type
