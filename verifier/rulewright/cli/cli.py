"""The command line: every command, its options and its exit codes.

0 nothing unresolved; 1 findings at or above the fail level, or failing scenarios; 2 the book or the
call is wrong; 3 nothing found but something undecided. Broken off, a command ends as ``start`` tells.
"""

from __future__ import annotations

import atexit
import gc
import os
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.exceptions import Exit

from rulewright.language.errors import BookError, Position, Problem
from rulewright.language.inert import inert, inert_line

if TYPE_CHECKING:
    from rulewright.book.model import Book, Clause
    from rulewright.evidence.context import Memory
    from rulewright.gherkin.scenario import Scenario
    from rulewright.run.run import Report
    from rulewright.run.shelf import Fetched, Volumes

FORMS = ["full", "concise", "json", "sarif", "junit", "github"]
PATHS = click.argument("paths", nargs=-1, type=click.Path(), metavar="[BOOK]...")
FINGERPRINT = re.compile("[0-9a-f]{1,16}")
LISTED = "'rulewright check --format concise' lists findings, each with its fingerprint."
INTERRUPTED, BROKEN_PIPE = 130, 141  # codes
MOST_TOLD = 200  # errors
SHORTEST = 4  # letters by which a fingerprint may be named
COLOUR = click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto", help="Colours.")
PRINTED = click.option("--without-errata", "printed", is_flag=True, help="Read the text as it was printed.")


atexit.register(gc.freeze)  # at the end of the process nothing need be looked through once more


class Commands(click.Group):
    """Commands whose errors are told, never traced."""

    def make_context(self, *arguments: Any, **extra: Any) -> click.Context:
        with endings():
            return super().make_context(*arguments, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        with endings():
            return super().invoke(ctx)


@contextmanager
def endings() -> Iterator[None]:
    """What breaks a command off is told in a sentence, and ends it with a code."""
    try:
        yield
    except click.ClickException as error:
        raise click.UsageError(inert(error.format_message()), getattr(error, "ctx", None)) from error
    except BookError as error:
        report_problems(error.problems)
        raise Exit(2) from error
    except BrokenPipeError as error:
        raise Exit(BROKEN_PIPE) from error
    except OSError as error:
        place = str(error.filename or "what is written")
        report_problems([Problem(Position(place), error.strerror or str(error))])
        raise Exit(2) from error
    except MemoryError as error:
        report_problems(wrong("there is not enough memory", "Check fewer books at once, or try --jobs 1.").problems)
        raise Exit(2) from error
    except KeyboardInterrupt as error:
        click.echo("Interrupted.", err=True)
        raise Exit(INTERRUPTED) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="rulewright")
def main() -> None:
    """A rulebook written once, then run, proved and browsed.

    BOOK is the folder of a book, a folder of books, or the name of a shipped one. Without one, a command means the
    book of the current folder, or all shipped books where that holds none.
    """


def tell(text: str, err: bool = False, nl: bool = True) -> None:
    """Words of a book, and names of files, to the output or the error stream."""
    click.echo(inert(text), err=err, nl=nl)


def report_problems(problems: list[Problem]) -> None:
    """Errors to the error stream, with their number."""
    for problem in problems[:MOST_TOLD]:
        tell(str(problem), err=True)
    if len(problems) > MOST_TOLD:
        click.echo(f"and {len(problems) - MOST_TOLD} more; mend these first.", err=True)
    click.echo(f"{len(problems)} error{'s' if len(problems) != 1 else ''}.", err=True)


