"""A mutation run over books: both figures, and every survivor."""

from __future__ import annotations

from collections.abc import Callable

import click

from graph.scenario import Scenario
from rules.model import Book
from verifier.mutate import Mutant, givens, judge, mutants


def mutate_books(
    books: list[tuple[Book, list[Scenario]]],
    clauses: frozenset[str],
    everything: bool,
    progress: Callable[[str], None],
) -> float:
    """Print survivors and figures; the share of noticed mutants in percent over all books."""
    killed = total = 0
    for book, scenarios in books:
        own_killed = own_total = needed = counted = 0
        altered: dict[str, list[Mutant]] = {}
        for clause in book.clauses.values():
            if clauses and clause.id not in clauses:
                continue
            progress(f"{book.id}: {clause.id}")
            altered[clause.id] = list(mutants(book, clause))
            for verdict in judge(book, scenarios, altered[clause.id]):
                own_total += 1
                own_killed += verdict.killed
                if everything or not verdict.killed:
                    click.echo(f"{'noticed' if verdict.killed else 'survived'}  {verdict.clause}  {verdict.what}")
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
            f"{needed} of {counted} Givens needed ({_percent(needed, counted)})"
        )
        killed, total = killed + own_killed, total + own_total
    return 100.0 * killed / total if total else 100.0


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "none"
