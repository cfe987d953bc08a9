"""Small finite books at random, written as text and loaded, and everything that can happen in them.

A book has two towns, a few cells and a die of three, so that its lawful states, the inputs of a moment and the
moments themselves can all be gone through. ``draw`` is that of a Hypothesis strategy. What can happen is told by
the player alone: nothing here knows the solver.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from rulewright.book.model import AnchorKind, Book, ChangeCell, Field, FieldKind, Part, SetCell
from rulewright.language.expr import Literal, Read, fields_read
from rulewright.language.types import BoolType, IntType, Type, Value
from rulewright.lowering.loader import load_book
from rulewright.play.play import play_act, play_step
from rulewright.table.evaluate import bindings, evaluate
from rulewright.table.index import fields_of, index_of
from rulewright.table.scene import Binding, Contested, Scene
from rulewright.table.state import Cell, State
from rulewright.table.trace import Trace

T = TypeVar("T")
Draw = Callable[["st.SearchStrategy[Any]"], Any]
LONG = bool(os.environ.get("RULEWRIGHT_LONG"))  # how many books each test tries, at random
BRUTE = settings(
    max_examples=int(os.environ.get("RULEWRIGHT_LONG") or 15),
    derandomize=not LONG,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],  # such a book is small as it is, and making it smaller takes minutes
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
EVENT = "E.1"
_BOOK = """\
book: small
title: Two towns
prohibition prevails: {prevails}
events:
  sort: Event
  rolled: rolled
  starts: starts
  ends: ends
  draw step: dawn
  end step: night
  axes: {{instead: fate, marked off: marked}}
"""
_MODEL = """\
sorts: {{Town: [ULM, BERN], Event: [E.1]}}
values: {{Fate: [nothing, roll again]}}
fields:
  gold: {{of: Town, is: 0..2, start: 1, clamped: yes}}
  walled: {{of: Town, closed: {closed}}}
  lord: {{of: Town, is: Town?}}
  rich: {{of: Town, derived: yes}}
  tax: {{of: Town, is: 0..2, derived: yes}}
  active: {{of: Event, closed: yes}}
  fate: {{of: Event, is: Fate?, closed: yes}}
  marked: {{of: Event, closed: yes}}
inputs:
  die: {{is: 1..3, chance: yes}}
acts:
  - {{act: rolled, say: "{{e:Event}} is rolled"{asked}}}
  - {{act: starts, say: "{{e:Event}} starts", then: [e is in effect]}}
  - {{act: ends, say: "{{e:Event}} ends", then: [e is not in effect]}}
  - {{act: robs, say: "{{a:Town}} robs {{b:Town}}", requires: [b has at least 1 gold], then: [b loses 1 gold]}}
  - {{act: builds, say: "{{a:Town}} builds", requires: [a is not walled], then: [a is walled]}}
  - {{act: serves, say: "{{a:Town}} serves {{b:Town}}", then: [the lord of a is b]}}
  - {{act: pays, say: "{{a:Town}} pays", then: [a has 0 gold]}}
laws: {laws}
timeline: [dawn, day, night]
"""
_PHRASES = """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{e:Event} is in effect", means: active(e)}
  - {say: "{e:Event} meets {f:Fate?}", means: fate(e) == f}
  - {say: "{e:Event} is marked off", means: marked(e)}
  - {say: "{t:Town} has at least {n:int} gold", means: gold(t) >= n, for example: ULM has at least 1 gold,
     true when: [ULM has 1 gold], false when: [ULM has 0 gold]}
  - {say: "{t:Town} has more gold than {u:Town}", means: gold(t) > gold(u), for example: ULM has more gold than BERN,
     true when: [ULM has 2 gold], false when: [ULM has 1 gold]}
  - {say: "the tax of {t:Town} is at least {n:int}", means: tax(t) >= n, for example: the tax of ULM is at least 0,
     true when: [ULM has 1 gold], false when: [ULM has 0 gold]}
  - {say: "{t:Town} is taxed above {u:Town}", means: tax(t) > tax(u), for example: ULM is taxed above BERN,
     true when: [ULM has 1 gold], false when: [ULM has 0 gold]}
  - {say: "some town has {n:int} gold", means: "any(gold(t) == n for t in Town)", for example: some town has 1 gold,
     true when: [ULM has 1 gold], false when: [ULM has 0 gold, BERN has 0 gold]}
  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}
  - {say: "{t:Town} loses {n:int} gold", changes: {gold(t): -n}}
