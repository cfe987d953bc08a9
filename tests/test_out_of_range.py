"""Of small books with narrow ranges it is told which clauses lead a number past an end, all plays gone through."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given

from check_pages import book_of
from rulewright.book.model import Anchor, AnchorKind, Book, FieldKind
from rulewright.checks.lawful.out_of_range import find
from rulewright.evidence.context import Context
from rulewright.language.expr import fields_read
from rulewright.language.types import Value
from rulewright.play.play import play_moment
from rulewright.reach.invariants import played_acts
from rulewright.story.unroll import values_of
from rulewright.table.evaluate import evaluate
from rulewright.table.index import fields_of, index_of
from rulewright.table.scene import Scene
from rulewright.table.state import OutOfRange, State
from rulewright.table.trace import Trace
from small_books import BRUTE, cells, values
from strategies import seeds

PLAYS = 1_000  # of each book, at random
Past = tuple[str, str, bool]  # a clause, the field of a number, and whether it is too much

BOOK = """\
book: towns
title: Two towns
prohibition prevails: yes
"""
MODEL = """\
sorts: {{Town: [ULM, BERN]}}
fields:
  gold: {{of: Town, is: 0..2, start: 1, closed: {closed}}}
  ships: {{of: [Town, Town], symmetric: yes, is: -1..1, start: 0}}
  walled: {{of: Town, closed: {closed}}}
inputs:
  die: {{is: 1..3, chance: yes}}
acts:
  - {{act: pays, say: "{{t:Town}} pays", then: [t loses 1 gold]}}
  - {{act: robs, say: "{{t:Town}} robs {{u:Town}}", requires: [u has at least 1 gold], then: [u loses 1 gold]}}
  - {{act: gives, say: "{{t:Town}} gives to {{u:Town}}", then: [t pays, u gains 1 gold]}}
  - {{act: burns, say: "{{t:Town}} burns", permissions: exhaustive, then: [t is not walled]}}
  - {{act: holds, say: "{{t:Town}} holds {{n:int}}", then: [t has n gold]}}
laws: {laws}
timeline: [day]
"""
PHRASES = """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - {say: "{t:Town} has at least {n:int} gold", means: gold(t) >= n, for example: ULM has at least 1 gold,
     true when: [ULM has 1 gold], false when: [ULM has 0 gold]}
  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}
  - {say: "{t:Town} loses {n:int} gold", changes: {gold(t): -n}}
  - {say: "{t:Town} has {n:int} ships with {u:Town}", means: "ships(t, u) == n"}
  - {say: "{t:Town} sends {n:int} ships to {u:Town}", changes: {"ships(t, u)": n}}
  - {say: "{t:Town} calls {n:int} ships from {u:Town}", changes: {"ships(t, u)": -n}}
  - {say: "the die shows {n:int}", not: "the die does not show {n:int}", means: die == n}
terms:
  - {say: "the die", is: die}
  - {say: "all gold", is: gold(ULM) + gold(BERN)}
  - {say: "the walls", is: count(t for t in Town if walled(t))}
