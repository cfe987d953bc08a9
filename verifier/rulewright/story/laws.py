"""The laws of a book over stored cells, written out, and which of their instances a state breaks."""

from __future__ import annotations

import weakref
from dataclasses import dataclass, field, replace

from rulewright.book.model import Book
from rulewright.language.expr import Expr, fields_read
from rulewright.memo.per_book import for_a_book, for_what_stands, lend_answers
from rulewright.story.reveal import lend_shown, reveal
from rulewright.table.evaluate import Scene, evaluate
from rulewright.table.instances import Instances
from rulewright.table.state import State


@dataclass
class Laws:
    """Every law written out, and which instances speak of which cells."""

    stored: Book
    told: tuple[Expr, ...] = ()  # the laws as conditions of stored cells
    written: Instances = field(default_factory=Instances)
    unmet: list[int] = field(default_factory=list)  # the instances that the start of the book does not meet
    waived: frozenset[str] = frozenset()  # the names of laws that are not asked for

    @property
    def instances(self) -> list[tuple[str, Expr]]:
        """The instances in order, each with the name of its law."""
        return self.written.instances

    def broken(self, state: State) -> list[int]:
        """The instances that a state of stored cells does not meet: those that it changes, and those unmet before."""
        scene = Scene(self.stored, state)
        open_ = sorted({*self.written.about(state.touched()), *self.unmet})
        asked = (n for n in open_ if self.instances[n][0] not in self.waived)
        return [n for n in asked if not evaluate(self.instances[n][1], scene)]


@for_what_stands
def laws_told(book: Book) -> tuple[Expr, ...]:
    """The laws of a book as conditions of stored cells."""
    return tuple(reveal(law.condition, book) for law in book.laws)


@for_what_stands
def start_is_lawful(book: Book) -> bool:
    """Whether the start of a book keeps all its laws."""
    start = Scene(stored_only(book), State.start(book))
    return all(evaluate(law, start) for law in laws_told(book))


@for_what_stands
def read_by_laws(book: Book) -> frozenset[str]:
    """The stored fields that the laws of a book hang on."""
    return frozenset().union(*map(fields_read, laws_told(book)))


_LAWS: dict[int, Laws] = {}
_LENDERS: dict[int, weakref.ref[Book]] = {}


def laws_of(book: Book) -> Laws:
    """The laws of a book, written out once for all books that differ in what no law reads.

    Raises TooLarge.
    """
    if id(book) not in _LAWS:
        lender = _LENDERS[id(book)]() if id(book) in _LENDERS else None
        _LAWS[id(book)] = replace(laws_of(lender), stored=stored_only(book)) if lender is not None else _told(book)
        weakref.finalize(book, _LAWS.pop, id(book), None)
    return _LAWS[id(book)]


def lend_laws(book: Book, other: Book) -> None:
    """Take the laws of one book as those of another, which reveals them in the same way, as long as both live."""
    _LENDERS[id(other)] = weakref.ref(book)
    weakref.finalize(other, _LENDERS.pop, id(other), None)


def stands_alike(book: Book, other: Book) -> None:
    """Take what is known of the claims and laws of one book as known of another, in which the same stand."""
    lend_laws(book, other)
    lend_shown(book, other)
    lend_answers(book, other)


@for_a_book
def waiving(book: Book, names: frozenset[str]) -> Book:
    """The book without the laws of these names, of which it keeps the others as they are written out already."""
    other = replace(book, laws=tuple(law for law in book.laws if law.name not in names))
    _LAWS[id(other)] = replace(laws_of(book), stored=stored_only(other), told=laws_told(other), waived=names)
    weakref.finalize(other, _LAWS.pop, id(other), None)
    return other


def _told(book: Book) -> Laws:
    told = laws_told(book)
    known = next((laws for laws in tuple(_LAWS.values()) if _of(laws, book) and laws.told == told), None)
    return replace(known, stored=stored_only(book)) if known is not None else _write_out(book, told)


def _of(laws: Laws, book: Book) -> bool:
    told = (laws.stored.laws, laws.stored.sorts, laws.stored.fields)
    return not laws.waived and told == (book.laws, book.sorts, book.fields)


def stored_only(book: Book) -> Book:
    """The book without clauses: its cells show just what is stored, as revealed expressions want."""
    return replace(book, clauses={}, rulings=())


def _write_out(book: Book, told: tuple[Expr, ...]) -> Laws:
    laws = Laws(stored_only(book), told)
    start = Scene(laws.stored, State.start(book))
    for law, condition in zip(book.laws, told, strict=True):
        first = len(laws.instances)
        laws.written.add(law.name, condition, book)
        if not evaluate(condition, start):
            laws.unmet += [n for n in range(first, len(laws.instances)) if not evaluate(laws.instances[n][1], start)]
    return laws
