"""What earlier runs proved or found, kept in an embedded database by a hash of all that an answer depends on.

Sqlite keeps it whole through a killed process and between two at once; an entry that cannot be read
is as good as none. A recalled witness is replayed like a new one.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rules.expr import Expr, Variable
from rules.model import Book
from verifier.context import Memory
from verifier.digests import digest, question_hash
from verifier.solve import Proved, Refuted, Situation
from verifier.witness import Witness
from verifier.witness_data import SPOILT, witness_data, witness_of

FOLDER = ".rulewright_cache"


@cache
def code_version() -> str:
    """The version of this program, and of its own files where they are being worked on, but those of the site."""
    with suppress(PackageNotFoundError):
        stamp = hashlib.sha256()
        for package in ("rules", "graph", "verifier"):
            for path in sorted((Path(__file__).parent.parent / package).rglob("*.py")):
                if not path.name.startswith("site"):
                    stamp.update(path.read_bytes())
        return version("rulewright") + stamp.hexdigest()
    return "unknown"


class Store(Memory):
    """The memory of all runs in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._digests: dict[Expr, bytes] = {}
        self._asked: dict[str, dict[str, Any]] | None = None  # in this run, where one follows upon another
        self._asked_before: dict[str, dict[str, Any]] = {}
        self._code = code_version()
        folder.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):
            (folder / ".gitignore").write_text("*\n", encoding="utf-8")
        self._db = _database(folder / "verdicts.sqlite")

    def __reduce__(self) -> tuple[type[Store], tuple[Path]]:
        """A copy, also in another process, has a connection of its own."""
        return Store, (self.folder,)

    def recall(self, book: Book, question: Expr) -> Proved | Refuted | None:
        answer = self._get(self._key(book, question))
        if "bound" in answer:
            return Proved(str(answer["bound"]))
        with suppress(KeyError, TypeError, ValueError):
            cells = [(was, name, tuple(args), value) for was, name, args, value in answer["met"]]
            return Refuted(Situation({tuple(key): value for *key, value in cells}, {}, dict(answer["binding"])))
        return None

    def keep(self, book: Book, question: Expr, verdict: Proved | Refuted) -> None:
        answer: dict[str, object]
        match verdict:
            case Proved(bound=bound):
                answer = {"bound": bound}
            case Refuted(situation=found):
                met = [(*key, value) for key, value in found.cells.items()]
                answer = {"met": met, "binding": dict(found.binding)}
        self._put(self._key(book, question), answer)

    def told(self, key: str) -> Mapping[str, Any]:
        return self._get(hashlib.sha256(f"{self._code}\n{key}".encode()).hexdigest())

    def keep_told(self, key: str, told: Mapping[str, Any]) -> None:
        self._put(hashlib.sha256(f"{self._code}\n{key}".encode()).hexdigest(), told)

    def found(self, book: Book, question: Expr, chosen: tuple[Variable, ...]) -> Witness | None:
        answer = self._get(self._key(book, question, chosen))
        with suppress(*SPOILT):
            return witness_of(answer, book)
        return None

    def keep_found(self, book: Book, question: Expr, chosen: tuple[Variable, ...], found: Witness) -> None:
        self._put(self._key(book, question, chosen), witness_data(found))

    def shelved(self, place: str) -> bytes:
        with suppress(sqlite3.Error):
            row = self._db.execute(
                "SELECT volume FROM shelf WHERE place = ? AND code = ?", (place, self._code)
            ).fetchone()
            return bytes(row[0]) if row else b""
        return b""

    def shelve(self, place: str, volume: bytes) -> None:
        with suppress(sqlite3.Error):
            self._db.execute("INSERT OR REPLACE INTO shelf VALUES (?, ?, ?)", (place, self._code, volume))

    def _key(self, book: Book, question: Expr, chosen: tuple[Variable, ...] | None = None) -> str:
        model = question_hash(book, question)
        told = "" if chosen is None else repr([(v.name, str(v.type)) for v in chosen])
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
        with suppress(sqlite3.Error, ValueError, TypeError):
            row = self._db.execute("SELECT answer FROM verdicts WHERE key = ?", (key,)).fetchone()
            answer = json.loads(row[0]) if row else {}
            return answer if isinstance(answer, dict) else {}
        return {}

    def _put(self, key: str, answer: Mapping[str, object]) -> None:
        for asked in (self._asked or {}, self._asked_before):
            asked.pop(key, None)
        with suppress(sqlite3.Error):
            self._db.execute("INSERT OR REPLACE INTO verdicts VALUES (?, ?)", (key, json.dumps(answer)))


def _database(path: Path) -> sqlite3.Connection:
    """The database at a path, begun anew where the file holds something else."""
    try:
        return _opened(path)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
            path.with_name(name).unlink(missing_ok=True)
        return _opened(path)


def _opened(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=30, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=NORMAL")
    database.execute("CREATE TABLE IF NOT EXISTS verdicts (key TEXT PRIMARY KEY, answer TEXT NOT NULL)")
    database.execute("CREATE TABLE IF NOT EXISTS shelf (place TEXT PRIMARY KEY, code TEXT, volume BLOB)")
    return database
