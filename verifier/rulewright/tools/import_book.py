"""A document made a book of drafts; and a second version of it, laid beside the book that was made of the first."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.files.files import Files, read_files
from rulewright.files.outfile import write_files
from rulewright.files.places import page_paths, shown_path
from rulewright.files.textfile import MAX_BYTES
from rulewright.language.errors import BookError, Position, Problem
from rulewright.manuscript.outline import Outline, outline_of, slug
from rulewright.manuscript.read import read_manuscript
from rulewright.tools.reimport import Fate, PassageChange, SourcedClause, fates
from rulewright.tools.reimport_edit import new_texts
from rulewright.tools.skeleton import RECORD, Draft, book_files, drafts_of, record_entries, record_text
from rulewright.tools.sketch import read as sketch_in

KNOWN = 0.2  # of the passages of a book that a second version under another name has at least


@dataclass(frozen=True)
class NewBook:
    """A document as drafts."""

    name: str
    outline: Outline
    drafts: list[Draft]
    left_out: tuple[str, ...]
    files: dict[str, str]  # of a new book, by path


@dataclass(frozen=True)
class Revision:
    """What a second version of a document comes to."""

    documents: tuple[str, str]  # its name before and now
    fates: list[Fate]
    before: dict[str, str]  # the files that change, by path
    after: dict[str, str]
    names: dict[str, str]  # of passages in the book
    left_out: tuple[str, ...] = ()

    @property
    def unsettled(self) -> list[Fate]:
        """What somebody has to look at."""
        return [fate for fate in self.fates if fate.unsettled]

    def patch(self, folder: str) -> str:
        """The change of the files, as `patch -p1` and `git apply` take it; the record is left out."""
        lines: list[str] = []
        for path in sorted(self.after):
            if path != RECORD:
                old, new = (t.splitlines(keepends=True) for t in (self.before.get(path, ""), self.after[path]))
                name = "/dev/null" if path not in self.before else f"a/{folder}/{path}"
                lines += difflib.unified_diff(old, new, name, f"b/{folder}/{path}", n=1)
        return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)


def is_book(folder: Path) -> bool:
    """Whether a folder holds a book, with which a document is compared; raises BookError if it holds something else."""
    if (folder / "book.yaml").is_file():
        return True
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        message, hint = "it is there already and holds no book", "Name another folder for the new book."
        raise BookError([Problem(Position(shown_path(folder)), message, hint)])
    return False


def folder_of(document: Path) -> Path:
    """The folder of the book of a document that names none: beside nothing, in the current one."""
    return Path(slug(document.stem))


def import_new(document: Path, folder: Path, quoted: bool) -> NewBook:
    """The files of a new book of drafts; nothing is written.

    Raises:
        BookError: if the document cannot be read, or has no passages.
    """
    manuscript = read_manuscript(document)
    outline = outline_of(manuscript, document.stem)
    drafts = drafts_of(manuscript, outline)
    if not drafts:
        hint = "Import a document that has some, or begin with 'rulewright init NAME'."
        raise BookError([Problem(Position(shown_path(document)), "it has no passages", hint)])
    files = book_files(manuscript, outline, drafts, slug(folder.resolve().name), quoted)
    files[RECORD] = record_text(manuscript.name, record_entries(drafts, {}))
    return NewBook(manuscript.name, outline, drafts, manuscript.left_out, files)


def write_all(folder: Path, texts: Mapping[str, str]) -> None:
    """Write files below a folder, the record last; raises BookError if one cannot be written, and then none is."""
    write_files({folder / path: texts[path] for path in sorted(texts, key=lambda path: (path == RECORD, path))})


def import_again(document: Path, folder: Path, quoted: bool) -> Revision:
    """What has become of the passages of a book in a document; nothing is written.

    Raises:
        BookError: if either cannot be read, or the book was not made of the document.
    """
    files = read_files(folder)
    record, problems = _record(folder)
    if files.problems or problems:
        raise BookError([*files.problems, *problems])
    manuscript = read_manuscript(document)
    outline = outline_of(manuscript, document.stem)
    drafts = drafts_of(manuscript, outline)
    old = _name(files, record, manuscript.name)
    clauses = list(_standing(files, record, old))
    taken = {c.clause for page, _ in files.pages for s in page.sections for c in s.clauses}
    found, names = fates(clauses, drafts, taken)
    alike = sum(fate.clause is not None and bool(fate.passages) for fate in found)
    if not clauses or (old != manuscript.name and alike < KNOWN * len(clauses)):
        message = f"no clause of {shown_path(folder)} was made of it, or of what is like it"
        hint = "Name the folder of the book that was, or a new one."
        raise BookError([Problem(Position(shown_path(document)), message, hint)])
    texts = _texts(files)
    after = new_texts(texts, found, outline, (old, manuscript.name), names, quoted)
    kept = {c.shape.source.hash: dict(record["passages"].get(c.shape.source.hash, {})) for c in clauses}
    entries = {**{key: entry for key, entry in kept.items() if key and entry}, **record_entries(drafts, names)}
    after[RECORD] = record_text(manuscript.name, entries)
    texts[RECORD] = _text_of(folder / RECORD)
    after = {path: text for path, text in after.items() if texts.get(path) != text}
    before = {path: texts[path] for path in after if path in texts}
    return Revision((old, manuscript.name), found, before, after, names, manuscript.left_out)


def _name(files: Files, record: Mapping[str, Any], now: str) -> str:
    """The name that the document has in the book."""
    named = {page.document or files.book.document for page, _ in files.pages}
    named |= {
        c.source.document for page, _ in files.pages for s in page.sections for c in s.clauses if c.source.document
    }
    return now if now in named else str(record["document"] or now)


def _standing(files: Files, record: Mapping[str, Any], document: str) -> Iterator[SourcedClause]:
    """The clauses of a book that have their passage in a document."""
    paths = {id(told): path for path, told in files.documents.items()}
    for page, told in files.pages:
        for i, section in enumerate(page.sections):
            for j, shape in enumerate(section.clauses):
                named = shape.source.document or page.document or files.book.document
                if shape.source.hash and named == document:
                    entry = record["passages"].get(shape.source.hash, {})
                    refs = tuple(entry["refs"]) if "refs" in entry else None
                    sketch = sketch_in(entry.get("sketch", ""))
                    where = ("sections", i, "clauses", j)
                    yield SourcedClause(shape, paths[id(told)], where, sketch, entry.get("number", ""), refs)


def _texts(files: Files) -> dict[str, str]:
    """The texts of the pages and of book.yaml, by path."""
    wanted = [files.folder / "book.yaml", *page_paths(files.folder)]
    return {path.relative_to(files.folder).as_posix(): _text_of(path) for path in wanted}


def _text_of(path: Path) -> str:
    return path.read_bytes().decode("utf-8") if path.is_file() else ""


def _record(folder: Path) -> tuple[dict[str, Any], list[Problem]]:
    """What an import has left beside the book; nothing where there is none."""
    path, none = folder / RECORD, {"document": "", "passages": {}}
    if not path.is_file():
        return none, []
    problem = Problem(Position(shown_path(path)), "it is not what 'rulewright import' writes", "Remove it.")
    try:
        if path.stat().st_size > 5 * MAX_BYTES:
            return none, [problem]
        told = json.loads(path.read_bytes())
        good = told["format"] == 1 and isinstance(told["document"], str) and all(map(_fits, told["passages"].values()))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return none, [problem]
    return (told, []) if good else (none, [problem])


def _fits(entry: Any) -> bool:
    texts = isinstance(entry["number"], str) and isinstance(entry["sketch"], str)
    return texts and isinstance(entry["refs"], list) and all(isinstance(ref, str) for ref in entry["refs"])


def in_numbers(found: Sequence[Fate]) -> dict[PassageChange, int]:
    """How many passages each change has met."""
    return {change: number for change in PassageChange if (number := sum(fate.change is change for fate in found))}
