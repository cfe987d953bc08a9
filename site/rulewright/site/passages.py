"""The words of the source beside ours, for a book whose texts its editors may show; never those of the shipped books.

A passage is shown where the document has the lines that its clause names, and says there what it said when the clause
was written: where the hash of the clause is that of another passage, nothing is shown. The book may be a stranger's and
the folder come with it: a link that leads out of the folder is not followed, or the site would tell any file of a user.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from rulewright.book.model import Book, Clause
from rulewright.evidence.passages import Passages, passage_hash
from rulewright.files.places import BOOKS, shipped_books
from rulewright.files.yamlread import read_yaml
from rulewright.language.errors import BookError, Position, Problem


@dataclass(frozen=True, slots=True)
class Quote:
    """A passage of a source, line by line as it is written there; of which document and lines it is."""

    document: str
    lines: tuple[int, int]
    words: tuple[str, ...]


def sources_of(book: Book, path: Path, folder: Path | None) -> Passages | None:
    """The documents of a book, in a folder that its editors have named; nothing for a shipped book.

    Raises:
        BookError: if clauses name documents that cannot be read; or documents of a shipped book, which are not shown.
    """
    if folder is None or Path(os.path.realpath(path)).parent == BOOKS:
        return None
    found, problems = Passages(folder), list[Problem]()
    withheld = _shipped_documents()
    for document in dict.fromkeys(c.source.document for c in book.clauses.values() if c.source.lines[0]):
        if document in withheld:
            hint = "It is not ours to show. Leave out --sources."
            problems.append(Problem(Position(str(folder / document)), "this is the text of a shipped book", hint))
            continue
        if not Path(os.path.realpath(folder / document)).is_relative_to(os.path.realpath(folder)):
            hint = "What a site shows, all may read. Put the document itself there, or leave out --sources."
            problems.append(Problem(Position(str(folder / document)), "it leads out of the folder of sources", hint))
            continue
        try:
            found.lines(document)
        except BookError as error:
            problems += error.problems
    if problems:
        raise BookError(problems)
    return found


def quote(passages: Passages | None, clause: Clause) -> Quote | None:
    """What the source says where a clause is from; nothing where it says something else by now, or may not be shown."""
    source = clause.source
    if passages is None or not source.document or not source.lines[0]:
        return None
    said = passages.find(source)
    if said is None or (source.hash and passage_hash(said) != source.hash):
        return None
    words = tuple(line for line in (" ".join(line.split()) for line in said.splitlines()) if line)
    return Quote(source.document, source.lines, words) if words else None


def _shipped_documents() -> frozenset[str]:
    """The names of the documents that the shipped books are made from."""
    found: set[str] = set()
    for book in shipped_books():
        for page in book.rglob("*.yaml"):
            data = read_yaml(page, page.name).data if page.name not in ("baseline.yaml", "model.yaml") else None
            found |= {str(data["document"])} if isinstance(data, dict) and data.get("document") else set()
    return frozenset(found)
