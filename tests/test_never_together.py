"""Facts that are proved never to come together come together in no play of a small book, all plays gone through."""

from __future__ import annotations

import json
import tempfile
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given

from check_pages import book_of
from rulewright.book.model import Anchor, AnchorKind, Book
from rulewright.checks.shared.pairs import free
from rulewright.language.expr import Expr, Literal
from rulewright.language.types import Value
from rulewright.play.play import play_moment
from rulewright.reach.invariants import Pair, apart, candidates, played_acts
from rulewright.reach.reachable import closed_cells
from rulewright.story.unroll import values_of
from rulewright.table.index import index_of
from rulewright.table.state import Cell, State
from small_books import BRUTE
from strategies import seeds

MODEL = """\
sorts: {{Town: [ULM, BERN], Event: [E.1]}}
values: {{Mood: [calm, cross, wild]}}
fields:
  walled: {{of: Town, closed: yes}}
  mood: {{of: Town, is: Mood, start: calm, closed: yes}}
  allied: {{of: [Town, Town], symmetric: yes, closed: yes}}
  lord: {{is: "Town?", closed: yes}}
  active: {{of: Event, closed: yes}}
  rich: {{of: Town}}
inputs:
  die: {{is: 1..2, chance: yes}}
acts:
  - {{act: rolled, say: "{{e:Event}} is rolled", requires: [e is not in effect]}}
  - {{act: starts, say: "{{e:Event}} starts", then: [e is in effect]}}
  - {{act: ends, say: "{{e:Event}} ends", then: [e is not in effect]}}
{acts}
laws: {laws}
timeline: [dawn, night]
"""
BOOK = """\
book: towns
title: Two towns
prohibition prevails: yes
events: {sort: Event, rolled: rolled, starts: starts, ends: ends, draw step: dawn, end step: night}
"""
PHRASES = """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is {m:Mood}", means: mood(t) == m}
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{t:Town} helps {u:Town}", not: "{t:Town} does not help {u:Town}", means: "allied(t, u)"}
  - {say: "{t:Town} rules", not: "{t:Town} does not rule", means: lord == t}
  - {say: "{e:Event} is in effect", means: active(e)}
  - {say: "some town is walled", not: "no town is walled", means: "any(walled(t) for t in Town)",
     for example: some town is walled, true when: [ULM is walled], false when: [ULM is not walled]}
  - {say: "the die shows {n:int}", not: "the die does not show {n:int}", means: die == n}
terms:
  - {say: "the lord", is: lord}
"""
LAWS = {
    "the walled are calm": "all(mood(t) == calm for t in Town if walled(t))",
    "nobody helps itself": "not any(allied(t, t) for t in Town)",
}


