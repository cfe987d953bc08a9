"""Whatever reads cells reads them as they are at its turn: each operator, over each way in which a cell changes first.

A clause that asks for something, and one that asks for its opposite, are found dead just where no play from any lawful
state lets them speak; and that the two never speak at one turn is proved.
"""

from __future__ import annotations

import tempfile
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from check_pages import found_in
from rulewright.book.model import Book, Clause, Condition
from rulewright.checks.idle.dead_clause import CHECK
from rulewright.evidence.context import Context
from rulewright.language.expr import Apply, conj, negate
from rulewright.language.types import BoolType, IntType, Value
from rulewright.lowering.loader import load_book
from rulewright.play.play import play_act, play_step
from rulewright.solver.solve import Proved
from rulewright.story.moments import turn
from rulewright.table.state import State
from small_books import LONG

BOOK = "{book: small, title: Three towns, block: steps}\n"
MODEL = """\
sorts: {Town: [ULM, BERN, GENF]}
fields:
  joined: {of: [Town, Town], symmetric: yes}
  gold: {of: Town, is: 0..2, start: 1, clamped: yes}
  lord: {of: Town, is: Town?}
  lit: {of: Town}
acts:
  - {act: asks, say: "{a:Town} asks"}
  - {act: joins, say: "{a:Town} joins {b:Town}", then: [a is joined to b]}
  - {act: parts, say: "{a:Town} parts from {b:Town}", then: [a is not joined to b]}
  - {act: works, say: "{a:Town} works", then: [a gains 1 gold]}
  - {act: serves, say: "{a:Town} serves {b:Town}", then: [the lord of a is b]}
timeline: [day]
"""
PHRASES = """\
phrases:
  - {{say: "{{a:Town}} is joined to {{b:Town}}", means: "joined(a, b)"}}
  - {{say: "{{t:Town}} has {{n:int}} gold", means: gold(t) == n}}
  - {{say: "{{t:Town}} is lit", means: lit(t)}}
  - {{say: "{{t:Town}} gains {{n:int}} gold", changes: {{gold(t): n}}}}
terms:
  - {{say: "the answer", is: "1 if {asked} else 0"}}
  - {{say: "the lord of {{t:Town}}", is: lord(t)}}
"""
OF_ROADS = (
    "connected(joined, ULM, GENF)",
    "connected(joined, ULM, GENF, for_x=(x != BERN or gold(x) == 1))",
    "not connected(joined, BERN, GENF)",
    "any(joined(t, GENF) for t in Town if t != GENF)",
    "all(joined(ULM, t) for t in Town if t != ULM)",
    "count(t for t in Town if joined(ULM, t) and t != ULM) >= 2",
    "the(t for t in Town if joined(ULM, t) and t != ULM) == BERN",
    "the(t for t in Town if joined(t, BERN) and t != BERN) == nobody",
    "not was(connected(joined, ULM, GENF)) and connected(joined, ULM, GENF)",
    "sum(gold(t) for t in Town if joined(ULM, t) and t != ULM) == 0",
)
OF_GOLD = (
    "any(gold(t) == 2 for t in Town)",
    "all(gold(t) == 0 for t in Town)",
    "count(t for t in Town if gold(t) == 0) == 3",
    "sum(gold(t) for t in Town) == 0",
    "least((gold(t) for t in Town), default=0) == 0",
    "greatest((gold(t) for t in Town), default=0) < 1",
    "the(t for t in Town if gold(t) == 2) == ULM",
    "the(t for t in Town if gold(t) == 0) == BERN",
    "GENF in first(2, (gold(t) for t in Town))",
    "BERN in first(1, (gold(t) for t in Town))",
    "was(gold(ULM)) == gold(ULM)",
    "connected(joined, ULM, GENF, for_x=gold(x) >= 2)",
)
OF_LORDS = (
    "lord(lord(ULM)) == GENF",
    "the(t for t in Town if lord(t) == GENF) == BERN",
    "any(lord(t) == t for t in Town)",
    "gold(lord(ULM)) == 0",
)
SETS = {
    "joined": ("ULM is joined to BERN", "ULM is not joined to BERN"),
    "gold": ("ULM has 2 gold", "ULM has 0 gold", "ULM gains 1 gold"),
    "lord": ("the lord of ULM is GENF", "the lord of ULM is nobody"),
}
DOES = {"joined": ("ULM joins BERN", "ULM parts from BERN"), "gold": ("ULM works",), "lord": ("ULM serves GENF",)}
ASKED = {"joined": OF_ROADS, "gold": OF_GOLD, "lord": OF_LORDS}
WAYS = ("step", "every", "upon", "claim", "act", "acts upon")
CASES = [
    (way, field, asked, said[number % len(said)])
    for field in SETS
    for way in WAYS
    for said in [(DOES if way in ("act", "acts upon") else SETS)[field][: 2 if way == "claim" else 3]]
    for number, asked in enumerate(ASKED[field])
    for number in ((number, number + 1) if LONG else (number,))
    if LONG or "connected" in asked or (number + WAYS.index(way)) % 4 == 0
]


