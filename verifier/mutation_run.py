"""A mutation run over books: both figures, and every survivor."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from graph.scenario import Scenario
from rules.model import Book
from verifier.context import Context, Memory
from verifier.mutate import Mutant, Result, givens, judge, mutants
from verifier.records import Mutated, keep, records, stamp


def mutate_books(
    books: list[tuple[Book, list[Scenario]]],
    clauses: frozenset[str],
    everything: bool,
    progress: Callable[[str], None],
    kept: Path | None = None,
    memory: Memory | None = None,
) -> float:
    """Print survivors and figures; the share of noticed mutants in percent over all books.

    Those that are proved to play as the clause does are counted apart. The figures of each clause are kept in the
    folder ``kept``.
    """
    killed = total = 0
    for book, scenarios in books:
        context = Context(book, memory=memory)
        own_killed = own_total = same = needed = counted = 0
        altered: dict[str, list[Mutant]] = {}
        figures: dict[str, tuple[int, int]] = {}
        for clause in book.clauses.values():
            if clauses and clause.id not in clauses:
                continue
            progress(f"{book.id}: {clause.id}")
            altered[clause.id] = list(mutants(book, clause))
            before = own_killed, own_total
            for verdict in judge(context, scenarios, altered[clause.id]):
                own_total += verdict.result is not Result.EQUIVALENT
                own_killed += verdict.result is Result.NOTICED
                same += verdict.result is Result.EQUIVALENT
                if everything or verdict.result is Result.SURVIVED:
                    click.echo(f"{verdict.result.value:10}  {verdict.clause}  {verdict.what}")
            figures[clause.id] = own_killed - before[0], own_total - before[1]
        if kept is not None:
            _keep(kept, book, figures)
        for scenario in scenarios:
            if clauses and not clauses.intersection(scenario.tags):
                continue
            progress(f"{book.id}: {scenario.title}")
            facts, idle = givens(book, scenario, [m for tag in scenario.tags for m in altered.get(tag, ())])
            counted += facts
            needed += facts - len(idle)
            for given in idle:
                click.echo(f"idle      {scenario.path}:{scenario.line}  {given.text}")
        click.echo(
            f"{book.id}: {own_killed} of {own_total} mutants noticed ({_percent(own_killed, own_total)}), "
            f"{same} more make no difference, "
            f"{needed} of {counted} Givens needed ({_percent(needed, counted)})"
        )
        killed, total = killed + own_killed, total + own_total
    return 100.0 * killed / total if total else 100.0


def _keep(kept: Path, book: Book, figures: dict[str, tuple[int, int]]) -> None:
    """Keep the figures of some clauses with those that an earlier run kept, if the book has not changed since."""
    before, now = records(kept, book.path).mutated, stamp(book.path)
    same = before.clauses if before is not None and before.stamp.words == now.words else {}
    keep(kept, book.path, Mutated(now, {**same, **figures}))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "none"
