"""What happens when a scenario is replayed for a page, kept as long as the moments that it plays stay as they are."""

from __future__ import annotations

from contextlib import suppress

from graph.scenario import Recorder, Scenario, run
from graph.session import story
from rules.model import Book
from verifier.context import Memory
from verifier.outcomes import ground_of


def happened(book: Book, scenario: Scenario, memory: Memory | None) -> list[str]:
    """What happens in the last moment of a scenario, each thing in a line."""
    if memory is None:
        return _replayed(book, scenario, Recorder())
    ground, recorder = ground_of(book), Recorder()
    key = f"replay {ground.key(scenario, '')}"
    known = memory.told(key)
    with suppress(KeyError, TypeError, ValueError):
        if ground.stands(known):
            return [str(said) for said in known["lines"]]
    lines = _replayed(book, scenario, recorder)
    memory.keep_told(key, {"lines": lines, **ground.played(recorder)})
    return lines


def _replayed(book: Book, scenario: Scenario, recorder: Recorder) -> list[str]:
    trace = run(book, scenario, recorder).trace
    return list(dict.fromkeys(story(book, trace))) if trace is not None else []
