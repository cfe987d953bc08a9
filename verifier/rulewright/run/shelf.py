"""Books as they were last read: of one that has changed only the files that have are read again.

What comes off the shelf bears the seal of this user's runs; even so it can make nothing but values of the classes
below, and is as good as none where it is anything else.
"""

from __future__ import annotations

import hashlib
import io
import pickle
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, is_dataclass
from enum import Enum
from pathlib import Path, PosixPath, WindowsPath
from types import ModuleType
from typing import Any

from rulewright.book import model
from rulewright.book.model import Block, Book, Field, FieldKind
from rulewright.evidence.context import Memory
from rulewright.files.library import features_of
from rulewright.files.places import BESIDE, OWN, errata_paths, page_paths
from rulewright.files.schema import Order
from rulewright.files.textfile import MAX_BYTES
from rulewright.gherkin import feature
from rulewright.gherkin.feature import Scenario, feature_files
from rulewright.language import errors, expr, types
from rulewright.language.errors import BookError, Position, Problem
from rulewright.phrasing import wordings
from rulewright.phrasing.parse import Names, nearest
from rulewright.phrasing.phrases import PhraseBook

MOST_BYTES = 100_000_000
SPOILT = (pickle.UnpicklingError, AttributeError, EOFError, IndexError, KeyError, TypeError, ValueError)


@dataclass(frozen=True)
class Volume:
    """A book with the names that its pages use, its scenarios by file, and a hash of each of its files."""

    files: Mapping[str, str]
    book: Book
    names: Names
    block: Block
    order: Order
    scenarios: Mapping[str, tuple[Scenario, ...]]

    @property
    def every(self) -> list[Scenario]:
        """The scenarios of all files."""
        return [scenario for found in self.scenarios.values() for scenario in found]


@dataclass(frozen=True)
class Fetched:
    """A book and its scenarios, and a name for all that their files say; without one where that is not known."""

    book: Book
    scenarios: list[Scenario]
    name: str = ""


Volumes = dict[str, Volume]  # by the place of each


def fetch(path: Path, memory: Memory | None = None, printed: bool = False, volumes: Volumes | None = None) -> Fetched:
    """A book and its scenarios, which name clauses of the book; its text as ``printed`` is that without the errata.

    Where ``volumes`` are kept from one call to the next, what is known of a book is taken over when it is edited.

    Raises:
        BookError: with all that is wrong with either.
    """
    files = hashes(path) if memory is not None else None
    if memory is None or files is None:
        return _plain(read(path, {}, printed))
    place = place_of(path, printed)
    name = name_of(place, files)
    known = volumes.get(place) if volumes is not None else None
    kept = known or loaded(memory.shelved(place))
    volume = kept if kept is not None and kept.files == files else None
    if volume is None:
        volume = (amended(kept, files) if kept is not None else None) or read(path, files, printed)
        if known is None:
            memory.shelve(place, saved(volume))
        elif volume.book is not known.book:
            from rulewright.run.inheritance import inherit

            inherit(volume.book, known.book)
    if volumes is not None:
        volumes[place] = volume
    return Fetched(volume.book, volume.every, name)


def place_of(path: Path, printed: bool = False) -> str:
    """The name of a place for a book: what is told of where it stands hangs on the current folder."""
    return f"{Path.cwd()}\n{path}" + ("\nas printed" if printed else "")


def name_of(place: str, files: Mapping[str, str]) -> str:
    """A name for all that the files of a book say that stand in a place."""
    return hashlib.sha256(repr([place, sorted(files.items())]).encode()).hexdigest()


def _plain(volume: Volume) -> Fetched:
    return Fetched(volume.book, volume.every)


def read(path: Path, files: Mapping[str, str], printed: bool = False, but: Collection[str] = ()) -> Volume:
    """All of a book from its files, ``but`` some errata if told; raises BookError."""
    from rulewright.gherkin.scenario import read_features
    from rulewright.lowering.loader import read_book

    folder = features_of(path)
    try:
        reading = read_book(path, printed, but)
    except BookError as error:
        unreadable = read_features(folder)[1] if folder is not None else []
        raise BookError([*error.problems, *unreadable]) from error
    scenarios, problems = _scenarios(reading.book, feature_files(folder) if folder is not None else [])
    problems += hanging_on_inputs(reading.book) or unlawful(reading.book)
    problems += misnamed(reading.book, [s for found in scenarios.values() for s in found])
    if problems:
        raise BookError(problems)
    return Volume(files, reading.book, reading.names, reading.block, reading.order, scenarios)


def _scenarios(book: Book, paths: Sequence[Path]) -> tuple[dict[str, tuple[Scenario, ...]], list[Problem]]:
    """The scenarios by file; those of clauses that only errata add are left out of a book as it was printed."""
    found: dict[str, tuple[Scenario, ...]] = {}
    problems: list[Problem] = []
    for path in paths:
        try:
            read = feature.read_feature(path)
            found[str(path)] = tuple(s for s in read if not book.printed or book.clauses.keys() >= set(s.tags))
        except BookError as error:
            problems.extend(error.problems)
    return found, problems


