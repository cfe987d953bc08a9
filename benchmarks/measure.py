"""The measurements of one run, book by book, and the ratios between them."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.books import change_guard, copy_book
from benchmarks.children import Deadline, Figures, task, timed
from rulewright.run.run import load

CHEAP_SECONDS = 3.0  # what takes longer is measured once
REPEATS = 3
RATIOS = {  # ratio -> the figure above and the figure below
    "warm_gain": ("cold", "warm"),
    "changed_gain": ("cold", "changed"),
    "edited_gain": ("cold", "edited"),
    "all_pairs_per_candidate": ("all_pairs", "candidates"),
    "all_pairs_per_query": ("all_pairs", "queries"),
    "player_over_pytest": ("player_per_second", "pytest_per_second"),
}
BOOK_FIGURES = (
    *("parts", "cold", "memory", "fill", "warm", "changed", "edited"),
    *("all_pairs", "pairs", "candidates", "queries", "quick"),
    *("warm_queries", "changed_queries", "asked", "solving"),
    *("scenarios", "player_per_second", "pytest_per_second"),
)


@dataclass
class Run:
    """All figures of one run; those that are missing were not measured, or do not exist."""

    quick: bool
    start: Figures = field(default_factory=dict)
    books: dict[str, Figures] = field(default_factory=dict)
    changes: dict[str, str] = field(default_factory=dict)  # book -> what its copy says otherwise


def measure(books: list[Path], quick: bool, deadline: Deadline, say: Callable[[str], None]) -> Run:
    """Measure the books until the deadline; the cheapest to check get their caches measured first.

    Raises:
        BookError: for a book that does not load.
    """
    for book in books:
        load(book)
    run = Run(quick)
    repeats = 1 if quick else REPEATS
    say("start-up")
    run.start = start_up(repeats + 2, deadline)
    for number, book in enumerate(books):
        say(f"{book.name}: scenarios, cold check, solvers")
        figures = run.books[book.resolve().name] = played(book, repeats, deadline)
        figures.update(cold(book, quick, repeats, deadline.left / (len(books) - number + 1)))
    for book in sorted(books, key=lambda b: run.books[b.resolve().name].get("cold", float("inf"))):
        name = book.resolve().name
        if run.books[name].get("cold", float("inf")) < deadline.left:
            say(f"{book.name}: cache")
            cached(book, run, repeats, deadline)
    for figures in run.books.values():
        figures.update(ratios(figures))
    return run


def start_up(repeats: int, deadline: Deadline) -> Figures:
    """The start of the command against the start of Python."""
    bare = median_of(repeats, lambda: timed(["-c", "pass"], deadline.left))
    told = median_of(repeats, lambda: timed(["-m", "rulewright.cli", "--help"], deadline.left))
    return {} if bare is None or told is None else {"python": bare, "help": told, "help_over_python": told / bare}


def median_of(repeats: int, once: Callable[[], float | None]) -> float | None:
    """The median of what could be measured; what is not cheap is measured once."""
    found: list[float] = []
    for _ in range(repeats):
        value = once()
        if value is None:
            break
        found.append(value)
        if value > CHEAP_SECONDS:
            break
    return statistics.median(found) if found else None


def played(book: Path, repeats: int, deadline: Deadline) -> Figures:
    """How many scenarios a second the player plays, and the command that plays them under pytest."""
    figures = task(deadline.left, "scenarios", str(book.resolve()), str(repeats))
    used = timed(["-m", "rulewright.cli", "test", str(book.resolve())], deadline.left)
    if used is not None and "scenarios" in figures:
        figures["pytest_per_second"] = figures["scenarios"] / used
    return figures


def cold(book: Path, quick: bool, repeats: int, limit: float) -> Figures:
    """A check without a cache, what it asked, and the same questions put to the solver once more."""
    ends = Deadline.after(limit)
    most, patience = ("40", "4") if quick else ("300", "10")
    figures = task(limit, "solver", str(book.resolve()), most, patience)
    first = figures.pop("seconds", None)
    if first is None:
        return figures
    rest = [first]
    while len(rest) < repeats and first <= CHEAP_SECONDS and first < ends.left:
        rest += [v for k, v in task(ends.left, "check", str(book.resolve())).items() if k == "seconds"] or [first]
    return {**figures, "cold": statistics.median(rest)}


def cached(book: Path, run: Run, repeats: int, deadline: Deadline) -> None:
    """A check that fills a cache, one that finds all in it, and those after a guard was changed."""
    figures = run.books[book.resolve().name]
    with tempfile.TemporaryDirectory() as folder:
        copy, cache = copy_book(book, Path(folder)), Path(folder) / "cache"

        def checked(name: str) -> float | None:
            found = task(deadline.left, "check", str(copy), str(cache))
            if "seconds" not in found:
                return None
            figures[f"{name}_queries"] = found["queries"]
            return found["seconds"]

        keep(figures, "fill", checked("fill"))
        figures.pop("fill_queries", None)
        if "fill" not in figures:
            return
        keep(figures, "warm", median_of(repeats, lambda: checked("warm")))
        change = change_guard(copy)
        if change is not None:
            run.changes[book.resolve().name] = change
            keep(figures, "changed", checked("changed"))
            keep(figures, "edited", task(deadline.left, "edits", str(copy), str(cache), str(repeats)).get("edited"))


def keep(figures: Figures, name: str, value: float | None) -> None:
    """Keep a figure that could be measured."""
    if value is not None:
        figures[name] = value


def ratios(figures: Figures) -> Figures:
    """The ratios whose figures are there."""
    return {
        name: figures[above] / figures[below]
        for name, (above, below) in RATIOS.items()
        if above in figures and figures.get(below)
    }
