"""A duty to one of several acts is one duty: any of its ways meets it, and a ban on one of them leaves the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import Fixture, assert_finds, book_of, fixtures, found_in, played
from rulewright.book.model import Book, Norm, NormKind
from rulewright.evidence.words import outcome_words
from rulewright.language.errors import BookError
from rulewright.lowering.loader import load_book

TAUGHT, RICH, POOR = "And ULM is taught", "And ULM has 10 gold", "And ULM is poor"
SCHOOL: Fixture = next(f for f in fixtures() if f.title == "Neither of two can be done")


def school(folder: Path, *changes: tuple[str, str]) -> Book:
    """The school, with some of its words changed."""
    files = dict(SCHOOL.files)
    for old, new in changes:
        assert any(old in text for text in files.values()), old
        files = {name: text.replace(old, new) for name, text in files.items()}
    return book_of(files, folder)


def test_it_is_told_as_one_duty(tmp_path: Path) -> None:
    book = school(tmp_path)
    (part,) = book.clauses["S.1"].parts
    assert {outcome_words(book, o) for o in part.outcomes} == {"obliges: one of these: t pays ten; t sends scholars"}
    assert [o.first for o in part.outcomes if isinstance(o, Norm) and o.kind is NormKind.OFFER] == [True, False]


@pytest.mark.parametrize(
    ("steps", "passes"),
    [
        ((TAUGHT, "Then ULM pays ten or ULM sends scholars is obligatory because of S.1"), True),
        ((TAUGHT, "Then ULM pays ten or BERN sends scholars is obligatory"), False),
        ((TAUGHT, "Then ULM sends scholars is obligatory"), True),
        ((TAUGHT, "Then ULM pays ten is obligatory"), False),
        ((TAUGHT, RICH, "Then ULM sends scholars is obligatory"), False),
        (
            (TAUGHT, RICH, POOR, "Then ULM sends scholars is obligatory"),
            True,
        ),
        ((TAUGHT, "When ULM sends scholars", "Then ULM is not faced"), True),
        (
            (
                "And ULM has 10 gold",
                "And ULM is poor",
                "When ULM pays ten",
                "Then ULM pays ten is refused because of S.2",
            ),
            True,
        ),
    ],
)
def test_what_is_obligatory_at_the_table(tmp_path: Path, steps: tuple[str, ...], passes: bool) -> None:
    """An act alone is obligatory where no other of them can be done."""
    result = played("S.1", school(tmp_path), tmp_path, "Given ULM is faced", *steps)
    assert result.passed is passes, result.failure


def test_it_permits_what_only_permissions_allow(tmp_path: Path) -> None:
    book = school(tmp_path, ('say: "{t:Town} pays ten", ', 'say: "{t:Town} pays ten", permissions: exhaustive, '))
    steps = ("Given ULM has 10 gold", "When ULM pays ten", "Then ULM pays ten is allowed")
    assert not played("S.1", book, tmp_path, *steps).passed
    assert played("S.1", book, tmp_path, "Given ULM is faced", *steps).passed


def test_a_ban_on_one_way_is_no_conflict(tmp_path: Path) -> None:
    assert found_in("RW303", school(tmp_path)) == []


def test_a_plain_duty_to_each_is_one(tmp_path: Path) -> None:
    plain = school(tmp_path, ("{any: [t pays ten, t sends scholars]}", "[t pays ten, t sends scholars]"))
    assert [f.clauses for f in found_in("RW303", plain)] == [("S.1", "S.2")]


@pytest.mark.parametrize("ways", ["[t pays ten]", "[t pays ten, t pays ten]", "[]", "[t pays ten, t sings]"])
def test_fewer_than_two_ways_are_refused(tmp_path: Path, ways: str) -> None:
    with pytest.raises(BookError) as refused:
        school(tmp_path, ("[t pays ten, t sends scholars]", ways))
    assert all(p.position.path.endswith("town.yaml") and p.hint for p in refused.value.problems)


@pytest.mark.parametrize("ways", ["t pays ten, t sends scholars", "t sends scholars, t pays ten"])
def test_it_is_left_with_what_no_clause_with_priority_lifts(tmp_path: Path, ways: str) -> None:
    """Whoever is poor need not pay, and cannot send scholars: whichever of the two is named first."""
    lifted = ("says: The poor do not pay.,", "says: The poor do not pay., overrides: S.1,")
    book = school(
        tmp_path, lifted, ("t pays ten, t sends scholars", ways), ("requires: [t has at least 10 gold], ", "")
    )
    assert_finds("RW205", book, ("RW205", "S.1"))


def test_in_another_order_it_is_the_same_duty(tmp_path: Path) -> None:
    ways = "{any: [t sends scholars, t pays ten]}"
    again = f"- {{clause: S.2, says: Again., for: {{t: Town}}, while: [t is faced], obliges: {ways}}}"
    book = school(tmp_path)
    page = tmp_path / "town.yaml"
    kept = page.read_text(encoding="utf-8").splitlines()[:-1]
    page.write_text("\n".join([*kept, f"      {again}"]), encoding="utf-8")
    assert_finds("RW105", load_book(book.path), ("RW105", "S.1", "S.2"))
