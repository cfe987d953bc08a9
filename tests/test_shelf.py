"""A book from the shelf is what its files tell, whatever has changed in them; nothing but a book comes off it."""

from __future__ import annotations

import io
import os
import pickle
import re
import shutil
from dataclasses import fields
from enum import Enum
from pathlib import Path

import pytest

from rulewright.book.model import Book
from rulewright.language.errors import BookError
from rulewright.lowering.loader import BOOKS
from rulewright.run import shelf
from rulewright.run.memory import Store
from rulewright.run.shelf import Fetched, fetch, loaded, saved
from written_book import MODEL, PHRASES, write_book

PAGE = "period_iii/03_wars_in_india.yaml"
FEATURE = "features/period_iii/03_wars_in_india.feature"
CLAIM = "holds: [the post brings in no income]"


def others(_: str, names: list[str]) -> list[str]:
    """All pages and features but a few."""
    return [name for name in names if name[0].isdigit() and "india" not in name and "poland" not in name]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of some pages of a shipped book with their scenarios, read once."""
    book = tmp_path / "book"
    shutil.copytree(BOOKS / "europa_universalis", book, ignore=others)
    shutil.copytree(BOOKS.parent.parent / "features" / "europa_universalis", book / "features", ignore=others)
    whole = (book / "book.yaml").read_text("utf-8")  # of whose order most pages are missing
    (book / "book.yaml").write_text(re.sub(r"(?m)^order:.*\n(?:  - .*\n)*", "", whole), encoding="utf-8")
    fetched(book)
    return book


def fetched(book: Path) -> Fetched:
    return fetch(book, Store(book.parent / "cache"))


def told(book: Book) -> list[object]:
    """All that a book says; of its phrases what they are, not how often they were read."""
    return [getattr(book, f.name) for f in fields(book) if f.name != "phrases"] + [book.phrases.phrases]


def assert_same(book: Path) -> None:
    """What comes off the shelf is what is read without one, in the same order."""
    got, wanted = fetched(book), fetch(book)
    assert told(got.book) == told(wanted.book) and got.scenarios == wanted.scenarios
    assert list(got.book.clauses) == list(wanted.book.clauses) and list(got.book.sections) == list(wanted.book.sections)


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def whole_is_read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The books that are read as a whole from now on."""
    seen: list[Path] = []
    original = shelf.read
    monkeypatch.setattr(shelf, "read", lambda path, *rest: [seen.append(path), original(path, *rest)][1])
    return seen


def test_a_book_without_a_change_is_not_read(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = whole_is_read(monkeypatch)
    monkeypatch.setattr(shelf, "amended", lambda *_: pytest.fail("something is read"))
    assert fetched(home).name and not seen
    assert_same(home)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (PAGE, "when: [the post is a trading post]", "when: [the post is a trading post, the turn is at least 20]"),
        (PAGE, CLAIM, f"{CLAIM}\n        note: Nobody earns."),
        (PAGE, "title: Wars in India", "title: Wars"),
        (PAGE, 'row: "10"', 'row: "9.."'),
        (FEATURE, "Scenario: ", "Scenario: Again, "),
    ],
)
def test_only_the_changed_file_is_read(
    home: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str
) -> None:
    path = home / file if (home / file).exists() else next((home / "features").rglob("*india*.feature"))
    edit(path, old, new)
    before = fetch(home).book
    seen = whole_is_read(monkeypatch)
    assert told(fetched(home).book) == told(before) and not seen
    assert_same(home)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (PAGE, "clause: III.3/administration.1", "clause: III.3/administration.9"),
        (PAGE, "page: III.3", "page: III.3b"),
        (PAGE, "of: III.3/events.1\n        says: On a ten", "of: III.4/pre.1\n        says: On a ten"),
        ("model.yaml", "sorts:", "# all\nsorts:"),
    ],
)
def test_what_other_pages_may_hang_on_is_read_with_them(home: Path, file: str, old: str, new: str) -> None:
    edit(home / file, old, new)
    try:
        wanted = told(fetch(home).book)
    except BookError as error:
        with pytest.raises(BookError) as raised:
            fetched(home)
        assert raised.value.problems == error.problems
    else:
        assert told(fetched(home).book) == wanted


