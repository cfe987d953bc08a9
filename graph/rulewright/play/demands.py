"""What has to stay so: conditions that clauses keep, and the laws of the book."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from operator import is_

from rulewright.book.model import Book, FieldKind, Law, Part
from rulewright.language.expr import Was, fields_read, walk
from rulewright.play.ledger import Ledger
from rulewright.table.evaluate import bindings, evaluate
from rulewright.table.index import Ruled, hanging, index_of, prevails
from rulewright.table.instances import Instances
from rulewright.table.scene import Contested, MissingInput, Scene
from rulewright.table.state import State

STORED = (FieldKind.STATE, FieldKind.CONSTANT)
MOST_HELD = 5_000  # states in which it is remembered of a law whether it holds


def check_keeps(ledger: Ledger, past: Scene, fields: set[str], writers: list[Part]) -> None:
    """Record the kept conditions that a landing made false, but for those that a writer prevails over."""
    now = ledger.scene(past.state)
    earlier = Scene(ledger.book, past.state, None, ledger.inputs)
    index = ledger.index
    for part, keep, _ in (index.keeps[n] for n in hanging(index.keeps_on, fields)):
        if any(prevails(w, part, index) for w in writers):
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
    index = index_of(scene.book)
    asked = [index.laws[n] for n in hanging(index.laws_on, written)]
    plain = frozenset() if scene.contested else plain_laws(scene.book)
    broken = _broken_instances(scene, plain.intersection([law.name for law in asked]))
    for law in asked:
        try:
            if law.name in broken or (law.name not in plain and not _holds(law, scene)):
                found.append(law.name)
        except (Contested, MissingInput):
            continue
    return found


def _broken_instances(scene: Scene, asked: frozenset[str]) -> set[str]:
    """Of some plain laws, those that fail in a scene: no other instance than those about touched cells can."""
    if not asked:
        return set()
    laws = _written_out(Same(scene.book, scene.book.laws, scene.book.sorts))
    about = (laws.instances[n] for n in laws.about(scene.state.touched()))
    return {name for name, instance in about if name in asked and not evaluate(instance, scene)}


def _holds(law: Ruled, scene: Scene) -> bool:
    """Whether a law holds, kept by all that it hangs on: the cells of its cone that differ from their start."""
    if scene.contested or not law.of_now:
        return bool(evaluate(law.condition, scene))
    held = index_of(scene.book).held.setdefault(law.condition, {})
    touched = scene.state.among(law.cone)
    if touched not in held:
        if len(held) >= MOST_HELD:
            held.clear()
        held[touched] = _found_to_hold(law, scene)
    holds, cited = held[touched]
    scene.cited.update(cited)
    return holds


def _found_to_hold(law: Ruled, scene: Scene) -> tuple[bool, frozenset[str]]:
    """Whether a law holds, and the clauses that have a say in it, which are cited even if they contest a cell."""
    alone = Scene(scene.book, scene.state)
    try:
        return bool(evaluate(law.condition, alone)), frozenset(alone.cited)
    finally:
        scene.cited.update(alone.cited)


def plain_laws(book: Book) -> frozenset[str]:
    """The names of the laws over stored cells alone, which the start of the book meets."""
    return _plain_laws(Same(book, index_of(book).laws))


class Same:
    """A book as a key: what was worked out for it holds for all books that share these things with it."""

    def __init__(self, book: Book, *shared: object) -> None:
        self.book = book
        self.shared = shared

    def __hash__(self) -> int:
        return hash(tuple(map(id, self.shared)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and all(map(is_, self.shared, other.shared))


@lru_cache(maxsize=8)
def _written_out(same: Same) -> Instances:
    found = Instances()
    for law in same.book.laws:
        found.add(law.name, law.condition, same.book)
    return found


@lru_cache(maxsize=8)
def _plain_laws(same: Same) -> frozenset[str]:
    start = Scene(same.book, State.start(same.book))
    names = Counter(law.name for law in same.book.laws)
    return frozenset(law.name for law in same.book.laws if names[law.name] == 1 and _plain(law, start))


def _plain(law: Law, start: Scene) -> bool:
    claims, fields = index_of(start.book).claims, start.book.fields
    stored = all(fields[f].kind in STORED and f not in claims for f in fields_read(law.condition))
    return stored and not any(isinstance(e, Was) for e in walk(law.condition)) and evaluate(law.condition, start)
