"""Hashes of expressions and of the model of a book, the same in every run."""

from __future__ import annotations

import hashlib

from rulewright.book.model import Book
from rulewright.language.expr import Expr, fields_read
from rulewright.memo.per_book import for_what_stands
from rulewright.story.facts import written
from rulewright.story.laws import laws_told, start_is_lawful


def digest(expr: Expr, known: dict[Expr, bytes]) -> bytes:
    """A hash of an expression that is the same in every run; ``known`` holds those of its parts."""
    found = known.get(expr)
    if found is None:
        named = [getattr(expr, name) for name in type(expr).__match_args__]
        told = "\n".join([type(expr).__name__, *(_told(value, known) for value in named)])
        found = known[expr] = hashlib.blake2b(told.encode(), digest_size=20).digest()
    return found


def _told(value: object, known: dict[Expr, bytes]) -> str:
    if isinstance(value, Expr):
        return digest(value, known).hex()
    if isinstance(value, tuple):
        return f"({' '.join(_told(v, known) for v in value)})"
    return repr(value)


def model_hash(book: Book) -> str:
    """A hash of what any question of a book may depend on: sorts, fields, laws, and what may be written."""
    return _hashed([_sorts(book), *_laws(book), *(field_hash(book, name) for name in book.fields)])


def question_hash(book: Book, question: Expr) -> str:
    """A hash of what the answer to a question over stored cells depends on beside its words.

    That are the fields that it reads, and the laws that may bear on these: where no cell of a law is touched
    it is kept, unless the start breaks it.
    """
    return _hash_of(book, fields_read(question))


@for_what_stands
def _hash_of(book: Book, read: frozenset[str]) -> str:
    laws = _fields_of_laws(book)
    bearing: list[str] = []
    while True:
        met = [(said, fields) for said, fields in laws if not start_is_lawful(book) or not read.isdisjoint(fields)]
        if len(met) == len(bearing):
            break
        bearing = [said for said, _ in met]
        read = read.union(*(fields for _, fields in met))
    return _hashed([_sorts(book), *bearing, *(field_hash(book, name) for name in sorted(read))])


@for_what_stands
def _fields_of_laws(book: Book) -> tuple[tuple[str, frozenset[str]], ...]:
    """The laws in words that stay the same, each with the fields that it reads."""
    return tuple((said, fields_read(law)) for said, law in zip(_laws(book), laws_told(book), strict=True))


@for_what_stands
def field_hash(book: Book, name: str) -> str:
    """A hash of what a field can hold, and what its cells hold at the start."""
    f = book.fields[name]
    given = written(book, name) if f.closed else None
    facts = sorted(map(repr, given)) if given is not None else None
    kind = (f.kind.value, f.closed, f.clamped, f.symmetric, f.default, f.has_default)
    return _hashed([repr((name, f.parameters, str(f.type), f.start, sorted(f.starts.items(), key=repr), kind, facts))])


@for_what_stands
def _sorts(book: Book) -> str:
    return _hashed([repr([(s.name, s.members) for s in book.sorts.values()])])


@for_what_stands
def _laws(book: Book) -> tuple[str, ...]:
    """A hash of each law as a condition of stored cells."""
    known: dict[Expr, bytes] = {}
    return tuple(digest(law, known).hex() for law in laws_told(book))


def _hashed(told: list[str]) -> str:
    return hashlib.sha256("\n".join(told).encode()).hexdigest()
