"""`rulewright import` makes a book of a document: a draft for each passage, with number, place, hash and references."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
import zlib
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
import yaml
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.cli.main import main
from rulewright.evidence.passages import Passages, passage_hash
from rulewright.files.places import page_paths
from rulewright.lowering.loader import load_book
from rulewright.manuscript import child, plaintext
from rulewright.manuscript.blocks import MOST_BLOCKS, MOST_LETTERS, MOST_LINES, Manuscript, TextBlockKind
from rulewright.manuscript.hints import guesses
from rulewright.manuscript.marks import heading_mark, mark_of
from rulewright.manuscript.markup import list_number
from rulewright.manuscript.outline import outline_of
from rulewright.manuscript.read import read_manuscript
from source_documents import GAME, numbered_docx, pdf, plain_page

SECONDS = 20  # a machine that does much else at once is slow


def run(*words: object) -> Result:
    """What the command comes to."""
    result = CliRunner().invoke(main, ["import", *map(str, words)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def imported(folder: Path, name: str, text: str | bytes, *options: str) -> Path:
    """The book of a document."""
    document = folder / name
    document.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
    result = run(document, folder / "book", *options)
    assert result.exit_code == 0, result.output
    return folder / "book"


def clauses(book: Path) -> dict[str, dict[str, object]]:
    """The entries of all clauses by id."""
    pages = [yaml.safe_load(path.read_text("utf-8")) for path in page_paths(book)]
    return {c["clause"]: c for page in pages for section in page["sections"] for c in section["clauses"]}


def files(book: Path) -> dict[str, str]:
    """All files of a folder with a digest of each."""
    found = (path for path in book.rglob("*") if path.is_file())
    return {path.relative_to(book).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in found}


def test_a_text_becomes_clauses_with_the_numbers_that_are_printed(tmp_path: Path) -> None:
    book = load_book(imported(tmp_path, "salt.txt", GAME))
    assert list(book.clauses) == ["1.1", "1.2", "2.1", "2.2", "2.2.a", "2.2.b", "roads-1", "roads-2"]
    assert list(book.pages) == ["1", "2"] and book.title == "THE GAME OF SALT"
    assert [s.title for s in book.sections.values()] == ["Setup", "Markets", "Roads"]
    assert {clause.kind.value for clause in book.clauses.values()} == {"draft"}


def test_references_are_resolved_and_those_that_lead_nowhere_are_kept(tmp_path: Path) -> None:
    book = load_book(imported(tmp_path, "salt.txt", GAME))
    assert {name: c.refs for name, c in book.clauses.items() if c.refs} == {
        "1.1": ("7.9",),
        "1.2": ("2.1",),
        "2.2.b": ("roads",),
    }


def test_the_place_and_the_hash_of_each_clause_lead_to_its_passage(tmp_path: Path) -> None:
    book = load_book(imported(tmp_path, "salt.txt", GAME))
    passages = Passages(tmp_path)
    for clause in book.clauses.values():
        passage = passages.find(clause.source)
        assert passage is not None and passage_hash(passage) == clause.source.hash
    assert book.clauses["1.1"].source.lines == (5, 6)
    assert passages.find(book.clauses["2.2.a"].source) == "  (a) a mule;"


def test_check_tells_what_is_left_to_do_and_what_leads_nowhere(tmp_path: Path) -> None:
    book = imported(tmp_path, "salt.txt", GAME)
    result = CliRunner().invoke(main, ["check", str(book), "--format", "concise", "--sources", str(tmp_path)])
    lines = [line for line in result.output.splitlines() if line.endswith("]")]
    told = [line.split(": ", 1)[1].rpartition(" [")[0] for line in lines]
    assert told == [
        "warning RW101 dangling-reference 1.1: It refers to '7.9', which is not there.",
        "note RW111 draft-clause 1.1: 2 clauses of 1 are drafts.",
        "note RW111 draft-clause 2.1: 4 clauses of 2 are drafts.",
        "note RW111 draft-clause roads-1: 2 clauses of roads are drafts.",
    ]


def test_nothing_of_the_wording_is_copied_unless_it_is_asked_for(tmp_path: Path) -> None:
    book = imported(tmp_path, "salt.txt", GAME)
    everything = "".join(path.read_text("utf-8") for path in book.rglob("*") if path.is_file())
    assert "sell one load" not in everything and "stays closed" not in everything
    (tmp_path / "quoted").mkdir()
    quoted = imported(tmp_path / "quoted", "salt.txt", GAME, "--quote")
    assert clauses(quoted) == clauses(book)
    assert "# > 2.1 A player must sell one load of salt each turn" in "".join(
        path.read_text("utf-8") for path in page_paths(quoted)
    )


def test_words_are_guesses_in_comments_and_no_reading(tmp_path: Path) -> None:
    book = imported(tmp_path, "salt.txt", GAME)
    page = (book / "02-markets.yaml").read_text("utf-8")
    assert "# guessed: must (duty?), each turn (moment?), unless (exception?)" in page
    assert all(not clause.parts for clause in load_book(book).clauses.values())
    assert {key for clause in clauses(book).values() for key in clause} == {"clause", "kind", "says", "source", "refs"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("He must not and must.", [("must not", "ban"), ("must", "duty")]),
        ("It may; mustard maybe.", [("may", "permission")]),
        (
            "Roll two dice at the end of each turn",
            [("roll", "chance"), ("dice", "chance"), ("at the end of", "moment")],
        ),
        ("Salt.", []),
    ],
)
def test_guesses(text: str, found: list[tuple[str, str]]) -> None:
    assert guesses(text)[: len(found) or 1] == found


def test_the_same_bytes_come_of_the_same_document(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        imported(tmp_path / name, "salt.txt", GAME)
    assert files(tmp_path / "one" / "book") == files(tmp_path / "two" / "book")


def test_without_a_folder_the_book_is_named_after_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "The Salt.txt").write_text(GAME, encoding="utf-8")
    assert run("The Salt.txt").exit_code == 0
    assert load_book(tmp_path / "the-salt").id == "the-salt"


@pytest.mark.parametrize(
    ("line", "mark"),
    [
        ("16.5.3 Any text", "16.5.3"),
        ("IV.2. Any text", "IV.2"),
        ("A.1 Any text", "A.1"),
        ("4.2(a) Any text", "4.2.a"),
        ("(a) any text", "a"),
        ("iv) any text", "iv"),
        ("3. Any text", "3"),
        ("§ 5 Any text", "5"),
        ("• any text", ""),
        ("Any text", None),
        ("4.2", None),
        ("1615 was a year", None),
    ],
)
def test_marks(line: str, mark: str | None) -> None:
    found = mark_of(line)
    assert (found.text if found is not None else None) == mark


@pytest.mark.parametrize(
    ("line", "number", "title"),
    [
        ("Chapter 3: Retreats", "3", "Retreats"),
        ("4 RETREATS", "4", "RETREATS"),
        ("4.2 Retreats", "4.2", "Retreats"),
        ("IV. Retreats", "IV", "Retreats"),
        ("Retreats", "", "Retreats"),
        ("Section VII – Of Peace", "VII", "Of Peace"),
    ],
)
def test_headings(line: str, number: str, title: str) -> None:
    assert heading_mark(line) == (number, title)


@pytest.mark.parametrize(
    ("number", "style", "shown"),
    [
        (28, "a", "ab"),
        (1, "A", "A"),
        (1994, "i", "mcmxciv"),
        (4, "I", "IV"),
        (7, "1", "7"),
        (0, "a", "0"),
        (-2, "1", "-2"),
    ],
)
def test_numbers_of_lists(number: int, style: str, shown: str) -> None:
    assert list_number(number, style) == shown


def outline(text: str) -> list[str]:
    """The ids of the passages of a plain text."""
    lines = tuple(text.splitlines())
    return [p.id for p in outline_of(Manuscript("t.txt", lines, tuple(plaintext.blocks_of(lines))), "t").passages]


def test_lists_that_begin_anew_stand_below_what_they_belong_to() -> None:
    text = "Setup\n\nTake:\n1. salt;\n2. coins.\n\nThen lay out:\n1. a map;\n2. a mule.\n\nend\n"
    assert outline(text) == ["setup-1", "setup.1", "setup.2", "setup-2", "setup-2.1", "setup-2.2", "setup-3"]


def test_what_stands_below_a_heading_with_a_number_is_named_after_it(tmp_path: Path) -> None:
    pytest.importorskip("markdown_it")
    text = "# The society\n\n## 3 Members\n\nAll.\n\n### 3.1 Dues\n\nTwo coins.\n\nOr a mule.\n"
    (tmp_path / "salt.md").write_text(text, encoding="utf-8")
    run(tmp_path / "salt.md", tmp_path / "book")
    assert list(load_book(tmp_path / "book").clauses) == ["members-1", "3.1-1", "3.1-2"]


def test_a_number_that_stands_twice_gives_two_ids() -> None:
    assert outline("4.1 One.\n\n4.1 Two.\n") == ["4.1", "4.1-2"]


def test_a_line_that_was_broken_before_a_number_begins_nothing() -> None:
    assert outline("4.1 As is told in rule\n4.3 and elsewhere.\n4.2 Two.\n") == ["4.1", "4.2"]


def test_a_text_that_is_not_broken_into_lines_has_a_paragraph_on_each() -> None:
    words = "Whoever sells salt on a road pays the one who opened it " * 4
    assert outline(f"{words}.\n{words}.\nMules eat.\n") == ["t-1", "t-2", "t-3"]


def test_markdown(tmp_path: Path) -> None:
    pytest.importorskip("markdown_it")
    text = (
        "# Salt\n\n## Markets\n\n**4.1** A player *must* sell.\n\n1. a mule\n   - brown\n2. a [cart](http://x.y)\n\n"
        "| die | result |\n|---|---|\n| 1 | none |\n\n> 4.2 Buy.\n> 4.3 See Roads.\n\n## Roads\n\n```\nopen\n```\n"
    )
    book = load_book(imported(tmp_path, "salt.md", text))
    assert list(book.clauses) == "4.1 markets.1 markets-1 markets.2 markets-2 markets-3 4.2 4.3 roads-1".split()
    assert book.title == "Salt" and book.clauses["4.3"].refs == ("roads",)
    assert book.clauses["4.1"].source.lines == (5, 5) and book.clauses["roads-1"].source.lines == (20, 22)


def test_html(tmp_path: Path) -> None:
    text = (
        "<html><head><title>x</title><script>var a = '<p>9.9 never'</script></head><body><h1>Salt</h1>"
        "<h2>4 Markets</h2><p>4.1 A player &amp; a mule<br>4.2 see <a href='http://x.y'>rule 4.1</a></p>"
        "<ol type=a><li>x<li value=4>y <b>z</b></ol><table><tr><td>1<td>none</table><!-- <p>5.5 no</p> -->"
        "<div>loose</div><style>p{}</style><h2>Roads</h2><p>Open."
    )
    book = load_book(imported(tmp_path, "salt.html", text))
    assert list(book.clauses) == ["4.1", "4.2", "4.2.a", "4.2.d", "markets-1", "markets-2", "roads-1"]
    assert book.clauses["4.2"].refs == ("4.1",)
    passages = Passages(tmp_path)
    assert passages.find(book.clauses["4.1"].source) == "4.1 A player &amp; a mule"
    assert all(passage_hash(passages.find(c.source) or "") == c.source.hash for c in book.clauses.values())


def test_docx(tmp_path: Path) -> None:
    pytest.importorskip("docx")
    numbered_docx(tmp_path / "salt.docx")
    assert run(tmp_path / "salt.docx", tmp_path / "book").exit_code == 0
    book = load_book(tmp_path / "book")
    assert list(book.clauses) == [
        "markets.4",
        "4.1",
        "4.2",
        "4.2.a",
        "4.2.b",
        "markets.5",
        "5.1",
        "markets-1",
        "markets-2",
    ]
    assert book.title == "The game of salt" and book.clauses["5.1"].refs == ("4.2.b",)
    passages = Passages(tmp_path)
    assert passages.find(book.clauses["4.2.a"].source) == "a mule;"
    assert all(passage_hash(passages.find(c.source) or "") == c.source.hash for c in book.clauses.values())


def test_pdf(tmp_path: Path) -> None:
    pytest.importorskip("pdfplumber")
    first = ["# Markets", "", "4.1 A player must sell one load of", "salt each turn.", "4.2 Buy:", "(a) a mule;"]
    texts = [*first, "", "Or not."], ["# Roads", "", "Open.", "", "Shut."]
    pages = [[*plain_page(lines), (290.0, 20.0, 8.0, str(number))] for number, lines in enumerate(texts, 1)]
    result = run(_written(tmp_path / "salt.pdf", pdf(pages)), tmp_path / "book")
    assert "Left out: '#' at the edge of 2 pages." in result.output
    book = load_book(tmp_path / "book")
    assert list(book.clauses) == ["4.1", "4.2", "4.2.a", "markets-1", "roads-1", "roads-2"]
    source = clauses(tmp_path / "book")["4.1"]["source"]
    assert source == {"lines": [2, 3], "page": 1, "box": [60, 70, 208, 92], "hash": book.clauses["4.1"].source.hash}
    assert book.clauses["roads-2"].source.page == 2
    result = CliRunner().invoke(
        main, ["check", str(tmp_path / "book"), "--sources", str(tmp_path), "--select", "RW107"]
    )
    assert result.exit_code == 0, result.output


def test_columns_of_a_pdf_are_read_one_after_the_other(tmp_path: Path) -> None:
    pytest.importorskip("pdfplumber")
    columns = [(60.0, "left"), (320.0, "right")]
    page = [
        (x, 800.0 - 12 * i, 10.0, f"{i + 1}.1 The {name} has line {i} here.") for x, name in columns for i in range(20)
    ]
    lines = read_manuscript(_written(tmp_path / "two.pdf", pdf([page]))).lines
    assert [line.split()[2] for line in lines] == ["left"] * 20 + ["right"] * 20


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("a.txt", b"One.\n\xff\xfe two", "a.txt:2:1: it is not UTF-8 (byte 5)"),
        ("a.txt", "Caf\xe9".encode("utf-16"), "is not UTF-8"),
        ("a.txt", b"one\ntwo\0", "a.txt:2:1: it holds U+0000"),
        ("a.txt", b"", "it has no passages"),
        ("a.md", b"# Only a heading\n", "it has no passages"),
        ("a.txt", b"a\n\n" * (MOST_BLOCKS + 1), "more than 5,000 passages"),
        ("a.txt", b"a\n" * (MOST_LINES + 1), "more than 50,000 lines"),
        ("a.txt", b"a " * MOST_LETTERS, "a passage of more than 20,000 letters"),
        ("a.txt", b" " * 2_000_001, "larger than 2,000,000 bytes"),
        ("a.html", b"<p>a" * 250_000, "more than 5,000 passages"),
        ("a.html", b"<b>" * 250_000, "more than 200,000 tags"),
        ("a.doc", b"x", "'.doc' is no format that is read"),
        ("a", b"x", "its name does not end in a format"),
    ],
)
def test_what_cannot_be_read_is_told_where_and_writes_nothing(
    tmp_path: Path, name: str, data: bytes, message: str
) -> None:
    if name.endswith(".md"):
        pytest.importorskip("markdown_it")
    begun = time.perf_counter()
    result = run(_written(tmp_path / name, data), tmp_path / "book")
    assert result.exit_code == 2 and message in result.output, result.output
    assert result.output.splitlines()[1].startswith("  ")  # the next step
    assert not (tmp_path / "book").exists() and time.perf_counter() - begun < SECONDS


HOSTILE = {
    "comments.html": "<!--" * 400_000,
    "tags.html": "<a " * 500_000,
    "quotes.html": '<a x="' * 300_000,
    "signs.html": "</" * 9_000,
    "bold.md": "*" * 900_000,
    "quotations.md": "> " * 400_000,
    "definitions.md": "[a]: " * 3_900,
    "deep.md": "".join("  " * i + "- a\n" for i in range(900)),
    "sees.txt": "see 1, " * 2_800,
    "bans.txt": "may not " * 2_400,
    "dots.txt": "1." * 9_900,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_no_text_takes_long(tmp_path: Path, name: str) -> None:
    if name.endswith(".md"):
        pytest.importorskip("markdown_it")
    begun = time.perf_counter()
    result = run(_written(tmp_path / name, HOSTILE[name].encode()), tmp_path / "book")
    assert result.exit_code in (0, 2) and time.perf_counter() - begun < SECONDS


def test_a_docx_that_unpacks_without_end_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("docx")
    path = tmp_path / "bomb.docx"
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        for number in range(3):
            archive.writestr(f"word/{number}.xml", b" " * 90_000_000)
    result = run(path, tmp_path / "book")
    assert result.exit_code == 2 and "unpacks to more than 200,000,000 bytes" in result.output
    assert not (tmp_path / "book").exists()


@pytest.mark.parametrize(
    ("name", "data", "needed"),
    [
        ("a.docx", b"no archive", "docx"),
        ("a.docx", b"PK\x05\x06" + b"\0" * 18, "docx"),
        ("a.pdf", b"no document", "pdfplumber"),
        ("a.pdf", pdf([plain_page(["One line."])])[:300], "pdfplumber"),
    ],
    ids=["text", "empty", "text for a page", "half"],
)
def test_what_is_no_docx_or_pdf_is_refused(tmp_path: Path, name: str, data: bytes, needed: str) -> None:
    pytest.importorskip(needed)
    result = run(_written(tmp_path / name, data), tmp_path / "book")
    assert result.exit_code == 2 and f"{name}: it " in result.output and "Save it anew" in result.output, result.output


def test_a_docx_whose_entities_grow_without_end_is_refused(tmp_path: Path) -> None:
    docx = pytest.importorskip("docx")
    docx.Document().save(str(tmp_path / "sound.docx"))
    entities = "".join(f"<!ENTITY e{i} '{f'&e{i - 1};' * 10}'>" for i in range(1, 12))
    space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    body = f"<w:document {space}><w:body><w:p><w:r><w:t>&e11;</w:t></w:r></w:p></w:body></w:document>"
    with ZipFile(tmp_path / "sound.docx") as sound, ZipFile(tmp_path / "laughs.docx", "w") as laughs:
        for part in sound.namelist():
            text = f"<!DOCTYPE x [<!ENTITY e0 'ha'>{entities}]>{body}".encode()
            laughs.writestr(part, text if part == "word/document.xml" else sound.read(part))
    result = run(tmp_path / "laughs.docx", tmp_path / "book")
    assert result.exit_code == 2 and "laughs.docx: it " in result.output, result.output


def test_a_pdf_of_pictures_and_one_of_too_many_pages_are_refused(tmp_path: Path) -> None:
    pytest.importorskip("pdfplumber")
    result = run(_written(tmp_path / "empty.pdf", pdf([[]])), tmp_path / "book")
    assert result.exit_code == 2 and "it has no text" in result.output
    result = run(_written(tmp_path / "long.pdf", pdf([[]] * 1_001)), tmp_path / "book")
    assert result.exit_code == 2 and "more than 1,000 pages" in result.output


def test_a_pdf_that_takes_more_memory_or_time_than_there_is_for_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stream that unpacks to more than may be held ends the process that reads it, and no other."""
    pytest.importorskip("pdfplumber")
    pytest.importorskip("resource")
    monkeypatch.setattr(child, "MEMORY", 500_000_000)
    monkeypatch.setattr(child, "TIME", 5)
    packer = zlib.compressobj(1)
    stream = b"".join(packer.compress(b" " * 10_000_000) for _ in range(50)) + packer.flush()
    result = run(_written(tmp_path / "bomb.pdf", pdf([[]], b"/Filter /FlateDecode", stream)), tmp_path / "book")
    assert result.exit_code == 2 and "bomb.pdf: " in result.output, result.output
    assert not (tmp_path / "book").exists()


