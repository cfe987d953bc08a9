"""What the site tells of one book, gathered once: results, findings, references, and where each thing stands."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from rulewright.book.model import Amendment, Book, Erratum, Page
from rulewright.checks.shared.event_relations import Relation, relations
from rulewright.evidence.context import Memory
from rulewright.evidence.findings import Finding, Severity
from rulewright.evidence.passages import Passages
from rulewright.files.yamlread import read_yaml
from rulewright.gherkin.scenario import Result, Scenario
from rulewright.reach.outcomes import outcome
from rulewright.reports.priorities import overridden, prevailing, setting_off, turned
from rulewright.run.records import Records
from rulewright.run.run import BookReport
from rulewright.site.text import Link, anchor, file_names

T = TypeVar("T")
BOARD = "findings.md"
OWN = (
    "index",
    "read",
    "phrases",
    "findings",
    "applies",
    "events",
    "timeline",
    "things",
    "moments",
    "effects",
    "glossary",
    "coverage",
    "conventions",
    "errata",
)


@dataclass
class Told:
    """One book with all that its pages show; places are paths from the top of the site."""

    path: Path
    folder: str
    report: BookReport
    results: list[Result] = field(default_factory=list)
    of_clause: dict[str, list[Result]] = field(default_factory=dict)
    found: dict[str, list[Finding]] = field(default_factory=dict)
    referrers: dict[str, list[str]] = field(default_factory=dict)
    prevailing: dict[str, list[str]] = field(default_factory=dict)
    set_off: dict[str, list[str]] = field(default_factory=dict)
    set_off_by: dict[str, list[str]] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    pages: dict[str, str] = field(default_factory=dict)
    about: str = ""
    records: Records = Records()
    passages: Passages | None = None  # the documents of the source, where they may be shown
    replays: Mapping[str, list[str]] = field(default_factory=dict)  # what happened, by the fingerprint of the finding

    @property
    def book(self) -> Book:
        """The book."""
        return self.report.book

    @cached_property
    def relations(self) -> tuple[Relation, ...]:
        """How the events of the book stand to one another."""
        return relations(self.book, self.report.findings)

    @cached_property
    def event_pages(self) -> dict[str, str]:
        """The page of each event that has one, the first where it has several."""
        found: dict[str, str] = {}
        for shown in self.book.pages.values():
            if shown.event:
                found.setdefault(shown.event, shown.id)
        return found

    @cached_property
    def shown(self) -> tuple[Page, ...]:
        """The pages of the book in the order of its text: by the first line that each is read from."""
        stands = {page.id: _stands(self.book, page) for page in self.book.pages.values()}
        documents = list(dict.fromkeys(document for document, _ in stands.values()))
        order = {page: (documents.index(document), line) for page, (document, line) in stands.items()}
        return tuple(sorted(self.book.pages.values(), key=lambda page: order[page.id]))

    @cached_property
    def prefix(self) -> str:
        """What the ids of all clauses begin with, where no page is called so: it is not printed in the text."""
        firsts = {c.partition("/")[0] if "/" in c else "" for c in self.book.clauses}
        (first,) = firsts if len(firsts) == 1 else ("",)
        return f"{first}/" if first and first not in self.book.pages else ""

    def number(self, identifier: str) -> str:
        """The number of a clause or a section as it is printed."""
        return identifier.removeprefix(self.prefix)

    @cached_property
    def version(self) -> str:
        """A short name for the text as it is now: a hash of what all clauses say."""
        said = "\n".join(f"{c.id} {c.says}" for c in self.book.clauses.values())
        return hashlib.sha256(said.encode()).hexdigest()[:8]

    @cached_property
    def children(self) -> dict[str, list[str]]:
        """The clauses that are part of another one."""
        return _by_key((c.parent, c.id) for c in self.book.clauses.values() if c.parent)

    @cached_property
    def amended(self) -> dict[str, list[tuple[Erratum, Amendment]]]:
        """What errata did to each clause that they name."""
        return self.book.amended()

    @property
    def start(self) -> str:
        """The book's first page."""
        return f"{self.folder}/index.md"

    @property
    def phrases(self) -> str:
        """The page of its phrases."""
        return f"{self.folder}/phrases.md"

    def finding(self, finding: Finding) -> str:
        """The page of a finding."""
        return f"{self.folder}/findings/{finding.fingerprint}.md"

    def board(self, code: str = "", page: str = "") -> str:
        """The book's findings on the board, or those of one code or one page."""
        more = (f"&check={code}" if code else "") + (f"&page={self.pages[page].removesuffix('.md')}" if page else "")
        return f"{BOARD}?book={self.folder}{more}"

    def to(self, identifier: str, page: str) -> Link:
        """A link to a clause, section or page of the book; its bare name where there is none."""
        return Link(self.number(identifier), self.places.get(identifier, ""), page)

    def all(self, identifiers: Iterable[str], page: str) -> tuple[Link, ...]:
        """Links to several."""
        return tuple(self.to(i, page) for i in identifiers)

    def home(self, page: str) -> Link:
        """A link to the book's first page."""
        return Link(self.book.title, self.start, page)

    @property
    def failed(self) -> list[Result]:
        """The scenarios that did not pass."""
        return [r for r in self.results if not r.passed]


