"""What functions of a book give, remembered with the book."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from rulewright.book.model import Book, Part
from rulewright.table.index import index_of

MOST = 65_536  # answers about one book, before they are forgotten
P = ParamSpec("P")
R = TypeVar("R")


_OF_WHAT_STANDS: list[Callable[..., object]] = []
_OF_A_PART: list[Callable[..., object]] = []
_ALONE: Hashable = ((), ())  # the key of an answer about a book and nothing else


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
    """The same for a function that hangs on the model of a book, its claims and what is ever written alone."""
    _OF_WHAT_STANDS.append(work)
    return for_a_book(work)


def for_a_part(work: Callable[[Book, Part], R]) -> Callable[[Book, Part], R]:
    """The function of one part alone and of the model, which works each answer out once for a part of the book."""

    @wraps(work)
    def recalled(book: Book, part: Part) -> R:
        if index_of(book).parts.get(part.id) is not part:
            return work(book, part)
        answers: dict[str, R] = book.worked_out.setdefault(work, {})
        if part.id not in answers:
            answers[part.id] = work(book, part)
        return answers[part.id]

    _OF_A_PART.append(work)
    return recalled


def already(work: Callable[[Book], R], book: Book) -> R | None:
    """What a function gave of a book, if it was asked."""
    answers: dict[Hashable, R] = book.worked_out.get(_inner(work), {})
    return answers.get(_ALONE)


def take_over(work: Callable[[Book], R], book: Book, answer: R) -> None:
    """Take something as what a function gives of a book."""
    book.worked_out.setdefault(_inner(work), {})[_ALONE] = answer


def _inner(work: Callable[[Book], R]) -> object:
    return work.__wrapped__  # type: ignore[attr-defined]  # as it is below what remembers it


def keep_parts(book: Book, before: Book, touched: Container[str]) -> None:
    """Take what is known of the parts of a book, but for some, as known of them in the one that it was edited into."""
    for work in _OF_A_PART:
        known = before.worked_out.get(work, {}).items()
        book.worked_out.setdefault(work, {}).update((name, r) for name, r in known if name not in touched)


def lend_answers(book: Book, other: Book) -> None:
    """Take what was and will be worked out of what stands in one book as that of another, where the same stands."""
    other.worked_out.update({work: book.worked_out.setdefault(work, {}) for work in _OF_WHAT_STANDS})