def test_a_library_that_is_missing_is_named_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "find_spec", lambda _: None)
    monkeypatch.setattr("rulewright.manuscript.read.find_spec", lambda _: None)
    for name, package in (("a.pdf", "pdfplumber"), ("a.docx", "python-docx"), ("a.md", "markdown-it-py")):
        result = run(_written(tmp_path / name, b"x"), tmp_path / "book")
        assert result.exit_code == 2
        assert (
            f"is read with {package}, which is not installed\n  Run: pip install 'rulewright[import]'" in result.output
        )


def test_text_and_html_are_read_and_all_other_commands_run_without_the_extra(tmp_path: Path) -> None:
    """Nothing imports the libraries but what reads their formats."""
    (tmp_path / "a.txt").write_text(GAME, encoding="utf-8")
    (tmp_path / "a.html").write_text("<p>4.1 A mule.", encoding="utf-8")
    barred = "import sys; [sys.modules.__setitem__(n, None) for n in ('docx', 'lxml', 'pdfplumber', 'pdfminer')]; "
    begin = f"{barred}from rulewright.cli.main import main; main()"
    for words in (["import", "a.txt", "one"], ["import", "a.html", "two"], ["check", "one"], ["list", "two"]):
        done = subprocess.run(
            [sys.executable, "-c", begin, *words], cwd=tmp_path, capture_output=True, text=True, env=_environment()
        )
        assert done.returncode in (0, 1), done.stderr


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def test_a_folder_that_holds_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "book").mkdir()
    (tmp_path / "book" / "mine.txt").write_text("mine")
    (tmp_path / "salt.txt").write_text(GAME, encoding="utf-8")
    result = run(tmp_path / "salt.txt", tmp_path / "book")
    assert result.exit_code == 2 and "it is there already and holds no book" in result.output
    assert list(files(tmp_path / "book")) == ["mine.txt"]
    result = run(tmp_path / "salt.txt", tmp_path / "salt.txt")
    assert result.exit_code == 2 and (tmp_path / "salt.txt").read_text("utf-8") == GAME


