"""After a clause has changed, what is recalled of the others is what would be found anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.book.model import Book, Clause, Condition
from rulewright.checks import Find
from rulewright.checks.conflict import permission_vs_prohibition
from rulewright.checks.idle import idle_priority, never_decides
from rulewright.checks.lawful import breaks_law, out_of_range
from rulewright.checks.shared.steadfast import steadfast
from rulewright.checks.silence import ambiguity
from rulewright.evidence.context import Context
from rulewright.evidence.findings import Finding
from rulewright.language.expr import FALSE
from rulewright.lowering.loader import BOOKS
from rulewright.reach.cone_digest import consulted
from rulewright.run.memory import Store
from rulewright.run.run import load

FINDS = (ambiguity.find, breaks_law.find, never_decides.find, permission_vs_prohibition.find)
BOOK, _ = load(BOOKS / "price_of_power")
EVENTS, _ = load(BOOKS / "europa_universalis")


def found(book: Book, memory: Store | None = None) -> tuple[list[Finding], list[object], int]:
    """What some checks find and leave open, and how many questions they asked of the solver."""
    context = Context(book, memory=memory)
    findings = [f for find in FINDS for f in find(context)]
    return findings, [*context.undecided, context.stats.candidates, context.stats.pairs], context.stats.queries


def never(book: Book, clause: Clause) -> Book:
    """The book with a condition that nothing meets added to a clause."""
    more = Condition(FALSE, "never")
    parts = tuple(replace(p, conditions=(*p.conditions, more)) for p in clause.parts)
    return replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


@pytest.mark.parametrize("number", [0, 5, 11])
def test_what_is_recalled_after_a_change_is_what_would_be_found(tmp_path: Path, number: int) -> None:
    found(BOOK, Store(tmp_path))
    changed = never(BOOK, [c for c in BOOK.clauses.values() if c.parts][number])
    assert found(changed, Store(tmp_path))[:2] == found(changed)[:2]


def test_clauses_that_have_moved_are_found_where_they_are(tmp_path: Path) -> None:
    found(BOOK, Store(tmp_path))
    moved = {c.id: replace(c, position=replace(c.position, line=c.position.line + 7)) for c in BOOK.clauses.values()}
    changed = replace(BOOK, clauses=moved)
    findings, *_, queries = found(changed, Store(tmp_path))
    assert queries == 0 and findings == found(changed)[0]


def test_the_clauses_of_one_event_leave_those_of_another_alone() -> None:
    def hashes(book: Book) -> dict[str, str]:
        return {p.id: consulted(book).by([p]) for p in book.parts()}

    opening = next(c for c in EVENTS.clauses.values() if c.id == "III.17/lasting.1")
    before, after = hashes(EVENTS), hashes(never(EVENTS, opening))
    differ = {p for p in before if before[p] != after[p]}
    assert differ and len(differ) < len(before) / 3
    assert all(p.id in differ for p in opening.parts)


SMALL = {
    "book.yaml": "book: towns\ntitle: Towns\n",
    "model.yaml": """\
sorts: {Town: [ULM, BERN]}
fields: {walled: {of: Town}, safe: {of: Town}, calm: {of: Town}, gold: {of: Town, is: 0..3}}
acts:
  - {act: sacks, say: "{t:Town} is sacked", then: [t is not walled]}
  - {act: taxes, say: "{t:Town} is taxed", then: [the gold of t is 2]}
timeline: [play, close]
laws: {ULM is never as rich as can be: gold(ULM) <= 2}
""",
    "phrases.yaml": """\
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is safe", means: safe(t)}
  - {say: "{t:Town} is calm", means: calm(t)}
  - {say: "the gold of {t:Town} is {n:int}", not: "the gold of {t:Town} is not {n:int}", means: gold(t) == n}
""",
    "towns.yaml": """\