"""
LAWS = {
    "the walled have gold": "all(gold(t) >= 1 for t in Town if walled(t))",
    "nobody ships to itself": "all(ships(t, t) == 0 for t in Town)",
}


class Writer:
    """Writes a small book at random."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def town(self, names: str) -> str:
        """A town, or a name for one."""
        return self.chance.choice([*names, *names, "ULM", "BERN"])

    def fact(self, names: str) -> Any:
        """A condition."""
        t, u, n = self.town(names), self.town(names), self.chance.randint(0, 2)
        no = self.chance.choice(["", " not"])
        least = f"{t} has at least {max(1, n)} gold"
        dice = f"the die {'does not show' if no else 'shows'} {n + 1}"
        some = [f"{t} is{no} walled", f"{t} has {n} gold", f"{t} has {n - 1} ships with {u}", least, dice]
        return self.chance.choice([*some, {"not": least}, {"not": f"{t} has {n} gold"}])

    def effect(self, names: str) -> str:
        """Something that is done."""
        t, u, n = self.town(names), self.town(names), self.chance.randint(1, 2)
        much = self.chance.choice([str(n), str(n), "the die", "all gold", "the walls"])
        moves = [f"{t} gains {much} gold", f"{t} loses {much} gold", f"{t} gains 1 gold", f"{t} loses 1 gold"]
        ships = [f"{t} sends {n} ships to {u}", f"{t} calls 1 ships from {u}"]
        sets = [f"{t} has {self.chance.choice([str(n), 'the die', 'all gold'])} gold", f"{t} is walled"]
        acts = [f"{t} pays", f"{t} robs {u}", f"{t} gives to {u}", f"{t} burns", f"{t} holds {n + 1}"]
        return self.chance.choice([*moves, *moves, *ships, *sets, *acts])

    def some(self, least: int, most: int, what: Any, names: str) -> list[Any]:
        """A few of them."""
        return [what(names) for _ in range(self.chance.randint(least, most))]

    def clause(self, number: int) -> list[dict[str, Any]]:
        """A clause, or a split into cases, at a step or upon an act."""
        names = self.chance.choice(["", "", "t", "tu"])
        head: dict[str, Any] = {"for": dict.fromkeys(names, "Town")} if names else {}
        t, u = (*names, "ULM")[0], (*names, "BERN")[-1]
        day = ("at", "day")
        moments = [day, day, day, ("at", "end of day"), ("upon", f"{t} pays"), ("upon", f"{t} robs {u}")]
        key, moment = self.chance.choice([*moments, ("upon", f"{t} burns"), ("upon", f"{t} gives to {u}")])
        body = {
            "clause": f"T.{number}",
            "says": "It is so.",
            key: moment,
            **head,
            "when": self.some(0, 2, self.fact, names),
        }
        if key == "at" and self.chance.random() < 0.15:
            rows = [
                {
                    "clause": f"T.{number}.{n}",
                    "says": "So.",
                    "of": f"T.{number}",
                    "case": self.some(0, 1, self.fact, names),
                    "then": self.some(1, 2, self.effect, names),
                }
                for n in (1, 2)
            ]
            return [body | {"cases": "yes"}, *rows]
        what = "remember" if key == "at" and self.chance.random() < 0.1 else "then"
        return [body | {what: self.some(1, 2, self.effect, names)}]

    def ban(self, number: int) -> dict[str, Any]:
        """What is forbidden."""
        act = self.chance.choice(["t pays", "ULM robs t", "t burns", "t gives to BERN"])
        stands = self.some(1, 2, self.fact, "t")
        head = {"clause": f"T.{number}", "says": "It is not so.", "for": {"t": "Town"}}
        return head | {"while": [f for f in stands if "die" not in str(f)], "forbids": [act]}

    def files(self) -> dict[str, str]:
        """The files of the book by name."""
        sections: list[dict[str, Any]] = []
        number = 0
        for name in "abc"[: self.chance.choice([1, 1, 2, 3])]:
            clauses: list[dict[str, Any]] = []
            for _ in range(self.chance.randint(1, 2)):
                number += 1
                clauses += self.clause(number)
            block = self.chance.choice(["together", "steps"])
            after = [s["section"] for s in sections if self.chance.random() < 0.3]
            more = {"follows": after} if after else {}
            more |= {"life": [self.fact("")]} if self.chance.random() < 0.1 else {}
            sections.append({"section": name, "block": block, "clauses": clauses, **more})
        if self.chance.random() < 0.3:
            sections[0]["clauses"].append(self.ban(number + 1))
        self.rank([c for s in sections for c in s["clauses"] if "of" not in c])
        laws = {name: LAWS[name] for name in LAWS if self.chance.random() < 0.25}
        closed = "yes" if self.chance.random() < 0.3 else "no"
        return {
            "book.yaml": BOOK,
            "model.yaml": MODEL.format(laws=json.dumps(laws), closed=closed),
            "phrases.yaml": PHRASES,
            "page.yaml": json.dumps({"page": "T", "title": "All", "sections": sections}, indent=1),
        }

    def rank(self, clauses: list[dict[str, Any]]) -> None:
        """Let one clause prevail over another, or yield to all, now and then."""
        kind = self.chance.random()
        if kind < 0.3 and len(clauses) > 1:
            one, other = self.chance.sample(clauses, 2)
            one["overrides"] = [other["clause"]]
        elif kind < 0.45:
            self.chance.choice(clauses)["default"] = "yes"


