"""A second version of a document beside its book: what has become of each passage, and a patch that keeps the rest."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.cli.main import main
from rulewright.evidence.passages import Passages, passage_hash
from rulewright.files.yamlread import yaml_of
from rulewright.lowering.loader import load_book
from rulewright.tools.sketch import containment, likeness, sketch_of, sketch_text
from rulewright.tools.sketch import read as sketch_in
from source_documents import GAME
from test_import import files, run

SELL = "2.1 A player must sell one load of salt each turn, unless the road is closed.\n"
CLOSED = "A closed road stays closed until somebody pays two coins to open it again.\n"
PAY = "Nobody can be made to pay.\n"


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """The book of the game of salt, one of whose clauses is encoded, with remarks of its editor."""
    (tmp_path / "salt.txt").write_text(GAME, encoding="utf-8")
    assert run(tmp_path / "salt.txt", tmp_path / "book").exit_code == 0
    (tmp_path / "book" / "model.yaml").write_text(
        "sorts: {Player: [Ann]}\nfields: {sold: {of: Player}}\ntimeline: [sale]\n"
    )
    (tmp_path / "book" / "phrases.yaml").write_text('phrases:\n  - {say: "{p:Player} has sold", means: sold(p)}\n')
    page = tmp_path / "book" / "02-markets.yaml"
    text = page.read_text("utf-8").splitlines(keepends=True)
    at = next(i for i, line in enumerate(text) if '"2.1"' in line)
    text[at + 1 : at + 3] = [
        "        says: Everybody sells.   # in my words\n",
        "        for: {the player: Player}\n",
        "        at: sale\n",
        "        then: [the player has sold]\n",
    ]
    page.write_text("# MINE\n" + "".join(text), encoding="utf-8")
    return tmp_path / "book"


def again(book: Path, text: str, *options: str, name: str = "salt.txt") -> tuple[int, dict[str, dict[str, object]]]:
    """What a second version comes to: the code, and what has become of each clause or new passage, by its id."""
    document = book.parent / "new" / name
    document.parent.mkdir(exist_ok=True)
    document.write_text(text, encoding="utf-8")
    result = run(document, book, "--format", "json", *options)
    assert result.exit_code in (0, 1), result.output
    told = json.loads(result.output)["passages"]
    return result.exit_code, {entry["clause"] or entry["passages"][0]["id"]: entry for entry in told}


def changes(book: Path, text: str, **how: str) -> dict[str, object]:
    """What has become of each clause that is not as it was."""
    _, found = again(book, text, **how)
    return {name: entry["change"] for name, entry in found.items() if entry["change"] != "same"}


def test_the_same_document_leaves_nothing_to_do(book: Path) -> None:
    before = files(book)
    assert again(book, GAME)[0] == 0 and changes(book, GAME) == {}
    assert run(book.parent / "salt.txt", book, "--write").exit_code == 0
    assert files(book) == before


VERSIONS = {
    "lines that shift": (GAME.replace("1. Setup", "1. Setup\n\n"), {}),
    "reworded": (GAME.replace("one load of salt", "two loads of salt"), {"2.1": "reworded"}),
    "white space and capitals": (GAME.replace("must sell one", "MUST\nsell  one"), {}),
    "gone": (GAME.replace(PAY, ""), {"roads-2": "gone"}),
    "new at the end": (GAME + "\nMules eat salt by night.\n", {"roads-3": "new"}),
    "new between, and what follows renumbered": (
        GAME.replace("1.2 The dealer", "1.2 Lay out a map of all the roads.\n1.3 The dealer"),
        {"1.2": "renumbered", "1.2-2": "new"},
    ),
    "moved": (GAME.replace(PAY, "").replace("2. Markets\n", f"2. Markets\n\n{PAY}"), {"roads-2": "moved"}),
    "split": (
        GAME.replace(
            CLOSED, "A closed road stays closed.\n\nIt does so until somebody pays two coins to open it again.\n"
        ),
        {"roads-1": "split"},
    ),
    "joined": (
        GAME.replace(f"{CLOSED}\n{PAY}", f"{CLOSED.strip()} {PAY}"),
        {"roads-1": "reworded", "roads-2": "joined"},
    ),
    "rewritten under its number": (GAME.replace(SELL, "2.1 Mules may rest.\n"), {"2.1": "rewritten"}),
}


@pytest.mark.parametrize("what", VERSIONS)
def test_what_has_become_of_each_passage(book: Path, what: str) -> None:
    text, found = VERSIONS[what]
    before = files(book)
    assert changes(book, text) == found
    assert files(book) == before  # nothing is written unasked


@pytest.mark.parametrize("what", VERSIONS)
def test_what_is_written_keeps_the_words_of_the_editor(book: Path, what: str) -> None:
    text, found = VERSIONS[what]
    _, told = again(book, text, "--write")
    loaded = load_book(book)
    page = (book / "02-markets.yaml").read_text("utf-8")
    assert page.startswith("# MINE\n") and "says: Everybody sells.   # in my words\n" in page
    assert loaded.clauses["2.1"].parts and set(told) <= set(loaded.clauses)
    passages = Passages(book.parent / "new")
    for clause in loaded.clauses.values():
        change = found.get(clause.id, "same")
        stale = change in ("gone", "joined") or (clause.id == "2.1" and change in ("reworded", "rewritten"))
        assert (passage_hash(passages.find(clause.source) or "") == clause.source.hash) is not stale
    again_found = changes(book, text)
    assert set(again_found.values()) <= {"gone", "joined", "reworded", "rewritten"}


def test_an_encoded_clause_whose_passage_is_reworded_is_told_until_somebody_looks(book: Path) -> None:
    text = VERSIONS["reworded"][0]
    again(book, text, "--write")
    words = ["check", str(book), "--sources", str(book.parent / "new"), "--select", "RW107", "--format", "concise"]
    result = CliRunner().invoke(main, words)
    assert "RW107 stale-source 2.1: The passage has changed: salt.txt, line 11." in result.output
    assert changes(book, text) == {"2.1": "reworded"}


def test_the_place_of_a_draft_moves_with_its_sentence_that_names_it(book: Path) -> None:
    again(book, VERSIONS["lines that shift"][0], "--write")
    clause = load_book(book).clauses["2.2"]
    assert clause.source.lines == (14, 14) and clause.says == "salt.txt, line 14"


def test_a_version_under_another_name_gives_its_name_to_the_book(book: Path) -> None:
    assert changes(book, GAME, name="salt-2.txt") == {}
    again(book, GAME, "--write", name="salt-2.txt")
    loaded = load_book(book)
    assert loaded.document == "salt-2.txt" and {c.source.document for c in loaded.clauses.values()} == {"salt-2.txt"}


def test_what_a_passage_refers_to_now_is_told(book: Path) -> None:
    code, found = again(book, GAME.replace("as 2.1 says", "as 2.2 says"))
    assert code == 1 and found["1.2"]["refers"] == ["2.2"]


def test_a_reference_that_means_another_clause_since_the_numbers_moved_is_told(book: Path) -> None:
    text = GAME.replace("2.2 Whoever", "2.3 Whoever")
    text = text.replace("2.1 A player", "2.1 Salt is weighed by the dealer.\n2.2 A player")
    _, found = again(book, text)
    assert found["1.2"]["change"] == "same" and found["1.2"]["refers"] == ["2.1-2"]
    assert found["2.1"]["change"] == "renumbered"


def test_a_new_section_and_a_new_page_come_with_their_headings(book: Path) -> None:
    text = GAME + "\nMules\n\nA mule eats.\n\n3. End\n\n3.1 The richest player wins.\n"
    again(book, text, "--write")
    loaded = load_book(book)
    assert loaded.sections["mules"].clauses == ("mules-1",) and loaded.sections["mules"].page == "2"
    assert loaded.sections["3"].clauses == ("3.1",) and (book / "end.yaml").is_file()


def test_the_patch_that_is_shown_is_what_is_written(book: Path) -> None:
    text = VERSIONS["new between, and what follows renumbered"][0]
    document = book.parent / "new" / "salt.txt"
    again(book, text)
    shown = run(document, book).output
    copy = book.parent / "copy" / "book"
    copy.mkdir(parents=True)
    for path in book.iterdir():
        (copy / path.name).write_bytes(path.read_bytes())
    done = subprocess.run(["git", "apply", "-"], cwd=copy.parent, input=shown.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr
    assert "1 clause to look at." in shown and run(document, book, "--write").exit_code == 1
    assert {k: v for k, v in files(copy).items() if k != "import.json"} == {
        k: v for k, v in files(book).items() if k != "import.json"
    }


def test_lines_that_end_as_windows_ends_them_do_so_still(book: Path) -> None:
    page = book / "01-setup.yaml"
    page.write_bytes(page.read_bytes().replace(b"\n", b"\r\n"))
    again(book, VERSIONS["new between, and what follows renumbered"][0], "--write")
    text = page.read_bytes()
    assert text.count(b"\r\n") == text.count(b"\n") and "1.2-2" in load_book(book).clauses


def in_several_lines(page: Path, remark: str = "") -> None:
    """The source of the clause 1.2 written in lines of its own."""
    text = page.read_text("utf-8")
    begin = text.index("source: {lines: [7, 7]")
    end, digest = text.index("}", begin) + 1, text[begin:].split('"')[1]
    lines = f'source:\n          lines: [7, 7]{remark}\n          hash: "{digest}"'
    page.write_text(text[:begin] + lines + text[end:])


def test_a_source_in_several_lines_is_written_anew(book: Path) -> None:
    in_several_lines(book / "01-setup.yaml")
    again(book, VERSIONS["lines that shift"][0], "--write")
    assert load_book(book).clauses["1.2"].source.lines == (9, 9)


def test_a_page_into_which_nothing_can_be_written_is_told_and_nothing_is(book: Path) -> None:
    in_several_lines(book / "01-setup.yaml", "  # mine")
    before = files(book)
    (book.parent / "salt.txt").write_text(VERSIONS["lines that shift"][0], encoding="utf-8")
    result = run(book.parent / "salt.txt", book, "--write")
    assert result.exit_code == 2 and "01-setup.yaml:" in result.output and files(book) == before


def test_a_document_that_the_book_was_not_made_of_is_refused(book: Path, tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("Chess\n\nA king may not pass.\n", encoding="utf-8")
    before = files(book)
    result = run(tmp_path / "other.txt", book, "--write")
    assert result.exit_code == 2 and "no clause of" in result.output and files(book) == before


@pytest.mark.parametrize(
    "text", ["[]", "{", '{"format": 1, "document": 3, "passages": {}}', '{"format": 9}', "[" * 100_000]
)
def test_a_record_that_is_none_is_told(book: Path, text: str) -> None:
    (book / "import.json").write_text(text)
    result = run(book.parent / "salt.txt", book)
    assert result.exit_code == 2 and "it is not what 'rulewright import' writes" in result.output


def test_without_its_record_a_book_is_known_by_hashes(book: Path) -> None:
    (book / "import.json").unlink()
    text, _ = VERSIONS["moved"]
    assert changes(book, text) == {"roads-2": "moved"}


def test_a_book_that_cannot_be_read_is_told(book: Path) -> None:
    (book / "01-setup.yaml").write_text("page: [")
    result = run(book.parent / "salt.txt", book)
    assert result.exit_code == 2 and "01-setup.yaml:2:1: not YAML" in result.output


def test_the_record_does_not_hold_the_words(book: Path) -> None:
    text = (book / "import.json").read_text("utf-8")
    assert "salt" not in text.replace("salt.txt", "") and "player" not in text


TEXT = st.text("ab ", max_size=60)


@settings(max_examples=100, deadline=None)
@given(TEXT, TEXT)
def test_likeness_is_a_measure(one: str, other: str) -> None:
    first, second = sketch_of(one), sketch_of(other)
    assert likeness(first, second) == likeness(second, first) and 0 <= likeness(first, second) <= 1
    assert likeness(first, first) == 1 and containment(first, first) == 1
    assert sketch_in(sketch_text(first)) == first


def test_a_heading_over_nothing_makes_no_page_again(tmp_path: Path) -> None:
    text = "Salt\n\nOne rule.\n\nReserved\n\nMules\n\nA mule eats.\n"
    (tmp_path / "salt.txt").write_text(text, encoding="utf-8")
    assert run(tmp_path / "salt.txt", tmp_path / "book").exit_code == 0
    before = files(tmp_path / "book")
    assert "reserved" in load_book(tmp_path / "book").sections
    assert run(tmp_path / "salt.txt", tmp_path / "book", "--write").exit_code == 0
    assert files(tmp_path / "book") == before


def divided(book: Path) -> Path:
    """The book with two clauses where 2.1 was, each with the source that the draft had; gives their page."""
    page = book / "02-markets.yaml"
    text = page.read_text("utf-8")
    at = text.index('      - clause: "2.1"')
    end = text.index("      - clause:", at + 10)
    entry = text[at:end]
    source = next(line for line in entry.splitlines() if "source:" in line)
    second = f"      - clause: 2.1b\n        kind: note\n        says: The road may be closed.\n{source}\n"
    page.write_text(f"{text[:at]}{entry}{second}{text[end:]}", encoding="utf-8")
    return page


def test_the_clauses_made_of_one_passage_share_its_fate(book: Path) -> None:
    divided(book)
    assert changes(book, GAME) == {}
    assert changes(book, GAME.replace("one load of salt", "two loads of salt")) == {
        "2.1": "reworded",
        "2.1b": "reworded",
    }
    assert changes(book, GAME.replace(SELL, "")) == {"2.1": "gone", "2.1b": "gone"}


def ids_and_lines(page: Path) -> list[tuple[str, list[int]]]:
    """The clauses of a page in their order, each with the lines of its passage."""
    told = yaml_of(page.read_text("utf-8"), "").data
    return [(str(c["clause"]), [int(n) for n in c["source"]["lines"]]) for s in told["sections"] for c in s["clauses"]]


def test_each_of_them_is_told_where_the_passage_stands_now(book: Path) -> None:
    page = divided(book)
    before = ids_and_lines(page)
    assert again(book, f"\n\n{GAME}", "--write")[0] == 0
    assert ids_and_lines(page) == [(name, [first + 2, last + 2]) for name, (first, last) in before]


def test_what_is_new_stands_behind_the_last_of_them(book: Path) -> None:
    page = divided(book)
    new = "2.15 Whoever sells nothing at all pays the dealer a single coin.\n"
    assert again(book, GAME.replace(SELL, SELL + new), "--write")[0] == 1
    assert [name for name, _ in ids_and_lines(page)][:4] == ["2.1", "2.1b", "2.15", "2.2"]