def wrong(message: str, hint: str = "") -> BookError:
    """An error of the call."""
    return BookError([Problem(Position("command line"), message, hint)])


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """A line that says what is being done, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.text import Text

    with Console(stderr=True).status("starting") as status:
        yield lambda text: status.update(Text(inert_line(text)))


def painter(colour: str) -> Callable[[str, str], str]:
    """How to colour a text."""
    wanted = colour == "always" or (colour == "auto" and sys.stdout.isatty())
    return (lambda text, fg: click.style(text, fg=fg, bold=True)) if wanted else (lambda text, _: text)


def memory(no_cache: bool = False) -> Memory | None:
    """The answers of earlier runs, unless they are not wanted; it is told where they cannot be had."""
    if no_cache:
        return None
    from rulewright.run.memory import Stores

    return Stores(lambda trouble: tell(f"rulewright: without a cache: {trouble}", err=True))


def memory_of(book: Path) -> Memory | None:
    """The answers of earlier runs about one book."""
    kept = memory()
    return kept.of(book) if kept is not None else None


def never(_: object) -> bool:
    """What is asked of none."""
    return False


def always(_: object) -> bool:
    """What is asked of all."""
    return True


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def find_books(paths: tuple[str, ...]) -> list[Path]:
    """The folders of the books named."""
    from rulewright.files.library import books_at

    return books_at(paths)


def load_all(paths: tuple[str, ...], printed: bool = False) -> list[tuple[Path, Book, list[Scenario]]]:
    """The books named, with their scenarios; all errors of all of them at once."""
    return [(path, found.book, found.scenarios) for path, found in fetch_all(paths, None, printed)]


def fetch_all(paths: tuple[str, ...], kept: Memory | None, printed: bool = False) -> list[tuple[Path, Fetched]]:
    """The books named, as they were last read where they have not changed since; all errors of all of them at once."""
    from rulewright.run.shelf import fetch

    found, problems = [], []
    for path in find_books(paths):
        try:
            found.append((path, fetch(path, kept.of(path) if kept is not None else None, printed)))
        except BookError as error:
            problems.extend(error.problems)
    if problems:
        raise BookError(problems)
    return found


def one_clause(identifier: str, paths: tuple[str, ...], printed: bool = False) -> tuple[Book, list[Scenario], Clause]:
    """The clause of an id, in the books named."""
    from rulewright.files.library import in_command

    books = load_all(paths, printed)
    for _, book, scenarios in books:
        if identifier in book.clauses:
            return book, scenarios, book.clauses[identifier]
    deleted = {c: (made[-1][0], path) for path, book, _ in books for c, made in book.amended().items()}
    if identifier in deleted:
        erratum, path = deleted[identifier]
        command = f"rulewright show {identifier}{in_command(path)} --without-errata"
        raise wrong(
            f"the erratum '{erratum.id}' of {erratum.date} deletes '{identifier}'",
            f"'{command}' shows it as it was printed.",
        )
    raise no_clause(identifier, [book for _, book, _ in books])


def no_clause(identifier: str, books: list[Book]) -> BookError:
    """That no book has a clause of this id."""
    from rulewright.phrasing.parse import nearest

    known = [clause for book in books for clause in book.clauses]
    hint = nearest(identifier, known) or "Clauses are listed by 'rulewright list'."
    return wrong(f"there is no clause '{identifier}'", hint)


def write(text: str, output: str | None, colour: str = "auto") -> None:
    """A report to its file or the terminal."""
    if output is None:
        click.echo(text, nl=False, color=True if colour == "always" else None)
        return
    from rulewright.files.outfile import write_file

    write_file(Path(output), text)


@main.command()
@PATHS
@click.option("--select", "chosen", multiple=True, metavar="CODE", help="Only these checks: codes, prefixes or names.")
@click.option("--ignore", "ignored", multiple=True, metavar="CODE", help="Not these checks.")
@click.option("--format", "form", type=click.Choice(FORMS), default="full", show_default=True)
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
@click.option("--watch", is_flag=True, help="Check again whenever a file changes, until you interrupt it.")
@PRINTED
@COLOUR
def check(
    paths: tuple[str, ...],
    chosen: tuple[str, ...],
    ignored: tuple[str, ...],
    form: str,
    output: str | None,
    fail_on: str,
    exit_zero: bool,
    no_baseline: bool,
    sources: str | None,
    no_cache: bool,
    jobs: int | None,
    dask: str,
    watch: bool,
    printed: bool,
    color: str,
) -> None:
    """Prove the books: contradictions, dead clauses, gaps, overlaps."""
    from rulewright.evidence.findings import Severity
    from rulewright.evidence.passages import Passages
    from rulewright.reports.github import add_summary, summary
    from rulewright.reports.reports import COLOURED, FORMATS, ONE_LINE, WITH_ERRORS, Look, figures
    from rulewright.run.run import run, select
    from rulewright.run.watch import changes, folders_of, until_interrupted

    gc.set_threshold(100_000, 50, 1000)  # expressions are many, stay, and hold no circles
    if watch and no_cache:
        raise wrong("to watch files is to check again with what is known", "Leave out --no-cache, or --watch.")
    codes = select(_split(chosen), _split(ignored))
    store = memory(no_cache)
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

    def checked() -> Report:
        with progress() as say:
            report = look(progress=say, jobs=jobs or cores(), dask=dask)
        if report.books or not report.problems or form in WITH_ERRORS:
            paint = painter(color if output is None and form in COLOURED else "never")
            write(FORMATS[form](report, Look(paint, Severity(fail_on))), output, color)
        if form == "github":
            add_summary(summary(report, figures(report)))
        if report.problems:
            report_problems(report.problems)
        for fault in (f for b in report.books for f in b.faults):
            tell(f"FAULT OF RULEWRIGHT, please report it: {fault}", err=True)
        return report

    if not watch:
        sys.exit(exit_code(checked(), fail_on, exit_zero))
    report = None
    with until_interrupted() as over:
        for first in changes(folders_of(find_books(paths), sources), output, over):
            if not first and sys.stdout.isatty():
                click.clear()
            report = checked()
            click.echo(f"Checked in {report.seconds:.1f} s. Waiting for changes; Ctrl-C ends.", err=True)
            if len(report.books) == len(find_books(paths)):
                look(whole=False)  # works out what the next edit needs
            gc.collect()  # books that were edited go in circles
    if report is None:
        raise KeyboardInterrupt  # before there was one
    sys.exit(exit_code(report, fail_on, exit_zero))


def _split(codes: tuple[str, ...]) -> list[str]:
    return [c.strip() for text in codes for c in text.split(",") if c.strip()]


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


@main.command()
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
    if examples:
        keep_examples(paths)
        return
    from rulewright.files.places import shown_path
    from rulewright.run.baseline import HEAD, NAME, of_an_earlier_version, proposal, read_baseline, renamed
    from rulewright.run.baseline_text import amend
    from rulewright.run.run import check_book, select

    words = _split(chosen)
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
    """Write the example of each known finding and its proved cures; what still holds of these stays."""
    from rulewright.evidence.examples import NAME, write_examples
    from rulewright.files.places import shown_path
    from rulewright.run.run import is_known, run, select

    with progress() as say:
        report = run(find_books(paths), select((), ()), memory(), say, cured=is_known, jobs=cores())
    for found in (b for b in report.books if not b.problems):  # of the others it is not known which examples to keep
        known = [f for f in found.findings if is_known(f) and f.example]
        if not known and not (found.book.path / NAME).exists():
            continue
        tell(f"{shown_path(write_examples(found.book.path, known))}: {len(known)} examples")
    if report.problems:
        report_problems(report.problems)
        sys.exit(2)


@main.command("list")
@PATHS
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@PRINTED
def list_clauses(paths: tuple[str, ...], form: str, printed: bool) -> None:
    """List the clauses of the books."""
    import json

    rows = []
    for _, book, scenarios in load_all(paths, printed):
        counts: dict[str, int] = {}
        amended = book.amended()
        for scenario in scenarios:
            for tag in scenario.tags:
                counts[tag] = counts.get(tag, 0) + 1
        for clause in book.clauses.values():
            source = {"document": clause.source.document, "lines": list(clause.source.lines)}
            rows.append(
                {
                    "id": clause.id,
                    "book": book.id,
                    "kind": clause.kind.value,
                    "scenarios": counts.get(clause.id, 0),
                    "partial": bool(clause.partial),
                    "source": source,
                    "refs": list(clause.refs),
                    "errata": [erratum.id for erratum, _ in amended.get(clause.id, ())],
                }
            )
    if form == "json":
        tell(json.dumps({"clauses": rows}, indent=1, ensure_ascii=False))
        return
    for row in rows:
        tell(f"{row['id']:<40} {row['kind']:<10} {row['scenarios']:>3} scenarios")


@main.command()
@click.argument("identifier", metavar="ID")
@PATHS
@PRINTED
def show(identifier: str, paths: tuple[str, ...], printed: bool) -> None:
    """Show a clause: what it says and said, its formal reading, who refers to it, its findings and scenarios."""
    from rulewright.reports.prose import clause_text
    from rulewright.run.run import check_book, select

    book, scenarios, clause = one_clause(identifier, paths, printed)
    report = check_book(book, scenarios, select((), ()), memory_of(book.path), cured=never, brief=always)
    tell(clause_text(book, clause, scenarios, report.findings), nl=False)


@main.command()
@PATHS
@click.option("--junit", type=click.Path(file_okay=False), help="Write results as JUnit XML, a file for each book.")
@click.option("-k", "titled", default="", metavar="TEXT", help="Only scenarios whose titles hold this text.")
@PRINTED
def test(paths: tuple[str, ...], junit: str | None, titled: str, printed: bool) -> None:
    """Run the scenarios of the books with pytest-bdd."""
    from rulewright.run.scenarios import run_pytest

    books = [(path, sum(s.is_titled(titled) for s in scenarios)) for path, _, scenarios in load_all(paths, printed)]
    if titled:
        books = [(path, number) for path, number in books if number]
        if not books:
            raise wrong(f"no scenario has '{titled}' in its title", "Give a part of the title, as it is written.")
    sys.exit(run_pytest(books, junit, titled, memory(), printed))


@main.command()
@click.argument("what", required=False, metavar="[CODE|FINGERPRINT]")
@click.argument("paths", nargs=-1, type=click.Path(), metavar="[BOOK]...")
@click.option("--scenario", is_flag=True, help="Only the scenario that replays the finding.")
@PRINTED
def explain(what: str | None, paths: tuple[str, ...], scenario: bool, printed: bool) -> None:
    """Explain a check by its code or name, or a finding by its fingerprint; without either, list the checks."""
    from rulewright.checks import ALL
    from rulewright.reports.prose import evidence_text, page_of
    from rulewright.reports.reports import full_finding, plain
    from rulewright.run.run import run, select

    if what is None:
        for known in ALL:
            click.echo(f"{known.code}  {known.name:<26} {known.severity.value:<8} {known.sentence}")
        return
    for known in ALL:
        if what in (known.code, known.name):
            click.echo(page_of(known))
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

    if not FINGERPRINT.fullmatch(text):
        hint = nearest(text, [word for check in ALL for word in (check.code, check.name)])
        raise wrong(f"'{text}' is no check and no fingerprint", hint or "Checks are listed by 'rulewright explain'.")
    if len(text) < SHORTEST:
        raise wrong(f"'{text}' is too short for a fingerprint", f"Write at least {SHORTEST} of its letters.")
    return text


@main.command()
@click.argument("identifier", metavar="ID")
@PATHS
def suggest(identifier: str, paths: tuple[str, ...]) -> None:
    """Propose scenarios for a clause: it fires, and each of its conditions fails alone."""
    from rulewright.evidence.context import Context
    from rulewright.tools.suggest import suggest as proposals

    book, _, clause = one_clause(identifier, paths)
    tell(f"  @{clause.id}\n  Rule: {clause.id} {clause.says}\n")
    for text in proposals(Context(book), clause):
        tell("".join(f"    {line}\n" for line in text.splitlines()))


@main.command()
@PATHS
@click.option("--clause", "clauses", multiple=True, metavar="ID", help="Only these clauses.")
@click.option(
    "--at-least",
    type=click.FloatRange(0, 100),
    default=0.0,
    metavar="PERCENT",
    help="Fail below this share of noticed ones.",
)
@click.option("--all", "everything", is_flag=True, help="Show the noticed mutants too.")
def mutate(paths: tuple[str, ...], clauses: tuple[str, ...], at_least: float, everything: bool) -> None:
    """Alter clauses and see whether their scenarios notice; drop Givens and see whether they matter."""
    from rulewright.tools.mutation_run import mutate_books

    books = [(book, scenarios) for _, book, scenarios in load_all(paths)]
    for clause in clauses:
        if not any(clause in book.clauses for book, _ in books):
            raise no_clause(clause, [book for book, _ in books])
    with progress() as say:
        share = mutate_books(books, frozenset(clauses), everything, say, memory())
    sys.exit(0 if share >= at_least else 1)


@main.command()
@PATHS
@click.option("--lint", is_flag=True, help="Only what is wrong with the phrase book.")
def phrases(paths: tuple[str, ...], lint: bool) -> None:
    """List the phrases of the books with their uses, and what is odd about them."""
    from rulewright.tools.phrasebook import phrase_report

    failed = False
    for path, book, _ in load_all(paths):
        text, wrong_examples = phrase_report(path, book, lint)
        tell(text, nl=False)
        failed |= wrong_examples
    sys.exit(1 if failed else 0)


@main.command()
@click.argument("name")
def init(name: str) -> None:
    """Start a new book in a new folder."""
    from rulewright.tools.new_book import make_book

    for path in make_book(Path(name)):
        tell(str(path))
    tell(f"\nNow: rulewright check {shlex.quote(name)}")


@main.command()
@PATHS
@click.option("--output", type=click.Path(file_okay=False), default="build/site", show_default=True)
def site(paths: tuple[str, ...], output: str) -> None:
    """Build the browsable site of the books."""
    from rulewright.site.build import build_site

    gc.disable()  # nearly all that is made stays to the end, and what does not holds no circles
    try:
        kept = memory()
        books = fetch_all(paths, kept)
        with progress() as say:
            sys.exit(build_site(books, Path(output), kept, say, cores()))
    finally:
        gc.enable()
