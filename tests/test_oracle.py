"""What the project finds in random small books is what an interpreter that shares no code with it finds in them.

``RULEWRIGHT_LONG=10000`` compares so many books, from a seed that the clock gives; ``python -m oracle`` in this folder
runs over seeds that are named, and makes what differs small.
"""

from __future__ import annotations

import ast
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from oracle.comparison import BY_SECTION, Difference, compare, findings, loaded, our_play
from oracle.generator import Written, written
from oracle.known import KNOWN, TOWN, Known, book, clause
from oracle.others import other_members, other_places, other_variables, other_way_round
from oracle.reading import Book
from oracle.seen import see
from oracle.shrink import shrunk
from oracle.states import played
from oracle.verdicts import VERDICTS
from oracle.verdicts import party as names
from rulewright.checks import ALL

FOLDER = Path(__file__).parent / "oracle"
LONG = int(os.environ.get("RULEWRIGHT_LONG") or 0)
BOOKS = LONG or 16
FIRST = int(time.time()) if LONG else 0
OTHERS = LONG // 20 or 4
THEIRS = ("comparison.py", "shrink.py", "__main__.py")  # which ask the project
SWORN = (("swears", ("ULM", "ULM")), ("swears", ("ULM", "BERN")))
CODES = frozenset(c.code for c in ALL)


def told(book: Written, differences: list[Difference]) -> str:
    """Differences, with the files of a book as small as can be on which the first is still there."""
    small, found = shrunk(book, differences[0].kind)
    files = "\n".join(f"# file: {name}\n{text}" for name, text in small.files().items())
    return "\n".join([*map(str, differences), f"on a smaller book: {found}", files])


@pytest.mark.parametrize("path", [p for p in sorted(FOLDER.glob("*.py")) if p.name not in THEIRS], ids=lambda p: p.name)
def test_the_oracle_knows_nothing_of_the_project(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    named |= {n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and not n.level}
    near = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.level}
    assert not {n.split(".")[0] for n in named} & {"rules", "graph", "verifier", "z3", "oracle"}
    assert not near & {name.removesuffix(".py") for name in THEIRS}


@pytest.mark.parametrize("seed", range(FIRST, FIRST + BOOKS))
def test_a_random_book_is_judged_alike(seed: int) -> None:
    book = written(seed)
    found = compare(book, seed)
    sure = [d for d in found.differences if not d.kind.endswith("after a stop")]
    assert not found.skipped
    assert not sure, told(book, sure)


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.title)
def test_what_is_known_of_a_book_is_found(known: Known) -> None:
    if known.code in VERDICTS:  # the others are compared by what is played
        oracle = VERDICTS[known.code](see(Book(known.book.files())))
        assert (known.party in oracle.may) == known.so, "the oracle itself"
        assert not known.so or known.party in oracle.must, "the oracle itself"
    told, context = findings(loaded(known.book.files()), frozenset([known.code]))
    apart = known.code in (*BY_SECTION, "RW308")  # whose parties are no clauses
    assert not any(apart or names(*u.clauses) == known.party for u in context.undecided)
    if known.code not in VERDICTS:
        assert (known.party in {f.clauses for f in told}) == known.so
    found = compare(known.book)
    assert not found.skipped
    assert not [str(d) for d in found.differences if not d.kind.endswith("after a stop")]


UPON_ANOTHER = book(
    clause(upon="ULM rests", then=["the lord of ULM loses 2 gold"]),
    clause(for_=TOWN, at="day", then=["t rests"]),
    clause(for_=TOWN, upon="ULM rests", then=["ULM swears to t"]),
    fields="gold lord",
)


def test_a_clause_upon_an_act_asks_nothing_of_what_another_does() -> None:
    """The lord of Ulm is contested when Bern rests, and no clause waits for that."""
    files, moment = UPON_ANOTHER.files(), ("step", "day")
    theirs, trace = played(Book(files), moment, {}, {}), our_play(loaded(files), moment, {}, {})
    assert theirs.acts == list(trace.acts) == [("rests", ("ULM",)), *SWORN, ("rests", ("BERN",))]
    assert set(theirs.contested) == set(trace.contested) == {("lord", ("ULM",))}
    assert not theirs.stop
    assert trace.stopped is None


def test_what_is_kept_is_lost_whatever_a_contested_cell_holds() -> None:
    """Nobody walks from a town without walls, and Bern's are contested."""
    razed = clause(for_=TOWN, at="day", then=["t is not walled", "BERN is walled"])
    found = compare(book(razed, clause(keeps=["ULM can walk to BERN"]), fields="allied walled"))
    assert not [str(d) for d in found.differences if not d.kind.endswith("after a stop")]


def report(files: dict[str, str]) -> list[tuple[object, ...]]:
    """What is found in a book, left open or taken for a fault."""
    found, context = findings(loaded(files), CODES)
    return sorted(
        [(f.code, tuple(sorted(f.clauses)), f.severity.value) for f in found]
        + [(u.code, tuple(sorted(u.clauses)), "undecided") for u in context.undecided]
        + [(f, (), "fault") for f in context.faults]
    )


def variables(book: Written) -> dict[str, str]:
    return other_variables(book, Random(1)).files()


def members(book: Written) -> dict[str, str]:
    return other_members(book.files())


def way_round(book: Written) -> dict[str, str]:
    return other_way_round(book).files()


@pytest.mark.parametrize("other", [variables, members, way_round, other_places])
@pytest.mark.parametrize("seed", range(FIRST, FIRST + OTHERS))
def test_a_report_hangs_on_no_name_and_no_place(seed: int, other: Callable[[Written], dict[str, str]]) -> None:
    book = written(seed)
    assert report(other(book)) == report(book.files())
