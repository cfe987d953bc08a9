"""The history of a clause, as a person or a program reads it: text and JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from rulewright.language.inert import inert, inert_line
from rulewright.tools.diff_text import answers, clause_data, example, facts, grade, texts, when
from rulewright.tools.log import ERRATUM, FILES, Entry, History


def as_text(told: History) -> str:
    """The history for a terminal, every change of meaning with its evidence."""
    lines = [told.clause, f"  {told.place}", f"  {told.says}"] if told.place else [told.clause, "  It is gone."]
    lines += [line for entry in told.entries for line in ("", *entry_lines(entry))]
    if not told.entries:
        lines += ["", "No change is known."]
    lines += ["", *closing(told)] if any(True for _ in closing(told)) else []
    return "".join(f"{inert_line(line)}\n" for line in lines)


def entry_lines(entry: Entry) -> Iterator[str]:
    """One change: by what, of what kind, and what it said before and after."""
    one = entry.difference
    ids = f"{one.old} → {one.new}: " if one.old and one.new and one.old != one.new else ""
    by = "files as they are" if entry.source == FILES else f"{entry.date} {shortened(entry)}"
    yield f"{by}  {ids}{', '.join(one.kinds)}{grade(one)}"
    if entry.about:
        yield f"  {entry.about}"
    yield from texts(one)
    yield from (f"  {what}" for what in facts(one))
    for shown in one.shown:
        yield f"  For example: {example(shown)}"
        yield from (f"    {side}: {answer}" for side, answer in answers(shown))
        yield f"    A scenario that passes {when(shown)}:"
        yield from (f"      {line}" for line in shown.scenario.splitlines())


def shortened(entry: Entry) -> str:
    """What a change is called."""
    return f"erratum {entry.name}" if entry.source == ERRATUM else entry.name[:12]


def closing(told: History) -> Iterator[str]:
    """What the history does not tell, and why."""
    yield from (f"Not read: {problem}" for problem in told.unread)
    if told.more:
        yield "There are older revisions; '--most N' reads more."
    if told.note:
        yield f"Of revisions nothing is known: {told.note}."


def as_json(told: History) -> str:
    """The history in its public format, see ``schemas/log.json`` among the reports."""
    data = {
        "version": 1,
        "book": told.book,
        "clause": told.clause,
        "says": told.says,
        "place": told.place,
        "entries": [entry_data(entry) for entry in told.entries],
        "unread": list(told.unread),
        "more": told.more,
        "note": told.note,
    }
    return inert(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def entry_data(entry: Entry) -> dict[str, Any]:
    """A change as plain data."""
    told = {"source": entry.source, "name": entry.name, "date": entry.date, "about": entry.about}
    return {**told, "change": clause_data(entry.difference)}


FORMATS: dict[str, Callable[[History], str]] = {"text": as_text, "json": as_json}
