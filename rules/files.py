"""From the files of a book's folder to checked shapes, every mistake located."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError

from rules.errors import BookError, Position, Problem
from rules.parse import one_of
from rules.places import errata_paths, page_paths, shown_path
from rules.schema import BookShape, ErratumShape, ModelShape, PageShape, PhrasesShape, RulingsShape, Shape
from rules.yamlread import Document, Where, read_yaml

S = TypeVar("S", bound=Shape)
MOST_MISTAKES = 200


@dataclass
class Files:
    """The checked files of one book, and what was wrong with them."""

    folder: Path
    book: BookShape
    model: ModelShape
    phrases: PhrasesShape
    rulings: RulingsShape
    pages: list[tuple[PageShape, Document]]
    documents: dict[str, Document]
    problems: list[Problem] = field(default_factory=list)
    errata: list[tuple[ErratumShape, Document]] = field(default_factory=list)
    printed: bool = False  # there are errata, and they were not read
    unread: bool = False  # some page cannot be read, so that its clauses are not known


def read_files(folder: Path, printed: bool = False) -> Files:
    """Read a book's folder; its text as ``printed`` is that without the errata.

    Raises:
        BookError: if there is no book in the folder at all.
    """
    if not (folder / "book.yaml").is_file():
        hint = "Name a folder with a book.yaml, or make one with 'rulewright init NAME'."
        raise BookError([Problem(Position(shown_path(folder)), "there is no book here", hint)])
    problems: list[Problem] = []
    documents: dict[str, Document] = {}

    def read(path: Path, shape: type[S]) -> S | None:
        shaped, documents[path.relative_to(folder).as_posix()] = read_file(path, shape, problems)
        return shaped

    def optional(name: str, shape: type[S]) -> S:
        path = folder / name
        if not path.exists():
            documents[name] = Document(shown_path(path))
            return shape()
        return read(path, shape) or shape.model_construct()

    book = read(folder / "book.yaml", BookShape) or BookShape(book=folder.name, title=folder.name)
    model = optional("model.yaml", ModelShape)
    phrases = optional("phrases.yaml", PhrasesShape)
    rulings = optional("rulings.yaml", RulingsShape)

    def each(paths: list[Path], shape: type[S]) -> list[tuple[S, Document]]:
        shaped = [(read(path, shape), path.relative_to(folder).as_posix()) for path in paths]
        return [(found, documents[name]) for found, name in shaped if found is not None]

    places, corrections = page_paths(folder), errata_paths(folder)
    pages = each(places, PageShape)
    errata = [] if printed else each(corrections, ErratumShape)
    left_out, unread = printed and bool(corrections), len(pages) < len(places)
    return Files(folder, book, model, phrases, rulings, pages, documents, problems, errata, left_out, unread)


def read_file(path: Path, shape: type[S], problems: list[Problem]) -> tuple[S | None, Document]:
    """A file in a shape, or nothing and problems; and the document that it is."""
    document = read_yaml(path, shown_path(path))
    problems.extend(document.problems)
    if document.data is None and document.problems:
        return None, document
    return checked(document, shape, problems), document


def checked(document: Document, shape: type[S], problems: list[Problem]) -> S | None:
    """The document in a shape; nothing, and problems, where it does not fit."""
    try:
        return shape.model_validate(document.data if document.data is not None else {})
    except ValidationError as error:
        told: set[Where] = set()  # and what lies around it
        places = [(_where(d["loc"], document), d) for d in error.errors(include_url=False, include_context=False)]
        found: list[Problem] = []
        for where, detail in sorted(places, key=lambda p: -len(p[0])):
            missing = detail["type"] == "missing" and detail["loc"][:-1] == where
            if missing or where not in told:
                told.update(where[:n] for n in range(len(where) + 1))
                found.append(_problem(detail["type"], detail["msg"], detail["loc"], where, document, shape))
            if len(found) == MOST_MISTAKES:
                message = f"more than {MOST_MISTAKES} mistakes"
                found.append(Problem(Position(document.path), message, "Mend these first."))
                break
        problems.extend(found)
        return None


def _where(location: tuple[int | str, ...], document: Document) -> Where:
    """The longest path into the document that the location of an error follows."""
    where: Where = ()
    for key in location:
        if (*where, key) in document.positions:
            where = (*where, key)
    return where


def _problem(
    kind: str, message: str, location: tuple[int | str, ...], where: Where, document: Document, shape: type[Shape]
) -> Problem:
    name = str(location[-1]) if location else ""
    if kind == "extra_forbidden":
        known = sorted({f.alias or n for s in _shapes() for n, f in s.model_fields.items()})
        return Problem(document.at(where), f"unknown key '{name}'", one_of(name, known))
    if kind == "missing":
        return Problem(document.at(where), f"the key '{name}' is missing", "Add it.")
    hint = "The page on the written language says what stands there."
    return Problem(document.at(where), f"{'.'.join(str(w) for w in where) or shape.__doc__}: {message}", hint)


def _shapes() -> list[type[Shape]]:
    import rules.schema as schema

    return [s for s in vars(schema).values() if isinstance(s, type) and issubclass(s, Shape)]
