"""What a person has looked at again, in ``reviewed.yaml`` beside a book: the id, and a digest of what was looked at.

What refers to a clause that has changed is suspect until somebody has looked at it as it stands now.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from json import dumps
from pathlib import Path
from textwrap import indent as indented
from typing import TYPE_CHECKING

from rulewright.book.model import Book, Clause
from rulewright.evidence.matter import of_parts, of_table
from rulewright.files.outfile import write_file
from rulewright.files.places import REVIEWED, shown_path
from rulewright.language.errors import BookError, Position, Problem

if TYPE_CHECKING:
    from rulewright.files.yamlread import Document

HEAD = "# Looked at again after a change of what it refers to; 'rulewright reviewed ID' writes an entry.\nreviewed:\n"
DIGEST = re.compile(r"""[^"'\s,{}]+|"[^"]*"|'[^']*'""")  # as it is written
RULING, PAGE = "ruling", "page"


@dataclass(frozen=True)
class Reviews:
    """The digest of what was looked at, by the id of what was."""

    digests: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reference:
    """Something that refers to clauses: its id, what it is, and to which."""

    id: str  # of a clause; ``A over B`` of a ruling, ``page P`` of a page
    what: str  # the kind of a clause, ``ruling`` or ``page``
    to: tuple[str, ...]


def read_reviews(folder: Path) -> tuple[Reviews, list[Problem]]:
    """What a book's file of reviews records, and what is wrong with it."""
    from rulewright.files.yamlread import read_yaml

    path = folder / REVIEWED
    return _reviews_of(read_yaml(path, shown_path(path))) if path.exists() else (Reviews(), [])


def _reviews_of(document: Document) -> tuple[Reviews, list[Problem]]:
    from rulewright.files.files import checked
    from rulewright.files.schema import ReviewedShape

    problems = list(document.problems)
    shape = None if document.data is None and problems else checked(document, ReviewedShape, problems)
    digests: dict[str, str] = {}
    for i, entry in enumerate(shape.reviewed if shape is not None else []):
        if entry.id in digests:
            problems.append(
                Problem(document.at(("reviewed", i)), f"'{entry.id}' stands twice", "Remove one of the two entries.")
            )
        digests[entry.id] = entry.digest
    return Reviews(digests), problems


def record(folder: Path, digests: Mapping[str, str]) -> Path:
    """Write these digests into the file of reviews, and all else in it as a person wrote it.

    Raises:
        BookError: if the file is wrong, or one to which nothing can be added, or cannot be written.
    """
    from rulewright.files.yamledit import lines_of, parted
    from rulewright.files.yamlread import Document, read_yaml, yaml_of
    from rulewright.run.baseline_text import added

    path = folder / REVIEWED
    before = read_yaml(path, shown_path(path)) if path.exists() else Document(shown_path(path))
    known, problems = _reviews_of(before) if path.exists() else (Reviews(), [])
    if problems:
        raise BookError(problems)
    text = path.read_bytes().decode("utf-8") if path.exists() else ""
    mark, text = parted(text)
    lines = lines_of(text)
    for number, name in enumerate(known.digests):
        if name in digests:
            at = before.at(("reviewed", number, "digest"))
            line, column = lines[at.line - 1], at.column - 1
            lines[at.line - 1] = line[:column] + DIGEST.sub(_quoted(digests[name]), line[column:], count=1)
    after = "".join(lines)
    new = sorted(digests.keys() - known.digests.keys())
    if new:
        entries = "".join(f"- {{id: {_quoted(name)}, digest: {_quoted(digests[name])}}}\n" for name in new)
        after = added(after, "reviewed", HEAD, lambda indent: indented(entries, " " * indent))
    if _reviews_of(yaml_of(after, before.path)) != (Reviews({**known.digests, **digests}), []):
        hint = "Write it as a list with an entry on lines of its own."
        raise BookError([Problem(Position(before.path), "nothing can be added to this file", hint)])
    write_file(path, mark + after)
    return path


def _quoted(text: str) -> str:
    return dumps(text, ensure_ascii=False)


def references(book: Book) -> Iterator[Reference]:
    """Everything in a book that refers to clauses of it, in the order of the book; rulings and pages come last."""
    for clause in book.clauses.values():
        to = [o for o in referred(book, clause) if o != clause.id]
        if to:
            yield Reference(clause.id, clause.kind.value, tuple(dict.fromkeys(to)))
    for ruling in book.rulings:
        yield Reference(f"{ruling.prevails} over {ruling.over}", RULING, (ruling.prevails, ruling.over))
    pages: dict[str, list[str]] = {}
    for clause in book.clauses.values():
        for o in referred(book, clause):
            if book.clauses[o].page != clause.page:
                pages.setdefault(clause.page, []).append(o)
    yield from (Reference(f"{PAGE} {page}", PAGE, tuple(dict.fromkeys(to))) for page, to in pages.items())


def everything(book: Book) -> dict[str, Reference]:
    """All that may be looked at, by its id: clauses and pages, whether or not they refer to others, and rulings."""
    found = {c.id: Reference(c.id, c.kind.value, ()) for c in book.clauses.values()}
    found |= {f"{PAGE} {page}": Reference(f"{PAGE} {page}", PAGE, ()) for page in book.pages}
    return found | {about.id: about for about in references(book)}


def referred(book: Book, clause: Clause) -> Iterator[str]:
    """The clauses to which one refers: by name, as what it is below or restates, by priority; of a page all of it."""
    overridden = (o.partition("#")[0] for p in clause.parts for o in p.overrides)
    for name in (*clause.refs, clause.parent, clause.restates, *overridden):
        if name in book.clauses:
            yield name
        elif name in book.sections:
            yield from book.sections[name].clauses
        elif name in book.pages:
            yield from (c for s in book.pages[name].sections for c in book.sections[s].clauses)


def digest_of(book: Book, about: Reference) -> str:
    """A digest of what refers to something, and of all to which it refers, as they stand."""
    own = [about.id] if about.id in book.clauses else []
    said = [content(book, book.clauses[c]) for c in (*own, *sorted(about.to))]
    return hashlib.sha256("\n".join([about.what, about.id, *said]).encode()).hexdigest()[:16]


def content(book: Book, clause: Clause) -> str:
    """What a clause says, in words and in its formal reading."""
    told: Iterable[str] = (
        clause.id,
        " ".join(clause.says.split()),
        of_parts(book, (*clause.parts, *clause.restated)),
        of_table(clause.table) if clause.table is not None else "",
        *(f"{p.id} over {' '.join(sorted(p.overrides))}" for p in clause.parts if p.overrides),
    )
    return "|".join(told)
