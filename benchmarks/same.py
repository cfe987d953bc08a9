"""Whether two versions of the program say the same: ``python -m benchmarks.same BEFORE AFTER [BOOK]...``.

``BEFORE`` and ``AFTER`` are two installed commands, as ``/path/to/venv/bin/rulewright``. The reports of each book in
every format have to be the same byte for byte, and the pages of its site the same but for white space. Ends with 1
where something differs, and says what.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

FORMS = ("full", "concise", "json", "sarif", "junit", "github")
SPACE = re.compile(rb"\s+")
PLACE = re.compile(rb"[^\"'\s(]*/rules/books/")  # where the checkout of a version lies
OF_THE_BUILD = "pages.json"  # tells which program made the pages
TEXT = (".html", ".json", ".xml", ".sarif")


def said(command: Path, *arguments: str) -> bytes:
    """What a command says and its code, in an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([command, *arguments], cwd=folder, capture_output=True)
    return PLACE.sub(b"", done.stdout + done.stderr) + str(done.returncode).encode()


def pages(command: Path, book: str) -> dict[str, bytes]:
    """The text files of the site of a book, by their paths, without white space."""
    with tempfile.TemporaryDirectory() as folder:
        build = [command, "site", book, "--output", f"{folder}/site"]
        subprocess.run(build, cwd=folder, check=True, capture_output=True)
        files = (p for p in Path(folder, "site").rglob("*") if p.suffix in TEXT and p.name != OF_THE_BUILD)
        return {p.relative_to(folder).as_posix(): PLACE.sub(b"", SPACE.sub(b"", p.read_bytes())) for p in files}


def differences(before: Path, after: Path, book: str, with_site: bool) -> Iterator[str]:
    """What the two versions say differently of a book."""
    for form in FORMS:
        if said(before, "check", book, "--format", form) != said(after, "check", book, "--format", form):
            yield f"{book}: the report as {form}"
    if with_site:
        old, new = pages(before, book), pages(after, book)
        yield from (f"{book}: {name}" for name in sorted(old.keys() | new.keys()) if old.get(name) != new.get(name))


@click.command()
@click.argument("before", type=click.Path(exists=True, path_type=Path))
@click.argument("after", type=click.Path(exists=True, path_type=Path))
@click.argument("books", nargs=-1, required=True)
@click.option("--site/--no-site", "with_site", default=True)
def main(before: Path, after: Path, books: tuple[str, ...], with_site: bool) -> None:
    """Compare what two versions say of books."""
    found = [line for book in books for line in differences(before, after, book, with_site)]
    click.echo("".join(f"{line} differs\n" for line in found) or "nothing differs\n", nl=False)
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
