"""A mutation run over books: both figures, and every survivor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial

import click

from rulewright.book.model import Book
from rulewright.evidence.context import Context, Memory
from rulewright.gherkin.scenario import Scenario
from rulewright.language.errors import BookError, Problem
from rulewright.language.inert import inert
from rulewright.run.baseline import Survivor, survivors_of
from rulewright.run.records import Mutated, keep, records, stamp
from rulewright.tools.mutate import Mutant, Result, givens, judge, mutants


def mutate_books(
    books: list[tuple[Book, list[Scenario]]],
    clauses: frozenset[str],
    everything: bool,
    progress: Callable[[str], None],
    memory: Memory | None = None,
) -> float:
    """Print survivors and figures; the share of noticed mutants in percent over all books.

    Those that are proved to play as the clause does are counted apart. The figures of each clause are kept in the
    memory of its book.

    Raises:
        BookError: in the end, for what is wrong with the survivors that a baseline lists.
    """
    killed = total = 0
    problems: list[Problem] = []
    for book, scenarios in books:
        progress(book.id)
        own = memory.of(book.path) if memory is not None else None
        altered = cache(partial(_mutants, book))
        listed, wrong = survivors_of(book.path)
        known = {(e.clause, e.mutant): e.reason for e in listed}
        figures = dict(_figures(book, scenarios, clauses, altered, everything, progress, own, known))
        problems += wrong
        problems += [
            _stale(e) for e in listed if (e.clause, e.mutant) in known and (not clauses or e.clause in clauses)
        ]
        _keep(own, book, {c: (f[Result.NOTICED], f[Result.NOTICED] + f[Result.SURVIVED]) for c, f in figures.items()})
        asked = [s for s in scenarios if not clauses or clauses.intersection(s.tags)]
        facts = givens(book, _watched(asked, book, progress), altered)
        for given in facts:
            if not given.needed:
                _tell(f"idle        {given.path}:{given.line}  {given.text}")
        noticed, survived, equivalent = (sum(f[r] for f in figures.values()) for r in Result)
        needed, number = sum(f.needed for f in facts), noticed + survived
        _tell(
            f"{book.id}: {noticed} of {number} mutants noticed ({_percent(noticed, number)}), "
            f"{equivalent} more make no difference, {needed} of {len(facts)} Givens needed "
            f"({_percent(needed, len(facts))})"
        )
        killed, total = killed + noticed, total + number
    if problems:
        raise BookError(problems)
    return 100.0 * killed / total if total else 100.0


def _figures(
    book: Book,
    scenarios: list[Scenario],
    clauses: frozenset[str],
    altered: Callable[[str], list[Mutant]],
    everything: bool,
    progress: Callable[[str], None],
    memory: Memory | None,
    known: dict[tuple[str, str], str],
) -> Iterator[tuple[str, Counter[Result]]]:
    """The figures of each clause that is asked for; what became of its mutants is printed on the way.

    Those that survive as is ``known`` are taken out of it, and told with the reason.
    """
    context = Context(book, memory=memory)
    for clause in book.clauses:
        if clauses and clause not in clauses:
            continue
        progress(f"{book.id}: {clause}")
        results: Counter[Result] = Counter()
        for verdict in judge(context, scenarios, altered(clause)):
            results[verdict.result] += 1
            if everything or verdict.result is Result.SURVIVED:
                _tell(f"{verdict.result.value:10}  {verdict.clause}  {verdict.what}")
            if verdict.result is Result.SURVIVED and (verdict.clause, verdict.what) in known:
                _tell(f"{'':12}{known.pop((verdict.clause, verdict.what))}")
        yield clause, results


def _stale(entry: Survivor) -> Problem:
    message = f"the baseline lists the mutant '{entry.mutant}' of {entry.clause}, and it does not survive"
    return Problem(entry.position, message, "Remove the entry.")


def _mutants(book: Book, clause: str) -> list[Mutant]:
    return list(mutants(book, book.clauses[clause])) if clause in book.clauses else []


def _watched(scenarios: list[Scenario], book: Book, progress: Callable[[str], None]) -> Iterator[Scenario]:
    for scenario in scenarios:
        progress(f"{book.id}: {scenario.title}")
        yield scenario


def _keep(memory: Memory | None, book: Book, figures: dict[str, tuple[int, int]]) -> None:
    """Keep the figures of some clauses with those that an earlier run kept, if the book has not changed since."""
    before, now = records(memory, book.path).mutated, stamp(book.path)
    same = before.clauses if before is not None and before.stamp.words == now.words else {}
    keep(memory, Mutated(now, {**same, **figures}))


def _tell(text: str) -> None:
    click.echo(inert(text))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "none"
