"""How phrases are worded: words and typed slots, and what a wording sets when it is made true."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from rulewright.book.model import ChangeCell, SetCell
from rulewright.language.expr import FALSE, TRUE, Apply, Expr, Operator, Read
from rulewright.language.types import BOOL, IntType, MemberType, Type

_SLOT = re.compile(r"\{(\w+):([^{}?]+)(\?)?\}\Z")


class PhraseError(Exception):
    """A text cannot be read as a phrase of the book; carries a message and what to do, looked for when it is read.

    ``missing`` is the text if there is no phrase for it.
    """

    def __init__(self, message: str, hint: str | Callable[[], str] = "", missing: str = "") -> None:
        super().__init__(message)
        self.message, self._hint, self.missing = message, hint, missing

    @property
    def hint(self) -> str:
        """What to do."""
        return self._hint if isinstance(self._hint, str) else self._hint()


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
        return IntType(0, 0) if self.sort == "int" else MemberType(self.sort, self.optional)


@dataclass(frozen=True, slots=True)
class Wording:
    """One way to write a phrase: words and slots in order; ``literals`` are the words between the slots."""

    elements: tuple[str | Slot, ...]
    negative: bool = False
    literals: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "literals", tuple(e for e in self.elements if isinstance(e, str)))


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
