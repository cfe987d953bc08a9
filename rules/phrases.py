"""The phrase book: one wording for what is set, tested, changed and done, read into expressions and back.

A text is matched against the wordings of the book by a chart over its words: a slot takes any run of
words that reads as a term of the slot's sort. Of several fitting wordings the one with most literal
words is meant; two equal ones that mean different things are an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import Enum

from rules.expr import (
    FALSE,
    TRUE,
    Apply,
    Expr,
    Literal,
    Operator,
    Quantify,
    Read,
    Variable,
    conj,
    equal,
    negate,
    number,
    substitute,
)
from rules.extent import MAX_EXTENT, MAX_LEVELS, extent
from rules.model import Act, ChangeCell, Field, Outcome, Perform, SetCell
from rules.show import show
from rules.types import BOOL, IntType, MemberType, Type, Value

MAX_WORDS = 60
MAX_TRIES = 200_000
MOST_NAMES = 3000
_SLOT = re.compile(r"\{(\w+):([^{}?]+)(\?)?\}\Z")
_NUMBER = re.compile(r"-?[0-9]{1,9}\Z")


class PhraseError(Exception):
    """A text cannot be read as a phrase of the book; carries a message and what to do."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message, self.hint = message, hint


class Use(Enum):
    """What a wording is for."""

    CONDITION = "condition"
    CHANGE = "change"
    ACT = "act"
    TERM = "term"


@dataclass(frozen=True, slots=True)
class Slot:
    """A typed gap of a wording; a whole number has the sort ``int``."""

    name: str
    sort: str
    optional: bool = False

    @property
    def type(self) -> Type:
        """The type of what fills the slot."""
        return IntType(-(10**5), 10**5) if self.sort == "int" else MemberType(self.sort, self.optional)


@dataclass(frozen=True, slots=True)
class Wording:
    """One way to write a phrase: words and slots in order."""

    elements: tuple[str | Slot, ...]
    negative: bool = False

    @property
    def literals(self) -> tuple[str, ...]:
        """The words between the slots."""
        return tuple(e for e in self.elements if isinstance(e, str))


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase, term or act with its wordings; the slots are variables of its meaning."""

    say: str
    use: Use
    wordings: tuple[Wording, ...]
    meaning: Expr = TRUE
    changes: tuple[ChangeCell, ...] = ()
    act: str = ""
    example: str = ""
    true_when: tuple[str, ...] = ()
    false_when: tuple[str, ...] = ()
    implied: bool = False  # said of a term's cell; counts as a wording of that term

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slots, in the order of the first wording."""
        return tuple(e for e in self.wordings[0].elements if isinstance(e, Slot))


def read_wording(text: str, negative: bool = False) -> Wording:
    """Split a pattern into words and slots.

    Raises:
        PhraseError: for a malformed slot, a slot named twice, or a pattern without a literal word.
    """
    elements: list[str | Slot] = []
    for piece in re.findall(r"\{[^{}]*\}|[^\s{}]+|[{}]", text):
        match = _SLOT.match(piece)
        if match:
            elements.append(Slot(match[1], match[2].strip(), bool(match[3])))
        elif "{" in piece or "}" in piece:
            raise PhraseError(f"'{piece}' in '{text}' is not a slot", "Write {name:Sort} or {n:int}.")
        else:
            elements.append(piece)
    names = [e.name for e in elements if isinstance(e, Slot)]
    if len(names) != len(set(names)):
        raise PhraseError(f"a slot of '{text}' is named twice", "Give each slot a name of its own.")
    if not any(isinstance(e, str) for e in elements):
        raise PhraseError(f"'{text}' has no word of its own", "Add a word outside the slots.")
    return Wording(tuple(elements), negative)


def negative_of(wording: Wording) -> Wording | None:
    """The wording with its first *is* or *are* negated; nothing if there is none."""
    if "not" in wording.literals or "no" in wording.literals:
        return None
    for i, element in enumerate(wording.elements):
        if element in ("is", "are"):
            return Wording((*wording.elements[: i + 1], "not", *wording.elements[i + 1 :]), True)
    return None