def tell(
    path: Path,
    folder: str,
    report: BookReport,
    replays: Mapping[str, list[str]],
    memory: Memory | None,
    progress: Callable[[str], None],
) -> Told:
    """Run the scenarios of a book and gather what its pages show."""
    book = report.book
    progress(f"{book.id}: scenarios")
    results = [played(book, s, memory) for s in report.scenarios]
    told = Told(path, folder, report, results, about=_about(path), replays=replays)
    told.of_clause = _by_key((tag, r) for r in told.results for tag in r.scenario.tags)
    told.found = _by_key((clause, f) for f in report.findings for clause in dict.fromkeys(f.clauses))
    told.referrers = _referrers(book)
    told.prevailing, told.set_off = prevailing(book), setting_off(book)
    told.set_off_by = turned(told.set_off)
    names = file_names(book.pages, OWN)
    told.pages = {page: f"{folder}/{names[page]}.md" for page in book.pages}
    told.places = _places(book, told.pages)
    return told


def played(book: Book, scenario: Scenario, memory: Memory | None) -> Result:
    """What a scenario comes to; it is played only if what it consults has changed since it was last played."""
    ended = outcome(book, scenario, memory)
    return ended.result or Result(scenario, ended.passed)


def _about(path: Path) -> str:
    data = read_yaml(path / "book.yaml", "book.yaml").data
    return str(data.get("about", "")) if isinstance(data, dict) else ""


def _by_key(pairs: Iterable[tuple[str, T]]) -> dict[str, list[T]]:
    found: dict[str, list[T]] = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return dict(found)


def _stands(book: Book, shown: Page) -> tuple[str, int]:
    """The document that a page is read from, and its first line there."""
    sources = [book.clauses[c].source for s in shown.sections for c in book.sections[s].clauses]
    return (sources[0].document, min(s.lines[0] for s in sources)) if sources else ("", 0)


def _referrers(book: Book) -> dict[str, list[str]]:
    """Who refers to each id: by reference, as a child, or by priority."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for clause in book.clauses.values():
        for target in (*clause.refs, clause.parent, *overridden(clause)):
            if target and target != clause.id:
                found[target][clause.id] = None
    return {target: list(sources) for target, sources in found.items()}


def _places(book: Book, pages: dict[str, str]) -> dict[str, str]:
    places = dict(pages)
    for section in book.sections.values():
        places[section.id] = f"{pages[section.page]}#{section_anchor(section.id)}"
    for name, made in book.amended().items():  # also where a clause stood that an erratum deleted
        places[name] = f"{pages[book.sections[made[0][1].section].page]}#{anchor(name)}"
    for clause in book.clauses.values():
        places[clause.id] = f"{pages[clause.page]}#{anchor(clause.id)}"
    return places


def section_anchor(identifier: str) -> str:
    """The place of a section, which may share its id with a clause."""
    return f"section-{anchor(identifier)}"


def tally(findings: Iterable[Finding], nothing: str = "none") -> str:
    """How many findings of each severity, in words."""
    listed = list(findings)
    counts = [(sum(f.severity is s for f in listed), s.value) for s in Severity]
    return ", ".join(f"{n} {word}{'' if n == 1 else 's'}" for n, word in counts if n) or nothing


def by_code(told: Told) -> dict[str, list[Finding]]:
    """The findings of a book by code, in the order of the codes."""
    codes = sorted({f.code for f in told.report.findings})
    return {code: [f for f in told.report.findings if f.code == code] for code in codes}
