"""From the files of a book's folder to checked shapes, every mistake located."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from pydantic import ValidationError

from rulewright.files.places import errata_paths, page_paths, shown_path
from rulewright.files.schema import (
    BookShape,
    ErratumShape,
    ModelShape,
    PageShape,
    PhrasesShape,
    ReportsShape,
    RulingsShape,
    Shape,
)
from rulewright.files.yamlread import Document, Where, read_yaml
from rulewright.language.errors import BookError, Position, Problem
from rulewright.phrasing.parse import one_of

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

S = TypeVar("S", bound=Shape)
MOST_MISTAKES = 200
WRITTEN = "The page on the written language says what stands there."
ENTRIES: dict[type[Shape], tuple[int, ...]] = {  # how deep
    ModelShape: (2,),
    PhrasesShape: (2,),
    PageShape: (4, 2),
    RulingsShape: (2,),
    ReportsShape: (2,),
}
WANTED = (
    (re.compile("^(model|dict)"), "a mapping: KEY: VALUE"),
    (re.compile("^(list|tuple)"), "a list"),
    (re.compile("^string"), "text; quote what reads as a number, yes or no"),
    (re.compile("^int"), "a whole number"),
    (re.compile("^bool"), "yes or no"),
    (re.compile("^greater_than_equal"), "at least {}"),
    (re.compile("^less_than_equal"), "at most {}"),
    (re.compile("^too_"), "of the right length"),
)


@dataclass
class Files:
    """The checked files of one book, and what was wrong with them."""

    folder: Path
    book: BookShape
    model: ModelShape
    phrases: PhrasesShape
    rulings: RulingsShape
    reports: ReportsShape
    pages: list[tuple[PageShape, Document]]
    documents: dict[str, Document]
    problems: list[Problem] = field(default_factory=list)
    errata: list[tuple[ErratumShape, Document]] = field(default_factory=list)
    printed: bool = False  # there are errata, and some were not read
    unread: bool = False  # something cannot be read, so that it is not known which clauses there are
    lost: frozenset[str] = frozenset()  # the ids of clauses that cannot be read


def read_files(folder: Path, printed: bool = False, but: Collection[str] = ()) -> Files:
    """Read a book's folder; its text as ``printed`` is that without the errata, or ``but`` some with the others.

    Raises:
        BookError: if there is no book in the folder at all.
    """
    if not (folder / "book.yaml").is_file():
        hint = "Name a folder with a book.yaml, or make one with 'rulewright init NAME'."
        raise BookError([Problem(Position(shown_path(folder)), "there is no book here", hint)])
    problems: list[Problem] = []
    documents: dict[str, Document] = {}

    def read(path: Path, shape: type[S]) -> S | None:
        shaped, document = read_file(path, shape, problems)
        documents[path.relative_to(folder).as_posix()] = document
        if shaped is None:
            document.unread = [((), None)]
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
    reports = optional("reports.yaml", ReportsShape)

    def each(paths: list[Path], shape: type[S]) -> list[tuple[S, Document]]:
        shaped = [(read(path, shape), path.relative_to(folder).as_posix()) for path in paths]
        return [(found, documents[name]) for found, name in shaped if found is not None]

    places, corrections = page_paths(folder), errata_paths(folder)
    pages = each(places, PageShape)
    corrected = [] if printed else each(corrections, ErratumShape)
    errata = [told for told in corrected if told[0].erratum not in but]
    lost = {name for page in places for name in _lost(documents[page.relative_to(folder).as_posix()])}
    left_out, unread = (printed and bool(corrections)) or len(errata) < len(corrected), "" in lost
    shapes = book, model, phrases, rulings, reports
    return Files(folder, *shapes, pages, documents, problems, errata, left_out, unread, frozenset(lost))


def _lost(page: Document) -> Iterator[str]:
    """The ids of the clauses of a page that cannot be read; an empty one for each that has none."""
    for _, entry in page.unread:
        yield from _ids(entry)


def _ids(entry: Any) -> Iterator[str]:
    if isinstance(entry, dict) and isinstance(entry.get("clauses"), list):
        for clause in entry["clauses"]:
            yield from _ids(clause)
    else:
        yield str(entry.get("clause", "")) if isinstance(entry, dict) else ""


def read_file(path: Path, shape: type[S], problems: list[Problem]) -> tuple[S | None, Document]:
    """A file in a shape, or nothing and problems; and the document that it is."""
    if path.suffix == ".yml":
        message, hint = "a file of a book has a name that ends in .yaml", f"Call it {path.stem}.yaml."
        problems.append(Problem(Position(shown_path(path)), message, hint))
        return None, Document(shown_path(path))
    document = read_yaml(path, shown_path(path))
    problems.extend(document.problems)
    if document.data is None and document.problems:
        return None, document
    return checked(document, shape, problems), document


def checked(document: Document, shape: type[S], problems: list[Problem]) -> S | None:
    """The document in a shape, without the entries that do not fit, which are problems; nothing if none is left."""
    try:
        return shape.model_validate(document.data if document.data is not None else {})
    except ValidationError as error:
        told: set[Where] = set()  # and what lies around it
        places = [(_where(d["loc"], document), d) for d in error.errors(include_url=False)]
        found: list[Problem] = []
        more = 0
        for where, detail in sorted(places, key=lambda p: -len(p[0])):
            missing = detail["type"] == "missing" and detail["loc"][:-1] == where
            if missing or where not in told:
                told.update(where[:n] for n in range(len(where) + 1))
                if len(found) < MOST_MISTAKES:
                    found.append(_problem(detail, where, document, shape))
                else:
                    more += 1
        if more:
            found.append(Problem(Position(document.path), f"and {more} more mistakes", "Mend the others first."))
        problems.extend(found)
    return _remainder(document, shape, places) if shape in ENTRIES else None


def _remainder(document: Document, shape: type[S], mistakes: list[tuple[Where, ErrorDetails]]) -> S | None:
    """The document without wrong choices of words, and without the entries around other mistakes, which are unread."""
    choices = {where for where, detail in mistakes if detail["type"] == "literal_error"}
    others = [where for where, detail in mistakes if detail["type"] != "literal_error"]
    entries = {where[: next((depth for depth in ENTRIES[shape] if len(where) >= depth), 1)] for where in others}
    document.unread = [found for found in document.leave_out(choices | entries) if found[0] in entries]
    with suppress(ValidationError):
        return shape.model_validate(document.data)
    return None


def _where(location: tuple[int | str, ...], document: Document) -> Where:
    """The longest path into the document that the location of an error follows."""
    where: Where = ()
    for key in location:
        if (*where, key) in document.positions:
            where = (*where, key)
    return where


def _problem(detail: ErrorDetails, where: Where, document: Document, shape: type[Shape]) -> Problem:
    """What pydantic finds, in the words of a book."""
    name = str(detail["loc"][-1]) if detail["loc"] else ""
    if detail["type"] == "extra_forbidden":
        return Problem(document.at(where), f"unknown key '{name}'", one_of(name, _keys(shape, detail["loc"])))
    if detail["type"] == "missing":
        return Problem(document.at(where), f"the key '{name}' is missing", "Add it.")
    key = next((k for k in reversed(where) if isinstance(k, str)), "")
    what = "the file" if not where else f"'{key}'" if where[-1] == key else f"an entry of '{key}'"
    if detail["type"] == "value_error":  # of a validator of our own
        return Problem(document.at(where), str(detail["ctx"]["error"]), WRITTEN)
    if detail["type"] == "literal_error":
        choices = [c for c in re.findall(r"'([^']*)'", detail["ctx"]["expected"]) if c]
        hint = one_of(str(detail["input"]), choices)
        return Problem(document.at(where), f"{what} cannot be '{detail['input']}'", hint)
    wanted = next((said for kinds, said in WANTED if kinds.search(detail["type"])), "something else")
    limits = (detail.get("ctx") or {}).values()
    return Problem(document.at(where), f"{what} has to be {wanted.format(*limits)}", WRITTEN)


def _keys(shape: type[Shape], location: tuple[int | str, ...]) -> list[str]:
    """The keys that may stand where the last one of a location does."""
    shapes = [shape]
    for key in location[:-1]:
        fields = [f for s in shapes for n, f in s.model_fields.items() if key in (n, f.alias)]
        named = [s for s in shapes if s.__name__ == key]  # of several shapes that an entry may have
        shapes = [s for f in fields for s in _shapes(f.annotation)] or named or shapes
    return sorted({f.alias or n for s in shapes for n, f in s.model_fields.items()})


def _shapes(annotation: Any) -> Iterator[type[Shape]]:
    """The shapes in the type of a field."""
    if isinstance(annotation, type) and issubclass(annotation, Shape):
        yield annotation
    for inner in get_args(annotation):
        yield from _shapes(inner)