terms:
  - {say: "the lord of {t:Town}", is: lord(t)}
  - {say: "the tax of {t:Town}", is: tax(t)}
  - {say: "the die", is: die}
"""
_LAWS = {
    "the walled have gold": "all(gold(t) >= 1 for t in Town if walled(t))",
    "nobody serves itself": "all(lord(t) != t for t in Town)",
    "a town is walled": "any(walled(t) for t in Town)",
    "gold is short": "sum(gold(t) for t in Town) <= 2",
}


@dataclass(frozen=True)
class Written:
    """A book in text: its clauses as data, and what of the model varies."""

    clauses: tuple[Mapping[str, Any], ...]
    laws: tuple[str, ...] = ()
    closed: bool = False
    together: bool = True
    prevails: bool = True
    event: bool = False  # the page is that of the event
    rulings: tuple[tuple[str, str], ...] = ()
    asked: bool = False  # only an event that is not marked off can be rolled

    def files(self) -> dict[str, str]:
        """The files of the book by name."""
        head = {"page": EVENT if self.event else "T", "title": "All", **({"event": EVENT} if self.event else {})}
        section = {"section": "all", "block": "together" if self.together else "steps", "clauses": list(self.clauses)}
        found = {
            "book.yaml": _BOOK.format(prevails=_word(self.prevails)),
            "model.yaml": _MODEL.format(
                laws=json.dumps({n: _LAWS[n] for n in self.laws}),
                closed=_word(self.closed),
                asked=", requires: [e is not marked off]" if self.asked else "",
            ),
            "phrases.yaml": _PHRASES,
            "page.yaml": json.dumps({**head, "sections": [section]}, indent=1),
        }
        if self.rulings:
            rulings = [{"prevails": p, "over": o, "because": "So it was decided."} for p, o in self.rulings]
            found["rulings.yaml"] = json.dumps({"rulings": rulings})
        return found

    def load(self) -> Book:
        """The book itself."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in self.files().items():
                (Path(folder) / name).write_text(text, encoding="utf-8")
            return load_book(Path(folder))

    def __repr__(self) -> str:
        facts = f"{self.laws} closed={self.closed} together={self.together} prevails={self.prevails} {self.rulings}"
        facts += f" asked={self.asked}"
        return "\n".join([facts, *(json.dumps(c) for c in self.clauses)])


def _word(yes: bool) -> str:
    return "yes" if yes else "no"


# Strategies ------------------------------------------------------------------------------------------------


def chosen(draw: Draw, *options: T) -> T:
    """One of the options."""
    found: T = draw(st.sampled_from(options))
    return found


def several(draw: Draw, make: Callable[[], T], least: int, most: int) -> list[T]:
    """Some things made one after the other."""
    return [make() for _ in range(draw(st.integers(least, most)))]


def subject(draw: Draw, names: tuple[str, ...]) -> str:
    """A town, by name or as a variable in scope."""
    return chosen(draw, *names, "ULM", "BERN") if names else chosen(draw, "ULM", "BERN")


def simple(draw: Draw, names: tuple[str, ...] = (), derived: bool = False) -> str:
    """A condition in one phrase."""
    one = subject(draw, names)
    number = draw(st.integers(0, 2))
    more = [f"{one} is rich", f"{one} is not rich", f"the tax of {one} is at least {number}"] if derived else []
    return chosen(
        draw,
        f"{one} is walled",
        f"{one} is not walled",
        f"{one} has {number} gold",
        f"{one} has at least {number} gold",
        f"some town has {number} gold",
        f"{one} has more gold than {subject(draw, names)}",
        f"the lord of {one} is {subject(draw, names)}",
        f"the lord of {one} is not {subject(draw, names)}",
        f"the lord of {one} is walled",
        *more,
    )


def condition(draw: Draw, names: tuple[str, ...] = (), derived: bool = False) -> Any:
    """A condition, seldom a nested one."""
    kind = draw(st.integers(0, 6))
    if kind > 2:
        return simple(draw, names, derived)
    if kind == 2:
        return {"not": simple(draw, names, derived)}
    return {("all", "any")[kind]: several(draw, lambda: simple(draw, names, derived), 2, 2)}


