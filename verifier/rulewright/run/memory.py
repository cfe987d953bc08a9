"""What earlier runs proved or found, kept in an embedded database by a hash of all that an answer depends on.

Sqlite keeps it whole through a killed process and between two at once. It lies among what this user keeps, by book and
by version of this program, and each entry is sealed: one that lacks the seal, or cannot be read, is as good as none.
A recalled witness is replayed like a new one.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import rulewright
from rulewright.book.model import Book
from rulewright.evidence.context import Memory
from rulewright.language.expr import Expr, Variable
from rulewright.memo.private import folder_of, is_plain, is_sealed, owned, seal, secret
from rulewright.reach.digests import digest, question_hash
from rulewright.reach.witness_data import SPOILT, witness_data, witness_of
from rulewright.solver.solve import Proved, Refuted, Situation
from rulewright.solver.witness import Witness

TABLE = "CREATE TABLE kept (name TEXT PRIMARY KEY, seal BLOB NOT NULL, told BLOB NOT NULL)"
SCHEMA = [(b"index", b"sqlite_autoindex_kept_1", None), (b"table", b"kept", TABLE.encode())]
MOST_BYTES = 1_000_000_000  # of a database, and of an entry; of a larger one nothing is read
MOST_WORK = 1_000_000  # instructions of the database for one statement, which takes some dozens
PATIENCE = 5.0  # seconds of waiting for another process
MOST_VERSIONS = 3  # whose databases of one book are kept
SIDES = ("", "-wal", "-shm", "-journal")
OUTSIDE = frozenset(  # what is wrong with the place and not with the file
    (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
    + (sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY)
)


@cache
def code_version() -> str:
    """The version of this program, and of its own files where they are being worked on, but those of the site."""
    with suppress(PackageNotFoundError):
        stamp = hashlib.sha256()
        rooms = {room.name: room for root in reversed(rulewright.__path__) for room in Path(root).iterdir()}
        for name in sorted(rooms.keys() - {"site"}):
            for path in sorted(rooms[name].rglob("*.py")):
                stamp.update(path.read_bytes())
        return version("rulewright") + stamp.hexdigest()
    return "unknown"


class Store(Memory):
    """The memory of all runs in one folder, which is this user's alone.

    Raises:
        OSError, sqlite3.Error: where nothing can be kept.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = owned(folder.absolute())
        self._digests: dict[Expr, bytes] = {}
        self._asked: dict[str, dict[str, Any]] | None = None  # in this run, where one follows upon another
        self._asked_before: dict[str, dict[str, Any]] = {}
        self._code = code_version()
        self._secret = secret()
        self._db: sqlite3.Connection | None = _database(self.folder / f"{_short(self._code)}.sqlite")

    def __reduce__(self) -> tuple[Callable[[Path], Store | None], tuple[Path]]:
        """A copy, also in another process, has a connection of its own."""
        return store_in, (self.folder,)

    def recall(self, book: Book, question: Expr, within: int, alone: bool = False) -> Proved | Refuted | None:
        answer = self._get(self._key(book, question, alone=alone))
        spent = answer.get("spent")
        if not isinstance(spent, int) or spent > within:
            return None
        if "bound" in answer:
            return Proved(str(answer["bound"]))
        with suppress(KeyError, TypeError, ValueError):
            cells = [(was, name, tuple(args), value) for was, name, args, value in answer["met"]]
            return Refuted(Situation({tuple(key): value for *key, value in cells}, {}, dict(answer["binding"])))
        return None

    def keep(self, book: Book, question: Expr, verdict: Proved | Refuted, spent: int, alone: bool = False) -> None:
        answer: dict[str, object]
        match verdict:
            case Proved(bound=bound):
                answer = {"bound": bound}
            case Refuted(situation=found):
                met = [(*key, value) for key, value in found.cells.items()]
                answer = {"met": met, "binding": dict(found.binding)}
        self._put(self._key(book, question, alone=alone), {**answer, "spent": spent})

    def told(self, key: str) -> Mapping[str, Any]:
        return self._get(self._name(key))

    def keep_told(self, key: str, told: Mapping[str, Any]) -> None:
        self._put(self._name(key), told)

    def found(self, book: Book, question: Expr, chosen: tuple[Variable, ...], within: int) -> Witness | None:
        answer = self._get(self._key(book, question, chosen))
        with suppress(*SPOILT):
            return witness_of(answer["found"], book) if answer["spent"] <= within else None
        return None

    def keep_found(self, book: Book, question: Expr, chosen: tuple[Variable, ...], found: Witness, spent: int) -> None:
        self._put(self._key(book, question, chosen), {"found": witness_data(found), "spent": spent})

    def shelved(self, place: str) -> bytes:
        return self._sealed(self._name(f"shelf {place}"))

    def shelve(self, place: str, volume: bytes) -> None:
        self._seal(self._name(f"shelf {place}"), volume)

    def _name(self, key: str) -> str:
        return hashlib.sha256(f"{self._code}\n{key}".encode()).hexdigest()

    def _key(self, book: Book, question: Expr, chosen: tuple[Variable, ...] | None = None, alone: bool = False) -> str:
        model = question_hash(book, question)
        how = "alone" if alone else ""
        told = how if chosen is None else repr([(v.name, str(v.type)) for v in chosen])
        text = "\n".join([self._code, model, told, digest(question, self._digests).hex()])
        return hashlib.sha256(text.encode()).hexdigest()

    def begin(self) -> None:
        self._asked, self._asked_before = {}, self._asked or {}

    def _get(self, key: str) -> dict[str, Any]:
        if self._asked is None:
            return self._read(key)
        found = self._asked.get(key) or self._asked_before.pop(key, None) or self._read(key)
        if found:
            self._asked[key] = found
        return found

    def _read(self, key: str) -> dict[str, Any]:
        with suppress(ValueError, RecursionError):
            answer = json.loads(self._sealed(key) or "{}")
            return answer if isinstance(answer, dict) else {}
        return {}

    def _put(self, key: str, answer: Mapping[str, object]) -> None:
        for asked in (self._asked or {}, self._asked_before):
            asked.pop(key, None)
        self._seal(key, json.dumps(answer).encode())

    def _sealed(self, name: str) -> bytes:
        """What is kept under a name; nothing where this user did not seal it."""
        for by, told in self._done("SELECT seal, told FROM kept WHERE name = ?", name):
            if isinstance(by, bytes) and isinstance(told, bytes) and is_sealed(self._secret, name.encode(), told, by):
                return told
        return b""

    def _seal(self, name: str, told: bytes) -> None:
        self._done("INSERT OR REPLACE INTO kept VALUES (?, ?, ?)", name, seal(self._secret, name.encode(), told), told)

    def _done(self, statement: str, *values: str | bytes) -> list[tuple[object, ...]]:
        """What a statement gives; where the database fails this run does without it from now on."""
        if self._db is not None:
            try:
                return self._db.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                self._db.close()
                self._db = None
                if not _is_outside(error):
                    _remove(self.folder / f"{_short(self._code)}.sqlite")
        return []


