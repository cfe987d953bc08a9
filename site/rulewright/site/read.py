"""A book in running order on one page, to be read and printed: every clause, and its findings as footnotes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rulewright.book.model import Clause, Page, Section
from rulewright.evidence.findings import Finding
from rulewright.site.book_data import Told
from rulewright.site.clauses import header_facts, page_title, section_title
from rulewright.site.text import Link, anchor, url

TITLE = "Read it through"


@dataclass(frozen=True, slots=True)
class Note:
    """A footnote: a defect, and the clauses that it is about."""

    number: int
    finding: Link
    severity: str
    clauses: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause in few words, and what its marks tell."""

    page: Link  # where all of it stands
    place: str
    says: str
    notes: tuple[Note, ...]
    tests: int
    failed: int
    references: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """The clauses of a section."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page of the book, with what its heading says."""

    page: Link
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class ReadPage:
    """The whole book."""

    template: ClassVar = "read.md"
    name: str
    document: str
    version: str
    script: str
    chapters: tuple[Chapter, ...]
    notes: tuple[Note, ...]


def read_place(told: Told) -> str:
    """Where the page stands."""
    return f"{told.folder}/read/index.md"


def read_page(told: Told) -> ReadPage:
    """The book in the order of its text."""
    place = read_place(told)
    reading = _Reading(told, place)
    chapters = tuple(map(reading.chapter, told.shown))
    for finding in told.report.findings:  # what is about no clause
        reading.note(finding)
    notes = tuple(reading.notes.values())
    return ReadPage(told.book.title, told.book.document, told.version, url("share.js", place), chapters, notes)


@dataclass
class _Reading:
    """The notes so far; findings of one message about the same clauses share one."""

    told: Told
    at: str
    notes: dict[object, Note] = field(default_factory=dict)

    def chapter(self, shown: Page) -> Chapter:
        sections = (self.told.book.sections[name] for name in shown.sections)
        page = Link(page_title(shown), self.told.pages[shown.id], self.at)
        return Chapter(page, tuple(dict.fromkeys(header_facts(self.told, shown))), tuple(map(self.passage, sections)))

    def passage(self, section: Section) -> Passage:
        clauses = (self.told.book.clauses[name] for name in section.clauses)
        return Passage(section_title(section), tuple(map(self.rule, clauses)))

    def rule(self, clause: Clause) -> Rule:
        told = self.told
        results = told.of_clause.get(clause.id, ())
        return Rule(
            page=told.to(clause.id, self.at),
            place=anchor(clause.id),
            says=clause.says,
            notes=tuple(dict.fromkeys(map(self.note, told.found.get(clause.id, ())))),
            tests=len(results),
            failed=sum(not r.passed for r in results),
            references=told.all(dict.fromkeys((*clause.refs, *told.referrers.get(clause.id, ()))), self.at),
        )

    def note(self, finding: Finding) -> Note:
        defect = (finding.code, finding.message, frozenset(finding.clauses))
        if defect not in self.notes:
            self.notes[defect] = Note(
                number=len(self.notes) + 1,
                finding=Link(finding.message, self.told.finding(finding), self.at),
                severity=finding.severity.value,
                clauses=self.told.all(dict.fromkeys(finding.clauses), self.at),
            )
        return self.notes[defect]
