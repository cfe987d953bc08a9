"""The browsable site of the books: everything is checked and run, told as Markdown, and built by mkdocs."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rulewright.checks import ALL
from rulewright.evidence.context import Memory
from rulewright.language.errors import BookError
from rulewright.language.inert import inert, inert_line
from rulewright.run.records import records
from rulewright.run.run import case_of, is_open, reports, select, working
from rulewright.run.shelf import Fetched
from rulewright.run.units import Case
from rulewright.site.applies import kernel_place, kernel_script
from rulewright.site.board import board
from rulewright.site.book_data import BOARD, Told, tell
from rulewright.site.check_pages import checks_page, explained
from rulewright.site.clauses import clause_page
from rulewright.site.data import data_files
from rulewright.site.design import Design
from rulewright.site.findings import CHECKS_START, check_page, finding_page
from rulewright.site.indexes import index_files
from rulewright.site.inventory import INVENTORY, inventory
from rulewright.site.live import live_files
from rulewright.site.mkdocs import begun, configuration, navigation
from rulewright.site.own_files import (
    OTHER_PAGES,
    in_the_way,
    keep_pages,
    not_built,
    of_others,
    put,
    write_list_of_files,
)
from rulewright.site.page_store import LAST, is_made_here, keep_made
from rulewright.site.passages import sources_of
from rulewright.site.phrases import phrases_page, uses_by_phrase
from rulewright.site.read import read_page, read_place
from rulewright.site.replays import replays
from rulewright.site.search import entries
from rulewright.site.source import source_folder
from rulewright.site.start import HOME, REFERENCE, ReferencePage, book_page, home
from rulewright.site.template import Page, Templates
from rulewright.site.text import count, file_names

Loaded = tuple[Path, Fetched]
OWN = ("checks", "reference", "assets", "search", "index", "findings", "language")
OTHER_OUTPUT = "Move it, or name another folder with --output."
REFERENCE_FOLDER = "reference"  # of the Python reference, which Sphinx adds to a site
OURS, BEFORE = "rulewright.txt", "before"  # beside the pages that a site is made of


def build_site(
    books: list[Loaded],
    output: Path,
    memory: Memory | None,
    progress: Callable[[str], None],
    jobs: int = 1,
    design: Design = Design(),  # noqa: B008 — frozen
) -> int:
    """Build the site of the books into a folder; 0 if it was built, 2 if not, with the reason on the error stream.

    Pages of a site that is there are kept only if it is remembered that this user made them.

    Raises:
        BookError: a book, or what is said of the look of the site, cannot be read, or a template cannot show a page.
    """
    shown, output = output, output.resolve()
    pages = output.parent / f"{output.name}-pages"
    if (pages / BEFORE).is_dir() and not output.exists():
        (pages / BEFORE).rename(output)  # a build was broken off between its last two steps
    if output.exists() and not output.is_dir():
        return _refuse(f"{shown} is no folder", "Name a new or empty folder with --output.")
    if output.exists() and (others := not_built(output, REFERENCE_FOLDER)):
        return _refuse(of_others(shown, others), OTHER_OUTPUT)
    if design.pages is not None and (reason := in_the_way(design.pages, output, pages)):
        return _refuse(*reason)
    templates = design.read()
    sources = {path: sources_of(found.book, path, design.sources) for path, found in books}
    for path, found in books:
        if design.sources is not None and sources[path] is None:
            told_of = inert_line(found.book.title)
            print(
                f"site: the words of the source of {told_of} are not shown: they are not ours to show.", file=sys.stderr
            )
    told = tell_all(books, memory, progress, jobs)
    for one in told:
        one.passages = sources[one.path]
        one.records = records(own(memory, one.path), one.path)
    if pages.exists() and not (pages / OURS).is_file():
        return _refuse(f"{pages} is in the way", "Move it, or name another folder with --output.")
    shutil.rmtree(pages, ignore_errors=True)
    pages.mkdir(parents=True)
    (pages / OURS).write_text("What 'rulewright site' makes the site of, and removes.\n", "utf-8")
    if is_made_here(output, own(memory, output)):
        (pages / LAST).write_text(str(output), "utf-8")
    progress("writing pages")
    source = source_folder()
    config = pages / "mkdocs.yml"
    with begun(config, jobs) as build:
        try:
            write_pages(told, pages / "docs", source, templates, design)
        except BookError:  # of a template
            shutil.rmtree(pages)
            raise
        (pages / "docs" / INVENTORY).write_bytes(inventory(told))
        if design.pages is not None and (others := keep_pages(pages / "docs", design.pages)):
            return _refuse(of_others(design.pages, others), OTHER_PAGES)
        (pages / "search.json").write_text(json.dumps(entries(told)), "utf-8")
        given = configuration(pages / "docs", pages / "site", navigation(told, hand_written(source)), design)
        config.write_text(given, "utf-8")
        number = sum(1 for _ in (pages / "docs").rglob("*.md"))
        progress(f"building the site: {count(number, 'page')}")
        built, said = build()
    if not built:
        print(inert(said), file=sys.stderr)
        return _refuse("mkdocs did not build the site without warnings", f"The pages are in {pages}.")
    write_list_of_files(pages / "site")
    if others := put(pages / "site", output, pages / BEFORE, REFERENCE_FOLDER):
        return _refuse(of_others(shown, others), OTHER_OUTPUT)
    shutil.rmtree(pages)
    keep_made(output, own(memory, output))
    return 0


def own(memory: Memory | None, folder: Path) -> Memory | None:
    """The part of a memory that is kept for a folder."""
    return memory.of(folder) if memory is not None else None


def _refuse(message: str, hint: str) -> int:
    print(f"site: {inert_line(message)}\n  {inert_line(hint)}", file=sys.stderr)
    return 2


def tell_all(books: list[Loaded], memory: Memory | None, progress: Callable[[str], None], jobs: int = 1) -> list[Told]:
    """Check the books and run their scenarios; cures are proved of what is open, as a check proves them."""
    names = _folders([found.book.id for _, found in books])
    cases = [_case(found, own(memory, path)) for path, found in books]
    with working(cases, jobs, "") as work:
        found = reports(cases, select((), ()), work, progress, True, is_open)
        progress("replays")
        shown = replays(cases, [report.findings for report in found], work)
    told = zip(books, names, found, shown, strict=True)
    return [tell(path, name, report, lines, own(memory, path), progress) for (path, _), name, report, lines in told]


def _case(found: Fetched, memory: Memory | None) -> Case:
    case, problems = case_of(found, memory)
    if problems:
        raise BookError(problems)
    return case


def _folders(identifiers: list[str]) -> list[str]:
    """A folder for each book; books of one id, such as two versions of one, get a folder each."""
    taken: list[str] = [*OWN]
    for identifier in identifiers:
        taken.append(file_names([identifier], taken)[identifier])
    return taken[len(OWN) :]


def write_pages(books: list[Told], folder: Path, source: Path, templates: Templates, design: Design) -> None:
    """Write every page and data file that mkdocs turns into the site."""
    shutil.copytree(source / "pages", folder)
    design.copy(folder)
    for name, text in generated(books, source, templates, design):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def hand_written(source: Path) -> list[tuple[str, str]]:
    """The hand-written pages, with their titles."""
    names = sorted(p.name for p in (source / "pages").glob("*.md"))
    return [(n, (source / "pages" / n).read_text("utf-8").split("\n", 1)[0].removeprefix("# ")) for n in names]


def generated(
    books: list[Told],
    source: Path,
    templates: Templates | None = None,
    design: Design = Design(),  # noqa: B008 — frozen
) -> Iterator[tuple[str, str]]:
    """Every generated file, by its path from the top of the site.

    Raises:
        BookError: a template cannot show a page.
    """
    templates = templates or design.read()
    site = {"title": design.title, "address": design.address}
    for name, page in pages_of(books, (source / "conf.py").is_file()):
        yield name, templates.show(page, site=site)
    for told in books:
        yield kernel_place(told), kernel_script(told)
    yield from data_files(books)


def pages_of(books: list[Told], reference: bool) -> Iterator[tuple[str, Page]]:
    """Every generated page as data, by its path from the top of the site; with a page for a reference, if there is."""
    yield HOME, home(books, reference)
    if reference:
        yield REFERENCE, ReferencePage()
    for told in books:
        yield from _of_book(told)
    yield BOARD, board(books)
    yield CHECKS_START, checks_page(books)
    for check in ALL:
        yield check_page(check.code), explained(check, books)


def _of_book(told: Told) -> Iterator[tuple[str, Page]]:
    yield told.start, book_page(told)
    yield read_place(told), read_page(told)
    used = uses_by_phrase(told)
    yield told.phrases, phrases_page(told, used)
    yield from index_files(told, used)
    yield from live_files(told)
    for shown in told.shown:
        yield told.pages[shown.id], clause_page(told, shown)
    for finding in told.report.findings:
        yield told.finding(finding), finding_page(told, finding)