def effect(draw: Draw, names: tuple[str, ...] = (), acts: bool = False) -> str:
    """Something that is set, changed or done."""
    one, other = subject(draw, names), subject(draw, names)
    number = draw(st.integers(0, 2))
    return chosen(
        draw,
        f"{one} is walled",
        f"{one} is not walled",
        f"{one} has {number} gold",
        f"{one} gains {max(1, number)} gold",
        f"{one} loses {max(1, number)} gold",
        f"the lord of {one} is {other}",
        *([act(draw, names)] if acts else []),
    )


def act(draw: Draw, names: tuple[str, ...] = ()) -> str:
    """An act of a town."""
    one, other = subject(draw, names), subject(draw, names)
    return chosen(draw, f"{one} robs {other}", f"{one} builds", f"{one} serves {other}", f"{one} pays")


def scope(draw: Draw) -> tuple[tuple[str, ...], dict[str, Any]]:
    """Variables of a clause and the key that declares them."""
    names = chosen(draw, (), (), ("t",), ("t", "u"))
    return names, {"for": dict.fromkeys(names, "Town")} if names else {}


def named(number: int, **keys: Any) -> dict[str, Any]:
    """A clause with its id."""
    return {"clause": f"T.{number}", "says": "It is so.", **keys}


def doing(draw: Draw, number: int, acts: bool = False, dice: bool = True, derived: bool = False) -> dict[str, Any]:
    """A clause that does something at the day, or upon a robbery."""
    names, head = scope(draw)
    when = several(draw, lambda: condition(draw, names, derived), 0, 2)
    if dice and chosen(draw, False, False, True):
        when.append(f"the die is {draw(st.integers(1, 3))}")
    then = several(draw, lambda: effect(draw, names, acts), 1, 2)
    return named(number, at="day", when=when, then=then, **head)


def reacting(draw: Draw, number: int) -> dict[str, Any]:
    """A clause that does something upon an act, done by whom it may be or by a named town."""
    names = chosen(draw, (), ("t",), ("t", "u"))
    head = {"for": dict.fromkeys(names, "Town")} if names else {}
    done = [f"{(*names, 'ULM')[0]} robs {(*names, 'BERN')[-1]}", f"{(*names, 'ULM')[0]} pays"]
    when = several(draw, lambda: condition(draw, names), 0, 2)
    then = several(draw, lambda: effect(draw, names), 1, 2)
    return named(number, upon=chosen(draw, *done), when=when, then=then, **head)


def priority(draw: Draw, clauses: list[dict[str, Any]]) -> None:
    """Let one clause prevail over another, or yield to all, now and then."""
    kind = draw(st.integers(0, 5))
    if kind == 0 and len(clauses) > 1:
        one, other = draw(st.permutations(range(len(clauses))))[:2]
        clauses[one]["overrides"] = [clauses[other]["clause"]]
    elif kind == 1:
        clauses[draw(st.integers(0, len(clauses) - 1))]["default"] = "yes"


def some_laws(draw: Draw) -> tuple[str, ...]:
    """Laws of a book."""
    return tuple(draw(st.lists(st.sampled_from(sorted(_LAWS)), max_size=2, unique=True)))


@st.composite
def doing_books(draw: Draw, acts: bool = False, together: bool | None = None, most: int = 4) -> Written:
    """Books of clauses that do something at one step."""
    clauses = [doing(draw, n + 1, acts) for n in range(draw(st.integers(1, most)))]
    priority(draw, clauses)
    reads = draw(st.booleans()) if together is None else together
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), reads)


@st.composite
def reacting_books(draw: Draw, steps: int = 2) -> Written:
    """Books of clauses that do something upon acts, and of some that do them at a step."""
    count = draw(st.integers(1, 3))
    clauses = [reacting(draw, n + 1) for n in range(count)]
    clauses += [doing(draw, count + 1 + n, acts=True, dice=False) for n in range(draw(st.integers(0, steps)))]
    priority(draw, clauses)
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), draw(st.booleans()))


