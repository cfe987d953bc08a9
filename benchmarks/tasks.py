"""What is measured inside a process of its own, so that nothing is warm before it starts.

Figures are printed as lines of JSON as soon as they are known. Seconds are seconds of the processor, so that other
work on the machine disturbs them little; they do not count the start of Python.
"""

from __future__ import annotations

import gc
import json
import resource
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from unittest.mock import patch

from benchmarks.books import change_guard
from rulewright.book.model import Book
from rulewright.gherkin.scenario import Scenario
from rulewright.gherkin.scenario import run as play
from rulewright.language.expr import conj
from rulewright.run.memory import Store
from rulewright.run.run import BookReport, Report, check_book, load, run, select
from rulewright.run.shelf import Volumes
from rulewright.solver.obligations import Obligation
from rulewright.solver.solve import Prover, Verdict, ask

Asked = tuple[int, Obligation]  # with how much effort


def tell(**figures: float) -> None:
    """Hand figures on at once."""
    print(json.dumps(figures), flush=True)


def seconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    started = time.process_time()
    work()
    return time.process_time() - started


def check(path: Path, cache: str = "") -> Report:
    """Check a book as the command does, with the cache in a folder or without one."""
    started = time.process_time()
    report = run([path], select((), ()), Store(Path(cache)) if cache else None)
    used = time.process_time() - started
    stats = report.books[0].stats
    tell(seconds=used, memory=peak_memory(), queries=stats.queries, candidates=stats.candidates)
    return report


def edits(path: Path, cache: str, repeats: str) -> None:
    """Check a book in a process that stays, each time after a number in a guard was changed."""
    store, volumes, codes = Store(Path(cache)), Volumes(), select((), ())
    again = partial(run, [path], codes, store, volumes=volumes)
    again()
    again(whole=False)
    times: list[float] = []
    while len(times) < int(repeats) and change_guard(path) is not None:
        times.append(seconds(again))
        again(whole=False)
    if times:
        tell(edited=statistics.median(times))


def solver(path: Path, most: str, limit: str) -> None:
    """Check a book; then put what was asked once more to the solver."""
    asked: list[tuple[Book, Asked]] = []
    original = Prover.ask

    def recording(self: Prover, obligation: Obligation) -> Verdict:
        before = self.calls
        verdict = original(self, obligation)
        if self.calls > before:
            asked.append((self.book, (self.resources, obligation)))
        return verdict

    with patch.object(Prover, "ask", recording):
        found = check(path).books[0]
    parts = sum(1 for _ in found.book.parts())
    tell(parts=parts, all_pairs=parts * (parts - 1) // 2, pairs=found.stats.pairs, quick=found.stats.quick)
    own = [question for book, question in asked if book is found.book]
    ask_again(found.book, own[: int(most)], float(limit))


def ask_again(book: Book, asked: list[Asked], limit: float) -> None:
    """Time the same obligations, as many as fit into the limit."""
    solving, number = 0.0, 0
    for effort, obligation in asked:
        if solving > limit:
            break
        solving += seconds(lambda: ask(book, obligation, effort))
        number += 1
    if number:
        tell(asked=number, solving=solving)


def scenarios(path: Path, repeats: str) -> None:
    """Play the scenarios of a book with its own player, the book being loaded."""
    book, listed = load(path)
    if listed:
        times = [seconds(lambda: [play(book, scenario) for scenario in listed]) for _ in range(int(repeats))]
        tell(scenarios=len(listed), player_per_second=len(listed) / statistics.median(times))


def growth(path: Path) -> None:
    """Read a book, then check it: what either takes, and how many questions were settled without the solver."""
    read: list[tuple[Book, list[Scenario]]] = []
    tell(load=seconds(lambda: read.append(load(path))))
    book, listed = read[0]
    tell(clauses=len(book.clauses), parts=sum(1 for _ in book.parts()), load_memory=peak_memory())
    reports: list[BookReport] = []
    tell(check=seconds(lambda: reports.append(check_book(book, listed, select((), ())))))
    stats = reports[0].stats
    tell(memory=peak_memory(), candidates=stats.candidates, quick=stats.quick, pairs=stats.pairs)
    tell(findings=len(reports[0].findings), open=len(reports[0].undecided) + len(reports[0].faults))


def rivals(path: Path) -> None:
    """Check a book; then ask of every two of its clauses, in a solver of their own, whether both can apply."""
    book, listed = load(path)
    reports: list[BookReport] = []
    codes = select((), ("RW7",))  # there are no scenarios on either side
    tell(ours=seconds(lambda: reports.append(check_book(book, listed, codes))))
    tell(ours_found=len(reports[0].findings))
    parts = list(book.parts())
    asked = [Obligation("", conj([one.guard, other.guard])) for one, other in combinations(parts, 2)]
    tell(all_pairs=seconds(lambda: [ask(book, obligation) for obligation in asked]), pairs=len(asked))


def peak_memory() -> float:
    """The most memory this process has held, in megabytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


TASKS: dict[str, Callable[..., object]] = {
    "check": check,
    "edits": edits,
    "solver": solver,
    "scenarios": scenarios,
    "growth": growth,
    "rivals": rivals,
}

if __name__ == "__main__":
    gc.set_threshold(100_000, 50, 1000)  # as the command does
    TASKS[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:])