def test_mistakes_are_told_as_without_a_shelf_and_forgotten_once_mended(home: Path) -> None:
    edit(home / PAGE, CLAIM, "holds: [the post brings in no incme]")
    with pytest.raises(BookError) as plain:
        fetch(home)
    with pytest.raises(BookError) as raised:
        fetched(home)
    assert raised.value.problems == plain.value.problems
    edit(home / PAGE, "no incme", "no income")
    assert_same(home)


def test_an_edit_by_which_a_law_fails_as_the_game_begins_is_told(tmp_path: Path) -> None:
    """The clause that is edited says what is so at any time."""
    richest = "- {clause: c, says: A., while: [Smiths has 9 gold], holds: [Smiths is rich]}"
    law = "laws:\n  nobody is rich yet: all(not rich(g) for g in Guild if gold(g) < 9)"
    book = write_book(tmp_path / "book", richest, model=MODEL.replace("laws:", law))
    assert fetched(book).name
    edit(book / "page.yaml", "9 gold", "3 gold")
    with pytest.raises(BookError, match="the law 'nobody is rich yet' does not hold when the game begins"):
        fetched(book)


SAFE = "- {clause: c, says: The old are safe., for: {g: Guild}, while: [g is old], holds: [g is safe]}"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("holds: [g is safe]", "forbids: [g pays 1 gold]", "does not hold when the game begins"),
        ("while: [g is old]", "while: [g is old, g rolls 3]", "hangs on 'die', which is given at a moment"),
    ],
)
def test_an_edit_that_takes_from_a_law_what_it_hangs_on_is_told(tmp_path: Path, old: str, new: str, why: str) -> None:
    """The clause that is edited said what is so at any time, or says so of less."""
    model = MODEL.replace("  turn:", "  safe: {of: Guild, derived: yes}\n  turn:")
    model = model.replace("laws:", "laws:\n  the old are safe: all(safe(g) or not old(g) for g in Guild)")
    phrases = PHRASES.replace("terms:", '  - {say: "{g:Guild} is safe", means: safe(g)}\nterms:')
    book = write_book(tmp_path / "book", SAFE, model=model, phrases=phrases)
    assert fetched(book).name
    edit(book / "page.yaml", old, new)
    with pytest.raises(BookError, match=why):
        fetched(book)


def test_pages_come_and_go(home: Path) -> None:
    page = home / "period_iii" / "99_last.yaml"
    page.write_text("page: last\ntitle: Last\nsections: []\n", encoding="utf-8")
    assert "last" in fetched(home).book.pages
    page.unlink()
    assert "last" not in fetched(home).book.pages
    assert_same(home)


class Evil:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, ("done",)


def test_nothing_but_a_book_comes_off_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a stranger put there is not obeyed."""
    monkeypatch.chdir(tmp_path)
    files = shelf.hashes(BOOKS / "price_of_power")
    assert files is not None
    good = saved(shelf.read(BOOKS / "price_of_power", files))
    assert loaded(good) is not None
    for data in (pickle.dumps(Evil()), pickle.dumps([1]), good[:-9], b"x" + good, pickle.dumps(os.system)):
        assert loaded(data) is None
    assert not Path("done").exists()


class Older(pickle.Pickler):
    """Writes members of enumerations as Python before 3.11.4 does."""

    def reducer_override(self, obj: object) -> object:
        return (getattr, (type(obj), obj.name)) if isinstance(obj, Enum) else NotImplemented


def older(thing: object) -> bytes:
    written = io.BytesIO()
    Older(written, 5).dump(thing)
    return written.getvalue()


class Reach:
    def __reduce__(self) -> tuple[object, tuple[object, str]]:
        return getattr, (Fetched, "__init__")


def test_books_of_older_pythons_come_off_the_shelf_and_attributes_do_not() -> None:
    files = shelf.hashes(BOOKS / "price_of_power")
    assert files is not None
    volume = shelf.read(BOOKS / "price_of_power", files)
    known = loaded(older(volume))
    assert b"getattr" in older(volume) and known is not None and told(known.book) == told(volume.book)
    assert loaded(pickle.dumps(Reach())) is None
