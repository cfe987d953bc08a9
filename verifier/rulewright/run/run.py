"""A run over books: load, check, gather; the same report for the same input."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from rulewright.book.model import Book
from rulewright.checks import ALL
from rulewright.checks.conflict.settlement import CODES
from rulewright.evidence.context import Memory, Stats
from rulewright.evidence.examples import examples_of
from rulewright.evidence.findings import Finding, Known, Unsettled
from rulewright.evidence.passages import Passages, unreadable
from rulewright.gherkin.feature import Scenario
from rulewright.language.errors import BookError, Position, Problem
from rulewright.phrasing.parse import nearest
from rulewright.run.accounts import Account, accounts, left_untold, unknown_tellers
from rulewright.run.baseline import LISTED, apply_baseline, known_to, unknown_codes, with_reasons
from rulewright.run.division import check_cases, cures
from rulewright.run.inheritance import make_ready
from rulewright.run.shelf import Fetched, Volumes, fetch
from rulewright.run.unit_results import Kept
from rulewright.run.units import Case, Portion
from rulewright.run.workers import Work, cluster, here, processes


@dataclass
class BookReport:
    """What was found in one book."""

    book: Book
    findings: list[Finding]
    undecided: list[Unsettled]
    stats: Stats
    scenarios: list[Scenario]
    faults: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)  # of its baseline, its examples and its reports
    accounts: tuple[Account, ...] = ()  # of the reports


@dataclass
class Report:
    """What was found in all books of a run."""

    books: list[BookReport] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    seconds: float = 0.0
    only: str = ""  # the pages and clauses that it was cut down to, in words
    new: bool = False  # what the last check told is left out

    @property
    def findings(self) -> list[Finding]:
        """All findings, book by book, in the order of the text."""
        return [f for b in self.books for f in b.findings]

    @property
    def accounts(self) -> list[Account]:
        """What has become of all reports, book by book."""
        return [a for b in self.books for a in b.accounts]

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
                hint = nearest(word, list(names)) or LISTED
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
    found = fetch(path)
    return found.book, found.scenarios


def is_open(finding: Finding) -> bool:
    """Whether a finding is neither known nor ruled."""
    return finding.status == "open"


def is_known(finding: Finding) -> bool:
    """Whether a finding is in the baseline."""
    return finding.status == "baselined"


def in_full(_: str) -> bool:
    """That a known finding is not told in one line."""
    return False


def known_in(book: Book, memory: Memory | None, brief: Callable[[str], bool]) -> Known:
    """What a book's baseline says is known, of it what is to be told in one line."""
    return {e.fingerprint: e.parties for e in known_to(book.path, memory)[0] if brief(e.fingerprint)}


def case_of(
    found: Fetched,
    memory: Memory | None,
    brief: Callable[[str], bool] = in_full,
    baseline: bool = True,
    passages: Passages | None = None,
) -> tuple[Case, list[Problem]]:
    """A book as a case, with what its baseline knows and the examples that are kept, and what is wrong with these."""
    known = known_in(found.book, memory, brief) if baseline else {}
    examples, problems = examples_of(found.book) if baseline else ({}, [])
    return Case(found.book, tuple(found.scenarios), passages, memory, known, found.name, examples), problems


def check_book(
    book: Book,
    scenarios: list[Scenario],
    codes: frozenset[str],
    memory: Memory | None = None,
    progress: Callable[[str], None] = lambda _: None,
    baseline: bool = True,
    passages: Passages | None = None,
    cured: Callable[[Finding], bool] = is_open,
    brief: Callable[[str], bool] = in_full,
) -> BookReport:
    """Run the checks of the codes over one book; what its baseline and its rulings say of a finding is marked.

    Cures are proved for the findings that ``cured`` picks. Known ones whose fingerprint is ``brief`` have no evidence.
    """
    case, problems = case_of(Fetched(book, scenarios), memory, brief, baseline, passages)
    (report,) = reports([case], codes, here([case]), progress, baseline, cured)
    return replace(report, problems=[*report.problems, *problems])


