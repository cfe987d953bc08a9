"""The command line of the benchmarks: which books, how thoroughly, and where the figures go."""

from __future__ import annotations

from pathlib import Path

import click

from benchmarks.books import by_size
from benchmarks.children import ROOT, Deadline
from benchmarks.measure import measure
from benchmarks.table import table, write_json
from rulewright.files.library import books_at
from rulewright.language.errors import BookError

FULL_SECONDS = 270.0
QUICK_SECONDS = 45.0


@click.command()
@click.option("--book", "names", multiple=True, metavar="BOOK", help="A shipped book or a folder; all shipped ones.")
@click.option("--quick", is_flag=True, help="Measure once; only the smallest shipped book if none is named.")
@click.option("--output", type=click.Path(dir_okay=False, path_type=Path), default=ROOT / "build" / "benchmarks.json")
def main(names: tuple[str, ...], quick: bool, output: Path) -> None:
    """Measure, print a table and write the figures as JSON."""
    books = by_size(books_at(names))
    chosen = books[:1] if quick and not names else books
    try:
        figures = measure(chosen, quick, Deadline.after(QUICK_SECONDS if quick else FULL_SECONDS), say)
    except BookError as error:
        raise click.ClickException("\n".join(map(str, error.problems))) from error
    click.echo(table(figures), nl=False)
    write_json(figures, output)
    click.echo(f"\nWritten to {output}")


def say(what: str) -> None:
    """What is being measured, to the error stream."""
    click.echo(what, err=True)


if __name__ == "__main__":
    main(prog_name="python -m benchmarks")
