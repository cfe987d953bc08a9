"""What functions of a book give, remembered for as long as the book lives."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from rules.model import Book

MOST = 65_536  # answers about one book, before they are forgotten
P = ParamSpec("P")
R = TypeVar("R")


def for_a_book(work: Callable[Concatenate[Book, P], R]) -> Callable[Concatenate[Book, P], R]:
    """The function of a book and of hashable things, which works each answer out once; it must not keep the book."""
    known: dict[int, dict[Hashable, R]] = {}

    @wraps(work)
    def recalled(book: Book, /, *things: P.args, **named: P.kwargs) -> R:
        if id(book) not in known:
            known[id(book)] = {}
            weakref.finalize(book, known.pop, id(book), None)
        answers, key = known[id(book)], (things, tuple(named.items()))
        if key not in answers:
            if len(answers) >= MOST:
                answers.clear()
            answers[key] = work(book, *things, **named)
        return answers[key]

    return recalled