def hanging_on_inputs(book: Book) -> list[Problem]:
    """The laws that need what only a moment is given: between two moments nobody can tell whether they hold."""
    from rulewright.table.index import index_of

    needed = {law.name: min((f for f in law.cone if given(book.fields[f])), default="") for law in index_of(book).laws}
    hint = "A law is about every state. Speak of it in clauses, or say what it is else ('default')."
    return [
        Problem(law.position, f"the law '{law.name}' hangs on '{needed[law.name]}', which is given at a moment", hint)
        for law in book.laws
        if needed[law.name]
    ]


def given(spec: Field) -> bool:
    """Whether a field has a value only where a moment is given one."""
    return spec.kind is FieldKind.INPUT and not spec.has_default


def unlawful(book: Book) -> list[Problem]:
    """The laws that do not hold when the game begins: where they all do, laws and facts can hold together."""
    from rulewright.play.demands import broken_laws
    from rulewright.table.scene import Scene
    from rulewright.table.state import State

    broken = broken_laws(Scene(book, State.start(book)), {*book.fields})
    hint = "Let its fields start ('start', 'starts') so that it does, or widen the law."
    return [
        Problem(law.position, f"the law '{law.name}' does not hold when the game begins", hint)
        for law in book.laws
        if law.name in broken
    ]


def misnamed(book: Book, scenarios: Sequence[Scenario]) -> list[Problem]:
    """The scenarios that are of no clause of the book."""
    problems = []
    for scenario in scenarios:
        for tag in scenario.tags:
            if tag not in book.clauses:
                hint = nearest(tag, list(book.clauses)) or "A scenario is tagged with the ids of clauses."
                problems.append(Problem(Position(scenario.path, scenario.line, 1), f"'{tag}' is no clause", hint))
        if not scenario.tags:
            place = Position(scenario.path, scenario.line, 1)
            problems.append(Problem(place, f"'{scenario.title}' has no clause", "Write @CLAUSE above its Rule."))
    return problems


def amended(kept: Volume, files: Mapping[str, str]) -> Volume | None:
    """A book of which some pages and features have changed; nothing if more has, or something is wrong."""
    changed = {name for name in files.keys() & kept.files.keys() if files[name] != kept.files[name]}
    features = {name for name in changed if name in kept.scenarios}
    pages = sorted(Path(name) for name in changed - features)
    if files.keys() != kept.files.keys() or any(page.name in OWN for page in pages):
        return None
    book = kept.book
    if pages:
        from rulewright.lowering.amend import amended as amended_book
        from rulewright.lowering.loader import Reading

        reading = amended_book(Reading(book, kept.names, kept.block, kept.order), pages)
        if reading is None:
            return None
        book = reading.book
    new, problems = _scenarios(book, [Path(name) for name in sorted(features)])
    scenarios = {name: new.get(name, was) for name, was in kept.scenarios.items()}
    volume = Volume(files, book, kept.names, kept.block, kept.order, scenarios)
    wrong = problems or misnamed(book, volume.every) or hanging_on_inputs(book) or unlawful(book)
    return None if wrong else volume


def hashes(path: Path) -> dict[str, str] | None:
    """A hash of each file of a book, but of what people record about it; nothing if one cannot be read or none is."""
    with suppress(OSError, ValueError, BookError):
        if not (path / "book.yaml").is_file():
            return None
        return {str(file): hashlib.sha256(_bytes(file)).hexdigest() for file in _files(path)}
    return None


def _files(path: Path) -> Iterator[Path]:
    yield from (path / name for name in OWN if name not in BESIDE and (path / name).exists())
    yield from (*page_paths(path), *errata_paths(path))
    folder = features_of(path)
    yield from feature_files(folder) if folder is not None else ()


def _bytes(path: Path) -> bytes:
    """What a file holds; raises ValueError where it is none, or too large."""
    if not path.is_file() or path.stat().st_size > MAX_BYTES:
        raise ValueError(path)
    return path.read_bytes()


def saved(volume: Volume) -> bytes:
    """A volume as bytes; none of them where they would be too many."""
    found = pickle.dumps(volume, 5)
    return found if len(found) <= MOST_BYTES else b""


def loaded(data: bytes) -> Volume | None:
    """The volume that was saved."""
    if data:
        with suppress(*SPOILT):
            found = _Unpickler(io.BytesIO(data)).load()
            return found if isinstance(found, Volume) else None
    return None


def _classes(*modules: ModuleType) -> Iterator[type[Any]]:
    for module in modules:
        for one in vars(module).values():
            if isinstance(one, type) and one.__module__ == module.__name__:
                if is_dataclass(one) or issubclass(one, Enum):
                    yield one


def _member(kind: object, name: str) -> Enum:
    """What Python before 3.11.4 has in a pickle for a member of an enumeration, ``getattr(kind, name)``."""
    if isinstance(kind, type) and issubclass(kind, Enum) and name in kind.__members__:
        return kind[name]
    raise pickle.UnpicklingError(f"{kind}.{name}")


_KNOWN: dict[tuple[str, str], Any] = {
    (one.__module__, one.__qualname__): one
    for one in (
        *_classes(errors, expr, model, types, wordings, feature),
        *(PhraseBook, Names, Volume, PosixPath, WindowsPath, frozenset),
    )
} | {("builtins", "getattr"): _member}


class _Unpickler(pickle.Unpickler):
    """Makes values of the known classes and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        """The class of a name; raises UnpicklingError for any other."""
        if (module, name) not in _KNOWN:
            raise pickle.UnpicklingError(f"{module}.{name}")
        return _KNOWN[module, name]
