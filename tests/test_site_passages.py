"""The words of the source on the site: beside ours, marked, escaped, just those lines, and never of a shipped book."""

from __future__ import annotations

import shutil
from html import unescape
from pathlib import Path

import pytest

from rulewright.evidence.context import Stats
from rulewright.evidence.passages import passage_hash
from rulewright.language.errors import BookError
from rulewright.lowering.loader import BOOKS, load_book
from rulewright.run.run import BookReport
from rulewright.site.book_data import tell
from rulewright.site.clauses import clause_page
from rulewright.site.design import Design
from rulewright.site.passages import sources_of
from rulewright.site.template import Templates
from rulewright.tools.new_book import make_book

pytest.importorskip("mkdocs")
LINES = ["Before.", "Ten <b>coins</b> are {{ taxed }}", "", "at *once*. Next sentence.", "After."]


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A book whose clause names three lines of a document."""
    folder = tmp_path / "book"
    make_book(folder)
    named("source: {document: law.txt, lines: [2, 4]}", folder)
    (tmp_path / "law.txt").write_text("\n".join(LINES))
    return folder


def named(source: str, folder: Path) -> None:
    """Let the clause name its source."""
    page = folder / "taxes.yaml"
    text = page.read_text()
    kept = "\n".join(line for line in text.split("\n") if "source:" not in line)
    page.write_text(kept.replace("        for:", f"        {source}\n        for:"))


def page_of(folder: Path) -> str:
    """The Markdown of the page of the clause."""
    book = load_book(folder)
    told = tell(folder, "book", BookReport(book, [], [], Stats(), []), {}, None, lambda _: None)
    told.passages = sources_of(book, folder, folder.parent)
    (shown,) = told.shown
    return Templates().show(clause_page(told, shown))


def test_the_words_of_the_source_stand_beside_ours_and_each_says_whose_it_is(book: Path) -> None:
    shown = page_of(book)
    assert '<small>In our words</small><p class="says">Whoever has ten coins or more is taxed.</p>' in shown
    (told,) = [line for line in shown.splitlines() if "<blockquote>" in line]
    assert "<figcaption>law.txt, lines 2 to 4, in its own words</figcaption>" in told
    said = told.partition("<blockquote>")[2].partition("</blockquote>")[0]
    assert said.count("<") == 1
    assert unescape(said.replace("<br>", "\n")) == "Ten <b>coins</b> are {{ taxed }}\nat *once*. Next sentence."
    assert "Before." not in shown and "After." not in shown


def test_only_the_characters_that_the_clause_names_are_shown(book: Path) -> None:
    start = "\n".join(LINES[1:4]).index("at *once*.")
    named(f"source: {{document: law.txt, lines: [2, 4], chars: [{start}, {start + 10}]}}", book)
    assert "Next sentence" not in page_of(book) and "coins&lt;" not in page_of(book)


def test_a_passage_that_has_changed_is_not_shown(book: Path) -> None:
    said = passage_hash("\n".join(LINES[1:4]))
    named(f'source: {{document: law.txt, lines: [2, 4], hash: "{said}"}}', book)
    assert "<blockquote>" in page_of(book)
    (book.parent / "law.txt").write_text("\n".join(LINES).replace("Ten", "Nine"))
    assert "<blockquote>" not in page_of(book) and "In our words" not in page_of(book)


def test_without_a_folder_of_sources_nothing_is_shown(book: Path) -> None:
    assert sources_of(load_book(book), book, None) is None


def test_a_document_that_is_not_there_is_told(book: Path) -> None:
    (book.parent / "law.txt").unlink()
    with pytest.raises(BookError, match="no such document"):
        page_of(book)


def test_a_link_out_of_the_folder_is_told_and_one_within_it_is_followed(book: Path, tmp_path: Path) -> None:
    """A stranger's book may come with a link to a file of the user, and what a site shows all may read."""
    law = book.parent / "law.txt"
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "law.txt").symlink_to(law)
    with pytest.raises(BookError, match="it leads out of the folder of sources"):
        sources_of(load_book(book), book, sources)
    law.rename(book.parent / "law-2.txt")
    law.symlink_to("law-2.txt")
    assert "<blockquote>" in page_of(book)


def test_a_shipped_text_is_never_shown_nor_is_a_copy_of_the_book(tmp_path: Path) -> None:
    """Whatever stands in the folder under the name of its document."""
    shipped = BOOKS / "price_of_power"
    copy = tmp_path / "mine"
    shutil.copytree(shipped, copy)
    (tmp_path / "price-of-power-16.txt").write_text("words\n" * 9999)
    assert sources_of(load_book(shipped), shipped, tmp_path) is None
    with pytest.raises(BookError, match="this is the text of a shipped book"):
        sources_of(load_book(copy), copy, tmp_path)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BookError, match="Name the folder with the source documents"):
        Design(sources=tmp_path / "nowhere").read()