def clauses(way: str, said: str) -> str:
    """A clause that changes a cell in one of the ways, and two that are to ask for something and for its opposite."""
    head = "upon: ULM asks" if way in ("upon", "acts upon") else "at: day"
    lines = []
    match way:
        case "every":
            lines.append(f'{{clause: T.1, says: So., for: {{t: Town}}, {head}, then: ["{said.replace("ULM", "t")}"]}}')
        case "claim":
            lines.append(f'{{clause: T.0, says: So., while: [ULM is lit], holds: ["{said}"]}}')
            lines.append(f"{{clause: T.1, says: So., {head}, then: [ULM is lit]}}")
        case _:
            lines.append(f'{{clause: T.1, says: So., {head}, then: ["{said}"]}}')
    lines.append(f"{{clause: T.2, says: So., {head}, when: [ULM is lit], then: [BERN is lit]}}")
    lines.append(f"{{clause: T.3, says: So., {head}, when: [ULM is not lit], then: [GENF is lit]}}")
    return "\n".join(f"      - {line}" for line in lines)


def book_of(asked: str, told: str) -> Book:
    """The book of these clauses, in which it is asked for a condition."""
    page = f"page: T\ntitle: Towns\nsections:\n  - section: T\n    clauses:\n{told}\n"
    with tempfile.TemporaryDirectory() as folder:
        files = {
            "book.yaml": BOOK,
            "model.yaml": MODEL,
            "phrases.yaml": PHRASES.format(asked=asked),
            "page.yaml": page,
        }
        for name, text in files.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        return asking(load_book(Path(folder)))


def asking(book: Book) -> Book:
    """The book in which one clause waits for what the term of the book asks, and another one for its opposite."""
    answer = book.phrases.term("the answer", {})
    assert isinstance(answer, Apply)
    asked = {"T.2": answer.args[0], "T.3": negate(answer.args[0])}

    def told(clause: Clause) -> Clause:
        if clause.id not in asked:
            return clause
        conditions = (Condition(asked[clause.id], clause.id),)
        return replace(clause, parts=tuple(replace(p, conditions=conditions) for p in clause.parts))

    return replace(book, clauses={name: told(c) for name, c in book.clauses.items()})


@cache
def values(kind: object) -> tuple[Value, ...]:
    match kind:
        case BoolType():
            return (False, True)
        case IntType(low, high):
            return tuple(range(low, high + 1))
        case _:
            return (None, "ULM", "BERN", "GENF")


def states(book: Book, fields: tuple[str, ...]) -> list[State]:
    """Every state in which only cells of these fields are not as at the start."""
    cells = [("gold", (t,)) for t in ("ULM", "BERN", "GENF") if "gold" in fields]
    lords = ("ULM",) if "gold" in fields else ("ULM", "BERN", "GENF")
    cells += [("lord", (t,)) for t in lords if "lord" in fields]
    cells += [("lit", ("ULM",))] if "lit" in fields else []
    if "joined" in fields:
        cells += [("joined", pair) for pair in (("ULM", "BERN"), ("ULM", "GENF"), ("BERN", "GENF"))]
    found = []
    for choice in product(*(values(book.fields[name].type) for name, _ in cells)):
        state = State.start(book)
        for (name, args), value in zip(cells, choice, strict=True):
            state.set(name, args, value)
        found.append(state)
    return found


def speaking(book: Book, by_act: bool, fields: tuple[str, ...]) -> set[str]:
    """The clauses that speak in some play."""
    spoken: set[str] = set()
    for state in states(book, fields):
        trace = play_act(book, state, "asks", ("ULM",)) if by_act else play_step(book, state, "day")
        spoken |= trace.fired
    return spoken


def read_in(asked: str, field: str) -> tuple[str, ...]:
    """The fields on which it hangs what is asked: of the others one state is enough."""
    return tuple(name for name in ("joined", "gold", "lord") if name == field or f"{name}(" in asked or name in asked)


@pytest.mark.parametrize(("way", "field", "asked", "said"), CASES)
def test_what_is_read_after_a_change_is_read_as_it_then_is(way: str, field: str, asked: str, said: str) -> None:
    book = book_of(asked, clauses(way, said))
    read = (*read_in(asked, field), *(("lit",) if way == "claim" else ()))
    spoken = speaking(book, way in ("upon", "acts upon"), read)
    dead = {clause for f in found_in(CHECK.code, book) for clause in f.clauses}
    assert dead == {"T.2", "T.3"} - spoken
    both = conj([turn(book, book.clauses[c].parts[0]) for c in ("T.2", "T.3")])
    assert isinstance(Context(book).ask(both), Proved)
