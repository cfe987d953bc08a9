"""The command that makes a book of a document, and lays another version of the document beside it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import click

from rulewright.cli.shell import tell, wrong


@click.command("import")
@click.argument("document", metavar="FILE", type=click.Path(path_type=Path))
@click.argument("folder", metavar="[FOLDER]", required=False, type=click.Path(path_type=Path))
@click.option("--quote", is_flag=True, help="Write each passage above its clause, as a comment, if you may copy it.")
@click.option("--write", "writing", is_flag=True, help="Of a second version: write what is shown into the book.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def import_document(document: Path, folder: Path | None, quote: bool, writing: bool, form: str) -> None:
    """Make a book of a document: pages of drafts, a clause for each passage, for you to encode.

    FILE is text (.txt), Markdown (.md), HTML, DOCX or PDF. Clauses have the numbers that are printed, where their
    passage stands, its hash and what it refers to; words that sound like duties and permissions stand above them as
    comments. Without FOLDER the book is named after the file.

    If FOLDER holds a book made of an earlier version, nothing is written: which passages are moved, reworded, split,
    joined, new or gone is told, with a patch of the pages. --write applies it, and keeps all that you have written.

    Ends with 0, with 1 if a second version leaves clauses to look at, with 2 if something cannot be read.
    """
    from rulewright.files.places import shown_path
    from rulewright.tools.import_book import folder_of, import_again, import_new, is_book, write_all
    from rulewright.tools.import_text import as_json, first_report, second_report
    from rulewright.tools.skeleton import RECORD

    folder = folder or folder_of(document)
    if not is_book(folder):
        if writing or form == "json":
            option = "--write" if writing else "--format json"
            raise wrong(f"{shown_path(folder)} holds no book yet", f"Leave out {option}: the first import writes one.")
        found = import_new(document, folder, quote)
        write_all(folder, found.files)
        tell(first_report(found, folder, shlex.quote(str(folder))), nl=False)
        return
    again = import_again(document, folder, quote)
    if form == "json":
        tell(as_json(again), nl=False)
    else:
        tell(second_report(again), nl=False)
    pages = [path for path in again.after if path != RECORD]
    if writing:
        write_all(folder, again.after)
        if form == "text":
            tell(f"{len(pages)} file{'s' if len(pages) != 1 else ''} written below {shown_path(folder)}.")
    elif pages and form == "text":
        tell(f"\n{again.patch(folder.name)}\nTo apply this: add --write.", nl=True)
    sys.exit(1 if again.unsettled else 0)