page: towns
title: Towns
sections:
  - section: standing
    clauses:
      - {clause: c.1, says: Walls make safe., for: {t: Town}, when: [t is walled], holds: [t is safe]}
      - {clause: c.2, says: The safe are calm., for: {t: Town}, when: [t is safe], holds: [t is calm]}
      - {clause: c.3, says: Ulm has no walls., when: [the gold of ULM is 0], holds: [ULM is not walled]}
      - {clause: c.4, says: The calm are not sacked., for: {t: Town}, when: [t is calm], forbids: [t is sacked]}
      - {clause: c.5, says: Sacking is free., for: {t: Town}, when: [t is walled], permits: [t is sacked]}
      - {clause: c.6, says: Taxes are due., for: {t: Town}, when: [t is safe], permits: [t is taxed]}
      - {clause: c.7, says: Bern is not taxed., when: [BERN is not calm], forbids: [BERN is taxed]}
  - section: closing
    at: close
    clauses:
      - {clause: c.8, says: The calm grow rich., when: [ULM is calm, ULM is not safe], then: [the gold of ULM is 3]}
      - {clause: c.9, says: Bern is sacked., when: [BERN is calm], then: [BERN is sacked]}
      - {clause: c.10, says: Bern is taxed., when: [BERN is calm, BERN is walled], then: [BERN is taxed]}
""",
}
CLAUSES = tuple(f"c.{n}" for n in range(1, 11))


def freed(book: Book, clause: Clause) -> Book:
    """The book with a clause that applies under all circumstances."""
    parts = tuple(replace(p, conditions=()) for p in clause.parts)
    return replace(book, clauses={**book.clauses, clause.id: replace(clause, parts=parts)})


@pytest.mark.parametrize("change", [never, freed])
@pytest.mark.parametrize("clause", CLAUSES)
def test_whatever_clause_changes_what_is_recalled_is_what_would_be_found(
    tmp_path: Path, clause: str, change: Callable[[Book, Clause], Book]
) -> None:
    book = book_of(SMALL, tmp_path / "towns")
    found(book, Store(tmp_path))
    changed = change(book, book.clauses[clause])
    assert found(changed, Store(tmp_path))[:2] == found(changed)[:2]


def test_what_stands_is_consulted_only_where_it_may_have_a_say(tmp_path: Path) -> None:
    book = book_of(SMALL, tmp_path)

    def touched(clause: str) -> set[str]:
        after = never(book, book.clauses[clause])
        pairs = zip(book.parts(), after.parts(), strict=True)
        return {p.id for p, q in pairs if consulted(book).by([p]) != consulted(after).by([q])}

    closing = {"c.8", "c.9", "c.10"}  # they share a moment
    assert touched("c.1") == {"c.1", "c.2", "c.4", "c.5", "c.6", "c.7"} | closing
    assert touched("c.4") == {"c.4", "c.5"} | closing
    assert touched("c.7") == {"c.6", "c.7"} | closing


def ranked(folder: Path, under: str = "", first: str = "", second: str = "", third: str = "") -> Book:
    """A book of a permission and a ban on one act and of a third clause, each with what it says of its priority."""
    who = under or "for: {t: Town}"
    page = f"""\
page: towns
title: Towns
sections:
  - section: standing
    clauses:
      - {{clause: d.1, says: All may be sacked., for: {{t: Town}}, permits: [t is sacked]{first}}}
      - {{clause: d.2, says: Ulm may not., {who}, when: [t is walled], forbids: [t is sacked]{second}}}
      - {{clause: d.3, says: Bern may be taxed., when: [BERN is walled], permits: [BERN is taxed]{third}}}
"""
    return book_of({**SMALL, "towns.yaml": page}, folder)


RANKS: tuple[tuple[dict[str, str], dict[str, str]], ...] = (
    ({}, {"under": "of: d.1"}),
    (
        {"second": ", overrides: [d.1]", "first": ", overrides: [d.3]"},
        {"second": ", overrides: [d.1]", "first": ", overrides: [d.3]", "third": ", overrides: [d.2]"},
    ),
)


@pytest.mark.parametrize("ranks", RANKS, ids=["stated below", "in a circle"])
def test_priorities_that_are_said_elsewhere_are_consulted(
    tmp_path: Path, ranks: tuple[dict[str, str], dict[str, str]]
) -> None:
    """A clause prevails over the one that it is stated below, and over none with which it is in a circle."""
    one, other = (ranked(tmp_path / str(n), **said) for n, said in enumerate(ranks))
    assert [len(found(book)[0]) for book in (one, other)] in ([0, 1], [1, 0])
    for before, after in ((one, other), (other, one)):
        memory = Store(tmp_path / f"before {after.path.name}")
        found(before, memory)
        assert found(after, memory)[0] == found(after)[0]


def told_in(folder: Path, moments: str) -> Book:
    """A book of towns whose clauses speak at moments."""
    return book_of({**SMALL, "towns.yaml": f"page: towns\ntitle: Towns\nsections:\n{moments}"}, folder)


def recalled_and_anew(find: Find, before: Book, after: Book, folder: Path) -> tuple[list[Finding], list[Finding]]:
    """What a check finds in a book where another one has been checked before, and where none was."""
    memory = Store(folder)
    list(find(Context(before, memory=memory)))
    return list(find(Context(after, memory=memory))), list(find(Context(after)))


RICHER = """\
  - section: early
    at: play
    clauses:
      - {{clause: d.1, says: It may grow rich., when: [{when}], then: [the gold of ULM is 3]}}
  - section: late
    at: close
    clauses:
      - {{clause: d.2, says: The rich gain., when: [the gold of ULM is 3, ULM is calm], then: [ULM gains 1 gold]}}
