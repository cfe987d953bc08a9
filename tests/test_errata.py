"""Errata: clauses restated in the order of their dates, the printed text kept beside them, and mistakes located."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from hostile_book import LEAGUE
from rulewright.book.model import AnchorKind, Book, Clause, Erratum
from rulewright.files.files import MOST_MISTAKES
from rulewright.files.places import page_paths
from rulewright.files.yamlread import read_yaml
from rulewright.language.errors import BookError, Position
from rulewright.lowering.loader import BOOKS, load_book
from written_book import load, write_book

CLAUSES = """\
- {clause: a, says: Bakers are angry by day., at: day, source: {lines: [3, 4], hash: 00ff}, then: [Bakers is angry]}
- {clause: b, says: Bakers are calm by day., at: day, then: [Bakers is calm]}
- {clause: c, says: Smiths roll., at: night, roll: the die of Smiths}
- {clause: c.low, of: c, says: A low roll costs gold., row: "..3", then: [Smiths loses 1 gold]}
- {clause: c.high, of: c, says: A high roll brings gold., row: "4..", then: [Smiths gains 1 gold]}
- {clause: d, says: Bakers rest., at: night, overrides: [b], then: [Bakers is calm]}
"""
MENDED = """\
erratum: "1"
date: 2001-02-28
says: The bakers were meant to be angry at night.
source: The publisher, in a letter.
link: https://example.org/errata?no=1&all
amends:
  - {clause: a, says: Bakers are angry by night., at: night, then: [Bakers is angry]}
