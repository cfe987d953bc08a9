"""A run over books: load, check, gather; the same report for the same input."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from graph.scenario import Scenario, read_features
from rules.errors import BookError, Position, Problem
from rules.loader import load_book
from rules.model import Book
from rules.parse import nearest
from verifier.baseline import apply_baseline, read_baseline, unknown_codes
from verifier.checks import ALL, CHECKS
from verifier.context import Context, Memory, Stats
from verifier.cures import with_proved_cures
from verifier.findings import Finding, Unsettled
from verifier.library import features_of
from verifier.passages import Passages, unreadable
from verifier.played import Played, play
from verifier.settled import CODES, settlements


@dataclass
class BookReport:
    """What was found in one book."""

    book: Book
    findings: list[Finding]
    undecided: list[Unsettled]
    stats: Stats
    scenarios: list[Scenario]
    faults: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)  # of its baseline


@dataclass
class Report:
    """What was found in all books of a run."""

    books: list[BookReport] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def findings(self) -> list[Finding]:
        """All findings, book by book, in the order of the text."""
        return [f for b in self.books for f in b.findings]

    @property
    def undecided(self) -> list[Unsettled]:
        """All questions without an answer."""
        return [u for b in self.books for u in b.undecided]

    def total(self, what: str) -> int:
        """The sum of one figure over the books."""
        return sum(getattr(b.stats, what) for b in self.books)


def select(chosen: Iterable[str], ignored: Iterable[str]) -> frozenset[str]:
    """The codes to run, from codes, prefixes of codes, and names.

    Raises:
        BookError: for a code that no check has.
    """
    known = {c.code for c in ALL}
    names = {c.name: c.code for c in ALL}

    def codes(words: Iterable[str]) -> set[str]:
        found: set[str] = set()
        for word in words:
            fits = {names[word]} if word in names else {c for c in known if word and c.startswith(word)}
            if not fits:
                hint = nearest(word, [*known, *names]) or "The codes are listed by 'rulewright explain'."
                raise BookError([Problem(Position("command line"), f"no check has the code '{word}'", hint)])
            found |= fits
        return found

    wanted = codes(chosen) or known
    return frozenset(wanted - codes(ignored))


def load(path: Path) -> tuple[Book, list[Scenario]]:
    """A book and its scenarios, which name clauses of the book.

    Raises:
        BookError: with all that is wrong with either.
    """
    book = load_book(path)
    folder = features_of(path)
    scenarios, problems = read_features(folder) if folder is not None else ([], [])
    for scenario in scenarios:
        for tag in scenario.tags:
            if tag not in book.clauses:
                hint = nearest(tag, list(book.clauses)) or "A scenario is tagged with the ids of clauses."
                problems.append(Problem(Position(scenario.path, scenario.line, 1), f"'{tag}' is no clause", hint))
        if not scenario.tags:
            place = Position(scenario.path, scenario.line, 1)
            problems.append(Problem(place, f"'{scenario.title}' has no clause", "Write @CLAUSE above its Rule."))
    if problems:
        raise BookError(problems)
    return book, scenarios


def is_open(finding: Finding) -> bool:
    """Whether a finding is neither known nor ruled."""
    return finding.status == "open"


def check_book(
    book: Book,
    scenarios: list[Scenario],
    codes: frozenset[str],
    memory: Memory | None = None,
    progress: Callable[[str], None] = lambda _: None,
    baseline: bool = True,
    passages: Passages | None = None,
    cured: Callable[[Finding], bool] = is_open,
) -> BookReport:
    """Run the checks of the codes over one book; what its baseline and its rulings say of a finding is marked.

    Cures are proved for the findings that ``cured`` picks.
    """
    counts: dict[str, int] = {}
    for scenario in scenarios:
        for tag in scenario.tags:
            counts[tag] = counts.get(tag, 0) + 1
    progress(f"{book.id}: scenarios")
    shown = played(book, scenarios, memory)
    context = Context(book, counts, progress=progress, memory=memory, played=shown, passages=passages)
    found: list[Finding] = []
    for checks, find in CHECKS:
        if codes.isdisjoint(c.code for c in checks):
            continue
        progress(f"{book.id}: {checks[0].name}")
        found.extend(f for f in find(context) if f.code in codes)
    unique = {f.fingerprint: f for f in found}
    settled = () if codes.isdisjoint(CODES) else settlements(context)
    ruled = {f.fingerprint: f for s in settled for f in s.findings if f.code in codes}
    ordered = sorted((ruled | unique).values(), key=lambda f: f.sort_key)
    problems: list[Problem] = []
    if baseline:
        entries, problems = read_baseline(book.path)
        problems += unknown_codes(entries, frozenset(c.code for c in ALL))
        ordered, misfits = apply_baseline(entries, ordered, context.undecided, codes)
        problems += misfits
    finds = {c.code: find for checks, find in CHECKS for c in checks}
    progress(f"{book.id}: cures")
    ordered = [with_proved_cures(context, f, finds[f.code]) if cured(f) else f for f in ordered]
    return BookReport(book, ordered, context.undecided, context.stats, scenarios, context.faults, problems)


def played(book: Book, scenarios: list[Scenario], memory: Memory | None = None) -> Played:
    """What the scenarios show, remembered if they were played before."""
    known = memory.played(book, scenarios) if memory is not None else None
    if known is not None:
        return known
    found = play(book, scenarios)
    if memory is not None:
        memory.keep_played(book, scenarios, found)
    return found


def run(
    paths: list[Path],
    codes: frozenset[str],
    memory: Memory | None = None,
    progress: Callable[[str], None] = lambda _: None,
    baseline: bool = True,
    passages: Passages | None = None,
    cured: Callable[[Finding], bool] = is_open,
) -> Report:
    """Check the books at the paths; books that cannot be read are reported with all their errors."""
    started = time.perf_counter()
    report = Report()
    for path in paths:
        try:
            progress(f"{path.name}: reading")
            book, scenarios = load(path)
            if missing := unreadable(book, passages):
                raise BookError(missing)
        except BookError as error:
            report.problems.extend(error.problems)
            continue
        checked = check_book(book, scenarios, codes, memory, progress, baseline, passages, cured)
        report.books.append(checked)
        report.problems.extend(checked.problems)
    report.seconds = time.perf_counter() - started
    return report