def store_in(folder: Path) -> Store | None:
    """The memory in a folder, or none where nothing can be kept there."""
    with suppress(OSError, sqlite3.Error):
        return Store(folder)
    return None


class Stores(Memory):
    """The memories of the books of a run, each in its folder among what this user keeps.

    Where one cannot be had the run does without, and ``tell`` is told why, once.
    """

    def __init__(self, tell: Callable[[str], None] = lambda _: None) -> None:
        self._tell = tell
        self._stores: dict[Path, Store | None] = {}
        self._troubles: set[str] = set()
        self._begun = False

    def begin(self) -> None:
        self._begun = True
        for store in self._stores.values():
            if store is not None:
                store.begin()

    def of(self, book: Path) -> Memory | None:
        if book not in self._stores:
            self._stores[book] = self._opened(book)
        return self._stores[book]

    def _opened(self, book: Path) -> Store | None:
        try:
            store = Store(folder_of(book))
        except (OSError, sqlite3.Error) as error:
            trouble = str(error)
            if trouble not in self._troubles:
                self._troubles.add(trouble)
                self._tell(trouble)
            return None
        if self._begun:
            store.begin()
        return store


def _short(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def _database(path: Path) -> sqlite3.Connection:
    """The database at a path, begun anew where something else stands there."""
    if not path.exists():
        _forget(path.parent)
    if all(is_plain(Path(f"{path}{side}"), MOST_BYTES) for side in SIDES):
        try:
            return _opened(path)
        except sqlite3.Error as error:
            if _is_outside(error):
                raise
    _remove(path)
    return _opened(path)


def _is_outside(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in OUTSIDE


def _forget(folder: Path) -> None:
    """Remove the databases of old versions of this program."""
    with suppress(OSError):
        for old in sorted(folder.glob("*.sqlite"), key=lambda p: p.lstat().st_mtime)[: 1 - MOST_VERSIONS]:
            _remove(old)


def _remove(path: Path) -> None:
    """Remove a database, never what a link in its place leads to; raises OSError."""
    for side in SIDES:
        Path(f"{path}{side}").unlink(missing_ok=True)


def _opened(path: Path) -> sqlite3.Connection:
    """The database of a file; raises sqlite3.Error, also for a file of another make, none of which is run."""
    database = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        database.text_factory = bytes
        database.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_BYTES)
        database.set_progress_handler(lambda: 1, MOST_WORK)
        database.execute("PRAGMA trusted_schema=OFF")
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=NORMAL")
        database.execute(TABLE.replace("TABLE", "TABLE IF NOT EXISTS", 1))
        with closing(database.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type")) as found:
            if found.fetchmany(len(SCHEMA) + 1) != SCHEMA:
                raise sqlite3.DatabaseError("another schema")
    except BaseException:
        database.close()
        raise
    return database
