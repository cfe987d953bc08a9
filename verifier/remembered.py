"""What functions of a book give, remembered with the book."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from rules.model import Book

MOST = 65_536  # answers about one book, before they are forgotten
P = ParamSpec("P")
R = TypeVar("R")


_OF_WHAT_STANDS: list[Callable[..., object]] = []


def for_a_book(work: Callable[Concatenate[Book, P], R]) -> Callable[Concatenate[Book, P], R]:
    """The function of a book and of hashable things, which works each answer out once."""

    @wraps(work)
    def recalled(book: Book, /, *things: P.args, **named: P.kwargs) -> R:
        answers: dict[Hashable, R] = book.worked_out.setdefault(work, {})
        key = things, tuple(named.items())
        if key not in answers:
            if len(answers) >= MOST:
                answers.clear()
            answers[key] = work(book, *things, **named)
        return answers[key]

    return recalled


def for_what_stands(work: Callable[Concatenate[Book, P], R]) -> Callable[Concatenate[Book, P], R]:
    """The same for a function that hangs on the claims, laws, fields and sorts of a book alone."""
    _OF_WHAT_STANDS.append(work)
    return for_a_book(work)


def lend_answers(book: Book, other: Book) -> None:
    """Take what was and will be worked out of what stands in one book as that of another, where the same stands."""
    other.worked_out.update({work: book.worked_out.setdefault(work, {}) for work in _OF_WHAT_STANDS})
