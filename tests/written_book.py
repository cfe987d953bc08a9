"""Books as a person writes them: a small one in text, with any of its files written anew."""

from __future__ import annotations

import textwrap
from pathlib import Path

from rulewright.book.model import Book, Clause, Part
from rulewright.language.errors import BookError, Problem
from rulewright.lowering.loader import load_book

BOOK = """\
book: town
title: The town
conventions:
  - {convention: struck, says: An event that is struck counts as played.}
events:
  sort: Event
  rolled: rolled
  starts: starts
  ends: ends
  draw step: events
  end step: night
  axes: {instead: fate, marked off: marked, counts as played: played}
  completes:
    - {convention: struck, when: {instead: nothing}, then: {counts as played: yes}}
"""
MODEL = """\
sorts:
  Guild: {members: [Smiths, Bakers, Town Watch], spare: 1}
  Event: [E.1, E.2]
values:
  Mood: [calm, half-hearted, angry]
  Fate: [nothing, roll again]
fields:
  mood: {of: Guild, is: Mood, start: calm}
  gold: {of: Guild, is: 0..20, start: 3}
  fame: {of: Guild, is: -2..2, clamped: yes}
  patron: {of: Guild, is: Guild?}
  feud: {of: [Guild, Guild], symmetric: yes}
  old: {of: Guild, constant: yes, starts: {Bakers: yes}}
  rich: {of: Guild, derived: yes}
  turn: {is: 1..20}
  in_effect: {of: Event}
  age: {of: Event, is: 0..20}
  fate: {of: Event, is: Fate?}
  marked: {of: Event}
  played: {of: Event}
inputs:
  die: {of: Guild, is: 1..6, chance: yes}
  pays: {of: Guild, by: the guild, default: no}
acts:
  - {act: rolled, say: "{e:Event} is rolled"}
  - {act: starts, say: "{e:Event} starts", then: [e is in effect]}
  - {act: ends, say: "{e:Event} ends", then: [e is not in effect]}
  - {act: robs, say: "{a:Guild} robs {b:Guild}", requires: [b has at least 1 gold], then: [b loses 1 gold]}
  - {act: pay, say: "{a:Guild} pays {n:int} gold", then: [a loses n gold]}
laws:
  nobody feuds alone: all(not feud(g, g) for g in Guild)
timeline: [events, day, night]
"""
PHRASES = """\
phrases:
  - {say: "{g:Guild} is {m:Mood}", means: mood(g) == m}
  - {say: "{g:Guild} has {n:int} gold", means: gold(g) == n}
  - {say: "the fame of {g:Guild} is {n:int}", means: fame(g) == n}
  - {say: "{g:Guild} is under {p:Guild?}", means: patron(g) == p}
  - {say: "{a:Guild} has a feud with {b:Guild}", not: "{a:Guild} has no feud with {b:Guild}", means: "feud(a, b)"}
  - {say: "{g:Guild} is old", means: old(g)}
  - {say: "{g:Guild} is rich", means: rich(g)}
  - {say: "the turn is {n:int}", means: turn == n}
  - {say: "{e:Event} is in effect", means: in_effect(e)}
  - {say: "{e:Event} is of age {n:int}", means: age(e) == n}
  - {say: "{e:Event} is in its turn {n:int} or later", means: age(e) >= n, for example: E.1 is in its turn 2 or later,
     true when: [E.1 is of age 2], false when: [E.1 is of age 1]}
  - {say: "{e:Event} meets {f:Fate?}", means: fate(e) == f}
  - {say: "{e:Event} is marked off", means: marked(e)}
  - {say: "{e:Event} counts as played", not: "{e:Event} does not count as played", means: played(e)}
  - {say: "{g:Guild} rolls {n:int}", means: die(g) == n}
  - {say: "{g:Guild} pays", also: ["{g:Guild} does pay"], not: "{g:Guild} does not pay", means: pays(g)}
  - {say: "{g:Guild} has at least {n:int} gold", means: gold(g) >= n, for example: Smiths has at least 2 gold,
     true when: [Smiths has 2 gold], false when: [Smiths has 1 gold]}
  - {say: "{g:Guild} rests", means: mood(g) == calm and gold(g) == 0}
  - {say: "{g:Guild} gains {n:int} gold", changes: {gold(g): n}}
  - {say: "{g:Guild} loses {n:int} gold", changes: {gold(g): -n}}
terms:
  - {say: "the patron of {g:Guild}", is: patron(g)}
  - {say: "the gold of {g:Guild}", is: gold(g)}
  - {say: "the die of {g:Guild}", is: die(g)}
  - {say: "twice {n:int}", is: n + n}
sets:
  - {say: old guild, of: Guild, where: old(it)}
"""
HEAD = "page: town\ntitle: The town\nsections:\n  - section: town\n    clauses:\n"
EVENT = "page: E.1\ntitle: Fire\nevent: E.1\nsections:\n  - section: E.1/all\n    clauses:\n"


def write_book(
    folder: Path,
    clauses: str = "",
    head: str = HEAD,
    book: str = BOOK,
    model: str = MODEL,
    phrases: str = PHRASES,
    **others: str,
) -> Path:
    """The small book on disk, with clauses below a heading; ``others`` are files by stem."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {"book": book, "model": model, "phrases": phrases, **others}
    if clauses:
        texts["page"] = head + textwrap.indent(textwrap.dedent(clauses).strip("\n"), "      ") + "\n"
    for stem, text in texts.items():
        path = folder / f"{stem}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def load(folder: Path, clauses: str = "", head: str = HEAD, **texts: str) -> Book:
    """The small book, loaded."""
    return load_book(write_book(folder, clauses, head, **texts))


def clause(folder: Path, clauses: str, name: str = "c", head: str = HEAD, **texts: str) -> Clause:
    """One clause of the small book."""
    return load(folder, clauses, head, **texts).clauses[name]


def part(folder: Path, clauses: str, head: str = HEAD, **texts: str) -> Part:
    """The only part of the clause ``c``."""
    (found,) = clause(folder, clauses, "c", head, **texts).parts
    return found


def problems(folder: Path, clauses: str = "", head: str = HEAD, **texts: str) -> list[Problem]:
    """What is wrong with the small book."""
    try:
        load(folder, clauses, head, **texts)
    except BookError as error:
        return error.problems
    return []