class Writer:
    """Writes a small book at random."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def town(self, names: str) -> str:
        """A town, or a name for one."""
        return self.chance.choice([*names, *names, "ULM", "BERN"])

    def fact(self, names: str) -> str:
        """A condition."""
        t, u = self.town(names), self.town(names)
        no = self.chance.choice(["", " not"])
        return self.chance.choice(
            [
                f"{t} is{no} walled",
                f"{t} is{no} {self.chance.choice(['calm', 'cross', 'wild'])}",
                f"{t} is{no} rich",
                f"{t} {'does not help' if no else 'helps'} {u}",
                f"{t} {'does not rule' if no else 'rules'}",
                f"E.1 is{no} in effect",
                "no town is walled" if no else "some town is walled",
            ]
        )

    def effect(self, names: str, deeper: bool) -> str:
        """Something that is done."""
        t, u = self.town(names), self.town(names)
        no = self.chance.choice(["", " not"])
        options = [
            f"{t} is{no} walled",
            f"{t} is {self.chance.choice(['calm', 'cross', 'wild'])}",
            f"{t} {'does not help' if no else 'helps'} {u}",
            f"the lord is {t}",
        ]
        more = [f"{t} builds", f"{t} greets {u}", "E.1 starts", "E.1 ends"] if deeper else []
        return self.chance.choice([*options, *options, *more])

    def some(self, least: int, most: int, what: Any, *about: Any) -> list[str]:
        """A few of them, each once."""
        return list(dict.fromkeys(what(*about) for _ in range(self.chance.randint(least, most))))

    def acts(self) -> str:
        """Two acts of players."""
        one = {"act": "builds", "say": "{t:Town} builds"}
        two = {"act": "greets", "say": "{t:Town} greets {u:Town}"}
        acts = [(one, "t"), (two, "tu")]
        for act, names in acts:
            act |= {"requires": self.some(0, 2, self.fact, names), "then": self.some(0, 2, self.effect, names, False)}
        return "\n".join(f"  - {json.dumps({k: v for k, v in act.items() if v})}" for act, _ in acts)

    def clauses(self) -> list[dict[str, Any]]:
        """Clauses upon acts, events and at the edges of steps, and what is forbidden."""
        made: list[dict[str, Any]] = []
        for number in range(1, self.chance.randint(2, 5)):
            names = self.chance.choice(["", "t", "tu"])
            head: dict[str, Any] = {"for": dict.fromkeys(names, "Town")} if names else {}
            t, u = (*names, "ULM")[0], (*names, "BERN")[-1]
            moments = [("upon", f"{t} builds"), ("upon", f"{t} greets {u}"), ("at", "dawn"), ("at", "night")]
            moments += [("upon", "E.1 starts"), ("upon", "E.1 ends"), ("upon", "E.1 is rolled"), ("forbids", "")]
            kind, moment = self.chance.choice(moments)
            body = {"clause": f"T.{number}", "says": f"Rule {number}.", **head}
            if kind == "forbids":
                body |= {"while": self.some(1, 2, self.fact, names), "forbids": [f"{t} greets {u}"]}
            else:
                when = self.some(0, 2, self.fact, names)
                when += ["the die shows 1"] if self.chance.random() < 0.2 else []
                reacting = kind == "at" or "E.1" in moment
                body |= {kind: moment, "when": when, "then": self.some(1, 2, self.effect, names, reacting)}
            made.append({k: v for k, v in body.items() if v})
        return made

    def files(self) -> dict[str, str]:
        """The files of the book by name."""
        laws = {name: LAWS[name] for name in LAWS if self.chance.random() < 0.3}
        block = self.chance.choice(["together", "steps"])
        section = {"section": "all", "block": block, "clauses": self.clauses()}
        page = {"page": "T", "title": "All", "sections": [section]}
        model = MODEL.format(acts=self.acts(), laws=json.dumps(laws))
        return {"book.yaml": BOOK, "model.yaml": model, "phrases.yaml": PHRASES, "page.yaml": json.dumps(page)}


def seen(book: Book, cells: tuple[Cell, ...]) -> set[Pair]:
    """The pairs of facts on some cells that some play shows together."""
    found: set[Pair] = set()
    start = State.start(book)
    waiting, known = [start], [start]
    while waiting:
        state = waiting.pop()
        found.update(combinations([(c, state.get(*c)) for c in cells], 2))
        for after in nexts(book, state):
            if after not in known:
                known.append(after)
                waiting.append(after)
    return found


def nexts(book: Book, state: State) -> list[State]:
    """What one moment leads to, whoever is rich before it."""
    found: list[State] = []
    moments = [(a, args) for a in played_acts(book) for args in product(*(values(book, e) for e in a.args))]
    moments += [(a, ()) for a in edges(book)]
    for rich in product((False, True), repeat=2):
        base = state.copy()
        for town, value in zip(("ULM", "BERN"), rich, strict=True):
            base.set("rich", (town,), value)
        for (anchor, args), die in product(moments, (1, 2)):
            trace = play_moment(book, base, anchor, args, {("die", ()): die})
            if not (trace.stopped or trace.refused or trace.contested or trace.disputed or trace.broken):
                after = trace.after.copy()
                for town in ("ULM", "BERN"):
                    after.set("rich", (town,), False)
                found.append(after)
    return found


def values(book: Book, arg: Expr) -> tuple[Value, ...]:
    """What an act may be done with."""
    return (arg.value,) if isinstance(arg, Literal) else values_of(arg.type, book)


def edges(book: Book) -> list[Anchor]:
    """The edges of the steps at which something is done."""
    return [Anchor(AnchorKind.STEP, step, edge) for step, edge in index_of(book).steps]


@BRUTE
@given(seeds)
def test_no_play_brings_together_what_is_proved_apart(seed: int) -> None:
    """The pairs are asked of some cells, as a question hangs on some."""
    writer = Writer(seed)
    with tempfile.TemporaryDirectory() as folder:
        book = book_of(writer.files(), Path(folder))
    every = tuple(sorted(closed_cells(book), key=repr))
    cells = tuple(c for c in every if writer.chance.random() < 0.7)
    kept = set(apart(book, cells, free))
    assert kept <= set(candidates(book, cells))
    assert not kept & seen(book, cells)