@pytest.mark.parametrize("options", [["--write"], ["--format", "json"]])
def test_what_is_for_a_second_version_is_refused_of_the_first(tmp_path: Path, options: list[str]) -> None:
    (tmp_path / "salt.txt").write_text(GAME, encoding="utf-8")
    result = run(tmp_path / "salt.txt", tmp_path / "book", *options)
    assert result.exit_code == 2 and "holds no book yet" in result.output and not (tmp_path / "book").exists()


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "there is no such file" in run(tmp_path / "no.txt").output
    (tmp_path / "folder.txt").mkdir()
    assert "it is not a file" in run(tmp_path / "folder.txt").output


def test_words_of_a_document_do_nothing_in_a_page_or_on_a_terminal(tmp_path: Path) -> None:
    text = 'One.\n\nTwo: {"a": [\x1b[31m &x *y !!python \u202e\u2028# - ]\n\nSee section "x\x1b[1m: y".\n\n4.1(a) Z.\n'
    book = imported(tmp_path, "a.txt", text, "--quote")
    assert "\x1b" not in "".join(path.read_text("utf-8") for path in page_paths(book))
    assert "\x1b" not in CliRunner().invoke(main, ["check", str(book)]).output
    assert list(load_book(book).clauses) == ["a-1", "two-a-31m-x-y-python-1", "4.1.a"]


