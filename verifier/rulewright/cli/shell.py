"""What the commands share: how they end, what they say and where, and the books that are named."""

from __future__ import annotations

import atexit
import gc
import os
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
    from rulewright.run.shelf import Fetched

PATHS = click.argument("paths", nargs=-1, type=click.Path(), metavar="[BOOK]...")
INTERRUPTED, BROKEN_PIPE = 130, 141  # codes
MOST_TOLD = 200  # errors
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


def only_book(name: str) -> Path:
    """The folder of the one book of a name; raises BookError where that is none or several."""
    found = [path for path in find_books((name,)) if (path / "book.yaml").is_file()]
    if len(found) != 1:
        several = f"Name one of: {', '.join(path.name for path in found[:10])}."
        raise wrong(
            f"'{name}' is {'several books' if found else 'no book'}",
            several if found else "Name a folder with a book.yaml, or a shipped book.",
        )
    return found[0]


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


def split(codes: tuple[str, ...]) -> list[str]:
    return [c.strip() for text in codes for c in text.split(",") if c.strip()]
