"""The commands that find what is wrong with books, tell why, and keep what is known of it."""

from __future__ import annotations

import gc
import re
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.shell import (
    COLOUR,
    PATHS,
    PRINTED,
    always,
    cores,
    fetch_all,
    find_books,
    load_all,
    memory,
    memory_of,
    never,
    painter,
    progress,
    report_problems,
    split,
    tell,
    write,
    wrong,
)
from rulewright.language.errors import BookError, Problem
from rulewright.language.inert import inert_line

if TYPE_CHECKING:
    from rulewright.book.model import Book
    from rulewright.evidence.context import Memory
    from rulewright.evidence.findings import Finding
    from rulewright.run.last_check import Told, Turnover
    from rulewright.run.run import Report
    from rulewright.run.shelf import Volumes

FORMS = ["full", "concise", "json", "sarif", "junit", "github"]
FINGERPRINT = re.compile("[0-9a-f]{1,16}")
LISTED = "'rulewright check --format concise' lists findings, each with its fingerprint."
SHORTEST = 4  # letters by which a fingerprint may be named


@click.command()
@PATHS
@click.option("--select", "chosen", multiple=True, metavar="CODE", help="Only these checks: codes, prefixes or names.")
@click.option("--ignore", "ignored", multiple=True, metavar="CODE", help="Not these checks.")
@click.option("--format", "form", type=click.Choice(FORMS), default="full", show_default=True)
@click.option("--all", "every", is_flag=True, help="In full: also each finding of one defect, and each known one.")
@click.option("--output", type=click.Path(dir_okay=False), help="Write the report to a file.")
@click.option(
    "--fail-on",
    type=click.Choice(["error", "warning", "note"]),
    default="warning",
    show_default=True,
    help="The mildest finding that makes the run fail.",
)
@click.option("--exit-zero", is_flag=True, help="Succeed whatever is found.")
@click.option("--no-baseline", is_flag=True, help="Show known findings as if they were new.")
@click.option(
    "--sources",
    type=click.Path(exists=True, file_okay=False),
    help="A folder with the source documents: report clauses whose passage has changed.",
)
@click.option("--no-cache", is_flag=True, help="Neither use nor keep the answers of earlier runs.")
@click.option("--jobs", type=click.IntRange(1, 64), help="How many processes; as many as there are cores.")
@click.option(
    "--dask",
    default="",
    metavar="ADDRESS",
    help="Let the workers of this Dask scheduler do the work; only of one you trust.",
)
@click.option(
    "--page", "pages", multiple=True, metavar="PAGE", help="Only what concerns this page: its id, or its file."
)
@click.option("--clause", "clauses", multiple=True, metavar="ID", help="Only what concerns this clause.")
@click.option("--new", "fresh", is_flag=True, help="Only what the last check of the book did not tell.")
@click.option("--watch", is_flag=True, help="Check again whenever a file changes, until you interrupt it.")
@PRINTED
@COLOUR
def check(
    paths: tuple[str, ...],
    chosen: tuple[str, ...],
    ignored: tuple[str, ...],
    form: str,
    every: bool,
    output: str | None,
    fail_on: str,
    exit_zero: bool,
    no_baseline: bool,
    sources: str | None,
    no_cache: bool,
    jobs: int | None,
    dask: str,
    pages: tuple[str, ...],
    clauses: tuple[str, ...],
    fresh: bool,
    watch: bool,
    printed: bool,
    color: str,
) -> None:
    """Prove the books: contradictions, dead clauses, gaps, overlaps.

    With --page, --clause or --new all is checked still; the report and the exit code are of what is asked for.
    """
    from rulewright.evidence.findings import Severity
    from rulewright.evidence.passages import Passages
    from rulewright.reports.github import add_summary, summary
    from rulewright.reports.reports import COLOURED, FORMATS, ONE_LINE, WITH_ERRORS, Look, figures
    from rulewright.run.focus import focus
    from rulewright.run.last_check import change, keep_last, told_last
    from rulewright.run.run import run, select
    from rulewright.run.watch import changes, folders_of, until_interrupted

    gc.set_threshold(100_000, 50, 1000)  # expressions are many, stay, and hold no circles
    if watch and no_cache:
        raise wrong("to watch files is to check again with what is known", "Leave out --no-cache, or --watch.")
    if fresh and no_cache:
        raise wrong("what is new hangs on what the last check told", "Leave out --no-cache, or --new.")
    codes = select(split(chosen), split(ignored))
    store = memory(no_cache)
    if pages or clauses:
        check_names(paths, pages, clauses, store, printed)
    volumes: Volumes | None = {} if watch else None

    def look(**how: Any) -> Report:
        passages = Passages(Path(sources)) if sources else None
        brief = always if form in ONE_LINE else never
        return run(
            find_books(paths),
            codes,
            store,
            baseline=not no_baseline,
            passages=passages,
            brief=brief,
            printed=printed,
            volumes=volumes,
            **how,
        )

    def checked() -> tuple[Report, Report]:
        """What was told, and the same with what the last check told too."""
        with progress() as say:
            whole = look(progress=say, jobs=jobs or cores(), dask=dask)
        shown = focus(whole, pages, clauses) if pages or clauses else whole
        known = [told_last(memory_in(b.book.path), printed) for b in shown.books]
        report = only_new(shown, known) if fresh else shown
        if report.books or not report.problems or form in WITH_ERRORS:
            paint = painter(color if output is None and form in COLOURED else "never")
            write(FORMATS[form](report, Look(paint, Severity(fail_on), every)), output, color)
        if form == "github":
            add_summary(summary(report, figures(report)))
        if report.problems:
            report_problems(report.problems)
        for fault in (f for b in report.books for f in b.faults):
            tell(f"FAULT OF RULEWRIGHT, please report it: {fault}", err=True)
        for found, told, before in zip(whole.books, shown.books, known, strict=True):
            keep_last(memory_in(found.book.path), printed, before, found, told, codes)
        return report, shown

    def memory_in(book: Path) -> Memory | None:
        return store.of(book) if store is not None else None

    if not watch:
        sys.exit(exit_code(checked()[0], fail_on, exit_zero))
    report: Report | None = None
    last: Report | None = None
    with until_interrupted() as over:
        for first in changes(folders_of(find_books(paths), sources), output, over):
            if not first and sys.stdout.isatty():
                click.clear()
            before, (report, last) = last, checked()
            if before is not None:
                come_and_gone(change(before, last))
            click.echo(f"Checked in {report.seconds:.1f} s. Waiting for changes; Ctrl-C ends.", err=True)
            if len(report.books) == len(find_books(paths)):
                look(whole=False)  # works out what the next edit needs
            gc.collect()  # books that were edited go in circles
    if report is None:
        raise KeyboardInterrupt  # before there was one
    sys.exit(exit_code(report, fail_on, exit_zero))


