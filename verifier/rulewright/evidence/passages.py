"""The passages that clauses were made from: read from a folder of the source documents, and hashed.

A hash is the first sixteen hexadecimal digits of SHA-256 (FIPS 180-4) over the passage in lower case
with every run of white space made one blank.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.book.model import Book, Source
from rulewright.language.errors import BookError, Position, Problem
from rulewright.manuscript.read import lines_at


def passage_hash(passage: str) -> str:
    """The hash of a passage."""
    return hashlib.sha256(" ".join(passage.lower().split()).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Passages:
    """The documents of one folder, by file name; each is read once."""

    folder: Path
    _lines: dict[str, list[str]] = field(default_factory=dict)

    def find(self, source: Source) -> str | None:
        """The passage of a clause; None where the document has no such lines or characters.

        Raises:
            BookError: if the document cannot be read.
        """
        lines = self.lines(source.document)
        first, last = source.lines
        if not 1 <= first <= last <= len(lines):
            return None
        text = "\n".join(lines[first - 1 : last])
        if source.chars is None:
            return text
        start, end = source.chars
        return text[start:end] if 0 <= start < end <= len(text) else None

    def lines(self, document: str) -> list[str]:
        """The lines of a document.

        Raises:
            BookError: if it is not in the folder, or is no text.
        """
        if document not in self._lines:
            self._lines[document] = self._read(document)
        return self._lines[document]

    def _read(self, document: str) -> list[str]:
        path = self.folder / document
        if Path(document).name != document or not path.is_file():
            hint = "Put the document there under that name, or drop --sources."
            raise BookError([Problem(Position(str(path)), "no such document", hint)])
        return list(lines_at(path))


def unreadable(book: Book, passages: Passages | None) -> list[Problem]:
    """What is wrong with the documents that a book's clauses name, where documents were given."""
    problems: list[Problem] = []
    if passages is None:
        return problems
    for document in dict.fromkeys(c.source.document for c in book.clauses.values() if c.source.hash):
        try:
            passages.lines(document)
        except BookError as error:
            problems += error.problems
    return problems
