"""What a sentence can say in short: members left out, what parts share."""

from __future__ import annotations

from pathlib import Path

import pytest

from check_pages import book_of
from rulewright.book.model import Book, Part
from rulewright.language.errors import BookError
from rulewright.table.evaluate import bindings
from rulewright.table.scene import Scene
from rulewright.table.state import State

FILES = {
    "book.yaml": "{book: town, title: The towns}",
    "model.yaml": """
sorts: {Town: [ULM, BERN, KEHL]}
fields: {gold: {of: Town, is: 0..9, start: 0}, walled: {of: Town}, rich: {of: Town}}
acts: [{act: feasts, say: "{t:Town} feasts"}]
timeline: [income, taxes]
""",
    "phrases.yaml": """
phrases:
  - {say: "{t:Town} is walled", means: walled(t)}
  - {say: "{t:Town} is rich", means: rich(t)}
  - {say: "{t:Town} gains {n:int} gold", changes: {gold(t): n}}
  - {say: "{t:Town} has {n:int} gold", means: gold(t) == n}
sets:
  - {say: walled town, of: Town, where: walled(it)}
""",
}


def town(folder: Path, *clauses: str, shared: str = "") -> Book:
    """The towns with some clauses in one section, which may lend them something."""
    section = f"- section: all\n    {shared}\n    clauses:\n" if shared else "- section: all\n    clauses:\n"
    page = "page: T\ntitle: The towns\nsections:\n  " + section + "".join(f"      - {c}\n" for c in clauses)
    return book_of({**FILES, "town.yaml": page}, folder)


def meant(book: Book, part: Part, *walled: str) -> list[tuple[object, ...]]:
    """Whom a part speaks of where some towns are walled."""
    state = State.start(book)
    for name in walled:
        state.set("walled", (name,), True)
    found = bindings(part, Scene(book, state))
    return [tuple(b[v.name] for v in part.variables) for b in found]


@pytest.mark.parametrize(
    ("said", "walled", "expected"),
    [
        ("{t: Town except ULM}", (), [("BERN",), ("KEHL",)]),
        ('{t: "Town except ULM, KEHL"}', (), [("BERN",)]),
        ("{t: walled town except ULM}", ("ULM", "KEHL"), [("KEHL",)]),
        ("{n: 1..3 except 2}", (), [(1,), (3,)]),
        ("{t: walled town, u: Town except t}", ("KEHL",), [("KEHL", "ULM"), ("KEHL", "BERN")]),
    ],
)
def test_a_name_goes_through_all_but_some(
    said: str, walled: tuple[str, ...], expected: list[tuple[object, ...]], tmp_path: Path
) -> None:
    book = town(tmp_path, f"{{clause: T.1, says: So., for: {said}, at: income, then: [ULM is rich]}}")
    assert meant(book, book.clauses["T.1"].parts[0], *walled) == expected


def test_all_but_one_is_told_in_words(tmp_path: Path) -> None:
    book = town(tmp_path, "{clause: T.1, says: So., for: {t: Town except ULM}, at: income, then: [t is rich]}")
    assert [c.text for c in book.clauses["T.1"].parts[0].conditions] == ["t is not ULM"]


def test_what_stands_beside_parts_is_meant_for_each(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        "{clause: T.1, says: So., for: {t: Town}, when: [t is walled], at: income,"
        " parts: [{then: [t is rich]}, {at: taxes, when: [t is rich], then: [t gains 2 gold]},"
        " {upon: t feasts, then: [t gains 1 gold]}]}",
    )
    one, two, three = book.clauses["T.1"].parts
    assert [p.anchor.moment for p in (one, two, three)] == ["income", "taxes", "upon feasts"]
    assert [[c.text for c in p.conditions] for p in (one, two, three)] == [
        ["t is walled"],
        ["t is walled", "t is rich"],
        ["t is walled"],
    ]
    assert {p.variables for p in (one, two, three)} == {one.variables}


def test_what_parts_share_below_another_clause_stays_where_a_part_has_a_moment_of_its_own(tmp_path: Path) -> None:
    book = town(
        tmp_path,
        "{clause: T.1, says: So., for: {t: Town}, when: [t is rich], at: income, then: [t gains 1 gold]}",
        "{clause: T.1.1, of: T.1, says: So., when: [t is walled],"
        " parts: [{then: [t gains 2 gold]}, {at: taxes, then: [t gains 3 gold]}]}",
    )
    below, later = book.clauses["T.1.1"].parts
    assert [c.text for c in below.conditions] == ["t is rich", "t is walled"]
    assert [c.text for c in below.inherited] == ["t is rich"]
    assert [c.text for c in later.conditions] == ["t is walled"]


def test_a_mistake_in_what_parts_share_is_told_once(tmp_path: Path) -> None:
    with pytest.raises(BookError) as told:
        town(
            tmp_path,
            "{clause: T.1, says: So., for: {t: Twon}, at: income, parts: [{then: [t is rich]}, {then: [t is walled]}]}",
        )
    assert [p.message for p in told.value.problems] == ["'Twon' is neither a sort nor a set"]
