"""What is known of a book, taken over by the one that it becomes when some of its pages are edited.

Nothing of this is needed: what is not taken over is worked out anew, and comes to the same.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import fields

from rulewright.book.model import Book, Claim, Keep, Norm, Part, Perform
from rulewright.memo.per_book import keep_parts
from rulewright.reach import reachable
from rulewright.reach.cone import Claimed, claimed
from rulewright.reach.outcomes import circles_of, ground_of, part_hash
from rulewright.story.laws import laws_of, stands_alike
from rulewright.story.unroll import TooLarge
from rulewright.table.index import index_of

OF_PAGES = ("pages", "sections", "clauses")


def make_ready(book: Book) -> None:
    """Work out what the first edit of a book needs, whatever it is."""

    with suppress(TooLarge):
        laws_of(book)


def inherit(book: Book, before: Book) -> None:
    """Take over what was worked out about a book before it was edited, as far as the edit leaves it as it was."""
    now, was = index_of(book), index_of(before)
    model = (f.name for f in fields(book) if f.name not in OF_PAGES)
    if list(now.parts) != list(was.parts) or any(getattr(book, n) is not getattr(before, n) for n in model):
        return
    clauses = {
        n for n in book.clauses.keys() | before.clauses.keys() if book.clauses.get(n) is not before.clauses.get(n)
    }
    touched = frozenset(
        name
        for name, part in now.parts.items()
        if was.parts[name] is not part or not clauses.isdisjoint((part.clause, part.group))
    )
    keep_parts(book, before, touched)
    edited = frozenset(n for n in touched if part_hash(book, now.parts[n]) != part_hash(before, was.parts[n]))
    stand = any(isinstance(o, Claim | Keep) for i in (now, was) for name in edited for o in i.parts[name].outcomes)
    if not stand and now.written == was.written and circles_of(book) == circles_of(before):
        stands_alike(before, book)
        with suppress(TooLarge):
            laws_of(book)  # while the book before still lives
        reachable.inherit(book, before, edited)
    mine, theirs = claimed(book), claimed(before)
    if all(footprint(mine, now.parts[name]) == footprint(theirs, was.parts[name]) for name in edited):
        ground_of(book).inherit(ground_of(before), edited)


def footprint(known: Claimed, part: Part) -> object:
    """All by which a part is found where others are looked at; not what it then says."""
    spoken = [o for o in part.outcomes if isinstance(o, Perform | Norm | Keep)]
    tests, kinds = bool(part.dispositions), [type(o) for o in part.outcomes]
    return part.anchor, part.variables, part.group, tests, spoken, kinds, known.told(part)