def matters(book: Book) -> frozenset[str]:
    """The fields on which it hangs what happens."""
    index = index_of(book)
    told = [fields_of(part, index) for part in book.parts()]
    asked = [fields_read(c.expr) for a in book.acts.values() for c in a.requires]
    ships = {"ships"} if any("ships" in o.text for p in book.parts() for o in p.outcomes) else set[str]()
    return frozenset({"gold"}).union(ships, *told, *asked, *(fields_read(law.condition) for law in book.laws))


def lawful(book: Book) -> Iterator[State]:
    """Every lawful state, told apart by what matters."""
    stored = [(f, a) for f, a in cells(book, FieldKind.STATE) if f.name in matters(book)]
    for choice in product(*(values(book, f.type) for f, _ in stored)):
        state = State.start(book)
        for (spec, args), value in zip(stored, choice, strict=True):
            state.set(spec.name, args, value)
        if all(evaluate(law.condition, Scene(book, state)) for law in book.laws):
            yield state


def moments(book: Book) -> list[tuple[Anchor, tuple[Value, ...]]]:
    """Every moment that players or the timeline bring about; a number that a player names is his own affair."""
    found: list[tuple[Anchor, tuple[Value, ...]]] = [
        (Anchor(AnchorKind.STEP, step, edge), ()) for step, edge in index_of(book).steps
    ]
    acts = [a for a in played_acts(book) if a.act != "holds"]
    return found + [(a, args) for a in acts for args in product(*(values_of(e.type, book) for e in a.args))]


def past(book: Book, trace: Trace) -> Iterator[Past]:
    """What clauses lead a number past an end in a play."""
    if isinstance(trace.stopped, OutOfRange):
        for stop in trace.stopped.every:
            assert isinstance(stop.value, int) and isinstance(stop.end, int)
            yield from ((c, stop.cell[0], stop.value > stop.end) for c in stop.clauses if c in book.clauses)


def seen(book: Book, chance: Random) -> set[Past]:
    """What some plays show, from lawful states to which play from set-up leads; what is not closed is anything."""
    closed = [(f.name, a) for f, a in cells(book, FieldKind.STATE) if f.closed]

    def kept(state: State) -> tuple[Value, ...]:
        return tuple(state.get(*cell) for cell in closed)

    like: dict[tuple[Value, ...], list[State]] = {}
    for state in lawful(book):
        like.setdefault(kept(state), []).append(state)
    known = [one for one in [kept(State.start(book))] if one in like]
    every, found = moments(book), set[Past]()
    for _ in range(PLAYS if known else 0):
        state = chance.choice(like[chance.choice(known)])
        anchor, args = chance.choice(every)
        trace = play_moment(book, state, anchor, args, {("die", ()): chance.randint(1, 3)})
        found.update(past(book, trace))
        if not (trace.stopped or trace.refused or trace.contested or trace.disputed or trace.broken):
            after = kept(trace.after)
            known += [after] if after in like and after not in known else []
    return found


def told(book: Book) -> tuple[set[Past], set[str]]:
    """What the check tells, and the clauses of which it leaves something open."""
    context = Context(book)
    found = list(find(context))
    assert not context.faults
    assert all(f.replayed for f in found)
    said = {(f.clauses[0], "ships" if "ships" in f.message else "gold", "the most" in f.message) for f in found}
    assert len(said) == len(found)
    return said, {clause for u in context.undecided for clause in u.clauses}


@BRUTE
@given(seeds)
def test_the_clauses_are_told_that_lead_a_number_past_an_end(seed: int) -> None:
    """What is told is played: what is seen is told, or said to be open where alternatives or long chains meet."""
    with tempfile.TemporaryDirectory() as folder:
        book = book_of(Writer(seed).files(), Path(folder))
    said, left_open = told(book)
    assert {one for one in seen(book, Random(seed)) if one[0] not in left_open} <= said
