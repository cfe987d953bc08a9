"""The command line: its commands and their exit codes.

0 nothing unresolved; 1 findings at or above the fail level, or failing scenarios; 2 the book or the
call is wrong; 3 nothing found but something undecided. Broken off, a command ends as ``start`` tells.
"""

from __future__ import annotations

import click

from rulewright.cli import books, check, compare, source
from rulewright.cli.shell import Commands


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="rulewright")
def main() -> None:
    """A rulebook written once, then run, proved and browsed.

    BOOK is the folder of a book, a folder of books, or the name of a shipped one. Without one, a command means the
    book of the current folder, or all shipped books where that holds none.
    """


for command in (
    check.check,
    check.baseline,
    books.list_clauses,
    books.show,
    books.test,
    check.explain,
    books.suggest,
    books.mutate,
    books.fields,
    books.play,
    books.phrases,
    compare.diff,
    compare.reviewed,
    compare.log,
    compare.ask,
    books.init,
    source.import_document,
    books.rename,
    books.site,
):
    main.add_command(command)
