"""What has to stay so: conditions that clauses keep, and the laws of the book."""

from __future__ import annotations

import weakref
from collections import Counter
from dataclasses import dataclass, field

from graph.evaluate import bindings, evaluate
from graph.index import index_of, prevails
from graph.instances import Instances
from graph.ledger import Ledger
from graph.scene import Contested, MissingInput, Scene
from graph.state import State
from rules.expr import Was, fields_read, walk
from rules.model import Book, FieldKind, Law, Part

STORED = (FieldKind.STATE, FieldKind.CONSTANT)


def check_keeps(ledger: Ledger, past: Scene, fields: set[str], writers: list[Part]) -> None:
    """Record the kept conditions that a landing made false, but for those that a writer prevails over."""
    now = ledger.scene(past.state)
    earlier = Scene(ledger.book, past.state, None, ledger.inputs)
    for part, keep, cone in ledger.index.keeps:
        if cone.isdisjoint(fields) or part.yields or any(prevails(w, part, ledger.index) for w in writers):
            continue
        try:
            if keep.timeless:
                broken = any(not evaluate(keep.condition, now, b) for b in bindings(part, now))
            else:
                kept = [b for b in bindings(part, earlier) if evaluate(keep.condition, earlier, b)]
                broken = any(not evaluate(keep.condition, now, b) for b in kept)
        except (Contested, MissingInput):
            continue
        if broken:
            ledger.broken_keeps.append(part.id)


def check_laws(ledger: Ledger, before: State) -> None:
    scene = ledger.scene(before)
    ledger.broken.extend(broken_laws(scene, ledger.written))


def broken_laws(scene: Scene, written: set[str]) -> list[str]:
    """The laws that fail in a scene, of those that hang on the fields that were written."""
    found: list[str] = []
    plain = Plain() if scene.contested else _plain_laws(scene.book)
    broken = plain.broken(scene)
    for name, condition, cone in index_of(scene.book).laws:
        if cone.isdisjoint(written):
            continue
        try:
            if name in broken or (name not in plain.names and not evaluate(condition, scene)):
                found.append(name)
        except (Contested, MissingInput):
            continue
    return found


@dataclass(frozen=True)
class Plain:
    """The laws over stored cells alone, which the start of the book meets."""

    written: Instances = field(default_factory=Instances)
    names: frozenset[str] = frozenset()

    def broken(self, scene: Scene) -> set[str]:
        """The names of those that fail in a scene; no other instance than those about touched cells can."""
        touched = self.written.about(scene.state.touched()) if self.names else ()
        return {self.written.instances[n][0] for n in touched if not evaluate(self.written.instances[n][1], scene)}


_PLAIN: dict[int, Plain] = {}


def _plain_laws(book: Book) -> Plain:
    """The plain laws of a book, written out once."""
    found = _PLAIN.get(id(book))
    if found is None:
        found = _PLAIN[id(book)] = _write_out(book)
        weakref.finalize(book, _PLAIN.pop, id(book), None)
    return found


def _write_out(book: Book) -> Plain:
    start = Scene(book, State.start(book))
    names = Counter(law.name for law in book.laws)
    plain = Plain(Instances(), frozenset(law.name for law in book.laws if names[law.name] == 1 and _plain(law, start)))
    for law in book.laws:
        if law.name in plain.names:
            plain.written.add(law.name, law.condition, book)
    return plain


def _plain(law: Law, start: Scene) -> bool:
    claims, fields = index_of(start.book).claims, start.book.fields
    stored = all(fields[f].kind in STORED and f not in claims for f in fields_read(law.condition))
    return stored and not any(isinstance(e, Was) for e in walk(law.condition)) and evaluate(law.condition, start)