WORD = st.text("abAB19.,:;()-*# \tIVé", min_size=0, max_size=12)
LINES = st.lists(
    st.one_of(WORD, st.sampled_from(["", "4.2 Rule one.", "(a) b", "Title", "====", "1. Do"])), max_size=25
)


@settings(max_examples=200, deadline=None)
@given(LINES)
def test_every_line_with_a_word_is_in_exactly_one_block(said: list[str]) -> None:
    lines = tuple("\n".join(said).splitlines())
    manuscript = Manuscript("a.txt", lines, tuple(plaintext.blocks_of(lines)))
    covered = [0] * len(lines)
    for block in manuscript.blocks:
        (first, last), chars = manuscript.place(block)
        assert chars is None
        for number in range(first - 1, last):
            covered[number] += 1
    printed = [bool(plaintext.PRINTED.search(line)) for line in lines]
    assert all(number == 1 for number, one in zip(covered, printed, strict=True) if one)
    assert all(number <= 1 for number in covered)
    known = outline_of(manuscript, "a")
    headings = [b for b in manuscript.blocks if b.kind is TextBlockKind.HEADING]
    assert len({p.id for p in known.passages}) == len(known.passages) == len(manuscript.blocks) - len(headings)
    assert len({s.id for s in known.sections}) == len(known.sections)