@st.composite
def claiming_books(draw: Draw) -> Written:
    """Books of clauses that give two cells their values, and demand something of them."""
    clauses = []
    for number in range(1, draw(st.integers(1, 4)) + 1):
        names, head = scope(draw)
        one = subject(draw, names)
        tax = f"the tax of {one} is {draw(st.integers(0, 2))}"
        says = chosen(draw, f"{one} is rich", f"{one} is not rich", tax, tax)
        stands = several(draw, lambda names=names: condition(draw, names), 0, 2)
        clauses.append(named(number, **{"while": stands}, holds=[says], **head))
    for number in range(8, 8 + draw(st.integers(0, 2))):
        names, head = scope(draw)
        one, other = subject(draw, names), subject(draw, names)
        least = f"the tax of {one} is at least {draw(st.integers(1, 2))}"
        says = chosen(draw, least, least, f"{one} is taxed above {other}")
        stands = several(draw, lambda names=names: condition(draw, names), 0, 1)
        clauses.append(named(number, **{"while": stands}, holds=[says], **head))
    priority(draw, clauses)
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()))


@st.composite
def norm_books(draw: Draw, doers: bool = True) -> Written:
    """Books of clauses that forbid, permit, oblige to and do acts."""
    clauses = []
    for number in range(1, draw(st.integers(2, 4)) + 1):
        names, head = scope(draw)
        if doers and chosen(draw, False, False, False, True):
            when = several(draw, lambda names=names: condition(draw, names), 0, 2)
            clauses.append(named(number, at="day", when=when, then=[act(draw, names)], **head))
            continue
        norm = chosen(draw, "forbids", "permits", "obliges")
        stands = several(draw, lambda names=names: condition(draw, names), 0, 2)
        clauses.append(named(number, **{"while": stands, norm: [act(draw, names)]}, **head))
    priority(draw, clauses)
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), draw(st.booleans()), draw(st.booleans()))


@st.composite
def table_books(draw: Draw, cases: bool = False) -> Written:
    """Books of one table, or one case split."""
    names, head = chosen(draw, ((), {}), ((), {}), (("t",), {"for": {"t": "Town"}}))
    when = several(draw, lambda: condition(draw, names), 0, 1)
    split: dict[str, Any] = {"cases": "yes"} if cases else {"roll": "the die"}
    among = {"among": several(draw, lambda: simple(draw, names), 1, 1)} if cases and draw(st.booleans()) else {}
    rest = {"rest": "yes"} if draw(st.integers(0, 3)) == 0 else {}
    clauses = [named(1, at="day", when=when, **split, **among, **rest, **head)]
    for number in range(2, draw(st.integers(2, 4)) + 1):
        then = several(draw, lambda: effect(draw, names), 1, 2)
        own = several(draw, lambda: condition(draw, names), 0, 1)
        if cases:
            row: dict[str, Any] = {"case": own or [simple(draw, names)]}
        else:
            row = {"row": chosen(draw, "1", "2", "3", "4", "1..2", "2..3", "..1", "2..", "3.."), "when": own}
        clauses.append(named(number, of="T.1", then=then, **row))
    if not cases and draw(st.booleans()):
        by = chosen(draw, -1, 1)
        when = several(draw, lambda: condition(draw, names), 0, 1)
        clauses.append(named(9, of="T.1", modify=[{"by": by, "when": when}]))
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), draw(st.booleans()))


@st.composite
def event_books(draw: Draw) -> Written:
    """Books of one event with preconditions."""
    clauses = []
    for number in range(1, draw(st.integers(1, 4)) + 1):
        fate = chosen(draw, {"instead": "nothing"}, {"instead": "roll again"}, {})
        mark = chosen(draw, {"marked off": "yes"}, {"marked off": "no"}, {"marked off": "unstated"})
        needs = several(draw, lambda: condition(draw), 1, 2)
        clauses.append(named(number, requires=needs, otherwise={**fate, **mark}))
    priority(draw, clauses)
    return Written(tuple(clauses), some_laws(draw), draw(st.booleans()), event=True, asked=draw(st.booleans()))


# Everything that can happen ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Play:
    """One moment played from one lawful state with one choice of inputs."""

    state: State
    inputs: Mapping[Cell, Value]
    trace: Trace


def values(book: Book, kind: Type) -> tuple[Value, ...]:
    """Every value of a type."""
    match kind:
        case BoolType():
            return (False, True)
        case IntType(low, high):
            return tuple(range(low, high + 1))
        case member:
            return (*((None,) if member.optional else ()), *book.members[member.sort])


