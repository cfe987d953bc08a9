"""The commands on books and clauses: what they say, their scenarios, their phrases, their site."""

from __future__ import annotations

import gc
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.shell import (
    PATHS,
    PRINTED,
    always,
    cores,
    fetch_all,
    load_all,
    memory,
    memory_of,
    never,
    no_clause,
    one_clause,
    only_book,
    progress,
    tell,
    wrong,
)

if TYPE_CHECKING:
    from rulewright.book.model import Book, Clause

FILE = click.Path(path_type=Path)


@click.command("list")
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


@click.command()
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


@click.command()
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


@click.command()
@click.argument("words", nargs=-1, metavar="[ID] [BOOK]...")
@click.option("--all", "every", is_flag=True, help="For each clause that no scenario plays, without an ID.")
@click.option("--write", "writing", is_flag=True, help="Add to the feature files what says something of its clause.")
def suggest(words: tuple[str, ...], every: bool, writing: bool) -> None:
    """Propose scenarios for a clause: it fires, and each of its conditions fails alone.

    With --write they are added to the feature file of the clause's page, under titles of their own; what would pass
    whatever the clause says is left out, and told.
    """
    from rulewright.evidence.context import Context
    from rulewright.tools.proposals import without_scenario
    from rulewright.tools.suggest import suggest as proposals

    if every:
        wanted = [(book, without_scenario(book, scenarios)) for _, book, scenarios in load_all(words)]
    elif words:
        book, _, clause = one_clause(words[0], words[1:])
        wanted = [(book, [clause])]
    else:
        raise click.UsageError("Missing argument 'ID', or '--all'.")
    if writing:
        write_proposals(wanted)
        return
    for book, clauses in wanted:
        for clause in clauses:
            tell(f"  @{clause.id}\n  Rule: {clause.id} {clause.says}\n")
            for text in proposals(Context(book), clause):
                tell("".join(f"    {line}\n" for line in text.splitlines()))


def write_proposals(wanted: list[tuple[Book, list[Clause]]]) -> None:
    """Add proposed scenarios of some clauses of books to their feature files, and tell where, and what is left out."""
    from rulewright.evidence.context import Context
    from rulewright.files.places import shown_path
    from rulewright.tools.proposals import additions, propose, write_additions

    for book, clauses in wanted:
        with progress() as say:
            found = propose(Context(book), clauses, say)
        for doubt in (doubt for proposal in found for doubt in proposal.doubts):
            tell(f"left out: {doubt}")
        added = additions(book, found)
        write_additions(added)
        for addition in added:
            of = f"of {addition.clauses} clause{'s' if addition.clauses != 1 else ''}"
            tell(f"{shown_path(addition.path)}: {addition.scenarios} new scenarios {of}")
    if not any(clauses for _, clauses in wanted):
        tell("Each clause that can be played is played by some scenario.")


@click.command()
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


@click.command()
@PATHS
@click.option("--games", type=click.IntRange(1, 100_000), default=200, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="Other games for another number.")
@click.option("--minutes", type=click.FloatRange(0.01, 600), help="Stop after so long, however many games there were.")
@click.option(
    "--exhaustive", is_flag=True, help="Go through all that play comes to, instead; if that ends, never is proved."
)
@click.option(
    "--states",
    type=click.IntRange(1, 10_000_000),
    default=10_000,
    show_default=True,
    help="With --exhaustive: how many states at most, each at each place in the timeline.",
)
@click.option(
    "--moves",
    type=click.IntRange(1, 1_000_000_000),
    default=200_000,
    show_default=True,
    help="With --exhaustive: how many moves at most are tried.",
)
@PRINTED
@click.pass_context
def play(
    context: click.Context,
    paths: tuple[str, ...],
    games: int,
    seed: int,
    minutes: float | None,
    exhaustive: bool,
    states: int,
    moves: int,
    printed: bool,
) -> None:
    """Play random games from set-up: what goes wrong in them, with the moves, and which clauses never had a say."""
    from rulewright.tools.exhaustive import exhaustion_text, play_exhaustively
    from rulewright.tools.games import games_text, play_games

    for name in ("games", "seed", "minutes") if exhaustive else ("states", "moves"):
        if context.get_parameter_source(name) is not click.core.ParameterSource.DEFAULT:
            raise click.UsageError(f"--{name} goes {'without' if exhaustive else 'with'} --exhaustive.")
    if exhaustive:
        endings: list[int] = []
        for _, book, _ in load_all(paths, printed):
            with progress() as say:
                all_of_it = play_exhaustively(book, states, moves, say)
            endings.append(all_of_it.ending)
            tell(exhaustion_text(all_of_it), nl=False)
        sys.exit(1 if 1 in endings else max(endings, default=0))

    wrong_in_some = False
    for _, book, _ in load_all(paths, printed):
        with progress() as say:
            found = play_games(book, games, seed, None if minutes is None else minutes * 60, say)
        wrong_in_some |= bool(found.seen)
        tell(games_text(book, found, seed), nl=False)
    sys.exit(1 if wrong_in_some else 0)