def settings(meaning: Expr, positive: bool = True) -> tuple[SetCell, ...] | None:
    """The cells that make a condition true (or, for one truth value, false); nothing if it only tests."""
    if isinstance(meaning, Apply) and meaning.operator is Operator.AND:
        if not positive:
            return None
        gathered: list[SetCell] = []
        for arg in meaning.args:
            inner = settings(arg)
            if inner is None:
                return None
            gathered.extend(inner)
        return tuple(gathered)
    if isinstance(meaning, Apply) and meaning.operator is Operator.NOT:
        return settings(meaning.args[0], not positive) if isinstance(meaning.args[0], Read) else None
    if isinstance(meaning, Read) and meaning.type == BOOL:
        return (SetCell(meaning.field, meaning.args, TRUE if positive else FALSE),)
    if positive and isinstance(meaning, Apply) and meaning.operator is Operator.EQ:
        cell, value = meaning.args
        if isinstance(cell, Read):
            return (SetCell(cell.field, cell.args, value),)
    return None


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a text: the phrase, what fills its slots, and how many words were literal."""

    phrase: Phrase
    negative: bool
    slots: Mapping[str, Expr]
    weight: int
    needs: tuple[Expr, ...]  # what has to be somebody
    inner: tuple[str, ...] = ()  # the terms in its slots, by what they say


@dataclass
class PhraseBook:
    """All wordings of a book, with the members they may name."""

    members: Mapping[str, list[tuple[str, str]]]  # written name -> (sort, member)
    fields: Mapping[str, Field]
    acts: Mapping[str, Act] = field(default_factory=dict)
    phrases: list[Phrase] = field(default_factory=list)
    uses: dict[str, int] = field(default_factory=dict)
    _memo: dict[tuple[str, str, int], tuple[Reading, ...]] = field(default_factory=dict)
    _sayable: dict[str, list[tuple[Phrase, SetCell, Wording]]] | None = None
    _by_word: dict[tuple[Use, str], list[tuple[Phrase, Wording]]] = field(default_factory=dict)

    def add(self, phrase: Phrase) -> None:
        """Add a phrase; wordings must be complete."""
        self.phrases.append(phrase)
        for wording in phrase.wordings:
            rarest = max(wording.literals, key=len)
            self._by_word.setdefault((phrase.use, rarest), []).append((phrase, wording))
        self._sayable = None
        self._memo.clear()

    # -- reading ------------------------------------------------------------------------------

    def condition(self, text: str, scope: Mapping[str, Expr] | None = None) -> Expr:
        """What a text says of a state.

        Raises:
            PhraseError: if the text is no condition of the book, or several.
        """
        reading = self._one(text, scope or {}, (Use.CONDITION,), "condition")
        check_size(text, reading.phrase.meaning, reading.slots)
        meaning = substitute(reading.phrase.meaning, reading.slots)
        return conj([*reading.needs, negate(meaning) if reading.negative else meaning])

    def term(self, text: str, scope: Mapping[str, Expr] | None = None, wanted: Type | None = None) -> Expr:
        """The value that a text names.

        Raises:
            PhraseError: if the text names nothing, several things, or a thing of another type.
        """
        tokens = self._words(text, "term")
        chart = _Chart(self, tokens, scope or {})
        found = [(e, w) for e, w, _ in chart.terms(0, len(tokens)) if _suits(e, wanted)]
        for say in chart.seen:
            self.uses[say] = self.uses.get(say, 0) + 1
        best = max((w for _, w in found), default=0)
        values = list(dict.fromkeys(e for e, w in found if w == best))
        if not values:
            raise PhraseError(f"'{text}' names nothing here", self._nearest(text, (Use.TERM,), scope or {}))
        if len(values) > 1:
            things = ", ".join(sorted(f"{show(v)} ({v.type})" for v in values))
            raise PhraseError(f"'{text}' may name several things: {things}", "Reword one of them.")
        return values[0]

    def effects(self, text: str, scope: Mapping[str, Expr] | None = None) -> tuple[Outcome, ...]:
        """What a text sets, changes or does.

        Raises:
            PhraseError: if the text is no effect of the book, or several.
        """
        return self.effects_and_needs(text, scope or {})[0]

    def effects_and_needs(self, text: str, scope: Mapping[str, Expr]) -> tuple[tuple[Outcome, ...], tuple[Expr, ...]]:
        """The effects of a text, and what has to be somebody for them."""
        reading = self._one(text, scope, (Use.CHANGE, Use.ACT, Use.CONDITION), "effect")
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

    def _one(self, text: str, scope: Mapping[str, Expr], uses: tuple[Use, ...], what: str) -> Reading:
        self._words(text, what)
        found = [r for use in uses for r in self._readings(text, scope, use)]
        if not found:
            raise PhraseError(f"'{text}' is no {what} of this book", self._nearest(text, uses, scope))
        best = max(r.weight for r in found)
        top = [r for r in found if r.weight == best]
        distinct = {(r.phrase.say, r.negative, tuple(sorted((k, show(v)) for k, v in r.slots.items()))) for r in top}
        if len(distinct) > 1:
            meanings = " or ".join(sorted({f"'{r.phrase.say}'" for r in top}))
            raise PhraseError(f"'{text}' is ambiguous: it reads as {meanings}", "Reword one of the phrases.")
        for say in (top[0].phrase.say, *top[0].inner):
            self.uses[say] = self.uses.get(say, 0) + 1
        return top[0]

    @staticmethod
    def _words(text: str, what: str) -> tuple[str, ...]:
        tokens = tuple(text.split())
        if len(tokens) > MAX_WORDS:
            raise PhraseError(f"a {what} of more than {MAX_WORDS} words: '{text[:60]}…'", "Say it in fewer words.")
        return tokens

    def _readings(self, text: str, scope: Mapping[str, Expr], use: Use) -> tuple[Reading, ...]:
        key = (text, use.value, 0)
        if not scope and key in self._memo:
            return self._memo[key]
        tokens = self._words(text, use.value)
        result = tuple(_Chart(self, tokens, scope).readings(0, len(tokens), use))
        if not scope:
            self._memo[key] = result
        return result

    def candidates(self, use: Use, words: frozenset[str]) -> Iterator[tuple[Phrase, Wording]]:
        """The wordings whose literal words all occur among the words."""
        for word in sorted(words):
            for phrase, wording in self._by_word.get((use, word), ()):
                if words.issuperset(wording.literals):
                    yield phrase, wording

    def _nearest(self, text: str, uses: tuple[Use, ...], scope: Mapping[str, Expr]) -> str:
        listed = [(p.say, w.literals) for p in self.phrases if p.use in uses for w in p.wordings]
        plain = {" ".join(literals): say for say, literals in reversed(listed)}
        words = text.split()[:MAX_WORDS]
        known = {part for name in (*self.members, *scope) for part in name.split()}
        used = {w for _, literals in listed for w in literals}
        known |= {w for w in words if w not in used and self._near_member(w)}
        literal = " ".join(w for w in words if w not in known)
        close = get_close_matches(literal, sorted(plain)[:MOST_NAMES], n=1, cutoff=0.6)
        covered = [(len(literals), say) for say, literals in listed if set(literals) <= set(words)]
        close = close or ([] if covered else get_close_matches(literal, sorted(plain)[:MOST_NAMES], n=1, cutoff=0.45))
        if not close and not covered:
            return "What can be written is listed by 'rulewright phrases'."
        say = plain[close[0]] if close else max(covered)[1]
        spoken = {w for phrase, literals in listed if phrase == say for w in literals}
        unknown = [w for w in words if w not in spoken and w not in scope and not _NUMBER.match(w)]
        return f"Did you mean '{say}'?{self._no_member(unknown)}"

    def _near_member(self, word: str) -> str:
        return next(iter(get_close_matches(word[:80], sorted(self.members)[:MOST_NAMES], n=1, cutoff=0.7)), "")

    def _no_member(self, unknown: list[str]) -> str:
        parts = {part for name in self.members for part in name.split()}
        words = [w for w in unknown if w not in parts]
        for word in words:
            if near := self._near_member(word):
                return f" ('{word}' is no member; is it '{near}'?)"
        capitals = [w for w in words if w[:1].isupper()]
        return f" ('{capitals[0]}' is no member.)" if capitals else ""

    # -- saying -------------------------------------------------------------------------------

    def say_cell(self, name: str, args: tuple[Value, ...], value: Value) -> str:
        """A cell and its value in a phrase that sets it; in formal words where the book has none."""
        for _, setting, wording in self._sayable_by_field().get(name, ()):
            slots: dict[str, Value] = {}
            pairs = [*zip(setting.args, args, strict=True), (setting.value, value)]
            if all(_unify_value(pattern, actual, slots) for pattern, actual in pairs):
                if all(isinstance(e, str) or e.name in slots for e in wording.elements):
                    if all(isinstance(e, str) or e.optional or slots[e.name] is not None for e in wording.elements):
                        return _fill_words(wording, {k: _name(v) for k, v in slots.items()})
        shown = ", ".join(_name(a) for a in args)
        return f"{name}({shown}) = {_name(value)}" if args else f"{name} = {_name(value)}"

    def can_say(self, name: str) -> bool:
        """Whether some phrase sets the field and nothing else."""
        return bool(self._sayable_by_field().get(name))

    def _sayable_by_field(self) -> dict[str, list[tuple[Phrase, SetCell, Wording]]]:
        if self._sayable is None:
            found: dict[str, list[tuple[int, Phrase, SetCell, Wording]]] = {}
            for phrase in self.phrases:
                if phrase.use is not Use.CONDITION:
                    continue
                for wording in phrase.wordings:
                    cells = settings(phrase.meaning, not wording.negative)
                    if cells is not None and len(cells) == 1:
                        fixed = sum(isinstance(e, Literal) for e in (*cells[0].args, cells[0].value))
                        found.setdefault(cells[0].field, []).append((-fixed, phrase, cells[0], wording))
            self._sayable = {
                name: [(p, s, w) for _, p, s, w in sorted(rows, key=lambda r: r[0])] for name, rows in found.items()
            }
        return self._sayable

    def say(self, expr: Expr) -> str:
        """An expression in the words of the book, in formal words where there are none."""
        said = self._say_phrase(expr, Use.CONDITION) if expr.type == BOOL else None
        if said is not None:
            return said
        if isinstance(expr, Apply) and expr.operator in (Operator.AND, Operator.OR):
            word = " and " if expr.operator is Operator.AND else " or "
            return word.join(self.say(a) for a in expr.args)
        if isinstance(expr, Apply) and expr.operator is Operator.NOT:
            return f"not ({self.say(expr.args[0])})"
        if expr.type != BOOL:
            return self.say_term(expr)
        return show(expr)

    def say_term(self, expr: Expr) -> str:
        """A term in the words of the book."""
        match expr:
            case Literal(value=value):
                return _name(value)
            case Variable(name=name):
                return name
        return self._say_phrase(expr, Use.TERM) or show(expr)

    def say_act(self, name: str, args: tuple[Expr, ...]) -> str:
        """An act in its own words."""
        for phrase in self.phrases:
            if phrase.use is Use.ACT and phrase.act == name:
                slots = {p.name: self.say_term(a) for p, a in zip(self.acts[name].parameters, args, strict=True)}
                return _fill_words(phrase.wordings[0], slots)
        return f"{name}({', '.join(show(a) for a in args)})"

    def _say_phrase(self, expr: Expr, use: Use) -> str | None:
        inner = expr.args[0] if isinstance(expr, Apply) and expr.operator is Operator.NOT else None
        best: tuple[int, str] | None = None
        for phrase in self.phrases:
            if phrase.use is not use:
                continue
            for wording in phrase.wordings:
                target = inner if wording.negative else expr
                slots: dict[str, Expr] = {}
                if target is None or not unify(phrase.meaning, target, slots, frozenset(s.name for s in phrase.slots)):
                    continue
                if all(isinstance(e, str) or e.name in slots for e in wording.elements):
                    said = _fill_words(wording, {k: self.say_term(v) for k, v in slots.items()})
                    if best is None or len(wording.literals) > best[0]:
                        best = (len(wording.literals), said)
        return best[1] if best else None


def check_size(text: str, meaning: Expr, slots: Mapping[str, Expr]) -> None:
    """Refuse a text whose meaning would be vast once its terms are written out."""
    size, depth = extent(meaning, {name: extent(expr) for name, expr in slots.items()})
    if size > MAX_EXTENT or depth > MAX_LEVELS:
        raise PhraseError(f"'{text}' is too long a formula once its terms are written out", "Say it more simply.")


def unify(pattern: Expr, target: Expr, slots: dict[str, Expr], names: frozenset[str]) -> bool:
    """Whether filling the named variables of the pattern gives the target; fills ``slots``."""
    match pattern, target:
        case Variable(name=name), _ if name in names:
            if name in slots:
                return slots[name] == target
            same = type(pattern.type) is type(target.type)
            if same and isinstance(pattern.type, MemberType) and isinstance(target.type, MemberType):
                same = pattern.type.sort == target.type.sort
            if same:
                slots[name] = target
            return same
        case Literal(value=a), Literal(value=b):
            return a == b and type(a) is type(b)
        case Read(field=f), Read(field=g) if f == g:
            return all(unify(a, b, slots, names) for a, b in zip(pattern.args, target.args, strict=True))
        case Apply(operator=f), Apply(operator=g) if f == g and len(pattern.args) == len(target.args):
            return all(unify(a, b, slots, names) for a, b in zip(pattern.args, target.args, strict=True))
        case Quantify(quantifier=f), Quantify(quantifier=g) if f == g and pattern.variable.type == target.variable.type:
            renamed = {target.variable.name: pattern.variable}
            where, body = substitute(target.where, renamed), substitute(target.body, renamed)
            return unify(pattern.where, where, slots, names) and unify(pattern.body, body, slots, names)
    return pattern == target


class _Chart:
    """All readings of the spans of one text, each found once."""

    def __init__(self, book: PhraseBook, tokens: tuple[str, ...], scope: Mapping[str, Expr]) -> None:
        self.book, self.tokens, self.scope = book, tokens, scope
        self.seen: set[str] = set()  # terms found in the text
        self._terms: dict[tuple[int, int], list[tuple[Expr, int, tuple[Expr, ...]]]] = {}
        self._tries = 0

    def readings(self, start: int, end: int, use: Use) -> Iterator[Reading]:
        words = frozenset(self.tokens[start:end])
        for phrase, wording in self.book.candidates(use, words):
            for slots, weight, needs in self._match(wording.elements, 0, start, end):
                total = weight + len(wording.literals) * 100
                yield Reading(phrase, wording.negative, slots, total, needs, tuple(sorted(self.seen)))

    def _match(
        self, elements: tuple[str | Slot, ...], i: int, start: int, end: int
    ) -> Iterator[tuple[dict[str, Expr], int, tuple[Expr, ...]]]:
        self._tries += 1
        if self._tries > MAX_TRIES:
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
                if not _suits(expr, element.type):
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
        if end - start == 1 and _NUMBER.match(text):
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


def _suits(expr: Expr, wanted: Type | None) -> bool:
    match wanted, expr.type:
        case None, _:
            return True
        case IntType(), IntType():
            return True
        case MemberType(sort, optional), MemberType(other, _):
            return sort == other or (other == "" and optional)
    return wanted == expr.type


def _fill(args: tuple[Expr, ...], slots: Mapping[str, Expr]) -> tuple[Expr, ...]:
    return tuple(substitute(a, slots) for a in args)


def _unify_value(pattern: Expr, actual: Value, slots: dict[str, Value]) -> bool:
    if isinstance(pattern, Literal):
        return pattern.value == actual and type(pattern.value) is type(actual)
    if isinstance(pattern, Variable):
        if isinstance(pattern.type, IntType) != (isinstance(actual, int) and not isinstance(actual, bool)):
            return False
        if pattern.name in slots:
            return slots[pattern.name] == actual
        slots[pattern.name] = actual
        return True
    return False


def _fill_words(wording: Wording, slots: Mapping[str, str]) -> str:
    return " ".join(e if isinstance(e, str) else slots[e.name] for e in wording.elements)


def _name(value: Value) -> str:
    match value:
        case None:
            return "nobody"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


