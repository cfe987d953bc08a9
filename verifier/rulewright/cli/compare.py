"""The commands of an editor's desk: what an edit changes, what was looked at, how a clause came to be, questions."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli.shell import (
    COLOUR,
    PRINTED,
    cores,
    fetch_all,
    find_books,
    memory,
    no_clause,
    painter,
    progress,
    tell,
    write,
    wrong,
)
from rulewright.language.errors import BookError, Problem

if TYPE_CHECKING:
    from rulewright.run.editions import Origin

FORMS = ["text", "markdown", "json"]
KINDS = ["narrower", "wider", "different", "undecided", "new", "gone", "model"]
WAYS = "Write 'rulewright diff OLD NEW', 'rulewright diff main..edit BOOK' or 'rulewright diff --erratum ID BOOK'."


@click.command()
@click.argument("words", nargs=-1, metavar="[OLD NEW | REVISION[..REVISION] [BOOK] | [BOOK]]")
@click.option("--erratum", metavar="ID", help="The book without this erratum, and with it.")
@click.option(
    "--allow",
    "allowed",
    multiple=True,
    type=click.Choice(KINDS),
    help="A change of meaning that is meant: it does not fail the run. Give it for each kind.",
)
@click.option(
    "--fail-on",
    type=click.Choice(["error", "warning", "note"]),
    default="note",
    show_default=True,
    help="The mildest finding gained that makes the run fail.",
)
@click.option("--no-check", is_flag=True, help="Leave out which findings are gained and lost.")
@click.option("--format", "form", type=click.Choice(FORMS), default="text", show_default=True)
@click.option("--output", type=click.Path(dir_okay=False), help="Write the differences to a file.")
@click.option("--no-cache", is_flag=True, help="Neither use nor keep the answers of earlier runs.")
@click.option("--jobs", type=click.IntRange(1, 64), help="How many processes; as many as there are cores.")
@COLOUR
def diff(
    words: tuple[str, ...],
    erratum: str | None,
    allowed: tuple[str, ...],
    fail_on: str,
    no_check: bool,
    form: str,
    output: str | None,
    no_cache: bool,
    jobs: int | None,
    color: str,
) -> None:
    """Tell what an edit of a book changes: clauses, findings, scenarios, and what is to be looked at again.

    OLD and NEW are two folders, or the book at two revisions of git (main..edit; a single one is compared with the
    files as they are), or with --erratum the book without an erratum and with it. Of each clause it is told whether it
    is renumbered, moved, reworded, annotated, narrower, wider, different, new or gone; for a change of meaning with a
    state in which the two answer differently, played in both, and otherwise by proof.

    Ends with 0 if no finding is gained and no meaning changed but as --allow says, with 1 if one is, with 2 if a book
    or the call is wrong, with 3 if only something undecided is left.
    """
    from rulewright.evidence.findings import Severity
    from rulewright.run.editions import both
    from rulewright.tools.diff import book_diff
    from rulewright.tools.diff_text import FORMATS, Look

    with sources(words, erratum) as (old, new), progress() as say:
        editions = both(old, new, memory(no_cache))
        found = book_diff(*editions, say, jobs or cores(), not no_check)
    undeclared = tuple(found.undeclared(allowed))
    paint = painter(color if output is None and form == "text" else "never")
    write(FORMATS[form](found, Look(paint, undeclared)), output, color)
    sys.exit(found.exit_code(allowed, Severity(fail_on)))


def sources(words: tuple[str, ...], erratum: str | None) -> AbstractContextManager[tuple[Origin, Origin]]:
    """The two editions that a call names; raises BookError where it names none."""
    from rulewright.run.editions import Origin, is_revision, revisions, without_erratum

    if erratum is not None:
        return nullcontext(without_erratum(one_book(words), erratum))
    if words and is_revision(words[0]):
        return revisions(words[0], one_book(words[1:]))
    if len(words) == 2 and (is_book(words[0]) or os.path.exists(words[0])):
        old, new = (one_book((word,)) for word in words)
        return nullcontext((Origin(str(words[0]), old), Origin(str(words[1]), new)))
    if words and not is_book(words[0]) and not os.path.exists(words[0]):
        return revisions(words[0], one_book(words[1:]))
    raise wrong("it is not said what is to be compared", WAYS)


def is_book(word: str) -> bool:
    """Whether a word names a book."""
    return any((path / "book.yaml").is_file() for path in find_books((word,)))


def one_book(words: tuple[str, ...]) -> Path:
    """The one book that is named, or that of the current folder; raises BookError where it is not one."""
    if len(words) > 1:
        raise wrong(f"'{words[1]}' is one word too many", WAYS)
    found = find_books(words)
    if len(found) != 1:
        raise wrong("one book is compared at a time", f"Name one of: {', '.join(p.name for p in found[:10])}.")
    return found[0]


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="ID... [BOOK]")
def reviewed(words: tuple[str, ...]) -> None:
    """Record that clauses, rulings or pages were looked at as they stand, after what they refer to has changed.

    The file reviewed.yaml beside the book keeps each id with a digest of what was looked at; once that changes again,
    'rulewright diff' lists it again.
    """
    from rulewright.files.places import shown_path
    from rulewright.lowering.loader import load_book
    from rulewright.phrasing.parse import nearest
    from rulewright.run.reviewed import digest_of, everything, record

    ids, named = (words[:-1], words[-1:]) if len(words) > 1 and is_book(words[-1]) else (words, ())
    path = one_book(named)
    book = load_book(path)
    known = everything(book)
    problems: list[Problem] = []
    for word in (word for word in dict.fromkeys(ids) if word not in known):
        hint = nearest(word, list(known)) or "'rulewright diff' lists what is to be looked at."
        problems += wrong(f"there is no clause, ruling or page '{word}'", hint).problems
    if problems:
        raise BookError(problems)
    written = record(path, {word: digest_of(book, known[word]) for word in ids})
    tell(f"{shown_path(written)}: {', '.join(dict.fromkeys(ids))}")


@click.command()
@click.argument("identifier", metavar="ID")
@click.argument("words", nargs=-1, metavar="[BOOK]")
@click.option(
    "--most",
    type=click.IntRange(1, 10_000),
    default=100,
    show_default=True,
    help="How many revisions are read at most.",
)
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--no-cache", is_flag=True, help="Neither use nor keep the answers of earlier runs.")
def log(identifier: str, words: tuple[str, ...], most: int, form: str, no_cache: bool) -> None:
    """Tell the history of a clause: what it said in each revision of git and each erratum, the newest first.

    Told is where its words or its meaning changed: with a state in which the two texts answer differently, played in
    both, or with the proof that there is none. A clause is followed where it has another id, and a book where its
    folder or files stood elsewhere.

    Ends with 0, or with 2 if there is no such clause or the book is wrong.
    """
    from rulewright.lowering.loader import load_book
    from rulewright.tools.log import history
    from rulewright.tools.log_text import FORMATS

    path = one_book(words)
    book, kept = load_book(path), memory(no_cache)
    with progress() as say:
        found = history(path, book, identifier, most, kept.of(path) if kept is not None else None, say)
    if found is None:
        raise no_clause(identifier, [book])
    tell(FORMATS[form](found), nl=False)


@click.command()
@click.argument("book", metavar="BOOK")
@click.argument("phrases", nargs=-1, required=True, metavar="PHRASE...")
@click.option("--for", "names", multiple=True, metavar="NAME:SORT", help="A name in the phrases: somebody of a sort.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--no-cache", is_flag=True, help="Neither use nor keep the answers of earlier runs.")
@PRINTED
def ask(book: str, phrases: tuple[str, ...], names: tuple[str, ...], form: str, no_cache: bool, printed: bool) -> None:
    """Ask whether all that the phrases say can be so at once, how it comes about, and which clauses apply then.

    It is answered by a state to which play leads, with the moments of the way; by a lawful state of which that is open,
    or proved not to be; or by the proof that there is none.

    Ends with 0 if there is such a state, with 1 if there is none, with 2 if a phrase means nothing, with 3 if it is
    undecided.
    """
    from rulewright.evidence.context import Context
    from rulewright.tools.ask import ask as answer_to
    from rulewright.tools.ask_text import FORMATS, exit_code

    path = one_book((book,))
    kept = memory(no_cache)
    ((_, found),) = fetch_all((book,), kept, printed)
    own = kept.of(path) if kept is not None else None
    with progress() as say:
        say("asking")
        answer = answer_to(Context(found.book, memory=own), phrases, names)
    tell(FORMATS[form](found.book, answer), nl=False)
    sys.exit(exit_code(answer))