"""
GAINS = {"say": "{t:Town} gains {n:int} gold", "changes": {"gold(t)": "n"}}


def test_whither_play_leads_is_consulted(tmp_path: Path) -> None:
    """A number is led out of its range only where something else lets it come to the end of that."""
    closed = SMALL["model.yaml"].replace("{of: Town, is: 0..3}", "{of: Town, is: 0..3, closed: yes}")
    model = closed.replace("walled: {of: Town}", "walled: {of: Town, closed: yes}").partition("laws:")[0]
    files = {**SMALL, "model.yaml": model, "phrases.yaml": f"{SMALL['phrases.yaml']}  - {GAINS}\n"}
    books = []
    for n, when in enumerate(("ULM is walled", "ULM is safe")):
        page = f"page: towns\ntitle: Towns\nsections:\n{RICHER.format(when=when)}"
        books.append(book_of({**files, "towns.yaml": page}, tmp_path / str(n)))
    for before, after in (books, books[::-1]):
        recalled, anew = recalled_and_anew(out_of_range.find, before, after, tmp_path / f"from {before.path.name}")
        assert recalled == anew and len(anew) == books.index(after)


BESIDE = """\
  - section: upon
    clauses:
      - {{clause: d.1, says: Loot., upon: ULM is sacked, then: [the gold of ULM is 1], overrides: [d.2]}}
      - {{clause: d.2, says: More loot., upon: BERN is taxed, then: [the gold of ULM is 2]}}
  - section: one
    at: close
    clauses:
      - {{clause: d.3, says: Ulm suffers., when: [ULM is calm], then: [{then}]}}
  - section: other
    at: close
    clauses:
      - {{clause: d.4, says: Bern suffers., when: [ULM is safe], then: [BERN is taxed]}}
"""


def test_upon_whose_acts_a_part_speaks_is_consulted(tmp_path: Path) -> None:
    """A priority is of use where an act is done beside what it is over."""
    acts = ("ULM is sacked", "the gold of BERN is 1")
    books = [told_in(tmp_path / str(n), BESIDE.format(then=then)) for n, then in enumerate(acts)]
    for before, after in (books, books[::-1]):
        recalled, anew = recalled_and_anew(idle_priority.find, before, after, tmp_path / f"from {before.path.name}")
        assert recalled == anew and len(anew) == books.index(after)


def asking(context: Context, asks: bool) -> list[Finding]:
    """Nothing, that hangs on the whole book if told."""
    return [] if asks and steadfast(context) is None else []


def test_what_a_unit_asks_of_the_whole_book_is_consulted(tmp_path: Path) -> None:
    """The laws that hold in the midst of moments are those that all clauses keep."""
    book = book_of(SMALL, tmp_path / "towns")
    changed = never(book, book.clauses["c.8"])
    (one,) = book.clauses["c.7"].parts
    assert [len(steadfast(Context(b))) for b in (book, changed)] == [0, 1]
    for asks in (True, False):
        context = Context(book, memory=Store(tmp_path / str(asks)))
        context.unit("one", [one], partial(asking, context, asks))
        recalled = [Context(b, memory=Store(tmp_path / str(asks))).recalled("one", [one]) for b in (book, changed)]
        assert recalled == [(), None if asks else ()]
