"""What codes stand for: said in the model, told in the glossary and the index of things, and nothing hangs on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.evidence.context import Stats
from rulewright.language.errors import BookError
from rulewright.language.expr import TRUE
from rulewright.lowering.loader import BOOKS, load_book
from rulewright.reach.digests import question_hash
from rulewright.run.run import BookReport
from rulewright.site.book_data import Told, tell
from rulewright.site.glossary import glossary_page
from rulewright.site.template import Templates
from rulewright.site.ways import things_page
from rulewright.tools.new_book import make_book

pytest.importorskip("mkdocs")


def book_with(folder: Path, names: str) -> Path:
    """The board game with names for its areas."""
    make_book(folder, "board")
    model = folder / "model.yaml"
    text = model.read_text()
    listed = "Area: [Dale, Fens, Hill, Moor, Wood]"
    assert listed in text
    model.write_text(text.replace(listed, f"Area: {{members: [Dale, Fens, Hill, Moor, Wood], names: {names}}}"))
    return folder


def told_of(folder: Path) -> Told:
    """The book as the site has it, of which nothing was found."""
    return tell(folder, "b", BookReport(load_book(folder), [], [], Stats(), []), {}, None, lambda _: None)


def test_the_glossary_lists_codes_and_what_they_stand_for(tmp_path: Path) -> None:
    told = told_of(book_with(tmp_path / "b", "{Moor: the <i>black</i> moor, Dale: the green dale}"))
    shown = Templates().show(glossary_page(told, {}))
    assert "## What the names of Area stand for" in shown
    rows = [line for line in shown.splitlines() if "<tr><td>" in line and "the " in line][:2]
    assert rows[0].endswith("Dale</td><td>the green dale</td></tr>")
    assert rows[1].endswith("<td>the &lt;i&gt;black&lt;/i&gt; moor</td></tr>")


def test_a_code_leads_to_the_clauses_that_name_it_and_is_told_there(tmp_path: Path) -> None:
    folder = book_with(tmp_path / "b", "{Moor: the black moor, Dale: the green dale}")
    page = folder / "moves.yaml"
    page.write_text(page.read_text().replace("[the unit has moved]", "[the unit has moved, Ann controls Moor]"))
    told = told_of(folder)
    assert 'things.html#thing-Moor">Moor</a>' in Templates().show(glossary_page(told, {}))
    assert 'id="thing-Moor"><td>Moor (the black moor)</td>' in Templates().show(things_page(told))


def test_without_names_nothing_is_listed(tmp_path: Path) -> None:
    make_book(tmp_path / "b", "board")
    shown = Templates().show(glossary_page(told_of(tmp_path / "b"), {}))
    assert "stand for" not in shown and "## Terms" not in shown


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ("{Moore: x}", "'Moore' is no member of Area\n  Did you mean 'Moor'?"),
        ('{Moor: " "}', "'Moor' stands for nothing"),
    ],
)
def test_what_is_wrong_with_a_name_is_told_where_it_stands(tmp_path: Path, names: str, message: str) -> None:
    with pytest.raises(BookError) as told:
        load_book(book_with(tmp_path / "b", names))
    (problem,) = told.value.problems
    assert message in str(problem) and problem.position.line == 3


def test_what_a_code_stands_for_changes_no_question(tmp_path: Path) -> None:
    make_book(tmp_path / "a", "board")
    plain, named = load_book(tmp_path / "a"), load_book(book_with(tmp_path / "b", "{Moor: the black moor}"))
    assert plain.sorts == named.sorts and question_hash(plain, TRUE) == question_hash(named, TRUE)


def test_codes_of_a_shipped_book_are_members() -> None:
    countries = load_book(BOOKS / "europa_universalis").sorts["Country"]
    assert dict(countries.names)["SPA"] == "Spain" and {code for code, _ in countries.names} <= set(countries.members)