def reports(
    cases: Sequence[Case],
    codes: frozenset[str],
    work: Work,
    progress: Callable[[str], None],
    baseline: bool,
    cured: Callable[[Finding], bool],
    whole: bool = True,
) -> list[BookReport]:
    """What was found in each case, with cures; what was found in a ``whole`` book of these words is recalled."""
    memories = [case.memory if whole and case.passages is None else None for case in cases]
    kept = [Kept(m, c.book, c.scenarios, c.name, c.examples) for m, c in zip(memories, cases, strict=True)]
    found = check_cases(cases, kept, codes, work, progress)
    told = [reported(case, portion, codes, baseline) for case, portion in zip(cases, found, strict=True)]
    wanted = [(n, k) for n, report in enumerate(told) for k, f in enumerate(report.findings) if cured(f)]
    better = cures(kept, [(n, told[n].findings[k]) for n, k in wanted], found, work)
    for n, k in wanted:
        progress(f"{cases[n].book.id}: cures")
        told[n].findings[k] = next(better)
    return told


def reported(case: Case, found: Portion, codes: frozenset[str], baseline: bool) -> BookReport:
    """What was found in a book, in the order of its text."""
    settled = () if codes.isdisjoint(CODES) else found.settled or ()
    unique = {f.fingerprint: f for f in found.findings}
    ruled = {f.fingerprint: f for s in settled for f in s.findings if f.code in codes}
    ordered = sorted((ruled | unique).values(), key=lambda f: f.sort_key)
    undecided = [u for u in dict.fromkeys(found.undecided) if u.finding not in unique]  # by no other question either
    told = accounts(case.book, ordered, codes)
    ordered = left_untold(case.book, ordered, told)
    problems = list[Problem]()
    if baseline:
        entries, problems = known_to(case.book.path, case.memory)
        problems += unknown_codes(entries, frozenset(c.code for c in ALL))
        ordered, misfits = apply_baseline(entries, ordered, undecided, codes)
        undecided = with_reasons(entries, undecided)
        problems += [] if case.book.printed else misfits  # the baseline is of the text with its errata
    problems += unknown_tellers(case.book)
    scenarios, faults = list(case.scenarios), list(found.faults)
    return BookReport(case.book, ordered, undecided, found.stats, scenarios, faults, problems, told)


@contextmanager
def working(cases: Sequence[Case], jobs: int, dask: str) -> Iterator[Work]:
    """Who is to do the work."""
    if dask:
        with cluster(cases, dask) as work:
            yield work
    elif jobs > 1 and cases:
        with processes(cases, jobs) as work:
            yield work
    else:
        yield here(cases)


def run(
    paths: list[Path],
    codes: frozenset[str],
    memory: Memory | None = None,
    progress: Callable[[str], None] = lambda _: None,
    baseline: bool = True,
    passages: Passages | None = None,
    cured: Callable[[Finding], bool] = is_open,
    brief: Callable[[str], bool] = in_full,
    jobs: int = 1,
    dask: str = "",
    printed: bool = False,
    volumes: Volumes | None = None,
    whole: bool = True,
) -> Report:
    """Check the books at the paths; books that cannot be read are reported with all their errors.

    The text as ``printed`` is that without the errata. Where ``volumes`` are kept from run to run, what is known of
    a book is taken over when it is edited; a run that does not recall ``whole`` books works out what that needs.

    Raises:
        BookError: where processes end, or a Dask cluster cannot be had, that were to do the work.
    """
    started = time.perf_counter()
    report = Report()
    cases: list[Case] = []
    if memory is not None and volumes is not None:
        memory.begin()
    for path in paths:
        try:
            progress(f"{path.name}: reading")
            own = memory.of(path) if memory is not None else None
            found = fetch(path, own, printed, volumes)
            if missing := unreadable(found.book, passages):
                raise BookError(missing)
        except BookError as error:
            report.problems.extend(error.problems)
            continue
        case, problems = case_of(found, own, brief, baseline, passages)
        report.problems.extend(problems)
        cases.append(case)
    if not whole:
        for case in cases:
            make_ready(case.book)
    with working(cases, jobs, dask) as work:
        report.books = reports(cases, codes, work, progress, baseline, cured, whole)
    for book_report in report.books:
        report.problems.extend(book_report.problems)
    report.seconds = time.perf_counter() - started
    return report
