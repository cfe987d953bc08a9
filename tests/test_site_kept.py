"""A site that is built again: what has not changed is kept as it was, and every link still leads somewhere."""

from __future__ import annotations

import re
import shutil
from contextlib import nullcontext
from html import unescape
from pathlib import Path

import pytest
from hostile_book import EVIL, LEAGUE, replaced

from verifier import site
from verifier.shelf import fetch
from verifier.site_gherkin import highlighted
from verifier.site_kept import LIST, Made, digest, read_list, write_list
from verifier.site_links import Ends, broken, ends_of

pytest.importorskip("mkdocs")
CLAUSES = "league/E.1.html"


def build(book: Path, output: Path) -> None:
    assert site.build_site([(book, fetch(book))], output, None, lambda _: None) == 0


def files(folder: Path) -> dict[str, bytes]:
    found = (p for p in folder.rglob("*") if p.is_file() and p.suffix != ".gz")
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in found}


def test_a_site_built_over_an_older_one_is_that_which_is_built_alone(tmp_path: Path) -> None:
    book = tmp_path / "book"
    shutil.copytree(LEAGUE, book)
    build(book, tmp_path / "site")
    before = files(tmp_path / "site")
    replaced(book / "tithe.yaml", "says: Ulm has to keep the old rite.", "says: Ulm keeps the old rite.")
    build(book, tmp_path / "site")
    build(book, tmp_path / "alone")
    after = files(tmp_path / "site")
    assert after == files(tmp_path / "alone")
    assert after[CLAUSES] != before[CLAUSES] and after["checks/RW303.html"] == before["checks/RW303.html"]


def test_a_build_that_fails_leaves_the_site_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It once was gone for good with the next build."""
    output = tmp_path / "site"
    output.mkdir()
    (output / site.MARK).write_text("{}", "utf-8")
    (output / "old.html").write_text("old", "utf-8")

    def failing() -> tuple[bool, str]:
        output.mkdir()
        return False, "no"

    monkeypatch.setattr(site, "begun", lambda *_: nullcontext(failing))
    assert site.build_site([(LEAGUE, fetch(LEAGUE))], output, None, lambda _: None) == 2
    assert files(output) == {site.MARK: b"{}", "old.html": b"old"}
    assert (tmp_path / "site-pages" / "docs" / site.MARK).is_file()


def test_a_page_is_kept_for_its_source_and_as_long_as_nobody_touches_it(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text("shown", "utf-8")
    write_list(tmp_path, "shape", {"a.html": Made(digest("source"), digest("shown"), Ends(frozenset(), frozenset()))})
    before = read_list(tmp_path, "shape")
    assert before.page("a.html", "source") is not None
    assert before.page("a.html", "another source") is None and before.page("b.html", "source") is None
    (tmp_path / "a.html").write_text("touched", "utf-8")
    assert before.page("a.html", "source") is None


@pytest.mark.parametrize(
    "spoilt", ["", "[]", '{"shape": "shape", "pages": {"a.html": 1}}', '{"shape": "other", "pages": {}}']
)
def test_a_list_that_cannot_be_read_or_is_of_another_shape_keeps_nothing(tmp_path: Path, spoilt: str) -> None:
    (tmp_path / LIST).write_text(spoilt, "utf-8")
    assert read_list(tmp_path, "shape").pages == {}


def test_links_are_followed_from_their_page_to_a_file_or_a_place() -> None:
    ends = ends_of(
        "a/b.html",
        '<p id="x&amp;y">href="no" <a href="#x%26y">1</a> <a href="../c.html?f=1#z">2</a> <a href="//far">3</a>',
    )
    assert ends == Ends(frozenset({"x&y"}), frozenset({"a/b.html#x&y", "c.html#z"}))


def test_links_to_nowhere_are_told_with_their_page() -> None:
    pages = {"a.html": Ends(frozenset({"x"}), frozenset({"a.html#x", "a.html#y", "b.png", "c.png"}))}
    assert broken(pages, ["b.png"]) == [("a.html", "a.html#y"), ("a.html", "c.png")]


def test_gherkin_is_highlighted_and_keeps_every_character() -> None:
    source = f'@E.1\nScenario: {EVIL}\n  Given the lord of ULM is "BERN" & <b>\n  # a remark\n    | table |'
    shown = highlighted(source, "gherkin", "")
    assert unescape(re.sub(r"<[^>]*>", "", shown)).removesuffix("\n") == source
    assert '<span class="k">Scenario:</span>' in shown and "<script>" not in shown