@click.command()
@PATHS
@click.option("--propose", is_flag=True, help="Propose the kind of each field that may be anything at any time.")
@click.option("--write", is_flag=True, help="Write what is proposed into model.yaml.")
def fields(paths: tuple[str, ...], propose: bool, write: bool) -> None:
    """List the fields of the books: what kind each is, who writes it and who reads it."""
    from rulewright.tools.field_edit import write_proposals
    from rulewright.tools.fields import fields_text, roles

    for path, book, _ in load_all(paths):
        found = roles(book, propose or write)
        tell(fields_text(book, found, propose or write), nl=False)
        if write and any(role.proposal is not None for role in found):
            tell(f"Written: {write_proposals(path, found)}")


@click.command()
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


@click.command()
@click.argument("name")
@click.option("--template", help="The small book to begin with: taxes (when unsaid), events, board or policy.")
@click.option(
    "--from", "source", metavar="BOOK", help="Begin with the model and the phrases of a book, without clauses."
)
@click.option("--editor", is_flag=True, help="Only write anew, for a book that is there, what editors are told of it.")
def init(name: str, template: str | None, source: str | None, editor: bool) -> None:
    """Start a new book in a new folder.

    Beside it stand JSON Schemas of its files and the setting by which an editor finds them when it opens the folder: it
    then completes keys and marks slips.
    """
    from rulewright.phrasing.parse import one_of
    from rulewright.tools.editor import settings_text, write_editor_files
    from rulewright.tools.new_book import TAXES, book_from, make_book, templates

    if sum(map(bool, (template, source, editor))) > 1:
        raise wrong("'--template', '--from' and '--editor' do not go together", "Leave out all but one.")
    if template is not None and template not in templates():
        raise wrong(f"there is no template '{template}'", one_of(template, templates()))
    folder = Path(name)
    if editor:
        folder = only_book(name)
    elif source is not None:
        written = book_from(folder, only_book(source))
    else:
        written = make_book(folder, template or TAXES)
    for path in () if editor else written:
        tell(str(path))
    settings, complete = write_editor_files(folder)
    tell(str(settings))
    if not complete:
        tell("\nThese settings were there and stay as they are; add to them what stands between the braces:")
        tell(settings_text(), nl=False)
    if not editor:
        tell(f"\nNow: rulewright check {shlex.quote(name)}")


@click.command()
@click.argument("old")
@click.argument("new")
@click.argument("book", required=False, metavar="[BOOK]")
@click.option("--dry-run", is_flag=True, help="Only tell what would change.")
def rename(old: str, new: str, book: str | None, dry_run: bool) -> None:
    """Give a member, or a phrase as it stands under `say`, another name in all files and scenarios of a book.

    The renamed book has to mean what the book meant, or nothing is written. Sentences stay as they are; those that name
    a member are told.
    """
    from rulewright.files.places import shown_path
    from rulewright.tools.rename import rename as renaming
    from rulewright.tools.rename import write_renaming

    folder = only_book(book or ".")
    found = renaming(folder, old, new)
    for edit in found.edits:
        tell(f"{edit.place}: {edit.old}  →  {edit.new}")
    for place in found.mentions:
        tell(f"{place}: this sentence says '{old}' and stays as it is")
    if not dry_run:
        write_renaming(found)
    done = "would change" if dry_run else "changed"
    tell(f"{len(found.edits)} places in {len(found.texts)} files {done}.")
    if (path := folder / "baseline.yaml").exists():
        tell(f"Findings of which {shown_path(path)} speaks may have other fingerprints now: see 'rulewright check'.")


@click.command()
@PATHS
@click.option("--output", type=click.Path(file_okay=False), default="build/site", show_default=True)
@click.option("--title", help="What the site is called.")
@click.option("--address", default="", metavar="URL", help="Where the site will stand.")
@click.option("--logo", type=FILE, metavar="FILE", help="A picture beside the title.")
@click.option("--stylesheet", type=FILE, metavar="FILE", help="CSS that comes after ours.")
@click.option("--templates", type=FILE, metavar="FOLDER", help="Templates that stand before ours by name.")
@click.option("--sources", type=FILE, metavar="FOLDER", help="Show these documents' words beside ours; if you may.")
@click.option("--pages", type=FILE, metavar="FOLDER", help="Keep the Markdown of the pages here.")
@click.option("--serve", "served", is_flag=True, help="Show it on this machine until you stop it.")
def site(paths: tuple[str, ...], output: str, served: bool, **said: Any) -> None:
    """Build the browsable site of the books."""
    from rulewright.site.needed import missing

    if absent := missing():
        raise wrong(f"{' and '.join(absent)} not installed", "Run: pip install 'rulewright[site]'")
    from rulewright.site.build import build_site
    from rulewright.site.design import Design
    from rulewright.site.preview import preview
    from rulewright.site.text import count

    design = Design(**{name: value for name, value in said.items() if value is not None})
    gc.disable()  # nearly all that is made stays to the end, and what does not holds no circles
    try:
        kept = memory()
        books = fetch_all(paths, kept)
        with progress() as say:
            code = build_site(books, Path(output), kept, say, cores(), design)
    finally:
        gc.enable()
    if code:
        sys.exit(code)
    number = sum(1 for _ in Path(output).rglob("*.html"))
    tell(f"{count(number, 'page')} of {count(len(books), 'book')}: open {Path(output) / 'index.html'}")
    if served:
        preview(Path(output), lambda address: tell(f"{address} shows it; stop it with Ctrl-C."))
