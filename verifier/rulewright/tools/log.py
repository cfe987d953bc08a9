"""The history of a clause: what it said as each erratum and each revision left it, where words or meaning changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.book.model import Book
from rulewright.evidence.context import Context, Memory
from rulewright.run.history import printings_of, revisions_of, texts_of
from rulewright.tools.comparison import ANNOTATED, GONE, MOVED, NEW, SAME, Comparison, Difference
from rulewright.tools.pairing import plain

FILES, REVISION, ERRATUM = SOURCES = "files", "revision", "erratum"
NO_GIT = "it is in no git repository, or there is no git"


@dataclass(frozen=True, slots=True)
class Entry:
    """A change of a clause: by files that no revision holds yet, by a revision, or by an erratum."""

    source: str
    name: str  # the commit, or the id of the erratum
    date: str  # ISO 8601: year, month, day; empty of files
    about: str  # the first line of what was written with it, or what the erratum says
    difference: Difference


@dataclass(frozen=True)
class History:
    """What became of a clause, the newest first; revisions before errata, as these amend what was printed."""

    book: str
    clause: str
    says: str  # as it stands; empty if it is gone
    place: str
    entries: tuple[Entry, ...] = ()
    unread: tuple[str, ...] = ()  # revisions that could not be read, with what is wrong with them
    more: bool = False  # whether there are older revisions than were read
    note: str = ""  # why there is no history of revisions


@dataclass
class _Followed:
    """A clause that is followed from a newer to an older book, by the id that it has there."""

    id: str
    context: Callable[[Book], Context]

    def change(self, old: Book, new: Book) -> Difference | None:
        """What became of it from one book to the next; nothing where its words and its meaning are as they were."""
        comparison = Comparison(old, new, self.context)
        former = {now: before for before, now in comparison.names.items()}
        if self.id not in new.clauses:
            return one_sided(old, self.id, GONE) if self.id in old.clauses and self.id not in comparison.names else None
        if self.id not in former:
            return one_sided(new, self.id, NEW)
        found = comparison.between(old.clauses[former[self.id]], new.clauses[self.id])
        self.id = former[self.id]
        return found if found is not None and not set(found.kinds) <= {MOVED, ANNOTATED} else None


def one_sided(book: Book, name: str, kind: str) -> Difference:
    """A clause that one of two books has."""
    clause, is_new = book.clauses[name], kind == NEW
    meaning = kind if clause.parts or clause.table is not None else SAME

    def either(text: str) -> tuple[str, str]:
        return ("", text) if is_new else (text, "")

    return Difference(
        *either(name), (kind,), meaning, said=either(plain(clause.says)), places=either(str(clause.position))
    )


def history(
    path: Path,
    book: Book,
    name: str,
    most: int,
    memory: Memory | None,
    progress: Callable[[str], None] = lambda _: None,
) -> History | None:
    """What became of a clause of a book, of its last so many revisions; None where no text of it has such a clause."""

    def context(one: Book) -> Context:
        return Context(one, memory=memory)

    known = revisions_of(path, most)
    revisions, more = known or ([], False)
    entries: list[Entry] = []
    unread: list[str] = []
    followed = _Followed(name, context)
    newer, given = book, Entry(FILES, "", "", "", Difference("", "", (), SAME))
    for text in texts_of(path, revisions):
        progress(f"{text.revision.commit[:12]} {text.revision.date}")
        if text.book is not None and (found := followed.change(text.book, newer)) is not None:
            entries.append(replace(given, difference=found))
        if text.book is None and not text.same:
            wrong = text.problems[0] if text.problems else "git has not all of it"
            unread.append(f"{text.revision.commit[:12]}: {wrong}")
            continue
        newer, at = text.book or newer, text.revision
        given = Entry(REVISION, at.commit, at.date, at.subject, given.difference)
    if given.source == REVISION and not more and followed.id in newer.clauses:
        entries.append(replace(given, difference=one_sided(newer, followed.id, NEW)))
    entries += _by_errata(path, book, _Followed(name, context))
    clause = book.clauses.get(name)
    if clause is None and not entries:
        return None
    says, place = (plain(clause.says), str(clause.position)) if clause is not None else ("", "")
    note = NO_GIT if known is None else ""
    return History(book.id, name, says, place, tuple(entries), tuple(unread), more, note)


def _by_errata(path: Path, book: Book, followed: _Followed) -> Iterator[Entry]:
    """What the errata of a book as it stands made of a clause; raises BookError where it is none without some."""
    told = {erratum.id: erratum for erratum in book.errata}
    newer: Book | None = None
    by = ""
    for erratum, printing in printings_of(path, book) if followed.id in book.amended() else ():
        if newer is not None and (found := followed.change(printing, newer)) is not None:
            yield Entry(ERRATUM, by, told[by].date, plain(told[by].says), found)
        newer, by = printing, erratum