def check_names(
    paths: tuple[str, ...], pages: tuple[str, ...], clauses: tuple[str, ...], store: Memory | None, printed: bool
) -> None:
    """Raise BookError for a page or a clause that no book has, before anything is proved; where all can be read."""
    from rulewright.run.focus import unknown_names

    books: list[Book] = []
    with suppress(BookError):  # which the check tells
        books = [found.book for _, found in fetch_all(paths, store, printed)]
    problems = unknown_names(books, pages, clauses) if books else []
    if problems:
        raise BookError(problems)


def only_new(report: Report, known: list[Told | None]) -> Report:
    """What of a report the last check did not tell; of a book of which none is known all, and that is said."""
    from rulewright.run.last_check import new_ones

    books = []
    for told, before in zip(report.books, known, strict=True):
        if before is None:
            tell(f"{told.book.id}: no check of it is known, so all of it is told.", err=True)
        books.append(told if before is None else new_ones(told, before))
    return replace(report, books=books, new=any(before is not None for before in known))


def come_and_gone(change: Turnover) -> None:
    """What has come and gone since the check before, in a line each, to the error stream."""
    for word, findings in (("Come", change.come), ("Gone", change.gone)):
        for finding in findings:
            told = f"{finding.code} {finding.name} {' × '.join(finding.clauses)} [{finding.fingerprint}]"
            click.echo(f"{word}: {inert_line(told)}", err=True)


def exit_code(report: Report, fail_on: str, exit_zero: bool) -> int:
    """The code that a check ends with."""
    from rulewright.evidence.findings import Severity

    if report.problems:
        return 2
    if exit_zero:
        return 0
    if any(f.severity.rank <= Severity(fail_on).rank and f.status == "open" for f in report.findings):
        return 1
    return 3 if any(not u.known for u in report.undecided) else 0


@click.command()
@PATHS
@click.option(
    "--write",
    "writing",
    is_flag=True,
    help="Add the entries to the baseline of each book; fingerprints of earlier versions are written anew.",
)
@click.option("--select", "chosen", multiple=True, metavar="FINGERPRINT|CODE", help="Only these findings.")
@click.option("--examples", is_flag=True, help="Keep the state that shows each known finding: runs begin with it.")
def baseline(paths: tuple[str, ...], writing: bool, chosen: tuple[str, ...], examples: bool) -> None:
    """Propose entries for what is found and not in the baseline; a person writes the reasons."""
    if examples and writing:
        raise wrong("'--examples' goes without '--write'", "Write the entries and give each its reason first.")
    if examples and chosen:
        raise wrong("'--examples' goes without '--select'", "The examples of all known findings are kept.")
    if examples:
        keep_examples(paths)
        return
    from rulewright.files.places import shown_path
    from rulewright.run.baseline import HEAD, NAME, of_an_earlier_version, proposal, read_baseline, renamed
    from rulewright.run.baseline_text import amend
    from rulewright.run.run import check_book, select

    words = split(chosen)
    named = tuple(fingerprint(w) for w in words if FINGERPRINT.fullmatch(w))
    others = [w for w in words if w not in named]
    codes = select(others, ()) if others or not named else frozenset()
    unmet = list(named)
    doubts: list[Problem] = []
    for path, book, scenarios in load_all(paths):
        with progress() as say:
            report = check_book(book, scenarios, select((), ()), memory_of(path), say, cured=never, brief=always)
        found = [f for f in report.findings if f.status == "open"]
        found = [f for f in found if f.code in codes or f.fingerprint.startswith(named)]
        unmet = [word for word in unmet if not any(f.fingerprint.startswith(word) for f in found)]
        meant = renamed(entries := read_baseline(path)[0], found)
        doubts += [p for e in entries if e.fingerprint not in meant and (p := of_an_earlier_version(e, found))]
        new = [f for f in found if f not in meant.values()]
        if (new or meant) and writing:
            for line in amend(path, new, meant):
                tell(line)
        elif new:
            tell(f"# {shown_path(path / NAME)}\n{HEAD.splitlines()[-1]}\n{proposal(new)}", nl=False)
    if doubts:
        raise BookError(doubts)
    if unmet:
        raise wrong(f"there is no open finding '{unmet[0]}'", LISTED)


