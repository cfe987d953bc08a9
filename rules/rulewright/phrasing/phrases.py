"""The phrase book: one wording for what is set, tested, changed and done, read into expressions and back.

A text is matched against the wordings of the book by a chart over its words: a slot takes any run of
words that reads as a term of the slot's sort. Of several fitting wordings the one with most literal
words is meant; two equal ones that mean different things are an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from rulewright.book.model import ChangeCell, Outcome, Perform, SetCell
from rulewright.language.expr import Expr, conj, negate, substitute
from rulewright.language.show import show
from rulewright.language.types import Type
from rulewright.phrasing.chart import Chart, Reading, check_size, suits
from rulewright.phrasing.hints import MAX_WORDS, nearest_phrase
from rulewright.phrasing.sayings import Sayings
from rulewright.phrasing.wordings import Phrase, PhraseError, Slot, Use, Wording, negative_of, read_wording, settings

T = TypeVar("T")

__all__ = ["Phrase", "PhraseBook", "PhraseError", "Slot", "Use", "Wording", "negative_of", "read_wording", "settings"]

MOST_KEPT = 5_000  # texts whose readings are remembered
MOST_TRIES = 500_000  # of all texts of a book, or
TRIES_EACH = 200  # for each of them
KINDS = {
    Use.CONDITION: "a condition, which says what is so",
    Use.ACT: "an act, which says what is done",
    Use.CHANGE: "a change, which says what becomes of something",
}
WANTED = {
    Use.CONDITION: "Write a phrase that says what is so.",
    Use.ACT: "Write an act: the model declares them under 'acts'.",
    Use.CHANGE: "Write what is set, changed or done.",
}
VERDICT = re.compile(r"(.+?) is (?:not )?(?:refused|allowed|obligatory)(?: because of .+)?")


@dataclass(frozen=True, slots=True)
class Heard:
    """That a text was read: by which phrases, with which names beside them, and as what."""

    phrases: PhraseBook
    text: str
    scope: Mapping[str, Expr]
    meaning: Reading | Expr


LISTENERS: list[Callable[[Heard], None]] = []  # they are told of each text that is read; of one read alike before, not


@dataclass
class PhraseBook(Sayings):
    """All wordings of a book, with the members they may name."""

    members: Mapping[str, list[tuple[str, str]]] = field(default_factory=dict)  # written name -> (sort, member)
    uses: dict[str, int] = field(default_factory=dict)
    texts: int = 0  # that were read
    tries: int = 0  # that this took
    _memo: dict[tuple[str, str, int], tuple[Reading, ...]] = field(default_factory=dict)
    _meant: dict[tuple[str, str], tuple[Reading, Any]] = field(default_factory=dict)
    _by_word: dict[tuple[Use, str], list[tuple[Phrase, Wording]]] = field(default_factory=dict)

    def __getstate__(self) -> dict[str, object]:
        """All but what is remembered of texts that were read, and said."""
        return {**vars(self), "texts": 0, "tries": 0, "_memo": {}, "_meant": {}, "_acts": None, "_by_field": None}

    def add(self, phrase: Phrase) -> None:
        """Add a phrase; wordings must be complete."""
        self.phrases.append(phrase)
        for wording in phrase.wordings:
            rarest = max(wording.literals, key=len)
            self._by_word.setdefault((phrase.use, rarest), []).append((phrase, wording))
        self._sayable = self._acts = self._by_field = None
        self._memo.clear()
        self._meant.clear()

    # -- reading ------------------------------------------------------------------------------

    def condition(self, text: str, scope: Mapping[str, Expr] | None = None) -> Expr:
        """What a text says of a state.

        Raises:
            PhraseError: if the text is no condition of the book, or several.
        """
        return self._meaning(text, scope or {}, (Use.CONDITION,), "condition", _condition)

    def term(self, text: str, scope: Mapping[str, Expr] | None = None, wanted: Type | None = None) -> Expr:
        """The value that a text names.

        Raises:
            PhraseError: if the text names nothing, several things, or a thing of another type.
        """
        tokens = self._words(text, "term")
        chart = self._chart(tokens, scope or {})
        found = [(e, w) for e, w, _ in chart.terms(0, len(tokens)) if suits(e, wanted)]
        for say in chart.seen:
            self.uses[say] = self.uses.get(say, 0) + 1
        best = max((w for _, w in found), default=0)
        values = list(dict.fromkeys(e for e, w in found if w == best))
        if not values:
            raise PhraseError(f"'{text}' names nothing here", self._hint(text, (Use.TERM,), scope or {}), text)
        if len(values) > 1:
            things = ", ".join(sorted(f"{show(v)} ({v.type})" for v in values))
            raise PhraseError(f"'{text}' may name several things: {things}", "Reword one of them.")
        for hear in LISTENERS:
            hear(Heard(self, text, scope or {}, values[0]))
        return values[0]

    def effects(self, text: str, scope: Mapping[str, Expr] | None = None) -> tuple[Outcome, ...]:
        """What a text sets, changes or does.

        Raises:
            PhraseError: if the text is no effect of the book, or several.
        """
        return self.effects_and_needs(text, scope or {})[0]

    def effects_and_needs(self, text: str, scope: Mapping[str, Expr]) -> tuple[tuple[Outcome, ...], tuple[Expr, ...]]:
        """The effects of a text, and what has to be somebody for them."""
        return self._meaning(text, scope, (Use.CHANGE, Use.ACT, Use.CONDITION), "effect", self._effects)

    def _effects(self, reading: Reading, text: str) -> tuple[tuple[Outcome, ...], tuple[Expr, ...]]:
        phrase = reading.phrase
        if phrase.use is Use.ACT:
            return (self._perform(reading, text),), reading.needs
        for expr in (phrase.meaning, *(e for c in phrase.changes for e in (*c.args, c.amount))):
            check_size(text, expr, reading.slots)
        if phrase.use is Use.CHANGE:
            changed = [
                ChangeCell(c.field, _fill(c.args, reading.slots), substitute(c.amount, reading.slots), text)
                for c in phrase.changes
            ]
            return tuple(changed), reading.needs
        cells = settings(phrase.meaning, not reading.negative)
        if cells is None:
            hint = "Use a phrase that means one cell equal to one value."
            raise PhraseError(f"'{text}' can be tested but not set", hint)
        return tuple(
            SetCell(c.field, _fill(c.args, reading.slots), substitute(c.value, reading.slots), text) for c in cells
        ), reading.needs

    def act(self, text: str, scope: Mapping[str, Expr] | None = None) -> Perform:
        """The act that a text names.

        Raises:
            PhraseError: if the text is no act of the book, or several.
        """
        return self._perform(self._one(text, scope or {}, (Use.ACT,), "act"), text)

    def is_act(self, text: str, scope: Mapping[str, Expr] | None = None) -> bool:
        """Whether a text reads as an act."""
        return bool(self._readings(text, scope or {}, Use.ACT))

    def _perform(self, reading: Reading, text: str) -> Perform:
        act = self.acts[reading.phrase.act]
        return Perform(act.name, tuple(reading.slots[p.name] for p in act.parameters), text)

    def _meaning(
        self,
        text: str,
        scope: Mapping[str, Expr],
        uses: tuple[Use, ...],
        what: str,
        meaning: Callable[[Reading, str], T],
    ) -> T:
        """What is made of the one reading of a text, worked out once if nothing in it hangs on where it stands."""
        key = (what, text)
        if scope or key not in self._meant:
            reading = self._one(text, scope, uses, what)
            told = meaning(reading, text)
            if not scope:
                if len(self._meant) >= MOST_KEPT:
                    self._meant.clear()
                self._meant[key] = reading, told
            return told
        reading, known = self._meant[key]
        self._count(reading)
        return known  # type: ignore[no-any-return]  # ``what`` tells the type

    def _count(self, reading: Reading) -> None:
        for say in (reading.phrase.say, *reading.inner):
            self.uses[say] = self.uses.get(say, 0) + 1

    def _one(self, text: str, scope: Mapping[str, Expr], uses: tuple[Use, ...], what: str) -> Reading:
        self._words(text, what)
        found = [r for use in uses for r in self._readings(text, scope, use)]
        if not found:
            raise PhraseError(f"'{text}' is no {what} of this book", partial(self._no_such, text, uses, scope), text)
        best = max(r.weight for r in found)
        top = [r for r in found if r.weight == best]
        distinct = {
            (
                r.phrase.use,
                r.phrase.act,
                r.phrase.say,
                r.negative,
                tuple(sorted((k, show(v)) for k, v in r.slots.items())),
            )
            for r in top
        }
        if len(distinct) > 1:
            alike = len({r.phrase.say for r in top}) == 1 < len({(r.phrase.use, r.phrase.act) for r in top})
            told = (f" (the {' '.join([r.phrase.use.value, r.phrase.act]).strip()})" if alike else "" for r in top)
            meanings = " or ".join(sorted({f"'{r.phrase.say}'{of}" for r, of in zip(top, told, strict=True)}))
            raise PhraseError(f"'{text}' is ambiguous: it reads as {meanings}", "Reword one of the phrases.")
        self._count(top[0])
        for hear in LISTENERS:
            hear(Heard(self, text, scope, top[0]))
        return top[0]

    @staticmethod
    def _words(text: str, what: str) -> tuple[str, ...]:
        tokens = tuple(text.split())
        if len(tokens) > MAX_WORDS:
            raise PhraseError(f"a {what} of more than {MAX_WORDS} words: '{text[:60]}…'", "Say it in fewer words.")
        return tokens

    def _chart(self, tokens: tuple[str, ...], scope: Mapping[str, Expr]) -> Chart:
        """A chart of one more text; raises PhraseError where those before it have taken too long together."""
        self.texts += 1
        if self.tries > max(MOST_TRIES, TRIES_EACH * self.texts):
            message = "the texts of this book together can be taken apart in too many ways"
            raise PhraseError(message, "Give more words of their own to the phrases and terms that consist of slots.")
        return Chart(self, tokens, scope)

    def _readings(self, text: str, scope: Mapping[str, Expr], use: Use) -> tuple[Reading, ...]:
        key = (text, use.value, 0)
        if not scope and key in self._memo:
            return self._memo[key]
        tokens = self._words(text, use.value)
        result = tuple(self._chart(tokens, scope).readings(0, len(tokens), use))
        if not scope:
            if len(self._memo) >= MOST_KEPT:
                self._memo.clear()
            self._memo[key] = result
        return result

    def candidates(self, use: Use, words: frozenset[str]) -> Iterator[tuple[Phrase, Wording]]:
        """The wordings whose literal words all occur among the words."""
        for word in sorted(words):
            for phrase, wording in self._by_word.get((use, word), ()):
                if words.issuperset(wording.literals):
                    yield phrase, wording

    def _no_such(self, text: str, uses: tuple[Use, ...], scope: Mapping[str, Expr]) -> str:
        """What to do about a text that is nothing of what may stand there."""
        try:
            other = self._other_kind(text, uses, scope)
        except PhraseError:  # too many texts were tried
            other = ""
        return f"{other} {WANTED[uses[0]]}" if other else self._hint(text, uses, scope)()

    def _other_kind(self, text: str, uses: tuple[Use, ...], scope: Mapping[str, Expr]) -> str:
        """What a text is that is none of what may stand there; nothing if it reads as nothing."""
        for use, kind in KINDS.items():
            if use not in uses and self._readings(text, scope, use):
                return f"It is {kind}."
        verdict = VERDICT.fullmatch(text)
        if verdict is not None and self._readings(verdict[1], scope, Use.ACT):
            return "It is a verdict on an act, for a Then of a scenario."
        return ""

    def _hint(self, text: str, uses: tuple[Use, ...], scope: Mapping[str, Expr]) -> Callable[[], str]:
        return partial(nearest_phrase, text, uses, scope, self.phrases, self.members)


def _condition(reading: Reading, text: str) -> Expr:
    check_size(text, reading.phrase.meaning, reading.slots)
    meaning = substitute(reading.phrase.meaning, reading.slots)
    return conj([*reading.needs, negate(meaning) if reading.negative else meaning])


def _fill(args: tuple[Expr, ...], slots: Mapping[str, Expr]) -> tuple[Expr, ...]:
    return tuple(substitute(a, slots) for a in args)
