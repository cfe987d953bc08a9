"""The texts of a book in other words: a wording or a member has another name, and all else is said as it was.

A text is taken apart as the phrase book reads it, so that a word is exchanged only where it stands for what is renamed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.language.expr import Expr, Literal, number, substitute
from rulewright.language.types import MemberType
from rulewright.phrasing.chart import Chart, Reading, suits
from rulewright.phrasing.phrases import Heard
from rulewright.phrasing.wordings import Phrase, Slot, Use, Wording, negative_of

Elements = tuple[str | Slot, ...]


@dataclass(frozen=True, slots=True)
class NewWording:
    """A wording, as the book declares it, and the one that takes its place; its slots are the same."""

    old: Wording
    new: Wording

    def put(self, wording: Wording) -> Elements:
        """The elements that take the place of those of a wording: of this one, or of one that comes from it."""
        length = len(self.old.elements)
        if wording.elements[:length] == self.old.elements:  # a term IS, SHOWS, RISES BY
            return (*self.new.elements, *wording.elements[length:])
        said, denied = negative_of(self.old), negative_of(self.new)
        return denied.elements if denied is not None and said is not None and said == wording else wording.elements


@dataclass(frozen=True, slots=True)
class NewMember:
    """A member, by its sort and name, and the name that takes its place."""

    sort: str
    old: str
    new: str


@dataclass
class Rewording:
    """What texts of a book become, by the texts, as they are read one after another."""

    say: str  # of the phrase that is worded anew; nothing for a member
    change: NewWording | NewMember
    texts: dict[str, str] = field(default_factory=dict)
    doubts: set[str] = field(default_factory=set)  # that are to become one thing here and another there

    def hear(self, heard: Heard) -> None:
        """Take note of a text that was read."""
        tokens = tuple(heard.text.split())
        chart = Chart(heard.phrases, tokens, heard.scope)
        if isinstance(heard.meaning, Reading):
            told = next(self._phrase(chart, heard.meaning, 0, len(tokens)), None)
        else:
            told = next(self._term(chart, heard.meaning, 0, len(tokens)), None)
        if told is None:
            return
        said = " ".join(told)
        if self.texts.setdefault(heard.text, said) != said:
            self.doubts.add(heard.text)

    def _phrase(self, chart: Chart, reading: Reading, start: int, end: int) -> Iterator[tuple[str, ...]]:
        """The words of a reading of a span, each slot with what fills it."""
        for wording in reading.phrase.wordings:
            if wording.negative == reading.negative:
                for filled in self._filled(chart, wording.elements, reading, start, end):
                    put = self._elements(reading.phrase, wording)
                    yield tuple(w for e in put for w in ((e,) if isinstance(e, str) else filled[e.name]))

    def _elements(self, phrase: Phrase, wording: Wording) -> Elements:
        change = self.change
        return change.put(wording) if isinstance(change, NewWording) and phrase.say == self.say else wording.elements

    def _filled(
        self, chart: Chart, elements: Elements, reading: Reading, start: int, end: int
    ) -> Iterator[dict[str, tuple[str, ...]]]:
        if not elements:
            if start == end:
                yield {}
            return
        first, *others = elements
        if isinstance(first, str):
            if start < end and chart.tokens[start] == first:
                yield from self._filled(chart, tuple(others), reading, start + 1, end)
            return
        for stop in range(start + 1, end - len(others) + 1) if others else (end,):
            for words in self._term(chart, reading.slots[first.name], start, stop):
                for rest in self._filled(chart, tuple(others), reading, stop, end):
                    yield {first.name: words, **rest}

    def _term(self, chart: Chart, meant: Expr, start: int, end: int) -> Iterator[tuple[str, ...]]:
        """The words for what a span names, if that is what is meant."""
        words = chart.tokens[start:end]
        text = " ".join(words)
        if text in chart.scope:
            if chart.scope[text] == meant:
                yield words
            return
        if not any(_same(e, meant) for e, _, _ in chart.terms(start, end)):
            return
        if isinstance(meant, Literal):
            change = self.change
            named = any(m == meant.value for _, m in chart.book.members.get(text, ()))
            if named and isinstance(change, NewMember) and isinstance(meant.type, MemberType):
                is_it = (meant.type.sort, meant.value) == (change.sort, change.old)
                yield tuple(change.new.split()) if is_it else words
                return
            if named or text == "nobody" or (text.lstrip("-").isdigit() and number(int(text)) == meant):
                yield words
                return
        for reading in chart.readings(start, end, Use.TERM):
            if _same(substitute(reading.phrase.meaning, reading.slots), meant):
                yield from self._phrase(chart, reading, start, end)


def _same(found: Expr, meant: Expr) -> bool:
    """Whether two terms are one; nobody is of any sort."""
    if isinstance(found, Literal) and isinstance(meant, Literal) and found.value is None:
        return meant.value is None
    return found == meant and suits(found, meant.type)
