"""What has to stay so: conditions that clauses keep, and the laws of the book."""

from __future__ import annotations

from graph.evaluate import bindings, evaluate
from graph.index import index_of, prevails
from graph.ledger import Ledger
from graph.scene import Contested, MissingInput, Scene
from graph.state import State
from rules.model import Part


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
    for name, condition, cone in index_of(scene.book).laws:
        try:
            if not cone.isdisjoint(written) and not evaluate(condition, scene):
                found.append(name)
        except (Contested, MissingInput):
            continue
    return found
