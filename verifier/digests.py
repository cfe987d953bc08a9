"""Hashes of expressions and of the model of a book, the same in every run."""

from __future__ import annotations

import hashlib

from rules.expr import Expr
from rules.model import Book
from verifier.facts import written


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
    """A hash of what every question of a book depends on: sorts, fields, laws, and what may be written."""
    facts = []
    for spec in book.fields.values():
        given = written(book, spec.name) if spec.closed else None
        facts.append(sorted(map(repr, given)) if given is not None else None)
    fields = [
        (f.name, f.parameters, str(f.type), f.start, sorted(f.starts.items(), key=repr)) for f in book.fields.values()
    ]
    kinds = [(f.kind.value, f.closed, f.clamped, f.symmetric, f.default, f.has_default) for f in book.fields.values()]
    laws = [digest(law.condition, {}) for law in book.laws]
    sorts = [(s.name, s.members) for s in book.sorts.values()]
    return hashlib.sha256(repr([sorts, fields, kinds, laws, facts]).encode()).hexdigest()