def holds(book: Book, field: Field, args: tuple[Value, ...]) -> tuple[Value, ...]:
    """Every value that a cell can hold: of a closed one its start, and what is written into its field."""
    every = values(book, field.type)
    if not field.closed:
        return every
    outcomes = [o for p in (*book.parts(), *book.acts.values()) for o in p.outcomes]
    written = [o for o in outcomes if isinstance(o, SetCell | ChangeCell) and o.field == field.name and not keeps(o)]
    if any(isinstance(o, ChangeCell) or not isinstance(o.value, Literal) for o in written):
        return every
    said = {field.start_at(args), *(o.value.value for o in written)}  # type: ignore[union-attr]
    return tuple(v for v in every if v in said)


def keeps(outcome: SetCell | ChangeCell) -> bool:
    """Whether an outcome leaves its cell as it is: what is unstated of an event."""
    cell = Read(outcome.field, outcome.args, outcome.value.type) if isinstance(outcome, SetCell) else None
    return cell is not None and outcome.value == cell  # type: ignore[union-attr]


def cells(book: Book, kind: FieldKind) -> list[tuple[Field, tuple[Value, ...]]]:
    """Every cell of the fields of a kind."""
    fields = [f for f in book.fields.values() if f.kind is kind]
    return [(f, args) for f in fields for args in product(*(book.members[s] for s in f.parameters))]


def read_by_rules(book: Book) -> frozenset[str]:
    """The fields on whose values it hangs what happens, the gold that is added to among them."""
    index = index_of(book)
    confirming = (part for clause in book.clauses.values() for part in clause.confirms)
    told = [fields_of(part, index) for part in (*book.parts(), *confirming)]
    asked = [fields_read(c.expr) for a in book.acts.values() for c in a.requires]
    return frozenset({"gold"}).union(*told, *asked, *(fields_read(law.condition) for law in book.laws))


def states(book: Book) -> list[State]:
    """Every lawful state, told apart by what the rules read: all other cells are as at the start."""
    read = read_by_rules(book)
    stored = [(f, args) for f, args in cells(book, FieldKind.STATE) if f.name in read]
    found = []
    for choice in product(*(holds(book, f, args) for f, args in stored)):
        state = State.start(book)
        for (field, args), value in zip(stored, choice, strict=True):
            state.set(field.name, args, value)
        if all(evaluate(law.condition, Scene(book, state)) for law in book.laws):
            found.append(state)
    return found


def inputs(book: Book) -> list[dict[Cell, Value]]:
    """Every choice of dice; one is enough where no rule reads them."""
    read = read_by_rules(book)
    dice = cells(book, FieldKind.INPUT)
    names = [(f.name, args) for f, args in dice]
    shown = (values(book, f.type) if f.name in read else (1,) for f, _ in dice)
    return [dict(zip(names, c, strict=True)) for c in product(*shown)]


def step_plays(book: Book, step: str = "day") -> Iterator[Play]:
    """A step played from every lawful state with every choice of dice."""
    for state, given in product(states(book), inputs(book)):
        yield Play(state, given, play_step(book, state, step, given))


def act_plays(book: Book, name: str) -> Iterator[Play]:
    """An act done with everything from every lawful state."""
    every = list(product(*(values(book, v.type) for v in book.acts[name].parameters)))
    for state, args, given in product(states(book), every, inputs(book)):
        yield Play(state, given, play_act(book, state, name, args, given))


def scenes(book: Book) -> Iterator[Scene]:
    """Every lawful state with every choice of dice, to be read."""
    for state, given in product(states(book), inputs(book)):
        yield Scene(book, state, None, given)


def speaking(part: Part, scene: Scene) -> list[Binding]:
    """The bindings under which a part applies in a scene; none where that is contested."""
    try:
        return list(bindings(part, scene))
    except Contested:
        return []


def standing_parts(book: Book) -> list[Part]:
    """The parts that have no moment."""
    return [p for p in book.parts() if p.anchor.kind is AnchorKind.STANDING]


def without_rulings(book: Book) -> Book:
    """The book as if nothing had been ruled."""
    return replace(book, rulings=())