"""


def errata(folder: Path, *texts: str) -> Path:
    """The small book with files of errata."""
    return write_book(folder, CLAUSES, **{f"errata/{number}": text for number, text in enumerate(texts)})


def erratum(name: str, day: str, rest: str) -> str:
    return f"erratum: {name}\ndate: {day}\nsays: It was wrong.\nsource: The authors.\n{rest}\n"


def adds(*heads: str) -> str:
    """Clauses that an erratum adds, each with what its heading says."""
    return "adds:\n" + "".join(f"  - {{{h}, says: Bakers bake., at: day, then: [Bakers is calm]}}\n" for h in heads)


def said(book: Book) -> dict[str, list[tuple[str, str]]]:
    """What each clause that was amended said before, and by which erratum it was amended."""
    return {c: [(e.id, a.before) for e, a in made] for c, made in book.amended().items()}


def test_a_clause_reads_as_the_erratum_restates_it(tmp_path: Path) -> None:
    """In its old section and page, made from the passage that is printed; the errata of no other book are told."""
    book = load_book(errata(tmp_path, MENDED))
    found = book.clauses["a"]
    (part,) = found.parts
    assert (found.says, part.anchor.moment) == ("Bakers are angry by night.", "night")
    assert (found.section, found.page, found.source.lines, found.source.hash) == ("town", "town", (3, 4), "00ff")
    assert list(book.clauses) == ["a", "b", "c", "c.low", "c.high", "d"]
    assert found.position.path.endswith("errata/0.yaml") and found.position.line == 7
    assert load(tmp_path / "other", CLAUSES).errata == ()


def test_the_erratum_keeps_what_was_printed(tmp_path: Path) -> None:
    (found,) = load_book(errata(tmp_path, MENDED)).errata
    link = "https://example.org/errata?no=1&all"
    assert (found.id, found.date, found.source, found.link) == ("1", "2001-02-28", "The publisher, in a letter.", link)
    (amendment,) = found.amendments
    assert (amendment.clause, amendment.before, amendment.deleted) == ("a", "Bakers are angry by day.", False)
    assert amendment.position.path.endswith("page.yaml")


def test_a_book_as_printed_knows_no_errata(tmp_path: Path) -> None:
    folder = errata(tmp_path, MENDED)
    book = load_book(folder, printed=True)
    assert book.clauses["a"].says == "Bakers are angry by day." and not book.errata and book.printed
    assert not load_book(folder).printed


def test_only_a_book_with_errata_is_other_than_printed(tmp_path: Path) -> None:
    assert not load_book(write_book(tmp_path, CLAUSES), printed=True).printed


def test_errata_land_in_the_order_of_their_dates_and_then_of_their_ids(tmp_path: Path) -> None:
    """Whatever their files are called; a later one amends what an earlier one has made of a clause."""
    last = erratum("z", "2003-01-01", "amends: [{clause: b, says: Third., at: day, then: [Bakers is half-hearted]}]")
    second = erratum("y", "2002-01-01", "amends: [{clause: b, says: Second., at: day, then: [Bakers is angry]}]")
    first = erratum("x", "2002-01-01", "amends: [{clause: b, says: First., at: night, then: [Bakers is calm]}]")
    book = load_book(errata(tmp_path, last, second, first))
    assert [e.id for e in book.errata] == ["x", "y", "z"]
    assert said(book) == {"b": [("x", "Bakers are calm by day."), ("y", "First."), ("z", "Second.")]}
    assert book.clauses["b"].says == "Third."


def test_a_row_that_is_amended_stays_in_its_table(tmp_path: Path) -> None:
    row = '{clause: c.low, of: c, says: Less than three costs gold., row: "..2", then: [Smiths loses 1 gold]}'
    table = load_book(errata(tmp_path, erratum("r", "2001-01-01", f"amends:\n  - {row}"))).clauses["c"].table
    assert table is not None and [(r.clause, r.high) for r in table.rows][0] == ("c.low", 2)


def test_what_is_deleted_is_gone_from_the_book_and_told_by_its_erratum(tmp_path: Path) -> None:
    book = load_book(errata(tmp_path, erratum("e", "2001-01-01", "deletes: [b, d]")))
    assert list(book.clauses) == list(book.sections["town"].clauses) == ["a", "c", "c.low", "c.high"]
    assert said(book) == {"b": [("e", "Bakers are calm by day.")], "d": [("e", "Bakers rest.")]}
    assert all(a.deleted for e in book.errata for a in e.amendments)


def test_what_hung_on_a_deleted_clause_may_be_amended_with_it(tmp_path: Path) -> None:
    free = "amends: [{clause: d, says: Bakers rest., at: night, then: [Bakers is calm]}]"
    assert "b" not in load_book(errata(tmp_path, erratum("e", "2001-01-01", f"deletes: b\n{free}"))).clauses


def test_an_amended_clause_may_stand_where_it_did_not(tmp_path: Path) -> None:
    """A clause that had no moment of its own may be given one, and keep what it does."""
    standing = "amends: [{clause: a, says: S., while: [Smiths is old], forbids: [Smiths robs Bakers]}]"
    (part,) = load_book(errata(tmp_path, erratum("e", "2001-01-01", standing))).clauses["a"].parts
    assert part.anchor.kind is AnchorKind.STANDING


def test_a_clause_that_is_added_stands_behind_the_one_that_it_names(tmp_path: Path) -> None:
    """Those of one erratum in its order, those of a later one before them; they are made from no printed passage."""
    first = erratum("e", "2001-01-01", adds("clause: x, after: b", "clause: y, after: b", "clause: z, after: x"))
    book = load_book(errata(tmp_path, first, erratum("f", "2002-01-01", adds("clause: w, after: b"))))
    order = ["a", "b", "w", "x", "z", "y", "c", "c.low", "c.high", "d"]
    assert list(book.clauses) == list(book.sections["town"].clauses) == order
    assert (book.clauses["x"].page, book.clauses["x"].source.document) == ("town", "")
    assert [[(a.clause, a.before, a.added) for a in e.amendments] for e in book.errata] == [
        [("x", "", True), ("y", "", True), ("z", "", True)],
        [("w", "", True)],
    ]
    assert "x" not in load_book(tmp_path, printed=True).clauses


def test_a_clause_is_added_in_the_place_of_one_that_is_deleted(tmp_path: Path) -> None:
    text = erratum("e", "2001-01-01", adds("clause: new, after: a") + "deletes: a")
    assert list(load_book(errata(tmp_path, text)).clauses)[:2] == ["new", "b"]


def test_a_row_that_is_added_is_a_row_of_its_table(tmp_path: Path) -> None:
    row = 'adds: [{clause: c.six, after: c.low, of: c, says: Six., row: "6", then: [Smiths gains 2 gold]}]'
    high = 'amends: [{clause: c.high, of: c, says: High., row: "4..5", then: [Smiths gains 1 gold]}]'
    table = load_book(errata(tmp_path, erratum("r", "2001-01-01", f"{row}\n{high}"))).clauses["c"].table
    assert table is not None and [r.clause for r in table.rows] == ["c.low", "c.six", "c.high"]


def test_what_was_added_may_be_amended_and_deleted_later(tmp_path: Path) -> None:
    added = erratum("e", "2001-01-01", adds("clause: x, after: a", "clause: y, after: x"))
    later = erratum("f", "2002-01-01", A.replace("clause: a", "clause: x") + "\ndeletes: y")
    book = load_book(errata(tmp_path, added, later))
    assert book.clauses["x"].says == "A." and "y" not in book.clauses
    assert said(book) == {"x": [("e", ""), ("f", "Bakers bake.")], "y": [("e", ""), ("f", "Bakers bake.")]}


def test_a_page_that_cannot_be_read_is_the_only_mistake(tmp_path: Path) -> None:
    """Its clauses are not there, which is no fault of the errata that name them."""
    folder = errata(tmp_path, MENDED, erratum("e", "2002-01-01", adds("clause: n, after: b") + "deletes: c"))
    (folder / "page.yaml").write_text("page: [", encoding="utf-8")
    with pytest.raises(BookError) as raised:
        load_book(folder)
    assert {p.position.path for p in raised.value.problems} == {str(folder / "page.yaml")}


@pytest.mark.parametrize("book", [LEAGUE, BOOKS / "peace_of_westphalia"], ids=lambda book: book.name)
def test_a_clause_restated_is_what_it_would_be_on_its_page(tmp_path: Path, book: Path) -> None:
    """Whatever its form: every clause of a book written into an erratum, word for word, leaves the book as it is."""
    shutil.copytree(book, tmp_path / "book")
    written = []
    for path in page_paths(book):
        for section in read_yaml(path, path.name).data["sections"]:
            written += [{k: v for k, v in c.items() if k != "source"} for c in section["clauses"]]
    (tmp_path / "book" / "errata").mkdir()
    whole = {"erratum": "e", "date": "2001-01-01", "says": "S.", "source": "A.", "amends": written}
    (tmp_path / "book" / "errata" / "e.yaml").write_text(json.dumps(whole), encoding="utf-8")
    got, wanted = load_book(tmp_path / "book"), load_book(book)
    assert list(map(placeless, got.clauses.values())) == list(map(placeless, wanted.clauses.values()))
    assert len(got.errata[0].amendments) == len(wanted.clauses)


def placeless(clause: Clause) -> Clause:
    """A clause without the places where it is written."""
    parts, others = (
        tuple(replace(p, position=Position()) for p in found) for found in (clause.parts, clause.alternatives)
    )
    return replace(clause, position=Position(), parts=parts, alternatives=others)


A = "amends: [{clause: a, says: A., at: day, then: [Bakers is angry]}]"


@pytest.mark.parametrize(
    ("texts", "line", "message", "hint"),
    [
        ([erratum("e", "2001-02-29", A)], 2, "'2001-02-29' is no date", "year, month and day"),
        ([erratum("e", "20010228", A)], 2, "'20010228' is no date", "year, month and day"),
        ([erratum("e", '"2001-02-28\\n"', A)], 2, "is no date", "year, month and day"),
        ([erratum("e", "2001-01-01", f"link: javascript:x\n{A}")], 5, "'javascript:x' is no link", "https://"),
        ([erratum("e", "2001-01-01", f'link: "https://x/\\n"\n{A}')], 5, "is no link", "https://"),
        ([erratum("e", "2001-01-01", f"link: https://x/\"onclick='x\n{A}")], 5, "is no link", "https://"),
        ([erratum("e", "2001-01-01", "")], 1, "the erratum 'e' changes nothing", "'amends', 'adds' or 'deletes'"),
        ([erratum('""', "2001-01-01", A)], 1, "the erratum has no id", "a number"),
        ([erratum("e", "2001-01-01", A.replace("clause: a", "clause: c.hihg"))], 5, "no clause 'c.hihg'", "'c.high'"),
        ([erratum("e", "2001-01-01", "deletes: [a, z]")], 5, "there is no clause 'z'", "One of: a, b, c"),
        ([erratum("e", "2001-01-01", f"deletes: a\n{A}")], 5, "names 'a' twice", "in one place"),
        ([erratum("e", "2001-01-01", "deletes: [a, a]")], 5, "names 'a' twice", "in one place"),
        ([erratum("e", "2001-01-01", "deletes: c")], 5, "'c' cannot be deleted: 'c.high' still hangs on it", "Amend"),
        ([erratum("e", "2001-01-01", "deletes: [b]")], 5, "'b' cannot be deleted: 'd' still hangs on it", "Amend"),
        ([erratum("e", "2001-01-01", A), erratum("e", "2001-01-01", A)], 1, "'e' stands twice", "0.yaml:1:10"),
        ([erratum("e", "2001-01-01", "deletes: a"), erratum("f", "2001-01-01", A)], 5, "deleted already", "0.yaml:5:"),
        ([erratum("e", "2001-01-01", A.replace("at: day", "at: dawn"))], 5, "'dawn' is no step", "day"),
        ([erratum("e", "2001-01-01", A.replace("angry", "angri"))], 5, "'Bakers is angri'", "is it 'angry'"),
        ([erratum("e", "2001-01-01", A.replace("at:", "of: z, at:"))], 5, "there is no clause 'z'", "One of"),
        ([erratum("e", "2001-01-01", A.replace("at:", "source: {lines: [1, 2]}, at:"))], 5, "source", "Leave it out"),
        ([erratum("e", "2001-01-01", adds("clause: b, after: a"))], 6, "there is a clause 'b' already", "page.yaml:"),
        ([erratum("e", "2001-01-01", adds("clause: n, after: z"))], 6, "there is no clause 'z'", "One of: a, b, c"),
        ([erratum("e", "2001-01-01", adds("clause: n"))], 6, "the key 'after' is missing", "Add it."),
        ([erratum("e", "2001-01-01", adds("clause: n, after: n"))], 6, "there is no clause 'n'", "One of"),
        (
            [erratum("e", "2001-01-01", adds("clause: n, after: a") + A.replace("clause: a", "clause: n"))],
            7,
            "names 'n' twice",
            "in one place",
        ),
        (
            [erratum("e", "2001-01-01", adds("clause: n, after: a, source: {lines: [1, 2]}"))],
            6,
            "names the source",
            "Leave it out",
        ),
        (
            [erratum("e", "2001-01-01", "deletes: a"), erratum("f", "2001-01-02", adds("clause: n, after: a"))],
            6,
            "'a' is deleted already",
            "0.yaml:5:",
        ),
        (["page: p\ntitle: P\n"], 1, "unknown key 'page'", ""),
        ([A], 1, "the key 'erratum' is missing", "Add it."),
    ],
)
def test_a_mistake_is_located_in_the_erratum(
    tmp_path: Path, texts: list[str], line: int, message: str, hint: str
) -> None:
    with pytest.raises(BookError) as raised:
        load_book(errata(tmp_path, *texts))
    found = [p for p in raised.value.problems if message in p.message]
    assert found and hint in found[0].hint, raised.value
    assert f"errata/{len(texts) - 1}.yaml" in found[0].position.path and found[0].position.line == line


def test_a_clause_that_a_ruling_names_is_not_deleted(tmp_path: Path) -> None:
    folder = errata(tmp_path, erratum("e", "2001-01-01", "deletes: a"))
    (folder / "rulings.yaml").write_text("rulings: [{prevails: a, over: b, because: B.}]\n", encoding="utf-8")
    with pytest.raises(BookError, match="'a' cannot be deleted: a ruling on a and b names it"):
        load_book(folder)


def test_all_mistakes_of_all_errata_are_told_at_once(tmp_path: Path) -> None:
    first = erratum("e", "2001-13-01", "deletes: z")
    second = erratum("e", "2001-12-01", A.replace("clause: a", "clause: y"))
    with pytest.raises(BookError) as raised:
        load_book(errata(tmp_path, first, second))
    assert len(raised.value.problems) == 4


def test_of_very_many_mistakes_the_first_are_told(tmp_path: Path) -> None:
    """The nearest name is looked for with each of them, which takes its time."""
    with pytest.raises(BookError) as raised:
        load_book(errata(tmp_path, erratum("e", "2001-01-01", f"deletes: [{', '.join(f'z{i}' for i in range(9999))}]")))
    assert len(raised.value.problems) == MOST_MISTAKES + 1
    assert any(p.message == f"more than {MOST_MISTAKES} mistakes" for p in raised.value.problems)


def test_a_folder_called_errata_on_a_lower_shelf_holds_pages(tmp_path: Path) -> None:
    """Only the one beside book.yaml holds errata."""
    folder = write_book(tmp_path / "book", CLAUSES)
    (folder / "part" / "errata").mkdir(parents=True)
    (folder / "page.yaml").rename(folder / "part" / "errata" / "page.yaml")
    assert "a" in load_book(folder).clauses


def test_words_are_told_on_one_line(tmp_path: Path) -> None:
    text = MENDED.replace("says: The bakers", "says: |\n  The\n  bakers").replace("were meant", " were meant")
    (found,) = load_book(errata(tmp_path, text)).errata
    assert isinstance(found, Erratum) and found.says.startswith("The bakers were meant")
