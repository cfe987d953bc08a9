"""A site that is built again: what has not changed is kept as it was, and every link still leads somewhere."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable
from contextlib import nullcontext
from html import unescape
from pathlib import Path

import pytest

from hostile_book import EVIL, LEAGUE, replaced
from rulewright.run.shelf import fetch
from rulewright.site import build as site
from rulewright.site import own_files
from rulewright.site.gherkin import highlighted
from rulewright.site.links import Ends, broken, ends_of
from rulewright.site.own_files import BUILT
from rulewright.site.page_store import LIST, Made, digest, read_list, write_list

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


Built = tuple[bool, str]
NEW = {"index.html": b"new"}


def site_of(output: Path, names: dict[str, bytes]) -> dict[str, bytes]:
    """A site that was built earlier, in few files."""
    output.mkdir()
    for name, data in names.items():
        (output / name).write_bytes(data)
    (output / BUILT).write_text(json.dumps(sorted(names)), "utf-8")
    return files(output)


def rebuilt(output: Path, monkeypatch: pytest.MonkeyPatch, building: Callable[[Path], Built]) -> int:
    """What comes of a build in which this stands for mkdocs, which is told where to build."""
    pages = output.parent / f"{output.name}-pages"
    monkeypatch.setattr(site, "begun", lambda *_: nullcontext(lambda: building(pages / "site")))
    monkeypatch.setattr(site, "tell_all", lambda *_: [])
    monkeypatch.setattr(site, "write_pages", lambda _, folder, *__: folder.mkdir())
    monkeypatch.setattr(site, "inventory", lambda _: b"")
    monkeypatch.setattr(site, "keep_made", lambda *_: None)
    return site.build_site([], output, None, lambda _: None)


def succeeding(folder: Path) -> Built:
    folder.mkdir()
    (folder / "index.html").write_bytes(b"new")
    return True, ""


def failing(folder: Path) -> Built:
    succeeding(folder)
    return False, "no"


def test_a_build_that_fails_leaves_the_site_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It once was gone for good with the next build."""
    output = tmp_path / "site"
    before = site_of(output, {"old.html": b"old"})
    assert rebuilt(output, monkeypatch, failing) == 2 and files(output) == before
    assert rebuilt(output, monkeypatch, succeeding) == 0
    assert files(output) == {**NEW, BUILT: b'[\n"index.html"\n]\n'} and os.listdir(tmp_path) == ["site"]


@pytest.mark.parametrize("nth", range(6))
def test_a_build_that_breaks_off_anywhere_leaves_the_site_that_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nth: int
) -> None:
    """At any file that it writes or puts in its place; the next build is not in its way."""
    output = tmp_path / "site"
    before = site_of(output, {"old.html": b"old"})
    steps = iter(range(100))

    def counted(work: Callable[..., object]) -> Callable[..., object]:
        def step(*args: object, **named: object) -> object:
            if next(steps) == nth:
                raise KeyboardInterrupt
            return work(*args, **named)

        return step

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_text", counted(Path.write_text))
        patched.setattr(Path, "rename", counted(Path.rename))
        with pytest.raises(KeyboardInterrupt):
            rebuilt(output, monkeypatch, succeeding)
    assert files(output) == before
    if nth:  # else not even the mark of a build is there
        assert rebuilt(output, monkeypatch, succeeding) == 0 and files(output).keys() == {*NEW, BUILT}