def keep_examples(paths: tuple[str, ...]) -> None:
    """Write the example of each known finding and its cures: what was proved stays, and is proved again where shown."""
    from rulewright.evidence.examples import NAME, examples_of, proved_before, write_examples
    from rulewright.files.places import shown_path
    from rulewright.run.run import is_known, run, select

    kept = {book.id: examples_of(book)[0] for _, book, _ in load_all(paths)}

    def cured(finding: Finding) -> bool:
        return is_known(finding) and proved_before(kept[finding.book], finding) is None

    with progress() as say:
        report = run(find_books(paths), select((), ()), memory(), say, cured=cured, jobs=cores())
    for found in (b for b in report.books if not b.problems):  # of the others it is not known which examples to keep
        known = [f for f in found.findings if is_known(f) and f.example]
        if not known and not (found.book.path / NAME).exists():
            continue
        tell(f"{shown_path(write_examples(found.book.path, known, kept[found.book.id]))}: {len(known)} examples")
    if report.problems:
        report_problems(report.problems)
        sys.exit(2)


@click.command()
@click.argument("what", required=False, metavar="[CODE|KEY|FINGERPRINT]")
@click.argument("paths", nargs=-1, type=click.Path(), metavar="[BOOK]...")
@click.option("--scenario", is_flag=True, help="Only the scenario that replays the finding.")
@PRINTED
def explain(what: str | None, paths: tuple[str, ...], scenario: bool, printed: bool) -> None:
    """Explain a check, a key of the language, or a finding by its fingerprint; without any, list the checks."""
    from rulewright.checks import ALL
    from rulewright.reports.prose import evidence_text, page_of
    from rulewright.reports.reports import full_finding, plain
    from rulewright.run.run import run, select
    from rulewright.site.source import said_of, words

    if what is None:
        for known in ALL:
            click.echo(f"{known.code}  {known.name:<26} {known.severity.value:<8} {known.sentence}")
        return
    for known in ALL:
        if what in (known.code, known.name):
            click.echo(page_of(known))
            return
    if what in words():
        for heading, lines in said_of(what):
            click.echo(
                "\n".join(
                    [heading, *(fill(line, 118, initial_indent="  ", subsequent_indent="    ") for line in lines)]
                )
            )
        return
    wanted = fingerprint(what)
    with progress() as say:
        report = run(
            find_books(paths),
            select((), ()),
            memory(),
            say,
            cured=lambda f: not scenario and f.fingerprint.startswith(wanted),
            brief=lambda f: not f.startswith(wanted),
            printed=printed,
        )
    found = [f for f in report.findings if f.fingerprint.startswith(wanted)]
    if report.problems and not found:
        raise BookError(report.problems)
    if len(found) != 1:
        several = "several findings fit" if found else "there is no finding"
        raise wrong(f"{several} '{what}'", LISTED)
    if scenario:
        tell(found[0].scenario, nl=False)
        return
    (book,) = (b.book for b in report.books if b.book.id == found[0].book)
    tell(full_finding(found[0], report, plain) + evidence_text(book, found[0]), nl=False)


def fingerprint(text: str) -> str:
    """What may be a fingerprint or the beginning of one; what cannot is an error at once, before a book is read."""
    from rulewright.checks import ALL
    from rulewright.phrasing.parse import nearest
    from rulewright.site.source import words

    if not FINGERPRINT.fullmatch(text):
        hint = nearest(text, [*(word for check in ALL for word in (check.code, check.name)), *words()])
        raise wrong(
            f"'{text}' is no check, no key of the language and no fingerprint",
            hint or "Checks are listed by 'rulewright explain', keys on the page of the written language.",
        )
    if len(text) < SHORTEST:
        raise wrong(f"'{text}' is too short for a fingerprint", f"Write at least {SHORTEST} of its letters.")
    return text