def test_what_was_broken_off_between_two_steps_is_put_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is killed there leaves the old site whole beside its place."""
    output, pages = tmp_path / "site", tmp_path / "site-pages"
    before = site_of(output, {"old.html": b"old"})
    pages.mkdir()
    (pages / site.OURS).write_text("", "utf-8")
    output.rename(pages / site.BEFORE)
    assert rebuilt(output, monkeypatch, failing) == 2 and files(output) == before


@pytest.mark.parametrize("name", ["notes.txt", "CNAME", "league/old.md", "a-link"])
def test_a_folder_with_something_of_the_user_is_not_built_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """Beside a site that was built there, too."""
    output = tmp_path / "site"
    site_of(output, {"old.html": b"old"})
    (output / "league").mkdir()
    if name == "a-link":
        (output / name).symlink_to(tmp_path)
    else:
        (output / name).write_text("mine", "utf-8")
    assert rebuilt(output, monkeypatch, succeeding) == 2
    assert f"holds what no build of a site wrote: {name}" in capsys.readouterr().err
    assert (output / name).exists() and (output / "old.html").exists()


def test_what_a_user_puts_into_a_site_while_it_is_built_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "site"
    site_of(output, {"old.html": b"old"})

    def building(folder: Path) -> Built:
        (output / "notes.txt").write_text("mine", "utf-8")
        return succeeding(folder)

    assert rebuilt(output, monkeypatch, building) == 2
    assert "holds what no build of a site wrote: notes.txt" in capsys.readouterr().err
    assert (output / "notes.txt").read_text("utf-8") == "mine" and (output / "old.html").read_bytes() == b"old"


def pages_kept(folder: Path) -> tuple[Path, Path]:
    """Pages that were made, and a folder in which they are kept."""
    made, kept = folder / "made", folder / "kept"
    made.mkdir()
    (made / "index.md").write_text("old", "utf-8")
    assert own_files.keep_pages(made, kept) == []
    (made / "index.md").write_text("new", "utf-8")
    return made, kept


@pytest.mark.parametrize("step", ["copytree", "write_list_of_files", "rename"])
def test_pages_that_are_kept_stay_if_a_build_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Whole, and as the next build takes them."""
    made, kept = pages_kept(tmp_path)
    before = files(kept)

    def broken_off(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        owner = {"copytree": shutil, "write_list_of_files": own_files, "rename": Path}[step]
        patched.setattr(owner, step, broken_off)
        with pytest.raises(KeyboardInterrupt):
            own_files.keep_pages(made, kept)
    assert files(kept) == before and sorted(p.name for p in tmp_path.iterdir()) == ["kept", "made"]
    assert own_files.keep_pages(made, kept) == [] and (kept / "index.md").read_text("utf-8") == "new"


def test_pages_are_not_kept_over_what_a_user_put_there_meanwhile(tmp_path: Path) -> None:
    made, kept = pages_kept(tmp_path)
    (kept / "mine.md").write_text("mine", "utf-8")
    before = files(kept)
    assert own_files.keep_pages(made, kept) == ["mine.md"] and files(kept) == before


def test_a_folder_that_cannot_be_read_is_somebody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, kept = pages_kept(tmp_path)
    (kept / "closed").mkdir()
    (kept / "closed" / "mine.md").write_text("mine", "utf-8")
    look = os.scandir

    def scandir(folder: str | int) -> object:  # a number stands for an open folder
        if str(folder).endswith("closed"):
            raise PermissionError(13, "Permission denied", folder)
        return look(folder)

    with monkeypatch.context() as patched:
        patched.setattr(os, "scandir", scandir)
        assert own_files.keep_pages(made, kept) == ["closed"]
    assert (kept / "closed" / "mine.md").read_text("utf-8") == "mine"


@pytest.mark.parametrize("taken", [False, True])
def test_pages_go_back_where_new_ones_cannot_be_put(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    """Or stay beside their place, if somebody has taken that meanwhile."""
    made, kept = pages_kept(tmp_path)
    before, move = files(kept), Path.rename

    def rename(path: Path, target: Path) -> Path:
        if path.name == "pages":
            if taken:
                kept.mkdir()
                (kept / "mine.md").write_text("mine", "utf-8")
            raise KeyboardInterrupt
        return move(path, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", rename)
        with pytest.raises(OSError if taken else KeyboardInterrupt):
            own_files.keep_pages(made, kept)
    where = next(tmp_path.glob(".kept-*")) / "before" if taken else kept
    assert files(where) == before and (not taken or (kept / "mine.md").read_text("utf-8") == "mine")


@pytest.mark.parametrize("kind", ["file", "link"])
def test_what_a_user_put_in_place_of_a_folder_meanwhile_stays(tmp_path: Path, kind: str) -> None:
    made, kept = pages_kept(tmp_path)
    kept.rename(tmp_path / "elsewhere")
    if kind == "file":
        kept.write_text("mine", "utf-8")
    else:
        kept.symlink_to(tmp_path / "elsewhere")
    assert own_files.put(made, kept, tmp_path / "before") == ["kept"]
    assert (kept.read_text("utf-8") == "mine" if kind == "file" else kept.is_symlink()) and made.is_dir()


def test_a_folder_without_a_site_is_only_taken_if_it_is_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = tmp_path / "site"
    output.mkdir()
    (output / "rules.json").write_text("{}", "utf-8")
    assert rebuilt(output, monkeypatch, succeeding) == 2
    (output / "rules.json").unlink()
    assert rebuilt(output, monkeypatch, succeeding) == 0


def test_a_link_to_a_folder_stays_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "site").symlink_to(tmp_path / "there")
    monkeypatch.chdir(tmp_path)
    output = Path("site")
    pages = tmp_path / "there-pages" / "site"
    assert rebuilt(output, monkeypatch, lambda _: succeeding(pages)) == 0
    assert (tmp_path / "site").is_symlink() and (tmp_path / "there" / "index.html").is_file()


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
